/// The declarations of the stub header without members, each with its name and the names that it mentions.
struct Stub: Sendable {
  /// A line of C: a macro, type, function or constant.
  struct Line: Sendable {
    /// The names that it declares; empty for `#if` and the like.
    let names: [String]
    /// The part shared with its neighbours, as in `typedef long A, B;`; empty if it stands alone.
    let lead: String
    let text: String
    let mentions: [Int]
  }

  let classes: [PlatformClass]
  let protocols: [PlatformProtocol]
  private let seldomFrameworks: Set<String>
  private let macros: [Line]
  private let types: [Line]
  private let objectTypes: [Line]
  private let constants: [Line]
  private let functions: [Line]
  /// A number for each name that the stub declares.
  let numbers: [String: Int]
  /// For each class or protocol, whether it is mentioned before its definition or may lack a definition, even if it has no members.
  let mentioned: [Bool]

  static let lineTables = [stubTypes, stubObjectTypes, stubConstants, stubFunctions]

  init(classTree: ClassTree, protocolList: ProtocolList) {
    classes = classTree.classes
    protocols = protocolList.protocols
    seldomFrameworks = classTree.seldomFrameworks

    let declarations = Self.lineTables.map(StubText.lines)
    var numbers: [String: Int] = [:]
    for name in declarations.joined().flatMap(\.names) + classes.map(\.name) + protocols.map(\.name) {
      if numbers[name] == nil { numbers[name] = numbers.count }
    }
    self.numbers = numbers

    func line(_ raw: StubText.RawLine) -> Line {
      let own = Set(raw.names.compactMap { numbers[$0] })
      let mentions = StubText.identifiers(of: raw.lead + " " + raw.text).compactMap { numbers[$0] }
      return Line(names: raw.names, lead: raw.lead, text: raw.text, mentions: mentions.filter { !own.contains($0) })
    }
    macros = StubText.macros(stubMacros).map { Line(names: $0.names, lead: "", text: $0.text, mentions: []) }
    types = declarations[0].map(line)
    objectTypes = declarations[1].map(line)
    constants = declarations[2].map(line)
    functions = declarations[3].map(line)

    var mentioned = Array(repeating: false, count: numbers.count)
    for line in objectTypes + functions { for number in line.mentions { mentioned[number] = true } }
    for name in protocols.flatMap(\.inherited) {
      if let number = numbers[name] { mentioned[number] = true }
    }
    self.mentioned = mentioned
  }

  func declares(_ name: String) -> Bool { numbers[name] != nil || macros.contains { $0.names.contains(name) } }

  func header(_ members: StubMembers, omitting names: Set<String>, including frameworks: Set<String>) -> String {
    var text = Self.opening
    text.reserveCapacity(200_000)

    // Names that can't be mentioned any more: types that are left out, and declarations that needed them. Classes and protocols are not included, since they can be
    // forward-declared.
    var missing = Array(repeating: false, count: numbers.count)
    for name in names { if let number = numbers[name] { missing[number] = true } }
    for name in classes.lazy.map(\.name) { missing[numbers[name]!] = false }
    for name in protocols.lazy.map(\.name) { missing[numbers[name]!] = false }

    let wanted = frameworks.union(frameworks.flatMap { Self.reexports[$0] ?? [] })
    for macro in macros where !macro.names.contains(where: names.contains) {
      text += macro.text
      text += "\n"
    }

    write(types, to: &text, omitting: names, missing: &missing)
    write(constants, to: &text, omitting: names, missing: &missing)
    text += "#ifdef __OBJC__\n"
    writeAnnouncements(of: members.mentioned, to: &text)
    write(objectTypes, to: &text, omitting: names, missing: &missing)
    writeProtocols(members, to: &text, omitting: names, including: wanted, missing: missing)
    writeClasses(members, to: &text, omitting: names, including: wanted, missing: missing)
    text += "#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
    write(functions, to: &text, omitting: names, missing: &missing)
    text += "#ifdef __cplusplus\n}\n#endif\n#endif\n#endif\n"
    return text
  }

  /// Frameworks that are imported by the header of another, among those that are not always included.
  private static let reexports = [
    "AVFoundation": ["AVFAudio"], "AVKit": ["AVFoundation", "AVFAudio"], "ARKit": ["SceneKit", "SpriteKit", "AVFoundation"],
    "CallKit": ["AVFAudio"], "ContactsUI": ["Contacts"], "EventKitUI": ["EventKit"], "HealthKitUI": ["HealthKit"],
    "IntentsUI": ["Intents"], "MetalKit": ["Metal", "ModelIO"], "MetalPerformanceShaders": ["Metal"],
    "Quartz": ["PDFKit", "QuickLookUI"], "Twitter": ["Accounts", "Social"], "UserNotificationsUI": ["UserNotifications"],
    "WatchKit": ["UserNotifications"], "GLKit": ["OpenGLES"],
  ]

