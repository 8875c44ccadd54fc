import Driver
import LanguageServer
import Testing

/// What is asked for no more. The scripted session in `Oracles/test_lsp.py` can't tell which comes first; here the order is given.
@Suite struct CancellingTests {
  /// The codes of the errors that some messages are answered with, 0 for a result, in order. All are foreseen before the first is handled.
  private func answers(_ messages: [JSONValue]) -> [Int] {
    let sent = Sent()
    let server = LanguageServer(reading: { Request([$0], workers: .inProcess) }, send: { sent.add($0) })
    _ = server.handle(["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": [:]])
    for message in messages { server.foresee(message) }
    for message in messages { _ = server.handle(message) }
    return sent.all.dropFirst().map { $0["error"]?["code"]?.int ?? 0 }
  }

  private func lenses(_ id: Int) -> JSONValue { ["jsonrpc": "2.0", "id": .int(id), "method": "textDocument/codeLens", "params": ["textDocument": ["uri": "file:///a.swift"]]] }

  private func cancel(_ id: Int) -> JSONValue { ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .int(id)]] }

  @Test func aRequestThatWaits() { #expect(answers([lenses(2), lenses(3), cancel(3)]) == [0, -32800]) }

  @Test("what was answered already is not cancelled, nor what takes its number later") func tooLate() {
    #expect(answers([lenses(2)]) == [0])
    #expect(answers([cancel(2), lenses(2)]) == [0])
  }
}
