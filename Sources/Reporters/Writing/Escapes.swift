extension String {
  /// With each of these characters replaced. Compares code points: a comma with a combining accent is another `Character`, but still a comma to a program that reads it.
  func escaping(_ escapes: KeyValuePairs<Unicode.Scalar, String>) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escape = escapes.first(where: { $0.key == scalar }) { text += escape.value } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
