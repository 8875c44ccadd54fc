/// A graph in rows. An arc gets a bend in each row that it passes, so that each of its lines leads from one row to the next.
struct Rows {
  /// The nodes of the graph have their own numbers; bends follow.
  let nodeCount: Int
  private(set) var rank: [Int]
  /// For each row its vertices from left to right.
  var rows: [[Int]]
  /// The place of each vertex in its row; -1 for nodes that are in none.
  var position: [Int]
  /// What lies above and below each vertex, one entry a line.
  private(set) var above: [[Link]]
  private(set) var below: [[Link]]
  /// For each arc its bends from top to bottom; nil when it is drawn straight across.
  private(set) var bends: [[Int]?]

  struct Link {
    let vertex: Int
    let pull: Int
  }

  var vertexCount: Int { rank.count }
  func isBend(_ vertex: Int) -> Bool { vertex >= nodeCount }

  init(ranks: [Int], arcs: [Arc], isLinked: [Bool], bendLimit: Int) {
    nodeCount = ranks.count
    rank = ranks
    above = ranks.map { _ in [] }
    below = above
    bends = Array(repeating: nil, count: arcs.count)
    var left = bendLimit
    let byLength = arcs.indices.sorted { (ranks[arcs[$0].lower] - ranks[arcs[$0].upper], $0) < (ranks[arcs[$1].lower] - ranks[arcs[$1].upper], $1) }
    var isBent = [Bool](repeating: false, count: arcs.count)
    for number in byLength {
      let count = ranks[arcs[number].lower] - ranks[arcs[number].upper] - 1
      guard count <= left else { break }
      left -= count
      isBent[number] = true
    }
    for (number, arc) in arcs.enumerated() where isBent[number] {
      var vertex = arc.upper
      var made: [Int] = []
      for row in ranks[arc.upper] + 1..<ranks[arc.lower] + 1 {
        let next: Int
        if row == ranks[arc.lower] {
          next = arc.lower
        } else {
          next = rank.count
          rank.append(row)
          above.append([])
          below.append([])
          made.append(next)
        }
        below[vertex].append(Link(vertex: next, pull: arc.pull))
        above[next].append(Link(vertex: vertex, pull: arc.pull))
        vertex = next
      }
      bends[number] = made
    }
    let count = ranks.indices.reduce(0) { isLinked[$1] ? max($0, ranks[$1] + 1) : $0 }
    rows = Array(repeating: [], count: count)
    position = Array(repeating: -1, count: rank.count)
    for vertex in rank.indices where vertex >= nodeCount || isLinked[vertex] {
      position[vertex] = rows[rank[vertex]].count
      rows[rank[vertex]].append(vertex)
    }
  }

  mutating func set(_ row: Int, to vertices: [Int]) {
    rows[row] = vertices
    for (place, vertex) in vertices.enumerated() { position[vertex] = place }
  }

  mutating func set(_ other: [[Int]]) {
    for row in other.indices { set(row, to: other[row]) }
  }
}
