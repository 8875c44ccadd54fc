/// The members of WebKit's classes, old and new. The notation is explained in `memberTables`.
let webMembers = #"""
  @interface WKWebView <NSUserInterfaceValidations, NSTextFinderClient>
  + (BOOL)handlesURLScheme:(NSString *)scheme;
  - (BOOL)isBlockedByScreenTime;
  - (NSPrintOperation *)printOperationWithPrintInfo:(NSPrintInfo *)info;
  - (WKNavigation *)goBack;
  - (WKNavigation *)goForward;
  - (WKNavigation *)goToBackForwardListItem:(WKBackForwardListItem *)item;
  - (WKNavigation *)loadData:(NSData *)data MIMEType:(NSString *)type characterEncodingName:(NSString *)name baseURL:(NSURL *)url;
  - (WKNavigation *)loadFileRequest:(NSURLRequest *)request allowingReadAccessToURL:(NSURL *)url;
  - (WKNavigation *)loadFileURL:(NSURL *)url allowingReadAccessToURL:(NSURL *)url2;
  - (WKNavigation *)loadHTMLString:(NSString *)string baseURL:(NSURL *)url;
  - (WKNavigation *)loadRequest:(NSURLRequest *)request;
  - (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request response:(NSURLResponse *)response responseData:(NSData *)data;
  - (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request responseHTMLString:(NSString *)string;
  - (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request withResponse:(NSURLResponse *)response responseData:(NSData *)data;
  - (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request withResponseHTMLString:(NSString *)string;
  - (WKNavigation *)reload;
  - (WKNavigation *)reloadFromOrigin;
  - (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration;
  - (void)callAsyncJavaScript:(NSString *)script arguments:(NSDictionary<NSString *, id> *)arguments inFrame:(WKFrameInfo *)frame inContentWorld:(WKContentWorld *)world completionHandler:(void (^)(id, NSError *))handler;
  - (void)closeAllMediaPresentations;
  - (void)closeAllMediaPresentationsWithCompletionHandler:(void (^)(void))handler;
  - (void)createPDFWithConfiguration:(WKPDFConfiguration *)configuration completionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)createWebArchiveDataWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)evaluateJavaScript:(NSString *)script completionHandler:(void (^)(id, NSError *))handler;
  - (void)evaluateJavaScript:(NSString *)script inFrame:(WKFrameInfo *)frame inContentWorld:(WKContentWorld *)world completionHandler:(void (^)(id, NSError *))handler;
  - (void)fetchDataOfTypes:(WKWebViewDataType)types completionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)findString:(NSString *)string withConfiguration:(WKFindConfiguration *)configuration completionHandler:(void (^)(WKFindResult *))handler;
  - (void)goBack:(id)back;
  - (void)goForward:(id)forward;
  - (void)pauseAllMediaPlayback:(void (^)(void))playback;
  - (void)pauseAllMediaPlaybackWithCompletionHandler:(void (^)(void))handler;
  - (void)reload:(id)reload;
  - (void)reloadFromOrigin:(id)origin;
  - (void)requestMediaPlaybackState:(void (^)(WKMediaPlaybackState))state;
  - (void)requestMediaPlaybackStateWithCompletionHandler:(void (^)(WKMediaPlaybackState))handler;
  - (void)restoreData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)resumeAllMediaPlayback:(void (^)(void))playback;
  - (void)resumeDownloadFromResumeData:(NSData *)data completionHandler:(void (^)(WKDownload *))handler;
  - (void)setAllMediaPlaybackSuspended:(BOOL)suspended completionHandler:(void (^)(void))handler;
  - (void)setCameraCaptureState:(WKMediaCaptureState)state completionHandler:(void (^)(void))handler;
  - (void)setMagnification:(CGFloat)magnification centeredAtPoint:(CGPoint)point;
  - (void)setMicrophoneCaptureState:(WKMediaCaptureState)state completionHandler:(void (^)(void))handler;
  - (void)setMinimumViewportInset:(NSEdgeInsets)inset maximumViewportInset:(NSEdgeInsets)inset2;
  - (void)startDownloadUsingRequest:(NSURLRequest *)request completionHandler:(void (^)(WKDownload *))handler;
  - (void)stopLoading:(id)loading;
  - (void)stopLoading;
  - (void)suspendAllMediaPlayback:(void (^)(void))playback;
  - (void)takeSnapshotWithConfiguration:(WKSnapshotConfiguration *)configuration completionHandler:(void (^)(NSImage *, NSError *))handler;
  @property BOOL
      allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification
  @property (getter=is) BOOL
      inspectable
  @property (readonly) BOOL
      isLoading hasOnlySecureContent canGoBack canGoForward isWritingToolsActive
  @property CGFloat
      magnification pageZoom
  @property (readonly) NSArray *certificateChain;
  @property (copy) NSColor *underPageBackgroundColor;
  @property (readonly) NSColor *themeColor;
  @property NSEdgeInsets obscuredContentInsets;
  @property (readonly) NSEdgeInsets
      minimumViewportInset maximumViewportInset
  @property (copy) NSString *
      customUserAgent mediaType
  @property (readonly) NSString *title;
  @property (readonly) NSURL *URL;
  @property (readonly) SecTrustRef serverTrust;
  @property (readonly) UIScrollView *scrollView;
  @property (readonly) WKBackForwardList *backForwardList;
  @property (readonly) WKFullscreenState fullscreenState;
  @property (readonly) WKMediaCaptureState
      cameraCaptureState microphoneCaptureState
  @property (readonly) WKWebViewConfiguration *configuration;
  @property (readonly) double estimatedProgress;
  @property (copy) id interactionState;
  @property (weak) id<WKNavigationDelegate> navigationDelegate;
  @property (weak) id<WKUIDelegate> UIDelegate;
  @interface WKWebViewConfiguration <NSSecureCoding, NSCopying>
  - (id<WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)scheme;
  - (void)setURLSchemeHandler:(id<WKURLSchemeHandler>)handler forURLScheme:(NSString *)scheme;
  @property BOOL
      suppressesIncrementalRendering allowsAirPlayForMediaPlayback showsSystemScreenTimeBlockingView upgradeKnownHostsToHTTPS
      limitsNavigationsToAppBoundDomains allowsInlinePredictions supportsAdaptiveImageGlyph allowsInlineMediaPlayback mediaPlaybackAllowsAirPlay
      requiresUserActionForMediaPlayback mediaPlaybackRequiresUserAction allowsPictureInPictureMediaPlayback
  @property (copy) NSString *applicationNameForUserAgent;
  @property WKAudiovisualMediaTypes mediaTypesRequiringUserActionForPlayback;
  @property WKPreferences *preferences;
  @property WKProcessPool *processPool;
  @property WKSelectionGranularity selectionGranularity;
  @property WKUserContentController *userContentController;
  @property WKUserInterfaceDirectionPolicy userInterfaceDirectionPolicy;
  @property (copy) WKWebpagePreferences *defaultWebpagePreferences;
  @property WKWebsiteDataStore *websiteDataStore;
  @interface WKContentRuleList
  @property (readonly) NSString *identifier;
  @interface WKContentRuleListStore
  + (instancetype)defaultStore;
  + (instancetype)storeWithURL:(NSURL *)url;
  - (void)compileContentRuleListForIdentifier:(NSString *)identifier encodedContentRuleList:(NSString *)list completionHandler:(void (^)(WKContentRuleList *, NSError *))handler;
  - (void)getAvailableContentRuleListIdentifiers:(void (^)(NSArray<NSString *> *))identifiers;
  - (void)lookUpContentRuleListForIdentifier:(NSString *)identifier completionHandler:(void (^)(WKContentRuleList *, NSError *))handler;
  - (void)removeContentRuleListForIdentifier:(NSString *)identifier completionHandler:(void (^)(NSError *))handler;
  @interface WKFrameInfo <NSCopying>
  @property (readonly) BOOL isMainFrame;
  @property (readonly) NSURLRequest *request;
  @property (readonly) WKSecurityOrigin *securityOrigin;
  @property (readonly) WKWebView *webView;
  @interface WKNavigation
  @property (readonly) WKContentMode effectiveContentMode;
  @interface WKNavigationAction
  - (BOOL)isContentRuleListRedirect;
  @property (readonly) BOOL shouldPerformDownload;
  @property (readonly) NSEventModifierFlags modifierFlags;
  @property (readonly) NSInteger buttonNumber;
  @property (readonly) NSURLRequest *request;
  @property (readonly) WKFrameInfo *
      sourceFrame targetFrame
  @property (readonly) WKNavigationType navigationType;
  @interface WKPreferences <NSCoding, NSSecureCoding>
  @property BOOL
      javaScriptCanOpenWindowsAutomatically shouldPrintBackgrounds tabFocusesLinks isLookToScrollEnabled javaEnabled plugInsEnabled javaScriptEnabled
  @property (getter=is) BOOL
      fraudulentWebsiteWarningEnabled textInteractionEnabled siteSpecificQuirksModeEnabled elementFullscreenEnabled
  @property CGFloat minimumFontSize;
  @property WKInactiveSchedulingPolicy inactiveSchedulingPolicy;
  @interface WKProcessPool <NSCoding, NSSecureCoding>
  @interface WKScriptMessage
  @property (readonly) NSString *name;
  @property (readonly) WKContentWorld *world;
  @property (readonly) WKFrameInfo *frameInfo;
  @property (readonly) WKWebView *webView;
  @property (readonly) id body;
  @interface WKUserContentController <NSSecureCoding>
  - (void)addContentRuleList:(WKContentRuleList *)list;
  - (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)handler contentWorld:(WKContentWorld *)world name:(NSString *)name;
  - (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)handler name:(NSString *)name;
  - (void)addScriptMessageHandlerWithReply:(id<WKScriptMessageHandlerWithReply>)reply contentWorld:(WKContentWorld *)world name:(NSString *)name;
  - (void)addUserScript:(WKUserScript *)script;
  - (void)removeAllContentRuleLists;
  - (void)removeAllScriptMessageHandlers;
  - (void)removeAllScriptMessageHandlersFromContentWorld:(WKContentWorld *)world;
  - (void)removeAllUserScripts;
  - (void)removeContentRuleList:(WKContentRuleList *)list;
  - (void)removeScriptMessageHandlerForName:(NSString *)name contentWorld:(WKContentWorld *)world;
  - (void)removeScriptMessageHandlerForName:(NSString *)name;
  @property (readonly) NSArray<WKUserScript *> *userScripts;
  @interface WKUserScript <NSCopying>
  - (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)time forMainFrameOnly:(BOOL)only inContentWorld:(WKContentWorld *)world;
  - (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)time forMainFrameOnly:(BOOL)only;
  @property (readonly) BOOL isForMainFrameOnly;
  @property (readonly) NSString *source;
  @property (readonly) WKUserScriptInjectionTime injectionTime;
  @interface WKWebpagePreferences
  @property BOOL allowsContentJavaScript;
  @property (getter=is) BOOL
      lockdownModeEnabled
  @property WKContentMode preferredContentMode;
  @property WKSecurityRestrictionMode securityRestrictionMode;
  @property WKWebpagePreferencesUpgradeToHTTPSPolicy preferredHTTPSNavigationPolicy;
  @interface WKWebsiteDataStore <NSCoding, NSSecureCoding>
  + (NSSet<NSString *> *)allWebsiteDataTypes;
  + (WKWebsiteDataStore *)dataStoreForIdentifier:(NSUUID *)identifier;
  + (WKWebsiteDataStore *)defaultDataStore;
  + (WKWebsiteDataStore *)nonPersistentDataStore;
  + (void)fetchAllDataStoreIdentifiers:(void (^)(NSArray<NSUUID *> *))identifiers;
  + (void)removeDataStoreForIdentifier:(NSUUID *)identifier completionHandler:(void (^)(NSError *))handler;
  - (void)fetchDataOfTypes:(NSSet<NSString *> *)types completionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)fetchDataRecordsOfTypes:(NSSet<NSString *> *)types completionHandler:(void (^)(NSArray<WKWebsiteDataRecord *> *))handler;
  - (void)removeDataOfTypes:(NSSet<NSString *> *)types forDataRecords:(NSArray<WKWebsiteDataRecord *> *)records completionHandler:(void (^)(void))handler;
  - (void)removeDataOfTypes:(NSSet<NSString *> *)types modifiedSince:(NSDate *)since completionHandler:(void (^)(void))handler;
  - (void)restoreData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  @property (readonly) BOOL isPersistent;
  @property (readonly) NSUUID *identifier;
  @property (readonly) WKHTTPCookieStore *httpCookieStore;
  @interface WKWindowFeatures
  - (NSNumber *)allowsResizing;
  - (NSNumber *)menuBarVisibility;
  - (NSNumber *)statusBarVisibility;
  - (NSNumber *)toolbarsVisibility;
  @property (readonly) NSNumber *
      x y width height
  @interface WebView <NSUserInterfaceValidations>
  + (BOOL)canShowMIMEType:(NSString *)type;
  + (BOOL)canShowMIMETypeAsHTML:(NSString *)html;
  + (NSArray *)MIMETypesShownAsHTML;
  + (NSString *)URLTitleFromPasteboard:(NSPasteboard *)pasteboard;
  + (NSURL *)URLFromPasteboard:(NSPasteboard *)pasteboard;
  + (void)registerURLSchemeAsLocal:(NSString *)local;
  + (void)registerViewClass:(Class)classValue representationClass:(Class)classValue2 forMIMEType:(NSString *)type;
  + (void)setMIMETypesShownAsHTML:(NSArray *)html;
  - (BOOL)canGoBack;
  - (BOOL)canGoForward;
  - (BOOL)canMakeTextLarger;
  - (BOOL)canMakeTextSmaller;
  - (BOOL)canMakeTextStandardSize;
  - (BOOL)goBack;
  - (BOOL)goForward;
  - (BOOL)goToBackForwardItem:(WebHistoryItem *)item;
  - (BOOL)searchFor:(NSString *)forValue direction:(BOOL)direction caseSensitive:(BOOL)sensitive wrap:(BOOL)wrap;
  - (DOMCSSStyleDeclaration *)computedStyleForElement:(DOMElement *)element pseudoElement:(NSString *)element2;
  - (DOMCSSStyleDeclaration *)styleDeclarationWithText:(NSString *)text;
  - (DOMRange *)editableDOMRangeForPoint:(NSPoint)point;
  - (NSArray *)pasteboardTypesForElement:(NSDictionary *)element;
  - (NSDictionary *)elementAtPoint:(NSPoint)point;
  - (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)string;
  - (NSString *)userAgentForURL:(NSURL *)url;
  - (instancetype)initWithFrame:(NSRect)frame frameName:(NSString *)name groupName:(NSString *)name2;
  - (void)alignCenter:(id)center;
  - (void)alignJustified:(id)justified;
  - (void)alignLeft:(id)left;
  - (void)alignRight:(id)right;
  - (void)applyStyle:(DOMCSSStyleDeclaration *)style;
  - (void)changeAttributes:(id)attributes;
  - (void)changeColor:(id)color;
  - (void)changeDocumentBackgroundColor:(id)color;
  - (void)changeFont:(id)font;
  - (void)checkSpelling:(id)spelling;
  - (void)close;
  - (void)copy:(id)copy;
  - (void)copyFont:(id)font;
  - (void)cut:(id)cut;
  - (void)delete:(id)deleteValue;
  - (void)deleteSelection;
  - (void)goBack:(id)back;
  - (void)goForward:(id)forward;
  - (void)makeTextLarger:(id)larger;
  - (void)makeTextSmaller:(id)smaller;
  - (void)makeTextStandardSize:(id)size;
  - (void)moveDragCaretToPoint:(NSPoint)point;
  - (void)moveToBeginningOfSentence:(id)sentence;
  - (void)moveToBeginningOfSentenceAndModifySelection:(id)selection;
  - (void)moveToEndOfSentence:(id)sentence;
  - (void)moveToEndOfSentenceAndModifySelection:(id)selection;
  - (void)overWrite:(id)write;
  - (void)paste:(id)paste;
  - (void)pasteAsPlainText:(id)text;
  - (void)pasteAsRichText:(id)text;
  - (void)pasteFont:(id)font;
  - (void)performFindPanelAction:(id)action;
  - (void)reload:(id)reload;
  - (void)reloadFromOrigin:(id)origin;
  - (void)removeDragCaret;
  - (void)replaceSelectionWithArchive:(WebArchive *)archive;
  - (void)replaceSelectionWithMarkupString:(NSString *)string;
  - (void)replaceSelectionWithNode:(DOMNode *)node;
  - (void)replaceSelectionWithText:(NSString *)text;
  - (void)selectSentence:(id)sentence;
  - (void)setMaintainsBackForwardList:(BOOL)list;
  - (void)setSelectedDOMRange:(DOMRange *)range affinity:(NSSelectionAffinity)affinity;
  - (void)showGuessPanel:(id)panel;
  - (void)startSpeaking:(id)speaking;
  - (void)stopLoading:(id)loading;
  - (void)stopSpeaking:(id)speaking;
  - (void)takeStringURLFrom:(id)from;
  - (void)toggleContinuousSpellChecking:(id)checking;
  - (void)toggleSmartInsertDelete:(id)deleteValue;
  - (void)writeElement:(NSDictionary *)element withPasteboardTypes:(NSArray *)types toPasteboard:(NSPasteboard *)pasteboard;
  - (void)writeSelectionWithPasteboardTypes:(NSArray *)types toPasteboard:(NSPasteboard *)pasteboard;
  @property BOOL
      shouldCloseWithWindow drawsBackground shouldUpdateWhileOffscreen smartInsertDeleteEnabled
  @property (getter=is) BOOL
      editable continuousSpellCheckingEnabled
  @property (readonly) BOOL
      supportsTextEncoding isLoading maintainsInactiveSelection
  @property DOMCSSStyleDeclaration *typingStyle;
  @property (readonly) DOMDocument *mainFrameDocument;
  @property (readonly) DOMRange *selectedDOMRange;
  @property (readonly) NSArray *pasteboardTypesForSelection;
  @property (readonly) NSImage *mainFrameIcon;
  @property (readonly) NSInteger spellCheckerDocumentTag;
  @property (readonly) NSSelectionAffinity selectionAffinity;
  @property (copy) NSString *
      applicationNameForUserAgent customUserAgent customTextEncodingName mediaStyle preferencesIdentifier groupName mainFrameURL
  @property (readonly) NSString *mainFrameTitle;
  @property NSWindow *hostWindow;
  @property (readonly) WebBackForwardList *backForwardList;
  @property (readonly) WebFrame *
      mainFrame selectedFrame
  @property WebPreferences *preferences;
  @property (readonly) WebScriptObject *windowScriptObject;
  @property (readonly) double estimatedProgress;
  @property float textSizeMultiplier;
  @property (assign) id<WebDownloadDelegate> downloadDelegate;
  @property (assign) id<WebEditingDelegate> editingDelegate;
  @property (assign) id<WebFrameLoadDelegate> frameLoadDelegate;
  @property (assign) id<WebPolicyDelegate> policyDelegate;
  @property (assign) id<WebResourceLoadDelegate> resourceLoadDelegate;
  @property (assign) id<WebUIDelegate> UIDelegate;
  @interface WebFrameView
  - (NSPrintOperation *)printOperationWithPrintInfo:(NSPrintInfo *)info;
  - (void)printDocumentView;
  @property BOOL allowsScrolling;
  @property (readonly) BOOL
      canPrintHeadersAndFooters documentViewShouldHandlePrint
  @property (readonly) NSView *documentView;
  @interface WebFrame
  - (WebFrame *)findFrameNamed:(NSString *)named;
  - (instancetype)initWithName:(NSString *)name webFrameView:(WebFrameView *)view webView:(WebView *)view2;
  - (void)loadAlternateHTMLString:(NSString *)string baseURL:(NSURL *)url forUnreachableURL:(NSURL *)url2;
  - (void)loadArchive:(WebArchive *)archive;
  - (void)loadData:(NSData *)data MIMEType:(NSString *)type textEncodingName:(NSString *)name baseURL:(NSURL *)url;
  - (void)loadHTMLString:(NSString *)string baseURL:(NSURL *)url;
  - (void)loadRequest:(NSURLRequest *)request;
  - (void)reload;
  - (void)reloadFromOrigin;
  - (void)stopLoading;
  @property (readonly) DOMDocument *DOMDocument;
  @property (readonly) DOMHTMLElement *frameElement;
  @property (readonly) JSContext *javaScriptContext;
  @property (readonly) JSGlobalContextRef globalContext;
  @property (readonly) NSArray *childFrames;
  @property (readonly) NSString *name;
  @property (readonly) WebDataSource *
      dataSource provisionalDataSource
  @property (readonly) WebFrame *parentFrame;
  @property (readonly) WebFrameView *frameView;
  @property (readonly) WebScriptObject *windowObject;
  @property (readonly) WebView *webView;
  @interface WebPreferences <NSCoding>
  + (WebPreferences *)standardPreferences;
  - (instancetype)initWithIdentifier:(NSString *)identifier;
  @property (getter=arePlugInsEnabled) BOOL plugInsEnabled;
  @property BOOL
      userStyleSheetEnabled javaScriptCanOpenWindowsAutomatically allowsAnimatedImages allowsAnimatedImageLooping loadsImagesAutomatically autosaves
      shouldPrintBackgrounds privateBrowsingEnabled tabsToLinks usesPageCache suppressesIncrementalRendering allowsAirPlayForMediaPlayback
  @property (getter=is) BOOL
      javaEnabled javaScriptEnabled
  @property (copy) NSString *
      standardFontFamily fixedFontFamily serifFontFamily sansSerifFontFamily cursiveFontFamily fantasyFontFamily defaultTextEncodingName
  @property (readonly) NSString *identifier;
  @property NSURL *userStyleSheetLocation;
  @property WebCacheModel cacheModel;
  @property int
      defaultFontSize defaultFixedFontSize minimumFontSize minimumLogicalFontSize
  @interface WebHistory
  + (WebHistory *)optionalSharedHistory;
  + (void)setOptionalSharedHistory:(WebHistory *)history;
  - (BOOL)loadFromURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
  - (NSArray *)orderedItemsLastVisitedOnDay:(NSCalendarDate *)day;
  - (WebHistoryItem *)itemForURL:(NSURL *)url;
  - (void)addItems:(NSArray *)items;
  - (void)removeAllItems;
  - (void)removeItems:(NSArray *)items;
  @property (readonly) NSArray *orderedLastVisitedDays;
  @property int
      historyItemLimit historyAgeInDaysLimit
  @interface WebHistoryItem <NSCopying>
  - (instancetype)initWithURLString:(NSString *)string title:(NSString *)title lastVisitedTimeInterval:(double)interval;
  @property (readonly) NSImage *icon;
  @property (copy) NSString *alternateTitle;
  @property (readonly) NSString *
      originalURLString URLString title
  @property (readonly) double lastVisitedTimeInterval;
  @interface WebDataSource
  - (WebResource *)subresourceForURL:(NSURL *)url;
  - (instancetype)initWithRequest:(NSURLRequest *)request;
  - (void)addSubresource:(WebResource *)subresource;
  @property (readonly) BOOL isLoading;
  @property (readonly) NSArray *subresources;
  @property (readonly) NSData *data;
  @property (readonly) NSMutableURLRequest *request;
  @property (readonly) NSString *
      textEncodingName pageTitle
  @property (readonly) NSURL *unreachableURL;
  @property (readonly) NSURLRequest *initialRequest;
  @property (readonly) NSURLResponse *response;
  @property (readonly) WebArchive *webArchive;
  @property (readonly) WebResource *mainResource;
  @property (readonly) id<WebDocumentRepresentation> representation;
  @interface WebResource <NSCoding, NSCopying>
  - (instancetype)initWithData:(NSData *)data URL:(NSURL *)url MIMEType:(NSString *)type textEncodingName:(NSString *)name frameName:(NSString *)name2;
  @property (readonly) NSData *data;
  @property (readonly) NSString *
      MIMEType textEncodingName frameName
  @property (readonly) NSURL *URL;
  @interface WebArchive <NSCoding, NSCopying>
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithMainResource:(WebResource *)resource subresources:(NSArray *)subresources subframeArchives:(NSArray *)archives;
  @property (readonly) NSArray *
      subresources subframeArchives
  @property (readonly) NSData *data;
  @property (readonly) WebResource *mainResource;
  @interface WebScriptObject
  + (BOOL)throwException:(NSString *)exceptionValue;
  - (id)callWebScriptMethod:(NSString *)method withArguments:(NSArray *)arguments;
  - (id)evaluateWebScript:(NSString *)script;
  - (id)webScriptValueAtIndex:(unsigned int)index;
  - (void)removeWebScriptKey:(NSString *)key;
  - (void)setException:(NSString *)exceptionValue;
  - (void)setWebScriptValueAtIndex:(unsigned int)index value:(id)value;
  @property (readonly) JSObjectRef JSObject;
  @property (readonly) JSValue *JSValue;
  @property (readonly) NSString *stringRepresentation;
  @interface DOMObject <NSCopying>
  @interface DOMCSSStyleDeclaration
  - (BOOL)isPropertyImplicit:(NSString *)implicit;
  - (NSString *)azimuth;
  - (NSString *)backgroundAttachment;
  - (NSString *)backgroundPosition;
  - (NSString *)backgroundRepeat;
  - (NSString *)borderBottom;
  - (NSString *)borderBottomColor;
  - (NSString *)borderBottomStyle;
  - (NSString *)borderBottomWidth;
  - (NSString *)borderCollapse;
  - (NSString *)borderLeft;
  - (NSString *)borderLeftColor;
  - (NSString *)borderLeftStyle;
  - (NSString *)borderLeftWidth;
  - (NSString *)borderRight;
  - (NSString *)borderRightColor;
  - (NSString *)borderRightStyle;
  - (NSString *)borderRightWidth;
  - (NSString *)borderSpacing;
  - (NSString *)borderTop;
  - (NSString *)borderTopColor;
  - (NSString *)borderTopStyle;
  - (NSString *)borderTopWidth;
  - (NSString *)bottom;
  - (NSString *)captionSide;
  - (NSString *)clear;
  - (NSString *)clip;
  - (NSString *)counterIncrement;
  - (NSString *)counterReset;
  - (NSString *)cssFloat;
  - (NSString *)cueAfter;
  - (NSString *)cueBefore;
  - (NSString *)cursor;
  - (NSString *)display;
  - (NSString *)elevation;
  - (NSString *)emptyCells;
  - (NSString *)fontFamily;
  - (NSString *)fontSizeAdjust;
  - (NSString *)fontStretch;
  - (NSString *)fontStyle;
  - (NSString *)fontVariant;
  - (NSString *)fontWeight;
  - (NSString *)getPropertyPriority:(NSString *)priority;
  - (NSString *)getPropertyShorthand:(NSString *)shorthand;
  - (NSString *)getPropertyValue:(NSString *)value;
  - (NSString *)item:(unsigned int)item;
  - (NSString *)left;
  - (NSString *)letterSpacing;
  - (NSString *)listStyle;
  - (NSString *)listStyleImage;
  - (NSString *)listStylePosition;
  - (NSString *)listStyleType;
  - (NSString *)margin;
  - (NSString *)marginBottom;
  - (NSString *)marginLeft;
  - (NSString *)marginRight;
  - (NSString *)marginTop;
  - (NSString *)markerOffset;
  - (NSString *)marks;
  - (NSString *)orphans;
  - (NSString *)outline;
  - (NSString *)outlineColor;
  - (NSString *)outlineStyle;
  - (NSString *)outlineWidth;
  - (NSString *)overflow;
  - (NSString *)paddingBottom;
  - (NSString *)paddingLeft;
  - (NSString *)paddingRight;
  - (NSString *)paddingTop;
  - (NSString *)pageBreakAfter;
  - (NSString *)pageBreakBefore;
  - (NSString *)pageBreakInside;
  - (NSString *)pause;
  - (NSString *)pauseAfter;
  - (NSString *)pauseBefore;
  - (NSString *)pitchRange;
  - (NSString *)playDuring;
  - (NSString *)quotes;
  - (NSString *)removeProperty:(NSString *)property;
  - (NSString *)richness;
  - (NSString *)right;
  - (NSString *)speak;
  - (NSString *)speakHeader;
  - (NSString *)speakNumeral;
  - (NSString *)speakPunctuation;
  - (NSString *)speechRate;
  - (NSString *)stress;
  - (NSString *)tableLayout;
  - (NSString *)textAlign;
  - (NSString *)textDecoration;
  - (NSString *)textIndent;
  - (NSString *)textShadow;
  - (NSString *)top;
  - (NSString *)unicodeBidi;
  - (NSString *)verticalAlign;
  - (NSString *)visibility;
  - (NSString *)voiceFamily;
  - (NSString *)whiteSpace;
  - (NSString *)widows;
  - (NSString *)wordSpacing;
  - (void)setAzimuth:(NSString *)azimuth;
  - (void)setBackground:(NSString *)background;
  - (void)setBackgroundAttachment:(NSString *)attachment;
  - (void)setBackgroundColor:(NSString *)color;
  - (void)setBackgroundImage:(NSString *)image;
  - (void)setBackgroundPosition:(NSString *)position;
  - (void)setBackgroundRepeat:(NSString *)repeat;
  - (void)setBorder:(NSString *)border;
  - (void)setBorderBottom:(NSString *)bottom;
  - (void)setBorderBottomColor:(NSString *)color;
  - (void)setBorderBottomStyle:(NSString *)style;
  - (void)setBorderBottomWidth:(NSString *)width;
  - (void)setBorderCollapse:(NSString *)collapse;
  - (void)setBorderColor:(NSString *)color;
  - (void)setBorderLeft:(NSString *)left;
  - (void)setBorderLeftColor:(NSString *)color;
  - (void)setBorderLeftStyle:(NSString *)style;
  - (void)setBorderLeftWidth:(NSString *)width;
  - (void)setBorderRight:(NSString *)right;
  - (void)setBorderRightColor:(NSString *)color;
  - (void)setBorderRightStyle:(NSString *)style;
  - (void)setBorderRightWidth:(NSString *)width;
  - (void)setBorderSpacing:(NSString *)spacing;
  - (void)setBorderStyle:(NSString *)style;
  - (void)setBorderTop:(NSString *)top;
  - (void)setBorderTopColor:(NSString *)color;
  - (void)setBorderTopStyle:(NSString *)style;
  - (void)setBorderTopWidth:(NSString *)width;
  - (void)setBorderWidth:(NSString *)width;
  - (void)setBottom:(NSString *)bottom;
  - (void)setCaptionSide:(NSString *)side;
  - (void)setClear:(NSString *)clear;
  - (void)setClip:(NSString *)clip;
  - (void)setColor:(NSString *)color;
  - (void)setContent:(NSString *)content;
  - (void)setCounterIncrement:(NSString *)increment;
  - (void)setCounterReset:(NSString *)reset;
  - (void)setCssFloat:(NSString *)floatValue;
  - (void)setCue:(NSString *)cue;
  - (void)setCueAfter:(NSString *)after;
  - (void)setCueBefore:(NSString *)before;
  - (void)setCursor:(NSString *)cursor;
  - (void)setDirection:(NSString *)direction;
  - (void)setDisplay:(NSString *)display;
  - (void)setElevation:(NSString *)elevation;
  - (void)setEmptyCells:(NSString *)cells;
  - (void)setFont:(NSString *)font;
  - (void)setFontFamily:(NSString *)family;
  - (void)setFontSize:(NSString *)size;
  - (void)setFontSizeAdjust:(NSString *)adjust;
  - (void)setFontStretch:(NSString *)stretch;
  - (void)setFontStyle:(NSString *)style;
  - (void)setFontVariant:(NSString *)variant;
  - (void)setFontWeight:(NSString *)weight;
  - (void)setHeight:(NSString *)height;
  - (void)setLeft:(NSString *)left;
  - (void)setLetterSpacing:(NSString *)spacing;
  - (void)setLineHeight:(NSString *)height;
  - (void)setListStyle:(NSString *)style;
  - (void)setListStyleImage:(NSString *)image;
  - (void)setListStylePosition:(NSString *)position;
  - (void)setListStyleType:(NSString *)type;
  - (void)setMargin:(NSString *)margin;
  - (void)setMarginBottom:(NSString *)bottom;
  - (void)setMarginLeft:(NSString *)left;
  - (void)setMarginRight:(NSString *)right;
  - (void)setMarginTop:(NSString *)top;
  - (void)setMarkerOffset:(NSString *)offset;
  - (void)setMarks:(NSString *)marks;
  - (void)setMaxHeight:(NSString *)height;
  - (void)setMaxWidth:(NSString *)width;
  - (void)setMinHeight:(NSString *)height;
  - (void)setMinWidth:(NSString *)width;
  - (void)setOrphans:(NSString *)orphans;
  - (void)setOutline:(NSString *)outline;
  - (void)setOutlineColor:(NSString *)color;
  - (void)setOutlineStyle:(NSString *)style;
  - (void)setOutlineWidth:(NSString *)width;
  - (void)setOverflow:(NSString *)overflow;
  - (void)setPadding:(NSString *)padding;
  - (void)setPaddingBottom:(NSString *)bottom;
  - (void)setPaddingLeft:(NSString *)left;
  - (void)setPaddingRight:(NSString *)right;
  - (void)setPaddingTop:(NSString *)top;
  - (void)setPage:(NSString *)page;
  - (void)setPageBreakAfter:(NSString *)after;
  - (void)setPageBreakBefore:(NSString *)before;
  - (void)setPageBreakInside:(NSString *)inside;
  - (void)setPause:(NSString *)pause;
  - (void)setPauseAfter:(NSString *)after;
  - (void)setPauseBefore:(NSString *)before;
  - (void)setPitch:(NSString *)pitch;
  - (void)setPitchRange:(NSString *)range;
  - (void)setPlayDuring:(NSString *)during;
  - (void)setPosition:(NSString *)position;
  - (void)setProperty:(NSString *)property :(NSString *)value :(NSString *)value2;
  - (void)setProperty:(NSString *)property value:(NSString *)value priority:(NSString *)priority;
  - (void)setQuotes:(NSString *)quotes;
  - (void)setRichness:(NSString *)richness;
  - (void)setRight:(NSString *)right;
  - (void)setSize:(NSString *)size;
  - (void)setSpeak:(NSString *)speak;
  - (void)setSpeakHeader:(NSString *)header;
  - (void)setSpeakNumeral:(NSString *)numeral;
  - (void)setSpeakPunctuation:(NSString *)punctuation;
  - (void)setSpeechRate:(NSString *)rate;
  - (void)setStress:(NSString *)stress;
  - (void)setTableLayout:(NSString *)layout;
  - (void)setTextAlign:(NSString *)align;
  - (void)setTextDecoration:(NSString *)decoration;
  - (void)setTextIndent:(NSString *)indent;
  - (void)setTextShadow:(NSString *)shadow;
  - (void)setTextTransform:(NSString *)transform;
  - (void)setTop:(NSString *)top;
  - (void)setUnicodeBidi:(NSString *)bidi;
  - (void)setVerticalAlign:(NSString *)align;
  - (void)setVisibility:(NSString *)visibility;
  - (void)setVoiceFamily:(NSString *)family;
  - (void)setVolume:(NSString *)volume;
  - (void)setWhiteSpace:(NSString *)space;
  - (void)setWidows:(NSString *)widows;
  - (void)setWidth:(NSString *)width;
  - (void)setWordSpacing:(NSString *)spacing;
  - (void)setZIndex:(NSString *)index;
  @property (copy) NSString *cssText;
  @property (readonly) NSString *
      background backgroundColor backgroundImage border borderColor borderStyle borderWidth color content cue direction font fontSize height
      lineHeight maxHeight maxWidth minHeight minWidth padding page pitch position size textTransform volume width zIndex
  @property (readonly) unsigned int length;
  @interface DOMNode <DOMEventTarget>
  - (BOOL)contains:(DOMNode *)contains;
  - (BOOL)hasAttributes;
  - (BOOL)hasChildNodes;
  - (BOOL)isDefaultNamespace:(NSString *)namespaceValue;
  - (BOOL)isEqualNode:(DOMNode *)node;
  - (BOOL)isSameNode:(DOMNode *)node;
  - (BOOL)isSupported:(NSString *)supported :(NSString *)value;
  - (BOOL)isSupported:(NSString *)supported version:(NSString *)version;
  - (DOMNode *)appendChild:(DOMNode *)child;
  - (DOMNode *)cloneNode:(BOOL)node;
  - (DOMNode *)insertBefore:(DOMNode *)before :(DOMNode *)value;
  - (DOMNode *)insertBefore:(DOMNode *)before refChild:(DOMNode *)child;
  - (DOMNode *)removeChild:(DOMNode *)child;
  - (DOMNode *)replaceChild:(DOMNode *)child :(DOMNode *)value;
  - (DOMNode *)replaceChild:(DOMNode *)child oldChild:(DOMNode *)child2;
  - (NSArray *)lineBoxRects;
  - (NSString *)lookupNamespaceURI:(NSString *)uri;
  - (NSString *)lookupPrefix:(NSString *)prefix;
  - (unsigned short)compareDocumentPosition:(DOMNode *)position;
  - (void)normalize;
  @property (readonly) BOOL isContentEditable;
  @property (readonly) DOMDocument *ownerDocument;
  @property (readonly) DOMElement *parentElement;
  @property (readonly) DOMNamedNodeMap *attributes;
  @property (readonly) DOMNode *
      parentNode firstChild lastChild previousSibling nextSibling
  @property (readonly) DOMNodeList *childNodes;
  @property (readonly) NSRect boundingBox;
  @property (copy) NSString *
      nodeValue prefix textContent
  @property (readonly) NSString *
      nodeName namespaceURI localName baseURI
  @property (readonly) WebArchive *webArchive;
  @property (readonly) unsigned short nodeType;
  @interface DOMDocument
  - (BOOL)execCommand:(NSString *)command userInterface:(BOOL)interface value:(NSString *)value;
  - (BOOL)execCommand:(NSString *)command userInterface:(BOOL)interface;
  - (BOOL)execCommand:(NSString *)command;
  - (BOOL)hasFocus;
  - (BOOL)queryCommandEnabled:(NSString *)enabled;
  - (BOOL)queryCommandIndeterm:(NSString *)indeterm;
  - (BOOL)queryCommandState:(NSString *)state;
  - (BOOL)queryCommandSupported:(NSString *)supported;
  - (DOMAttr *)createAttribute:(NSString *)attribute;
  - (DOMAttr *)createAttributeNS:(NSString *)ns :(NSString *)value;
  - (DOMAttr *)createAttributeNS:(NSString *)ns qualifiedName:(NSString *)name;
  - (DOMCSSStyleDeclaration *)createCSSStyleDeclaration;
  - (DOMCSSStyleDeclaration *)getComputedStyle:(DOMElement *)style :(NSString *)value;
  - (DOMCSSStyleDeclaration *)getComputedStyle:(DOMElement *)style pseudoElement:(NSString *)element;
  - (DOMCSSStyleDeclaration *)getOverrideStyle:(DOMElement *)style :(NSString *)value;
  - (DOMCSSStyleDeclaration *)getOverrideStyle:(DOMElement *)style pseudoElement:(NSString *)element;
  - (DOMDocumentFragment *)createDocumentFragment;
  - (DOMElement *)createElement:(NSString *)element;
  - (DOMElement *)createElementNS:(NSString *)ns :(NSString *)value;
  - (DOMElement *)createElementNS:(NSString *)ns qualifiedName:(NSString *)name;
  - (DOMElement *)elementFromPoint:(int)point y:(int)y;
  - (DOMElement *)getElementById:(NSString *)idValue;
  - (DOMElement *)querySelector:(NSString *)selector;
  - (DOMEvent *)createEvent:(NSString *)event;
  - (DOMNode *)adoptNode:(DOMNode *)node;
  - (DOMNode *)importNode:(DOMNode *)node :(BOOL)value;
  - (DOMNode *)importNode:(DOMNode *)node deep:(BOOL)deep;
  - (DOMNodeList *)getElementsByClassName:(NSString *)name;
  - (DOMNodeList *)getElementsByName:(NSString *)name;
  - (DOMNodeList *)getElementsByTagName:(NSString *)name;
  - (DOMNodeList *)getElementsByTagNameNS:(NSString *)ns :(NSString *)value;
  - (DOMNodeList *)getElementsByTagNameNS:(NSString *)ns localName:(NSString *)name;
  - (DOMNodeList *)querySelectorAll:(NSString *)all;
  - (DOMRange *)createRange;
  - (DOMText *)createTextNode:(NSString *)node;
  - (NSString *)queryCommandValue:(NSString *)value;
  - (NSURL *)URLWithAttributeString:(NSString *)string;
  - (void)webkitCancelFullScreen;
  @property BOOL xmlStandalone;
  @property (readonly) DOMElement *
      documentElement activeElement
  @property (readonly) DOMHTMLCollection *
      images applets links forms anchors
  @property DOMHTMLElement *body;
  @property (copy) NSString *
      xmlVersion documentURI title cookie charset selectedStylesheetSet
  @property (readonly) NSString *
      inputEncoding xmlEncoding referrer domain URL lastModified defaultCharset readyState characterSet preferredStylesheetSet
  @interface DOMHTMLDocument
  - (DOMDocumentFragment *)createDocumentFragmentWithMarkupString:(NSString *)string baseURL:(NSURL *)url;
  - (DOMDocumentFragment *)createDocumentFragmentWithText:(NSString *)text;
  - (void)captureEvents;
  - (void)clear;
  - (void)close;
  - (void)open;
  - (void)releaseEvents;
  - (void)write:(NSString *)write;
  - (void)writeln:(NSString *)writeln;
  @property (readonly) DOMHTMLCollection *
      embeds plugins scripts
  @property (copy) NSString *
      dir designMode bgColor fgColor alinkColor linkColor vlinkColor
  @property (readonly) NSString *compatMode;
  @property (readonly) int
      width height
  @interface DOMElement
  - (BOOL)hasAttribute:(NSString *)attribute;
  - (BOOL)hasAttributeNS:(NSString *)ns :(NSString *)value;
  - (BOOL)hasAttributeNS:(NSString *)ns localName:(NSString *)name;
  - (DOMAttr *)getAttributeNode:(NSString *)node;
  - (DOMAttr *)getAttributeNodeNS:(NSString *)ns :(NSString *)value;
  - (DOMAttr *)getAttributeNodeNS:(NSString *)ns localName:(NSString *)name;
  - (DOMAttr *)removeAttributeNode:(DOMAttr *)node;
  - (DOMAttr *)setAttributeNode:(DOMAttr *)node;
  - (DOMAttr *)setAttributeNodeNS:(DOMAttr *)ns;
  - (DOMElement *)querySelector:(NSString *)selector;
  - (DOMNodeList *)getElementsByClassName:(NSString *)name;
  - (DOMNodeList *)getElementsByTagName:(NSString *)name;
  - (DOMNodeList *)getElementsByTagNameNS:(NSString *)ns :(NSString *)value;
  - (DOMNodeList *)getElementsByTagNameNS:(NSString *)ns localName:(NSString *)name;
  - (DOMNodeList *)querySelectorAll:(NSString *)all;
  - (NSString *)getAttribute:(NSString *)attribute;
  - (NSString *)getAttributeNS:(NSString *)ns :(NSString *)value;
  - (NSString *)getAttributeNS:(NSString *)ns localName:(NSString *)name;
  - (void)blur;
  - (void)focus;
  - (void)removeAttribute:(NSString *)attribute;
  - (void)removeAttributeNS:(NSString *)ns :(NSString *)value;
  - (void)removeAttributeNS:(NSString *)ns localName:(NSString *)name;
  - (void)scrollByLines:(int)lines;
  - (void)scrollByPages:(int)pages;
  - (void)scrollIntoView:(BOOL)view;
  - (void)scrollIntoViewIfNeeded:(BOOL)needed;
  - (void)setAttribute:(NSString *)attribute :(NSString *)value;
  - (void)setAttribute:(NSString *)attribute value:(NSString *)value;
  - (void)setAttributeNS:(NSString *)ns :(NSString *)value :(NSString *)value2;
  - (void)setAttributeNS:(NSString *)ns qualifiedName:(NSString *)name value:(NSString *)value;
  - (void)webkitRequestFullScreen:(unsigned short)screen;
  @property (readonly) DOMCSSStyleDeclaration *style;
  @property (readonly) DOMElement *
      offsetParent previousElementSibling nextElementSibling firstElementChild lastElementChild
  @property (readonly) NSImage *image;
  @property (copy) NSString *
      innerHTML outerHTML className
  @property (readonly) NSString *
      tagName innerText
  @property int
      scrollLeft scrollTop
  @property (readonly) int
      offsetLeft offsetTop offsetWidth offsetHeight clientLeft clientTop clientWidth clientHeight scrollWidth scrollHeight
  @property (readonly) unsigned int childElementCount;
  @interface DOMHTMLElement
  - (void)click;
  @property (readonly) DOMHTMLCollection *children;
  @property (copy) NSString *
      title lang dir accessKey innerText outerText contentEditable idName
  @property (readonly) NSString *titleDisplayString;
  @property int tabIndex;
  @interface DOMHTMLImageElement
  @property BOOL isMap;
  @property (readonly) BOOL complete;
  @property (copy) NSString *
      name align alt border longDesc src useMap lowsrc
  @property (readonly) NSString *altDisplayString;
  @property (readonly) NSURL *absoluteImageURL;
  @property int
      height hspace vspace width
  @property (readonly) int
      naturalHeight naturalWidth x y
  @interface DOMNodeIterator
  - (void)detach;
  @property (readonly) BOOL
      expandEntityReferences pointerBeforeReferenceNode
  @property (readonly) DOMNode *
      root referenceNode nextNode previousNode
  @property (readonly) unsigned int whatToShow;
  @interface DOMNodeList
  - (DOMNode *)item:(unsigned int)item;
  @property (readonly) unsigned int length;
  @interface DOMRange
  - (BOOL)intersectsNode:(DOMNode *)node;
  - (BOOL)isPointInRange:(DOMNode *)range offset:(int)offset;
  - (DOMDocumentFragment *)cloneContents;
  - (DOMDocumentFragment *)createContextualFragment:(NSString *)fragment;
  - (DOMDocumentFragment *)extractContents;
  - (DOMRange *)cloneRange;
  - (NSString *)markupString;
  - (NSString *)toString;
  - (short)compareBoundaryPoints:(unsigned short)points :(DOMRange *)value;
  - (short)compareBoundaryPoints:(unsigned short)points sourceRange:(DOMRange *)range;
  - (short)compareNode:(DOMNode *)node;
  - (short)comparePoint:(DOMNode *)point offset:(int)offset;
  - (void)collapse:(BOOL)collapse;
  - (void)deleteContents;
  - (void)detach;
  - (void)insertNode:(DOMNode *)node;
  - (void)selectNode:(DOMNode *)node;
  - (void)selectNodeContents:(DOMNode *)contents;
  - (void)setEnd:(DOMNode *)end :(int)value;
  - (void)setEnd:(DOMNode *)end offset:(int)offset;
  - (void)setEndAfter:(DOMNode *)after;
  - (void)setEndBefore:(DOMNode *)before;
  - (void)setStart:(DOMNode *)start :(int)value;
  - (void)setStart:(DOMNode *)start offset:(int)offset;
  - (void)setStartAfter:(DOMNode *)after;
  - (void)setStartBefore:(DOMNode *)before;
  - (void)surroundContents:(DOMNode *)contents;
  @property (readonly) BOOL collapsed;
  @property (readonly) DOMNode *
      startContainer endContainer commonAncestorContainer
  @property (readonly) NSString *text;
  @property (readonly) WebArchive *webArchive;
  @property (readonly) int
      startOffset endOffset
  """#
