package import Facts
internal import Platform

// What is known about the methods of the platform's classes and protocols.

extension Entity {
  /// Whether the platform has a class of this name.
  package var isNamedLikePlatformClass: Bool { Platform.platformClass(named: name) != nil }

  /// The superclasses of the platform's class of this name, nearest first.
  package var platformSuperclasses: [String] { Platform.superclasses(of: name) }

  /// Whether the platform's class of this name is known to declare this method itself, not in a superclass.
  package func hasPlatformMethod(_ name: String, isStatic: Bool) -> Bool { Platform.hasMethod(name, isStatic: isStatic, inClass: self.name) }

  /// Whether the platform's class of this name is known to have this method, from itself, a superclass or a protocol.
  package func understandsPlatformMethod(_ name: String, isStatic: Bool) -> Bool {
    hasPlatformMethod(name, isStatic: isStatic) || Platform.inheritsMethod(name, isStatic: isStatic, class: self.name)
  }

  /// Whether the requirements of the platform's protocol of this name are known.
  package var isUnderstoodPlatformProtocol: Bool { Platform.knowsMethods(ofProtocol: name) }
}

/// Whether any platform protocol requires this method.
package func isAskedForByPlatform(_ selector: String) -> Bool { Platform.isAskedFor(selector) }
