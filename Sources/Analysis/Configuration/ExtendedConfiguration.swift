internal import Facts

// `extends: other.yml`, `extends: preset:mvc`, or a list of these: this file takes precedence over them.

/// The keys of a configuration and of those that it extends, merged into one list. Every value keeps its own location. An unknown key or an unreadable file is a
/// mistake; the rest is still used.
///
/// A file that several others extend is used once, at its first occurrence. `rules` are merged rule by rule; `opt_in_rules`, `disabled_rules` and `overrides` are
/// appended; every other key replaces the extended one.
func extended(_ text: String, path: String, load: Configuration.Loader, _ mistakes: inout Mistakes) -> [ConfigurationNode.Entry] {
  var chain = ExtendsChain()
  do {
    return try entries(of: text, path: path, load, &chain, &mistakes)
  } catch {
    mistakes.note(error)
    return []
  }
}

private let deepest = 10
private let mostFiles = 100

/// The files that are being read, the outermost first, and all files that were read.
private struct ExtendsChain {
  var open: [String] = []
  var seen: Set<String> = []
}

private func entries(
  of text: String, path: String, _ load: Configuration.Loader, _ chain: inout ExtendsChain, _ mistakes: inout Mistakes
) throws(ConfigurationError) -> [ConfigurationNode.Entry] {
  chain.open.append(path)
  defer { chain.open.removeLast() }
  guard let root = try ConfigurationNode.read(text, path: path), !root.isEmpty else { return [] }
  guard case .map(let own) = root.value else { throw root.expected("keys such as 'rules:'") }
  for entry in own where !Configuration.keys.contains(entry.key) {
    mistakes.note(.unknown("key", entry.key, at: entry.keyLocation, known: Configuration.keys))
  }
  guard let extends = own.first(where: { $0.key == "extends" }) else { return own }
  var all: [ConfigurationNode.Entry] = []
  for node in extends.value.elements {
    do throws(ConfigurationError) {
      all = merged(all, under: try entries(extendedBy: node, path: path, load, &chain, &mistakes))
    } catch {
      mistakes.note(error)
    }
  }
  return merged(all, under: own.filter { $0.key != "extends" })
}

private func entries(
  extendedBy node: ConfigurationNode, path: String, _ load: Configuration.Loader, _ chain: inout ExtendsChain, _ mistakes: inout Mistakes
) throws(ConfigurationError) -> [ConfigurationNode.Entry] {
  let name = try OptionDecoder.decode(String.self, from: node, what: "key")
  if name.hasPrefix(Presets.prefix) {
    guard let text = Presets.texts[String(name.dropFirst(Presets.prefix.count))] else {
      throw .unknown("preset", String(name.dropFirst(Presets.prefix.count)), at: node.location, known: Presets.texts.keys.sorted())
    }
    guard chain.seen.insert(name).inserted else { return [] }
    return try entries(of: text, path: name, load, &chain, &mistakes)
  }
  guard !name.hasPrefix("/"), !name.contains("://") else {
    throw ConfigurationError("'extends' takes a file beside this one, by its relative path, found '\(name)'", at: node.location)
  }
  let other = joined(path, name)
  guard !chain.open.contains(other) else { throw ConfigurationError("'\(name)' extends this file in turn", at: node.location) }
  guard chain.open.count < deepest else { throw ConfigurationError("files extend each other more than \(deepest) deep", at: node.location) }
  guard chain.seen.insert(other).inserted else { return [] }
  guard chain.seen.count <= mostFiles else { throw ConfigurationError("more than \(mostFiles) files are extended", at: node.location) }
  let bytes: [UInt8]?
  do { bytes = try load(other) } catch { throw ConfigurationError("'\(other)' \(error.reason)", at: node.location) }
  guard let bytes else { throw ConfigurationError("no file '\(other)'", at: node.location) }
  return try entries(of: try Configuration.text(of: bytes, path: other), path: other, load, &chain, &mistakes)
}

private func merged(_ base: [ConfigurationNode.Entry], under own: [ConfigurationNode.Entry]) -> [ConfigurationNode.Entry] {
  var merged = base
  for entry in own {
    guard let index = merged.firstIndex(where: { $0.key == entry.key }) else {
      merged.append(entry)
      continue
    }
    switch (entry.key, merged[index].value.value, entry.value.value) {
    case ("rules", .map(let others), .map(let entries)):
      let says = Set(entries.map(\.key))
      merged[index].value = ConfigurationNode(value: .map(others.filter { !says.contains($0.key) } + entries), location: entry.value.location)
    case ("opt_in_rules", _, _), ("disabled_rules", _, _), ("overrides", _, _):
      merged[index].value = ConfigurationNode(value: .list(merged[index].value.elements + entry.value.elements), location: entry.value.location)
    default:
      merged[index] = entry
    }
  }
  return merged
}

extension ConfigurationNode {
  /// The items of a list; a single value counts as a list of one.
  fileprivate var elements: [ConfigurationNode] {
    if case .list(let nodes) = value { return nodes }
    return isEmpty ? [] : [self]
  }
}

/// A path relative to the folder of a file.
private func joined(_ file: String, _ name: String) -> String {
  var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
  for part in name.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != "..", !last.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
  }
  return parts.joined(separator: "/")
}
