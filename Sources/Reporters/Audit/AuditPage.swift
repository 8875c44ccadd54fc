package import Analysis
internal import Facts
import Foundation

/// An audit as one HTML file that needs nothing else: no network, no other file, no permission to run anything but its own script.
///
/// What is read first stands in it as HTML: the verdict, what to do first, the coverage, the table of findings. The rest is data for its script
/// (`AuditData`), which draws it when it is asked for. The script and the style are in `Page/`, and go into the program when it is built.
package struct AuditPage: AuditReporter {
  package static let name = "html"
  package static let summary = "one file for a browser: opens from disk, loads nothing"

  package init() {}

  package func write<Target: TextOutputStream>(_ audit: Audit, _ style: AuditStyle, to output: inout Target) {
    let findings = audit.report.gravest(AuditData.mostFindings)
    var page = Bytes()
    page.append(Self.head(style, audit))
    page.append("<body>\n<a class=\"skip\" href=\"#main\">Skip to the content</a>\n")
    page.append(header(style, audit, findings.count))
    page.append("<main id=\"main\">\n")
    page.append(AuditOverview(audit, style, findings).text)
    page.append(screens(audit))
    page.append("</main>\n")
    page.append(Self.help)
    page.flush(to: &output)
    page.append("<script type=\"application/json\" id=\"data\">")
    page.append(scriptData: AuditData(audit, findings: findings, name: style.name, style.lines).json)
    page.append("</script>\n<script>")
    page.append(Self.script)
    page.append("</script>\n</body>\n</html>\n")
    page.finish(to: &output)
  }

  // MARK: Parts

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let css = text(PackageResources.page_css)

  /// The parts in the order in which they use each other, in a scope of their own.
  static let script: String = {
    let parts = [
      PackageResources.base_js, PackageResources.structure_js, PackageResources.matrix_js, PackageResources.objects_js, PackageResources.types_js, PackageResources.cost_js,
      PackageResources.hotspots_js, PackageResources.findings_js, PackageResources.main_js,
    ]
    return "\n(() => {\n\"use strict\";\n" + parts.map(text).joined(separator: "\n") + "\n})();\n"
  }()

  /// The style and the script are named by their hashes, so that nothing else on the page can act, whatever a name in it may hold.
  private static func head(_ style: AuditStyle, _ audit: Audit) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(source(css)); script-src \(source(script)) \(source(mark)); base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="Arborist \(pageText(arboristVersion))">
    <title>Audit of \(pageText(style.name))</title>
    <style>\(css)</style>
    <script>\(mark)</script>
    </head>

    """
  }

  /// How the policy names a text that may act: https://www.w3.org/TR/CSP3/#grammardef-hash-source
  private static func source(_ text: String) -> String { "'sha256-\(Data(sha256(Array(text.utf8))).base64EncodedString())'" }

  /// Tells the style that there is a script, before anything is drawn.
  private static let mark = "document.documentElement.classList.add(\"js\")"

  private func header(_ style: AuditStyle, _ audit: Audit, _ findingCount: Int) -> String {
    var tabs = [("overview", "Overview"), ("structure", "Structure"), ("matrix", "Matrix"), ("objects", "Objects"), ("types", "Types"), ("cost", "Cost")]
    if audit.history != nil { tabs.append(("hot-spots", "Hot spots")) }
    tabs.append(("findings", "Findings"))
    let links = tabs.map { id, name in
      "<a href=\"#\(id)\">\(name)\(id == "findings" ? "<span class=\"badge\">\(findingCount)</span>" : "")</a>"
    }
    return """
      <header>
      <a class="brand" href="#overview">\(pageText(style.name))<small>\(pageText(style.date))</small></a>
      <nav class="tabs" aria-label="Screens">\(links.joined())</nav>
      <div class="find" role="search"><input id="search" type="search" placeholder="Find a name" aria-label="Find a component, folder, type or finding" role="combobox" aria-expanded="false" aria-controls="hits" aria-autocomplete="list" autocomplete="off"><kbd aria-hidden="true">/</kbd><ul id="hits" role="listbox" aria-label="Found" hidden></ul></div>
      <button class="keys" id="help-open" aria-label="Keys">?</button>
      </header>

      """
  }

  private func screens(_ audit: Audit) -> String {
    func split(_ id: String, _ name: String) -> String {
      "<section id=\"\(id)\" class=\"split\" aria-label=\"\(name)\"><div class=\"stage\" id=\"\(id)-stage\"></div><aside class=\"side\" id=\"\(id)-side\" aria-label=\"Details\" tabindex=\"-1\"></aside></section>\n"
    }
    return split("structure", "Structure") + split("matrix", "Matrix") + split("objects", "Objects") + split("types", "Types") + split("cost", "Cost")
      + (audit.history == nil ? "" : split("hot-spots", "Hot spots"))
      + "<section id=\"findings\" class=\"two\" aria-label=\"Findings\"><nav class=\"list\" id=\"findings-list\" aria-label=\"All findings\"></nav><article class=\"doc\" id=\"findings-page\"></article></section>\n"
  }

  private static let help = """
    <dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2><dl>
    <dt><kbd>/</kbd></dt><dd>search</dd><dt><kbd>1</kbd> … <kbd>8</kbd></dt><dd>screens</dd><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous</dd><dt><kbd>Enter</kbd></dt><dd>open</dd>
    <dt>arrows</dt><dd>move in the matrix</dd><dt><kbd>Esc</kbd></dt><dd>let go, then one level out</dd><dt><kbd>?</kbd></dt><dd>these keys</dd></dl>
    <p class="dim small">The address tells what is shown: copy it into a pull request.</p><button class="button" id="help-close">Close</button></dialog>

    """
}
