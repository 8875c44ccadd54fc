internal import Analysis

/// How far a parse is: `parsing 120 of 400 files, 35 a second, 8 s left`; nothing of the rate in the first second.
package func progressWords(_ done: Int, of all: Int, after seconds: Double) -> String {
  guard done < all else { return "parsed \(counted(all, "file")), linking \(all == 1 ? "it" : "them") up" }
  let words = "parsing \(done) of \(counted(all, "file"))"
  guard seconds >= 1, done > 0 else { return words }
  let rate = Double(done) / seconds
  let left = Int((Double(all - done) / rate).rounded(.up))
  return "\(words), \(rate >= 10 ? decimal(rate.rounded()) : tenths(rate)) a second, \(left < 100 ? "\(left) s" : "\((left + 59) / 60) min") left"
}
