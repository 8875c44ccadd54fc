/// A project as it is, compared with how it would be after some changes.
package struct WhatIf: Sendable {
  package let made: [ChangeMade]
  /// From the current report to that of the changed graph.
  package let comparison: Comparison

  package init(_ made: [ChangeMade], from old: Report, to new: Report) {
    self.made = made
    comparison = Comparison(old: old, named: "now", new: new, named: "with the changes", changed: [])
  }
}
