import Analysis
import Facts
import Graphs

/// A small app: two files that import each other, a class with a delegate and a name, a category.
let ordinaryReport: Report = {
  var coverage = Coverage()
  coverage.filesFound = 4
  coverage.filesParsed = 3
  coverage.filesParsedWithStubs = 2
  coverage.filesFailed = 1
  coverage.importsResolved = 3
  coverage.importsExternal = 1
  coverage.importsUnresolved = 1
  coverage.memberTypesResolved = 5
  return Report(
    graph: Graph(
      entities: [
        file("Model/ICModel.h", lines: 24), file("Model/ICModel.m", lines: 80), file("View/ICView.h", lines: 12), file("main.m", lines: 9),
        Entity("Foundation", kind: .module, name: "Foundation", isExternal: true),
        type("ICModel", .class, "Model/ICModel.h", 6), type("ICView", .class, "View/ICView.h", 4),
        type("ICViewDelegate", .protocol, "View/ICView.h", 10),
        type("ICModel(Coding)", .category, "Model/ICModel.m", 40),
        Entity("c:objc(cs)NSString", kind: .class, name: "NSString", language: .objectiveC, isExternal: true),
        Entity("c:objc(cs)NSObject", kind: .class, name: "NSObject", language: .objectiveC, isExternal: true),
      ],
      facts: [
        imports("Model/ICModel.h", "View/ICView.h", 2), imports("View/ICView.h", "Model/ICModel.h", 1),
        imports("Model/ICModel.m", "Model/ICModel.h", 1), imports("main.m", "Model/ICModel.h", 3, condition: "TARGET_OS_IPHONE"),
        Fact("main.m", .imports, "Foundation", at: place("main.m", 1), .init(form: .module)),
        Fact("ICModel", .inherits, "c:objc(cs)NSObject", at: place("Model/ICModel.h", 6)),
        Fact("ICModel", .conforms, "ICViewDelegate", at: place("Model/ICModel.h", 6)),
        Fact("ICModel(Coding)", .extends, "ICModel", at: place("Model/ICModel.m", 40)),
        Fact("ICModel", .holds, "c:objc(cs)NSString", at: place("Model/ICModel.h", 8),
             .init(ownership: .copy, member: "name", flags: [.mutable, .explicit])),
        Fact("ICModel", .holds, "ICView", at: place("Model/ICModel.h", 9), .init(ownership: .strong, member: "views", flags: [.many])),
        Fact("ICModel", .holds, "ICView", at: place("Model/ICModel.h", 10), .init(ownership: .strong, member: "front")),
        Fact("ICView", .holds, "ICModel", at: place("View/ICView.h", 5), .init(ownership: .weak, member: "model", flags: [.optional])),
        Fact("ICView", .holds, "ICViewDelegate", at: place("View/ICView.h", 6), .init(ownership: .unsafe, member: "delegate", flags: .explicit)),
        Fact("ICModel", .creates, "ICView", at: place("Model/ICModel.m", 12)),
        Fact("ICView", .uses, "ICModel", at: place("View/ICView.h", 7), .init(flags: .inferred)),
      ]),
    findings: [
      Report.Judged(Finding(
        rule: "import-cycle", message: "2 files import each other: 'ICModel.h', 'ICView.h'",
        location: Facts.SourceLocation("Model/ICModel.h", line: 2, column: 9), subjects: ["Model/ICModel.h", "View/ICView.h"],
        names: ["Model/ICModel.h", "View/ICView.h"],
        notes: [.init("'ICModel.h' imports 'ICView.h'", at: place("Model/ICModel.h", 2)), .init("'ICView.h' imports 'ICModel.h'", at: place("View/ICView.h", 1))],
        cuts: [.init(source: "View/ICView.h", target: "Model/ICModel.h", at: place("View/ICView.h", 1), reason: "'@class ICModel;' would do")],
        confidence: .proven), .error),
      Report.Judged(Finding(
        rule: "category-sprawl", message: "'ICModel' is spread over 6 categories", location: place("Model/ICModel.h", 6), subjects: ["ICModel"],
        names: ["ICModel"]), .warning),
      Report.Judged(Finding(
        rule: "heavy-import", message: "drags in 40 files", location: Facts.SourceLocation("main.m"), subjects: ["main.m"], names: ["main.m"],
        notes: [.init("as a whole", at: Facts.SourceLocation("main.m"))]), .warning),
    ],
    problems: [Problem(.crashed, "View/Deep.m", "the parser died on it")],
    coverage: coverage)
}()

