import ArgumentParser
import Foundation

/// Gives damaged inputs to the readers of what projects bring: a development tool, not a part of the product.
///
/// `make fuzz` builds it with libFuzzer, which prefers inputs that reach new code: https://llvm.org/docs/LibFuzzer.html.
@main
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Gives damaged inputs to a reader of arborist's.",
    discussion: """
      Without a harness it lists them. A crash is a bug. 'fuzz HARNESS FILE' runs an input again; options stand before the harness.
      A build with libFuzzer takes its options and its corpus behind the harness: 'fuzz podfile -runs=1000000 corpus'.
      """)

  @Option(help: "How many inputs; for builds without libFuzzer.")
  var runs = 10_000

  @Option(help: "Other seeds make other inputs; for builds without libFuzzer.")
  var seed = 1

  @Option(help: "Write every input to this file before it is run, so that the file holds the one that ends the process; for builds without libFuzzer.")
  var last: String?

  @Option(help: "Write the honest inputs of the harness to this folder, as a first corpus, and do nothing else.")
  var corpus: String?

  @Argument(help: "The reader.")
  var harness: String?

  @Argument(parsing: .captureForPassthrough, help: "Files to run once; else what libFuzzer takes.")
  var rest: [String] = []

  func run() throws {
    guard let harness else { return print(Harness.all.map(\.name).joined(separator: "\n")) }
    guard let chosen = Harness.all.first(where: { $0.name == harness }) else { throw ValidationError("no harness is named '\(harness)'; 'fuzz' lists them") }
    if let corpus { return try chosen.writeSeeds(to: corpus) }
    if let driver = FuzzerDriver.linked { driver.run(chosen, arguments: rest) }
    for path in rest { _ = chosen.run([UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))) }
    guard rest.isEmpty else { return }
    chosen.run(times: runs, seed: seed) { bytes in if let last { _ = FileManager.default.createFile(atPath: last, contents: Data(bytes)) } }
  }
}

extension Harness {
  /// Runs damaged inputs; `before` sees each.
  func run(times: Int, seed: Int, before: ([UInt8]) -> Void = { _ in }) {
    var mutator = Mutator(seeds, seed: seed)
    for _ in 0..<times {
      let bytes = mutator.next()
      before(bytes)
      _ = run(bytes)
    }
  }

  fileprivate func writeSeeds(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, bytes) in seeds.enumerated() { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(number)")) }
  }
}

/// libFuzzer, in a build that has it. Its entry is looked up by name at run time, so that the calls compile without it.
private struct FuzzerDriver {
  private typealias Run =
    @convention(c) (
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt
  private let run: Run

  static var linked: FuzzerDriver? {
    guard let program = dlopen(nil, RTLD_NOW), let run = dlsym(program, "LLVMFuzzerRunDriver") else { return nil }
    return FuzzerDriver(run: unsafeBitCast(run, to: Run.self))
  }

  func run(_ harness: Harness, arguments: [String]) -> Never {
    chosenHarness = harness
    var count = CInt(arguments.count + 1)
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 2)
    for (number, argument) in ([CommandLine.arguments[0]] + arguments).enumerated() { list[number] = strdup(argument) }
    list[arguments.count + 1] = nil
    var pointer = list
    exit(
      run(&count, &pointer) { bytes, count in
        _ = chosenHarness?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      })
  }
}

/// The harness that libFuzzer runs. It is global, as libFuzzer passes nothing to its callback but the bytes.
private nonisolated(unsafe) var chosenHarness: Harness?
