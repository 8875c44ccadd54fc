// Which of Combine's subscriptions end by themselves, and which collections are copies without some elements.

extension Platform {
  /// Whether a subscription to a publisher or through an operator of Combine is over after a few values.
  package static func isOverByItself(_ name: some StringProtocol) -> Bool { finitePublishers.contains(String(name)) }

  private static let finitePublishers: Set<String> = ["Just", "Future", "Fail", "Empty", "first", "prefix", "dataTaskPublisher"]

  /// Whether a publisher of a type gives values for as long as it lives, as far as it is told nothing else.
  package static func isEndless(type name: String) -> Bool { ["PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher", "Published.Publisher"].contains(name) }

  /// Whether a property is such a publisher: the projection of a published property.
  package static func isEndless(property name: String) -> Bool { name.hasPrefix("$") || name == "objectWillChange" }

  /// Whether a call gives such a publisher: of notifications, of a timer, of what is observed.
  package static func isEndless(call name: String) -> Bool { endlessCalls.contains(name) }

  private static let endlessCalls: Set<String> = [
    "publisher(for:)", "publisher(for:object:)", "publisher(for:options:)", "publish(every:on:in:)", "publish(every:tolerance:on:in:)",
    "publish(every:on:in:options:)", "publish(every:tolerance:on:in:options:)",
  ]

  /// Whether a collection's method gives a collection without some of its elements.
  package static func leavesElementsOut(_ name: String) -> Bool {
    ["filter(_:)", "compactMap(_:)", "filteredArrayUsingPredicate:", "filteredSetUsingPredicate:", "subtracting(_:)", "filter()", "dropFirst(_:)", "dropLast(_:)"].contains(name)
  }
}
