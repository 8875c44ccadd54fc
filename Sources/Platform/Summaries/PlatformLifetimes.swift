// Which objects live as long as the program, and which are not part of it.

extension Platform {
  /// Whether types that conform to a protocol live as long as the application.
  package static func isOfTheApplication(_ name: String) -> Bool { ofTheApplication.contains(name) }

  private static let ofTheApplication: Set<String> = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate", "App", "Commands",
    "UISceneDelegate", "UIWindowSceneDelegate",
    // The main object of an extension, which the system ends with its process.
    "NEProvider", "NEPacketTunnelProvider", "NEAppProxyProvider", "NEDNSProxyProvider", "NEFilterProvider", "NEFilterDataProvider", "NEFilterControlProvider",
    "NETunnelProvider",
  ]

  /// Whether a type belongs to what a screen shows, by the names of the type and all its ancestors: such objects come and go, unless something keeps them for good.
  package static func isShown(_ names: some Sequence<String>) -> Bool { names.contains { shown.contains($0) } }

  private static let shown: Set<String> = [
    "UIViewController", "UIView", "NSViewController", "NSView", "NSWindow", "NSWindowController", "UIPresentationController", "CALayer", "NSPopover", "NSMenu",
    "NSMenuItem", "NSDocument", "WKInterfaceController", "NSManagedObject", "View", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "NSOperation", "Operation",
  ]

  /// Whether a controller shows objects of this role among others: screens on top of each other, or tabs.
  package static func isStack(role: String) -> Bool { ["child", "viewControllers"].contains(role) }

  /// Whether a window has the object of this role as its root screen.
  package static func isRootOfWindow(role: String) -> Bool { role == "rootViewController" }

  /// Whether a controller presents the object of this role above itself.
  package static func isAbove(role: String) -> Bool { role == "presented" }

  /// Whether a call dismisses a presented screen.
  package static func dismisses(calledBy name: String) -> Bool {
    let base = name.prefix { $0 != "(" && $0 != ":" }
    guard base.hasPrefix("dismiss"), isWayBack(base) else { return false }
    // A `dismiss()` is the project's own, or a library's.
    return base != "dismiss" || name.hasPrefix("dismiss(animated:") || name == "dismiss(_:)"
  }

  /// Whether a static function, by its name, returns one object that all share, by the convention of Apple's frameworks.
  package static func isShared(_ name: String) -> Bool {
    let name = name.prefix { $0 != "(" }
    // `GKLocalPlayer.local`
    if name == "local" || name == "localPlayer" { return true }
    return ["shared", "default", "standard", "main", "current"].contains { name == $0 || name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }

  /// Whether a class or protocol came with iOS 13.
  package static func isOfScenes(_ name: String) -> Bool { ["UIWindowSceneDelegate", "UISceneDelegate", "UIWindowScene", "UIHostingController", "View"].contains(name) }

  /// Whether a call removes a screen that is shown above others: a way back, or a replacement of all screens.
  package static func takesScreenAway(calledBy name: String) -> Bool {
    let name = name.prefix { $0 != "(" && $0 != ":" }
    return isWayBack(name) || name == "setViewControllers"
  }

  /// Whether a method, by its name without arguments, goes back from a screen to the one below it.
  package static func isWayBack(_ name: Substring) -> Bool { waysBack.contains(String(name)) }

  private static let waysBack: Set<String> = [
    "popViewController", "popViewControllerAnimated", "popToRootViewController", "popToRootViewControllerAnimated", "popToViewController", "dismiss", "dismissViewControllerAnimated",
    "dismissModalViewControllerAnimated", "dismissViewController",
  ]

  /// Whether a type is a window controller, by the names of its line of ancestors: nothing keeps such an object, not even the storyboard that creates it.
  package static func leadsWindow(_ names: some Sequence<String>) -> Bool { names.contains("NSWindowController") }

  /// Whether objects of a Realm class are rows, whose members are read from the database on demand.
  package static func isOfDatabase(_ name: String) -> Bool { ["RLMObject", "RLMEmbeddedObject", "Object", "EmbeddedObject"].contains(name) }

  /// Whether values with a protocol of SwiftUI only describe what is shown. They are made anew all the time, and the library keeps their state.
  package static func isDescription(_ name: String) -> Bool { ["View", "ViewModifier", "Scene", "App", "Commands", "ToolbarContent", "DynamicProperty"].contains(name) }

  /// Whether a SwiftUI view shows its content only temporarily: a row of a list, another screen.
  package static func presents(viewsOf name: String) -> Bool { ["NavigationLink", "ForEach", "List", "Table", "OutlineGroup", "Settings", "DocumentGroup", "Menu"].contains(name) }

  /// Whether a SwiftUI modifier shows its argument only temporarily.
  package static func presents(calledBy name: String) -> Bool {
    [
      "sheet", "fullScreenCover", "popover", "navigationDestination", "contextMenu", "inspector", "alert", "confirmationDialog", "fileImporter", "pushViewController", "present",
      "show", "showDetailViewController",
    ].contains(name.prefix { $0 != "(" })
  }

  /// Whether a class or protocol calls no methods of subclasses or conforming types, except those that are known.
  package static func asksForNothing(_ name: String) -> Bool { silent.contains(name) }

  private static let silent: Set<String> = [
    "NSObject", "ObservableObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible", "AnyObject",
    "View", "Error", "LocalizedError", "CaseIterable", "RawRepresentable", "Actor", "Observable",
  ]

  /// Whether objects of a class or protocol are only made by code or interface files; `otherwise` for an unknown name. If a class is known but not listed here, the
  /// system may make objects of it: of an intent or a data model.
  package static func isMadeByCode(_ name: String, otherwise: Bool) -> Bool {
    if isOfTheApplication(name) || madeByTheSystem.contains(name) { return false }
    if asksForNothing(name) || platformProtocol(named: name) != nil || isShown(CollectionOfOne(name)) { return true }
    if ["UIResponder", "NSResponder"].contains(name) || isShown(superclasses(of: name)) { return true }
    return otherwise && platformClass(named: name) == nil
  }

  private static let madeByTheSystem: Set<String> = [
    "NSManagedObject", "NSDocument", "NSExtensionRequestHandling", "NCWidgetProviding", "QLPreviewingController", "UNNotificationContentExtension",
    "CPTemplateApplicationSceneDelegate", "CPApplicationDelegate", "PHContentEditingController", "SFSafariExtensionHandling", "INPlayMediaIntentHandling",
    "INSendMessageIntentHandling", "INStartCallIntentHandling", "INStartAudioCallIntentHandling", "UIViewControllerRestoration", "UIObjectRestoration",
    "NSWindowRestoration", "NSCoding", "NSSecureCoding", "JSExport",
  ]

  /// Whether a segue class makes the other screen a part of this one, once and automatically, as containers of some libraries do.
  package static func isSegueOfParts(_ name: String) -> Bool { name == "SWRevealViewControllerSegueSetController" }

  /// Whether a function returns the method of a name.
  package static func findsMethod(_ name: String) -> Bool { ["NSSelectorFromString", "sel_registerName", "sel_getUid"].contains(String(name.prefix { $0 != "(" })) }

  /// Whether a method tells if an object has a class.
  package static func asksForClass(_ name: String) -> Bool {
    ["isKindOfClass:", "isMemberOfClass:", "isSubclassOfClass:", "isKind(of:)", "isMember(of:)", "isSubclass(of:)"].contains(name)
  }

  /// Whether a method gets or sets a value by a key that is not the name of a method.
  package static func takesKey(_ name: String) -> Bool {
    ["objectForKeyedSubscript:", "setObject:forKeyedSubscript:", "objectForKey:", "setObject:forKey:", "removeObjectForKey:", "dictionaryWithObjectsAndKeys:"].contains(name)
  }

  /// Whether a function or method returns the class of a name.
  package static func findsClass(_ name: String) -> Bool {
    ["NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass", "classNamed"].contains(String(name.prefix { $0 != "(" && $0 != ":" }))
  }

  /// Whether a function or method appends its argument to another text.
  package static func joinsTexts(_ name: String) -> Bool {
    ["stringByAppendingString", "stringByAppendingFormat", "appendString", "appendFormat", "appending", "append"].contains(String(name.prefix { $0 != "(" && $0 != ":" }))
  }

  /// Whether a function returns all classes of the program.
  package static func listsClasses(_ name: String) -> Bool { ["objc_getClassList", "objc_copyClassList"].contains(String(name.prefix { $0 != "(" })) }

  /// The methods that code calls implicitly: in a loop, in an interpolated text, in a result builder, to encode or to hash.
  package static let calledInExpressions: Set<String> = [
    "encode", "hash", "callAsFunction", "makeIterator", "next", "main", "appendInterpolation", "appendLiteral", "buildBlock", "buildExpression", "buildOptional",
    "buildEither", "buildArray", "buildFinalResult", "buildPartialBlock", "buildLimitedAvailability", "dynamicallyCall",
  ]

  /// Whether an enum that conforms to a protocol can only get its cases from code that names them: no raw values, no decoder, no list of all cases.
  package static func leavesCasesToCode(_ name: String) -> Bool {
    [
      "Equatable", "Hashable", "Comparable", "Error", "LocalizedError", "CustomNSError", "RecoverableError", "Sendable", "Identifiable", "CustomStringConvertible",
      "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible", "Encodable", "View", "ViewModifier", "Shape",
    ].contains(name)
  }

  /// Whether types that conform to a protocol are for editor previews and not part of the program.
  package static func isForPreviews(_ name: String) -> Bool { ["PreviewProvider", "PreviewModifier", "LibraryContentProvider"].contains(name) }

  /// Whether the platform calls a method of this name when the program ends.
  package static func isCalledAtTheEnd(_ name: String) -> Bool { ["applicationWillTerminate(_:)", "applicationWillTerminate:"].contains(name) }

  /// Whether the platform calls a method of this name once in the life of its object, before anything else.
  package static func isCalledOnce(_ name: String) -> Bool { calledOnce.contains(name) }

  private static let calledOnce: Set<String> = [
    "viewDidLoad", "viewDidLoad()", "loadView", "loadView()", "awakeFromNib", "awakeFromNib()", "windowDidLoad", "windowDidLoad()", "loadWindow", "loadWindow()",
    "applicationWillFinishLaunching:", "applicationWillFinishLaunching(_:)", "applicationDidFinishLaunching:", "applicationDidFinishLaunching(_:)",
    "application:willFinishLaunchingWithOptions:", "application(_:willFinishLaunchingWithOptions:)", "application:didFinishLaunchingWithOptions:",
    "application(_:didFinishLaunchingWithOptions:)", "scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)", "applicationDidFinishLaunching",
    "applicationDidFinishLaunching()",
  ]
}
