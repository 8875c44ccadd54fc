import ClangFrontend
import Facts
import SwiftFrontend

/// The front-ends of one process, and which of them reads which unit. libclang is only loaded for the first unit that needs it: a pure Swift project can be read without.
final class Frontends {
  private let context: ProjectContext
  private let precompiled: String?
  /// The front-ends whose units are single files: their result depends on the file alone.
  private let ofFiles: [any Frontend]
  private var clang: ClangFrontend?

  init(_ context: ProjectContext, precompiled: String? = nil) {
    self.context = context
    self.precompiled = precompiled
    ofFiles = [SwiftFrontend(context)]
  }

  /// The content of a unit, and what was asked in order to read it.
  func answer(_ unit: TranslationUnit, withBodies: Bool) throws(LibClang.NotFound) -> (Extraction, Inquiry) {
    let extraction = try extract(unit, withBodies: withBodies)
    if let clang, frontend(of: unit) == nil { return (extraction, clang.takeInquiry()) }
    var inquiry = Inquiry()
    inquiry.paths = [context.root + "/" + unit.path]
    return (extraction, inquiry)
  }

  func extract(_ unit: TranslationUnit, withBodies: Bool = true) throws(LibClang.NotFound) -> Extraction {
    if let frontend = frontend(of: unit) { return frontend.extract(unit) }
    if let clang { return clang.extract(unit, withBodies: withBodies) }
    let frontend = try ClangFrontend(context, precompiled: precompiled)
    clang = frontend
    return frontend.extract(unit, withBodies: withBodies)
  }

  private func frontend(of unit: TranslationUnit) -> (any Frontend)? { ofFiles.first { type(of: $0).languages.contains(unit.language) } }
}
