package import Analysis
internal import Facts
package import Graphs
internal import Platform

/// Flags values that a view controller keeps for itself and that change when somebody touches something.
package struct ViewStateInController: Rule {
  package static let descriptor = RuleDescriptor(
    id: "view-state-in-controller",
    summary: "values of a view controller that change with what somebody does, and that no model knows",
    rationale: """
      The model is said to be the truth that the screen shows, but what a controller keeps for itself, which rows are left after a search, which mode is \
      on, is on the screen too. It is lost when the controller is, nothing can log, restore or undo it, no test can see it, and a second \
      screen that needs it has to be wired to the first. Everything that can change and is seen is a model: let the action change one, and let the \
      controller show what that model says when it notifies.

      What counts: a stored value that can change, of a class that is a view controller: a number, a text or another value of the platform, a \
      type that the controller declares itself, or a collection of these; and the edit mode that every view controller has; no objects, and no value of a type that stands elsewhere, for that is \
      a model already. It is assigned in a view action, which is an `@IBAction`, a target's action or a delegate's callback that a touch brings \
      about, or in an own method or observer that runs then. And neither before it nor after it does that action tell anybody: it assigns to nothing of, and \
      calls no method with a verb of change on, an object of the project that is neither a view nor a controller, and calls no delegate and no closure that \
      the controller was given. A flag that is on only while the action runs is no state. What only notifications, initialisers or `viewDidLoad` \
      assign is a copy of something known elsewhere.
      """,
    level: nil,
    examples: examples)

  package init() {}

  package func check(_ graph: Graph) -> [Finding] {
    let family = Family(graph)
    let models = Models(graph, family)
    let methods = graph.methodsOfTypes()
    let values = graph.changingValues(family)
    return methods.keys.sorted().compactMap { node in
      let type = graph.entities[node]
      guard !type.isExternal, family.roles(of: node).contains(.viewController) else { return nil }
      let own = values[node] ?? [:]
      var changes: [String: (method: String, location: SourceLocation)] = [:]
      let functions = Set(methods[node]!.map(\.baseName))
      for response in Response.all(of: type, methods[node]!) {
        let steps = response.steps.map(\.step)
        if steps.contains(where: { models.isChanged(by: $0) || tells($0, type, functions, graph, family) }) { continue }
        for step in steps {
          guard let member = step.memberChanged(of: type), own[member] != nil || isEditMode(member), !isPassing(member, steps) else { continue }
          if let known = changes[member], known.location <= step.location { continue }
          changes[member] = (response.method.name, step.location)
        }
      }
      // What is inherited is declared nowhere here.
      func place(_ member: String) -> SourceLocation { own[member]?.location ?? changes[member]!.location }
      let members = changes.keys.sorted { (place($0), $0) < (place($1), $1) }
      guard let first = members.first else { return nil }
      return Finding(
        rule: id, message: .unknown(members, type.name), location: place(first), subjects: [type.id], names: [type.name],
        notes: members.prefix(5).map { Finding.Note("'\($0)' changes in '\(changes[$0]!.method)'", at: changes[$0]!.location) })
    }
  }
}

/// Whether a step tells somebody: a delegate, or a closure that is a member.
private func tells(_ step: Method.Step, _ type: Entity, _ functions: Set<String>, _ graph: Graph, _ family: Family) -> Bool {
  guard step.kind == .calls, let object = step.object, let node = graph.node(object) else { return false }
  // In Objective-C a getter has the name of the block that it gets.
  if object == type.id { return !(step.name.hasSuffix(")") && functions.contains(step.baseName)) && graph.hasFunction(step.baseName, in: node) }
  return graph.entities[node].kind == .protocol && !graph.entities[node].isExternal && family.roles(of: node).isEmpty
}

/// On and off again in one block.
private func isPassing(_ member: String, _ steps: [Method.Step]) -> Bool {
  let own = steps.filter { $0.name == member && $0.kind.isOwnAssignment }
  return own.contains { on in on.kind == .turnsOn && own.contains { $0.kind == .turnsOff && $0.location.path == on.location.path && $0.block == on.block } }
}

/// Whether a member is the mode that every view controller has.
private func isEditMode(_ member: String) -> Bool { member == "isEditing" || member == "editing" }

extension Method.Step {
  /// The own member that it assigns, or whose setter it calls by the platform's name.
  fileprivate func memberChanged(of type: Entity) -> String? {
    if kind.isOwnAssignment { return name }
    guard kind == .calls, object == type.id else { return nil }
    return switch name {
    case "setEditing(_:animated:)": "isEditing"
    case "setEditing:animated:": "editing"
    default: nil
    }
  }
}

extension Method.Step.Kind {
  fileprivate var isOwnAssignment: Bool {
    switch self {
    case .clears, .turnsOn, .turnsOff, .assigns: true
    case .changes, .calls: false
    }
  }
}

