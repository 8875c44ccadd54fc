import Facts

/// The kind of a file, as far as its name tells.
enum FileKind: Equatable {
  case source(Language)
  /// The language, if the name determines it: `.hpp` does, `.h` does not.
  case header(Language?)
  /// A prefix header, which is included before the first line of sources.
  case prefix
  /// Text that is only code where a file includes it: `.inl`, `.inc`, `.def`, `.g`.
  case fragment(Language?)

  /// Nil for files that are not read.
  init?(name: String) {
    let name = name.utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    let ending = String(name[name.index(after: dot)...]) ?? ""
    // On case-sensitive file systems these three are conventions of their own.
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
  /// Whether an Objective-C unit may begin with it or include it.
  var canBeObjectiveC: Bool { if case .source(let language) = self { language.isObjectiveC } else { true } }
  var isFragment: Bool { if case .fragment = self { true } else { false } }

  private static let languages = Dictionary(uniqueKeysWithValues: Language.allCases.flatMap { language in language.endings.map { ($0, language) } })

  /// The endings of sources and headers, for messages.
  static let endings =
    ".c, .cc, .cpp, .cxx, .c++, .C, .m, .mm, .M, .h, .hh, .hpp, .hxx, .h++" + Language.endingsWithoutHeaders.map { ", ." + $0 }.joined()
}

/// Whether a path is that of a data model in text form.
func isDataModel(_ path: String) -> Bool { lastComponent(of: path) == "contents" && folder(of: path).hasSuffix(".xcdatamodel") }
