/// What `arborist init` knows of a project when it writes its first configuration.
package struct ConfigurationDraft: Sendable {
  package var layers: LayerDraft
  /// What goes against the layers, each with how many lines say so.
  package var exceptions: [(exception: LayerException, count: Int)]
  /// The folders of other people's code.
  package var externalFolders: [String]

  package init(layers: LayerDraft, exceptions: [(exception: LayerException, count: Int)] = [], externalFolders: [String] = []) {
    self.layers = layers
    self.exceptions = exceptions
    self.externalFolders = externalFolders
  }
}

extension LayerException {
  /// An exception for files, whatever characters are in their names.
  package init(fromFiles from: [String], toFiles to: [String], because: String) {
    self.init(from: from.map(Capture.literal), to: to.map(Capture.literal), because: because)
  }
}
