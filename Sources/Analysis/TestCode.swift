/// Whether a path is one of tests, by the names of its folders and of itself.
package func isTest(_ path: String) -> Bool {
  path.split(separator: "/").contains { part in
    let part = part.lowercased()
    return part.hasPrefix("test") || part.hasSuffix("tests") || part.hasSuffix("test")
  }
}
