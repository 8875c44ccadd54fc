/// Whether a path leads to tests, by the folders and the file name on it: `PhotoTests/`, `test/`, `photo_test.cc`, `PSPhotoTests.m`. What tests
/// build is no design.
package func isTestCode(_ path: String) -> Bool {
  var parts = path.split(separator: "/")
  guard let file = parts.popLast() else { return false }
  return (parts + [file.prefix { $0 != "." }]).contains { part in
    let word = part.lowercased()
    // `Latest` and `contest` end in no test.
    return ["test", "tests", "testing", "spec", "specs", "unittest", "unittests", "mocks"].contains(word)
      || ["Tests", "Test", "Specs", "Spec"].contains(where: part.hasSuffix) || word.hasPrefix("test_")
      || ["_test", "_tests", "-test", "-tests", "_unittest"].contains(where: word.hasSuffix)
  }
}

/// Whether a path leads to code that only shows how something is used, by the folders on it: `Examples/`, `RxExample/`, `Sample/`, `Demo App/`,
/// `examples_extra/`.
package func isSampleCode(_ path: String) -> Bool {
  path.split(separator: "/").dropLast().contains { part in
    part.split { " _-".contains($0) }.contains { word in
      ["example", "examples", "sample", "samples", "demo", "demos"].contains(word.lowercased())
        || ["Example", "Examples", "Sample", "Samples", "Demo"].contains(where: word.hasSuffix)
    }
  }
}
