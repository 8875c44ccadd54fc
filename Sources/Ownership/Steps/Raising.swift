import Facts

extension Code.Function {
  /// Whether the body only fails. Before the failure it may have variables and logs; after it, it may return simple values such as `return nil`. O(body).
  var onlyRaises: Bool {
    var hasFailed = false
    for (place, statement) in body.enumerated() {
      switch statement {
      case .fail: hasFailed = true
      case .evaluate(let value): guard isIdle(value) || isRaise(value, before: place + 1) else { return false }
      case .store(_, .local, _): break
      case .return(let value, _): guard hasFailed, value.map(isPlain) ?? true else { return false }
      default: return false
      }
    }
    return hasFailed
  }

  /// Whether a value is evaluated in order to fail: a call that does not return, an error that is thrown.
  private func isRaise(_ value: Code.ValueID, before next: Int) -> Bool {
    guard next < body.count, case .fail(let position) = body[next] else { return false }
    let own = positions[Int(value)]
    return (own.line, own.column) >= (position.line, position.column)
  }

  /// A log, or a value that is not used.
  private func isIdle(_ value: Code.ValueID) -> Bool {
    guard case .call(let call) = values[Int(value)] else { return isPlain(value) }
    guard call.receiver == nil, case .function(let name, let candidates) = call.callee else { return false }
    return candidates.isEmpty && logs.contains(String(name.prefix { $0 != "(" }))
  }

  /// A literal, a constant, or a library value composed of such: `CGSizeMake(0, 0)`.
  private func isPlain(_ value: Code.ValueID) -> Bool {
    var waiting = [value]
    while let next = waiting.popLast() {
      let value = values[Int(next)]
      switch value {
      case .null, .literal, .text, .enumCase, .boolean, .variable, .collection, .cast, .unknown, .type: break
      case .local(let local): if local < parameters.count { return false }
      case .new(let type): if type.form != .value { return false }
      case .call(let call):
        guard call.receiver == nil || call.traits.contains(.isInitialization), call.result?.form == .value, case .function = call.callee else { return false }
      default: return false
      }
      waiting += value.operands
    }
    return true
  }
}

/// Library functions that only write a log.
private let logs: Set<String> = ["NSLog", "printf", "fprintf", "fputs", "print", "debugPrint", "os_log"]
