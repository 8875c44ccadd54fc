import Analysis
import Facts
import Projects

/// The targets of a project, from its project files and folders. No source is parsed.
package func listTargets(_ request: Request) throws(DriverError) -> (list: TargetList, problems: [Problem]) {
  let project = try findProject(request, try ConfigurationFile.find(for: request))
  let listed = Set(project.targets.flatMap(\.sources))
  let unbuilt = Set(project.setup.unbuilt)
  let own = project.context.files.filter { !$0.isHeader && (!$0.isExternal || unbuilt.contains($0.path)) }
  let untold = own.count { !listed.contains($0.path) && !unbuilt.contains($0.path) }
  return (TargetList(project.targets, sources: own.count, unbuilt: project.setup.unbuilt, untold: untold), project.problems)
}
