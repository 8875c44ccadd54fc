import Analysis
import Facts
import Foundation
import Graphs
import Reporters

/// A database with the graph, the findings and the metrics, for `sqlite3` and other SQL tools.
struct SQLiteFormat: GraphFormat {
  var name: String { "sqlite" }
  var summary: String { "a database of entities, edges, findings and metrics" }
  var form: GraphForm { .data }
  var output: GraphOutput { .file }

  func check() throws(DriverError) { _ = try SQLiteLibrary.load() }

  func write<Target: ByteOutput>(_ shown: ShownGraph, to output: inout Target) throws(DriverError) {
    let database = try SQLiteDatabase()
    try database.run(Self.tables)
    let graph = shown.graph
    try database.insert(
      into: "entities", columns: 12,
      shown.nodes.lazy.enumerated().map { number, node in
        let entity = node.entity.map { graph.entities[$0] }
        return [
          .int(number), .text(node.id), .text(node.kind), .text(node.name), .optional(entity?.language?.rawValue), .optional(shown.path(of: node)),
          .position(entity?.location?.line ?? 0), .flag(node.isExternal), .optional(shown.module(of: node)), .position(entity?.lines ?? 0), .optional(node.knot),
          .flag(node.isHighlighted),
        ]
      })
    try database.insert(
      into: "edges", columns: 15,
      shown.edges.lazy.enumerated().map { number, edge in
        let fact = graph.facts[edge.fact]
        let (details, flags) = (fact.details, fact.details.flags)
        return [
          .int(number), .int(edge.source), .int(edge.target), .text(fact.relation.rawValue), .text(fact.location.path), .position(fact.location.line),
          .optional(details.ownership?.rawValue), .optional(details.member), .flag(flags.contains(.many)), .flag(flags.contains(.inferred)),
          .flag(flags.contains(.isStatic)), .flag(flags.contains(.inactive)), .optional(details.form?.rawValue), .optional(details.condition), .flag(edge.isTied),
        ]
      })
    let findings = shown.report.findings
    try database.insert(
      into: "findings", columns: 9,
      findings.lazy.enumerated().map { number, judged in
        let finding = judged.finding
        return [
          .int(number), .text(finding.rule), .text(judged.level.rawValue), .text(finding.message), .text(finding.location.path), .position(finding.location.line),
          .position(finding.location.column), .text(finding.fingerprint), .optional(finding.confidence?.rawValue),
        ]
      })
    var numbers: [EntityID: Int] = [:]
    for (number, node) in shown.nodes.enumerated() { for member in node.members { numbers[graph.entities[member].id] = number } }
    try database.insert(
      into: "finding_entities", columns: 2,
      findings.enumerated().flatMap { number, judged in
        Set(judged.finding.subjects.compactMap { numbers[$0] }).sorted().map { [.int(number), .int($0)] }
      })
    try database.insert(
      into: "finding_notes", columns: 4,
      findings.enumerated().flatMap { number, judged in
        judged.finding.notes.map { [.int(number), .text($0.message), .text($0.location.path), .position($0.location.line)] }
      })
    try database.insert(
      into: "finding_cuts", columns: 6,
      findings.enumerated().flatMap { number, judged in
        judged.finding.cuts.map { [.int(number), .text($0.source), .text($0.target), .text($0.location.path), .position($0.location.line), .text($0.reason)] }
      })
    try database.insert(into: "metrics", columns: 3, graph.metrics().numbers.lazy.map { [.optional($0.subject), .text($0.name), .real($0.value)] })
    try database.run(Self.indexesAndViews)
    try database.finish { output.write(bytes: Array($0)) }
  }

