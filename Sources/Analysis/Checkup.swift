package import Facts

/// What `arborist doctor` found out: what is used to read a project, how much of it was understood, and why the rest was not.
package struct Checkup: Sendable {
  package var parser: Parser
  package var sdk: AppleSDK?
  package var setup: ProjectSetup
  /// The number of files in each language, in the order of `Language.allCases`; languages without files are left out.
  package var languages: [LanguageCount]
  /// Headers that units include without an import of their own: prefix headers, and those of compiler flags. In byte order.
  package var prefixHeaders: [PrefixHeader]
  /// Whether Objective-C is read with stand-ins for Apple's frameworks.
  package var usesStandIns: Bool
  package var coverage: Coverage
  /// The causes in own files, in the order of `coverage.causes`. This list is longer, but still bounded.
  package var causes: [Cause]
  /// How many different causes there are in own files.
  package var causeCount: Int
  /// How many more causes there are in external code.
  package var externalCauseCount: Int
  /// The files for which the most names were made up.
  package var mostMadeUp: [MadeUpFor]
  /// Sorted.
  package var problems: [Problem]
  /// Where runs keep what they read; nil if they keep nothing.
  package var cache: Cache?

  package init(
    parser: Parser, sdk: AppleSDK? = nil, setup: ProjectSetup = ProjectSetup(), languages: [LanguageCount] = [], prefixHeaders: [PrefixHeader] = [],
    usesStandIns: Bool = false, coverage: Coverage = Coverage(), causes: [Cause] = [], causeCount: Int = 0, externalCauseCount: Int = 0, mostMadeUp: [MadeUpFor] = [], problems: [Problem] = [],
    cache: Cache? = nil
  ) {
    self.parser = parser
    self.sdk = sdk
    self.setup = setup
    self.languages = languages
    self.prefixHeaders = prefixHeaders
    self.usesStandIns = usesStandIns
    self.coverage = coverage
    self.causes = causes
    self.causeCount = causeCount
    self.externalCauseCount = externalCauseCount
    self.mostMadeUp = mostMadeUp
    self.problems = problems
    self.cache = cache
  }

  package struct Cache: Sendable, Equatable {
    /// As a person would write it.
    package var path: String
    package var entries: Int
    package var bytes: Int

    package init(path: String, entries: Int, bytes: Int) {
      self.path = path
      self.entries = entries
      self.bytes = bytes
    }
  }

  /// The libclang that was found on this machine.
  package struct Parser: Sendable, Equatable {
    package var path: String
    package var version: String
    package var resourceDirectory: String?

    package init(path: String, version: String, resourceDirectory: String?) {
      self.path = path
      self.version = version
      self.resourceDirectory = resourceDirectory
    }
  }

  package struct LanguageCount: Sendable, Equatable {
    package var language: Language
    package var files: Int
    package init(_ language: Language, files: Int) {
      self.language = language
      self.files = files
    }
  }

  package struct PrefixHeader: Sendable, Equatable {
    /// Relative to the project; absolute if flags name a header outside of it.
    package var path: String
    package var units: Int
    package init(_ path: String, units: Int) {
      self.path = path
      self.units = units
    }
  }

  package struct MadeUpFor: Sendable, Equatable {
    package var path: String
    package var names: Int
    package init(_ path: String, names: Int) {
      self.path = path
      self.names = names
    }
  }
}
