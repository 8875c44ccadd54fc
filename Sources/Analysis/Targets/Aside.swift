package import Facts

extension Target {
  /// Whether its description is one of a sample or of tests: projects that show something, or that a tool is tried on.
  package var isAside: Bool {
    isTestCode(manifest) || isSampleCode(manifest) || manifest.split(separator: "/").contains { ["fixture", "fixtures", "testdata"].contains($0.lowercased()) }
  }
}
