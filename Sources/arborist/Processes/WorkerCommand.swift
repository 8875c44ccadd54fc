import ArgumentParser
import Driver
import Foundation

/// Not for people: how the executable starts itself to parse in a process of its own.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: workerCommand, abstract: "Parse for another arborist.", shouldDisplay: false)

  func run() throws {
    // Whatever else this process prints must not get between the answers.
    let answers = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // A source that includes '/dev/stdin' must not read the requests.
    let requests = dup(STDIN_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    throw ExitCode(runWorker(input: requests, output: answers))
  }
}
