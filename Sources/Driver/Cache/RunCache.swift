import Analysis
import Facts
import Foundation
import Projects

/// The cached results of whole runs: what the units of a project contain, the facts of all of them together, and the findings of rules.
struct RunCache {
  let units: UnitCache
  private let folder: CacheFolder?
  private let project: Project
  private let readers: Digest

  /// With a folder, or with the shards of other processes, or with both. Shards have what units contain and nothing else, and are asked first.
  init(_ folder: CacheFolder?, _ project: Project, readers: Digest, shards: [any UnitStore] = []) {
    self.folder = folder
    self.project = project
    self.readers = readers
    units = UnitCache(shards + (folder.map { [FolderOfUnits(folder: $0, readers: readers)] } ?? []), project.context)
  }

  /// The facts of the project, and their key.
  struct KnownFacts {
    let facts: ProjectFacts
    let key: Digest
  }

  // MARK: Facts

  /// The facts of all units together, if all units are known and were merged before. `known` is in the order of the project's units.
  func facts(of known: [UnitCache.Known?]) -> KnownFacts? {
    let digests = known.map { $0?.digest }
    guard let key = key(of: digests), let entry = folder?.read(.projects, key) else { return nil }
    var reader = BinaryReader(entry)
    do {
      let boundTo = try reader.optionalText()
      guard boundTo == nil || boundTo == project.context.root else { return nil }
      // Headers that no unit included are read by themselves, and their content counts as well.
      let missed = try reader.list { (reader) throws(BinaryReader.Damaged) in
        (unit: try TranslationUnit(binaryForm: try reader.rawBytes()), digest: try reader.digest())
      }
      for (unit, digest) in missed where units.find(unit)?.digest != digest { return nil }
      var own = BinaryReader(try reader.rawBytes())
      return KnownFacts(facts: try ProjectFacts(&own), key: self.key(key, boundTo: boundTo))
    } catch {
      return nil
    }
  }

  /// Keeps the facts if every unit will be known the next time. Returns the key; nil if nothing was kept.
  func keep(_ facts: ProjectFacts, _ answers: UnitAnswers) -> Digest? {
    guard let folder, let key = key(of: answers.digests) else { return nil }
    let bytes = facts.binaryForm
    // A name that contains an absolute path, such as that of an unnamed type, is only valid there.
    let boundTo = holds(bytes, Array(project.context.root.utf8)) ? project.context.root : nil
    var writer = BinaryWriter()
    writer.write(boundTo)
    var missed: [(unit: TranslationUnit, digest: Digest)] = []
    for (unit, digest) in answers.missed {
      guard let digest else { return nil }
      missed.append((unit, digest))
    }
    writer.write(missed) { writer, missed in
      writer.write(bytes: missed.unit.binaryForm)
      writer.write(missed.digest)
    }
    // Texts are numbered from the beginning of a form.
    writer.write(bytes: bytes)
    folder.write(.projects, key, writer.bytes)
    return self.key(key, boundTo: boundTo)
  }

  private func key(_ key: Digest, boundTo root: String?) -> Digest { root.map { Digest(of: key.bytes + Array($0.utf8)) } ?? key }

  /// Made of the programs, of what is known about the project before parsing, and of what its units contain.
  private func key(of digests: [Digest?]) -> Digest? {
    var bytes = readers.bytes + project.digest.bytes
    for digest in digests {
      guard let digest else { return nil }
      bytes += digest.bytes
    }
    return Digest(of: bytes)
  }

  // MARK: Findings

  /// The findings of the rules for these facts and a configuration.
  func judgement(of facts: Digest, _ settings: ConfigurationFile) -> Judgement? {
    folder?.read(.findings, key(facts, settings)).flatMap { try? JSONDecoder().decode(Judgement.self, from: Data($0)) }
  }

  func keep(_ judgement: Judgement, of facts: Digest, _ settings: ConfigurationFile) {
    guard let folder, let bytes = try? JSONEncoder().encode(judgement) else { return }
    folder.write(.findings, key(facts, settings), [UInt8](bytes))
  }

  /// The metrics of the graph with these facts, and with what the configuration declares and comments suppress.
  func metrics(of facts: Digest, _ settings: ConfigurationFile) -> some KeptMetrics {
    MetricsEntry(folder: folder, key: Digest(of: key(facts, settings).bytes + Array("metrics".utf8)))
  }

  private struct MetricsEntry: KeptMetrics {
    let folder: CacheFolder?
    let key: Digest

    func find() -> Metrics? { folder?.read(.findings, key).flatMap { try? JSONDecoder().decode(Metrics.self, from: Data($0)) } }

    func keep(_ metrics: Metrics) {
      guard let folder, let bytes = try? JSONEncoder().encode(metrics) else { return }
      folder.write(.findings, key, [UInt8](bytes))
    }
  }

  private func key(_ facts: Digest, _ settings: ConfigurationFile) -> Digest {
    var writer = BinaryWriter()
    writer.write(facts)
    writer.write(settings.digest)
    writer.write(project.remarks) { writer, remark in
      writer.write(remark.text)
      writer.write(remark.location)
      writer.write(remark.nextLine ?? 0)
    }
    writer.write(project.targets) { $0.write($1) }
    return Digest(of: writer.bytes)
  }

  /// Makes room after a run that kept something.
  func prune() { folder?.prune() }
}

extension Project {
  /// Made of everything that affects the merged facts, independent of the project's location.
  fileprivate var digest: Digest {
    var writer = BinaryWriter()
    var context = context
    context.root = ""
    writer.write(bytes: context.binaryForm)
    writer.write(context.declared.swiftNames.sorted { $0.key.byteOrder(to: $1.key) < 0 }) {
      $0.write($1.key); $0.write($1.value)
    }
    writer.write(selected != nil)
    writer.write(selected ?? []) { $0.write($1) }
    let root = self.context.root
    writer.write(units) { $0.write(bytes: $1.withoutPlace(of: root).binaryForm) }
    writer.write(imports) { writer, directive in
      for text in [directive.path, directive.spelling, directive.form.rawValue] { writer.write(text) }
      writer.write(directive.line)
      writer.write(directive.condition)
      writer.write(directive.resolved)
      writer.write(directive.isMissing)
    }
    writer.write(problems) { $0.write($1) }
    writer.write(interfaces) { writer, object in
      writer.write(object.className)
      writer.write(object.module)
      writer.write("\(object.life)")
      writer.write(object.screens != nil)
      writer.write(object.screens?.sorted() ?? []) { $0.write($1) }
      writer.write(object.location)
    }
    writer.write(resources) { $0.write($1) }
    // The targets with a resource decide which class it means. The targets that depend on code decide whether only entry points of programs can reach it.
    writer.write(targets) { writer, target in
      writer.write(target)
      writer.write(target.settings.infoPlist)
    }
    return Digest(of: writer.bytes)
  }
}

extension BinaryWriter {
  /// What rules know about a target.
  fileprivate mutating func write(_ target: Target) {
    for text in [target.name, target.module, target.product.rawValue, target.system.rawValue, target.manifest] { write(text) }
    write(target.line)
    for texts in [target.platforms, target.sources, target.missingSources, target.headers, target.resources, target.products] { write(texts) { $0.write($1) } }
    write(target.dependencies) { writer, dependency in
      for text in [dependency.name, dependency.kind.rawValue, dependency.manifest ?? ""] { writer.write(text) }
      writer.write(dependency.line)
    }
  }
}
