extension Platform {
  /// The role of what conforms to a protocol of Swift's libraries: in SwiftUI a view is a struct that is a `View`, and no class tells it.
  package static func role(ofConformingTo name: String) -> Role? { swiftRoles[name] }

  private static let swiftRoles: [String: Role] = {
    var roles: [String: Role] = [:]
    for line in swiftRoleTable.pieces(between: "\n") {
      let words = line.words
      guard let role = words.first.flatMap(Role.init) else { continue }
      for name in words.dropFirst() { roles[name] = role }
    }
    return roles
  }()
}

/// A role, then the protocols that give it. What a list of properties names in place of code plays the application's: delegates of scenes and extensions.
private let swiftRoleTable = """
  view View Shape InsettableShape ViewModifier Widget ToolbarContent UIViewRepresentable NSViewRepresentable WKInterfaceObjectRepresentable
  view-controller UIViewControllerRepresentable NSViewControllerRepresentable
  window Scene
  application App UIApplicationDelegate NSApplicationDelegate WKApplicationDelegate WKExtensionDelegate UISceneDelegate UIWindowSceneDelegate NSExtensionRequestHandling
  model ObservableObject Observable PersistentModel NSFetchRequestResult
  test XCTestObservation
  """
