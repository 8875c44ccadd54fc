import ArgumentParser
import Driver
import Foundation

@main
struct Arborist: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arborist",
    abstract: "Lints the two graphs of a codebase: who imports and inherits, and who owns whom.",
    discussion: """
      Reads Swift, Objective-C, Objective-C++, C and C++, with no build and no SDK.
      Ends with 0 when there is nothing to complain about, 1 when there are errors, 2 when it could not run.
      """,
    version: arboristVersion,
    subcommands: [
      Lint.self, AuditCommand.self, PlanCommand.self, WhyCommand.self, WeightCommand.self, OwnersCommand.self, DiffCommand.self, TrendCommand.self, WhatIfCommand.self,
      GraphCommand.self, TargetsCommand.self, ModelsCommand.self, FactsCommand.self, RulesCommand.self, BaselineCommand.self, InitCommand.self, ConfigCommand.self, DoctorCommand.self,
      StandInsCommand.self,
      UnitsCommand.self, ExtractCommand.self, MergeCommand.self, LSPCommand.self,
      CompletionsCommand.self, ManualCommand.self, WorkerCommand.self,
    ],
    defaultSubcommand: Lint.self)

  /// ArgumentParser ends with 1 for any error and 64 for a wrong flag; here 1 means findings, so both become 2.
  static func main() {
    obeySignals()
    openClosedStreams()
    guard isCurrentFolderThere() else {
      writeError("error: the current folder is gone; change to one that is there")
      Foundation.exit(2)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as ExitCode {
      Foundation.exit(status.rawValue)
    } catch {
      let code = exitCode(for: error)
      if code == .success { exit(withError: error) }
      let text = error is DriverError || error is Output.Failed ? "error: \(error)" : fullMessage(for: error)
      writeError(text)
      Foundation.exit(2)
    }
  }
}

/// Unblocks all signals. A process inherits the blocked signals of the thread that starts it; Ctrl-C and `kill` have to work all the same.
private func obeySignals() {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
}
