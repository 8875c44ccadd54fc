import ClangFrontend
import Facts
import Foundation
import Projects
import TestSupport
import Testing

/// What the imports lack that units begin with is learnt once, and makes no difference but for time.
@Suite struct BeginningTests {
  private static let source =
    """
    //- Base/Root.h
    @interface NSObject { Class isa; }
    + (id)alloc;
    - (id)init;
    @end
    //- Base/Base.h
    #import "Root.h"
    typedef made_t Number;
    @interface Node : NSObject { Handle *handle; Unseen unseen; }
    @property (retain) Node *next;
    - (LOST_TYPE)size;
    @end
    //- Base/Unseen.h
    typedef int Unseen;

    """
    + (0..<9).map { number in
      """
      //- u\(number).m
      #import "Base.h"
      \(number == 8 ? "typedef char made_t;" : "")
      @interface User\(number) : Node { Node *node; Own\(number) *own; }
      @end
      @implementation User\(number)
      - (void)run { START("a"); node = [Node new]; checked(node, \(number)); id other = [Other\(number) make]; Number n = LIMIT; }
      @end

      """
    }.joined()

  private func extractions(in folder: String, backwards: Bool = false, change: (inout TranslationUnit) -> Void = { _ in }) throws -> [String: (Extraction, Inquiry)] {
    let project = try findProject(at: [folder])
    let frontend = try ClangFrontend(project.context)
    var found: [String: (Extraction, Inquiry)] = [:]
    for var unit in backwards ? project.units.reversed() : project.units {
      change(&unit)
      let extraction = frontend.extract(unit)
      found[unit.path] = (extraction, frontend.takeInquiry())
    }
    return found
  }

  @Test("units say what they say when each learns for itself")
  func same() throws {
    try Fixture(Self.source).inFolder { folder in
      #expect(try findProject(at: [folder]).units.filter { $0.beginning != nil }.count == 9)
      let (shared, alone) = (try extractions(in: folder), try extractions(in: folder) { $0.beginning = nil })
      for (path, one) in alone {
        #expect(Set(one.0.facts) == Set(shared[path]!.0.facts), "\(path)")
        #expect(one.0.gaps == shared[path]!.0.gaps, "\(path)")
      }
    }
  }

  @Test("which unit asks first makes no difference to what is said and asked")
  func order() throws {
    try Fixture(Self.source).inFolder { folder in
      let (forwards, backwards) = (try extractions(in: folder), try extractions(in: folder, backwards: true))
      for (path, one) in forwards {
        #expect(one.0.binaryForm == backwards[path]!.0.binaryForm, "\(path)")
        #expect(one.1 == backwards[path]!.1, "\(path)")
      }
      // The second unit's answer rests on what the beginning asked for as well.
      #expect(forwards["u1.m"]!.1.names.contains { $0.text == "Handle" })
      #expect(forwards["u1.m"]!.1.paths.contains { $0.hasSuffix("/Base/Base.h") })
      #expect(!forwards["u1.m"]!.1.paths.contains { $0.contains("arborist-beginning") })
    }
  }

  @Test("a function that is called and nowhere declared is no error, whether or not the unit was parsed once more")
  func functions() throws {
    let source = "//- a.c\nstruct list { int count; };\nint f(struct list *list) { return grow(list, grow(list, 1)) + list->count; }\n"
    try Fixture(source).inFolder { folder in
      let extraction = try extractions(in: folder)["a.c"]!.0
      #expect(extraction.gaps.map(\.kind) == [.unknownFunction])
      #expect(extraction.coverage.filesParsedWithStubs == 1)
      // It is nobody's function, but it has a name.
      let calls = extraction.code.functions.flatMap(\.values).compactMap { if case .call(let call) = $0 { call.callee } else { nil } }
      #expect(calls == [.function("grow", []), .function("grow", [])])
    }
  }
}
