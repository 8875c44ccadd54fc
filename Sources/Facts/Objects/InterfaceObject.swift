/// An object that an interface file describes, a screen of a storyboard or a view in a nib, and when it is made.
package struct InterfaceObject: Sendable, Hashable {
  /// Its class, as the file names it.
  package var className: String
  package var module: String?
  package var life: Life
  /// The names of the screens that lead to it, one of which code has to ask for. Empty where nothing leads to it; nil where no code has to ask: the
  /// application starts there, or it is in a nib.
  package var screens: Set<String>?
  package var location: SourceLocation

  package init(_ className: String, module: String? = nil, _ life: Life, behind screens: Set<String>? = nil, at location: SourceLocation) {
    self.className = className
    self.module = module
    self.life = life
    self.screens = screens
    self.location = location
  }

  /// How a screen is shown above another one, and so who can take it away.
  package enum Presentation: Sendable, Hashable {
    /// Whoever touches what is around it.
    case popover
    /// Code; since iOS 13 whoever swipes it down.
    case sheet
    /// Nobody but code.
    case fullScreen
  }

  /// When it is made.
  package enum Life: Sendable, Hashable {
    /// Once, when the application starts.
    case atLaunch
    /// With an object of another class of the file, which keeps it.
    case with(String)
    /// Each time that somebody asks for one: what a segue shows, a cell.
    case eachTime
    /// The same, above the screen that shows it.
    case presented(Presentation)
    /// When code asks for it, if any does.
    case onDemand
  }
}
