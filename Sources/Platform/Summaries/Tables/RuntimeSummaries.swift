/// The Objective-C runtime, blocks, Core Foundation. `SummaryTable` explains the notation.
let runtimeSummaries = #"""
  # Blocks
  -! Block_copy _Block_copy = returns 0
  -! imp_implementationWithBlock imp_implementationWithBlock(_^:) = @runtime copies block:0 forever ends imp_removeBlock()
  -! imp_removeBlock imp_removeBlock(_:) = ends 0
  -! objc_removeAssociatedObjects objc_removeAssociatedObjects(_:) = ends 0
  -! class_addMethod class_replaceMethod method_setImplementation = returns IMP

  # Counting by hand
  -! CFRetain CFBridgingRetain = @retain keeps object:0 forever ends CFRelease() CFBridgingRelease() ; returns 0
  -! CFAutorelease CFBridgingRelease CFMakeCollectable = returns 0
  -! CFRelease = ends 0
  Unmanaged! passRetained(_:) = @retain keeps object:0 forever ends release() takeRetainedValue() ; returns 0
  Unmanaged! passUnretained(_:) = unsafe object:0 ; returns 0
  Unmanaged! takeRetainedValue() = ends receiver ; returns receiver
  Unmanaged! takeUnretainedValue() = returns receiver
  -! withExtendedLifetime(_:_^:) withUnsafePointer(to:_^:) withUnsafeMutablePointer(to:_^:) withUnsafeBytes(of:_^:) = runs 1
  -! autoreleasepool(invoking^:) = runs 0
  -! autoreleasepool = runs 0
  -! type(of:) = returns Type
  NSValue! valueWithNonretainedObject: init(nonretainedObject:) = result unsafe object:0 ; returns NSValue
  NSValue! valueWithPointer: = result unsafe object:0 ; returns NSValue

  # Core Foundation
  -! CFArrayAppendValue CFArrayAppendValue(_:_:) CFSetAddValue CFSetAddValue(_:_:) CFSetSetValue = 0 keeps element:1
  -! CFDictionarySetValue CFDictionaryAddValue CFDictionarySetValue(_:_:_:) CFDictionaryAddValue(_:_:_:) CFArrayInsertValueAtIndex
    CFArraySetValueAtIndex
    = 0 keeps element:2
  -! CFArrayRemoveAllValues CFDictionaryRemoveAllValues CFSetRemoveAllValues CFArrayRemoveValueAtIndex CFDictionaryRemoveValue CFSetRemoveValue = ends 0
  -! CFRunLoopTimerCreateWithHandler CFRunLoopTimerCreateWithHandler(_:_:_:_:_:_^:) = result copies handler:5 forever ends CFRunLoopTimerInvalidate()
  -! CFRunLoopObserverCreateWithHandler CFRunLoopObserverCreateWithHandler(_:_:_:_:_^:)
    = result copies handler:4 forever ends CFRunLoopObserverInvalidate()
  -! CFRunLoopAddTimer CFRunLoopAddTimer(_:_:_:) = @run-loop keeps timer:1 forever ends CFRunLoopTimerInvalidate()
  -! CFRunLoopAddObserver CFRunLoopAddObserver(_:_:_:) = @run-loop keeps observer:1 forever ends CFRunLoopObserverInvalidate()
  -! CFRunLoopTimerInvalidate CFRunLoopObserverInvalidate CFRunLoopTimerInvalidate(_:) CFRunLoopObserverInvalidate(_:) = ends 0
  -! CFRunLoopRemoveTimer CFRunLoopRemoveObserver CFRunLoopRemoveTimer(_:_:_:) CFRunLoopRemoveObserver(_:_:_:) = ends 1
  -! CFRunLoopTimerCreate = result unsafe context:6
  -! CFRunLoopObserverCreate = result unsafe context:5
  -! CFRunLoopSourceCreate = result unsafe context:2
  -! SCNetworkReachabilitySetCallback = 0 unsafe context:2
  -! FSEventStreamCreate = result unsafe context:2
  -! CGEventTapCreate = result unsafe userInfo:5
  -! IOServiceAddMatchingNotification = 0 unsafe context:4

  # What passes an object on
  NSObject! self = returns receiver
  NSObject copy mutableCopy = returns elements
  NSObject! retain autorelease = returns receiver
  -! objc_retain objc_autorelease objc_retainAutorelease = returns 0
  -! precondition(_:_^?:) assert(_:_^?:) preconditionFailure(_^?:) fatalError(_^?:) = runs closure
  -! print(_:) debugPrint(_:) dump(_:) NSLog NSLog(_:) os_log(_:) NSStringFromClass NSStringFromSelector = @log keeps text:0 call
  -! swap(_:_:) = 0 keeps element:1 call
  """#
