import CClang
import Facts

/// Separates the errors in bodies of functions from the others. The others are those that a parse without bodies would report.
struct FunctionBodies {
  private let unit: CXTranslationUnit
  private let texts: SourceTexts

  init(in unit: CXTranslationUnit, _ texts: SourceTexts) {
    self.unit = unit
    self.texts = texts
  }

  /// The errors outside of all bodies, in their order; nil if that can't be told for one of them.
  func outside(_ errors: [Diagnosis]) -> [Diagnosis]? {
    guard !errors.isEmpty else { return [] }
    var search = Search(files: Set(errors.map(\.file)), texts: texts)
    search.visit(clang.clang_getTranslationUnitCursor(unit))
    var outside: [Diagnosis] = []
    for error in errors {
      switch search.functions[error.file].map({ place(of: error.offset, $0) }) ?? .outside {
      case .outside: outside.append(error)
      case .inside: break
      case .unclear: return nil
      }
    }
    return outside
  }

  private enum Place { case inside, outside, unclear }

  private func place(of offset: Int, _ functions: [Function]) -> Place {
    var place = Place.outside
    for function in functions where function.extent.contains(offset) {
      guard let skipped = function.skipped, offset != skipped.lowerBound else { return .unclear }
      if skipped.contains(offset) { place = .inside }
    }
    return place
  }

  /// The range of a function with a body.
  fileprivate struct Function {
    let extent: ClosedRange<Int>
    /// The range that a parse without bodies skips; nil if it is more than the body or can't be told.
    let skipped: Range<Int>?
  }

  private struct Search {
    let files: Set<String>
    let texts: SourceTexts
    var functions: [String: [Function]] = [:]
    private var names: [CXFile: String] = [:]

    init(files: Set<String>, texts: SourceTexts) {
      self.files = files
      self.texts = texts
    }

    mutating func visit(_ parent: CXCursor) {
      for child in parent.children() {
        switch child.kind {
        case CXCursor_ObjCImplementationDecl, CXCursor_ObjCCategoryImplDecl, CXCursor_Namespace, CXCursor_LinkageSpec, CXCursor_UnexposedDecl, CXCursor_FriendDecl:
          visit(child)
        case _ where child.isRecord: visit(child)
        case _ where child.isFunction || child.isMethod || child.isObjCMethod: note(child)
        default: break
        }
      }
    }

    private mutating func note(_ function: CXCursor) {
      guard let place = place(of: function), files.contains(place.file) else { return }
      guard let body = function.children().last(where: { $0.kind == CXCursor_CompoundStmt || $0.kind == CXCursor_CXXTryStmt }) else { return }
      functions[place.file, default: []].append(Function(extent: place.range, skipped: skipped(of: function, place, body)))
    }

    private mutating func skipped(of function: CXCursor, _ whole: (file: String, range: ClosedRange<Int>), _ body: CXCursor) -> Range<Int>? {
      // A constructor's initializers are skipped together with its body, but the tree doesn't tell where they begin.
      guard function.kind != CXCursor_Constructor, body.kind == CXCursor_CompoundStmt, let place = place(of: body), place.file == whole.file,
        case let text = texts.bytes(of: place.file), whole.range.lowerBound <= place.range.lowerBound, place.range.upperBound <= text.count,
        place.range.count > 2, text[place.range.lowerBound] == UInt8(ascii: "{"), text[place.range.upperBound - 1] == UInt8(ascii: "}")
      else { return nil }
      // A body that callers depend on (`constexpr`, `auto`) is parsed in any case.
      let head = String(decoding: text[whole.range.lowerBound..<place.range.lowerBound], as: UTF8.self)
      guard function.isObjCMethod || !(head.containsBytes("constexpr") || head.containsBytes("consteval") || head.containsBytes("auto")) else { return nil }
      return place.range.lowerBound..<place.range.upperBound
    }

    private mutating func place(of cursor: CXCursor) -> (file: String, range: ClosedRange<Int>)? {
      let extent = clang.clang_getCursorExtent(cursor)
      let (start, end) = (RawPlace(clang.clang_getRangeStart(extent)), RawPlace(clang.clang_getRangeEnd(extent)))
      guard let file = start.file, start.file == end.file, start.offset <= end.offset else { return nil }
      let name = names[file] ?? text(clang.clang_getFileName(file))
      names[file] = name
      return (name, start.offset...end.offset)
    }
  }
}
