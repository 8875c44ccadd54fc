import Dispatch

/// The results of `body` for all elements, in their order; `body` runs on all cores, in no order. O(1) memory besides the result.
package func inParallel<Element: Sendable, Value>(_ elements: [Element], _ body: @Sendable (Element) -> Value) -> [Value] {
  [Value](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each iteration writes a place of its own.
    nonisolated(unsafe) let places = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { places.initializeElement(at: $0, to: body(elements[$0])) }
    count = elements.count
  }
}
