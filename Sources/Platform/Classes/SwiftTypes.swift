/// A type of Swift's own libraries, or one that Apple's frameworks only have in Swift.
package struct PlatformSwiftType: Sendable {
  package let name: String
  package let module: String
  package let kind: Kind
  /// Whether it holds objects of its type arguments: `Set<Element>`, `PassthroughSubject<Output, Failure>`.
  package let arguments: Arguments

  package enum Kind: Sendable { case value, reference, `protocol` }
  package enum Arguments: Sendable {
    case none
    /// It holds one or many objects of the first argument.
    case holdsOne, holdsMany
  }
}

/// How a property wrapper keeps the wrapped object.
package enum WrapperOwnership: Sendable {
  /// Keeps it like a plain property: `@State`, `@StateObject`, `@Published`.
  case owning
  /// Refers to an object that something else keeps: `@ObservedObject`, `@EnvironmentObject`, `@Binding`.
  case borrowing
}

extension Platform {
  package static func swiftType(named name: String) -> PlatformSwiftType? { swiftTypeTable[name] }

  /// Whether some protocol of the platform has a member type of this name. O(1).
  package static func isAssociatedType(_ name: String) -> Bool { associatedTypeNames.contains(name) }

  package static func hasAssociatedType(_ name: String, protocol: String) -> Bool { associatedTypes[`protocol`]?.contains(name) ?? false }

  private static let associatedTypeNames = Set(associatedTypes.values.joined())

  /// The member types that code writes plainly, for each protocol. Sources: Apple's documentation of SwiftUI and WidgetKit, and the standard library.
  private static let associatedTypes: [String: Set<String>] = {
    let representable: Set<String> = ["Context", "Coordinator", "UIViewType", "UIViewControllerType", "NSViewType", "NSViewControllerType", "Body"]
    let styles = [
      "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "MenuStyle", "DatePickerStyle", "DisclosureGroupStyle",
      "LabeledContentStyle", "FormStyle", "ControlGroupStyle", "NavigationSplitViewStyle", "TableStyle", "TextEditorStyle",
    ]
    var all: [String: Set<String>] = [
      "View": ["Body"], "App": ["Body"], "Scene": ["Body"], "ViewModifier": ["Content", "Body"], "Layout": ["Cache", "Subviews"], "TimelineProvider": ["Entry", "Context"],
      "IntentTimelineProvider": ["Entry", "Intent", "Context"], "AppIntentTimelineProvider": ["Entry", "Intent", "Context"], "Identifiable": ["ID"], "Sequence": ["Element", "Iterator"],
      "Collection": ["Element", "Index", "Iterator", "SubSequence", "Indices"], "IteratorProtocol": ["Element"], "AsyncSequence": ["Element", "AsyncIterator"], "RawRepresentable": ["RawValue"],
      "Publisher": ["Output", "Failure"], "Subscriber": ["Input", "Failure"], "EnvironmentKey": ["Value"], "PreferenceKey": ["Value"],
    ]
    for name in ["UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable"] { all[name] = representable }
    for name in styles { all[name] = ["Configuration", "Body"] }
    return all
  }()

  /// Nil for an unknown wrapper.
  package static func wrapperOwnership(named name: String) -> WrapperOwnership? {
    owningWrappers.contains(name) ? .owning : borrowingWrappers.contains(name) ? .borrowing : nil
  }

  /// A class of Realm, and not `NSObject`, which has its prefix in Swift as well.
  private static let objectOfRealm = "Object"

  /// The Objective-C class of a Swift name: "NSTimer" for "Timer", "UIView" for "UIView". Nil if there is none.
  package static func objectiveCClass(forSwift name: String) -> String? {
    if classTree[name] != nil { return name }
    if name == objectOfRealm { return nil }
    let prefixed = "NS" + name
    return classTree[prefixed]?.framework == "Foundation" && swiftTypeTable[name] == nil ? prefixed : nil
  }