  private static let opening = """
    #ifndef ARBORIST_STUB_SDK
    #define ARBORIST_STUB_SDK
    #pragma clang system_header
    #include <stddef.h>
    #include <stdint.h>
    #include <stdarg.h>
    #include <stdbool.h>
    #include <limits.h>
    #include <float.h>

    """

  private func write(_ lines: [Line], to text: inout String, omitting names: Set<String>, missing: inout [Bool]) {
    var lead = ""
    for line in lines {
      guard !line.names.contains(where: names.contains), !line.mentions.contains(where: { missing[$0] }) else {
        for name in line.names { missing[numbers[name]!] = true }
        continue
      }
      if !lead.isEmpty && line.lead == lead {
        text += ", "
        text += line.text
        continue
      }
      if !lead.isEmpty { text += Self.close(lead) }
      lead = line.lead
      text += lead
      text += line.text
      if lead.isEmpty { text += "\n" }
    }
    if !lead.isEmpty { text += Self.close(lead) }
  }

  private static func close(_ lead: String) -> String { lead.hasPrefix("enum") ? " };\n" : ";\n" }

  /// Writes `@class` and `@protocol` for everything that is mentioned before, or without, its definition.
  private func writeAnnouncements(of mentioned: [Bool], to text: inout String) {
    for known in classes where mentioned[numbers[known.name]!] {
      text += "@class \(known.name)\(Self.parameterList(known));\n"
    }
    text += "@protocol "
    text += protocols.lazy.map(\.name).filter { mentioned[numbers[$0]!] }.joined(separator: ", ")
    text += ";\n"
  }

  private func writeProtocols(
    _ members: StubMembers, to text: inout String, omitting names: Set<String>, including wanted: Set<String>, missing: [Bool]
  ) {
    for (index, known) in protocols.enumerated() where !names.contains(known.name) && isWanted(known.framework, wanted) {
      text += "@protocol \(known.name)"
      if !known.inherited.isEmpty { text += " <\(known.inherited.joined(separator: ", "))>" }
      write(members.ofProtocols[index], to: &text, missing: missing)
    }
  }

  private func writeClasses(
    _ members: StubMembers, to text: inout String, omitting names: Set<String>, including wanted: Set<String>, missing: [Bool]
  ) {
    // Superclasses come first, so the nearest included ancestor of a class is always known.
    var present: [String: PlatformClass] = [:]
    present.reserveCapacity(classes.count)
    var standIn: [String: String] = [:]

    if names.contains("NSObject") { text += "__attribute__((objc_root_class)) @interface ArboristRoot @end\n" }
    for (index, known) in classes.enumerated() {
      let superclass = known.superclass.flatMap { present[$0] == nil ? standIn[$0] : $0 }
      if names.contains(known.name) || !isWanted(known.framework, wanted) {
        standIn[known.name] = superclass
        continue
      }
      present[known.name] = known
      if superclass == nil && !known.typeParameters.isEmpty {
        // The grammar requires a superclass after type parameters, so if the project defines NSObject itself, another root is used.
        text += "@interface \(known.name)\(Self.parameterList(known)) : ArboristRoot"
      } else {
        if superclass == nil { text += "__attribute__((objc_root_class))\n" }
        text += "@interface \(known.name)\(Self.parameterList(known))"
      }
      if let superclass {
        let mac = known.macSuperclass.flatMap { present[$0] == nil ? standIn[$0] : $0 }
        if let mac, mac != superclass {
          text += "\n#if TARGET_OS_OSX\n: \(mac)\n#else\n: \(superclass)\n#endif\n"
        } else {
          text += " : \(superclass)"
          // A subclass with the same number of parameters passes them on: NSMutableArray<T> is an NSArray<T>.
          if !known.typeParameters.isEmpty, present[superclass]?.typeParameters.count == known.typeParameters.count {
            text += "<\(known.typeParameters.joined(separator: ", "))>"
          }
        }
      }
      if !members.adoptedProtocols[index].isEmpty { text += " <\(members.adoptedProtocols[index].joined(separator: ", "))>" }
      write(members.ofClasses[index], to: &text, missing: missing)
    }
  }

  private func isWanted(_ framework: String, _ wanted: Set<String>) -> Bool {
    !seldomFrameworks.contains(framework) || wanted.contains(framework)
  }

  private func write(_ members: [StubMembers.Member], to text: inout String, missing: [Bool]) {
    guard !members.isEmpty else {
      text += " @end\n"
      return
    }
    text += "\n"
    for member in members where !member.mentions.contains(where: { missing[$0] }) {
      text += member.text
      text += "\n"
    }
    text += "@end\n"
  }

  private static func parameterList(_ known: PlatformClass) -> String {
    guard !known.typeParameters.isEmpty else { return "" }
    // Mutable collections are invariant: an array of buttons is not an array of views that views can be added to.
    let variance = known.role == .mutableCollection || known.role == .weakCollection ? "" : "__covariant "
    return "<" + known.typeParameters.map { variance + $0 }.joined(separator: ", ") + ">"
  }
}
