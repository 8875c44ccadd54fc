package import Analysis

/// Every rule there is, by id. A rule that is not here does not exist.
package let allRules: [any Rule] = [
  CategoryCollision(),
  CategorySprawl(),
  ConcreteSuperclass(),
  DeepInheritance(),
  ForbiddenDependency(),
  ImportCycle(),
  InvalidSuppression(),
  LayerViolation(),
  LoneSubclass(),
  PrefixHeaderImport(),
  RetroactiveConformance(),
  TemplateMethod(),
  UnprefixedCategoryMethod(),
  UnusedSuppression(),
]