  private static let tables = """
    PRAGMA user_version = 1;
    CREATE TABLE entities (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL,              -- stable between runs and machines: a USR, or a path
      kind TEXT NOT NULL,            -- file, module, class, ...
      name TEXT NOT NULL,            -- what a person would write
      language TEXT,
      path TEXT,
      line INTEGER,
      external INTEGER NOT NULL,     -- 1: other people's code
      module TEXT,
      lines INTEGER,                 -- of a file
      knot INTEGER,                  -- which knot it is in
      highlighted INTEGER NOT NULL   -- 1: meant by --highlight
    );
    CREATE TABLE edges (
      number INTEGER PRIMARY KEY,
      source INTEGER NOT NULL REFERENCES entities,
      target INTEGER NOT NULL REFERENCES entities,
      kind TEXT NOT NULL,            -- imports, contains, inherits, conforms, extends, holds, captures, creates, uses, names
      path TEXT NOT NULL,            -- the line that proves it
      line INTEGER,
      ownership TEXT,                -- strong, copy, value, unique, shared; weak, unowned, unsafe, raw, reference
      member TEXT,
      many INTEGER NOT NULL,
      inferred INTEGER NOT NULL,
      static INTEGER NOT NULL,
      inactive INTEGER NOT NULL,     -- 1: in a branch of an #if that is not taken
      form TEXT,
      condition TEXT,
      tied INTEGER NOT NULL          -- 1: inside a knot
    );
    CREATE TABLE findings (
      number INTEGER PRIMARY KEY, rule TEXT NOT NULL, level TEXT NOT NULL, message TEXT NOT NULL, path TEXT NOT NULL, line INTEGER, column INTEGER,
      fingerprint TEXT NOT NULL, confidence TEXT
    );
    CREATE TABLE finding_entities (finding INTEGER NOT NULL REFERENCES findings, entity INTEGER NOT NULL REFERENCES entities);
    CREATE TABLE finding_notes (finding INTEGER NOT NULL REFERENCES findings, message TEXT NOT NULL, path TEXT NOT NULL, line INTEGER);
    CREATE TABLE finding_cuts (
      finding INTEGER NOT NULL REFERENCES findings, source TEXT NOT NULL, target TEXT NOT NULL, path TEXT NOT NULL, line INTEGER, reason TEXT NOT NULL
    );
    CREATE TABLE metrics (subject TEXT, name TEXT NOT NULL, value REAL NOT NULL);  -- no subject: of the whole project
    """

  private static let indexesAndViews = """
    CREATE INDEX entities_by_id ON entities (id);
    CREATE INDEX entities_by_name ON entities (name);
    CREATE INDEX entities_by_path ON entities (path);
    CREATE INDEX edges_by_source ON edges (source, kind);
    CREATE INDEX edges_by_target ON edges (target, kind);
    CREATE INDEX findings_by_rule ON findings (rule);
    CREATE INDEX findings_by_path ON findings (path);
    CREATE INDEX finding_entities_by_entity ON finding_entities (entity);
    CREATE INDEX metrics_by_name ON metrics (name, subject);
    CREATE VIEW links AS  -- edges by the names of their ends
      SELECT a.name AS source, e.kind, b.name AS target, e.ownership, e.member, e.path, e.line
      FROM edges e JOIN entities a ON a.number = e.source JOIN entities b ON b.number = e.target;
    CREATE VIEW owners AS  -- who keeps whom alive
      SELECT a.name AS owner, b.name AS owned, e.member, e.ownership, e.path, e.line
      FROM edges e JOIN entities a ON a.number = e.source JOIN entities b ON b.number = e.target
      WHERE e.kind IN ('holds', 'captures') AND e.ownership IN ('strong', 'copy', 'value', 'unique', 'shared');
    CREATE VIEW fans AS  -- how many others depend on an entity, and on how many it depends
      SELECT n.number, n.kind, n.name, n.path, n.external,
        (SELECT count(DISTINCT source) FROM edges WHERE target = n.number AND source <> n.number AND kind <> 'contains') AS fan_in,
        (SELECT count(DISTINCT target) FROM edges WHERE source = n.number AND target <> n.number AND kind <> 'contains') AS fan_out
      FROM entities n;
    CREATE VIEW knots AS  -- what reaches itself over others
      SELECT knot, count(*) AS size, min(name) AS example FROM entities WHERE knot IS NOT NULL GROUP BY knot;
    COMMIT; ANALYZE; BEGIN
    """
}
