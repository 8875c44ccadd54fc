import ArgumentParser
import Driver
import Foundation

struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page.",
    discussion: """
      It is made of the help of all commands, so it is never out of date.
        arborist manual | man -l -
        arborist manual > /usr/local/share/man/man1/arborist.1
      """)

  func run() throws {
    let help = try JSONDecoder().decode(CommandHelp.File.self, from: Data(Arborist._dumpHelp().utf8))
    var output = try Output(to: nil)
    output.write(manualPage(of: help.command, version: arboristVersion))
    try output.finish()
  }
}

/// What ArgumentParser tells of a command.
struct CommandHelp: Decodable {
  struct File: Decodable { let command: CommandHelp }

  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      let kind: String
      let name: String
      var words: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let subcommands: [CommandHelp]?
  let arguments: [Argument]?
}

/// The page in the macros of man(7).
func manualPage(of help: CommandHelp, version: String) -> String {
  let commands = (help.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  // The arguments that most commands take are listed once, in a section of their own.
  var counts: [CommandHelp.Argument: Int] = [:]
  for argument in commands.flatMap({ $0.arguments ?? [] }) { counts[argument, default: 0] += 1 }
  func isCommon(_ argument: CommandHelp.Argument) -> Bool { counts[argument, default: 0] * 2 > commands.count }
  func isShown(_ argument: CommandHelp.Argument) -> Bool { argument.shouldDisplay && !["help", "version"].contains(argument.names?.last?.name ?? "") }

  var page = ".TH ARBORIST 1 \"\" \"arborist \(roff(version))\" \"User Commands\"\n"
  page += ".SH NAME\narborist \\- lint the two graphs of a codebase: who imports and inherits, and who owns whom\n"
  page += ".SH SYNOPSIS\n.B arborist\n[\\fIcommand\\fR] [\\fIoptions\\fR] [\\fIpath\\fR ...]\n"
  page += ".SH DESCRIPTION\n" + paragraphs(help.discussion ?? "") + ".PP\nWithout a command it is \\fBlint\\fR.\n"
  page += ".SH COMMANDS\n"
  for command in commands {
    let own = (command.arguments ?? []).filter { isShown($0) && !isCommon($0) }
    page += ".SS arborist \(roff(command.commandName))\n" + paragraphs(command.abstract ?? "")
    if let discussion = command.discussion { page += ".PP\n" + paragraphs(discussion) }
    for argument in own { page += entry(argument) }
  }
  page += ".SH OPTIONS OF THE COMMANDS THAT READ A PROJECT\n"
  let common = (commands.first { ($0.arguments ?? []).contains(where: isCommon) }?.arguments ?? []).filter { isShown($0) && isCommon($0) }
  for argument in common { page += entry(argument) }
  page += section(
    "EXIT STATUS",
    [
      ("0", "There is nothing to complain about."), ("1", "There are errors; with --strict, warnings too."), ("2", "It could not run."),
    ])
  page += section(
    "ENVIRONMENT",
    [
      ("LIBCLANG_PATH", "The libclang to load, or the folder that it lies in."), ("SDKROOT", "An Apple SDK to read Objective-C with, as --sdk names one."),
      ("NO_COLOR", "No colours, even on a terminal."), ("CI", "No line that shows progress."),
    ])
  page += section(
    "FILES",
    [
      (".arborist.yml", "The configuration; 'arborist init' writes a first one."), (".arborist-baseline.json", "Known findings; 'arborist baseline' writes it."),
    ])
  return page
}

private func section(_ title: String, _ entries: [(name: String, words: String)]) -> String {
  ".SH \(title)\n" + entries.map { ".TP\n\\fB\(roff($0.name))\\fR\n\(roff($0.words))\n" }.joined()
}

private func entry(_ argument: CommandHelp.Argument) -> String {
  let value = "\\fI\(roff(argument.valueName ?? "value"))\\fR"
  let names = (argument.names ?? []).sorted { ($0.kind, $0.name) > ($1.kind, $1.name) }.map { "\\fB\(roff($0.words))\\fR" }.joined(separator: ", ")
  let head: String =
    switch argument.kind {
    case "positional": value + (argument.isRepeating ? " ..." : "")
    case "option": "\(names) \(value)"
    default: names
    }
  var words = argument.abstract ?? ""
  if let value = argument.defaultValue, !words.contains("(default:") { words += (words.isEmpty ? "" : " ") + "(default: \(value))" }
  return ".TP\n\(head)\n\(roff(words))\n"
}

/// Indented lines are examples and keep their line ends; the others are filled.
private func paragraphs(_ text: String) -> String {
  var page = ""
  var isExample = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let starts = line.hasPrefix("  ")
    if starts != isExample {
      page += starts ? ".PP\n.nf\n.RS\n" : ".RE\n.fi\n.PP\n"
      isExample = starts
    }
    if line.isEmpty { page += ".PP\n" } else { page += roff(line.drop { $0 == " " }) + "\n" }
  }
  return page + (isExample ? ".RE\n.fi\n" : "")
}

/// The text, escaped so that nothing in it is a command or an escape of roff.
private func roff(_ text: some StringProtocol) -> String {
  var text = visible(text.split(separator: "\n").joined(separator: " ")).replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
  if text.hasPrefix(".") || text.hasPrefix("'") { text = "\\&" + text }
  return text
}
