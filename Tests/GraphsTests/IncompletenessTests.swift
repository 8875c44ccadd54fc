import Facts
import Graphs
import Testing

@Suite struct IncompletenessTests {
  private let text = "class A in A.h\nclass B in B.h\nclass C in C.h\nmain.m imports A.h\nA.h imports B.h"

  @Test("a file that was not read in full may mention what it imports, directly or not")
  func unseen() {
    #expect(unseen(text + "\nfile main.m incomplete") == ["A", "A.h", "B", "B.h", "main.m"])
    #expect(unseen(text + "\nfile B.h incomplete") == ["B", "B.h"])
    #expect(textGraph(text + "\nfile B.h incomplete").isIncomplete("B.h"))
  }

  @Test("where everything was read, nothing is unseen")
  func complete() {
    #expect(unseen(text) == [])
    #expect(!textGraph(text).isIncomplete("main.m"))
    #expect(!textGraph(text).isIncomplete("nowhere.m"))
  }

  private func unseen(_ text: String) -> [String] {
    let graph = textGraph(text)
    let isUnseen = graph.mayBeMentionedUnseen()
    return graph.entities.indices.filter { isUnseen[$0] }.map { graph.entities[$0].name }
  }
}
