import Foundation

/// How long something took and how much memory the process had at most while it did.
struct Measurement {
  let seconds: Double
  let peakMegabytes: Int

  /// The quickest of several runs, with the last result.
  static func of<Result>(runs: Int, _ work: () -> Result) -> (Result, Measurement) {
    var result: Result?
    var best = Double.infinity
    var peak = 0
    for _ in 0..<max(1, runs) {
      result = nil
      resetPeak()
      let clock = ContinuousClock()
      let duration = clock.measure { result = work() }
      best = min(best, Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
      peak = max(peak, peakBytes() / 1_000_000)
    }
    return (result!, Measurement(seconds: best, peakMegabytes: peak))
  }

  /// Only Linux can reset the peak. Elsewhere it is the peak since the process began.
  private static func resetPeak() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
    try? file.close()
  }

  private static func peakBytes() -> Int {
    if let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = Int(line.split(separator: "\t")[1].split(separator: " ")[0])
    {
      return kilobytes * 1024
    }
    var usage = rusage()
    // RUSAGE_SELF, which has another type on each system.
    getrusage(0, &usage)
    return Int(usage.ru_maxrss)
  }
}
