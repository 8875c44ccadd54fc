import ArgumentParser

/// Times what the tool is made of: a development tool, not a part of the product.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark", abstract: "Times the graph engine, the Swift front-end and the audit page.",
    subcommands: [GraphBenchmark.self, SwiftBenchmark.self, AuditBenchmark.self])
}
