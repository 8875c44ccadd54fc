package import Analysis
package import Facts
package import Graphs

/// Flags what goes against the layers that the project declares.
package struct LayerViolation: Rule {
  package static let descriptor = RuleDescriptor(
    id: "layer-violation",
    summary: "a dependency against the declared layers",
    rationale: """
      Layers say which part of a project may know which: each may use itself and what stands below it. As long as that holds, the lower \
      layers can be understood, tested and moved to another target without the upper ones. One edge upward and this is over: values bubble \
      up to the screens, screens are dragged down into the model.

      Layers are listed from the top down under `layers:` in `.arborist.yml`, each with `paths`, `modules` or `names` that select what belongs \
      to it; the first layer that selects something has it. In a layer that is `independent`, what different entries select may not know each \
      other; a layer that is `closed` may not be skipped. Imports count, and so does whatever is mentioned without one; conditional imports \
      count too. There is one finding for each pair of components, at the import.
      """,
    level: .error,
    options: [
      .init("exhaustive", "Whether it is an error that a file belongs to no layer."),
      .init("layers", "The layers from the top down; written under the key `layers:` at the top of the file."),
      .init("relations", "The relations that count: " + counted.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."),
    ],
    examples: [
      Example("a model that knows a screen", """
        //- .arborist.yml
        layers:
          - {name: Screens, paths: [Screens/**]}
          - {name: Model, paths: [Model/**]}
        //- Model/PSComment.h
        #import <Foundation/Foundation.h>
        @interface PSComment : NSObject
        - (void)show;
        @end
        //- Model/PSComment.m
        #import "PSComment.h"
        // expect@+1: layer-violation "'Model' may not know 'Screens' above it: 'PSComment.m' imports 'PSCommentViewController.h'; let 'Model' declare a protocol that 'Screens' implements"
        #import "../Screens/PSCommentViewController.h"
        @implementation PSComment
        - (void)show {
          PSCommentViewController *screen = [[PSCommentViewController alloc] init];  // note: "mentions 'PSCommentViewController'"
          screen.title = @"Comment";
        }
        @end
        //- Screens/PSCommentViewController.h
        #import <UIKit/UIKit.h>
        #import "../Model/PSComment.h"
        @interface PSCommentViewController : UIViewController
        @property (nonatomic, strong) PSComment *comment;
        @end
        //- Screens/PSCommentViewController.m
        #import "PSCommentViewController.h"
        @implementation PSCommentViewController
        @end
        """),
      Example("the same with a protocol of the model's own", """
        //- .arborist.yml
        layers:
          - {name: Screens, paths: [Screens/**]}
          - {name: Model, paths: [Model/**]}
        //- Model/PSComment.h
        #import <Foundation/Foundation.h>
        @class PSComment;
        @protocol PSCommentPresenter <NSObject>
        - (void)present:(PSComment *)comment;
        @end
        @interface PSComment : NSObject
        - (void)showWith:(id<PSCommentPresenter>)presenter;
        @end
        //- Model/PSComment.m
        #import "PSComment.h"
        @implementation PSComment
        - (void)showWith:(id<PSCommentPresenter>)presenter { [presenter present:self]; }
        @end
        //- Screens/PSCommentViewController.h
        #import <UIKit/UIKit.h>
        #import "../Model/PSComment.h"
        @interface PSCommentViewController : UIViewController <PSCommentPresenter>
        @end
        //- Screens/PSCommentViewController.m
        #import "PSCommentViewController.h"
        @implementation PSCommentViewController
        - (void)present:(PSComment *)comment {}
        @end
        """),
      Example("a forward declaration hides nothing", """
        //- .arborist.yml
        layers:
          - {name: Screens, names: ["*ViewController"]}
          - {name: Model, names: [PSUser]}
        //- PSUser.h
        #import <Foundation/Foundation.h>
        @class PSUserViewController;
        @interface PSUser : NSObject
        @property (nonatomic, weak) PSUserViewController *screen;  // expect: layer-violation "'PSUser.h' mentions 'PSUserViewController'"
        @end
        //- PSUserViewController.h
        #import <UIKit/UIKit.h>
        @interface PSUserViewController : UIViewController
        @end
        //- main.m
        #import "PSUserViewController.h"
        #import "PSUser.h"
        """),
      Example("siblings of an independent layer know each other", """
        //- .arborist.yml
        layers:
          - {name: Features, paths: [Feed/**, Profile/**], independent: true}
          - {name: Model, paths: [Model/**]}
        //- Model/PSUser.h
        #import <Foundation/Foundation.h>
        @interface PSUser : NSObject
        @end
        //- Feed/PSFeed.h
        #import "../Model/PSUser.h"
        #import "../Profile/PSProfile.h"  // expect: layer-violation "'Feed/**' may not know 'Profile/**' beside it in 'Features'"
        @interface PSFeed : NSObject
        @property (nonatomic, strong) PSProfile *profile;
        @end
        //- Profile/PSProfile.h
        #import "../Model/PSUser.h"
        @interface PSProfile : NSObject
        @property (nonatomic, strong) PSUser *user;
        @end
        //- Feed/PSFeed.m
        #import "PSFeed.h"
        """),
      Example("C: past a closed layer", """
        //- .arborist.yml
        layers:
          - {name: commands, paths: commands}
          - {name: store, paths: store, closed: true}
          - {name: disk, paths: disk}
        //- disk/page.h
        #pragma once
        int page_read(int number);
        //- store/store.h
        #pragma once
        #include "../disk/page.h"
        static inline int store_get(int key) { return page_read(key / 64); }
        //- commands/get.c
        #include "../store/store.h"
        #include "../disk/page.h"  // expect: layer-violation "'commands' may not reach past 'store' to 'disk': 'get.c' imports 'page.h'; go through 'store'"
        int get(int key) { return store_get(key) + page_read(0); }
        """),
      Example("C++: an enumeration that belongs further down", """
        //- .arborist.yml
        layers:
          - {name: ui, paths: [ui/**]}
          - {name: core, paths: [core/**]}
        //- ui/theme.h
        #pragma once
        enum class Theme { light, dark };
        //- core/settings.h
        #pragma once
        #include "../ui/theme.h"  // expect: layer-violation "move 'Theme' down to 'core'"
        class Settings {
         public:
          Theme theme = Theme::light;
        };
        //- ui/main.cc
        #include "../core/settings.h"
        int main() { Settings settings; return settings.theme == Theme::dark; }
        """),
      Example("C++: down is the way to go, and what is in no layer is free", """
        //- .arborist.yml
        layers:
          - {name: ui, paths: [ui/**]}
          - {name: core, paths: [core/**]}
        //- core/settings.h
        #pragma once
        class Settings {};
        //- ui/window.cc
        #include "../core/settings.h"
        #include "../tools/log.h"
        int main() { Settings settings; log_line(); return 0; }
        //- tools/log.h
        #pragma once
        inline void log_line() {}
        """),
      Example("a file in no layer, when every file should be in one", """
        //- .arborist.yml
        layers:
          - {name: core, paths: [core/**]}
        rules:
          layer-violation: {exhaustive: true}
        //- core/settings.c
        int settings;
        //- tools/log.c
        // expect@-1: layer-violation "1 file in 'tools' belongs to no layer: 'log.c'"
        int log_line;
        """),
    ])

  /// From the top down.
  package var layers: [Layer] = []
  /// Whether it is an error that a file belongs to no layer.
  package var exhaustive = false
  /// The relations that count.
  package var relations = Self.counted

  private static let counted: [Relation] = [.imports, .inherits, .conforms, .extends, .holds, .captures, .creates, .uses]

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    guard !layers.isEmpty else { return [] }
    let places = Places(layers, graph)
    let components = graph.folded(graph.view(.imports), to: .component)
    let manifold = graph.filesOfManifold()

    var violations: [GroupPair: Violation] = [:]
    for index in graph.facts.indices {
      let fact = graph.facts[index]
      // No line of a file states what its prefix header imports.
      guard relations.contains(fact.relation), !fact.details.flags.contains(.implicit),
        // Written in a category of another folder, a fact about a type is that folder's doing.
        let file = graph.file(at: fact.location.path), !graph.entities[file].isExternal,
        let from = components.group(of: file), let to = components.group(of: graph.target(of: index)), from != to,
        let source = places[file] ?? places[graph.source(of: index)], let target = places[graph.target(of: index)],
        let breach = breach(from: source, to: target),
        // One name in several files: whose it is, is not known, so all of them must be out of bounds.
        manifold[graph.target(of: index), default: []].allSatisfy({ file in places[file].flatMap { self.breach(from: source, to: $0) } != nil })
      else { continue }
      violations[GroupPair(from, to), default: Violation(breach: breach)].facts.append(index)
    }
    let needs = graph.needs(in: components) { violations[$0] != nil }
    let pairs = violations.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    return pairs.map { finding(violations[$0]!, $0, needs[$0], components, graph) } + (exhaustive ? strays(places, graph) : [])
  }

  private func breach(from source: Places.Place, to target: Places.Place) -> Breach? {
    if target.layer < source.layer { return .upward(from: layers[source.layer].name, to: layers[target.layer].name) }
    if target.layer == source.layer {
      guard layers[source.layer].independent, source.entry != target.entry else { return nil }
      return .sideways(from: source.entry, to: target.entry, in: layers[source.layer].name)
    }
    let skipped = layers[(source.layer + 1)..<target.layer].first(where: \.closed)
    return skipped.map { .past($0.name, from: layers[source.layer].name, to: layers[target.layer].name) }
  }

  fileprivate enum Breach {
    case upward(from: String, to: String)
    case sideways(from: String, to: String, in: String)
    case past(String, from: String, to: String)
  }

  private struct Violation {
    let breach: Breach
    var facts: [Int] = []
  }

  private func finding(_ violation: Violation, _ pair: GroupPair, _ need: Need?, _ components: FoldedGraph, _ graph: Graph) -> Finding {
    // Imports first, those of headers before others; then what weighs most.
    let facts = violation.facts.sorted { a, b in
      func key(_ index: Int) -> (Int, Int) { (Int(graph.facts[index].relation.order), Graph.isHeader(graph.facts[index].location.path) ? 0 : 1) }
      return key(a) == key(b) ? graph.facts[a].location < graph.facts[b].location : key(a) < key(b)
    }
    // One note a line, and none for the line that the finding is at.
    var seen: Set<SourceLocation> = []
    let lines = facts.filter { seen.insert(line(graph.facts[$0])).inserted }
    return Finding(
      rule: id,
      message: .breach(violation.breach, statement(lines[0], graph), advice(violation.breach, need, graph)),
      location: graph.facts[lines[0]].location,
      subjects: [representative(pair.source, components, graph), representative(pair.target, components, graph)],
      names: [fileName(components.names[pair.source]), fileName(components.names[pair.target])],
      notes: lines.dropFirst().prefix(5).map { Finding.Note(statement($0, graph), at: graph.facts[$0].location) })
  }

  private func line(_ fact: Fact) -> SourceLocation { SourceLocation(fact.location.path, line: fact.location.line) }

  private func statement(_ index: Int, _ graph: Graph) -> String {
    let fact = graph.facts[index]
    let target = graph.entities[graph.target(of: index)]
    return .statement(
      fileName(fact.location.path), isImport: fact.relation == .imports, target.kind == .file ? fileName(target.id.text) : target.name)
  }

  /// The shortest way to obey, from what is really needed.
  private func advice(_ breach: Breach, _ need: Need?, _ graph: Graph) -> String {
    switch breach {
    case .past(let skipped, _, _): return .goThrough(skipped)
    case .sideways: return need == nil ? .nothingUsed : .moveBelowBoth
    case .upward(let from, let to):
      guard let need else { return .nothingUsed }
      let entities = need.entities.map { graph.entities[$0] }
      let isAboutObjects = entities.contains { $0.kind == .class || $0.kind == .category || $0.kind == .extension }
      return isAboutObjects ? .invert(from, to) : .moveDown(entities.map(\.name), to: from)
    }
  }

  private func representative(_ group: Int, _ components: FoldedGraph, _ graph: Graph) -> EntityID {
    let files = components.members[group].filter { graph.entities[$0].kind == .file }.map { graph.entities[$0].id }
    return files.first { Graph.isHeader($0.text) } ?? files.first ?? EntityID(components.names[group])
  }

  // MARK: Exhaustive

  private func strays(_ places: Places, _ graph: Graph) -> [Finding] {
    var byFolder: [String: [String]] = [:]
    for (node, entity) in graph.entities.enumerated() where entity.kind == .file && !entity.isExternal && places[node] == nil {
      let folder = entity.id.text.split(separator: "/").dropLast().joined(separator: "/")
      byFolder[folder.isEmpty ? "." : folder, default: []].append(entity.id.text)
    }
    return byFolder.keys.sorted().map { folder in
      let files = byFolder[folder]!
      return Finding(
        rule: id, message: .inNoLayer(files.map(fileName), folder), location: SourceLocation(files[0]), subjects: [EntityID(folder)],
        names: [folder])
    }
  }
}

