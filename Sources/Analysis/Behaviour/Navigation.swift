package import Facts
internal import Platform

/// What a call does to the screen.
package struct Navigation {
  package private(set) var isBack = false
  /// Whether it is told which controller to show; a segue knows by itself.
  package private(set) var hasArgument = true
  /// Whether the name alone tells, whatever it is called on.
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
