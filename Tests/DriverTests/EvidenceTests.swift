import Driver
import Testing

/// Evidence of several units comes to the same facts in whatever order the units were read.
@Suite struct EvidenceTests {
  private let place = SourceLocation("a.m", line: 1)

  private func id(_ name: String) -> EntityID { EntityID("c:objc(cs)" + name) }

  private func joined(_ facts: [Fact], _ evidence: [Evidence]) -> [Fact] {
    var extraction = Extraction()
    extraction.entities = ["Loader", "Screen", "Part", "Other"].map { Entity(id($0), kind: .class, name: $0) }
    extraction.facts = facts
    extraction.evidence = evidence
    joinEvidence(in: &extraction)
    #expect(extraction.evidence == [])
    return extraction.facts.sorted()
  }

  @Test("a block that is handed on twice before it is kept, and an id that two units assign")
  func order() {
    let facts = [
      Fact(id("Loader"), .holds, EntityID("type:id"), at: place, .init(ownership: .strong, member: "target")),
      Fact(id("Loader"), .holds, EntityID("type:block"), at: place, .init(ownership: .copy, member: "done")),
    ]
    let evidence = [
      Evidence(EntityID("first"), .passes, "0", EntityID("second"), name: "1", at: place),
      Evidence(EntityID("second"), .passes, "1", EntityID("first"), name: "0", at: place),
      Evidence(EntityID("second"), .keeps, "1", id("Loader"), name: "_done", at: place),
      Evidence(EntityID("first"), .handed, "0", id("Screen"), ownership: .weak, at: place),
      Evidence(EntityID("first"), .handed, "1", id("Other"), ownership: .strong, at: place),
      Evidence(id("Loader"), .assigned, "target", id("Part"), at: place),
      Evidence(id("Loader"), .assigned, "target", id("Other"), at: place),
    ]
    let expected = [
      Fact(id("Loader"), .holds, EntityID("type:block"), at: place, .init(ownership: .copy, member: "done")),
      Fact(id("Loader"), .holds, id("Part"), at: place, .init(ownership: .strong, member: "target", flags: .inferred)),
      Fact(id("Loader"), .holds, id("Other"), at: place, .init(ownership: .strong, member: "target", flags: .inferred)),
      Fact(id("Loader"), .captures, id("Screen"), at: place, .init(ownership: .weak, member: "done", flags: .inferred)),
    ].sorted()
    #expect(joined(facts, evidence) == expected)
    #expect(joined(facts.reversed(), evidence.reversed()) == expected)
    #expect(joined(facts, Array(evidence[3...] + evidence[..<3])) == expected)
  }
}
