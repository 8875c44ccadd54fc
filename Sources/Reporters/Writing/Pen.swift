/// Writes words in colours, where there is a terminal that shows them.
struct Pen {
  let ansi: Bool

  func styled(_ text: String, _ style: Style) -> String { ansi ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text }

  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "36"
    case green = "32"
  }
}
