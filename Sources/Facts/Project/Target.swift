/// What a build makes of some of a project's files, as the project's own description of the build says: an application, a library, a bundle of tests.
package struct Target: Sendable, Equatable {
  /// As the description names it: `My App`.
  package var name: String
  /// What Swift and `@import` call it: `My_App`. Several targets may make one module, for several platforms.
  package var module: String
  package var product: Product
  package var system: System
  /// The file that describes it, relative to the root.
  package var manifest: String
  /// Where the description begins to speak of it; 1 where that is not known.
  package var line = 1
  /// Platforms, as the description spells them, in byte order; empty where it leaves them open.
  package var platforms: [String] = []
  /// What it compiles: paths relative to the root, in byte order.
  package var sources: [String] = []
  /// What it would compile as well, and that is not there, in byte order: a build makes it, or it was left out.
  package var missingSources: [String] = []
  /// The headers that it lists, in byte order. Many targets list none, and use them all the same.
  package var headers: [String] = []
  /// Storyboards, nibs and models that it compiles, in byte order.
  package var resources: [String] = []
  /// What it says that it depends on, in the order of the description, each once.
  package var dependencies: [Dependency] = []
  /// What others call it when they depend on it: the products of a package that it is in, the name of a product of Xcode, of a rule of
  /// Bazel its own name where other workspaces see it; in byte order.
  package var products: [String] = []
  package var settings = Settings()

  package init(_ name: String, module: String, product: Product, system: System, manifest: String) {
    self.name = name
    self.module = module
    self.product = product
    self.system = system
    self.manifest = manifest
  }

  package enum Product: String, Sendable, CaseIterable {
    case application
    /// Runs beside an application: a widget, a share sheet, an XPC service, the code of a watch application.
    case appExtension = "app extension"
    case framework, library, tool
    /// A bundle that other programs load: a plug-in, a preference pane.
    case bundle
    case tests
    case uiTests = "ui tests"
    /// Code of a Swift package that runs in the compiler or in its build.
    case macro, plugin
    /// Only groups other targets, or runs scripts.
    case aggregate
    case other

    package var isTest: Bool { self == .tests || self == .uiTests }

    /// Whether it is a program of its own, with one place that starts.
    package var isProgram: Bool { [.application, .appExtension, .tool].contains(self) }
  }

  package enum System: String, Sendable, CaseIterable {
    case xcode, xcodegen, swiftPackage = "swift package", podspec, compileDatabase = "compile database", bazel

    /// Whether sources that it leaves out are not built. A pod may be only a part of a project, a database knows what one machine compiles, and not all of Bazel's rules
    /// are read.
    package var tellsAll: Bool {
      switch self {
      case .xcode, .xcodegen, .swiftPackage: true
      case .podspec, .compileDatabase, .bazel: false
      }
    }

    /// Whether it says which header is forced on the sources of a target, and that there is none.
    package var tellsPrefixHeader: Bool {
      switch self {
      case .xcode, .xcodegen, .swiftPackage, .podspec: true
      case .compileDatabase, .bazel: false
      }
    }

    /// Whether it says which targets other projects can depend on: those with a product.
    package var tellsProducts: Bool {
      switch self {
      case .swiftPackage, .bazel: true
      case .xcode, .xcodegen, .podspec, .compileDatabase: false
      }
    }
  }

  package struct Dependency: Sendable, Hashable {
    /// The name of a target of the same description, of a target of another one, or of a product of a package.
    package var name: String
    package var kind: Kind
    /// Where the description says so; 0 where that is not known.
    package var line = 0
    /// The description that has what it means, if it says so, relative to the root; it need not be there. Nil where the name alone tells.
    package var manifest: String?

    package init(_ name: String, _ kind: Kind, line: Int = 0, manifest: String? = nil) {
      self.name = name
      self.kind = kind
      self.line = line
      self.manifest = manifest
    }

    /// Whether it means the same, wherever it stands.
    package func names(_ other: Dependency) -> Bool { name == other.name && kind == other.kind && manifest == other.manifest }

    package enum Kind: String, Sendable {
      case target
      /// Of a package or pod.
      case product
      /// A tool of another package that the build runs. It may make sources.
      case plugin
      /// Built elsewhere: a target of the same description that has no sources.
      case binary
    }
  }

  package struct Settings: Sendable, Equatable {
    /// Relative to the root.
    package var prefixHeader: String?
    package var bridgingHeader: String?
    package var infoPlist: String?
    /// Relative to the root; `/**` at the end means with all folders below.
    package var headerFolders: [String] = []
    /// `DEBUG=1`, in the order of the description.
    package var defines: [String] = []
    /// Nil where the description does not tell.
    package var usesARC: Bool?
    /// The sources that count references otherwise than `usesARC` says.
    package var exceptionsFromARC: Set<String> = []

    package init() {}
  }
}
