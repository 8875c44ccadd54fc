import Facts
import Foundation

/// The declarations of a project's Core Data models, for the version of each model that is in use.
struct DataModels {
  private(set) var resources: [Resource] = []
  private(set) var models: [ManagedModel] = []
  private(set) var problems: [Problem] = []

  /// `contents` are the files of that name in `*.xcdatamodel`; `old` those in the former binary form; `current` are the `.xccurrentversion` files next to versions. All relative to the root. O(bytes).
  init(_ contents: [String], old: [String] = [], current: [String], root: String, limit: Int) {
    let versions = Dictionary(current.map { (PathKey(folder(of: $0)), $0) }, uniquingKeysWith: { first, _ in first })
    let readable = Set(contents.map { PathKey(Self.bundle(of: $0)) })
    for path in old where !readable.contains(PathKey(Self.bundle(of: path))) {
      problems.append(Problem(.unreadable, path, "the data model is in the binary form of old versions of Xcode; its entities are not known. Save it again in Xcode"))
    }
    for (bundle, paths) in Dictionary(grouping: contents, by: { PathKey(Self.bundle(of: $0)) }).sorted(by: { isBefore($0.key.text, $1.key.text) }) {
      let named = versions[bundle].flatMap { currentVersion($0, root, limit) }
      guard let path = Self.used(paths, named, stem: stem(of: lastComponent(of: bundle.text))) else { continue }
      switch readSource(root + "/" + path, limit: limit) {
      case .failure(let failure): problems.append(Problem(failure.kind, path, "the data model \(failure.message); its entities are not known. \(failure.step)"))
      case .success(let bytes):
        do throws(UnreadableXML) {
          let model = try DataModel(bytes, path: path)
          var resource = Resource(path, lines: bytes.count { $0 == UInt8(ascii: "\n") }, isExternal: Provenance.externalFolder(of: path) != nil, facts: model.facts)
          resource.generated = model.generated
          resources.append(resource)
          models.append(model.model)
          problems += model.problems
        } catch {
          problems.append(Problem(.unreadable, path, "the data model \(error.message); its entities are not known. Save it again in Xcode"))
        }
      }
    }
  }

  /// `Feed.xcdatamodeld` with its versions, or a model without versions.
  private static func bundle(of path: String) -> String {
    let model = folder(of: path)
    return folder(of: model).hasSuffix(".xcdatamodeld") ? folder(of: model) : model
  }

  /// The version that a file names; nil if it names none, or can't be read.
  private mutating func currentVersion(_ path: String, _ root: String, _ limit: Int) -> String? {
    guard case .success(let bytes) = readFile(root + "/" + path, limit: limit) else { return nil }
    do throws(UnreadablePropertyList) { return (try propertyList(bytes) as? [String: Any])?["_XCCurrentVersionName"] as? String } catch {
      problems.append(Problem(.unreadable, path, "the file \(error.message); which version of the model is used is a guess. Choose it again in Xcode"))
      return nil
    }
  }

  /// The version that a file names; else the one with the model's name; else the last. Nil if the named version is not among them: it may be in a binary format.
  private static func used(_ paths: [String], _ named: String?, stem name: String) -> String? {
    func version(_ name: String) -> String? { paths.first { isSamePath(lastComponent(of: folder(of: $0)), name) } }
    if let named { return version(named) }
    return version(name + ".xcdatamodel") ?? paths.max(by: isBefore)
  }
}
