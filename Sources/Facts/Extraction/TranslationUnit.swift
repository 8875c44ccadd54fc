/// One thing to parse, and how: a source file, or a header that no source file includes.
package struct TranslationUnit: Sendable, Equatable {
  /// Relative to the root of the project.
  package var path: String
  package var language: Language
  package var sdk: SDK
  /// Compiler flags that passed the allow-list; include folders in them are absolute. Empty for a bare folder.
  package var arguments: [String]
  /// A header that is forced on this file before its first line, relative to the root.
  package var prefixHeader: String?
  /// What an `#import` that is found nowhere by itself stands for, such as `Kit/View.h` -> `Sources/View.h`:
  /// the project's own headers in place of the header maps that an IDE would make.
  package var forwards: [HeaderForward]
  /// The imports of the text that mean nothing in the project, as they are spelled. No parse is needed to see that such a header is missing, if the parser has
  /// none of that name itself.
  package var missing: [String]
  /// Those of the missing headers that a build generates from Swift code.
  package var generated: [GeneratedHeader] = []
  /// The machine's headers that are put before the first line of the unit, as they are spelled in `<…>`. All units of its kind begin with the same ones, so that
  /// they are parsed once for all. Empty where that could change what the unit means.
  package var sharedHeaders: [String]
  /// The imports that it begins with, as many units of its kind do; nil where few do.
  package var beginning: UnitBeginning?
  /// Headers of the project that its imports bring without naming them, relative to the root: for `@import Kit` the header that gathers Kit's others.
  package var broughtHeaders: [String]
  /// The project's headers whose declarations this unit reports. A header that many units see is reported by one of them.
  package var headers: [String]
  /// Who counts references, as its target says. Where that is not said, the code tells.
  package var counting: ReferenceCounting

  package init(
    path: String, language: Language, sdk: SDK = .host, arguments: [String] = [], prefixHeader: String? = nil,
    forwards: [HeaderForward] = [], missing: [String] = [], sharedHeaders: [String] = [], beginning: UnitBeginning? = nil,
    broughtHeaders: [String] = [], headers: [String] = [], counting: ReferenceCounting = .unknown
  ) {
    self.path = path
    self.language = language
    self.sdk = sdk
    self.arguments = arguments
    self.prefixHeader = prefixHeader
    self.forwards = forwards
    self.missing = missing
    self.sharedHeaders = sharedHeaders
    self.beginning = beginning
    self.broughtHeaders = broughtHeaders
    self.headers = headers
    self.counting = counting
  }

  /// Where the declarations of the platform come from.
  package enum SDK: String, Sendable, CaseIterable {
    /// This machine's headers: C and C++.
    case host
    /// No headers at all: Arborist's stand-ins for Apple's frameworks, parsed for an Apple target.
    case appleStubs
    /// Apple's own headers, in the SDK of the project's context.
    case apple
    /// The project declares the Objective-C root class itself, or uses an installed Foundation: nothing is made up in advance.
    case gnu
  }

  package enum ReferenceCounting: String, Sendable, CaseIterable {
    /// The compiler does: ARC.
    case automatic
    case byHand
    case unknown
  }
}

/// Imports that many units begin with, and all that it takes to understand them alone.
package struct UnitBeginning: Sendable, Hashable {
  /// The folder that quoted imports are looked for in first, relative to the root; nil where none of them lies beside the unit.
  package var folder: String?
  /// A line each: `#import "common.h"`.
  package var directives: [String]
  /// See `TranslationUnit.forwards`.
  package var forwards: [HeaderForward]

  package init(folder: String? = nil, directives: [String], forwards: [HeaderForward] = []) {
    self.folder = folder
    self.directives = directives
    self.forwards = forwards
  }
}

/// An import of `Module-Swift.h` as it is written.
package struct GeneratedHeader: Sendable, Hashable {
  package var spelling: String
  /// A key of `ProjectContext.generatedHeaders`.
  package var module: String
  /// The digest of its text: when the text changes, so does the unit.
  package var digest: Digest

  package init(spelling: String, module: String, digest: Digest) {
    self.spelling = spelling
    self.module = module
    self.digest = digest
  }
}

/// An import as it is written, and the project's file that it means.
package struct HeaderForward: Sendable, Hashable {
  package var spelling: String
  /// Relative to the root of the project.
  package var path: String
  package init(spelling: String, path: String) {
    self.spelling = spelling
    self.path = path
  }
}

/// A source file or header of the project, before anybody parsed it.
package struct SourceFile: Sendable, Equatable {
  /// Relative to the root, with `/`.
  package var path: String
  package var language: Language
  package var isHeader: Bool
  /// In a folder of other people's code: `Pods`, `Carthage`, `vendor`, `third_party`, ...
  package var isExternal: Bool
  package var module: String?
  package var lines: Int
  /// The branches of its `#if`s, in the order of the text.
  package var branches: [ConditionalBranch]
  /// Of Swift: the headers through which it sees Objective-C, as its targets say, relative to the root; nil where no target tells.
  package var bridgingHeaders: [String]?
  /// Of Swift: the targets that compile it, as indices into `ProjectContext.targetModules`, ascending; empty where no target tells.
  package var targets: [Int]

  package init(
    path: String, language: Language, isHeader: Bool, isExternal: Bool = false, module: String? = nil, lines: Int = 0,
    branches: [ConditionalBranch] = [], bridgingHeaders: [String]? = nil, targets: [Int] = []
  ) {
    self.path = path
    self.language = language
    self.isHeader = isHeader
    self.isExternal = isExternal
    self.module = module
    self.lines = lines
    self.branches = branches
    self.bridgingHeaders = bridgingHeaders
    self.targets = targets
  }
}

