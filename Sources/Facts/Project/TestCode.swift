/// Whether a path leads to tests or to what stands in for something in them, by the folders and the file name on it: `PhotoTests/`, `test/`, `photo_test.cc`,
/// `PSPhotoTests.m`, `Spies/`, `ClockSpy.swift`. What tests build is no design.
package func isTestCode(_ path: String) -> Bool {
  guard mayBeTest(path) else { return false }
  var parts = path.split(separator: "/")
  guard let file = parts.popLast() else { return false }
  return (parts + [file.prefix { $0 != "." }]).contains { part in
    // `__tests__`
    let word = part.hasPrefix("__") ? part.lowercased().filter { $0 != "_" } : part.lowercased()
    // `Latest` and `contest` end in no test.
    return ["test", "tests", "testing", "spec", "specs", "unittest", "unittests", "mocks", "spies", "fakes", "testdoubles"].contains(word)
      || ["Tests", "Test", "Specs", "Spec", "Mock", "Spy"].contains(where: part.hasSuffix) || word.hasPrefix("test_")
      || ["_test", "_tests", "-test", "-tests", "_unittest"].contains(where: word.hasSuffix)
  }
}

/// Whether `test`, `spec`, `mock`, `fake`, `spie` or `spy` before a dot or a slash stands anywhere on the path: most paths are done with here, and rules ask for every fact.
private func mayBeTest(_ path: String) -> Bool {
  var last: UInt32 = 0
  for byte in path.utf8 {
    last = last << 8 | UInt32(byte | 0x20)
    // The four letters as bytes of one number.
    if last == 0x7465_7374 || last == 0x7370_6563 || last == 0x6d6f_636b || last == 0x6661_6b65 || last == 0x7370_6965 { return true }
    // The bit that makes letters small leaves a dot and a slash as they are.
    if last == 0x7370_792e || last == 0x7370_792f { return true }
  }
  return false
}

/// Whether a path leads to code that only shows how something is used, by the folders on it: `Examples/`, `RxExample/`, `Sample/`, `Demo App/`,
/// `examples_extra/`.
package func isSampleCode(_ path: String) -> Bool {
  path.split(separator: "/").dropLast().contains { part in
    part.split { " _-".contains($0) }.contains { word in
      ["example", "examples", "sample", "samples", "demo", "demos"].contains(word.lowercased())
        || ["Example", "Examples", "Sample", "Samples", "Demo"].contains(where: word.hasSuffix) || ["ExampleApp", "SampleApp", "DemoApp"].contains(where: word.hasPrefix)
    }
  }
}
