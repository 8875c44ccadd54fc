package import Facts
internal import Platform

// What is known of the methods that classes and protocols of the platform have.

extension Entity {
  /// Whether the platform has a class of this name.
  package var isNamedLikePlatformClass: Bool { Platform.platformClass(named: name) != nil }

  /// The superclasses of the platform's class of this name, nearest first.
  package var platformSuperclasses: [String] { Platform.superclasses(of: name) }

  /// Whether the platform's class of this name is known to have such a method itself, not by its superclasses.
  package func hasPlatformMethod(_ name: String, isStatic: Bool) -> Bool { Platform.hasMethod(name, isStatic: isStatic, inClass: self.name) }

  /// Whether the platform's class of this name is known to have such a method, itself, by a superclass or by a protocol.
  package func understandsPlatformMethod(_ name: String, isStatic: Bool) -> Bool {
    hasPlatformMethod(name, isStatic: isStatic) || Platform.inheritsMethod(name, isStatic: isStatic, class: self.name)
  }

  /// Whether it is known what the platform's protocol of this name asks for.
  package var isUnderstoodPlatformProtocol: Bool { Platform.knowsMethods(ofProtocol: name) }
}

/// Whether any protocol of the platform asks for a method.
package func isAskedForByPlatform(_ selector: String) -> Bool { Platform.isAskedFor(selector) }
