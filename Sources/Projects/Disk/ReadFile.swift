import Facts
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The bytes of a file, or the reason why it can't be read. Only opens regular files: reading a FIFO might never return, and `/dev/zero` never ends.
package func readFile(_ path: String, limit: Int) -> Result<[UInt8], Unreadable> {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return .failure(Unreadable(.unreadable, "can't be opened: \(reason(errno))")) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return .failure(Unreadable(.unreadable, "can't be opened: \(reason(errno))")) }
  guard status.st_mode & S_IFMT == S_IFREG else { return .failure(Unreadable(.unreadable, "is not a regular file")) }
  guard status.st_size <= limit else {
    return .failure(Unreadable(.tooLarge, "has \(status.st_size) bytes, more than the limit of \(limit)"))
  }
  let size = Int(status.st_size)
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = read(descriptor, buffer.baseAddress! + count, size - count)
      if got < 0 && errno == EINTR { continue }
      if got < 0 { failure = errno }
      if got <= 0 { break }
      count += got
    }
  }
  guard failure == 0 else { return .failure(Unreadable(.unreadable, "can't be read: \(reason(failure))")) }
  return .success(bytes)
}

/// Like `readFile`, for source text: files in UTF-16 or with NUL bytes near the start are refused.
func readSource(_ path: String, limit: Int) -> Result<[UInt8], Unreadable> {
  readFile(path, limit: limit).flatMap { bytes in
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return .failure(Unreadable(.notText, "is UTF-16; save it as UTF-8"))
    }
    if bytes.prefix(8192).contains(0) { return .failure(Unreadable(.notText, "holds NUL bytes, so it is not source text")) }
    return .success(bytes)
  }
}

/// Why a file was not read.
package struct Unreadable: Error {
  package let kind: Problem.Kind
  /// The reason, to follow the name of the file: "is not a regular file".
  package let message: String

  /// What to do about it, as a sentence.
  var step: String {
    switch kind {
    case .tooLarge: "Split it, or leave it out with 'exclude' in .arborist.yml"
    case .notText: "Save it as UTF-8, or leave it out with 'exclude' in .arborist.yml"
    default: "See that it can be read, or leave it out with 'exclude' in .arborist.yml"
    }
  }

  init(_ kind: Problem.Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

/// The system's message for an error number: "permission denied".
func reason(_ number: Int32) -> String {
  let text = String(cString: strerror(number))
  return text.prefix(1).lowercased() + text.dropFirst()
}

enum PathKind { case file, folder, other }

/// The kind of what a path leads to, following symbolic links; nil if there is nothing.
func kind(ofPath path: String) -> PathKind? {
  var status = stat()
  guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  default: return .other
  }
}

/// The absolute path without symbolic links; nil if it does not exist or is not UTF-8.
package func realPath(_ path: String) -> String? {
  guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

func currentFolder() -> String { realPath(".") ?? "/" }
