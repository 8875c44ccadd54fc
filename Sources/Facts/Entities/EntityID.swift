/// The stable name of an entity, equal between runs and machines.
///
/// A declaration of C, C++ or Objective-C has clang's USR (unified symbol resolution): `c:objc(cs)Album`. A declaration of Swift has an id of our own: `s:App.Album`. A file has
/// its path relative to the project; what has neither, such as a module, has a word and a colon before its name. An id that several things would share
/// ends with `@` and a path.
///
/// Whoever makes an id asks a constructor here, and whoever wants to know what an id is of asks a question here: no other place spells a prefix.
package struct EntityID: Sendable, Codable {
  package let text: String
  package init(_ text: String) { self.text = text }
}

// Byte by byte, like `SourceLocation`: clang and the file system hold two spellings of "ï" apart.
extension EntityID: Hashable, Comparable, CustomStringConvertible {
  package static func == (a: Self, b: Self) -> Bool { a.text.byteOrder(to: b.text) == 0 }
  package func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
  package static func < (a: Self, b: Self) -> Bool { a.text.byteOrder(to: b.text) < 0 }
  package var description: String { text }
}

/// What ids begin with.
private enum Prefix {
  static let clang = "c:"
  static let objectiveC = "c:objc("
  static let objectiveCClass = "c:objc(cs)"
  static let objectiveCProtocol = "c:objc(pl)"
  static let objectiveCCategory = "c:objc(cy)"
  static let objectiveCExtension = "c:objc(ext)"
  static let publicC = "c:@"
  static let swift = "s:"
  static let plainType = "type:"
  static let module = "module:"
  static let target = "target:"
}

// MARK: Constructors

extension EntityID {
  package static func objectiveCClass(_ name: String) -> Self { Self(Prefix.objectiveCClass + name) }
  package static func objectiveCProtocol(_ name: String) -> Self { Self(Prefix.objectiveCProtocol + name) }

  /// The category `Album(Sorting)`.
  package static func objectiveCCategory(_ category: String, of name: String) -> Self { Self("\(Prefix.objectiveCCategory)\(name)@\(category)") }

  /// The class extension `Album()`. A class may have several, so all but `--quick` tells them apart by path.
  package static func objectiveCExtension(of name: String) -> Self { Self(Prefix.objectiveCExtension + name) }

  /// A declaration of C or C++, by the rest of its USR: `@N@leveldb@S@DB`. What is private to a file has the file's path before that.
  package static func c(_ rest: some StringProtocol, privateTo path: String = "") -> Self { Self("\(Prefix.clang)\(path)\(rest)") }

  /// What Swift declares in a module, or nobody knows in which: `Album.Photo`.
  package static func swift(_ name: String, module: String = "") -> Self { Self(module.isEmpty ? Prefix.swift + name : "\(Prefix.swift)\(module).\(name)") }

  /// A type that nobody declares as an entity: `int`, `NSInteger`, `id`, `block`.
  package static func plainType(_ name: String) -> Self { Self(Prefix.plainType + name) }

  /// The type `id`: an object of which nothing is known.
  package static let untypedObject = plainType("id")

  /// The type of a closure of Swift, and of a pointer to a function in C.
  package static let function = plainType("function")

  /// The type of a block.
  package static let block = plainType("block")

  package static func module(_ name: String) -> Self { Self(Prefix.module + name) }

  /// A target that is known by its name, or by a manifest and its name there.
  package static func target(_ name: String, in manifest: String? = nil) -> Self { Self(Prefix.target + (manifest.map { $0 + ":" } ?? "") + name) }

  /// A header that no file of the project is, as an import spells it: `<UIKit/UIKit.h>`.
  package static func externalHeader(_ spelling: String) -> Self { Self("<\(spelling)>") }

  /// The same name, told apart by a path.
  package func at(_ path: String) -> Self { Self("\(text)@\(path)") }
}

// MARK: Questions

/// The id of a member, function or local begins with the id of the type that declares it. So a question about a type's id is answered alike for what the type declares.
extension EntityID {
  /// Whether it is a declaration of C, C++ or Objective-C: its id is clang's.
  package var isCFamily: Bool { text.hasPrefix(Prefix.clang) }

  /// Whether it is a class, protocol, category or class extension of Objective-C.
  package var isObjectiveC: Bool { text.hasPrefix(Prefix.objectiveC) }
  package var isObjectiveCClass: Bool { text.hasPrefix(Prefix.objectiveCClass) }
  package var isObjectiveCProtocol: Bool { text.hasPrefix(Prefix.objectiveCProtocol) }
  package var isObjectiveCCategory: Bool { text.hasPrefix(Prefix.objectiveCCategory) }
  package var isObjectiveCExtension: Bool { text.hasPrefix(Prefix.objectiveCExtension) }

  /// Whether it is a declaration of C or C++ that is not private to a file.
  package var isPublicC: Bool { text.hasPrefix(Prefix.publicC) }

  package var isSwift: Bool { text.hasPrefix(Prefix.swift) }

  /// Whether it is a type that nobody declares as an entity: `int`, `NSInteger`, `id`, `block`.
  package var isPlainType: Bool { text.hasPrefix(Prefix.plainType) }

  /// Whether it is the type of a block, a closure or a pointer to a function.
  package var isFunctionType: Bool { self == .function || self == .block }

  package var isModule: Bool { text.hasPrefix(Prefix.module) }

  /// `Album` of `c:objc(cs)Album`. What tells it apart from others, and the member of a class, is still there.
  package var objectiveCClassName: Substring? { name(after: Prefix.objectiveCClass) }

  /// `App.Album` of `s:App.Album`.
  package var swiftName: Substring? { name(after: Prefix.swift) }

  /// `int` of `type:int`.
  package var plainTypeName: Substring? { name(after: Prefix.plainType) }

  private func name(after prefix: String) -> Substring? {
    text.hasPrefix(prefix) ? text[text.utf8.index(text.startIndex, offsetBy: prefix.utf8.count)...] : nil
  }
}
