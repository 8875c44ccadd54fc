import Foundation
import LanguageServer

/// What a server says, from any thread.
final class Sent: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [JSONValue] = []

  func add(_ message: JSONValue) { lock.withLock { messages.append(message) } }
  var all: [JSONValue] { lock.withLock { messages } }
}
