import Facts

/// A header of the project that an import brings without naming it.
struct BroughtHeader: Equatable {
  /// The index of the import in its file.
  let place: Int
  /// The index of the header's file.
  let header: Int
}

/// What the imports of one file bring beside what they name: `@import Kit` the header that gathers Kit's others, and `App-Swift.h` the bridging header of its target, or
/// that same header of a framework. Without it, nothing that the generated header mentions would be declared. O(imports).
func broughtHeaders(
  by imports: [LexicalScan.RawImport], _ resolutions: [ImportResolver.Resolution], in file: Int, _ resolver: ImportResolver, _ targets: ProjectTargets
) -> [BroughtHeader] {
  imports.indices.flatMap { place -> [BroughtHeader] in
    let found = imports[place]
    if found.form == .module { return resolver.umbrella(of: found.spelling, importedBy: file).map { [BroughtHeader(place: place, header: $0)] } ?? [] }
    guard resolutions[place].file == nil, let module = GeneratedHeaders.module(named: found.spelling) else { return [] }
    let builders = targets.targets.filter { $0.module == module }
    let bridges = Set(builders.compactMap(\.settings.bridgingHeader)).sorted(by: isBefore).compactMap(resolver.index.file(at:))
    let headers = bridges.isEmpty && builders.contains { $0.product == .framework } ? resolver.umbrella(of: module, importedBy: file).map { [$0] } ?? [] : bridges
    return headers.filter { $0 != file }.map { BroughtHeader(place: place, header: $0) }
  }
}
