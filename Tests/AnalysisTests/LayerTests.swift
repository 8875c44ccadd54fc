import Analysis
import Facts
import Foundation
import Graphs
import Testing

@Suite struct LayerTests {
  @Test("everything but the name may be left out, a list of one may be written plainly")
  func decoding() throws {
    #expect(try layer(#"{"name": "Model"}"#) == Layer("Model"))
    #expect(try layer(#"{"name": "Model", "paths": "Model/**"}"#) == Layer("Model", paths: ["Model/**"]))
    #expect(
      try layer(#"{"name": "M", "paths": ["A", "B"], "modules": ["C"], "names": "D*", "independent": true, "closed": true}"#)
        == Layer("M", paths: ["A", "B"], modules: ["C"], names: ["D*"], independent: true, closed: true))
    #expect(
      try layer(#"{"name": "M", "paths": "A", "layers": [{"name": "N", "paths": "A/N"}]}"#)
        == Layer("M", paths: ["A"], layers: [Layer("N", paths: ["A/N"])]))
    #expect(throws: (any Error).self) { try layer("{}") }
    #expect(throws: (any Error).self) { try layer(#"{"name": "Model", "paths": 3}"#) }
  }

  @Test("what is encoded is what was said")
  func encoding() throws {
    let text = #"{"independent":true,"kinds":["class"],"layers":[{"name":"N","role":["view"]}],"name":"M","not":[{"names":["A"]}],"paths":["A"]}"#
    #expect(try json(try layer(text)) == text)
    let exception = #"{"because":"so","from":{"paths":["a.m"]},"to":{"role":["view"]}}"#
    #expect(try json(JSONDecoder().decode(LayerException.self, from: Data(exception.utf8))) == exception)
  }

  // MARK: Where things stand

  private func places(_ layers: [Layer]) -> [String: String] {
    let files = ["App/a.swift", "Features/Feed/Views/b.swift", "Features/Feed/c.swift", "Features/Home/Views/d.swift", "lone.swift", "mixed.swift"]
    func type(_ name: String, _ path: String) -> Entity {
      Entity(EntityID(name), kind: .class, name: name, location: SourceLocation(path, line: 1), isDefinition: true)
    }
    let types = [("Screen", "App/a.swift"), ("Cell", "lone.swift"), ("Row", "mixed.swift"), ("Cell2", "mixed.swift")].map(type)
    let graph = Graph(
      entities: files.map { Entity(EntityID($0), kind: .file, name: $0, location: SourceLocation($0)) } + types,
      facts: types.map { Fact(EntityID($0.location!.path), .contains, $0.id, at: $0.location!) })
    let places = LayerPlaces(layers, in: graph)
    return Dictionary(
      uniqueKeysWithValues: graph.entities.indices.compactMap { node in
        places[node].map { (graph.entities[node].name, $0.map { "\($0.layer) \($0.entry)" }.joined(separator: ", ")) }
      })
  }

  @Test("the first layer that selects a thing has it; a thing that none selects stands where its file stands")
  func firstOfSeveral() {
    let found = places([Layer("Cells", names: ["Cell*"]), Layer("App", paths: ["App/**", "Features/**"]), Layer("Rest", paths: ["mixed.swift"])])
    #expect(
      found == [
        "App/a.swift": "1 App/**", "Screen": "1 App/**", "Features/Feed/Views/b.swift": "1 Features/**", "Features/Feed/c.swift": "1 Features/**",
        "Features/Home/Views/d.swift": "1 Features/**", "mixed.swift": "2 mixed.swift", "Row": "2 mixed.swift", "Cell2": "0 Cell*",
        // No layer has the file, and all that it declares is in one.
        "Cell": "0 Cell*", "lone.swift": "0 Cell*",
      ])
  }

  @Test("a file whose types stand in several layers stands in none")
  func mixedFile() {
    #expect(places([Layer("Cells", names: ["Cell*"]), Layer("Rows", names: ["Row"])])["mixed.swift"] == nil)
  }

  @Test("layers inside are those of the folder that the marks stand for")
  func template() {
    let inside = Layer("Views", paths: ["Features/$1/Views/**"])
    let found = places([Layer("Features", paths: ["Features/(*)/**"], layers: [inside])])
    #expect(
      found == [
        "Features/Feed/Views/b.swift": "0 Features/Feed, 0 Features/Feed/Views/**", "Features/Feed/c.swift": "0 Features/Feed",
        "Features/Home/Views/d.swift": "0 Features/Home, 0 Features/Home/Views/**",
      ])
  }

  private func layer(_ json: String) throws -> Layer { try JSONDecoder().decode(Layer.self, from: Data(json.utf8)) }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
