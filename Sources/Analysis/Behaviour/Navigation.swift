package import Facts
internal import Platform

/// The effect of a call on the screen that is shown.
package struct Navigation {
  package private(set) var isBack = false
  /// Whether the call takes the controller to show; a segue has its own.
  package private(set) var hasArgument = true
  /// Whether the name alone decides, whatever the receiver is.
  package private(set) var isObvious = true

  package init?(_ step: Method.Step) {
    guard step.kind == .calls else { return nil }
    // `pushViewController(_:animated:)`, `pushViewController:animated:`
    switch step.name.prefix(while: { $0 != "(" && $0 != ":" }) {
    case "performSegue", "performSegueWithIdentifier": hasArgument = false
    case "pushViewController", "showDetailViewController", "presentViewController",
      "presentAsSheet", "presentAsModalWindow", "presentViewControllerAsSheet", "presentViewControllerAsModalWindow", "setViewControllers":
      break
    case "present":
      guard step.name.contains("animated:") || step.name.contains("asPopoverRelativeTo:") else { return nil }
      isObvious = false
    case "show", "showViewController":
      guard step.name.contains("sender:") else { return nil }
      isObvious = false
    case "dismiss":
      guard step.name.contains("animated:") else { return nil }
      (isBack, isObvious) = (true, false)
    case let name where Platform.isWayBack(name): isBack = true
    default: return nil
    }
    if isBack { hasArgument = false }
  }
}
