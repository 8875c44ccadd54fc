import Facts
import Platform

/// The text of the platform's stand-ins for one project. It has every framework, so it doesn't depend on what a unit imports. Making it costs about as much as parsing a
/// small file, so the complete text is kept.
final class PlatformHeader {
  private let mentioned: Set<String>?
  private lazy var stubs = StubHeader(mentioning: mentioned)
  private var whole: [StubDialect: String] = [:]

  init(_ context: ProjectContext) { mentioned = context.mentionedMembers }

  func text(_ dialect: StubDialect, omitting names: Set<String> = []) -> String {
    if names.isEmpty, let known = whole[dialect] { return known }
    let text = stubs.text(dialect, omitting: names, including: Platform.frameworks)
    if names.isEmpty { whole[dialect] = text }
    return text
  }
}
