/// Reads one language family and states facts. Bad source is data: what was not understood comes back as problems.
package protocol Frontend {
  static var languages: Set<Language> { get }
  /// Everything that one unit says, a pure function of the unit, the files it includes and the context.
  /// Costs one or a few parses; may be deep in recursion, so call it on a thread with a big stack.
  func extract(_ unit: TranslationUnit) -> Extraction
}
