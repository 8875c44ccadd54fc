/// A binary heap; the least comes first. Insertion and removal O(log n).
struct Heap<Item: Comparable> {
  private(set) var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }
  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func insert(_ item: Item) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeLeast() -> Item? {
    guard let least = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return least }
    items[0] = last
    var parent = 0
    while true {
      var lowest = parent
      if 2 * parent + 1 < items.count, items[2 * parent + 1] < items[lowest] { lowest = 2 * parent + 1 }
      if 2 * parent + 2 < items.count, items[2 * parent + 2] < items[lowest] { lowest = 2 * parent + 2 }
      if lowest == parent { return least }
      items.swapAt(parent, lowest)
      parent = lowest
    }
  }
}
