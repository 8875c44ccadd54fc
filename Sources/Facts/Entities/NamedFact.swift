/// A file that describes objects and is no source: a storyboard, a nib, a property list, a data model.
package struct Resource: Sendable, Equatable {
  /// Relative to the root.
  package var path: String
  package var lines: Int
  package var isExternal: Bool
  /// In the order of the file.
  package var facts: [NamedFact]
  /// The classes that a build makes of it, which no source declares.
  package var generated: [GeneratedClass] = []
  /// The screens that code can ask for, by identifier in byte order.
  package var screens: [NamedScreen] = []
  /// The classes of the objects that loading the file makes: the initial screen of a storyboard, the top-level objects of a nib.
  package var beginnings: [ClassName] = []

  package init(_ path: String, lines: Int, isExternal: Bool = false, facts: [NamedFact] = []) {
    self.path = path
    self.lines = lines
    self.isExternal = isExternal
    self.facts = facts
  }
}

/// A screen of a storyboard that has an identifier, and its class.
package struct NamedScreen: Sendable, Hashable {
  package var identifier: String
  package var name: ClassName

  package init(_ identifier: String, _ name: ClassName) {
    self.identifier = identifier
    self.name = name
  }
}

/// A fact that such a file states about classes, by their names. Which classes these are is known when all sources are read.
package struct NamedFact: Sendable, Hashable {
  package var subject: End
  package var relation: Relation
  package var object: End
  package var location: SourceLocation
  package var details: Fact.Details

  package init(_ subject: End, _ relation: Relation, _ object: End, at location: SourceLocation, _ details: Fact.Details = .init()) {
    self.subject = subject
    self.relation = relation
    self.object = object
    self.location = location
    self.details = details
  }

  package enum End: Sendable, Hashable {
    /// The file itself.
    case file
    case type(ClassName)
    /// The classes that have an action of this selector: the system asks one object after the other.
    case responders(String)
  }
}

/// A class, as such a file names it.
package struct ClassName: Sendable, Hashable {
  package var name: String
  /// The Swift module, where the file tells.
  package var module: String?
  /// Whether the module is that of the target which has the file, whatever `module` says.
  package var isOfTarget: Bool

  package init(_ name: String, module: String? = nil, isOfTarget: Bool = false) {
    self.name = name
    self.module = module
    self.isOfTarget = isOfTarget
  }
}

extension ClassName {
  /// As the runtime spells it: `Feed`, `App.Feed`, `$(PRODUCT_MODULE_NAME).Feed`, `.Feed` for the target's module, `_TtC3App4Feed`.
  package init(runtimeName text: String) {
    if let mangled = Self.demangled(text) {
      self = mangled
    } else if let dot = text.lastIndex(of: ".") {
      let module = String(text[..<dot])
      let isOfTarget = module.isEmpty || module.contains("$")
      self.init(String(text[text.index(after: dot)...]), module: isOfTarget ? nil : module, isOfTarget: isOfTarget)
    } else {
      self.init(text)
    }
  }

  /// A class that is nested in nothing.
  private static func demangled(_ text: String) -> ClassName? {
    guard text.hasPrefix("_TtC") else { return nil }
    var rest = text.dropFirst(4)
    var names: [String] = []
    while let length = Int(rest.prefix { $0.isASCII && $0.isNumber }), length > 0 {
      rest = rest.drop { $0.isASCII && $0.isNumber }
      guard rest.utf8.count >= length else { return nil }
      names.append(String(decoding: rest.utf8.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(names[names.count - 1].count)
    }
    return names.count == 2 && rest.isEmpty ? ClassName(names[1], module: names[0]) : nil
  }
}

/// A class that a build makes of a data model.
package struct GeneratedClass: Sendable, Hashable {
  package var name: String
  package var language: Language
  package var superclass: ClassName?
  package var location: SourceLocation

  package init(_ name: String, _ language: Language, superclass: ClassName?, at location: SourceLocation) {
    self.name = name
    self.language = language
    self.superclass = superclass
    self.location = location
  }
}
