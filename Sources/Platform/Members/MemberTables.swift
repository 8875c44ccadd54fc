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
let memberTables = [foundationMembers, appKitMembers, uiKitMembers, otherFrameworkMembers]
