/// Timers, run loops, threads, operations, notifications, observing, undoing. `SummaryTable` explains the notation.
let foundationSummaries = #"""
  # What ends things, whatever it is sent to
  -! invalidate invalidate() cancel cancel() dispose dispose() unsubscribe unsubscribe() = ends receiver

  # Timers and run loops
  NSTimer! scheduledTimerWithTimeInterval:target:selector:userInfo:repeats: scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    = @run-loop+result keeps target:1 userInfo:3 forever unless 4 ends invalidate ; returns NSTimer
  NSTimer! timerWithTimeInterval:target:selector:userInfo:repeats: = result keeps target:1 userInfo:3 forever unless 4 ends invalidate ; returns NSTimer
  NSTimer init(timeInterval:target:selector:userInfo:repeats:) = result keeps target:1 userInfo:3 forever unless 4 ends invalidate ; returns NSTimer
  NSTimer! initWithFireDate:interval:target:selector:userInfo:repeats: init(fireAt:interval:target:selector:userInfo:repeats:)
    = result keeps target:2 userInfo:4 forever unless 5 ends invalidate ; returns NSTimer
  NSTimer! scheduledTimerWithTimeInterval:repeats:block: scheduledTimer(withTimeInterval:repeats:block^:)
    = @run-loop+result copies block:2 forever unless 1 ends invalidate ; returns NSTimer
  NSTimer! timerWithTimeInterval:repeats:block: = result copies block:2 forever unless 1 ends invalidate ; returns NSTimer
  NSTimer init(timeInterval:repeats:block^:) = result copies block:2 forever unless 1 ends invalidate ; returns NSTimer
  NSTimer! initWithFireDate:interval:repeats:block: init(fire:interval:repeats:block^:)
    = result copies block:3 forever unless 2 ends invalidate ; returns NSTimer
  NSTimer! scheduledTimerWithTimeInterval:invocation:repeats: = @run-loop+result keeps target:1 forever unless 2 ends invalidate ; returns NSTimer
  NSTimer! timerWithTimeInterval:invocation:repeats: = result keeps target:1 forever unless 2 ends invalidate ; returns NSTimer
  NSTimer invalidate invalidate() = ends receiver
  NSRunLoop! addTimer:forMode: add(_:forMode:) = @run-loop keeps timer:0 forever ends invalidate
  NSRunLoop! performSelector:target:argument:order:modes: perform(_:target:argument:order:modes:)
    = @run-loop keeps target:1 argument:2 fires ends cancelPerformSelectorsWithTarget:
  NSRunLoop! performInModes:block: perform(inModes:block^:) = @run-loop copies block:1 fires
  NSRunLoop performBlock: perform(_^:) = @run-loop copies block:0 fires
  -! CFRunLoopPerformBlock = @run-loop copies block:2 fires
  NSRunLoop cancelPerformSelectorsWithTarget: cancelPerformSelectors(withTarget:) = ends 0

  # Selectors that are performed later
  NSObject! performSelector:withObject:afterDelay: performSelector:withObject:afterDelay:inModes: perform(_:with:afterDelay:)
    perform(_:with:afterDelay:inModes:)
    = @run-loop keeps target:receiver argument:1 fires ends +cancelPreviousPerformRequestsWithTarget: cancelPreviousPerformRequests(withTarget:)
  NSObject! performSelectorOnMainThread:withObject:waitUntilDone: performSelectorOnMainThread:withObject:waitUntilDone:modes:
    performSelector(onMainThread:with:waitUntilDone:) performSelector(onMainThread:with:waitUntilDone:modes:)
    = @main-thread keeps target:receiver argument:1 fires
  NSObject! performSelector:onThread:withObject:waitUntilDone: perform(_:on:with:waitUntilDone:) = @thread keeps target:receiver argument:2 fires
  NSObject! performSelectorInBackground:withObject: performSelector(inBackground:with:) = @thread keeps target:receiver argument:1 completes
  NSObject! cancelPreviousPerformRequestsWithTarget: cancelPreviousPerformRequestsWithTarget:selector:object:
    cancelPreviousPerformRequests(withTarget:) cancelPreviousPerformRequests(withTarget:selector:object:) = ends 0

  # Threads and invocations
  NSThread! detachNewThreadSelector:toTarget:withObject: detachNewThreadSelector(_:toTarget:with:) = @thread keeps target:1 argument:2 completes
  NSThread! detachNewThreadWithBlock: detachNewThread(_^:) = @thread copies block:0 completes
  NSThread! initWithTarget:selector:object: init(target:selector:object:) = result keeps target:0 argument:2 completes ; returns NSThread
  NSThread initWithBlock: init(block^:) = result copies block:0 completes ; returns NSThread
  NSInvocation .target = unsafe
  NSInvocation! setArgument:atIndex: = unsafe argument:0
  NSInvocationOperation! initWithTarget:selector:object: init(target:selector:object:)
    = result keeps target:0 argument:2 ; returns NSInvocationOperation
  NSBackgroundActivityScheduler scheduleWithBlock: schedule(_^:) = @system+receiver copies block:0 forever ends invalidate
  NSBackgroundActivityScheduler invalidate invalidate() = ends receiver

  # Notifications
  NSNotificationCenter! addObserver:selector:name:object: addObserver(_:selector:name:object:) = @notification-center weak observer:0
  NSNotificationCenter! addObserver:selector:name:object:suspensionBehavior: addObserver(_:selector:name:object:suspensionBehavior:)
    = @notification-center weak observer:0
  NSNotificationCenter! addObserverForName:object:queue:usingBlock: addObserver(forName:object:queue?:using^:)
    = @notification-center+result copies block:3 forever ends removeObserver: ; returns NSObject
  NSNotificationCenter! notifications(named:object?:) = returns AsyncSequence
  NSNotificationCenter removeObserver: removeObserver(_:) removeObserver:name:object: removeObserver(_:name:object:) = ends 0
  NSNotificationCenter! postNotificationName:object: post(name:object:) = @notification-center keeps object:1 call
  NSNotificationCenter! postNotificationName:object:userInfo: post(name:object:userInfo:) = @notification-center keeps object:1 userInfo:2 call
  NSNotification! notificationWithName:object:userInfo: init(name:object:userInfo?:) = result keeps object:1 userInfo:2 ; returns NSNotification
  NSNotification! notificationWithName:object: = result keeps object:1 ; returns NSNotification
  -! CFNotificationCenterAddObserver CFNotificationCenterAddObserver(_:_:_:_:_:_:) = @notification-center unsafe observer:1
  -! CFNotificationCenterRemoveObserver CFNotificationCenterRemoveObserver(_:_:_:_:) = ends 1

  # Observing keys
  NSObject! addObserver:forKeyPath:options:context: addObserver(_:forKeyPath:options?:context:) = unsafe observer:0
  NSObject! removeObserver:forKeyPath: removeObserver:forKeyPath:context: removeObserver(_:forKeyPath:) removeObserver(_:forKeyPath:context:) = ends 0
  NSArray! addObserver:toObjectsAtIndexes:forKeyPath:options:context: = unsafe observer:0
  NSObject! observe(_:changeHandler:) observe(_:options:changeHandler:)
    = result copies changeHandler ends invalidate() ; returns NSKeyValueObservation
  NSObject observe(_:options?:changeHandler^:) = result copies changeHandler ends invalidate() ; returns NSKeyValueObservation
  NSKeyValueObservation invalidate() = ends receiver

  # Operations
  NSOperationQueue! addOperation: addOperations:waitUntilFinished: addOperations(_:waitUntilFinished:)
    = receiver+@operation-queue keeps operation:0 completes ends -cancelAllOperations cancelAllOperations()
  NSOperationQueue addOperation(_^:) = receiver+@operation-queue copies operation:0 completes ends cancelAllOperations()
  NSOperationQueue! addOperationWithBlock: addBarrierBlock: addBarrierBlock(_^:)
    = receiver+@operation-queue copies block:0 fires ends -cancelAllOperations cancelAllOperations()
  NSOperationQueue! cancelAllOperations cancelAllOperations() = ends receiver
  NSBlockOperation! blockOperationWithBlock: = result copies block:0 completes ; returns NSBlockOperation
  NSBlockOperation init(block^:) = result copies block:0 completes ; returns NSBlockOperation
  NSBlockOperation! addExecutionBlock: addExecutionBlock(_^:) = copies block:0 completes
  NSOperation .completionBlock = copies completes
  NSOperation! addDependency: addDependency(_:) = keeps dependency:0 ends removeDependency:
  NSOperation! removeDependency: removeDependency(_:) = ends 0

  # Progress, undoing, caches, predicates
  NSProgress .cancellationHandler .pausingHandler .resumingHandler = copies
  NSProgress! addChild:withPendingUnitCount: addChild(_:withPendingUnitCount:) = keeps child:0 completes
  NSUndoManager! registerUndoWithTarget:selector:object: registerUndo(withTarget:selector:object:)
    = unsafe target:0 ; keeps argument:2 ends removeAllActions
  NSUndoManager! prepareWithInvocationTarget: prepare(withInvocationTarget:) = unsafe target:0 ; returns receiver
  NSUndoManager! registerUndoWithTarget:handler: registerUndo(withTarget:handler^:)
    = unsafe target:0 ; copies handler:1 ends removeAllActions -removeAllActionsWithTarget: removeAllActions(withTarget:)
  NSUndoManager! removeAllActions removeAllActions() removeAllActionsWithTarget: removeAllActions(withTarget:) = ends receiver
  NSPredicate! predicateWithBlock: = result copies block:0 ; returns NSPredicate
  NSPredicate init(block^:) = result copies block:0 ; returns NSPredicate
  NSExpression! expressionForBlock:arguments: = result copies block:0 ; returns NSExpression
  NSExpression init(block^:arguments:) = result copies block:0 ; returns NSExpression
  NSSortDescriptor! sortDescriptorWithKey:ascending:comparator: initWithKey:ascending:comparator: init(key:ascending:comparator^:)
    = result copies comparator:2 ; returns NSSortDescriptor
  NSFileManager! enumeratorAtURL:includingPropertiesForKeys:options:errorHandler:
    enumerator(at:includingPropertiesForKeys:options?:errorHandler^?:) = result copies errorHandler:3
  NSUserActivity! addUserInfoEntriesFromDictionary: addUserInfoEntries(from:) = keeps userInfo:0
  NSExtensionContext! completeRequestReturningItems:completionHandler: completeRequest(returningItems:completionHandler^?:)
    = @system copies completionHandler:1 completes
  NSItemProvider! loadItemForTypeIdentifier:options:completionHandler: loadItem(forTypeIdentifier:options?:completionHandler^?:)
    = receiver+@system copies completionHandler:2 completes
  NSItemProvider! loadObjectOfClass:completionHandler: loadDataRepresentationForTypeIdentifier:completionHandler:
    loadFileRepresentationForTypeIdentifier:completionHandler: loadObject(ofClass:completionHandler^:)
    loadDataRepresentation(forTypeIdentifier:completionHandler^:) loadFileRepresentation(forTypeIdentifier:completionHandler^:)
    = receiver+@system copies completionHandler:1 completes
  NSBundleResourceRequest! beginAccessingResourcesWithCompletionHandler: beginAccessingResources(completionHandler^:)
    = receiver+@system copies completionHandler:0 completes
  NSProcessInfo! performActivityWithOptions:reason:usingBlock: performActivity(options:reason:using^:) = runs 2
  NSProcessInfo! performExpiringActivityWithReason:usingBlock: performExpiringActivity(withReason:using^:) = @system copies block:1 completes
  NSNotificationQueue! enqueueNotification:postingStyle: enqueue(_:postingStyle:) = @notification-queue keeps notification:0 fires
  NSPort .delegate = unsafe
  NSAppleEventManager! setEventHandler:andSelector:forEventClass:andEventID: setEventHandler(_:andSelector:forEventClass:andEventID:)
    = unsafe handler:0
  """#
