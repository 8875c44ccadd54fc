import Facts
import Platform

/// How libclang is called for one unit: the arguments, and the files that exist only in memory.
///
/// The unit's own flags have passed the allow-list of `Projects`; nothing else reaches the parser.
struct Invocation {
  let unit: TranslationUnit
  let root: String
  let resourceDirectory: String?
  /// For units that are read with Apple's own headers.
  var sdk: AppleSDK?
  /// The platform's stand-ins as a precompiled file, where that fits the unit.
  var precompiledPrelude: String?

  static let folder = "/arborist"
  static let prelude = folder + "/platform.h"
  static let standIns = folder + "/stand-ins.h"
  static let headers = folder + "/include"

  var file: String { root + "/" + unit.path }

  /// The dialect of the stand-ins that are forced on the unit; nil when the machine's own headers serve.
  var stubs: StubDialect? {
    switch unit.sdk {
    case .appleStubs: unit.language.isCxx ? .objectiveCxx : .objectiveC
    case .host, .gnu, .apple: nil
    }
  }

  func arguments(precompiled: String?) -> [String] {
    var arguments = ["-x", unit.language.rawValue] + commonArguments
    if let precompiled {
      arguments += ["-include-pch", precompiled]
    } else if stubs != nil {
      arguments += ["-include", Invocation.prelude]
    }
    arguments += ["-include", Invocation.standIns]
    if let prefix = unit.prefixHeader { arguments += ["-include", root + "/" + prefix] }
    arguments.append("-I" + Invocation.headers)
    return arguments
  }

  /// The unit's own flags; an SDK that was asked for takes the place of the one that the build had.
  private var unitArguments: [String] {
    guard unit.sdk == .apple, sdk != nil else { return unit.arguments }
    var kept: [String] = []
    var rest = unit.arguments[...]
    while let flag = rest.popFirst() {
      if flag == "-isysroot" { _ = rest.popFirst() } else if !flag.hasPrefix("--sysroot=") { kept.append(flag) }
    }
    return kept
  }

  /// What a precompiled prelude and the units that load it must agree in.
  var commonArguments: [String] {
    var arguments = ["-ferror-limit=0", "-w", "-fno-spell-checking", "-working-directory=" + root]
    if let resourceDirectory { arguments += ["-resource-dir", resourceDirectory] }
    switch unit.sdk {
    case .host:
      break
    case .gnu:
      arguments += ["-fobjc-runtime=gnustep-2.0", "-fblocks", "-fexceptions", "-fobjc-exceptions"]
      // An installed GNUstep, after everything else: it has what a build would generate, such as GSConfig.h.
      for folder in ["/usr/local/include/GNUstep", "/usr/include/GNUstep"] + gnuRuntimeFolders.prefix(1) { arguments += ["-idirafter", folder] }
    case .apple:
      // Without ARC, like the stand-ins below.
      if let sdk { arguments += ["-target", sdk.target, "-isysroot", sdk.path] }
      arguments += ["-fblocks", "-fobjc-weak", "-fobjc-exceptions", "-fexceptions"]
    case .appleStubs:
      // Without ARC on purpose: under ARC a message to an unknown method is an error that takes the whole expression out of
      // the tree. Ownership is read from the attributes and qualifiers instead.
      arguments += ["-target", "arm64-apple-ios15", "-nostdlibinc", "-ffreestanding", "-fblocks", "-fobjc-weak", "-fobjc-exceptions", "-fexceptions"]
      if unit.language.isCxx { arguments += ["-nostdinc++"] }
    }
    if unit.language.isCxx, !unit.arguments.contains(where: { $0.hasPrefix("-std=") }) { arguments.append("-std=gnu++17") }
    return arguments + unitArguments
  }
}
