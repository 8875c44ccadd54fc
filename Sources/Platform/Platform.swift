/// A class of Apple's frameworks, as far as Arborist needs it.
package struct PlatformClass: Sendable {
  package let name: String
  /// Nil for a root class.
  package let superclass: String?
  /// The superclass on macOS, if it is a different one: `WKWebView` is a `UIView` or an `NSView`.
  package let macSuperclass: String?
  /// The names of its lightweight generics: `["KeyType", "ObjectType"]` for `NSDictionary`.
  package let typeParameters: [String]
  package let framework: String
  /// Its own role; `Platform.role(of:)` also looks at the ancestors.
  package let role: Role?
}

/// A protocol of Apple's frameworks.
package struct PlatformProtocol: Sendable {
  package let name: String
  package let inherited: [String]
  package let framework: String
  /// Whether objects send their events or questions to a conforming object: delegates, data sources, observers. Holding such an object strongly is suspicious.
  package let isDelegate: Bool
}

/// What Arborist knows about Apple's frameworks and the C++ library, and the header that replaces both if there is no SDK. Look-ups take constant time; the tables are
/// read at first use, in a few milliseconds.
package enum Platform {
  package static func platformClass(named name: String) -> PlatformClass? { classTree[name] }

  /// Whether classes of the platform begin with these capitals, followed by a capitalised word: `UI`, `MK`. O(1) after the first call.
  package static func isPrefixOfClasses(_ capitals: String) -> Bool { prefixesOfClasses.contains(capitals) }

  private static let prefixesOfClasses = Set(
    classes.map(\.name).compactMap { name -> String? in
      let capitals = name.prefix { $0.isUppercase }
      return capitals.count > 1 && capitals.count < name.count ? String(capitals.dropLast()) : nil
    })

  package static func platformProtocol(named name: String) -> PlatformProtocol? {
    protocolList.indexByName[name].map { protocolList.protocols[$0] }
  }

  /// Every known class, superclasses first, always in the same order.
  package static var classes: [PlatformClass] { classTree.classes }

  /// Every known protocol, in the order of the tables.
  package static var protocols: [PlatformProtocol] { protocolList.protocols }

  /// The ancestors of a class, nearest first; empty for a root class and for an unknown class.
  package static func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var next = classTree[name]?.superclass
    while let superclass = next {
      chain.append(superclass)
      next = classTree[superclass]?.superclass
    }
    return chain
  }

  /// The role of a class, else that of its nearest ancestor with a role.
  package static func role(of className: String) -> Role? {
    var next = classTree[className]
    while let known = next {
      if let role = known.role { return role }
      next = known.superclass.flatMap { classTree[$0] }
    }
    return nil
  }

  /// All roles of a class: its own and those of its ancestors. A `UINavigationController` is a container and a view controller.
  package static func roles(of className: String) -> Set<Role> {
    var roles: Set<Role> = []
    var next = classTree[className]
    while let known = next {
      if let role = known.role { roles.insert(role) }
      next = known.superclass.flatMap { classTree[$0] }
    }
    return roles
  }

  /// The role that the suffix of a type's name gives, if no superclass can: `PSLoginCoordinator`, `PSSidebarContainerViewController`.
  package static func role(ofTypeNamed name: String) -> Role? {
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix($0) && name != $0 } }
    if ends("Coordinator", "Router", "Wireframe") { return .coordinator }
    return ends("ContainerViewController", "ContainerController", "ContainerVC") ? .container : nil
  }

  /// Whether Apple ships a framework of this name: "UIKit", "Foundation", "SwiftUI".
  package static func isFramework(_ name: String) -> Bool { frameworkNames.contains(name) }
  /// Every framework that is known.
  package static var frameworks: Set<String> { frameworkNames }

  /// Whether the first folder of an `#include <folder/header.h>` belongs to the system: "sys", "mach", "objc", "bits".
  package static func isSystemHeaderFolder(_ name: String) -> Bool { systemHeaderFolders.contains(name) }

  /// Whether a header without folder, such as "vector" or "stdio.h", belongs to the C or C++ library or to the system.
  package static func isSystemHeader(_ name: String) -> Bool { systemHeaders.contains(name) }

  /// Whether an import of this spelling can only refer to the platform: "UIKit/UIKit.h", "sys/types.h", "stdio.h".
  package static func isHeader(_ spelling: String) -> Bool {
    guard let slash = spelling.utf8.firstIndex(of: UInt8(ascii: "/")) else { return isSystemHeader(spelling) }
    let folder = String(spelling[..<slash])
    return isFramework(folder) || isSystemHeaderFolder(folder)
  }

  /// Whether `@import` of this name, without submodules, refers to the platform: "UIKit", "Darwin", "os".
  package static func isModule(_ name: String) -> Bool {
    isFramework(name) || isSystemHeaderFolder(name) || ["Dispatch", "MachO", "ObjectiveC", "PackageDescription", "PackagePlugin", "SQLite3", "Swift", "XPC", "std", "zlib"].contains(name)
  }

  static let classTree = ClassTree(tables: [foundationClasses, uiKitClasses, appKitClasses, otherFrameworkClasses])
  static let protocolList = ProtocolList(table: protocolTable)
}
