import CClang
import Facts
import Platform

// Effects on reference counts that the code doesn't show in the form of `Code`.

extension BodyLowering {
  /// Without ARC, `_x = [y retain]` makes the ivar keep a reference. The stored value doesn't show that, so a retain is added.
  func countReference(_ source: CXCursor, in target: CXCursor) {
    guard reader.countsByHand, target.kind == CXCursor_MemberRefExpr, target.referenced.kind == CXCursor_ObjCIvarDecl else { return }
    let value = peeled(source)
    guard value.kind == CXCursor_ObjCMessageExpr, case let selector = value.spelling, value.receiver != nil else { return }
    guard ["retain", "copy", "new"].contains(selector) || ["copyWith", "mutableCopy", "new", "init"].contains(where: selector.hasPrefix) else { return }
    emit(.retain(self.value(of: target), position(of: source)))
  }

  /// The selector of a message. If its arguments make a collection with weak elements, the selector of the equivalent message without arguments.
  func calledName(_ message: Message) -> String {
    guard !message.arguments.isEmpty, message.selector.utf8.contains(where: { $0 == UInt8(ascii: "O") }) else { return message.selector }
    let arguments = message.arguments.map { String(decoding: reader.source(of: $0), as: UTF8.self) }
    return WeakCollection(selector: message.selector, arguments: arguments)?.selector ?? message.selector
  }
}
