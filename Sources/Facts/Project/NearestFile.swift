/// Of some files the one that shares most folders with `path`; of equals the first. Empty for none.
package func nearestFile(_ files: [String], to path: String) -> String {
  let mine = path.split(separator: "/")
  func shared(_ path: String) -> Int { zip(mine, path.split(separator: "/")).prefix { $0 == $1 }.count }
  return files.max { (shared($0), $1) < (shared($1), $0) } ?? ""
}
