// Which Combine subscriptions end by themselves, and which collection methods return a copy without some elements.

extension Platform {
  /// Whether a subscription to a Combine publisher, or through an operator, is over after a few values.
  package static func isOverByItself(_ name: some StringProtocol) -> Bool { finitePublishers.contains(String(name)) }

  private static let finitePublishers: Set<String> = ["Just", "Future", "Fail", "Empty", "first", "prefix", "dataTaskPublisher"]

  /// Whether publishers of a type emit values for as long as they live, unless something completes them.
  package static func isEndless(type name: String) -> Bool { ["PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher", "Published.Publisher"].contains(name) }

  /// Whether a property is such a publisher: the projection of a published property.
  package static func isEndless(property name: String) -> Bool { name.hasPrefix("$") || name == "objectWillChange" }

  /// Whether a call returns such a publisher: for notifications, a timer, or an observed property.
  package static func isEndless(call name: String) -> Bool { endlessCalls.contains(name) }

  private static let endlessCalls: Set<String> = [
    "publisher(for:)", "publisher(for:object:)", "publisher(for:options:)", "publish(every:on:in:)", "publish(every:tolerance:on:in:)",
    "publish(every:on:in:options:)", "publish(every:tolerance:on:in:options:)",
  ]

  /// Whether a collection method returns a collection without some of the elements.
  package static func leavesElementsOut(_ name: String) -> Bool {
    ["filter(_:)", "compactMap(_:)", "filteredArrayUsingPredicate:", "filteredSetUsingPredicate:", "subtracting(_:)", "filter()", "dropFirst(_:)", "dropLast(_:)"].contains(name)
  }
}
