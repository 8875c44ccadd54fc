import ArgumentParser
import Driver

/// What a flag that names one of a few things says of a name that is none of them.
func unknown(_ what: String, _ name: String, _ known: [String]) -> ValidationError {
  ValidationError("unknown \(what) '\(name)'" + (nearest(to: name, in: known).map { ", did you mean '\($0)'" } ?? "; known are \(names(known))"))
}

func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

extension String {
  func padding(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(1, width - count)) }
}
