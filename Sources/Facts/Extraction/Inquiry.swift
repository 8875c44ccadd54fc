/// What a front-end asked the world on its way to an answer about one unit: the answer holds as long as all of this is answered alike.
///
/// What a unit includes is looked for in folders; the text of `paths` says what was looked for, found or not.
package struct Inquiry: Sendable, Equatable {
  /// The files whose bytes were read, absolute.
  package var paths: Set<String> = []
  /// The files that the context was asked about, relative to the root: of the project or not.
  package var places: Set<String> = []
  /// The names that it was asked for.
  package var names: Set<Name> = []

  package init() {}

  /// Whether the project declares something of a name.
  package struct Name: Sendable, Hashable {
    package let kind: Kind
    package let text: String

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }

    package enum Kind: UInt8, Sendable { case `class`, `protocol`, type, macro }
  }

  package mutating func add(_ other: Inquiry) {
    paths.formUnion(other.paths)
    places.formUnion(other.places)
    names.formUnion(other.names)
  }
}

extension Inquiry.Name: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.kind != b.kind ? a.kind.rawValue < b.kind.rawValue : a.text.byteOrder(to: b.text) < 0 }
}

extension DeclaredNames {
  package func declares(_ name: Inquiry.Name) -> Bool {
    switch name.kind {
    case .class: classes.contains(name.text)
    case .protocol: protocols.contains(name.text)
    case .type: types.contains(name.text)
    case .macro: macros.contains(name.text)
    }
  }
}

extension DeclaredNames {
  /// Every name with its kind, sorted.
  package var all: [Inquiry.Name] {
    [(Inquiry.Name.Kind.class, classes), (.protocol, protocols), (.type, types), (.macro, macros)].flatMap { kind, names in
      names.map { Inquiry.Name(kind, $0) }
    }.sorted()
  }

  package mutating func insert(_ names: some Sequence<Inquiry.Name>) {
    for name in names {
      switch name.kind {
      case .class: classes.insert(name.text)
      case .protocol: protocols.insert(name.text)
      case .type: types.insert(name.text)
      case .macro: macros.insert(name.text)
      }
    }
  }
}
