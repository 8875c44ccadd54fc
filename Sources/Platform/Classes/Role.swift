/// The role of a platform class in a program, as far as rules distinguish roles.
///
/// A class without its own role has that of its nearest ancestor: see `Platform.role(of:)`.
package enum Role: String, Sendable, CaseIterable {
  /// Draws itself and is part of a view tree: `UIView`, `NSView`, `WKInterfaceObject`.
  case view
  case layer
  case window
  case viewController = "view-controller"
  case windowController = "window-controller"
  /// Other objects between a model and a screen: `UIPresentationController`, `NSArrayController`.
  case controller
  /// A view controller that contains others: `UINavigationController`, `NSSplitViewController`.
  case container
  /// Decides which screen is shown and when, without being part of one. The platform has none; they are project types, by name or by declaration.
  case coordinator
  case application
  /// An object with identity that is kept in a store: `NSManagedObject`, `CKRecord`, `PHObject`.
  case model
  /// Compared by content, without references to objects of the program: `NSString`, `NSDate`, `UIColor`.
  case value
  case collection
  case mutableCollection = "mutable-collection"
  /// A collection that can hold its elements weakly: `NSHashTable`, `NSMapTable`, `NSPointerArray`.
  case weakCollection = "weak-collection"
  case operation
  case gestureRecognizer = "gesture-recognizer"
  /// Keeps its target alive until it is invalidated: `NSTimer`, `CADisplayLink`.
  case timer
  /// Lives until it is ended, and may keep its delegate until then: `NSURLSession`, `MCSession`.
  case session
  case test
}
