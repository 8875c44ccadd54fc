import Facts
import Foundation
import Graphs

/// All facts of a project together, and how well it was read.
struct ProjectFacts {
  let graph: Graph
  let problems: [Problem]
  let coverage: Coverage
  /// What was not understood, sorted; one entry for each kind, name and file.
  let gaps: [Gap]

  init(_ extraction: Extraction, _ lives: ObjectLives) {
    // Facts from interface files come last. The analysis of code reads the lifetimes of their objects separately.
    graph = Graph(
      entities: extraction.entities, facts: extraction.facts + extraction.described, possibleUses: extraction.possibleUses, methods: extraction.methods,
      handovers: extraction.handovers, lives: lives)
    (problems, coverage, gaps) = (extraction.problems, extraction.coverage, extraction.gaps)
  }
}

extension ProjectFacts {
  /// In the order of the graph, so that it can be rebuilt quickly.
  var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(graph.entities) { $0.write($1) }
    writer.write(graph.facts) { $0.write($1) }
    writer.write(graph.possibleUses) { $0.write($1) }
    writer.write(graph.methods.all) { $0.write(whole: $1) }
    writer.write(graph.handovers) { $0.write($1) }
    writer.write(graph.lives)
    writer.write(problems) { $0.write($1) }
    writer.write(gaps) { $0.write($1) }
    // Only a few numbers with many names.
    writer.write(bytes: (try? JSONEncoder().encode(coverage)).map { [UInt8]($0) } ?? [])
    return writer.bytes
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let entities = try reader.list { (reader) throws(BinaryReader.Damaged) in try Entity(&reader) }
    let facts = try reader.list { (reader) throws(BinaryReader.Damaged) in try Fact(&reader) }
    let possibleUses = try reader.list { (reader) throws(BinaryReader.Damaged) in try Fact(&reader) }
    let methods = try reader.list { (reader) throws(BinaryReader.Damaged) in try Method(whole: &reader) }
    let handovers = try reader.list { (reader) throws(BinaryReader.Damaged) in try Handover(&reader) }
    graph = Graph(entities: entities, facts: facts, possibleUses: possibleUses, methods: methods, handovers: handovers, lives: try ObjectLives(&reader))
    problems = try reader.list { (reader) throws(BinaryReader.Damaged) in try Problem(&reader) }
    gaps = try reader.list { (reader) throws(BinaryReader.Damaged) in try Gap(&reader) }
    guard let coverage = try? JSONDecoder().decode(Coverage.self, from: Data(try reader.rawBytes())) else { throw BinaryReader.Damaged() }
    self.coverage = coverage
  }
}
