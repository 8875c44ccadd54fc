/// URL loading, streams, files, processes, connections between processes. `SummaryTable` explains the notation.
let urlSummaries = #"""
  # Sessions
  NSURLSession! sessionWithConfiguration:delegate:delegateQueue: init(configuration:delegate:delegateQueue:)
    = result+@url-session keeps delegate:1 forever ends invalidateAndCancel finishTasksAndInvalidate ; returns NSURLSession
  NSURLSession! sessionWithConfiguration: init(configuration:) = returns NSURLSession
  NSURLSession! invalidateAndCancel invalidateAndCancel() finishTasksAndInvalidate finishTasksAndInvalidate() = ends receiver
  NSURLSession! dataTaskWithURL:completionHandler: dataTaskWithRequest:completionHandler: dataTask(with:completionHandler^:)
    = result+@url-session copies completionHandler:1 completes ends cancel ; returns NSURLSessionDataTask
  NSURLSession! downloadTaskWithURL:completionHandler: downloadTaskWithRequest:completionHandler: downloadTaskWithResumeData:completionHandler:
    downloadTask(with:completionHandler^:) downloadTask(withResumeData:completionHandler^:)
    = result+@url-session copies completionHandler:1 completes ends cancel ; returns NSURLSessionDownloadTask
  NSURLSession! uploadTaskWithRequest:fromData:completionHandler: uploadTaskWithRequest:fromFile:completionHandler:
    uploadTask(with:from:completionHandler^:) uploadTask(with:fromFile:completionHandler^:)
    = result+@url-session copies completionHandler:2 completes ends cancel ; returns NSURLSessionUploadTask
  NSURLSession! getAllTasksWithCompletionHandler: getTasksWithCompletionHandler: resetWithCompletionHandler: flushWithCompletionHandler:
    getAllTasks(completionHandler^:) getTasksWithCompletionHandler(_^:) reset(completionHandler^:) flush(completionHandler^:)
    = @url-session copies completionHandler:0 completes
  NSURLSession data(for:delegate?:) data(from:delegate?:) bytes(for:delegate?:) download(for:delegate?:) upload(for:from:delegate?:)
    = @url-session keeps delegate completes
  NSURLSessionTask .delegate = keeps completes
  NSURLSessionTask cancel cancel() = ends receiver
  NSURLSessionDownloadTask! cancelByProducingResumeData: cancel(byProducingResumeData^:)
    = @url-session copies completionHandler:0 completes ; ends receiver
  NSURLSessionWebSocketTask! receiveMessageWithCompletionHandler: receive(completionHandler^:)
    = receiver+@url-session copies completionHandler:0 fires ends cancel
  NSURLSessionWebSocketTask! sendMessage:completionHandler: send(_:completionHandler^:)
    = receiver+@url-session copies completionHandler:1 fires ends cancel
  NSURLSessionWebSocketTask! sendPingWithPongReceiveHandler: sendPing(pongReceiveHandler^:)
    = receiver+@url-session copies pongReceiveHandler:0 fires ends cancel
  NSURLSessionWebSocketTask! cancelWithCloseCode:reason: cancel(with:reason:) = ends receiver
  NSURLSessionStreamTask! readDataOfMinLength:maxLength:timeout:completionHandler: readData(ofMinLength:maxLength:timeout:completionHandler^:)
    = receiver+@url-session copies completionHandler:3 completes ends cancel

  # Connections and protocols of old
  NSURLConnection! initWithRequest:delegate: connectionWithRequest:delegate: initWithRequest:delegate:startImmediately:
    init(request:delegate:) init(request:delegate:startImmediately:)
    = result+@run-loop keeps delegate:1 completes ends cancel ; returns NSURLConnection
  NSURLConnection! sendAsynchronousRequest:queue:completionHandler: sendAsynchronousRequest(_:queue:completionHandler^:)
    = @url-loader copies completionHandler:2 completes
  NSURLConnection cancel cancel() = ends receiver
  NSURLProtocol! initWithRequest:cachedResponse:client: initWithTask:cachedResponse:client: init(request:cachedResponse:client:)
    init(task:cachedResponse:client:) = result keeps client:2
  NSURLProtocol .client = keeps

  # Streams, parsers, archives
  NSStream/NSXMLParser/NSKeyedArchiver/NSKeyedUnarchiver/NSFileManager/NSNetService/NSNetServiceBrowser/NSMetadataQuery/NSCache .delegate = unsafe
  NSStream! scheduleInRunLoop:forMode: schedule(in:forMode:)
    = @run-loop keeps stream:receiver forever ends close -removeFromRunLoop:forMode: remove(from:forMode:)
  NSStream removeFromRunLoop:forMode: remove(from:forMode:) close close() = ends receiver
  NSNetService scheduleInRunLoop:forMode: schedule(in:forMode:) = @run-loop keeps service:receiver forever ends stop
  NSNetService/NSNetServiceBrowser stop stop() = ends receiver

  # Files
  NSFileHandle .readabilityHandler .writeabilityHandler = copies ends closeFile close()
  NSFileHandle closeFile closeFile() close close() = ends receiver
  NSTask .terminationHandler = copies
  NSFileCoordinator! addFilePresenter: addFilePresenter(_:) = @file-coordination unsafe presenter:0
  NSFileCoordinator! removeFilePresenter: removeFilePresenter(_:) = ends 0
  NSFileCoordinator! initWithFilePresenter: init(filePresenter:) = result keeps filePresenter:0 ; returns NSFileCoordinator
  NSFileCoordinator! coordinateReadingItemAtURL:options:error:byAccessor: coordinateWritingItemAtURL:options:error:byAccessor:
    coordinate(readingItemAt:options?:error:byAccessor^:) coordinate(writingItemAt:options?:error:byAccessor^:) = runs 3
  NSFileCoordinator! coordinateAccessWithIntents:queue:byAccessor: coordinate(with:queue:byAccessor^:) = copies accessor:2 completes ends cancel
  NSFileCoordinator cancel cancel() = ends receiver

  # Other processes
  NSXPCConnection .interruptionHandler .invalidationHandler = copies completes ends invalidate
  NSXPCConnection .exportedObject = keeps completes ends invalidate
  NSXPCConnection! remoteObjectProxyWithErrorHandler: synchronousRemoteObjectProxyWithErrorHandler: remoteObjectProxyWithErrorHandler(_^:)
    synchronousRemoteObjectProxyWithErrorHandler(_^:) = result copies errorHandler:0 completes ends invalidate
  NSXPCConnection/NSXPCListener invalidate invalidate() = ends receiver
  -! xpc_connection_set_event_handler xpc_connection_set_event_handler(_:_^:) = 0+@system copies eventHandler:1 forever ends xpc_connection_cancel()
  -! xpc_connection_cancel xpc_connection_cancel(_:) = ends 0
  -! xpc_connection_send_message_with_reply xpc_connection_send_message_with_reply(_:_:_:_^:) = 0 copies reply:3 completes ends xpc_connection_cancel()
  """#
