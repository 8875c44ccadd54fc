/// RxSwift, ReactiveObjC, ReactiveSwift. `SummaryTable` explains the notation.
let reactiveSummaries = #"""
  # RxSwift: subscribing
  -! subscribe(onNext^?:onError^?:onCompleted^?:onDisposed^?:)
    = result+receiver copies onNext onError onCompleted onDisposed completes ends dispose() ; returns Disposable
  -! subscribe(onSuccess^?:onError^?:onDisposed^?:) subscribe(onSuccess^?:onFailure^:onDisposed^?:)
    = result+receiver copies closure completes ends dispose() ; returns Disposable
  -! subscribe(onSuccess^:) subscribe(onFailure^:) = result+receiver copies closure completes ends dispose() ; returns Disposable
  Observable/Single/Maybe/Completable/Infallible subscribe(_^:) = result+receiver copies onEvent:0 completes ends dispose() ; returns Disposable
  -! subscribe(with:onNext^?:onError^?:onCompleted^?:onDisposed^?:)
    = result weak object:with ; result+receiver copies onNext onError onCompleted onDisposed completes ends dispose() ; returns Disposable
  -! drive(onNext^?:onCompleted^?:onDisposed^?:) emit(onNext^?:onCompleted^?:onDisposed^?:)
    = result+receiver copies onNext onCompleted onDisposed completes ends dispose() ; returns Disposable
  -! drive(with:onNext^?:onCompleted^?:onDisposed^?:) emit(with:onNext^?:onCompleted^?:onDisposed^?:)
    = result weak object:with ; result+receiver copies onNext onCompleted onDisposed completes ends dispose() ; returns Disposable
  -! bind(onNext^:) = result+receiver copies onNext completes ends dispose() ; returns Disposable
  -! bind(to:) drive(_:) emit(to:) = result+receiver weak target:0 ; returns Disposable
  -! bind(with:onNext^:) = result weak object:with ; result+receiver copies onNext completes ends dispose() ; returns Disposable
  -! disposed(by:) = 0 keeps disposable:receiver ends dispose()
  -! addDisposableTo(_:) = 0 keeps disposable:receiver ends dispose()
  CompositeDisposable/DisposeBag! insert(_:) = keeps disposable:0 ends dispose()
  SerialDisposable/SingleAssignmentDisposable .disposable = keeps ends dispose()
  Disposables! create(with^:) = result copies dispose:0 fires ends dispose() ; returns Disposable
  Binder init(_:scheduler?:binding^:) = result weak target:0 ; result copies binding ; returns Binder
  AnyObserver init(eventHandler^:) = result copies eventHandler

  # RxSwift: making and changing sequences
  Observable/Single/Maybe/Completable create(_^:) create(subscribe^:) deferred(_^:) using(_^:observableFactory^:)
    = result copies subscribe:0 ends dispose() ; returns Observable
  Observable/Single/Maybe/Completable/Driver/Signal/Infallible/PublishSubject/BehaviorSubject/ReplaySubject/PublishRelay/BehaviorRelay/ControlEvent/ControlProperty
    map(_^:) filter(_^:) flatMap(_^:) flatMapLatest(_^:) flatMapFirst(_^:) concatMap(_^:) compactMap(_^:) scan(_:accumulator^:) skip(while^:)
    take(while^:)
    distinctUntilChanged(_^:) reduce(_:accumulator^:) catch(_^:) catchError(_^:) retry(when^:) withLatestFrom(_:resultSelector^:) skipWhile(_^:)
    takeWhile(_^:)
    = result copies closure:closure ends dispose() ; result keeps source:receiver ; returns Observable
  -! flatMapLatest(_^:) flatMapFirst(_^:) concatMap(_^:) catchError(_^:) catchErrorJustReturn(_:)
    = result copies closure:closure ends dispose() ; result keeps source:receiver ; returns Observable
  -! do(onNext^?:afterNext^?:onError^?:onCompleted^?:onSubscribe^?:) do(onNext^?:onCompleted^?:onSubscribe^?:onDispose^?:)
    do(onSuccess^?:onError^?:onSubscribe^?:onDispose^?:)
    = result copies closure:closure completes ends dispose() ; result keeps source:receiver ; returns Observable
  -! observeOn(_:) observe(on:) subscribeOn(_:) distinctUntilChanged() asObservable() asDriver() asSignal() asSingle() asDriver(onErrorJustReturn:)
    asSignal(onErrorJustReturn:) takeUntil(_:) take(until:) startWith(_:) share(replay:) share(replay:scope:) debounce(_:scheduler:)
    throttle(_:scheduler:)
    throttle(_:latest:scheduler:) skip(_:) take(_:) delay(_:scheduler:) catchAndReturn(_:) ignoreElements() materialize() timeout(_:scheduler:)
    = result keeps source:receiver ; returns Observable
  -! withUnretained(_:) = result weak object:0 ; result keeps source:receiver ; returns Observable
  -! withUnretained(_:resultSelector^:) = result weak object:0 ; result copies resultSelector ; result keeps source:receiver ; returns Observable
  Observable combineLatest(_:_:resultSelector^:) zip(_:_:resultSelector^:)
    = result keeps source:0 source:1 ; result copies resultSelector ; returns Observable
  Observable combineLatest(_:_:) zip(_:_:) merge(_:_:) = result keeps source:0 source:1 ; returns Observable
  Observable interval(_:scheduler:) timer(_:scheduler:) timer(_:period:scheduler:) just(_:) empty() never() error(_:) of(_:) from(_:)
    = returns Observable
  BehaviorRelay/BehaviorSubject init(value:) = result keeps value
  BehaviorRelay! accept(_:) = keeps value:0
  Reactive observe(_:_:options?:retainSelf?:) = result keeps target:receiver completes ends dispose() ; returns Observable
  Reactive observeWeakly(_:_:options?:) = result weak target:receiver ; returns Observable
  Reactive notification(_:object?:) = @notification-center weak object ; returns Observable
  Reactive! setDelegate(_:) setDataSource(_:) = weak delegate:0
  Reactive! items(dataSource:) = keeps dataSource:0 completes ends dispose()
  DelegateProxy! installForwardDelegate(_:retainDelegate:onProxyForObject:) = 2 weak delegate:0

  # ReactiveObjC
  -! subscribeNext: subscribeCompleted: subscribeError: = result+receiver copies block:0 completes ends dispose ; returns RACDisposable
  -! subscribeNext:error: subscribeNext:completed: subscribeError:completed:
    = result+receiver copies block:0 block:1 completes ends dispose ; returns RACDisposable
  -! subscribeNext:error:completed: = result+receiver copies block:0 block:1 block:2 completes ends dispose ; returns RACDisposable
  RACSignal! doNext: doError: doCompleted: initially: finally:
    = result copies block:0 completes ends dispose ; result keeps source:receiver ; returns RACSignal
  RACSubject/RACReplaySubject/RACSignal subscribe: = keeps subscriber:0 completes ends dispose ; returns RACDisposable
  RACSignal! createSignal: defer: startEagerlyWithScheduler:block: startLazilyWithScheduler:block: = result copies block:closure ; returns RACSignal
  RACSignal/RACStream! flattenMap: ignore: = result copies block:0 ; result keeps source:receiver ; returns RACSignal
  RACSignal/RACStream map: filter: catch: try: takeUntilBlock: takeWhileBlock: skipUntilBlock: scanWithStart:reduce: combineLatest:reduce:
    = result copies block:closure ; result keeps source:receiver ; returns RACSignal
  RACSignal! deliverOn: deliverOnMainThread takeUntil: distinctUntilChanged throttle: replay replayLast replayLazily publish switchToLatest delay:
    startWith:
    = result keeps source:receiver ; returns RACSignal
  NSObject! rac_valuesForKeyPath:observer: rac_valuesAndChangesForKeyPath:options:observer: = result weak target:receiver ; returns RACSignal
  RACSignal! setKeyPath:onObject: setKeyPath:onObject:nilValue: = result unsafe target:1 ; returns RACDisposable
  RACCommand! initWithSignalBlock: = result copies signalBlock:0 ; returns RACCommand
  RACCommand! initWithEnabled:signalBlock: = result copies signalBlock:1 ; returns RACCommand
  UIButton/UIBarButtonItem/UIRefreshControl/NSControl/UIControl .rac_command = keeps
  NSObject! rac_signalForControlEvents: rac_signalForSelector: rac_signalForSelector:fromProtocol: rac_textSignal rac_gestureSignal
    rac_willDeallocSignal
    rac_prepareForReuseSignal rac_addObserverForName:object: = returns RACSignal
  NSObject! rac_liftSelector:withSignals: = returns RACSignal
  RACDisposable! disposableWithBlock: = result copies block:0 ends dispose ; returns RACDisposable
  RACCompoundDisposable! addDisposable: = keeps disposable:0 ends dispose
  RACScheduler schedule: = @scheduler copies block:0 fires ends dispose
  RACScheduler! after:schedule: afterDelay:schedule: = @scheduler copies block:1 fires ends dispose
  RACScheduler! after:repeatingEvery:withLeeway:schedule: = @scheduler+result copies block:3 forever ends dispose ; returns RACDisposable

  # ReactiveSwift
  -! observeValues(_^:) observeResult(_^:) observeCompleted(_^:) observeFailed(_^:) observeInterrupted(_^:)
    = receiver+result copies action:0 completes ends dispose() ; returns Disposable
  Signal/SignalProducer observe(_^:) start(_^:) = receiver+result copies action:0 completes ends dispose() ; returns Disposable
  -! startWithValues(_^:) startWithResult(_^:) startWithCompleted(_^:) startWithFailed(_^:) startWithSignal(_^:)
    = result+@producer copies action:0 completes ends dispose() ; returns Disposable
  Property/MutableProperty init(initial:then:) = result keeps value:0 producer:1
  SignalProducer init(_^:) = result copies startHandler:0 ; returns SignalProducer
  Action init(execute^:) init(enabledIf:execute^:) init(state:execute^:) = result copies execute
  BindingTarget init(lifetime:action^:) init(on:lifetime:action^:) = result copies action
  BindingTarget init(lifetime:object:keyPath:) = result weak target:object
  Lifetime! observeEnded(_^:) = copies action:0 fires
  -! makeBindingTarget(_^:) makeBindingTarget(on:_^:) = result copies action:closure ; result weak target:receiver
  """#
