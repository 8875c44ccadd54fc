import Facts
import Platform

/// Where SwiftUI views are made. They are values: they live as long as the view whose body makes them, or as long as something presents them.
struct ShownValues {
  struct Making: Hashable {
    /// The function that shows the view, itself or through its closures and helper functions.
    var function: Program.FunctionID
    /// Whether it is shown temporarily: by a sheet, a link to another screen, a row of a list.
    var isPresented: Bool
  }

  private(set) var makings: [Types.TypeID: Set<Making>] = [:]

  private let analysis: Analysis
  /// The closures and functions whose results something presents.
  private(set) var presented: Set<Program.FunctionID> = []
  /// For each closure, the function that contains it.
  private var around: [Program.FunctionID: Program.FunctionID] = [:]

  /// Finds the views that functions make for which `mayRun` holds. O(functions, values and, for each function that makes views, its callers).
  init(_ analysis: Analysis, _ mayRun: (Program.FunctionID) -> Bool) {
    self.analysis = analysis
    let program = analysis.program
    var found: [Program.FunctionID: [(type: Types.TypeID, isPresented: Bool)]] = [:]
    for (number, function) in program.functions.enumerated() where function.language == .swift && mayRun(number) {
      var values: Set<Code.ValueID> = []
      var views: [(type: Types.TypeID, value: Code.ValueID)] = []
      for (index, value) in function.values.enumerated() {
        switch value {
        case .closure(let id, _): if let closure = program.function(id) { around[closure] = number }
        case .call(let call):
          if call.traits.contains(.isInitialization), let type = program.types.type(call.result?.id), program.types.isOwn(type), program.types.isValue(type) {
            views.append((type, Code.ValueID(index)))
          }
          if isPresenting(call) { for argument in call.arguments { present(argument.value, function, &values) } }
        default: break
        }
      }
      if !views.isEmpty { found[number] = views.map { ($0.type, values.contains($0.value)) } }
    }
    for (function, views) in found {
      let all = showing(function).filter { mayRun($0.function) }
      for view in views { for making in all { makings[view.type, default: []].insert(Making(function: making.function, isPresented: making.isPresented || view.isPresented)) } }
    }
  }

  private func isPresenting(_ call: Code.Call) -> Bool {
    guard case .function(let name, _) = call.callee else { return false }
    if call.traits.contains(.isInitialization) { return call.result?.id.map { Platform.presents(viewsOf: analysis.program.libraryName($0)) } ?? false }
    return Platform.presents(calledBy: name)
  }

  /// Marks an argument, and everything that it is composed of, as presented.
  private mutating func present(_ value: Code.ValueID, _ function: Code.Function, _ values: inout Set<Code.ValueID>) {
    guard values.insert(value).inserted else { return }
    switch function.values[Int(value)] {
    case .closure(let id, _): if let closure = analysis.program.function(id) { presented.insert(closure) }
    case .boundMethod(_, .function(_, let candidates)): presented.formUnion(candidates.compactMap(analysis.program.function))
    case .call(let call):
      if let receiver = call.receiver { present(receiver, function, &values) }
      for argument in call.arguments { present(argument.value, function, &values) }
    case .either(let parts), .unknown(let parts, _), .collection(let parts): for part in parts { present(part, function, &values) }
    case .cast(let value, _): present(value, function, &values)
    default: break
    }
  }

  /// The functions that show what a function makes: the function itself, or the functions around it and its callers, up to view bodies and functions without callers.
  private func showing(_ start: Program.FunctionID) -> Set<Making> {
    var found: Set<Making> = []
    var seen: Set<Making> = []
    var waiting = [Making(function: start, isPresented: false)]
    while let next = waiting.popLast() {
      let way = Making(function: next.function, isPresented: next.isPresented || presented.contains(next.function))
      guard seen.insert(way).inserted else { continue }
      let function = analysis.program.functions[way.function]
      if let outer = around[way.function] {
        waiting.append(Making(function: outer, isPresented: way.isPresented))
      } else if function.kind == .initializer || function.kind == .initialValue || function.name == "body" || analysis.callers[way.function].allSatisfy({ $0 == way.function }) {
        found.insert(way)
      } else {
        for caller in analysis.callers[way.function] { waiting.append(Making(function: caller, isPresented: way.isPresented)) }
      }
    }
    return found
  }
}
