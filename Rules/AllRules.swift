package import Analysis

/// Every rule there is, by id. A rule that is not here does not exist.
package let allRules: [any Rule] = [
  CategoryCollision(),
  CategorySprawl(),
  ConcreteSuperclass(),
  DeepInheritance(),
  ForbiddenDependency(),
  HeavyImport(),
  Hub(),
  ImportCycle(),
  InvalidSuppression(),
  LayerViolation(),
  LoneSubclass(),
  PolymorphismInside(),
  PrefixHeaderImport(),
  PresentationDrivenTransition(),
  RetroactiveConformance(),
  ScatteredState(),
  TypeCycle(),
  UnstableDependency(),
  TemplateMethod(),
  UnprefixedCategoryMethod(),
  UnusedSuppression(),
  ViewStateInController(),
]