/// What strangers could call their files and types.
let hostileNames = [
  "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "line\nbreak.m:1:1: error: forged [import-cycle]", "quo\"te", "it's",
  "back\\slash", "\\N\\G\\L\\l", "tail\\", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "right\u{202E}tfel", "\u{200F}mark", "zero\u{200B}width",
  "nul\u{0}byte", "tab\tand\rreturn", "line\u{2028}separator\u{2029}", "c1\u{9B}31m", "del\u{7F}", "&lt;b&gt; & &amp;", "::error::forged",
  "%0A::warning::", "n0 -> n1", "}; graph {", "\u{FEFF}bom", "é", "e\u{301}", "图", "quote\"\u{301}accent", "back\\\u{301}accent", "\u{1F468}\u{200D}\u{1F469}", "\u{E0041}tag", "${HOME} $(id) `id`",
  "javascript:alert(1)", "<table border=\"1\">", "]]>", "<!--", "--", "", " ", "/", "..", String(repeating: "long", count: 100),
]

/// Every hostile name as a file, a type, a member, a message, a note, a cut and a problem.
let hostileReport: Report = {
  var entities: [Entity] = []
  var facts: [Fact] = []
  var findings: [Report.Judged] = []
  for (index, name) in hostileNames.enumerated() {
    let path = "Sources/\(name)/\(name).m"
    let next = hostileNames[(index + 1) % hostileNames.count]
    entities.append(file(path, lines: 1))
    entities.append(Entity(EntityID("c:" + name), kind: .class, name: name, location: place(path, 1), module: name))
    facts.append(imports(path, "Sources/\(next)/\(next).m", 1, condition: name))
    facts.append(Fact(EntityID("c:" + name), .holds, EntityID("c:" + next), at: place(path, 2), .init(ownership: .strong, member: name, access: name)))
    let finding = Finding(
      rule: "import-cycle", message: name, location: place(path, 1), subjects: [EntityID(path), EntityID("c:" + name)], names: [name],
      notes: [.init(name, at: place(path, 2))], cuts: [.init(source: name, target: next, at: place(path, 1), reason: name)])
    findings.append(Report.Judged(finding, index.isMultiple(of: 2) ? .error : .warning))
  }
  return Report(
    graph: Graph(entities: entities, facts: facts), findings: findings,
    problems: hostileNames.map { Problem(.parseFailed, $0, $0) })
}()

let emptyReport = Report(graph: Graph(entities: [], facts: []))

extension EntityID: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

private func place(_ path: String, _ line: Int) -> Facts.SourceLocation { Facts.SourceLocation(path, line: line) }

private func file(_ path: String, lines: Int) -> Entity {
  Entity(EntityID(path), kind: .file, name: path, language: .objectiveC, location: Facts.SourceLocation(path), lines: lines)
}

private func type(_ name: String, _ kind: Entity.Kind, _ path: String, _ line: Int) -> Entity {
  Entity(EntityID(name), kind: kind, name: name, language: .objectiveC, location: place(path, line))
}

private func imports(_ from: String, _ to: String, _ line: Int, condition: String? = nil) -> Fact {
  Fact(EntityID(from), .imports, EntityID(to), at: place(from, line), .init(form: .quoted, condition: condition))
}
