import Analysis
import Facts
import Foundation
import Graphs
import Projects
import Reporters
import Rules

/// Reads a project as if it had no configuration, and drafts one: layers from its folders and modules, and the dependencies against them.
package func draftConfiguration(_ request: Request) throws(DriverError) -> ConfigurationDraft {
  let folder = URL(fileURLWithPath: request.paths.first ?? ".").standardizedFileURL.path
  let settings = ConfigurationFile(configuration: Configuration(), folder: folder)
  let (project, extraction) = try read(request, settings)
  let graph = Graph(entities: extraction.entities, facts: extraction.facts, methods: extraction.methods)
  let layers = graph.draftedLayers()
  let exceptions = LayerViolation(layers: layers.layers).brokenEdges(in: graph).map { edge in
    (exception: LayerException(fromFiles: edge.from, toFiles: edge.to, because: "it was there before the layers"), count: edge.count)
  }
  return ConfigurationDraft(layers: layers, exceptions: exceptions, externalFolders: project.setup.externalFolders.map(\.path))
}
