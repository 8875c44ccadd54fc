import Facts

/// The functions and declarations of a text, as the reference machine looks them up.
struct ReferenceProgram {
  struct Member {
    var isOwning: Bool
    var type: String?
    var isMany: Bool
    var isClosure: Bool
  }

  let code: Code
  let functions: [Code.Function]
  private var numbers: [EntityID: Int] = [:]
  private var parents: [String: [String]] = [:]
  private var members: [String: [String: Member]] = [:]
  private var methods: [String: Int] = [:]
  private var lines: [String: [String]] = [:]
  /// Whether any property has accessors, or a lazy initial value.
  private(set) var hasAccessors = false
  private var initialValues: [String: [Int]] = [:]
  private var deinitializers: [String: Int] = [:]
  /// The methods of a class that the platform calls.
  private var actions: [String: [Int]] = [:]
  /// What a closure captures.
  private(set) var captures: [Int: [Code.Capture]] = [:]

  init(_ text: CodeText) {
    code = text.code
    functions = code.functions
    for (number, function) in functions.enumerated() {
      numbers[function.id] = number
      guard let owner = function.owner?.text else { continue }
      switch function.kind {
      case .closure, .function: break
      case .initialValue where !function.traits.contains(.isLazy): initialValues[owner, default: []].append(number)
      case .deinitializer: deinitializers[owner] = number
      case .getter, .setter, .willSet, .didSet, .initialValue:
        hasAccessors = true
        methods[Self.key(owner, function.kind, function.name, isStatic: function.traits.contains(.isStatic))] = number
      default: methods[Self.key(owner, function.kind, function.name, isStatic: function.traits.contains(.isStatic))] = number
      }
      if function.traits.contains(.isAction), function.kind == .method { actions[owner, default: []].append(number) }
    }
    for function in functions {
      for case .closure(let id, let list) in function.values { if let number = numbers[id] { captures[number] = list } }
    }
    for fact in text.facts {
      switch fact.relation {
      case .inherits: parents[fact.subject.text, default: []].insert(fact.object.text, at: 0)
      case .conforms: parents[fact.subject.text, default: []].append(fact.object.text)
      case .holds:
        guard let name = fact.details.member else { continue }
        let isClosure = fact.object.text == "type:function"
        members[fact.subject.text, default: [:]][name] = Member(
          isOwning: fact.details.ownership?.isOwning ?? true, type: isClosure ? nil : fact.object.text, isMany: fact.details.flags.contains(.many),
          isClosure: isClosure)
      default: break
      }
    }
    for type in Set(parents.keys).union(members.keys).union(functions.compactMap { $0.owner?.text }) { lines[type] = ancestors(of: type) }
  }

  private static func key(_ owner: String, _ kind: Code.Function.Kind, _ name: String, isStatic: Bool) -> String {
    let kind = kind == .initializer ? Code.Function.Kind.method : kind
    return "\(owner) \(kind.rawValue) \(name) \(isStatic)"
  }

  func number(_ id: EntityID) -> Int? { numbers[id] }

  /// A type and all above it.
  func line(of type: String) -> [String] { lines[type] ?? [type] }

  private func ancestors(of type: String) -> [String] {
    var line = [type]
    var next = 0
    while next < line.count {
      for parent in parents[line[next]] ?? [] where !line.contains(parent) { line.append(parent) }
      next += 1
    }
    return line
  }

  func member(_ name: String, of type: String?) -> Member? {
    guard let type else { return nil }
    return line(of: type).lazy.compactMap { members[$0]?[name] }.first
  }

  /// By the dynamic type.
  func method(_ kind: Code.Function.Kind, _ name: String, of type: String?, isStatic: Bool = false) -> Int? {
    guard let type, kind == .method || hasAccessors else { return nil }
    return line(of: type).lazy.compactMap { methods[Self.key($0, kind, name, isStatic: isStatic)] }.first
  }

  func initialValues(of type: String) -> [Int] { line(of: type).flatMap { initialValues[$0] ?? [] } }
  func deinitializers(of type: String) -> [Int] { line(of: type).compactMap { deinitializers[$0] } }
  func actions(of type: String) -> [Int] { line(of: type).flatMap { actions[$0] ?? [] } }

  func lazyValue(_ name: String, of type: String?) -> Int? { method(.initialValue, name, of: type) }
}

/// Which arm, how many rounds, which element: one sequence of answers after another, or such as chance has it.
final class Choices {
  private var script: [(answer: Int, count: Int)] = []
  private var next = 0
  private var random: Random?

  init(_ random: Random? = nil) { self.random = random }

  func choose(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    if random != nil { return random!.below(count) }
    if next == script.count { script.append((0, count)) }
    next += 1
    return script[next - 1].answer
  }

  /// Goes on to the next sequence; false when there is none.
  func advance() -> Bool {
    if random != nil { return true }
    script.removeLast(script.count - next)
    next = 0
    while let last = script.popLast() {
      if last.answer + 1 < last.count {
        script.append((last.answer + 1, last.count))
        return true
      }
    }
    return false
  }
}
