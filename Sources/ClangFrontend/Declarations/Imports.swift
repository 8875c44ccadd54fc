import CClang
import Facts

extension UnitReader {
  /// States one `#import` or `#include` as the preprocessor resolved it, in any file of the project that the unit reached.
  func readImport(_ directive: CXCursor) {
    guard let location = location(of: directive) else { return }
    let spelling = directive.spelling
    let form: Fact.Form = isAngled(directive) ? .angled : .quoted
    let target = importedFile(directive, spelling)
    if project.files[target.text] != nil { extraction.filesRead.insert(target.text) }
    guard target.text != location.path else { return }
    state(Fact(EntityID(location.path), .imports, target, at: location, .init(form: form)))
  }

  private func importedFile(_ directive: CXCursor, _ spelling: String) -> EntityID {
    guard let file = clang.clang_getIncludedFile(directive) else { return describeExternalHeader(spelling) }
    switch place(of: file) {
    case .project(let path):
      return EntityID(path)
    case .memory(let path):
      let meant = parsed.standIns.headers[String(path.dropFirst(Invocation.headers.count + 1))] ?? ""
      if !meant.isEmpty, case .project(let path) = project.place(of: meant) { return EntityID(path) }
      return describeExternalHeader(spelling)
    case .outside:
      return describeExternalHeader(spelling)
    }
  }

  private func isAngled(_ directive: CXCursor) -> Bool {
    var scanner = scanner(at: directive)
    _ = scanner.take("#")
    _ = scanner.identifier()
    scanner.skipSpace()
    return scanner.next == UInt8(ascii: "<")
  }
}
