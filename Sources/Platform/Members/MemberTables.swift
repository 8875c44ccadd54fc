/// The methods and properties of the stub header, in the order in which they are written. One member a line, so that one can be left out; `@interface` and `@protocol`
/// head the members of a class or protocol, with the protocols that a class adopts.
///
///     @interface NSMenuItem <NSCopying>
///     + (NSMenuItem *)separatorItem;
///     @property (copy) NSString *          a line without a semicolon is shared by the names under it
///         title keyEquivalent
///     @property (getter=is) BOOL           the getters are `isEnabled` and `isHidden`
///         enabled hidden
///     @property (weak) id target;
///
/// A property without attributes is one that holds its value: strong, or a copy. A property that can only be read is a property where Apple's headers say so, as the analysis
/// takes two reads of it for the same object; everything else without arguments is a method.
///
/// What is here are the names and types that open declarations agree in: those that `objc2` is generated with, GNUstep's headers and WinObjC's; `Tests/Oracles/platform_members.py`
/// compares. On projects that nobody had looked at, 99.4 % of the messages of five of AppKit are resolved (84.4 % with tables of what some projects use) and 90.5 % of five of UIKit
/// (86.3 %); on the next five of each 97.3 % (87.1 %) and 98.3 % (93.3 %). Of the rest most that was looked at goes to libraries and categories whose headers are not there.
let memberTables = [
  foundationMembers, appKitMembers, uiKitMembers, otherProtocolMembers, coreDataMembers, graphicsMembers, mapMembers, webMembers, mediaMembers, otherFrameworkMembers,
]
