import Facts
import Foundation
import Graphs

/// All that the sources of a project say together, and how well they were read.
struct ProjectFacts {
  let graph: Graph
  let problems: [Problem]
  let coverage: Coverage
  /// What was not understood, sorted; one for each kind, name and file.
  let gaps: [Gap]

  init(_ extraction: Extraction, _ lives: ObjectLives) {
    // What interface files describe comes last: which objects live how long, the analysis of code reads in them by itself.
    graph = Graph(entities: extraction.entities, facts: extraction.facts + extraction.described, methods: extraction.methods, handovers: extraction.handovers, lives: lives)
    (problems, coverage, gaps) = (extraction.problems, extraction.coverage, extraction.gaps)
  }
}

extension ProjectFacts {
  /// In the order of the graph, so that it takes little to put it together again.
  var binaryForm: [UInt8] {
    var writer = BinaryWriter()
    writer.write(graph.entities) { $0.write($1) }
    writer.write(graph.facts) { $0.write($1) }
    writer.write(graph.methods.all) { $0.write(whole: $1) }
    writer.write(graph.handovers) { $0.write($1) }
    writer.write(graph.lives)
    writer.write(problems) { $0.write($1) }
    writer.write(gaps) { $0.write($1) }
    // Few numbers with many names.
    writer.write(bytes: (try? JSONEncoder().encode(coverage)).map { [UInt8]($0) } ?? [])
    return writer.bytes
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Damaged) {
    let entities = try reader.list { (reader) throws(BinaryReader.Damaged) in try Entity(&reader) }
    let facts = try reader.list { (reader) throws(BinaryReader.Damaged) in try Fact(&reader) }
    let methods = try reader.list { (reader) throws(BinaryReader.Damaged) in try Method(whole: &reader) }
    let handovers = try reader.list { (reader) throws(BinaryReader.Damaged) in try Handover(&reader) }
    graph = Graph(entities: entities, facts: facts, methods: methods, handovers: handovers, lives: try ObjectLives(&reader))
    problems = try reader.list { (reader) throws(BinaryReader.Damaged) in try Problem(&reader) }
    gaps = try reader.list { (reader) throws(BinaryReader.Damaged) in try Gap(&reader) }
    guard let coverage = try? JSONDecoder().decode(Coverage.self, from: Data(try reader.rawBytes())) else { throw BinaryReader.Damaged() }
    self.coverage = coverage
  }
}
