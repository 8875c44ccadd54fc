import Platform
import Testing

/// What is known of the types that Swift code names.
@Suite struct SwiftTypesTests {
  @Test func kindsOfTypes() {
    #expect(Platform.swiftType(named: "Int")?.kind == .value)
    #expect(Platform.swiftType(named: "Date")?.module == "Foundation")
    #expect(Platform.swiftType(named: "AnyCancellable")?.kind == .reference)
    #expect(Platform.swiftType(named: "Hashable")?.kind == .protocol)
    #expect(Platform.swiftType(named: "Set")?.arguments == .holdsMany)
    #expect(Platform.swiftType(named: "CurrentValueSubject")?.arguments == .holdsOne)
    #expect(Platform.swiftType(named: "Unheard") == nil)
  }

  @Test func swiftNamesOfObjectiveCClasses() {
    #expect(Platform.objectiveCClass(forSwift: "UIView") == "UIView")
    #expect(Platform.objectiveCClass(forSwift: "Timer") == "NSTimer")
    #expect(Platform.objectiveCClass(forSwift: "NSString") == "NSString")
    // A struct of Swift's own beside the class.
    #expect(Platform.objectiveCClass(forSwift: "URL") == nil)
    // AppKit keeps its prefix.
    #expect(Platform.objectiveCClass(forSwift: "Window") == nil)
    #expect(Platform.objectiveCProtocol(forSwift: "NSObjectProtocol") == "NSObject")
    #expect(Platform.objectiveCProtocol(forSwift: "URLSessionDelegate") == "NSURLSessionDelegate")
    #expect(Platform.objectiveCProtocol(forSwift: "NSObject") == nil)
    #expect(Platform.objectiveCProtocol(forSwift: "DispatchQueue") == "OS_dispatch_queue")
  }

  @Test(arguments: ["State", "StateObject", "Published", "AppStorage"])
  func owningWrappers(_ name: String) { #expect(Platform.wrapperOwnership(named: name) == .owning) }

  @Test(arguments: ["ObservedObject", "EnvironmentObject", "Binding", "Environment", "FetchRequest"])
  func borrowingWrappers(_ name: String) { #expect(Platform.wrapperOwnership(named: name) == .borrowing) }

  @Test func rolesOfConformingTypes() {
    #expect(Platform.role(ofConformingTo: "View") == .view)
    #expect(Platform.role(ofConformingTo: "ObservableObject") == .model)
    #expect(Platform.role(ofConformingTo: "App") == .application)
    #expect(Platform.role(ofConformingTo: "Equatable") == nil)
  }
}
