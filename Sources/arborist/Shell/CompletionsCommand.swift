import ArgumentParser
import Driver

struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Print what makes a shell complete commands, options, formats and rules.",
    discussion: """
      Put it where the shell looks for it:
        arborist completions bash > ~/.local/share/bash-completion/completions/arborist
        arborist completions zsh > ~/.zfunc/_arborist       # with 'fpath+=~/.zfunc' before 'compinit' in ~/.zshrc
        arborist completions fish > ~/.config/fish/completions/arborist.fish
      """)

  enum Shell: String, CaseIterable, ExpressibleByArgument { case bash, zsh, fish }

  @Argument(help: "The shell.")
  var shell: Shell

  func run() throws {
    let shell: CompletionShell =
      switch self.shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    var output = try Output(to: nil)
    output.write(Arborist.completionScript(for: shell) + "\n")
    try output.finish()
  }
}
