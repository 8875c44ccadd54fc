import Driver
import Foundation

/// A language server: what an editor asks, and what it is told. Messages are handled one after the other; the project is read on another thread.
///
/// It reads what is saved. While somebody types, findings move along with their lines, and those whose lines change are gone until the next save.
package final class LanguageServer: @unchecked Sendable {
  private let request: @Sendable (String) -> Request
  private let send: @Sendable (JSONValue) -> Void
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "arborist.lsp.read")

  // All below is touched with the lock held.
  private var phase = Phase.new
  private var root: String?
  /// The root as the editor names it, by links.
  private var namedRoot: String?
  private var project: EditorProject?
  /// The open documents by absolute path. Which of them belong to the project is known once it is read.
  private var documents: [String: Document] = [:]
  /// The files that the editor shows findings of.
  private var told: Set<String> = []
  private var cancelled: Set<RequestID> = []
  private var isReading = false
  private var isOutdated = false
  private var canRefreshLenses = false
  private var canWatchFiles = false
  private var lastRequest = 0

  private enum Phase { case new, running, ended }

  struct Document {
    var version: Int?
    var text: TextPositions
  }

  /// `request` says how the project in a folder is read; `send` writes a message. Both from any thread.
  package init(reading request: @escaping @Sendable (String) -> Request, send: @escaping @Sendable (JSONValue) -> Void) {
    self.request = request
    self.send = send
  }

  /// Notes the request that a message cancels. To be called as soon as a message arrives, before its turn to be handled.
  package func foresee(_ message: JSONValue) {
    guard message["method"]?.text == "$/cancelRequest", let id = message["params"]?["id"].flatMap(RequestID.init) else { return }
    lock.withLock { _ = cancelled.insert(id) }
  }

  /// Handles one message. Returns the exit status if that was the last one.
  package func handle(_ message: JSONValue) -> Int32? {
    guard case .object = message else {
      answer(nil, .failure(.init(-32600, "a message is an object")))
      return nil
    }
    guard let method = message["method"]?.text else {
      // The editor's answer to a request of ours.
      if message["result"] == nil, message["error"] == nil { answer(message["id"].flatMap(RequestID.init), .failure(.init(-32600, "a message without a method"))) }
      return nil
    }
    if method == "exit" { return lock.withLock { phase == .ended } ? 0 : 1 }
    let params = message["params"] ?? .null
    guard let given = message["id"] else {
      notice(method, params)
      return nil
    }
    guard let id = RequestID(given) else {
      answer(nil, .failure(.init(-32600, "an id is a number or a text")))
      return nil
    }
    if lock.withLock({ cancelled.remove(id) != nil }) {
      answer(id, .failure(.init(-32800, "cancelled")))
      return nil
    }
    answer(id, result(of: method, params))
    return nil
  }

  /// Tells the editor that something arrived that is no message.
  package func complain(_ words: String) { answer(nil, .failure(.init(-32700, words))) }

  /// Waits until nothing is read any more.
  package func waitForReading() { queue.sync {} }

  private func answer(_ id: RequestID?, _ result: Result<JSONValue, Refusal>) {
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": id?.value ?? .null]
    switch result {
    case .success(let value): message["result"] = value
    case .failure(let refusal): message["error"] = ["code": .int(refusal.code), "message": .text(refusal.words)]
    }
    send(.object(message))
  }

  private func tell(_ method: String, _ params: JSONValue) { send(["jsonrpc": "2.0", "method": .text(method), "params": params]) }

  // MARK: Requests

  private func result(of method: String, _ params: JSONValue) -> Result<JSONValue, Refusal> {
    let phase = lock.withLock { self.phase }
    if method == "initialize" { return phase == .new ? .success(begin(params)) : .failure(.init(-32600, "this server is initialized")) }
    guard phase != .new else { return .failure(.init(-32002, "'initialize' comes first")) }
    guard phase == .running else { return .failure(.init(-32600, "this server was shut down")) }
    switch method {
    case "shutdown":
      lock.withLock { self.phase = .ended }
      return .success(.null)
    case "textDocument/codeAction":
      return ofDocument(params) { project, path, typed in
        project.actions(params, in: path, typing: typed)
      } otherwise: {
        []
      }
    case "textDocument/hover":
      return ofDocument(params) { project, path, typed in
        project.hover(params, in: path, typed(path))
      } otherwise: {
        .null
      }
    case "textDocument/codeLens":
      return ofDocument(params) { project, path, typed in
        project.lenses(of: path, typed(path))
      } otherwise: {
        []
      }
    case "workspace/executeCommand": return command(params)
    default: return .failure(.init(-32601, "no method '\(method)' here"))
    }
  }

  /// The result of a request about a file of the project; `otherwise` for any other file.
  private func ofDocument(
    _ params: JSONValue, _ body: (EditorProject, String, @escaping (String) -> TextPositions?) -> JSONValue, otherwise: () -> JSONValue
  ) -> Result<JSONValue, Refusal> {
    guard let uri = params["textDocument"]?["uri"]?.text else { return .failure(.init(-32602, "'textDocument.uri' is missing")) }
    let (project, documents) = lock.withLock { (self.project, self.documents) }
    guard let project, let path = realPath(uri).flatMap(project.path) else { return .success(otherwise()) }
    return .success(body(project, path) { documents[project.report.root + "/" + $0]?.text })
  }

  private func begin(_ params: JSONValue) -> JSONValue {
    let folder = params["workspaceFolders"]?.list?.first?["uri"]?.text ?? params["rootUri"]?.text
    lock.withLock {
      phase = .running
      let named = (folder.flatMap(filePath) ?? params["rootPath"]?.text).map { URL(fileURLWithPath: $0) }
      (root, namedRoot) = (named?.resolvingSymlinksInPath().path, named?.path)
      let workspace = params["capabilities"]?["workspace"]
      canRefreshLenses = workspace?["codeLens"]?["refreshSupport"] == true
      canWatchFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
    }
    return [
      "capabilities": [
        "textDocumentSync": ["openClose": true, "change": 1, "save": true],
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
        "hoverProvider": true,
        "codeLensProvider": ["resolveProvider": false],
        "executeCommandProvider": ["commands": .list(EditorProject.commands.map(JSONValue.text))],
        "workspace": ["fileOperations": ["didCreate": WatchedFiles.all, "didRename": WatchedFiles.all, "didDelete": WatchedFiles.all]],
      ],
      "serverInfo": ["name": "arborist", "version": .text(arboristVersion)],
    ]
  }

  private func command(_ params: JSONValue) -> Result<JSONValue, Refusal> {
    guard let name = params["command"]?.text, EditorProject.commands.contains(name) else {
      return .failure(.init(-32602, "no such command; known are \(EditorProject.commands.joined(separator: ", "))"))
    }
    let arguments = params["arguments"]?.list?.compactMap(\.text) ?? []
    guard let project = lock.withLock({ project }) else { return .failure(.init(-32803, "the project is not read yet")) }
    switch project.run(name, arguments) {
    case .success(let text):
      tell("window/showMessage", ["type": 3, "message": .text(text)])
      return .success(.text(text))
    case .failure(let refusal): return .failure(refusal)
    }
  }

  // MARK: Notices

  private func notice(_ method: String, _ params: JSONValue) {
    // A request before it is answered by now, and a later one with the same id is not meant.
    if method == "$/cancelRequest", let id = params["id"].flatMap(RequestID.init) { lock.withLock { _ = cancelled.remove(id) } }
    guard lock.withLock({ phase == .running }) else { return }
    let document = params["textDocument"]
    switch method {
    case "initialized":
      if lock.withLock({ canWatchFiles }) { ask("client/registerCapability", ["registrations": [WatchedFiles.registration]]) }
      outdated()
    case "textDocument/didOpen": keep(document, document?["text"]?.text)
    case "textDocument/didChange": keep(document, params["contentChanges"]?.list?.last.flatMap { $0["range"] == nil ? $0["text"]?.text : nil })
    case "textDocument/didClose":
      guard let file = document?["uri"]?.text.flatMap(realPath) else { return }
      lock.withLock { documents[file] = nil }
      publish(file)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didCreateFiles", "workspace/didRenameFiles", "workspace/didDeleteFiles": outdated()
    default: break
    }
  }

  private func keep(_ document: JSONValue?, _ text: String?) {
    guard let text, let file = document?["uri"]?.text.flatMap(realPath) else { return }
    lock.withLock {
      documents[file] = Document(version: document?["version"]?.int, text: TextPositions(Array(text.utf8)))
      if let path = project?.path(of: file) { project?.keepText(of: path) }
    }
    publish(file)
  }

  private func realPath(_ uri: String) -> String? { filePath(uri).map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path } }

  // MARK: Reading

  /// Reads the project, and once more if it changes meanwhile.
  private func outdated() {
    let starts = lock.withLock {
      isOutdated = true
      defer { isReading = true }
      return !isReading
    }
    if starts { queue.async { self.readAll() } }
  }

  private func readAll() {
    while true {
      guard
        let (root, named) = lock.withLock({ () -> (String, String)? in
          guard isOutdated, phase == .running, let root, let namedRoot else {
            isReading = false
            return nil
          }
          isOutdated = false
          return (root, namedRoot)
        })
      else { return }
      do {
        let report = try analyze(request(root))
        let project = EditorProject(report, opening: root, named: named, open: lock.withLock { documents }.keys)
        lock.withLock { self.project = project }
        publish(nil)
        if lock.withLock({ canRefreshLenses }) { ask("workspace/codeLens/refresh") }
      } catch {
        tell("window/logMessage", ["type": 2, "message": .text("\(error)")])
      }
    }
  }

  private func ask(_ method: String, _ params: JSONValue? = nil) {
    let id = lock.withLock {
      lastRequest += 1
      return lastRequest
    }
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": .text("arborist-\(id)"), "method": .text(method)]
    message["params"] = params
    send(.object(message))
  }

  /// Tells the findings of a file, or of all.
  private func publish(_ file: String?) {
    lock.lock()
    defer { lock.unlock() }
    guard let project, phase == .running else { return }
    let found = Set(project.report.findings.map(\.finding.location.path))
    let paths = file.map { Set([project.path(of: $0)].compactMap { $0 }) } ?? found.union(told)
    for path in paths.sorted() where found.contains(path) || told.contains(path) {
      let document = documents[project.report.root + "/" + path]
      let findings = project.diagnostics(of: path, in: document?.text)
      var params: [String: JSONValue] = ["uri": .text(project.uri(path)), "diagnostics": .list(findings)]
      if let version = document?.version { params["version"] = .int(version) }
      if findings.isEmpty { told.remove(path) } else { told.insert(path) }
      tell("textDocument/publishDiagnostics", .object(params))
    }
  }
}

/// Why a request has no result.
struct Refusal: Error {
  let code: Int
  let words: String

  init(_ code: Int, _ words: String) {
    self.code = code
    self.words = words
  }
}

/// A number or a text.
struct RequestID: Hashable {
  private let number: Int?
  private let text: String?

  init?(_ value: JSONValue) {
    switch value {
    case .int(let number): (self.number, text) = (number, nil)
    case .text(let text): (number, self.text) = (nil, text)
    default: return nil
    }
  }

  var value: JSONValue { number.map(JSONValue.int) ?? .text(text ?? "") }
}