extension Graph {
  /// Whether a type stores a closure or a block in a member of this name.
  fileprivate func hasFunction(_ member: String, in node: Node) -> Bool {
    edges.edges(from: node).contains { edge in
      edges.relation(of: edge) == .holds && ["function", "block"].contains(entities[edges.target(of: edge)].name)
        && edges.facts(of: edge).contains { facts[$0].details.member == member }
    }
  }

  /// The stored members of each type that are values and can change, with the fact that declares them.
  fileprivate func changingValues(_ family: Family) -> [Node: [String: Fact]] {
    var found: [Node: [String: Fact]] = [:]
    var objects: [Node: Set<String>] = [:]
    for index in facts.indices where facts[index].relation == .holds {
      let (details, type) = (facts[index].details, source(of: index))
      guard let member = details.member, details.flags.contains(.mutable), details.flags.isDisjoint(with: [.isStatic, .promised]) else { continue }
      let held = entities[target(of: index)]
      let isOwn = held.isExternal || held.name.hasPrefix(entities[type].name + ".")
      let isValue = isOwn && (details.ownership == .value || details.ownership == .copy && family.roles(of: target(of: index)).contains(.value))
      if isValue {
        if found[type]?[member] == nil { found[type, default: [:]][member] = facts[index] }
      } else {
        objects[type, default: []].insert(member)
      }
    }
    // A dictionary from numbers to objects is no value.
    for (type, members) in objects { for member in members { found[type]?[member] = nil } }
    return found
  }
}

extension String {
  fileprivate static func unknown(_ members: [String], _ type: String) -> Self {
    "\(listed(members)) of '\(type)' \(members.count == 1 ? "changes" : "change") with what somebody does and no model knows; let the action change a model that the controller observes"
  }
}

// MARK: Examples

