/// Grand Central Dispatch and Swift's concurrency. `SummaryTable` explains the notation.
let dispatchSummaries = #"""
  # Queues
  -! dispatch_async dispatch_barrier_async = @queue copies block:1 fires
  -! dispatch_group_async dispatch_after = @queue copies block:2 fires
  -! dispatch_async_f dispatch_barrier_async_f = @queue unsafe context:1 fires
  -! dispatch_after_f dispatch_group_async_f = @queue unsafe context:2 fires
  -! dispatch_sync dispatch_barrier_sync dispatch_async_and_wait dispatch_once = runs 1
  -! dispatch_apply = runs 2
  OS_dispatch_queue! async(group?:qos?:flags?:execute^:) = @queue copies execute fires
  OS_dispatch_queue! asyncAfter(deadline:qos?:flags?:execute^:) asyncAfter(wallDeadline:qos?:flags?:execute^:) = @queue copies execute fires
  OS_dispatch_queue! asyncAndWait(execute^:) = runs 0
  OS_dispatch_queue sync(flags?:execute^:) = runs execute
  OS_dispatch_queue! concurrentPerform(iterations:execute^:) = runs execute
  OS_dispatch_queue! setSpecific(key:value:) = receiver keeps value

  # Groups
  -! dispatch_group_notify dispatch_block_notify = @queue+0 copies block:2 fires
  OS_dispatch_group/DispatchWorkItem! notify(qos?:flags?:queue:execute^:) = @queue+receiver copies execute fires
  OS_dispatch_group/DispatchWorkItem! notify(queue:work:) = @queue+receiver keeps work fires

  # Sources
  -! dispatch_source_set_event_handler = 0 copies eventHandler:1 forever ends dispatch_source_cancel() dispatch_cancel()
  -! dispatch_source_set_cancel_handler = 0 copies cancelHandler:1 forever ends dispatch_source_cancel() dispatch_cancel()
  -! dispatch_source_set_registration_handler = 0 copies registrationHandler:1 forever ends dispatch_source_cancel() dispatch_cancel()
  -! dispatch_source_cancel dispatch_source_cancel(_:) dispatch_cancel = ends 0
  OS_dispatch_source! setEventHandler(qos?:flags?:handler^:) = copies eventHandler:handler forever ends cancel()
  OS_dispatch_source! setCancelHandler(qos?:flags?:handler^:) = copies cancelHandler:handler forever ends cancel()
  OS_dispatch_source! setRegistrationHandler(qos?:flags?:handler^:) = copies registrationHandler:handler forever ends cancel()
  OS_dispatch_source cancel() = ends receiver
  OS_dispatch_source! makeTimerSource(flags?:queue?:) makeReadSource(fileDescriptor:queue?:) makeWriteSource(fileDescriptor:queue?:)
    makeFileSystemObjectSource(fileDescriptor:eventMask:queue?:) makeSignalSource(signal:queue?:) makeMemoryPressureSource(eventMask:queue?:)
    makeUserDataAddSource(queue?:) makeUserDataOrSource(queue?:) makeProcessSource(identifier:eventMask:queue?:) = returns OS_dispatch_source
  -! dispatch_source_create = returns OS_dispatch_source
  -! dispatch_queue_create dispatch_get_main_queue dispatch_get_global_queue = returns OS_dispatch_queue
  -! dispatch_group_create = returns OS_dispatch_group

  # Work items and channels
  -! dispatch_block_create = result copies block:1
  -! dispatch_block_create_with_qos_class = result copies block:3
  -! dispatch_block_cancel = ends 0
  DispatchWorkItem init(qos?:flags?:block^:) = result copies block ; returns DispatchWorkItem
  DispatchWorkItem perform() = runs receiver
  -! dispatch_io_read = 0 copies handler:4 completes
  -! dispatch_io_write = 0 copies handler:4 completes
  -! dispatch_read = @system copies handler:3 completes
  -! dispatch_write = @system copies handler:3 completes
  OS_dispatch_io! read(offset:length:queue:ioHandler^:) write(offset:data:queue:ioHandler^:) = copies ioHandler completes

  # Tasks
  Task init(name?:priority?:operation^:) init(executorPreference?:priority?:operation^:)
    = @system+result copies operation completes ends cancel() ; returns Task
  Task! detached(name?:priority?:operation^:) = @system+result copies operation completes ends cancel() ; returns Task
  Task immediate(name?:priority?:operation^:) = @system+result copies operation completes ends cancel() ; returns Task
  Task cancel() = ends receiver
  TaskGroup/ThrowingTaskGroup/DiscardingTaskGroup/ThrowingDiscardingTaskGroup! addTask(priority?:operation^:)
    addTaskUnlessCancelled(priority?:operation^:)
    = copies operation completes ends cancelAll()
  TaskGroup/ThrowingTaskGroup/DiscardingTaskGroup/ThrowingDiscardingTaskGroup! cancelAll() = ends receiver
  -! withTaskGroup(of:returning?:isolation?:body^:) withThrowingTaskGroup(of:returning?:isolation?:body^:) withDiscardingTaskGroup(returning?:body^:)
    withThrowingDiscardingTaskGroup(returning?:body^:) = runs body
  -! withCheckedContinuation(isolation?:function?:_^:) withCheckedThrowingContinuation(isolation?:function?:_^:)
    withUnsafeContinuation(isolation?:_^:) withUnsafeThrowingContinuation(isolation?:_^:) = runs closure
  -! withTaskCancellationHandler(operation^:onCancel^:isolation?:) = runs operation ; @task copies onCancel call
  -! withTaskCancellationHandler(handler^:operation^:) = runs operation ; @task copies handler call
  MainActor! run(resultType?:body^:) = runs body
  MainActor! assumeIsolated(_^:) = runs 0
  TaskLocal! withValue(_:operation^:) = runs operation
  AsyncStream/AsyncThrowingStream init(_?:bufferingPolicy?:_^:) = runs closure
  AsyncStream init(unfolding^:onCancel^?:) = result copies unfolding onCancel ; returns AsyncStream
  AsyncThrowingStream init(unfolding^:) = result copies unfolding ; returns AsyncThrowingStream
  AsyncStream.Continuation/AsyncThrowingStream.Continuation/Continuation .onTermination = copies completes ends finish()
  AsyncStream.Continuation/AsyncThrowingStream.Continuation/Continuation finish() finish(throwing:) = ends receiver
  # Locks
  OSAllocatedUnfairLock/Mutex/Atomic withLock(_^:) withLockUnchecked(_^:) withLockIfAvailable(_^:) = runs 0
  NSLock withLock(_^:) = runs 0
  """#
