package import Analysis
internal import Facts
package import Graphs

/// Flags types of different components that depend on each other, once per knot.
package struct TypeCycle: Rule {
  package static let descriptor = RuleDescriptor(
    id: "type-cycle",
    summary: "types of different components that depend on each other, directly or in a cycle",
    rationale: """
      Forward declarations, and in Swift the module, let two types know each other though no import shows it. They still can only be \
      understood, tested and reused together. Let one of them not know the other: hand it a value or a closure, or give it a protocol of its own \
      that the other conforms to.

      Every relation counts that a type's own code states: superclasses, protocols, members, captures, creation and mere mentions. There is one finding for each knot, at \
      the cheapest edge to cut; the notes follow a shortest cycle. Types of one component, a file or a header with its implementation, may \
      know each other, and so may a type and what is nested in it. A category or extension in a component of its own stands for itself: it \
      may know others that know the type. Tests do not count.
      """,
    level: nil,
    suppression: .edges(ViewName.types.relations),
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let mentions = graph.ownMentions { graph.isTest($0.location.path) }
    let outermost = graph.outermostTypes()
    let types = graph.folded(mentions) { node in outermost[node].map { graph.entities[$0].id.text } }
    let components = graph.folded(mentions, to: .component)
    func component(of type: Int) -> Int? { outermost[types.members[type][0]].flatMap(components.group(of:)) }

    var knotOf: [Int: Int] = [:]
    for (number, knot) in types.view.knots().enumerated() where Set(knot.map(component(of:))).count > 1 {
      for type in knot { knotOf[type] = number }
    }
    guard !knotOf.isEmpty else { return [] }
    // What is left of each knot when the types of one component are taken as one.
    let parts = graph.folded(mentions) { node in
      guard let type = types.group(of: node), let knot = knotOf[type], let component = component(of: type) else { return nil }
      return "\(knot)/\(components.names[component])"
    }
    let knots = parts.view.knots()
    let prices = CutPrices(graph, parts, .mentions, graph.couplings(byEdgesOf: parts) { _ in true })
    let order = parts.view.cutOrder(among: Array(knots.joined())) { prices.price($0) }
    return knots.map { finding($0, order.arcs(in: $0), prices, outermost) }
  }

  private func finding(_ knot: [Int], _ cuts: [FeedbackArcs.Arc], _ prices: CutPrices, _ outermost: [Graph.Node?]) -> Finding {
    let (graph, parts) = (prices.graph, prices.folded)
    let chief = Dictionary(
      uniqueKeysWithValues: knot.map { part in
        (part, graph.representative(of: parts.members[part].filter { outermost[$0] == $0 }, named: parts.names[part])!)
      })
    let names = chief.mapValues { $0.name }
    func words(_ edge: View.Edge) -> String {
      let fact = graph.facts[edge.fact]
      return "'\(graph.entities[graph.source(of: edge.fact)].name)' \(fact.relation.verb) '\(graph.entities[graph.target(of: edge.fact)].name)'"
    }
    let story = KnotStory(of: knot, prices, names: names, cuts: cuts)
    let sorted = knot.map { names[$0]! }
    return Finding(
      rule: id, message: .dependOnEachOther(sorted, others: story.cutCount - 1, reason: story.reason), location: story.location,
      subjects: knot.map { chief[$0]!.id }, names: sorted, notes: story.notes("step", words), cuts: story.cuts,
      cycle: story.edges({ chief[$0]!.id }, words), way: story.way)
  }
}

extension Graph {
  /// For each type, category and extension of the project the outermost type around it, itself if there is none; nil for everything else.
  fileprivate func outermostTypes() -> [Node?] {
    var container: [Node: Node] = [:]
    for index in facts.indices where facts[index].relation == .contains {
      let (outer, inner) = (source(of: index), target(of: index))
      if outer != inner, entities[outer].kind.isType, container[inner] == nil { container[inner] = outer }
    }
    return entities.indices.map { node in
      let kind = entities[node].kind
      guard !entities[node].isExternal, entities[node].location != nil, kind.isType || kind == .category || kind == .extension else { return nil }
      var top = node
      var steps = 0
      while let next = container[top], !entities[next].isExternal, steps < 100 { (top, steps) = (next, steps + 1) }
      return top
    }
  }
}

extension String {
  fileprivate static func dependOnEachOther(_ names: [String], others: Int, reason: String) -> Self {
    let more = others > 0 ? " and \(counted(others, "other"))" : ""
    return "\(counted(names.count, "type")) depend on each other: \(listed(names)); cheapest to cut here\(more): \(reason)"
  }
}

// MARK: Examples