/// An import directive as the text has it, whatever the preprocessor will make of it.
package struct ImportDirective: Sendable, Equatable {
  /// The file that it stands in, relative to the root.
  package var path: String
  package var line: Int
  /// What stands between the quotes, the angle brackets, or after `@import`.
  package var spelling: String
  package var form: Fact.Form
  /// The `#if` lines around it, include guards left out: `TARGET_OS_IPHONE && !defined(X)`; nil when there are none.
  package var condition: String?
  /// The project's file that it means, relative to the root; nil for the platform's and for what is found nowhere.
  package var resolved: String?
  /// Whether it is found nowhere and is not known to be the platform's either.
  package var isMissing: Bool
  /// Whether only a preprocessor can tell that it is taken: under a condition that neither the language nor a look at the disk decides.
  package var isUncertain: Bool

  package init(
    path: String, line: Int, spelling: String, form: Fact.Form, condition: String? = nil, resolved: String? = nil, isMissing: Bool = false, isUncertain: Bool = false
  ) {
    self.path = path
    self.line = line
    self.spelling = spelling
    self.form = form
    self.condition = condition
    self.resolved = resolved
    self.isMissing = isMissing
    self.isUncertain = isUncertain
  }
}

/// What the text of the project declares, by kind of name. A front-end never makes up a stand-in for one of these.
package struct DeclaredNames: Sendable, Equatable {
  package var classes: Set<String> = []
  package var protocols: Set<String> = []
  /// Typedefs, structs, unions, enums, C++ classes.
  package var types: Set<String> = []
  package var macros: Set<String> = []
  /// Classes and protocols of Objective-C that several files declare, by USR, with those files in byte order: the `AppDelegate`s of
  /// a repository's examples are as many classes.
  package var ambiguous: [String: [String]] = [:]
  /// What Swift calls the types of C and Objective-C that say so with `NS_SWIFT_NAME`, by their own name. Stays in the process that found it:
  /// no parse depends on it.
  package var swiftNames: [String: String] = [:]
  package init() {}
}

/// Everything that all the units of one project share.
package struct ProjectContext: Sendable {
  /// Absolute path of the folder that paths are relative to.
  package var root: String
  /// Sorted by path.
  package var files: [SourceFile]
  package var declared: DeclaredNames
  /// The SDK that takes the place of the stand-ins; nil when none was given.
  package var sdk: AppleSDK?
  /// Pipes, sockets, devices and links to them that lie among the files, relative to the root. Opening one may block for ever.
  package var specialFiles: [String] = []
  /// The selectors and properties of the platform that the project's text may speak of, so that the stand-ins need no others; nil for unknown. What a unit says does not depend on it:
  /// what its own text and its headers have is among them.
  package var mentionedMembers: Set<String>?
  /// The module that each target makes, in the order of `Project.targets`.
  package var targetModules: [String] = []
  /// The headers that a build generates of Swift code, by the module: only those that some unit imports.
  package var generatedHeaders: [String: String] = [:]

  package init(root: String, files: [SourceFile], declared: DeclaredNames = DeclaredNames(), sdk: AppleSDK? = nil) {
    self.root = root
    self.files = files
    self.declared = declared
    self.sdk = sdk
  }
}

/// What there is to analyse: the answer of `Projects`.
package struct Project: Sendable {
  package var context: ProjectContext
  /// The files and folders to read, relative to the root, with what they need; nil for all of it.
  package var selected: [String]?
  /// The files and folders to report on, relative to the root, where all is read; nil for all of it.
  package var reported: [String]?
  /// The patterns of `include` and `exclude` that matched nothing.
  package var unusedPatterns: [String]
  /// Sorted by path.
  package var units: [TranslationUnit]
  /// Sorted by path and line.
  package var imports: [ImportDirective]
  /// Sorted by path and line.
  package var remarks: [Remark]
  package var problems: [Problem]
  /// How many files are in no unit because nothing of the project can ask for what they declare: other people's C and C++.
  package var unneededFiles = 0
  package var setup = ProjectSetup()
  /// What builds make of the files. Sorted by the file that describes them.
  package var targets: [Target] = []
  /// What storyboards and nibs describe, by file and line.
  package var interfaces: [InterfaceObject] = []
  /// The files that are no sources and speak of classes, by path.
  package var resources: [Resource] = []
  /// The models of Core Data that are in use, by path.
  package var models: [ManagedModel] = []
  /// The types that the text of each file of the C family declares, by path; empty where nobody asked for them.
  package var types: [String: [OutlinedType]] = [:]

  package init(
    context: ProjectContext, selected: [String]? = nil, unusedPatterns: [String] = [], units: [TranslationUnit] = [], imports: [ImportDirective] = [],
    remarks: [Remark] = [], problems: [Problem] = []
  ) {
    self.context = context
    self.selected = selected
    self.unusedPatterns = unusedPatterns
    self.units = units
    self.imports = imports
    self.remarks = remarks
    self.problems = problems
  }
}
