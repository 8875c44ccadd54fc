/// What `arborist init` knows about a project when it writes the first configuration.
package struct ConfigurationDraft: Sendable {
  package var layers: LayerDraft
  /// The dependencies against the layers, each with the number of lines that state it.
  package var exceptions: [(exception: LayerException, count: Int)]
  /// The folders of external code.
  package var externalFolders: [String]

  package init(layers: LayerDraft, exceptions: [(exception: LayerException, count: Int)] = [], externalFolders: [String] = []) {
    self.layers = layers
    self.exceptions = exceptions
    self.externalFolders = externalFolders
  }
}

extension LayerException {
  /// An exception for files; special characters in their names are escaped.
  package init(fromFiles from: [String], toFiles to: [String], because: String) {
    self.init(from: from.map(Capture.literal), to: to.map(Capture.literal), because: because)
  }
}
