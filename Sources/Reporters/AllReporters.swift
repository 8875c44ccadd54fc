/// What `arborist lint --format` offers. A new format of findings is one file and one line here.
package let findingReporters: [any Reporter] = [
  TextReporter(),
  JSONReporter(),
]

/// What `arborist graph --format` offers. A new format of graphs is one file and one line here.
package let graphReporters: [any Reporter] = [
  DotReporter(),
  GraphJSONReporter(),
]

/// What `arborist doctor --format` offers.
package let checkupReporters: [any CheckupReporter] = [
  CheckupTextReporter(),
  CheckupJSONReporter(),
]
