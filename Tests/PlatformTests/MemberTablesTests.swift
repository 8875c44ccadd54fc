import Platform
import Testing

/// The tables of members: what their notation means, and that they are as Apple's headers say.
@Suite struct MemberTablesTests {
  private let header = Platform.stubHeader(.objectiveC)

  @Test("names under a property share its line, and `is` makes their getters")
  func sharedLines() {
    #expect(header.contains("@property (copy) NSAttributedString *attributedTitle;\n"))
    #expect(header.contains("@property (getter=isHidden) BOOL hidden;\n"))
    #expect(Platform.hasMethod("isHidden", isStatic: false, inClass: "NSMenuItem"))
    #expect(Platform.hasMethod("setHidden:", isStatic: false, inClass: "NSMenuItem"))
    #expect(!Platform.hasMethod("hidden", isStatic: false, inClass: "NSMenuItem"))
    #expect(!header.contains("getter=is)"))
  }

  @Test(
    "everyday classes are there as a whole",
    arguments: [
      ("NSWindow", "-setContentBorderThickness:forEdge:"), ("NSMenu", "-insertItemWithTitle:action:keyEquivalent:atIndex:"), ("NSColor", "+colorWithCalibratedRed:green:blue:alpha:"),
      ("NSTableView", "-selectRowIndexes:byExtendingSelection:"), ("NSTextView", "-setAutomaticQuoteSubstitutionEnabled:"), ("NSBezierPath", "+bezierPathWithRoundedRect:xRadius:yRadius:"),
      ("NSEvent", "-type"), ("NSBundle", "+loadNibNamed:owner:"), ("NSMutableDictionary", "-removeObjectsForKeys:"), ("NSFileManager", "-moveItemAtURL:toURL:error:"),
      ("UITableView", "-scrollToRowAtIndexPath:atScrollPosition:animated:"), ("UINavigationController", "-popToRootViewControllerAnimated:"), ("UIWebView", "-loadRequest:"),
      ("UIAlertView", "-initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:"), ("UIImage", "-resizableImageWithCapInsets:"),
      ("NSManagedObjectContext", "-executeFetchRequest:error:"), ("CALayer", "-setSublayerTransform:"), ("WKWebView", "-evaluateJavaScript:completionHandler:"),
      ("AVAudioPlayer", "-initWithContentsOfURL:error:"), ("EKEventStore", "-eventsMatchingPredicate:"),
    ])
  func wholeClasses(name: String, member: String) {
    #expect(Platform.hasMethod(String(member.dropFirst()), isStatic: member.hasPrefix("+"), inClass: name))
  }

  @Test(
    "who holds whom: delegates and what stands above are not kept, what stands below is",
    arguments: [
      "@property (weak) id<UITableViewDelegate> delegate;", "@property (weak) id<NSWindowDelegate> delegate;", "@property (readonly, assign) NSView *superview;", "@property (assign) NSMenu *menu;",
      "@property NSMenu *submenu;", "@property id representedObject;", "@property (copy) NSAttributedString *attributedTitle;",
    ])
  func ownership(line: String) {
    #expect(header.contains("\n" + line + "\n"))
  }

  @Test("nothing is declared twice")
  func once() {
    for (owner, selectors) in Platform.stubSelectors {
      #expect(Set(selectors).count == selectors.count, "twice in '\(owner)': \(selectors.filter { selector in selectors.count(where: { $0 == selector }) > 1 })")
    }
  }
}