  /// The Objective-C protocol of a Swift name: "NSURLSessionDelegate" for "URLSessionDelegate".
  package static func objectiveCProtocol(forSwift name: String) -> String? {
    if name == "NSObjectProtocol" { return "NSObject" }
    // In C and Objective-C, a queue is any object that conforms to a protocol.
    if let dispatch = dispatchClasses[name] { return dispatch }
    // If a class has the same name, Swift spells the protocol differently.
    if name != "NSObject", protocolList.indexByName[name] != nil { return name }
    if name == objectOfRealm { return nil }
    let prefixed = "NS" + name
    return protocolList.indexByName[prefixed].map { protocolList.protocols[$0].framework } == "Foundation" ? prefixed : nil
  }

  /// The type of a member that has the same meaning in all platform types; "Self" for the type of its object, "[String]" for a list of texts.
  package static func memberType(named name: String) -> String? { memberTypes[name] }

  private static let memberTypes: [String: String] = {
    var types: [String: String] = [:]
    for line in memberTypeTable.pieces(between: "\n") {
      let words = line.words
      for name in words.dropFirst() { types[name] = words[0] }
    }
    return types
  }()

  private static let swiftTypeTable: [String: PlatformSwiftType] = readSwiftTypes(swiftTypes)
  private static let owningWrappers = Set(owningWrapperNames.words)
  private static let borrowingWrappers = Set(borrowingWrapperNames.words)
}

private let owningWrapperNames = """
  State StateObject Published ObservationIgnored SceneStorage AppStorage GestureState FocusState AccessibilityFocusState ScaledMetric Namespace \
  UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor TaskLocal ObservationTracked Attribute Relationship Transient
  """

private let borrowingWrapperNames = """
  ObservedObject EnvironmentObject Environment Binding Bindable FocusedBinding FocusedObject FocusedValue FetchRequest SectionedFetchRequest Query
  """

/// A type, then the members of that type.
private let memberTypeTable = """
  String description debugDescription uuidString absoluteString path lastPathComponent pathExtension localizedDescription joined uppercased lowercased
  String capitalized trimmingCharacters bundleIdentifier host scheme
  Self appendingPathComponent appendingPathExtension deletingLastPathComponent replacingOccurrences addingTimeInterval withAlphaComponent
  Self appending withSize
  Int count hashValue
  NSManagedObject insertNewObject
  Bool isEmpty contains hasPrefix hasSuffix
  [String] knownTimeZoneIdentifiers availableIdentifiers isoRegionCodes isoLanguageCodes isoCurrencyCodes preferredLanguages familyNames fontNames
  [String] pathComponents
  """

private let dispatchClasses = [
  "DispatchQueue": "OS_dispatch_queue", "DispatchGroup": "OS_dispatch_group", "DispatchSemaphore": "OS_dispatch_semaphore",
  "DispatchIO": "OS_dispatch_io", "DispatchSource": "OS_dispatch_source", "DispatchObject": "OS_dispatch_object",
]

