/// SwiftUI, Observation, XCTest. `SummaryTable` explains the notation.
///
/// What a view keeps lives in the tree of views, not in the object that builds it. A view is a value.
let swiftUISummaries = #"""
  # Modifiers
  -! onAppear(perform^?:) onDisappear(perform^?:) onTapGesture(count?:perform^:) onLongPressGesture(minimumDuration?:perform^:) onSubmit(of?:_^:)
    onHover(perform^:)
    onDrop(of:isTargeted:perform^:) onOpenURL(perform^:) onDelete(perform^?:) onMove(perform^?:) onCommand(_:perform^?:) onExitCommand(perform^?:)
    onChange(of:perform^:) onChange(of:initial?:_^:) onReceive(_:perform^:) onContinueUserActivity(_:perform^:) onPreferenceChange(_:perform^:)
    onContinuousHover(perform^:) onDrag(_^:) refreshable(action^:) task(priority?:_^:) task(id:priority?:_^:) onGeometryChange(for:of^:action^:)
    accessibilityAction(_^:) accessibilityAction(named:_^:)
    = result copies action:closure ; returns View
  -! sheet(isPresented:onDismiss^?:content^:) fullScreenCover(isPresented:onDismiss^?:content^:)
    = result copies content onDismiss ; returns View
  -! popover(isPresented:attachmentAnchor?:arrowEdge?:content^:) = result copies content ; returns View
  -! alert(isPresented:content^:) actionSheet(isPresented:content^:) contextMenu(menuItems^:) = result copies content:closure ; returns View
  # SwiftUI sets an item to nil when what shows it is dismissed.
  -! sheet(item:onDismiss^?:content^:) fullScreenCover(item:onDismiss^?:content^:)
    = result copies content onDismiss ; returns View ; ends item
  -! popover(item:attachmentAnchor?:arrowEdge?:content^:) = result copies content ; returns View ; ends item
  -! alert(item:content^:) actionSheet(item:content^:) = result copies content:closure ; returns View ; ends item
  -! navigationDestination(item:destination^:) = result copies destination ; returns View ; ends item
  -! alert(_:isPresented:actions^:message^?:) confirmationDialog(_:isPresented:titleVisibility?:actions^:message^?:)
    = result copies actions message ; returns View
  -! toolbar(content^:) navigationDestination(for:destination^:) navigationDestination(isPresented:destination^:) safeAreaInset(edge:content^:)
    searchable(text:placement?:prompt?:suggestions^?:) background(content^:) overlay(content^:) swipeActions(edge?:allowsFullSwipe?:content^:)
    = result copies content:closure ; returns View
  -! environmentObject(_:) environment(_:_:) = result keeps object:0 ; returns View
  DragGesture/TapGesture/LongPressGesture/MagnificationGesture/RotationGesture/Gesture onEnded(_^:) onChanged(_^:) = result copies action:0
  DragGesture/TapGesture/LongPressGesture/MagnificationGesture/RotationGesture/Gesture updating(_:body^:) = result copies body:1

  # Views and values
  Button init(role?:action^:label^:) = result copies action label ; returns Button
  Button init(_:role?:action^:) init(_:systemImage:role?:action^:) = result copies action ; returns Button
  Binding init(get^:set^:) = result copies get set ; returns Binding
  NavigationLink/Menu/Section/Group/List/ForEach/VStack/HStack/ZStack/LazyVStack/LazyHStack/ScrollView/Form/NavigationView/NavigationStack/GeometryReader
    init(content^:) init(_:content^:) init(destination^:label^:) init(_:id:content^:) = result copies content:closure
  Toggle/Slider/TextField/Stepper init(value:in:onEditingChanged^:) init(_:text:onEditingChanged^:) init(_:text:onEditingChanged^:onCommit^:)
    init(_:onIncrement^:onDecrement^:) = result copies action:closure
  UIHostingController/NSHostingView/NSHostingController init(rootView:) = result keeps rootView
  UIHostingController/NSHostingView/NSHostingController .rootView = keeps
  StateObject/State/ObservedObject/Published/GestureState init(wrappedValue:) init(initialValue:) = result keeps wrappedValue:0
  -! withAnimation(_?:_^:) withTransaction(_:_^:) withTransaction(_:_:_^:) = runs closure
  -! withAnimation(_?:completionCriteria:_^:completion^:) = runs 2 ; @animation copies completion completes
  -! withObservationTracking(_^:onChange^:) = runs 0 ; @observation copies onChange fires
  -! withMutation(keyPath:_^:) = runs closure
  -! transaction(_^:) = result copies transform:0

  # Tests
  XCTestCase! addTeardownBlock: addTeardownBlock(_^:) = @test copies block:0 completes
  XCTestCase! expectationForNotification:object:handler: expectation(forNotification:object:handler^?:) = result+receiver copies handler:2 completes
  XCTestCase! expectationForPredicate:evaluatedWithObject:handler: expectation(for:evaluatedWith:handler^?:)
    = result+receiver copies handler:2 completes
  XCTestCase! waitForExpectationsWithTimeout:handler: waitForExpectations(timeout:handler^?:) = @test copies handler:1 completes
  XCTestCase! measureBlock: measure(_^:) = runs 0
  XCTestCase! addUIInterruptionMonitorWithDescription:handler: addUIInterruptionMonitor(withDescription:handler^:) = @test copies handler:1 completes
  XCTestCase/XCTContext! runActivityNamed:block: runActivity(named:block^:) = runs 1
  -! XCTAssertThrowsError(_^:_:) XCTAssertNoThrow(_^:_:) = runs closure
  """#
