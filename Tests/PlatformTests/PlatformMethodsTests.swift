import Platform
import Testing

@Suite struct PlatformMethodsTests {
  @Test("selectors of methods, and getters and setters of properties")
  func selectors() {
    #expect(Platform.hasMethod("stringByReplacingOccurrencesOfString:withString:", isStatic: false, inClass: "NSString"))
    #expect(Platform.hasMethod("stringWithFormat:", isStatic: true, inClass: "NSString"))
    #expect(!Platform.hasMethod("stringWithFormat:", isStatic: false, inClass: "NSString"))
    #expect(Platform.hasMethod("length", isStatic: false, inClass: "NSString"))
    #expect(!Platform.hasMethod("setLength:", isStatic: false, inClass: "NSString"))
    #expect(Platform.hasMethod("setAccessibilityLabel:", isStatic: false, inClass: "NSObject"))
    #expect(Platform.hasMethod("performSelector:withObject:afterDelay:inModes:", isStatic: false, inClass: "NSObject"))
    #expect(!Platform.hasMethod("ps_nobodyHasIt", isStatic: false, inClass: "NSString"))
  }

  @Test("a class has what its superclasses and protocols have, and not itself")
  func inherited() {
    #expect(!Platform.hasMethod("awakeFromNib", isStatic: false, inClass: "NSString"))
    #expect(Platform.inheritsMethod("awakeFromNib", isStatic: false, class: "NSString"))
    #expect(Platform.inheritsMethod("isEqual:", isStatic: false, class: "NSString"))
    #expect(Platform.inheritsMethod("encodeWithCoder:", isStatic: false, class: "NSString"))
    #expect(!Platform.inheritsMethod("length", isStatic: false, class: "NSArray"))
  }

  @Test("what protocols ask for")
  func protocols() {
    #expect(Platform.isAskedFor("copyWithZone:"))
    #expect(Platform.knowsMethods(ofProtocol: "NSCopying"))
    #expect(!Platform.knowsMethods(ofProtocol: "PSNobodys"))
    #expect(Platform.hasMethod("initWithCoder:", inProtocol: "NSSecureCoding"))
    #expect(Platform.mayAsk(for: "scene", protocol: "UIWindowSceneDelegate") == true)
    #expect(Platform.mayAsk(for: "nobody", protocol: "UIWindowSceneDelegate") == false)
    #expect(Platform.mayAsk(for: "nobody", protocol: "PSNobodys") == nil)
  }

  @Test(
    "Swift's name of a member leaves words of the selector out",
    arguments: [
      ("presentAsSheet", "NSViewController", true), ("scrollToVisible", "NSView", true), ("isHidden", "UIView", true), ("addSubview", "UITableView", true),
      ("map", "NSView", false), ("localizedName", "NSViewController", false), ("title", "PSNobodys", nil),
    ] as [(String, String, Bool?)])
  func membersOfSwift(name: String, type: String, expected: Bool?) {
    #expect(Platform.mayHaveMember(name, class: type) == expected)
  }
}
