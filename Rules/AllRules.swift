package import Analysis

/// Every rule there is, by id. A rule that is not here does not exist.
package let allRules: [any Rule] = [
  CategorySprawl(),
  ConcreteSuperclass(),
  ControllerKnowsController(),
  DeepInheritance(),
  ForbiddenDependency(),
  HiddenRoot(),
  ImportCycle(),
  InvalidSuppression(),
  LayerViolation(),
  LoneSubclass(),
  MassiveType(),
  PrefixHeaderImport(),
  RetroactiveConformance(),
  UnreachableType(),
  UnusedSuppression(),
]
