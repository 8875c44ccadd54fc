import Facts
import Projects

/// The Core Data models of a project that are in use. No source is parsed.
package func listModels(_ request: Request) throws(DriverError) -> (models: [ManagedModel], problems: [Problem]) {
  let project = try findProject(request, try ConfigurationFile.find(for: request))
  return (project.models, project.problems)
}
