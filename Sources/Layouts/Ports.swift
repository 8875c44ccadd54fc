/// Where lines touch the boxes. Each line has a place of its own. The places are in the order of the points where the lines go next, and right above or below
/// these where the box is wide enough.
struct Ports {
  /// For each arc its x on the bottom of the upper box and on the top of the lower one.
  private(set) var starts: [Double]
  private(set) var ends: [Double]
  private let boxes: [Rectangle]
  private let arcs: [Arc]
  private let distance: Double

  init(boxes: [Rectangle], arcs: [Arc], spacing: LayeredLayout.Spacing) {
    self.boxes = boxes
    self.arcs = arcs
    // Ends may lie closer together than lines run.
    distance = spacing.lines * 0.7
    starts = arcs.map { boxes[$0.upper].middle.x }
    ends = arcs.map { boxes[$0.lower].middle.x }
  }

  /// `bends` are the x of each arc's bends.
  mutating func spread(bends: [[Double]?]) {
    var (leaving, entering) = ([[Int]](repeating: [], count: boxes.count), [[Int]](repeating: [], count: boxes.count))
    for (number, arc) in arcs.enumerated() {
      leaving[arc.upper].append(number)
      entering[arc.lower].append(number)
    }
    // The place at one end depends on the place at the other, so it takes some rounds until the lines that can be upright are.
    for _ in 0..<12 {
      for (box, numbers) in leaving.enumerated() where !numbers.isEmpty {
        let wishes = numbers.map { number in Wish(of: bends[number]?.first, or: ends[number]) }
        // Lines that go to the same x are ordered by where they go after that, so that they don't cross.
        let places = spread(wishes, further: numbers.map { bends[$0]?.last ?? boxes[arcs[$0].lower].middle.x }, along: boxes[box])
        for (number, place) in zip(numbers, places) { starts[number] = place }
      }
      for (box, numbers) in entering.enumerated() where !numbers.isEmpty {
        let wishes = numbers.map { number in Wish(of: bends[number]?.last, or: starts[number]) }
        let places = spread(wishes, further: numbers.map { bends[$0]?.first ?? boxes[arcs[$0].upper].middle.x }, along: boxes[box])
        for (number, place) in zip(numbers, places) { ends[number] = place }
      }
    }
    for number in arcs.indices { straighten(number, bends[number] ?? [], leaving, entering) }
  }

  /// Makes the first and the last part of a line upright where that takes less than two distances and leaves half a distance to its neighbours.
  private mutating func straighten(_ number: Int, _ bends: [Double], _ leaving: [[Int]], _ entering: [[Int]]) {
    let (upper, lower) = (arcs[number].upper, arcs[number].lower)
    func isFree(_ x: Double, _ from: Double, _ box: Int, _ places: [Double]) -> Bool {
      let margin = min(distance / 2, boxes[box].width / 4)
      return abs(x - from) < 2 * distance && x >= boxes[box].x + margin && x <= boxes[box].right - margin
        && places.allSatisfy { abs($0 - x) >= min(distance / 2, abs($0 - from)) && ($0 < from) == ($0 < x) }
    }
    let (starts, ends) = (starts, ends)
    let besideStart = leaving[upper].filter { $0 != number }.map { starts[$0] }
    let besideEnd = entering[lower].filter { $0 != number }.map { ends[$0] }
    if let first = bends.first, let last = bends.last {
      if isFree(first, starts[number], upper, besideStart) { self.starts[number] = first }
      if isFree(last, ends[number], lower, besideEnd) { self.ends[number] = last }
      return
    }
    for x in [ends[number], starts[number], (starts[number] + ends[number]) / 2]
    where isFree(x, starts[number], upper, besideStart) && isFree(x, ends[number], lower, besideEnd) {
      self.starts[number] = x
      self.ends[number] = x
      return
    }
  }

  private struct Wish {
    let x: Double
    let strength: Double

    /// A bend stays where it is, the other end of a short line may move too.
    init(of bend: Double?, or otherEnd: Double) {
      x = bend ?? otherEnd
      strength = bend == nil ? 1 : 8
    }
  }

  /// Places along a box that keep a distance from each other, with the least sum of squared distances from the wishes.
  ///
  /// Pool adjacent violators: Ayer, Brunk, Ewing, Reid and Silverman, "An empirical distribution function for sampling with incomplete information",
  /// Annals of Mathematical Statistics 26 (1955).
  private func spread(_ wishes: [Wish], further: [Double], along box: Rectangle) -> [Double] {
    // Lines keep away from the corners.
    let margin = min(distance, box.width / 4)
    let (left, right) = (box.x + margin, box.right - margin)
    let step = wishes.count > 1 ? min(distance, (right - left) / Double(wishes.count - 1)) : 0
    let order = wishes.indices.sorted { (wishes[$0].x, further[$0], $0) < (wishes[$1].x, further[$1], $1) }
    let slack = right - left - step * Double(wishes.count - 1)
    var pools: [(sum: Double, strength: Double, count: Int)] = []
    for (place, index) in order.enumerated() {
      let wish = min(max(wishes[index].x - left - step * Double(place), 0), slack)
      pools.append((wish * wishes[index].strength, wishes[index].strength, 1))
      while pools.count > 1, pools[pools.count - 2].sum * pools.last!.strength > pools.last!.sum * pools[pools.count - 2].strength {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].strength += last.strength
        pools[pools.count - 1].count += last.count
      }
    }
    var places = [Double](repeating: 0, count: wishes.count)
    var place = 0
    for pool in pools {
      for _ in 0..<pool.count {
        places[order[place]] = left + pool.sum / pool.strength + step * Double(place)
        place += 1
      }
    }
    return places
  }
}
