import Facts
import Testing

/// The binary form and, on random code, both forms.
@Suite struct CodeFormTests {
  @Test("random code keeps to the rules and comes back from both forms", arguments: 0..<200)
  func random(_ seed: Int) throws {
    let code = RandomCode.code(seed: UInt64(seed))
    #expect(code.verify() == [])
    var reader = BinaryReader(bytes(code))
    #expect(try Code(&reader) == code)
    #expect(try Code(text: code.text) == code)
  }

  @Test func everything() throws {
    let code = try Code(text: CodeTextTests.everything)
    var reader = BinaryReader(bytes(code))
    #expect(try Code(&reader) == code)
  }

  @Test func anExtractionCarriesCode() throws {
    var extraction = Extraction()
    extraction.code = try Code(text: CodeTextTests.everything)
    #expect(try Extraction(binaryForm: extraction.binaryForm).code == extraction.code)
  }

  @Test func whatIsCutIsDamaged() throws {
    let bytes = bytes(try Code(text: CodeTextTests.everything))
    for end in bytes.indices {
      var reader = BinaryReader(Array(bytes[..<end]))
      #expect(throws: BinaryReader.Damaged.self) { try Code(&reader) }
    }
  }

  @Test("whatever byte is changed, reading ends, and what is read can be used")
  func changedBytes() throws {
    let bytes = bytes(try Code(text: CodeTextTests.everything))
    for place in bytes.indices {
      for change: UInt8 in [0x01, 0x42, 0xff] {
        var changed = bytes
        changed[place] ^= change
        var reader = BinaryReader(changed)
        guard let code = try? Code(&reader) else { continue }
        #expect(!code.verify().contains { $0.contains("does not come before") || $0.contains("names local") })
        _ = code.text
      }
    }
  }

  @Test func operandsThatStandBehindAreDamage() throws {
    var code = try Code(text: "function f { return cast null to A }")
    code.functions[0].values[1] = .element(1)
    var reader = BinaryReader(bytes(code))
    #expect(throws: BinaryReader.Damaged.self) { try Code(&reader) }
  }

  @Test("statements that are nested too deeply are left out, and reported")
  func deepStatements() throws {
    var code = try Code(text: "function f {}")
    for _ in 0..<1000 { code.functions[0].body = [.loop(code.functions[0].body, .none)] }
    var reader = BinaryReader(bytes(code))
    let read = try Code(&reader)
    #expect(read.verify() == [])
    #expect(try Code(text: read.text) == read)
    #expect(code.verify() == ["'f' at code:1:0: its statements are nested deeper than 128"])
    #expect(code.text.contains("// nested too deeply"))
  }

  @Test("an expression that is long and deep comes back")
  func deepExpression() throws {
    var code = try Code(text: "function f {}")
    var sum = code.functions[0].add(.literal, at: .none)
    for _ in 0..<5000 { sum = code.functions[0].add(.unknown([sum], nil), at: .none) }
    code.functions[0].body = [.return(sum, .none)]
    #expect(code.verify() == [])
    #expect(try Code(text: code.text) == code)
  }

  @Test("closures in closures come back, however many")
  func deepClosures() throws {
    var code = Code()
    for depth in 0..<300 {
      var function = Code.Function(
        EntityID("f" + String(repeating: "#1", count: depth)), depth == 0 ? .function : .closure, language: .c, path: "a", position: .none)
      if depth < 299 {
        let closure = function.add(.closure(EntityID(function.id.text + "#1"), []), at: .none)
        function.body = [.evaluate(closure)]
      }
      code.functions.append(function)
    }
    #expect(code.verify() == [])
    #expect(try Code(text: code.text) == code)
  }

  private func bytes(_ code: Code) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(code)
    return writer.bytes
  }
}

@Suite struct LoweringTests {
  @Test func valuesAndStatementsAreCountedAndWhatHadNoForm() throws {
    let code = try Code(
      text: """
        function f (x) {
          loop {
            x.y = null
            call g
          }
          unlowered goto 2
          unlowered asm 2
        }
        function h { unlowered goto 1; unlowered a 1; unlowered b 1; unlowered c 1; unlowered d 1 }
        """)
    let lowering = LoweringCoverage(of: code.functions)
    // `x`, `null` and the call; the loop and the store.
    #expect(lowering.lowered == 5)
    #expect(lowering.unlowered == 9)
    #expect(lowering.constructs.map(\.name) == ["goto", "asm", "a", "b", "c"])
  }
}
