import Facts

/// The content of a project's interface files and property lists: the objects that they create, when, and their connections.
struct InterfaceFiles {
  private(set) var objects: [InterfaceObject] = []
  private(set) var resources: [Resource] = []
  private(set) var problems: [Problem] = []

  /// Reads the files at paths relative to the root: storyboards and nibs, and the property lists and project files that name some of these. O(bytes).
  init(_ paths: [String], settings: [String], root: String, limit: Int) {
    let lists = SettingsFiles(settings, root: root, limit: limit)
    resources = lists.resources
    let results = inParallel(paths) { path -> Result<(document: InterfaceDocument, lines: Int), Problem> in
      switch readSource(root + "/" + path, limit: limit) {
      case .failure(let failure): return .failure(Problem(failure.kind, path, "the interface file \(failure.message); its screens are not known. \(failure.step)"))
      case .success(let bytes):
        do throws(UnreadableXML) {
          return .success((try InterfaceDocument(bytes, path: path), bytes.count { $0 == UInt8(ascii: "\n") }))
        } catch {
          return .failure(Problem(.unreadable, path, "the interface file \(error.message); its screens are not known. Save it again in Xcode"))
        }
      }
    }
    let read = results.compactMap { try? $0.get() }
    problems = lists.problems + results.compactMap { if case .failure(let problem) = $0 { problem } else { nil } } + read.flatMap { Self.problems(of: $0.document) }
    let documents = read.map(\.document)
    objects = InterfaceLives(documents, main: lists.mainFiles.isEmpty ? ["Main", "MainMenu"] : lists.mainFiles, ofExtensions: lists.extensionFiles).objects
    let links = InterfaceLinks(documents)
    for (number, document) in documents.enumerated() {
      var resource = Resource(
        document.path, lines: read[number].lines, isExternal: Provenance.externalFolder(of: document.path) != nil, facts: links.facts(of: number))
      resource.screens = links.namedScreens(of: number)
      resource.beginnings = links.beginnings(of: number)
      resources.append(resource)
    }
    resources.sort { isBefore($0.path, $1.path) }
  }

  private static func problems(of document: InterfaceDocument) -> [Problem] {
    func more(_ count: Int) -> String { count == 1 ? "" : ", and \(count - 1) more" }
    var problems: [Problem] = []
    if let id = document.repeatedIDs.first {
      problems.append(Problem(.project, document.path, "the id '\(id)' stands there twice\(more(document.repeatedIDs.count)); the first counts. Open it in Xcode"))
    }
    if let line = document.loose.first {
      problems.append(Problem(.project, document.path, "the connection in line \(line) leads to nothing\(more(document.loose.count)). Remove it in Xcode"))
    }
    return problems
  }
}

extension Problem: Error {}

/// The name of an interface file as code and property lists use it.
package func interfaceName(_ path: String) -> String {
  let name = lastComponent(of: path)
  for ending in [".storyboard", ".xib", ".nib"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
  return name
}
