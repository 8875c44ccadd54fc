internal import Analysis
internal import Facts

/// One thing to do, and the causes that it would remove.
struct Advice {
  let text: String
  var causes: [Cause]
}

/// What to do about causes: what is missing altogether first, then in the order of the causes. What helps against several
/// of them is said once.
func advice(on causes: [Cause], _ checkup: Checkup) -> [Advice] {
  var steps: [Advice] = []
  for cause in causes.filter(\.kind.isCountedByFile) + causes.filter({ !$0.kind.isCountedByFile }) {
    let text = advice(for: cause, checkup)
    if let known = steps.firstIndex(where: { $0.text == text }) { steps[known].causes.append(cause) } else { steps.append(Advice(text: text, causes: [cause])) }
  }
  if !checkup.setup.unclearLines.isEmpty { steps.append(Advice(text: adviceForManifests, causes: [])) }
  return steps
}

private let adviceForManifests =
  "compare 'arborist targets' with 'swift package describe': a manifest is evaluated and not run; write targets and dependencies that are missing as plain values"

private func advice(for cause: Cause, _ checkup: Checkup) -> String {
  switch cause.kind {
  case .missingHeader, .untakenHeader: adviceForHeader(cause, checkup)
  case .missingModule: adviceForDependency(checkup) ?? "install the dependencies that have the missing modules"
  case .unknownClass, .unknownProtocol, .unknownType, .unknownMacro, .unknownConstant, .unknownFunction, .consequentError:
    adviceForName(cause, checkup)
  case .undeclaredMessage:
    if cause.isPlatforms, checkup.sdk == nil {
      passSDK
    } else if cause.isPlatforms {
      "the SDK given does not declare every message; pass a newer one, or that of the platform the code is for"
    } else {
      "other messages that nothing declares are private, or come \(origins(checkup))"
    }
  case .unknownMemberType: "members of types that arborist does not read hold nothing in the graph; there is nothing to do about it"
  case .parseError where cause.isPlatforms && checkup.sdk == nil: passSDK
  case .parseError:
    checkup.setup.database == nil
      ? "look at what the parser says; it may need the flags of the build: \(passDatabase(checkup))"
      : "look at what the parser says: it is code for another compiler, or under flags that the database does not have"
  case .brokenSDK: "use an SDK that fits the parser: another --sdk, or a newer libclang by LIBCLANG_PATH"
  case .failedFile where isPackageManifest(cause.name):
    "mend '\(cause.name)', whose targets are known in part only: 'swift package describe' in its folder names the mistake"
  case .failedFile: "leave files that the parser can't take out with 'exclude' in .arborist.yml, if they are generated or data"
  case .skippedFile: "save text as UTF-8, split what is too large, make the rest readable, or leave it out with 'exclude' in .arborist.yml"
  }
}

// MARK: Headers

private func adviceForHeader(_ cause: Cause, _ checkup: Checkup) -> String {
  let name = lastComponent(cause.name)
  if name.hasSuffix("-Swift.h") { return "'\(name)' is made by a build from Swift code; nothing else is lost without it" }
  let made = checkup.setup.templates.filter { lastComponent($0).hasPrefix(name + ".") || lastComponent($0) == stem(name) + ".in.h" }
  if let template = made.first { return "'\(name)' is generated from '\(template)': \(generate(besides: template, checkup))" }
  if cause.isPlatforms, let sdk = checkup.sdk { return "'\(cause.name)' is not in '\(sdk.name)': pass the SDK of the platform that the code is for" }
  // A submodule's or a pod's header is imported by the name of its library as well: `<Kit/Kit.h>`.
  if cause.name.contains("/"), let dependency = adviceForDependency(checkup) { return dependency }
  if cause.isPlatforms {
    return "'\(cause.name)' is a system's header that this machine lacks: install its development package, or leave files for other systems out with 'exclude'"
  }
  if checkup.setup.database != nil { return "install the libraries that have the missing headers, build once if some are generated\(others)" }
  return "install the libraries that have the missing headers, build once if some are generated\(others); where they lie elsewhere on this machine, \(passDatabase(checkup))"
}

private let others = ", leave files for other systems out with 'exclude'"

/// How to get dependencies that are not there.
private func adviceForDependency(_ checkup: Checkup) -> String? {
  let missing = Set(checkup.setup.missing.map(\.kind))
  return [ProjectSetup.Missing.Kind.pods, .carthage, .submodules].first(where: missing.contains)?.step
}

/// How to generate the header that has this template.
private func generate(besides template: String, _ checkup: Checkup) -> String {
  let folder = template.split(separator: "/").dropLast().joined(separator: "/")
  let files = checkup.setup.buildFiles
  let place = folder.isEmpty ? "" : " (or the one of '\(folder)')"
  if files.contains("configure") { return "run './configure'\(place)" }
  if files.contains("configure.ac") || files.contains("configure.in") { return "run 'autoreconf -i && ./configure'\(place)" }
  if files.contains("CMakeLists.txt") { return "run 'cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON'" }
  if files.contains("meson.build") { return "run 'meson setup build'" }
  if files.contains("Makefile") || files.contains("GNUmakefile") { return "run 'make' once" }
  return "build once"
}

private func passDatabase(_ checkup: Checkup) -> String {
  let files = checkup.setup.buildFiles
  if files.contains("CMakeLists.txt") { return "pass -p build; 'cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON' makes it" }
  if files.contains("meson.build") { return "pass -p build; 'meson setup build' makes it" }
  return "pass -p compile_commands.json; 'bear -- make' makes one"
}

// MARK: Names

private let passSDK = "what the stand-ins do not know of Apple's frameworks an SDK does: pass --sdk (on a Mac, that of 'xcrun --show-sdk-path')"

private func adviceForName(_ cause: Cause, _ checkup: Checkup) -> String {
  if cause.isPlatforms, checkup.sdk == nil { return passSDK }
  if checkup.misses(.missingHeader) || checkup.misses(.missingModule) { return "unknown names come \(origins(checkup))" }
  return checkup.setup.database == nil
    ? "no header that was found declares the unknown names; they may need the flags of the build: \(passDatabase(checkup))"
    : "no header that was found declares the unknown names; their own may be under an #if that was not taken"
}

/// Where names may come from that nothing declares.
private func origins(_ checkup: Checkup) -> String {
  var origins: [String] = []
  if checkup.misses(.missingHeader) || checkup.misses(.missingModule) { origins.append("with the missing headers") }
  if checkup.usesStandIns, checkup.sdk == nil { origins.append("with Apple's frameworks (pass --sdk)") }
  return origins.isEmpty ? "with a header that is not imported" : origins.joined(separator: " or ")
}

extension Checkup {
  fileprivate func misses(_ kind: Gap.Kind) -> Bool { causes.contains { $0.kind == kind } }
}

private func lastComponent(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

private func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
