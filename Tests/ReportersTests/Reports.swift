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
  coverage.madeUp.headers = 1
  coverage.madeUp.classes = 2
  coverage.causes = [Cause(.missingHeader, "Kit/Kit.h", count: 2, at: place("main.m", 2)), Cause(.unknownClass, "KTThing", count: 1, at: place("main.m", 7))]
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
        Fact(
          "ICModel", .holds, "c:objc(cs)NSString", at: place("Model/ICModel.h", 8),
          .init(ownership: .copy, member: "name", flags: [.mutable, .explicit])),
        Fact("ICModel", .holds, "ICView", at: place("Model/ICModel.h", 9), .init(ownership: .strong, member: "views", flags: [.many])),
        Fact("ICModel", .holds, "ICView", at: place("Model/ICModel.h", 10), .init(ownership: .strong, member: "front")),
        Fact("ICView", .holds, "ICModel", at: place("View/ICView.h", 5), .init(ownership: .weak, member: "model", flags: [.optional])),
        Fact("ICView", .holds, "ICViewDelegate", at: place("View/ICView.h", 6), .init(ownership: .unsafe, member: "delegate", flags: .explicit)),
        Fact("ICModel", .creates, "ICView", at: place("Model/ICModel.m", 12)),
        Fact("ICView", .uses, "ICModel", at: place("View/ICView.h", 7), .init(flags: .inferred)),
      ]),
    findings: [
      Report.Judged(
        Finding(
          rule: "import-cycle", message: "2 files import each other: 'ICModel.h', 'ICView.h'",
          location: Facts.SourceLocation("Model/ICModel.h", line: 2, column: 9), subjects: ["Model/ICModel.h", "View/ICView.h"],
          names: ["Model/ICModel.h", "View/ICView.h"],
          notes: [.init("'ICModel.h' imports 'ICView.h'", at: place("Model/ICModel.h", 2)), .init("'ICView.h' imports 'ICModel.h'", at: place("View/ICView.h", 1))],
          cuts: [.init(source: "View/ICView.h", target: "Model/ICModel.h", at: place("View/ICView.h", 1), reason: "'@class ICModel;' would do")],
          confidence: .proven), .error),
      Report.Judged(
        Finding(
          rule: "category-sprawl", message: "'ICModel' is spread over 6 categories", location: place("Model/ICModel.h", 6), subjects: ["ICModel"],
          names: ["ICModel"]), .warning),
      Report.Judged(
        Finding(
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

/// Everything that there can be.
let ordinaryCheckup: Checkup = {
  var setup = ProjectSetup()
  setup.database = ProjectSetup.Database(
    path: "build/compile_commands.json", covered: 3, sources: 4,
    dropped: [
      .init("-O", count: 3, isMeaningful: false), .init("-W", count: 12, isMeaningful: false), .init("-include", count: 1, isMeaningful: true),
    ])
  setup.externalFolders = [.init("Pods", files: 120), .init("vendor", files: 1)]
  setup.buildFiles = ["CMakeLists.txt"]
  setup.workspaces = [.init("App.xcworkspace", projects: 2, found: 1)]
  setup.missing = [
    .init(.submodules, in: ".gitmodules", ["Kit", "Vendor/V"]), .init(.projects, in: "App.xcworkspace", ["Three/Gone.xcodeproj"]),
    .init(.sources, in: "App.xcodeproj/project.pbxproj", targets: ["App", "AppTests"], (1...5).map { "Made/\($0).swift" }),
    .init(.settings, in: "App.xcodeproj/project.pbxproj", ["Gone.xcconfig"]),
  ]
  setup.templates = ["port/config.h.in"]
  setup.targetFiles = [.init("Kit/Package.swift", targets: 2)]
  setup.unclearLines = [.init("Kit/Package.swift", line: 12)]
  var coverage = ordinaryReport.coverage
  coverage.filesWithErrors = 1
  coverage.filesSkipped = 1
  coverage.importsUntaken = 1
  coverage.memberTypesUnknown = 2
  coverage.messagesResolved = 40
  coverage.messagesUnresolved = 12
  (coverage.lowering.lowered, coverage.lowering.unlowered) = (990, 13)
  coverage.lowering.constructs = [.init("goto", count: 12), .init("asm", count: 1)]
  coverage.causes = [
    Cause(.undeclaredMessage, "UIView", count: 10, at: place("View/ICView.m", 12), isPlatforms: true),
    Cause(.undeclaredMessage, "NSString", count: 3, at: place("View/ICView.m", 20), isPlatforms: true),
    Cause(.missingHeader, "Kit/Kit.h", count: 2, at: place("main.m", 2)),
    Cause(.undeclaredMessage, "id", count: 2, at: place("main.m", 9)),
    Cause(.unknownMemberType, "_Atomic(int)", count: 2, at: place("main.m", 30)),
    Cause(.unknownClass, "KTThing", count: 1, at: place("main.m", 7)),
    Cause(.failedFile, "View/Deep.m", count: 1, at: Facts.SourceLocation("View/Deep.m")),
    Cause(.failedFile, "Kit/Package.swift", count: 1, at: Facts.SourceLocation("Kit/Package.swift")),
    Cause(.missingHeader, "config.h", count: 1, at: place("main.m", 3)),
    Cause(.parseError, "expected expression", count: 1, at: place("main.m", 44)),
  ]
  return Checkup(
    parser: .init(path: "/usr/lib/llvm/libclang.so", version: "Debian clang version 14.0.6 (https://example.org 123)", resourceDirectory: "/usr/lib/llvm/clang/14"),
    setup: setup, languages: [.init(.c, files: 1), .init(.objectiveC, files: 3)],
    prefixHeaders: [.init("App/App-Prefix.pch", units: 3), .init("Pods/Pods-prefix.pch", units: 1)], usesStandIns: true, coverage: coverage,
    causes: coverage.causes, causeCount: 11, externalCauseCount: 4, mostMadeUp: [.init("main.m", names: 2)], problems: ordinaryReport.problems)
}()

let healthyCheckup: Checkup = {
  var coverage = Coverage()
  (coverage.filesFound, coverage.filesParsed, coverage.importsResolved, coverage.importsExternal) = (2, 2, 3, 4)
  return Checkup(
    parser: .init(path: "/usr/lib/llvm/libclang.so", version: "clang version 21.0.0", resourceDirectory: nil),
    sdk: AppleSDK(path: "/sdks/iPhoneOS.sdk", name: "iphoneos17.2", target: "arm64-apple-ios15.0"),
    languages: [.init(.objectiveC, files: 2)], coverage: coverage, cache: .init(path: "App/.arborist-cache", entries: 7, bytes: 2_345_678))
}()

/// Every hostile name wherever a name can stand.
let hostileCheckup: Checkup = {
  var setup = ProjectSetup()
  setup.externalFolders = hostileNames.prefix(3).map { .init($0, files: 1) }
  setup.database = .init(path: hostileNames[2], covered: 0, sources: 0, dropped: hostileNames.map { .init($0, count: 1, isMeaningful: false) })
  setup.unclearLines = hostileNames.map { .init($0, line: 1) }
  setup.templates = hostileNames.map { $0 + ".in" }
  setup.podfiles = hostileNames
  setup.workspaces = hostileNames.map { .init($0, projects: 1, found: 1) }
  setup.missing = zip(hostileNames, ProjectSetup.Missing.Kind.allCases + ProjectSetup.Missing.Kind.allCases).map { .init($1, in: $0, targets: [$0], [$0]) }
  var coverage = Coverage()
  coverage.lowering.unlowered = hostileNames.count
  coverage.lowering.constructs = hostileNames.map { .init($0, count: 1) }
  coverage.causes = zip(hostileNames, Gap.Kind.allCases + Gap.Kind.allCases + Gap.Kind.allCases).map { name, kind in
    Cause(kind, name, count: 1, at: place(name, 1))
  }
  return Checkup(
    parser: .init(path: hostileNames[2], version: hostileNames[8], resourceDirectory: hostileNames[2]), setup: setup,
    prefixHeaders: hostileNames.map { .init($0, units: 1) }, coverage: coverage, causes: coverage.causes, mostMadeUp: [.init(hostileNames[8], names: 1)],
    problems: hostileReport.problems, cache: .init(path: hostileNames[8], entries: 1, bytes: 1))
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

func imports(_ from: String, _ to: String, _ line: Int, condition: String? = nil) -> Fact {
  Fact(EntityID(from), .imports, EntityID(to), at: place(from, line), .init(form: .quoted, condition: condition))
}
