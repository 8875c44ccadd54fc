/// Whether a path is that of test code: one of its folders, or the file itself, is named as tests are. What tests build is no design.
package func isTestCode(_ path: String) -> Bool {
  path.split(separator: "/").contains { part in
    let stem = part.split(separator: ".", omittingEmptySubsequences: false)[0]
    return stem.hasSuffix("Tests") || stem.hasSuffix("Test") || stem.hasSuffix("Specs") || stem.hasSuffix("Spec")
      || ["test", "tests", "spec", "specs", "unittests", "mocks"].contains(stem.lowercased())
      || stem.hasSuffix("_test") || stem.hasSuffix("_unittest") || stem.hasPrefix("test_")
  }
}
