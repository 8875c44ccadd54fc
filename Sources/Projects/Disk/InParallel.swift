import Dispatch

/// What `body` makes of each element, in their order; made on all cores, in no order. O(1) memory besides the answer.
package func inParallel<Element: Sendable, Value>(_ elements: [Element], _ body: @Sendable (Element) -> Value) -> [Value] {
  [Value](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each iteration writes a place of its own.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { places.initializeElement(at: $0, to: body(elements[$0])) }
    count = elements.count
  }
}
