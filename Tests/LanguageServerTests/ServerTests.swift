import Driver
import Foundation
import LanguageServer
import TestSupport
import Testing

/// What a server answers and tells in a project, message by message. `Oracles/test_lsp.py` has the whole command, with its streams.
@Suite struct ServerTests {
  private static let button = """
    //- .arborist.yml
    rules: {}
    //- App/Screen.swift
    final class Button { var onTap: (() -> Void)? }
    final class Screen: UIViewController {
      let button = Button()
      let other = Button()
      func load() {}
      func bind() {
        other.onTap = { self.load() }
        button.onTap = { self.load() }
      }
    }
    """

  @Test("a request is answered by its id, whatever else is wrong with it") func broken() throws {
    let server = Server(root: "/nowhere")
    for (id, message) in [(7, ["id": 7]), (8, ["id": 8, "method": 3]), (9, ["id": "9", "method": .null])] as [(Int, JSONValue)] {
      server.handle(message)
      let answer = try #require(server.sent.last)
      #expect(answer["error"]?["code"] == -32600)
      #expect(answer["id"] == (id == 9 ? "9" : .int(id)))
    }
  }

  @Test("only actions of the kinds that are asked for") func kinds() throws {
    try Fixture(Self.button).inFolder { folder in
      let server = Server(root: folder)
      server.read()
      func count(_ only: JSONValue?) -> Int? {
        var context: [String: JSONValue] = ["diagnostics": []]
        context["only"] = only
        return server.actions("App/Screen.swift", line: 6, context: .object(context))?.count
      }
      #expect(count(nil) == 2)
      #expect(count(["refactor", "quickfix"]) == 2)
      #expect(count([""]) == 2)
      #expect(count(["source.organizeImports"]) == 0)
      #expect(count(["quickfix.import"]) == 0)
      #expect(count([]) == 0)
    }
  }

