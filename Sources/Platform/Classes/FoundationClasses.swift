/// Foundation's classes. The notation is explained in `ClassTree`.
let foundationClasses = #"""
  [Foundation]
  NSObject : none
  NSProxy : none
    NSDistantObject
    NSProtocolChecker
  Protocol

  NSString #value
    NSMutableString
    NSSimpleCString
      NSConstantString
  NSAttributedString #value
    NSMutableAttributedString
  NSAttributedStringMarkdownParsingOptions
  NSAttributedStringMarkdownSourcePosition
  NSPresentationIntent
  NSInflectionRule
    NSInflectionRuleExplicit
  NSMorphology
  NSMorphologyPronoun
  NSTermOfAddress
  NSValue #value
    NSNumber
      NSDecimalNumber
  NSDecimalNumberHandler
  NSNull #value
  NSUUID #value
  NSData #value
    NSMutableData
      NSPurgeableData
  NSDate #value
    NSCalendarDate
  NSDateComponents #value
  NSDateInterval #value
  NSCalendar #value
  NSTimeZone #value
  NSLocale #value
  NSURL #value
  NSURLComponents #value
  NSURLQueryItem #value
  NSIndexPath #value
  NSIndexSet #collection
    NSMutableIndexSet #mutable-collection
  NSCharacterSet #value
    NSMutableCharacterSet
  NSAffineTransform #value
  NSPersonNameComponents #value
  NSOrthography #value
  NSMeasurement<UnitType> #value
  NSUnit #value
    NSDimension
      NSUnitAcceleration
      NSUnitAngle
      NSUnitArea
      NSUnitConcentrationMass
      NSUnitDispersion
      NSUnitDuration
      NSUnitElectricCharge
      NSUnitElectricCurrent
      NSUnitElectricPotentialDifference
      NSUnitElectricResistance
      NSUnitEnergy
      NSUnitFrequency
      NSUnitFuelEfficiency
      NSUnitIlluminance
      NSUnitInformationStorage
      NSUnitLength
      NSUnitMass
      NSUnitPower
      NSUnitPressure
      NSUnitSpeed
      NSUnitTemperature
      NSUnitVolume
  NSUnitConverter
    NSUnitConverterLinear

  NSArray<ObjectType> #collection
    NSMutableArray<ObjectType> #mutable-collection
  NSDictionary<KeyType, ObjectType> #collection
    NSMutableDictionary<KeyType, ObjectType> #mutable-collection
  NSSet<ObjectType> #collection
    NSMutableSet<ObjectType> #mutable-collection
      NSCountedSet<ObjectType>
  NSOrderedSet<ObjectType> #collection
    NSMutableOrderedSet<ObjectType> #mutable-collection
  NSOrderedCollectionChange<ObjectType>
  NSOrderedCollectionDifference<ObjectType> #collection
  NSEnumerator<ObjectType>
    NSDirectoryEnumerator<ObjectType>
  NSMapTable<KeyType, ObjectType> #weak-collection
  NSHashTable<ObjectType> #weak-collection
  NSPointerArray #weak-collection
  NSPointerFunctions
  NSCache<KeyType, ObjectType> #mutable-collection

  NSError #value
  NSException
  NSAssertionHandler
  NSAutoreleasePool
  NSGarbageCollector
  NSInvocation
  NSMethodSignature
  NSClassDescription
    NSScriptClassDescription

  NSThread
  NSLock
  NSRecursiveLock
  NSCondition
  NSConditionLock
  NSDistributedLock
  NSRunLoop
  NSTimer #timer
  NSOperation #operation
    NSBlockOperation
    NSInvocationOperation
  NSOperationQueue
  NSProgress
  NSTask
  NSPipe
  NSProcessInfo
  NSBackgroundActivityScheduler
  NSUndoManager
  NSUserActivity
  NSNotification #value
  NSNotificationCenter
    NSDistributedNotificationCenter
  NSNotificationQueue
  NSUserNotification
  NSUserNotificationAction
  NSUserNotificationCenter

  NSPort
    NSMachPort
    NSMessagePort
    NSSocketPort
  NSPortMessage
  NSPortNameServer
    NSMachBootstrapServer
    NSMessagePortNameServer
    NSSocketPortNameServer
  NSConnection
  NSDistantObjectRequest
  NSHost
  NSNetService
  NSNetServiceBrowser
  NSXPCConnection
  NSXPCInterface
  NSXPCListener
  NSXPCListenerEndpoint
  NSStream
    NSInputStream
    NSOutputStream

  NSBundle
  NSBundleResourceRequest
  NSFileManager
  NSFileHandle
  NSFileWrapper
  NSFileCoordinator
  NSFileAccessIntent
  NSFileProviderService
  NSFileSecurity
  NSFileVersion
  NSMetadataItem
  NSMetadataQuery
  NSMetadataQueryAttributeValueTuple
  NSMetadataQueryResultGroup
  NSUbiquitousKeyValueStore
  NSUserDefaults
  NSItemProvider
  NSExtensionContext
  NSExtensionItem

  NSURLRequest #value
    NSMutableURLRequest
  NSURLResponse #value
    NSHTTPURLResponse
  NSCachedURLResponse
  NSURLAuthenticationChallenge
  NSURLCache
  NSURLConnection
  NSURLCredential
  NSURLCredentialStorage
  NSURLDownload
  NSURLHandle
  NSURLProtectionSpace
  NSURLProtocol
  NSURLSession #session
  NSURLSessionConfiguration
  NSURLSessionTask
    NSURLSessionDataTask
      NSURLSessionUploadTask
    NSURLSessionDownloadTask
    NSURLSessionStreamTask
    NSURLSessionWebSocketTask
  NSURLSessionTaskMetrics
  NSURLSessionTaskTransactionMetrics
  NSURLSessionWebSocketMessage
  NSHTTPCookie
  NSHTTPCookieStorage

  NSFormatter
    NSByteCountFormatter
    NSDateComponentsFormatter
    NSDateFormatter
    NSDateIntervalFormatter
    NSEnergyFormatter
    NSISO8601DateFormatter
    NSLengthFormatter
    NSListFormatter
    NSMassFormatter
    NSMeasurementFormatter
    NSNumberFormatter
    NSPersonNameComponentsFormatter
    NSRelativeDateTimeFormatter
  NSScanner
  NSRegularExpression
    NSDataDetector
  NSTextCheckingResult
  NSLinguisticTagger
  NSSpellServer
  NSSortDescriptor
  NSPredicate
    NSComparisonPredicate
    NSCompoundPredicate
  NSExpression
  NSValueTransformer
    NSSecureUnarchiveFromDataTransformer

  NSCoder
    NSArchiver
    NSUnarchiver
    NSKeyedArchiver
    NSKeyedUnarchiver
    NSPortCoder
    NSXPCCoder
  NSPropertyListSerialization
  NSJSONSerialization
  NSXMLParser
  NSXMLNode
    NSXMLDocument
    NSXMLDTD
    NSXMLDTDNode
    NSXMLElement

  NSAppleEventDescriptor
  NSAppleEventManager
  NSAppleScript
  NSPositionalSpecifier
  NSScriptCoercionHandler
  NSScriptCommand
    NSCloneCommand
    NSCloseCommand
    NSCountCommand
    NSCreateCommand
    NSDeleteCommand
    NSExistsCommand
    NSGetCommand
    NSMoveCommand
    NSQuitCommand
    NSSetCommand
  NSScriptCommandDescription
  NSScriptExecutionContext
  NSScriptObjectSpecifier
    NSIndexSpecifier
    NSMiddleSpecifier
    NSNameSpecifier
    NSPropertySpecifier
    NSRandomSpecifier
    NSRangeSpecifier
    NSRelativeSpecifier
    NSUniqueIDSpecifier
    NSWhoseSpecifier
  NSScriptSuiteRegistry
  NSScriptWhoseTest
    NSLogicalTest
    NSSpecifierTest
  NSUserScriptTask
    NSUserAppleScriptTask
    NSUserAutomatorTask
    NSUserUnixTask
  """#
