/// The table of protocols, read into values.
///
///     [UIKit]                              the framework of the protocols below
///     UITabBarDelegate UIKeyInput          any number of protocols that refine the protocol NSObject alone
///     UITextInput : UIKeyInput, NSObject   what they refine instead; `none` for nothing
///     UISearchResultsUpdating #delegate    a delegate by another name
struct ProtocolList: Sendable {
  let protocols: [PlatformProtocol]
  let indexByName: [String: Int]

  init(table: String) {
    var read: [PlatformProtocol] = []
    var framework = ""
    for line in table.pieces(between: "\n") {
      var words = line.words
      guard let first = words.first else { continue }
      if first.hasPrefix("[") {
        framework = String(first.dropFirst().dropLast())
        continue
      }
      let marked = words.last == "#delegate"
      if marked { words.removeLast() }
      let names = words.prefix(while: { $0 != ":" })
      let written = words.drop(while: { $0 != ":" }).dropFirst()
      for name in names {
        read.append(
          PlatformProtocol(
            name: name,
            inherited: written.isEmpty ? ["NSObject"] : written.filter { $0 != "none" },
            framework: framework,
            isDelegate: marked || Self.delegateEndings.contains { name.hasSuffix($0) }))
      }
    }
    protocols = read
    indexByName = Dictionary(read.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let delegateEndings = ["Delegate", "DataSource", "DataSourcePrefetching", "Observer", "DelegateFlowLayout"]
}
