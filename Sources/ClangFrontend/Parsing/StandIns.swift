import Facts

/// Declarations made up for names that a unit uses and no header declares. This is the state of a fixed-point iteration:
/// diagnostic -> stand-in -> parse again.
///
/// A stand-in only makes the rest of the file understandable. It is in a file outside of the project, so nothing that it
/// declares becomes a fact.
struct StandIns {
  /// Spelling of an import that was not found -> absolute path of the project's file that it means; "" for an empty file.
  private(set) var headers: [String: String] = [:]
  /// Class -> how many type arguments it takes.
  private(set) var classes: [String: Int] = [:]
  /// Properties of these classes themselves that the code uses with a dot: `Feed.shared`.
  private(set) var classProperties: [String: Set<String>] = [:]
  private(set) var forwardClasses: Set<String> = []
  private(set) var protocols: Set<String> = []
  private(set) var types: [String: String] = [:]
  private(set) var macros: [String: String] = [:]
  private(set) var constants: Set<String> = []
  private(set) var functions: Set<String> = []
  /// Objects in Objective-C, numbers in C.
  private(set) var variables: Set<String> = []
  /// Names of the platform's stand-ins that the project declares itself.
  private(set) var omitted: Set<String> = []
  /// Names that were retracted and must not be made up again.
  private var refused: Set<String> = []

  private let declared: ProjectNames
  private let isCxx: Bool
  private let usesARC: Bool
  /// Whether classes can be made up with `@interface`.
  let isObjectiveC: Bool

  /// Whether the unit begins with the platform's stand-ins, from which names can be left out.
  private let hasPrelude: Bool

  init(declared: ProjectNames, unit: TranslationUnit) {
    self.declared = declared
    isCxx = unit.language.isCxx
    usesARC = unit.counting == .automatic
    isObjectiveC = unit.language.isObjectiveC
    hasPrelude = unit.sdk == .appleStubs
  }

  var isEmpty: Bool {
    classes.isEmpty && forwardClasses.isEmpty && protocols.isEmpty && types.isEmpty && macros.isEmpty && constants.isEmpty && functions.isEmpty
      && variables.isEmpty
  }

  /// The header that the unit is made to include. Sorted, so that the same set gives the same bytes.
  var text: String {
    var text = "#pragma clang system_header\n"
    if usesARC { text += Self.featureARC }
    // If the project defines these itself behind `#ifndef`, its own definition tells whether they are used with an `@`.
    for name in ["weakify", "unsafeify", "strongify"] where declared.macros.contains(name) { text += "#undef \(name)\n" }
    for (name, value) in macros.sorted(by: { $0.key < $1.key }) {
      text += "#ifndef \(name)\n#define \(name)\(value)\n#endif\n"
    }
    text += "#ifdef __OBJC__\n"
    for name in forwardClasses.sorted() { text += "@class \(name);\n" }
    for name in protocols.sorted() { text += "@protocol \(name)\n@end\n" }
    for (name, arity) in classes.sorted(by: { $0.key < $1.key }) {
      let parameters = (0..<arity).map { "__covariant T\($0)" }.joined(separator: ", ")
      text += "@interface \(name)\(arity > 0 ? "<\(parameters)>" : "") : NSObject\n"
      for property in (classProperties[name] ?? []).sorted() { text += "@property (class) id \(property);\n" }
      text += "@end\n"
    }
    text += "#endif\n"
    for (_, declaration) in types.sorted(by: { $0.key < $1.key }) { text += declaration + "\n" }
    for name in constants.sorted() { text += "enum { \(name) = __COUNTER__ };\n" }
    for name in variables.sorted() { text += "extern \(isObjectiveC ? "id" : "long") \(name);\n" }
    for name in functions.sorted() {
      text += isCxx ? "template <class... A> long \(name)(A...);\n" : "long \(name)();\n"
    }
    return text
  }

  /// The unit is parsed without ARC, but code under `#if __has_feature(objc_arc)` is part of its target. `__has_extension` knows every feature that `__has_feature`
  /// does.
  private static let featureARC = """
    #define __has_feature(name) (__has_extension(name) || __arborist_feature_##name)
    #define __arborist_feature_objc_arc 1

    """

