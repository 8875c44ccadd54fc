import Analysis
import Foundation
import Testing

@Suite struct LayerTests {
  @Test("everything but the name may be left out, a list of one may be written plainly")
  func decoding() throws {
    #expect(try layer(#"{"name": "Model"}"#) == Layer("Model"))
    #expect(try layer(#"{"name": "Model", "paths": "Model/**"}"#) == Layer("Model", paths: ["Model/**"]))
    #expect(try layer(#"{"name": "M", "paths": ["A", "B"], "modules": ["C"], "names": "D*", "independent": true, "closed": true}"#)
      == Layer("M", paths: ["A", "B"], modules: ["C"], names: ["D*"], independent: true, closed: true))
    #expect(throws: (any Error).self) { try layer("{}") }
    #expect(throws: (any Error).self) { try layer(#"{"name": "Model", "paths": 3}"#) }
  }

  private func layer(_ json: String) throws -> Layer { try JSONDecoder().decode(Layer.self, from: Data(json.utf8)) }
}
