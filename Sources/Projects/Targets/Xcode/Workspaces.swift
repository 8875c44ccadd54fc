import Facts

/// The workspaces of Xcode: which projects they name, and which of these are there.
struct Workspaces {
  private(set) var found: [ProjectSetup.Workspace] = []
  private(set) var missing: [ProjectSetup.Missing] = []
  private(set) var problems: [Problem] = []

  /// Reads `*.xcworkspace` at paths relative to the root. A folder of that name without a list of projects is none: it may have only what Xcode keeps for a user.
  init(_ paths: [String], root: String, limit: Int) {
    for path in paths {
      let list = path + "/contents.xcworkspacedata"
      guard kind(ofPath: root + "/" + list) != nil else { continue }
      switch readSource(root + "/" + list, limit: limit) {
      case .failure(let failure): problems.append(Problem(failure.kind, list, "the workspace \(failure.message); its projects are not known. \(failure.step)"))
      case .success(let bytes):
        do throws(UnreadableXML) {
          let projects = Self.projects(in: try XMLTree(bytes), home: folder(of: path))
          let absent = projects.filter { kind(ofPath: root + "/" + $0) == nil }
          found.append(.init(path, projects: projects.count, found: projects.count - absent.count))
          if !absent.isEmpty { missing.append(.init(.projects, in: path, absent)) }
        } catch {
          problems.append(Problem(.project, list, "the workspace \(error.message); its projects are not known. Save it again in Xcode"))
        }
      }
    }
  }

  /// The paths of projects, in byte order; those outside of the root are left out.
  private static func projects(in tree: XMLTree, home: String) -> [String] {
    // A group's place is that of what is in it.
    var places: [String?] = []
    var projects: Set<PathKey> = []
    for element in tree.elements {
      let around = if let parent = element.parent { places[parent] } else { home as String? }
      let parts = (element.attributes["location"] ?? "group:").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let text = parts.count == 2 ? parts[1] : ""
      let place =
        switch parts[0] {
        case "group": around.flatMap { normalized(join($0, text)) }
        case "container": normalized(join(home, text))
        default: nil as String?
        }
      places.append(place)
      if element.name == "FileRef", let place, place.hasSuffix(".xcodeproj") { projects.insert(PathKey(place)) }
    }
    return projects.map(\.text).sorted(by: isBefore)
  }
}
