extension Platform {
  /// The text to include before every source when no Apple SDK, or no C++ library, is at hand.
  ///
  /// The bytes depend on nothing but the arguments. Each call reads all tables of members; a project has a `StubHeader`, which reads those that it needs once.
  ///
  /// - Parameters:
  ///   - names: classes, protocols, types, functions, constants and macros to leave out, since the project declares its
  ///     own. A class left out is announced with `@class`, its subclasses go to the nearest ancestor that stays, and
  ///     whatever needs the definition of a type left out goes with it. Nothing in `std` is ever left out.
  ///   - frameworks: frameworks the project imports. Foundation, UIKit, AppKit and what comes with them are always there
  ///     (`isEverydayFramework` tells which); the classes and protocols of the others only when asked for, to keep the
  ///     text short.
  package static func stubHeader(
    _ dialect: StubDialect, omitting names: Set<String> = [], including frameworks: Set<String> = []
  ) -> String {
    StubHeader().text(dialect, omitting: names, including: frameworks)
  }

  /// Whether the classes and protocols of this framework stand in every stub header for Objective-C.
  package static func isEverydayFramework(_ name: String) -> Bool {
    isFramework(name) && !classTree.seldomFrameworks.contains(name)
  }

  /// Whether leaving a name out of the stub header would change it.
  package static func isInStubHeader(_ name: String) -> Bool { stub.declares(name) }

  /// Whether the platform has a function of C or a macro of this name that is called like one: `NSLog`, `CGRectMake`, `NSLocalizedString`.
  package static func isFunction(named name: String) -> Bool { functionNames.contains(name) }

  private static let functionNames: Set<String> = Set(StubText.lines(stubFunctions).flatMap(\.names))
    .union(StubText.macros(stubMacros).filter { line in line.names.contains { line.text.contains("#define \($0)(") } }.flatMap(\.names))

  /// Every type, constant and function the stub declares by a line of its own, for the tests: none may be there twice.
  package static var stubLineNames: [String] { Stub.lineTables.flatMap(StubText.lines).flatMap(\.names) }

  /// What the tables of members speak of, for the tests: all of it must be known.
  package static var stubMemberOwners: (classes: [String], protocols: [String], adopted: [String]) {
    let blocks = StubText.memberBlocks(memberTables)
    let adopted = Set(blocks.classes.values.flatMap(\.protocols))
    return (blocks.classes.keys.sorted(), blocks.protocols.keys.sorted(), adopted.sorted())
  }

  static let stub = Stub(classTree: classTree, protocolList: protocolList)

  fileprivate static let standardLibraryHeader = """
    #if defined(__cplusplus) && !defined(ARBORIST_STUB_STD) && !defined(ARBORIST_NO_STD_STUB)
    #define ARBORIST_STUB_STD
    #pragma clang system_header
    #include <stddef.h>
    #include <stdint.h>
    #include <stdarg.h>
    \(standardLibrary)
    #endif

    """
}

/// The stub headers of one project.
///
/// The tables of members are a megabyte, and a project mentions some hundred names of them. A header with those that it mentions is a tenth as long, takes a tenth of the time
/// to parse, and means the same to the project's code.
package struct StubHeader: Sendable {
  private let members: StubMembers

  /// - Parameter mentioned: the names of the members to declare, see `Platform.members`; nil for all members. Besides them what the language itself sends is there.
  package init(mentioning mentioned: Set<String>? = nil) {
    members = StubMembers(mentioned.map { $0.union(sentByLanguage) })
  }

  /// See `Platform.stubHeader`.
  package func text(_ dialect: StubDialect, omitting names: Set<String> = [], including frameworks: Set<String> = []) -> String {
    switch dialect {
    case .cxx: Platform.standardLibraryHeader
    case .objectiveC: Platform.stub.header(members, omitting: names, including: frameworks)
    case .objectiveCxx: Platform.stub.header(members, omitting: names, including: frameworks) + Platform.standardLibraryHeader
    }
  }
}

/// The selectors that code sends without their names: literals, subscripts, `for … in`, and what every object answers to.
private let sentByLanguage: Set<String> = Set(
  ["Char", "UnsignedChar", "Short", "UnsignedShort", "Int", "UnsignedInt", "Long", "UnsignedLong", "LongLong", "UnsignedLongLong", "Float", "Double", "Bool", "Integer", "UnsignedInteger"]
    .map { "numberWith\($0):" }
    + [
      "arrayWithObjects:count:", "dictionaryWithObjects:forKeys:count:", "stringWithUTF8String:", "valueWithBytes:objCType:", "objectAtIndexedSubscript:",
      "setObject:atIndexedSubscript:", "objectForKeyedSubscript:", "setObject:forKeyedSubscript:", "countByEnumeratingWithState:objects:count:", "alloc", "init", "new", "copy",
      "mutableCopy", "copyWithZone:", "mutableCopyWithZone:", "retain", "release", "autorelease", "dealloc", "class", "self", "description", "isEqual:", "hash",
    ])
