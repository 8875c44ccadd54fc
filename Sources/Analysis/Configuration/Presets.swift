/// Architectures for `extends: preset:NAME`: layers, and rules where layers are not enough. Types are recognised by their roles, so that most projects need no paths;
/// the folders are those that such projects usually have.
enum Presets {
  static let prefix = "preset:"

  /// The configuration of each, by its name.
  static let texts: [String: String] = [
    // Trygve Reenskaug's model, view and controller, as Apple's frameworks mean it: the controller is on top.
    "mvc": """
    layers:
      - {name: Application, role: [application, coordinator], paths: ['**/Coordinators/**'], optional: true}
      - {name: Controllers, role: [view-controller, window-controller, container, controller], optional: true}
      - {name: Views, role: [view, layer, window], paths: ['**/Views/**'], optional: true}
      - {name: Model, role: model, paths: ['**/Model/**', '**/Models/**', '**/Entities/**', '**/Domain/**'], optional: true}
    """,
    // Soroush Khanlou, "The Coordinator" (2015): controllers don't know each other, and a coordinator decides what comes next.
    "coordinators": """
    layers:
      - {name: Application, role: application, optional: true}
      - {name: Coordinators, role: coordinator, paths: ['**/Coordinators/**'], optional: true}
      - {name: Controllers, role: [view-controller, window-controller, container, controller], optional: true}
      - {name: Views, role: [view, layer, window], paths: ['**/Views/**'], optional: true}
      - {name: Model, role: model, paths: ['**/Model/**', '**/Models/**', '**/Entities/**', '**/Domain/**'], optional: true}
    """,
    // Ivar Jacobson's entity, control and boundary (1992), with Robert C. Martin's use cases in the middle.
    "entity-boundary-control": """
    layers:
      - name: Boundary
        role: [application, coordinator, view-controller, window-controller, container, controller, view, layer, window]
        paths: ['**/Boundary/**', '**/Boundaries/**', '**/UI/**']
        optional: true
      - name: Control
        names: ['*Interactor', '*UseCase']
        paths: ['**/Control/**', '**/Interactors/**', '**/UseCases/**']
        optional: true
      - {name: Entity, role: model, paths: ['**/Entity/**', '**/Entities/**', '**/Model/**', '**/Models/**', '**/Domain/**'], optional: true}
    """,
    // Gary Bernhardt, "Functional Core, Imperative Shell" (2012): the core knows nothing of the shell, nor of the screen.
    "functional-core": """
    layers:
      - name: Shell
        role: [application, coordinator, view-controller, window-controller, container, controller, view, layer, window]
        paths: ['**/Shell/**', '**/App/**', '**/UI/**']
        optional: true
      - {name: Core, paths: ['**/Core/**', '**/Domain/**', '**/Model/**', '**/Models/**'], optional: true}
    custom_rules:
      - name: core-without-screens
        from: {paths: ['**/Core/**', '**/Domain/**', '**/Model/**', '**/Models/**']}
        to: {modules: [UIKit, AppKit, SwiftUI, WatchKit]}
        optional: true
        because: a core that draws nothing runs in any program and in any test
    """,
  ]
}
