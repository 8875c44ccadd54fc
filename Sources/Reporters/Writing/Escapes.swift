extension String {
  /// With each of these characters replaced. Compares code points: to a `Character`, a comma with an accent is no comma, to a program it is.
  func escaping(_ escapes: KeyValuePairs<Unicode.Scalar, String>) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escape = escapes.first(where: { $0.key == scalar }) { text += escape.value } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
