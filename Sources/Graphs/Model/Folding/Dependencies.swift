package import Facts

extension Graph {
  /// Who depends on whom in the source: every mention of a type, function or variable in a file of the subject's own component. What other files
  /// state about the subject, such as what they make it hold, is no dependency of its own. Neither is code that only another configuration compiles,
  /// nor what `isLeftOut` names. What has no entity, such as an alias, counts on demand, as a mention of its file. O(n log n + e).
  package func ownMentions(includesNames: Bool = false, leaveOut isLeftOut: (Fact) -> Bool = { _ in false }) -> View {
    let isOwn = ownCode()
    return view {
      ViewName.types.relations.contains($0) || includesNames && $0 == .names
    } facts: {
      isOwn($0) && !isLeftOut(facts[$0])
    }
  }

  /// The same with imports, folded up. Only imports that a line of the file states count, not those that a prefix header adds.
  package func dependencies(to level: FoldLevel) -> FoldedGraph {
    let isOwn = ownCode()
    let all = view {
      $0 != .contains && $0 != .names
    } facts: { fact in
      facts[fact].relation == .imports ? facts[fact].isStatedImport : isOwn(fact)
    }
    return folded(all, to: level)
  }

  /// Who needs whom to be there. In the C family a file needs what one of its lines imports. In Swift, where nobody imports a file, it needs the things
  /// that its code mentions; so does C where it mentions Swift. Other people's modules are nodes; the project's own are not, their files are.
  /// Imports in a branch of an `#if` that is not taken count on demand: they tie no knot, but on another platform they are dependencies like others.
  /// O(n log n + e).
  package func sourceDependencies(to level: FoldLevel, includesInactive: Bool = false) -> FoldedGraph {
    folded(view(along: { $0 != .contains }, facts: sourceNeeds(includesInactive: includesInactive)), to: level)
  }

  /// Whether a fact, by its index, is one that `sourceDependencies` is made of. O(n + f) once.
  package func sourceNeeds(includesInactive: Bool = false) -> (Int) -> Bool {
    let isOwn = ownCode()
    let leftOut: Fact.Flags = includesInactive ? .implicit : [.inactive, .implicit]
    let isSwift = entities.indices.map { path(of: $0)?.hasSuffix(".swift") == true }
    return { [self] fact in
      let target = target(of: fact)
      switch facts[fact].relation {
      case .contains: return false
      case .imports: return facts[fact].details.flags.isDisjoint(with: leftOut) && (entities[target].kind != .module || entities[target].isExternal)
      default: return (isSwift[target] || facts[fact].location.path.hasSuffix(".swift")) && isOwn(fact)
      }
    }
  }

  /// Whether a fact is active and written in a file of its subject's component. O(n + f) once.
  package func ownCode() -> (Int) -> Bool {
    let components = Components(of: self)
    func component(_ path: String) -> String { components[EntityID(path)] ?? path }
    let homes = entities.indices.map { path(of: $0).map(component) }
    var writers: [String: String] = [:]
    for fact in facts where writers[fact.location.path] == nil { writers[fact.location.path] = component(fact.location.path) }
    return { [self, writers] index in
      !facts[index].details.flags.contains(.inactive) && homes[source(of: index)] == writers[facts[index].location.path]
    }
  }
}