private func fileName(_ path: String) -> String {
  path.hasPrefix("<") ? path : path.split(separator: "/").last.map(String.init) ?? path
}

/// Which layer everything belongs to.
private struct Places {
  struct Place {
    let layer: Int
    /// The entry of the layer's selectors that selects it.
    let entry: String
  }
  private var places: [Place?]

  subscript(node: Graph.Node) -> Place? { places[node] }

  init(_ layers: [Layer], _ graph: Graph) {
    let selectors = layers.map(Selectors.init)
    func place(path: String?, module: String?, name: String) -> Place? {
      for (layer, selectors) in selectors.enumerated() {
        if let entry = selectors.entry(path: path, module: module, name: name) { return Place(layer: layer, entry: entry) }
      }
      return nil
    }
    places = graph.entities.indices.map { node in
      let entity = graph.entities[node]
      let path = graph.path(of: node)
      let file = place(path: path, module: Places.module(of: entity), name: path.map(Places.stem) ?? "")
      if entity.kind == .file || entity.kind == .module { return file }
      return place(path: path, module: Places.module(of: entity), name: entity.name) ?? file
    }
  }

  /// Of `<UIKit/UIKit.h>`, which is known by name only, the framework.
  private static func module(of entity: Entity) -> String? {
    if let module = entity.module { return module }
    if entity.kind == .module { return entity.name }
    guard entity.kind == .file, entity.id.text.hasPrefix("<"), let slash = entity.id.text.firstIndex(of: "/") else { return nil }
    return String(entity.id.text[..<slash].dropFirst())
  }

