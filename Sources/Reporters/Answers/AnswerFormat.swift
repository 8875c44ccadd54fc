/// One form of an answer that is asked for at the prompt. Pure, like every reporter.
package struct AnswerFormat<Answer>: Sendable {
  /// What `--format` calls it.
  package let name: String
  private let writer: @Sendable (Answer, ReportStyle) -> String

  init(_ name: String, _ writer: @escaping @Sendable (Answer, ReportStyle) -> String) {
    self.name = name
    self.writer = writer
  }

  package func text(_ answer: Answer, _ style: ReportStyle = ReportStyle()) -> String { writer(answer, style) }
}

extension JSON {
  /// The value as a file: pretty, with the schema first.
  func document(_ what: String) -> String {
    var bytes = Bytes()
    let head: [Member] = [.init(key: "schema", value: 1), .init(key: "tool", value: "arborist"), .init(key: "answer", value: .text(what))]
    if case .object(let members) = self { bytes.appendPretty(.object(head + members)) } else { bytes.appendPretty(self) }
    bytes.append("\n")
    return String(decoding: bytes.content, as: UTF8.self)
  }
}
