internal import Facts
internal import Graphs

/// Which facts tell who owns which objects. Strings, numbers and other values that hold no object do not count, and neither do constants.
///
/// A struct, enum or union counts when it holds an object of the project, directly or not. Of other people's types, where they are
/// shown at all, values and the strings and numbers of Foundation do not count. A property that is only promised stores nothing.
struct ObjectFacts {
  private let graph: Graph
  private let bearsObjects: [Bool]
  private let includesExternal: Bool

  init(_ graph: Graph, includesExternal: Bool) {
    self.graph = graph
    self.includesExternal = includesExternal
    let types = graph.typesStoodFor()
    var holders: [Graph.Node: [Graph.Node]] = [:]
    for (index, fact) in graph.facts.enumerated() where fact.relation == .holds || fact.relation == .captures {
      holders[graph.target(of: index), default: []].append(Int(types[graph.source(of: index)]))
    }
    var bears = graph.entities.map { entity in
      (entity.kind == .class || entity.kind == .protocol) && (!entity.isExternal || includesExternal && !constants.contains(entity.name))
    }
    var waiting = bears.indices.filter { bears[$0] }
    while let node = waiting.popLast() {
      for holder in holders[node] ?? [] where !bears[holder] {
        bears[holder] = true
        waiting.append(holder)
      }
    }
    bearsObjects = bears
  }

  subscript(index: Int) -> Bool {
    let fact = graph.facts[index]
    let (source, target) = (graph.entities[graph.source(of: index)], graph.entities[graph.target(of: index)])
    let flags = fact.details.flags
    guard target.kind.isType, !flags.contains(.promised) else { return false }
    if target.isExternal, constants.contains(target.name) || fact.details.ownership == .value || target.kind.isValue { return false }
    guard bearsObjects[graph.target(of: index)] else { return false }
    // A constant value: all copies of it are alike.
    let isStatic = flags.contains(.isStatic) || source.kind == .variable
    return !(isStatic && fact.details.ownership == .value && !flags.contains(.mutable))
  }
}

extension Entity.Kind {
  fileprivate var isValue: Bool { self == .struct || self == .enum || self == .union }
}

/// Types whose objects are used like values, values themselves, and types that say nothing of the object.
private let constants: Set = [
  "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "NSNumber", "NSDecimalNumber", "NSValue", "NSDate", "NSData", "NSURL", "NSUUID",
  "NSNull", "NSLocale", "NSIndexPath", "String", "Substring", "Character", "Bool", "Int", "Double", "Float", "Date", "Data", "URL", "UUID", "id", "Class", "Any", "block",
  "function",
]
