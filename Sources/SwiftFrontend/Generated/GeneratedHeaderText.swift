import Facts
import Platform

/// `Module-Swift.h` as a compiler would generate it, as far as the syntax of the module's files tells: the classes, protocols and enums that Objective-C sees, with their members.
///
/// Members with unknown types are left out, and so is what Objective-C or the platform declares under the same name. A member of a visible class need not say `@objc`: older
/// compilers added it, and code that uses a member which is not there would not compile anyway.
package struct GeneratedHeaderText {
  private var types: [String: ObjectiveCType] = [:]
  private var extensions: [String: [ObjectiveCType]] = [:]
  private var aliases: [String: TypeName] = [:]
  private let declared: DeclaredNames
  /// The Objective-C names of types, by the names that Swift has for them.
  private let ownNames: [String: String]

  /// O(size of the faces), which are in the order of their files.
  package static func text(module: String, of faces: [ObjectiveCFace], besides declared: DeclaredNames) -> String {
    GeneratedHeaderText(faces, declared).text(module)
  }

  private init(_ faces: [ObjectiveCFace], _ declared: DeclaredNames) {
    self.declared = declared
    ownNames = Dictionary(declared.swiftNames.sorted { $0.key.byteOrder(to: $1.key) < 0 }.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for face in faces {
      aliases.merge(face.aliases) { first, _ in first }
      for type in face.types {
        guard isPlain(type.seenName) else { continue }
        if type.kind == .extension { extensions[type.name, default: []].append(type) } else if types[type.name] == nil { types[type.name] = type }
      }
    }
  }

  // MARK: What is seen

  /// The superclass of a class: the first type that it inherits, if that is a class.
  private func superclass(of type: ObjectiveCType) -> String? {
    guard type.kind == .class, let name = type.inherited.first?.plainName else { return nil }
    if let own = types[name] { return own.kind == .class ? name : nil }
    return classOfObjectiveC(name) == nil ? nil : name
  }

  /// An Objective-C class of the project or the platform, by its name in Swift.
  private func classOfObjectiveC(_ name: String) -> String? {
    let own = ownNames[name] ?? name
    return declared.classes.contains(own) ? own : Platform.objectiveCClass(forSwift: name)
  }

  private func protocolOfObjectiveC(_ name: String) -> String? {
    let own = ownNames[name] ?? name
    return declared.protocols.contains(own) ? own : Platform.objectiveCProtocol(forSwift: name)
  }

  /// The class and its Swift superclasses, itself first; nil if Objective-C doesn't see it.
  private func line(of type: ObjectiveCType) -> [ObjectiveCType]? {
    var line = [type]
    var isSeen = type.attributes.isWritten
    while line.count < mostAbove, let above = superclass(of: line[line.count - 1]) {
      guard let next = types[above] else { return line.contains(where: \.isGeneric) ? nil : line }
      line.append(next)
      isSeen = isSeen || next.attributes.isWritten
    }
    return isSeen && !line.contains(where: \.isGeneric) ? line : nil
  }

  private func isFree(_ name: String) -> Bool {
    !declared.classes.contains(name) && !declared.protocols.contains(name) && !declared.types.contains(name) && !Platform.isInStubHeader(name)
  }

  // MARK: The text

  private func text(_ module: String) -> String {
    let guardName = "ARBORIST_SWIFT_" + String(module.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" })
    var names = Names()
    var enums = ""
    var protocols = ""
    var classes = ""
    var declaredHere: Set<String> = []
    let all = types.values.sorted { $0.name.byteOrder(to: $1.name) < 0 }
    for type in all where type.kind == .enum && type.attributes.isWritten && isFree(type.seenName) && declaredHere.insert(type.seenName).inserted {
      let cases = type.cases.filter(isPlain).map { type.seenName + $0.prefix(1).uppercased() + $0.dropFirst() }
      guard !cases.isEmpty else { continue }
      enums += "typedef enum \(type.seenName) : long {\n  \(cases.joined(separator: ",\n  "))\n} \(type.seenName);\n"
    }
    for type in all where type.kind == .protocol && type.attributes.isWritten && isFree(type.seenName) && declaredHere.insert(type.seenName).inserted {
      protocols += "@protocol \(type.seenName)\(list(type.inherited, &names))\n\(members([type], &names))@end\n"
    }
    for type in all where type.kind == .class {
      // Superclasses come first.
      for type in (line(of: type) ?? []).reversed() where isFree(type.seenName) && declaredHere.insert(type.seenName).inserted {
        let above = superclass(of: type).map { types[$0]?.seenName ?? classOfObjectiveC($0)! } ?? "NSObject"
        let parts = [type] + (extensions[type.name] ?? [])
        classes += "@interface \(type.seenName) : \(above)\(list(parts.flatMap(\.inherited), &names))\n\(members(parts, &names))@end\n"
      }
    }
    for (name, parts) in extensions.sorted(by: { $0.key.byteOrder(to: $1.key) < 0 }) where types[name] == nil {
      // Unmarked members could hide what others declare under the same name.
      let seen = parts.map { part in
        var part = part
        part.members.removeAll { !$0.isMarked }
        return part
      }
      guard let own = classOfObjectiveC(name), case let text = members(seen, &names), !text.isEmpty else { continue }
      classes += "@interface \(own) (ArboristSwift_\(guardName))\n\(text)@end\n"
    }
    let forward = names.classes.sorted().map { "@class \($0);\n" } + names.protocols.sorted().map { "@protocol \($0);\n" }
    return "#pragma clang system_header\n#ifndef \(guardName)\n#define \(guardName)\n#ifdef __OBJC__\n" + forward.joined() + enums + protocols + classes + "#endif\n#endif\n"
  }

  /// The classes and protocols of the project that the text mentions.
  private struct Names {
    var classes: Set<String> = []
    var protocols: Set<String> = []
  }

  /// The Objective-C protocols among the inherited types, as `@interface` and `@protocol` list them.
  private func list(_ inherited: [TypeName], _ names: inout Names) -> String {
    var found: [String] = []
    for name in inherited.compactMap(\.plainName) { if let seen = seenProtocol(name, &names), !found.contains(seen) { found.append(seen) } }
    return found.isEmpty ? "" : " <\(found.joined(separator: ", "))>"
  }

  private func seenProtocol(_ name: String, _ names: inout Names) -> String? {
    if let own = types[name] {
      guard own.kind == .protocol, own.attributes.isWritten else { return nil }
      names.protocols.insert(own.seenName)
      return own.seenName
    }
    guard let seen = protocolOfObjectiveC(name) else { return nil }
    if declared.protocols.contains(seen) { names.protocols.insert(seen) }
    return seen
  }

  // MARK: Members

  /// Marked members come first: if two members have the same selector, Objective-C sees the marked one.
  private func members(_ parts: [ObjectiveCType], _ names: inout Names) -> String {
    let all = parts.flatMap(\.members)
    var known: Set<String> = []
    var text = ""
    for member in all.filter(\.isMarked) + all.filter({ !$0.isMarked }) {
      guard let line = line(member, &names), known.insert((member.isStatic ? "+" : "-") + member.name).inserted else { continue }
      text += line
    }
    return text
  }

  private func line(_ member: ObjectiveCType.Member, _ names: inout Names) -> String? {
    guard isPlain(member.name) else { return nil }
    switch member.kind {
    case .method(let parameters, let result, let fails):
      guard let result = answer(result, fails, &names) else { return nil }
      return line(member.name, result, parameters, fails, member.isStatic ? "+" : "-", &names)
    case .initializer(let parameters, let fails): return line(member.name, "instancetype", parameters, fails, "-", &names)
    case .property(let type, let isMutable, let isWeak):
      guard !keywords.contains(member.name), let spelled = spell(type, &names), spelled.before != "void" else { return nil }
      var attributes = ["nonatomic"]
      if member.isStatic { attributes.append("class") }
      if !isMutable { attributes.append("readonly") }
      if isWeak, spelled.isObject { attributes.append("weak") } else if isMutable, spelled.isObject { attributes.append(spelled.after.isEmpty ? "strong" : "copy") }
      return "@property (\(attributes.joined(separator: ", "))) \(spelled.before) \(member.name)\(spelled.after);\n"
    }
  }

  private func answer(_ result: TypeName, _ fails: Bool, _ names: inout Names) -> String? {
    guard let spelled = spell(result, &names) else { return nil }
    return fails && spelled.before == "void" ? "BOOL" : spelled.before + spelled.after
  }

  private func line(_ selector: String, _ result: String, _ parameters: [TypeName], _ fails: Bool, _ sign: String, _ names: inout Names) -> String? {
    var types: [String] = []
    for parameter in parameters {
      guard let spelled = spell(parameter, &names), spelled.before != "void" else { return nil }
      types.append(spelled.before + spelled.after)
    }
    if fails { types.append("NSError **") }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard !types.isEmpty else { return selector.isEmpty || pieces.count > 1 ? nil : "\(sign) (\(result))\(selector);\n" }
    guard pieces.count == types.count + 1 else { return nil }
    let parts = zip(pieces, types).enumerated().map { "\($0.element.0):(\($0.element.1))a\($0.offset)" }
    return "\(sign) (\(result))\(parts.joined(separator: " "));\n"
  }

  // MARK: Types

  /// A type in Objective-C: the text before a name and the text after it.
  private struct Spelled {
    var before: String
    var after = ""
    var isObject = true
  }

  /// Nil for types that Objective-C can't express, and for unknown ones.
  private func spell(_ type: TypeName, _ names: inout Names, steps: Int = 12) -> Spelled? {
    guard steps > 0 else { return nil }
    func inner(_ type: TypeName, _ names: inout Names) -> Spelled? { spell(type, &names, steps: steps - 1) }
    /// The type arguments `<A *, B *>` of a collection of objects.
    func elements(_ types: [TypeName], _ names: inout Names) -> String {
      var all: [String] = []
      for type in types {
        guard let spelled = inner(type, &names), spelled.isObject, spelled.after.isEmpty else { return "" }
        all.append(spelled.before)
      }
      return "<\(all.joined(separator: ", "))>"
    }
    switch type {
    case .optional(let type): return inner(type, &names).flatMap { $0.isObject ? $0 : nil }
    case .array(let element): return Spelled(before: "NSArray\(elements([element], &names)) *")
    case .dictionary(let key, let value): return Spelled(before: "NSDictionary\(elements([key, value], &names)) *")
    case .tuple(let parts): return parts.isEmpty ? Spelled(before: "void", isObject: false) : nil
    case .function(let parameters, let result):
      var types: [String] = []
      for parameter in parameters {
        guard let spelled = inner(parameter, &names), spelled.before != "void" else { return Spelled(before: "id") }
        types.append(spelled.before + spelled.after)
      }
      guard let result = inner(result, &names), result.after.isEmpty else { return Spelled(before: "id") }
      return Spelled(before: result.before + " (^", after: ")(\(types.isEmpty ? "void" : types.joined(separator: ", ")))")
    case .constrained(let type): return inner(type, &names)
    case .composition(let types):
      let found = types.compactMap { $0.plainName.flatMap { seenProtocol($0, &names) } }
      return found.count == types.count ? Spelled(before: "id<\(found.joined(separator: ", "))>") : nil
    case .metatype: return Spelled(before: "Class")
    case .unknown: return nil
    case .named(let parts):
      if parts.count == 1, parts[0].name == "Set", parts[0].arguments.count == 1 { return Spelled(before: "NSSet\(elements(parts[0].arguments, &names)) *") }
      guard let name = type.plainName else { return nil }
      let path = parts.map(\.name)
      if path == ["Notification", "Name"] || path == ["NSNotification", "Name"] { return Spelled(before: "NSString *") }
      if let own = types[name] { return spell(own, &names) }
      if let alias = aliases[name], alias != type { return inner(alias, &names) }
      return spellForeign(name, path, &names)
    }
  }

  private func spell(_ own: ObjectiveCType, _ names: inout Names) -> Spelled? {
    switch own.kind {
    case .class:
      guard !own.isGeneric else { return nil }
      names.classes.insert(own.seenName)
      return Spelled(before: own.seenName + " *")
    case .protocol: return seenProtocol(own.name, &names).map { Spelled(before: "id<\($0)>") }
    case .enum: return own.attributes.isWritten && isFree(own.seenName) ? Spelled(before: own.seenName, isObject: false) : nil
    case .other, .extension: return nil
    }
  }

  private func spellForeign(_ name: String, _ path: [String], _ names: inout Names) -> Spelled? {
    if let value = values[name] { return Spelled(before: value, isObject: false) }
    if let object = objects[name] { return Spelled(before: object) }
    if let known = classOfObjectiveC(name) {
      if declared.classes.contains(known) { names.classes.insert(known) }
      return Spelled(before: known + " *")
    }
    if let known = seenProtocol(name, &names) { return Spelled(before: "id<\(known)>") }
    // `Data`, `URL`: values in Swift, objects in Objective-C.
    if Platform.swiftType(named: name)?.module == "Foundation", Platform.platformClass(named: "NS" + name) != nil { return Spelled(before: "NS\(name) *") }
    // `UIView.ContentMode`
    let joined = path.joined()
    guard !declared.types.contains(joined), Platform.isInStubHeader(joined) else { return nil }
    return Spelled(before: joined, isObject: false)
  }
}

/// Whether a name or a selector can be written in Objective-C: Swift accepts any text in backticks.
private func isPlain(_ name: String) -> Bool {
  func isOfName(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) }
  return name.utf8.first.map { !(48...57).contains($0) } == true && name.utf8.allSatisfy(isOfName)
}

private let values: [String: String] = [
  "Int": "NSInteger", "UInt": "NSUInteger", "Bool": "BOOL", "Double": "double", "Float": "float", "Int8": "signed char", "UInt8": "unsigned char", "Int16": "short",
  "UInt16": "unsigned short", "Int32": "int", "UInt32": "unsigned int", "Int64": "long long", "UInt64": "unsigned long long", "CInt": "int", "CLong": "long",
  "TimeInterval": "double", "Void": "void", "CGFloat": "CGFloat",
]

private let objects: [String: String] = [
  "String": "NSString *", "Any": "id", "AnyObject": "id", "AnyHashable": "id", "AnyClass": "Class", "Selector": "SEL", "Error": "NSError *", "Self": "instancetype",
  "DispatchQueue": "dispatch_queue_t", "DispatchGroup": "dispatch_group_t", "DispatchSemaphore": "dispatch_semaphore_t",
]

/// Words that can't be the name of a property in Objective-C.
private let keywords: Set<String> = [
  "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register",
  "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "typeof", "union", "unsigned", "void", "volatile", "while", "asm", "bool", "catch",
  "class", "delete", "explicit", "export", "friend", "mutable", "namespace", "new", "operator", "private", "protected", "public", "template", "this", "throw", "true", "false", "try",
  "typename", "using", "virtual", "self", "super", "id", "nil", "BOOL", "YES", "NO",
]
