import ClangFrontend
import Facts
import Foundation

/// Identifies the programs that read the units: the bytes of this one, and the parser that it loads. Nil if that is unknown.
func readers(_ executable: String, in folder: CacheFolder, units: [TranslationUnit]) -> Digest? {
  var writer = BinaryWriter()
  guard let own = digest(ofExecutable: executable, in: folder) else { return nil }
  writer.write(own)
  if units.contains(where: { ClangFrontend.languages.contains($0.language) }) {
    // Without a parser the run ends with an error anyway.
    guard let library = try? LibClang.load(), let status = FileStatus(library.path) else { return nil }
    writer.write(library.path)
    writer.write(library.version)
    writer.write(library.resourceDirectory)
    writer.write(status.size)
    writer.write(status.changed.nanoseconds)
  }
  return Digest(of: writer.bytes)
}

/// The digest of a long file, cached until the file changes.
private func digest(ofExecutable path: String, in folder: CacheFolder) -> Digest? {
  guard let status = FileStatus(path) else { return nil }
  var writer = BinaryWriter()
  writer.write(path)
  for number in [status.size, Int(truncatingIfNeeded: status.inode), status.changed.nanoseconds, status.touched.nanoseconds] { writer.write(number) }
  let key = Digest(of: writer.bytes)
  if let known = folder.read(.programs, key) {
    var reader = BinaryReader(known)
    if let digest = try? reader.digest() { return digest }
  }
  guard let bytes = fileBytes(path) else { return nil }
  let digest = Digest(of: bytes)
  var answer = BinaryWriter()
  answer.write(digest)
  folder.write(.programs, key, answer.bytes)
  return digest
}

/// The same wherever the programs lie: for results that other machines use. Reads the whole executable.
func readersAnywhere(_ executable: String) -> Digest? {
  guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: executable), options: .alwaysMapped) else { return nil }
  var writer = BinaryWriter()
  writer.write(bytes.withUnsafeBytes { Digest(of: $0) })
  if let library = try? LibClang.load(), let status = FileStatus(library.path) {
    writer.write(library.version)
    writer.write(status.size)
  }
  return Digest(of: writer.bytes)
}