  @Test("an editor that can is asked to tell what changes outside of it") func watching() throws {
    let asked = Server(root: "/nowhere", capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    asked.notify("initialized")
    let registration = try #require(asked.sent.first { $0["method"]?.text == "client/registerCapability" }?["params"]?["registrations"]?.list?.first)
    #expect(registration["method"] == "workspace/didChangeWatchedFiles")
    let patterns = try #require(registration["registerOptions"]?["watchers"]?.list).compactMap { $0["globPattern"]?.text }
    #expect(patterns.contains { $0.contains("swift") } && patterns.contains { $0.contains(".arborist.yml") })

    let other = Server(root: "/nowhere")
    other.notify("initialized")
    #expect(!other.sent.contains { $0["method"]?.text == "client/registerCapability" })
  }

  @Test("what was typed before the project is read counts, also where the editor opens a folder of it") func folderOfAProject() throws {
    try Fixture(Self.button).inFolder { folder in
      let server = Server(root: folder + "/App")
      let text = try String(contentsOfFile: folder + "/App/Screen.swift", encoding: .utf8)
      server.open(folder + "/App/Screen.swift", "\n\n" + text)
      server.read()
      #expect(server.lines(folder + "/App/Screen.swift") == [8, 9])
      server.change(folder + "/App/Screen.swift", "\n" + text)
      #expect(server.lines(folder + "/App/Screen.swift") == [7, 8])
      server.close(folder + "/App/Screen.swift")
      #expect(server.lines(folder + "/App/Screen.swift") == [6, 7])
    }
  }

  @Test("an editor that opens the project by a link is told of the files by its own names") func link() throws {
    try Fixture(Self.button).inFolder { folder in
      let link = folder + "-link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
      defer { try? FileManager.default.removeItem(atPath: link) }
      for (root, file) in [(link, "App/Screen.swift"), (link + "/App", "Screen.swift")] {
        let server = Server(root: root)
        server.read()
        let place = link + "/App/Screen.swift"
        #expect(server.lines(place) == [6, 7])
        server.open(place, "\n" + (try String(contentsOfFile: place, encoding: .utf8)))
        #expect(server.lines(place) == [7, 8])
        let edit = try #require(server.actions(file, line: 7)?.first?["edit"]?["changes"])
        guard case .object(let changes) = edit else { return }
        #expect(Array(changes.keys) == [URL(fileURLWithPath: place).absoluteString])
        let notes = server.findings.flatMap { $0["relatedInformation"]?.list ?? [] }
        #expect(!notes.isEmpty && notes.allSatisfy { $0["location"]?["uri"]?.text == URL(fileURLWithPath: place).absoluteString })
      }
    }
  }

  @Test("no fix for a text that is saved and not read yet") func savedMeanwhile() throws {
    try Fixture(Self.button).inFolder { folder in
      let server = Server(root: folder)
      server.read()
      #expect(server.actions("App/Screen.swift", line: 6)?.first?["isPreferred"] == true)
      // Without a line above, the closure of the next line stands where the first one stood.
      let place = folder + "/App/Screen.swift"
      let text = try String(contentsOfFile: place, encoding: .utf8).replacingOccurrences(of: "  let other = Button()\n", with: "")
      try Data(text.utf8).write(to: URL(fileURLWithPath: place))
      server.open(place, text)
      for line in 0..<9 { #expect(server.actions("App/Screen.swift", line: line)?.contains { $0["isPreferred"] == true } == false, "line \(line)") }
    }
  }

  @Test("lenses stand above their types, also of a text that is saved and not read yet", arguments: [false, true]) func lenses(opensLate: Bool) throws {
    try Fixture(Self.button).inFolder { folder in
      let server = Server(root: folder)
      let place = folder + "/App/Screen.swift"
      let text = try String(contentsOfFile: place, encoding: .utf8)
      // Nothing is found in it.
      try Data("rules:\n  retain-cycle: off\n".utf8).write(to: URL(fileURLWithPath: folder + "/.arborist.yml"))
      if opensLate { server.read() }
      server.open(place, text)
      if !opensLate { server.read() }
      #expect(server.lenses(place) == [0, 1])
      server.change(place, "\n\n" + text)
      #expect(server.lenses(place) == [2, 3])
      try Data(("\n\n" + text).utf8).write(to: URL(fileURLWithPath: place))
      #expect(server.lenses(place) == [2, 3])
      server.read()
      #expect(server.lenses(place) == [2, 3])
    }
  }

  @Test("half a character, as editors cut them, is replaced and the rest is read") func halfACharacter() throws {
    let message = #"{"text":"a\ud83cb","whole":"\ud83c\udf33","slash":"\\ud83c","low":"\udf33\udf33","high":"\ud83c\ud83c\udf33"}"#
    let value = try #require(JSONValue(bytes: Array(message.utf8)))
    #expect(value == ["text": "a\u{FFFD}b", "whole": "🌳", "slash": "\\ud83c", "low": "\u{FFFD}\u{FFFD}", "high": "\u{FFFD}🌳"])
  }

  @Test("places of notes count UTF-16, too") func notes() throws {
    let source = """
      //- a.h
      /* é🌳 */ #import "b.h"
      @interface A : NSObject
      @property (nonatomic, strong) B *b;
      @end
      //- b.h
      /* é🌳 */ #import "a.h"
      @interface B : NSObject
      @property (nonatomic, strong) A *a;
      @end
      //- a.m
      #import "a.h"
      @implementation A
      @end
      //- b.m
      #import "b.h"
      @implementation B
      @end
      """
    try Fixture(source).inFolder { folder in
      let server = Server(root: folder)
      server.read()
      let found = server.findings.filter { $0["code"] == "import-cycle" }
      let places = found.flatMap { $0["relatedInformation"]?.list ?? [] }.map { $0["location"]?["range"]?["start"] }
      let columns = Set(places.compactMap { $0?["character"]?.int })
      #expect(columns == [10])
    }
  }
}

/// A server in this process, and what it says.
private final class Server {
  private let box = Sent()
  private let root: String
  private let server: LanguageServer

  init(root: String, capabilities: JSONValue = [:]) {
    self.root = root
    let box = box
    server = LanguageServer(reading: { Request([$0], workers: .inProcess) }, send: { box.add($0) })
    handle(["id": 1, "method": "initialize", "params": ["rootUri": .text(uri(root)), "capabilities": capabilities]])
  }

  var sent: [JSONValue] { box.all }

  func handle(_ message: JSONValue) { _ = server.handle(message) }

  func notify(_ method: String, _ params: JSONValue = [:]) { handle(["method": .text(method), "params": params]) }

  func read() {
    notify("initialized")
    server.waitForReading()
  }

  func open(_ path: String, _ text: String) { notify("textDocument/didOpen", ["textDocument": ["uri": .text(uri(path)), "version": 1, "text": .text(text)]]) }

  func change(_ path: String, _ text: String) { notify("textDocument/didChange", ["textDocument": ["uri": .text(uri(path)), "version": 2], "contentChanges": [["text": .text(text)]]]) }

  func close(_ path: String) { notify("textDocument/didClose", ["textDocument": ["uri": .text(uri(path))]]) }

  func actions(_ path: String, line: Int, context: JSONValue = ["diagnostics": []]) -> [JSONValue]? {
    let place: JSONValue = ["line": .int(line), "character": 0]
    handle(["id": 2, "method": "textDocument/codeAction", "params": ["textDocument": ["uri": .text(uri(root + "/" + path))], "range": ["start": place, "end": place], "context": context]])
    return sent.last?["result"]?.list
  }

  /// The lines that have lenses.
  func lenses(_ path: String) -> [Int]? {
    handle(["id": 3, "method": "textDocument/codeLens", "params": ["textDocument": ["uri": .text(uri(path))]]])
    return sent.last?["result"]?.list.map { Set($0.compactMap { $0["range"]?["start"]?["line"]?.int }).sorted() }
  }

  /// All that was told.
  var findings: [JSONValue] { sent.filter { $0["method"]?.text == "textDocument/publishDiagnostics" }.flatMap { $0["params"]?["diagnostics"]?.list ?? [] } }

  /// The lines of the findings of a file, as they were told last.
  func lines(_ path: String) -> [Int]? {
    let address = uri(path)
    let told = sent.last { $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == address }
    return told?["params"]?["diagnostics"]?.list?.compactMap { $0["range"]?["start"]?["line"]?.int }
  }

  private func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