  private static func stem(_ path: String) -> String {
    let name = fileName(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private struct Selectors {
    private let paths: [(text: String, glob: Glob)]
    private let modules: [String]
    private let names: [(text: String, glob: Glob)]

    init(_ layer: Layer) {
      paths = layer.paths.map { ($0, Glob($0)) }
      modules = layer.modules
      names = layer.names.map { ($0, Glob($0)) }
    }

    func entry(path: String?, module: String?, name: String) -> String? {
      if let path, let entry = paths.first(where: { $0.glob.matches(path) }) { return entry.text }
      if let module, modules.contains(module) { return module }
      return names.first { $0.glob.matches(name) }?.text
    }
  }
}

extension String {
  fileprivate static func breach(_ breach: LayerViolation.Breach, _ statement: String, _ advice: String) -> Self {
    let rule =
      switch breach {
      case .upward(let from, let to): "'\(from)' may not know '\(to)' above it"
      case .sideways(let from, let to, let layer): "'\(from)' may not know '\(to)' beside it in '\(layer)'"
      case .past(let skipped, let from, let to): "'\(from)' may not reach past '\(skipped)' to '\(to)'"
      }
    return "\(rule): \(statement); \(advice)"
  }

  fileprivate static func statement(_ source: String, isImport: Bool, _ target: String) -> Self {
    "'\(source)' \(isImport ? "imports" : "mentions") '\(target)'"
  }

  fileprivate static func goThrough(_ layer: String) -> Self { "go through '\(layer)'" }
  fileprivate static var nothingUsed: Self { "nothing of it seems to be used, so the import can go" }
  fileprivate static var moveBelowBoth: Self { "move what both need to a layer below" }

  fileprivate static func moveDown(_ names: [String], to layer: String) -> Self { "move \(listed(names, limit: 3)) down to '\(layer)'" }

  fileprivate static func invert(_ lower: String, _ upper: String) -> Self {
    "let '\(lower)' declare a protocol that '\(upper)' implements, or move what both need below"
  }

  fileprivate static func inNoLayer(_ files: [String], _ folder: String) -> Self {
    "\(counted(files.count, "file")) in '\(folder)' \(files.count == 1 ? "belongs" : "belong") to no layer: \(listed(files))"
  }
}
