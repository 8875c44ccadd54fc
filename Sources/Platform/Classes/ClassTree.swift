/// The class tables of this module, read into values.
///
/// A table is text, indented by two spaces for each step from the root:
///
///     [UIKit]                         the framework of the classes below; `seldom` after it keeps them out of
///                                     stub headers that do not ask for the framework
///     UIResponder                     a class without indentation descends from NSObject...
///       UIView #view                  ...an indented one from the line above it; # gives its role
///     NSProxy : none                  ...and one with a colon from what stands there
///     MKMapView : UIView | NSView     the second superclass is that on macOS
///     NSArray<ObjectType> #collection
///
/// A mistake in a table is a bug in this module, so it stops the process at first use; the tests read all tables.
struct ClassTree: Sendable {
  /// Every class, each after its superclasses, otherwise in the order of the tables.
  let classes: [PlatformClass]
  let indexByName: [String: Int]
  /// Frameworks whose classes are only written into a stub header on demand.
  let seldomFrameworks: Set<String>

  init(tables: [String]) {
    var read: [PlatformClass] = []
    var seldom: Set<String> = []
    for table in tables {
      var framework = ""
      var ancestors: [String] = []
      for line in table.pieces(between: "\n") {
        let depth = line.indentation / 2
        var words = line.words
        guard let first = words.first else { continue }
        if first.hasPrefix("[") {
          framework = String(first.dropFirst().dropLast())
          if words.last == "seldom" { seldom.insert(framework) }
          continue
        }
        let role = words.last.flatMap { word in
          word.hasPrefix("#") ? Role(rawValue: String(word.dropFirst())) : nil
        }
        if role != nil { words.removeLast() }
        // `Name<A, B>` was split into `Name<A` and `B>`.
        let (name, parameters) = Self.splitParameters(Array(words.prefix(while: { $0 != ":" })))
        let written = words.drop(while: { $0 != ":" }).dropFirst().filter { $0 != "|" }
        ancestors = Array(ancestors.prefix(depth))
        let above: String? = ancestors.last ?? (name == "NSObject" ? nil : "NSObject")
        read.append(
          PlatformClass(
            name: name,
            superclass: written.first.map { $0 == "none" ? nil : $0 } ?? above,
            macSuperclass: written.count == 2 ? written.last : nil,
            typeParameters: parameters, framework: framework, role: role))
        ancestors.append(name)
      }
    }

    classes = Self.superclassesFirst(read)
    indexByName = Dictionary(classes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    seldomFrameworks = seldom
  }

  subscript(name: String) -> PlatformClass? { indexByName[name].map { classes[$0] } }

  private static func splitParameters(_ words: [String]) -> (name: String, parameters: [String]) {
    guard words[0].utf8.contains(UInt8(ascii: "<")) else { return (words[0], []) }
    let pieces = words.flatMap { $0.pieces(between: "<") }.flatMap { $0.pieces(between: ">") }.map(String.init)
    return (pieces[0], Array(pieces.dropFirst()))
  }

  private static func superclassesFirst(_ classes: [PlatformClass]) -> [PlatformClass] {
    let indices = Dictionary(classes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var placed = Array(repeating: false, count: classes.count)
    var ordered: [PlatformClass] = []
    ordered.reserveCapacity(classes.count)
    func place(_ index: Int) {
      guard !placed[index] else { return }
      placed[index] = true
      for superclass in [classes[index].superclass, classes[index].macSuperclass] {
        if let superclass, let above = indices[superclass] { place(above) }
      }
      ordered.append(classes[index])
    }
    for index in classes.indices { place(index) }
    return ordered
  }
}
