package import Facts

extension Target {
  /// Whether its description belongs to a sample or to tests: a project for demonstration, or one that a tool is tested on.
  package var isAside: Bool {
    isTestCode(manifest) || isSampleCode(manifest) || manifest.split(separator: "/").contains { ["fixture", "fixtures", "testdata"].contains($0.lowercased()) }
  }
}
