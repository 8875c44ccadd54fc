import Facts
import Foundation
import Platform

/// How libclang is called for one unit: the arguments, and the files that exist only in memory.
///
/// The unit's own flags have passed the allow-list of `Projects`; nothing else reaches the parser.
struct Invocation {
  let unit: TranslationUnit
  let root: String
  /// Where the stand-ins of the platform come from.
  let platform: PlatformHeader
  var resourceDirectory: String?
  /// For units that are read with Apple's own headers.
  var sdk: AppleSDK?
  /// The precompiled form of what the unit begins with, if there is one.
  var precompiled: String?
  /// Pipes and devices, which would block the parser for ever. It is given empty files in their place.
  var specialFiles: [String] = []
  /// The texts of the headers that a build generates from Swift code, by the spellings of the imports.
  var generatedHeaders: [String: String] = [:]

  static let folder = "/arborist"
  static let prelude = folder + "/platform.h"
  static let sharedHeaders = folder + "/shared.h"
  static let standIns = folder + "/stand-ins.h"
  static let headers = folder + "/include"
  static let beginning = folder + "/beginning"

  /// A unit without a path exists only in memory.
  var file: String { unit.path.isEmpty ? Invocation.beginning : root + "/" + unit.path }

  /// Whether the compiler brings this header itself, such as `stddef.h`.
  func hasOwnHeader(_ spelling: String) -> Bool { resourceDirectory.map { access($0 + "/include/" + spelling, F_OK) == 0 } ?? false }

  /// The dialect of the platform's stand-ins that the unit begins with; nil if real headers are used.
  var stubs: StubDialect? {
    switch unit.sdk {
    case .appleStubs: unit.language.isCxx ? .objectiveCxx : .objectiveC
    case .host, .gnu, .apple: nil
    }
  }

  /// The arguments of one parse. `folder` is where the files in memory appear to be.
  func arguments(precompiled: String?, in folder: String = Invocation.folder) -> [String] {
    func place(_ file: String) -> String { folder + file.dropFirst(Invocation.folder.count) }
    var arguments = ["-x", unit.language.rawValue] + commonArguments
    if let precompiled {
      arguments += ["-include-pch", precompiled]
    } else if stubs != nil {
      arguments += ["-include", place(Invocation.prelude)]
    } else if !unit.sharedHeaders.isEmpty {
      arguments += ["-include", place(Invocation.sharedHeaders)]
    }
    arguments += ["-include", place(Invocation.standIns)]
    for header in (unit.prefixHeader.map { [$0] } ?? []) + unit.broughtHeaders { arguments += ["-include", root + "/" + header] }
    arguments.append("-I" + place(Invocation.headers))
    return arguments
  }

  /// The unit's own flags; an SDK that was asked for replaces the one in the flags.
  private var unitArguments: [String] {
    guard unit.sdk == .apple, sdk != nil else { return unit.arguments }
    var kept: [String] = []
    var rest = unit.arguments[...]
    while let flag = rest.popFirst() {
      if flag == "-isysroot" { _ = rest.popFirst() } else if !flag.hasPrefix("--sysroot=") { kept.append(flag) }
    }
    return kept
  }

  /// Path and text of each file that exists only in memory: first the prelude, unless it is `precompiled`, then the others in a fixed order.
  func memoryFiles(_ standIns: StandIns, precompiled: String?) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    if precompiled == nil, let dialect = stubs {
      files.append((Invocation.prelude, platform.text(dialect, omitting: standIns.omitted)))
    } else if precompiled == nil, !unit.sharedHeaders.isEmpty {
      files.append((Invocation.sharedHeaders, PrecompiledHeaders.sharedText(unit.sharedHeaders)))
    }
    files.append((Invocation.standIns, standIns.text))
    files += specialFiles.map { ($0, "\n") }
    for (spelling, path) in standIns.headers.sorted(by: { $0.key < $1.key }) {
      files.append((Invocation.headers + "/" + spelling, path.isEmpty ? generatedHeaders[spelling] ?? "\n" : "#include \"\(path)\"\n"))
    }
    return files
  }

  /// The arguments that a precompiled prelude and the units that load it must share.
  var commonArguments: [String] {
    var arguments = ["-ferror-limit=0", "-w", "-fno-spell-checking", "-working-directory=" + root]
    if let resourceDirectory { arguments += ["-resource-dir", resourceDirectory] }
    switch unit.sdk {
    case .host:
      break
    case .gnu:
      arguments += ["-fobjc-runtime=gnustep-2.0", "-fblocks", "-fexceptions", "-fobjc-exceptions"]
      // An installed GNUstep comes last: it has files that a build would generate, such as GSConfig.h.
      for folder in ["/usr/local/include/GNUstep", "/usr/include/GNUstep"] + gnuRuntimeFolders.prefix(1) { arguments += ["-idirafter", folder] }
    case .apple:
      // Without ARC, like the stand-ins below.
      if let sdk { arguments += ["-target", sdk.target, "-isysroot", sdk.path] }
      arguments += ["-fblocks", "-fobjc-weak", "-fobjc-exceptions", "-fexceptions"]
    case .appleStubs:
      // Without ARC on purpose: under ARC, a message to an unknown method is an error that removes the whole expression from
      // the tree. Ownership is read from the attributes and qualifiers instead.
      arguments += ["-target", "arm64-apple-ios15", "-nostdlibinc", "-ffreestanding", "-fblocks", "-fobjc-weak", "-fobjc-exceptions", "-fexceptions"]
      if unit.language.isCxx { arguments += ["-nostdinc++"] }
    }
    if unit.language.isCxx, !unit.arguments.contains(where: { $0.hasPrefix("-std=") }) { arguments.append("-std=gnu++17") }
    return arguments + unitArguments
  }
}
