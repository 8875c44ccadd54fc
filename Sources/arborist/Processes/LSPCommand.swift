import ArgumentParser
import Driver
import Foundation
import LanguageServer

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor over standard input and output, by the Language Server Protocol.",
    discussion: """
      The editor starts it in the project's folder. Findings come when a file is opened or saved; each has its safe fix, if there is one, and a comment that lets it stand.
      """)

  @Flag(name: .customLong("no-cache"), help: "Read everything anew each time, and keep nothing.")
  var noCache = false

  func run() throws {
    // Whatever else this process prints must not get between the messages.
    let answers = dup(STDOUT_FILENO)
    signal(SIGPIPE, SIG_IGN)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let writer = MessageWriter(answers)
    let noCache = noCache
    let server = LanguageServer(
      reading: { folder in
        let count = ProcessInfo.processInfo.activeProcessorCount
        var request = Request([folder], workers: .processes(executable: ownExecutable(), count: count))
        request.cache = noCache ? .none : .automatic
        return request
      },
      send: { writer.write(framed($0)) })
    let inbox = Inbox()
    Thread.detachNewThread { read(into: inbox, foreseenBy: server) }
    while let event = inbox.next() {
      switch event {
      case .message(let message): if let status = server.handle(message) { end(status) }
      case .damaged(let words): server.complain(words)
      }
    }
    // Standard input has ended without 'exit': the editor is gone.
    end(1)
  }
}

/// Ends the process. If the project is being read at this moment, what that leaves behind is removed.
private func end(_ status: Int32) -> Never { Leftovers.end(status: status) {} }

/// Reads to the end of standard input. Cancellations are noted at once, ahead of the messages that wait.
private func read(into inbox: Inbox, foreseenBy server: LanguageServer) {
  var reader = MessageReader()
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { break }
    reader.add(buffer[..<count])
    while let event = reader.next() {
      switch event {
      case .message(let body):
        guard let message = JSONValue(bytes: body) else {
          inbox.add(.damaged("a message that is no JSON"))
          continue
        }
        server.foresee(message)
        inbox.add(.message(message))
      case .damaged(let words): inbox.add(.damaged(words))
      }
    }
  }
  inbox.end()
}

/// The messages that were read and are not handled yet.
private final class Inbox: @unchecked Sendable {
  enum Event {
    case message(JSONValue)
    /// Something that is no message, and why.
    case damaged(String)
  }

  private let condition = NSCondition()
  private var events: [Event] = []
  private var isAtEnd = false

  func add(_ event: Event) {
    condition.lock()
    events.append(event)
    condition.signal()
    condition.unlock()
  }

  func end() {
    condition.lock()
    isAtEnd = true
    condition.signal()
    condition.unlock()
  }

  /// Waits for the next event; nil at the end of the input.
  func next() -> Event? {
    condition.lock()
    defer { condition.unlock() }
    while events.isEmpty, !isAtEnd { condition.wait() }
    return events.isEmpty ? nil : events.removeFirst()
  }
}

/// Writes messages whole, from any thread.
private final class MessageWriter: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) {
    lock.withLock {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        // An editor that listens no more is gone.
        guard count > 0 else { end(1) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
