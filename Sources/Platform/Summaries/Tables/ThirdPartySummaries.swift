/// Widely used libraries of others. `SummaryTable` explains the notation.
let thirdPartySummaries = #"""
  # Alamofire
  Session
    init(configuration?:delegate?:rootQueue?:startRequestsImmediately?:requestQueue:serializationQueue:interceptor:serverTrustManager:redirectHandler:cachedResponseHandler:eventMonitors:)
    = result keeps delegate interceptor serverTrustManager redirectHandler cachedResponseHandler eventMonitors
  -! responseDecodable(of?:queue?:completionHandler^:) responseJSON(queue?:options?:completionHandler^:) responseData(queue?:completionHandler^:)
    responseString(queue?:encoding?:completionHandler^:) response(queue?:responseSerializer?:completionHandler^:) responseStream(on?:stream^:)
    responseStreamDecodable(of?:on?:stream^:)
    = receiver+@session copies completionHandler:closure completes ends cancel() ; returns receiver
  -! uploadProgress(queue?:closure^:) downloadProgress(queue?:closure^:) onURLRequestCreation(on?:perform^:) cURLDescription(on?:calling^:)
    onURLSessionTaskCreation(on?:perform^:) = copies closure:closure ; returns receiver
  DataRequest/DownloadRequest/DataStreamRequest/UploadRequest validate(_^:) redirect(using:) cacheResponse(using:)
    = copies validation:closure ; returns receiver
  DataRequest/DownloadRequest/DataStreamRequest/UploadRequest validate() validate(statusCode:) validate(contentType:) resume() authenticate(with:)
    = returns receiver
  -! startListening(onQueue?:onUpdatePerforming^:) = copies listener:onUpdatePerforming forever ends stopListening()
  -! stopListening() = ends receiver
  NetworkReachabilityManager .listener = copies forever ends stopListening()

  # AFNetworking
  AFURLSessionManager! initWithSessionConfiguration: init(sessionConfiguration:)
    = @url-session keeps manager:result forever ends -invalidateSessionCancelingTasks:resetSession: ; returns AFURLSessionManager
  AFHTTPSessionManager! initWithBaseURL:sessionConfiguration: initWithBaseURL: init(baseURL:sessionConfiguration:) init(baseURL:)
    = @url-session keeps manager:result forever ends -invalidateSessionCancelingTasks:resetSession: ; returns AFHTTPSessionManager
  AFURLSessionManager! invalidateSessionCancelingTasks:resetSession: invalidateSessionCancelingTasks: = ends receiver
  AFHTTPSessionManager! GET:parameters:progress:success:failure: POST:parameters:progress:success:failure:
    = receiver+result copies progress:2 success:3 failure:4 completes ends cancel ; returns NSURLSessionDataTask
  AFHTTPSessionManager! GET:parameters:headers:progress:success:failure: POST:parameters:headers:progress:success:failure:
    get(_:parameters:headers:progress^?:success^?:failure^?:) post(_:parameters:headers:progress^?:success^?:failure^?:)
    = receiver+result copies progress:3 success:4 failure:5 completes ends cancel ; returns NSURLSessionDataTask
  AFHTTPSessionManager! POST:parameters:headers:constructingBodyWithBlock:progress:success:failure:
    = runs 3 ; receiver+result copies progress:4 success:5 failure:6 completes ends cancel ; returns NSURLSessionDataTask
  AFHTTPSessionManager! POST:parameters:constructingBodyWithBlock:progress:success:failure:
    = runs 2 ; receiver+result copies progress:3 success:4 failure:5 completes ends cancel ; returns NSURLSessionDataTask
  AFHTTPSessionManager! POST:parameters:constructingBodyWithBlock:success:failure:
    = runs 2 ; receiver+result copies success:3 failure:4 completes ends cancel ; returns NSURLSessionDataTask
  AFHTTPSessionManager! GET:parameters:success:failure: POST:parameters:success:failure: PUT:parameters:success:failure:
    PATCH:parameters:success:failure:
    DELETE:parameters:success:failure: HEAD:parameters:success:failure:
    = receiver+result copies success:2 failure:3 completes ends cancel ; returns NSURLSessionDataTask
  AFHTTPSessionManager! PUT:parameters:headers:success:failure: PATCH:parameters:headers:success:failure: DELETE:parameters:headers:success:failure:
    HEAD:parameters:headers:success:failure: = receiver+result copies success:3 failure:4 completes ends cancel ; returns NSURLSessionDataTask
  AFURLSessionManager! dataTaskWithRequest:uploadProgress:downloadProgress:completionHandler:
    downloadTaskWithRequest:progress:destination:completionHandler:
    = receiver+result copies uploadProgress:1 downloadProgress:2 completionHandler:3 completes ends cancel ; returns NSURLSessionDataTask
  AFURLSessionManager! uploadTaskWithStreamedRequest:progress:completionHandler:
    = receiver+result copies progress:1 completionHandler:2 completes ends cancel
  AFURLSessionManager! setSessionDidBecomeInvalidBlock: setSessionDidReceiveAuthenticationChallengeBlock: setTaskDidCompleteBlock:
    setTaskDidSendBodyDataBlock: setDataTaskDidReceiveDataBlock: setDownloadTaskDidFinishDownloadingBlock: setDownloadTaskDidWriteDataBlock:
    setTaskWillPerformHTTPRedirectionBlock: setDidFinishEventsForBackgroundURLSessionBlock: = copies block:0
  AFURLSessionManager/AFHTTPSessionManager .securityPolicy .requestSerializer .responseSerializer .reachabilityManager = keeps
  AFNetworkReachabilityManager! setReachabilityStatusChangeBlock: setReachabilityStatusChange(_^:) = copies statusChange:0
  AFHTTPRequestOperation/AFURLConnectionOperation! setCompletionBlockWithSuccess:failure: = copies success:0 failure:1 completes
  AFURLConnectionOperation! setUploadProgressBlock: setDownloadProgressBlock: = copies progress:0 completes

  # SDWebImage, Kingfisher
  -! sd_setImageWithURL:completed: = @image-download copies completed:1 completes ends sd_cancelCurrentImageLoad
  -! sd_setImageWithURL:placeholderImage:completed: sd_setImageWithURL:forState:completed:
    = @image-download copies completed:2 completes ends sd_cancelCurrentImageLoad
  -! sd_setImageWithURL:placeholderImage:options:completed: sd_setImageWithURL:forState:placeholderImage:completed:
    = @image-download copies completed:3 completes ends sd_cancelCurrentImageLoad
  -! sd_setImageWithURL:placeholderImage:options:progress:completed: sd_setImageWithURL:forState:placeholderImage:options:completed:
    = @image-download copies progress:3 completed:4 completes ends sd_cancelCurrentImageLoad
  -! sd_setImage(with:placeholderImage?:options?:context?:progress^?:completed^?:)
    = @image-download copies progress completed completes ends sd_cancelCurrentImageLoad()
  SDWebImageManager! loadImageWithURL:options:progress:completed: downloadImageWithURL:options:progress:completed:
    loadImage(with:options?:progress^?:completed^:)
    = @image-download copies progress:2 completed:3 completes ends cancel
  SDWebImagePrefetcher! prefetchURLs:progress:completed: prefetchURLs(_:progress^?:completed^?:)
    = @image-download copies progress:1 completed:2 completes
  -! sd_cancelCurrentImageLoad sd_cancelCurrentImageLoad() = ends receiver
  KingfisherWrapper setImage(with:placeholder?:options?:progressBlock^?:completionHandler^?:)
    setImage(with:for:placeholder?:options?:completionHandler^?:)
    = @image-download copies closure:closure completes ends cancelDownloadTask()
  -! retrieveImage(with:options?:progressBlock^?:completionHandler^:) = @image-download copies progressBlock completionHandler completes
  ImageDownloader! downloadImage(with:options?:progressBlock^?:completionHandler^?:) = @image-download copies closure:closure completes

  # Layout
  -! mas_makeConstraints: mas_updateConstraints: mas_remakeConstraints: = runs 0
  ConstraintViewDSL/ConstraintDSL/ConstraintLayoutGuideDSL! makeConstraints(_^:) updateConstraints(_^:) remakeConstraints(_^:) prepareConstraints(_^:)
    = runs 0
  -! constrain(_:block^:) constrain(_:_:block^:) constrain(_:_:_:block^:) = runs closure
  -! then(_^:) with(_^:) = runs closure

  # PromiseKit
  Promise/Guarantee/AnyPromise done(on?:flags?:_^:) ensure(on?:flags?:_^:) get(on?:flags?:_^:) catch(on?:flags?:policy?:_^:) finally(on?:flags?:_^:)
    map(on?:flags?:_^:)
    compactMap(on?:flags?:_^:) then(on?:flags?:_^:) tap(on?:flags?:_^:) recover(on?:flags?:_^:) = copies handler:closure completes ; returns Promise
  -! done(on?:flags?:_^:) = copies handler:closure completes ; returns Promise
  Promise/Guarantee init(resolver^:) init(_^:) init(cancellable?:resolver^:) = runs closure ; returns Promise
  -! firstly(execute^:) = runs 0 ; returns Promise
  -! when(fulfilled:) when(resolved:) race(_:) = result keeps promise:0 ; returns Promise
  AnyPromise! promiseWithResolverBlock: = runs 0 ; returns AnyPromise

  # Realm
  RLMRealm/RLMResults/RLMArray/RLMObject/RLMCollection! addNotificationBlock: = result copies block:0 ends invalidate ; returns RLMNotificationToken
  RLMResults/RLMArray/RLMObject/RLMCollection! addNotificationBlock:queue: addNotificationBlock:keyPaths: addNotificationBlock:keyPaths:queue:
    = result copies block:0 ends invalidate ; returns RLMNotificationToken
  Realm/Results/List/Object/LinkingObjects/MutableSet observe(keyPaths?:on?:_^:) observe(_^:)
    = result copies block:closure ends invalidate() ; returns NotificationToken
  Realm write(withoutNotifying?:_^:) = runs closure
  Realm! writeAsync(_^:onComplete^?:) = @realm copies block:0 onComplete:1 fires
  RLMRealm! transactionWithBlock: transactionWithBlock:error: = runs 0
  RLMRealm! beginAsyncWriteTransaction: asyncTransactionWithBlock: = @realm copies block:0 fires
  Realm add(_:update:) add(_:) create(_:value:update:) = @database weak object:0

  # KVOController
  FBKVOController! observe:keyPath:options:block: observe:keyPaths:options:block: observe(_:keyPath:options:block^:)
    = keeps object:0 ends unobserve: unobserveAll ; copies block:3 ends unobserve: unobserveAll
  FBKVOController! observe:keyPath:options:action: observe:keyPath:options:context: = keeps object:0 ends unobserve: unobserveAll
  FBKVOController! initWithObserver: controllerWithObserver: init(observer:) = result weak observer:0 ; returns FBKVOController
  FBKVOController! initWithObserver:retainObserved: = result weak observer:0 ; returns FBKVOController
  FBKVOController! unobserve: unobserve:keyPath: unobserveAll unobserve(_:) unobserveAll() = ends receiver

  # BlocksKit
  -! bk_addEventHandler:forControlEvents: = copies handler:0 ends -bk_removeEventHandlersForControlEvents:
  -! bk_removeEventHandlersForControlEvents: bk_removeObserversWithIdentifier: bk_removeAllBlockObservers = ends receiver
  -! bk_initWithHandler: bk_recognizerWithHandler: = result copies handler:0
  -! bk_initWithBarButtonSystemItem:handler: = result copies handler:1
  -! bk_initWithTitle:style:handler: bk_initWithImage:style:handler: = result copies handler:2
  -! bk_whenTapped: bk_whenDoubleTapped: = copies handler:0
  -! bk_whenTouches:tapped:handler: = copies handler:2
  -! bk_addButtonWithTitle:handler: bk_setHandler:forButtonAtIndex: = copies handler:closure
  -! bk_setCancelButtonWithTitle:handler: = copies handler:1
  -! bk_addObserverForKeyPath:task: = copies task:1 ends -bk_removeAllBlockObservers
  -! bk_addObserverForKeyPath:options:task: = copies task:2 ends -bk_removeAllBlockObservers
  -! bk_addObserverForKeyPath:identifier:options:task: = copies task:3 ends -bk_removeObserversWithIdentifier: -bk_removeAllBlockObservers
  -! bk_scheduleTimerWithTimeInterval:repeats:usingBlock: = @run-loop+result copies block:2 forever unless 1 ends invalidate ; returns NSTimer
  -! bk_scheduledTimerWithTimeInterval:block:repeats: = @run-loop+result copies block:1 forever unless 2 ends invalidate ; returns NSTimer
  -! bk_performAfterDelay:usingBlock: = @queue copies block:1 fires
  -! bk_performBlock:afterDelay: = @queue copies block:0 fires
  -! bk_associateValue:withKey: bk_atomicallyAssociateValue:withKey: bk_associateCopyOfValue:withKey: = keeps value:0
  -! bk_weaklyAssociateValue:withKey: = weak value:0
  -! bk_each: bk_apply: bk_map: bk_select: bk_reject: bk_any: bk_all: bk_none: bk_match: = runs 0 elements

  # Others
  MBProgressHUD! showAnimated:whileExecutingBlock: = @queue copies block:1 completes
  MBProgressHUD! showAnimated:whileExecutingBlock:completionBlock: = @queue copies block:1 completionBlock:2 completes
  MBProgressHUD .completionBlock = copies completes
  MJRefreshHeader/MJRefreshNormalHeader/MJRefreshFooter/MJRefreshAutoNormalFooter/MJRefreshComponent! headerWithRefreshingBlock:
    footerWithRefreshingBlock:
    = result copies refreshingBlock:0
  MJRefreshHeader/MJRefreshNormalHeader/MJRefreshFooter/MJRefreshAutoNormalFooter/MJRefreshComponent! headerWithRefreshingTarget:refreshingAction:
    footerWithRefreshingTarget:refreshingAction: = result weak target:0
  -! addPullToRefreshWithActionHandler: addInfiniteScrollingWithActionHandler: = copies actionHandler:0
  Reachability .reachableBlock .unreachableBlock .whenReachable .whenUnreachable = copies
  GCDAsyncSocket/GCDAsyncUdpSocket! initWithDelegate:delegateQueue: init(delegate:delegateQueue:) = result weak delegate:0
  WebSocket .onConnect .onDisconnect .onText .onData .onEvent = copies
  FMDatabaseQueue! inDatabase: inTransaction: inDeferredTransaction: inDatabase(_^:) inTransaction(_^:) = runs 0
  AnimationView/LottieAnimationView/LOTAnimationView! play(completion^?:) playWithCompletion: = copies completion:0 completes ends stop
  """#
