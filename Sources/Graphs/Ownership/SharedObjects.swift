package import Facts

/// One object that several members hold: what stands in one place and is handed on to the others.
package struct SharedObject: Sendable {
  /// Where it comes from: the place that nobody hands it to.
  package let origin: Handover.Place
  /// Every member that holds it, by type and name, with the line that hands it there; nil for the origin itself. Nearest to the origin first.
  package let members: [Member]

  package struct Member: Sendable {
    /// The type, or the variable, that has the member.
    package let owner: Graph.Node
    package let name: String
    package let handed: SourceLocation?
    /// The types whose code hands it on, all the way from the origin, in order.
    package let givers: [Graph.Node]
    /// For each way that the object is seen to take here, the arms that it goes through.
    package let ways: [[Arm]]

    /// Whether the object comes to at most one of the two members: each way to the one and each way to the other go through different arms of a choice.
    package func excludes(_ other: Member) -> Bool {
      ways.allSatisfy { own in other.ways.allSatisfy { way in own.contains { arm in way.contains(where: arm.excludes) } } }
    }
  }
}

extension Graph {
  /// The objects that more than one member comes to hold, as far as the code that hands them on tells, by origin. Each origin is followed by itself,
  /// so that two objects which meet in one member stay two. O(h log h + o h) for h handovers from o origins.
  package func sharedObjects(where isSeen: (Handover) -> Bool = { _ in true }) -> [SharedObject] {
    var places: [Handover.Place] = []
    var numbers: [Handover.Place: Int] = [:]
    func number(_ place: Handover.Place) -> Int {
      if let number = numbers[place] { return number }
      numbers[place] = places.count
      places.append(place)
      return places.count - 1
    }
    let edges = handovers.indices.filter { isSeen(handovers[$0]) }
      .map { View.Edge(source: number(handovers[$0].source), target: number(handovers[$0].target), fact: $0) }
    let view = View(nodeCount: places.count, edges: edges)
    let (components, count) = view.componentNumbers()
    var isGiven = [Bool](repeating: false, count: count)
    for edge in edges where components[edge.source] != components[edge.target] { isGiven[Int(components[edge.target])] = true }

    var found: [SharedObject] = []
    // A parameter or a variable before the member that it is assigned to.
    let order = places.indices.sorted { (places[$0].kind == .member ? 1 : 0, $0) < (places[$1].kind == .member ? 1 : 0, $1) }
    for start in order where !isGiven[Int(components[start])] {
      // One for each knot of places.
      isGiven[Int(components[start])] = true
      let members = members(from: start, view, places)
      if members.count > 1 { found.append(SharedObject(origin: places[start], members: members)) }
    }
    return found
  }

  private func members(from start: Int, _ view: View, _ places: [Handover.Place]) -> [SharedObject.Member] {
    /// How the object comes to a place: through whose hands, and the first line since the last member on the way.
    struct Way {
      var givers: [Graph.Node] = []
      var handover: Int?
      var arms: [[Arm]] = [[]]

      /// Adds a second way to the same place. Places that were reached from it before do not get the new arms, so `excludes` may then say too much.
      mutating func add(_ others: [[Arm]]) {
        for other in others where !arms.contains(other) { arms.append(other) }
        if arms.count > 8 { arms = [[]] }
      }
    }
    var ways = [start: Way()]
    var waiting = [start]
    var head = 0
    var members: [SharedObject.Member] = []
    var placesOfMembers: [Int] = []
    while head < waiting.count {
      let place = waiting[head]
      head += 1
      let way = ways[place]!
      let owner = places[place].kind == .member ? node(places[place].owner) : nil
      if let owner {
        members.append(.init(owner: owner, name: places[place].name, handed: way.handover.map { handovers[$0].location }, givers: way.givers, ways: []))
        placesOfMembers.append(place)
      }
      for edge in view.edges(from: place) {
        let own = handovers[edge.fact].arms
        let arms = own.isEmpty ? way.arms : way.arms.map { Set($0 + own).sorted() }
        guard ways[edge.target] == nil else {
          ways[edge.target]!.add(arms)
          continue
        }
        var next = way
        next.arms = arms
        if owner != nil { next.handover = nil }
        if let giver = handovers[edge.fact].giver.flatMap(node) {
          // If the object comes through a parameter or a variable, the line that gave it to these is kept.
          if next.handover == nil { next.handover = edge.fact }
          if next.givers.last != giver { next.givers.append(giver) }
        }
        ways[edge.target] = next
        waiting.append(edge.target)
      }
    }
    return zip(members, placesOfMembers).map { member, place in .init(owner: member.owner, name: member.name, handed: member.handed, givers: member.givers, ways: ways[place]!.arms) }
  }
}
