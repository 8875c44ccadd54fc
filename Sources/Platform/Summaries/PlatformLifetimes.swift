// What lives as long as the program, or is no part of it.

extension Platform {
  /// Whether what conforms to a protocol lives as long as the application does.
  package static func isOfTheApplication(_ name: String) -> Bool { ofTheApplication.contains(name) }

  private static let ofTheApplication: Set<String> = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate", "App", "Commands",
    "UISceneDelegate", "UIWindowSceneDelegate",
    // The one object of an extension, which the system ends with its process.
    "NEProvider", "NEPacketTunnelProvider", "NEAppProxyProvider", "NEDNSProxyProvider", "NEFilterProvider", "NEFilterDataProvider", "NEFilterControlProvider",
    "NETunnelProvider",
  ]

  /// Whether a type, by the names of all that it descends from, is of what a screen shows: that comes and goes, unless somebody has it for good.
  package static func isShown(_ names: some Sequence<String>) -> Bool { names.contains { shown.contains($0) } }

  private static let shown: Set<String> = [
    "UIViewController", "UIView", "NSViewController", "NSView", "NSWindow", "NSWindowController", "UIPresentationController", "CALayer", "NSPopover", "NSMenu",
    "NSMenuItem", "NSDocument", "WKInterfaceController", "NSManagedObject", "View", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "NSOperation", "Operation",
  ]

  /// Whether a controller shows what it has in this role among others: screens one above the other, or tabs.
  package static func isStack(role: String) -> Bool { ["child", "viewControllers"].contains(role) }

  /// Whether a controller shows what it has in this role above itself.
  package static func isAbove(role: String) -> Bool { role == "presented" }

  /// Whether a call takes a screen away that is shown above another one.
  package static func dismisses(calledBy name: String) -> Bool {
    ["dismissViewControllerAnimated", "dismissModalViewControllerAnimated", "dismissViewController"].contains(name.prefix { $0 != "(" && $0 != ":" }) || name.hasPrefix("dismiss(animated:") || name == "dismiss(_:)"
  }

  /// Whether a class or protocol came with iOS 13.
  package static func isOfScenes(_ name: String) -> Bool { ["UIWindowSceneDelegate", "UISceneDelegate", "UIWindowScene", "UIHostingController", "View"].contains(name) }

  /// Whether a call takes a screen away that is shown above others: a way back, or other screens in place of all.
  package static func takesScreenAway(calledBy name: String) -> Bool {
    let name = name.prefix { $0 != "(" && $0 != ":" }
    return isWayBack(name) || name == "setViewControllers"
  }

  /// Whether a method, by its name without arguments, leads back from a screen to the one below it.
  package static func isWayBack(_ name: Substring) -> Bool { waysBack.contains(String(name)) }

  private static let waysBack: Set<String> = [
    "popViewController", "popViewControllerAnimated", "popToRootViewController", "popToRootViewControllerAnimated", "popToViewController", "dismiss", "dismissViewControllerAnimated",
    "dismissModalViewControllerAnimated",
  ]

  /// Whether a type, by the names of all that it descends from, leads a window: nobody keeps such an object, not even a storyboard that makes it.
  package static func leadsWindow(_ names: some Sequence<String>) -> Bool { names.contains("NSWindowController") }

  /// Whether objects below a class of Realm are rows, whose members are read from the database when somebody asks for them.
  package static func isOfDatabase(_ name: String) -> Bool { ["RLMObject", "RLMEmbeddedObject", "Object", "EmbeddedObject"].contains(name) }

  /// Whether a view of SwiftUI shows what it is given for a while only: a row of a list, another screen.
  package static func presents(viewsOf name: String) -> Bool { ["NavigationLink", "ForEach", "List", "Table", "OutlineGroup", "Settings", "DocumentGroup", "Menu"].contains(name) }

  /// Whether a modifier of SwiftUI shows what it is given for a while only.
  package static func presents(calledBy name: String) -> Bool {
    [
      "sheet", "fullScreenCover", "popover", "navigationDestination", "contextMenu", "inspector", "alert", "confirmationDialog", "fileImporter", "pushViewController", "present",
      "show", "showDetailViewController",
    ].contains(name.prefix { $0 != "(" })
  }

  /// Whether a class or protocol calls no method by itself that a subclass or conforming type could have, but for those that are known.
  package static func asksForNothing(_ name: String) -> Bool { silent.contains(name) }

  private static let silent: Set<String> = [
    "NSObject", "ObservableObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible", "AnyObject",
    "View", "Error", "LocalizedError", "CaseIterable", "RawRepresentable", "Actor", "Observable",
  ]

  /// Whether objects below a class or protocol come to be only where code or an interface file makes them; `otherwise` where its name is not known. Of a class that is known without being one of these the system may make some:
  /// the object of an intent or of a data model.
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

  /// Whether a segue of a class makes the other screen a part of this one, once and by itself, as containers of some libraries do.
  package static func isSegueOfParts(_ name: String) -> Bool { name == "SWRevealViewControllerSegueSetController" }

  /// Whether a function gives the method of a name.
  package static func findsMethod(_ name: String) -> Bool { ["NSSelectorFromString", "sel_registerName", "sel_getUid"].contains(String(name.prefix { $0 != "(" })) }

  /// Whether a method says whether an object is of a class.
  package static func asksForClass(_ name: String) -> Bool {
    ["isKindOfClass:", "isMemberOfClass:", "isSubclassOfClass:", "isKind(of:)", "isMember(of:)", "isSubclass(of:)"].contains(name)
  }

  /// Whether a method finds or puts a value by a key that is no name of a method.
  package static func takesKey(_ name: String) -> Bool {
    ["objectForKeyedSubscript:", "setObject:forKeyedSubscript:", "objectForKey:", "setObject:forKey:", "removeObjectForKey:", "dictionaryWithObjectsAndKeys:"].contains(name)
  }

  /// Whether a function or method gives the class of a name.
  package static func findsClass(_ name: String) -> Bool {
    ["NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass", "classNamed"].contains(String(name.prefix { $0 != "(" && $0 != ":" }))
  }

  /// Whether a function or method puts what it is handed at the end of another text.
  package static func joinsTexts(_ name: String) -> Bool {
    ["stringByAppendingString", "stringByAppendingFormat", "appendString", "appendFormat", "appending", "append"].contains(String(name.prefix { $0 != "(" && $0 != ":" }))
  }

  /// Whether a function gives all classes of the program.
  package static func listsClasses(_ name: String) -> Bool { ["objc_getClassList", "objc_copyClassList"].contains(String(name.prefix { $0 != "(" })) }

  /// The methods that code calls without their names: in a loop, in an interpolated text, in a result builder, to encode or to hash.
  package static let calledInExpressions: Set<String> = [
    "encode", "hash", "callAsFunction", "makeIterator", "next", "main", "appendInterpolation", "appendLiteral", "buildBlock", "buildExpression", "buildOptional",
    "buildEither", "buildArray", "buildFinalResult", "buildPartialBlock", "buildLimitedAvailability", "dynamicallyCall",
  ]

  /// Whether an enum that conforms to a protocol has no cases but those that code makes by their names: no raw values, no decoder, no list of all cases.
  package static func leavesCasesToCode(_ name: String) -> Bool {
    [
      "Equatable", "Hashable", "Comparable", "Error", "LocalizedError", "CustomNSError", "RecoverableError", "Sendable", "Identifiable", "CustomStringConvertible",
      "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible", "Encodable", "View", "ViewModifier", "Shape",
    ].contains(name)
  }

  /// Whether what conforms to a protocol is there for the previews of an editor and is no part of the program.
  package static func isForPreviews(_ name: String) -> Bool { name == "PreviewProvider" }

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
