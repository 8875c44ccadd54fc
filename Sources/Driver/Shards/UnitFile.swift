import Facts

/// All that reading one unit needs besides the sources: the unit, and the part of the project that it may ask about. The same for a copy of the project elsewhere.
struct UnitFile {
  let unit: TranslationUnit
  let context: ProjectContext

  private static let signature = Array("arborist unit 1\n".utf8)

  /// The file of something that is read with others: a header that a source includes. Nothing is in it.
  static let empty: [UInt8] = signature

  var bytes: [UInt8] {
    var context = context
    context.root = ""
    // Found again by whoever reads the sources.
    context.mentionedMembers = nil
    var writer = BinaryWriter()
    writer.write(bytes: unit.withoutPlace(of: self.context.root).binaryForm)
    writer.write(bytes: context.binaryForm)
    return Self.signature + Digest(of: writer.bytes).bytes + writer.bytes
  }

  /// Nil for the empty file. `root` is where the sources are now.
  init?(_ bytes: [UInt8], root: String) throws(BinaryReader.Damaged) {
    guard bytes.starts(with: Self.signature) else { throw BinaryReader.Damaged() }
    let rest = Array(bytes.dropFirst(Self.signature.count))
    if rest.isEmpty { return nil }
    let content = Array(rest.dropFirst(16))
    guard rest.starts(with: Digest(of: content).bytes) else { throw BinaryReader.Damaged() }
    var reader = BinaryReader(content)
    unit = try TranslationUnit(binaryForm: try reader.rawBytes()).placed(in: root)
    var context = try ProjectContext(binaryForm: try reader.rawBytes())
    context.root = root
    self.context = context
  }

  init(unit: TranslationUnit, context: ProjectContext) {
    self.unit = unit
    self.context = context
  }
}
