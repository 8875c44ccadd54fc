import ArgumentParser

/// Times what the tool is made of, on inputs that are made up: a development tool, not a part of the product.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark", abstract: "Times the graph engine.", subcommands: [GraphBenchmark.self])
}
