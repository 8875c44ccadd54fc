import Driver

@testable import LanguageServer

/// What an editor sends, and the texts that it counts places in.
extension Harness {
  static let ofEditors: [Harness] = [
    Harness("editor-message", editorMessages) { bytes in
      let events = events(in: [bytes[...]])
      let middle = bytes.count / 2
      precondition(events == Harness.events(in: [bytes[..<middle], bytes[middle...]]), "a message is another one where it comes in two parts")
      // No folder may be read. So 'initialize' is sent here without one, and the server refuses another.
      let server = LanguageServer(reading: { Request([$0], workers: .inProcess) }, send: { _ in })
      _ = server.handle(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": [:]])
      var understood = false
      for case .message(let body) in events {
        guard let message = JSONValue(bytes: body) else { continue }
        let written = message.bytes
        precondition(JSONValue(bytes: written)?.bytes == written, "what is written is read as something else")
        server.foresee(message)
        _ = server.handle(message)
        understood = true
      }
      return understood
    },
    Harness("editor-text", ["final class Card {\n  weak var owner: Owner?\r\n\tlet café = \"🌳\" // 木\n}\nabc\nfinal class Card {\n  var owner: Owner?\r\n\tlet café = 1\n}\n"]) { bytes in
      let middle = bytes.count / 2
      let (old, new) = (TextPositions(Array(bytes[..<middle])), TextPositions(Array(bytes[middle...])))
      let map = LineMap(from: old, to: new)
      for line in -1...old.lineCount {
        precondition(map[line].map { new.line($0) != nil } ?? true, "a line that is not there")
        for column in [0, 1, 3, 1 << 40] {
          let range = old.range(line: line, column: column)
          let (start, end) = (range["start"]?["line"]?.int ?? -1, range["end"]?["line"]?.int ?? -1)
          precondition((0...end).contains(start) && end < old.lineCount, "a place that is not there")
          _ = old.word(line: line, character: column - 1)
        }
      }
      return old.lineCount > 1
    },
  ]

  private static func events(in parts: [ArraySlice<UInt8>]) -> [MessageReader.Event] {
    var reader = MessageReader()
    var events: [MessageReader.Event] = []
    for part in parts {
      reader.add(part)
      while let event = reader.next() { events.append(event) }
    }
    return events
  }

  private static let editorMessages = [
    [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"workspaceFolders":[{"uri":"file:///nowhere"}],"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/a.m","version":1,"text":"int a;\n"}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///nowhere/a.m","version":2},"contentChanges":[{"text":"int b;\n"}]}}"#,
      #"{"jsonrpc":"2.0","id":"x","method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///nowhere/a.m"},"range":{"start":{"line":0,"character":1},"end":{"line":1.0,"character":-1}}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"workspace/executeCommand","params":{"command":"arborist.why","arguments":["A","B"]}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#,
    ].map(framed).joined(),
    framed(#"{"id":1e3,"a":[true,null,-0.5,"\ud83c\udf33",[[{}]]]}"#) + "Content-Type: x\r\ncontent-length:  2 \r\n\r\n{}Content-Length: -1\r\n\r\n" + framed("{}"),
  ]

  private static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
}
