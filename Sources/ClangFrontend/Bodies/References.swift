import CClang
import Facts
import Platform

// What code says of references by other words than those of `Code`.

extension BodyLowering {
  /// Counting by hand: `_x = [y retain]` keeps a reference of its own, which the object that is stored does not show.
  func countReference(_ source: CXCursor, in target: CXCursor) {
    guard reader.countsByHand, target.kind == CXCursor_MemberRefExpr, target.referenced.kind == CXCursor_ObjCIvarDecl else { return }
    let value = peeled(source)
    guard value.kind == CXCursor_ObjCMessageExpr, case let selector = value.spelling, value.receiver != nil else { return }
    guard ["retain", "copy", "new"].contains(selector) || ["copyWith", "mutableCopy", "new", "init"].contains(where: selector.hasPrefix) else { return }
    emit(.retain(self.value(of: target), position(of: source)))
  }

  /// The selector of a message; that of a message without arguments which makes a collection that keeps its elements as weakly.
  func calledName(_ message: Message) -> String {
    guard !message.arguments.isEmpty, message.selector.utf8.contains(where: { $0 == UInt8(ascii: "O") }) else { return message.selector }
    let arguments = message.arguments.map { String(decoding: reader.source(of: $0), as: UTF8.self) }
    return WeakCollection(selector: message.selector, arguments: arguments)?.selector ?? message.selector
  }
}
