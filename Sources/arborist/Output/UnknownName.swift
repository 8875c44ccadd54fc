import ArgumentParser
import Driver

/// The error for an option that takes one of a few names and was given another.
func unknown(_ what: String, _ name: String, _ known: [String]) -> ValidationError {
  ValidationError("unknown \(what) '\(name)'" + (nearest(to: name, in: known).map { ", did you mean '\($0)'" } ?? "; known are \(names(known))"))
}

func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

extension String {
  func padding(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(1, width - count)) }
}
