import CClang

/// Runs `body` on a thread with a stack big enough for deeply nested sources. Untouched pages of the stack cost no memory.
package func withBigStack<Value>(_ size: Int = 1 << 30, _ body: () -> Value) -> Value {
  var result: Value?
  withoutActuallyEscaping(body) { body in
    var call = { result = body() }
    withUnsafeMutablePointer(to: &call) { pointer in
      let failure = arborist_runWithStack(
        UInt(size),
        { context in
          context!.assumingMemoryBound(to: (() -> Void).self).pointee()
        }, pointer)
      // If no thread can be started, the caller's stack has to do.
      if failure != 0 { pointer.pointee() }
    }
  }
  return result!
}

/// Prepares a process whose only work is to parse foreign text: bounded memory, and no files written.
package func becomeWorker(memory: Int) {
  arborist_limitProcess(UInt(memory))
}
