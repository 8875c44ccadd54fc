/// The tables of library summaries, read into values.
///
/// A row describes the effect of calling some names, or of setting some properties:
///
///     NSTimer! scheduledTimerWithTimeInterval:repeats:block: scheduledTimer(withTimeInterval:repeats:block^:)
///       = @run-loop+result copies block:2 forever unless 1 ends invalidate ; returns NSTimer
///
/// 1. The class of the receiver; several with `/` between them; `-` where the class doesn't matter, and for functions. `!` behind it says that
///    the name alone is enough where nothing is known of the receiver; of Swift's `init` it never is.
/// 2. All names of the call: Objective-C selectors, Swift names with labels, plain names of C and C++ functions. In a Swift name `^` marks a
///    parameter that is a closure, and `?` one that has a default: the name is also found without it, and without the labels of closures at
///    its end. A name that begins with a dot is a property; what is said of it is said of setting it, and of its setter in Objective-C.
/// 3. Behind `=` the effects, with ` ; ` between them:
///    - `KEEPERS keeps THINGS except CLASSES UNTIL unless ARGUMENT ends ENDINGS`. KEEPERS are operands with `+` between them; the receiver where none is
///      written. `copies` instead of `keeps` says it of a closure or a C++ value, of which a plain pointer keeps nothing; `weak` and `unsafe` that nothing is kept. THINGS are `role:operand`, or
///      the label of a parameter that is its own role; of properties nothing has to be written. UNTIL is `call`, `fires`, `completes`,
///      `owner` or `forever`; `owner` where none is written. `unless` names the argument that, being false, makes it fire once. Objects of the CLASSES, with `/` between
///      them, are not kept.
///      ENDINGS are words: `invalidate` means `-invalidate` and `invalidate()`, `remove:` means `-remove:` and `remove(_:)`, others mean
///      themselves.
///    - `adds OPERANDS`, `removes`, `ends OPERAND`, `runs OPERAND`, `runs OPERAND elements`.
///    - `returns CLASS`, or `returns` with `receiver`, `element`, `elements` (the same ones) or the number of an argument.
///
/// An operand is the number of a parameter, from 0; the label of a parameter; `receiver`, `result`, `closure` or `value`; or a root: `@run-loop`.
/// Numbers and labels are those of the name in full. An effect on a parameter with a default is not one of the names without it.
///
/// A line that begins with blanks continues the row above it, one that begins with `#` is a comment. Mistakes are counted, and the tests
/// show them.
struct SummaryTable: Sendable {
  private(set) var calls: [String: [LibrarySummary]] = [:]
  private(set) var properties: [String: [LibrarySummary]] = [:]
  private(set) var rows = 0
  /// What could not be read, each with its row.
  private(set) var mistakes: [String] = []

  init(tables: [String]) {
    calls.reserveCapacity(6000)
    for table in tables {
      var row: [Substring] = []
      for line in table.pieces(between: "\n") {
        if line.utf8.first == UInt8(ascii: "#") { continue }
        if line.utf8.first != UInt8(ascii: " ") {
          read(row)
          row.removeAll(keepingCapacity: true)
        }
        row += line.pieces(between: " ")
      }
      read(row)
    }
    // Rows for a class come before rows for any class.
    for (name, found) in calls where Self.isMixed(found) { calls[name] = Self.sorted(found) }
    for (name, found) in properties where Self.isMixed(found) { properties[name] = Self.sorted(found) }
  }

  private static func isMixed(_ found: [LibrarySummary]) -> Bool { found.count > 1 && found.contains { $0.receiver == nil } }

  private static func sorted(_ found: [LibrarySummary]) -> [LibrarySummary] {
    found.filter { $0.receiver != nil } + found.filter { $0.receiver == nil }
  }

  private mutating func read(_ row: [Substring]) {
    guard !row.isEmpty else { return }
    rows += 1
    guard let equals = row.firstIndex(of: "="), equals >= 2, equals + 1 < row.count else {
      mistakes.append("no names or no effects: " + row.joined(separator: " "))
      return
    }
    var classes = row[0]
    let isDistinctive = classes.utf8.last == UInt8(ascii: "!")
    if isDistinctive { classes = classes.dropLast() }
    let receivers: [String?] = classes == "-" ? [nil] : classes.pieces(between: "/").map { String($0) }

    let effects = row[(equals + 1)...].split(separator: ";").map { SummaryEffect($0) }
    if effects.contains(where: { $0 == nil }) { mistakes.append("an effect without meaning: " + row.joined(separator: " ")) }
    let read = effects.compactMap { $0 }

    for word in row[1..<equals] {
      let name = SummaryName(word)
      for variant in name.variants() {
        var summary = LibrarySummary(isDistinctive: isDistinctive && !name.isInitializer)
        for effect in read {
          if !effect.apply(to: &summary, name: name, variant: variant) {
            mistakes.append("no such parameter in '\(word)': " + row.joined(separator: " "))
          }
        }
        guard !summary.effects.isEmpty || summary.result != .unknown else { continue }
        for receiver in receivers {
          summary.receiver = receiver
          for key in variant.keys {
            if variant.isSetter { properties[key, default: []].append(summary) } else { add(summary, as: key) }
          }
        }
      }
    }
  }

  /// Adds a summary, unless an existing one covers it: that of the same name with one more closure.
  private mutating func add(_ summary: LibrarySummary, as key: String) {
    Self.append(summary, to: &calls[key, default: []])
  }

  private static func append(_ summary: LibrarySummary, to found: inout [LibrarySummary]) {
    let isKnown = found.contains { other in
      other.receiver == summary.receiver && other.isDistinctive == summary.isDistinctive && other.result == summary.result
        && summary.effects.allSatisfy { other.effects.contains($0) }
    }
    if !isKnown { found.append(summary) }
  }
}

extension Platform {
  /// The summaries for a called name: a selector (`addTimer:forMode:`), a Swift name with labels (`scheduledTimer(withTimeInterval:repeats:block:)`,
  /// `init(timeInterval:repeats:block:)`; without labels of trailing closures all matching ones are found), a C or C++ function. The plain name of a property finds the
  /// effect of reading it (`first`). Summaries with a class come first: if one fits the receiver, those without a class don't apply. Empty if no table has the name.
  /// O(1).
  package static func summaries(ofCall name: String) -> [LibrarySummary] { summaryTable.calls[name] ?? [] }

  /// The summaries for setting a property: `delegate`, `completionBlock`. Empty if no table has the name. O(1).
  package static func summaries(ofProperty name: String) -> [LibrarySummary] { summaryTable.properties[name] ?? [] }

  static let summaryTables = [
    foundationSummaries, urlSummaries, runtimeSummaries, dispatchSummaries, collectionSummaries, swiftCollectionSummaries, uiKitSummaries,
    uiKitHandlerSummaries, appKitSummaries, combineSummaries, swiftUISummaries, mediaSummaries, otherFrameworkSummaries, cxxSummaries,
    reactiveSummaries, thirdPartySummaries,
  ]
  static let summaryTable = SummaryTable(tables: summaryTables)
}
