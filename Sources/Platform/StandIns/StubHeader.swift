extension Platform {
  /// The text to include before every source if there is no Apple SDK, or no C++ library.
  ///
  /// The result only depends on the arguments. Each call reads all member tables; a `StubHeader` reads those that a project needs once.
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

  /// Whether the classes and protocols of this framework are in every Objective-C stub header.
  package static func isEverydayFramework(_ name: String) -> Bool {
    isFramework(name) && !classTree.seldomFrameworks.contains(name)
  }

  /// Whether leaving out a name would change the stub header.
  package static func isInStubHeader(_ name: String) -> Bool { stub.declares(name) }

  /// Whether the platform has a C function or a function-like macro of this name: `NSLog`, `CGRectMake`, `NSLocalizedString`.
  package static func isFunction(named name: String) -> Bool { functionNames.contains(name) }

  private static let functionNames: Set<String> = Set(StubText.lines(stubFunctions).flatMap(\.names))
    .union(StubText.macros(stubMacros).filter { line in line.names.contains { line.text.contains("#define \($0)(") } }.flatMap(\.names))

  /// Every type, constant and function that the stub declares on a line of its own, for the tests: none may occur twice.
  package static var stubLineNames: [String] { Stub.lineTables.flatMap(StubText.lines).flatMap(\.names) }

  /// The names that the member tables mention, for the tests: all of them must be known.
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
/// The member tables are a megabyte, and a project mentions a few hundred of their names. A header with only the mentioned members is a tenth as long, takes a tenth of
/// the time to parse, and has the same effect for the project's code.
package struct StubHeader: Sendable {
  private let members: StubMembers

  /// - Parameter mentioned: the names of the members to declare, see `Platform.members`; nil for all members. Members that the language itself uses are always included.
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

/// The selectors that code sends implicitly: for literals, subscripts, `for … in`, and the methods of every object.
private let sentByLanguage: Set<String> = Set(
  ["Char", "UnsignedChar", "Short", "UnsignedShort", "Int", "UnsignedInt", "Long", "UnsignedLong", "LongLong", "UnsignedLongLong", "Float", "Double", "Bool", "Integer", "UnsignedInteger"]
    .map { "numberWith\($0):" }
    + [
      "arrayWithObjects:count:", "dictionaryWithObjects:forKeys:count:", "stringWithUTF8String:", "valueWithBytes:objCType:", "objectAtIndexedSubscript:",
      "setObject:atIndexedSubscript:", "objectForKeyedSubscript:", "setObject:forKeyedSubscript:", "countByEnumeratingWithState:objects:count:", "alloc", "init", "new", "copy",
      "mutableCopy", "copyWithZone:", "mutableCopyWithZone:", "retain", "release", "autorelease", "dealloc", "class", "self", "description", "isEqual:", "hash",
    ])
