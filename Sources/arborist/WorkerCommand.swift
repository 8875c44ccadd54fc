import ArgumentParser
import Driver
import Foundation

/// Not for people: how the executable starts itself to parse in a process of its own.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: workerCommand, abstract: "Parse for another arborist.", shouldDisplay: false)

  func run() throws {
    // What else is printed in this process must not get between the answers.
    let answers = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    throw ExitCode(runWorker(input: STDIN_FILENO, output: answers))
  }
}
