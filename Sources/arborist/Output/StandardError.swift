import Driver

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Names come from foreign files, so nothing reaches a terminal that it would obey, or a build host.
func writeError(_ lines: String) {
  let shown = lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let text = visible(String(line))
    // At the beginning of a line GitHub takes this for a command.
    return text.drop { $0 == " " }.hasPrefix("::") ? text.replacing("::", with: "\\u{3A}:", maxReplacements: 1) : text
  }
  tellError(shown.joined(separator: "\n") + "\n")
}

/// Writes as it is. Where standard error is closed or full nobody listens, and what was found counts all the same.
func tellError(_ text: String) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

/// Opens what of the three streams is closed: a file that is opened later would take its place, and be written to. Nothing can be written to this one, so that
/// results that nobody gets are still an error.
func openClosedStreams() {
  for stream in 0...2 where fcntl(Int32(stream), F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
}

/// False in a folder that was removed: every relative path leads nowhere there, and whoever looks for what lies above goes round for ever.
func isCurrentFolderThere() -> Bool {
  guard let path = getcwd(nil, 0) else { return false }
  free(path)
  return true
}
