import Facts

extension Evaluation {
  enum MemberKind { case stored, computed, ofType }

  /// The kind of the property that a type, its superclasses and protocols have under a name; nil if none is known to have it.
  func memberKind(_ name: String, of type: Int) -> MemberKind? {
    var seen: Set<Int> = []
    var waiting = [type]
    while let next = waiting.popLast(), seen.count < mostAbove {
      guard seen.insert(next).inserted else { continue }
      let known = names.types[next]
      if let place = known.properties[name] {
        let traits = names.files[place.file].properties[place.property].traits
        if !traits.isDisjoint(with: [.isStatic, .payload]) { return .ofType }
        return traits.contains(.computed) || known.kind == .protocol ? .computed : .stored
      }
      if known.foreignMembers[name] != nil { return .stored }
      waiting += known.protocols.reversed()
      if let superclass = known.superclass { waiting.append(superclass) }
    }
    return nil
  }
}

extension Expression {
  /// What a chain of members and calls starts from.
  var root: Expression {
    var next = self
    while true {
      switch next {
      case .member(let base, _), .call(let base), .subscripted(let base), .optional(let base): next = base
      default: return next
      }
    }
  }
}
