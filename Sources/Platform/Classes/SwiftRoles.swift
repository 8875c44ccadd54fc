extension Platform {
  /// The role of types that conform to a protocol of Swift's libraries. A SwiftUI view, for example, is a struct that conforms to `View` and has no superclass.
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

/// A role, then the protocols that give it. Types that a property list names instead of code also have the role of an application: delegates of scenes and extensions.
private let swiftRoleTable = """
  view View Shape InsettableShape ViewModifier Widget ToolbarContent UIViewRepresentable NSViewRepresentable WKInterfaceObjectRepresentable
  view-controller UIViewControllerRepresentable NSViewControllerRepresentable
  window Scene
  application App UIApplicationDelegate NSApplicationDelegate WKApplicationDelegate WKExtensionDelegate UISceneDelegate UIWindowSceneDelegate NSExtensionRequestHandling
  model ObservableObject Observable PersistentModel NSFetchRequestResult
  test XCTestObservation
  """
