import Platform
import Testing

@Suite struct ClassTests {
  @Test func ancestorsStandNearestFirst() {
    #expect(Platform.superclasses(of: "UIButton") == ["UIControl", "UIView", "UIResponder", "NSObject"])
    #expect(Platform.superclasses(of: "UIImagePickerController").first == "UINavigationController")
    #expect(Platform.superclasses(of: "NSPopUpButton") == ["NSButton", "NSControl", "NSView", "NSResponder", "NSObject"])
    #expect(Platform.superclasses(of: "NSObject").isEmpty)
    #expect(Platform.superclasses(of: "MyOwnClass").isEmpty)
  }

  @Test func aClassIsKnownWithItsFramework() throws {
    let webView = try #require(Platform.platformClass(named: "WKWebView"))
    #expect(webView.framework == "WebKit")
    #expect(webView.superclass == "UIView")
    #expect(webView.macSuperclass == "NSView")
    #expect(Platform.platformClass(named: "NSDictionary")?.typeParameters == ["KeyType", "ObjectType"])
    #expect(Platform.platformClass(named: "NSHashTable")?.role == .weakCollection)
    #expect(Platform.platformClass(named: "MyOwnClass") == nil)
  }

  @Test(arguments: [
    ("UITableViewController", Role.viewController), ("UIButton", .view), ("UIWindow", .window),
    ("NSMutableArray", .mutableCollection), ("NSDecimalNumber", .value), ("CKModifyRecordsOperation", .operation),
    ("CADisplayLink", .timer), ("NSFetchedResultsController", .controller),
  ])
  func aRoleIsInherited(name: String, role: Role) {
    #expect(Platform.role(of: name) == role)
  }

  @Test func aClassPlaysTheRolesOfItsAncestorsToo() {
    #expect(Platform.roles(of: "UIImagePickerController") == [.container, .viewController])
    #expect(Platform.roles(of: "UIWindow") == [.window, .view])
    #expect(Platform.roles(of: "NSObject") == [])
  }

  @Test func aNameMayTellARole() {
    #expect(Platform.role(ofTypeNamed: "PSLoginCoordinator") == .coordinator)
    #expect(Platform.role(ofTypeNamed: "PSSidebarContainerViewController") == .container)
    #expect(Platform.role(ofTypeNamed: "Coordinator") == nil)
    #expect(Platform.role(ofTypeNamed: "PSCoordinatorCell") == nil)
  }

  @Test func aClassMayHaveNoRole() {
    #expect(Platform.role(of: "NSObject") == nil)
    #expect(Platform.role(of: "MyOwnClass") == nil)
  }

  @Test func theTreeIsOne() {
    var seen: Set<String> = []
    for known in Platform.classes {
      #expect(!seen.contains(known.name), "'\(known.name)' stands twice")
      // Superclasses stand first, so there is no cycle either.
      for superclass in [known.superclass, known.macSuperclass] {
        if let superclass { #expect(seen.contains(superclass), "'\(known.name)' has no superclass '\(superclass)'") }
      }
      #expect(Platform.isFramework(known.framework), "'\(known.framework)' is no framework")
      seen.insert(known.name)
    }
    #expect(Platform.classes.filter { $0.superclass == nil }.map(\.name) == ["NSObject", "NSProxy"])
    #expect(seen.count > 2000)
  }
}

@Suite struct ProtocolTests {
  @Test func aProtocolIsKnownWithWhatItRefines() {
    #expect(Platform.platformProtocol(named: "UITableViewDelegate")?.inherited == ["UIScrollViewDelegate"])
    #expect(Platform.platformProtocol(named: "NSCopying")?.inherited == [])
    #expect(Platform.platformProtocol(named: "MyOwnProtocol") == nil)
  }

  @Test(arguments: [
    ("UITableViewDataSource", true), ("UISearchResultsUpdating", true), ("WKScriptMessageHandler", true),
    ("NSCopying", false), ("UITextInput", false),
  ])
  func delegatesAreTold(name: String, isDelegate: Bool) {
    #expect(Platform.platformProtocol(named: name)?.isDelegate == isDelegate)
  }

