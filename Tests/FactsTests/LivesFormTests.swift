import Facts
import Testing

@Suite("What is kept of the lives of objects")
struct LivesFormTests {
  @Test("every part of a loop comes back, also those that only some loops have")
  func everything() throws {
    let place = SourceLocation("Screen.swift", line: 7, column: 3)
    let capture = ObjectLoop.Link(
      EntityID("s:Button"), EntityID("s:Screen"), member: "onTap", of: EntityID("s:Control"), .closure, at: place, role: "target", calls: ["invalidate()"], variable: "self",
      captured: EntityID("s:Timer"), content: .laterValue, valueMember: .init(EntityID("s:Style"), "screen"), isAlone: true,
      otherKeepers: [[.init(EntityID("s:Window"), "screen")], []], countsByHand: true)
    let member = ObjectLoop.Link(EntityID("s:Screen"), EntityID("s:Button"), member: "button", of: EntityID("s:Screen"), .member, at: place)
    let lives = ObjectLives(
      loops: ObjectLoop.Certainty.allCases.map { certainty in
        ObjectLoop(
          links: [capture, member], certainty: certainty, endings: ObjectLoop.Ending.Kind.allCases.map { .init("Screen.close", at: place, $0) },
          doubts: ObjectLoop.Doubt.allCases)
      },
      lasting: [EntityID("s:Store"), EntityID("s:AppDelegate")], mayLast: [EntityID("s:Store"), EntityID("s:AppDelegate"), EntityID("s:Screen")],
      emptied: [Member(owner: EntityID("s:Screen"), name: "alert")])
    var writer = BinaryWriter()
    writer.write(lives)
    var reader = BinaryReader(writer.bytes)
    let read = try ObjectLives(&reader)
    #expect(read.loops == lives.loops)
    #expect(read.lasting == lives.lasting)
    #expect(read.mayLast == lives.mayLast)
    #expect(read.emptied == lives.emptied)
  }
}
