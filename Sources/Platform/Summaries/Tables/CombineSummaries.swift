/// Combine and what Foundation publishes. `SummaryTable` explains the notation.
///
/// A publisher keeps the one that it is made from, and its closures.
let combineSummaries = #"""
  # Subscribing
  -! sink(receiveCompletion^?:receiveValue^:)
    = result copies receiveCompletion receiveValue ends cancel() ; result keeps upstream:receiver ends cancel() ; returns AnyCancellable
  -! assign(to:on:) = result keeps object:1 ends cancel() ; result keeps upstream:receiver ends cancel() ; returns AnyCancellable
  Publisher assign(to:) = 0 weak published:0
  -! store(in:) = 0 keeps cancellable:receiver
  AnyCancellable init(_^:) = result copies cancel:0 fires ends cancel() ; returns AnyCancellable
  AnyCancellable cancel() = ends receiver
  Publisher/AnyPublisher/PassthroughSubject/CurrentValueSubject! receive(subscriber:) subscribe(_:) = keeps subscriber:0 completes ends cancel()
  AnySubscriber init(receiveSubscription^?:receiveValue^?:receiveCompletion^?:)
    = result copies receiveSubscription receiveValue receiveCompletion ; returns AnySubscriber
  Subscribers.Sink/Sink init(receiveCompletion^?:receiveValue^:) = result copies receiveCompletion receiveValue ends cancel()
  Subscribers.Assign/Assign init(object:keyPath:) = result keeps object ends cancel()
  PassthroughSubject/CurrentValueSubject! send(completion:) = ends receiver
  CurrentValueSubject send(_:) = keeps value:0
  CurrentValueSubject .value = keeps
  CurrentValueSubject init(_:) = result keeps value:0 ; returns CurrentValueSubject
  PassthroughSubject init() = returns PassthroughSubject

  # Publishers of something
  Future init(_^:) = runs 0 ; returns Future
  Deferred init(createPublisher^:) = result copies createPublisher ; returns Publisher
  Just/Fail/Empty init(_:) init(error:) init(outputType:failure:) init(completeImmediately:) = result keeps value:0 ; returns Publisher
  Record init(record^:) = runs 0 ; returns Publisher
  AnyPublisher init(_:) = result keeps upstream:0 ; returns AnyPublisher
  NSTimer! publish(every:tolerance?:on:in:options?:) = returns Publisher
  NSNotificationCenter! publisher(for:object:) = result keeps object:1 ; returns Publisher
  NSNotificationCenter/NSObject/NSURLSession publisher(for:) = returns Publisher
  NSObject! publisher(for:options:) = result keeps object:receiver ; returns Publisher
  NSURLSession! dataTaskPublisher(for:) = returns Publisher

  # Operators: the result keeps what it is made from
  Publisher/AnyPublisher/PassthroughSubject/CurrentValueSubject/Future map(_^:) tryMap(_^:) compactMap(_^:) tryCompactMap(_^:) flatMap(_^:) filter(_^:)
    tryFilter(_^:)
    scan(_:_^:) tryScan(_:_^:) reduce(_:_^:) removeDuplicates(by^:) drop(while^:) prefix(while^:) first(where^:) last(where^:) allSatisfy(_^:)
    contains(where^:)
    catch(_^:)
    = result copies transform:closure ends cancel() ; result keeps upstream:receiver ; returns Publisher
  -! mapError(_^:) tryCatch(_^:) flatMap(maxPublishers?:_^:) replaceError(with:) tryRemoveDuplicates(by^:)
    = result copies transform:closure ends cancel() ; result keeps upstream:receiver ; returns Publisher
  -! handleEvents(receiveSubscription^?:receiveOutput^?:receiveCompletion^?:receiveCancel^?:receiveRequest^?:)
    = result copies receiveSubscription receiveOutput receiveCompletion receiveCancel receiveRequest ends cancel()
      ; result keeps upstream:receiver ; returns Publisher
  -! breakpoint(receiveSubscription^?:receiveOutput^?:receiveCompletion^?:) = result copies closure ; result keeps upstream:receiver ; returns Publisher
  -! receive(on:options?:) subscribe(on:options?:) debounce(for:scheduler:options?:) throttle(for:scheduler:latest:)
    delay(for:tolerance?:scheduler:options?:)
    removeDuplicates() eraseToAnyPublisher() share() autoconnect() retry(_:) print(_?:to?:) timeout(_:scheduler:options?:customError^?:)
    collect(_:options?:)
    replaceNil(with:) replaceEmpty(with:) setFailureType(to:) measureInterval(using:options?:) buffer(size:prefetch:whenFull:) switchToLatest()
    multicast(subject:)
    makeConnectable() decode(type:decoder:) encode(encoder:) ignoreOutput() assertNoFailure(_?:file?:line?:) breakpointOnError()
    = result keeps upstream:receiver ; returns Publisher
  Publisher/AnyPublisher/PassthroughSubject/CurrentValueSubject first() last() dropFirst() dropFirst(_:) prefix(_:) output(at:) min() max() count()
    collect() values
    = result keeps upstream:receiver ; returns Publisher
  -! combineLatest(_:_^?:) combineLatest(_:_:_^?:) merge(with:) merge(with:_:) zip(_:_^:) drop(untilOutputFrom:) prefix(untilOutputFrom:)
    = result keeps upstream:receiver other:0 ; result copies transform:closure ; returns Publisher
  Publisher/AnyPublisher/PassthroughSubject/CurrentValueSubject zip(_:) append(_:) prepend(_:)
    = result keeps upstream:receiver other:0 ; returns Publisher
  Publishers.CombineLatest/Publishers.Zip/Publishers.Merge/CombineLatest/Zip/Merge init(_:_:) = result keeps upstream:0 upstream:1 ; returns Publisher
  Publishers.CombineLatest3/Publishers.Zip3/CombineLatest3/Zip3 init(_:_:_:) = result keeps upstream:0 upstream:1 upstream:2 ; returns Publisher
  Publishers.MergeMany/MergeMany init(_:) = result keeps upstream:0 ; returns Publisher
  ConnectablePublisher! connect() = result keeps upstream:receiver ends cancel() ; returns AnyCancellable
  NSRunLoop/OS_dispatch_queue/NSOperationQueue/Scheduler! schedule(after:interval:tolerance?:options?:_^:)
    = result+@queue copies action:closure forever ends cancel()
  NSRunLoop/OS_dispatch_queue/NSOperationQueue/Scheduler schedule(_^:) schedule(options:_^:) schedule(after:tolerance?:options?:_^:)
    = @queue copies action:closure fires
  """#
