/// The part a platform class plays in a program, as far as rules tell classes apart.
///
/// A class without a role of its own plays that of its nearest ancestor: see `Platform.role(of:)`.
package enum Role: String, Sendable, CaseIterable {
  /// Draws itself and lies in a tree of its kind: `UIView`, `NSView`, `WKInterfaceObject`.
  case view
  case layer
  case window
  case viewController = "view-controller"
  case windowController = "window-controller"
  /// Other objects that stand between a model and a screen: `UIPresentationController`, `NSArrayController`.
  case controller
  /// A view controller that is there to hold others: `UINavigationController`, `NSSplitViewController`.
  case container
  /// Decides what comes on the screen and when, and is no part of it itself. The platform has none: the project's own, by name or declared.
  case coordinator
  case application
  /// An object with identity that a store keeps: `NSManagedObject`, `CKRecord`, `PHObject`.
  case model
  /// Compared by content, refers to nothing of the program: `NSString`, `NSDate`, `UIColor`.
  case value
  case collection
  case mutableCollection = "mutable-collection"
  /// A collection that can hold its elements weakly: `NSHashTable`, `NSMapTable`, `NSPointerArray`.
  case weakCollection = "weak-collection"
  case operation
  case gestureRecognizer = "gesture-recognizer"
  /// Keeps its target alive until it is invalidated: `NSTimer`, `CADisplayLink`.
  case timer
  /// Lives until it is ended, and may keep its delegate so long: `NSURLSession`, `MCSession`.
  case session
  case test
}
