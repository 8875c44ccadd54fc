package import Analysis

/// Every rule there is, by id. A rule that is not here does not exist.
package let allRules: [any Rule] = [
  CategorySprawl(),
  ConcreteSuperclass(),
  DeepInheritance(),
  ForbiddenDependency(),
  ImportCycle(),
  InvalidSuppression(),
  LayerViolation(),
  LoneSubclass(),
  PrefixHeaderImport(),
  RetainCycle(),
  RetroactiveConformance(),
  UnusedSuppression(),
]