extension ViewStateInController {
  private static let examples: [Example] = [
    Example(
      "the rows that a search leaves, in Swift",
      """
      //- Search.swift
      import UIKit
      class SearchScreen: UIViewController, UISearchBarDelegate {
        var rows = ["a", "b"]  // expect: view-state-in-controller "'rows' and 'isReversed' of 'SearchScreen' change with what somebody does and no model knows"
        private var isReversed = false
        let all = ["a", "b"]
        func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
          filter(text)
        }
        private func filter(_ text: String) {
          rows = all.filter { $0 == text }  // note: "'rows' changes in 'searchBar(_:textDidChange:)'"
        }
        @IBAction func reverse(_ sender: Any) {
          isReversed.toggle()  // note: "'isReversed' changes in 'reverse(_:)'"
        }
      }
      """),
    Example(
      "a mode that a button changes, in Objective-C",
      """
      //- PSLogScreen.m
      #import <UIKit/UIKit.h>
      @interface PSLogScreen : UIViewController
      @property (nonatomic) BOOL isPaused;  // expect: view-state-in-controller "'isPaused' of 'PSLogScreen' changes with what somebody does and no model knows"
      @end
      @implementation PSLogScreen
      - (IBAction)togglePause:(id)sender {
          self.isPaused = !self.isPaused;  // note: "'isPaused' changes in 'togglePause:'"
      }
      @end
      """),
    Example(
      "Clocks: the edit mode, which no model knows",
      """
      //- Master.swift
      import UIKit
      class MasterViewController: UITableViewController {
        @IBAction func edit(_ sender: Any) {
          setEditing(!isEditing, animated: true)  // expect: view-state-in-controller "'isEditing' of 'MasterViewController' changes with what somebody does and no model knows"
        }
      }
      //- PSMaster.m
      #import <UIKit/UIKit.h>
      @interface PSMaster : UITableViewController
      @end
      @implementation PSMaster
      - (IBAction)edit:(id)sender {
          [self setEditing:!self.editing animated:YES];  // expect: view-state-in-controller "'editing' of 'PSMaster' changes"
      }
      @end
      """),
    Example(
      "Clocks: the edit mode, which the view state knows",
      """
      //- ViewState.swift
      import Foundation
      final class ViewState {
        static let shared = ViewState()
        private(set) var isEditing = false
        func changeEditMode(_ isOn: Bool) {
          isEditing = isOn
          NotificationCenter.default.post(name: Notification.Name("view state"), object: self)
        }
      }
      //- Master.swift
      import UIKit
      class MasterViewController: UITableViewController {
        @IBAction func edit(_ sender: Any) { ViewState.shared.changeEditMode(!isEditing) }
        @objc func viewStateChanged(_ note: Notification) { setEditing(ViewState.shared.isEditing, animated: true) }
      }
      """),
    Example(
      "Clocks: a name that is being written, in the controller",
      """
      //- Detail.swift
      import UIKit
      class DetailViewController: UIViewController {
        var draft = ""  // expect: view-state-in-controller "'draft' of 'DetailViewController' changes with what somebody does and no model knows"
        @IBAction func nameChanged(_ field: UITextField) {
          draft = field.text ?? ""  // note: "'draft' changes in 'nameChanged(_:)'"
        }
      }
      """),
    Example(
      "Clocks: a name that is being written, in the view state",
      """
      //- ViewState.swift
      final class ViewState {
        static let shared = ViewState()
        private(set) var draft = ""
        func edit(_ text: String) { draft = text }
      }
      //- Detail.swift
      import UIKit
      class DetailViewController: UIViewController {
        @IBOutlet var field: UITextField!
        @IBAction func nameChanged(_ field: UITextField) { ViewState.shared.edit(field.text ?? "") }
        @objc func viewStateChanged(_ note: Notification) { field.text = ViewState.shared.draft }
      }
      """),
    Example(
      "a setter tells a model, and so does the action, in Objective-C",
      """
      //- PSLogScreen.m
      #import <UIKit/UIKit.h>
      @interface PSLog : NSObject
      + (PSLog *)sharedLog;
      @property (nonatomic) NSInteger limit;
      - (void)closeAll;
      @end
      @interface PSLogScreen : UIViewController
      @property (nonatomic) NSInteger limit;
      @property (nonatomic) NSInteger rows;
      @end
      @implementation PSLogScreen
      - (void)setLimit:(NSInteger)limit {
          _limit = limit;
          [[PSLog sharedLog] setLimit:limit];
      }
      - (IBAction)adjust:(UISlider *)sender { self.limit = 3; }
      - (IBAction)closeAll:(id)sender {
          [[PSLog sharedLog] closeAll];
          self.rows = 0;
      }
      @end
      """),
    Example(
      "a model that a class property leads to",
      """
      //- PSLogScreen.m
      #import <UIKit/UIKit.h>
      @interface PSLog : NSObject
      @property (class, readonly) PSLog *sharedLog;
      @property (nonatomic) NSInteger limit;
      - (void)closeAll;
      @end
      @interface PSLogScreen : UIViewController
      @property (nonatomic) NSInteger limit;
      @property (nonatomic) NSInteger rows;
      @end
      @implementation PSLogScreen
      - (IBAction)adjust:(UISlider *)sender {
          self.limit = 3;
          PSLog.sharedLog.limit = 3;
      }
      - (IBAction)closeAll:(id)sender {
          [PSLog.sharedLog closeAll];
          self.rows = 0;
      }
      @end
      """),
    Example(
      "a model knows, and the controller follows",
      """
      //- Search.swift
      import UIKit
      class ViewState {
        static let shared = ViewState()
        func search(_ text: String) {}
        func setReversed() {}
        func observe(_ body: (String) -> Void) {}
      }
      class SearchScreen: UIViewController, UISearchBarDelegate {
        var rows = ["a", "b"]
        var isReversed = false
        var timer: Timer?
        override func viewDidLoad() {
          rows = []
          ViewState.shared.observe { text in self.filter(text) }
        }
        func filter(_ text: String) { rows = [text] }
        func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { ViewState.shared.search(text) }
        @IBAction func reverse(_ sender: Any) {
          isReversed.toggle()
          ViewState.shared.setReversed()
        }
        @IBAction func start(_ sender: Any) { timer = Timer() }
      }
      """),
    Example(
      "a delegate or a closure is told, a value of a model's type, and a flag while the action runs",
      """
      //- Sort.swift
      import UIKit
      protocol SortDelegate: AnyObject { func sortDidChange(_ order: Int) }
      struct Order { var isReversed = false }
      class SortScreen: UIViewController {
        weak var delegate: SortDelegate?
        var onChange: ((Int) -> Void)?
        private var order = 0
        private var mode = 0 { didSet { onChange?(mode) } }
        private var whole = Order()
        private var isBusy = false
        @IBAction func sort(_ sender: Any) {
          order += 1
          delegate?.sortDidChange(order)
        }
        @IBAction func choose(_ sender: Any) { mode = 2 }
        @IBAction func reverse(_ sender: Any) { whole.isReversed = true }
        @IBAction func load(_ sender: Any) {
          isBusy = true
          view.setNeedsLayout()
          isBusy = false
        }
      }
      """),
    Example(
      "a block is told",
      """
      #import <UIKit/UIKit.h>
      @interface PSSortScreen : UIViewController
      @property (nonatomic, copy) void (^onChange)(NSInteger order);
      @property (nonatomic) NSInteger order;
      @end
      @implementation PSSortScreen
      - (IBAction)sort:(id)sender {
        self.order += 1;
        self.onChange(self.order);
      }
      @end
      """),
    Example(
      "views are made of such values, and models keep them",
      """
      //- Button.swift
      import UIKit
      class Button: UIView {
        var isDown = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = true }
      }
      class Document {
        var count = 0
        @objc func add() { count += 1 }
      }
      """),
  ]
}