extension TypeCycle {
  private static let examples: [Example] = [
    Example(
      "two classes that know each other by forward declarations",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      @class PSUser;
      @interface PSFeed : NSObject
      @property (nonatomic, strong) PSUser *owner;  // note: "'PSFeed' holds 'PSUser'"
      - (void)reload;
      @end
      //- PSFeed.m
      #import "PSFeed.h"
      #import "PSUser.h"
      @implementation PSFeed
      - (void)reload {
        [self.owner rename];
        [self.owner rename];
      }
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @class PSFeed;
      @interface PSUser : NSObject
      // expect@+1: type-cycle "2 types depend on each other: 'PSFeed' and 'PSUser'; cheapest to cut here: only 'PSFeed' is used, on 1 line; have it passed in behind a protocol of 'PSUser'"
      @property (nonatomic, weak) PSFeed *feed;
      - (void)rename;
      @end
      //- PSUser.m
      #import "PSUser.h"
      @implementation PSUser
      - (void)rename {}
      @end
      """),
    Example(
      "the same with a protocol of its own for whoever wants to know",
      """
      //- PSFeed.h
      #import <Foundation/Foundation.h>
      #import "PSUser.h"
      @interface PSFeed : NSObject <PSUserObserver>
      @property (nonatomic, strong) PSUser *owner;
      @end
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @class PSUser;
      @protocol PSUserObserver <NSObject>
      - (void)userDidChange:(PSUser *)user;
      @end
      @interface PSUser : NSObject
      @property (nonatomic, weak) id<PSUserObserver> observer;
      @end
      //- main.m
      #import "PSFeed.h"
      """),
    Example(
      "an object that is told whom to hold by the one that creates it",
      """
      //- PSRouter.h
      #import <Foundation/Foundation.h>
      @interface PSRouter : NSObject
      @property (nonatomic, weak) id target;
      @end
      //- PSApp.h
      #import "PSRouter.h"
      @interface PSApp : NSObject
      @property (nonatomic, strong) PSRouter *router;
      @end
      //- PSApp.m
      #import "PSApp.h"
      @implementation PSApp
      - (void)start { self.router.target = self; }
      @end
      """),
    Example(
      "a category that knows what knows the class",
      """
      //- PSUser.h
      #import <Foundation/Foundation.h>
      @interface PSUser : NSObject
      @end
      //- PSCard.h
      #import "PSUser.h"
      @interface PSCard : NSObject
      @property (nonatomic, strong) PSUser *user;
      @end
      //- PSUser+Card.h
      #import "PSCard.h"
      @interface PSUser (Card)
      - (PSCard *)card;
      @end
      //- main.m
      #import "PSUser+Card.h"
      """),
    Example(
      "C++: an engine that knows its car by pointer",
      """
      //- engine.h
      #pragma once
      class Car;
      class Engine {
       public:
        // expect@+1: type-cycle "2 types depend on each other: 'Car' and 'Engine'; cheapest to cut here: only 'Car' is used"
        explicit Engine(Car *car) : car_(car) {}
        void start();
       private:
        Car *car_;
      };
      //- engine.cc
      #include "engine.h"
      #include "car.h"
      void Engine::start() { car_->shake(); }
      //- car.h
      #pragma once
      #include "engine.h"
      class Car {
       public:
        void shake() {}
       private:
        Engine engine_{this};  // note: "'Car' holds 'Engine'"
      };
      //- main.cc
      #include "car.h"
      int main() { Car car; car.shake(); return 0; }
      """),
    Example(
      "C++: an engine that shakes whatever can be shaken",
      """
      //- engine.h
      #pragma once
      class Shakable {
       public:
        virtual ~Shakable() = default;
        virtual void shake() = 0;
      };
      class Engine {
       public:
        explicit Engine(Shakable *mount) : mount_(mount) {}
        void start() { mount_->shake(); }
       private:
        Shakable *mount_;
      };
      //- car.h
      #pragma once
      #include "engine.h"
      class Car : public Shakable {
       public:
        void shake() override {}
       private:
        Engine engine_{this};
      };
      //- main.cc
      #include "car.h"
      int main() { Car car; car.shake(); return 0; }
      """),
    Example(
      "Swift: a model that knows the screen that shows it",
      """
      //- Photo.swift
      final class Photo {
        // expect@+1: type-cycle "2 types depend on each other: 'Photo' and 'PhotoScreen'; cheapest to cut here: only 'PhotoScreen' is used, on 2 lines; have it passed in behind a protocol of 'Photo'"
        weak var screen: PhotoScreen?
        var title = "" { didSet { screen?.update() } }
      }
      //- PhotoScreen.swift
      final class PhotoScreen {
        let photo: Photo  // note: "'PhotoScreen' holds 'Photo'"
        init(photo: Photo) { self.photo = photo }
        func update() { print(photo.title) }
      }
      """),
    Example(
      "Swift: a model that tells whoever listens, with what is nested in a type",
      """
      //- Photo.swift
      final class Photo {
        var changed: () -> Void = {}
        var title = "" { didSet { changed() } }
      }
      //- PhotoScreen.swift
      final class PhotoScreen {
        let photo: Photo
        var style = Style()
        init(photo: Photo) { self.photo = photo }
        func update() {}
      }
      //- PhotoScreen+Style.swift
      extension PhotoScreen {
        struct Style { weak var screen: PhotoScreen? }
      }
      """),
  ]
}
