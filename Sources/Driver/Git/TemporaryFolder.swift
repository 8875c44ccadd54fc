import Foundation

/// Runs `body` with a new folder, and removes the folder afterwards: also when `body` throws, and when somebody interrupts the program.
func withTemporaryFolder<Value>(_ body: (String) throws(DriverError) -> Value) throws(DriverError) -> Value {
  let files = FileManager.default
  let folder = files.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("arborist-\(UUID().uuidString)").path
  do { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
    throw DriverError("no temporary folder can be made in '\(files.temporaryDirectory.path)': \(error.localizedDescription)")
  }
  let watches = [SIGINT, SIGTERM, SIGHUP].map { number in
    let watch = DispatchSource.makeSignalSource(signal: number, queue: .global())
    watch.setEventHandler {
      try? FileManager.default.removeItem(atPath: folder)
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
    signal(number, SIG_IGN)
    watch.resume()
    return (number, watch)
  }
  defer {
    for (number, watch) in watches {
      watch.cancel()
      signal(number, SIG_DFL)
    }
    try? files.removeItem(atPath: folder)
  }
  return try body(folder)
}