/// The notation: a module in brackets, then `value`, `reference` or `protocol` and names. `*` after a name means that it holds its first type argument, `**` that it
/// holds many of them.
private let swiftTypes = #"""
  [Swift]
  value Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Double Float16 Float32 Float64 Float80 Bool String Character
  value Substring Unicode StaticString StringInterpolation ObjectIdentifier Hasher Mirror CodingUserInfoKey Never Void Duration
  value Range ClosedRange PartialRangeFrom PartialRangeUpTo PartialRangeThrough CountableRange CountableClosedRange UnboundedRange
  value UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeMutableRawPointer UnsafeBufferPointer UnsafeMutableBufferPointer
  value UnsafeRawBufferPointer UnsafeMutableRawBufferPointer OpaquePointer AutoreleasingUnsafeMutablePointer CVaListPointer Unmanaged
  value Set** ContiguousArray** ArraySlice** CollectionOfOne** EmptyCollection Slice** Repeated** ReversedCollection AnySequence** AnyCollection**
  value AnyBidirectionalCollection** AnyRandomAccessCollection** AnyIterator** KeyValuePairs LazySequence DictionaryLiteral InlineArray
  value Span MutableSpan RawSpan AnyHashable DefaultIndices EnumeratedSequence Zip2Sequence IndexingIterator Optional* Array** Dictionary Result*
  value CChar CInt CUnsignedInt CLong CUnsignedLong CShort CUnsignedShort CLongLong CUnsignedLongLong CBool CFloat CDouble CWideChar CSignedChar
  value CUnsignedChar DecodingError EncodingError SystemRandomNumberGenerator UTF8 UTF16 UTF32 UnicodeScalar
  reference AnyKeyPath PartialKeyPath KeyPath WritableKeyPath ReferenceWritableKeyPath ManagedBuffer ManagedBufferPointer AnyClass
  protocol Equatable Hashable Comparable Identifiable Codable Encodable Decodable CodingKey Error Sendable SendableMetatype CaseIterable RawRepresentable
  protocol CustomStringConvertible CustomDebugStringConvertible LosslessStringConvertible TextOutputStream TextOutputStreamable CustomReflectable
  protocol CustomLeafReflectable CustomPlaygroundDisplayConvertible CustomStringInterpolation StringInterpolationProtocol OptionSet SetAlgebra
  protocol Sequence Collection BidirectionalCollection RandomAccessCollection MutableCollection RangeReplaceableCollection IteratorProtocol
  protocol LazySequenceProtocol LazyCollectionProtocol StringProtocol Numeric SignedNumeric AdditiveArithmetic BinaryInteger FixedWidthInteger
  protocol SignedInteger UnsignedInteger FloatingPoint BinaryFloatingPoint Strideable RangeExpression ExpressibleByArrayLiteral
  protocol ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
  protocol ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
  protocol ExpressibleByUnicodeScalarLiteral Encoder Decoder KeyedEncodingContainerProtocol KeyedDecodingContainerProtocol UnkeyedEncodingContainer
  protocol UnkeyedDecodingContainer SingleValueEncodingContainer SingleValueDecodingContainer CodingKeyRepresentable CVarArg Copyable Escapable
  protocol BitwiseCopyable RandomNumberGenerator SIMD SIMDScalar InstantProtocol Clock SIMDStorage DurationProtocol
  value KeyedEncodingContainer KeyedDecodingContainer SIMD2 SIMD3 SIMD4 SIMD8 SIMD16 SIMD32 SIMD64 ContinuousClock SuspendingClock

  [_Concurrency]
  value Task* TaskGroup ThrowingTaskGroup DiscardingTaskGroup TaskPriority AsyncStream* AsyncThrowingStream* CheckedContinuation UnsafeContinuation CancellationError
  value UnownedSerialExecutor UnownedJob ExecutorJob UnownedTaskExecutor
  reference MainActor
  protocol Actor AnyActor GlobalActor AsyncSequence AsyncIteratorProtocol Executor SerialExecutor TaskExecutor DistributedActor

  [_StringProcessing]
  value Regex
  [RegexBuilder]
  protocol RegexComponent

  [Synchronization]
  value Atomic* Mutex*

  [Observation]
  protocol Observable
  value ObservationRegistrar

  [Foundation]
  value Date Data URL UUID URLRequest URLComponents URLQueryItem IndexPath IndexSet CharacterSet Calendar Locale TimeZone DateComponents DateInterval
  value Decimal AffineTransform Measurement PersonNameComponents Notification AttributedString AttributeContainer TimeInterval NSRange NSRangePointer
  value NSPoint NSSize NSRect NSInteger NSUInteger NSEdgeInsets NSSwappedDouble OperatingSystemVersion CocoaError URLError POSIXError MachError
  value StringEncodingDetectionOptionsKey ComparisonResult NSErrorPointer FloatingPointFormatStyle IntegerFormatStyle Predicate SortDescriptor
  value URLResourceValues URLResourceKey FileAttributeKey Selector ObjCBool NSZone NSExceptionName CGFloat CGPoint CGSize CGRect CGVector
  value QualityOfService
  reference JSONEncoder JSONDecoder PropertyListEncoder PropertyListDecoder
  protocol LocalizedError CustomNSError RecoverableError ReferenceConvertible DataProtocol MutableDataProtocol ContiguousBytes ParseableFormatStyle
  protocol FormatStyle ParseStrategy SortComparator TopLevelEncoder TopLevelDecoder AttributedStringKey AttributeScope

  [Dispatch]
  value DispatchTime DispatchTimeInterval DispatchWallTime DispatchQoS DispatchData DispatchTimeoutResult DispatchPredicate DispatchWorkItemFlags
  reference DispatchWorkItem DispatchSpecificKey
  protocol DispatchSourceTimer DispatchSourceRead DispatchSourceWrite DispatchSourceSignal DispatchSourceProcess DispatchSourceProtocol
  protocol DispatchSourceFileSystemObject DispatchSourceMemoryPressure DispatchSourceUserDataAdd DispatchSourceUserDataOr

  [os]
  value OSLogType OSSignpostID OSAllocatedUnfairLock* Logger OSSignposter os_unfair_lock
  reference OSLog

  [CoreGraphics]
  value CGAffineTransform CGDisplayCount CGDirectDisplayID CGKeyCode CGGlyph CGLineCap CGLineJoin CGBlendMode CGInterpolationQuality CGPathFillRule
  value CGImageAlphaInfo CGBitmapInfo CGColorRenderingIntent CGPathDrawingMode CGFontIndex CGEventFlags CGWindowLevel CGRectEdge CGEventType CGPathElement
  reference CGColor CGImage CGContext CGPath CGMutablePath CGColorSpace CGGradient CGFont CGLayer CGPattern CGShading CGFunction CGDataProvider
  reference CGDataConsumer CGPDFDocument CGPDFPage CGEvent CGEventSource

  [CoreFoundation]
  value CFTimeInterval CFAbsoluteTime CFIndex CFRange CFOptionFlags CFTypeID CFHashCode
  reference CFString CFArray CFDictionary CFData CFURL CFNumber CFRunLoop CFRunLoopSource CFRunLoopTimer CFRunLoopObserver CFRunLoopMode
  reference CFTypeRef CFBundle CFUUID CFDate CFError CFMutableArray CFMutableDictionary CFMutableData CFMutableString CFNotificationCenter CFMachPort
  reference CFSocket CFReadStream CFWriteStream CFAllocator CFBoolean CFSet CFAttributedString

  [CoreText]
  reference CTFont CTFontDescriptor CTLine CTFrame CTFramesetter CTRun CTTypesetter CTParagraphStyle CTFontCollection

  [CoreMedia]
  value CMTime CMTimeRange CMTimeScale CMTimeValue CMVideoDimensions CMTimeMapping CMTimeFlags CMSampleTimingInfo
  reference CMSampleBuffer CMFormatDescription CMBlockBuffer CMClock CMTimebase CVPixelBuffer CVImageBuffer CVBuffer CVPixelBufferPool CVMetalTextureCache

  [CoreLocation]
  value CLLocationCoordinate2D CLLocationDegrees CLLocationDistance CLLocationAccuracy CLLocationSpeed CLLocationDirection CLAuthorizationStatus
  value CLError CLProximity CLRegionState CLActivityType CLDeviceOrientation

  [MapKit]
  value MKCoordinateRegion MKCoordinateSpan MKMapRect MKMapPoint MKMapSize MKMapType MKDirectionsTransportType

  [QuartzCore]
  value CATransform3D CAFrameRateRange CALayerContentsGravity CAMediaTimingFunctionName CATransitionType CAMediaTimingFillMode CAShapeLayerLineCap CACornerMask

  [simd]
  value simd_float2 simd_float3 simd_float4 simd_float3x3 simd_float4x4 simd_double2 simd_double3 simd_double4 simd_double4x4 simd_quatf float2 float3 float4 float4x4

  [Security]
  value OSStatus SecAccessControlCreateFlags
  reference SecKey SecCertificate SecIdentity SecTrust SecPolicy SecAccessControl

  [CryptoKit]
  value SymmetricKey SHA256 SHA384 SHA512 SHA256Digest HMAC P256 P384 P521 Curve25519 ChaChaPoly AES Insecure

  [UIKit]
  value UIEdgeInsets UIOffset NSDirectionalEdgeInsets UIInterfaceOrientation UIInterfaceOrientationMask UIDeviceOrientation UIUserInterfaceIdiom
  value UIRectEdge UILayoutPriority UIBackgroundTaskIdentifier UIStatusBarStyle UIStatusBarAnimation UIModalPresentationStyle UIModalTransitionStyle
  value UIKeyboardAppearance UIKeyboardType UIReturnKeyType UITextAutocapitalizationType UITextAutocorrectionType UIBarStyle UIBarMetrics UIBarPosition
  value UIUserInterfaceSizeClass UIUserInterfaceStyle UIAccessibilityTraits UIRectCorner UIViewAnimationOptions UIViewAnimationCurve UIBlurEffectStyle
  value UITableViewRowAnimation UITableViewCellStyle UITableViewStyle UIApplicationState UIBackgroundFetchResult UIFontTextStyle UIContentSizeCategory
  value UIPopoverArrowDirection UILayoutConstraintAxis UIControlState UIControlEvents UIViewContentMode UISemanticContentAttribute UIEventSubtype
  value UITextFieldViewMode UITextContentType UISceneActivationState UITabBarItemPositioning UIBarButtonSystemItem UIActivityIndicatorViewStyle
  value UICellAccessory NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot UIListContentConfiguration UIBackgroundConfiguration
  value UIConfigurationColorTransformer UICellConfigurationState UIViewConfigurationState UIAxis UIDataDetectorTypes UIApplicationLaunchOptionsKey
  value UIApplicationOpenURLOptionsKey UIKeyModifierFlags UIKeyboardHIDUsage UIMenuElementState NSTextAlignment
  value NSLineBreakMode NSWritingDirection NSUnderlineStyle NSLayoutFormatOptions NSLayoutAttribute NSLayoutRelation
  reference UICollectionViewDiffableDataSource UITableViewDiffableDataSource UIHostingController UIHostingConfiguration
  protocol UITraitDefinition UIMutableTraits

  [AppKit]
  value NSControlStateValue NSWindowStyleMask NSEventModifierFlags NSEventMask NSTableViewAnimationOptions NSDragOperation
  reference NSHostingController NSHostingView NSCollectionViewDiffableDataSource NSTableViewDiffableDataSource

  [SwiftUI]
  protocol View App Scene Shape InsettableShape ViewModifier PreviewProvider DynamicProperty EnvironmentKey PreferenceKey ButtonStyle
  protocol PrimitiveButtonStyle LabelStyle ToggleStyle TextFieldStyle ProgressViewStyle GroupBoxStyle ListStyle PickerStyle MenuStyle NavigationViewStyle
  protocol TabViewStyle GaugeStyle DatePickerStyle ShapeStyle Gesture Animatable AnimatableModifier VectorArithmetic Layout LayoutValueKey Commands
  protocol UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable WKInterfaceObjectRepresentable
  protocol FocusedValueKey FileDocument ReferenceFileDocument DropDelegate ToolbarContent CustomizableToolbarContent TableColumnContent TransitionKey
  protocol AlignmentID ContainerValueKey GeometryEffect Transferable CustomAnimation Transition TextRenderer EntryKey LibraryContentProvider WidgetBundleView
  value Text Image Color Font Button Label Spacer Divider VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow GridItem List Form
  value Section Group ForEach NavigationView NavigationStack NavigationLink NavigationPath NavigationSplitView TabView ScrollView ScrollViewReader
  value GeometryReader GeometryProxy ScrollViewProxy Toggle Picker Slider Stepper TextField SecureField TextEditor DatePicker ColorPicker ProgressView
  value Gauge Link Menu ContextMenu Alert ActionSheet EmptyView AnyView TupleView ModifiedContent Path Rectangle RoundedRectangle Circle Capsule Ellipse
  value ContainerRelativeShape LinearGradient RadialGradient AngularGradient Gradient Angle UnitPoint EdgeInsets Edge Axis Alignment HorizontalAlignment
  value VerticalAlignment Animation AnyTransition Transaction Binding* State* Environment EnvironmentValues PreferenceValues LocalizedStringKey ColorScheme
  value DynamicTypeSize Namespace FocusState AppStorage SceneStorage GestureState StateObject* ObservedObject* EnvironmentObject* Published* Bindable*
  value AnyShape AnyShapeStyle AnyGesture AnyLayout ViewThatFits TimelineView Canvas GraphicsContext Anchor CoordinateSpace WindowGroup Settings
  value DocumentGroup DragGesture TapGesture LongPressGesture MagnificationGesture RotationGesture KeyboardShortcut KeyEquivalent EventModifiers
  value ToolbarItem ToolbarItemGroup ToolbarItemPlacement RedactionReasons PresentationMode DismissAction OpenURLAction RefreshAction SubmitTriggers
  value ScenePhase ControlSize ContentMode Material AsyncImage AsyncImagePhase SwipeActions PresentationDetent Visibility
  value FetchedResults** FetchRequest Query** StrokeStyle FillStyle ViewDimensions ProposedViewSize LayoutSubviews TextAlignment TextSelection MatchedGeometryProperties
  reference ImageRenderer

  [Combine]
  protocol Publisher Subscriber Subscription Subject Cancellable ConnectablePublisher ObservableObject Scheduler CustomCombineIdentifierConvertible
  value AnyPublisher AnySubscriber Just Fail Empty Deferred Publishers Subscribers Subscriptions CombineIdentifier ImmediateScheduler Record
  reference AnyCancellable PassthroughSubject CurrentValueSubject* Future ObservableObjectPublisher

  [CoreData]
  value NSFetchRequestResultType NSMergePolicyType NSAttributeType NSDeleteRule NSPersistentStoreRequestType

  [SwiftData]
  protocol PersistentModel VersionedSchema SchemaMigrationPlan
  reference ModelContext ModelContainer
  value Schema ModelConfiguration FetchDescriptor PersistentIdentifier

  [WidgetKit]
  protocol Widget WidgetBundle TimelineProvider IntentTimelineProvider TimelineEntry AppIntentTimelineProvider WidgetConfiguration
  value Timeline TimelineEntryRelevance StaticConfiguration IntentConfiguration WidgetFamily TimelineReloadPolicy AppIntentConfiguration

  [AppIntents]
  protocol AppIntent AppEntity AppEnum EntityQuery AppShortcutsProvider WidgetConfigurationIntent EntityStringQuery

  [Network]
  reference NWConnection NWListener NWBrowser NWPathMonitor NWParameters
  value NWEndpoint NWPath NWError

  [StoreKit]
  value Product VerificationResult

  [Vision]
  value VNConfidence

  [XCTest]
  reference XCTestExpectation XCTWaiter

  [Testing]
  value Comment Trait Test SourceLocation Issue Confirmation Tag

  [Glibc]
  value pid_t uid_t gid_t mode_t off_t size_t ssize_t time_t timeval timespec stat sockaddr sockaddr_in sockaddr_in6 sockaddr_un sockaddr_storage
  value in_addr in6_addr socklen_t sa_family_t in_port_t pthread_t pthread_mutex_t pthread_cond_t pthread_key_t pthread_attr_t pollfd iovec msghdr dev_t ino_t
  value int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t sigset_t rlimit
  """#

private func readSwiftTypes(_ table: String) -> [String: PlatformSwiftType] {
  var types: [String: PlatformSwiftType] = [:]
  var module = ""
  for line in table.pieces(between: "\n") {
    let words = line.words
    guard let first = words.first else { continue }
    if first.hasPrefix("[") {
      module = String(first.dropFirst().dropLast())
      continue
    }
    let kind: PlatformSwiftType.Kind = first == "value" ? .value : first == "reference" ? .reference : .protocol
    for word in words.dropFirst() {
      let stars = word.utf8.count { $0 == UInt8(ascii: "*") }
      let name = String(word.prefix { $0 != "*" })
      guard types[name] == nil else { continue }
      types[name] = PlatformSwiftType(name: name, module: module, kind: kind, arguments: stars == 2 ? .holdsMany : stars == 1 ? .holdsOne : .none)
    }
  }
  return types
}