  @Test func noneIsDeclaredTwiceOrRefinesTheUnknown() {
    let names = Platform.protocols.map(\.name)
    #expect(Set(names).count == names.count)
    for known in Platform.protocols {
      for name in known.inherited { #expect(names.contains(name), "'\(known.name)' refines the unknown '\(name)'") }
    }
  }
}

@Suite struct SystemNameTests {
  @Test func frameworksAreToldFromModules() {
    for name in ["UIKit", "Foundation", "CoreGraphics", "SwiftUI", "Metal"] { #expect(Platform.isFramework(name)) }
    for name in ["AFNetworking", "uikit", ""] { #expect(!Platform.isFramework(name)) }
  }

  @Test func systemHeadersAreToldFromOthers() {
    for name in ["sys", "mach", "objc", "netinet", "CommonCrypto", "bits"] { #expect(Platform.isSystemHeaderFolder(name)) }
    #expect(!Platform.isSystemHeaderFolder("leveldb"))
    #expect(Platform.isSystemHeader("vector"))
    #expect(Platform.isSystemHeader("stdio.h"))
    #expect(!Platform.isSystemHeader("vector.h"))
  }
}

@Suite struct StubHeaderTests {
  @Test(arguments: [StubDialect.objectiveC, .objectiveCxx, .cxx])
  func theTextIsAlwaysTheSame(dialect: StubDialect) {
    #expect(Platform.stubHeader(dialect) == Platform.stubHeader(dialect))
    #expect(Platform.stubHeader(dialect).contains("#pragma clang system_header"))
  }

  @Test func eachDialectHasItsPart() {
    #expect(!Platform.stubHeader(.objectiveC).contains("namespace std"))
    #expect(Platform.stubHeader(.objectiveCxx).hasPrefix(Platform.stubHeader(.objectiveC)))
    #expect(!Platform.stubHeader(.cxx).contains("@interface"))
  }

  @Test func aClassLeftOutIsOnlyAnnounced() {
    let text = Platform.stubHeader(.objectiveC, omitting: ["UIControl", "UIColor"])
    #expect(!text.contains("@interface UIControl "))
    #expect(text.contains("@interface UIButton : UIView"))
    #expect(text.contains("@class UIColor;"))
    #expect(!text.contains("@interface UIColor "))
  }

  @Test func whatNeedsATypeLeftOutGoesWithIt() {
    let text = Platform.stubHeader(.objectiveC, omitting: ["CGRect"])
    for mention in ["CGRectMake(", "typedef CGRect NSRect;", "NSMakeRect(", "(CGRect)frame"] {
      #expect(!text.contains(mention))
    }
    #expect(text.contains("CGPointMake("))
    #expect(text.contains("@interface UIView : UIResponder"))
  }

  @Test func macrosProtocolsAndListedNamesCanBeLeftOut() {
    let text = Platform.stubHeader(
      .objectiveC, omitting: ["MIN", "UITextFieldDelegate", "UITableViewStyle", "NSCocoaErrorDomain", "NSOrderedSame"])
    #expect(!text.contains("#define MIN("))
    #expect(text.contains("#define MAX("))
    #expect(!text.contains("@protocol UITextFieldDelegate <"))
    #expect(!text.contains("UITableViewStyle,"))
    #expect(!text.contains("NSCocoaErrorDomain"))
    #expect(!text.contains("NSOrderedSame"))
    #expect(text.contains("UITableViewCellStyle"))
  }

  @Test func whatNobodyDeclaresMayBeOmitted() {
    #expect(Platform.stubHeader(.objectiveC, omitting: ["MyOwnClass"]) == Platform.stubHeader(.objectiveC))
    #expect(!Platform.isInStubHeader("MyOwnClass"))
    for name in ["UIView", "MIN", "UITableViewStyle", "NSMakeRect", "NSCopying", "NSOrderedSame"] { #expect(Platform.isInStubHeader(name)) }
  }

  @Test func aSeldomFrameworkComesOnDemand() {
    #expect(!Platform.isEverydayFramework("HealthKit"))
    #expect(!Platform.stubHeader(.objectiveC).contains("@interface HKSample "))
    #expect(Platform.stubHeader(.objectiveC, including: ["HealthKit"]).contains("@interface HKSample : HKObject"))
    // AVKit's header brings AVFoundation's.
    #expect(Platform.stubHeader(.objectiveC, including: ["AVKit"]).contains("@interface AVPlayer : NSObject"))
  }

  @Test func theTablesAgree() {
    let names = Platform.stubLineNames
    #expect(Set(names).count == names.count, "declared twice: \(names.filter { name in names.count(where: { $0 == name }) > 1 })")
    for name in Platform.stubMemberOwners.classes {
      #expect(Platform.platformClass(named: name) != nil, "members of the unknown class '\(name)'")
    }
    for name in Platform.stubMemberOwners.protocols + Platform.stubMemberOwners.adopted {
      #expect(Platform.platformProtocol(named: name) != nil, "the unknown protocol '\(name)'")
    }
    let declared = Set(names)
    for name in Platform.classes.map(\.name) + Platform.protocols.map(\.name) { #expect(!declared.contains(name)) }
  }
}
