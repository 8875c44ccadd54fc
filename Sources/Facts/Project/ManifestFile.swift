/// Whether a path is that of the manifest of a Swift package, which is a program of its own: `Package.swift`, `Package@swift-6.0.swift`.
package func isPackageManifest(_ path: String) -> Bool {
  let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
  return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
}