  /// Takes over what was made up for the imports that the unit begins with. Names that were retracted there stay retracted.
  mutating func begin(with beginning: StandIns) {
    for (spelling, path) in beginning.headers { _ = add(header: spelling, meaning: path) }
    classes = beginning.classes
    classProperties = beginning.classProperties
    forwardClasses = beginning.forwardClasses
    protocols = beginning.protocols
    types = beginning.types
    macros = beginning.macros
    constants = beginning.constants
    functions = beginning.functions
    variables = beginning.variables
    refused = beginning.refused
  }

  // Each returns whether the set grew.

  mutating func add(header spelling: String, meaning path: String) -> Bool {
    guard headers[spelling] == nil else { return false }
    headers[spelling] = path
    return true
  }

  mutating func add(class name: String, arity: Int = 0) -> Bool {
    guard isFree(name), types[name] == nil, !declared.types.contains(name), !declared.macros.contains(name) else { return false }
    if let known = classes[name] {
      guard arity > known else { return false }
      classes[name] = arity
      return true
    }
    forwardClasses.remove(name)
    classes[name] = arity
    return true
  }

  /// Adds a property of a class that is made up or only known by name.
  mutating func add(property name: String, ofClass owner: String) -> Bool {
    guard classes[owner] != nil || add(class: owner) else { return false }
    return classProperties[owner, default: []].insert(name).inserted
  }

  mutating func add(forwardClass name: String) -> Bool {
    isFree(name) && classes[name] == nil && forwardClasses.insert(name).inserted
  }

  mutating func add(protocol name: String) -> Bool {
    isFree("@" + name) && !name.isEmpty && protocols.insert(name).inserted
  }

  mutating func add(type name: String, _ declaration: String) -> Bool {
    guard isFree(name), !isKnown(name), !declared.types.contains(name) else { return false }
    types[name] = declaration
    return true
  }

  /// Changes a type that was made up as a number so that it may be null.
  mutating func makeNullable(type name: String) -> Bool {
    guard let known = types[name] else { return false }
    let block = isCxx ? "typedef id \(name);" : "typedef id (^\(name))();"
    types[name] = block
    return known != block
  }

  mutating func add(macro name: String, _ value: String, isDeclaredElsewhere: Bool = false) -> Bool {
    guard isFree(name), macros[name] == nil, isDeclaredElsewhere || !declared.macros.contains(name) else { return false }
    macros[name] = value
    return true
  }

  mutating func add(constant name: String) -> Bool {
    isFree(name) && !isKnown(name) && constants.insert(name).inserted
  }

  mutating func add(function name: String) -> Bool {
    isFree(name) && !isKnown(name) && functions.insert(name).inserted
  }

  /// Not in C++, where the variable could be of any class.
  mutating func add(variable name: String) -> Bool {
    isFree(name) && !isKnown(name) && (isObjectiveC || !isCxx) && variables.insert(name).inserted
  }

  /// Retracts `name`, or leaves it out of the platform's stand-ins: the code declares it itself.
  mutating func retract(_ name: String) -> Bool {
    var isGone = classes.removeValue(forKey: name) != nil
    classProperties[name] = nil
    isGone = types.removeValue(forKey: name) != nil || isGone
    isGone = constants.remove(name) != nil || isGone
    isGone = functions.remove(name) != nil || isGone
    isGone = variables.remove(name) != nil || isGone
    isGone = forwardClasses.remove(name) != nil || isGone
    isGone = protocols.remove(name) != nil || isGone
    refused.insert(name)
    return isGone || hasPrelude && omitted.insert(name).inserted
  }

  func isKnown(_ name: String) -> Bool {
    classes[name] != nil || types[name] != nil || macros[name] != nil || forwardClasses.contains(name)
      || constants.contains(name) || functions.contains(name) || variables.contains(name)
  }

  private func isFree(_ name: String) -> Bool {
    !name.isEmpty && name != "std" && !refused.contains(name)
  }

  func isDeclaredClass(_ name: String) -> Bool { declared.classes.contains(name) }
  func isDeclaredProtocol(_ name: String) -> Bool { declared.protocols.contains(name) }
  func isDeclaredType(_ name: String) -> Bool { declared.types.contains(name) }
  func isDeclaredMacro(_ name: String) -> Bool { declared.macros.contains(name) || macros[name] != nil }
}
