import Facts

/// What a file is, as far as its name tells.
enum FileKind: Equatable {
  case source(Language)
  /// The language, where the name settles it: `.hpp` does, `.h` does not.
  case header(Language?)
  /// A header that is forced on sources before their first line.
  case prefix
  /// Text that is code only where something includes it: `.inl`, `.inc`, `.def`, `.g`.
  case fragment(Language?)

  /// Nil for everything that is not read.
  init?(name: String) {
    let name = name.utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    let ending = String(name[name.index(after: dot)...]) ?? ""
    // On a case-sensitive file system these three are a convention of their own.
    switch ending {
    case "C": self = .source(.cxx)
    case "M": self = .source(.objectiveCxx)
    case "H": self = .header(.cxx)
    default:
      switch ending.lowercased() {
      case "h": self = .header(nil)
      case "hh", "hpp", "hxx", "h++": self = .header(.cxx)
      case "pch": self = .prefix
      case "inl", "ipp", "tcc", "tpp", "txx": self = .fragment(.cxx)
      case "inc", "def", "g", "x", "tbl": self = .fragment(nil)
      case let ending:
        guard let language = Self.languages[ending] else { return nil }
        self = .source(language)
      }
    }
  }

  var isSource: Bool { if case .source = self { true } else { false } }
  /// Whether a unit of Objective-C can begin with it or include it, as far as anybody does.
  var canBeObjectiveC: Bool { if case .source(let language) = self { language.isObjectiveC } else { true } }
  var isFragment: Bool { if case .fragment = self { true } else { false } }

  private static let languages = Dictionary(uniqueKeysWithValues: Language.allCases.flatMap { language in language.endings.map { ($0, language) } })

  /// The endings of sources and headers, for messages.
  static let endings =
    ".c, .cc, .cpp, .cxx, .c++, .C, .m, .mm, .M, .h, .hh, .hpp, .hxx, .h++" + Language.endingsWithoutHeaders.map { ", ." + $0 }.joined()
}

/// Whether a path is that of the text of a data model.
func isDataModel(_ path: String) -> Bool { lastComponent(of: path) == "contents" && folder(of: path).hasSuffix(".xcdatamodel") }
