import Facts
import Graphs

/// Classes and what they use of each other, as a front-end states it: long ids with much in common, one fact a line, in the order of the files. The
/// same for the same arguments.
func madeUpFacts(nodes count: Int, degree: Int, seed: Int) -> (entities: [Entity], facts: [Fact]) {
  var random = SplitMix64(seed: seed)
  let entities = (0..<count).map { number in
    let path = "Sources/Folder\(number / 200)/File\(number / 5).h"
    return Entity(
      .c("@N@example@N@component@S@SomeQuiteLongClassName\(number)"), kind: .class, name: "SomeQuiteLongClassName\(number)", language: .cxx,
      location: SourceLocation(path, line: number % 5 * 40 + 1), isDefinition: true)
  }
  let facts = entities.flatMap { entity in
    (0..<degree).map { line in
      Fact(
        entity.id, Bool.random(using: &random) ? .uses : .creates, entities[Int.random(in: 0..<count, using: &random)].id,
        at: SourceLocation(entity.location!.path, line: entity.location!.line + line, column: Int.random(in: 1...80, using: &random)))
    }
  }
  return (entities, facts)
}
