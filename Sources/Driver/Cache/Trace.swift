import Facts

/// What a front-end asked while reading a unit, and the answers. Its result is valid as long as all answers are the same; times don't matter.
struct Trace: Equatable {
  let files: [File]
  let places: [Place]
  let names: [Name]
  /// The classes that several files declare.
  let ambiguous: Digest
  /// Where included files exist, and where they don't.
  let lookups: Digest

  /// The bytes of a file; the path is relative to the project's root if the file is inside.
  struct File: Equatable {
    let path: String
    let digest: Digest
  }

  /// What the project knows about a file; nil if it is not a project file.
  struct Place: Equatable {
    let path: String
    let digest: Digest?
  }

  struct Name: Equatable {
    let name: Inquiry.Name
    let isDeclared: Bool
  }
}

extension Trace {
  var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(files) {
      $0.write($1.path); $0.write($1.digest)
    }
    writer.write(places) { writer, place in
      writer.write(place.path)
      writer.write(place.digest != nil)
      if let digest = place.digest { writer.write(digest) }
    }
    writer.write(names) {
      $0.write(Int($1.name.kind.rawValue)); $0.write($1.name.text); $0.write($1.isDeclared)
    }
    writer.write(ambiguous)
    writer.write(lookups)
    return writer.bytes
  }

  init(binaryForm bytes: [UInt8]) throws(BinaryReader.Damaged) {
    var reader = BinaryReader(bytes)
    files = try reader.list { (reader) throws(BinaryReader.Damaged) in File(path: try reader.text(), digest: try reader.digest()) }
    places = try reader.list { (reader) throws(BinaryReader.Damaged) in Place(path: try reader.text(), digest: try reader.flag() ? try reader.digest() : nil) }
    names = try reader.list { (reader) throws(BinaryReader.Damaged) in
      guard let kind = UInt8(exactly: try reader.number()).flatMap(Inquiry.Name.Kind.init) else { throw BinaryReader.Damaged() }
      return Name(name: Inquiry.Name(kind, try reader.text()), isDeclared: try reader.flag())
    }
    ambiguous = try reader.digest()
    lookups = try reader.digest()
  }
}

extension SourceFile {
  /// Made of everything that a front-end can ask about it.
  var digest: Digest {
    var writer = BinaryWriter()
    writer.write(self)
    return Digest(of: writer.bytes)
  }
}
