extension Platform {
  /// The kind of thing that a text names when it is passed to a function or method of the platform.
  package enum NameInText: Sendable {
    case `class`
    case `protocol`
    /// A screen of a storyboard, by its identifier.
    case screen
    /// An interface file: the call makes what the file begins with, the initial screen of a storyboard or the top-level objects of a nib.
    case interfaceFile
  }

  /// What the first argument of a call names, or its receiver where it has no argument; nil if the call takes no name. The function's name is as in `Code`: a selector,
  /// `name(label:)` in Swift, the plain name in C.
  package static func nameInText(givenTo function: String) -> NameInText? { namesInTexts[function] }

  /// Whether a call returns the storyboard that its first argument names.
  package static func answersStoryboard(_ function: String) -> Bool {
    ["storyboardWithName:bundle:", "init(name:bundle:)", "init(name:)"].contains(function)
  }

  /// Whether a call returns the name of the type passed to it: `NSStringFromClass`, `String(describing:)`.
  package static func answersNameOfType(_ function: String) -> Bool {
    ["NSStringFromClass", "NSStringFromClass(_:)", "NSStringFromProtocol", "init(describing:)", "String(describing:)", "init(reflecting:)", "String(reflecting:)"].contains(function)
  }

  private static let namesInTexts: [String: NameInText] = {
    var names: [String: NameInText] = [:]
    for name in ["NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass"] { names[name] = .class }
    for name in ["NSProtocolFromString", "objc_getProtocol"] { names[name] = .protocol }
    for (name, meaning) in names { names[name + "(_:)"] = meaning }
    for name in ["classNamed:", "classNamed(_:)"] { names[name] = .class }
    for name in [
      "instantiateViewControllerWithIdentifier:", "instantiateViewControllerWithIdentifier:creator:", "instantiateControllerWithIdentifier:",
      "instantiateControllerWithIdentifier:creator:", "instantiateViewController(withIdentifier:)", "instantiateViewController(identifier:)",
      "instantiateViewController(identifier:creator:)", "instantiateController(withIdentifier:)", "instantiateController(identifier:creator:)",
    ] { names[name] = .screen }
    for name in [
      "loadNibNamed:owner:options:", "loadNibNamed:owner:topLevelObjects:", "nibWithNibName:bundle:", "initWithNibNamed:bundle:", "loadNibNamed(_:owner:options:)",
      "loadNibNamed(_:owner:topLevelObjects:)", "loadNibNamed(_:owner:)", "init(nibName:bundle:)", "init(nibNamed:bundle:)", "instantiateInitialViewController",
      "instantiateInitialController", "instantiateInitialViewController()", "instantiateInitialController()", "instantiateInitialViewController(creator:)",
      "instantiateInitialController(creator:)",
    ] { names[name] = .interfaceFile }
    return names
  }()
}
