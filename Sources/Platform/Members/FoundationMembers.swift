/// The members of Foundation's protocols and classes. The notation is explained in `memberTables`.
let foundationMembers = #"""
  @protocol NSObject
  - (BOOL)conformsToProtocol:(Protocol *)protocol;
  - (BOOL)isEqual:(id)object;
  - (BOOL)isKindOfClass:(Class)aClass;
  - (BOOL)isMemberOfClass:(Class)aClass;
  - (BOOL)isProxy;
  - (BOOL)respondsToSelector:(SEL)selector;
  - (Class)class;
  - (NSUInteger)retainCount;
  - (NSZone *)zone;
  - (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second;
  - (id)performSelector:(SEL)selector withObject:(id)object;
  - (id)performSelector:(SEL)selector;
  - (instancetype)autorelease;
  - (instancetype)retain;
  - (instancetype)self;
  - (oneway void)release;
  @property (readonly) Class superclass;
  @property (readonly) NSString *description;
  @property (readonly) NSUInteger hash;
  @optional
  @property (readonly) NSString *debugDescription;
  @protocol NSCopying
  - (id)copyWithZone:(NSZone *)zone;
  @protocol NSMutableCopying
  - (id)mutableCopyWithZone:(NSZone *)zone;
  @protocol NSCoding
  - (instancetype)initWithCoder:(NSCoder *)coder;
  - (void)encodeWithCoder:(NSCoder *)coder;
  @protocol NSFastEnumeration
  - (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(unsigned long)count;
  @protocol NSLocking
  - (void)lock;
  - (void)unlock;
  @protocol NSDiscardableContent
  - (BOOL)beginContentAccess;
  - (void)discardContentIfPossible;
  - (void)endContentAccess;
  @property (readonly) BOOL isContentDiscarded;
  @protocol NSSecureCoding
  @property (class, readonly) BOOL supportsSecureCoding;
  @protocol NSExtensionRequestHandling
  - (void)beginRequestWithExtensionContext:(NSExtensionContext *)context;
  @protocol NSFilePresenter
  @property (readonly) NSOperationQueue *presentedItemOperationQueue;
  @property (readonly) NSURL *presentedItemURL;
  @optional
  - (void)accommodatePresentedItemDeletionWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)accommodatePresentedItemEvictionWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)accommodatePresentedSubitemDeletionAtURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)presentedItemDidChange;
  - (void)presentedItemDidChangeUbiquityAttributes:(NSSet<NSURLResourceKey> *)attributes;
  - (void)presentedItemDidGainVersion:(NSFileVersion *)version;
  - (void)presentedItemDidLoseVersion:(NSFileVersion *)version;
  - (void)presentedItemDidMoveToURL:(NSURL *)url;
  - (void)presentedItemDidResolveConflictVersion:(NSFileVersion *)version;
  - (void)presentedSubitemAtURL:(NSURL *)url didGainVersion:(NSFileVersion *)version;
  - (void)presentedSubitemAtURL:(NSURL *)url didLoseVersion:(NSFileVersion *)version;
  - (void)presentedSubitemAtURL:(NSURL *)url didMoveToURL:(NSURL *)url2;
  - (void)presentedSubitemAtURL:(NSURL *)url didResolveConflictVersion:(NSFileVersion *)version;
  - (void)presentedSubitemDidAppearAtURL:(NSURL *)url;
  - (void)presentedSubitemDidChangeAtURL:(NSURL *)url;
  - (void)relinquishPresentedItemToReader:(void (^)(void (^)(void)))reader;
  - (void)relinquishPresentedItemToWriter:(void (^)(void (^)(void)))writer;
  - (void)savePresentedItemChangesWithCompletionHandler:(void (^)(NSError *))handler;
  @property (readonly) NSSet<NSURLResourceKey> *observedPresentedItemUbiquityAttributes;
  @property (readonly) NSURL *primaryPresentedItemURL;
  @protocol NSItemProviderReading
  + (NSArray<NSString *> *)readableTypeIdentifiersForItemProvider;
  + (instancetype)objectWithItemProviderData:(NSData *)data typeIdentifier:(NSString *)identifier error:(NSError **)error;
  @protocol NSItemProviderWriting
  + (NSArray<NSString *> *)writableTypeIdentifiersForItemProvider;
  - (NSProgress *)loadDataWithTypeIdentifier:(NSString *)identifier forItemProviderCompletionHandler:(void (^)(NSData *, NSError *))handler;
  @optional
  + (NSItemProviderRepresentationVisibility)itemProviderVisibilityForRepresentationWithTypeIdentifier:(NSString *)identifier;
  - (NSItemProviderRepresentationVisibility)itemProviderVisibilityForRepresentationWithTypeIdentifier:(NSString *)identifier;
  @property (readonly) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
  @protocol NSProgressReporting
  @property (readonly) NSProgress *progress;
  @protocol NSXPCProxyCreating
  - (id)remoteObjectProxy;
  - (id)remoteObjectProxyWithErrorHandler:(void (^)(NSError *))handler;
  @optional
  - (id)synchronousRemoteObjectProxyWithErrorHandler:(void (^)(NSError *))handler;
  @protocol NSDecimalNumberBehaviors
  - (NSDecimalNumber *)exceptionDuringOperation:(SEL)operation error:(NSCalculationError)error leftOperand:(NSDecimalNumber *)operand rightOperand:(NSDecimalNumber *)operand2;
  @property (readonly) NSRoundingMode roundingMode;
  @property (readonly) short scale;
  @protocol NSURLAuthenticationChallengeSender
  - (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)useCredential:(NSURLCredential *)credential forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  @optional
  - (void)performDefaultHandlingForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)rejectProtectionSpaceAndContinueWithChallenge:(NSURLAuthenticationChallenge *)challenge;
  @protocol NSURLProtocolClient
  - (void)URLProtocol:(NSURLProtocol *)protocol cachedResponseIsValid:(NSCachedURLResponse *)valid;
  - (void)URLProtocol:(NSURLProtocol *)protocol didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)URLProtocol:(NSURLProtocol *)protocol didFailWithError:(NSError *)error;
  - (void)URLProtocol:(NSURLProtocol *)protocol didLoadData:(NSData *)data;
  - (void)URLProtocol:(NSURLProtocol *)protocol didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)URLProtocol:(NSURLProtocol *)protocol didReceiveResponse:(NSURLResponse *)response cacheStoragePolicy:(NSURLCacheStoragePolicy)policy;
  - (void)URLProtocol:(NSURLProtocol *)protocol wasRedirectedToRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response;
  - (void)URLProtocolDidFinishLoading:(NSURLProtocol *)loading;
  @protocol NSURLHandleClient
  - (void)URLHandle:(NSURLHandle *)handle resourceDataDidBecomeAvailable:(NSData *)available;
  - (void)URLHandle:(NSURLHandle *)handle resourceDidFailLoadingWithReason:(NSString *)reason;
  - (void)URLHandleResourceDidBeginLoading:(NSURLHandle *)loading;
  - (void)URLHandleResourceDidCancelLoading:(NSURLHandle *)loading;
  - (void)URLHandleResourceDidFinishLoading:(NSURLHandle *)loading;
  @protocol NSCacheDelegate
  @optional
  - (void)cache:(NSCache *)cache willEvictObject:(id)object;
  @protocol NSConnectionDelegate
  @optional
  - (BOOL)authenticateComponents:(NSArray *)components withData:(NSData *)data;
  - (BOOL)connection:(NSConnection *)connection handleRequest:(NSDistantObjectRequest *)request;
  - (BOOL)connection:(NSConnection *)connection shouldMakeNewConnection:(NSConnection *)connection2;
  - (BOOL)makeNewConnection:(NSConnection *)connection sender:(NSConnection *)sender;
  - (NSData *)authenticationDataForComponents:(NSArray *)components;
  - (id)createConversationForConnection:(NSConnection *)connection;
  @protocol NSFileManagerDelegate
  @optional
  - (BOOL)fileManager:(NSFileManager *)manager shouldCopyItemAtPath:(NSString *)path toPath:(NSString *)path2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldCopyItemAtURL:(NSURL *)url toURL:(NSURL *)url2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldLinkItemAtPath:(NSString *)path toPath:(NSString *)path2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldLinkItemAtURL:(NSURL *)url toURL:(NSURL *)url2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldMoveItemAtPath:(NSString *)path toPath:(NSString *)path2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldMoveItemAtURL:(NSURL *)url toURL:(NSURL *)url2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error copyingItemAtPath:(NSString *)path toPath:(NSString *)path2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error copyingItemAtURL:(NSURL *)url toURL:(NSURL *)url2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error linkingItemAtPath:(NSString *)path toPath:(NSString *)path2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error linkingItemAtURL:(NSURL *)url toURL:(NSURL *)url2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error movingItemAtPath:(NSString *)path toPath:(NSString *)path2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error movingItemAtURL:(NSURL *)url toURL:(NSURL *)url2;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error removingItemAtPath:(NSString *)path;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSError *)error removingItemAtURL:(NSURL *)url;
  - (BOOL)fileManager:(NSFileManager *)manager shouldRemoveItemAtPath:(NSString *)path;
  - (BOOL)fileManager:(NSFileManager *)manager shouldRemoveItemAtURL:(NSURL *)url;
  @protocol NSKeyedArchiverDelegate
  @optional
  - (id)archiver:(NSKeyedArchiver *)archiver willEncodeObject:(id)object;
  - (void)archiver:(NSKeyedArchiver *)archiver didEncodeObject:(id)object;
  - (void)archiver:(NSKeyedArchiver *)archiver willReplaceObject:(id)object withObject:(id)object2;
  - (void)archiverDidFinish:(NSKeyedArchiver *)finish;
  - (void)archiverWillFinish:(NSKeyedArchiver *)finish;
  @protocol NSKeyedUnarchiverDelegate
  @optional
  - (Class)unarchiver:(NSKeyedUnarchiver *)unarchiver cannotDecodeObjectOfClassName:(NSString *)name originalClasses:(NSArray<NSString *> *)classes;
  - (id)unarchiver:(NSKeyedUnarchiver *)unarchiver didDecodeObject:(id)object;
  - (void)unarchiver:(NSKeyedUnarchiver *)unarchiver willReplaceObject:(id)object withObject:(id)object2;
  - (void)unarchiverDidFinish:(NSKeyedUnarchiver *)finish;
  - (void)unarchiverWillFinish:(NSKeyedUnarchiver *)finish;
  @protocol NSMetadataQueryDelegate
  @optional
  - (id)metadataQuery:(NSMetadataQuery *)query replacementObjectForResultObject:(NSMetadataItem *)object;
  - (id)metadataQuery:(NSMetadataQuery *)query replacementValueForAttribute:(NSString *)attribute value:(id)value;
  @protocol NSNetServiceBrowserDelegate
  @optional
  - (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindDomain:(NSString *)domain moreComing:(BOOL)coming;
  - (void)netServiceBrowser:(NSNetServiceBrowser *)browser didFindService:(NSNetService *)service moreComing:(BOOL)coming;
  - (void)netServiceBrowser:(NSNetServiceBrowser *)browser didNotSearch:(NSDictionary<NSString *, NSNumber *> *)search;
  - (void)netServiceBrowser:(NSNetServiceBrowser *)browser didRemoveDomain:(NSString *)domain moreComing:(BOOL)coming;
  - (void)netServiceBrowser:(NSNetServiceBrowser *)browser didRemoveService:(NSNetService *)service moreComing:(BOOL)coming;
  - (void)netServiceBrowserDidStopSearch:(NSNetServiceBrowser *)search;
  - (void)netServiceBrowserWillSearch:(NSNetServiceBrowser *)search;
  @protocol NSNetServiceDelegate
  @optional
  - (void)netService:(NSNetService *)service didAcceptConnectionWithInputStream:(NSInputStream *)stream outputStream:(NSOutputStream *)stream2;
  - (void)netService:(NSNetService *)service didNotPublish:(NSDictionary<NSString *, NSNumber *> *)publish;
  - (void)netService:(NSNetService *)service didNotResolve:(NSDictionary<NSString *, NSNumber *> *)resolve;
  - (void)netService:(NSNetService *)service didUpdateTXTRecordData:(NSData *)data;
  - (void)netServiceDidPublish:(NSNetService *)publish;
  - (void)netServiceDidResolveAddress:(NSNetService *)address;
  - (void)netServiceDidStop:(NSNetService *)stopValue;
  - (void)netServiceWillPublish:(NSNetService *)publish;
  - (void)netServiceWillResolve:(NSNetService *)resolve;
  @protocol NSPortDelegate
  @optional
  - (void)handlePortMessage:(NSPortMessage *)message;
  @protocol NSSpellServerDelegate
  @optional
  - (NSArray<NSString *> *)spellServer:(NSSpellServer *)server suggestCompletionsForPartialWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language;
  - (NSArray<NSString *> *)spellServer:(NSSpellServer *)server suggestGuessesForWord:(NSString *)word inLanguage:(NSString *)language;
  - (NSArray<NSTextCheckingResult *> *)spellServer:(NSSpellServer *)server checkString:(NSString *)string offset:(NSUInteger)offset types:(uint64_t)types options:(NSDictionary<NSString *, id> *)options orthography:(NSOrthography *)orthography wordCount:(NSInteger *)count;
  - (NSRange)spellServer:(NSSpellServer *)server checkGrammarInString:(NSString *)string language:(NSString *)language details:(NSArray<NSDictionary<NSString *, id> *> **)details;
  - (NSRange)spellServer:(NSSpellServer *)server findMisspelledWordInString:(NSString *)string language:(NSString *)language wordCount:(NSInteger *)count countOnly:(BOOL)only;
  - (void)spellServer:(NSSpellServer *)server didForgetWord:(NSString *)word inLanguage:(NSString *)language;
  - (void)spellServer:(NSSpellServer *)server didLearnWord:(NSString *)word inLanguage:(NSString *)language;
  - (void)spellServer:(NSSpellServer *)server recordResponse:(NSUInteger)response toCorrection:(NSString *)correction forWord:(NSString *)word language:(NSString *)language;
  @protocol NSStreamDelegate
  @optional
  - (void)stream:(NSStream *)stream handleEvent:(NSStreamEvent)event;
  @protocol NSURLDownloadDelegate
  @optional
  - (BOOL)download:(NSURLDownload *)download canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space;
  - (BOOL)download:(NSURLDownload *)download shouldDecodeSourceDataOfMIMEType:(NSString *)type;
  - (BOOL)downloadShouldUseCredentialStorage:(NSURLDownload *)storage;
  - (NSURLRequest *)download:(NSURLDownload *)download willSendRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response;
  - (void)download:(NSURLDownload *)download decideDestinationWithSuggestedFilename:(NSString *)filename;
  - (void)download:(NSURLDownload *)download didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)download:(NSURLDownload *)download didCreateDestination:(NSString *)destination;
  - (void)download:(NSURLDownload *)download didFailWithError:(NSError *)error;
  - (void)download:(NSURLDownload *)download didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)download:(NSURLDownload *)download didReceiveDataOfLength:(NSUInteger)length;
  - (void)download:(NSURLDownload *)download didReceiveResponse:(NSURLResponse *)response;
  - (void)download:(NSURLDownload *)download willResumeWithResponse:(NSURLResponse *)response fromByte:(long long)byte;
  - (void)downloadDidBegin:(NSURLDownload *)begin;
  - (void)downloadDidFinish:(NSURLDownload *)finish;
  @protocol NSUserActivityDelegate
  @optional
  - (void)userActivity:(NSUserActivity *)activity didReceiveInputStream:(NSInputStream *)stream outputStream:(NSOutputStream *)stream2;
  - (void)userActivityWasContinued:(NSUserActivity *)continued;
  - (void)userActivityWillSave:(NSUserActivity *)save;
  @protocol NSUserNotificationCenterDelegate
  @optional
  - (BOOL)userNotificationCenter:(NSUserNotificationCenter *)center shouldPresentNotification:(NSUserNotification *)notification;
  - (void)userNotificationCenter:(NSUserNotificationCenter *)center didActivateNotification:(NSUserNotification *)notification;
  - (void)userNotificationCenter:(NSUserNotificationCenter *)center didDeliverNotification:(NSUserNotification *)notification;
  @protocol NSXMLParserDelegate
  @optional
  - (NSData *)parser:(NSXMLParser *)parser resolveExternalEntityName:(NSString *)name systemID:(NSString *)idValue;
  - (void)parser:(NSXMLParser *)parser didEndElement:(NSString *)element namespaceURI:(NSString *)uri qualifiedName:(NSString *)name;
  - (void)parser:(NSXMLParser *)parser didEndMappingPrefix:(NSString *)prefix;
  - (void)parser:(NSXMLParser *)parser didStartElement:(NSString *)element namespaceURI:(NSString *)uri qualifiedName:(NSString *)name attributes:(NSDictionary<NSString *, NSString *> *)attributes;
  - (void)parser:(NSXMLParser *)parser didStartMappingPrefix:(NSString *)prefix toURI:(NSString *)uri;
  - (void)parser:(NSXMLParser *)parser foundAttributeDeclarationWithName:(NSString *)name forElement:(NSString *)element type:(NSString *)type defaultValue:(NSString *)value;
  - (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)cdata;
  - (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)characters;
  - (void)parser:(NSXMLParser *)parser foundComment:(NSString *)comment;
  - (void)parser:(NSXMLParser *)parser foundElementDeclarationWithName:(NSString *)name model:(NSString *)model;
  - (void)parser:(NSXMLParser *)parser foundExternalEntityDeclarationWithName:(NSString *)name publicID:(NSString *)idValue systemID:(NSString *)idValue2;
  - (void)parser:(NSXMLParser *)parser foundIgnorableWhitespace:(NSString *)whitespace;
  - (void)parser:(NSXMLParser *)parser foundInternalEntityDeclarationWithName:(NSString *)name value:(NSString *)value;
  - (void)parser:(NSXMLParser *)parser foundNotationDeclarationWithName:(NSString *)name publicID:(NSString *)idValue systemID:(NSString *)idValue2;
  - (void)parser:(NSXMLParser *)parser foundProcessingInstructionWithTarget:(NSString *)target data:(NSString *)data;
  - (void)parser:(NSXMLParser *)parser foundUnparsedEntityDeclarationWithName:(NSString *)name publicID:(NSString *)idValue systemID:(NSString *)idValue2 notationName:(NSString *)name2;
  - (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)occurred;
  - (void)parser:(NSXMLParser *)parser validationErrorOccurred:(NSError *)occurred;
  - (void)parserDidEndDocument:(NSXMLParser *)document;
  - (void)parserDidStartDocument:(NSXMLParser *)document;
  @protocol NSXPCListenerDelegate
  @optional
  - (BOOL)listener:(NSXPCListener *)listener shouldAcceptNewConnection:(NSXPCConnection *)connection;
  @protocol NSMachPortDelegate
  @optional
  - (void)handleMachMessage:(void *)message;
  @protocol NSURLConnectionDelegate
  @optional
  - (BOOL)connection:(NSURLConnection *)connection canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space;
  - (BOOL)connectionShouldUseCredentialStorage:(NSURLConnection *)storage;
  - (void)connection:(NSURLConnection *)connection didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error;
  - (void)connection:(NSURLConnection *)connection didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)connection:(NSURLConnection *)connection willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  @protocol NSURLConnectionDataDelegate
  @optional
  - (NSCachedURLResponse *)connection:(NSURLConnection *)connection willCacheResponse:(NSCachedURLResponse *)response;
  - (NSInputStream *)connection:(NSURLConnection *)connection needNewBodyStream:(NSURLRequest *)stream;
  - (NSURLRequest *)connection:(NSURLConnection *)connection willSendRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response;
  - (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data;
  - (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response;
  - (void)connection:(NSURLConnection *)connection didSendBodyData:(NSInteger)data totalBytesWritten:(NSInteger)written totalBytesExpectedToWrite:(NSInteger)write;
  - (void)connectionDidFinishLoading:(NSURLConnection *)loading;
  @protocol NSURLConnectionDownloadDelegate
  - (void)connectionDidFinishDownloading:(NSURLConnection *)downloading destinationURL:(NSURL *)url;
  @optional
  - (void)connection:(NSURLConnection *)connection didWriteData:(long long)data totalBytesWritten:(long long)written expectedTotalBytes:(long long)bytes;
  - (void)connectionDidResumeDownloading:(NSURLConnection *)downloading totalBytesWritten:(long long)written expectedTotalBytes:(long long)bytes;
  @protocol NSURLSessionDelegate
  @optional
  - (void)URLSession:(NSURLSession *)session didBecomeInvalidWithError:(NSError *)error;
  - (void)URLSession:(NSURLSession *)session didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition, NSURLCredential *))handler;
  - (void)URLSessionDidFinishEventsForBackgroundURLSession:(NSURLSession *)session;
  @protocol NSURLSessionTaskDelegate
  @optional
  - (void)URLSession:(NSURLSession *)session didCreateTask:(NSURLSessionTask *)task;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(NSError *)error;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didFinishCollectingMetrics:(NSURLSessionTaskMetrics *)metrics;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition, NSURLCredential *))handler;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didReceiveInformationalResponse:(NSHTTPURLResponse *)response;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didSendBodyData:(int64_t)data totalBytesSent:(int64_t)sent totalBytesExpectedToSend:(int64_t)send;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task needNewBodyStream:(void (^)(NSInputStream *))stream;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task needNewBodyStreamFromOffset:(int64_t)offset completionHandler:(void (^)(NSInputStream *))handler;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task willBeginDelayedRequest:(NSURLRequest *)request completionHandler:(void (^)(NSURLSessionDelayedRequestDisposition, NSURLRequest *))handler;
  - (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task willPerformHTTPRedirection:(NSHTTPURLResponse *)redirection newRequest:(NSURLRequest *)request completionHandler:(void (^)(NSURLRequest *))handler;
  - (void)URLSession:(NSURLSession *)session taskIsWaitingForConnectivity:(NSURLSessionTask *)connectivity;
  @protocol NSURLSessionDataDelegate
  @optional
  - (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didBecomeDownloadTask:(NSURLSessionDownloadTask *)task2;
  - (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didBecomeStreamTask:(NSURLSessionStreamTask *)task2;
  - (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didReceiveData:(NSData *)data;
  - (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task didReceiveResponse:(NSURLResponse *)response completionHandler:(void (^)(NSURLSessionResponseDisposition))handler;
  - (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)task willCacheResponse:(NSCachedURLResponse *)response completionHandler:(void (^)(NSCachedURLResponse *))handler;
  @protocol NSURLSessionDownloadDelegate
  - (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)task didFinishDownloadingToURL:(NSURL *)url;
  @optional
  - (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)task didResumeAtOffset:(int64_t)offset expectedTotalBytes:(int64_t)bytes;
  - (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)task didWriteData:(int64_t)data totalBytesWritten:(int64_t)written totalBytesExpectedToWrite:(int64_t)write;
  @protocol NSURLSessionStreamDelegate
  @optional
  - (void)URLSession:(NSURLSession *)session betterRouteDiscoveredForStreamTask:(NSURLSessionStreamTask *)task;
  - (void)URLSession:(NSURLSession *)session readClosedForStreamTask:(NSURLSessionStreamTask *)task;
  - (void)URLSession:(NSURLSession *)session streamTask:(NSURLSessionStreamTask *)task didBecomeInputStream:(NSInputStream *)stream outputStream:(NSOutputStream *)stream2;
  - (void)URLSession:(NSURLSession *)session writeClosedForStreamTask:(NSURLSessionStreamTask *)task;
  @protocol NSURLSessionWebSocketDelegate
  @optional
  - (void)URLSession:(NSURLSession *)session webSocketTask:(NSURLSessionWebSocketTask *)task didCloseWithCode:(NSURLSessionWebSocketCloseCode)code reason:(NSData *)reason;
  - (void)URLSession:(NSURLSession *)session webSocketTask:(NSURLSessionWebSocketTask *)task didOpenWithProtocol:(NSString *)protocol;
  @interface NSObject <NSObject>
  { Class isa; }
  + (BOOL)accessInstanceVariablesDirectly;
  + (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
  + (BOOL)conformsToProtocol:(Protocol *)protocol;
  + (BOOL)instancesRespondToSelector:(SEL)selector;
  + (BOOL)isKeyExcludedFromWebScript:(const char *)script;
  + (BOOL)isSelectorExcludedFromWebScript:(SEL)script;
  + (BOOL)isSubclassOfClass:(Class)aClass;
  + (BOOL)resolveClassMethod:(SEL)selector;
  + (BOOL)resolveInstanceMethod:(SEL)selector;
  + (Class)class;
  + (Class)classForKeyedUnarchiver;
  + (Class)superclass;
  + (IMP)instanceMethodForSelector:(SEL)selector;
  + (NSArray<NSString *> *)classFallbacksForKeyedArchiver;
  + (NSInteger)version;
  + (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
  + (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
  + (NSString *)description;
  + (NSString *)webScriptNameForKey:(const char *)key;
  + (NSString *)webScriptNameForSelector:(SEL)selector;
  + (NSUInteger)hash;
  + (id)self;
  + (instancetype)alloc;
  + (instancetype)allocWithZone:(NSZone *)zone;
  + (instancetype)new;
  + (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)argument;
  + (void)cancelPreviousPerformRequestsWithTarget:(id)target;
  + (void)exposeBinding:(NSBindingName)binding;
  + (void)initialize;
  + (void)load;
  + (void)object:(id)object performSelector:(SEL)selector withObject:(id)object2 afterDelay:(NSTimeInterval)delay inModes:(NSArray *)modes;
  + (void)performSelectorInBackground:(SEL)background withObject:(id)object;
  + (void)setVersion:(NSInteger)version;
  - (BOOL)acceptsPreviewPanelControl:(QLPreviewPanel *)control;
  - (BOOL)accessibilityActivate;
  - (BOOL)accessibilityElementIsFocused;
  - (BOOL)accessibilityIsAttributeSettable:(NSAccessibilityAttributeName)settable;
  - (BOOL)accessibilityPerformEscape;
  - (BOOL)accessibilityPerformMagicTap;
  - (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)scroll;
  - (BOOL)accessibilityZoomInAtPoint:(CGPoint)point;
  - (BOOL)accessibilityZoomOutAtPoint:(CGPoint)point;
  - (BOOL)attemptRecoveryFromError:(NSError *)error optionIndex:(NSUInteger)index;
  - (BOOL)authorizationViewShouldDeauthorize:(SFAuthorizationView *)deauthorize;
  - (BOOL)certificatePanelShowHelp:(SFCertificatePanel *)help;
  - (BOOL)conformsToProtocol:(Protocol *)protocol;
  - (BOOL)doesContain:(id)contain;
  - (BOOL)download:(NSURLDownload *)download shouldDecodeSourceDataOfMIMEType:(NSString *)type;
  - (BOOL)exceptionHandler:(NSExceptionHandler *)handler shouldHandleException:(NSException *)exceptionValue mask:(NSUInteger)mask;
  - (BOOL)exceptionHandler:(NSExceptionHandler *)handler shouldLogException:(NSException *)exceptionValue mask:(NSUInteger)mask;
  - (BOOL)fileManager:(NSFileManager *)manager shouldProceedAfterError:(NSDictionary *)error;
  - (BOOL)isCaseInsensitiveLike:(NSString *)like;
  - (BOOL)isEqualTo:(id)to;
  - (BOOL)isGreaterThan:(id)than;
  - (BOOL)isGreaterThanOrEqualTo:(id)to;
  - (BOOL)isKindOfClass:(Class)classValue;
  - (BOOL)isLessThan:(id)than;
  - (BOOL)isLessThanOrEqualTo:(id)to;
  - (BOOL)isLike:(NSString *)like;
  - (BOOL)isMemberOfClass:(Class)classValue;
  - (BOOL)isNotEqualTo:(id)to;
  - (BOOL)scriptingBeginsWith:(id)with;
  - (BOOL)scriptingContains:(id)contains;
  - (BOOL)scriptingEndsWith:(id)with;
  - (BOOL)scriptingIsEqualTo:(id)to;
  - (BOOL)scriptingIsGreaterThan:(id)than;
  - (BOOL)scriptingIsGreaterThanOrEqualTo:(id)to;
  - (BOOL)scriptingIsLessThan:(id)than;
  - (BOOL)scriptingIsLessThanOrEqualTo:(id)to;
  - (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error;
  - (BOOL)validateValue:(id *)value forKeyPath:(NSString *)path error:(NSError **)error;
  - (Class)class;
  - (Class)classForArchiver;
  - (Class)classForKeyedArchiver;
  - (Class)classForPortCoder;
  - (Class)valueClassForBinding:(NSBindingName)binding;
  - (FourCharCode)classCode;
  - (IMP)methodForSelector:(SEL)selector;
  - (NSArray *)accessibilityArrayAttributeValues:(NSAccessibilityAttributeName)values index:(NSUInteger)index maxCount:(NSUInteger)count;
  - (NSArray<NSAttributeDescription *> *)optionDescriptionsForBinding:(NSBindingName)binding;
  - (NSArray<NSBindingName> *)exposedBindings;
  - (NSArray<NSNumber *> *)indicesOfObjectsByEvaluatingObjectSpecifier:(NSScriptObjectSpecifier *)specifier;
  - (NSArray<NSString *> *)attributeKeys;
  - (NSArray<NSString *> *)toManyRelationshipKeys;
  - (NSArray<NSString *> *)toOneRelationshipKeys;
  - (NSClassDescription *)classDescription;
  - (NSColor *)webPlugInContainerSelectionColor;
  - (NSDictionary<NSBindingInfoKey, id> *)infoForBinding:(NSBindingName)binding;
  - (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys;
  - (NSInteger)accessibilityElementCount;
  - (NSInteger)indexOfAccessibilityElement:(id)element;
  - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
  - (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
  - (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)path;
  - (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key;
  - (NSMutableOrderedSet *)mutableOrderedSetValueForKeyPath:(NSString *)path;
  - (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
  - (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)path;
  - (NSScriptObjectSpecifier *)objectSpecifier;
  - (NSString *)accessibilityActionDescription:(NSAccessibilityActionName)description;
  - (NSString *)inverseForRelationshipKey:(NSString *)key;
  - (NSUInteger)accessibilityArrayAttributeCount:(NSAccessibilityAttributeName)count;
  - (NSUInteger)accessibilityIndexOfChild:(id)child;
  - (NSURLRequest *)download:(NSURLDownload *)download willSendRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response;
  - (id)accessibilityAttributeValue:(NSAccessibilityAttributeName)value;
  - (id)accessibilityAttributeValue:(NSAccessibilityParameterizedAttributeName)value forParameter:(id)parameter;
  - (id)accessibilityElementAtIndex:(NSInteger)index;
  - (id)accessibilityFocusedUIElement;
  - (id)accessibilityHitTest:(CGPoint)test withEvent:(UIEvent *)event;
  - (id)accessibilityHitTest:(NSPoint)test;
  - (id)autoContentAccessingProxy;
  - (id)awakeAfterUsingCoder:(NSCoder *)coder;
  - (id)coerceValue:(id)value forKey:(NSString *)key;
  - (id)copy;
  - (id)copyScriptingValue:(id)value forKey:(NSString *)key withProperties:(NSDictionary<NSString *, id> *)properties;
  - (id)forwardingTargetForSelector:(SEL)selector;
  - (id)invokeDefaultMethodWithArguments:(NSArray *)arguments;
  - (id)invokeUndefinedMethodFromWebScript:(NSString *)script withArguments:(NSArray *)arguments;
  - (id)mutableCopy;
  - (id)newScriptingObjectOfClass:(Class)classValue forValueForKey:(NSString *)key withContentsValue:(id)value properties:(NSDictionary<NSString *, id> *)properties;
  - (id)objectForWebScript;
  - (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)object2;
  - (id)performSelector:(SEL)selector withObject:(id)object;
  - (id)performSelector:(SEL)selector;
  - (id)replacementObjectForArchiver:(NSArchiver *)archiver;
  - (id)replacementObjectForCoder:(NSCoder *)coder;
  - (id)replacementObjectForKeyedArchiver:(NSKeyedArchiver *)archiver;
  - (id)replacementObjectForPortCoder:(NSPortCoder *)coder;
  - (id)scriptingValueForSpecifier:(NSScriptObjectSpecifier *)specifier;
  - (id)self;
  - (id)valueAtIndex:(NSUInteger)index inPropertyWithKey:(NSString *)key;
  - (id)valueForKey:(NSString *)key;
  - (id)valueForKeyPath:(NSString *)path;
  - (id)valueForUndefinedKey:(NSString *)key;
  - (id)valueWithName:(NSString *)name inPropertyWithKey:(NSString *)key;
  - (id)valueWithUniqueID:(id)idValue inPropertyWithKey:(NSString *)key;
  - (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)key;
  - (instancetype)init;
  - (void)accessibilityDecrement;
  - (void)accessibilityElementDidBecomeFocused;
  - (void)accessibilityElementDidLoseFocus;
  - (void)accessibilityIncrement;
  - (void)accessibilityPerformAction:(NSAccessibilityActionName)action;
  - (void)accessibilitySetValue:(id)value forAttribute:(NSAccessibilityAttributeName)attribute;
  - (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path options:(NSKeyValueObservingOptions)options context:(void *)context;
  - (void)attemptRecoveryFromError:(NSError *)error optionIndex:(NSUInteger)index delegate:(id)delegate didRecoverSelector:(SEL)selector contextInfo:(void *)info;
  - (void)authorizationViewCreatedAuthorization:(SFAuthorizationView *)authorization;
  - (void)authorizationViewDidAuthorize:(SFAuthorizationView *)authorize;
  - (void)authorizationViewDidDeauthorize:(SFAuthorizationView *)deauthorize;
  - (void)authorizationViewDidHide:(SFAuthorizationView *)hide;
  - (void)authorizationViewReleasedAuthorization:(SFAuthorizationView *)authorization;
  - (void)awakeFromNib;
  - (void)beginPreviewPanelControl:(QLPreviewPanel *)control;
  - (void)bind:(NSBindingName)bind toObject:(id)object withKeyPath:(NSString *)path options:(NSDictionary<NSBindingOption, id> *)options;
  - (void)copy:(id)copy;
  - (void)cut:(id)cut;
  - (void)dealloc;
  - (void)delete:(id)deleteValue;
  - (void)didChange:(NSKeyValueChange)change valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
  - (void)didChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutation usingObjects:(NSSet *)objects;
  - (void)didChangeValueForKey:(NSString *)key;
  - (void)displayLayer:(CALayer *)layer;
  - (void)doesNotRecognizeSelector:(SEL)selector;
  - (void)download:(NSURLDownload *)download decideDestinationWithSuggestedFilename:(NSString *)filename;
  - (void)download:(NSURLDownload *)download didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)download:(NSURLDownload *)download didCreateDestination:(NSString *)destination;
  - (void)download:(NSURLDownload *)download didFailWithError:(NSError *)error;
  - (void)download:(NSURLDownload *)download didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)download:(NSURLDownload *)download didReceiveDataOfLength:(NSUInteger)length;
  - (void)download:(NSURLDownload *)download didReceiveResponse:(NSURLResponse *)response;
  - (void)download:(NSURLDownload *)download willResumeWithResponse:(NSURLResponse *)response fromByte:(long long)byte;
  - (void)downloadDidBegin:(NSURLDownload *)begin;
  - (void)downloadDidFinish:(NSURLDownload *)finish;
  - (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context;
  - (void)endPreviewPanelControl:(QLPreviewPanel *)control;
  - (void)fileManager:(NSFileManager *)manager willProcessPath:(NSString *)path;
  - (void)finalize;
  - (void)finalizeForWebScript;
  - (void)forwardInvocation:(NSInvocation *)invocation;
  - (void)insertValue:(id)value atIndex:(NSUInteger)index inPropertyWithKey:(NSString *)key;
  - (void)insertValue:(id)value inPropertyWithKey:(NSString *)key;
  - (void)layoutSublayersOfLayer:(CALayer *)layer;
  - (void)makeTextWritingDirectionLeftToRight:(id)right;
  - (void)makeTextWritingDirectionRightToLeft:(id)left;
  - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary<NSKeyValueChangeKey, id> *)change context:(void *)context;
  - (void)paste:(id)paste;
  - (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)argument waitUntilDone:(BOOL)wait;
  - (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)object waitUntilDone:(BOOL)done modes:(NSArray<NSString *> *)modes;
  - (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay;
  - (void)performSelectorInBackground:(SEL)selector withObject:(id)argument;
  - (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument waitUntilDone:(BOOL)wait;
  - (void)performSelectorOnMainThread:(SEL)thread withObject:(id)object waitUntilDone:(BOOL)done modes:(NSArray<NSString *> *)modes;
  - (void)prepareForInterfaceBuilder;
  - (void)provideImageData:(void *)data bytesPerRow:(NSUInteger)row origin:(NSUInteger)origin :(NSUInteger)value size:(NSUInteger)size :(NSUInteger)value2 userInfo:(id)info;
  - (void)provideImageToMTLTexture:(id<MTLTexture>)texture commandBuffer:(id<MTLCommandBuffer>)buffer originx:(NSUInteger)originx originy:(NSUInteger)originy width:(NSUInteger)width height:(NSUInteger)height userInfo:(id)info;
  - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path context:(void *)context;
  - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
  - (void)removeValueAtIndex:(NSUInteger)index fromPropertyWithKey:(NSString *)key;
  - (void)replaceValueAtIndex:(NSUInteger)index inPropertyWithKey:(NSString *)key withValue:(id)value;
  - (void)select:(id)select;
  - (void)selectAll:(id)all;
  - (void)setNilValueForKey:(NSString *)key;
  - (void)setValue:(id)value forKey:(NSString *)key;
  - (void)setValue:(id)value forKeyPath:(NSString *)path;
  - (void)setValue:(id)value forUndefinedKey:(NSString *)key;
  - (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)values;
  - (void)toggleBoldface:(id)boldface;
  - (void)toggleItalics:(id)italics;
  - (void)toggleUnderline:(id)underline;
  - (void)unbind:(NSBindingName)unbind;
  - (void)webPlugInContainerLoadRequest:(NSURLRequest *)request inFrame:(NSString *)frame;
  - (void)webPlugInContainerShowStatus:(NSString *)status;
  - (void)webPlugInDestroy;
  - (void)webPlugInInitialize;
  - (void)webPlugInMainResourceDidFailWithError:(NSError *)error;
  - (void)webPlugInMainResourceDidFinishLoading;
  - (void)webPlugInMainResourceDidReceiveData:(NSData *)data;
  - (void)webPlugInMainResourceDidReceiveResponse:(NSURLResponse *)response;
  - (void)webPlugInSetIsSelected:(BOOL)selected;
  - (void)webPlugInStart;
  - (void)webPlugInStop;
  - (void)willChange:(NSKeyValueChange)change valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
  - (void)willChangeValueForKey:(NSString *)key withSetMutation:(NSKeyValueSetMutationKind)mutation usingObjects:(NSSet *)objects;
  - (void)willChangeValueForKey:(NSString *)key;
  @property (copy) UIAccessibilityExpandedStatus (^accessibilityExpandedStatusBlock)(void);
  @property BOOL
      isAccessibilityElement accessibilityElementsHidden accessibilityViewIsModal shouldGroupAccessibilityChildren
      accessibilityRespondsToUserInteraction
  @property (readonly) BOOL
      accessibilityIsIgnored accessibilityNotifiesWhenDestroyed
  @property CGPoint accessibilityActivationPoint;
  @property CGRect accessibilityFrame;
  @property (readonly) Class classForCoder;
  @property NSArray *
      accessibilityElements automationElements
  @property (copy) NSArray *accessibilityHeaderElements;
  @property (readonly) NSArray<NSAccessibilityActionName> *accessibilityActionNames;
  @property (readonly) NSArray<NSAccessibilityAttributeName> *accessibilityAttributeNames;
  @property (readonly) NSArray<NSAccessibilityParameterizedAttributeName> *accessibilityParameterizedAttributeNames;
  @property (copy) NSArray<NSAttributedString *> *accessibilityAttributedUserInputLabels;
  @property NSArray<NSString *> *accessibilityUserInputLabels;
  @property NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
  @property NSArray<UIAccessibilityCustomRotor *> *accessibilityCustomRotors;
  @property (copy) NSArray<UIAccessibilityLocationDescriptor *> *
      accessibilityDragSourceDescriptors accessibilityDropPointDescriptors
  @property NSAttributedString *
      accessibilityAttributedLabel accessibilityAttributedHint accessibilityAttributedValue
  @property (copy) NSDictionary<NSString *, id> *scriptingProperties;
  @property (readonly) NSSet<UIAccessibilityAssistiveTechnologyIdentifier> *accessibilityAssistiveTechnologyFocusedIdentifiers;
  @property NSString *
      accessibilityLabel accessibilityHint accessibilityValue accessibilityIdentifier accessibilityLanguage
  @property (readonly) NSString *className;
  @property (readonly, copy) NSString *description;
  @property UIAccessibilityContainerType accessibilityContainerType;
  @property UIAccessibilityDirectTouchOptions accessibilityDirectTouchOptions;
  @property UIAccessibilityExpandedStatus accessibilityExpandedStatus;
  @property UIAccessibilityNavigationStyle accessibilityNavigationStyle;
  @property UIAccessibilityTextualContext accessibilityTextualContext;
  @property UIAccessibilityTraits accessibilityTraits;
  @property UIBezierPath *accessibilityPath;
  @property (readonly) WebFrame *webFrame;
  @property id
      accessibilityPreviousTextNavigationElement accessibilityNextTextNavigationElement
  @property (weak) id<UITextInput> accessibilityTextInputResponder;
  @property void *
      observationInfo isAccessibilityElementBlock accessibilityLabelBlock accessibilityValueBlock accessibilityHintBlock accessibilityTraitsBlock
      accessibilityIdentifierBlock accessibilityHeaderElementsBlock accessibilityAttributedLabelBlock accessibilityAttributedHintBlock
      accessibilityLanguageBlock accessibilityTextualContextBlock accessibilityUserInputLabelsBlock accessibilityAttributedUserInputLabelsBlock
      accessibilityAttributedValueBlock accessibilityElementsHiddenBlock accessibilityRespondsToUserInteractionBlock accessibilityViewIsModalBlock
      accessibilityShouldGroupAccessibilityChildrenBlock accessibilityElementsBlock automationElementsBlock accessibilityContainerTypeBlock
      accessibilityActivationPointBlock accessibilityFrameBlock accessibilityNavigationStyleBlock accessibilityPathBlock accessibilityActivateBlock
      accessibilityIncrementBlock accessibilityDecrementBlock accessibilityPerformEscapeBlock accessibilityMagicTapBlock
      accessibilityCustomActionsBlock accessibilityPreviousTextNavigationElementBlock accessibilityNextTextNavigationElementBlock
      accessibilityTextInputResponderBlock accessibilityCustomRotorsBlock
  @interface NSProxy <NSObject>
  + (BOOL)respondsToSelector:(SEL)selector;
  + (Class)class;
  + (Class)superclass;
  + (id)allocWithZone:(NSZone *)zone;
  + (instancetype)alloc;
  - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
  - (void)dealloc;
  - (void)finalize;
  - (void)forwardInvocation:(NSInvocation *)invocation;
  @property (readonly, copy) NSString *
      description debugDescription
  @interface NSDistantObject <NSCoding>
  + (id)proxyWithLocal:(id)local connection:(NSConnection *)connection;
  + (id)proxyWithTarget:(id)target connection:(NSConnection *)connection;
  - (NSConnection *)connectionForProxy;
  - (instancetype)initWithLocal:(id)local connection:(NSConnection *)connection;
  - (instancetype)initWithTarget:(id)target connection:(NSConnection *)connection;
  - (void)setProtocolForProxy:(Protocol *)proxy;
  @interface NSProtocolChecker
  + (instancetype)protocolCheckerWithTarget:(NSObject *)target protocol:(Protocol *)protocol;
  - (instancetype)initWithTarget:(NSObject *)target protocol:(Protocol *)protocol;
  @property (readonly) NSObject *target;
  @property (readonly) Protocol *protocol;
  @interface NSString <NSCopying, NSMutableCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, NSItemProviderReading, NSItemProviderWriting>
  + (NSString *)localizedNameOfStringEncoding:(NSUInteger)encoding;
  + (NSString *)localizedUserNotificationStringForKey:(NSString *)key arguments:(NSArray *)arguments;
  + (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
  + (NSUInteger *)availableStringEncodings;
  + (NSUInteger)defaultCStringEncoding;
  + (NSUInteger)stringEncodingForData:(NSData *)data encodingOptions:(NSDictionary<NSStringEncodingDetectionOptionsKey, id> *)options convertedString:(NSString **)string usedLossyConversion:(BOOL *)conversion;
  + (id)stringWithCString:(const char *)text length:(NSUInteger)length;
  + (id)stringWithCString:(const char *)text;
  + (id)stringWithContentsOfFile:(NSString *)path;
  + (id)stringWithContentsOfURL:(NSURL *)url;
  + (instancetype)localizedStringWithFormat:(NSString *)format, ...;
  + (instancetype)string;
  + (instancetype)stringWithCString:(const char *)text encoding:(NSStringEncoding)encoding;
  + (instancetype)stringWithCharacters:(unsigned short *)characters length:(NSUInteger)length;
  + (instancetype)stringWithContentsOfFile:(NSString *)file usedEncoding:(NSUInteger *)encoding error:(NSError **)error;
  + (instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error;
  + (instancetype)stringWithContentsOfURL:(NSURL *)url encoding:(NSUInteger)encoding error:(NSError **)error;
  + (instancetype)stringWithContentsOfURL:(NSURL *)url usedEncoding:(NSUInteger *)encoding error:(NSError **)error;
  + (instancetype)stringWithFormat:(NSString *)format, ...;
  + (instancetype)stringWithString:(NSString *)string;
  + (instancetype)stringWithUTF8String:(const char *)text;
  - (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
  - (BOOL)containsString:(NSString *)text;
  - (BOOL)getBytes:(void *)bytes maxLength:(NSUInteger)length usedLength:(NSUInteger *)length2 encoding:(NSUInteger)encoding options:(NSStringEncodingConversionOptions)options range:(NSRange)range remainingRange:(NSRangePointer)range2;
  - (BOOL)getCString:(char *)string maxLength:(NSUInteger)length encoding:(NSUInteger)encoding;
  - (BOOL)getFileSystemRepresentation:(char *)representation maxLength:(NSUInteger)length;
  - (BOOL)hasPrefix:(NSString *)text;
  - (BOOL)hasSuffix:(NSString *)text;
  - (BOOL)isEqualToString:(NSString *)string;
  - (BOOL)localizedCaseInsensitiveContainsString:(NSString *)string;
  - (BOOL)localizedStandardContainsString:(NSString *)string;
  - (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically encoding:(NSUInteger)encoding error:(NSError **)error;
  - (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically;
  - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically encoding:(NSUInteger)encoding error:(NSError **)error;
  - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
  - (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes context:(NSStringDrawingContext *)context;
  - (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font fontSize:(CGFloat)size lineBreakMode:(NSLineBreakMode)mode baselineAdjustment:(UIBaselineAdjustment)adjustment;
  - (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode;
  - (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font minFontSize:(CGFloat)size actualFontSize:(CGFloat *)size2 lineBreakMode:(NSLineBreakMode)mode baselineAdjustment:(UIBaselineAdjustment)adjustment;
  - (CGSize)drawAtPoint:(CGPoint)point withFont:(UIFont *)font;
  - (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode alignment:(NSTextAlignment)alignment;
  - (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode;
  - (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font;
  - (CGSize)sizeWithAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size lineBreakMode:(NSLineBreakMode)mode;
  - (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size;
  - (CGSize)sizeWithFont:(UIFont *)font forWidth:(CGFloat)width lineBreakMode:(NSLineBreakMode)mode;
  - (CGSize)sizeWithFont:(UIFont *)font minFontSize:(CGFloat)minimum actualFontSize:(CGFloat *)actual forWidth:(CGFloat)width lineBreakMode:(NSLineBreakMode)mode;
  - (CGSize)sizeWithFont:(UIFont *)font;
  - (NSArray<NSLinguisticTag> *)linguisticTagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(NSOrthography *)orthography tokenRanges:(NSArray<NSValue *> **)ranges;
  - (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separators;
  - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
  - (NSArray<NSString *> *)stringsByAppendingPaths:(NSArray<NSString *> *)paths;
  - (NSComparisonResult)caseInsensitiveCompare:(NSString *)compare;
  - (NSComparisonResult)compare:(NSString *)compare options:(NSStringCompareOptions)options range:(NSRange)range locale:(id)locale;
  - (NSComparisonResult)compare:(NSString *)compare options:(NSStringCompareOptions)options range:(NSRange)range;
  - (NSComparisonResult)compare:(NSString *)compare options:(NSStringCompareOptions)options;
  - (NSComparisonResult)compare:(NSString *)string;
  - (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)compare;
  - (NSComparisonResult)localizedCompare:(NSString *)compare;
  - (NSComparisonResult)localizedStandardCompare:(NSString *)compare;
  - (NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
  - (NSData *)dataUsingEncoding:(NSUInteger)encoding allowLossyConversion:(BOOL)conversion;
  - (NSDictionary *)propertyListFromStringsFileFormat;
  - (NSRange)lineRangeForRange:(NSRange)range;
  - (NSRange)localizedStandardRangeOfString:(NSString *)string;
  - (NSRange)paragraphRangeForRange:(NSRange)range;
  - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options range:(NSRange)range;
  - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set options:(NSStringCompareOptions)options;
  - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
  - (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index;
  - (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range;
  - (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range locale:(NSLocale *)locale;
  - (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options range:(NSRange)range;
  - (NSRange)rangeOfString:(NSString *)text options:(NSStringCompareOptions)options;
  - (NSRange)rangeOfString:(NSString *)text;
  - (NSRect)boundingRectWithSize:(NSSize)size options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (NSString *)capitalizedStringWithLocale:(NSLocale *)locale;
  - (NSString *)commonPrefixWithString:(NSString *)string options:(NSStringCompareOptions)options;
  - (NSString *)decomposedStringWithCanonicalMapping;
  - (NSString *)decomposedStringWithCompatibilityMapping;
  - (NSString *)lowercaseStringWithLocale:(NSLocale *)locale;
  - (NSString *)precomposedStringWithCanonicalMapping;
  - (NSString *)precomposedStringWithCompatibilityMapping;
  - (NSString *)stringByAbbreviatingWithTildeInPath;
  - (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set;
  - (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSUInteger)encoding;
  - (NSString *)stringByAppendingFormat:(NSString *)format, ...;
  - (NSString *)stringByAppendingPathComponent:(NSString *)component conformingToType:(UTType *)type;
  - (NSString *)stringByAppendingPathComponent:(NSString *)component;
  - (NSString *)stringByAppendingPathExtension:(NSString *)extension;
  - (NSString *)stringByAppendingPathExtensionForType:(UTType *)type;
  - (NSString *)stringByAppendingString:(NSString *)string;
  - (NSString *)stringByApplyingTransform:(NSStringTransform)transform reverse:(BOOL)reverse;
  - (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options locale:(NSLocale *)locale;
  - (NSString *)stringByPaddingToLength:(NSUInteger)length withString:(NSString *)string startingAtIndex:(NSUInteger)index;
  - (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)string;
  - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)string withString:(NSString *)string2 options:(NSStringCompareOptions)options range:(NSRange)range;
  - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)text withString:(NSString *)replacement;
  - (NSString *)stringByReplacingPercentEscapesUsingEncoding:(NSUInteger)encoding;
  - (NSString *)stringByResolvingSymlinksInPath;
  - (NSString *)stringByStandardizingPath;
  - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
  - (NSString *)substringFromIndex:(NSUInteger)index;
  - (NSString *)substringToIndex:(NSUInteger)index;
  - (NSString *)substringWithRange:(NSRange)range;
  - (NSString *)uppercaseStringWithLocale:(NSLocale *)locale;
  - (NSString *)variantFittingPresentationWidth:(NSInteger)width;
  - (NSUInteger)cStringLength;
  - (NSUInteger)completePathIntoString:(NSString **)string caseSensitive:(BOOL)sensitive matchesIntoArray:(NSArray<NSString *> **)array filterTypes:(NSArray<NSString *> *)types;
  - (NSUInteger)fastestEncoding;
  - (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
  - (NSUInteger)maximumLengthOfBytesUsingEncoding:(NSUInteger)encoding;
  - (NSUInteger)smallestEncoding;
  - (const char *)cString;
  - (const char *)cStringUsingEncoding:(NSStringEncoding)encoding;
  - (const char *)fileSystemRepresentation;
  - (const char *)lossyCString;
  - (const uint16_t *)fileSystemRepresentationW;
  - (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
  - (instancetype)initWithBytesNoCopy:(void *)copy length:(NSUInteger)length encoding:(NSUInteger)encoding deallocator:(void (^)(void *, NSUInteger))deallocator;
  - (instancetype)initWithBytesNoCopy:(void *)copy length:(NSUInteger)length encoding:(NSUInteger)encoding freeWhenDone:(BOOL)done;
  - (instancetype)initWithCString:(const char *)string encoding:(NSUInteger)encoding;
  - (instancetype)initWithCString:(const char *)text length:(NSUInteger)length;
  - (instancetype)initWithCString:(const char *)text;
  - (instancetype)initWithCStringNoCopy:(char *)copy length:(NSUInteger)length freeWhenDone:(BOOL)done;
  - (instancetype)initWithCharacters:(unsigned short *)characters length:(NSUInteger)length;
  - (instancetype)initWithCharactersNoCopy:(unsigned short *)copy length:(NSUInteger)length deallocator:(void (^)(unsigned short *, NSUInteger))deallocator;
  - (instancetype)initWithCharactersNoCopy:(unsigned short *)copy length:(NSUInteger)length freeWhenDone:(BOOL)done;
  - (instancetype)initWithContentsOfFile:(NSString *)file encoding:(NSUInteger)encoding error:(NSError **)error;
  - (instancetype)initWithContentsOfFile:(NSString *)file usedEncoding:(NSUInteger *)encoding error:(NSError **)error;
  - (instancetype)initWithContentsOfFile:(NSString *)file;
  - (instancetype)initWithContentsOfURL:(NSURL *)url encoding:(NSUInteger)encoding error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url usedEncoding:(NSUInteger *)encoding error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
  - (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
  - (instancetype)initWithFormat:(NSString *)format locale:(id)locale arguments:(va_list)arguments;
  - (instancetype)initWithFormat:(NSString *)format locale:(id)locale, ...;
  - (instancetype)initWithFormat:(NSString *)format, ...;
  - (instancetype)initWithString:(NSString *)string;
  - (instancetype)initWithUTF8String:(const char *)text;
  - (unichar)characterAtIndex:(NSUInteger)index;
  - (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes context:(NSStringDrawingContext *)context;
  - (void)drawWithRect:(NSRect)rect options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (void)enumerateLinesUsingBlock:(void (^)(NSString *, BOOL *))block;
  - (void)enumerateLinguisticTagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(NSOrthography *)orthography usingBlock:(void (^)(NSLinguisticTag, NSRange, NSRange, BOOL *))block;
  - (void)enumerateSubstringsInRange:(NSRange)range options:(NSStringEnumerationOptions)options usingBlock:(void (^)(NSString *, NSRange, NSRange, BOOL *))block;
  - (void)getCString:(char *)string maxLength:(NSUInteger)length range:(NSRange)range remainingRange:(NSRangePointer)range2;
  - (void)getCString:(char *)string maxLength:(NSUInteger)length;
  - (void)getCString:(char *)string;
  - (void)getCharacters:(unsigned short *)characters range:(NSRange)range;
  - (void)getCharacters:(unsigned short *)characters;
  - (void)getLineStart:(NSUInteger *)start end:(NSUInteger *)end contentsEnd:(NSUInteger *)end2 forRange:(NSRange)range;
  - (void)getParagraphStart:(NSUInteger *)start end:(NSUInteger *)end contentsEnd:(NSUInteger *)end2 forRange:(NSRange)range;
  @property (readonly) BOOL
      boolValue isAbsolutePath
  @property (readonly) NSArray<NSString *> *pathComponents;
  @property (readonly) NSInteger integerValue;
  @property (readonly) NSString *
      lowercaseString uppercaseString capitalizedString lastPathComponent pathExtension stringByDeletingLastPathComponent
      stringByDeletingPathExtension stringByExpandingTildeInPath stringByRemovingPercentEncoding localizedUppercaseString localizedLowercaseString
      localizedCapitalizedString
  @property (readonly) NSUInteger
      length hash
  @property (readonly) const char *UTF8String;
  @property (readonly) double doubleValue;
  @property (readonly) float floatValue;
  @property (readonly) id propertyList;
  @property (readonly) int intValue;
  @property (readonly) long long longLongValue;
  @interface NSMutableString
  + (instancetype)stringWithCapacity:(NSUInteger)capacity;
  - (BOOL)applyTransform:(NSStringTransform)transform reverse:(BOOL)reverse range:(NSRange)range updatedRange:(NSRangePointer)range2;
  - (NSMutableString *)initWithCapacity:(NSUInteger)capacity;
  - (NSUInteger)replaceOccurrencesOfString:(NSString *)string withString:(NSString *)string2 options:(NSStringCompareOptions)options range:(NSRange)range;
  - (void)appendFormat:(NSString *)format, ...;
  - (void)appendString:(NSString *)string;
  - (void)deleteCharactersInRange:(NSRange)range;
  - (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
  - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
  - (void)setString:(NSString *)string;
  @interface NSAttributedString <NSCopying, NSMutableCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting>
  + (NSArray *)textFileTypes;
  + (NSArray *)textPasteboardTypes;
  + (NSArray *)textUnfilteredFileTypes;
  + (NSArray *)textUnfilteredPasteboardTypes;
  + (NSArray<NSString *> *)textTypes;
  + (NSArray<NSString *> *)textUnfilteredTypes;
  + (NSAttributedString *)attributedStringWithAttachment:(NSTextAttachment *)attachment;
  + (instancetype)attributedStringWithAttachment:(NSTextAttachment *)attachment attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  + (void)loadFromHTMLWithData:(NSData *)data options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(void (^)(NSAttributedString *, NSDictionary<NSAttributedStringDocumentAttributeKey, id> *, NSError *))handler;
  + (void)loadFromHTMLWithFileURL:(NSURL *)url options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(void (^)(NSAttributedString *, NSDictionary<NSAttributedStringDocumentAttributeKey, id> *, NSError *))handler;
  + (void)loadFromHTMLWithRequest:(NSURLRequest *)request options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(void (^)(NSAttributedString *, NSDictionary<NSAttributedStringDocumentAttributeKey, id> *, NSError *))handler;
  + (void)loadFromHTMLWithString:(NSString *)string options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(void (^)(NSAttributedString *, NSDictionary<NSAttributedStringDocumentAttributeKey, id> *, NSError *))handler;
  - (BOOL)containsAttachmentsInRange:(NSRange)range;
  - (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
  - (BOOL)prefersRTFDInRange:(NSRange)range;
  - (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options context:(NSStringDrawingContext *)context;
  - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
  - (NSData *)RTFDFromRange:(NSRange)range documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> *)attributes;
  - (NSData *)RTFFromRange:(NSRange)range documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> *)attributes;
  - (NSData *)dataFromRange:(NSRange)range documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> *)attributes error:(NSError **)error;
  - (NSData *)docFormatFromRange:(NSRange)range documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> *)attributes;
  - (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index longestEffectiveRange:(NSRangePointer)range inRange:(NSRange)range2;
  - (NSDictionary<NSAttributedStringKey, id> *)fontAttributesInRange:(NSRange)range;
  - (NSDictionary<NSAttributedStringKey, id> *)rulerAttributesInRange:(NSRange)range;
  - (NSFileWrapper *)RTFDFileWrapperFromRange:(NSRange)range documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> *)attributes;
  - (NSFileWrapper *)fileWrapperFromRange:(NSRange)range documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> *)attributes error:(NSError **)error;
  - (NSInteger)itemNumberInTextList:(NSTextList *)list atIndex:(NSUInteger)index;
  - (NSRange)doubleClickAtIndex:(NSUInteger)index;
  - (NSRange)rangeOfTextBlock:(NSTextBlock *)block atIndex:(NSUInteger)index;
  - (NSRange)rangeOfTextList:(NSTextList *)list atIndex:(NSUInteger)index;
  - (NSRange)rangeOfTextTable:(NSTextTable *)table atIndex:(NSUInteger)index;
  - (NSRect)boundingRectWithSize:(NSSize)size options:(NSStringDrawingOptions)options;
  - (NSUInteger)lineBreakBeforeIndex:(NSUInteger)index withinRange:(NSRange)range;
  - (NSUInteger)lineBreakByHyphenatingBeforeIndex:(NSUInteger)index withinRange:(NSRange)range;
  - (NSUInteger)nextWordFromIndex:(NSUInteger)index forward:(BOOL)forward;
  - (NSURL *)URLAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (id)attribute:(NSAttributedStringKey)attribute atIndex:(NSUInteger)index longestEffectiveRange:(NSRangePointer)range inRange:(NSRange)range2;
  - (id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (instancetype)initWithAttributedString:(NSAttributedString *)string;
  - (instancetype)initWithContentsOfMarkdownFileAtURL:(NSURL *)url options:(NSAttributedStringMarkdownParsingOptions *)options baseURL:(NSURL *)url2 error:(NSError **)error;
  - (instancetype)initWithData:(NSData *)data options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes error:(NSError **)error;
  - (instancetype)initWithDocFormat:(NSData *)format documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithFileURL:(NSURL *)url options:(NSDictionary *)options documentAttributes:(NSDictionary **)attributes error:(NSError **)error;
  - (instancetype)initWithHTML:(NSData *)html baseURL:(NSURL *)url documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithHTML:(NSData *)html documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithHTML:(NSData *)html options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithMarkdown:(NSData *)markdown options:(NSAttributedStringMarkdownParsingOptions *)options baseURL:(NSURL *)url error:(NSError **)error;
  - (instancetype)initWithMarkdownString:(NSString *)string options:(NSAttributedStringMarkdownParsingOptions *)options baseURL:(NSURL *)url error:(NSError **)error;
  - (instancetype)initWithPath:(NSString *)path documentAttributes:(NSDictionary **)attributes;
  - (instancetype)initWithRTF:(NSData *)rtf documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithRTFD:(NSData *)rtfd documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithRTFDFileWrapper:(NSFileWrapper *)wrapper documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes;
  - (instancetype)initWithString:(NSString *)string attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (instancetype)initWithString:(NSString *)string;
  - (instancetype)initWithURL:(NSURL *)url documentAttributes:(NSDictionary **)attributes;
  - (instancetype)initWithURL:(NSURL *)url options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes error:(NSError **)error;
  - (void)drawAtPoint:(CGPoint)point;
  - (void)drawInRect:(CGRect)rect;
  - (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options context:(NSStringDrawingContext *)context;
  - (void)drawWithRect:(NSRect)rect options:(NSStringDrawingOptions)options;
  - (void)enumerateAttribute:(NSAttributedStringKey)attribute inRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (^)(id, NSRange, BOOL *))block;
  - (void)enumerateAttributesInRange:(NSRange)range options:(NSAttributedStringEnumerationOptions)options usingBlock:(void (^)(NSDictionary<NSAttributedStringKey, id> *, NSRange, BOOL *))block;
  @property (readonly) BOOL containsAttachments;
  @property (readonly) CGSize size;
  @property (readonly) NSAttributedString *attributedStringByInflectingString;
  @property (readonly) NSString *string;
  @property (readonly) NSUInteger length;
  @interface NSMutableAttributedString
  - (BOOL)readFromData:(NSData *)data options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes error:(NSError **)error;
  - (BOOL)readFromURL:(NSURL *)url options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options documentAttributes:(NSDictionary<NSAttributedStringDocumentAttributeKey, id> **)attributes error:(NSError **)error;
  - (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
  - (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
  - (void)appendAttributedString:(NSAttributedString *)string;
  - (void)applyFontTraits:(NSFontTraitMask)traits range:(NSRange)range;
  - (void)beginEditing;
  - (void)deleteCharactersInRange:(NSRange)range;
  - (void)endEditing;
  - (void)fixAttachmentAttributeInRange:(NSRange)range;
  - (void)fixAttributesInRange:(NSRange)range;
  - (void)fixFontAttributeInRange:(NSRange)range;
  - (void)fixParagraphStyleAttributeInRange:(NSRange)range;
  - (void)insertAttributedString:(NSAttributedString *)string atIndex:(NSUInteger)index;
  - (void)removeAttribute:(NSAttributedStringKey)attribute range:(NSRange)range;
  - (void)replaceCharactersInRange:(NSRange)range withAttributedString:(NSAttributedString *)string;
  - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
  - (void)setAlignment:(NSTextAlignment)alignment range:(NSRange)range;
  - (void)setAttributedString:(NSAttributedString *)string;
  - (void)setAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
  - (void)setBaseWritingDirection:(NSWritingDirection)direction range:(NSRange)range;
  - (void)subscriptRange:(NSRange)range;
  - (void)superscriptRange:(NSRange)range;
  - (void)unscriptRange:(NSRange)range;
  - (void)updateAttachmentsFromPath:(NSString *)path;
  @property (readonly) NSMutableString *mutableString;
  @interface NSValue <NSCopying, NSSecureCoding>
  + (NSValue *)value:(void *)value withObjCType:(const char *)type;
  + (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
  + (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
  + (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform;
  + (NSValue *)valueWithCGPoint:(CGPoint)point;
  + (NSValue *)valueWithCGRect:(CGRect)rect;
  + (NSValue *)valueWithCGSize:(CGSize)size;
  + (NSValue *)valueWithCGVector:(CGVector)vector;
  + (NSValue *)valueWithCMTime:(CMTime)time;
  + (NSValue *)valueWithCMTimeMapping:(CMTimeMapping)mapping;
  + (NSValue *)valueWithCMTimeRange:(CMTimeRange)range;
  + (NSValue *)valueWithCMVideoDimensions:(CMVideoDimensions)dimensions;
  + (NSValue *)valueWithDirectionalEdgeInsets:(NSDirectionalEdgeInsets)insets;
  + (NSValue *)valueWithEdgeInsets:(NSEdgeInsets)insets;
  + (NSValue *)valueWithMKCoordinate:(CLLocationCoordinate2D)coordinate;
  + (NSValue *)valueWithMKCoordinateSpan:(MKCoordinateSpan)span;
  + (NSValue *)valueWithNonretainedObject:(id)object;
  + (NSValue *)valueWithPoint:(NSPoint)point;
  + (NSValue *)valueWithPointer:(const void *)pointer;
  + (NSValue *)valueWithRange:(NSRange)range;
  + (NSValue *)valueWithRect:(NSRect)rect;
  + (NSValue *)valueWithSize:(NSSize)size;
  + (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets;
  + (NSValue *)valueWithUIOffset:(UIOffset)offset;
  - (BOOL)isEqualToValue:(NSValue *)value;
  - (CGAffineTransform)affineTransformValue;
  - (CGVector)vectorValue;
  - (NSEdgeInsets)edgeInsetsValue;
  - (id)initWithCATransform3D:(CATransform3D)d;
  - (id)initWithCGAffineTransform:(CGAffineTransform)transform;
  - (id)initWithCGPoint:(CGPoint)point;
  - (id)initWithCGRect:(CGRect)rect;
  - (id)initWithCGSize:(CGSize)size;
  - (id)initWithCGVector:(CGVector)vector;
  - (id)initWithUIEdgeInsets:(UIEdgeInsets)insets;
  - (id)initWithUIOffset:(UIOffset)offset;
  - (instancetype)initWithBytes:(void *)bytes objCType:(const char *)type;
  - (void)getValue:(void *)value size:(NSUInteger)size;
  - (void)getValue:(void *)value;
  @property (readonly) CATransform3D CATransform3DValue;
  @property (readonly) CGAffineTransform CGAffineTransformValue;
  @property (readonly) CGPoint CGPointValue;
  @property (readonly) CGRect CGRectValue;
  @property (readonly) CGSize CGSizeValue;
  @property (readonly) CGVector CGVectorValue;
  @property (readonly) CLLocationCoordinate2D MKCoordinateValue;
  @property (readonly) CMTime CMTimeValue;
  @property (readonly) CMTimeMapping CMTimeMappingValue;
  @property (readonly) CMTimeRange CMTimeRangeValue;
  @property (readonly) CMVideoDimensions CMVideoDimensionsValue;
  @property (readonly) MKCoordinateSpan MKCoordinateSpanValue;
  @property (readonly) NSDirectionalEdgeInsets directionalEdgeInsetsValue;
  @property (readonly) NSPoint pointValue;
  @property (readonly) NSRange rangeValue;
  @property (readonly) NSRect rectValue;
  @property (readonly) NSSize sizeValue;
  @property (readonly) UIEdgeInsets UIEdgeInsetsValue;
  @property (readonly) UIOffset UIOffsetValue;
  @property (readonly) const char *objCType;
  @property (readonly) id nonretainedObjectValue;
  @property (readonly) void *pointerValue;
  @interface NSNumber
  + (NSNumber *)numberWithBool:(BOOL)value;
  + (NSNumber *)numberWithChar:(char)value;
  + (NSNumber *)numberWithDouble:(double)value;
  + (NSNumber *)numberWithFloat:(float)value;
  + (NSNumber *)numberWithInt:(int)value;
  + (NSNumber *)numberWithInteger:(NSInteger)value;
  + (NSNumber *)numberWithLong:(long)value;
  + (NSNumber *)numberWithLongLong:(long long)value;
  + (NSNumber *)numberWithShort:(short)value;
  + (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
  + (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
  + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
  + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
  + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
  + (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
  - (BOOL)isEqualToNumber:(NSNumber *)other;
  - (NSComparisonResult)compare:(NSNumber *)other;
  - (NSNumber *)initWithBool:(BOOL)boolValue;
  - (NSNumber *)initWithChar:(char)charValue;
  - (NSNumber *)initWithDouble:(double)doubleValue;
  - (NSNumber *)initWithFloat:(float)floatValue;
  - (NSNumber *)initWithInt:(int)intValue;
  - (NSNumber *)initWithInteger:(NSInteger)integer;
  - (NSNumber *)initWithLong:(long)longValue;
  - (NSNumber *)initWithLongLong:(long long)longValue;
  - (NSNumber *)initWithShort:(short)shortValue;
  - (NSNumber *)initWithUnsignedChar:(unsigned char)charValue;
  - (NSNumber *)initWithUnsignedInt:(unsigned int)intValue;
  - (NSNumber *)initWithUnsignedInteger:(NSUInteger)integer;
  - (NSNumber *)initWithUnsignedLong:(unsigned long)longValue;
  - (NSNumber *)initWithUnsignedLongLong:(unsigned long long)longValue;
  - (NSNumber *)initWithUnsignedShort:(unsigned short)shortValue;
  - (NSString *)descriptionWithLocale:(id)locale;
  @property (readonly) BOOL boolValue;
  @property (readonly) NSDecimal decimalValue;
  @property (readonly) NSInteger integerValue;
  @property (readonly) NSString *stringValue;
  @property (readonly) NSUInteger unsignedIntegerValue;
  @property (readonly) char charValue;
  @property (readonly) double doubleValue;
  @property (readonly) float floatValue;
  @property (readonly) int intValue;
  @property (readonly) long longValue;
  @property (readonly) long long longLongValue;
  @property (readonly) short shortValue;
  @property (readonly) unsigned char unsignedCharValue;
  @property (readonly) unsigned int unsignedIntValue;
  @property (readonly) unsigned long unsignedLongValue;
  @property (readonly) unsigned long long unsignedLongLongValue;
  @property (readonly) unsigned short unsignedShortValue;
  @interface NSDecimalNumber
  + (NSDecimalNumber *)decimalNumberWithDecimal:(NSDecimal)decimal;
  + (NSDecimalNumber *)decimalNumberWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)negative;
  + (NSDecimalNumber *)decimalNumberWithString:(NSString *)string locale:(id)locale;
  + (NSDecimalNumber *)decimalNumberWithString:(NSString *)string;
  + (NSDecimalNumber *)maximumDecimalNumber;
  + (NSDecimalNumber *)minimumDecimalNumber;
  + (NSDecimalNumber *)notANumber;
  + (NSDecimalNumber *)one;
  + (NSDecimalNumber *)zero;
  - (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)adding withBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)adding;
  - (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)by withBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)by;
  - (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)by withBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)by;
  - (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)of10 withBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)of10;
  - (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power withBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberByRaisingToPower:(NSUInteger)power;
  - (NSDecimalNumber *)decimalNumberByRoundingAccordingToBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)subtracting withBehavior:(id<NSDecimalNumberBehaviors>)behavior;
  - (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)subtracting;
  - (instancetype)initWithDecimal:(NSDecimal)decimal;
  - (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)negative;
  - (instancetype)initWithString:(NSString *)string locale:(id)locale;
  - (instancetype)initWithString:(NSString *)string;
  @property (class) id<NSDecimalNumberBehaviors> defaultBehavior;
  @interface NSDecimalNumberHandler <NSCoding, NSDecimalNumberBehaviors>
  + (NSDecimalNumberHandler *)defaultDecimalNumberHandler;
  + (instancetype)decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exactness raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)zero;
  - (instancetype)initWithRoundingMode:(NSRoundingMode)mode scale:(short)scale raiseOnExactness:(BOOL)exactness raiseOnOverflow:(BOOL)overflow raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)zero;
  @interface NSNull <NSCopying, NSSecureCoding, CAAction>
  + (NSNull *)null;
  @interface NSUUID <NSCopying, NSSecureCoding>
  + (instancetype)UUID;
  - (NSComparisonResult)compare:(NSUUID *)compare;
  - (instancetype)initWithUUIDBytes:(const unsigned char *)bytes;
  - (instancetype)initWithUUIDString:(NSString *)string;
  - (void)getUUIDBytes:(unsigned char *)bytes;
  @property (readonly) NSString *UUIDString;
  @interface NSData <NSCopying, NSMutableCopying, NSSecureCoding>
  + (id)dataWithContentsOfMappedFile:(NSString *)file;
  + (instancetype)data;
  + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
  + (instancetype)dataWithBytesNoCopy:(void *)copy length:(NSUInteger)length freeWhenDone:(BOOL)done;
  + (instancetype)dataWithBytesNoCopy:(void *)copy length:(NSUInteger)length;
  + (instancetype)dataWithContentsOfFile:(NSString *)file options:(NSDataReadingOptions)options error:(NSError **)error;
  + (instancetype)dataWithContentsOfFile:(NSString *)path;
  + (instancetype)dataWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)options error:(NSError **)error;
  + (instancetype)dataWithContentsOfURL:(NSURL *)url;
  + (instancetype)dataWithData:(NSData *)data;
  - (BOOL)isEqualToData:(NSData *)other;
  - (BOOL)writeToFile:(NSString *)file options:(NSDataWritingOptions)options error:(NSError **)error;
  - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
  - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic;
  - (BOOL)writeToURL:(NSURL *)url options:(NSDataWritingOptions)options error:(NSError **)error;
  - (NSData *)base64EncodedDataWithOptions:(NSDataBase64EncodingOptions)options;
  - (NSData *)subdataWithRange:(NSRange)range;
  - (NSRange)rangeOfData:(NSData *)data options:(NSDataSearchOptions)options range:(NSRange)range;
  - (NSString *)base64EncodedStringWithOptions:(NSUInteger)options;
  - (NSString *)base64Encoding;
  - (instancetype)compressedDataUsingAlgorithm:(NSDataCompressionAlgorithm)algorithm error:(NSError **)error;
  - (instancetype)decompressedDataUsingAlgorithm:(NSDataCompressionAlgorithm)algorithm error:(NSError **)error;
  - (instancetype)initWithBase64EncodedData:(NSData *)data options:(NSDataBase64DecodingOptions)options;
  - (instancetype)initWithBase64EncodedString:(NSString *)string options:(NSDataBase64DecodingOptions)options;
  - (instancetype)initWithBase64Encoding:(NSString *)encoding;
  - (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length;
  - (instancetype)initWithBytesNoCopy:(void *)copy length:(NSUInteger)length deallocator:(void (^)(void *, NSUInteger))deallocator;
  - (instancetype)initWithBytesNoCopy:(void *)copy length:(NSUInteger)length freeWhenDone:(BOOL)done;
  - (instancetype)initWithBytesNoCopy:(void *)copy length:(NSUInteger)length;
  - (instancetype)initWithContentsOfFile:(NSString *)file options:(NSDataReadingOptions)options error:(NSError **)error;
  - (instancetype)initWithContentsOfFile:(NSString *)file;
  - (instancetype)initWithContentsOfMappedFile:(NSString *)file;
  - (instancetype)initWithContentsOfURL:(NSURL *)url options:(NSDataReadingOptions)options error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithData:(NSData *)data;
  - (void)enumerateByteRangesUsingBlock:(void (^)(void *, NSRange, BOOL *))block;
  - (void)getBytes:(void *)buffer range:(NSRange)range;
  - (void)getBytes:(void *)bytes length:(NSUInteger)length;
  - (void)getBytes:(void *)bytes;
  @property (readonly, copy) NSString *description;
  @property (readonly) NSUInteger length;
  @property (readonly) const void *bytes;
  @interface NSMutableData
  + (instancetype)dataWithCapacity:(NSUInteger)capacity;
  + (instancetype)dataWithLength:(NSUInteger)length;
  - (BOOL)compressUsingAlgorithm:(NSDataCompressionAlgorithm)algorithm error:(NSError **)error;
  - (BOOL)decompressUsingAlgorithm:(NSDataCompressionAlgorithm)algorithm error:(NSError **)error;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (instancetype)initWithLength:(NSUInteger)length;
  - (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
  - (void)appendData:(NSData *)data;
  - (void)increaseLengthBy:(NSUInteger)by;
  - (void)replaceBytesInRange:(NSRange)range withBytes:(const void *)bytes length:(NSUInteger)length;
  - (void)replaceBytesInRange:(NSRange)range withBytes:(void *)bytes;
  - (void)resetBytesInRange:(NSRange)range;
  - (void)setData:(NSData *)data;
  - (void)setLength:(NSUInteger)length;
  @property (readonly) void *mutableBytes;
  @interface NSPurgeableData <NSDiscardableContent>
  @interface NSDate <NSCopying, NSSecureCoding>
  + (NSDate *)now;
  + (double)timeIntervalSinceReferenceDate;
  + (id)dateWithNaturalLanguageString:(NSString *)string locale:(id)locale;
  + (id)dateWithNaturalLanguageString:(NSString *)string;
  + (id)dateWithString:(NSString *)string;
  + (instancetype)date;
  + (instancetype)dateWithTimeInterval:(double)interval sinceDate:(NSDate *)date;
  + (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
  + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
  + (instancetype)dateWithTimeIntervalSinceReferenceDate:(double)date;
  + (instancetype)distantFuture;
  + (instancetype)distantPast;
  - (BOOL)isEqualToDate:(NSDate *)other;
  - (NSCalendarDate *)dateWithCalendarFormat:(NSString *)format timeZone:(NSTimeZone *)zone;
  - (NSComparisonResult)compare:(NSDate *)date;
  - (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)seconds;
  - (NSDate *)earlierDate:(NSDate *)date;
  - (NSDate *)laterDate:(NSDate *)other;
  - (NSString *)descriptionWithCalendarFormat:(NSString *)format timeZone:(NSTimeZone *)zone locale:(id)locale;
  - (NSString *)descriptionWithLocale:(id)locale;
  - (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
  - (id)addTimeInterval:(double)interval;
  - (instancetype)initWithString:(NSString *)string;
  - (instancetype)initWithTimeInterval:(double)interval sinceDate:(NSDate *)date;
  - (instancetype)initWithTimeIntervalSince1970:(double)since1970;
  - (instancetype)initWithTimeIntervalSinceNow:(double)now;
  - (instancetype)initWithTimeIntervalSinceReferenceDate:(double)date;
  @property (readonly, copy) NSString *description;
  @property (readonly) NSTimeInterval
      timeIntervalSinceNow timeIntervalSince1970 timeIntervalSinceReferenceDate
  @interface NSCalendarDate
  + (id)calendarDate;
  + (id)dateWithString:(NSString *)string calendarFormat:(NSString *)format locale:(id)locale;
  + (id)dateWithString:(NSString *)string calendarFormat:(NSString *)format;
  + (id)dateWithYear:(NSInteger)year month:(NSUInteger)month day:(NSUInteger)day hour:(NSUInteger)hour minute:(NSUInteger)minute second:(NSUInteger)second timeZone:(NSTimeZone *)zone;
  - (NSCalendarDate *)dateByAddingYears:(NSInteger)years months:(NSInteger)months days:(NSInteger)days hours:(NSInteger)hours minutes:(NSInteger)minutes seconds:(NSInteger)seconds;
  - (NSString *)descriptionWithCalendarFormat:(NSString *)format locale:(id)locale;
  - (NSString *)descriptionWithCalendarFormat:(NSString *)format;
  - (instancetype)initWithString:(NSString *)string calendarFormat:(NSString *)format locale:(id)locale;
  - (instancetype)initWithString:(NSString *)string calendarFormat:(NSString *)format;
  - (instancetype)initWithYear:(NSInteger)year month:(NSUInteger)month day:(NSUInteger)day hour:(NSUInteger)hour minute:(NSUInteger)minute second:(NSUInteger)second timeZone:(NSTimeZone *)zone;
  - (void)setCalendarFormat:(NSString *)format;
  - (void)setTimeZone:(NSTimeZone *)zone;
  - (void)years:(NSInteger *)years months:(NSInteger *)months days:(NSInteger *)days hours:(NSInteger *)hours minutes:(NSInteger *)minutes seconds:(NSInteger *)seconds sinceDate:(NSCalendarDate *)date;
  @property (readonly) NSInteger
      dayOfCommonEra dayOfMonth dayOfWeek dayOfYear hourOfDay minuteOfHour monthOfYear secondOfMinute yearOfCommonEra
  @property (readonly) NSString *calendarFormat;
  @property (readonly) NSTimeZone *timeZone;
  @interface NSDateComponents <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isValidDateInCalendar:(NSCalendar *)calendar;
  - (NSInteger)valueForComponent:(NSCalendarUnit)component;
  - (void)setValue:(NSInteger)value forComponent:(NSCalendarUnit)component;
  - (void)setWeek:(NSInteger)week;
  @property (getter=is) BOOL
      leapMonth repeatedDay
  @property (readonly) BOOL isValidDate;
  @property (copy) NSCalendar *calendar;
  @property (readonly) NSDate *date;
  @property NSInteger
      year month day hour minute second weekday era nanosecond weekdayOrdinal quarter weekOfMonth weekOfYear yearForWeekOfYear dayOfYear
  @property (readonly) NSInteger week;
  @property (copy) NSTimeZone *timeZone;
  @interface NSDateInterval <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)containsDate:(NSDate *)date;
  - (BOOL)intersectsDateInterval:(NSDateInterval *)interval;
  - (BOOL)isEqualToDateInterval:(NSDateInterval *)interval;
  - (NSComparisonResult)compare:(NSDateInterval *)compare;
  - (NSDateInterval *)intersectionWithDateInterval:(NSDateInterval *)interval;
  - (instancetype)initWithStartDate:(NSDate *)date duration:(double)duration;
  - (instancetype)initWithStartDate:(NSDate *)date endDate:(NSDate *)date2;
  @property (readonly) NSDate *
      startDate endDate
  @property (readonly) double duration;
  @interface NSCalendar <NSCopying, NSSecureCoding>
  + (NSCalendar *)autoupdatingCurrentCalendar;
  + (NSCalendar *)calendarWithIdentifier:(NSCalendarIdentifier)identifier;
  - (BOOL)date:(NSDate *)date matchesComponents:(NSDateComponents *)components;
  - (BOOL)isDate:(NSDate *)date equalToDate:(NSDate *)date2 toUnitGranularity:(NSCalendarUnit)granularity;
  - (BOOL)isDate:(NSDate *)date inSameDayAsDate:(NSDate *)date2;
  - (BOOL)isDateInToday:(NSDate *)today;
  - (BOOL)isDateInTomorrow:(NSDate *)tomorrow;
  - (BOOL)isDateInWeekend:(NSDate *)weekend;
  - (BOOL)isDateInYesterday:(NSDate *)yesterday;
  - (BOOL)nextWeekendStartDate:(NSDate **)date interval:(double *)interval options:(NSCalendarOptions)options afterDate:(NSDate *)date2;
  - (BOOL)rangeOfUnit:(NSCalendarUnit)unit startDate:(NSDate **)date interval:(double *)interval forDate:(NSDate *)date2;
  - (BOOL)rangeOfWeekendStartDate:(NSDate **)date interval:(double *)interval containingDate:(NSDate *)date2;
  - (NSComparisonResult)compareDate:(NSDate *)date toDate:(NSDate *)date2 toUnitGranularity:(NSCalendarUnit)granularity;
  - (NSDate *)dateByAddingComponents:(NSDateComponents *)components toDate:(NSDate *)date options:(NSCalendarOptions)options;
  - (NSDate *)dateByAddingUnit:(NSCalendarUnit)unit value:(NSInteger)value toDate:(NSDate *)date options:(NSCalendarOptions)options;
  - (NSDate *)dateBySettingHour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second ofDate:(NSDate *)date options:(NSCalendarOptions)options;
  - (NSDate *)dateBySettingUnit:(NSCalendarUnit)unit value:(NSInteger)value ofDate:(NSDate *)date options:(NSCalendarOptions)options;
  - (NSDate *)dateFromComponents:(NSDateComponents *)components;
  - (NSDate *)dateWithEra:(NSInteger)era year:(NSInteger)year month:(NSInteger)month day:(NSInteger)day hour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second nanosecond:(NSInteger)nanosecond;
  - (NSDate *)dateWithEra:(NSInteger)era yearForWeekOfYear:(NSInteger)year weekOfYear:(NSInteger)year2 weekday:(NSInteger)weekday hour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second nanosecond:(NSInteger)nanosecond;
  - (NSDate *)nextDateAfterDate:(NSDate *)date matchingComponents:(NSDateComponents *)components options:(NSCalendarOptions)options;
  - (NSDate *)nextDateAfterDate:(NSDate *)date matchingHour:(NSInteger)hour minute:(NSInteger)minute second:(NSInteger)second options:(NSCalendarOptions)options;
  - (NSDate *)nextDateAfterDate:(NSDate *)date matchingUnit:(NSCalendarUnit)unit value:(NSInteger)value options:(NSCalendarOptions)options;
  - (NSDate *)startOfDayForDate:(NSDate *)date;
  - (NSDateComponents *)components:(NSCalendarUnit)components fromDate:(NSDate *)date toDate:(NSDate *)date2 options:(NSCalendarOptions)options;
  - (NSDateComponents *)components:(NSCalendarUnit)components fromDateComponents:(NSDateComponents *)components2 toDateComponents:(NSDateComponents *)components3 options:(NSCalendarOptions)options;
  - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
  - (NSDateComponents *)componentsInTimeZone:(NSTimeZone *)zone fromDate:(NSDate *)date;
  - (NSInteger)component:(NSCalendarUnit)component fromDate:(NSDate *)date;
  - (NSRange)maximumRangeOfUnit:(NSCalendarUnit)unit;
  - (NSRange)minimumRangeOfUnit:(NSCalendarUnit)unit;
  - (NSRange)rangeOfUnit:(NSCalendarUnit)unit inUnit:(NSCalendarUnit)unit2 forDate:(NSDate *)date;
  - (NSUInteger)ordinalityOfUnit:(NSCalendarUnit)unit inUnit:(NSCalendarUnit)unit2 forDate:(NSDate *)date;
  - (instancetype)initWithCalendarIdentifier:(NSCalendarIdentifier)identifier;
  - (void)enumerateDatesStartingAfterDate:(NSDate *)date matchingComponents:(NSDateComponents *)components options:(NSCalendarOptions)options usingBlock:(void (^)(NSDate *, BOOL, BOOL *))block;
  - (void)getEra:(NSInteger *)era year:(NSInteger *)year month:(NSInteger *)month day:(NSInteger *)day fromDate:(NSDate *)date;
  - (void)getEra:(NSInteger *)era yearForWeekOfYear:(NSInteger *)year weekOfYear:(NSInteger *)year2 weekday:(NSInteger *)weekday fromDate:(NSDate *)date;
  - (void)getHour:(NSInteger *)hour minute:(NSInteger *)minute second:(NSInteger *)second nanosecond:(NSInteger *)nanosecond fromDate:(NSDate *)date;
  @property (readonly) NSArray<NSString *> *
      eraSymbols longEraSymbols monthSymbols shortMonthSymbols veryShortMonthSymbols standaloneMonthSymbols shortStandaloneMonthSymbols
      veryShortStandaloneMonthSymbols weekdaySymbols shortWeekdaySymbols veryShortWeekdaySymbols standaloneWeekdaySymbols
      shortStandaloneWeekdaySymbols veryShortStandaloneWeekdaySymbols quarterSymbols shortQuarterSymbols standaloneQuarterSymbols
      shortStandaloneQuarterSymbols
  @property (class, readonly) NSCalendar *currentCalendar;
  @property (readonly) NSCalendarIdentifier calendarIdentifier;
  @property NSLocale *locale;
  @property (readonly) NSString *
      AMSymbol PMSymbol
  @property NSTimeZone *timeZone;
  @property NSUInteger
      firstWeekday minimumDaysInFirstWeek
  @interface NSTimeZone <NSCopying, NSSecureCoding>
  + (NSArray<NSString *> *)knownTimeZoneNames;
  + (NSString *)timeZoneDataVersion;
  + (instancetype)timeZoneForSecondsFromGMT:(NSInteger)gmt;
  + (instancetype)timeZoneWithAbbreviation:(NSString *)abbreviation;
  + (instancetype)timeZoneWithName:(NSString *)name data:(NSData *)data;
  + (instancetype)timeZoneWithName:(NSString *)name;
  + (void)resetSystemTimeZone;
  - (BOOL)isDaylightSavingTime;
  - (BOOL)isDaylightSavingTimeForDate:(NSDate *)date;
  - (BOOL)isEqualToTimeZone:(NSTimeZone *)zone;
  - (NSDate *)nextDaylightSavingTimeTransition;
  - (NSDate *)nextDaylightSavingTimeTransitionAfterDate:(NSDate *)date;
  - (NSInteger)secondsFromGMTForDate:(NSDate *)date;
  - (NSString *)abbreviation;
  - (NSString *)abbreviationForDate:(NSDate *)date;
  - (NSString *)localizedName:(NSTimeZoneNameStyle)name locale:(NSLocale *)locale;
  - (double)daylightSavingTimeOffset;
  - (double)daylightSavingTimeOffsetForDate:(NSDate *)date;
  - (instancetype)initWithName:(NSString *)name data:(NSData *)data;
  - (instancetype)initWithName:(NSString *)name;
  @property (readonly) NSData *data;
  @property (class, copy) NSDictionary<NSString *, NSString *> *abbreviationDictionary;
  @property (readonly) NSInteger secondsFromGMT;
  @property (readonly) NSString *name;
  @property (class, copy) NSTimeZone *defaultTimeZone;
  @property (class, readonly) NSTimeZone *
      localTimeZone systemTimeZone
  @interface NSLocale <NSCopying, NSSecureCoding>
  + (NSArray<NSString *> *)ISOCountryCodes;
  + (NSArray<NSString *> *)ISOCurrencyCodes;
  + (NSArray<NSString *> *)ISOLanguageCodes;
  + (NSArray<NSString *> *)availableLocaleIdentifiers;
  + (NSArray<NSString *> *)commonISOCurrencyCodes;
  + (NSDictionary<NSString *, NSString *> *)componentsFromLocaleIdentifier:(NSString *)identifier;
  + (NSLocale *)autoupdatingCurrentLocale;
  + (NSLocale *)systemLocale;
  + (NSLocaleLanguageDirection)characterDirectionForLanguage:(NSString *)language;
  + (NSLocaleLanguageDirection)lineDirectionForLanguage:(NSString *)language;
  + (NSString *)canonicalLanguageIdentifierFromString:(NSString *)string;
  + (NSString *)canonicalLocaleIdentifierFromString:(NSString *)string;
  + (NSString *)localeIdentifierFromComponents:(NSDictionary<NSString *, NSString *> *)components;
  + (NSString *)localeIdentifierFromWindowsLocaleCode:(uint32_t)code;
  + (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
  + (uint32_t)windowsLocaleCodeFromLocaleIdentifier:(NSString *)identifier;
  - (BOOL)usesMetricSystem;
  - (NSCharacterSet *)exemplarCharacterSet;
  - (NSString *)alternateQuotationBeginDelimiter;
  - (NSString *)alternateQuotationEndDelimiter;
  - (NSString *)collationIdentifier;
  - (NSString *)collatorIdentifier;
  - (NSString *)displayNameForKey:(NSLocaleKey)key value:(id)value;
  - (NSString *)localizedStringForCalendarIdentifier:(NSString *)identifier;
  - (NSString *)localizedStringForCollationIdentifier:(NSString *)identifier;
  - (NSString *)localizedStringForCollatorIdentifier:(NSString *)identifier;
  - (NSString *)localizedStringForCountryCode:(NSString *)code;
  - (NSString *)localizedStringForCurrencyCode:(NSString *)code;
  - (NSString *)localizedStringForLanguageCode:(NSString *)code;
  - (NSString *)localizedStringForLocaleIdentifier:(NSString *)identifier;
  - (NSString *)localizedStringForScriptCode:(NSString *)code;
  - (NSString *)localizedStringForVariantCode:(NSString *)code;
  - (NSString *)quotationBeginDelimiter;
  - (NSString *)quotationEndDelimiter;
  - (NSString *)regionCode;
  - (NSString *)scriptCode;
  - (NSString *)variantCode;
  - (id)objectForKey:(NSLocaleKey)key;
  - (instancetype)initWithLocaleIdentifier:(NSString *)identifier;
  @property (class, readonly) NSArray<NSString *> *preferredLanguages;
  @property (class, readonly) NSLocale *currentLocale;
  @property (readonly) NSString *
      localeIdentifier languageCode languageIdentifier countryCode calendarIdentifier decimalSeparator groupingSeparator currencySymbol currencyCode
  @interface NSURL <NSCopying, NSSecureCoding, NSURLHandleClient, NSPasteboardReading, NSPasteboardWriting, NSItemProviderReading, NSItemProviderWriting, QLPreviewItem>
  + (BOOL)writeBookmarkData:(NSData *)data toURL:(NSURL *)url options:(NSUInteger)options error:(NSError **)error;
  + (NSData *)bookmarkDataWithContentsOfURL:(NSURL *)url error:(NSError **)error;
  + (NSDictionary<NSURLResourceKey, id> *)resourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys fromBookmarkData:(NSData *)data;
  + (NSURL *)URLFromPasteboard:(NSPasteboard *)pasteboard;
  + (NSURL *)URLWithDataRepresentation:(NSData *)representation relativeToURL:(NSURL *)url;
  + (NSURL *)absoluteURLWithDataRepresentation:(NSData *)representation relativeToURL:(NSURL *)url;
  + (NSURL *)fileURLWithFileSystemRepresentation:(const char *)representation isDirectory:(BOOL)directory relativeToURL:(NSURL *)url;
  + (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)directory relativeToURL:(NSURL *)url;
  + (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
  + (NSURL *)fileURLWithPath:(NSString *)path relativeToURL:(NSURL *)url;
  + (NSURL *)fileURLWithPath:(NSString *)path;
  + (NSURL *)fileURLWithPathComponents:(NSArray<NSString *> *)components;
  + (instancetype)URLByResolvingAliasFileAtURL:(NSURL *)url options:(NSURLBookmarkResolutionOptions)options error:(NSError **)error;
  + (instancetype)URLByResolvingBookmarkData:(NSData *)data options:(NSURLBookmarkResolutionOptions)options relativeToURL:(NSURL *)url bookmarkDataIsStale:(BOOL *)stale error:(NSError **)error;
  + (instancetype)URLWithString:(NSString *)string encodingInvalidCharacters:(BOOL)characters;
  + (instancetype)URLWithString:(NSString *)string relativeToURL:(NSURL *)base;
  + (instancetype)URLWithString:(NSString *)string;
  - (BOOL)checkPromisedItemIsReachableAndReturnError:(NSError **)error;
  - (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error;
  - (BOOL)getFileSystemRepresentation:(char *)representation maxLength:(NSUInteger)length;
  - (BOOL)getPromisedItemResourceValue:(id *)value forKey:(NSURLResourceKey)key error:(NSError **)error;
  - (BOOL)getResourceValue:(id *)value forKey:(NSString *)key error:(NSError **)error;
  - (BOOL)setProperty:(id)property forKey:(NSString *)key;
  - (BOOL)setResourceData:(NSData *)data;
  - (BOOL)setResourceValue:(id)value forKey:(NSString *)key error:(NSError **)error;
  - (BOOL)setResourceValues:(NSDictionary<NSURLResourceKey, id> *)values error:(NSError **)error;
  - (BOOL)startAccessingSecurityScopedResource;
  - (NSData *)bookmarkDataWithOptions:(NSURLBookmarkCreationOptions)options includingResourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys relativeToURL:(NSURL *)url error:(NSError **)error;
  - (NSData *)resourceDataUsingCache:(BOOL)cache;
  - (NSDictionary<NSURLResourceKey, id> *)promisedItemResourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys error:(NSError **)error;
  - (NSDictionary<NSURLResourceKey, id> *)resourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys error:(NSError **)error;
  - (NSURL *)URLByAppendingPathComponent:(NSString *)component conformingToType:(UTType *)type;
  - (NSURL *)URLByAppendingPathComponent:(NSString *)component isDirectory:(BOOL)isDirectory;
  - (NSURL *)URLByAppendingPathComponent:(NSString *)component;
  - (NSURL *)URLByAppendingPathExtension:(NSString *)extension;
  - (NSURL *)URLByAppendingPathExtensionForType:(UTType *)type;
  - (NSURL *)URLByDeletingPathExtension;
  - (NSURL *)URLByResolvingSymlinksInPath;
  - (NSURL *)URLByStandardizingPath;
  - (NSURLHandle *)URLHandleUsingCache:(BOOL)cache;
  - (id)propertyForKey:(NSString *)key;
  - (instancetype)initAbsoluteURLWithDataRepresentation:(NSData *)representation relativeToURL:(NSURL *)url;
  - (instancetype)initByResolvingBookmarkData:(NSData *)data options:(NSURLBookmarkResolutionOptions)options relativeToURL:(NSURL *)url bookmarkDataIsStale:(BOOL *)stale error:(NSError **)error;
  - (instancetype)initFileURLWithFileSystemRepresentation:(const char *)representation isDirectory:(BOOL)directory relativeToURL:(NSURL *)url;
  - (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)directory relativeToURL:(NSURL *)url;
  - (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)directory;
  - (instancetype)initFileURLWithPath:(NSString *)path relativeToURL:(NSURL *)url;
  - (instancetype)initFileURLWithPath:(NSString *)path;
  - (instancetype)initWithDataRepresentation:(NSData *)representation relativeToURL:(NSURL *)url;
  - (instancetype)initWithScheme:(NSString *)scheme host:(NSString *)host path:(NSString *)path;
  - (instancetype)initWithString:(NSString *)string encodingInvalidCharacters:(BOOL)characters;
  - (instancetype)initWithString:(NSString *)string relativeToURL:(NSURL *)url;
  - (instancetype)initWithString:(NSString *)string;
  - (void)loadResourceDataNotifyingClient:(id)client usingCache:(BOOL)cache;
  - (void)removeAllCachedResourceValues;
  - (void)removeCachedResourceValueForKey:(NSURLResourceKey)key;
  - (void)setTemporaryResourceValue:(id)value forKey:(NSURLResourceKey)key;
  - (void)stopAccessingSecurityScopedResource;
  - (void)writeToPasteboard:(NSPasteboard *)pasteboard;
  @property (readonly) BOOL
      hasDirectoryPath isFileReferenceURL
  @property (readonly, getter=is) BOOL
      fileURL
  @property (readonly) NSArray<NSString *> *pathComponents;
  @property (readonly) NSData *dataRepresentation;
  @property (readonly) NSNumber *port;
  @property (readonly) NSString *
      absoluteString scheme host path query fragment lastPathComponent pathExtension relativeString resourceSpecifier user password parameterString
      relativePath
  @property (readonly) NSURL *
      absoluteURL URLByDeletingLastPathComponent baseURL standardizedURL fileReferenceURL filePathURL
  @property (readonly) char *fileSystemRepresentation;
  @interface NSURLComponents <NSCopying>
  + (instancetype)componentsWithString:(NSString *)string encodingInvalidCharacters:(BOOL)characters;
  + (instancetype)componentsWithString:(NSString *)string;
  + (instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
  - (NSURL *)URLRelativeToURL:(NSURL *)url;
  - (instancetype)initWithString:(NSString *)string encodingInvalidCharacters:(BOOL)characters;
  - (instancetype)initWithString:(NSString *)string;
  - (instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)url2;
  @property NSArray<NSURLQueryItem *> *queryItems;
  @property (copy) NSArray<NSURLQueryItem *> *percentEncodedQueryItems;
  @property NSNumber *port;
  @property (readonly) NSRange
      rangeOfScheme rangeOfUser rangeOfPassword rangeOfHost rangeOfPort rangeOfPath rangeOfQuery rangeOfFragment
  @property NSString *
      scheme host path query fragment percentEncodedQuery
  @property (copy) NSString *
      user password percentEncodedUser percentEncodedPassword percentEncodedHost percentEncodedPath percentEncodedFragment encodedHost
  @property (readonly) NSString *string;
  @property (readonly) NSURL *URL;
  @interface NSURLQueryItem <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)queryItemWithName:(NSString *)name value:(NSString *)value;
  - (instancetype)initWithName:(NSString *)name value:(NSString *)value;
  @property (readonly) NSString *
      name value
  @interface NSIndexPath <NSCopying, NSSecureCoding>
  + (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
  + (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
  + (instancetype)indexPathWithIndex:(NSUInteger)index;
  + (instancetype)indexPathWithIndexes:(NSUInteger *)indexes length:(NSUInteger)length;
  - (NSComparisonResult)compare:(NSIndexPath *)compare;
  - (NSIndexPath *)indexPathByAddingIndex:(NSUInteger)index;
  - (NSIndexPath *)indexPathByRemovingLastIndex;
  - (NSUInteger)indexAtPosition:(NSUInteger)position;
  - (instancetype)initWithIndex:(NSUInteger)index;
  - (instancetype)initWithIndexes:(NSUInteger *)indexes length:(NSUInteger)length;
  - (void)getIndexes:(NSUInteger *)indexes range:(NSRange)range;
  - (void)getIndexes:(NSUInteger *)indexes;
  @property (readonly) NSInteger
      section row item
  @property (readonly) NSUInteger length;
  @interface NSIndexSet <NSCopying, NSMutableCopying, NSSecureCoding>
  + (instancetype)indexSet;
  + (instancetype)indexSetWithIndex:(NSUInteger)index;
  + (instancetype)indexSetWithIndexesInRange:(NSRange)range;
  - (BOOL)containsIndex:(NSUInteger)index;
  - (BOOL)containsIndexes:(NSIndexSet *)indexes;
  - (BOOL)containsIndexesInRange:(NSRange)range;
  - (BOOL)intersectsIndexesInRange:(NSRange)range;
  - (BOOL)isEqualToIndexSet:(NSIndexSet *)set;
  - (NSIndexSet *)indexesInRange:(NSRange)range options:(NSEnumerationOptions)options passingTest:(BOOL (^)(NSUInteger, BOOL *))test;
  - (NSIndexSet *)indexesPassingTest:(BOOL (^)(NSUInteger, BOOL *))test;
  - (NSIndexSet *)indexesWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(NSUInteger, BOOL *))test;
  - (NSUInteger)countOfIndexesInRange:(NSRange)range;
  - (NSUInteger)getIndexes:(NSUInteger *)indexes maxCount:(NSUInteger)count inIndexRange:(NSRangePointer)range;
  - (NSUInteger)indexGreaterThanIndex:(NSUInteger)index;
  - (NSUInteger)indexGreaterThanOrEqualToIndex:(NSUInteger)index;
  - (NSUInteger)indexInRange:(NSRange)range options:(NSEnumerationOptions)options passingTest:(BOOL (^)(NSUInteger, BOOL *))test;
  - (NSUInteger)indexLessThanIndex:(NSUInteger)index;
  - (NSUInteger)indexLessThanOrEqualToIndex:(NSUInteger)index;
  - (NSUInteger)indexPassingTest:(BOOL (^)(NSUInteger, BOOL *))test;
  - (NSUInteger)indexWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(NSUInteger, BOOL *))test;
  - (instancetype)initWithIndex:(NSUInteger)index;
  - (instancetype)initWithIndexSet:(NSIndexSet *)set;
  - (instancetype)initWithIndexesInRange:(NSRange)range;
  - (void)enumerateIndexesInRange:(NSRange)range options:(NSEnumerationOptions)options usingBlock:(void (^)(NSUInteger, BOOL *))block;
  - (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger index, BOOL *stop))block;
  - (void)enumerateIndexesWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(NSUInteger, BOOL *))block;
  - (void)enumerateRangesInRange:(NSRange)range options:(NSEnumerationOptions)options usingBlock:(void (^)(NSRange, BOOL *))block;
  - (void)enumerateRangesUsingBlock:(void (^)(NSRange, BOOL *))block;
  - (void)enumerateRangesWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(NSRange, BOOL *))block;
  @property (readonly) NSUInteger
      count firstIndex lastIndex
  @interface NSMutableIndexSet
  - (void)addIndex:(NSUInteger)index;
  - (void)addIndexes:(NSIndexSet *)indexes;
  - (void)addIndexesInRange:(NSRange)range;
  - (void)removeAllIndexes;
  - (void)removeIndex:(NSUInteger)index;
  - (void)removeIndexes:(NSIndexSet *)indexes;
  - (void)removeIndexesInRange:(NSRange)range;
  - (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)by;
  @interface NSCharacterSet <NSCopying, NSMutableCopying, NSSecureCoding>
  + (NSCharacterSet *)URLFragmentAllowedCharacterSet;
  + (NSCharacterSet *)URLHostAllowedCharacterSet;
  + (NSCharacterSet *)URLPasswordAllowedCharacterSet;
  + (NSCharacterSet *)URLPathAllowedCharacterSet;
  + (NSCharacterSet *)URLUserAllowedCharacterSet;
  + (NSCharacterSet *)alphanumericCharacterSet;
  + (NSCharacterSet *)capitalizedLetterCharacterSet;
  + (NSCharacterSet *)characterSetWithBitmapRepresentation:(NSData *)representation;
  + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)text;
  + (NSCharacterSet *)characterSetWithContentsOfFile:(NSString *)file;
  + (NSCharacterSet *)characterSetWithRange:(NSRange)range;
  + (NSCharacterSet *)controlCharacterSet;
  + (NSCharacterSet *)decomposableCharacterSet;
  + (NSCharacterSet *)illegalCharacterSet;
  + (NSCharacterSet *)letterCharacterSet;
  + (NSCharacterSet *)lowercaseLetterCharacterSet;
  + (NSCharacterSet *)nonBaseCharacterSet;
  + (NSCharacterSet *)punctuationCharacterSet;
  + (NSCharacterSet *)symbolCharacterSet;
  + (NSCharacterSet *)uppercaseLetterCharacterSet;
  - (BOOL)characterIsMember:(unsigned short)member;
  - (BOOL)hasMemberInPlane:(uint8_t)plane;
  - (BOOL)isSupersetOfSet:(NSCharacterSet *)set;
  - (BOOL)longCharacterIsMember:(UTF32Char)member;
  - (NSData *)bitmapRepresentation;
  @property (class, readonly) NSCharacterSet *
      whitespaceCharacterSet whitespaceAndNewlineCharacterSet newlineCharacterSet decimalDigitCharacterSet URLQueryAllowedCharacterSet
  @property (readonly) NSCharacterSet *invertedSet;
  @interface NSMutableCharacterSet
  + (NSMutableCharacterSet *)alphanumericCharacterSet;
  + (NSMutableCharacterSet *)capitalizedLetterCharacterSet;
  + (NSMutableCharacterSet *)characterSetWithBitmapRepresentation:(NSData *)representation;
  + (NSMutableCharacterSet *)characterSetWithContentsOfFile:(NSString *)file;
  + (NSMutableCharacterSet *)characterSetWithRange:(NSRange)range;
  + (NSMutableCharacterSet *)controlCharacterSet;
  + (NSMutableCharacterSet *)decomposableCharacterSet;
  + (NSMutableCharacterSet *)illegalCharacterSet;
  + (NSMutableCharacterSet *)letterCharacterSet;
  + (NSMutableCharacterSet *)lowercaseLetterCharacterSet;
  + (NSMutableCharacterSet *)nonBaseCharacterSet;
  + (NSMutableCharacterSet *)punctuationCharacterSet;
  + (NSMutableCharacterSet *)symbolCharacterSet;
  + (NSMutableCharacterSet *)uppercaseLetterCharacterSet;
  - (void)addCharactersInRange:(NSRange)range;
  - (void)addCharactersInString:(NSString *)string;
  - (void)formIntersectionWithCharacterSet:(NSCharacterSet *)set;
  - (void)formUnionWithCharacterSet:(NSCharacterSet *)set;
  - (void)invert;
  - (void)removeCharactersInRange:(NSRange)range;
  - (void)removeCharactersInString:(NSString *)string;
  @interface NSAffineTransform <NSCoding, NSCopying, NSSecureCoding>
  + (NSAffineTransform *)transform;
  - (NSBezierPath *)transformBezierPath:(NSBezierPath *)path;
  - (NSPoint)transformPoint:(NSPoint)point;
  - (NSSize)transformSize:(NSSize)size;
  - (instancetype)initWithTransform:(NSAffineTransform *)transform;
  - (void)appendTransform:(NSAffineTransform *)transform;
  - (void)concat;
  - (void)invert;
  - (void)prependTransform:(NSAffineTransform *)transform;
  - (void)rotateByDegrees:(CGFloat)degrees;
  - (void)rotateByRadians:(CGFloat)radians;
  - (void)scaleBy:(CGFloat)by;
  - (void)scaleXBy:(CGFloat)by yBy:(CGFloat)by2;
  - (void)set;
  - (void)translateXBy:(CGFloat)by yBy:(CGFloat)by2;
  @property NSAffineTransformStruct transformStruct;
  @interface NSPersonNameComponents <NSCoding, NSCopying, NSSecureCoding>
  @property (copy) NSPersonNameComponents *phoneticRepresentation;
  @property (copy) NSString *
      namePrefix givenName middleName familyName nameSuffix nickname
  @interface NSOrthography <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)defaultOrthographyForLanguage:(NSString *)language;
  + (instancetype)orthographyWithDominantScript:(NSString *)script languageMap:(NSDictionary<NSString *, NSArray<NSString *> *> *)map;
  - (NSArray<NSString *> *)languagesForScript:(NSString *)script;
  - (NSString *)dominantLanguageForScript:(NSString *)script;
  - (instancetype)initWithDominantScript:(NSString *)script languageMap:(NSDictionary<NSString *, NSArray<NSString *> *> *)map;
  @property (readonly) NSArray<NSString *> *
      allScripts allLanguages
  @property (readonly) NSDictionary<NSString *, NSArray<NSString *> *> *languageMap;
  @property (readonly) NSString *
      dominantScript dominantLanguage
  @interface NSMeasurement <NSCoding, NSCopying>
  - (BOOL)canBeConvertedToUnit:(NSUnit *)unit;
  - (NSMeasurement *)measurementByConvertingToUnit:(NSUnit *)unit;
  - (NSMeasurement<UnitType> *)measurementByAddingMeasurement:(NSMeasurement<UnitType> *)measurement;
  - (NSMeasurement<UnitType> *)measurementBySubtractingMeasurement:(NSMeasurement<UnitType> *)measurement;
  - (instancetype)initWithDoubleValue:(double)value unit:(UnitType)unit;
  @property (readonly) UnitType unit;
  @property (readonly) double doubleValue;
  @interface NSUnit <NSCoding, NSCopying, NSSecureCoding>
  - (instancetype)initWithSymbol:(NSString *)symbol;
  @property (readonly) NSString *symbol;
  @interface NSDimension
  + (instancetype)baseUnit;
  - (instancetype)initWithSymbol:(NSString *)symbol converter:(NSUnitConverter *)converter;
  @property (readonly) NSUnitConverter *converter;
  @interface NSUnitAngle
  + (NSUnitAngle *)arcMinutes;
  + (NSUnitAngle *)arcSeconds;
  + (NSUnitAngle *)degrees;
  + (NSUnitAngle *)gradians;
  + (NSUnitAngle *)radians;
  + (NSUnitAngle *)revolutions;
  @interface NSArray <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  + (NSArray<ObjectType> *)arrayWithContentsOfFile:(NSString *)file;
  + (NSArray<ObjectType> *)arrayWithContentsOfURL:(NSURL *)url error:(NSError **)error;
  + (NSArray<ObjectType> *)arrayWithContentsOfURL:(NSURL *)url;
  + (instancetype)array;
  + (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
  + (instancetype)arrayWithObject:(ObjectType)object;
  + (instancetype)arrayWithObjects:(ObjectType)first, ...;
  + (instancetype)arrayWithObjects:(const ObjectType [])objects count:(NSUInteger)count;
  - (BOOL)containsObject:(ObjectType)object;
  - (BOOL)isEqualToArray:(NSArray<ObjectType> *)array;
  - (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically;
  - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
  - (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
  - (NSArray<NSString *> *)pathsMatchingExtensions:(NSArray<NSString *> *)extensions;
  - (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
  - (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
  - (NSArray<ObjectType> *)arrayByApplyingDifference:(NSOrderedCollectionDifference<ObjectType> *)difference;
  - (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
  - (NSArray<ObjectType> *)initWithContentsOfFile:(NSString *)file;
  - (NSArray<ObjectType> *)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
  - (NSArray<ObjectType> *)initWithContentsOfURL:(NSURL *)url;
  - (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
  - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator)comparator;
  - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
  - (NSArray<ObjectType> *)sortedArrayUsingFunction:(NSInteger (*)(id, id, void *))function context:(void *)context hint:(NSData *)hint;
  - (NSArray<ObjectType> *)sortedArrayUsingFunction:(NSInteger (*)(id, id, void *))function context:(void *)context;
  - (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
  - (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
  - (NSData *)sortedArrayHint;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
  - (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
  - (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSOrderedCollectionDifference<ObjectType> *)differenceFromArray:(NSArray<ObjectType> *)array withOptions:(NSOrderedCollectionDifferenceCalculationOptions)options usingEquivalenceTest:(BOOL (^)(ObjectType, ObjectType))test;
  - (NSOrderedCollectionDifference<ObjectType> *)differenceFromArray:(NSArray<ObjectType> *)array withOptions:(NSOrderedCollectionDifferenceCalculationOptions)options;
  - (NSOrderedCollectionDifference<ObjectType> *)differenceFromArray:(NSArray<ObjectType> *)array;
  - (NSString *)componentsJoinedByString:(NSString *)separator;
  - (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)indent;
  - (NSString *)descriptionWithLocale:(id)locale;
  - (NSUInteger)indexOfObject:(ObjectType)object inRange:(NSRange)range;
  - (NSUInteger)indexOfObject:(ObjectType)object inSortedRange:(NSRange)range options:(NSBinarySearchingOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSUInteger)indexOfObject:(ObjectType)object;
  - (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)to inRange:(NSRange)range;
  - (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)to;
  - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
  - (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (ObjectType)firstObjectCommonWithArray:(NSArray<ObjectType> *)array;
  - (ObjectType)objectAtIndex:(NSUInteger)index;
  - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array copyItems:(BOOL)items;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
  - (instancetype)initWithObjects:(ObjectType *)objects count:(NSUInteger)count;
  - (instancetype)initWithObjects:(ObjectType)first, ...;
  - (void)addObserver:(NSObject *)observer toObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path options:(NSKeyValueObservingOptions)options context:(void *)context;
  - (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
  - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
  - (void)getObjects:(ObjectType *)objects range:(NSRange)range;
  - (void)getObjects:(ObjectType *)objects;
  - (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)object;
  - (void)makeObjectsPerformSelector:(SEL)selector;
  - (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path context:(void *)context;
  - (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)path;
  @property (readonly, copy) NSString *description;
  @property (readonly) NSUInteger count;
  @property (readonly) ObjectType
      firstObject lastObject
  @interface NSMutableArray
  + (NSMutableArray<ObjectType> *)arrayWithContentsOfFile:(NSString *)file;
  + (NSMutableArray<ObjectType> *)arrayWithContentsOfURL:(NSURL *)url;
  + (instancetype)arrayWithCapacity:(NSUInteger)capacity;
  - (NSMutableArray<ObjectType> *)initWithContentsOfFile:(NSString *)file;
  - (NSMutableArray<ObjectType> *)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
  - (void)applyDifference:(NSOrderedCollectionDifference<ObjectType> *)difference;
  - (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)index2;
  - (void)filterUsingPredicate:(NSPredicate *)predicate;
  - (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
  - (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
  - (void)removeAllObjects;
  - (void)removeLastObject;
  - (void)removeObject:(ObjectType)object inRange:(NSRange)range;
  - (void)removeObject:(ObjectType)object;
  - (void)removeObjectAtIndex:(NSUInteger)index;
  - (void)removeObjectIdenticalTo:(ObjectType)to inRange:(NSRange)range;
  - (void)removeObjectIdenticalTo:(ObjectType)to;
  - (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
  - (void)removeObjectsFromIndices:(NSUInteger *)indices numIndices:(NSUInteger)indices2;
  - (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
  - (void)removeObjectsInRange:(NSRange)range;
  - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
  - (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
  - (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)array range:(NSRange)range2;
  - (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)array;
  - (void)setArray:(NSArray<ObjectType> *)array;
  - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
  - (void)sortUsingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (void)sortUsingDescriptors:(NSArray *)descriptors;
  - (void)sortUsingFunction:(NSInteger (*)(id, id, void *))function context:(void *)context;
  - (void)sortUsingSelector:(SEL)selector;
  - (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  @interface NSDictionary <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  + (NSDictionary<KeyType, ObjectType> *)dictionaryWithContentsOfFile:(NSString *)file;
  + (NSDictionary<KeyType, ObjectType> *)dictionaryWithContentsOfURL:(NSURL *)url;
  + (id)sharedKeySetForKeys:(NSArray<id<NSCopying>> *)keys;
  + (instancetype)dictionary;
  + (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  + (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType)key;
  + (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
  + (instancetype)dictionaryWithObjects:(const ObjectType [])objects forKeys:(const KeyType [])keys count:(NSUInteger)count;
  + (instancetype)dictionaryWithObjectsAndKeys:(id)first, ...;
  - (BOOL)fileExtensionHidden;
  - (BOOL)fileIsAppendOnly;
  - (BOOL)fileIsImmutable;
  - (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically;
  - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
  - (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
  - (NSArray<KeyType> *)allKeysForObject:(ObjectType)object;
  - (NSArray<KeyType> *)keysSortedByValueUsingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSArray<KeyType> *)keysSortedByValueUsingSelector:(SEL)selector;
  - (NSArray<KeyType> *)keysSortedByValueWithOptions:(NSSortOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSArray<ObjectType> *)objectsForKeys:(NSArray<KeyType> *)keys notFoundMarker:(ObjectType)marker;
  - (NSDate *)fileCreationDate;
  - (NSDictionary<KeyType, ObjectType> *)initWithContentsOfFile:(NSString *)file;
  - (NSDictionary<KeyType, ObjectType> *)initWithContentsOfURL:(NSURL *)url;
  - (NSEnumerator<KeyType> *)keyEnumerator;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSInteger)fileSystemNumber;
  - (NSNumber *)fileGroupOwnerAccountID;
  - (NSNumber *)fileOwnerAccountID;
  - (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (^)(KeyType key, ObjectType object, BOOL *stop))test;
  - (NSSet<KeyType> *)keysOfEntriesWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(KeyType, ObjectType, BOOL *))test;
  - (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)indent;
  - (NSString *)descriptionWithLocale:(id)locale;
  - (NSString *)fileGroupOwnerAccountName;
  - (NSString *)fileOwnerAccountName;
  - (NSUInteger)filePosixPermissions;
  - (NSUInteger)fileSystemFileNumber;
  - (OSType)fileHFSCreatorCode;
  - (OSType)fileHFSTypeCode;
  - (ObjectType)objectForKey:(KeyType)key;
  - (ObjectType)objectForKeyedSubscript:(KeyType)key;
  - (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary copyItems:(BOOL)items;
  - (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (instancetype)initWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<id<NSCopying>> *)keys;
  - (instancetype)initWithObjects:(ObjectType *)objects forKeys:(id<NSCopying> *)keys count:(NSUInteger)count;
  - (instancetype)initWithObjectsAndKeys:(id)first, ...;
  - (unsigned long long)fileSize;
  - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
  - (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(KeyType, ObjectType, BOOL *))block;
  - (void)getObjects:(ObjectType *)objects andKeys:(KeyType *)keys count:(NSUInteger)count;
  - (void)getObjects:(ObjectType *)objects andKeys:(KeyType *)keys;
  @property (readonly) NSArray<KeyType> *allKeys;
  @property (readonly) NSArray<ObjectType> *allValues;
  @property (readonly) NSDate *fileModificationDate;
  @property (readonly) NSString *
      descriptionInStringsFileFormat fileType
  @property (readonly, copy) NSString *description;
  @property (readonly) NSUInteger count;
  @interface NSMutableDictionary
  + (NSMutableDictionary<KeyType, ObjectType> *)dictionaryWithContentsOfFile:(NSString *)file;
  + (NSMutableDictionary<KeyType, ObjectType> *)dictionaryWithContentsOfURL:(NSURL *)url;
  + (NSMutableDictionary<KeyType, ObjectType> *)dictionaryWithSharedKeySet:(id)set;
  + (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
  - (NSMutableDictionary<KeyType, ObjectType> *)initWithContentsOfFile:(NSString *)file;
  - (NSMutableDictionary<KeyType, ObjectType> *)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (void)removeAllObjects;
  - (void)removeObjectForKey:(KeyType)key;
  - (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
  - (void)setDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
  @interface NSSet <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  + (instancetype)set;
  + (instancetype)setWithArray:(NSArray<ObjectType> *)array;
  + (instancetype)setWithCollectionViewIndexPath:(NSIndexPath *)path;
  + (instancetype)setWithCollectionViewIndexPaths:(NSArray<NSIndexPath *> *)paths;
  + (instancetype)setWithObject:(ObjectType)object;
  + (instancetype)setWithObjects:(ObjectType *)objects count:(NSUInteger)count;
  + (instancetype)setWithObjects:(ObjectType)first, ...;
  + (instancetype)setWithSet:(NSSet<ObjectType> *)set;
  - (BOOL)containsObject:(ObjectType)object;
  - (BOOL)intersectsSet:(NSSet<ObjectType> *)set;
  - (BOOL)isEqualToSet:(NSSet<ObjectType> *)set;
  - (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)set;
  - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
  - (NSSet<ObjectType> *)objectsPassingTest:(BOOL (^)(ObjectType object, BOOL *stop))test;
  - (NSSet<ObjectType> *)objectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, BOOL *))test;
  - (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
  - (NSSet<ObjectType> *)setByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
  - (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other;
  - (NSString *)descriptionWithLocale:(id)locale;
  - (ObjectType)anyObject;
  - (ObjectType)member:(ObjectType)object;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
  - (instancetype)initWithObjects:(ObjectType *)objects count:(NSUInteger)count;
  - (instancetype)initWithObjects:(ObjectType)first, ...;
  - (instancetype)initWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)items;
  - (instancetype)initWithSet:(NSSet<ObjectType> *)set;
  - (void)enumerateIndexPathsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(NSIndexPath *, BOOL *))block;
  - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, BOOL *stop))block;
  - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType, BOOL *))block;
  - (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)object;
  - (void)makeObjectsPerformSelector:(SEL)selector;
  @property (readonly) NSArray<ObjectType> *allObjects;
  @property (readonly) NSUInteger count;
  @interface NSMutableSet
  + (instancetype)setWithCapacity:(NSUInteger)capacity;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
  - (void)filterUsingPredicate:(NSPredicate *)predicate;
  - (void)intersectSet:(NSSet<ObjectType> *)set;
  - (void)minusSet:(NSSet<ObjectType> *)other;
  - (void)removeAllObjects;
  - (void)removeObject:(ObjectType)object;
  - (void)setSet:(NSSet<ObjectType> *)set;
  - (void)unionSet:(NSSet<ObjectType> *)other;
  @interface NSCountedSet
  - (NSUInteger)countForObject:(ObjectType)object;
  @interface NSOrderedSet <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  + (instancetype)orderedSet;
  + (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array range:(NSRange)range copyItems:(BOOL)items;
  + (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
  + (instancetype)orderedSetWithObject:(ObjectType)object;
  + (instancetype)orderedSetWithObjects:(ObjectType *)objects count:(NSUInteger)count;
  + (instancetype)orderedSetWithObjects:(ObjectType)first, ...;
  + (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set range:(NSRange)range copyItems:(BOOL)items;
  + (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set;
  + (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)items;
  + (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set;
  - (BOOL)containsObject:(ObjectType)object;
  - (BOOL)intersectsOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (BOOL)intersectsSet:(NSSet<ObjectType> *)set;
  - (BOOL)isEqualToOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (BOOL)isSubsetOfOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)set;
  - (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
  - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
  - (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
  - (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSOrderedCollectionDifference<ObjectType> *)differenceFromOrderedSet:(NSOrderedSet<ObjectType> *)set withOptions:(NSOrderedCollectionDifferenceCalculationOptions)options usingEquivalenceTest:(BOOL (^)(ObjectType, ObjectType))test;
  - (NSOrderedCollectionDifference<ObjectType> *)differenceFromOrderedSet:(NSOrderedSet<ObjectType> *)set withOptions:(NSOrderedCollectionDifferenceCalculationOptions)options;
  - (NSOrderedCollectionDifference<ObjectType> *)differenceFromOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (NSOrderedSet<ObjectType> *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate;
  - (NSOrderedSet<ObjectType> *)orderedSetByApplyingDifference:(NSOrderedCollectionDifference<ObjectType> *)difference;
  - (NSOrderedSet<ObjectType> *)reversedOrderedSet;
  - (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)indent;
  - (NSString *)descriptionWithLocale:(id)locale;
  - (NSUInteger)indexOfObject:(ObjectType)object inSortedRange:(NSRange)range options:(NSBinarySearchingOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (NSUInteger)indexOfObject:(ObjectType)object;
  - (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (^)(ObjectType, NSUInteger, BOOL *))test;
  - (ObjectType)objectAtIndex:(NSUInteger)index;
  - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array copyItems:(BOOL)items;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array range:(NSRange)range copyItems:(BOOL)items;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
  - (instancetype)initWithObject:(ObjectType)object;
  - (instancetype)initWithObjects:(ObjectType *)objects count:(NSUInteger)count;
  - (instancetype)initWithObjects:(ObjectType)first, ...;
  - (instancetype)initWithOrderedSet:(NSOrderedSet<ObjectType> *)set copyItems:(BOOL)items;
  - (instancetype)initWithOrderedSet:(NSOrderedSet<ObjectType> *)set range:(NSRange)range copyItems:(BOOL)items;
  - (instancetype)initWithOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (instancetype)initWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)items;
  - (instancetype)initWithSet:(NSSet<ObjectType> *)set;
  - (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  - (void)getObjects:(ObjectType *)objects range:(NSRange)range;
  @property (readonly) NSArray<ObjectType> *array;
  @property (readonly) NSSet<ObjectType> *set;
  @property (readonly) NSUInteger count;
  @property (readonly) ObjectType
      firstObject lastObject
  @interface NSMutableOrderedSet
  + (instancetype)orderedSetWithCapacity:(NSUInteger)capacity;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)addObjects:(ObjectType *)objects count:(NSUInteger)count;
  - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
  - (void)applyDifference:(NSOrderedCollectionDifference<ObjectType> *)difference;
  - (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)index2;
  - (void)filterUsingPredicate:(NSPredicate *)predicate;
  - (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
  - (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
  - (void)intersectOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (void)intersectSet:(NSSet<ObjectType> *)set;
  - (void)minusOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (void)minusSet:(NSSet<ObjectType> *)set;
  - (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index;
  - (void)removeAllObjects;
  - (void)removeObject:(ObjectType)object;
  - (void)removeObjectAtIndex:(NSUInteger)index;
  - (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
  - (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
  - (void)removeObjectsInRange:(NSRange)range;
  - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
  - (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
  - (void)replaceObjectsInRange:(NSRange)range withObjects:(ObjectType *)objects count:(NSUInteger)count;
  - (void)setObject:(ObjectType)object atIndex:(NSUInteger)index;
  - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
  - (void)sortRange:(NSRange)range options:(NSSortOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (void)sortUsingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
  - (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparisonResult (^)(id, id))comparator;
  - (void)unionOrderedSet:(NSOrderedSet<ObjectType> *)set;
  - (void)unionSet:(NSSet<ObjectType> *)set;
  @interface NSEnumerator <NSFastEnumeration>
  - (ObjectType)nextObject;
  @property (readonly) NSArray<ObjectType> *allObjects;
  @interface NSDirectoryEnumerator
  - (void)skipDescendants;
  - (void)skipDescendents;
  @property (readonly) BOOL isEnumeratingDirectoryPostOrder;
  @property (readonly) NSDictionary<NSFileAttributeKey, id> *
      fileAttributes directoryAttributes
  @property (readonly) NSUInteger level;
  @interface NSMapTable <NSCopying, NSSecureCoding, NSFastEnumeration>
  + (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
  + (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
  + (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
  + (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
  + (id)mapTableWithStrongToStrongObjects;
  + (id)mapTableWithStrongToWeakObjects;
  + (id)mapTableWithWeakToStrongObjects;
  + (id)mapTableWithWeakToWeakObjects;
  + (instancetype)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keys valueOptions:(NSPointerFunctionsOptions)values;
  - (NSDictionary<KeyType, ObjectType> *)dictionaryRepresentation;
  - (NSEnumerator<KeyType> *)keyEnumerator;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSPointerFunctions *)keyPointerFunctions;
  - (NSPointerFunctions *)valuePointerFunctions;
  - (ObjectType)objectForKey:(KeyType)key;
  - (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keys valueOptions:(NSPointerFunctionsOptions)values capacity:(NSUInteger)capacity;
  - (instancetype)initWithKeyPointerFunctions:(NSPointerFunctions *)functions valuePointerFunctions:(NSPointerFunctions *)functions2 capacity:(NSUInteger)capacity;
  - (void)removeAllObjects;
  - (void)removeObjectForKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key;
  @property (readonly) NSUInteger count;
  @interface NSHashTable <NSCopying, NSSecureCoding, NSFastEnumeration>
  + (NSHashTable<ObjectType> *)hashTableWithOptions:(NSPointerFunctionsOptions)options;
  + (NSHashTable<ObjectType> *)weakObjectsHashTable;
  + (id)hashTableWithWeakObjects;
  - (BOOL)containsObject:(ObjectType)object;
  - (BOOL)intersectsHashTable:(NSHashTable<ObjectType> *)table;
  - (BOOL)isEqualToHashTable:(NSHashTable<ObjectType> *)table;
  - (BOOL)isSubsetOfHashTable:(NSHashTable<ObjectType> *)table;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSPointerFunctions *)pointerFunctions;
  - (NSSet<ObjectType> *)setRepresentation;
  - (ObjectType)member:(ObjectType)member;
  - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity;
  - (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions capacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)intersectHashTable:(NSHashTable<ObjectType> *)table;
  - (void)minusHashTable:(NSHashTable<ObjectType> *)table;
  - (void)removeAllObjects;
  - (void)removeObject:(ObjectType)object;
  - (void)unionHashTable:(NSHashTable<ObjectType> *)table;
  @property (readonly) NSArray<ObjectType> *allObjects;
  @property (readonly) NSUInteger count;
  @property (readonly) ObjectType anyObject;
  @interface NSPointerArray <NSCopying, NSSecureCoding, NSFastEnumeration>
  + (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options;
  + (NSPointerArray *)pointerArrayWithPointerFunctions:(NSPointerFunctions *)functions;
  + (NSPointerArray *)strongObjectsPointerArray;
  + (NSPointerArray *)weakObjectsPointerArray;
  + (id)pointerArrayWithStrongObjects;
  + (id)pointerArrayWithWeakObjects;
  - (NSPointerFunctions *)pointerFunctions;
  - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
  - (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions;
  - (void *)pointerAtIndex:(NSUInteger)index;
  - (void)addPointer:(void *)pointer;
  - (void)compact;
  - (void)insertPointer:(void *)pointer atIndex:(NSUInteger)index;
  - (void)removePointerAtIndex:(NSUInteger)index;
  - (void)replacePointerAtIndex:(NSUInteger)index withPointer:(void *)pointer;
  - (void)setCount:(NSUInteger)count;
  @property (readonly) NSArray *allObjects;
  @property (readonly) NSUInteger count;
  @interface NSPointerFunctions <NSCopying>
  + (NSPointerFunctions *)pointerFunctionsWithOptions:(NSPointerFunctionsOptions)options;
  - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
  @property BOOL
      usesStrongWriteBarrier usesWeakReadAndWriteBarriers
  @interface NSCache
  - (ObjectType)objectForKey:(KeyType)key;
  - (void)removeAllObjects;
  - (void)removeObjectForKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key;
  @property BOOL evictsObjectsWithDiscardedContent;
  @property NSString *name;
  @property NSUInteger
      countLimit totalCostLimit
  @property (assign) id<NSCacheDelegate> delegate;
  @interface NSError <NSCopying, NSSecureCoding>
  + (id (^)(NSError *, NSErrorUserInfoKey))userInfoValueProviderForDomain:(NSErrorDomain)domain;
  + (instancetype)errorWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(NSDictionary<NSErrorUserInfoKey, id> *)info;
  + (void)setUserInfoValueProviderForDomain:(NSErrorDomain)domain provider:(id (^)(NSError *, NSErrorUserInfoKey))provider;
  - (id)recoveryAttempter;
  - (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
  @property (readonly) NSArray<NSError *> *underlyingErrors;
  @property (readonly) NSArray<NSString *> *localizedRecoveryOptions;
  @property (readonly) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
  @property (readonly) NSErrorDomain domain;
  @property (readonly) NSInteger code;
  @property (readonly) NSString *
      localizedDescription localizedFailureReason localizedRecoverySuggestion helpAnchor
  @interface NSException <NSCopying, NSSecureCoding>
  + (NSException *)exceptionWithName:(NSExceptionName)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
  + (void)raise:(NSExceptionName)name format:(NSString *)format arguments:(va_list)arguments;
  + (void)raise:(NSExceptionName)name format:(NSString *)format, ...;
  + (void)raiseWithLogging:(NSString *)logging format:(NSString *)format, ...;
  - (instancetype)initWithName:(NSExceptionName)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
  - (void)raise;
  @property (readonly) NSArray<NSNumber *> *callStackReturnAddresses;
  @property (readonly) NSArray<NSString *> *callStackSymbols;
  @property (readonly) NSDictionary *userInfo;
  @property (readonly) NSExceptionName name;
  @property (readonly) NSString *reason;
  @interface NSAssertionHandler
  + (NSAssertionHandler *)currentHandler;
  - (void)handleFailureInFunction:(NSString *)function file:(NSString *)file lineNumber:(NSInteger)line description:(NSString *)format, ...;
  - (void)handleFailureInMethod:(SEL)selector object:(id)object file:(NSString *)file lineNumber:(NSInteger)line description:(NSString *)format, ...;
  @interface NSAutoreleasePool
  + (void)addObject:(id)object;
  + (void)showPools;
  - (void)addObject:(id)object;
  - (void)drain;
  @interface NSGarbageCollector
  + (id)defaultCollector;
  - (BOOL)isCollecting;
  - (void)collectExhaustively;
  - (void)collectIfNeeded;
  - (void)disable;
  - (void)disableCollectorForPointer:(void *)pointer;
  - (void)enable;
  - (void)enableCollectorForPointer:(void *)pointer;
  @property (readonly) BOOL isEnabled;
  @property (readonly) NSZone *zone;
  @interface NSInvocation
  + (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
  - (BOOL)argumentsRetained;
  - (void)getArgument:(void *)argument atIndex:(NSInteger)index;
  - (void)getReturnValue:(void *)value;
  - (void)invoke;
  - (void)invokeUsingIMP:(IMP)imp;
  - (void)invokeWithTarget:(id)target;
  - (void)retainArguments;
  - (void)setArgument:(void *)argument atIndex:(NSInteger)index;
  - (void)setReturnValue:(void *)value;
  @property (readonly) NSMethodSignature *methodSignature;
  @property SEL selector;
  @property (assign) id target;
  @interface NSMethodSignature
  + (NSMethodSignature *)signatureWithObjCTypes:(const char *)types;
  - (const char *)getArgumentTypeAtIndex:(NSUInteger)index;
  @property (readonly) BOOL isOneway;
  @property (readonly) NSUInteger
      numberOfArguments frameLength methodReturnLength
  @property (readonly) const char *methodReturnType;
  @interface NSClassDescription
  + (NSClassDescription *)classDescriptionForClass:(Class)classValue;
  + (void)invalidateClassDescriptionCache;
  + (void)registerClassDescription:(NSClassDescription *)description forClass:(Class)classValue;
  @interface NSScriptClassDescription
  + (NSScriptClassDescription *)classDescriptionForClass:(Class)classValue;
  - (BOOL)hasOrderedToManyRelationshipForKey:(NSString *)key;
  - (BOOL)hasPropertyForKey:(NSString *)key;
  - (BOOL)hasReadablePropertyForKey:(NSString *)key;
  - (BOOL)hasWritablePropertyForKey:(NSString *)key;
  - (BOOL)isLocationRequiredToCreateForKey:(NSString *)key;
  - (BOOL)isReadOnlyKey:(NSString *)key;
  - (BOOL)matchesAppleEventCode:(FourCharCode)code;
  - (BOOL)supportsCommand:(NSScriptCommandDescription *)command;
  - (FourCharCode)appleEventCodeForKey:(NSString *)key;
  - (NSScriptClassDescription *)classDescriptionForKey:(NSString *)key;
  - (NSScriptClassDescription *)superclassDescription;
  - (NSString *)defaultSubcontainerAttributeKey;
  - (NSString *)implementationClassName;
  - (NSString *)keyWithAppleEventCode:(FourCharCode)code;
  - (NSString *)typeForKey:(NSString *)key;
  - (SEL)selectorForCommand:(NSScriptCommandDescription *)command;
  - (instancetype)initWithSuiteName:(NSString *)name className:(NSString *)name2 dictionary:(NSDictionary *)dictionary;
  @property (readonly) FourCharCode appleEventCode;
  @property (readonly) NSString *suiteName;
  @interface NSThread
  + (BOOL)isMultiThreaded;
  + (BOOL)setThreadPriority:(double)priority;
  + (NSArray<NSNumber *> *)callStackReturnAddresses;
  + (double)threadPriority;
  + (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)object;
  + (void)detachNewThreadWithBlock:(void (^)(void))block;
  + (void)exit;
  + (void)sleepForTimeInterval:(NSTimeInterval)seconds;
  + (void)sleepUntilDate:(NSDate *)date;
  - (instancetype)initWithBlock:(void (^)(void))block;
  - (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(id)object;
  - (void)cancel;
  - (void)main;
  - (void)start;
  @property (class, readonly) BOOL isMainThread;
  @property (readonly) BOOL
      isMainThread isExecuting isFinished isCancelled
  @property (class, readonly) NSArray<NSString *> *callStackSymbols;
  @property (readonly) NSMutableDictionary *threadDictionary;
  @property NSQualityOfService qualityOfService;
  @property (copy) NSString *name;
  @property (class, readonly) NSThread *
      currentThread mainThread
  @property NSUInteger stackSize;
  @property double threadPriority;
  @interface NSLock <NSLocking>
  - (BOOL)lockBeforeDate:(NSDate *)date;
  - (BOOL)tryLock;
  @property NSString *name;
  @interface NSRecursiveLock <NSLocking>
  - (BOOL)lockBeforeDate:(NSDate *)date;
  - (BOOL)tryLock;
  @property NSString *name;
  @interface NSCondition <NSLocking>
  - (BOOL)waitUntilDate:(NSDate *)date;
  - (void)broadcast;
  - (void)signal;
  - (void)wait;
  @property (copy) NSString *name;
  @interface NSConditionLock <NSLocking>
  - (BOOL)lockBeforeDate:(NSDate *)date;
  - (BOOL)lockWhenCondition:(NSInteger)condition beforeDate:(NSDate *)date;
  - (BOOL)tryLock;
  - (BOOL)tryLockWhenCondition:(NSInteger)condition;
  - (instancetype)initWithCondition:(NSInteger)condition;
  - (void)lockWhenCondition:(NSInteger)condition;
  - (void)unlockWithCondition:(NSInteger)condition;
  @property (readonly) NSInteger condition;
  @property (copy) NSString *name;
  @interface NSDistributedLock
  + (NSDistributedLock *)lockWithPath:(NSString *)path;
  - (BOOL)tryLock;
  - (instancetype)initWithPath:(NSString *)path;
  - (void)breakLock;
  - (void)unlock;
  @property (readonly) NSDate *lockDate;
  @interface NSRunLoop
  - (BOOL)runMode:(NSString *)mode beforeDate:(NSDate *)limit;
  - (CFRunLoopRef)getCFRunLoop;
  - (NSDate *)limitDateForMode:(NSRunLoopMode)mode;
  - (void)acceptInputForMode:(NSRunLoopMode)mode beforeDate:(NSDate *)date;
  - (void)addPort:(NSPort *)port forMode:(NSRunLoopMode)mode;
  - (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
  - (void)cancelPerformSelector:(SEL)selector target:(id)target argument:(id)argument;
  - (void)cancelPerformSelectorsWithTarget:(id)target;
  - (void)configureAsServer;
  - (void)performBlock:(void (^)(void))block;
  - (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block;
  - (void)performSelector:(SEL)selector target:(id)target argument:(id)argument order:(NSUInteger)order modes:(NSArray<NSRunLoopMode> *)modes;
  - (void)removePort:(NSPort *)port forMode:(NSRunLoopMode)mode;
  - (void)run;
  - (void)runUntilDate:(NSDate *)date;
  @property (class, readonly) NSRunLoop *
      currentRunLoop mainRunLoop
  @property (readonly) NSRunLoopMode currentMode;
  @interface NSTimer
  + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
  + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
  + (NSTimer *)scheduledTimerWithTimeInterval:(double)interval invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
  + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
  + (NSTimer *)timerWithTimeInterval:(double)interval invocation:(NSInvocation *)invocation repeats:(BOOL)repeats;
  + (NSTimer *)timerWithTimeInterval:(double)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *))block;
  - (instancetype)initWithFireDate:(NSDate *)date interval:(double)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *))block;
  - (instancetype)initWithFireDate:(NSDate *)date interval:(double)interval target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
  - (void)fire;
  - (void)invalidate;
  @property (readonly, getter=is) BOOL
      valid
  @property (copy) NSDate *fireDate;
  @property double tolerance;
  @property (readonly) double timeInterval;
  @property (readonly) id userInfo;
  @interface NSOperation
  - (void)addDependency:(NSOperation *)operation;
  - (void)cancel;
  - (void)main;
  - (void)removeDependency:(NSOperation *)operation;
  - (void)start;
  - (void)waitUntilFinished;
  @property void (^completionBlock)(void);
  @property (readonly, getter=is) BOOL
      cancelled executing finished concurrent asynchronous ready
  @property (readonly) NSArray<NSOperation *> *dependencies;
  @property NSOperationQueuePriority queuePriority;
  @property NSQualityOfService qualityOfService;
  @property NSString *name;
  @property double threadPriority;
  @interface NSBlockOperation
  + (instancetype)blockOperationWithBlock:(void (^)(void))block;
  - (void)addExecutionBlock:(void (^)(void))block;
  @property (readonly, copy) NSArray *executionBlocks;
  @interface NSInvocationOperation
  - (instancetype)initWithInvocation:(NSInvocation *)invocation;
  - (instancetype)initWithTarget:(id)target selector:(SEL)selector object:(id)object;
  @property (readonly) NSInvocation *invocation;
  @property (readonly) id result;
  @interface NSOperationQueue <NSProgressReporting>
  - (void)addBarrierBlock:(void (^)(void))block;
  - (void)addOperation:(NSOperation *)operation;
  - (void)addOperationWithBlock:(void (^)(void))block;
  - (void)addOperations:(NSArray<NSOperation *> *)operations waitUntilFinished:(BOOL)finished;
  - (void)cancelAllOperations;
  - (void)waitUntilAllOperationsAreFinished;
  @property (getter=is) BOOL
      suspended
  @property (readonly) NSArray<NSOperation *> *operations;
  @property NSInteger maxConcurrentOperationCount;
  @property (class, readonly) NSOperationQueue *
      mainQueue currentQueue
  @property (readonly) NSProgress *progress;
  @property NSQualityOfService qualityOfService;
  @property NSString *name;
  @property (readonly) NSUInteger operationCount;
  @property (assign) dispatch_queue_t underlyingQueue;
  @interface NSProgress
  + (NSProgress *)currentProgress;
  + (NSProgress *)discreteProgressWithTotalUnitCount:(int64_t)count;
  + (NSProgress *)progressWithTotalUnitCount:(int64_t)count parent:(NSProgress *)parent pendingUnitCount:(int64_t)count2;
  + (NSProgress *)progressWithTotalUnitCount:(int64_t)count;
  + (id)addSubscriberForFileURL:(NSURL *)url withPublishingHandler:(void *(^)(NSProgress *))handler;
  + (void)removeSubscriber:(id)subscriber;
  - (instancetype)initWithParent:(NSProgress *)parent userInfo:(NSDictionary<NSProgressUserInfoKey, id> *)info;
  - (void)addChild:(NSProgress *)child withPendingUnitCount:(int64_t)count;
  - (void)becomeCurrentWithPendingUnitCount:(int64_t)count;
  - (void)cancel;
  - (void)pause;
  - (void)performAsCurrentWithPendingUnitCount:(int64_t)count usingBlock:(void (^)(void))block;
  - (void)publish;
  - (void)resignCurrent;
  - (void)resume;
  - (void)setUserInfoObject:(id)object forKey:(NSProgressUserInfoKey)key;
  - (void)unpublish;
  @property void (^cancellationHandler)(void);
  @property void (^pausingHandler)(void);
  @property void (^resumingHandler)(void);
  @property (getter=is) BOOL
      cancellable pausable
  @property (readonly) BOOL
      isCancelled isPaused isIndeterminate isFinished isOld
  @property (readonly) NSDictionary<NSProgressUserInfoKey, id> *userInfo;
  @property (copy) NSNumber *
      estimatedTimeRemaining throughput fileTotalCount fileCompletedCount
  @property (copy) NSProgressFileOperationKind fileOperationKind;
  @property (copy) NSProgressKind kind;
  @property (copy) NSString *
      localizedDescription localizedAdditionalDescription
  @property (copy) NSURL *fileURL;
  @property (readonly) double fractionCompleted;
  @property int64_t
      totalUnitCount completedUnitCount
  @interface NSTask
  + (NSTask *)launchedTaskWithExecutableURL:(NSURL *)url arguments:(NSArray<NSString *> *)arguments error:(NSError **)error terminationHandler:(void (^)(NSTask *))handler;
  + (NSTask *)launchedTaskWithLaunchPath:(NSString *)path arguments:(NSArray<NSString *> *)arguments;
  - (BOOL)launchAndReturnError:(NSError **)error;
  - (BOOL)resume;
  - (BOOL)suspend;
  - (void)interrupt;
  - (void)launch;
  - (void)terminate;
  - (void)waitUntilExit;
  @property (copy) void (^terminationHandler)(NSTask *);
  @property (readonly) BOOL isRunning;
  @property (copy) NSArray<NSString *> *arguments;
  @property (copy) NSData *launchRequirementData;
  @property (copy) NSDictionary<NSString *, NSString *> *environment;
  @property NSQualityOfService qualityOfService;
  @property (copy) NSString *
      launchPath currentDirectoryPath
  @property (readonly) NSTaskTerminationReason terminationReason;
  @property (copy) NSURL *
      executableURL currentDirectoryURL
  @property id
      standardInput standardOutput standardError
  @property (readonly) int
      processIdentifier terminationStatus
  @interface NSPipe
  + (NSPipe *)pipe;
  @property (readonly) NSFileHandle *
      fileHandleForReading fileHandleForWriting
  @interface NSProcessInfo
  - (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version;
  - (BOOL)isiOSAppOnVision;
  - (NSString *)fullUserName;
  - (NSString *)userName;
  - (id<NSObject>)beginActivityWithOptions:(NSActivityOptions)options reason:(NSString *)reason;
  - (void)disableAutomaticTermination:(NSString *)termination;
  - (void)disableSuddenTermination;
  - (void)enableAutomaticTermination:(NSString *)termination;
  - (void)enableSuddenTermination;
  - (void)endActivity:(id<NSObject>)activity;
  - (void)performActivityWithOptions:(NSActivityOptions)options reason:(NSString *)reason usingBlock:(void (^)(void))block;
  - (void)performExpiringActivityWithReason:(NSString *)reason usingBlock:(void (^)(BOOL))block;
  @property BOOL automaticTerminationSupportEnabled;
  @property (readonly) BOOL
      isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac
  @property (readonly) NSArray<NSString *> *arguments;
  @property (readonly) NSDictionary<NSString *, NSString *> *environment;
  @property (readonly) NSOperatingSystemVersion operatingSystemVersion;
  @property (class, readonly) NSProcessInfo *processInfo;
  @property (readonly) NSProcessInfoThermalState thermalState;
  @property (copy) NSString *processName;
  @property (readonly) NSString *
      hostName globallyUniqueString operatingSystemName operatingSystemVersionString
  @property (readonly) NSUInteger
      activeProcessorCount operatingSystem processorCount
  @property (readonly) double systemUptime;
  @property (readonly) int processIdentifier;
  @property (readonly) unsigned long long physicalMemory;
  @interface NSBackgroundActivityScheduler
  - (instancetype)initWithIdentifier:(NSString *)identifier;
  - (void)invalidate;
  - (void)scheduleWithBlock:(void (^)(void *))block;
  @property BOOL repeats;
  @property (readonly) BOOL shouldDefer;
  @property NSQualityOfService qualityOfService;
  @property (readonly) NSString *identifier;
  @property double
      interval tolerance
  @interface NSUndoManager
  - (NSString *)redoMenuTitleForUndoActionName:(NSString *)name;
  - (NSString *)undoMenuTitleForUndoActionName:(NSString *)name;
  - (id)prepareWithInvocationTarget:(id)target;
  - (id)redoActionUserInfoValueForKey:(NSUndoManagerUserInfoKey)key;
  - (id)undoActionUserInfoValueForKey:(NSUndoManagerUserInfoKey)key;
  - (void)beginUndoGrouping;
  - (void)disableUndoRegistration;
  - (void)enableUndoRegistration;
  - (void)endUndoGrouping;
  - (void)redo;
  - (void)registerUndoWithTarget:(id)target handler:(void (^)(id))handler;
  - (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object;
  - (void)removeAllActions;
  - (void)removeAllActionsWithTarget:(id)target;
  - (void)setActionIsDiscardable:(BOOL)discardable;
  - (void)setActionName:(NSString *)name;
  - (void)setActionUserInfoValue:(id)value forKey:(NSUndoManagerUserInfoKey)key;
  - (void)undo;
  - (void)undoNestedGroup;
  @property BOOL groupsByEvent;
  @property (readonly) BOOL
      isUndoRegistrationEnabled canUndo canRedo isUndoing isRedoing undoActionIsDiscardable redoActionIsDiscardable
  @property (copy) NSArray<NSRunLoopMode> *runLoopModes;
  @property (readonly) NSInteger groupingLevel;
  @property (readonly) NSString *
      undoActionName redoActionName undoMenuItemTitle redoMenuItemTitle
  @property NSUInteger levelsOfUndo;
  @property (readonly) NSUInteger
      undoCount redoCount
  @interface NSUserActivity
  + (void)deleteAllSavedUserActivitiesWithCompletionHandler:(void (^)(void))handler;
  + (void)deleteSavedUserActivitiesWithPersistentIdentifiers:(NSArray<NSUserActivityPersistentIdentifier> *)identifiers completionHandler:(void (^)(void))handler;
  - (CIBarcodeDescriptor *)detectedBarcodeDescriptor;
  - (instancetype)initWithActivityType:(NSString *)type;
  - (void)addUserInfoEntriesFromDictionary:(NSDictionary *)dictionary;
  - (void)becomeCurrent;
  - (void)getContinuationStreamsWithCompletionHandler:(void (^)(NSInputStream *, NSOutputStream *, NSError *))handler;
  - (void)invalidate;
  - (void)resignCurrent;
  @property BOOL
      needsSave supportsContinuationStreams
  @property (getter=is) BOOL
      eligibleForHandoff eligibleForSearch eligibleForPublicIndexing eligibleForPrediction
  @property (copy) CSSearchableItemAttributeSet *contentAttributeSet;
  @property MKMapItem *mapItem;
  @property (copy) NSDate *expirationDate;
  @property (copy) NSDictionary *userInfo;
  @property (copy) NSSet<NSString *> *
      requiredUserInfoKeys keywords
  @property (copy) NSString *
      title targetContentIdentifier externalMediaContentIdentifier
  @property (readonly) NSString *activityType;
  @property (copy) NSURL *
      webpageURL referrerURL
  @property (copy) NSUserActivityPersistentIdentifier persistentIdentifier;
  @property (weak) id<NSUserActivityDelegate> delegate;
  @interface NSNotification <NSCopying, NSCoding>
  + (instancetype)notificationWithName:(NSNotificationName)name object:(id)object userInfo:(NSDictionary *)info;
  + (instancetype)notificationWithName:(NSNotificationName)name object:(id)object;
  - (instancetype)initWithName:(NSNotificationName)name object:(id)object userInfo:(NSDictionary *)info;
  @property (readonly) NSDictionary *userInfo;
  @property (readonly) NSNotificationName name;
  @property (readonly) id object;
  @interface NSNotificationCenter
  - (id<NSObject>)addObserverForName:(NSNotificationName)name object:(id)object queue:(NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *notification))block;
  - (void)addObserver:(id)observer selector:(SEL)selector name:(NSNotificationName)name object:(id)object;
  - (void)postNotification:(NSNotification *)notification;
  - (void)postNotificationName:(NSNotificationName)name object:(id)object userInfo:(NSDictionary *)info;
  - (void)postNotificationName:(NSNotificationName)name object:(id)object;
  - (void)removeObserver:(id)observer name:(NSNotificationName)name object:(id)object;
  - (void)removeObserver:(id)observer;
  @property (class, readonly) NSNotificationCenter *defaultCenter;
  @interface NSDistributedNotificationCenter
  + (NSDistributedNotificationCenter *)notificationCenterForType:(NSDistributedNotificationCenterType)type;
  - (void)addObserver:(id)observer selector:(SEL)selector name:(NSNotificationName)name object:(NSString *)object suspensionBehavior:(NSNotificationSuspensionBehavior)behavior;
  - (void)postNotificationName:(NSNotificationName)name object:(NSString *)object userInfo:(NSDictionary *)info deliverImmediately:(BOOL)immediately;
  - (void)postNotificationName:(NSNotificationName)name object:(NSString *)object userInfo:(NSDictionary *)info options:(NSDistributedNotificationOptions)options;
  @property BOOL suspended;
  @interface NSNotificationQueue
  + (NSNotificationQueue *)defaultQueue;
  - (instancetype)initWithNotificationCenter:(NSNotificationCenter *)center;
  - (void)dequeueNotificationsMatching:(NSNotification *)matching coalesceMask:(NSUInteger)mask;
  - (void)enqueueNotification:(NSNotification *)notification postingStyle:(NSPostingStyle)style coalesceMask:(NSNotificationCoalescing)mask forModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)enqueueNotification:(NSNotification *)notification postingStyle:(NSPostingStyle)style;
  @interface NSUserNotification <NSCopying>
  - (NSUserNotificationAction *)additionalActivationAction;
  @property BOOL
      hasActionButton hasReplyButton
  @property (readonly) BOOL
      isPresented isRemote
  @property (copy) NSArray<NSUserNotificationAction *> *additionalActions;
  @property (readonly) NSAttributedString *response;
  @property (copy) NSDate *deliveryDate;
  @property (readonly) NSDate *actualDeliveryDate;
  @property (copy) NSDateComponents *deliveryRepeatInterval;
  @property (copy) NSDictionary<NSString *, id> *userInfo;
  @property (copy) NSString *
      title subtitle informativeText actionButtonTitle soundName otherButtonTitle identifier responsePlaceholder
  @property (copy) NSTimeZone *deliveryTimeZone;
  @property (readonly) NSUserNotificationActivationType activationType;
  @interface NSUserNotificationAction <NSCopying>
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title;
  @property (readonly) NSString *
      identifier title
  @interface NSUserNotificationCenter
  + (NSUserNotificationCenter *)defaultUserNotificationCenter;
  - (void)deliverNotification:(NSUserNotification *)notification;
  - (void)removeAllDeliveredNotifications;
  - (void)removeDeliveredNotification:(NSUserNotification *)notification;
  - (void)removeScheduledNotification:(NSUserNotification *)notification;
  - (void)scheduleNotification:(NSUserNotification *)notification;
  @property (copy) NSArray<NSUserNotification *> *scheduledNotifications;
  @property (readonly) NSArray<NSUserNotification *> *deliveredNotifications;
  @property (assign) id<NSUserNotificationCenterDelegate> delegate;
  @interface NSPort <NSCoding, NSCopying>
  + (NSPort *)port;
  - (BOOL)sendBeforeDate:(NSDate *)date components:(NSMutableArray *)components from:(NSPort *)from reserved:(NSUInteger)reserved;
  - (BOOL)sendBeforeDate:(NSDate *)date msgid:(NSUInteger)msgid components:(NSMutableArray *)components from:(NSPort *)from reserved:(NSUInteger)reserved;
  - (NSUInteger)reservedSpaceLength;
  - (void)addConnection:(NSConnection *)connection toRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)invalidate;
  - (void)removeConnection:(NSConnection *)connection fromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)setDelegate:(id<NSPortDelegate>)delegate;
  @property (readonly) BOOL isValid;
  @property (readonly) id<NSPortDelegate> delegate;
  @interface NSMachPort
  + (NSPort *)portWithMachPort:(uint32_t)port options:(NSMachPortOptions)options;
  + (NSPort *)portWithMachPort:(uint32_t)port;
  - (instancetype)initWithMachPort:(uint32_t)port options:(NSMachPortOptions)options;
  - (instancetype)initWithMachPort:(uint32_t)port;
  @property (readonly) id<NSMachPortDelegate> delegate;
  @property (readonly) uint32_t machPort;
  @interface NSSocketPort
  - (NSData *)address;
  - (instancetype)initRemoteWithProtocolFamily:(int)family socketType:(int)type protocol:(int)protocol address:(NSData *)address;
  - (instancetype)initRemoteWithTCPPort:(unsigned short)port host:(NSString *)host;
  - (instancetype)initWithProtocolFamily:(int)family socketType:(int)type protocol:(int)protocol address:(NSData *)address;
  - (instancetype)initWithProtocolFamily:(int)family socketType:(int)type protocol:(int)protocol socket:(int)socket;
  - (instancetype)initWithTCPPort:(unsigned short)port;
  - (int)protocolFamily;
  - (int)socket;
  - (int)socketType;
  @property (readonly) int protocol;
  @interface NSPortMessage
  - (BOOL)sendBeforeDate:(NSDate *)date;
  - (instancetype)initWithSendPort:(NSPort *)port receivePort:(NSPort *)port2 components:(NSArray *)components;
  @property (readonly) NSArray *components;
  @property (readonly) NSPort *
      receivePort sendPort
  @property uint32_t msgid;
  @interface NSPortNameServer
  + (NSPortNameServer *)systemDefaultPortNameServer;
  - (BOOL)registerPort:(NSPort *)port name:(NSString *)name;
  - (BOOL)removePortForName:(NSString *)name;
  - (NSPort *)portForName:(NSString *)name host:(NSString *)host;
  - (NSPort *)portForName:(NSString *)name;
  @interface NSMachBootstrapServer
  + (id)sharedInstance;
  - (NSPort *)servicePortWithName:(NSString *)name;
  @interface NSMessagePortNameServer
  + (id)sharedInstance;
  @interface NSSocketPortNameServer
  + (id)sharedInstance;
  - (BOOL)registerPort:(NSPort *)port name:(NSString *)name nameServerPortNumber:(uint16_t)number;
  - (NSPort *)portForName:(NSString *)name host:(NSString *)host nameServerPortNumber:(uint16_t)number;
  @property uint16_t defaultNameServerPortNumber;
  @interface NSConnection
  + (NSArray<NSConnection *> *)allConnections;
  + (NSConnection *)defaultConnection;
  + (NSDistantObject *)rootProxyForConnectionWithRegisteredName:(NSString *)name host:(NSString *)host usingNameServer:(NSPortNameServer *)server;
  + (NSDistantObject *)rootProxyForConnectionWithRegisteredName:(NSString *)name host:(NSString *)host;
  + (id)currentConversation;
  + (instancetype)connectionWithReceivePort:(NSPort *)port sendPort:(NSPort *)port2;
  + (instancetype)connectionWithRegisteredName:(NSString *)name host:(NSString *)host usingNameServer:(NSPortNameServer *)server;
  + (instancetype)connectionWithRegisteredName:(NSString *)name host:(NSString *)host;
  + (instancetype)serviceConnectionWithName:(NSString *)name rootObject:(id)object usingNameServer:(NSPortNameServer *)server;
  + (instancetype)serviceConnectionWithName:(NSString *)name rootObject:(id)object;
  - (BOOL)multipleThreadsEnabled;
  - (BOOL)registerName:(NSString *)name withNameServer:(NSPortNameServer *)server;
  - (BOOL)registerName:(NSString *)name;
  - (NSDistantObject *)rootProxy;
  - (instancetype)initWithReceivePort:(NSPort *)port sendPort:(NSPort *)port2;
  - (void)addRequestMode:(NSString *)mode;
  - (void)addRunLoop:(NSRunLoop *)loop;
  - (void)dispatchWithComponents:(NSArray *)components;
  - (void)enableMultipleThreads;
  - (void)invalidate;
  - (void)removeRequestMode:(NSString *)mode;
  - (void)removeRunLoop:(NSRunLoop *)loop;
  - (void)runInNewThread;
  @property BOOL independentConversationQueueing;
  @property (readonly) BOOL isValid;
  @property (readonly) NSArray *
      remoteObjects localObjects
  @property (readonly) NSArray<NSString *> *requestModes;
  @property (readonly) NSDictionary<NSString *, NSNumber *> *statistics;
  @property (readonly) NSPort *
      sendPort receivePort
  @property double
      requestTimeout replyTimeout
  @property id rootObject;
  @property (assign) id<NSConnectionDelegate> delegate;
  @interface NSDistantObjectRequest
  - (void)replyWithException:(NSException *)exceptionValue;
  @property (readonly) NSConnection *connection;
  @property (readonly) NSInvocation *invocation;
  @property (readonly) id conversation;
  @interface NSHost
  + (BOOL)isHostCacheEnabled;
  + (instancetype)currentHost;
  + (instancetype)hostWithAddress:(NSString *)address;
  + (instancetype)hostWithName:(NSString *)name;
  + (void)flushHostCache;
  + (void)setHostCacheEnabled:(BOOL)enabled;
  - (BOOL)isEqualToHost:(NSHost *)host;
  - (NSString *)address;
  @property (readonly) NSArray<NSString *> *
      names addresses
  @property (readonly) NSString *
      name localizedName
  @interface NSNetService
  + (NSData *)dataFromTXTRecordDictionary:(NSDictionary<NSString *, NSData *> *)dictionary;
  + (NSDictionary<NSString *, NSData *> *)dictionaryFromTXTRecordData:(NSData *)data;
  - (BOOL)getInputStream:(NSInputStream **)stream outputStream:(NSOutputStream **)stream2;
  - (BOOL)setTXTRecordData:(NSData *)data;
  - (NSData *)TXTRecordData;
  - (instancetype)initWithDomain:(NSString *)domain type:(NSString *)type name:(NSString *)name port:(int)port;
  - (instancetype)initWithDomain:(NSString *)domain type:(NSString *)type name:(NSString *)name;
  - (void)publish;
  - (void)publishWithOptions:(NSNetServiceOptions)options;
  - (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)resolve;
  - (void)resolveWithTimeout:(double)timeout;
  - (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)startMonitoring;
  - (void)stop;
  - (void)stopMonitoring;
  @property BOOL includesPeerToPeer;
  @property (readonly) NSArray<NSData *> *addresses;
  @property (readonly) NSInteger port;
  @property (readonly) NSString *
      name type domain hostName
  @property (assign) id<NSNetServiceDelegate> delegate;
  @interface NSNetServiceBrowser
  - (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)searchForBrowsableDomains;
  - (void)searchForRegistrationDomains;
  - (void)searchForServicesOfType:(NSString *)type inDomain:(NSString *)domain;
  - (void)stop;
  @property BOOL includesPeerToPeer;
  @property (assign) id<NSNetServiceBrowserDelegate> delegate;
  @interface NSXPCConnection <NSXPCProxyCreating>
  + (NSXPCConnection *)currentConnection;
  - (id)remoteObjectProxy;
  - (id)remoteObjectProxyWithErrorHandler:(void (^)(NSError *))handler;
  - (id)synchronousRemoteObjectProxyWithErrorHandler:(void (^)(NSError *))handler;
  - (instancetype)initWithListenerEndpoint:(NSXPCListenerEndpoint *)endpoint;
  - (instancetype)initWithMachServiceName:(NSString *)name options:(NSXPCConnectionOptions)options;
  - (instancetype)initWithServiceName:(NSString *)name;
  - (void)activate;
  - (void)invalidate;
  - (void)resume;
  - (void)scheduleSendBarrierBlock:(void (^)(void))block;
  - (void)setCodeSigningRequirement:(NSString *)requirement;
  - (void)suspend;
  @property (copy) void (^interruptionHandler)(void);
  @property (copy) void (^invalidationHandler)(void);
  @property (readonly) NSString *serviceName;
  @property NSXPCInterface *
      exportedInterface remoteObjectInterface
  @property (readonly) NSXPCListenerEndpoint *endpoint;
  @property (readonly) gid_t effectiveGroupIdentifier;
  @property id exportedObject;
  @property (readonly) pid_t processIdentifier;
  @property (readonly) uid_t effectiveUserIdentifier;
  @interface NSXPCInterface
  + (NSXPCInterface *)interfaceWithProtocol:(Protocol *)protocol;
  - (NSSet<Class> *)classesForSelector:(SEL)selector argumentIndex:(NSUInteger)index ofReply:(BOOL)reply;
  - (NSXPCInterface *)interfaceForSelector:(SEL)selector argumentIndex:(NSUInteger)index ofReply:(BOOL)reply;
  - (void)setClasses:(NSSet<Class> *)classes forSelector:(SEL)selector argumentIndex:(NSUInteger)index ofReply:(BOOL)reply;
  - (void)setInterface:(NSXPCInterface *)interface forSelector:(SEL)selector argumentIndex:(NSUInteger)index ofReply:(BOOL)reply;
  @property (assign) Protocol *protocol;
  @interface NSXPCListener
  + (NSXPCListener *)anonymousListener;
  + (NSXPCListener *)serviceListener;
  - (instancetype)initWithMachServiceName:(NSString *)name;
  - (void)activate;
  - (void)invalidate;
  - (void)resume;
  - (void)setConnectionCodeSigningRequirement:(NSString *)requirement;
  - (void)suspend;
  @property (readonly) NSXPCListenerEndpoint *endpoint;
  @property (weak) id<NSXPCListenerDelegate> delegate;
  @interface NSXPCListenerEndpoint <NSCoding, NSSecureCoding>
  @interface NSStream
  + (void)getBoundStreamsWithBufferSize:(NSUInteger)size inputStream:(NSInputStream **)stream outputStream:(NSOutputStream **)stream2;
  + (void)getStreamsToHost:(NSHost *)host port:(NSInteger)port inputStream:(NSInputStream **)stream outputStream:(NSOutputStream **)stream2;
  + (void)getStreamsToHostWithName:(NSString *)name port:(NSInteger)port inputStream:(NSInputStream **)stream outputStream:(NSOutputStream **)stream2;
  - (BOOL)setProperty:(id)property forKey:(NSStreamPropertyKey)key;
  - (id)propertyForKey:(NSString *)key;
  - (void)close;
  - (void)open;
  - (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
  - (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
  @property (readonly) NSError *streamError;
  @property (readonly) NSStreamStatus streamStatus;
  @property (assign) id<NSStreamDelegate> delegate;
  @interface NSInputStream
  + (instancetype)inputStreamWithData:(NSData *)data;
  + (instancetype)inputStreamWithFileAtPath:(NSString *)path;
  + (instancetype)inputStreamWithURL:(NSURL *)url;
  - (BOOL)getBuffer:(uint8_t **)buffer length:(NSUInteger *)length;
  - (NSInteger)read:(unsigned char *)buffer maxLength:(NSUInteger)length;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithFileAtPath:(NSString *)path;
  - (instancetype)initWithURL:(NSURL *)url;
  @property (readonly) BOOL hasBytesAvailable;
  @interface NSOutputStream
  + (instancetype)outputStreamToBuffer:(uint8_t *)buffer capacity:(NSUInteger)capacity;
  + (instancetype)outputStreamToFileAtPath:(NSString *)path append:(BOOL)append;
  + (instancetype)outputStreamToMemory;
  + (instancetype)outputStreamWithURL:(NSURL *)url append:(BOOL)append;
  - (NSInteger)write:(const unsigned char *)buffer maxLength:(NSUInteger)length;
  - (instancetype)initToBuffer:(uint8_t *)buffer capacity:(NSUInteger)capacity;
  - (instancetype)initToFileAtPath:(NSString *)path append:(BOOL)append;
  - (instancetype)initToMemory;
  - (instancetype)initWithURL:(NSURL *)url append:(BOOL)append;
  @property (readonly) BOOL hasSpaceAvailable;
  @interface NSBundle
  + (BOOL)loadNibFile:(NSString *)file externalNameTable:(NSDictionary *)table withZone:(NSZone *)zone;
  + (BOOL)loadNibNamed:(NSString *)name owner:(id)owner;
  + (NSArray<NSBundle *> *)allBundles;
  + (NSArray<NSBundle *> *)allFrameworks;
  + (NSArray<NSString *> *)pathsForResourcesOfType:(NSString *)type inDirectory:(NSString *)directory;
  + (NSArray<NSString *> *)preferredLocalizationsFromArray:(NSArray<NSString *> *)array forPreferences:(NSArray<NSString *> *)preferences;
  + (NSArray<NSString *> *)preferredLocalizationsFromArray:(NSArray<NSString *> *)array;
  + (NSArray<NSURL *> *)URLsForResourcesWithExtension:(NSString *)extension subdirectory:(NSString *)subdirectory inBundleWithURL:(NSURL *)url;
  + (NSBundle *)bundleForClass:(Class)aClass;
  + (NSBundle *)bundleWithIdentifier:(NSString *)identifier;
  + (NSString *)pathForResource:(NSString *)name ofType:(NSString *)extension inDirectory:(NSString *)path;
  + (NSURL *)URLForResource:(NSString *)resource withExtension:(NSString *)extension subdirectory:(NSString *)subdirectory inBundleWithURL:(NSURL *)url;
  + (instancetype)bundleWithPath:(NSString *)path;
  + (instancetype)bundleWithURL:(NSURL *)url;
  - (BOOL)load;
  - (BOOL)loadAndReturnError:(NSError **)error;
  - (BOOL)loadNibNamed:(NSString *)name owner:(id)owner topLevelObjects:(NSArray **)objects;
  - (BOOL)preflightAndReturnError:(NSError **)error;
  - (BOOL)unload;
  - (Class)classNamed:(NSString *)named;
  - (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
  - (NSArray<NSNumber *> *)executableArchitectures;
  - (NSArray<NSString *> *)pathsForResourcesOfType:(NSString *)type inDirectory:(NSString *)directory forLocalization:(NSString *)localization;
  - (NSArray<NSString *> *)pathsForResourcesOfType:(NSString *)type inDirectory:(NSString *)directory;
  - (NSArray<NSURL *> *)URLsForResourcesWithExtension:(NSString *)extension subdirectory:(NSString *)subdirectory localization:(NSString *)localization;
  - (NSArray<NSURL *> *)URLsForResourcesWithExtension:(NSString *)extension subdirectory:(NSString *)subdirectory;
  - (NSAttributedString *)contextHelpForKey:(NSHelpManagerContextHelpKey)key;
  - (NSAttributedString *)localizedAttributedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table;
  - (NSDictionary<NSString *, id> *)localizedInfoDictionary;
  - (NSImage *)imageForResource:(NSImageName)resource;
  - (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table localizations:(NSArray<NSString *> *)localizations;
  - (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table;
  - (NSString *)pathForAuxiliaryExecutable:(NSString *)executable;
  - (NSString *)pathForImageResource:(NSImageName)resource;
  - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)extension;
  - (NSString *)pathForResource:(NSString *)resource ofType:(NSString *)type inDirectory:(NSString *)directory forLocalization:(NSString *)localization;
  - (NSString *)pathForResource:(NSString *)resource ofType:(NSString *)type inDirectory:(NSString *)directory;
  - (NSString *)pathForSoundResource:(NSSoundName)resource;
  - (NSURL *)URLForAuxiliaryExecutable:(NSString *)executable;
  - (NSURL *)URLForImageResource:(NSImageName)resource;
  - (NSURL *)URLForResource:(NSString *)name withExtension:(NSString *)extension;
  - (NSURL *)URLForResource:(NSString *)resource withExtension:(NSString *)extension subdirectory:(NSString *)subdirectory localization:(NSString *)localization;
  - (NSURL *)URLForResource:(NSString *)resource withExtension:(NSString *)extension subdirectory:(NSString *)subdirectory;
  - (double)preservationPriorityForTag:(NSString *)tag;
  - (id)objectForInfoDictionaryKey:(NSString *)key;
  - (instancetype)initWithPath:(NSString *)path;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)setPreservationPriority:(double)priority forTags:(NSSet<NSString *> *)tags;
  @property (readonly) BOOL isLoaded;
  @property (readonly) Class principalClass;
  @property (readonly) NSArray<NSString *> *
      preferredLocalizations localizations
  @property (class, readonly) NSBundle *mainBundle;
  @property (readonly) NSDictionary<NSString *, id> *infoDictionary;
  @property (readonly) NSString *
      bundleIdentifier bundlePath resourcePath executablePath privateFrameworksPath sharedFrameworksPath sharedSupportPath builtInPlugInsPath
      developmentLocalization
  @property (readonly) NSURL *
      bundleURL resourceURL executableURL privateFrameworksURL sharedFrameworksURL sharedSupportURL builtInPlugInsURL appStoreReceiptURL
  @interface NSFileManager
  + (instancetype)fileManagerWithAuthorization:(NSWorkspaceAuthorization *)authorization;
  - (BOOL)changeCurrentDirectoryPath:(NSString *)path;
  - (BOOL)changeFileAttributes:(NSDictionary *)attributes atPath:(NSString *)path;
  - (BOOL)contentsEqualAtPath:(NSString *)path andPath:(NSString *)path2;
  - (BOOL)copyItemAtPath:(NSString *)path toPath:(NSString *)path2 error:(NSError **)error;
  - (BOOL)copyItemAtURL:(NSURL *)url toURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)copyPath:(NSString *)path toPath:(NSString *)path2 handler:(id)handler;
  - (BOOL)createDirectoryAtPath:(NSString *)path attributes:(NSDictionary *)attributes;
  - (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)all attributes:(NSDictionary *)attributes error:(NSError **)error;
  - (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)directories attributes:(NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error;
  - (BOOL)createFileAtPath:(NSString *)path contents:(NSData *)contents attributes:(NSDictionary<NSFileAttributeKey, id> *)attributes;
  - (BOOL)createSymbolicLinkAtPath:(NSString *)path pathContent:(NSString *)content;
  - (BOOL)createSymbolicLinkAtPath:(NSString *)path withDestinationPath:(NSString *)path2 error:(NSError **)error;
  - (BOOL)createSymbolicLinkAtURL:(NSURL *)url withDestinationURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)evictUbiquitousItemAtURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(BOOL *)isDirectory;
  - (BOOL)fileExistsAtPath:(NSString *)path;
  - (BOOL)getRelationship:(NSURLRelationship *)relationship ofDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain toItemAtURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)getRelationship:(NSURLRelationship *)relationship ofDirectoryAtURL:(NSURL *)url toItemAtURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)isDeletableFileAtPath:(NSString *)path;
  - (BOOL)isExecutableFileAtPath:(NSString *)path;
  - (BOOL)isReadableFileAtPath:(NSString *)path;
  - (BOOL)isUbiquitousItemAtURL:(NSURL *)url;
  - (BOOL)isWritableFileAtPath:(NSString *)path;
  - (BOOL)linkItemAtPath:(NSString *)path toPath:(NSString *)path2 error:(NSError **)error;
  - (BOOL)linkItemAtURL:(NSURL *)url toURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)linkPath:(NSString *)path toPath:(NSString *)path2 handler:(id)handler;
  - (BOOL)moveItemAtPath:(NSString *)path toPath:(NSString *)path2 error:(NSError **)error;
  - (BOOL)moveItemAtURL:(NSURL *)source toURL:(NSURL *)target error:(NSError **)error;
  - (BOOL)movePath:(NSString *)path toPath:(NSString *)path2 handler:(id)handler;
  - (BOOL)removeFileAtPath:(NSString *)path handler:(id)handler;
  - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
  - (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)replaceItemAtURL:(NSURL *)url withItemAtURL:(NSURL *)url2 backupItemName:(NSString *)name options:(NSFileManagerItemReplacementOptions)options resultingItemURL:(NSURL **)url3 error:(NSError **)error;
  - (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes ofItemAtPath:(NSString *)path error:(NSError **)error;
  - (BOOL)setUbiquitous:(BOOL)ubiquitous itemAtURL:(NSURL *)url destinationURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)startDownloadingUbiquitousItemAtURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)trashItemAtURL:(NSURL *)url resultingItemURL:(NSURL **)url2 error:(NSError **)error;
  - (NSArray *)directoryContentsAtPath:(NSString *)path;
  - (NSArray<NSString *> *)componentsToDisplayForPath:(NSString *)path;
  - (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
  - (NSArray<NSString *> *)subpathsAtPath:(NSString *)path;
  - (NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
  - (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domains;
  - (NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url includingPropertiesForKeys:(NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)options error:(NSError **)error;
  - (NSArray<NSURL *> *)mountedVolumeURLsIncludingResourceValuesForKeys:(NSArray<NSURLResourceKey> *)keys options:(NSVolumeEnumerationOptions)options;
  - (NSData *)contentsAtPath:(NSString *)path;
  - (NSDictionary *)fileAttributesAtPath:(NSString *)path traverseLink:(BOOL)link;
  - (NSDictionary *)fileSystemAttributesAtPath:(NSString *)path;
  - (NSDictionary<NSFileAttributeKey, id> *)attributesOfFileSystemForPath:(NSString *)path error:(NSError **)error;
  - (NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
  - (NSDirectoryEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path;
  - (NSDirectoryEnumerator<NSURL *> *)enumeratorAtURL:(NSURL *)url includingPropertiesForKeys:(NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)options errorHandler:(BOOL (^)(NSURL *url, NSError *error))handler;
  - (NSString *)currentDirectoryPath;
  - (NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError **)error;
  - (NSString *)displayNameAtPath:(NSString *)path;
  - (NSString *)pathContentOfSymbolicLinkAtPath:(NSString *)path;
  - (NSString *)stringWithFileSystemRepresentation:(char *)representation length:(NSUInteger)length;
  - (NSURL *)URLForDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain appropriateForURL:(NSURL *)url create:(BOOL)create error:(NSError **)error;
  - (NSURL *)URLForPublishingUbiquitousItemAtURL:(NSURL *)url expirationDate:(NSDate **)date error:(NSError **)error;
  - (NSURL *)URLForUbiquityContainerIdentifier:(NSString *)identifier;
  - (NSURL *)containerURLForSecurityApplicationGroupIdentifier:(NSString *)identifier;
  - (NSURL *)homeDirectoryForCurrentUser;
  - (NSURL *)homeDirectoryForUser:(NSString *)user;
  - (NSURL *)temporaryDirectory;
  - (char *)fileSystemRepresentationWithPath:(NSString *)path;
  - (void)fetchLatestRemoteVersionOfItemAtURL:(NSURL *)url completionHandler:(void (^)(NSFileVersion *, NSError *))handler;
  - (void)getFileProviderServicesForItemAtURL:(NSURL *)url completionHandler:(void (^)(NSDictionary<NSFileProviderServiceName, NSFileProviderService *> *, NSError *))handler;
  - (void)pauseSyncForUbiquitousItemAtURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)resumeSyncForUbiquitousItemAtURL:(NSURL *)url withBehavior:(NSFileManagerResumeSyncBehavior)behavior completionHandler:(void (^)(NSError *))handler;
  - (void)unmountVolumeAtURL:(NSURL *)url options:(NSFileManagerUnmountOptions)options completionHandler:(void (^)(NSError *))handler;
  - (void)uploadLocalVersionOfUbiquitousItemAtURL:(NSURL *)url withConflictResolutionPolicy:(NSFileManagerUploadLocalVersionConflictPolicy)policy completionHandler:(void (^)(NSFileVersion *, NSError *))handler;
  @property (class, readonly) NSFileManager *defaultManager;
  @property (readonly, copy) id<NSCopying, NSCoding> ubiquityIdentityToken;
  @property (assign) id<NSFileManagerDelegate> delegate;
  @interface NSFileHandle <NSCoding, NSSecureCoding>
  + (NSFileHandle *)fileHandleWithNullDevice;
  + (NSFileHandle *)fileHandleWithStandardError;
  + (NSFileHandle *)fileHandleWithStandardInput;
  + (NSFileHandle *)fileHandleWithStandardOutput;
  + (instancetype)fileHandleForReadingAtPath:(NSString *)path;
  + (instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error;
  + (instancetype)fileHandleForUpdatingAtPath:(NSString *)path;
  + (instancetype)fileHandleForUpdatingURL:(NSURL *)url error:(NSError **)error;
  + (instancetype)fileHandleForWritingAtPath:(NSString *)path;
  + (instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)closeAndReturnError:(NSError **)error;
  - (BOOL)getOffset:(unsigned long long *)offset error:(NSError **)error;
  - (BOOL)seekToEndReturningOffset:(unsigned long long *)offset error:(NSError **)error;
  - (BOOL)seekToOffset:(unsigned long long)offset error:(NSError **)error;
  - (BOOL)synchronizeAndReturnError:(NSError **)error;
  - (BOOL)truncateAtOffset:(unsigned long long)offset error:(NSError **)error;
  - (BOOL)writeData:(NSData *)data error:(NSError **)error;
  - (NSData *)availableData;
  - (NSData *)readDataOfLength:(NSUInteger)length;
  - (NSData *)readDataToEndOfFile;
  - (NSData *)readDataToEndOfFileAndReturnError:(NSError **)error;
  - (NSData *)readDataUpToLength:(NSUInteger)length error:(NSError **)error;
  - (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)dealloc;
  - (instancetype)initWithFileDescriptor:(int)descriptor;
  - (unsigned long long)offsetInFile;
  - (unsigned long long)seekToEndOfFile;
  - (void)acceptConnectionInBackgroundAndNotify;
  - (void)acceptConnectionInBackgroundAndNotifyForModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)closeFile;
  - (void)readInBackgroundAndNotify;
  - (void)readInBackgroundAndNotifyForModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)readToEndOfFileInBackgroundAndNotify;
  - (void)readToEndOfFileInBackgroundAndNotifyForModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)seekToFileOffset:(unsigned long long)offset;
  - (void)synchronizeFile;
  - (void)truncateFileAtOffset:(unsigned long long)offset;
  - (void)waitForDataInBackgroundAndNotify;
  - (void)waitForDataInBackgroundAndNotifyForModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)writeData:(NSData *)data;
  @property (copy) void (^readabilityHandler)(NSFileHandle *);
  @property (copy) void (^writeabilityHandler)(NSFileHandle *);
  @property (readonly) int fileDescriptor;
  @interface NSFileWrapper <NSCoding, NSSecureCoding>
  - (BOOL)matchesContentsOfURL:(NSURL *)url;
  - (BOOL)needsToBeUpdatedFromPath:(NSString *)path;
  - (BOOL)readFromURL:(NSURL *)url options:(NSFileWrapperReadingOptions)options error:(NSError **)error;
  - (BOOL)updateFromPath:(NSString *)path;
  - (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically updateFilenames:(BOOL)filenames;
  - (BOOL)writeToURL:(NSURL *)url options:(NSFileWrapperWritingOptions)options originalContentsURL:(NSURL *)url2 error:(NSError **)error;
  - (NSData *)regularFileContents;
  - (NSData *)serializedRepresentation;
  - (NSString *)addFileWithPath:(NSString *)path;
  - (NSString *)addFileWrapper:(NSFileWrapper *)wrapper;
  - (NSString *)addRegularFileWithContents:(NSData *)contents preferredFilename:(NSString *)filename;
  - (NSString *)addSymbolicLinkWithDestination:(NSString *)destination preferredFilename:(NSString *)filename;
  - (NSString *)keyForFileWrapper:(NSFileWrapper *)wrapper;
  - (NSString *)symbolicLinkDestination;
  - (instancetype)initDirectoryWithFileWrappers:(NSDictionary<NSString *, NSFileWrapper *> *)wrappers;
  - (instancetype)initRegularFileWithContents:(NSData *)contents;
  - (instancetype)initSymbolicLinkWithDestination:(NSString *)destination;
  - (instancetype)initSymbolicLinkWithDestinationURL:(NSURL *)url;
  - (instancetype)initWithPath:(NSString *)path;
  - (instancetype)initWithSerializedRepresentation:(NSData *)representation;
  - (instancetype)initWithURL:(NSURL *)url options:(NSFileWrapperReadingOptions)options error:(NSError **)error;
  - (void)removeFileWrapper:(NSFileWrapper *)wrapper;
  @property (readonly) BOOL
      isDirectory isRegularFile isSymbolicLink
  @property (readonly) NSDictionary<NSString *, NSFileWrapper *> *fileWrappers;
  @property (copy) NSDictionary<NSString *, id> *fileAttributes;
  @property NSImage *icon;
  @property (copy) NSString *
      preferredFilename filename
  @property (readonly) NSURL *symbolicLinkDestinationURL;
  @interface NSFileCoordinator
  + (NSArray<id<NSFilePresenter>> *)filePresenters;
  + (void)addFilePresenter:(id<NSFilePresenter>)presenter;
  + (void)removeFilePresenter:(id<NSFilePresenter>)presenter;
  - (instancetype)initWithFilePresenter:(id<NSFilePresenter>)presenter;
  - (void)cancel;
  - (void)coordinateAccessWithIntents:(NSArray<NSFileAccessIntent *> *)intents queue:(NSOperationQueue *)queue byAccessor:(void (^)(NSError *))accessor;
  - (void)coordinateReadingItemAtURL:(NSURL *)url options:(NSFileCoordinatorReadingOptions)options error:(NSError **)error byAccessor:(void (^)(NSURL *))accessor;
  - (void)coordinateReadingItemAtURL:(NSURL *)url options:(NSFileCoordinatorReadingOptions)options writingItemAtURL:(NSURL *)url2 options:(NSFileCoordinatorWritingOptions)options2 error:(NSError **)error byAccessor:(void (^)(NSURL *, NSURL *))accessor;
  - (void)coordinateWritingItemAtURL:(NSURL *)url options:(NSFileCoordinatorWritingOptions)options error:(NSError **)error byAccessor:(void (^)(NSURL *))accessor;
  - (void)coordinateWritingItemAtURL:(NSURL *)url options:(NSFileCoordinatorWritingOptions)options writingItemAtURL:(NSURL *)url2 options:(NSFileCoordinatorWritingOptions)options2 error:(NSError **)error byAccessor:(void (^)(NSURL *, NSURL *))accessor;
  - (void)itemAtURL:(NSURL *)url didChangeUbiquityAttributes:(NSSet<NSURLResourceKey> *)attributes;
  - (void)itemAtURL:(NSURL *)url didMoveToURL:(NSURL *)url2;
  - (void)itemAtURL:(NSURL *)url willMoveToURL:(NSURL *)url2;
  - (void)prepareForReadingItemsAtURLs:(NSArray<NSURL *> *)ls options:(NSFileCoordinatorReadingOptions)options writingItemsAtURLs:(NSArray<NSURL *> *)ls2 options:(NSFileCoordinatorWritingOptions)options2 error:(NSError **)error byAccessor:(void (^)(void (^)(void)))accessor;
  @property (copy) NSString *purposeIdentifier;
  @interface NSFileAccessIntent
  + (instancetype)readingIntentWithURL:(NSURL *)url options:(NSFileCoordinatorReadingOptions)options;
  + (instancetype)writingIntentWithURL:(NSURL *)url options:(NSFileCoordinatorWritingOptions)options;
  @property (readonly) NSURL *URL;
  @interface NSFileProviderService
  - (void)getFileProviderConnectionWithCompletionHandler:(void (^)(NSXPCConnection *, NSError *))handler;
  @property (readonly) NSFileProviderServiceName name;
  @interface NSFileSecurity <NSCoding, NSCopying, NSSecureCoding>
  @interface NSFileVersion
  + (BOOL)removeOtherVersionsOfItemAtURL:(NSURL *)url error:(NSError **)error;
  + (NSArray<NSFileVersion *> *)otherVersionsOfItemAtURL:(NSURL *)url;
  + (NSArray<NSFileVersion *> *)unresolvedConflictVersionsOfItemAtURL:(NSURL *)url;
  + (NSFileVersion *)addVersionOfItemAtURL:(NSURL *)url withContentsOfURL:(NSURL *)url2 options:(NSFileVersionAddingOptions)options error:(NSError **)error;
  + (NSFileVersion *)currentVersionOfItemAtURL:(NSURL *)url;
  + (NSFileVersion *)versionOfItemAtURL:(NSURL *)url forPersistentIdentifier:(id)identifier;
  + (NSURL *)temporaryDirectoryURLForNewVersionOfItemAtURL:(NSURL *)url;
  + (void)getNonlocalVersionsOfItemAtURL:(NSURL *)url completionHandler:(void (^)(NSArray<NSFileVersion *> *, NSError *))handler;
  - (BOOL)removeAndReturnError:(NSError **)error;
  - (NSPersonNameComponents *)originatorNameComponents;
  - (NSURL *)replaceItemAtURL:(NSURL *)url options:(NSFileVersionReplacingOptions)options error:(NSError **)error;
  @property (getter=is) BOOL
      resolved discardable
  @property (readonly) BOOL
      isConflict hasLocalContents hasThumbnail
  @property (readonly) NSDate *modificationDate;
  @property (readonly) NSString *
      localizedName localizedNameOfSavingComputer
  @property (readonly) NSURL *URL;
  @property (readonly) id<NSCoding> persistentIdentifier;
  @interface NSMetadataItem
  - (NSDictionary<NSString *, id> *)valuesForAttributes:(NSArray<NSString *> *)attributes;
  - (id)valueForAttribute:(NSString *)attribute;
  - (instancetype)initWithURL:(NSURL *)url;
  @property (readonly) NSArray<NSString *> *attributes;
  @interface NSMetadataQuery
  - (BOOL)startQuery;
  - (NSUInteger)indexOfResult:(id)result;
  - (id)resultAtIndex:(NSUInteger)index;
  - (id)valueOfAttribute:(NSString *)attribute forResultAtIndex:(NSUInteger)index;
  - (void)disableUpdates;
  - (void)enableUpdates;
  - (void)enumerateResultsUsingBlock:(void (^)(id, NSUInteger, BOOL *))block;
  - (void)enumerateResultsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(id, NSUInteger, BOOL *))block;
  - (void)stopQuery;
  @property (readonly) BOOL
      isStarted isGathering isStopped
  @property (copy) NSArray *
      searchScopes searchItems
  @property (readonly) NSArray *results;
  @property (readonly) NSArray<NSMetadataQueryResultGroup *> *groupedResults;
  @property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
  @property (copy) NSArray<NSString *> *
      valueListAttributes groupingAttributes
  @property (readonly) NSDictionary<NSString *, NSArray<NSMetadataQueryAttributeValueTuple *> *> *valueLists;
  @property NSOperationQueue *operationQueue;
  @property (copy) NSPredicate *predicate;
  @property (readonly) NSUInteger resultCount;
  @property double notificationBatchingInterval;
  @property (assign) id<NSMetadataQueryDelegate> delegate;
  @interface NSMetadataQueryAttributeValueTuple
  @property (readonly) NSString *attribute;
  @property (readonly) NSUInteger count;
  @property (readonly) id value;
  @interface NSMetadataQueryResultGroup
  - (id)resultAtIndex:(NSUInteger)index;
  @property (readonly) NSArray *results;
  @property (readonly) NSArray<NSMetadataQueryResultGroup *> *subgroups;
  @property (readonly) NSString *attribute;
  @property (readonly) NSUInteger resultCount;
  @property (readonly) id value;
  @interface NSUbiquitousKeyValueStore
  + (NSUbiquitousKeyValueStore *)defaultStore;
  - (BOOL)boolForKey:(NSString *)key;
  - (BOOL)synchronize;
  - (NSArray *)arrayForKey:(NSString *)key;
  - (NSData *)dataForKey:(NSString *)key;
  - (NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key;
  - (NSDictionary<NSString *, id> *)dictionaryRepresentation;
  - (NSString *)stringForKey:(NSString *)key;
  - (double)doubleForKey:(NSString *)key;
  - (id)objectForKey:(NSString *)key;
  - (long long)longLongForKey:(NSString *)key;
  - (void)removeObjectForKey:(NSString *)key;
  - (void)setArray:(NSArray *)array forKey:(NSString *)key;
  - (void)setBool:(BOOL)boolValue forKey:(NSString *)key;
  - (void)setData:(NSData *)data forKey:(NSString *)key;
  - (void)setDictionary:(NSDictionary<NSString *, id> *)dictionary forKey:(NSString *)key;
  - (void)setDouble:(double)doubleValue forKey:(NSString *)key;
  - (void)setLongLong:(long long)longValue forKey:(NSString *)key;
  - (void)setObject:(id)object forKey:(NSString *)key;
  - (void)setString:(NSString *)string forKey:(NSString *)key;
  @interface NSUserDefaults
  + (void)resetStandardUserDefaults;
  - (BOOL)boolForKey:(NSString *)key;
  - (BOOL)objectIsForcedForKey:(NSString *)key inDomain:(NSString *)domain;
  - (BOOL)objectIsForcedForKey:(NSString *)key;
  - (BOOL)synchronize;
  - (NSArray *)arrayForKey:(NSString *)key;
  - (NSArray *)persistentDomainNames;
  - (NSArray<NSString *> *)stringArrayForKey:(NSString *)key;
  - (NSData *)dataForKey:(NSString *)key;
  - (NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key;
  - (NSDictionary<NSString *, id> *)dictionaryRepresentation;
  - (NSDictionary<NSString *, id> *)persistentDomainForName:(NSString *)name;
  - (NSDictionary<NSString *, id> *)volatileDomainForName:(NSString *)name;
  - (NSInteger)integerForKey:(NSString *)key;
  - (NSString *)stringForKey:(NSString *)key;
  - (NSURL *)URLForKey:(NSString *)key;
  - (double)doubleForKey:(NSString *)key;
  - (float)floatForKey:(NSString *)key;
  - (id)objectForKey:(NSString *)key;
  - (instancetype)initWithSuiteName:(NSString *)name;
  - (instancetype)initWithUser:(NSString *)user;
  - (void)addSuiteNamed:(NSString *)named;
  - (void)registerDefaults:(NSDictionary<NSString *, id> *)defaults;
  - (void)removeObjectForKey:(NSString *)key;
  - (void)removePersistentDomainForName:(NSString *)name;
  - (void)removeSuiteNamed:(NSString *)named;
  - (void)removeVolatileDomainForName:(NSString *)name;
  - (void)setBool:(BOOL)value forKey:(NSString *)key;
  - (void)setDouble:(double)doubleValue forKey:(NSString *)key;
  - (void)setFloat:(float)floatValue forKey:(NSString *)key;
  - (void)setInteger:(NSInteger)value forKey:(NSString *)key;
  - (void)setObject:(id)value forKey:(NSString *)key;
  - (void)setPersistentDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)name;
  - (void)setURL:(NSURL *)url forKey:(NSString *)key;
  - (void)setVolatileDomain:(NSDictionary<NSString *, id> *)domain forName:(NSString *)name;
  @property (readonly) NSArray<NSString *> *volatileDomainNames;
  @property (class, readonly) NSUserDefaults *standardUserDefaults;
  @interface NSItemProvider <NSCopying>
  - (BOOL)canLoadObjectOfClass:(Class)classValue;
  - (BOOL)hasItemConformingToTypeIdentifier:(NSString *)identifier;
  - (BOOL)hasRepresentationConformingToTypeIdentifier:(NSString *)identifier fileOptions:(NSItemProviderFileOptions)options;
  - (NSArray<NSString *> *)registeredTypeIdentifiersWithFileOptions:(NSItemProviderFileOptions)options;
  - (NSArray<UTType *> *)registeredContentTypesConformingToContentType:(UTType *)type;
  - (NSProgress *)loadDataRepresentationForContentType:(UTType *)type completionHandler:(void (^)(NSData *, NSError *))handler;
  - (NSProgress *)loadDataRepresentationForTypeIdentifier:(NSString *)identifier completionHandler:(void (^)(NSData *, NSError *))handler;
  - (NSProgress *)loadFileRepresentationForContentType:(UTType *)type openInPlace:(BOOL)place completionHandler:(void (^)(NSURL *, BOOL, NSError *))handler;
  - (NSProgress *)loadFileRepresentationForTypeIdentifier:(NSString *)identifier completionHandler:(void (^)(NSURL *, NSError *))handler;
  - (NSProgress *)loadInPlaceFileRepresentationForTypeIdentifier:(NSString *)identifier completionHandler:(void (^)(NSURL *, BOOL, NSError *))handler;
  - (NSProgress *)loadObjectOfClass:(Class)classValue completionHandler:(void (^)(id<NSItemProviderReading>, NSError *))handler;
  - (instancetype)initWithContentsOfURL:(NSURL *)url contentType:(UTType *)type openInPlace:(BOOL)place coordinated:(BOOL)coordinated visibility:(NSItemProviderRepresentationVisibility)visibility;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithItem:(id<NSSecureCoding>)item typeIdentifier:(NSString *)identifier;
  - (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
  - (void)loadItemForTypeIdentifier:(NSString *)identifier options:(NSDictionary *)options completionHandler:(void (^)(id<NSSecureCoding>, NSError *))handler;
  - (void)loadPreviewImageWithOptions:(NSDictionary *)options completionHandler:(void (^)(id<NSSecureCoding>, NSError *))handler;
  - (void)registerCloudKitShare:(CKShare *)share container:(CKContainer *)container;
  - (void)registerCloudKitShareWithPreparationHandler:(void (^)(void (^)(CKShare *, CKContainer *, NSError *)))handler;
  - (void)registerDataRepresentationForContentType:(UTType *)type visibility:(NSItemProviderRepresentationVisibility)visibility loadHandler:(NSProgress *(^)(void (^)(NSData *, NSError *)))handler;
  - (void)registerDataRepresentationForTypeIdentifier:(NSString *)identifier visibility:(NSItemProviderRepresentationVisibility)visibility loadHandler:(NSProgress *(^)(void (^)(NSData *, NSError *)))handler;
  - (void)registerFileRepresentationForContentType:(UTType *)type visibility:(NSItemProviderRepresentationVisibility)visibility openInPlace:(BOOL)place loadHandler:(NSProgress *(^)(void (^)(NSURL *, BOOL, NSError *)))handler;
  - (void)registerFileRepresentationForTypeIdentifier:(NSString *)identifier fileOptions:(NSItemProviderFileOptions)options visibility:(NSItemProviderRepresentationVisibility)visibility loadHandler:(NSProgress *(^)(void (^)(NSURL *, BOOL, NSError *)))handler;
  - (void)registerItemForTypeIdentifier:(NSString *)identifier loadHandler:(void (^)(void *, Class, NSDictionary *))handler;
  - (void)registerObject:(id<NSItemProviderWriting>)object visibility:(NSItemProviderRepresentationVisibility)visibility;
  - (void)registerObjectOfClass:(Class)classValue visibility:(NSItemProviderRepresentationVisibility)visibility loadHandler:(NSProgress *(^)(void (^)(id<NSItemProviderWriting>, NSError *)))handler;
  @property (readonly) NSArray<NSString *> *registeredTypeIdentifiers;
  @property (readonly) NSArray<UTType *> *
      registeredContentTypes registeredContentTypesForOpenInPlace
  @property (copy) NSData *teamData;
  @property (readonly) NSRect
      sourceFrame containerFrame
  @property NSSize preferredPresentationSize;
  @property (copy) NSString *suggestedName;
  @property UIPreferredPresentationStyle preferredPresentationStyle;
  @property void *previewImageHandler;
  @interface NSExtensionContext
  - (void)cancelRequestWithError:(NSError *)error;
  - (void)completeRequestReturningItems:(NSArray *)items completionHandler:(void (^)(BOOL))handler;
  - (void)openURL:(NSURL *)url completionHandler:(void (^)(BOOL))handler;
  @property (readonly) NSArray *inputItems;
  @interface NSExtensionItem <NSCoding, NSCopying, NSSecureCoding>
  @property (copy) NSArray<NSItemProvider *> *attachments;
  @property (copy) NSAttributedString *
      attributedTitle attributedContentText
  @property (copy) NSDictionary *userInfo;
  @interface NSURLRequest <NSCopying, NSMutableCopying, NSSecureCoding>
  + (BOOL)supportsSecureCoding;
  + (instancetype)requestWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(double)interval;
  + (instancetype)requestWithURL:(NSURL *)url;
  - (BOOL)allowsUltraConstrainedNetworkAccess;
  - (BOOL)supportsSecureCoding;
  - (NSString *)valueForHTTPHeaderField:(NSString *)field;
  - (instancetype)initWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)timeout;
  - (instancetype)initWithURL:(NSURL *)url;
  @property (readonly) BOOL
      HTTPShouldHandleCookies allowsCellularAccess allowsExpensiveNetworkAccess allowsConstrainedNetworkAccess assumesHTTP3Capable
      requiresDNSSECValidation allowsPersistentDNS HTTPShouldUsePipelining
  @property (readonly) NSData *HTTPBody;
  @property (readonly) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
  @property (readonly) NSInputStream *HTTPBodyStream;
  @property (readonly) NSString *
      HTTPMethod cookiePartitionIdentifier
  @property (readonly) NSTimeInterval timeoutInterval;
  @property (readonly) NSURL *
      URL mainDocumentURL
  @property (readonly) NSURLRequestAttribution attribution;
  @property (readonly) NSURLRequestCachePolicy cachePolicy;
  @property (readonly) NSURLRequestNetworkServiceType networkServiceType;
  @interface NSMutableURLRequest
  - (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
  - (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
  @property BOOL
      allowsCellularAccess HTTPShouldHandleCookies HTTPShouldUsePipelining allowsExpensiveNetworkAccess allowsConstrainedNetworkAccess
      allowsUltraConstrainedNetworkAccess assumesHTTP3Capable requiresDNSSECValidation allowsPersistentDNS
  @property NSData *HTTPBody;
  @property NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
  @property NSInputStream *HTTPBodyStream;
  @property NSString *HTTPMethod;
  @property (copy) NSString *cookiePartitionIdentifier;
  @property NSTimeInterval timeoutInterval;
  @property NSURL *URL;
  @property (copy) NSURL *mainDocumentURL;
  @property NSURLRequestAttribution attribution;
  @property NSURLRequestCachePolicy cachePolicy;
  @property NSURLRequestNetworkServiceType networkServiceType;
  @interface NSURLResponse <NSCopying, NSSecureCoding>
  - (instancetype)initWithURL:(NSURL *)url MIMEType:(NSString *)type expectedContentLength:(NSInteger)length textEncodingName:(NSString *)name;
  @property (readonly) NSString *
      MIMEType suggestedFilename textEncodingName
  @property (readonly) NSURL *URL;
  @property (readonly) long long expectedContentLength;
  @interface NSHTTPURLResponse
  + (NSString *)localizedStringForStatusCode:(NSInteger)code;
  - (NSString *)valueForHTTPHeaderField:(NSString *)field;
  - (instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)code HTTPVersion:(NSString *)version headerFields:(NSDictionary *)fields;
  @property (readonly) NSDictionary *allHeaderFields;
  @property (readonly) NSInteger statusCode;
  @interface NSCachedURLResponse <NSCopying, NSSecureCoding>
  - (instancetype)initWithResponse:(NSURLResponse *)response data:(NSData *)data userInfo:(NSDictionary *)info storagePolicy:(NSURLCacheStoragePolicy)policy;
  - (instancetype)initWithResponse:(NSURLResponse *)response data:(NSData *)data;
  @property (readonly) NSData *data;
  @property (readonly) NSDictionary *userInfo;
  @property (readonly) NSURLCacheStoragePolicy storagePolicy;
  @property (readonly) NSURLResponse *response;
  @interface NSURLAuthenticationChallenge <NSSecureCoding>
  - (instancetype)initWithAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge sender:(id<NSURLAuthenticationChallengeSender>)sender;
  - (instancetype)initWithProtectionSpace:(NSURLProtectionSpace *)space proposedCredential:(NSURLCredential *)credential previousFailureCount:(NSInteger)count failureResponse:(NSURLResponse *)response error:(NSError *)error sender:(id<NSURLAuthenticationChallengeSender>)sender;
  @property (readonly) NSError *error;
  @property (readonly) NSInteger previousFailureCount;
  @property (readonly) NSURLCredential *proposedCredential;
  @property (readonly) NSURLProtectionSpace *protectionSpace;
  @property (readonly) NSURLResponse *failureResponse;
  @property (readonly) id<NSURLAuthenticationChallengeSender> sender;
  @interface NSURLCache
  - (NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request;
  - (instancetype)initWithMemoryCapacity:(NSUInteger)capacity diskCapacity:(NSUInteger)capacity2 directoryURL:(NSURL *)url;
  - (instancetype)initWithMemoryCapacity:(NSUInteger)memory diskCapacity:(NSUInteger)disk diskPath:(NSString *)path;
  - (void)getCachedResponseForDataTask:(NSURLSessionDataTask *)task completionHandler:(void (^)(NSCachedURLResponse *))handler;
  - (void)removeAllCachedResponses;
  - (void)removeCachedResponseForDataTask:(NSURLSessionDataTask *)task;
  - (void)removeCachedResponseForRequest:(NSURLRequest *)request;
  - (void)removeCachedResponsesSinceDate:(NSDate *)date;
  - (void)storeCachedResponse:(NSCachedURLResponse *)response forDataTask:(NSURLSessionDataTask *)task;
  - (void)storeCachedResponse:(NSCachedURLResponse *)response forRequest:(NSURLRequest *)request;
  @property NSUInteger
      memoryCapacity diskCapacity
  @property (readonly) NSUInteger
      currentMemoryUsage currentDiskUsage
  @property (class) NSURLCache *sharedURLCache;
  @interface NSURLConnection
  + (BOOL)canHandleRequest:(NSURLRequest *)request;
  + (NSData *)sendSynchronousRequest:(NSURLRequest *)request returningResponse:(NSURLResponse **)response error:(NSError **)error;
  + (NSURLConnection *)connectionWithRequest:(NSURLRequest *)request delegate:(id)delegate;
  + (void)sendAsynchronousRequest:(NSURLRequest *)request queue:(NSOperationQueue *)queue completionHandler:(void (^)(NSURLResponse *, NSData *, NSError *))handler;
  - (instancetype)initWithRequest:(NSURLRequest *)request delegate:(id)delegate startImmediately:(BOOL)start;
  - (instancetype)initWithRequest:(NSURLRequest *)request delegate:(id)delegate;
  - (void)cancel;
  - (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)setDelegateQueue:(NSOperationQueue *)queue;
  - (void)start;
  - (void)unscheduleFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  @property (readonly) NSURLRequest *
      originalRequest currentRequest
  @interface NSURLCredential <NSCopying, NSSecureCoding>
  + (NSURLCredential *)credentialForTrust:(SecTrustRef)trust;
  + (NSURLCredential *)credentialWithIdentity:(SecIdentityRef)identity certificates:(NSArray *)certificates persistence:(NSURLCredentialPersistence)persistence;
  + (NSURLCredential *)credentialWithUser:(NSString *)user password:(NSString *)password persistence:(NSURLCredentialPersistence)persistence;
  - (instancetype)initWithIdentity:(SecIdentityRef)identity certificates:(NSArray *)certificates persistence:(NSURLCredentialPersistence)persistence;
  - (instancetype)initWithTrust:(SecTrustRef)trust;
  - (instancetype)initWithUser:(NSString *)user password:(NSString *)password persistence:(NSURLCredentialPersistence)persistence;
  @property (readonly) BOOL hasPassword;
  @property (readonly) NSArray *certificates;
  @property (readonly) NSString *
      user password
  @property (readonly) NSURLCredentialPersistence persistence;
  @property (readonly) SecIdentityRef identity;
  @interface NSURLCredentialStorage
  + (NSURLCredentialStorage *)sharedCredentialStorage;
  - (NSDictionary<NSString *, NSURLCredential *> *)credentialsForProtectionSpace:(NSURLProtectionSpace *)space;
  - (NSURLCredential *)defaultCredentialForProtectionSpace:(NSURLProtectionSpace *)space;
  - (void)getCredentialsForProtectionSpace:(NSURLProtectionSpace *)space task:(NSURLSessionTask *)task completionHandler:(void (^)(NSDictionary<NSString *, NSURLCredential *> *))handler;
  - (void)getDefaultCredentialForProtectionSpace:(NSURLProtectionSpace *)space task:(NSURLSessionTask *)task completionHandler:(void (^)(NSURLCredential *))handler;
  - (void)removeCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space options:(NSDictionary<NSString *, id> *)options task:(NSURLSessionTask *)task;
  - (void)removeCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space options:(NSDictionary<NSString *, id> *)options;
  - (void)removeCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space;
  - (void)setCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space task:(NSURLSessionTask *)task;
  - (void)setCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space;
  - (void)setDefaultCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space task:(NSURLSessionTask *)task;
  - (void)setDefaultCredential:(NSURLCredential *)credential forProtectionSpace:(NSURLProtectionSpace *)space;
  @property (readonly) NSDictionary<NSURLProtectionSpace *, NSDictionary<NSString *, NSURLCredential *> *> *allCredentials;
  @interface NSURLDownload
  + (BOOL)canResumeDownloadDecodedWithEncodingMIMEType:(NSString *)type;
  - (instancetype)initWithRequest:(NSURLRequest *)request delegate:(id<NSURLDownloadDelegate>)delegate;
  - (instancetype)initWithResumeData:(NSData *)data delegate:(id<NSURLDownloadDelegate>)delegate path:(NSString *)path;
  - (void)cancel;
  - (void)setDestination:(NSString *)destination allowOverwrite:(BOOL)overwrite;
  @property BOOL deletesFileUponFailure;
  @property (readonly) NSData *resumeData;
  @property (readonly) NSURLRequest *request;
  @interface NSURLProtectionSpace <NSCopying, NSSecureCoding>
  - (instancetype)initWithHost:(NSString *)host port:(NSInteger)port protocol:(NSString *)protocol realm:(NSString *)realm authenticationMethod:(NSString *)method;
  - (instancetype)initWithProxyHost:(NSString *)host port:(NSInteger)port type:(NSString *)type realm:(NSString *)realm authenticationMethod:(NSString *)method;
  @property (readonly) BOOL
      receivesCredentialSecurely isProxy
  @property (readonly) NSArray<NSData *> *distinguishedNames;
  @property (readonly) NSInteger port;
  @property (readonly) NSString *
      host authenticationMethod realm proxyType protocol
  @property (readonly) SecTrustRef serverTrust;
  @interface NSURLProtocol
  + (BOOL)canInitWithRequest:(NSURLRequest *)request;
  + (BOOL)canInitWithTask:(NSURLSessionTask *)task;
  + (BOOL)registerClass:(Class)classValue;
  + (BOOL)requestIsCacheEquivalent:(NSURLRequest *)equivalent toRequest:(NSURLRequest *)request;
  + (NSURLRequest *)canonicalRequestForRequest:(NSURLRequest *)request;
  + (id)propertyForKey:(NSString *)key inRequest:(NSURLRequest *)request;
  + (void)removePropertyForKey:(NSString *)key inRequest:(NSMutableURLRequest *)request;
  + (void)setProperty:(id)property forKey:(NSString *)key inRequest:(NSMutableURLRequest *)request;
  + (void)unregisterClass:(Class)classValue;
  - (instancetype)initWithRequest:(NSURLRequest *)request cachedResponse:(NSCachedURLResponse *)response client:(id<NSURLProtocolClient>)client;
  - (instancetype)initWithTask:(NSURLSessionTask *)task cachedResponse:(NSCachedURLResponse *)response client:(id<NSURLProtocolClient>)client;
  - (void)startLoading;
  - (void)stopLoading;
  @property (readonly) NSCachedURLResponse *cachedResponse;
  @property (readonly) NSURLRequest *request;
  @property (readonly) NSURLSessionTask *task;
  @property (readonly) id<NSURLProtocolClient> client;
  @interface NSURLSession
  + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(id<NSURLSessionDelegate>)delegate delegateQueue:(NSOperationQueue *)queue;
  + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
  - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
  - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
  - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
  - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url;
  - (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSURL *, NSURLResponse *, NSError *))handler;
  - (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request;
  - (NSURLSessionDownloadTask *)downloadTaskWithResumeData:(NSData *)data completionHandler:(void (^)(NSURL *, NSURLResponse *, NSError *))handler;
  - (NSURLSessionDownloadTask *)downloadTaskWithResumeData:(NSData *)data;
  - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url completionHandler:(void (^)(NSURL *, NSURLResponse *, NSError *))handler;
  - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url;
  - (NSURLSessionStreamTask *)streamTaskWithHostName:(NSString *)name port:(NSInteger)port;
  - (NSURLSessionStreamTask *)streamTaskWithNetService:(NSNetService *)service;
  - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)data completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))handler;
  - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)data;
  - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)file completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))handler;
  - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)file;
  - (NSURLSessionUploadTask *)uploadTaskWithResumeData:(NSData *)data completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))handler;
  - (NSURLSessionUploadTask *)uploadTaskWithResumeData:(NSData *)data;
  - (NSURLSessionUploadTask *)uploadTaskWithStreamedRequest:(NSURLRequest *)request;
  - (NSURLSessionWebSocketTask *)webSocketTaskWithRequest:(NSURLRequest *)request;
  - (NSURLSessionWebSocketTask *)webSocketTaskWithURL:(NSURL *)url protocols:(NSArray<NSString *> *)protocols;
  - (NSURLSessionWebSocketTask *)webSocketTaskWithURL:(NSURL *)url;
  - (void)finishTasksAndInvalidate;
  - (void)flushWithCompletionHandler:(void (^)(void))handler;
  - (void)getAllTasksWithCompletionHandler:(void (^)(NSArray<NSURLSessionTask *> *))handler;
  - (void)getTasksWithCompletionHandler:(void (^)(NSArray<NSURLSessionDataTask *> *, NSArray<NSURLSessionUploadTask *> *, NSArray<NSURLSessionDownloadTask *> *))handler;
  - (void)invalidateAndCancel;
  - (void)resetWithCompletionHandler:(void (^)(void))handler;
  @property (readonly) NSOperationQueue *delegateQueue;
  @property (copy) NSString *sessionDescription;
  @property (class, readonly) NSURLSession *sharedSession;
  @property (readonly) NSURLSessionConfiguration *configuration;
  @property (readonly) id<NSURLSessionDelegate> delegate;
  @interface NSURLSessionConfiguration <NSCopying>
  + (NSURLSessionConfiguration *)backgroundSessionConfiguration:(NSString *)configuration;
  + (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier;
  @property BOOL
      allowsCellularAccess HTTPShouldUsePipelining HTTPShouldSetCookies allowsExpensiveNetworkAccess allowsConstrainedNetworkAccess
      allowsUltraConstrainedNetworkAccess requiresDNSSECValidation waitsForConnectivity sessionSendsLaunchEvents shouldUseExtendedBackgroundIdleMode
      usesClassicLoadingMode enablesEarlyData
  @property (getter=is) BOOL
      discretionary
  @property NSArray<Class> *protocolClasses;
  @property NSDictionary *HTTPAdditionalHeaders;
  @property (copy) NSDictionary *connectionProxyDictionary;
  @property NSHTTPCookieAcceptPolicy HTTPCookieAcceptPolicy;
  @property NSHTTPCookieStorage *HTTPCookieStorage;
  @property NSInteger HTTPMaximumConnectionsPerHost;
  @property (copy) NSString *sharedContainerIdentifier;
  @property (readonly) NSString *identifier;
  @property NSTimeInterval timeoutIntervalForRequest;
  @property NSURLCache *URLCache;
  @property NSURLCredentialStorage *URLCredentialStorage;
  @property NSURLRequestCachePolicy requestCachePolicy;
  @property NSURLRequestNetworkServiceType networkServiceType;
  @property (class, readonly) NSURLSessionConfiguration *
      defaultSessionConfiguration ephemeralSessionConfiguration
  @property NSURLSessionMultipathServiceType multipathServiceType;
  @property double timeoutIntervalForResource;
  @interface NSURLSessionTask <NSCopying, NSProgressReporting>
  - (void)cancel;
  - (void)resume;
  - (void)suspend;
  @property BOOL prefersIncrementalDelivery;
  @property (copy) NSDate *earliestBeginDate;
  @property (readonly) NSError *error;
  @property (readonly) NSProgress *progress;
  @property NSString *taskDescription;
  @property (readonly) NSUInteger taskIdentifier;
  @property (readonly) NSURLRequest *
      originalRequest currentRequest
  @property (readonly) NSURLResponse *response;
  @property (readonly) NSURLSessionTaskState state;
  @property float priority;
  @property id<NSURLSessionTaskDelegate> delegate;
  @property int64_t
      countOfBytesClientExpectsToSend countOfBytesClientExpectsToReceive
  @property (readonly) int64_t
      countOfBytesReceived countOfBytesSent countOfBytesExpectedToReceive countOfBytesExpectedToSend
  @interface NSURLSessionUploadTask
  - (void)cancelByProducingResumeData:(void (^)(NSData *))data;
  @interface NSURLSessionDownloadTask
  - (void)cancelByProducingResumeData:(void (^)(NSData *))data;
  @interface NSURLSessionStreamTask
  - (void)captureStreams;
  - (void)closeRead;
  - (void)closeWrite;
  - (void)readDataOfMinLength:(NSUInteger)length maxLength:(NSUInteger)length2 timeout:(double)timeout completionHandler:(void (^)(NSData *, BOOL, NSError *))handler;
  - (void)startSecureConnection;
  - (void)stopSecureConnection;
  - (void)writeData:(NSData *)data timeout:(double)timeout completionHandler:(void (^)(NSError *))handler;
  @interface NSURLSessionWebSocketTask
  - (NSData *)closeReason;
  - (void)cancelWithCloseCode:(NSURLSessionWebSocketCloseCode)code reason:(NSData *)reason;
  - (void)receiveMessageWithCompletionHandler:(void (^)(NSURLSessionWebSocketMessage *, NSError *))handler;
  - (void)sendMessage:(NSURLSessionWebSocketMessage *)message completionHandler:(void (^)(NSError *))handler;
  - (void)sendPingWithPongReceiveHandler:(void (^)(NSError *))handler;
  @property NSInteger maximumMessageSize;
  @property (readonly) NSURLSessionWebSocketCloseCode closeCode;
  @interface NSURLSessionTaskMetrics
  @property (readonly) NSArray<NSURLSessionTaskTransactionMetrics *> *transactionMetrics;
  @property (readonly) NSDateInterval *taskInterval;
  @property (readonly) NSUInteger redirectCount;
  @interface NSURLSessionTaskTransactionMetrics
  - (NSDate *)connectEndDate;
  - (NSDate *)connectStartDate;
  - (NSDate *)domainLookupEndDate;
  - (NSDate *)domainLookupStartDate;
  - (NSDate *)fetchStartDate;
  - (NSDate *)requestEndDate;
  - (NSDate *)requestStartDate;
  - (NSDate *)responseEndDate;
  - (NSDate *)responseStartDate;
  - (NSDate *)secureConnectionEndDate;
  - (NSDate *)secureConnectionStartDate;
  - (NSNumber *)localPort;
  - (NSNumber *)negotiatedTLSCipherSuite;
  - (NSNumber *)negotiatedTLSProtocolVersion;
  - (NSNumber *)remotePort;
  - (NSString *)localAddress;
  - (NSString *)networkProtocolName;
  - (NSString *)remoteAddress;
  @property (readonly) BOOL
      isProxyConnection isReusedConnection isCellular isExpensive isConstrained isMultipath
  @property (readonly) NSURLRequest *request;
  @property (readonly) NSURLResponse *response;
  @property (readonly) NSURLSessionTaskMetricsDomainResolutionProtocol domainResolutionProtocol;
  @property (readonly) NSURLSessionTaskMetricsResourceFetchType resourceFetchType;
  @property (readonly) int64_t
      countOfRequestHeaderBytesSent countOfRequestBodyBytesSent countOfRequestBodyBytesBeforeEncoding countOfResponseHeaderBytesReceived
      countOfResponseBodyBytesReceived countOfResponseBodyBytesAfterDecoding
  @interface NSURLSessionWebSocketMessage
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithString:(NSString *)string;
  @property (readonly) NSData *data;
  @property (readonly) NSString *string;
  @property (readonly) NSURLSessionWebSocketMessageType type;
  @interface NSHTTPCookie
  + (NSArray<NSHTTPCookie *> *)cookiesWithResponseHeaderFields:(NSDictionary<NSString *, NSString *> *)fields forURL:(NSURL *)url;
  + (NSDictionary<NSString *, NSString *> *)requestHeaderFieldsWithCookies:(NSArray<NSHTTPCookie *> *)cookies;
  + (NSHTTPCookie *)cookieWithProperties:(NSDictionary<NSHTTPCookiePropertyKey, id> *)properties;
  - (NSHTTPCookieStringPolicy)sameSitePolicy;
  - (instancetype)initWithProperties:(NSDictionary<NSHTTPCookiePropertyKey, id> *)properties;
  @property (readonly) BOOL
      isSessionOnly isSecure isHTTPOnly
  @property (readonly) NSArray<NSNumber *> *portList;
  @property (readonly) NSDate *expiresDate;
  @property (readonly) NSDictionary<NSHTTPCookiePropertyKey, id> *properties;
  @property (readonly) NSString *
      name value domain path comment
  @property (readonly) NSUInteger version;
  @property (readonly) NSURL *commentURL;
  @interface NSHTTPCookieStorage
  + (NSHTTPCookieStorage *)sharedCookieStorageForGroupContainerIdentifier:(NSString *)identifier;
  - (NSArray<NSHTTPCookie *> *)cookiesForURL:(NSURL *)url;
  - (NSArray<NSHTTPCookie *> *)sortedCookiesUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
  - (id)initWithStorageLocation:(NSURL *)location;
  - (void)deleteCookie:(NSHTTPCookie *)cookie;
  - (void)getCookiesForTask:(NSURLSessionTask *)task completionHandler:(void (^)(NSArray<NSHTTPCookie *> *))handler;
  - (void)removeCookiesSinceDate:(NSDate *)date;
  - (void)setCookie:(NSHTTPCookie *)cookie;
  - (void)setCookies:(NSArray<NSHTTPCookie *> *)cookies forURL:(NSURL *)url mainDocumentURL:(NSURL *)url2;
  - (void)storeCookies:(NSArray<NSHTTPCookie *> *)cookies forTask:(NSURLSessionTask *)task;
  @property (readonly) NSArray<NSHTTPCookie *> *cookies;
  @property NSHTTPCookieAcceptPolicy cookieAcceptPolicy;
  @property (class, readonly) NSHTTPCookieStorage *sharedHTTPCookieStorage;
  @interface NSFormatter <NSCoding, NSCopying>
  - (BOOL)getObjectValue:(id *)value forString:(NSString *)string errorDescription:(NSString **)description;
  - (BOOL)isPartialStringValid:(NSString *)valid newEditingString:(NSString **)string errorDescription:(NSString **)description;
  - (BOOL)isPartialStringValid:(NSString **)valid proposedSelectedRange:(NSRangePointer)range originalString:(NSString *)string originalSelectedRange:(NSRange)range2 errorDescription:(NSString **)description;
  - (NSAttributedString *)attributedStringForObjectValue:(id)value withDefaultAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (NSString *)editingStringForObjectValue:(id)value;
  - (NSString *)stringForObjectValue:(id)value;
  @interface NSByteCountFormatter
  + (NSString *)stringFromByteCount:(long long)count countStyle:(NSByteCountFormatterCountStyle)style;
  + (NSString *)stringFromMeasurement:(NSMeasurement<NSUnitInformationStorage *> *)measurement countStyle:(NSByteCountFormatterCountStyle)style;
  - (NSString *)stringFromByteCount:(long long)count;
  - (NSString *)stringFromMeasurement:(NSMeasurement<NSUnitInformationStorage *> *)measurement;
  @property BOOL
      allowsNonnumericFormatting includesUnit includesCount includesActualByteCount zeroPadsFractionDigits
  @property (getter=is) BOOL
      adaptive
  @property NSByteCountFormatterCountStyle countStyle;
  @property NSByteCountFormatterUnits allowedUnits;
  @property NSFormattingContext formattingContext;
  @interface NSDateComponentsFormatter
  + (NSString *)localizedStringFromDateComponents:(NSDateComponents *)components unitsStyle:(NSDateComponentsFormatterUnitsStyle)style;
  - (NSString *)stringFromDate:(NSDate *)date toDate:(NSDate *)date2;
  - (NSString *)stringFromDateComponents:(NSDateComponents *)components;
  - (NSString *)stringFromTimeInterval:(double)interval;
  @property BOOL
      allowsFractionalUnits collapsesLargestUnit includesApproximationPhrase includesTimeRemainingPhrase
  @property (copy) NSCalendar *calendar;
  @property NSCalendarUnit allowedUnits;
  @property (copy) NSDate *referenceDate;
  @property NSDateComponentsFormatterUnitsStyle unitsStyle;
  @property NSDateComponentsFormatterZeroFormattingBehavior zeroFormattingBehavior;
  @property NSFormattingContext formattingContext;
  @property NSInteger maximumUnitCount;
  @interface NSDateFormatter
  + (NSString *)dateFormatFromTemplate:(NSString *)templateValue options:(NSUInteger)options locale:(NSLocale *)locale;
  + (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)style timeStyle:(NSDateFormatterStyle)style2;
  - (BOOL)allowsNaturalLanguage;
  - (BOOL)getObjectValue:(id *)value forString:(NSString *)string range:(NSRange *)range error:(NSError **)error;
  - (NSDate *)dateFromString:(NSString *)string;
  - (NSString *)stringFromDate:(NSDate *)date;
  - (instancetype)initWithDateFormat:(NSString *)format allowNaturalLanguage:(BOOL)language;
  - (void)setLocalizedDateFormatFromTemplate:(NSString *)templateValue;
  @property BOOL
      generatesCalendarDates doesRelativeDateFormatting
  @property (getter=is) BOOL
      lenient
  @property (copy) NSArray<NSString *> *
      eraSymbols monthSymbols shortMonthSymbols weekdaySymbols shortWeekdaySymbols longEraSymbols veryShortMonthSymbols standaloneMonthSymbols
      shortStandaloneMonthSymbols veryShortStandaloneMonthSymbols veryShortWeekdaySymbols standaloneWeekdaySymbols shortStandaloneWeekdaySymbols
      veryShortStandaloneWeekdaySymbols quarterSymbols shortQuarterSymbols standaloneQuarterSymbols shortStandaloneQuarterSymbols
  @property (copy) NSCalendar *calendar;
  @property (copy) NSDate *
      twoDigitStartDate defaultDate gregorianStartDate
  @property NSDateFormatterBehavior formatterBehavior;
  @property (class) NSDateFormatterBehavior defaultFormatterBehavior;
  @property NSDateFormatterStyle
      dateStyle timeStyle
  @property NSFormattingContext formattingContext;
  @property NSLocale *locale;
  @property NSString *dateFormat;
  @property (copy) NSString *
      AMSymbol PMSymbol
  @property NSTimeZone *timeZone;
  @interface NSDateIntervalFormatter
  - (NSString *)stringFromDate:(NSDate *)date toDate:(NSDate *)date2;
  - (NSString *)stringFromDateInterval:(NSDateInterval *)interval;
  @property (copy) NSCalendar *calendar;
  @property NSDateIntervalFormatterStyle
      dateStyle timeStyle
  @property (copy) NSLocale *locale;
  @property (copy) NSString *dateTemplate;
  @property (copy) NSTimeZone *timeZone;
  @interface NSISO8601DateFormatter <NSSecureCoding>
  + (NSString *)stringFromDate:(NSDate *)date timeZone:(NSTimeZone *)zone formatOptions:(NSISO8601DateFormatOptions)options;
  - (NSDate *)dateFromString:(NSString *)string;
  - (NSString *)stringFromDate:(NSDate *)date;
  @property NSISO8601DateFormatOptions formatOptions;
  @property (copy) NSTimeZone *timeZone;
  @interface NSListFormatter
  + (NSString *)localizedStringByJoiningStrings:(NSArray<NSString *> *)strings;
  - (NSString *)stringFromItems:(NSArray *)items;
  @property (copy) NSFormatter *itemFormatter;
  @property (copy) NSLocale *locale;
  @interface NSNumberFormatter
  + (NSNumberFormatterBehavior)defaultFormatterBehavior;
  + (NSString *)localizedStringFromNumber:(NSNumber *)number numberStyle:(NSNumberFormatterStyle)style;
  + (void)setDefaultFormatterBehavior:(NSNumberFormatterBehavior)behavior;
  - (BOOL)getObjectValue:(id *)value forString:(NSString *)string range:(NSRange *)range error:(NSError **)error;
  - (NSNumber *)numberFromString:(NSString *)string;
  - (NSString *)stringFromNumber:(NSNumber *)number;
  @property BOOL
      generatesDecimalNumbers allowsFloats alwaysShowsDecimalSeparator usesGroupingSeparator usesSignificantDigits hasThousandSeparators
      localizesFormat
  @property (getter=is) BOOL
      lenient partialStringValidationEnabled
  @property (copy) NSAttributedString *
      attributedStringForZero attributedStringForNil attributedStringForNotANumber
  @property (copy) NSDecimalNumberHandler *roundingBehavior;
  @property (copy) NSDictionary<NSString *, id> *
      textAttributesForNegativeValues textAttributesForPositiveValues textAttributesForZero textAttributesForNil textAttributesForNotANumber
      textAttributesForPositiveInfinity textAttributesForNegativeInfinity
  @property NSFormattingContext formattingContext;
  @property NSInteger minimumGroupingDigits;
  @property NSLocale *locale;
  @property (copy) NSNumber *
      multiplier roundingIncrement minimum maximum
  @property NSNumberFormatterBehavior formatterBehavior;
  @property NSNumberFormatterPadPosition paddingPosition;
  @property NSNumberFormatterRoundingMode roundingMode;
  @property NSNumberFormatterStyle numberStyle;
  @property (copy) NSString *
      negativeFormat positiveFormat decimalSeparator currencyDecimalSeparator groupingSeparator zeroSymbol nilSymbol notANumberSymbol
      positiveInfinitySymbol negativeInfinitySymbol positivePrefix positiveSuffix negativePrefix negativeSuffix currencyCode currencySymbol
      internationalCurrencySymbol percentSymbol perMillSymbol minusSign plusSign exponentSymbol paddingCharacter currencyGroupingSeparator
      thousandSeparator format
  @property NSUInteger
      groupingSize secondaryGroupingSize formatWidth minimumIntegerDigits maximumIntegerDigits minimumFractionDigits maximumFractionDigits
      minimumSignificantDigits maximumSignificantDigits
  @interface NSPersonNameComponentsFormatter
  + (NSString *)localizedStringFromPersonNameComponents:(NSPersonNameComponents *)components style:(NSPersonNameComponentsFormatterStyle)style options:(NSPersonNameComponentsFormatterOptions)options;
  - (NSAttributedString *)annotatedStringFromPersonNameComponents:(NSPersonNameComponents *)components;
  - (NSPersonNameComponents *)personNameComponentsFromString:(NSString *)string;
  - (NSString *)stringFromPersonNameComponents:(NSPersonNameComponents *)components;
  @property (getter=is) BOOL
      phonetic
  @property (copy) NSLocale *locale;
  @property NSPersonNameComponentsFormatterStyle style;
  @interface NSRelativeDateTimeFormatter
  - (NSString *)localizedStringForDate:(NSDate *)date relativeToDate:(NSDate *)date2;
  - (NSString *)localizedStringFromDateComponents:(NSDateComponents *)components;
  - (NSString *)localizedStringFromTimeInterval:(double)interval;
  @property (copy) NSCalendar *calendar;
  @property NSFormattingContext formattingContext;
  @property (copy) NSLocale *locale;
  @property NSRelativeDateTimeFormatterStyle dateTimeStyle;
  @property NSRelativeDateTimeFormatterUnitsStyle unitsStyle;
  @interface NSScanner <NSCopying>
  + (id)localizedScannerWithString:(NSString *)string;
  + (instancetype)scannerWithString:(NSString *)string;
  - (BOOL)isAtEnd;
  - (BOOL)scanCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)string;
  - (BOOL)scanDecimal:(NSDecimal *)decimal;
  - (BOOL)scanDouble:(double *)doubleValue;
  - (BOOL)scanFloat:(float *)floatValue;
  - (BOOL)scanHexDouble:(double *)doubleValue;
  - (BOOL)scanHexFloat:(float *)floatValue;
  - (BOOL)scanHexInt:(unsigned int *)intValue;
  - (BOOL)scanHexLongLong:(unsigned long long *)longValue;
  - (BOOL)scanInt:(int *)intValue;
  - (BOOL)scanInteger:(NSInteger *)integer;
  - (BOOL)scanLongLong:(long long *)longValue;
  - (BOOL)scanString:(NSString *)string intoString:(NSString **)string2;
  - (BOOL)scanUnsignedLongLong:(unsigned long long *)longValue;
  - (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set intoString:(NSString **)string;
  - (BOOL)scanUpToString:(NSString *)string intoString:(NSString **)string2;
  - (instancetype)initWithString:(NSString *)string;
  @property BOOL caseSensitive;
  @property (copy) NSCharacterSet *charactersToBeSkipped;
  @property (readonly) NSString *string;
  @property NSUInteger scanLocation;
  @property id locale;
  @interface NSRegularExpression <NSCopying, NSSecureCoding>
  + (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error;
  + (NSString *)escapedPatternForString:(NSString *)string;
  + (NSString *)escapedTemplateForString:(NSString *)string;
  - (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
  - (NSRange)rangeOfFirstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
  - (NSString *)replacementStringForResult:(NSTextCheckingResult *)result inString:(NSString *)string offset:(NSInteger)offset template:(NSString *)templateValue;
  - (NSString *)stringByReplacingMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)templateValue;
  - (NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
  - (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
  - (NSUInteger)replaceMatchesInString:(NSMutableString *)string options:(NSMatchingOptions)options range:(NSRange)range withTemplate:(NSString *)templateValue;
  - (instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error;
  - (void)enumerateMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range usingBlock:(void (^)(NSTextCheckingResult *result, NSMatchingFlags flags, BOOL *stop))block;
  @property (readonly) NSRegularExpressionOptions options;
  @property (readonly) NSString *pattern;
  @property (readonly) NSUInteger numberOfCaptureGroups;
  @interface NSDataDetector
  + (NSDataDetector *)dataDetectorWithTypes:(uint64_t)types error:(NSError **)error;
  - (instancetype)initWithTypes:(uint64_t)types error:(NSError **)error;
  @property (readonly) uint64_t checkingTypes;
  @interface NSTextCheckingResult <NSCoding, NSCopying, NSSecureCoding>
  + (NSTextCheckingResult *)addressCheckingResultWithRange:(NSRange)range components:(NSDictionary<NSTextCheckingKey, NSString *> *)components;
  + (NSTextCheckingResult *)correctionCheckingResultWithRange:(NSRange)range replacementString:(NSString *)string alternativeStrings:(NSArray<NSString *> *)strings;
  + (NSTextCheckingResult *)correctionCheckingResultWithRange:(NSRange)range replacementString:(NSString *)string;
  + (NSTextCheckingResult *)dashCheckingResultWithRange:(NSRange)range replacementString:(NSString *)string;
  + (NSTextCheckingResult *)dateCheckingResultWithRange:(NSRange)range date:(NSDate *)date timeZone:(NSTimeZone *)zone duration:(double)duration;
  + (NSTextCheckingResult *)dateCheckingResultWithRange:(NSRange)range date:(NSDate *)date;
  + (NSTextCheckingResult *)grammarCheckingResultWithRange:(NSRange)range details:(NSArray<NSDictionary<NSString *, id> *> *)details;
  + (NSTextCheckingResult *)linkCheckingResultWithRange:(NSRange)range URL:(NSURL *)url;
  + (NSTextCheckingResult *)orthographyCheckingResultWithRange:(NSRange)range orthography:(NSOrthography *)orthography;
  + (NSTextCheckingResult *)phoneNumberCheckingResultWithRange:(NSRange)range phoneNumber:(NSString *)number;
  + (NSTextCheckingResult *)quoteCheckingResultWithRange:(NSRange)range replacementString:(NSString *)string;
  + (NSTextCheckingResult *)regularExpressionCheckingResultWithRanges:(NSRangePointer)ranges count:(NSUInteger)count regularExpression:(NSRegularExpression *)expression;
  + (NSTextCheckingResult *)replacementCheckingResultWithRange:(NSRange)range replacementString:(NSString *)string;
  + (NSTextCheckingResult *)spellCheckingResultWithRange:(NSRange)range;
  + (NSTextCheckingResult *)transitInformationCheckingResultWithRange:(NSRange)range components:(NSDictionary<NSTextCheckingKey, NSString *> *)components;
  - (NSRange)rangeAtIndex:(NSUInteger)index;
  - (NSRange)rangeWithName:(NSString *)name;
  - (NSTextCheckingResult *)resultByAdjustingRangesWithOffset:(NSInteger)offset;
  @property (readonly) NSArray<NSDictionary<NSString *, id> *> *grammarDetails;
  @property (readonly) NSArray<NSString *> *alternativeStrings;
  @property (readonly) NSDate *date;
  @property (readonly) NSDictionary<NSTextCheckingKey, NSString *> *
      components addressComponents
  @property (readonly) NSOrthography *orthography;
  @property (readonly) NSRange range;
  @property (readonly) NSRegularExpression *regularExpression;
  @property (readonly) NSString *
      replacementString phoneNumber
  @property (readonly) NSTextCheckingType resultType;
  @property (readonly) NSTimeZone *timeZone;
  @property (readonly) NSUInteger numberOfRanges;
  @property (readonly) NSURL *URL;
  @property (readonly) double duration;
  @interface NSLinguisticTagger
  + (NSArray<NSLinguisticTag> *)tagsForString:(NSString *)string range:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(NSOrthography *)orthography tokenRanges:(NSArray<NSValue *> **)ranges;
  + (NSArray<NSLinguisticTagScheme> *)availableTagSchemesForLanguage:(NSString *)language;
  + (NSArray<NSLinguisticTagScheme> *)availableTagSchemesForUnit:(NSLinguisticTaggerUnit)unit language:(NSString *)language;
  + (NSLinguisticTag)tagForString:(NSString *)string atIndex:(NSUInteger)index unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme orthography:(NSOrthography *)orthography tokenRange:(NSRangePointer)range;
  + (NSString *)dominantLanguageForString:(NSString *)string;
  + (void)enumerateTagsForString:(NSString *)string range:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options orthography:(NSOrthography *)orthography usingBlock:(void (^)(NSLinguisticTag, NSRange, BOOL *))block;
  - (NSArray<NSLinguisticTag> *)tagsInRange:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options tokenRanges:(NSArray<NSValue *> **)ranges;
  - (NSArray<NSString *> *)possibleTagsAtIndex:(NSUInteger)index scheme:(NSString *)scheme tokenRange:(NSRangePointer)range sentenceRange:(NSRangePointer)range2 scores:(NSArray<NSValue *> **)scores;
  - (NSArray<NSString *> *)tagsInRange:(NSRange)range scheme:(NSString *)scheme options:(NSLinguisticTaggerOptions)options tokenRanges:(NSArray<NSValue *> **)ranges;
  - (NSLinguisticTag)tagAtIndex:(NSUInteger)index scheme:(NSLinguisticTagScheme)scheme tokenRange:(NSRangePointer)range sentenceRange:(NSRangePointer)range2;
  - (NSLinguisticTag)tagAtIndex:(NSUInteger)index unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme tokenRange:(NSRangePointer)range;
  - (NSOrthography *)orthographyAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSRange)sentenceRangeForRange:(NSRange)range;
  - (NSRange)tokenRangeAtIndex:(NSUInteger)index unit:(NSLinguisticTaggerUnit)unit;
  - (instancetype)initWithTagSchemes:(NSArray<NSLinguisticTagScheme> *)schemes options:(NSUInteger)options;
  - (void)enumerateTagsInRange:(NSRange)range scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options usingBlock:(void (^)(NSLinguisticTag, NSRange, NSRange, BOOL *))block;
  - (void)enumerateTagsInRange:(NSRange)range unit:(NSLinguisticTaggerUnit)unit scheme:(NSLinguisticTagScheme)scheme options:(NSLinguisticTaggerOptions)options usingBlock:(void (^)(NSLinguisticTag, NSRange, BOOL *))block;
  - (void)setOrthography:(NSOrthography *)orthography range:(NSRange)range;
  - (void)stringEditedInRange:(NSRange)range changeInLength:(NSInteger)length;
  @property (readonly) NSArray<NSLinguisticTagScheme> *tagSchemes;
  @property NSString *string;
  @property (readonly) NSString *dominantLanguage;
  @interface NSSpellServer
  - (BOOL)isWordInUserDictionaries:(NSString *)dictionaries caseSensitive:(BOOL)sensitive;
  - (BOOL)registerLanguage:(NSString *)language byVendor:(NSString *)vendor;
  - (void)run;
  @property (assign) id<NSSpellServerDelegate> delegate;
  @interface NSSortDescriptor <NSCopying, NSSecureCoding>
  + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending comparator:(NSComparisonResult (^)(id, id))comparator;
  + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
  + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
  - (NSComparisonResult)compareObject:(id)object toObject:(id)object2;
  - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending comparator:(NSComparisonResult (^)(id, id))comparator;
  - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
  - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
  - (void *)comparator;
  - (void)allowEvaluation;
  @property (readonly) BOOL ascending;
  @property (readonly) NSString *key;
  @property (readonly) SEL selector;
  @property (readonly) id reversedSortDescriptor;
  @interface NSPredicate <NSCopying, NSSecureCoding>
  + (NSPredicate *)predicateFromMetadataQueryString:(NSString *)string;
  + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary<NSString *, id> *bindings))block;
  + (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(NSArray *)array;
  + (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments;
  + (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
  + (NSPredicate *)predicateWithValue:(BOOL)value;
  - (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary<NSString *, id> *)variables;
  - (BOOL)evaluateWithObject:(id)object;
  - (instancetype)predicateWithSubstitutionVariables:(NSDictionary<NSString *, id> *)variables;
  - (void)allowEvaluation;
  @property (readonly) NSString *predicateFormat;
  @interface NSComparisonPredicate
  + (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)expression rightExpression:(NSExpression *)expression2 customSelector:(SEL)selector;
  + (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)expression rightExpression:(NSExpression *)expression2 modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options;
  - (instancetype)initWithLeftExpression:(NSExpression *)expression rightExpression:(NSExpression *)expression2 customSelector:(SEL)selector;
  - (instancetype)initWithLeftExpression:(NSExpression *)expression rightExpression:(NSExpression *)expression2 modifier:(NSComparisonPredicateModifier)modifier type:(NSPredicateOperatorType)type options:(NSComparisonPredicateOptions)options;
  @property (readonly) NSComparisonPredicateModifier comparisonPredicateModifier;
  @property (readonly) NSComparisonPredicateOptions options;
  @property (readonly) NSExpression *
      leftExpression rightExpression
  @property (readonly) NSPredicateOperatorType predicateOperatorType;
  @property (readonly) SEL customSelector;
  @interface NSCompoundPredicate
  + (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
  + (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)subpredicate;
  + (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
  - (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray<NSPredicate *> *)subpredicates;
  @property (readonly) NSArray *subpredicates;
  @property (readonly) NSCompoundPredicateType compoundPredicateType;
  @interface NSExpression <NSCoding, NSCopying, NSSecureCoding>
  + (NSExpression *)expressionForAggregate:(NSArray<NSExpression *> *)aggregate;
  + (NSExpression *)expressionForAnyKey;
  + (NSExpression *)expressionForBlock:(id (^)(id, NSArray<NSExpression *> *, NSMutableDictionary *))block arguments:(NSArray<NSExpression *> *)arguments;
  + (NSExpression *)expressionForConditional:(NSPredicate *)conditional trueExpression:(NSExpression *)expression falseExpression:(NSExpression *)expression2;
  + (NSExpression *)expressionForConstantValue:(id)value;
  + (NSExpression *)expressionForEvaluatedObject;
  + (NSExpression *)expressionForFunction:(NSExpression *)function selectorName:(NSString *)name arguments:(NSArray *)arguments;
  + (NSExpression *)expressionForFunction:(NSString *)function arguments:(NSArray *)arguments;
  + (NSExpression *)expressionForIntersectSet:(NSExpression *)set with:(NSExpression *)with;
  + (NSExpression *)expressionForKeyPath:(NSString *)path;
  + (NSExpression *)expressionForMinusSet:(NSExpression *)set with:(NSExpression *)with;
  + (NSExpression *)expressionForSubquery:(NSExpression *)subquery usingIteratorVariable:(NSString *)variable predicate:(NSPredicate *)predicate;
  + (NSExpression *)expressionForUnionSet:(NSExpression *)set with:(NSExpression *)with;
  + (NSExpression *)expressionForVariable:(NSString *)variable;
  + (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)array;
  + (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)arguments;
  + (NSExpression *)expressionWithFormat:(NSString *)format, ...;
  - (NSExpression *)falseExpression;
  - (NSExpression *)operand;
  - (NSExpression *)trueExpression;
  - (NSString *)function;
  - (NSString *)variable;
  - (id (^)(id, NSArray<NSExpression *> *, NSMutableDictionary *))expressionBlock;
  - (id)collection;
  - (id)constantValue;
  - (id)expressionValueWithObject:(id)object context:(NSMutableDictionary *)context;
  - (instancetype)initWithExpressionType:(NSExpressionType)type;
  - (void)allowEvaluation;
  @property (readonly) NSArray<NSExpression *> *arguments;
  @property (readonly) NSExpression *
      leftExpression rightExpression
  @property (readonly) NSExpressionType expressionType;
  @property (readonly) NSPredicate *predicate;
  @property (readonly) NSString *keyPath;
  @interface NSValueTransformer
  + (BOOL)allowsReverseTransformation;
  + (Class)transformedValueClass;
  + (NSArray<NSValueTransformerName> *)valueTransformerNames;
  + (NSValueTransformer *)valueTransformerForName:(NSValueTransformerName)name;
  + (void)setValueTransformer:(NSValueTransformer *)transformer forName:(NSValueTransformerName)name;
  - (id)reverseTransformedValue:(id)value;
  - (id)transformedValue:(id)value;
  @interface NSSecureUnarchiveFromDataTransformer
  + (NSArray<Class> *)allowedTopLevelClasses;
  @interface NSCoder
  - (BOOL)allowsKeyedCoding;
  - (BOOL)containsValueForKey:(NSString *)key;
  - (BOOL)decodeBoolForKey:(NSString *)key;
  - (BOOL)requiresSecureCoding;
  - (CGAffineTransform)decodeCGAffineTransformForKey:(NSString *)key;
  - (CGPoint)decodeCGPointForKey:(NSString *)key;
  - (CGRect)decodeCGRectForKey:(NSString *)key;
  - (CGSize)decodeCGSizeForKey:(NSString *)key;
  - (CGVector)decodeCGVectorForKey:(NSString *)key;
  - (CMTime)decodeCMTimeForKey:(NSString *)key;
  - (CMTimeMapping)decodeCMTimeMappingForKey:(NSString *)key;
  - (CMTimeRange)decodeCMTimeRangeForKey:(NSString *)key;
  - (NSArray *)decodeArrayOfObjectsOfClass:(Class)classValue forKey:(NSString *)key;
  - (NSArray *)decodeArrayOfObjectsOfClasses:(NSSet<Class> *)classes forKey:(NSString *)key;
  - (NSData *)decodeDataObject;
  - (NSDictionary *)decodeDictionaryWithKeysOfClass:(Class)classValue objectsOfClass:(Class)classValue2 forKey:(NSString *)key;
  - (NSDictionary *)decodeDictionaryWithKeysOfClasses:(NSSet<Class> *)classes objectsOfClasses:(NSSet<Class> *)classes2 forKey:(NSString *)key;
  - (NSDirectionalEdgeInsets)decodeDirectionalEdgeInsetsForKey:(NSString *)key;
  - (NSInteger)decodeIntegerForKey:(NSString *)key;
  - (NSInteger)versionForClassName:(NSString *)name;
  - (NSPoint)decodePoint;
  - (NSPoint)decodePointForKey:(NSString *)key;
  - (NSRect)decodeRect;
  - (NSRect)decodeRectForKey:(NSString *)key;
  - (NSSize)decodeSize;
  - (NSSize)decodeSizeForKey:(NSString *)key;
  - (NSZone *)objectZone;
  - (UIEdgeInsets)decodeUIEdgeInsetsForKey:(NSString *)key;
  - (UIOffset)decodeUIOffsetForKey:(NSString *)key;
  - (const uint8_t *)decodeBytesForKey:(NSString *)key minimumLength:(NSUInteger)length;
  - (const uint8_t *)decodeBytesForKey:(NSString *)key returnedLength:(NSUInteger *)length;
  - (double)decodeDoubleForKey:(NSString *)key;
  - (float)decodeFloatForKey:(NSString *)key;
  - (id)decodeNXObject;
  - (id)decodeObject;
  - (id)decodeObjectForKey:(NSString *)key;
  - (id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key;
  - (id)decodeObjectOfClasses:(NSSet<Class> *)classes forKey:(NSString *)key;
  - (id)decodePropertyList;
  - (id)decodePropertyListForKey:(NSString *)key;
  - (id)decodeTopLevelObjectAndReturnError:(NSError **)error;
  - (id)decodeTopLevelObjectForKey:(NSString *)key error:(NSError **)error;
  - (id)decodeTopLevelObjectOfClass:(Class)classValue forKey:(NSString *)key error:(NSError **)error;
  - (id)decodeTopLevelObjectOfClasses:(NSSet<Class> *)classes forKey:(NSString *)key error:(NSError **)error;
  - (int)decodeIntForKey:(NSString *)key;
  - (int32_t)decodeInt32ForKey:(NSString *)key;
  - (int64_t)decodeInt64ForKey:(NSString *)key;
  - (void *)decodeBytesWithMinimumLength:(NSUInteger)length;
  - (void *)decodeBytesWithReturnedLength:(NSUInteger *)length;
  - (void)decodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(void *)at;
  - (void)decodeValueOfObjCType:(const char *)type at:(void *)at size:(NSUInteger)size;
  - (void)decodeValueOfObjCType:(const char *)type at:(void *)at;
  - (void)decodeValuesOfObjCTypes:(const char *)types, ...;
  - (void)encodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(void *)at;
  - (void)encodeBool:(BOOL)value forKey:(NSString *)key;
  - (void)encodeBycopyObject:(id)object;
  - (void)encodeByrefObject:(id)object;
  - (void)encodeBytes:(const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key;
  - (void)encodeBytes:(const void *)bytes length:(NSUInteger)length;
  - (void)encodeCGAffineTransform:(CGAffineTransform)transform forKey:(NSString *)key;
  - (void)encodeCGPoint:(CGPoint)point forKey:(NSString *)key;
  - (void)encodeCGRect:(CGRect)rect forKey:(NSString *)key;
  - (void)encodeCGSize:(CGSize)size forKey:(NSString *)key;
  - (void)encodeCGVector:(CGVector)vector forKey:(NSString *)key;
  - (void)encodeCMTime:(CMTime)time forKey:(NSString *)key;
  - (void)encodeCMTimeMapping:(CMTimeMapping)mapping forKey:(NSString *)key;
  - (void)encodeCMTimeRange:(CMTimeRange)range forKey:(NSString *)key;
  - (void)encodeConditionalObject:(id)object forKey:(NSString *)key;
  - (void)encodeConditionalObject:(id)object;
  - (void)encodeDataObject:(NSData *)object;
  - (void)encodeDirectionalEdgeInsets:(NSDirectionalEdgeInsets)insets forKey:(NSString *)key;
  - (void)encodeDouble:(double)doubleValue forKey:(NSString *)key;
  - (void)encodeFloat:(float)floatValue forKey:(NSString *)key;
  - (void)encodeInt32:(int32_t)int32 forKey:(NSString *)key;
  - (void)encodeInt64:(int64_t)int64 forKey:(NSString *)key;
  - (void)encodeInt:(int)intValue forKey:(NSString *)key;
  - (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
  - (void)encodeNXObject:(id)object;
  - (void)encodeObject:(id)object forKey:(NSString *)key;
  - (void)encodeObject:(id)object;
  - (void)encodePoint:(NSPoint)point forKey:(NSString *)key;
  - (void)encodePoint:(NSPoint)point;
  - (void)encodePropertyList:(id)list;
  - (void)encodeRect:(NSRect)rect forKey:(NSString *)key;
  - (void)encodeRect:(NSRect)rect;
  - (void)encodeRootObject:(id)object;
  - (void)encodeSize:(NSSize)size forKey:(NSString *)key;
  - (void)encodeSize:(NSSize)size;
  - (void)encodeUIEdgeInsets:(UIEdgeInsets)insets forKey:(NSString *)key;
  - (void)encodeUIOffset:(UIOffset)offset forKey:(NSString *)key;
  - (void)encodeValueOfObjCType:(const char *)type at:(void *)at;
  - (void)encodeValuesOfObjCTypes:(const char *)types, ...;
  - (void)failWithError:(NSError *)error;
  - (void)setObjectZone:(NSZone *)zone;
  @property (readonly) NSDecodingFailurePolicy decodingFailurePolicy;
  @property (readonly) NSError *error;
  @property (readonly) NSSet<Class> *allowedClasses;
  @property (readonly) unsigned int systemVersion;
  @interface NSArchiver
  + (BOOL)archiveRootObject:(id)object toFile:(NSString *)file;
  + (NSData *)archivedDataWithRootObject:(id)object;
  - (NSMutableData *)archiverData;
  - (NSString *)classNameEncodedForTrueClassName:(NSString *)name;
  - (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
  - (void)encodeClassName:(NSString *)name intoClassName:(NSString *)name2;
  - (void)replaceObject:(id)object withObject:(id)object2;
  @interface NSUnarchiver
  + (NSString *)classNameDecodedForArchiveClassName:(NSString *)name;
  + (id)unarchiveObjectWithData:(NSData *)data;
  + (id)unarchiveObjectWithFile:(NSString *)file;
  + (void)decodeClassName:(NSString *)name asClassName:(NSString *)name2;
  - (BOOL)isAtEnd;
  - (NSString *)classNameDecodedForArchiveClassName:(NSString *)name;
  - (instancetype)initForReadingWithData:(NSData *)data;
  - (void)decodeClassName:(NSString *)name asClassName:(NSString *)name2;
  - (void)replaceObject:(id)object withObject:(id)object2;
  @interface NSKeyedArchiver
  + (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
  + (NSData *)archivedDataWithRootObject:(id)object requiringSecureCoding:(BOOL)coding error:(NSError **)error;
  + (NSData *)archivedDataWithRootObject:(id)object;
  + (NSString *)classNameForClass:(Class)classValue;
  + (void)setClassName:(NSString *)name forClass:(Class)classValue;
  - (NSString *)classNameForClass:(Class)classValue;
  - (instancetype)initForWritingWithMutableData:(NSMutableData *)data;
  - (instancetype)initRequiringSecureCoding:(BOOL)coding;
  - (void)finishEncoding;
  - (void)setClassName:(NSString *)name forClass:(Class)classValue;
  @property BOOL requiresSecureCoding;
  @property (readonly) NSData *encodedData;
  @property NSPropertyListFormat outputFormat;
  @property (assign) id<NSKeyedArchiverDelegate> delegate;
  @interface NSKeyedUnarchiver
  + (Class)classForClassName:(NSString *)name;
  + (NSArray *)unarchivedArrayOfObjectsOfClass:(Class)classValue fromData:(NSData *)data error:(NSError **)error;
  + (NSArray *)unarchivedArrayOfObjectsOfClasses:(NSSet<Class> *)classes fromData:(NSData *)data error:(NSError **)error;
  + (NSDictionary *)unarchivedDictionaryWithKeysOfClass:(Class)classValue objectsOfClass:(Class)classValue2 fromData:(NSData *)data error:(NSError **)error;
  + (NSDictionary *)unarchivedDictionaryWithKeysOfClasses:(NSSet<Class> *)classes objectsOfClasses:(NSSet<Class> *)classes2 fromData:(NSData *)data error:(NSError **)error;
  + (id)unarchiveObjectWithData:(NSData *)data;
  + (id)unarchiveObjectWithFile:(NSString *)path;
  + (id)unarchiveTopLevelObjectWithData:(NSData *)data error:(NSError **)error;
  + (id)unarchivedObjectOfClass:(Class)classValue fromData:(NSData *)data error:(NSError **)error;
  + (id)unarchivedObjectOfClasses:(NSSet<Class> *)classes fromData:(NSData *)data error:(NSError **)error;
  + (void)setClass:(Class)classValue forClassName:(NSString *)name;
  - (Class)classForClassName:(NSString *)name;
  - (instancetype)initForReadingFromData:(NSData *)data error:(NSError **)error;
  - (instancetype)initForReadingWithData:(NSData *)data;
  - (void)finishDecoding;
  - (void)setClass:(Class)classValue forClassName:(NSString *)name;
  @property BOOL requiresSecureCoding;
  @property NSDecodingFailurePolicy decodingFailurePolicy;
  @property (assign) id<NSKeyedUnarchiverDelegate> delegate;
  @interface NSPortCoder
  + (id)portCoderWithReceivePort:(NSPort *)port sendPort:(NSPort *)port2 components:(NSArray *)components;
  - (BOOL)isBycopy;
  - (BOOL)isByref;
  - (NSPort *)decodePortObject;
  - (instancetype)initWithReceivePort:(NSPort *)port sendPort:(NSPort *)port2 components:(NSArray *)components;
  - (void)dispatch;
  - (void)encodePortObject:(NSPort *)object;
  @property (readonly) NSConnection *connection;
  @interface NSXPCCoder
  @property (readonly) NSXPCConnection *connection;
  @property id<NSObject> userInfo;
  @interface NSPropertyListSerialization
  + (BOOL)propertyList:(id)list isValidForFormat:(NSPropertyListFormat)format;
  + (NSData *)dataFromPropertyList:(id)list format:(NSPropertyListFormat)format errorDescription:(NSString **)description;
  + (NSData *)dataWithPropertyList:(id)list format:(NSPropertyListFormat)format options:(NSUInteger)options error:(NSError **)error;
  + (NSInteger)writePropertyList:(id)list toStream:(NSOutputStream *)stream format:(NSPropertyListFormat)format options:(NSPropertyListWriteOptions)options error:(NSError **)error;
  + (id)propertyListFromData:(NSData *)data mutabilityOption:(NSPropertyListMutabilityOptions)option format:(NSPropertyListFormat *)format errorDescription:(NSString **)description;
  + (id)propertyListWithData:(NSData *)data options:(NSPropertyListMutabilityOptions)options format:(NSPropertyListFormat *)format error:(NSError **)error;
  + (id)propertyListWithStream:(NSInputStream *)stream options:(NSPropertyListMutabilityOptions)options format:(NSPropertyListFormat *)format error:(NSError **)error;
  @interface NSJSONSerialization
  + (BOOL)isValidJSONObject:(id)object;
  + (NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error;
  + (NSInteger)writeJSONObject:(id)object toStream:(NSOutputStream *)stream options:(NSJSONWritingOptions)options error:(NSError **)error;
  + (id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error;
  + (id)JSONObjectWithStream:(NSInputStream *)stream options:(NSJSONReadingOptions)options error:(NSError **)error;
  @interface NSXMLParser
  - (BOOL)parse;
  - (NSError *)parserError;
  - (NSInteger)columnNumber;
  - (NSInteger)lineNumber;
  - (NSString *)publicID;
  - (NSString *)systemID;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithStream:(NSInputStream *)stream;
  - (void)abortParsing;
  @property BOOL
      shouldProcessNamespaces shouldReportNamespacePrefixes shouldResolveExternalEntities
  @property (copy) NSSet<NSURL *> *allowedExternalEntityURLs;
  @property NSXMLParserExternalEntityResolvingPolicy externalEntityResolvingPolicy;
  @property (assign) id<NSXMLParserDelegate> delegate;
  @interface NSXMLNode <NSCopying>
  + (NSString *)localNameForName:(NSString *)name;
  + (NSString *)prefixForName:(NSString *)name;
  + (NSXMLNode *)predefinedNamespaceForPrefix:(NSString *)prefix;
  + (id)DTDNodeWithXMLString:(NSString *)string;
  + (id)attributeWithName:(NSString *)name URI:(NSString *)uri stringValue:(NSString *)value;
  + (id)attributeWithName:(NSString *)name stringValue:(NSString *)value;
  + (id)commentWithStringValue:(NSString *)value;
  + (id)document;
  + (id)documentWithRootElement:(NSXMLElement *)element;
  + (id)elementWithName:(NSString *)name URI:(NSString *)uri;
  + (id)elementWithName:(NSString *)name children:(NSArray<NSXMLNode *> *)children attributes:(NSArray<NSXMLNode *> *)attributes;
  + (id)elementWithName:(NSString *)name stringValue:(NSString *)value;
  + (id)elementWithName:(NSString *)name;
  + (id)namespaceWithName:(NSString *)name stringValue:(NSString *)value;
  + (id)processingInstructionWithName:(NSString *)name stringValue:(NSString *)value;
  + (id)textWithStringValue:(NSString *)value;
  - (NSArray *)objectsForXQuery:(NSString *)query constants:(NSDictionary<NSString *, id> *)constants error:(NSError **)error;
  - (NSArray *)objectsForXQuery:(NSString *)query error:(NSError **)error;
  - (NSArray<NSXMLNode *> *)nodesForXPath:(NSString *)path error:(NSError **)error;
  - (NSString *)XMLString;
  - (NSString *)XMLStringWithOptions:(NSXMLNodeOptions)options;
  - (NSString *)XPath;
  - (NSString *)canonicalXMLStringPreservingComments:(BOOL)comments;
  - (NSUInteger)childCount;
  - (NSXMLDocument *)rootDocument;
  - (NSXMLNode *)childAtIndex:(NSUInteger)index;
  - (instancetype)initWithKind:(NSXMLNodeKind)kind options:(NSXMLNodeOptions)options;
  - (instancetype)initWithKind:(NSXMLNodeKind)kind;
  - (void)detach;
  - (void)setStringValue:(NSString *)value resolvingEntities:(BOOL)entities;
  @property (readonly) NSArray<NSXMLNode *> *children;
  @property (copy) NSString *
      name stringValue URI
  @property (readonly) NSString *
      localName prefix
  @property (readonly) NSUInteger
      index level
  @property (readonly) NSXMLNode *
      parent previousSibling nextSibling previousNode nextNode
  @property (readonly) NSXMLNodeKind kind;
  @property id objectValue;
  @interface NSXMLDocument
  + (Class)replacementClassForClass:(Class)classValue;
  - (BOOL)validateAndReturnError:(NSError **)error;
  - (NSData *)XMLData;
  - (NSData *)XMLDataWithOptions:(NSXMLNodeOptions)options;
  - (NSXMLElement *)rootElement;
  - (id)objectByApplyingXSLT:(NSData *)xslt arguments:(NSDictionary<NSString *, NSString *> *)arguments error:(NSError **)error;
  - (id)objectByApplyingXSLTAtURL:(NSURL *)url arguments:(NSDictionary<NSString *, NSString *> *)arguments error:(NSError **)error;
  - (id)objectByApplyingXSLTString:(NSString *)string arguments:(NSDictionary<NSString *, NSString *> *)arguments error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url options:(NSXMLNodeOptions)options error:(NSError **)error;
  - (instancetype)initWithData:(NSData *)data options:(NSXMLNodeOptions)options error:(NSError **)error;
  - (instancetype)initWithRootElement:(NSXMLElement *)element;
  - (instancetype)initWithXMLString:(NSString *)string options:(NSXMLNodeOptions)options error:(NSError **)error;
  - (void)addChild:(NSXMLNode *)child;
  - (void)insertChild:(NSXMLNode *)child atIndex:(NSUInteger)index;
  - (void)insertChildren:(NSArray<NSXMLNode *> *)children atIndex:(NSUInteger)index;
  - (void)removeChildAtIndex:(NSUInteger)index;
  - (void)replaceChildAtIndex:(NSUInteger)index withNode:(NSXMLNode *)node;
  - (void)setChildren:(NSArray<NSXMLNode *> *)children;
  - (void)setRootElement:(NSXMLElement *)element;
  @property (getter=is) BOOL
      standalone
  @property (copy) NSString *
      characterEncoding version MIMEType
  @property (copy) NSXMLDTD *DTD;
  @property NSXMLDocumentContentKind documentContentKind;
  @interface NSXMLElement
  - (NSArray<NSXMLElement *> *)elementsForLocalName:(NSString *)name URI:(NSString *)uri;
  - (NSArray<NSXMLElement *> *)elementsForName:(NSString *)name;
  - (NSString *)resolvePrefixForNamespaceURI:(NSString *)uri;
  - (NSXMLNode *)attributeForLocalName:(NSString *)name URI:(NSString *)uri;
  - (NSXMLNode *)attributeForName:(NSString *)name;
  - (NSXMLNode *)namespaceForPrefix:(NSString *)prefix;
  - (NSXMLNode *)resolveNamespaceForName:(NSString *)name;
  - (instancetype)initWithName:(NSString *)name URI:(NSString *)uri;
  - (instancetype)initWithName:(NSString *)name stringValue:(NSString *)value;
  - (instancetype)initWithName:(NSString *)name;
  - (instancetype)initWithXMLString:(NSString *)string error:(NSError **)error;
  - (void)addAttribute:(NSXMLNode *)attribute;
  - (void)addChild:(NSXMLNode *)child;
  - (void)addNamespace:(NSXMLNode *)namespaceValue;
  - (void)insertChild:(NSXMLNode *)child atIndex:(NSUInteger)index;
  - (void)insertChildren:(NSArray<NSXMLNode *> *)children atIndex:(NSUInteger)index;
  - (void)normalizeAdjacentTextNodesPreservingCDATA:(BOOL)cdata;
  - (void)removeAttributeForName:(NSString *)name;
  - (void)removeChildAtIndex:(NSUInteger)index;
  - (void)removeNamespaceForPrefix:(NSString *)prefix;
  - (void)replaceChildAtIndex:(NSUInteger)index withNode:(NSXMLNode *)node;
  - (void)setAttributesAsDictionary:(NSDictionary *)dictionary;
  - (void)setAttributesWithDictionary:(NSDictionary<NSString *, NSString *> *)dictionary;
  - (void)setChildren:(NSArray<NSXMLNode *> *)children;
  @property (copy) NSArray<NSXMLNode *> *
      attributes namespaces
  @interface NSAppleEventDescriptor <NSCoding, NSCopying, NSSecureCoding>
  + (NSAppleEventDescriptor *)appleEventWithEventClass:(AEEventClass)classValue eventID:(AEEventID)idValue targetDescriptor:(NSAppleEventDescriptor *)descriptor returnID:(AEReturnID)idValue2 transactionID:(AETransactionID)idValue3;
  + (NSAppleEventDescriptor *)currentProcessDescriptor;
  + (NSAppleEventDescriptor *)descriptorWithApplicationURL:(NSURL *)url;
  + (NSAppleEventDescriptor *)descriptorWithBoolean:(Boolean)boolean;
  + (NSAppleEventDescriptor *)descriptorWithBundleIdentifier:(NSString *)identifier;
  + (NSAppleEventDescriptor *)descriptorWithDate:(NSDate *)date;
  + (NSAppleEventDescriptor *)descriptorWithDescriptorType:(DescType)type bytes:(const void *)bytes length:(NSUInteger)length;
  + (NSAppleEventDescriptor *)descriptorWithDescriptorType:(DescType)type data:(NSData *)data;
  + (NSAppleEventDescriptor *)descriptorWithDouble:(double)doubleValue;
  + (NSAppleEventDescriptor *)descriptorWithEnumCode:(OSType)code;
  + (NSAppleEventDescriptor *)descriptorWithFileURL:(NSURL *)url;
  + (NSAppleEventDescriptor *)descriptorWithInt32:(int32_t)int32;
  + (NSAppleEventDescriptor *)descriptorWithProcessIdentifier:(pid_t)identifier;
  + (NSAppleEventDescriptor *)descriptorWithString:(NSString *)string;
  + (NSAppleEventDescriptor *)descriptorWithTypeCode:(OSType)code;
  + (NSAppleEventDescriptor *)listDescriptor;
  + (NSAppleEventDescriptor *)nullDescriptor;
  + (NSAppleEventDescriptor *)recordDescriptor;
  - (AEKeyword)keywordForDescriptorAtIndex:(NSInteger)index;
  - (AEReturnID)returnID;
  - (AETransactionID)transactionID;
  - (DescType)descriptorType;
  - (NSAppleEventDescriptor *)attributeDescriptorForKeyword:(AEKeyword)keyword;
  - (NSAppleEventDescriptor *)coerceToDescriptorType:(DescType)type;
  - (NSAppleEventDescriptor *)descriptorAtIndex:(NSInteger)index;
  - (NSAppleEventDescriptor *)descriptorForKeyword:(AEKeyword)keyword;
  - (NSAppleEventDescriptor *)paramDescriptorForKeyword:(AEKeyword)keyword;
  - (NSAppleEventDescriptor *)sendEventWithOptions:(NSAppleEventSendOptions)options timeout:(double)timeout error:(NSError **)error;
  - (NSURL *)fileURLValue;
  - (OSType)enumCodeValue;
  - (instancetype)initListDescriptor;
  - (instancetype)initRecordDescriptor;
  - (instancetype)initWithDescriptorType:(DescType)type bytes:(const void *)bytes length:(NSUInteger)length;
  - (instancetype)initWithDescriptorType:(DescType)type data:(NSData *)data;
  - (instancetype)initWithEventClass:(AEEventClass)classValue eventID:(AEEventID)idValue targetDescriptor:(NSAppleEventDescriptor *)descriptor returnID:(AEReturnID)idValue2 transactionID:(AETransactionID)idValue3;
  - (void)insertDescriptor:(NSAppleEventDescriptor *)descriptor atIndex:(NSInteger)index;
  - (void)removeDescriptorAtIndex:(NSInteger)index;
  - (void)removeDescriptorWithKeyword:(AEKeyword)keyword;
  - (void)removeParamDescriptorWithKeyword:(AEKeyword)keyword;
  - (void)setAttributeDescriptor:(NSAppleEventDescriptor *)descriptor forKeyword:(AEKeyword)keyword;
  - (void)setDescriptor:(NSAppleEventDescriptor *)descriptor forKeyword:(AEKeyword)keyword;
  - (void)setParamDescriptor:(NSAppleEventDescriptor *)descriptor forKeyword:(AEKeyword)keyword;
  @property (readonly) AEEventClass eventClass;
  @property (readonly) AEEventID eventID;
  @property (readonly) BOOL isRecordDescriptor;
  @property (readonly) Boolean booleanValue;
  @property (readonly) NSData *data;
  @property (readonly) NSDate *dateValue;
  @property (readonly) NSInteger numberOfItems;
  @property (readonly) NSString *stringValue;
  @property (readonly) OSType typeCodeValue;
  @property (readonly) double doubleValue;
  @property (readonly) int32_t int32Value;
  @interface NSAppleEventManager
  + (NSAppleEventManager *)sharedAppleEventManager;
  - (void)removeEventHandlerForEventClass:(AEEventClass)classValue andEventID:(AEEventID)idValue;
  - (void)setEventHandler:(id)handler andSelector:(SEL)selector forEventClass:(AEEventClass)classValue andEventID:(AEEventID)idValue;
  @property (readonly) NSAppleEventDescriptor *
      currentAppleEvent currentReplyAppleEvent
  @interface NSAppleScript <NSCopying>
  - (BOOL)compileAndReturnError:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAndReturnError:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAppleEvent:(NSAppleEventDescriptor *)event error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithSource:(NSString *)source;
  @property (readonly) BOOL isCompiled;
  @property (readonly) NSAttributedString *richTextSource;
  @property (readonly) NSString *source;
  @interface NSPositionalSpecifier
  - (BOOL)insertionReplaces;
  - (NSInteger)insertionIndex;
  - (NSString *)insertionKey;
  - (id)insertionContainer;
  - (instancetype)initWithPosition:(NSInsertionPosition)position objectSpecifier:(NSScriptObjectSpecifier *)specifier;
  - (void)evaluate;
  - (void)setInsertionClassDescription:(NSScriptClassDescription *)description;
  @property (readonly) NSInsertionPosition position;
  @interface NSScriptCoercionHandler
  + (NSScriptCoercionHandler *)sharedCoercionHandler;
  - (id)coerceValue:(id)value toClass:(Class)classValue;
  - (void)registerCoercer:(id)coercer selector:(SEL)selector toConvertFromClass:(Class)classValue toClass:(Class)classValue2;
  @interface NSScriptCommand <NSCoding>
  + (NSScriptCommand *)currentCommand;
  - (BOOL)isWellFormed;
  - (NSDictionary<NSString *, id> *)evaluatedArguments;
  - (NSScriptCommandDescription *)commandDescription;
  - (id)executeCommand;
  - (id)performDefaultImplementation;
  - (instancetype)initWithCommandDescription:(NSScriptCommandDescription *)description;
  - (void)resumeExecutionWithResult:(id)result;
  - (void)suspendExecution;
  @property NSAppleEventDescriptor *
      scriptErrorOffendingObjectDescriptor scriptErrorExpectedTypeDescriptor
  @property (readonly) NSAppleEventDescriptor *appleEvent;
  @property (copy) NSDictionary<NSString *, id> *arguments;
  @property NSInteger scriptErrorNumber;
  @property NSScriptObjectSpecifier *receiversSpecifier;
  @property (copy) NSString *scriptErrorString;
  @property id directParameter;
  @property (readonly) id evaluatedReceivers;
  @interface NSCloneCommand
  - (NSScriptObjectSpecifier *)keySpecifier;
  @interface NSCloseCommand
  - (NSSaveOptions)saveOptions;
  @interface NSCreateCommand
  - (NSDictionary<NSString *, id> *)resolvedKeyDictionary;
  - (NSScriptClassDescription *)createClassDescription;
  @interface NSDeleteCommand
  - (NSScriptObjectSpecifier *)keySpecifier;
  @interface NSMoveCommand
  - (NSScriptObjectSpecifier *)keySpecifier;
  @interface NSQuitCommand
  - (NSSaveOptions)saveOptions;
  @interface NSSetCommand
  - (NSScriptObjectSpecifier *)keySpecifier;
  @interface NSScriptExecutionContext
  + (NSScriptExecutionContext *)sharedScriptExecutionContext;
  @property id
      topLevelObject objectBeingTested rangeContainerObject
  @interface NSScriptObjectSpecifier <NSCoding>
  + (NSScriptObjectSpecifier *)objectSpecifierWithDescriptor:(NSAppleEventDescriptor *)descriptor;
  - (NSInteger *)indicesOfObjectsByEvaluatingWithContainer:(id)container count:(NSInteger *)count;
  - (NSScriptClassDescription *)keyClassDescription;
  - (NSScriptObjectSpecifier *)evaluationErrorSpecifier;
  - (id)objectsByEvaluatingSpecifier;
  - (id)objectsByEvaluatingWithContainers:(id)containers;
  - (instancetype)initWithContainerClassDescription:(NSScriptClassDescription *)description containerSpecifier:(NSScriptObjectSpecifier *)specifier key:(NSString *)key;
  - (instancetype)initWithContainerSpecifier:(NSScriptObjectSpecifier *)specifier key:(NSString *)key;
  @property BOOL
      containerIsObjectBeingTested containerIsRangeContainerObject
  @property (readonly) NSAppleEventDescriptor *descriptor;
  @property NSInteger evaluationErrorNumber;
  @property NSScriptClassDescription *containerClassDescription;
  @property NSScriptObjectSpecifier *containerSpecifier;
  @property (assign) NSScriptObjectSpecifier *childSpecifier;
  @property (copy) NSString *key;
  @interface NSIndexSpecifier
  - (instancetype)initWithContainerClassDescription:(NSScriptClassDescription *)description containerSpecifier:(NSScriptObjectSpecifier *)specifier key:(NSString *)key index:(NSInteger)index;
  @property NSInteger index;
  @interface NSNameSpecifier
  - (instancetype)initWithContainerClassDescription:(NSScriptClassDescription *)description containerSpecifier:(NSScriptObjectSpecifier *)specifier key:(NSString *)key name:(NSString *)name;
  @property (copy) NSString *name;
  @interface NSUniqueIDSpecifier
  - (instancetype)initWithContainerClassDescription:(NSScriptClassDescription *)description containerSpecifier:(NSScriptObjectSpecifier *)specifier key:(NSString *)key uniqueID:(id)idValue;
  @property (copy) id uniqueID;
  @interface NSScriptSuiteRegistry
  + (NSScriptSuiteRegistry *)sharedScriptSuiteRegistry;
  + (void)setSharedScriptSuiteRegistry:(NSScriptSuiteRegistry *)registry;
  - (FourCharCode)appleEventCodeForSuite:(NSString *)suite;
  - (NSArray<NSString *> *)suiteNames;
  - (NSBundle *)bundleForSuite:(NSString *)suite;
  - (NSData *)aeteResource:(NSString *)resource;
  - (NSDictionary<NSString *, NSScriptClassDescription *> *)classDescriptionsInSuite:(NSString *)suite;
  - (NSDictionary<NSString *, NSScriptCommandDescription *> *)commandDescriptionsInSuite:(NSString *)suite;
  - (NSScriptClassDescription *)classDescriptionWithAppleEventCode:(FourCharCode)code;
  - (NSScriptCommandDescription *)commandDescriptionWithAppleEventClass:(FourCharCode)classValue andAppleEventCode:(FourCharCode)code;
  - (NSString *)suiteForAppleEventCode:(FourCharCode)code;
  - (void)loadSuiteWithDictionary:(NSDictionary *)dictionary fromBundle:(NSBundle *)bundle;
  - (void)loadSuitesFromBundle:(NSBundle *)bundle;
  - (void)registerClassDescription:(NSScriptClassDescription *)description;
  - (void)registerCommandDescription:(NSScriptCommandDescription *)description;
  @interface NSScriptWhoseTest <NSCoding>
  - (BOOL)isTrue;
  @interface NSLogicalTest
  - (instancetype)initAndTestWithTests:(NSArray<NSSpecifierTest *> *)tests;
  - (instancetype)initNotTestWithTest:(NSScriptWhoseTest *)test;
  - (instancetype)initOrTestWithTests:(NSArray<NSSpecifierTest *> *)tests;
  @interface NSSpecifierTest
  - (instancetype)initWithObjectSpecifier:(NSScriptObjectSpecifier *)specifier comparisonOperator:(NSTestComparisonOperation)operatorValue testObject:(id)object;
  @interface NSUserScriptTask
  - (NSURL *)scriptURL;
  - (instancetype)initWithURL:(NSURL *)url error:(NSError **)error;
  - (void)executeWithCompletionHandler:(void (^)(NSError *))handler;
  @interface NSUserAppleScriptTask
  - (void)executeWithAppleEvent:(NSAppleEventDescriptor *)event completionHandler:(void (^)(NSAppleEventDescriptor *, NSError *))handler;
  @interface NSUserAutomatorTask
  - (void)executeWithInput:(id<NSSecureCoding>)input completionHandler:(void (^)(id, NSError *))handler;
  @property (copy) NSDictionary<NSString *, id> *variables;
  @interface NSUserUnixTask
  - (void)executeWithArguments:(NSArray<NSString *> *)arguments completionHandler:(void (^)(NSError *))handler;
  @property NSFileHandle *
      standardInput standardOutput standardError
  """#
