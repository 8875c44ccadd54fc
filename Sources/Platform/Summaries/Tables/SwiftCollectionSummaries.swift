/// The collections and closures of the Swift standard library. `SummaryTable` explains the notation.
///
/// The names say the same of all collections, so that most rows name no class.
let swiftCollectionSummaries = #"""
  # What puts elements in
  -! append(_^:) append(contentsOf:) prepend(_:) prepend(contentsOf:) insert(_:at:) insert(contentsOf:at:) updateValue(_:forKey:) update(with:)
    formUnion(_:)
    = adds 0
  - insert(_:) = adds 0
  -! replaceSubrange(_:with:) = adds 1
  -! merge(_:uniquingKeysWith^:) = adds 0 ; runs 1 elements
  -! merging(_:uniquingKeysWith^:) = runs 1 elements ; result keeps element:0 ; returns elements
  -! union(_:) = result keeps element:0 ; returns elements
  Array/ContiguousArray/ArraySlice init(_:) = returns 0
  Array/ContiguousArray init(repeating:count:) = result keeps element:0
  Set/Dictionary/AnySequence/AnyCollection init(_:) = returns 0
  Dictionary init(uniqueKeysWithValues:) = returns 0
  Dictionary init(_:uniquingKeysWith^:) = runs 1 elements ; returns 0
  Dictionary init(grouping:by^:) = runs 1 elements ; returns 0

  # What takes them out
  -! remove(at:) removeFirst() removeLast() popFirst() popLast() removeValue(forKey:) = removes ; returns element
  -! removeFirst(_:) removeLast(_:) removeAll() removeAll(keepingCapacity:) removeSubrange(_:) subtract(_:) formIntersection(_:) removeFirst(where^:)
    = removes
  -! removeAll(where^:) = runs 0 elements ; removes
  - remove(_:) = removes ; returns element

  # What looks at them
  -! first last randomElement() min() max() next() = returns element
  -! values lazy indices = returns elements
  -! first(where^:) last(where^:) min(by^:) max(by^:) = runs 0 elements ; returns element
  -! filter(_^:) sorted(by^:) drop(while^:) prefix(while^:) partition(by^:) = runs 0 elements ; returns elements
  -! sorted() sorted(using:) reversed() shuffled() dropFirst() dropFirst(_:) dropLast() dropLast(_:) prefix(_:) suffix(_:) enumerated() makeIterator()
    joined()
    prefix(upTo:) prefix(through:) suffix(from:) compacted() = returns elements
  -! subtracting(_:) intersection(_:) symmetricDifference(_:) = returns elements
  -! forEach(_^:) map(_^:) compactMap(_^:) flatMap(_^:) mapValues(_^:) compactMapValues(_^:) = runs 0 elements
  -! sort(by^:) contains(where^:) allSatisfy(_^:) firstIndex(where^:) lastIndex(where^:) count(where^:) split(whereSeparator^:)
    split(maxSplits?:omittingEmptySubsequences?:whereSeparator^:) = runs closure elements
  -! reduce(_:_^:) reduce(into:_^:) = runs 1 elements
  -! elementsEqual(_:by^:) starts(with:by^:) lexicographicallyPrecedes(_:by^:) difference(from:by^:) = runs 1 elements
  -! withUnsafeBufferPointer(_^:) withUnsafeMutableBufferPointer(_^:) withContiguousStorageIfAvailable(_^:) withUnsafeBytes(_^:)
    withUnsafeMutableBytes(_^:) withCString(_^:) withUTF8(_^:) withMemoryRebound(to:capacity?:_^:) = runs closure
  -! zip(_:_:) = returns 0
  -! sequence(first:next^:) sequence(state:next^:) = result copies next
  -! repeatElement(_:count:) = result keeps element:0
  -! stride(from:to:by:) stride(from:through:by:) = returns Stride
  AnySequence/AnyIterator/AnyCollection init(_^:) = result copies closure:0
  UnfoldSequence init(state:next^:) = result copies next
  KeyValuePairs/LazySequence/LazyMapSequence map(_^:) filter(_^:) compactMap(_^:) = result copies transform:0 ; returns LazyMapSequence
  Result/Optional! mapError(_^:) flatMapError(_^:) = runs 0
  Result init(catching^:) = runs 0
  Result! get() = returns element
  -! isKnownUniquelyReferenced(_:) = keeps object:0 call
  AnyHashable/AnyObject/AnyKeyPath init(_:) = returns 0
  ManagedBuffer! withUnsafeMutablePointers(_^:) withUnsafeMutablePointerToElements(_^:) withUnsafeMutablePointerToHeader(_^:) = runs 0
  """#
