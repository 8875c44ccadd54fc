/// A `project.pbxproj`: objects of many kinds that refer to each other by ids.
///
/// The format is undocumented. Apple's tools and the open-source readers (Xcodeproj of CocoaPods, XcodeProj, pbxproj of PyPI) agree on what is used here.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The path of the `*.xcodeproj`, relative to the root of what is analysed.
  let path: String
  let project: Object
  private let objects: [String: Object]
  /// For every file and group in the tree of groups, its path relative to the root; none for files outside of the root.
  private var paths: [String: String] = [:]
  /// The files and groups in the tree of groups whose path leads out of the root.
  private var outside: Set<String> = []
  /// The line on which each object begins.
  private let lines: [String: Int]

  init(_ bytes: [UInt8], path: String) throws(UnreadablePropertyList) {
    self.path = path
    if let line = lineOfMergeMarker(in: bytes) { throw UnreadablePropertyList("has merge markers (line \(line))") }
    guard let plist = try propertyList(bytes) as? Object, let objects = plist["objects"] as? [String: Any], let root = plist["rootObject"] as? String else {
      throw UnreadablePropertyList("is no project of Xcode")
    }
    self.objects = objects.compactMapValues { $0 as? Object }
    guard let project = self.objects[root] else { throw UnreadablePropertyList("has no root object") }
    self.project = project
    lines = Self.lines(of: self.objects, bytes)
    findPaths()
  }

  // MARK: Objects

  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The existing objects in a list of ids in another object.
  func objects(_ key: String, of object: Object) -> [(id: String, object: Object)] {
    object.list(key).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// Sorted by id, so that the order of a dictionary does not matter.
  func all(_ kind: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value.text("isa") == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The base folder of the project's paths, relative to the root. A project may set another folder than its own.
  var home: String? { normalized(join(join(folder(of: path), project.text("projectDirPath") ?? ""), project.text("projectRoot") ?? "")) }

  func path(of id: String) -> String? { paths[id] }

  /// The path of a file that is in no group, if it does not depend on one.
  func pathOfLoose(_ id: String) -> String? {
    guard let home, let file = objects[id], file.text("sourceTree") == "SOURCE_ROOT" else { return nil }
    return normalized(join(home, file.text("path") ?? ""))
  }

  /// Whether the path of a file leads out of the root. A product or a file of the system has no path.
  func liesOutside(_ id: String) -> Bool { outside.contains(id) }

  /// 0 if the text does not have the object at the beginning of a line.
  func line(of id: String) -> Int { lines[id] ?? 0 }

  private static func lines(of objects: [String: Object], _ bytes: [UInt8]) -> [String: Int] {
    var lines: [String: Int] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      // `		13B07F86 /* App */ = {`
      let text = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard text.count < 2000, text.contains(UInt8(ascii: "{")) else { continue }
      let id = String(decoding: text.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if objects[id] != nil, lines[id] == nil { lines[id] = index + 1 }
    }
    return lines
  }

  // MARK: Where files lie

  private mutating func findPaths() {
    guard let home, let main = project.text("mainGroup") else { return }
    var waiting: [(id: String, around: String?)] = [(main, home)]
    var seen: Set<String> = []
    while let (id, around) = waiting.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      let place = place(of: object, around: around, home: home)
      paths[id] = place
      if place == nil, ["<group>", "SOURCE_ROOT", "<absolute>", nil].contains(object.text("sourceTree")) { outside.insert(id) }
      for child in object.list("children") { waiting.append((child, place)) }
    }
  }

  private func place(of object: Object, around: String?, home: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") {
    case "<group>", nil: return around.flatMap { normalized(join($0, path)) }
    case "SOURCE_ROOT": return normalized(join(home, path))
    // Built products, files of the system, and absolute paths.
    default: return nil
    }
  }
}

extension [String: Any] {
  func text(_ key: String) -> String? { self[key] as? String }
  func list(_ key: String) -> [String] { (self[key] as? [Any])?.compactMap { $0 as? String } ?? [] }
}
