import Driver
import Testing

/// What bodies do with single objects comes to the same flags, in whatever order it was read.
@Suite struct WiringTests {
  private let place = SourceLocation("a.m", line: 1)
  private let body = EntityID("body")

  private func id(_ name: String) -> EntityID { EntityID("c:objc(cs)" + name) }
  private func member(_ owner: String, _ name: String) -> Placement.Target { .member(Member(owner: id(owner), name: name)) }

  private var facts: [Fact] {
    [
      Fact(id("Screen"), .holds, id("Loader"), at: place, .init(ownership: .strong, member: "loader")),
      Fact(id("Loader"), .holds, id("Screen"), at: place, .init(ownership: .strong, member: "delegate")),
      Fact(id("Loader"), .holds, id("Part"), at: place, .init(ownership: .strong, member: "part")),
      Fact(id("Loader"), .captures, id("Screen"), at: place, .init(ownership: .strong, member: "done")),
    ]
  }

  /// The members whose facts have each flag.
  private func flags(_ facts: [Fact]) -> [String] {
    facts.map { fact in
      let words = [(Fact.Flags.given, "given"), (.wired, "wired"), (.cleared, "cleared")].filter { fact.details.flags.contains($0.0) }.map(\.1)
      return ([fact.details.member!] + words).joined(separator: " ")
    }
  }

  private func joined(_ placements: [Placement], _ evidence: [Evidence] = []) -> [String] {
    var extraction = Extraction()
    extraction.entities = ["Loader", "Screen", "Part"].map { Entity(id($0), kind: .class, name: $0) }
    (extraction.facts, extraction.placements, extraction.evidence) = (facts, placements, evidence)
    joinEvidence(in: &extraction)
    #expect(extraction.placements == [])
    return flags(extraction.facts)
  }

  @Test("a way back to the same object wires every edge of the loop; a way to another one none")
  func loops() {
    let there = Placement(body, .puts, holder: "self", member("Screen", "loader"), "new")
    let back = Placement(body, .puts, holder: "new", member("Loader", "delegate"), "self")
    let part = Placement(body, .puts, holder: "new", member("Loader", "part"), "part")
    let other = Placement(body, .puts, holder: "another", member("Loader", "delegate"), "self")
    #expect(joined([there, back, part]) == ["loader given wired", "delegate given wired", "part given", "done"])
    #expect(joined([part, back, there]) == ["loader given wired", "delegate given wired", "part given", "done"])
    #expect(joined([there, other]) == ["loader given", "delegate given", "part", "done"])
    let elsewhere = Placement(EntityID("elsewhere"), .puts, holder: "new", member("Loader", "delegate"), "self")
    #expect(joined([there, elsewhere]) == ["loader given", "delegate given", "part", "done"])
  }

  @Test("what lies in a member closes a loop and gives nothing; a closure does by what it captures, of that type")
  func closures() {
    let there = Placement(body, .finds, holder: "self", member("Screen", "loader"), "self.loader")
    let closure = Placement(body, .captures, holder: "self.loader", member("Loader", "done"), "self", of: id("Screen"))
    let other = Placement(body, .captures, holder: "self.loader", member("Loader", "done"), "self", of: id("Part"))
    #expect(joined([there, closure]) == ["loader wired", "delegate", "part", "done wired"])
    #expect(joined([there, other]) == ["loader", "delegate", "part", "done"])
  }

  @Test("of two blocks in one member, only the one that is put there closes the loop")
  func oneOfTwoBlocks() {
    let there = SourceLocation("a.m", line: 7)
    let elsewhere = SourceLocation("a.m", line: 9)
    var extraction = Extraction()
    extraction.entities = [Entity(id("Prompt"), kind: .class, name: "Prompt"), Entity(id("Screen"), kind: .class, name: "Screen")]
    extraction.facts = [there, elsewhere].map { Fact(id("Prompt"), .captures, id("Screen"), at: $0, .init(ownership: .strong, member: "done")) }
    extraction.placements = [Placement(body, .captures, holder: "prompt", member("Prompt", "done"), "prompt", of: id("Screen"), at: there)]
    joinEvidence(in: &extraction)
    #expect(flags(extraction.facts) == ["done wired", "done"])
  }

  @Test("a parameter is where the method keeps it, if that is in its own object")
  func parameters() {
    let method = EntityID("c:objc(cs)Loader(im)initWithDelegate:")
    let there = Placement(body, .puts, holder: "self", member("Screen", "loader"), "new")
    let handed = Placement(body, .puts, holder: "new", .parameter(of: method, 0), "self")
    let keeps = Evidence(method, .keeps, "0", id("Loader"), name: "delegate", at: place)
    #expect(joined([there, handed], [keeps]) == ["loader given wired", "delegate given wired", "part", "done"])
    #expect(joined([there, handed]) == ["loader given", "delegate", "part", "done"])
    let keepsElsewhere = Evidence(method, .keeps, "0", id("Screen"), name: "loader", at: place)
    #expect(joined([handed], [keepsElsewhere]) == ["loader", "delegate", "part", "done"])
  }

  @Test("what is taken away is said of every fact about the member")
  func clearing() {
    let taken = Evidence(id("Loader"), .cleared, "delegate", at: place)
    #expect(joined([], [taken]) == ["loader", "delegate cleared", "part", "done"])
  }

  @Test("placements come back from a worker as they were")
  func binaryForm() throws {
    var extraction = Extraction()
    extraction.placements = [
      Placement(body, .puts, holder: nil, member("Screen", "loader"), nil),
      Placement(body, .captures, holder: "self", .parameter(of: EntityID("f"), 3), "self.loader", of: id("Loader")),
    ]
    #expect(try Extraction(binaryForm: extraction.binaryForm).placements == extraction.placements)
  }
}
