/// The methods and properties of the stub header, in the order in which they are written. One member per line, so that single ones can be left out. `@interface` and
/// `@protocol` begin the members of a class or protocol, with the protocols that a class adopts.
///
///     @interface NSMenuItem <NSCopying>
///     + (NSMenuItem *)separatorItem;
///     @property (copy) NSString *          a line without a semicolon is shared by the names under it
///         title keyEquivalent
///     @property (getter=is) BOOL           the getters are `isEnabled` and `isHidden`
///         enabled hidden
///     @property (weak) id target;
///
/// A property without attributes owns its value: strong, or a copy. A read-only member is declared as a property if Apple's headers do so, because the analysis assumes
/// that two reads of a property give the same object; everything else without arguments is a method.
///
/// The names and types are those on which open-source declarations agree: those that `objc2` is generated from, GNUstep's headers and WinObjC's;
/// `Tests/Oracles/platform_members.py` compares them. On projects that were not looked at before, 99.4 % of the messages of five AppKit projects are resolved (84.4 %
/// with tables of what some projects use) and 90.5 % of five UIKit projects (86.3 %); on the next five of each 97.3 % (87.1 %) and 98.3 % (93.3 %). Most of the
/// examined rest goes to libraries and categories whose headers are missing.
let memberTables = [
  foundationMembers, appKitMembers, uiKitMembers, otherProtocolMembers, coreDataMembers, graphicsMembers, mapMembers, webMembers, mediaMembers, otherFrameworkMembers,
]
