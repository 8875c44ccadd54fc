import Driver

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes lines to standard error. Names in them come from foreign files, so whatever a terminal or a build host would obey is escaped.
func writeError(_ lines: String) {
  let shown = lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let text = visible(String(line))
    // At the beginning of a line GitHub takes this for a command.
    return text.drop { $0 == " " }.hasPrefix("::") ? text.replacing("::", with: "\\u{3A}:", maxReplacements: 1) : text
  }
  tellError(shown.joined(separator: "\n") + "\n")
}

/// Writes a text as it is. Errors are ignored: where standard error is closed or full, what was found counts all the same.
func tellError(_ text: String) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

/// Opens '/dev/null' in place of each of the three standard streams that is closed. Otherwise a file that is opened later would take the place of the stream,
/// and be written to. It is opened for reading only, so that results that nobody gets are still an error.
func openClosedStreams() {
  for stream in 0...2 where fcntl(Int32(stream), F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
}

/// False if the current folder was removed. Relative paths lead nowhere then, and a search through the folders above would never end.
func isCurrentFolderThere() -> Bool {
  guard let path = getcwd(nil, 0) else { return false }
  free(path)
  return true
}
