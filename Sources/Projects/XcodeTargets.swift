/// Which source files the targets of an Xcode project compile, by the names of the files.
///
/// Reads `project.pbxproj` line by line and relies on the comments that Xcode writes beside each id: `0A1B /* Card.swift in Sources */`. A target
/// can't have two Swift files of one name, so the name tells enough. Folders that Xcode keeps in step with the disk (`objectVersion` 77) list no
/// files; for those the folder speaks.
struct XcodeTargets {
  /// For each file name, the targets that compile it, in the order of the project file.
  private(set) var targets: [String: [String]] = [:]

  init(_ text: [UInt8]) {
    var phases: [String: [String]] = [:]
    var found: [(name: String, phases: [String])] = []
    var id = ""
    var kind = ""
    var name = ""
    var list = ""
    var entries: [String] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line.drop { $0 == 9 || $0 == 32 }, as: UTF8.self)
      // Objects stand two tabs deep; deeper braces are theirs.
      if line.starts(with: [9, 9]), line.count > 2, line[line.startIndex + 2] != 9 {
        if words.hasSuffix("= {") {
          (id, kind, name, list, entries) = (String(words.prefix { $0 != " " }), "", "", "", [])
        } else if words == "};" {
          if kind == "PBXSourcesBuildPhase" { phases[id] = entries }
          if kind == "PBXNativeTarget" { found.append((name, entries)) }
        }
        continue
      }
      if words.hasPrefix("isa = ") { kind = String(words.dropFirst(6).dropLast()) }
      if words.hasPrefix("name = ") { name = words.dropFirst(7).dropLast().filter { $0 != "\"" } }
      if words.hasSuffix("= (") { list = String(words.prefix { $0 != " " }) }
      if words == ");" { list = "" }
      if list == "buildPhases" { entries.append(String(words.prefix { $0 != " " })) }
      if list == "files", let start = words.firstRange(of: "/* "), let end = words.firstRange(of: " in Sources */"), start.upperBound < end.lowerBound {
        entries.append(String(words[start.upperBound..<end.lowerBound]))
      }
    }
    for target in found {
      for file in target.phases.flatMap({ phases[$0] ?? [] }) where targets[file]?.contains(target.name) != true {
        targets[file, default: []].append(target.name)
      }
    }
  }
}
