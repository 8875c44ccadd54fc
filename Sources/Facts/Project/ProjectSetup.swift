/// What `Projects` found out about how a project is built: for `arborist doctor`, and for nothing that becomes a fact.
package struct ProjectSetup: Sendable, Equatable {
  /// The compile database in use.
  package var database: Database?
  /// The topmost folders of other people's code and how many files lie in each, in byte order.
  package var externalFolders: [Folder] = []
  /// Single files of other people's libraries that lie among the project's own, in byte order.
  package var copiedFiles: [String] = []
  /// How many files of the project's own folders say that a program wrote them.
  package var generatedFiles = 0
  /// `Podfile`, `CMakeLists.txt`, `configure` and the like in the root, in byte order.
  package var buildFiles: [String] = []
  /// Files from which a build makes headers, such as `config.h.in`, in byte order.
  package var templates: [String] = []
  /// The files that say what is built, with how many targets each has, in byte order.
  package var targetFiles: [TargetFile] = []
  /// Lines of these files that were not understood, and that may make targets or dependencies, in byte order of the files.
  package var unclearLines: [FileLine] = []
  /// How many of the project's own files, headers among them, belong to a module, of how many.
  package var filesInModules = 0
  package var ownFiles = 0
  /// The own source files that no target has, though a project file near them lists what is built, in byte order.
  package var unbuilt: [String] = []
  /// The files that add pods to targets, in byte order.
  package var podfiles: [String] = []
  /// In byte order.
  package var workspaces: [Workspace] = []
  /// What the project lists and is not there, by kind, then in byte order.
  package var missing: [Missing] = []

  package init() {}

  /// A workspace of Xcode.
  package struct Workspace: Sendable, Equatable {
    package var path: String
    /// How many projects it names, and how many of them are there.
    package var projects: Int
    package var found: Int
    package init(_ path: String, projects: Int, found: Int) {
      self.path = path
      self.projects = projects
      self.found = found
    }
  }

  /// Parts of one kind that one file lists and that are not there.
  package struct Missing: Sendable, Hashable {
    package var kind: Kind
    /// The file that lists them, relative to the root.
    package var path: String
    /// The targets that need them; for sources only.
    package var targets: [String]
    /// Relative to the root, in byte order; empty where the file itself is not read for them.
    package var names: [String]

    package init(_ kind: Kind, in path: String, targets: [String] = [], _ names: [String] = []) {
      self.kind = kind
      self.path = path
      self.targets = targets
      self.names = names
    }

    package enum Kind: String, Sendable, CaseIterable {
      case submodules
      /// What CocoaPods and Carthage install.
      case pods, carthage
      /// Other projects of Xcode.
      case projects
      case sources
      /// Files of settings, and parts of a description.
      case settings
    }
  }

  package struct Database: Sendable, Equatable {
    /// Relative to the root; absolute outside it.
    package var path: String
    /// Of how many source files there are flags in it.
    package var covered: Int
    package var sources: Int
    /// Flags that did not pass the allow-list, by name.
    package var dropped: [DroppedFlag]

    package init(path: String, covered: Int, sources: Int, dropped: [DroppedFlag]) {
      self.path = path
      self.covered = covered
      self.sources = sources
      self.dropped = dropped
    }
  }

  package struct TargetFile: Sendable, Equatable {
    package var path: String
    package var targets: Int
    package init(_ path: String, targets: Int) {
      self.path = path
      self.targets = targets
    }
  }

  package struct FileLine: Sendable, Equatable {
    package var path: String
    package var line: Int
    package init(_ path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  package struct DroppedFlag: Sendable, Equatable {
    package var name: String
    package var count: Int
    /// Whether it can change what the code means.
    package var isMeaningful: Bool

    package init(_ name: String, count: Int, isMeaningful: Bool) {
      self.name = name
      self.count = count
      self.isMeaningful = isMeaningful
    }
  }

  package struct Folder: Sendable, Equatable {
    package var path: String
    package var files: Int
    package init(_ path: String, files: Int) {
      self.path = path
      self.files = files
    }
  }
}

/// A folder with Apple's headers, as `--sdk` names it.
package struct AppleSDK: Sendable, Equatable {
  /// Absolute.
  package var path: String
  /// For people: `iphoneos17.2`.
  package var name: String
  /// What its headers are parsed for: `arm64-apple-ios15.0`.
  package var target: String

  package init(path: String, name: String, target: String) {
    self.path = path
    self.name = name
    self.target = target
  }
}
