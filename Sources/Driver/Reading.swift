import Facts
import Foundation
import Ownership

/// All that the sources of a project say together: what a graph is made of, and how well it was read.
struct Reading {
  var entities: [Entity]
  var facts: [Fact]
  var methods: [Method]
  var handovers: [Handover]
  var lives: ObjectLives
  var problems: [Problem]
  var coverage: Coverage

  init(_ extraction: Extraction, _ lives: ObjectLives) {
    (entities, facts, methods, handovers) = (extraction.entities, extraction.facts, extraction.methods, extraction.handovers)
    (problems, coverage) = (extraction.problems, extraction.coverage)
    self.lives = lives
  }
}

extension Reading {
  var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(entities) { $0.write($1) }
    writer.write(facts) { $0.write($1) }
    writer.write(methods) { $0.write($1) }
    writer.write(handovers) { $0.write($1) }
    writer.write(lives)
    writer.write(problems) { $0.write($1) }
    // Few numbers with many names.
    writer.write(bytes: (try? JSONEncoder().encode(coverage)).map { [UInt8]($0) } ?? [])
    return writer.bytes
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    entities = try reader.list { (reader) throws(BinaryReader.Damaged) in try Entity(&reader) }
    facts = try reader.list { (reader) throws(BinaryReader.Damaged) in try Fact(&reader) }
    methods = try reader.list { (reader) throws(BinaryReader.Damaged) in try Method(&reader) }
    handovers = try reader.list { (reader) throws(BinaryReader.Damaged) in try Handover(&reader) }
    lives = try ObjectLives(&reader)
    problems = try reader.list { (reader) throws(BinaryReader.Damaged) in try Problem(&reader) }
    guard let coverage = try? JSONDecoder().decode(Coverage.self, from: Data(try reader.rawBytes())) else { throw BinaryReader.Damaged() }
    self.coverage = coverage
  }
}
