/// The members of the protocols and classes of Apple's other frameworks. The notation is explained in `memberTables`.
let otherFrameworkMembers = #"""
  @protocol NSFetchedResultsSectionInfo
  - (NSString *)indexTitle;
  @property (readonly) NSArray *objects;
  @property (readonly) NSString *name;
  @property (readonly) NSUInteger numberOfObjects;
  @protocol NSFetchedResultsControllerDelegate
  @optional
  - (NSString *)controller:(NSFetchedResultsController *)controller sectionIndexTitleForSectionName:(NSString *)name;
  - (void)controller:(NSFetchedResultsController *)controller didChangeContentWithDifference:(NSOrderedCollectionDifference<NSManagedObjectID *> *)difference;
  - (void)controller:(NSFetchedResultsController *)controller didChangeObject:(id)object atIndexPath:(NSIndexPath *)path forChangeType:(NSFetchedResultsChangeType)type newIndexPath:(NSIndexPath *)path2;
  - (void)controller:(NSFetchedResultsController *)controller didChangeSection:(id<NSFetchedResultsSectionInfo>)section atIndex:(NSUInteger)index forChangeType:(NSFetchedResultsChangeType)type;
  - (void)controllerDidChangeContent:(NSFetchedResultsController *)content;
  - (void)controllerWillChangeContent:(NSFetchedResultsController *)content;
  @protocol CAAction
  - (void)runActionForKey:(NSString *)key object:(id)object arguments:(NSDictionary *)arguments;
  @protocol CAMediaTiming
  @property BOOL autoreverses;
  @property (copy) CAMediaTimingFillMode fillMode;
  @property double
      beginTime duration timeOffset repeatDuration
  @property float
      speed repeatCount
  @protocol CALayerDelegate
  @optional
  - (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)key;
  - (void)displayLayer:(CALayer *)layer;
  - (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context;
  - (void)layerWillDraw:(CALayer *)draw;
  - (void)layoutSublayersOfLayer:(CALayer *)layer;
  @protocol CAAnimationDelegate
  @optional
  - (void)animationDidStart:(CAAnimation *)start;
  - (void)animationDidStop:(BOOL)stopValue;
  - (void)animationDidStop:(CAAnimation *)stopValue finished:(BOOL)finished;
  @protocol CLLocationManagerDelegate
  @optional
  - (BOOL)locationManagerShouldDisplayHeadingCalibration:(CLLocationManager *)calibration;
  - (void)locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status;
  - (void)locationManager:(CLLocationManager *)manager didDetermineState:(CLRegionState)state forRegion:(CLRegion *)region;
  - (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region;
  - (void)locationManager:(CLLocationManager *)manager didExitRegion:(CLRegion *)region;
  - (void)locationManager:(CLLocationManager *)manager didFailRangingBeaconsForConstraint:(CLBeaconIdentityConstraint *)constraint error:(NSError *)error;
  - (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error;
  - (void)locationManager:(CLLocationManager *)manager didFinishDeferredUpdatesWithError:(NSError *)error;
  - (void)locationManager:(CLLocationManager *)manager didRangeBeacons:(NSArray<CLBeacon *> *)beacons inRegion:(CLBeaconRegion *)region;
  - (void)locationManager:(CLLocationManager *)manager didRangeBeacons:(NSArray<CLBeacon *> *)beacons satisfyingConstraint:(CLBeaconIdentityConstraint *)constraint;
  - (void)locationManager:(CLLocationManager *)manager didStartMonitoringForRegion:(CLRegion *)region;
  - (void)locationManager:(CLLocationManager *)manager didUpdateHeading:(CLHeading *)heading;
  - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations;
  - (void)locationManager:(CLLocationManager *)manager didUpdateToLocation:(CLLocation *)location fromLocation:(CLLocation *)location2;
  - (void)locationManager:(CLLocationManager *)manager didVisit:(CLVisit *)visit;
  - (void)locationManager:(CLLocationManager *)manager monitoringDidFailForRegion:(CLRegion *)region withError:(NSError *)error;
  - (void)locationManager:(CLLocationManager *)manager rangingBeaconsDidFailForRegion:(CLBeaconRegion *)region withError:(NSError *)error;
  - (void)locationManagerDidChangeAuthorization:(CLLocationManager *)authorization;
  - (void)locationManagerDidPauseLocationUpdates:(CLLocationManager *)updates;
  - (void)locationManagerDidResumeLocationUpdates:(CLLocationManager *)updates;
  @protocol MKAnnotation
  @property (readonly) CLLocationCoordinate2D coordinate;
  @optional
  - (void)setCoordinate:(CLLocationCoordinate2D)coordinate;
  @property (readonly) NSString *
      title subtitle
  @protocol MKMapViewDelegate
  @optional
  - (MKAnnotationView *)mapView:(MKMapView *)view viewForAnnotation:(id<MKAnnotation>)annotation;
  - (MKClusterAnnotation *)mapView:(MKMapView *)view clusterAnnotationForMemberAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
  - (MKOverlayRenderer *)mapView:(MKMapView *)view rendererForOverlay:(id<MKOverlay>)overlay;
  - (MKOverlayView *)mapView:(MKMapView *)view viewForOverlay:(id<MKOverlay>)overlay;
  - (void)mapView:(MKMapView *)view annotationView:(MKAnnotationView *)view2 calloutAccessoryControlTapped:(UIControl *)tapped;
  - (void)mapView:(MKMapView *)view annotationView:(MKAnnotationView *)view2 didChangeDragState:(MKAnnotationViewDragState)state fromOldState:(MKAnnotationViewDragState)state2;
  - (void)mapView:(MKMapView *)view didAddAnnotationViews:(NSArray<MKAnnotationView *> *)views;
  - (void)mapView:(MKMapView *)view didAddOverlayRenderers:(NSArray<MKOverlayRenderer *> *)renderers;
  - (void)mapView:(MKMapView *)view didAddOverlayViews:(NSArray *)views;
  - (void)mapView:(MKMapView *)view didChangeUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
  - (void)mapView:(MKMapView *)view didDeselectAnnotation:(id<MKAnnotation>)annotation;
  - (void)mapView:(MKMapView *)view didDeselectAnnotationView:(MKAnnotationView *)view2;
  - (void)mapView:(MKMapView *)view didFailToLocateUserWithError:(NSError *)error;
  - (void)mapView:(MKMapView *)view didSelectAnnotation:(id<MKAnnotation>)annotation;
  - (void)mapView:(MKMapView *)view didSelectAnnotationView:(MKAnnotationView *)view2;
  - (void)mapView:(MKMapView *)view didUpdateUserLocation:(MKUserLocation *)location;
  - (void)mapView:(MKMapView *)view regionDidChangeAnimated:(BOOL)animated;
  - (void)mapView:(MKMapView *)view regionWillChangeAnimated:(BOOL)animated;
  - (void)mapViewDidChangeVisibleRegion:(MKMapView *)region;
  - (void)mapViewDidFailLoadingMap:(MKMapView *)map withError:(NSError *)error;
  - (void)mapViewDidFinishLoadingMap:(MKMapView *)map;
  - (void)mapViewDidFinishRenderingMap:(MKMapView *)map fullyRendered:(BOOL)rendered;
  - (void)mapViewDidStopLocatingUser:(MKMapView *)user;
  - (void)mapViewWillStartLoadingMap:(MKMapView *)map;
  - (void)mapViewWillStartLocatingUser:(MKMapView *)user;
  - (void)mapViewWillStartRenderingMap:(MKMapView *)map;
  @protocol MKLocalSearchCompleterDelegate
  @optional
  - (void)completer:(MKLocalSearchCompleter *)completer didFailWithError:(NSError *)error;
  - (void)completerDidUpdateResults:(MKLocalSearchCompleter *)results;
  @protocol MKOverlay
  @property (readonly) CLLocationCoordinate2D coordinate;
  @property (readonly) MKMapRect boundingMapRect;
  @optional
  - (BOOL)intersectsMapRect:(MKMapRect)rect;
  @property (readonly) BOOL canReplaceMapContent;
  @protocol WKNavigationDelegate
  @optional
  - (void)webView:(WKWebView *)view authenticationChallenge:(NSURLAuthenticationChallenge *)challenge shouldAllowDeprecatedTLS:(void (^)(BOOL))tls;
  - (void)webView:(WKWebView *)view decidePolicyForNavigationAction:(WKNavigationAction *)action decisionHandler:(void (^)(WKNavigationActionPolicy))handler;
  - (void)webView:(WKWebView *)view decidePolicyForNavigationAction:(WKNavigationAction *)action preferences:(WKWebpagePreferences *)preferences decisionHandler:(void (^)(WKNavigationActionPolicy, WKWebpagePreferences *))handler;
  - (void)webView:(WKWebView *)view decidePolicyForNavigationResponse:(WKNavigationResponse *)response decisionHandler:(void (^)(WKNavigationResponsePolicy))handler;
  - (void)webView:(WKWebView *)view didCommitNavigation:(WKNavigation *)navigation;
  - (void)webView:(WKWebView *)view didFailNavigation:(WKNavigation *)navigation withError:(NSError *)error;
  - (void)webView:(WKWebView *)view didFailProvisionalNavigation:(WKNavigation *)navigation withError:(NSError *)error;
  - (void)webView:(WKWebView *)view didFinishNavigation:(WKNavigation *)navigation;
  - (void)webView:(WKWebView *)view didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition, NSURLCredential *))handler;
  - (void)webView:(WKWebView *)view didReceiveServerRedirectForProvisionalNavigation:(WKNavigation *)navigation;
  - (void)webView:(WKWebView *)view didStartProvisionalNavigation:(WKNavigation *)navigation;
  - (void)webView:(WKWebView *)view navigationAction:(WKNavigationAction *)action didBecomeDownload:(WKDownload *)download;
  - (void)webView:(WKWebView *)view navigationResponse:(WKNavigationResponse *)response didBecomeDownload:(WKDownload *)download;
  - (void)webView:(WKWebView *)view shouldGoToBackForwardListItem:(WKBackForwardListItem *)item willUseInstantBack:(BOOL)back completionHandler:(void (^)(BOOL))handler;
  - (void)webViewWebContentProcessDidTerminate:(WKWebView *)terminate;
  @protocol WKUIDelegate
  @optional
  - (WKWebView *)webView:(WKWebView *)view createWebViewWithConfiguration:(WKWebViewConfiguration *)configuration forNavigationAction:(WKNavigationAction *)action windowFeatures:(WKWindowFeatures *)features;
  - (void)webView:(WKWebView *)view requestDeviceOrientationAndMotionPermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame decisionHandler:(void (^)(WKPermissionDecision))handler;
  - (void)webView:(WKWebView *)view requestMediaCapturePermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame type:(WKMediaCaptureType)type decisionHandler:(void (^)(WKPermissionDecision))handler;
  - (void)webView:(WKWebView *)view runJavaScriptAlertPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(void))handler;
  - (void)webView:(WKWebView *)view runJavaScriptConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(BOOL))handler;
  - (void)webView:(WKWebView *)view runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(NSString *)text initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(NSString *))handler;
  - (void)webView:(WKWebView *)view runOpenPanelWithParameters:(WKOpenPanelParameters *)parameters initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (^)(NSArray<NSURL *> *))handler;
  - (void)webViewDidClose:(WKWebView *)close;
  @protocol WKURLSchemeHandler
  - (void)webView:(WKWebView *)view startURLSchemeTask:(id<WKURLSchemeTask>)task;
  - (void)webView:(WKWebView *)view stopURLSchemeTask:(id<WKURLSchemeTask>)task;
  @protocol WKURLSchemeTask
  - (void)didFailWithError:(NSError *)error;
  - (void)didFinish;
  - (void)didReceiveData:(NSData *)data;
  - (void)didReceiveResponse:(NSURLResponse *)response;
  @property (readonly) NSURLRequest *request;
  @protocol WKScriptMessageHandler
  - (void)userContentController:(WKUserContentController *)controller didReceiveScriptMessage:(WKScriptMessage *)message;
  @protocol WebFrameLoadDelegate
  @optional
  - (void)webView:(WebView *)view didCancelClientRedirectForFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didChangeLocationWithinPageForFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didClearWindowObject:(WebScriptObject *)object forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didCommitLoadForFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didCreateJavaScriptContext:(JSContext *)context forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didFailLoadWithError:(NSError *)error forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didFailProvisionalLoadWithError:(NSError *)error forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didFinishLoadForFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didReceiveIcon:(NSImage *)icon forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didReceiveServerRedirectForProvisionalLoadForFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didReceiveTitle:(NSString *)title forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view didStartProvisionalLoadForFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view willCloseFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view willPerformClientRedirectToURL:(NSURL *)url delay:(double)delay fireDate:(NSDate *)date forFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view windowScriptObjectAvailable:(WebScriptObject *)available;
  @protocol WebPolicyDelegate
  @optional
  - (void)webView:(WebView *)view decidePolicyForMIMEType:(NSString *)type request:(NSURLRequest *)request frame:(WebFrame *)frame decisionListener:(id<WebPolicyDecisionListener>)listener;
  - (void)webView:(WebView *)view decidePolicyForNavigationAction:(NSDictionary *)action request:(NSURLRequest *)request frame:(WebFrame *)frame decisionListener:(id<WebPolicyDecisionListener>)listener;
  - (void)webView:(WebView *)view decidePolicyForNewWindowAction:(NSDictionary *)action request:(NSURLRequest *)request newFrameName:(NSString *)name decisionListener:(id<WebPolicyDecisionListener>)listener;
  - (void)webView:(WebView *)view unableToImplementPolicyWithError:(NSError *)error frame:(WebFrame *)frame;
  @protocol WebResourceLoadDelegate
  @optional
  - (NSURLRequest *)webView:(WebView *)view resource:(id)resource willSendRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response fromDataSource:(WebDataSource *)source;
  - (id)webView:(WebView *)view identifierForInitialRequest:(NSURLRequest *)request fromDataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view plugInFailedWithError:(NSError *)error dataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view resource:(id)resource didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge fromDataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view resource:(id)resource didFailLoadingWithError:(NSError *)error fromDataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view resource:(id)resource didFinishLoadingFromDataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view resource:(id)resource didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge fromDataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view resource:(id)resource didReceiveContentLength:(NSInteger)length fromDataSource:(WebDataSource *)source;
  - (void)webView:(WebView *)view resource:(id)resource didReceiveResponse:(NSURLResponse *)response fromDataSource:(WebDataSource *)source;
  @protocol WebUIDelegate
  @optional
  - (BOOL)webView:(WebView *)view runBeforeUnloadConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WebFrame *)frame;
  - (BOOL)webView:(WebView *)view runJavaScriptConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WebFrame *)frame;
  - (BOOL)webView:(WebView *)view runJavaScriptConfirmPanelWithMessage:(NSString *)message;
  - (BOOL)webView:(WebView *)view shouldPerformAction:(SEL)action fromSender:(id)sender;
  - (BOOL)webView:(WebView *)view validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item defaultValidation:(BOOL)validation;
  - (BOOL)webViewAreToolbarsVisible:(WebView *)visible;
  - (BOOL)webViewIsResizable:(WebView *)resizable;
  - (BOOL)webViewIsStatusBarVisible:(WebView *)visible;
  - (NSArray *)webView:(WebView *)view contextMenuItemsForElement:(NSDictionary *)element defaultMenuItems:(NSArray *)items;
  - (NSRect)webViewContentRect:(WebView *)rect;
  - (NSRect)webViewFrame:(WebView *)frame;
  - (NSResponder *)webViewFirstResponder:(WebView *)responder;
  - (NSString *)webView:(WebView *)view runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(NSString *)text initiatedByFrame:(WebFrame *)frame;
  - (NSString *)webView:(WebView *)view runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(NSString *)text;
  - (NSString *)webViewStatusText:(WebView *)text;
  - (NSUInteger)webView:(WebView *)view dragDestinationActionMaskForDraggingInfo:(id<NSDraggingInfo>)info;
  - (NSUInteger)webView:(WebView *)view dragSourceActionMaskForPoint:(NSPoint)point;
  - (WebView *)webView:(WebView *)view createWebViewModalDialogWithRequest:(NSURLRequest *)request;
  - (WebView *)webView:(WebView *)view createWebViewWithRequest:(NSURLRequest *)request;
  - (float)webViewFooterHeight:(WebView *)height;
  - (float)webViewHeaderHeight:(WebView *)height;
  - (void)webView:(WebView *)view drawFooterInRect:(NSRect)rect;
  - (void)webView:(WebView *)view drawHeaderInRect:(NSRect)rect;
  - (void)webView:(WebView *)view makeFirstResponder:(NSResponder *)responder;
  - (void)webView:(WebView *)view mouseDidMoveOverElement:(NSDictionary *)element modifierFlags:(NSUInteger)flags;
  - (void)webView:(WebView *)view printFrameView:(WebFrameView *)view2;
  - (void)webView:(WebView *)view runJavaScriptAlertPanelWithMessage:(NSString *)message initiatedByFrame:(WebFrame *)frame;
  - (void)webView:(WebView *)view runJavaScriptAlertPanelWithMessage:(NSString *)message;
  - (void)webView:(WebView *)view runOpenPanelForFileButtonWithResultListener:(id<WebOpenPanelResultListener>)listener allowMultipleFiles:(BOOL)files;
  - (void)webView:(WebView *)view runOpenPanelForFileButtonWithResultListener:(id<WebOpenPanelResultListener>)listener;
  - (void)webView:(WebView *)view setContentRect:(NSRect)rect;
  - (void)webView:(WebView *)view setFrame:(NSRect)frame;
  - (void)webView:(WebView *)view setResizable:(BOOL)resizable;
  - (void)webView:(WebView *)view setStatusBarVisible:(BOOL)visible;
  - (void)webView:(WebView *)view setStatusText:(NSString *)text;
  - (void)webView:(WebView *)view setToolbarsVisible:(BOOL)visible;
  - (void)webView:(WebView *)view willPerformDragDestinationAction:(WebDragDestinationAction)action forDraggingInfo:(id<NSDraggingInfo>)info;
  - (void)webView:(WebView *)view willPerformDragSourceAction:(WebDragSourceAction)action fromPoint:(NSPoint)point withPasteboard:(NSPasteboard *)pasteboard;
  - (void)webViewClose:(WebView *)close;
  - (void)webViewFocus:(WebView *)focus;
  - (void)webViewRunModal:(WebView *)modal;
  - (void)webViewShow:(WebView *)show;
  - (void)webViewUnfocus:(WebView *)unfocus;
  @protocol WebEditingDelegate
  @optional
  - (BOOL)webView:(WebView *)view doCommandBySelector:(SEL)selector;
  - (BOOL)webView:(WebView *)view shouldApplyStyle:(DOMCSSStyleDeclaration *)style toElementsInDOMRange:(DOMRange *)range;
  - (BOOL)webView:(WebView *)view shouldBeginEditingInDOMRange:(DOMRange *)range;
  - (BOOL)webView:(WebView *)view shouldChangeSelectedDOMRange:(DOMRange *)range toDOMRange:(DOMRange *)range2 affinity:(NSSelectionAffinity)affinity stillSelecting:(BOOL)selecting;
  - (BOOL)webView:(WebView *)view shouldChangeTypingStyle:(DOMCSSStyleDeclaration *)style toStyle:(DOMCSSStyleDeclaration *)style2;
  - (BOOL)webView:(WebView *)view shouldDeleteDOMRange:(DOMRange *)range;
  - (BOOL)webView:(WebView *)view shouldEndEditingInDOMRange:(DOMRange *)range;
  - (BOOL)webView:(WebView *)view shouldInsertNode:(DOMNode *)node replacingDOMRange:(DOMRange *)range givenAction:(WebViewInsertAction)action;
  - (BOOL)webView:(WebView *)view shouldInsertText:(NSString *)text replacingDOMRange:(DOMRange *)range givenAction:(WebViewInsertAction)action;
  - (NSUndoManager *)undoManagerForWebView:(WebView *)view;
  - (void)webViewDidBeginEditing:(NSNotification *)editing;
  - (void)webViewDidChange:(NSNotification *)change;
  - (void)webViewDidChangeSelection:(NSNotification *)selection;
  - (void)webViewDidChangeTypingStyle:(NSNotification *)style;
  - (void)webViewDidEndEditing:(NSNotification *)editing;
  @protocol WebPolicyDecisionListener
  - (void)download;
  - (void)ignore;
  - (void)use;
  @protocol WebDocumentView
  - (void)dataSourceUpdated:(WebDataSource *)updated;
  - (void)layout;
  - (void)setDataSource:(WebDataSource *)source;
  - (void)setNeedsLayout:(BOOL)layout;
  - (void)viewDidMoveToHostWindow;
  - (void)viewWillMoveToHostWindow:(NSWindow *)window;
  @protocol WebOpenPanelResultListener
  - (void)cancel;
  - (void)chooseFilename:(NSString *)filename;
  - (void)chooseFilenames:(NSArray *)filenames;
  @protocol DOMEventTarget
  - (BOOL)dispatchEvent:(DOMEvent *)event;
  - (void)addEventListener:(NSString *)listener :(id<DOMEventListener>)value :(BOOL)value2;
  - (void)addEventListener:(NSString *)listener listener:(id<DOMEventListener>)listener2 useCapture:(BOOL)capture;
  - (void)removeEventListener:(NSString *)listener :(id<DOMEventListener>)value :(BOOL)value2;
  - (void)removeEventListener:(NSString *)listener listener:(id<DOMEventListener>)listener2 useCapture:(BOOL)capture;
  @protocol AVAsynchronousKeyValueLoading
  - (void)loadValuesAsynchronouslyForKeys:(NSArray<NSString *> *)keys completionHandler:(void (^)(void))handler;
  @optional
  - (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error;
  @protocol AVVideoCompositing
  - (NSDictionary<NSString *, id> *)requiredPixelBufferAttributesForRenderContext;
  - (NSDictionary<NSString *, id> *)sourcePixelBufferAttributes;
  @optional
  - (BOOL)supportsSourceTaggedBuffers;
  - (void)cancelAllPendingVideoCompositionRequests;
  @property (readonly) BOOL
      supportsWideColorSourceFrames supportsHDRSourceFrames canConformColorOfSourceFrames
  @protocol AVVideoCompositionInstruction
  @optional
  @property (readonly) BOOL
      containsTweening enablePostProcessing
  @property (readonly) CMTimeRange timeRange;
  @property (readonly) NSArray *requiredSourceTrackIDs;
  @protocol AVAudioMixing
  - (AVAudioMixingDestination *)destinationForMixer:(AVAudioNode *)mixer bus:(NSUInteger)bus;
  @property float volume;
  @protocol AVAssetResourceLoaderDelegate
  @optional
  - (BOOL)resourceLoader:(AVAssetResourceLoader *)loader shouldWaitForLoadingOfRequestedResource:(AVAssetResourceLoadingRequest *)resource;
  - (BOOL)resourceLoader:(AVAssetResourceLoader *)loader shouldWaitForRenewalOfRequestedResource:(AVAssetResourceRenewalRequest *)resource;
  - (BOOL)resourceLoader:(AVAssetResourceLoader *)loader shouldWaitForResponseToAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)resourceLoader:(AVAssetResourceLoader *)loader didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
  - (void)resourceLoader:(AVAssetResourceLoader *)loader didCancelLoadingRequest:(AVAssetResourceLoadingRequest *)request;
  @protocol AVCaptureMetadataOutputObjectsDelegate
  @optional
  - (void)captureOutput:(AVCaptureMetadataOutput *)output didOutputMetadataObjects:(NSArray<AVMetadataObject *> *)objects fromConnection:(AVCaptureConnection *)connection;
  @protocol AVSpeechSynthesizerDelegate
  @optional
  - (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didCancelSpeechUtterance:(AVSpeechUtterance *)utterance;
  - (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didContinueSpeechUtterance:(AVSpeechUtterance *)utterance;
  - (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didFinishSpeechUtterance:(AVSpeechUtterance *)utterance;
  - (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didPauseSpeechUtterance:(AVSpeechUtterance *)utterance;
  - (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didStartSpeechUtterance:(AVSpeechUtterance *)utterance;
  - (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer willSpeakRangeOfSpeechString:(NSRange)string utterance:(AVSpeechUtterance *)utterance;
  @protocol AVAudioPlayerDelegate
  @optional
  - (void)audioPlayerBeginInterruption:(AVAudioPlayer *)interruption;
  - (void)audioPlayerDecodeErrorDidOccur:(AVAudioPlayer *)occur error:(NSError *)error;
  - (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)playing successfully:(BOOL)successfully;
  - (void)audioPlayerEndInterruption:(AVAudioPlayer *)interruption withFlags:(NSUInteger)flags;
  - (void)audioPlayerEndInterruption:(AVAudioPlayer *)interruption withOptions:(NSUInteger)options;
  - (void)audioPlayerEndInterruption:(AVAudioPlayer *)interruption;
  @protocol AVAudio3DMixing
  @property AVAudio3DMixingPointSourceInHeadMode pointSourceInHeadMode;
  @property AVAudio3DMixingRenderingAlgorithm renderingAlgorithm;
  @property AVAudio3DMixingSourceMode sourceMode;
  @property float
      rate reverbBlend obstruction occlusion
  @protocol AVAudioStereoMixing
  @property float pan;
  @protocol MPMediaPlayback
  - (BOOL)isPreparedToPlay;
  - (void)beginSeekingBackward;
  - (void)beginSeekingForward;
  - (void)endSeeking;
  - (void)pause;
  - (void)play;
  - (void)prepareToPlay;
  - (void)stop;
  @property double currentPlaybackTime;
  @property float currentPlaybackRate;
  @protocol PHPickerViewControllerDelegate
  - (void)picker:(PHPickerViewController *)picker didFinishPicking:(NSArray<PHPickerResult *> *)picking;
  @protocol SKPaymentTransactionObserver
  - (void)paymentQueue:(SKPaymentQueue *)queue updatedTransactions:(NSArray<SKPaymentTransaction *> *)transactions;
  @optional
  - (BOOL)paymentQueue:(SKPaymentQueue *)queue shouldAddStorePayment:(SKPayment *)payment forProduct:(SKProduct *)product;
  - (void)paymentQueue:(SKPaymentQueue *)queue didRevokeEntitlementsForProductIdentifiers:(NSArray<NSString *> *)identifiers;
  - (void)paymentQueue:(SKPaymentQueue *)queue removedTransactions:(NSArray<SKPaymentTransaction *> *)transactions;
  - (void)paymentQueue:(SKPaymentQueue *)queue restoreCompletedTransactionsFailedWithError:(NSError *)error;
  - (void)paymentQueue:(SKPaymentQueue *)queue updatedDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)paymentQueueDidChangeStorefront:(SKPaymentQueue *)storefront;
  - (void)paymentQueueRestoreCompletedTransactionsFinished:(SKPaymentQueue *)finished;
  @protocol SKRequestDelegate
  @optional
  - (void)request:(SKRequest *)request didFailWithError:(NSError *)error;
  - (void)requestDidFinish:(SKRequest *)finish;
  @protocol SKProductsRequestDelegate
  - (void)productsRequest:(SKProductsRequest *)request didReceiveResponse:(SKProductsResponse *)response;
  @protocol GKGameCenterControllerDelegate
  - (void)gameCenterViewControllerDidFinish:(GKGameCenterViewController *)finish;
  @protocol GKSavedGameListener
  @optional
  - (void)player:(GKPlayer *)player didModifySavedGame:(GKSavedGame *)game;
  - (void)player:(GKPlayer *)player hasConflictingSavedGames:(NSArray<GKSavedGame *> *)games;
  @protocol GKTurnBasedMatchmakerViewControllerDelegate
  - (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)controller didFailWithError:(NSError *)error;
  - (void)turnBasedMatchmakerViewControllerWasCancelled:(GKTurnBasedMatchmakerViewController *)cancelled;
  @optional
  - (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)controller didFindMatch:(GKTurnBasedMatch *)match;
  - (void)turnBasedMatchmakerViewController:(GKTurnBasedMatchmakerViewController *)controller playerQuitForMatch:(GKTurnBasedMatch *)match;
  @protocol CBCentralManagerDelegate
  - (void)centralManagerDidUpdateState:(CBCentralManager *)state;
  @optional
  - (void)centralManager:(CBCentralManager *)manager connectionEventDidOccur:(CBConnectionEvent)occur forPeripheral:(CBPeripheral *)peripheral;
  - (void)centralManager:(CBCentralManager *)manager didConnectPeripheral:(CBPeripheral *)peripheral;
  - (void)centralManager:(CBCentralManager *)manager didDisconnectPeripheral:(CBPeripheral *)peripheral error:(NSError *)error;
  - (void)centralManager:(CBCentralManager *)manager didDisconnectPeripheral:(CBPeripheral *)peripheral timestamp:(double)timestamp isReconnecting:(BOOL)reconnecting error:(NSError *)error;
  - (void)centralManager:(CBCentralManager *)manager didDiscoverPeripheral:(CBPeripheral *)peripheral advertisementData:(NSDictionary<NSString *, id> *)data RSSI:(NSNumber *)rssi;
  - (void)centralManager:(CBCentralManager *)manager didFailToConnectPeripheral:(CBPeripheral *)peripheral error:(NSError *)error;
  - (void)centralManager:(CBCentralManager *)manager didRetrieveConnectedPeripherals:(NSArray *)peripherals;
  - (void)centralManager:(CBCentralManager *)manager didRetrievePeripherals:(NSArray *)peripherals;
  - (void)centralManager:(CBCentralManager *)manager didUpdateANCSAuthorizationForPeripheral:(CBPeripheral *)peripheral;
  - (void)centralManager:(CBCentralManager *)manager willRestoreState:(NSDictionary<NSString *, id> *)state;
  @protocol CBPeripheralDelegate
  @optional
  - (void)peripheral:(CBPeripheral *)peripheral didDiscoverCharacteristicsForService:(CBService *)service error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didDiscoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didDiscoverIncludedServicesForService:(CBService *)service error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didDiscoverServices:(NSError *)services;
  - (void)peripheral:(CBPeripheral *)peripheral didModifyServices:(NSArray<CBService *> *)services;
  - (void)peripheral:(CBPeripheral *)peripheral didOpenL2CAPChannel:(CBL2CAPChannel *)channel error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didReadRSSI:(NSNumber *)rssi error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didUpdateNotificationStateForCharacteristic:(CBCharacteristic *)characteristic error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didUpdateValueForCharacteristic:(CBCharacteristic *)characteristic error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didUpdateValueForDescriptor:(CBDescriptor *)descriptor error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didWriteValueForCharacteristic:(CBCharacteristic *)characteristic error:(NSError *)error;
  - (void)peripheral:(CBPeripheral *)peripheral didWriteValueForDescriptor:(CBDescriptor *)descriptor error:(NSError *)error;
  - (void)peripheralDidInvalidateServices:(CBPeripheral *)services;
  - (void)peripheralDidUpdateName:(CBPeripheral *)name;
  - (void)peripheralDidUpdateRSSI:(CBPeripheral *)rssi error:(NSError *)error;
  - (void)peripheralIsReadyToSendWriteWithoutResponse:(CBPeripheral *)response;
  @protocol UNUserNotificationCenterDelegate
  @optional
  - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))handler;
  - (void)userNotificationCenter:(UNUserNotificationCenter *)center openSettingsForNotification:(UNNotification *)notification;
  - (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler;
  @protocol CNContactPickerDelegate
  @optional
  - (void)contactPicker:(CNContactPicker *)picker didSelectContact:(CNContact *)contact;
  - (void)contactPicker:(CNContactPicker *)picker didSelectContactProperty:(CNContactProperty *)property;
  - (void)contactPickerDidClose:(CNContactPicker *)close;
  - (void)contactPickerWillClose:(CNContactPicker *)close;
  @protocol MFMailComposeViewControllerDelegate
  @optional
  - (void)mailComposeController:(MFMailComposeViewController *)controller didFinishWithResult:(MFMailComposeResult)result error:(NSError *)error;
  @protocol MFMessageComposeViewControllerDelegate
  - (void)messageComposeViewController:(MFMessageComposeViewController *)controller didFinishWithResult:(MessageComposeResult)result;
  @protocol SFSafariViewControllerDelegate
  @optional
  - (NSArray *)safariViewController:(SFSafariViewController *)controller activityItemsForURL:(NSURL *)url title:(NSString *)title;
  - (void)safariViewController:(SFSafariViewController *)controller didCompleteInitialLoad:(BOOL)load;
  - (void)safariViewControllerDidFinish:(SFSafariViewController *)finish;
  @protocol SFSafariExtensionHandling
  @optional
  - (SFSafariExtensionViewController *)popoverViewController;
  - (void)additionalRequestHeadersForURL:(NSURL *)url completionHandler:(void (^)(NSDictionary<NSString *, NSString *> *))handler;
  - (void)contentBlockerWithIdentifier:(NSString *)identifier blockedResourcesWithURLs:(NSArray<NSURL *> *)ls onPage:(SFSafariPage *)page;
  - (void)contextMenuItemSelectedWithCommand:(NSString *)command inPage:(SFSafariPage *)page userInfo:(NSDictionary<NSString *, id> *)info;
  - (void)messageReceivedFromContainingAppWithName:(NSString *)name userInfo:(NSDictionary<NSString *, id> *)info;
  - (void)messageReceivedWithName:(NSString *)name fromPage:(SFSafariPage *)page userInfo:(NSDictionary<NSString *, id> *)info;
  - (void)page:(SFSafariPage *)page willNavigateToURL:(NSURL *)url;
  - (void)popoverDidCloseInWindow:(SFSafariWindow *)window;
  - (void)popoverWillShowInWindow:(SFSafariWindow *)window;
  - (void)toolbarItemClickedInWindow:(SFSafariWindow *)window;
  - (void)validateContextMenuItemWithCommand:(NSString *)command inPage:(SFSafariPage *)page userInfo:(NSDictionary<NSString *, id> *)info validationHandler:(void (^)(BOOL, NSString *))handler;
  - (void)validateToolbarItemInWindow:(SFSafariWindow *)window validationHandler:(void (^)(BOOL, NSString *))handler;
  @protocol ASAuthorizationControllerDelegate
  @optional
  - (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithAuthorization:(ASAuthorization *)authorization;
  - (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithCustomMethod:(ASAuthorizationCustomMethod)method;
  - (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error;
  @protocol CXProviderDelegate
  - (void)providerDidReset:(CXProvider *)reset;
  @optional
  - (BOOL)provider:(CXProvider *)provider executeTransaction:(CXTransaction *)transaction;
  - (void)provider:(CXProvider *)provider didActivateAudioSession:(AVAudioSession *)session;
  - (void)provider:(CXProvider *)provider didDeactivateAudioSession:(AVAudioSession *)session;
  - (void)provider:(CXProvider *)provider performAnswerCallAction:(CXAnswerCallAction *)action;
  - (void)provider:(CXProvider *)provider performEndCallAction:(CXEndCallAction *)action;
  - (void)provider:(CXProvider *)provider performPlayDTMFCallAction:(CXPlayDTMFCallAction *)action;
  - (void)provider:(CXProvider *)provider performSetGroupCallAction:(CXSetGroupCallAction *)action;
  - (void)provider:(CXProvider *)provider performSetHeldCallAction:(CXSetHeldCallAction *)action;
  - (void)provider:(CXProvider *)provider performSetMutedCallAction:(CXSetMutedCallAction *)action;
  - (void)provider:(CXProvider *)provider performStartCallAction:(CXStartCallAction *)action;
  - (void)provider:(CXProvider *)provider timedOutPerformingAction:(CXAction *)action;
  - (void)providerDidBegin:(CXProvider *)begin;
  @protocol PKPushRegistryDelegate
  - (void)pushRegistry:(PKPushRegistry *)registry didUpdatePushCredentials:(PKPushCredentials *)credentials forType:(PKPushType)type;
  @optional
  - (void)pushRegistry:(PKPushRegistry *)registry didInvalidatePushTokenForType:(PKPushType)type;
  - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))handler;
  - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type;
  @protocol QLPreviewItem
  - (NSURL *)previewItemURL;
  @optional
  - (NSString *)previewItemTitle;
  - (id)previewItemDisplayState;
  @protocol QLPreviewPanelDataSource
  - (NSInteger)numberOfPreviewItemsInPreviewPanel:(QLPreviewPanel *)panel;
  - (id<QLPreviewItem>)previewPanel:(QLPreviewPanel *)panel previewItemAtIndex:(NSInteger)index;
  @protocol QLPreviewPanelDelegate
  @optional
  - (BOOL)previewPanel:(QLPreviewPanel *)panel handleEvent:(NSEvent *)event;
  - (NSRect)previewPanel:(QLPreviewPanel *)panel sourceFrameOnScreenForPreviewItem:(id<QLPreviewItem>)item;
  - (id)previewPanel:(QLPreviewPanel *)panel transitionImageForPreviewItem:(id<QLPreviewItem>)item contentRect:(NSRect *)rect;
  @protocol PDFViewDelegate
  @optional
  - (CGFloat)PDFViewWillChangeScaleFactor:(PDFView *)factor toScale:(CGFloat)scale;
  - (NSString *)PDFViewPrintJobTitle:(PDFView *)title;
  - (void)PDFViewOpenPDF:(PDFView *)pdf forRemoteGoToAction:(PDFActionRemoteGoTo *)action;
  - (void)PDFViewPerformFind:(PDFView *)find;
  - (void)PDFViewPerformGoToPage:(PDFView *)page;
  - (void)PDFViewPerformPrint:(PDFView *)print;
  - (void)PDFViewWillClickOnLink:(PDFView *)link withURL:(NSURL *)url;
  @protocol WCSessionDelegate
  - (void)session:(WCSession *)session activationDidCompleteWithState:(WCSessionActivationState)state error:(NSError *)error;
  - (void)sessionDidBecomeInactive:(WCSession *)inactive;
  - (void)sessionDidDeactivate:(WCSession *)deactivate;
  @optional
  - (void)session:(WCSession *)session didFinishFileTransfer:(WCSessionFileTransfer *)transfer error:(NSError *)error;
  - (void)session:(WCSession *)session didFinishUserInfoTransfer:(WCSessionUserInfoTransfer *)transfer error:(NSError *)error;
  - (void)session:(WCSession *)session didReceiveApplicationContext:(NSDictionary<NSString *, id> *)context;
  - (void)session:(WCSession *)session didReceiveFile:(WCSessionFile *)file;
  - (void)session:(WCSession *)session didReceiveMessage:(NSDictionary<NSString *, id> *)message replyHandler:(void (^)(NSDictionary<NSString *, id> *))handler;
  - (void)session:(WCSession *)session didReceiveMessage:(NSDictionary<NSString *, id> *)message;
  - (void)session:(WCSession *)session didReceiveMessageData:(NSData *)data replyHandler:(void (^)(NSData *))handler;
  - (void)session:(WCSession *)session didReceiveMessageData:(NSData *)data;
  - (void)session:(WCSession *)session didReceiveUserInfo:(NSDictionary<NSString *, id> *)info;
  - (void)sessionCompanionAppInstalledDidChange:(WCSession *)change;
  - (void)sessionReachabilityDidChange:(WCSession *)change;
  - (void)sessionWatchStateDidChange:(WCSession *)change;
  @protocol XCTestObservation
  @optional
  - (void)testBundleDidFinish:(NSBundle *)finish;
  - (void)testBundleWillStart:(NSBundle *)start;
  - (void)testCase:(XCTestCase *)caseValue didFailWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line;
  - (void)testCase:(XCTestCase *)caseValue didRecordIssue:(XCTIssue *)issue;
  - (void)testCaseDidFinish:(XCTestCase *)finish;
  - (void)testCaseWillStart:(XCTestCase *)start;
  - (void)testSuite:(XCTestSuite *)suite didFailWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line;
  - (void)testSuite:(XCTestSuite *)suite didRecordIssue:(XCTIssue *)issue;
  - (void)testSuiteDidFinish:(XCTestSuite *)finish;
  - (void)testSuiteWillStart:(XCTestSuite *)start;
  @protocol XCTWaiterDelegate
  @optional
  - (void)nestedWaiter:(XCTWaiter *)waiter wasInterruptedByTimedOutWaiter:(XCTWaiter *)waiter2;
  - (void)waiter:(XCTWaiter *)waiter didFulfillInvertedExpectation:(XCTestExpectation *)expectation;
  - (void)waiter:(XCTWaiter *)waiter didTimeoutWithUnfulfilledExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (void)waiter:(XCTWaiter *)waiter fulfillmentDidViolateOrderingConstraintsForExpectation:(XCTestExpectation *)expectation requiredExpectation:(XCTestExpectation *)expectation2;
  @protocol XCUIElementTypeQueryProvider
  - (XCUIElement *)firstMatch;
  - (XCUIElementQuery *)activityIndicators;
  - (XCUIElementQuery *)alerts;
  - (XCUIElementQuery *)browsers;
  - (XCUIElementQuery *)checkBoxes;
  - (XCUIElementQuery *)collectionViews;
  - (XCUIElementQuery *)colorWells;
  - (XCUIElementQuery *)comboBoxes;
  - (XCUIElementQuery *)datePickers;
  - (XCUIElementQuery *)decrementArrows;
  - (XCUIElementQuery *)dialogs;
  - (XCUIElementQuery *)disclosedChildRows;
  - (XCUIElementQuery *)disclosureTriangles;
  - (XCUIElementQuery *)dockItems;
  - (XCUIElementQuery *)drawers;
  - (XCUIElementQuery *)grids;
  - (XCUIElementQuery *)handles;
  - (XCUIElementQuery *)helpTags;
  - (XCUIElementQuery *)incrementArrows;
  - (XCUIElementQuery *)keyboards;
  - (XCUIElementQuery *)keys;
  - (XCUIElementQuery *)layoutAreas;
  - (XCUIElementQuery *)layoutItems;
  - (XCUIElementQuery *)levelIndicators;
  - (XCUIElementQuery *)maps;
  - (XCUIElementQuery *)mattes;
  - (XCUIElementQuery *)menuBarItems;
  - (XCUIElementQuery *)menuBars;
  - (XCUIElementQuery *)menuButtons;
  - (XCUIElementQuery *)menus;
  - (XCUIElementQuery *)navigationBars;
  - (XCUIElementQuery *)otherElements;
  - (XCUIElementQuery *)outlineRows;
  - (XCUIElementQuery *)outlines;
  - (XCUIElementQuery *)pageIndicators;
  - (XCUIElementQuery *)pickerWheels;
  - (XCUIElementQuery *)pickers;
  - (XCUIElementQuery *)popUpButtons;
  - (XCUIElementQuery *)popovers;
  - (XCUIElementQuery *)progressIndicators;
  - (XCUIElementQuery *)radioButtons;
  - (XCUIElementQuery *)radioGroups;
  - (XCUIElementQuery *)ratingIndicators;
  - (XCUIElementQuery *)relevanceIndicators;
  - (XCUIElementQuery *)rulerMarkers;
  - (XCUIElementQuery *)rulers;
  - (XCUIElementQuery *)scrollBars;
  - (XCUIElementQuery *)scrollViews;
  - (XCUIElementQuery *)searchFields;
  - (XCUIElementQuery *)secureTextFields;
  - (XCUIElementQuery *)segmentedControls;
  - (XCUIElementQuery *)sliders;
  - (XCUIElementQuery *)splitGroups;
  - (XCUIElementQuery *)splitters;
  - (XCUIElementQuery *)staticTexts;
  - (XCUIElementQuery *)statusBars;
  - (XCUIElementQuery *)statusItems;
  - (XCUIElementQuery *)steppers;
  - (XCUIElementQuery *)switches;
  - (XCUIElementQuery *)tabBars;
  - (XCUIElementQuery *)tabGroups;
  - (XCUIElementQuery *)tableColumns;
  - (XCUIElementQuery *)tableRows;
  - (XCUIElementQuery *)tables;
  - (XCUIElementQuery *)textViews;
  - (XCUIElementQuery *)timelines;
  - (XCUIElementQuery *)toggles;
  - (XCUIElementQuery *)toolbarButtons;
  - (XCUIElementQuery *)toolbars;
  - (XCUIElementQuery *)touchBars;
  - (XCUIElementQuery *)valueIndicators;
  - (XCUIElementQuery *)webViews;
  @property (readonly) XCUIElementQuery *
      groups windows sheets buttons links images icons textFields menuItems tabs cells
  @protocol XCUIScreenshotProviding
  - (XCUIScreenshot *)screenshot;
  @protocol XCUIElementAttributes
  - (NSString *)placeholderValue;
  - (XCUIElementType)elementType;
  @property (readonly) BOOL
      isEnabled isSelected
  @property (readonly) CGRect frame;
  @property (readonly) NSString *
      identifier title label
  @property (readonly) XCUIUserInterfaceSizeClass
      horizontalSizeClass verticalSizeClass
  @property (readonly) id value;
  @interface NSManagedObject
  + (BOOL)contextShouldIgnoreUnmodeledPropertyChanges;
  + (NSEntityDescription *)entity;
  + (NSFetchRequest *)fetchRequest;
  - (BOOL)hasFaultForRelationshipNamed:(NSString *)named;
  - (BOOL)validateForDelete:(NSError **)deleteValue;
  - (BOOL)validateForInsert:(NSError **)insert;
  - (BOOL)validateForUpdate:(NSError **)update;
  - (NSArray<NSManagedObjectID *> *)objectIDsForRelationshipNamed:(NSString *)named;
  - (NSDictionary<NSString *, id> *)committedValuesForKeys:(NSArray<NSString *> *)keys;
  - (id)primitiveValueForKey:(NSString *)key;
  - (instancetype)initWithContext:(NSManagedObjectContext *)context;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(NSManagedObjectContext *)context;
  - (void)awakeFromFetch;
  - (void)awakeFromInsert;
  - (void)awakeFromSnapshotEvents:(NSSnapshotEventType)events;
  - (void)didAccessValueForKey:(NSString *)key;
  - (void)didSave;
  - (void)didTurnIntoFault;
  - (void)prepareForDeletion;
  - (void)setPrimitiveValue:(id)value forKey:(NSString *)key;
  - (void)willAccessValueForKey:(NSString *)key;
  - (void)willSave;
  - (void)willTurnIntoFault;
  @property (readonly) BOOL
      isInserted isUpdated isDeleted hasChanges hasPersistentChangedValues isFault
  @property (readonly) NSDictionary<NSString *, id> *
      changedValues changedValuesForCurrentEvent
  @property (readonly) NSEntityDescription *entity;
  @property (readonly, assign) NSManagedObjectContext *managedObjectContext;
  @property (readonly) NSManagedObjectID *objectID;
  @property (readonly) NSUInteger faultingState;
  @interface NSManagedObjectContext <NSCoding, NSLocking>
  + (void)mergeChangesFromRemoteContextSave:(NSDictionary *)save intoContexts:(NSArray<NSManagedObjectContext *> *)contexts;
  - (BOOL)obtainPermanentIDsForObjects:(NSArray<NSManagedObject *> *)objects error:(NSError **)error;
  - (BOOL)save:(NSError **)error;
  - (BOOL)setQueryGenerationFromToken:(NSQueryGenerationToken *)token error:(NSError **)error;
  - (BOOL)shouldHandleInaccessibleFault:(NSManagedObject *)fault forObjectID:(NSManagedObjectID *)idValue triggeredByProperty:(NSPropertyDescription *)property;
  - (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
  - (NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)idValue error:(NSError **)error;
  - (NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)idValue;
  - (NSPersistentStoreResult *)executeRequest:(NSPersistentStoreRequest *)request error:(NSError **)error;
  - (NSQueryGenerationToken *)queryGenerationToken;
  - (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
  - (__kindof NSManagedObject *)objectWithID:(NSManagedObjectID *)identifier;
  - (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)type;
  - (void)assignObject:(id)object toPersistentStore:(NSPersistentStore *)store;
  - (void)deleteObject:(NSManagedObject *)object;
  - (void)detectConflictsForObject:(NSManagedObject *)object;
  - (void)insertObject:(NSManagedObject *)object;
  - (void)lock;
  - (void)mergeChangesFromContextDidSaveNotification:(NSNotification *)notification;
  - (void)performBlock:(void (^)(void))block;
  - (void)performBlockAndWait:(void (^)(void))block;
  - (void)processPendingChanges;
  - (void)redo;
  - (void)refreshAllObjects;
  - (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)changes;
  - (void)reset;
  - (void)rollback;
  - (void)undo;
  - (void)unlock;
  @property BOOL
      propagatesDeletesAtEndOfEvent retainsRegisteredObjects shouldDeleteInaccessibleFaults automaticallyMergesChangesFromParent
  @property (readonly) BOOL
      hasChanges tryLock
  @property NSManagedObjectContext *parentContext;
  @property (readonly) NSManagedObjectContextConcurrencyType concurrencyType;
  @property (readonly) NSMutableDictionary *userInfo;
  @property NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (readonly) NSSet<NSManagedObject *> *
      updatedObjects deletedObjects registeredObjects
  @property (readonly) NSSet<__kindof NSManagedObject *> *insertedObjects;
  @property (copy) NSString *
      name transactionAuthor
  @property NSUndoManager *undoManager;
  @property double stalenessInterval;
  @property id mergePolicy;
  @interface NSManagedObjectID <NSCopying>
  - (NSPersistentStore *)persistentStore;
  @property (readonly) BOOL isTemporaryID;
  @property (readonly) NSEntityDescription *entity;
  @property (readonly) NSURL *URIRepresentation;
  @interface NSManagedObjectModel <NSCoding, NSCopying, NSFastEnumeration>
  + (NSDictionary<NSString *, NSString *> *)checksumsForVersionedModelAtURL:(NSURL *)url error:(NSError **)error;
  + (NSManagedObjectModel *)mergedModelFromBundles:(NSArray<NSBundle *> *)bundles forStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
  + (NSManagedObjectModel *)mergedModelFromBundles:(NSArray<NSBundle *> *)bundles;
  + (NSManagedObjectModel *)modelByMergingModels:(NSArray<NSManagedObjectModel *> *)models forStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
  + (NSManagedObjectModel *)modelByMergingModels:(NSArray<NSManagedObjectModel *> *)models;
  - (BOOL)isConfiguration:(NSString *)configuration compatibleWithStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
  - (NSArray<NSEntityDescription *> *)entitiesForConfiguration:(NSString *)configuration;
  - (NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name substitutionVariables:(NSDictionary<NSString *, id> *)variables;
  - (NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (void)setEntities:(NSArray<NSEntityDescription *> *)entities forConfiguration:(NSString *)configuration;
  - (void)setFetchRequestTemplate:(NSFetchRequest *)templateValue forName:(NSString *)name;
  @property NSArray<NSEntityDescription *> *entities;
  @property (readonly) NSArray<NSString *> *configurations;
  @property (readonly) NSDictionary<NSString *, NSData *> *entityVersionHashesByName;
  @property (readonly) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
  @property (readonly) NSDictionary<NSString *, NSFetchRequest *> *fetchRequestTemplatesByName;
  @property NSDictionary<NSString *, NSString *> *localizationDictionary;
  @property (copy) NSSet *versionIdentifiers;
  @property (readonly) NSString *versionChecksum;
  @interface NSPersistentStore
  + (BOOL)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
  + (Class)migrationManagerClass;
  + (NSDictionary<NSString *, id> *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)loadMetadata:(NSError **)metadata;
  - (instancetype)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator configurationName:(NSString *)name URL:(NSURL *)url options:(NSDictionary *)options;
  - (void)didAddToPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator;
  - (void)willRemoveFromPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator;
  @property (getter=is) BOOL
      readOnly
  @property (readonly) NSCoreDataCoreSpotlightDelegate *coreSpotlightExporter;
  @property (readonly) NSDictionary *options;
  @property NSDictionary<NSString *, id> *metadata;
  @property (readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (copy) NSString *identifier;
  @property (readonly) NSString *
      configurationName type
  @property NSURL *URL;
  @interface NSPersistentStoreCoordinator <NSLocking>
  + (BOOL)removeUbiquitousContentAndPersistentStoreAtURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (BOOL)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStoreOfType:(NSString *)type URL:(NSURL *)url error:(NSError **)error;
  + (BOOL)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStoreOfType:(NSString *)type URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (NSDictionary *)elementsDerivedFromExternalRecordURL:(NSURL *)url;
  + (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
  + (NSDictionary<NSString *, NSValue *> *)registeredStoreTypes;
  + (NSDictionary<NSString *, id> *)metadataForPersistentStoreOfType:(NSString *)type URL:(NSURL *)url error:(NSError **)error;
  + (NSDictionary<NSString *, id> *)metadataForPersistentStoreOfType:(NSString *)type URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (NSManagedObjectModel *)cachedModelForPersistentStoreAtURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (void)registerStoreClass:(Class)classValue forStoreType:(NSString *)type;
  - (BOOL)destroyPersistentStoreAtURL:(NSURL *)url withType:(NSString *)type options:(NSDictionary *)options error:(NSError **)error;
  - (BOOL)finishDeferredLightweightMigration:(NSError **)migration;
  - (BOOL)finishDeferredLightweightMigrationTask:(NSError **)task;
  - (BOOL)removePersistentStore:(NSPersistentStore *)store error:(NSError **)error;
  - (BOOL)replacePersistentStoreAtURL:(NSURL *)url destinationOptions:(NSDictionary *)options withPersistentStoreFromURL:(NSURL *)url2 sourceOptions:(NSDictionary *)options2 storeType:(NSString *)type error:(NSError **)error;
  - (BOOL)setURL:(NSURL *)url forPersistentStore:(NSPersistentStore *)store;
  - (NSDictionary<NSString *, id> *)metadataForPersistentStore:(NSPersistentStore *)store;
  - (NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)representation;
  - (NSManagedObjectID *)managedObjectIDFromUTF8String:(char *)string length:(NSUInteger)length;
  - (NSPersistentHistoryToken *)currentPersistentHistoryTokenFromStores:(NSArray *)stores;
  - (NSPersistentStore *)addPersistentStoreWithType:(NSString *)type configuration:(NSString *)configuration URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  - (NSPersistentStore *)importStoreWithIdentifier:(NSString *)identifier fromExternalRecordsDirectory:(NSURL *)directory toURL:(NSURL *)url options:(NSDictionary *)options withType:(NSString *)type error:(NSError **)error;
  - (NSPersistentStore *)migratePersistentStore:(NSPersistentStore *)store toURL:(NSURL *)url options:(NSDictionary *)options withType:(NSString *)type error:(NSError **)error;
  - (NSPersistentStore *)persistentStoreForURL:(NSURL *)url;
  - (NSURL *)URLForPersistentStore:(NSPersistentStore *)store;
  - (id)executeRequest:(NSPersistentStoreRequest *)request withContext:(NSManagedObjectContext *)context error:(NSError **)error;
  - (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model;
  - (void)addPersistentStoreWithDescription:(NSPersistentStoreDescription *)description completionHandler:(void (^)(NSPersistentStoreDescription *, NSError *))handler;
  - (void)lock;
  - (void)performBlock:(void (^)(void))block;
  - (void)performBlockAndWait:(void (^)(void))wait;
  - (void)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStore:(NSPersistentStore *)store;
  - (void)unlock;
  @property (readonly) BOOL tryLock;
  @property (readonly) NSArray<NSPersistentStore *> *persistentStores;
  @property (readonly) NSManagedObjectModel *managedObjectModel;
  @property (copy) NSString *name;
  @interface NSPersistentStoreDescription <NSCopying>
  + (instancetype)persistentStoreDescriptionWithURL:(NSURL *)url;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)setOption:(NSObject *)option forKey:(NSString *)key;
  - (void)setValue:(NSObject *)value forPragmaNamed:(NSString *)named;
  @property BOOL
      shouldAddStoreAsynchronously shouldMigrateStoreAutomatically shouldInferMappingModelAutomatically
  @property (getter=is) BOOL
      readOnly
  @property (readonly) NSDictionary<NSString *, NSObject *> *
      options sqlitePragmas
  @property NSPersistentCloudKitContainerOptions *cloudKitContainerOptions;
  @property (copy) NSString *
      type configuration
  @property (copy) NSURL *URL;
  @property double timeout;
  @interface NSPersistentContainer
  + (NSURL *)defaultDirectoryURL;
  + (instancetype)persistentContainerWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
  + (instancetype)persistentContainerWithName:(NSString *)name;
  - (NSManagedObjectContext *)newBackgroundContext;
  - (instancetype)initWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
  - (instancetype)initWithName:(NSString *)name;
  - (void)loadPersistentStoresWithCompletionHandler:(void (^)(NSPersistentStoreDescription *, NSError *))handler;
  - (void)performBackgroundTask:(void (^)(NSManagedObjectContext *))task;
  @property (copy) NSArray<NSPersistentStoreDescription *> *persistentStoreDescriptions;
  @property (readonly) NSManagedObjectContext *viewContext;
  @property (readonly) NSManagedObjectModel *managedObjectModel;
  @property (readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (readonly) NSString *name;
  @interface NSEntityDescription <NSCoding, NSCopying, NSFastEnumeration>
  + (NSEntityDescription *)entityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
  + (__kindof NSManagedObject *)insertNewObjectForEntityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
  - (BOOL)isKindOfEntity:(NSEntityDescription *)entity;
  - (NSArray<NSRelationshipDescription *> *)relationshipsWithDestinationEntity:(NSEntityDescription *)entity;
  - (NSEntityDescription *)superentity;
  @property (getter=is) BOOL
      abstract
  @property NSArray<NSArray<id> *> *
      uniquenessConstraints compoundIndexes
  @property NSArray<NSEntityDescription *> *subentities;
  @property (copy) NSArray<NSFetchIndexDescription *> *indexes;
  @property NSArray<NSPropertyDescription *> *properties;
  @property (readonly) NSData *versionHash;
  @property NSDictionary *userInfo;
  @property (readonly) NSDictionary<NSString *, NSAttributeDescription *> *attributesByName;
  @property (readonly) NSDictionary<NSString *, NSEntityDescription *> *subentitiesByName;
  @property (readonly) NSDictionary<NSString *, NSPropertyDescription *> *propertiesByName;
  @property (readonly) NSDictionary<NSString *, NSRelationshipDescription *> *relationshipsByName;
  @property NSExpression *coreSpotlightDisplayNameExpression;
  @property (readonly, assign) NSManagedObjectModel *managedObjectModel;
  @property (copy) NSString *
      managedObjectClassName name versionHashModifier renamingIdentifier
  @interface NSPropertyDescription <NSCoding, NSCopying>
  - (void)setValidationPredicates:(NSArray<NSPredicate *> *)predicates withValidationWarnings:(NSArray<NSString *> *)warnings;
  @property (getter=is) BOOL
      optional transient indexed indexedBySpotlight storedInExternalRecord
  @property (readonly) NSArray *validationWarnings;
  @property (readonly) NSArray<NSPredicate *> *validationPredicates;
  @property (readonly) NSData *versionHash;
  @property NSDictionary *userInfo;
  @property (readonly, assign) NSEntityDescription *entity;
  @property (copy) NSString *
      name versionHashModifier renamingIdentifier
  @interface NSAttributeDescription
  @property BOOL
      allowsExternalBinaryDataStorage preservesValueInHistoryOnDeletion allowsCloudEncryption
  @property NSAttributeType attributeType;
  @property (copy) NSString *
      attributeValueClassName valueTransformerName
  @property id defaultValue;
  @interface NSExpressionDescription
  @property NSAttributeType expressionResultType;
  @property NSExpression *expression;
  @interface NSRelationshipDescription
  @property (getter=is) BOOL
      ordered
  @property (readonly) BOOL isToMany;
  @property NSDeleteRule deleteRule;
  @property (assign) NSEntityDescription *destinationEntity;
  @property (assign) NSRelationshipDescription *inverseRelationship;
  @property NSUInteger
      maxCount minCount
  @interface NSPersistentStoreRequest <NSCopying>
  @property NSArray<NSPersistentStore *> *affectedStores;
  @property (readonly) NSPersistentStoreRequestType requestType;
  @interface NSBatchDeleteRequest
  - (instancetype)initWithFetchRequest:(NSFetchRequest *)request;
  - (instancetype)initWithObjectIDs:(NSArray<NSManagedObjectID *> *)ds;
  @property NSBatchDeleteRequestResultType resultType;
  @property (readonly) NSFetchRequest *fetchRequest;
  @interface NSBatchInsertRequest
  + (instancetype)batchInsertRequestWithEntityName:(NSString *)name dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *))handler;
  + (instancetype)batchInsertRequestWithEntityName:(NSString *)name managedObjectHandler:(BOOL (^)(NSManagedObject *))handler;
  + (instancetype)batchInsertRequestWithEntityName:(NSString *)name objects:(NSArray<NSDictionary<NSString *, id> *> *)objects;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *))handler;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity managedObjectHandler:(BOOL (^)(NSManagedObject *))handler;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity objects:(NSArray<NSDictionary<NSString *, id> *> *)objects;
  - (instancetype)initWithEntityName:(NSString *)name dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *))handler;
  - (instancetype)initWithEntityName:(NSString *)name managedObjectHandler:(BOOL (^)(NSManagedObject *))handler;
  - (instancetype)initWithEntityName:(NSString *)name objects:(NSArray<NSDictionary<NSString *, id> *> *)objects;
  @property (copy) BOOL (^dictionaryHandler)(NSMutableDictionary<NSString *, id> *);
  @property (copy) BOOL (^managedObjectHandler)(NSManagedObject *);
  @property (copy) NSArray<NSDictionary<NSString *, id> *> *objectsToInsert;
  @property NSBatchInsertRequestResultType resultType;
  @property (readonly) NSEntityDescription *entity;
  @property (readonly) NSString *entityName;
  @interface NSFetchRequest <NSCoding, NSCopying>
  + (instancetype)fetchRequestWithEntityName:(NSString *)name;
  - (NSArray<ResultType> *)execute:(NSError **)execute;
  - (instancetype)initWithEntityName:(NSString *)name;
  @property BOOL
      includesSubentities includesPropertyValues returnsObjectsAsFaults includesPendingChanges returnsDistinctResults shouldRefreshRefetchedObjects
  @property (copy) NSArray *
      propertiesToFetch propertiesToGroupBy
  @property NSArray<NSPersistentStore *> *affectedStores;
  @property NSArray<NSSortDescriptor *> *sortDescriptors;
  @property (copy) NSArray<NSString *> *relationshipKeyPathsForPrefetching;
  @property NSEntityDescription *entity;
  @property NSFetchRequestResultType resultType;
  @property NSPredicate *
      predicate havingPredicate
  @property (readonly) NSString *entityName;
  @property NSUInteger
      fetchLimit fetchOffset fetchBatchSize
  @interface NSPersistentHistoryChangeRequest
  + (instancetype)deleteHistoryBeforeDate:(NSDate *)date;
  + (instancetype)deleteHistoryBeforeToken:(NSPersistentHistoryToken *)token;
  + (instancetype)deleteHistoryBeforeTransaction:(NSPersistentHistoryTransaction *)transaction;
  + (instancetype)fetchHistoryAfterDate:(NSDate *)date;
  + (instancetype)fetchHistoryAfterToken:(NSPersistentHistoryToken *)token;
  + (instancetype)fetchHistoryAfterTransaction:(NSPersistentHistoryTransaction *)transaction;
  + (instancetype)fetchHistoryWithFetchRequest:(NSFetchRequest *)request;
  @property NSFetchRequest *fetchRequest;
  @property NSPersistentHistoryResultType resultType;
  @property (readonly) NSPersistentHistoryToken *token;
  @interface NSBatchDeleteResult
  @property (readonly) NSBatchDeleteRequestResultType resultType;
  @property (readonly) id result;
  @interface NSPersistentHistoryResult
  @property (readonly) NSPersistentHistoryResultType resultType;
  @property (readonly) id result;
  @interface NSFetchedResultsController
  + (void)deleteCacheWithName:(NSString *)name;
  - (BOOL)performFetch:(NSError **)error;
  - (NSIndexPath *)indexPathForObject:(ResultType)object;
  - (NSInteger)sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
  - (NSString *)cacheName;
  - (NSString *)sectionIndexTitleForSectionName:(NSString *)name;
  - (NSString *)sectionNameKeyPath;
  - (ResultType)objectAtIndexPath:(NSIndexPath *)path;
  - (instancetype)initWithFetchRequest:(NSFetchRequest<ResultType> *)request managedObjectContext:(NSManagedObjectContext *)context sectionNameKeyPath:(NSString *)path cacheName:(NSString *)name;
  @property (readonly) NSArray<NSString *> *sectionIndexTitles;
  @property (readonly) NSArray<ResultType> *fetchedObjects;
  @property (readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
  @property (readonly) NSFetchRequest<ResultType> *fetchRequest;
  @property (readonly) NSManagedObjectContext *managedObjectContext;
  @property (weak) id<NSFetchedResultsControllerDelegate> delegate;
  @interface NSPersistentHistoryToken <NSCoding, NSCopying, NSSecureCoding>
  @interface NSPersistentHistoryTransaction <NSCopying>
  + (NSEntityDescription *)entityDescription;
  + (NSEntityDescription *)entityDescriptionWithContext:(NSManagedObjectContext *)context;
  + (NSFetchRequest *)fetchRequest;
  - (NSArray<NSPersistentHistoryChange *> *)changes;
  - (NSString *)author;
  - (NSString *)contextName;
  @property (readonly) NSDate *timestamp;
  @property (readonly) NSNotification *objectIDNotification;
  @property (readonly) NSPersistentHistoryToken *token;
  @property (readonly) NSString *
      storeID bundleID processID
  @property (readonly) int64_t transactionNumber;
  @interface NSMergePolicy
  + (NSMergePolicy *)errorMergePolicy;
  + (NSMergePolicy *)mergeByPropertyObjectTrumpMergePolicy;
  + (NSMergePolicy *)mergeByPropertyStoreTrumpMergePolicy;
  + (NSMergePolicy *)overwriteMergePolicy;
  + (NSMergePolicy *)rollbackMergePolicy;
  - (BOOL)resolveConflicts:(NSArray *)conflicts error:(NSError **)error;
  - (BOOL)resolveConstraintConflicts:(NSArray<NSConstraintConflict *> *)conflicts error:(NSError **)error;
  - (BOOL)resolveOptimisticLockingVersionConflicts:(NSArray<NSMergeConflict *> *)conflicts error:(NSError **)error;
  - (instancetype)initWithMergeType:(NSMergePolicyType)type;
  @property (readonly) NSMergePolicyType mergeType;
  @interface CALayer <NSSecureCoding, CAMediaTiming>
  + (BOOL)needsDisplayForKey:(NSString *)key;
  + (CALayer *)layerWithRemoteClientId:(uint32_t)idValue;
  + (CGFloat)cornerCurveExpansionFactor:(CALayerCornerCurve)factor;
  + (id)defaultValueForKey:(NSString *)key;
  + (id<CAAction>)defaultActionForKey:(NSString *)key;
  + (instancetype)layer;
  - (BOOL)containsPoint:(CGPoint)point;
  - (BOOL)needsLayout;
  - (BOOL)shouldArchiveValueForKey:(NSString *)key;
  - (CALayer *)hitTest:(CGPoint)test;
  - (CGPoint)convertPoint:(CGPoint)point fromLayer:(CALayer *)layer;
  - (CGPoint)convertPoint:(CGPoint)point toLayer:(CALayer *)layer;
  - (CGRect)convertRect:(CGRect)rect fromLayer:(CALayer *)layer;
  - (CGRect)convertRect:(CGRect)rect toLayer:(CALayer *)layer;
  - (CGSize)preferredFrameSize;
  - (NSArray<NSString *> *)animationKeys;
  - (__kindof CAAnimation *)animationForKey:(NSString *)key;
  - (double)convertTime:(double)time fromLayer:(CALayer *)layer;
  - (double)convertTime:(double)time toLayer:(CALayer *)layer;
  - (id<CAAction>)actionForKey:(NSString *)key;
  - (instancetype)initWithLayer:(id)layer;
  - (instancetype)modelLayer;
  - (instancetype)presentationLayer;
  - (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key;
  - (void)addConstraint:(CAConstraint *)constraint;
  - (void)addSublayer:(CALayer *)layer;
  - (void)display;
  - (void)displayIfNeeded;
  - (void)drawInContext:(CGContextRef)context;
  - (void)insertSublayer:(CALayer *)layer atIndex:(unsigned int)index;
  - (void)insertSublayer:(CALayer *)sublayer above:(CALayer *)above;
  - (void)insertSublayer:(CALayer *)sublayer below:(CALayer *)below;
  - (void)layoutIfNeeded;
  - (void)layoutSublayers;
  - (void)removeAllAnimations;
  - (void)removeAnimationForKey:(NSString *)key;
  - (void)removeFromSuperlayer;
  - (void)renderInContext:(CGContextRef)context;
  - (void)replaceSublayer:(CALayer *)sublayer with:(CALayer *)with;
  - (void)resizeSublayersWithOldSize:(CGSize)size;
  - (void)resizeWithOldSuperlayerSize:(CGSize)size;
  - (void)scrollPoint:(CGPoint)point;
  - (void)scrollRectToVisible:(CGRect)visible;
  - (void)setAffineTransform:(CGAffineTransform)transform;
  - (void)setNeedsDisplay;
  - (void)setNeedsDisplayInRect:(CGRect)rect;
  - (void)setNeedsLayout;
  @property BOOL
      masksToBounds shouldRasterize allowsEdgeAntialiasing allowsGroupOpacity needsDisplayOnBoundsChange wantsExtendedDynamicRangeContent
      wantsDynamicContentScaling drawsAsynchronously autoreverses
  @property (getter=is) BOOL
      hidden opaque doubleSided geometryFlipped
  @property (readonly) BOOL
      contentsAreFlipped needsDisplay
  @property CAAutoresizingMask autoresizingMask;
  @property CACornerMask maskedCorners;
  @property (copy) CADynamicRange preferredDynamicRange;
  @property CAEdgeAntialiasingMask edgeAntialiasingMask;
  @property (readonly) CALayer *superlayer;
  @property (copy) CALayerContentsFilter
      minificationFilter magnificationFilter
  @property (copy) CALayerContentsFormat contentsFormat;
  @property CALayerContentsGravity contentsGravity;
  @property (copy) CALayerCornerCurve cornerCurve;
  @property (copy) CAToneMapMode toneMapMode;
  @property CATransform3D
      transform sublayerTransform
  @property CFTimeInterval
      beginTime duration repeatDuration timeOffset
  @property (readonly) CGAffineTransform affineTransform;
  @property CGColorRef
      borderColor backgroundColor shadowColor
  @property CGFloat
      cornerRadius borderWidth contentsScale shadowRadius rasterizationScale zPosition anchorPointZ contentsHeadroom
  @property CGPathRef shadowPath;
  @property CGPoint
      position anchorPoint
  @property CGRect
      bounds frame contentsRect contentsCenter
  @property (readonly) CGRect visibleRect;
  @property CGSize shadowOffset;
  @property (copy) NSArray *
      filters backgroundFilters
  @property (copy) NSArray<CAConstraint *> *constraints;
  @property NSArray<__kindof CALayer *> *sublayers;
  @property (copy) NSDictionary *style;
  @property NSDictionary<NSString *, id<CAAction>> *actions;
  @property NSString *name;
  @property (copy) NSString *fillMode;
  @property __kindof CALayer *mask;
  @property float
      shadowOpacity opacity minificationFilterBias repeatCount speed
  @property id
      contents compositingFilter
  @property (weak) id<CALayerDelegate> delegate;
  @property id<CALayoutManager> layoutManager;
  @interface CAEAGLLayer
  @property (copy) NSDictionary *drawableProperties;
  @interface CAEmitterLayer
  @property BOOL preservesDepth;
  @property (copy) CAEmitterLayerEmitterMode emitterMode;
  @property (copy) CAEmitterLayerEmitterShape emitterShape;
  @property (copy) CAEmitterLayerRenderMode renderMode;
  @property CGFloat
      emitterZPosition emitterDepth
  @property CGPoint emitterPosition;
  @property CGSize emitterSize;
  @property (copy) NSArray<CAEmitterCell *> *emitterCells;
  @property float
      birthRate lifetime velocity scale spin
  @property unsigned int seed;
  @interface CAGradientLayer
  @property (copy) CAGradientLayerType type;
  @property CGPoint
      startPoint endPoint
  @property NSArray *colors;
  @property NSArray<NSNumber *> *locations;
  @interface CAOpenGLLayer
  - (CGLContextObj)copyCGLContextForPixelFormat:(CGLPixelFormatObj)format;
  - (CGLPixelFormatObj)copyCGLPixelFormatForDisplayMask:(uint32_t)mask;
  - (void)releaseCGLContext:(CGLContextObj)context;
  - (void)releaseCGLPixelFormat:(CGLPixelFormatObj)format;
  @property BOOL wantsExtendedDynamicRangeContent;
  @property (getter=is) BOOL
      asynchronous
  @property CGColorSpaceRef colorspace;
  @interface CAReplicatorLayer
  @property BOOL preservesDepth;
  @property CATransform3D instanceTransform;
  @property CGColorRef instanceColor;
  @property NSInteger instanceCount;
  @property double instanceDelay;
  @property float
      instanceRedOffset instanceGreenOffset instanceBlueOffset instanceAlphaOffset
  @interface CAShapeLayer
  @property (copy) CAShapeLayerFillRule fillRule;
  @property (copy) CAShapeLayerLineCap lineCap;
  @property (copy) CAShapeLayerLineJoin lineJoin;
  @property CGColorRef
      fillColor strokeColor
  @property CGFloat
      lineWidth strokeStart strokeEnd miterLimit lineDashPhase
  @property CGPathRef path;
  @property (copy) NSArray<NSNumber *> *lineDashPattern;
  @interface CATiledLayer
  + (double)fadeDuration;
  @property CGSize tileSize;
  @property NSUInteger
      levelsOfDetail levelsOfDetailBias
  @interface CAAnimation <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
  + (id)defaultValueForKey:(NSString *)key;
  + (instancetype)animation;
  - (BOOL)shouldArchiveValueForKey:(NSString *)key;
  @property BOOL
      autoreverses usesSceneTimeBase
  @property (getter=is) BOOL
      removedOnCompletion
  @property CAMediaTimingFillMode fillMode;
  @property CAMediaTimingFunction *timingFunction;
  @property CFTimeInterval
      duration beginTime repeatDuration timeOffset
  @property CGFloat
      fadeInDuration fadeOutDuration
  @property CGPathRef path;
  @property (copy) NSArray *animationEvents;
  @property float
      repeatCount speed
  @property id<CAAnimationDelegate> delegate;
  @interface CAAnimationGroup
  @property NSArray<CAAnimation *> *animations;
  @interface CAPropertyAnimation
  + (instancetype)animationWithKeyPath:(NSString *)path;
  @property (getter=is) BOOL
      additive cumulative
  @property CAValueFunction *valueFunction;
  @property NSString *keyPath;
  @interface CABasicAnimation
  @property id
      fromValue toValue byValue
  @interface CASpringAnimation
  - (instancetype)initWithPerceptualDuration:(double)duration bounce:(CGFloat)bounce;
  @property BOOL allowsOverdamping;
  @property CGFloat
      mass stiffness damping initialVelocity
  @property (readonly) CGFloat bounce;
  @property (readonly) double
      settlingDuration perceptualDuration
  @interface CAKeyframeAnimation
  @property (copy) CAAnimationCalculationMode calculationMode;
  @property (copy) CAAnimationRotationMode rotationMode;
  @property CGPathRef path;
  @property NSArray *values;
  @property (copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
  @property NSArray<NSNumber *> *keyTimes;
  @property (copy) NSArray<NSNumber *> *
      tensionValues continuityValues biasValues
  @interface CATransition
  @property (copy) CATransitionSubtype subtype;
  @property (copy) CATransitionType type;
  @property float
      startProgress endProgress
  @property id filter;
  @interface CADisplayLink
  + (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
  - (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)invalidate;
  - (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  @property (getter=is) BOOL
      paused
  @property (readonly) CFTimeInterval
      timestamp duration targetTimestamp
  @property NSInteger
      frameInterval preferredFramesPerSecond
  @interface CAEmitterCell <CAMediaTiming, NSCoding, NSSecureCoding>
  + (id)defaultValueForKey:(NSString *)key;
  + (instancetype)emitterCell;
  - (BOOL)shouldArchiveValueForKey:(NSString *)key;
  @property BOOL autoreverses;
  @property (getter=is) BOOL
      enabled
  @property CFTimeInterval
      beginTime duration repeatDuration timeOffset
  @property CGColorRef color;
  @property CGFloat
      emissionLatitude emissionLongitude emissionRange velocity velocityRange xAcceleration yAcceleration zAcceleration scale scaleRange scaleSpeed
      spin spinRange contentsScale
  @property CGRect contentsRect;
  @property (copy) NSArray<CAEmitterCell *> *emitterCells;
  @property (copy) NSDictionary *style;
  @property (copy) NSString *
      name minificationFilter magnificationFilter fillMode
  @property float
      birthRate lifetime lifetimeRange redRange greenRange blueRange alphaRange redSpeed greenSpeed blueSpeed alphaSpeed minificationFilterBias
      repeatCount speed
  @property id contents;
  @interface CAMediaTimingFunction <NSSecureCoding>
  + (instancetype)functionWithControlPoints:(float)points :(float)value :(float)value2 :(float)value3;
  + (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
  - (instancetype)initWithControlPoints:(float)points :(float)value :(float)value2 :(float)value3;
  - (void)getControlPointAtIndex:(NSUInteger)index values:(float **)values;
  @interface CATransaction
  + (BOOL)disableActions;
  + (CAMediaTimingFunction *)animationTimingFunction;
  + (double)animationDuration;
  + (id)valueForKey:(NSString *)key;
  + (void (^)(void))completionBlock;
  + (void)begin;
  + (void)commit;
  + (void)flush;
  + (void)lock;
  + (void)setAnimationDuration:(double)duration;
  + (void)setAnimationTimingFunction:(CAMediaTimingFunction *)function;
  + (void)setCompletionBlock:(void (^)(void))block;
  + (void)setDisableActions:(BOOL)actions;
  + (void)setValue:(id)value forKey:(NSString *)key;
  + (void)unlock;
  @interface CIContext
  + (CIContext *)context;
  + (CIContext *)contextForOfflineGPUAtIndex:(unsigned int)index colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIContextOption, id> *)options sharedContext:(CGLContextObj)context;
  + (CIContext *)contextForOfflineGPUAtIndex:(unsigned int)index;
  + (CIContext *)contextWithCGContext:(CGContextRef)context options:(NSDictionary<CIContextOption, id> *)options;
  + (CIContext *)contextWithCGLContext:(CGLContextObj)context pixelFormat:(CGLPixelFormatObj)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIContextOption, id> *)options;
  + (CIContext *)contextWithCGLContext:(CGLContextObj)context pixelFormat:(CGLPixelFormatObj)format options:(NSDictionary<CIContextOption, id> *)options;
  + (CIContext *)contextWithEAGLContext:(EAGLContext *)context options:(NSDictionary *)options;
  + (CIContext *)contextWithEAGLContext:(EAGLContext *)context;
  + (CIContext *)contextWithMTLCommandQueue:(id<MTLCommandQueue>)queue options:(NSDictionary<CIContextOption, id> *)options;
  + (CIContext *)contextWithMTLCommandQueue:(id<MTLCommandQueue>)queue;
  + (CIContext *)contextWithMTLDevice:(id<MTLDevice>)device options:(NSDictionary<CIContextOption, id> *)options;
  + (CIContext *)contextWithMTLDevice:(id<MTLDevice>)device;
  + (CIContext *)contextWithOptions:(NSDictionary<CIContextOption, id> *)options;
  + (unsigned int)offlineGPUCount;
  - (BOOL)prepareRender:(CIImage *)render fromRect:(CGRect)rect toDestination:(CIRenderDestination *)destination atPoint:(CGPoint)point error:(NSError **)error;
  - (BOOL)writeHEIF10RepresentationOfImage:(CIImage *)image toURL:(NSURL *)url colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (BOOL)writeHEIFRepresentationOfImage:(CIImage *)image toURL:(NSURL *)url format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (BOOL)writeJPEGRepresentationOfImage:(CIImage *)image toURL:(NSURL *)url colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (BOOL)writeOpenEXRRepresentationOfImage:(CIImage *)image toURL:(NSURL *)url options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (BOOL)writePNGRepresentationOfImage:(CIImage *)image toURL:(NSURL *)url format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (BOOL)writeTIFFRepresentationOfImage:(CIImage *)image toURL:(NSURL *)url format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (CGImageRef)createCGImage:(CIImage *)image fromRect:(CGRect)rect;
  - (CIFilter *)depthBlurEffectFilterForImage:(CIImage *)image disparityImage:(CIImage *)image2 portraitEffectsMatte:(CIImage *)matte hairSemanticSegmentation:(CIImage *)segmentation glassesMatte:(CIImage *)matte2 gainMap:(CIImage *)map orientation:(CGImagePropertyOrientation)orientation options:(NSDictionary *)options;
  - (CIFilter *)depthBlurEffectFilterForImage:(CIImage *)image disparityImage:(CIImage *)image2 portraitEffectsMatte:(CIImage *)matte hairSemanticSegmentation:(CIImage *)segmentation orientation:(CGImagePropertyOrientation)orientation options:(NSDictionary *)options;
  - (CIFilter *)depthBlurEffectFilterForImage:(CIImage *)image disparityImage:(CIImage *)image2 portraitEffectsMatte:(CIImage *)matte orientation:(CGImagePropertyOrientation)orientation options:(NSDictionary *)options;
  - (CIFilter *)depthBlurEffectFilterForImageData:(NSData *)data options:(NSDictionary *)options;
  - (CIFilter *)depthBlurEffectFilterForImageURL:(NSURL *)url options:(NSDictionary *)options;
  - (CIImage *)calculateHDRStatsForImage:(CIImage *)image;
  - (CIRenderTask *)startTaskToClear:(CIRenderDestination *)clear error:(NSError **)error;
  - (CIRenderTask *)startTaskToRender:(CIImage *)render fromRect:(CGRect)rect toDestination:(CIRenderDestination *)destination atPoint:(CGPoint)point error:(NSError **)error;
  - (CIRenderTask *)startTaskToRender:(CIImage *)render toDestination:(CIRenderDestination *)destination error:(NSError **)error;
  - (NSData *)HEIF10RepresentationOfImage:(CIImage *)image colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (NSData *)HEIFRepresentationOfImage:(CIImage *)image format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options;
  - (NSData *)JPEGRepresentationOfImage:(CIImage *)image colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options;
  - (NSData *)OpenEXRRepresentationOfImage:(CIImage *)image options:(NSDictionary<CIImageRepresentationOption, id> *)options error:(NSError **)error;
  - (NSData *)PNGRepresentationOfImage:(CIImage *)image format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options;
  - (NSData *)TIFFRepresentationOfImage:(CIImage *)image format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageRepresentationOption, id> *)options;
  - (instancetype)initWithOptions:(NSDictionary<CIContextOption, id> *)options;
  - (void)calculateHDRStatsForCVPixelBuffer:(CVPixelBufferRef)buffer;
  - (void)calculateHDRStatsForIOSurface:(IOSurfaceRef)surface;
  - (void)clearCaches;
  - (void)drawImage:(CIImage *)image atPoint:(CGPoint)point fromRect:(CGRect)rect;
  - (void)drawImage:(CIImage *)image inRect:(CGRect)rect fromRect:(CGRect)rect2;
  - (void)reclaimResources;
  - (void)render:(CIImage *)render toBitmap:(void *)bitmap rowBytes:(NSInteger)bytes bounds:(CGRect)bounds format:(int)format colorSpace:(CGColorSpaceRef)space;
  - (void)render:(CIImage *)render toCVPixelBuffer:(CVPixelBufferRef)buffer bounds:(CGRect)bounds colorSpace:(CGColorSpaceRef)space;
  - (void)render:(CIImage *)render toCVPixelBuffer:(CVPixelBufferRef)buffer;
  - (void)render:(CIImage *)render toIOSurface:(IOSurfaceRef)surface bounds:(CGRect)bounds colorSpace:(CGColorSpaceRef)space;
  - (void)render:(CIImage *)render toMTLTexture:(id<MTLTexture>)texture commandBuffer:(id<MTLCommandBuffer>)buffer bounds:(CGRect)bounds colorSpace:(CGColorSpaceRef)space;
  @property (readonly) CGColorSpaceRef workingColorSpace;
  @property (readonly) CGSize
      inputImageMaximumSize outputImageMaximumSize
  @property (readonly) int workingFormat;
  @interface CIImage <NSCoding, NSCopying, NSSecureCoding>
  + (CIImage *)blackImage;
  + (CIImage *)blueImage;
  + (CIImage *)clearImage;
  + (CIImage *)cyanImage;
  + (CIImage *)emptyImage;
  + (CIImage *)grayImage;
  + (CIImage *)greenImage;
  + (CIImage *)imageWithBitmapData:(NSData *)data bytesPerRow:(NSUInteger)row size:(CGSize)size format:(int)format colorSpace:(CGColorSpaceRef)space;
  + (CIImage *)imageWithCGImage:(CGImageRef)image options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithCGImage:(CGImageRef)image;
  + (CIImage *)imageWithCGImageSource:(CGImageSourceRef)source index:(NSUInteger)index options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithCGLayer:(CGLayerRef)layer options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithCGLayer:(CGLayerRef)layer;
  + (CIImage *)imageWithCVImageBuffer:(CVImageBufferRef)buffer options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithCVImageBuffer:(CVImageBufferRef)buffer;
  + (CIImage *)imageWithCVPixelBuffer:(CVPixelBufferRef)buffer options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithCVPixelBuffer:(CVPixelBufferRef)buffer;
  + (CIImage *)imageWithColor:(CIColor *)color;
  + (CIImage *)imageWithContentsOfURL:(NSURL *)url options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithContentsOfURL:(NSURL *)url;
  + (CIImage *)imageWithData:(NSData *)data options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithData:(NSData *)data;
  + (CIImage *)imageWithIOSurface:(IOSurfaceRef)surface options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithIOSurface:(IOSurfaceRef)surface;
  + (CIImage *)imageWithImageProvider:(id)provider size:(NSUInteger)size :(NSUInteger)value format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithMTLTexture:(id<MTLTexture>)texture options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)imageWithTexture:(unsigned int)texture size:(CGSize)size flipped:(BOOL)flipped colorSpace:(CGColorSpaceRef)space;
  + (CIImage *)imageWithTexture:(unsigned int)texture size:(CGSize)size flipped:(BOOL)flipped options:(NSDictionary<CIImageOption, id> *)options;
  + (CIImage *)magentaImage;
  + (CIImage *)redImage;
  + (CIImage *)whiteImage;
  + (CIImage *)yellowImage;
  - (CGAffineTransform)imageTransformForCGOrientation:(CGImagePropertyOrientation)orientation;
  - (CGAffineTransform)imageTransformForOrientation:(int)orientation;
  - (CGRect)regionOfInterestForImage:(CIImage *)image inRect:(CGRect)rect;
  - (CIImage *)imageByApplyingCGOrientation:(CGImagePropertyOrientation)orientation;
  - (CIImage *)imageByApplyingFilter:(NSString *)filter withInputParameters:(NSDictionary<NSString *, id> *)parameters;
  - (CIImage *)imageByApplyingFilter:(NSString *)filter;
  - (CIImage *)imageByApplyingGainMap:(CIImage *)map headroom:(float)headroom;
  - (CIImage *)imageByApplyingGainMap:(CIImage *)map;
  - (CIImage *)imageByApplyingGaussianBlurWithSigma:(double)sigma;
  - (CIImage *)imageByApplyingOrientation:(int)orientation;
  - (CIImage *)imageByApplyingTransform:(CGAffineTransform)transform highQualityDownsample:(BOOL)downsample;
  - (CIImage *)imageByApplyingTransform:(CGAffineTransform)transform;
  - (CIImage *)imageByClampingToExtent;
  - (CIImage *)imageByClampingToRect:(CGRect)rect;
  - (CIImage *)imageByColorMatchingColorSpaceToWorkingSpace:(CGColorSpaceRef)space;
  - (CIImage *)imageByColorMatchingWorkingSpaceToColorSpace:(CGColorSpaceRef)space;
  - (CIImage *)imageByCompositingOverImage:(CIImage *)image;
  - (CIImage *)imageByConvertingLabToWorkingSpace;
  - (CIImage *)imageByConvertingWorkingSpaceToLab;
  - (CIImage *)imageByCroppingToRect:(CGRect)rect;
  - (CIImage *)imageByInsertingIntermediate:(BOOL)intermediate;
  - (CIImage *)imageByInsertingIntermediate;
  - (CIImage *)imageByInsertingTiledIntermediate;
  - (CIImage *)imageByPremultiplyingAlpha;
  - (CIImage *)imageBySamplingLinear;
  - (CIImage *)imageBySamplingNearest;
  - (CIImage *)imageBySettingAlphaOneInExtent:(CGRect)extent;
  - (CIImage *)imageBySettingContentAverageLightLevel:(float)level;
  - (CIImage *)imageBySettingContentHeadroom:(float)headroom;
  - (CIImage *)imageBySettingProperties:(NSDictionary *)properties;
  - (CIImage *)imageByUnpremultiplyingAlpha;
  - (NSArray<CIFilter *> *)autoAdjustmentFilters;
  - (NSArray<CIFilter *> *)autoAdjustmentFiltersWithOptions:(NSDictionary<CIImageAutoAdjustmentOption, id> *)options;
  - (float)contentAverageLightLevel;
  - (instancetype)initWithBitmapData:(NSData *)data bytesPerRow:(NSUInteger)row size:(CGSize)size format:(int)format colorSpace:(CGColorSpaceRef)space;
  - (instancetype)initWithBitmapImageRep:(NSBitmapImageRep *)rep;
  - (instancetype)initWithCGImage:(CGImageRef)image options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithCGImage:(CGImageRef)image;
  - (instancetype)initWithCGImageSource:(CGImageSourceRef)source index:(NSUInteger)index options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithCGLayer:(CGLayerRef)layer options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithCGLayer:(CGLayerRef)layer;
  - (instancetype)initWithCVImageBuffer:(CVImageBufferRef)buffer options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithCVImageBuffer:(CVImageBufferRef)buffer;
  - (instancetype)initWithCVPixelBuffer:(CVPixelBufferRef)buffer options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithCVPixelBuffer:(CVPixelBufferRef)buffer;
  - (instancetype)initWithColor:(CIColor *)color;
  - (instancetype)initWithContentsOfURL:(NSURL *)url options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithData:(NSData *)data options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithIOSurface:(IOSurfaceRef)surface options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithIOSurface:(IOSurfaceRef)surface plane:(NSUInteger)plane format:(int)format options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithIOSurface:(IOSurfaceRef)surface;
  - (instancetype)initWithImage:(UIImage *)image options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithImage:(UIImage *)image;
  - (instancetype)initWithImageProvider:(id)provider size:(NSUInteger)size :(NSUInteger)value format:(int)format colorSpace:(CGColorSpaceRef)space options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithMTLTexture:(id<MTLTexture>)texture options:(NSDictionary<CIImageOption, id> *)options;
  - (instancetype)initWithTexture:(unsigned int)texture size:(CGSize)size flipped:(BOOL)flipped colorSpace:(CGColorSpaceRef)space;
  - (instancetype)initWithTexture:(unsigned int)texture size:(CGSize)size flipped:(BOOL)flipped options:(NSDictionary<CIImageOption, id> *)options;
  - (void)drawAtPoint:(NSPoint)point fromRect:(NSRect)rect operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction;
  - (void)drawInRect:(NSRect)rect fromRect:(NSRect)rect2 operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction;
  @property (readonly) BOOL isOpaque;
  @property (readonly) CGColorSpaceRef colorSpace;
  @property (readonly) CGImageRef CGImage;
  @property (readonly) CGRect extent;
  @property (readonly) CIFilterShape *definition;
  @property (readonly) CVPixelBufferRef pixelBuffer;
  @property (readonly) NSDictionary<NSString *, id> *properties;
  @property (readonly) NSURL *url;
  @property (readonly) float contentHeadroom;
  @property (readonly) id<MTLTexture> metalTexture;
  @interface CIFilter <NSCoding, NSCopying, NSSecureCoding>
  + (CIFilter *)CMYKHalftone;
  + (CIFilter *)KMeansFilter;
  + (CIFilter *)LabDeltaE;
  + (CIFilter *)PDF417BarcodeGenerator;
  + (CIFilter *)QRCodeGenerator;
  + (CIFilter *)accordionFoldTransitionFilter;
  + (CIFilter *)additionCompositingFilter;
  + (CIFilter *)affineClampFilter;
  + (CIFilter *)affineTileFilter;
  + (CIFilter *)areaAlphaWeightedHistogramFilter;
  + (CIFilter *)areaAverageFilter;
  + (CIFilter *)areaAverageMaximumRedFilter;
  + (CIFilter *)areaBoundsRedFilter;
  + (CIFilter *)areaHistogramFilter;
  + (CIFilter *)areaLogarithmicHistogramFilter;
  + (CIFilter *)areaMaximumAlphaFilter;
  + (CIFilter *)areaMaximumFilter;
  + (CIFilter *)areaMinMaxFilter;
  + (CIFilter *)areaMinMaxRedFilter;
  + (CIFilter *)areaMinimumAlphaFilter;
  + (CIFilter *)areaMinimumFilter;
  + (CIFilter *)attributedTextImageGeneratorFilter;
  + (CIFilter *)aztecCodeGeneratorFilter;
  + (CIFilter *)barcodeGeneratorFilter;
  + (CIFilter *)barsSwipeTransitionFilter;
  + (CIFilter *)bicubicScaleTransformFilter;
  + (CIFilter *)blendWithAlphaMaskFilter;
  + (CIFilter *)blendWithBlueMaskFilter;
  + (CIFilter *)blendWithMaskFilter;
  + (CIFilter *)blendWithRedMaskFilter;
  + (CIFilter *)bloomFilter;
  + (CIFilter *)blurredRectangleGeneratorFilter;
  + (CIFilter *)blurredRoundedRectangleGeneratorFilter;
  + (CIFilter *)bokehBlurFilter;
  + (CIFilter *)boxBlurFilter;
  + (CIFilter *)bumpDistortionFilter;
  + (CIFilter *)bumpDistortionLinearFilter;
  + (CIFilter *)cannyEdgeDetectorFilter;
  + (CIFilter *)checkerboardGeneratorFilter;
  + (CIFilter *)circleSplashDistortionFilter;
  + (CIFilter *)circularScreenFilter;
  + (CIFilter *)circularWrapFilter;
  + (CIFilter *)code128BarcodeGeneratorFilter;
  + (CIFilter *)colorAbsoluteDifferenceFilter;
  + (CIFilter *)colorBlendModeFilter;
  + (CIFilter *)colorBurnBlendModeFilter;
  + (CIFilter *)colorClampFilter;
  + (CIFilter *)colorControlsFilter;
  + (CIFilter *)colorCrossPolynomialFilter;
  + (CIFilter *)colorCubeFilter;
  + (CIFilter *)colorCubeWithColorSpaceFilter;
  + (CIFilter *)colorCubesMixedWithMaskFilter;
  + (CIFilter *)colorCurvesFilter;
  + (CIFilter *)colorDodgeBlendModeFilter;
  + (CIFilter *)colorInvertFilter;
  + (CIFilter *)colorMapFilter;
  + (CIFilter *)colorMatrixFilter;
  + (CIFilter *)colorMonochromeFilter;
  + (CIFilter *)colorPolynomialFilter;
  + (CIFilter *)colorPosterizeFilter;
  + (CIFilter *)colorThresholdFilter;
  + (CIFilter *)colorThresholdOtsuFilter;
  + (CIFilter *)columnAverageFilter;
  + (CIFilter *)comicEffectFilter;
  + (CIFilter *)convertLabToRGBFilter;
  + (CIFilter *)convertRGBtoLabFilter;
  + (CIFilter *)convolution3X3Filter;
  + (CIFilter *)convolution5X5Filter;
  + (CIFilter *)convolution7X7Filter;
  + (CIFilter *)convolution9HorizontalFilter;
  + (CIFilter *)convolution9VerticalFilter;
  + (CIFilter *)convolutionRGB3X3Filter;
  + (CIFilter *)convolutionRGB5X5Filter;
  + (CIFilter *)convolutionRGB7X7Filter;
  + (CIFilter *)convolutionRGB9HorizontalFilter;
  + (CIFilter *)convolutionRGB9VerticalFilter;
  + (CIFilter *)coreMLModelFilter;
  + (CIFilter *)crystallizeFilter;
  + (CIFilter *)darkenBlendModeFilter;
  + (CIFilter *)depthOfFieldFilter;
  + (CIFilter *)depthToDisparityFilter;
  + (CIFilter *)differenceBlendModeFilter;
  + (CIFilter *)discBlurFilter;
  + (CIFilter *)disintegrateWithMaskTransitionFilter;
  + (CIFilter *)disparityToDepthFilter;
  + (CIFilter *)displacementDistortionFilter;
  + (CIFilter *)dissolveTransitionFilter;
  + (CIFilter *)distanceGradientFromRedMaskFilter;
  + (CIFilter *)ditherFilter;
  + (CIFilter *)divideBlendModeFilter;
  + (CIFilter *)documentEnhancerFilter;
  + (CIFilter *)dotScreenFilter;
  + (CIFilter *)drosteFilter;
  + (CIFilter *)edgePreserveUpsampleFilter;
  + (CIFilter *)edgeWorkFilter;
  + (CIFilter *)edgesFilter;
  + (CIFilter *)eightfoldReflectedTileFilter;
  + (CIFilter *)exclusionBlendModeFilter;
  + (CIFilter *)exposureAdjustFilter;
  + (CIFilter *)falseColorFilter;
  + (CIFilter *)filterWithCVPixelBuffer:(CVPixelBufferRef)buffer properties:(NSDictionary *)properties options:(NSDictionary<CIRAWFilterOption, id> *)options;
  + (CIFilter *)filterWithImageData:(NSData *)data options:(NSDictionary<CIRAWFilterOption, id> *)options;
  + (CIFilter *)filterWithImageURL:(NSURL *)url options:(NSDictionary<CIRAWFilterOption, id> *)options;
  + (CIFilter *)filterWithName:(NSString *)name keysAndValues:(id)values;
  + (CIFilter *)filterWithName:(NSString *)name withInputParameters:(NSDictionary<NSString *, id> *)parameters;
  + (CIFilter *)filterWithName:(NSString *)name;
  + (CIFilter *)flashTransitionFilter;
  + (CIFilter *)fourfoldReflectedTileFilter;
  + (CIFilter *)fourfoldRotatedTileFilter;
  + (CIFilter *)fourfoldTranslatedTileFilter;
  + (CIFilter *)gaborGradientsFilter;
  + (CIFilter *)gammaAdjustFilter;
  + (CIFilter *)gaussianBlurFilter;
  + (CIFilter *)gaussianGradientFilter;
  + (CIFilter *)glassDistortionFilter;
  + (CIFilter *)glassLozengeFilter;
  + (CIFilter *)glideReflectedTileFilter;
  + (CIFilter *)gloomFilter;
  + (CIFilter *)hardLightBlendModeFilter;
  + (CIFilter *)hatchedScreenFilter;
  + (CIFilter *)heightFieldFromMaskFilter;
  + (CIFilter *)hexagonalPixellateFilter;
  + (CIFilter *)highlightShadowAdjustFilter;
  + (CIFilter *)histogramDisplayFilter;
  + (CIFilter *)holeDistortionFilter;
  + (CIFilter *)hueAdjustFilter;
  + (CIFilter *)hueBlendModeFilter;
  + (CIFilter *)hueSaturationValueGradientFilter;
  + (CIFilter *)kaleidoscopeFilter;
  + (CIFilter *)keystoneCorrectionCombinedFilter;
  + (CIFilter *)keystoneCorrectionHorizontalFilter;
  + (CIFilter *)keystoneCorrectionVerticalFilter;
  + (CIFilter *)lanczosScaleTransformFilter;
  + (CIFilter *)lenticularHaloGeneratorFilter;
  + (CIFilter *)lightTunnelFilter;
  + (CIFilter *)lightenBlendModeFilter;
  + (CIFilter *)lineOverlayFilter;
  + (CIFilter *)lineScreenFilter;
  + (CIFilter *)linearBurnBlendModeFilter;
  + (CIFilter *)linearDodgeBlendModeFilter;
  + (CIFilter *)linearGradientFilter;
  + (CIFilter *)linearLightBlendModeFilter;
  + (CIFilter *)linearToSRGBToneCurveFilter;
  + (CIFilter *)luminosityBlendModeFilter;
  + (CIFilter *)maskToAlphaFilter;
  + (CIFilter *)maskedVariableBlurFilter;
  + (CIFilter *)maximumComponentFilter;
  + (CIFilter *)maximumCompositingFilter;
  + (CIFilter *)maximumScaleTransformFilter;
  + (CIFilter *)medianFilter;
  + (CIFilter *)meshGeneratorFilter;
  + (CIFilter *)minimumComponentFilter;
  + (CIFilter *)minimumCompositingFilter;
  + (CIFilter *)mixFilter;
  + (CIFilter *)modTransitionFilter;
  + (CIFilter *)morphologyGradientFilter;
  + (CIFilter *)morphologyMaximumFilter;
  + (CIFilter *)morphologyMinimumFilter;
  + (CIFilter *)morphologyRectangleMaximumFilter;
  + (CIFilter *)morphologyRectangleMinimumFilter;
  + (CIFilter *)motionBlurFilter;
  + (CIFilter *)multiplyBlendModeFilter;
  + (CIFilter *)multiplyCompositingFilter;
  + (CIFilter *)ninePartStretchedFilter;
  + (CIFilter *)ninePartTiledFilter;
  + (CIFilter *)noiseReductionFilter;
  + (CIFilter *)opTileFilter;
  + (CIFilter *)overlayBlendModeFilter;
  + (CIFilter *)pageCurlTransitionFilter;
  + (CIFilter *)pageCurlWithShadowTransitionFilter;
  + (CIFilter *)paletteCentroidFilter;
  + (CIFilter *)palettizeFilter;
  + (CIFilter *)parallelogramTileFilter;
  + (CIFilter *)personSegmentationFilter;
  + (CIFilter *)perspectiveCorrectionFilter;
  + (CIFilter *)perspectiveRotateFilter;
  + (CIFilter *)perspectiveTileFilter;
  + (CIFilter *)perspectiveTransformFilter;
  + (CIFilter *)perspectiveTransformWithExtentFilter;
  + (CIFilter *)photoEffectChromeFilter;
  + (CIFilter *)photoEffectFadeFilter;
  + (CIFilter *)photoEffectInstantFilter;
  + (CIFilter *)photoEffectMonoFilter;
  + (CIFilter *)photoEffectNoirFilter;
  + (CIFilter *)photoEffectProcessFilter;
  + (CIFilter *)photoEffectTonalFilter;
  + (CIFilter *)photoEffectTransferFilter;
  + (CIFilter *)pinLightBlendModeFilter;
  + (CIFilter *)pinchDistortionFilter;
  + (CIFilter *)pixellateFilter;
  + (CIFilter *)pointillizeFilter;
  + (CIFilter *)radialGradientFilter;
  + (CIFilter *)randomGeneratorFilter;
  + (CIFilter *)rippleTransitionFilter;
  + (CIFilter *)roundedQRCodeGeneratorFilter;
  + (CIFilter *)roundedRectangleGeneratorFilter;
  + (CIFilter *)roundedRectangleStrokeGeneratorFilter;
  + (CIFilter *)rowAverageFilter;
  + (CIFilter *)sRGBToneCurveToLinearFilter;
  + (CIFilter *)saliencyMapFilter;
  + (CIFilter *)saturationBlendModeFilter;
  + (CIFilter *)screenBlendModeFilter;
  + (CIFilter *)sepiaToneFilter;
  + (CIFilter *)shadedMaterialFilter;
  + (CIFilter *)sharpenLuminanceFilter;
  + (CIFilter *)signedDistanceGradientFromRedMaskFilter;
  + (CIFilter *)sixfoldReflectedTileFilter;
  + (CIFilter *)sixfoldRotatedTileFilter;
  + (CIFilter *)smoothLinearGradientFilter;
  + (CIFilter *)sobelGradientsFilter;
  + (CIFilter *)softLightBlendModeFilter;
  + (CIFilter *)sourceAtopCompositingFilter;
  + (CIFilter *)sourceInCompositingFilter;
  + (CIFilter *)sourceOutCompositingFilter;
  + (CIFilter *)sourceOverCompositingFilter;
  + (CIFilter *)spotColorFilter;
  + (CIFilter *)spotLightFilter;
  + (CIFilter *)starShineGeneratorFilter;
  + (CIFilter *)straightenFilter;
  + (CIFilter *)stretchCropFilter;
  + (CIFilter *)stripesGeneratorFilter;
  + (CIFilter *)subtractBlendModeFilter;
  + (CIFilter *)sunbeamsGeneratorFilter;
  + (CIFilter *)swipeTransitionFilter;
  + (CIFilter *)systemToneMapFilter;
  + (CIFilter *)temperatureAndTintFilter;
  + (CIFilter *)textImageGeneratorFilter;
  + (CIFilter *)thermalFilter;
  + (CIFilter *)toneCurveFilter;
  + (CIFilter *)toneMapHeadroomFilter;
  + (CIFilter *)torusLensDistortionFilter;
  + (CIFilter *)triangleKaleidoscopeFilter;
  + (CIFilter *)triangleTileFilter;
  + (CIFilter *)twelvefoldReflectedTileFilter;
  + (CIFilter *)twirlDistortionFilter;
  + (CIFilter *)unsharpMaskFilter;
  + (CIFilter *)vibranceFilter;
  + (CIFilter *)vignetteEffectFilter;
  + (CIFilter *)vignetteFilter;
  + (CIFilter *)vividLightBlendModeFilter;
  + (CIFilter *)vortexDistortionFilter;
  + (CIFilter *)whitePointAdjustFilter;
  + (CIFilter *)xRayFilter;
  + (CIFilter *)zoomBlurFilter;
  + (NSArray<CIFilter *> *)filterArrayFromSerializedXMP:(NSData *)xmp inputImageExtent:(CGRect)extent error:(NSError **)error;
  + (NSArray<NSString *> *)filterNamesInCategories:(NSArray<NSString *> *)categories;
  + (NSArray<NSString *> *)filterNamesInCategory:(NSString *)category;
  + (NSArray<NSString *> *)supportedRawCameraModels;
  + (NSData *)serializedXMPFromFilters:(NSArray<CIFilter *> *)filters inputImageExtent:(CGRect)extent;
  + (NSString *)localizedDescriptionForFilterName:(NSString *)name;
  + (NSString *)localizedNameForCategory:(NSString *)category;
  + (NSString *)localizedNameForFilterName:(NSString *)name;
  + (NSURL *)localizedReferenceDocumentationForFilterName:(NSString *)name;
  - (CIImage *)apply:(CIKernel *)apply arguments:(NSArray *)arguments options:(NSDictionary<NSString *, id> *)options;
  - (void)setDefaults;
  @property (getter=is) BOOL
      enabled
  @property (readonly) CIImage *outputImage;
  @property (readonly) NSArray<NSString *> *
      inputKeys outputKeys
  @property (readonly) NSDictionary<NSString *, id> *attributes;
  @property NSString *name;
  @interface CIColor <NSCoding, NSCopying, NSSecureCoding>
  + (CIColor *)blackColor;
  + (CIColor *)blueColor;
  + (CIColor *)clearColor;
  + (CIColor *)cyanColor;
  + (CIColor *)grayColor;
  + (CIColor *)greenColor;
  + (CIColor *)magentaColor;
  + (CIColor *)redColor;
  + (CIColor *)whiteColor;
  + (CIColor *)yellowColor;
  + (instancetype)colorWithCGColor:(CGColorRef)color;
  + (instancetype)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha colorSpace:(CGColorSpaceRef)space;
  + (instancetype)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (instancetype)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue colorSpace:(CGColorSpaceRef)space;
  + (instancetype)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue;
  + (instancetype)colorWithString:(NSString *)string;
  - (NSString *)stringRepresentation;
  - (instancetype)initWithCGColor:(CGColorRef)color;
  - (instancetype)initWithColor:(NSColor *)color;
  - (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha colorSpace:(CGColorSpaceRef)space;
  - (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  - (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue colorSpace:(CGColorSpaceRef)space;
  - (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue;
  @property (readonly) CGColorSpaceRef colorSpace;
  @property (readonly) CGFloat
      alpha red green blue
  @property (readonly) CGFloat *components;
  @property (readonly) NSUInteger numberOfComponents;
  @interface CIDetector
  + (CIDetector *)detectorOfType:(NSString *)type context:(CIContext *)context options:(NSDictionary<NSString *, id> *)options;
  - (NSArray<CIFeature *> *)featuresInImage:(CIImage *)image options:(NSDictionary<NSString *, id> *)options;
  - (NSArray<CIFeature *> *)featuresInImage:(CIImage *)image;
  @interface CIFeature
  @property (readonly) CGRect bounds;
  @property (readonly) NSString *type;
  @interface CIQRCodeFeature <NSCoding, NSCopying, NSSecureCoding>
  - (CIQRCodeDescriptor *)symbolDescriptor;
  @property (readonly) CGPoint
      topLeft topRight bottomLeft bottomRight
  @property (readonly) NSString *messageString;
  @interface CLLocation <NSCopying, NSSecureCoding>
  - (CLLocationDistance)distanceFromLocation:(CLLocation *)location;
  - (CLLocationDistance)getDistanceFrom:(const CLLocation *)from;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)accuracy verticalAccuracy:(CLLocationAccuracy)accuracy2 course:(CLLocationDirection)course speed:(CLLocationSpeed)speed timestamp:(NSDate *)timestamp;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)accuracy verticalAccuracy:(CLLocationAccuracy)accuracy2 timestamp:(NSDate *)timestamp;
  - (instancetype)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude;
  @property (readonly, copy) CLFloor *floor;
  @property (readonly) CLLocationAccuracy
      horizontalAccuracy verticalAccuracy
  @property (readonly) CLLocationCoordinate2D coordinate;
  @property (readonly) CLLocationDirection course;
  @property (readonly) CLLocationDistance altitude;
  @property (readonly) CLLocationSpeed speed;
  @property (readonly) NSDate *timestamp;
  @property (readonly, copy) NSString *description;
  @interface CLLocationManager
  + (BOOL)deferredLocationUpdatesAvailable;
  + (BOOL)headingAvailable;
  + (BOOL)isMonitoringAvailableForClass:(Class)classValue;
  + (BOOL)isRangingAvailable;
  + (BOOL)locationServicesEnabled;
  + (BOOL)regionMonitoringAvailable;
  + (BOOL)regionMonitoringEnabled;
  + (BOOL)significantLocationChangeMonitoringAvailable;
  + (CLAuthorizationStatus)authorizationStatus;
  - (void)allowDeferredLocationUpdatesUntilTraveled:(CLLocationDistance)traveled timeout:(double)timeout;
  - (void)disallowDeferredLocationUpdates;
  - (void)dismissHeadingCalibrationDisplay;
  - (void)requestAlwaysAuthorization;
  - (void)requestLocation;
  - (void)requestStateForRegion:(CLRegion *)region;
  - (void)requestTemporaryFullAccuracyAuthorizationWithPurposeKey:(NSString *)key completion:(void (^)(NSError *))completion;
  - (void)requestTemporaryFullAccuracyAuthorizationWithPurposeKey:(NSString *)key;
  - (void)requestWhenInUseAuthorization;
  - (void)startMonitoringForRegion:(CLRegion *)region desiredAccuracy:(CLLocationAccuracy)accuracy;
  - (void)startMonitoringForRegion:(CLRegion *)region;
  - (void)startMonitoringLocationPushesWithCompletion:(void (^)(NSData *, NSError *))completion;
  - (void)startMonitoringSignificantLocationChanges;
  - (void)startMonitoringVisits;
  - (void)startRangingBeaconsInRegion:(CLBeaconRegion *)region;
  - (void)startRangingBeaconsSatisfyingConstraint:(CLBeaconIdentityConstraint *)constraint;
  - (void)startUpdatingHeading;
  - (void)startUpdatingLocation;
  - (void)stopMonitoringForRegion:(CLRegion *)region;
  - (void)stopMonitoringLocationPushes;
  - (void)stopMonitoringSignificantLocationChanges;
  - (void)stopMonitoringVisits;
  - (void)stopRangingBeaconsInRegion:(CLBeaconRegion *)region;
  - (void)stopRangingBeaconsSatisfyingConstraint:(CLBeaconIdentityConstraint *)constraint;
  - (void)stopUpdatingHeading;
  - (void)stopUpdatingLocation;
  @property BOOL
      pausesLocationUpdatesAutomatically allowsBackgroundLocationUpdates showsBackgroundLocationIndicator
  @property (readonly) BOOL
      isAuthorizedForWidgetUpdates locationServicesEnabled headingAvailable
  @property (readonly) CLAccuracyAuthorization accuracyAuthorization;
  @property CLActivityType activityType;
  @property (readonly) CLAuthorizationStatus authorizationStatus;
  @property CLDeviceOrientation headingOrientation;
  @property (readonly) CLHeading *heading;
  @property (readonly) CLLocation *location;
  @property CLLocationAccuracy desiredAccuracy;
  @property CLLocationDegrees headingFilter;
  @property CLLocationDistance distanceFilter;
  @property (readonly) CLLocationDistance maximumRegionMonitoringDistance;
  @property (readonly) NSSet<CLBeaconIdentityConstraint *> *rangedBeaconConstraints;
  @property (readonly) NSSet<CLRegion *> *
      monitoredRegions rangedRegions
  @property (copy) NSString *purpose;
  @property (weak) id<CLLocationManagerDelegate> delegate;
  @interface CLPlacemark <NSCoding, NSCopying, NSSecureCoding>
  - (CNPostalAddress *)postalAddress;
  - (NSArray<NSString *> *)areasOfInterest;
  - (NSDictionary *)addressDictionary;
  - (NSString *)ISOcountryCode;
  - (NSString *)administrativeArea;
  - (NSString *)inlandWater;
  - (NSString *)locality;
  - (NSString *)ocean;
  - (NSString *)subThoroughfare;
  - (NSString *)thoroughfare;
  - (instancetype)initWithPlacemark:(CLPlacemark *)placemark;
  @property (readonly, copy) CLLocation *location;
  @property (readonly) CLRegion *region;
  @property (readonly) NSString *
      name subLocality subAdministrativeArea postalCode country
  @property (readonly) NSTimeZone *timeZone;
  @interface MKMapView
  - (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(UIView *)view;
  - (CGRect)convertRegion:(MKCoordinateRegion)region toRectToView:(UIView *)view;
  - (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(UIView *)view;
  - (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier forAnnotation:(id<MKAnnotation>)annotation;
  - (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier;
  - (MKAnnotationView *)viewForAnnotation:(id<MKAnnotation>)annotation;
  - (MKCoordinateRegion)convertRect:(CGRect)rect toRegionFromView:(UIView *)view;
  - (MKCoordinateRegion)regionThatFits:(MKCoordinateRegion)fits;
  - (MKMapRect)mapRectThatFits:(MKMapRect)fits edgePadding:(UIEdgeInsets)padding;
  - (MKMapRect)mapRectThatFits:(MKMapRect)fits;
  - (MKOverlayRenderer *)rendererForOverlay:(id<MKOverlay>)overlay;
  - (MKOverlayView *)viewForOverlay:(id<MKOverlay>)overlay;
  - (NSArray<id<MKOverlay>> *)overlaysInLevel:(MKOverlayLevel)level;
  - (NSSet<id<MKAnnotation>> *)annotationsInMapRect:(MKMapRect)rect;
  - (void)addAnnotation:(id<MKAnnotation>)annotation;
  - (void)addAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
  - (void)addOverlay:(id<MKOverlay>)overlay level:(MKOverlayLevel)level;
  - (void)addOverlay:(id<MKOverlay>)overlay;
  - (void)addOverlays:(NSArray<id<MKOverlay>> *)overlays level:(MKOverlayLevel)level;
  - (void)addOverlays:(NSArray<id<MKOverlay>> *)overlays;
  - (void)deselectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
  - (void)exchangeOverlay:(id<MKOverlay>)overlay withOverlay:(id<MKOverlay>)overlay2;
  - (void)exchangeOverlayAtIndex:(NSUInteger)index withOverlayAtIndex:(NSUInteger)index2;
  - (void)insertOverlay:(id<MKOverlay>)overlay aboveOverlay:(id<MKOverlay>)overlay2;
  - (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index level:(MKOverlayLevel)level;
  - (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index;
  - (void)insertOverlay:(id<MKOverlay>)overlay belowOverlay:(id<MKOverlay>)overlay2;
  - (void)registerClass:(Class)classValue forAnnotationViewWithReuseIdentifier:(NSString *)identifier;
  - (void)removeAnnotation:(id<MKAnnotation>)annotation;
  - (void)removeAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
  - (void)removeOverlay:(id<MKOverlay>)overlay;
  - (void)removeOverlays:(NSArray<id<MKOverlay>> *)overlays;
  - (void)selectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
  - (void)setCamera:(MKMapCamera *)camera animated:(BOOL)animated;
  - (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate animated:(BOOL)animated;
  - (void)setRegion:(MKCoordinateRegion)region animated:(BOOL)animated;
  - (void)setUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
  - (void)setVisibleMapRect:(MKMapRect)rect animated:(BOOL)animated;
  - (void)setVisibleMapRect:(MKMapRect)rect edgePadding:(UIEdgeInsets)padding animated:(BOOL)animated;
  - (void)showAnnotations:(NSArray<id<MKAnnotation>> *)annotations animated:(BOOL)animated;
  @property BOOL
      showsUserTrackingButton showsPitchControl showsZoomControls showsCompass showsScale showsPointsOfInterest showsBuildings showsTraffic
      showsUserLocation
  @property (getter=is) BOOL
      zoomEnabled scrollEnabled rotateEnabled pitchEnabled
  @property (readonly) BOOL isUserLocationVisible;
  @property (readonly) CGRect annotationVisibleRect;
  @property CLLocationCoordinate2D centerCoordinate;
  @property MKCoordinateRegion region;
  @property MKFeatureVisibility pitchButtonVisibility;
  @property (copy) MKMapCamera *camera;
  @property (copy) MKMapConfiguration *preferredConfiguration;
  @property MKMapRect visibleMapRect;
  @property MKMapType mapType;
  @property (copy) MKPointOfInterestFilter *pointOfInterestFilter;
  @property (readonly) MKUserLocation *userLocation;
  @property MKUserTrackingMode userTrackingMode;
  @property (copy) NSArray<id<MKAnnotation>> *selectedAnnotations;
  @property (readonly) NSArray<id<MKAnnotation>> *annotations;
  @property (readonly) NSArray<id<MKOverlay>> *overlays;
  @property (weak) id<MKMapViewDelegate> delegate;
  @interface MKAnnotationView
  - (MKAnnotationView *)clusterAnnotationView;
  - (instancetype)initWithAnnotation:(id<MKAnnotation>)annotation reuseIdentifier:(NSString *)identifier;
  - (void)prepareForDisplay;
  - (void)setDragState:(MKAnnotationViewDragState)state animated:(BOOL)animated;
  - (void)setSelected:(BOOL)selected animated:(BOOL)animated;
  @property BOOL canShowCallout;
  @property (getter=is) BOOL
      enabled highlighted selected draggable
  @property CGPoint
      centerOffset accessoryOffset calloutOffset leftCalloutOffset rightCalloutOffset
  @property MKAnnotationViewCollisionMode collisionMode;
  @property MKAnnotationViewDragState dragState;
  @property (copy) NSString *clusteringIdentifier;
  @property (readonly) NSString *reuseIdentifier;
  @property UIImage *image;
  @property UIView *
      leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView
  @property float
      displayPriority zPriority selectedZPriority
  @property id<MKAnnotation> annotation;
  @interface MKPinAnnotationView
  + (UIColor *)greenPinColor;
  + (UIColor *)purplePinColor;
  + (UIColor *)redPinColor;
  @property BOOL animatesDrop;
  @property MKPinAnnotationColor pinColor;
  @property UIColor *pinTintColor;
  @interface MKShape <MKAnnotation>
  @property (copy) NSString *
      title subtitle
  @interface MKPointAnnotation
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate title:(NSString *)title subtitle:(NSString *)subtitle;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
  @property CLLocationCoordinate2D coordinate;
  @interface MKPlacemark <MKAnnotation>
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(NSDictionary<NSString *, id> *)dictionary;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate postalAddress:(CNPostalAddress *)address;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
  @property (readonly) NSString *countryCode;
  @interface MKMapItem <NSSecureCoding>
  + (BOOL)openMapsWithItems:(NSArray<MKMapItem *> *)items launchOptions:(NSDictionary<NSString *, id> *)options;
  + (MKMapItem *)mapItemForCurrentLocation;
  + (void)openMapsWithItems:(NSArray<MKMapItem *> *)items launchOptions:(NSDictionary<NSString *, id> *)options completionHandler:(void (^)(BOOL))handler;
  - (BOOL)openInMapsWithLaunchOptions:(NSDictionary<NSString *, id> *)options;
  - (instancetype)initWithPlacemark:(MKPlacemark *)placemark;
  - (void)openInMapsWithLaunchOptions:(NSDictionary<NSString *, id> *)options completionHandler:(void (^)(BOOL))handler;
  @property (readonly) BOOL isCurrentLocation;
  @property (readonly) MKPlacemark *placemark;
  @property (copy) MKPointOfInterestCategory pointOfInterestCategory;
  @property (copy) NSString *
      name phoneNumber
  @property (copy) NSTimeZone *timeZone;
  @property NSURL *url;
  @interface MKMapSnapshot
  - (NSPoint)pointForCoordinate:(CLLocationCoordinate2D)coordinate;
  @property (readonly) NSAppearance *appearance;
  @property (readonly) UIImage *image;
  @interface MKMapSnapshotOptions <NSCopying>
  @property BOOL
      showsPointsOfInterest showsBuildings
  @property CGFloat scale;
  @property MKCoordinateRegion region;
  @property (copy) MKMapCamera *camera;
  @property (copy) MKMapConfiguration *preferredConfiguration;
  @property MKMapRect
      mapRect rect
  @property MKMapType mapType;
  @property (copy) MKPointOfInterestFilter *pointOfInterestFilter;
  @property NSAppearance *appearance;
  @property NSSize size;
  @interface MKMapSnapshotter
  - (instancetype)initWithOptions:(MKMapSnapshotOptions *)options;
  - (void)cancel;
  - (void)startWithCompletionHandler:(void (^)(MKMapSnapshot *, NSError *))handler;
  - (void)startWithQueue:(dispatch_queue_t)queue completionHandler:(void (^)(MKMapSnapshot *, NSError *))handler;
  @property (readonly) BOOL isLoading;
  @interface MKDirections
  - (instancetype)initWithRequest:(MKDirectionsRequest *)request;
  - (void)calculateDirectionsWithCompletionHandler:(void (^)(MKDirectionsResponse *, NSError *))handler;
  - (void)calculateETAWithCompletionHandler:(void (^)(MKETAResponse *, NSError *))handler;
  - (void)cancel;
  @property (readonly) BOOL isCalculating;
  @interface MKLocalSearch
  - (instancetype)initWithPointsOfInterestRequest:(MKLocalPointsOfInterestRequest *)request;
  - (instancetype)initWithRequest:(MKLocalSearchRequest *)request;
  - (void)cancel;
  - (void)startWithCompletionHandler:(void (^)(MKLocalSearchResponse *, NSError *))handler;
  @property (readonly) BOOL isSearching;
  @interface MKLocalSearchCompleter
  - (void)cancel;
  @property (readonly) BOOL isSearching;
  @property MKCoordinateRegion region;
  @property MKLocalSearchCompleterResultType resultTypes;
  @property MKLocalSearchRegionPriority regionPriority;
  @property (copy) MKPointOfInterestFilter *pointOfInterestFilter;
  @property MKSearchCompletionFilterType filterType;
  @property (readonly) NSArray<MKLocalSearchCompletion *> *results;
  @property (copy) NSString *queryFragment;
  @property (weak) id<MKLocalSearchCompleterDelegate> delegate;
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
  @interface AVAsset <NSCopying, AVAsynchronousKeyValueLoading>
  + (instancetype)assetWithURL:(NSURL *)url;
  - (AVAssetTrack *)trackWithTrackID:(int32_t)idValue;
  - (AVMediaSelectionGroup *)mediaSelectionGroupForMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (NSArray<AVAssetTrack *> *)tracksWithMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (NSArray<AVAssetTrack *> *)tracksWithMediaType:(AVMediaType)type;
  - (NSArray<AVMetadataItem *> *)metadataForFormat:(AVMetadataFormat)format;
  - (NSArray<AVTimedMetadataGroup *> *)chapterMetadataGroupsBestMatchingPreferredLanguages:(NSArray<NSString *> *)languages;
  - (NSArray<AVTimedMetadataGroup *> *)chapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(NSArray<AVMetadataKey> *)keys;
  - (void)cancelLoading;
  - (void)findUnusedTrackIDWithCompletionHandler:(void (^)(int32_t, NSError *))handler;
  - (void)loadChapterMetadataGroupsBestMatchingPreferredLanguages:(NSArray<NSString *> *)languages completionHandler:(void (^)(NSArray<AVTimedMetadataGroup *> *, NSError *))handler;
  - (void)loadChapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(NSArray<AVMetadataKey> *)keys completionHandler:(void (^)(NSArray<AVTimedMetadataGroup *> *, NSError *))handler;
  - (void)loadMediaSelectionGroupForMediaCharacteristic:(AVMediaCharacteristic)characteristic completionHandler:(void (^)(AVMediaSelectionGroup *, NSError *))handler;
  - (void)loadMetadataForFormat:(AVMetadataFormat)format completionHandler:(void (^)(NSArray<AVMetadataItem *> *, NSError *))handler;
  - (void)loadTrackWithTrackID:(int32_t)idValue completionHandler:(void (^)(AVAssetTrack *, NSError *))handler;
  - (void)loadTracksWithMediaCharacteristic:(AVMediaCharacteristic)characteristic completionHandler:(void (^)(NSArray<AVAssetTrack *> *, NSError *))handler;
  - (void)loadTracksWithMediaType:(AVMediaType)type completionHandler:(void (^)(NSArray<AVAssetTrack *> *, NSError *))handler;
  @property (readonly) AVAssetReferenceRestrictions referenceRestrictions;
  @property (readonly) AVMediaSelection *preferredMediaSelection;
  @property (readonly) AVMetadataItem *creationDate;
  @property (readonly) BOOL
      providesPreciseDurationAndTiming hasProtectedContent canContainFragments containsFragments isPlayable isExportable isReadable isComposable
      isCompatibleWithSavedPhotosAlbum isCompatibleWithAirPlayVideo
  @property (readonly) CGAffineTransform preferredTransform;
  @property (readonly) CGSize naturalSize;
  @property (readonly) CMTime
      duration minimumTimeOffsetFromLive overallDurationHint
  @property (readonly) NSArray<AVAssetTrack *> *tracks;
  @property (readonly) NSArray<AVAssetTrackGroup *> *trackGroups;
  @property (readonly) NSArray<AVMediaCharacteristic> *availableMediaCharacteristicsWithMediaSelectionOptions;
  @property (readonly) NSArray<AVMediaSelection *> *allMediaSelections;
  @property (readonly) NSArray<AVMetadataFormat> *availableMetadataFormats;
  @property (readonly) NSArray<AVMetadataItem *> *
      commonMetadata metadata
  @property (readonly) NSArray<NSLocale *> *availableChapterLocales;
  @property (readonly) NSString *lyrics;
  @property (readonly) float
      preferredRate preferredVolume
  @property (readonly) int32_t unusedTrackID;
  @interface AVComposition <NSMutableCopying>
  - (AVCompositionTrack *)trackWithTrackID:(int32_t)idValue;
  - (NSArray<AVCompositionTrack *> *)tracksWithMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (NSArray<AVCompositionTrack *> *)tracksWithMediaType:(AVMediaType)type;
  @property (readonly) NSDictionary<NSString *, id> *URLAssetInitializationOptions;
  @interface AVMutableComposition
  + (instancetype)composition;
  + (instancetype)compositionWithURLAssetInitializationOptions:(NSDictionary<NSString *, id> *)options;
  - (AVMutableCompositionTrack *)addMutableTrackWithMediaType:(AVMediaType)type preferredTrackID:(int32_t)idValue;
  - (AVMutableCompositionTrack *)mutableTrackCompatibleWithTrack:(AVAssetTrack *)track;
  - (AVMutableCompositionTrack *)trackWithTrackID:(int32_t)idValue;
  - (BOOL)insertTimeRange:(CMTimeRange)range ofAsset:(AVAsset *)asset atTime:(CMTime)time error:(NSError **)error;
  - (NSArray<AVMutableCompositionTrack *> *)tracksWithMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (NSArray<AVMutableCompositionTrack *> *)tracksWithMediaType:(AVMediaType)type;
  - (void)insertEmptyTimeRange:(CMTimeRange)range;
  - (void)insertTimeRange:(CMTimeRange)range ofAsset:(AVAsset *)asset atTime:(CMTime)time completionHandler:(void (^)(NSError *))handler;
  - (void)removeTimeRange:(CMTimeRange)range;
  - (void)removeTrack:(AVCompositionTrack *)track;
  - (void)scaleTimeRange:(CMTimeRange)range toDuration:(CMTime)duration;
  @property CGSize naturalSize;
  @interface AVURLAsset <NSItemProviderReading, NSItemProviderWriting>
  + (BOOL)isPlayableExtendedMIMEType:(NSString *)type;
  + (NSArray<AVFileType> *)audiovisualTypes;
  + (NSArray<NSString *> *)audiovisualMIMETypes;
  + (NSArray<UTType *> *)audiovisualContentTypes;
  + (instancetype)URLAssetWithURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options;
  - (AVAssetCache *)assetCache;
  - (AVAssetTrack *)compatibleTrackForCompositionTrack:(AVCompositionTrack *)track;
  - (NSURL *)sidecarURL;
  - (instancetype)initWithURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options;
  - (void)findCompatibleTrackForCompositionTrack:(AVCompositionTrack *)track completionHandler:(void (^)(AVAssetTrack *, NSError *))handler;
  @property (readonly) AVAssetResourceLoader *resourceLoader;
  @property (readonly) BOOL mayRequireContentKeysForMediaDataProcessing;
  @property (readonly) NSURL *URL;
  @property (readonly) NSUUID *httpSessionIdentifier;
  @interface AVAssetDownloadTask
  @property (readonly) AVURLAsset *URLAsset;
  @property (readonly) NSArray<NSValue *> *loadedTimeRanges;
  @property (readonly) NSDictionary<NSString *, id> *options;
  @property (readonly) NSURL *destinationURL;
  @interface AVAssetExportSession
  + (NSArray<NSString *> *)allExportPresets;
  + (NSArray<NSString *> *)exportPresetsCompatibleWithAsset:(AVAsset *)asset;
  + (instancetype)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)name;
  + (void)determineCompatibilityOfExportPreset:(NSString *)preset withAsset:(AVAsset *)asset outputFileType:(AVFileType)type completionHandler:(void (^)(BOOL))handler;
  - (instancetype)initWithAsset:(AVAsset *)asset presetName:(NSString *)name;
  - (void)cancelExport;
  - (void)determineCompatibleFileTypesWithCompletionHandler:(void (^)(NSArray<AVFileType> *))handler;
  - (void)estimateMaximumDurationWithCompletionHandler:(void (^)(CMTime, NSError *))handler;
  - (void)estimateOutputFileLengthWithCompletionHandler:(void (^)(int64_t, NSError *))handler;
  - (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler;
  @property (readonly) AVAsset *asset;
  @property (readonly) AVAssetExportSessionStatus status;
  @property AVAssetTrackGroupOutputHandling audioTrackGroupHandling;
  @property (copy) AVAudioMix *audioMix;
  @property (copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
  @property (copy) AVFileType outputFileType;
  @property (copy) AVVideoComposition *videoComposition;
  @property BOOL
      shouldOptimizeForNetworkUse allowsParallelizedExport canPerformMultiplePassesOverSourceMediaData
  @property (readonly) CMTime maxDuration;
  @property CMTimeRange timeRange;
  @property (readonly) NSArray<AVFileType> *supportedFileTypes;
  @property (copy) NSArray<AVMetadataItem *> *metadata;
  @property (readonly) NSError *error;
  @property (readonly) NSString *presetName;
  @property (copy) NSURL *
      outputURL directoryForTemporaryFiles
  @property (readonly) float progress;
  @property (readonly) id<AVVideoCompositing> customVideoCompositor;
  @property long long fileLengthLimit;
  @property (readonly) long long estimatedOutputFileLength;
  @interface AVAssetImageGenerator
  + (instancetype)assetImageGeneratorWithAsset:(AVAsset *)asset;
  - (CGImageRef)copyCGImageAtTime:(CMTime)time actualTime:(CMTime *)time2 error:(NSError **)error;
  - (instancetype)initWithAsset:(AVAsset *)asset;
  - (void)cancelAllCGImageGeneration;
  @property (readonly) AVAsset *asset;
  @property (copy) AVAssetImageGeneratorApertureMode apertureMode;
  @property (copy) AVAssetImageGeneratorDynamicRangePolicy dynamicRangePolicy;
  @property (copy) AVVideoComposition *videoComposition;
  @property BOOL appliesPreferredTrackTransform;
  @property CGSize maximumSize;
  @property CMTime
      requestedTimeToleranceBefore requestedTimeToleranceAfter
  @property (readonly) id<AVVideoCompositing> customVideoCompositor;
  @interface AVAssetReader
  + (instancetype)assetReaderWithAsset:(AVAsset *)asset error:(NSError **)error;
  - (BOOL)canAddOutput:(AVAssetReaderOutput *)output;
  - (BOOL)startReading;
  - (instancetype)initWithAsset:(AVAsset *)asset error:(NSError **)error;
  - (void)addOutput:(AVAssetReaderOutput *)output;
  - (void)cancelReading;
  @property (readonly) AVAsset *asset;
  @property (readonly) AVAssetReaderStatus status;
  @property CMTimeRange timeRange;
  @property (readonly) NSArray<AVAssetReaderOutput *> *outputs;
  @property (readonly) NSError *error;
  @interface AVAssetReaderOutput
  - (CMSampleBufferRef)copyNextSampleBuffer;
  - (void)markConfigurationAsFinal;
  - (void)resetForReadingTimeRanges:(NSArray<NSValue *> *)ranges;
  @property (readonly) AVMediaType mediaType;
  @property BOOL
      alwaysCopiesSampleData supportsRandomAccess
  @interface AVAssetReaderTrackOutput
  + (instancetype)assetReaderTrackOutputWithTrack:(AVAssetTrack *)track outputSettings:(NSDictionary<NSString *, id> *)settings;
  - (instancetype)initWithTrack:(AVAssetTrack *)track outputSettings:(NSDictionary<NSString *, id> *)settings;
  @property (readonly) AVAssetTrack *track;
  @property (copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
  @property (readonly) NSDictionary<NSString *, id> *outputSettings;
  @interface AVAssetResourceLoader
  - (void)setDelegate:(id<AVAssetResourceLoaderDelegate>)delegate queue:(dispatch_queue_t)queue;
  @property BOOL
      preloadsEligibleContentKeys sendsCommonMediaClientDataAsHTTPHeaders
  @property (readonly) dispatch_queue_t delegateQueue;
  @property (readonly) id<AVAssetResourceLoaderDelegate> delegate;
  @interface AVAssetResourceLoadingRequest
  - (NSData *)persistentContentKeyFromKeyVendorResponse:(NSData *)response options:(NSDictionary<NSString *, id> *)options error:(NSError **)error;
  - (NSData *)streamingContentKeyRequestDataForApp:(NSData *)app contentIdentifier:(NSData *)identifier options:(NSDictionary<NSString *, id> *)options error:(NSError **)error;
  - (void)finishLoading;
  - (void)finishLoadingWithError:(NSError *)error;
  - (void)finishLoadingWithResponse:(NSURLResponse *)response data:(NSData *)data redirect:(NSURLRequest *)redirect;
  @property (readonly) AVAssetResourceLoadingContentInformationRequest *contentInformationRequest;
  @property (readonly) AVAssetResourceLoadingDataRequest *dataRequest;
  @property (readonly) BOOL
      isFinished isCancelled
  @property (copy) NSURLRequest *redirect;
  @property (readonly) NSURLRequest *request;
  @property (copy) NSURLResponse *response;
  @interface AVAssetTrack <AVAsynchronousKeyValueLoading, NSCopying>
  - (AVAssetTrackSegment *)segmentForTrackTime:(CMTime)time;
  - (BOOL)hasMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (CMTime)samplePresentationTimeForTrackTime:(CMTime)time;
  - (NSArray<AVAssetTrack *> *)associatedTracksOfType:(AVTrackAssociationType)type;
  - (NSArray<AVMetadataItem *> *)metadataForFormat:(AVMetadataFormat)format;
  - (void)loadAssociatedTracksOfType:(AVTrackAssociationType)type completionHandler:(void (^)(NSArray<AVAssetTrack *> *, NSError *))handler;
  - (void)loadMetadataForFormat:(AVMetadataFormat)format completionHandler:(void (^)(NSArray<AVMetadataItem *> *, NSError *))handler;
  - (void)loadSamplePresentationTimeForTrackTime:(CMTime)time completionHandler:(void (^)(CMTime, NSError *))handler;
  - (void)loadSegmentForTrackTime:(CMTime)time completionHandler:(void (^)(AVAssetTrackSegment *, NSError *))handler;
  @property (readonly) AVAsset *asset;
  @property (readonly) AVMediaType mediaType;
  @property (readonly) BOOL
      isPlayable isDecodable isEnabled isSelfContained hasAudioSampleDependencies requiresFrameReordering canProvideSampleCursors
  @property (readonly) CGAffineTransform preferredTransform;
  @property (readonly) CGSize naturalSize;
  @property (readonly) CMTime minFrameDuration;
  @property (readonly) CMTimeRange timeRange;
  @property (readonly) NSArray *formatDescriptions;
  @property (readonly) NSArray<AVAssetTrackSegment *> *segments;
  @property (readonly) NSArray<AVMetadataFormat> *availableMetadataFormats;
  @property (readonly) NSArray<AVMetadataItem *> *
      commonMetadata metadata
  @property (readonly) NSArray<AVTrackAssociationType> *availableTrackAssociationTypes;
  @property (readonly) NSString *
      languageCode extendedLanguageTag
  @property (readonly) float
      estimatedDataRate preferredVolume nominalFrameRate
  @property (readonly) int32_t
      trackID naturalTimeScale
  @property (readonly) long long totalSampleDataLength;
  @interface AVCompositionTrack
  - (AVCompositionTrackSegment *)segmentForTrackTime:(CMTime)time;
  @property (readonly) NSArray<AVCompositionTrackSegment *> *segments;
  @interface AVMutableCompositionTrack
  - (BOOL)insertTimeRange:(CMTimeRange)range ofTrack:(AVAssetTrack *)track atTime:(CMTime)time error:(NSError **)error;
  - (BOOL)insertTimeRanges:(NSArray<NSValue *> *)ranges ofTracks:(NSArray<AVAssetTrack *> *)tracks atTime:(CMTime)time error:(NSError **)error;
  - (BOOL)validateTrackSegments:(NSArray<AVCompositionTrackSegment *> *)segments error:(NSError **)error;
  - (void)addTrackAssociationToTrack:(AVCompositionTrack *)track type:(AVTrackAssociationType)type;
  - (void)insertEmptyTimeRange:(CMTimeRange)range;
  - (void)removeTimeRange:(CMTimeRange)range;
  - (void)removeTrackAssociationToTrack:(AVCompositionTrack *)track type:(AVTrackAssociationType)type;
  - (void)replaceFormatDescription:(CMFormatDescriptionRef)description withFormatDescription:(CMFormatDescriptionRef)description2;
  - (void)scaleTimeRange:(CMTimeRange)range toDuration:(CMTime)duration;
  @property (getter=is) BOOL
      enabled
  @property CGAffineTransform preferredTransform;
  @property (copy) NSArray<AVCompositionTrackSegment *> *segments;
  @property (copy) NSString *
      languageCode extendedLanguageTag
  @property float preferredVolume;
  @property int32_t naturalTimeScale;
  @interface AVAssetWriter
  + (instancetype)assetWriterWithURL:(NSURL *)url fileType:(AVFileType)type error:(NSError **)error;
  - (BOOL)canAddInput:(AVAssetWriterInput *)input;
  - (BOOL)canAddInputGroup:(AVAssetWriterInputGroup *)group;
  - (BOOL)canApplyOutputSettings:(NSDictionary<NSString *, id> *)settings forMediaType:(AVMediaType)type;
  - (BOOL)finishWriting;
  - (BOOL)startWriting;
  - (instancetype)initWithContentType:(UTType *)type;
  - (instancetype)initWithURL:(NSURL *)url fileType:(AVFileType)type error:(NSError **)error;
  - (void)addInput:(AVAssetWriterInput *)input;
  - (void)addInputGroup:(AVAssetWriterInputGroup *)group;
  - (void)cancelWriting;
  - (void)endSessionAtSourceTime:(CMTime)time;
  - (void)finishWritingWithCompletionHandler:(void (^)(void))handler;
  - (void)flushSegment;
  - (void)startSessionAtSourceTime:(CMTime)time;
  @property (readonly) AVAssetWriterStatus status;
  @property (readonly) AVFileType outputFileType;
  @property (copy) AVFileTypeProfile outputFileTypeProfile;
  @property BOOL
      shouldOptimizeForNetworkUse producesCombinableFragments
  @property CMTime
      movieFragmentInterval initialMovieFragmentInterval overallDurationHint preferredOutputSegmentInterval initialSegmentStartTime
  @property (readonly) NSArray<AVAssetWriterInput *> *inputs;
  @property (readonly) NSArray<AVAssetWriterInputGroup *> *inputGroups;
  @property (readonly) NSArray<AVMediaType> *availableMediaTypes;
  @property (copy) NSArray<AVMetadataItem *> *metadata;
  @property (readonly) NSError *error;
  @property NSInteger initialMovieFragmentSequenceNumber;
  @property (copy) NSURL *directoryForTemporaryFiles;
  @property (readonly) NSURL *outputURL;
  @property int32_t movieTimeScale;
  @interface AVAssetWriterInput
  + (instancetype)assetWriterInputWithMediaType:(AVMediaType)type outputSettings:(NSDictionary<NSString *, id> *)settings sourceFormatHint:(CMFormatDescriptionRef)hint;
  + (instancetype)assetWriterInputWithMediaType:(AVMediaType)type outputSettings:(NSDictionary<NSString *, id> *)settings;
  - (BOOL)appendSampleBuffer:(CMSampleBufferRef)buffer;
  - (BOOL)canAddTrackAssociationWithTrackOfInput:(AVAssetWriterInput *)input type:(NSString *)type;
  - (instancetype)initWithMediaType:(AVMediaType)type outputSettings:(NSDictionary<NSString *, id> *)settings sourceFormatHint:(CMFormatDescriptionRef)hint;
  - (instancetype)initWithMediaType:(AVMediaType)type outputSettings:(NSDictionary<NSString *, id> *)settings;
  - (void)addTrackAssociationWithTrackOfInput:(AVAssetWriterInput *)input type:(NSString *)type;
  - (void)markAsFinished;
  - (void)markCurrentPassAsFinished;
  - (void)requestMediaDataWhenReadyOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
  - (void)respondToEachPassDescriptionOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
  @property (copy) AVAssetWriterInputMediaDataLocation mediaDataLocation;
  @property (readonly) AVMediaType mediaType;
  @property BOOL
      expectsMediaDataInRealTime marksOutputTrackAsEnabled performsMultiPassEncodingIfSupported
  @property (readonly) BOOL
      isReadyForMoreMediaData canPerformMultiplePasses
  @property CGAffineTransform transform;
  @property CGSize naturalSize;
  @property (readonly) CMFormatDescriptionRef sourceFormatHint;
  @property CMTime preferredMediaChunkDuration;
  @property (copy) NSArray<AVMetadataItem *> *metadata;
  @property (readonly) NSDictionary<NSString *, id> *outputSettings;
  @property NSInteger preferredMediaChunkAlignment;
  @property (copy) NSString *
      languageCode extendedLanguageTag
  @property (copy) NSURL *sampleReferenceBaseURL;
  @property float preferredVolume;
  @property int32_t mediaTimeScale;
  @interface AVAssetWriterInputPixelBufferAdaptor
  + (instancetype)assetWriterInputPixelBufferAdaptorWithAssetWriterInput:(AVAssetWriterInput *)input sourcePixelBufferAttributes:(NSDictionary<NSString *, id> *)attributes;
  - (BOOL)appendPixelBuffer:(CVPixelBufferRef)buffer withPresentationTime:(CMTime)time;
  - (NSDictionary<NSString *, id> *)sourcePixelBufferAttributes;
  - (instancetype)initWithAssetWriterInput:(AVAssetWriterInput *)input sourcePixelBufferAttributes:(NSDictionary<NSString *, id> *)attributes;
  @property (readonly) AVAssetWriterInput *assetWriterInput;
  @property (readonly) CVPixelBufferPoolRef pixelBufferPool;
  @interface AVAudioMix <NSCopying, NSMutableCopying>
  @property (readonly) NSArray<AVAudioMixInputParameters *> *inputParameters;
  @interface AVVideoComposition <NSCopying, NSMutableCopying>
  + (AVVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset;
  + (AVVideoComposition *)videoCompositionWithVideoComposition:(AVVideoComposition *)composition;
  + (void)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset completionHandler:(void (^)(AVVideoComposition *, NSError *))handler;
  - (NSArray *)outputBufferDescription;
  - (NSString *)colorPrimaries;
  - (NSString *)colorTransferFunction;
  - (NSString *)colorYCbCrMatrix;
  @property (readonly) AVVideoCompositionCoreAnimationTool *animationTool;
  @property (readonly) AVVideoCompositionPerFrameHDRDisplayMetadataPolicy perFrameHDRDisplayMetadataPolicy;
  @property (readonly) CGSize renderSize;
  @property (readonly) CMTime frameDuration;
  @property (readonly) Class customVideoCompositorClass;
  @property (readonly, copy) NSArray *instructions;
  @property (readonly) NSArray<NSNumber *> *sourceSampleDataTrackIDs;
  @property (readonly) float renderScale;
  @property (readonly) int32_t sourceTrackIDForFrameTiming;
  @interface AVMutableVideoComposition
  + (AVMutableVideoComposition *)videoComposition;
  + (AVMutableVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset prototypeInstruction:(AVVideoCompositionInstruction *)instruction;
  + (AVMutableVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset;
  + (void)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset prototypeInstruction:(AVVideoCompositionInstruction *)instruction completionHandler:(void (^)(AVMutableVideoComposition *, NSError *))handler;
  @property AVVideoCompositionCoreAnimationTool *animationTool;
  @property (copy) AVVideoCompositionPerFrameHDRDisplayMetadataPolicy perFrameHDRDisplayMetadataPolicy;
  @property CGSize renderSize;
  @property CMTime frameDuration;
  @property Class customVideoCompositorClass;
  @property (copy) NSArray *
      outputBufferDescription instructions
  @property (copy) NSArray<NSNumber *> *sourceSampleDataTrackIDs;
  @property (copy) NSString *
      colorPrimaries colorYCbCrMatrix colorTransferFunction
  @property float renderScale;
  @property int32_t sourceTrackIDForFrameTiming;
  @interface AVVideoCompositionInstruction <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
  + (AVVideoCompositionInstruction *)videoCompositionInstructionWithInstruction:(AVVideoCompositionInstruction *)instruction;
  - (NSArray<NSValue *> *)requiredSourceTrackIDs;
  @property (readonly) BOOL
      enablePostProcessing containsTweening
  @property (readonly) CGColorRef backgroundColor;
  @property (readonly) CMTimeRange timeRange;
  @property (readonly) NSArray<AVVideoCompositionLayerInstruction *> *layerInstructions;
  @property (readonly) NSArray<NSNumber *> *requiredSourceSampleDataTrackIDs;
  @property (readonly) int32_t passthroughTrackID;
  @interface AVMutableVideoCompositionInstruction
  + (instancetype)videoCompositionInstruction;
  @property BOOL enablePostProcessing;
  @property CGColorRef backgroundColor;
  @property CMTimeRange timeRange;
  @property (copy) NSArray<AVVideoCompositionLayerInstruction *> *layerInstructions;
  @property (copy) NSArray<NSNumber *> *requiredSourceSampleDataTrackIDs;
  @interface AVVideoCompositionLayerInstruction <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
  + (AVVideoCompositionLayerInstruction *)videoCompositionLayerInstructionWithLayerInstruction:(AVVideoCompositionLayerInstruction *)instruction;
  - (BOOL)getCropRectangleRampForTime:(CMTime)time startCropRectangle:(CGRect *)rectangle endCropRectangle:(CGRect *)rectangle2 timeRange:(CMTimeRange *)range;
  - (BOOL)getOpacityRampForTime:(CMTime)time startOpacity:(float *)opacity endOpacity:(float *)opacity2 timeRange:(CMTimeRange *)range;
  - (BOOL)getTransformRampForTime:(CMTime)time startTransform:(CGAffineTransform *)transform endTransform:(CGAffineTransform *)transform2 timeRange:(CMTimeRange *)range;
  @property (readonly) int32_t trackID;
  @interface AVMutableVideoCompositionLayerInstruction
  + (instancetype)videoCompositionLayerInstruction;
  + (instancetype)videoCompositionLayerInstructionWithAssetTrack:(AVAssetTrack *)track;
  - (void)setCropRectangle:(CGRect)rectangle atTime:(CMTime)time;
  - (void)setCropRectangleRampFromStartCropRectangle:(CGRect)rectangle toEndCropRectangle:(CGRect)rectangle2 timeRange:(CMTimeRange)range;
  - (void)setOpacity:(float)opacity atTime:(CMTime)time;
  - (void)setOpacityRampFromStartOpacity:(float)opacity toEndOpacity:(float)opacity2 timeRange:(CMTimeRange)range;
  - (void)setTransform:(CGAffineTransform)transform atTime:(CMTime)time;
  - (void)setTransformRampFromStartTransform:(CGAffineTransform)transform toEndTransform:(CGAffineTransform)transform2 timeRange:(CMTimeRange)range;
  @property int32_t trackID;
  @interface AVMetadataObject
  - (AVCaptureCinematicVideoFocusMode)cinematicVideoFocusMode;
  - (BOOL)isFixedFocus;
  @property (readonly) AVMetadataObjectType type;
  @property (readonly) CGRect bounds;
  @property (readonly) CMTime
      time duration
  @property (readonly) NSInteger
      groupID objectID
  @interface AVMetadataMachineReadableCodeObject
  @property (readonly) CIBarcodeDescriptor *descriptor;
  @property (readonly) NSArray<NSDictionary *> *corners;
  @property (readonly) NSString *stringValue;
  @interface AVPlayer
  + (AVPlayerHDRMode)availableHDRModes;
  + (BOOL)eligibleForHDRPlayback;
  + (instancetype)playerWithPlayerItem:(AVPlayerItem *)item;
  + (instancetype)playerWithURL:(NSURL *)url;
  - (AVPlayerMediaSelectionCriteria *)mediaSelectionCriteriaForMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (AVPlayerWaitingReason)reasonForWaitingToPlay;
  - (BOOL)audioOutputSuppressedDueToNonMixableAudioRoute;
  - (id)addBoundaryTimeObserverForTimes:(NSArray<NSValue *> *)times queue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
  - (id)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(dispatch_queue_t)queue usingBlock:(void (^)(CMTime time))block;
  - (instancetype)initWithPlayerItem:(AVPlayerItem *)item;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)cancelPendingPrerolls;
  - (void)pause;
  - (void)play;
  - (void)playImmediatelyAtRate:(float)rate;
  - (void)prerollAtRate:(float)rate completionHandler:(void (^)(BOOL))handler;
  - (void)removeTimeObserver:(id)observer;
  - (void)replaceCurrentItemWithPlayerItem:(AVPlayerItem *)item;
  - (void)seekToDate:(NSDate *)date completionHandler:(void (^)(BOOL))handler;
  - (void)seekToDate:(NSDate *)date;
  - (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL))handler;
  - (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)before toleranceAfter:(CMTime)after completionHandler:(void (^)(BOOL))handler;
  - (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)before toleranceAfter:(CMTime)after;
  - (void)seekToTime:(CMTime)time;
  - (void)setMediaSelectionCriteria:(AVPlayerMediaSelectionCriteria *)criteria forMediaCharacteristic:(AVMediaCharacteristic)characteristic;
  - (void)setRate:(float)rate time:(CMTime)time atHostTime:(CMTime)time2;
  @property (copy) AVLayerVideoGravity externalPlaybackVideoGravity;
  @property AVPlayerActionAtItemEnd actionAtItemEnd;
  @property AVPlayerAudiovisualBackgroundPlaybackPolicy audiovisualBackgroundPlaybackPolicy;
  @property (readonly) AVPlayerItem *currentItem;
  @property AVPlayerNetworkResourcePriority networkResourcePriority;
  @property (readonly) AVPlayerStatus status;
  @property (readonly) AVPlayerTimeControlStatus timeControlStatus;
  @property BOOL
      automaticallyWaitsToMinimizeStalling appliesMediaSelectionCriteriaAutomatically allowsExternalPlayback
      usesExternalPlaybackWhileExternalScreenIsActive preventsDisplaySleepDuringVideoPlayback preventsAutomaticBackgroundingDuringVideoPlayback
      allowsCaptureOfClearKeyVideo allowsAirPlayVideo usesAirPlayVideoWhileAirPlayScreenIsActive
  @property (class, getter=is) BOOL
      observationEnabled
  @property (getter=is) BOOL
      muted closedCaptionDisplayEnabled
  @property (readonly) BOOL
      isExternalPlaybackActive outputObscuredDueToInsufficientExternalProtection
  @property (readonly, getter=is) BOOL
      airPlayVideoActive
  @property CMClockRef
      sourceClock masterClock
  @property (readonly) CMTime currentTime;
  @property (readonly) NSError *error;
  @property (copy) NSString *audioOutputDeviceUniqueID;
  @property float
      rate defaultRate volume
  @property uint64_t preferredVideoDecoderGPURegistryID;
  @interface AVQueuePlayer
  + (instancetype)queuePlayerWithItems:(NSArray<AVPlayerItem *> *)items;
  - (BOOL)canInsertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)item2;
  - (instancetype)initWithItems:(NSArray<AVPlayerItem *> *)items;
  - (void)advanceToNextItem;
  - (void)insertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)item2;
  - (void)removeAllItems;
  - (void)removeItem:(AVPlayerItem *)item;
  @property (readonly) NSArray<AVPlayerItem *> *items;
  @interface AVPlayerItem <NSCopying>
  + (instancetype)playerItemWithAsset:(AVAsset *)asset automaticallyLoadedAssetKeys:(NSArray<NSString *> *)keys;
  + (instancetype)playerItemWithAsset:(AVAsset *)asset;
  + (instancetype)playerItemWithURL:(NSURL *)url;
  - (AVContentAuthorizationStatus)contentAuthorizationRequestStatus;
  - (AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)group;
  - (AVPlayerItem *)templatePlayerItem;
  - (BOOL)isApplicationAuthorizedForPlayback;
  - (BOOL)isAuthorizationRequiredForPlayback;
  - (BOOL)isContentAuthorizedForPlayback;
  - (BOOL)seekToDate:(NSDate *)date completionHandler:(void (^)(BOOL))handler;
  - (BOOL)seekToDate:(NSDate *)date;
  - (NSString *)interstitialEventIdentifier;
  - (NSString *)selectedMediaPresentationLanguageForMediaSelectionGroup:(AVMediaSelectionGroup *)group;
  - (instancetype)initWithAsset:(AVAsset *)asset automaticallyLoadedAssetKeys:(NSArray<NSString *> *)keys;
  - (instancetype)initWithAsset:(AVAsset *)asset;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)addOutput:(AVPlayerItemOutput *)output;
  - (void)cancelContentAuthorizationRequest;
  - (void)cancelPendingSeeks;
  - (void)removeOutput:(AVPlayerItemOutput *)output;
  - (void)requestContentAuthorizationAsynchronouslyWithTimeoutInterval:(double)interval completionHandler:(void (^)(void))handler;
  - (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL))handler;
  - (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)before toleranceAfter:(CMTime)after completionHandler:(void (^)(BOOL))handler;
  - (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)before toleranceAfter:(CMTime)after;
  - (void)seekToTime:(CMTime)time;
  - (void)selectMediaOption:(AVMediaSelectionOption *)option inMediaSelectionGroup:(AVMediaSelectionGroup *)group;
  - (void)selectMediaOptionAutomaticallyInMediaSelectionGroup:(AVMediaSelectionGroup *)group;
  - (void)selectMediaPresentationLanguage:(NSString *)language forMediaSelectionGroup:(AVMediaSelectionGroup *)group;
  - (void)stepByCount:(NSInteger)count;
  @property (readonly) AVAsset *asset;
  @property (copy) AVAudioMix *audioMix;
  @property AVAudioSpatializationFormats allowedAudioSpatializationFormats;
  @property (copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
  @property (readonly) AVMediaSelection *currentMediaSelection;
  @property (readonly) AVPlayerItemAccessLog *accessLog;
  @property (readonly) AVPlayerItemErrorLog *errorLog;
  @property (readonly) AVPlayerItemStatus status;
  @property AVVariantPreferences variantPreferences;
  @property (copy) AVVideoApertureMode videoApertureMode;
  @property (copy) AVVideoComposition *videoComposition;
  @property BOOL
      automaticallyHandlesInterstitialEvents automaticallyPreservesTimeOffsetFromLive seekingWaitsForVideoCompositionRendering
      appliesPerFrameHDRDisplayMetadata canUseNetworkResourcesForLiveStreamingWhilePaused startsOnFirstEligibleVariant
  @property (getter=is) BOOL
      audioSpatializationAllowed
  @property (readonly) BOOL
      canPlayFastForward canPlaySlowForward canPlayReverse canPlaySlowReverse canPlayFastReverse canStepForward canStepBackward
      isPlaybackLikelyToKeepUp isPlaybackBufferFull isPlaybackBufferEmpty
  @property CGSize
      preferredMaximumResolution preferredMaximumResolutionForExpensiveNetworks
  @property (readonly) CGSize presentationSize;
  @property CMTime
      configuredTimeOffsetFromLive forwardPlaybackEndTime reversePlaybackEndTime
  @property (readonly) CMTime
      duration recommendedTimeOffsetFromLive currentTime
  @property (readonly) CMTimebaseRef timebase;
  @property (readonly) NSArray<AVMetadataItem *> *timedMetadata;
  @property (readonly) NSArray<AVPlayerItemOutput *> *outputs;
  @property (readonly) NSArray<AVPlayerItemTrack *> *tracks;
  @property (copy) NSArray<AVTextStyleRule *> *textStyleRules;
  @property (readonly) NSArray<NSString *> *automaticallyLoadedAssetKeys;
  @property (readonly) NSArray<NSValue *> *
      seekableTimeRanges loadedTimeRanges
  @property (readonly) NSDate *currentDate;
  @property (copy) NSDictionary<NSString *, id> *nowPlayingInfo;
  @property (readonly) NSError *error;
  @property double
      preferredForwardBufferDuration preferredPeakBitRate preferredPeakBitRateForExpensiveNetworks
  @property (readonly) id<AVVideoCompositing> customVideoCompositor;
  @interface AVPlayerItemErrorLogEvent <NSCopying>
  - (NSDictionary<NSString *, NSString *> *)allHTTPResponseHeaderFields;
  @property (readonly) NSDate *date;
  @property (readonly) NSInteger errorStatusCode;
  @property (readonly) NSString *
      URI serverAddress playbackSessionID errorDomain errorComment
  @interface AVPlayerLayer
  + (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player;
  - (CVPixelBufferRef)copyDisplayedPixelBuffer;
  - (void)setCaptionPreviewProfileID:(NSString *)idValue position:(CGPoint)position text:(NSString *)text;
  - (void)stopShowingCaptionPreview;
  @property AVLayerVideoGravity videoGravity;
  @property AVPlayer *player;
  @property (readonly) BOOL isReadyForDisplay;
  @property (readonly) CGRect videoRect;
  @property (copy) NSDictionary<NSString *, id> *pixelBufferAttributes;
  @interface AVPlayerLooper
  + (instancetype)playerLooperWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)item timeRange:(CMTimeRange)range;
  + (instancetype)playerLooperWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)item;
  - (instancetype)initWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)item timeRange:(CMTimeRange)range existingItemsOrdering:(AVPlayerLooperItemOrdering)ordering;
  - (instancetype)initWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)item timeRange:(CMTimeRange)range;
  - (void)disableLooping;
  @property (readonly) AVPlayerLooperStatus status;
  @property (readonly) NSArray<AVPlayerItem *> *loopingPlayerItems;
  @property (readonly) NSError *error;
  @property (readonly) NSInteger loopCount;
  @interface AVCaptureVideoPreviewLayer
  + (instancetype)layerWithSession:(AVCaptureSession *)session;
  + (instancetype)layerWithSessionWithNoConnection:(AVCaptureSession *)connection;
  - (AVMetadataObject *)transformedMetadataObjectForMetadataObject:(AVMetadataObject *)object;
  - (BOOL)isDeferredStartSupported;
  - (CGPoint)captureDevicePointOfInterestForPoint:(CGPoint)point;
  - (CGPoint)pointForCaptureDevicePointOfInterest:(CGPoint)interest;
  - (CGRect)metadataOutputRectOfInterestForRect:(CGRect)rect;
  - (CGRect)rectForMetadataOutputRectOfInterest:(CGRect)interest;
  - (instancetype)initWithSession:(AVCaptureSession *)session;
  - (instancetype)initWithSessionWithNoConnection:(AVCaptureSession *)connection;
  - (void)setSessionWithNoConnection:(AVCaptureSession *)connection;
  @property (readonly) AVCaptureConnection *connection;
  @property AVCaptureSession *session;
  @property AVCaptureVideoOrientation orientation;
  @property (copy) AVLayerVideoGravity videoGravity;
  @property BOOL automaticallyAdjustsMirroring;
  @property (getter=is) BOOL
      mirrored deferredStartEnabled
  @property (readonly) BOOL
      isPreviewing isOrientationSupported isMirroringSupported
  @interface AVCaptureSession
  - (BOOL)canAddConnection:(AVCaptureConnection *)connection;
  - (BOOL)canAddInput:(AVCaptureInput *)input;
  - (BOOL)canAddOutput:(AVCaptureOutput *)output;
  - (BOOL)canSetSessionPreset:(AVCaptureSessionPreset)preset;
  - (BOOL)isManualDeferredStartSupported;
  - (dispatch_queue_t)deferredStartDelegateCallbackQueue;
  - (void)addConnection:(AVCaptureConnection *)connection;
  - (void)addInput:(AVCaptureInput *)input;
  - (void)addInputWithNoConnections:(AVCaptureInput *)connections;
  - (void)addOutput:(AVCaptureOutput *)output;
  - (void)addOutputWithNoConnections:(AVCaptureOutput *)connections;
  - (void)beginConfiguration;
  - (void)commitConfiguration;
  - (void)removeConnection:(AVCaptureConnection *)connection;
  - (void)removeInput:(AVCaptureInput *)input;
  - (void)removeOutput:(AVCaptureOutput *)output;
  - (void)runDeferredStartWhenNeeded;
  - (void)startRunning;
  - (void)stopRunning;
  @property (copy) AVCaptureSessionPreset sessionPreset;
  @property BOOL
      usesApplicationAudioSession automaticallyConfiguresApplicationAudioSession configuresApplicationAudioSessionToMixWithOthers
      configuresApplicationAudioSessionForBluetoothHighQualityRecording automaticallyConfiguresCaptureDeviceForWideColor
      automaticallyRunsDeferredStart
  @property (getter=is) BOOL
      multitaskingCameraAccessEnabled
  @property (readonly) BOOL
      supportsControls isRunning isInterrupted isMultitaskingCameraAccessSupported
  @property (readonly) CMClockRef
      synchronizationClock masterClock
  @property (readonly) NSArray<AVCaptureConnection *> *connections;
  @property (readonly) NSArray<AVCaptureInput *> *inputs;
  @property (readonly) NSArray<AVCaptureOutput *> *outputs;
  @property (readonly) NSInteger maxControlsCount;
  @property (readonly) dispatch_queue_t controlsDelegateCallbackQueue;
  @property (readonly) float hardwareCost;
  @interface AVCaptureDevice
  + (AVAuthorizationStatus)authorizationStatusForMediaType:(AVMediaType)type;
  + (AVCaptureDevice *)defaultDeviceWithDeviceType:(AVCaptureDeviceType)type mediaType:(AVMediaType)type2 position:(AVCaptureDevicePosition)position;
  + (AVCaptureDevice *)defaultDeviceWithMediaType:(AVMediaType)type;
  + (AVCaptureDevice *)deviceWithUniqueID:(NSString *)idValue;
  + (AVCaptureDevice *)systemPreferredCamera;
  + (AVCaptureMicrophoneMode)activeMicrophoneMode;
  + (AVCaptureMicrophoneMode)preferredMicrophoneMode;
  + (BOOL)isBackgroundReplacementEnabled;
  + (BOOL)isEdgeLightActive;
  + (BOOL)isEdgeLightEnabled;
  + (BOOL)isPortraitEffectEnabled;
  + (BOOL)isStudioLightEnabled;
  + (BOOL)reactionEffectGesturesEnabled;
  + (BOOL)reactionEffectsEnabled;
  + (NSArray<AVCaptureDevice *> *)devices;
  + (NSArray<AVCaptureDevice *> *)devicesWithMediaType:(AVMediaType)type;
  + (NSData *)extrinsicMatrixFromDevice:(AVCaptureDevice *)device toDevice:(AVCaptureDevice *)device2;
  + (void)requestAccessForMediaType:(AVMediaType)type completionHandler:(void (^)(BOOL))handler;
  + (void)showSystemUserInterface:(AVCaptureSystemUserInterface)interface;
  - (AVCaptureAspectRatio)dynamicAspectRatio;
  - (AVCaptureCameraLensSmudgeDetectionStatus)cameraLensSmudgeDetectionStatus;
  - (BOOL)hasMediaType:(AVMediaType)type;
  - (BOOL)isCameraLensSmudgeDetectionEnabled;
  - (BOOL)isCenterStageRectOfInterestSupported;
  - (BOOL)isExposureModeSupported:(AVCaptureExposureMode)supported;
  - (BOOL)isExposureRectOfInterestSupported;
  - (BOOL)isFlashModeSupported:(AVCaptureFlashMode)supported;
  - (BOOL)isFocusModeSupported:(AVCaptureFocusMode)supported;
  - (BOOL)isFocusRectOfInterestSupported;
  - (BOOL)isFollowingExternalSyncDevice;
  - (BOOL)isTorchModeSupported:(AVCaptureTorchMode)supported;
  - (BOOL)isVideoFrameDurationLocked;
  - (BOOL)isWhiteBalanceModeSupported:(AVCaptureWhiteBalanceMode)supported;
  - (BOOL)lockForConfiguration:(NSError **)configuration;
  - (BOOL)setTorchModeOnWithLevel:(float)level error:(NSError **)error;
  - (BOOL)supportsAVCaptureSessionPreset:(AVCaptureSessionPreset)preset;
  - (CGRect)defaultRectForExposurePointOfInterest:(CGPoint)interest;
  - (CGRect)defaultRectForFocusPointOfInterest:(CGPoint)interest;
  - (CGSize)minExposureRectOfInterestSize;
  - (CGSize)minFocusRectOfInterestSize;
  - (CMTime)cameraLensSmudgeDetectionInterval;
  - (CMTime)minSupportedExternalSyncFrameDuration;
  - (CMTime)minSupportedLockedVideoFrameDuration;
  - (CMVideoDimensions)dynamicDimensions;
  - (NSSet<AVCaptureSceneMonitoringStatus> *)cinematicVideoCaptureSceneMonitoringStatuses;
  - (float)nominalFocalLengthIn35mmFilm;
  - (void)cancelVideoZoomRamp;
  - (void)performEffectForReaction:(AVCaptureReactionType)reaction;
  - (void)rampToVideoZoomFactor:(CGFloat)factor withRate:(float)rate;
  - (void)setCameraLensSmudgeDetectionEnabled:(BOOL)enabled detectionInterval:(CMTime)interval;
  - (void)setCinematicVideoFixedFocusAtPoint:(CGPoint)point focusMode:(AVCaptureCinematicVideoFocusMode)mode;
  - (void)setCinematicVideoTrackingFocusAtPoint:(CGPoint)point focusMode:(AVCaptureCinematicVideoFocusMode)mode;
  - (void)setCinematicVideoTrackingFocusWithDetectedObjectID:(NSInteger)idValue focusMode:(AVCaptureCinematicVideoFocusMode)mode;
  - (void)setDynamicAspectRatio:(AVCaptureAspectRatio)ratio completionHandler:(void (^)(CMTime, NSError *))handler;
  - (void)setExposureModeCustomWithDuration:(CMTime)duration ISO:(float)iso completionHandler:(void (^)(CMTime))handler;
  - (void)setExposureTargetBias:(float)bias completionHandler:(void (^)(CMTime))handler;
  - (void)setFocusModeLockedWithLensPosition:(float)position completionHandler:(void (^)(CMTime))handler;
  - (void)setPrimaryConstituentDeviceSwitchingBehavior:(AVCapturePrimaryConstituentDeviceSwitchingBehavior)behavior restrictedSwitchingBehaviorConditions:(AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions)conditions;
  - (void)setTransportControlsPlaybackMode:(AVCaptureDeviceTransportControlsPlaybackMode)mode speed:(float)speed;
  - (void)unlockForConfiguration;
  @property AVCaptureAutoFocusRangeRestriction autoFocusRangeRestriction;
  @property (class) AVCaptureCenterStageControlMode centerStageControlMode;
  @property AVCaptureColorSpace activeColorSpace;
  @property (class) AVCaptureDevice *userPreferredCamera;
  @property (readonly) AVCaptureDevice *
      activePrimaryConstituentDevice companionDeskViewCamera
  @property AVCaptureDeviceFormat *
      activeFormat activeDepthDataFormat
  @property (readonly) AVCaptureDevicePosition position;
  @property (readonly) AVCaptureDeviceTransportControlsPlaybackMode transportControlsPlaybackMode;
  @property (readonly) AVCaptureDeviceType deviceType;
  @property AVCaptureExposureMode exposureMode;
  @property AVCaptureFlashMode flashMode;
  @property AVCaptureFocusMode focusMode;
  @property (readonly) AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
      primaryConstituentDeviceRestrictedSwitchingBehaviorConditions activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  @property (readonly) AVCapturePrimaryConstituentDeviceSwitchingBehavior
      primaryConstituentDeviceSwitchingBehavior activePrimaryConstituentDeviceSwitchingBehavior
  @property AVCaptureTorchMode torchMode;
  @property AVCaptureWhiteBalanceMode whiteBalanceMode;
  @property BOOL
      automaticallyAdjustsFaceDrivenAutoFocusEnabled automaticallyAdjustsFaceDrivenAutoExposureEnabled automaticallyEnablesLowLightBoostWhenAvailable
      automaticallyAdjustsVideoHDREnabled
  @property (class, getter=is) BOOL
      centerStageEnabled
  @property (getter=is) BOOL
      autoVideoFrameRateEnabled smoothAutoFocusEnabled faceDrivenAutoFocusEnabled faceDrivenAutoExposureEnabled globalToneMappingEnabled
      subjectAreaChangeMonitoringEnabled videoHDREnabled geometricDistortionCorrectionEnabled
  @property (readonly) BOOL
      isConnected isInUseByAnotherApplication isSuspended isVirtualDevice hasFlash isFlashAvailable isFlashActive hasTorch isTorchAvailable
      isTorchActive isLockingFocusWithCustomLensPositionSupported isFocusPointOfInterestSupported isAdjustingFocus
      isAutoFocusRangeRestrictionSupported isSmoothAutoFocusSupported isExposurePointOfInterestSupported isAdjustingExposure
      isLockingWhiteBalanceWithCustomDeviceGainsSupported isAdjustingWhiteBalance isLowLightBoostSupported isLowLightBoostEnabled isRampingVideoZoom
      transportControlsSupported isGeometricDistortionCorrectionSupported isCenterStageActive isPortraitEffectActive canPerformReactionEffects
      isBackgroundReplacementActive isContinuityCamera isStudioLightActive
  @property CGFloat videoZoomFactor;
  @property (readonly) CGFloat
      dualCameraSwitchOverVideoZoomFactor displayVideoZoomFactorMultiplier minAvailableVideoZoomFactor maxAvailableVideoZoomFactor
  @property CGPoint
      focusPointOfInterest exposurePointOfInterest
  @property CGRect
      focusRectOfInterest exposureRectOfInterest centerStageRectOfInterest
  @property CMTime
      activeVideoMinFrameDuration activeVideoMaxFrameDuration activeMaxExposureDuration activeDepthDataMinFrameDuration
  @property (readonly) CMTime exposureDuration;
  @property NSArray<AVCaptureDevice *> *fallbackPrimaryConstituentDevices;
  @property (readonly) NSArray<AVCaptureDevice *> *
      linkedDevices constituentDevices supportedFallbackPrimaryConstituentDevices
  @property (readonly) NSArray<AVCaptureDeviceFormat *> *formats;
  @property (readonly) NSArray<NSNumber *> *virtualDeviceSwitchOverVideoZoomFactors;
  @property (readonly) NSInteger minimumFocusDistance;
  @property (readonly) NSSet<AVCaptureReactionType> *availableReactionTypes;
  @property (readonly) NSSet<AVSpatialCaptureDiscomfortReason> *spatialCaptureDiscomfortReasons;
  @property (readonly) NSString *
      uniqueID modelID localizedName manufacturer
  @property (readonly) float
      torchLevel lensPosition lensAperture ISO exposureTargetOffset exposureTargetBias minExposureTargetBias maxExposureTargetBias maxWhiteBalanceGain
      transportControlsSpeed
  @property (readonly) int32_t transportType;
  @interface AVCaptureConnection
  + (instancetype)connectionWithInputPort:(AVCaptureInputPort *)port videoPreviewLayer:(AVCaptureVideoPreviewLayer *)layer;
  + (instancetype)connectionWithInputPorts:(NSArray<AVCaptureInputPort *> *)ports output:(AVCaptureOutput *)output;
  - (BOOL)isVideoRotationAngleSupported:(CGFloat)supported;
  - (instancetype)initWithInputPort:(AVCaptureInputPort *)port videoPreviewLayer:(AVCaptureVideoPreviewLayer *)layer;
  - (instancetype)initWithInputPorts:(NSArray<AVCaptureInputPort *> *)ports output:(AVCaptureOutput *)output;
  @property (readonly) AVCaptureOutput *output;
  @property AVCaptureVideoOrientation videoOrientation;
  @property (readonly) AVCaptureVideoPreviewLayer *videoPreviewLayer;
  @property AVCaptureVideoStabilizationMode preferredVideoStabilizationMode;
  @property (readonly) AVCaptureVideoStabilizationMode activeVideoStabilizationMode;
  @property AVVideoFieldMode videoFieldMode;
  @property BOOL
      automaticallyAdjustsVideoMirroring enablesVideoStabilizationWhenAvailable
  @property (getter=is) BOOL
      enabled videoMirrored cameraIntrinsicMatrixDeliveryEnabled
  @property (readonly) BOOL
      isActive isVideoMirroringSupported isVideoOrientationSupported isVideoFieldModeSupported isVideoMinFrameDurationSupported
      isVideoMaxFrameDurationSupported isVideoStabilizationSupported isVideoStabilizationEnabled isCameraIntrinsicMatrixDeliverySupported
  @property CGFloat
      videoRotationAngle videoScaleAndCropFactor
  @property (readonly) CGFloat videoMaxScaleAndCropFactor;
  @property CMTime
      videoMinFrameDuration videoMaxFrameDuration
  @property (readonly) NSArray<AVCaptureAudioChannel *> *audioChannels;
  @property (readonly) NSArray<AVCaptureInputPort *> *inputPorts;
  @interface AVCaptureInput
  @property (readonly) NSArray<AVCaptureInputPort *> *ports;
  @interface AVCaptureDeviceInput
  + (instancetype)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError **)error;
  - (BOOL)isAudioZoomSupported;
  - (BOOL)isCinematicVideoCaptureSupported;
  - (BOOL)isExternalSyncSupported;
  - (BOOL)isLockedVideoFrameDurationSupported;
  - (BOOL)isMultichannelAudioModeSupported:(AVCaptureMultichannelAudioMode)supported;
  - (CMTime)activeExternalSyncVideoFrameDuration;
  - (NSArray<AVCaptureInputPort *> *)portsWithMediaType:(AVMediaType)type sourceDeviceType:(AVCaptureDeviceType)type2 sourceDevicePosition:(AVCaptureDevicePosition)position;
  - (instancetype)initWithDevice:(AVCaptureDevice *)device error:(NSError **)error;
  - (void)unfollowExternalSyncDevice;
  @property (readonly) AVCaptureDevice *device;
  @property AVCaptureMultichannelAudioMode multichannelAudioMode;
  @property BOOL unifiedAutoExposureDefaultsEnabled;
  @property (getter=is) BOOL
      windNoiseRemovalEnabled audioZoomEnabled cinematicVideoCaptureEnabled
  @property (readonly) BOOL isWindNoiseRemovalSupported;
  @property CMTime
      videoMinFrameDurationOverride activeLockedVideoFrameDuration
  @property float simulatedAperture;
  @interface AVCaptureOutput
  - (AVCaptureConnection *)connectionWithMediaType:(AVMediaType)type;
  - (AVMetadataObject *)transformedMetadataObjectForMetadataObject:(AVMetadataObject *)object connection:(AVCaptureConnection *)connection;
  - (BOOL)isDeferredStartSupported;
  - (CGRect)metadataOutputRectOfInterestForRect:(CGRect)rect;
  - (CGRect)rectForMetadataOutputRectOfInterest:(CGRect)interest;
  @property (getter=is) BOOL
      deferredStartEnabled
  @property (readonly) NSArray<AVCaptureConnection *> *connections;
  @interface AVCaptureMetadataOutput
  - (NSArray<AVMetadataObjectType> *)requiredMetadataObjectTypesForCinematicVideoCapture;
  - (dispatch_queue_t)metadataObjectsCallbackQueue;
  - (id<AVCaptureMetadataOutputObjectsDelegate>)metadataObjectsDelegate;
  - (void)setMetadataObjectsDelegate:(id<AVCaptureMetadataOutputObjectsDelegate>)delegate queue:(dispatch_queue_t)queue;
  @property CGRect rectOfInterest;
  @property (copy) NSArray *metadataids;
  @property (readonly) NSArray *availableMetadataids;
  @property (copy) NSArray<AVMetadataObjectType> *metadataObjectTypes;
  @property (readonly) NSArray<AVMetadataObjectType> *availableMetadataObjectTypes;
  @interface AVSpeechSynthesizer
  + (AVSpeechSynthesisPersonalVoiceAuthorizationStatus)personalVoiceAuthorizationStatus;
  + (void)requestPersonalVoiceAuthorizationWithCompletionHandler:(void (^)(AVSpeechSynthesisPersonalVoiceAuthorizationStatus))handler;
  - (BOOL)continueSpeaking;
  - (BOOL)pauseSpeakingAtBoundary:(AVSpeechBoundary)boundary;
  - (BOOL)stopSpeakingAtBoundary:(AVSpeechBoundary)boundary;
  - (void)speakUtterance:(AVSpeechUtterance *)utterance;
  - (void)writeUtterance:(AVSpeechUtterance *)utterance toBufferCallback:(void (^)(AVAudioBuffer *))callback;
  @property BOOL
      usesApplicationAudioSession mixToTelephonyUplink
  @property (readonly) BOOL
      isSpeaking isPaused
  @property NSArray<AVAudioSessionChannelDescription *> *outputChannels;
  @property (weak) id<AVSpeechSynthesizerDelegate> delegate;
  @interface AVSpeechSynthesisVoice <NSCoding, NSSecureCoding>
  + (AVSpeechSynthesisVoice *)voiceWithIdentifier:(NSString *)identifier;
  + (AVSpeechSynthesisVoice *)voiceWithLanguage:(NSString *)language;
  + (NSArray<AVSpeechSynthesisVoice *> *)speechVoices;
  + (NSString *)currentLanguageCode;
  @property (readonly) AVSpeechSynthesisVoiceGender gender;
  @property (readonly) AVSpeechSynthesisVoiceQuality quality;
  @property (readonly) AVSpeechSynthesisVoiceTraits voiceTraits;
  @property (readonly) NSDictionary<NSString *, id> *audioFileSettings;
  @property (readonly) NSString *
      language identifier name
  @interface AVSpeechUtterance <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)speechUtteranceWithAttributedString:(NSAttributedString *)string;
  + (instancetype)speechUtteranceWithSSMLRepresentation:(NSString *)representation;
  + (instancetype)speechUtteranceWithString:(NSString *)string;
  - (instancetype)initWithAttributedString:(NSAttributedString *)string;
  - (instancetype)initWithSSMLRepresentation:(NSString *)representation;
  - (instancetype)initWithString:(NSString *)string;
  @property AVSpeechSynthesisVoice *voice;
  @property BOOL prefersAssistiveTechnologySettings;
  @property (readonly) NSAttributedString *attributedSpeechString;
  @property (readonly) NSString *speechString;
  @property double
      preUtteranceDelay postUtteranceDelay
  @property float
      rate pitchMultiplier volume
  @interface AVAudioSession
  + (AVAudioSession *)sharedInstance;
  - (BOOL)isOutputMuted;
  - (BOOL)overrideOutputAudioPort:(AVAudioSessionPortOverride)port error:(NSError **)error;
  - (BOOL)setActive:(BOOL)active error:(NSError **)error;
  - (BOOL)setActive:(BOOL)active withFlags:(NSInteger)flags error:(NSError **)error;
  - (BOOL)setActive:(BOOL)active withOptions:(AVAudioSessionSetActiveOptions)options error:(NSError **)error;
  - (BOOL)setAggregatedIOPreference:(AVAudioSessionIOType)preference error:(NSError **)error;
  - (BOOL)setAllowHapticsAndSystemSoundsDuringRecording:(BOOL)recording error:(NSError **)error;
  - (BOOL)setCategory:(AVAudioSessionCategory)category error:(NSError **)error;
  - (BOOL)setCategory:(AVAudioSessionCategory)category mode:(AVAudioSessionMode)mode options:(AVAudioSessionCategoryOptions)options error:(NSError **)error;
  - (BOOL)setCategory:(AVAudioSessionCategory)category mode:(AVAudioSessionMode)mode routeSharingPolicy:(AVAudioSessionRouteSharingPolicy)policy options:(AVAudioSessionCategoryOptions)options error:(NSError **)error;
  - (BOOL)setCategory:(AVAudioSessionCategory)category withOptions:(AVAudioSessionCategoryOptions)options error:(NSError **)error;
  - (BOOL)setInputDataSource:(AVAudioSessionDataSourceDescription *)source error:(NSError **)error;
  - (BOOL)setInputGain:(float)gain error:(NSError **)error;
  - (BOOL)setMode:(AVAudioSessionMode)mode error:(NSError **)error;
  - (BOOL)setOutputDataSource:(AVAudioSessionDataSourceDescription *)source error:(NSError **)error;
  - (BOOL)setOutputMuted:(BOOL)muted error:(NSError **)error;
  - (BOOL)setPreferredHardwareSampleRate:(double)rate error:(NSError **)error;
  - (BOOL)setPreferredIOBufferDuration:(double)duration error:(NSError **)error;
  - (BOOL)setPreferredInput:(AVAudioSessionPortDescription *)input error:(NSError **)error;
  - (BOOL)setPreferredInputNumberOfChannels:(NSInteger)channels error:(NSError **)error;
  - (BOOL)setPreferredInputOrientation:(AVAudioStereoOrientation)orientation error:(NSError **)error;
  - (BOOL)setPreferredMicrophoneInjectionMode:(AVAudioSessionMicrophoneInjectionMode)mode error:(NSError **)error;
  - (BOOL)setPreferredOutputNumberOfChannels:(NSInteger)channels error:(NSError **)error;
  - (BOOL)setPreferredSampleRate:(double)rate error:(NSError **)error;
  - (BOOL)setPrefersEchoCancelledInput:(BOOL)input error:(NSError **)error;
  - (BOOL)setPrefersInterruptionOnRouteDisconnect:(BOOL)disconnect error:(NSError **)error;
  - (BOOL)setPrefersNoInterruptionsFromSystemAlerts:(BOOL)alerts error:(NSError **)error;
  - (BOOL)setSupportsMultichannelContent:(BOOL)content error:(NSError **)error;
  - (NSArray<AVAudioSessionPortDescription *> *)availableInputs;
  - (NSInteger)preferredInputNumberOfChannels;
  - (NSInteger)preferredOutputNumberOfChannels;
  - (void)activateWithOptions:(AVAudioSessionActivationOptions)options completionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)requestRecordPermission:(void (^)(BOOL))permission;
  @property (readonly) AVAudioSessionCategory category;
  @property (readonly) AVAudioSessionCategoryOptions categoryOptions;
  @property (readonly) AVAudioSessionDataSourceDescription *
      inputDataSource outputDataSource
  @property (readonly) AVAudioSessionMicrophoneInjectionMode preferredMicrophoneInjectionMode;
  @property (readonly) AVAudioSessionMode mode;
  @property (readonly) AVAudioSessionPortDescription *preferredInput;
  @property (readonly) AVAudioSessionPromptStyle promptStyle;
  @property (readonly) AVAudioSessionRecordPermission recordPermission;
  @property (readonly) AVAudioSessionRenderingMode renderingMode;
  @property (readonly) AVAudioSessionRouteDescription *currentRoute;
  @property (readonly) AVAudioSessionRouteSharingPolicy routeSharingPolicy;
  @property (readonly) AVAudioStereoOrientation
      preferredInputOrientation inputOrientation
  @property (readonly) BOOL
      allowHapticsAndSystemSoundsDuringRecording prefersNoInterruptionsFromSystemAlerts prefersEchoCancelledInput isEchoCancelledInputEnabled
      isEchoCancelledInputAvailable isInputGainSettable isInputAvailable isOtherAudioPlaying secondaryAudioShouldBeSilencedHint
      supportsMultichannelContent prefersInterruptionOnRouteDisconnect isMicrophoneInjectionAvailable inputIsAvailable
  @property (readonly) NSArray<AVAudioChannelLayout *> *supportedOutputChannelLayouts;
  @property (readonly) NSArray<AVAudioSessionCategory> *availableCategories;
  @property (readonly) NSArray<AVAudioSessionDataSourceDescription *> *
      inputDataSources outputDataSources
  @property (readonly) NSArray<AVAudioSessionMode> *availableModes;
  @property (readonly) NSInteger
      maximumInputNumberOfChannels maximumOutputNumberOfChannels inputNumberOfChannels outputNumberOfChannels currentHardwareInputNumberOfChannels
      currentHardwareOutputNumberOfChannels
  @property (readonly) double
      preferredSampleRate preferredIOBufferDuration sampleRate inputLatency outputLatency IOBufferDuration currentHardwareSampleRate
      preferredHardwareSampleRate
  @property (readonly) float
      inputGain outputVolume
  @property (assign) id<AVAudioSessionDelegate> delegate;
  @interface AVAudioPlayer
  - (BOOL)play;
  - (BOOL)playAtTime:(double)time;
  - (BOOL)prepareToPlay;
  - (float)averagePowerForChannel:(NSUInteger)channel;
  - (float)peakPowerForChannel:(NSUInteger)channel;
  - (instancetype)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url fileTypeHint:(NSString *)hint error:(NSError **)error;
  - (instancetype)initWithData:(NSData *)data error:(NSError **)error;
  - (instancetype)initWithData:(NSData *)data fileTypeHint:(NSString *)hint error:(NSError **)error;
  - (void)pause;
  - (void)setVolume:(float)volume fadeDuration:(double)duration;
  - (void)stop;
  - (void)updateMeters;
  @property (readonly) AVAudioFormat *format;
  @property BOOL enableRate;
  @property (getter=is) BOOL
      meteringEnabled
  @property (readonly) BOOL isPlaying;
  @property (copy) NSArray<AVAudioSessionChannelDescription *> *channelAssignments;
  @property (readonly) NSData *data;
  @property (readonly) NSDictionary<NSString *, id> *settings;
  @property NSInteger numberOfLoops;
  @property (copy) NSString *currentDevice;
  @property (readonly) NSUInteger numberOfChannels;
  @property (readonly) NSURL *url;
  @property double currentTime;
  @property (readonly) double
      duration deviceCurrentTime
  @property float
      pan volume rate
  @property (weak) id<AVAudioPlayerDelegate> delegate;
  @interface AVAudioEngine
  - (AVAudioConnectionPoint *)inputConnectionPointForNode:(AVAudioNode *)node inputBus:(NSUInteger)bus;
  - (BOOL)enableManualRenderingMode:(AVAudioEngineManualRenderingMode)mode format:(AVAudioFormat *)format maximumFrameCount:(uint32_t)count error:(NSError **)error;
  - (BOOL)startAndReturnError:(NSError **)error;
  - (NSArray<AVAudioConnectionPoint *> *)outputConnectionPointsForNode:(AVAudioNode *)node outputBus:(NSUInteger)bus;
  - (void)attachNode:(AVAudioNode *)node;
  - (void)connect:(AVAudioNode *)connect to:(AVAudioNode *)to format:(AVAudioFormat *)format;
  - (void)connect:(AVAudioNode *)connect to:(AVAudioNode *)to fromBus:(NSUInteger)bus toBus:(NSUInteger)bus2 format:(AVAudioFormat *)format;
  - (void)connect:(AVAudioNode *)connect toConnectionPoints:(NSArray<AVAudioConnectionPoint *> *)points fromBus:(NSUInteger)bus format:(AVAudioFormat *)format;
  - (void)connectMIDI:(AVAudioNode *)midi to:(AVAudioNode *)to format:(AVAudioFormat *)format block:(OSStatus (^)(int64_t, uint8_t, NSInteger, uint8_t *))block;
  - (void)connectMIDI:(AVAudioNode *)midi toNodes:(NSArray<AVAudioNode *> *)nodes format:(AVAudioFormat *)format block:(OSStatus (^)(int64_t, uint8_t, NSInteger, uint8_t *))block;
  - (void)detachNode:(AVAudioNode *)node;
  - (void)disableManualRenderingMode;
  - (void)disconnectMIDI:(AVAudioNode *)midi from:(AVAudioNode *)from;
  - (void)disconnectMIDI:(AVAudioNode *)midi fromNodes:(NSArray<AVAudioNode *> *)nodes;
  - (void)disconnectMIDIInput:(AVAudioNode *)input;
  - (void)disconnectMIDIOutput:(AVAudioNode *)output;
  - (void)disconnectNodeInput:(AVAudioNode *)input bus:(NSUInteger)bus;
  - (void)disconnectNodeInput:(AVAudioNode *)input;
  - (void)disconnectNodeOutput:(AVAudioNode *)output bus:(NSUInteger)bus;
  - (void)disconnectNodeOutput:(AVAudioNode *)output;
  - (void)pause;
  - (void)prepare;
  - (void)reset;
  - (void)stop;
  @property (readonly) AVAudioEngineManualRenderingMode manualRenderingMode;
  @property (readonly) AVAudioFormat *manualRenderingFormat;
  @property (readonly) AVAudioInputNode *inputNode;
  @property (readonly) AVAudioMixerNode *mainMixerNode;
  @property (readonly) AVAudioOutputNode *outputNode;
  @property (getter=is) BOOL
      autoShutdownEnabled
  @property (readonly) BOOL
      isRunning isInManualRenderingMode
  @property (readonly) NSSet<AVAudioNode *> *attachedNodes;
  @property (readonly) int64_t manualRenderingSampleTime;
  @property (readonly) uint32_t manualRenderingMaximumFrameCount;
  @property (readonly) void *manualRenderingBlock;
  @interface AVAudioBuffer <NSCopying>
  @property (readonly) AVAudioFormat *format;
  @property (readonly) AudioBufferList *
      audioBufferList mutableAudioBufferList
  @interface AVAudioPCMBuffer
  - (instancetype)initWithPCMFormat:(AVAudioFormat *)format bufferListNoCopy:(AudioBufferList *)copy deallocator:(void (^)(AudioBufferList *))deallocator;
  - (instancetype)initWithPCMFormat:(AVAudioFormat *)format frameCapacity:(uint32_t)capacity;
  @property (readonly) NSUInteger stride;
  @property (readonly) float **floatChannelData;
  @property (readonly) int16_t **int16ChannelData;
  @property (readonly) int32_t **int32ChannelData;
  @property uint32_t frameLength;
  @property (readonly) uint32_t frameCapacity;
  @interface AVAudioFile
  - (BOOL)readIntoBuffer:(AVAudioPCMBuffer *)buffer error:(NSError **)error;
  - (BOOL)readIntoBuffer:(AVAudioPCMBuffer *)buffer frameCount:(uint32_t)count error:(NSError **)error;
  - (BOOL)writeFromBuffer:(AVAudioPCMBuffer *)buffer error:(NSError **)error;
  - (instancetype)initForReading:(NSURL *)reading commonFormat:(AVAudioCommonFormat)format interleaved:(BOOL)interleaved error:(NSError **)error;
  - (instancetype)initForReading:(NSURL *)reading error:(NSError **)error;
  - (instancetype)initForWriting:(NSURL *)writing settings:(NSDictionary<NSString *, id> *)settings commonFormat:(AVAudioCommonFormat)format interleaved:(BOOL)interleaved error:(NSError **)error;
  - (instancetype)initForWriting:(NSURL *)writing settings:(NSDictionary<NSString *, id> *)settings error:(NSError **)error;
  - (void)close;
  @property (readonly) AVAudioFormat *
      fileFormat processingFormat
  @property (readonly) BOOL isOpen;
  @property (readonly) NSURL *url;
  @property int64_t framePosition;
  @property (readonly) int64_t length;
  @interface AVAudioNode
  - (AVAudioFormat *)inputFormatForBus:(NSUInteger)bus;
  - (AVAudioFormat *)outputFormatForBus:(NSUInteger)bus;
  - (NSString *)nameForInputBus:(NSUInteger)bus;
  - (NSString *)nameForOutputBus:(NSUInteger)bus;
  - (void)installTapOnBus:(NSUInteger)bus bufferSize:(uint32_t)size format:(AVAudioFormat *)format block:(void (^)(AVAudioPCMBuffer *, AVAudioTime *))block;
  - (void)removeTapOnBus:(NSUInteger)bus;
  - (void)reset;
  @property (readonly) AUAudioUnit *AUAudioUnit;
  @property (readonly) AVAudioEngine *engine;
  @property (readonly) AVAudioTime *lastRenderTime;
  @property (readonly) NSUInteger
      numberOfInputs numberOfOutputs
  @property (readonly) double
      latency outputPresentationLatency
  @interface AVAudioMixerNode <AVAudio3DMixing, AVAudioMixing, AVAudioStereoMixing>
  @property AVAudio3DMixingRenderingAlgorithm renderingAlgorithm;
  @property (readonly) NSUInteger nextAvailableInputBus;
  @property float
      outputVolume obstruction occlusion rate reverbBlend pan volume
  @interface AVAudioPlayerNode <AVAudio3DMixing, AVAudioMixing, AVAudioStereoMixing>
  - (AVAudioTime *)nodeTimeForPlayerTime:(AVAudioTime *)time;
  - (AVAudioTime *)playerTimeForNodeTime:(AVAudioTime *)time;
  - (void)pause;
  - (void)play;
  - (void)playAtTime:(AVAudioTime *)time;
  - (void)prepareWithFrameCount:(uint32_t)count;
  - (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer atTime:(AVAudioTime *)time options:(AVAudioPlayerNodeBufferOptions)options completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)type completionHandler:(void (^)(AVAudioPlayerNodeCompletionCallbackType))handler;
  - (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer atTime:(AVAudioTime *)time options:(AVAudioPlayerNodeBufferOptions)options completionHandler:(void (^)(void))handler;
  - (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)type completionHandler:(void (^)(AVAudioPlayerNodeCompletionCallbackType))handler;
  - (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer completionHandler:(void (^)(void))handler;
  - (void)scheduleFile:(AVAudioFile *)file atTime:(AVAudioTime *)time completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)type completionHandler:(void (^)(AVAudioPlayerNodeCompletionCallbackType))handler;
  - (void)scheduleFile:(AVAudioFile *)file atTime:(AVAudioTime *)time completionHandler:(void (^)(void))handler;
  - (void)scheduleSegment:(AVAudioFile *)segment startingFrame:(int64_t)frame frameCount:(uint32_t)count atTime:(AVAudioTime *)time completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)type completionHandler:(void (^)(AVAudioPlayerNodeCompletionCallbackType))handler;
  - (void)scheduleSegment:(AVAudioFile *)segment startingFrame:(int64_t)frame frameCount:(uint32_t)count atTime:(AVAudioTime *)time completionHandler:(void (^)(void))handler;
  - (void)stop;
  @property AVAudio3DMixingRenderingAlgorithm renderingAlgorithm;
  @property (readonly) BOOL isPlaying;
  @property float
      obstruction occlusion rate reverbBlend pan volume
  @interface AVPlayerViewController
  @property AVPlayer *player;
  @property BOOL
      showsPlaybackControls allowsPictureInPicturePlayback
  @property (readonly, getter=is) BOOL
      readyForDisplay
  @property (readonly) CGRect videoBounds;
  @property (copy) NSString *videoGravity;
  @property (readonly) UIView *contentOverlayView;
  @property (readonly, weak) UIView *preferredFocusedView;
  @property (weak) id<AVPlayerViewControllerDelegate> delegate;
  @interface AVPlayerView
  - (BOOL)canBeginTrimming;
  - (NSRect)videoBounds;
  - (UIView *)contentOverlayView;
  - (void)beginTrimmingWithCompletionHandler:(void (^)(AVPlayerViewTrimResult))handler;
  - (void)flashChapterNumber:(NSUInteger)number chapterTitle:(NSString *)title;
  - (void)setMagnification:(CGFloat)magnification centeredAtPoint:(CGPoint)point;
  @property AVDisplayDynamicRange preferredDisplayDynamicRange;
  @property (copy) AVLayerVideoGravity videoGravity;
  @property AVPlayer *player;
  @property AVPlayerViewControlsStyle controlsStyle;
  @property AVVideoFrameAnalysisType videoFrameAnalysisTypes;
  @property BOOL
      updatesNowPlayingInfoCenter allowsVideoFrameAnalysis allowsMagnification showsFrameSteppingButtons showsSharingServiceButton
      showsFullScreenToggleButton showsTimecodes allowsPictureInPicturePlayback
  @property (readonly) BOOL isReadyForDisplay;
  @property CGFloat magnification;
  @property NSMenu *actionPopUpButtonMenu;
  @interface MPMoviePlayerController
  - (UIColor *)backgroundColor;
  - (instancetype)initWithContentURL:(NSURL *)url;
  - (void)cancelAllThumbnailImageRequests;
  - (void)playPrerollAdWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)setFullscreen:(BOOL)fullscreen animated:(BOOL)animated;
  @property BOOL
      allowsAirPlay useApplicationAudioSession shouldAutoplay
  @property (getter=is) BOOL
      fullscreen
  @property (readonly) BOOL
      readyForDisplay isPreparedToPlay
  @property (readonly, getter=is) BOOL
      airPlayVideoActive
  @property (readonly) CGSize naturalSize;
  @property MPMovieControlStyle controlStyle;
  @property (readonly) MPMovieLoadState loadState;
  @property (readonly) MPMoviePlaybackState playbackState;
  @property MPMovieScalingMode scalingMode;
  @property (readonly) NSArray *timedMetadata;
  @property NSTimeInterval
      initialPlaybackTime endPlaybackTime currentPlaybackTime
  @property (readonly) NSTimeInterval
      duration playableDuration
  @property (copy) NSURL *contentURL;
  @property (readonly) UIView *
      view backgroundView
  @property float currentPlaybackRate;
  @interface MPMusicPlayerController <MPMediaPlayback>
  + (MPMusicPlayerApplicationController *)applicationQueuePlayer;
  + (MPMusicPlayerController *)applicationMusicPlayer;
  + (MPMusicPlayerController *)iPodMusicPlayer;
  + (MPMusicPlayerController *)systemMusicPlayer;
  - (MPMusicPlaybackState)playbackState;
  - (NSUInteger)indexOfNowPlayingItem;
  - (void)beginGeneratingPlaybackNotifications;
  - (void)endGeneratingPlaybackNotifications;
  - (void)prepareToPlayWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)setQueueWithItemCollection:(MPMediaItemCollection *)collection;
  - (void)setQueueWithQuery:(MPMediaQuery *)query;
  - (void)setQueueWithStoreIDs:(NSArray<NSString *> *)ds;
  - (void)skipToBeginning;
  - (void)skipToNextItem;
  - (void)skipToPreviousItem;
  @property (readonly) BOOL isPreparedToPlay;
  @property (copy) MPMediaItem *nowPlayingItem;
  @property MPMusicRepeatMode repeatMode;
  @property MPMusicShuffleMode shuffleMode;
  @property NSTimeInterval currentPlaybackTime;
  @property float
      volume currentPlaybackRate
  @interface MPNowPlayingInfoCenter
  + (MPNowPlayingInfoCenter *)defaultCenter;
  + (NSArray<NSString *> *)supportedAnimatedArtworkKeys;
  @property MPNowPlayingPlaybackState playbackState;
  @property (copy) NSDictionary<NSString *, id> *nowPlayingInfo;
  @interface MPRemoteCommandCenter
  + (MPRemoteCommandCenter *)sharedCommandCenter;
  - (MPChangePlaybackPositionCommand *)changePlaybackPositionCommand;
  - (MPChangePlaybackRateCommand *)changePlaybackRateCommand;
  - (MPChangeRepeatModeCommand *)changeRepeatModeCommand;
  - (MPChangeShuffleModeCommand *)changeShuffleModeCommand;
  - (MPFeedbackCommand *)bookmarkCommand;
  - (MPFeedbackCommand *)dislikeCommand;
  - (MPFeedbackCommand *)likeCommand;
  - (MPRatingCommand *)ratingCommand;
  - (MPRemoteCommand *)disableLanguageOptionCommand;
  - (MPRemoteCommand *)enableLanguageOptionCommand;
  - (MPRemoteCommand *)nextTrackCommand;
  - (MPRemoteCommand *)pauseCommand;
  - (MPRemoteCommand *)playCommand;
  - (MPRemoteCommand *)previousTrackCommand;
  - (MPRemoteCommand *)seekBackwardCommand;
  - (MPRemoteCommand *)seekForwardCommand;
  - (MPRemoteCommand *)stopCommand;
  - (MPRemoteCommand *)togglePlayPauseCommand;
  - (MPSkipIntervalCommand *)skipBackwardCommand;
  - (MPSkipIntervalCommand *)skipForwardCommand;
  @interface MPRemoteCommandEvent
  - (MPRemoteCommand *)command;
  @property (readonly) double timestamp;
  @interface MPChangePlaybackPositionCommandEvent
  - (double)positionTime;
  @interface MPChangePlaybackRateCommandEvent
  - (float)playbackRate;
  @interface MPSkipIntervalCommandEvent
  @property (readonly) double interval;
  @interface MPVolumeView
  - (CGRect)routeButtonRectForBounds:(CGRect)bounds;
  - (CGRect)volumeSliderRectForBounds:(CGRect)bounds;
  - (CGRect)volumeThumbRectForBounds:(CGRect)bounds volumeSliderRect:(CGRect)rect value:(float)value;
  - (UIImage *)maximumVolumeSliderImageForState:(UIControlState)state;
  - (UIImage *)minimumVolumeSliderImageForState:(UIControlState)state;
  - (UIImage *)routeButtonImageForState:(UIControlState)state;
  - (UIImage *)volumeThumbImageForState:(UIControlState)state;
  - (void)setMaximumVolumeSliderImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setMinimumVolumeSliderImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setRouteButtonImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setVolumeThumbImage:(UIImage *)image forState:(UIControlState)state;
  @property BOOL
      showsVolumeSlider showsRouteButton
  @interface PHObject <NSCopying>
  - (NSString *)localIdentifier;
  @interface PHAsset
  + (PHFetchResult<PHAsset *> *)fetchAssetsInAssetCollection:(PHAssetCollection *)collection options:(PHFetchOptions *)options;
  + (PHFetchResult<PHAsset *> *)fetchAssetsWithALAssetURLs:(NSArray<NSURL *> *)ls options:(PHFetchOptions *)options;
  + (PHFetchResult<PHAsset *> *)fetchAssetsWithBurstIdentifier:(NSString *)identifier options:(PHFetchOptions *)options;
  + (PHFetchResult<PHAsset *> *)fetchAssetsWithLocalIdentifiers:(NSArray<NSString *> *)identifiers options:(PHFetchOptions *)options;
  + (PHFetchResult<PHAsset *> *)fetchAssetsWithMediaType:(PHAssetMediaType)type options:(PHFetchOptions *)options;
  + (PHFetchResult<PHAsset *> *)fetchAssetsWithOptions:(PHFetchOptions *)options;
  + (PHFetchResult<PHAsset *> *)fetchKeyAssetsInAssetCollection:(PHAssetCollection *)collection options:(PHFetchOptions *)options;
  - (BOOL)canPerformEditOperation:(PHAssetEditOperation)operation;
  - (BOOL)hasAdjustments;
  - (BOOL)isFavorite;
  - (BOOL)isSyncFailureHidden;
  - (BOOL)representsBurst;
  - (NSDate *)addedDate;
  - (NSString *)adjustmentFormatIdentifier;
  - (NSString *)burstIdentifier;
  - (NSUInteger)pixelHeight;
  - (NSUInteger)pixelWidth;
  - (NSUInteger)requestContentEditingInputWithOptions:(PHContentEditingInputRequestOptions *)options completionHandler:(void (^)(PHContentEditingInput *, NSDictionary *))handler;
  - (PHAssetBurstSelectionType)burstSelectionTypes;
  - (PHAssetMediaSubtype)mediaSubtypes;
  - (PHAssetPlaybackStyle)playbackStyle;
  - (void)cancelContentEditingInputRequest:(NSUInteger)request;
  @property (readonly) BOOL isHidden;
  @property (readonly) NSDate *
      creationDate modificationDate
  @property (readonly) PHAssetMediaType mediaType;
  @property (readonly) PHAssetSourceType sourceType;
  @property (readonly) UTType *contentType;
  @property (readonly) double duration;
  @interface PHFetchOptions <NSCopying>
  @property BOOL
      includeHiddenAssets includeAllBurstAssets wantsIncrementalChangeDetails
  @property NSArray<NSSortDescriptor *> *sortDescriptors;
  @property NSPredicate *predicate;
  @property NSUInteger fetchLimit;
  @property PHAssetSourceType includeAssetSourceTypes;
  @interface PHFetchResult <NSCopying, NSFastEnumeration>
  - (BOOL)containsObject:(ObjectType)object;
  - (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
  - (NSUInteger)countOfAssetsWithMediaType:(PHAssetMediaType)type;
  - (NSUInteger)indexOfObject:(ObjectType)object inRange:(NSRange)range;
  - (NSUInteger)indexOfObject:(ObjectType)object;
  - (ObjectType)lastObject;
  - (ObjectType)objectAtIndex:(NSUInteger)index;
  - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
  - (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
  @property (readonly) NSUInteger count;
  @property (readonly) ObjectType firstObject;
  @interface PHImageManager
  + (PHImageManager *)defaultManager;
  - (int32_t)requestAVAssetForVideo:(PHAsset *)video options:(PHVideoRequestOptions *)options resultHandler:(void (^)(AVAsset *, AVAudioMix *, NSDictionary *))handler;
  - (int32_t)requestExportSessionForVideo:(PHAsset *)video options:(PHVideoRequestOptions *)options exportPreset:(NSString *)preset resultHandler:(void (^)(AVAssetExportSession *, NSDictionary *))handler;
  - (int32_t)requestImageDataAndOrientationForAsset:(PHAsset *)asset options:(PHImageRequestOptions *)options resultHandler:(void (^)(NSData *, NSString *, CGImagePropertyOrientation, NSDictionary *))handler;
  - (int32_t)requestImageForAsset:(PHAsset *)asset targetSize:(CGSize)size contentMode:(PHImageContentMode)mode options:(PHImageRequestOptions *)options resultHandler:(void (^)(UIImage *, NSDictionary *))handler;
  - (int32_t)requestLivePhotoForAsset:(PHAsset *)asset targetSize:(CGSize)size contentMode:(PHImageContentMode)mode options:(PHLivePhotoRequestOptions *)options resultHandler:(void (^)(PHLivePhoto *, NSDictionary *))handler;
  - (int32_t)requestPlayerItemForVideo:(PHAsset *)video options:(PHVideoRequestOptions *)options resultHandler:(void (^)(AVPlayerItem *, NSDictionary *))handler;
  - (void)cancelImageRequest:(int32_t)request;
  @interface PHImageRequestOptions <NSCopying>
  @property BOOL allowSecondaryDegradedImage;
  @property (getter=is) BOOL
      networkAccessAllowed synchronous
  @property CGRect normalizedCropRect;
  @property PHImageRequestOptionsDeliveryMode deliveryMode;
  @property PHImageRequestOptionsResizeMode resizeMode;
  @property PHImageRequestOptionsVersion version;
  @property void *progressHandler;
  @interface PHPhotoLibrary
  + (PHAuthorizationStatus)authorizationStatus;
  + (PHAuthorizationStatus)authorizationStatusForAccessLevel:(PHAccessLevel)level;
  + (PHPhotoLibrary *)sharedPhotoLibrary;
  + (void)requestAuthorization:(void (^)(PHAuthorizationStatus))authorization;
  + (void)requestAuthorizationForAccessLevel:(PHAccessLevel)level handler:(void (^)(PHAuthorizationStatus))handler;
  - (BOOL)performChangesAndWait:(void (^)(void))wait error:(NSError **)error;
  - (NSError *)unavailabilityReason;
  - (void)performChanges:(void (^)(void))changes completionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)registerAvailabilityObserver:(id<PHPhotoLibraryAvailabilityObserver>)observer;
  - (void)registerChangeObserver:(id<PHPhotoLibraryChangeObserver>)observer;
  - (void)unregisterAvailabilityObserver:(id<PHPhotoLibraryAvailabilityObserver>)observer;
  - (void)unregisterChangeObserver:(id<PHPhotoLibraryChangeObserver>)observer;
  @interface PHPickerViewController
  - (instancetype)initWithConfiguration:(PHPickerConfiguration *)configuration;
  - (void)deselectAssetsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  - (void)moveAssetWithIdentifier:(NSString *)identifier afterAssetWithIdentifier:(NSString *)identifier2;
  - (void)scrollToInitialPosition;
  - (void)zoomIn;
  - (void)zoomOut;
  @property (readonly) PHPickerConfiguration *configuration;
  @property (weak) id<PHPickerViewControllerDelegate> delegate;
  @interface PHPickerConfiguration <NSCopying>
  - (instancetype)initWithPhotoLibrary:(PHPhotoLibrary *)library;
  @property (copy) NSArray<NSString *> *preselectedAssetIdentifiers;
  @property NSDirectionalRectEdge edgesWithoutContentMargins;
  @property NSInteger selectionLimit;
  @property PHPickerCapabilities disabledCapabilities;
  @property PHPickerConfigurationAssetRepresentationMode preferredAssetRepresentationMode;
  @property PHPickerConfigurationSelection selection;
  @property (copy) PHPickerFilter *filter;
  @property PHPickerMode mode;
  @interface PHPickerFilter <NSCopying>
  + (PHPickerFilter *)allFilterMatchingSubfilters:(NSArray<PHPickerFilter *> *)subfilters;
  + (PHPickerFilter *)anyFilterMatchingSubfilters:(NSArray<PHPickerFilter *> *)subfilters;
  + (PHPickerFilter *)burstsFilter;
  + (PHPickerFilter *)cinematicVideosFilter;
  + (PHPickerFilter *)depthEffectPhotosFilter;
  + (PHPickerFilter *)imagesFilter;
  + (PHPickerFilter *)livePhotosFilter;
  + (PHPickerFilter *)notFilterOfSubfilter:(PHPickerFilter *)subfilter;
  + (PHPickerFilter *)panoramasFilter;
  + (PHPickerFilter *)playbackStyleFilter:(PHAssetPlaybackStyle)filter;
  + (PHPickerFilter *)screenRecordingsFilter;
  + (PHPickerFilter *)screenshotsFilter;
  + (PHPickerFilter *)slomoVideosFilter;
  + (PHPickerFilter *)spatialMediaFilter;
  + (PHPickerFilter *)timelapseVideosFilter;
  + (PHPickerFilter *)videosFilter;
  @interface PHPickerResult
  - (NSString *)assetIdentifier;
  @property (readonly) NSItemProvider *itemProvider;
  @interface ALAsset
  - (ALAssetRepresentation *)defaultRepresentation;
  - (ALAssetRepresentation *)representationForUTI:(NSString *)uti;
  - (CGImageRef)aspectRatioThumbnail;
  - (CGImageRef)thumbnail;
  - (id)valueForProperty:(NSString *)property;
  - (void)setImageData:(NSData *)data metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)block;
  - (void)setVideoAtPath:(NSURL *)path completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)block;
  - (void)writeModifiedImageDataToSavedPhotosAlbum:(NSData *)album metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)block;
  - (void)writeModifiedVideoAtPathToSavedPhotosAlbum:(NSURL *)album completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)block;
  @property (readonly) ALAsset *originalAsset;
  @property (readonly, getter=is) BOOL
      editable
  @interface ALAssetRepresentation
  - (ALAssetOrientation)orientation;
  - (CGImageRef)CGImageWithOptions:(NSDictionary *)options;
  - (CGImageRef)fullResolutionImage;
  - (CGImageRef)fullScreenImage;
  - (CGSize)dimensions;
  - (NSDictionary *)metadata;
  - (NSString *)UTI;
  - (NSString *)filename;
  - (NSUInteger)getBytes:(uint8_t *)bytes fromOffset:(long long)offset length:(NSUInteger)length error:(NSError **)error;
  - (NSURL *)url;
  - (float)scale;
  - (long long)size;
  @interface ALAssetsFilter
  + (ALAssetsFilter *)allAssets;
  + (ALAssetsFilter *)allPhotos;
  + (ALAssetsFilter *)allVideos;
  @interface ALAssetsGroup
  - (BOOL)addAsset:(ALAsset *)asset;
  - (CGImageRef)posterImage;
  - (NSInteger)numberOfAssets;
  - (id)valueForProperty:(NSString *)property;
  - (void)enumerateAssetsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options usingBlock:(ALAssetsGroupEnumerationResultsBlock)block;
  - (void)enumerateAssetsUsingBlock:(ALAssetsGroupEnumerationResultsBlock)block;
  - (void)enumerateAssetsWithOptions:(NSEnumerationOptions)options usingBlock:(ALAssetsGroupEnumerationResultsBlock)block;
  - (void)setAssetsFilter:(ALAssetsFilter *)filter;
  @property (readonly, getter=is) BOOL
      editable
  @interface ALAssetsLibrary
  + (ALAuthorizationStatus)authorizationStatus;
  + (void)disableSharedPhotoStreamsSupport;
  - (BOOL)videoAtPathIsCompatibleWithSavedPhotosAlbum:(NSURL *)album;
  - (void)addAssetsGroupAlbumWithName:(NSString *)name resultBlock:(ALAssetsLibraryGroupResultBlock)block failureBlock:(ALAssetsLibraryAccessFailureBlock)block2;
  - (void)assetForURL:(NSURL *)url resultBlock:(ALAssetsLibraryAssetForURLResultBlock)block failureBlock:(ALAssetsLibraryAccessFailureBlock)block2;
  - (void)groupForURL:(NSURL *)url resultBlock:(ALAssetsLibraryGroupResultBlock)block failureBlock:(ALAssetsLibraryAccessFailureBlock)block2;
  - (void)writeImageDataToSavedPhotosAlbum:(NSData *)album metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)block;
  - (void)writeImageToSavedPhotosAlbum:(CGImageRef)album metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)block;
  - (void)writeImageToSavedPhotosAlbum:(CGImageRef)album orientation:(ALAssetOrientation)orientation completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)block;
  - (void)writeVideoAtPathToSavedPhotosAlbum:(NSURL *)album completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)block;
  @interface SKProduct
  - (BOOL)downloadable;
  - (BOOL)isDownloadable;
  - (BOOL)isFamilyShareable;
  - (NSArray<NSNumber *> *)contentLengths;
  - (NSArray<NSNumber *> *)downloadContentLengths;
  - (NSArray<SKProductDiscount *> *)discounts;
  - (NSDecimalNumber *)price;
  - (NSLocale *)priceLocale;
  - (NSString *)contentVersion;
  - (NSString *)downloadContentVersion;
  - (NSString *)productIdentifier;
  - (NSString *)subscriptionGroupIdentifier;
  - (SKProductDiscount *)introductoryPrice;
  - (SKProductSubscriptionPeriod *)subscriptionPeriod;
  @property (readonly) NSString *
      localizedDescription localizedTitle
  @interface SKProductsResponse
  - (NSArray<NSString *> *)invalidProductIdentifiers;
  - (NSArray<SKProduct *> *)products;
  @interface SKRequest
  - (void)cancel;
  - (void)start;
  @property (weak) id<SKRequestDelegate> delegate;
  @interface SKProductsRequest
  - (instancetype)initWithProductIdentifiers:(NSSet<NSString *> *)identifiers;
  @property (weak) id<SKProductsRequestDelegate> delegate;
  @interface SKPayment <NSCopying, NSMutableCopying>
  + (id)paymentWithProductIdentifier:(NSString *)identifier;
  + (instancetype)paymentWithProduct:(SKProduct *)product;
  - (BOOL)simulatesAskToBuyInSandbox;
  - (NSData *)requestData;
  - (NSInteger)quantity;
  - (NSString *)applicationUsername;
  - (NSString *)productIdentifier;
  - (SKPaymentDiscount *)paymentDiscount;
  @interface SKMutablePayment
  @property BOOL simulatesAskToBuyInSandbox;
  @property (copy) NSData *requestData;
  @property NSInteger quantity;
  @property (copy) NSString *
      applicationUsername productIdentifier
  @property (copy) SKPaymentDiscount *paymentDiscount;
  @interface SKPaymentQueue
  + (BOOL)canMakePayments;
  + (instancetype)defaultQueue;
  - (NSArray<SKPaymentTransaction *> *)transactions;
  - (NSArray<id<SKPaymentTransactionObserver>> *)transactionObservers;
  - (SKStorefront *)storefront;
  - (void)addPayment:(SKPayment *)payment;
  - (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
  - (void)cancelDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)finishTransaction:(SKPaymentTransaction *)transaction;
  - (void)pauseDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)presentCodeRedemptionSheet;
  - (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
  - (void)restoreCompletedTransactions;
  - (void)restoreCompletedTransactionsWithApplicationUsername:(NSString *)username;
  - (void)resumeDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)showPriceConsentIfNeeded;
  - (void)startDownloads:(NSArray<SKDownload *> *)downloads;
  @property (weak) id<SKPaymentQueueDelegate> delegate;
  @interface SKPaymentTransaction
  - (NSArray<SKDownload *> *)downloads;
  - (NSData *)transactionReceipt;
  - (NSDate *)transactionDate;
  - (NSString *)transactionIdentifier;
  - (SKPayment *)payment;
  - (SKPaymentTransaction *)originalTransaction;
  - (SKPaymentTransactionState)transactionState;
  @property (readonly) NSError *error;
  @interface SKAdNetwork
  + (void)endImpression:(SKAdImpression *)impression completionHandler:(void (^)(NSError *))handler;
  + (void)registerAppForAdNetworkAttribution;
  + (void)startImpression:(SKAdImpression *)impression completionHandler:(void (^)(NSError *))handler;
  + (void)updateConversionValue:(NSInteger)value;
  + (void)updatePostbackConversionValue:(NSInteger)value coarseValue:(SKAdNetworkCoarseConversionValue)value2 completionHandler:(void (^)(NSError *))handler;
  + (void)updatePostbackConversionValue:(NSInteger)value coarseValue:(SKAdNetworkCoarseConversionValue)value2 lockWindow:(BOOL)window completionHandler:(void (^)(NSError *))handler;
  + (void)updatePostbackConversionValue:(NSInteger)value completionHandler:(void (^)(NSError *))handler;
  @interface SKOverlay
  - (instancetype)initWithConfiguration:(SKOverlayConfiguration *)configuration;
  @property (readonly) SKOverlayConfiguration *configuration;
  @property (weak) id<SKOverlayDelegate> delegate;
  @interface SKStoreReviewController
  + (void)requestReview;
  @interface SKView <NSSecureCoding>
  @interface SKNode <NSCopying, NSSecureCoding>
  @interface SKKeyframeSequence <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNNode <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNScene <NSCoding, NSSecureCoding>
  @interface SCNAction <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNCamera <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNConstraint <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNGeometry <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNGeometryElement <NSCoding, NSSecureCoding>
  @interface SCNGeometrySource <NSCoding, NSSecureCoding>
  @interface SCNLight <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNMaterial <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNMaterialProperty <NSCoding, NSSecureCoding>
  @interface MTLDepthStencilDescriptor <NSCopying>
  @interface MTLRenderPassDescriptor <NSCopying>
  @interface MTLRenderPipelineDescriptor <NSCopying>
  @interface MTLSamplerDescriptor <NSCopying>
  @interface MTLTextureDescriptor <NSCopying>
  @interface GKBasePlayer <NSCopying>
  - (NSString *)playerID;
  @property (readonly) NSString *displayName;
  @interface GKPlayer
  + (instancetype)anonymousGuestPlayerWithIdentifier:(NSString *)identifier;
  + (void)loadPlayersForIdentifiers:(NSArray<NSString *> *)identifiers withCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (BOOL)isFriend;
  - (BOOL)isInvitable;
  - (BOOL)scopedIDsArePersistent;
  - (NSString *)alias;
  - (NSString *)gamePlayerID;
  - (NSString *)guestIdentifier;
  - (NSString *)teamPlayerID;
  - (void)loadPhotoForSize:(GKPhotoSize)size withCompletionHandler:(void (^)(UIImage *, NSError *))handler;
  @interface GKLocalPlayer <GKSavedGameListener>
  + (GKLocalPlayer *)local;
  + (GKLocalPlayer *)localPlayer;
  - (BOOL)isAuthenticated;
  - (BOOL)isMultiplayerGamingRestricted;
  - (BOOL)isPersonalizedCommunicationRestricted;
  - (BOOL)isPresentingFriendRequestViewController;
  - (BOOL)isUnderage;
  - (BOOL)presentFriendRequestCreatorFromViewController:(UIViewController *)controller error:(NSError **)error;
  - (BOOL)presentFriendRequestCreatorFromWindow:(UIWindow *)window error:(NSError **)error;
  - (NSArray<NSString *> *)friends;
  - (void)authenticateWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)deleteSavedGamesWithName:(NSString *)name completionHandler:(void (^)(NSError *))handler;
  - (void)fetchItemsForIdentityVerificationSignature:(void (^)(NSURL *, NSData *, NSData *, uint64_t, NSError *))signature;
  - (void)fetchSavedGamesWithCompletionHandler:(void (^)(NSArray<GKSavedGame *> *, NSError *))handler;
  - (void)generateIdentityVerificationSignatureWithCompletionHandler:(void (^)(NSURL *, NSData *, NSData *, uint64_t, NSError *))handler;
  - (void)loadChallengableFriendsWithCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)loadDefaultLeaderboardCategoryIDWithCompletionHandler:(void (^)(NSString *, NSError *))handler;
  - (void)loadDefaultLeaderboardIdentifierWithCompletionHandler:(void (^)(NSString *, NSError *))handler;
  - (void)loadFriendPlayersWithCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)loadFriends:(void (^)(NSArray<GKPlayer *> *, NSError *))friends;
  - (void)loadFriendsAuthorizationStatus:(void (^)(GKFriendsAuthorizationStatus, NSError *))status;
  - (void)loadFriendsWithCompletionHandler:(void (^)(NSArray<NSString *> *, NSError *))handler;
  - (void)loadFriendsWithIdentifiers:(NSArray<NSString *> *)identifiers completionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)loadRecentPlayersWithCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)registerListener:(id<GKLocalPlayerListener>)listener;
  - (void)resolveConflictingSavedGames:(NSArray<GKSavedGame *> *)games withData:(NSData *)data completionHandler:(void (^)(NSArray<GKSavedGame *> *, NSError *))handler;
  - (void)saveGameData:(NSData *)data withName:(NSString *)name completionHandler:(void (^)(GKSavedGame *, NSError *))handler;
  - (void)setDefaultLeaderboardCategoryID:(NSString *)idValue completionHandler:(void (^)(NSError *))handler;
  - (void)setDefaultLeaderboardIdentifier:(NSString *)identifier completionHandler:(void (^)(NSError *))handler;
  - (void)unregisterAllListeners;
  - (void)unregisterListener:(id<GKLocalPlayerListener>)listener;
  @property (copy) void (^authenticateHandler)(UIViewController *, NSError *);
  @interface GKAchievement <NSCoding, NSSecureCoding>
  + (void)loadAchievementsWithCompletionHandler:(void (^)(NSArray<GKAchievement *> *, NSError *))handler;
  + (void)reportAchievements:(NSArray<GKAchievement *> *)achievements withCompletionHandler:(void (^)(NSError *))handler;
  + (void)reportAchievements:(NSArray<GKAchievement *> *)achievements withEligibleChallenges:(NSArray<GKChallenge *> *)challenges withCompletionHandler:(void (^)(NSError *))handler;
  + (void)resetAchievementsWithCompletionHandler:(void (^)(NSError *))handler;
  - (NSDate *)lastReportedDate;
  - (NSString *)playerID;
  - (UIViewController *)challengeComposeControllerWithMessage:(NSString *)message players:(NSArray<GKPlayer *> *)players completion:(void (^)(UIViewController *, BOOL, NSArray<GKPlayer *> *))completion;
  - (UIViewController *)challengeComposeControllerWithMessage:(NSString *)message players:(NSArray<GKPlayer *> *)players completionHandler:(void (^)(UIViewController *, BOOL, NSArray<NSString *> *))handler;
  - (UIViewController *)challengeComposeControllerWithPlayers:(NSArray<NSString *> *)players message:(NSString *)message completionHandler:(void (^)(UIViewController *, BOOL, NSArray<NSString *> *))handler;
  - (instancetype)initWithIdentifier:(NSString *)identifier forPlayer:(NSString *)player;
  - (instancetype)initWithIdentifier:(NSString *)identifier player:(GKPlayer *)player;
  - (instancetype)initWithIdentifier:(NSString *)identifier;
  - (void)issueChallengeToPlayers:(NSArray<NSString *> *)players message:(NSString *)message;
  - (void)reportAchievementWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)selectChallengeablePlayerIDs:(NSArray<NSString *> *)ds withCompletionHandler:(void (^)(NSArray<NSString *> *, NSError *))handler;
  - (void)selectChallengeablePlayers:(NSArray<GKPlayer *> *)players withCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  @property BOOL showsCompletionBanner;
  @property (readonly) BOOL
      isCompleted isHidden
  @property (readonly) GKPlayer *player;
  @property (copy) NSString *identifier;
  @property double percentComplete;
  @interface GKChallenge <NSCoding, NSSecureCoding>
  + (void)loadReceivedChallengesWithCompletionHandler:(void (^)(NSArray<GKChallenge *> *, NSError *))handler;
  - (GKPlayer *)issuingPlayer;
  - (GKPlayer *)receivingPlayer;
  - (NSDate *)issueDate;
  - (NSString *)issuingPlayerID;
  - (NSString *)receivingPlayerID;
  - (void)decline;
  @property (readonly) GKChallengeState state;
  @property (readonly) NSDate *completionDate;
  @property (readonly) NSString *message;
  @interface GKInvite
  - (BOOL)isHosted;
  - (NSString *)inviter;
  - (NSUInteger)playerGroup;
  - (uint32_t)playerAttributes;
  @property (readonly) GKPlayer *sender;
  @interface GKMatchRequest
  + (NSUInteger)maxPlayersAllowedForMatchOfType:(GKMatchType)type;
  @property (copy) void (^inviteeResponseHandler)(NSString *, GKInviteRecipientResponse);
  @property (copy) void (^recipientResponseHandler)(GKPlayer *, GKInviteRecipientResponse);
  @property BOOL restrictToAutomatch;
  @property NSArray<GKPlayer *> *recipients;
  @property NSArray<NSString *> *playersToInvite;
  @property (copy) NSString *
      inviteMessage queueName
  @property NSUInteger
      minPlayers maxPlayers playerGroup defaultNumberOfPlayers
  @property uint32_t playerAttributes;
  @interface GKGameCenterViewController
  - (instancetype)initWithAchievementID:(NSString *)idValue;
  - (instancetype)initWithLeaderboard:(GKLeaderboard *)leaderboard playerScope:(GKLeaderboardPlayerScope)scope;
  - (instancetype)initWithLeaderboardID:(NSString *)idValue playerScope:(GKLeaderboardPlayerScope)scope timeScope:(GKLeaderboardTimeScope)scope2;
  - (instancetype)initWithLeaderboardSetID:(NSString *)idValue;
  - (instancetype)initWithPlayer:(GKPlayer *)player;
  - (instancetype)initWithState:(GKGameCenterViewControllerState)state;
  @property GKGameCenterViewControllerState viewState;
  @property GKLeaderboardTimeScope leaderboardTimeScope;
  @property NSString *
      leaderboardIdentifier leaderboardCategory
  @property (weak) id<GKGameCenterControllerDelegate> gameCenterDelegate;
  @interface GKTurnBasedMatchmakerViewController
  - (instancetype)initWithMatchRequest:(GKMatchRequest *)request;
  @property BOOL showExistingMatches;
  @property GKMatchmakingMode matchmakingMode;
  @property (weak) id<GKTurnBasedMatchmakerViewControllerDelegate> turnBasedMatchmakerDelegate;
  @interface GKNotificationBanner
  + (void)showBannerWithTitle:(NSString *)title message:(NSString *)message completionHandler:(void (^)(void))handler;
  + (void)showBannerWithTitle:(NSString *)title message:(NSString *)message duration:(double)duration completionHandler:(void (^)(void))handler;
  @interface GKSavedGame <NSCopying>
  - (NSString *)deviceName;
  - (void)loadDataWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  @property (readonly) NSDate *modificationDate;
  @property (readonly) NSString *name;
  @interface GKTurnBasedExchange
  - (NSArray<GKTurnBasedExchangeReply *> *)replies;
  - (NSDate *)sendDate;
  - (NSDate *)timeoutDate;
  - (NSString *)exchangeID;
  - (void)cancelWithLocalizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments completionHandler:(void (^)(NSError *))handler;
  - (void)replyWithLocalizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments data:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  @property (readonly) GKTurnBasedExchangeStatus status;
  @property (readonly) GKTurnBasedParticipant *sender;
  @property (readonly) NSArray<GKTurnBasedParticipant *> *recipients;
  @property (readonly) NSData *data;
  @property (readonly) NSDate *completionDate;
  @property (readonly) NSString *message;
  @interface GKTurnBasedExchangeReply
  - (GKTurnBasedParticipant *)recipient;
  - (NSDate *)replyDate;
  @property (readonly) NSData *data;
  @property (readonly) NSString *message;
  @interface GKTurnBasedMatch
  + (void)findMatchForRequest:(GKMatchRequest *)request withCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  + (void)loadMatchWithID:(NSString *)idValue withCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  + (void)loadMatchesWithCompletionHandler:(void (^)(NSArray<GKTurnBasedMatch *> *, NSError *))handler;
  - (GKTurnBasedParticipant *)currentParticipant;
  - (NSArray<GKTurnBasedExchange *> *)activeExchanges;
  - (NSArray<GKTurnBasedExchange *> *)completedExchanges;
  - (NSArray<GKTurnBasedExchange *> *)exchanges;
  - (NSArray<GKTurnBasedParticipant *> *)participants;
  - (NSData *)matchData;
  - (NSString *)matchID;
  - (NSUInteger)exchangeDataMaximumSize;
  - (NSUInteger)exchangeMaxInitiatedExchangesPerPlayer;
  - (NSUInteger)matchDataMaximumSize;
  - (void)acceptInviteWithCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  - (void)declineInviteWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)endMatchInTurnWithMatchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)endMatchInTurnWithMatchData:(NSData *)data leaderboardScores:(NSArray<GKLeaderboardScore *> *)scores achievements:(NSArray *)achievements completionHandler:(void (^)(NSError *))handler;
  - (void)endMatchInTurnWithMatchData:(NSData *)data scores:(NSArray<GKScore *> *)scores achievements:(NSArray<GKAchievement *> *)achievements completionHandler:(void (^)(NSError *))handler;
  - (void)endTurnWithNextParticipant:(GKTurnBasedParticipant *)participant matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)endTurnWithNextParticipants:(NSArray<GKTurnBasedParticipant *> *)participants turnTimeout:(double)timeout matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)loadMatchDataWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)outcome nextParticipant:(GKTurnBasedParticipant *)participant matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)outcome nextParticipants:(NSArray<GKTurnBasedParticipant *> *)participants turnTimeout:(double)timeout matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)participantQuitOutOfTurnWithOutcome:(GKTurnBasedMatchOutcome)outcome withCompletionHandler:(void (^)(NSError *))handler;
  - (void)rematchWithCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  - (void)removeWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)saveCurrentTurnWithMatchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)saveMergedMatchData:(NSData *)data withResolvedExchanges:(NSArray<GKTurnBasedExchange *> *)exchanges completionHandler:(void (^)(NSError *))handler;
  - (void)sendExchangeToParticipants:(NSArray<GKTurnBasedParticipant *> *)participants data:(NSData *)data localizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments timeout:(double)timeout completionHandler:(void (^)(GKTurnBasedExchange *, NSError *))handler;
  - (void)sendReminderToParticipants:(NSArray<GKTurnBasedParticipant *> *)participants localizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments completionHandler:(void (^)(NSError *))handler;
  - (void)setLocalizableMessageWithKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments;
  @property (readonly) GKTurnBasedMatchStatus status;
  @property (readonly) NSDate *creationDate;
  @property (copy) NSString *message;
  @interface GKTurnBasedParticipant
  - (NSDate *)lastTurnDate;
  - (NSDate *)timeoutDate;
  - (NSString *)playerID;
  @property (readonly) GKPlayer *player;
  @property GKTurnBasedMatchOutcome matchOutcome;
  @property (readonly) GKTurnBasedParticipantStatus status;
  @interface HKObject <NSCoding, NSSecureCoding>
  @interface HKObjectType <NSCoding, NSCopying, NSSecureCoding>
  @interface HKDevice <NSCoding, NSCopying, NSSecureCoding>
  @interface HKQuantity <NSCoding, NSCopying, NSSecureCoding>
  @interface HKUnit <NSCoding, NSCopying, NSSecureCoding>
  @interface CBManager
  + (CBManagerAuthorization)authorization;
  - (CBManagerAuthorization)authorization;
  @property (readonly) CBManagerState state;
  @interface CBCentralManager
  + (BOOL)supportsFeatures:(CBCentralManagerFeature)features;
  - (BOOL)isScanning;
  - (NSArray<CBPeripheral *> *)retrieveConnectedPeripheralsWithServices:(NSArray<CBUUID *> *)services;
  - (NSArray<CBPeripheral *> *)retrievePeripheralsWithIdentifiers:(NSArray<NSUUID *> *)identifiers;
  - (instancetype)initWithDelegate:(id<CBCentralManagerDelegate>)delegate queue:(dispatch_queue_t)queue options:(NSDictionary<NSString *, id> *)options;
  - (instancetype)initWithDelegate:(id<CBCentralManagerDelegate>)delegate queue:(dispatch_queue_t)queue;
  - (void)cancelPeripheralConnection:(CBPeripheral *)connection;
  - (void)connectPeripheral:(CBPeripheral *)peripheral options:(NSDictionary<NSString *, id> *)options;
  - (void)registerForConnectionEventsWithOptions:(NSDictionary<CBConnectionEventMatchingOption, id> *)options;
  - (void)retrieveConnectedPeripherals;
  - (void)retrievePeripherals:(NSArray *)peripherals;
  - (void)scanForPeripheralsWithServices:(NSArray<CBUUID *> *)services options:(NSDictionary<NSString *, id> *)options;
  - (void)stopScan;
  @property (weak) id<CBCentralManagerDelegate> delegate;
  @interface CBPeer <NSCopying>
  @property (readonly) CBUUID *UUID;
  @property (readonly) NSUUID *identifier;
  @interface CBPeripheral
  - (BOOL)ancsAuthorized;
  - (BOOL)canSendWriteWithoutResponse;
  - (NSArray<CBService *> *)services;
  - (NSNumber *)RSSI;
  - (NSUInteger)maximumWriteValueLengthForType:(CBCharacteristicWriteType)type;
  - (void)discoverCharacteristics:(NSArray<CBUUID *> *)characteristics forService:(CBService *)service;
  - (void)discoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic;
  - (void)discoverIncludedServices:(NSArray<CBUUID *> *)services forService:(CBService *)service;
  - (void)discoverServices:(NSArray<CBUUID *> *)services;
  - (void)openL2CAPChannel:(uint16_t)channel;
  - (void)readRSSI;
  - (void)readValueForCharacteristic:(CBCharacteristic *)characteristic;
  - (void)readValueForDescriptor:(CBDescriptor *)descriptor;
  - (void)setNotifyValue:(BOOL)value forCharacteristic:(CBCharacteristic *)characteristic;
  - (void)writeValue:(NSData *)value forCharacteristic:(CBCharacteristic *)characteristic type:(CBCharacteristicWriteType)type;
  - (void)writeValue:(NSData *)value forDescriptor:(CBDescriptor *)descriptor;
  @property (readonly) BOOL isConnected;
  @property (readonly) CBPeripheralState state;
  @property (readonly) NSString *name;
  @property (weak) id<CBPeripheralDelegate> delegate;
  @interface CBAttribute
  @property (readonly) CBUUID *UUID;
  @interface CBCharacteristic
  - (BOOL)isBroadcasted;
  - (BOOL)isNotifying;
  - (NSArray<CBDescriptor *> *)descriptors;
  @property (readonly) CBCharacteristicProperties properties;
  @property (readonly) CBService *service;
  @property (readonly) NSData *value;
  @interface CBService
  - (BOOL)isPrimary;
  - (CBPeripheral *)peripheral;
  - (NSArray<CBCharacteristic *> *)characteristics;
  - (NSArray<CBService *> *)includedServices;
  @interface CBUUID <NSCopying>
  + (CBUUID *)UUIDWithCFUUID:(CFUUIDRef)cfuuid;
  + (CBUUID *)UUIDWithData:(NSData *)data;
  + (CBUUID *)UUIDWithNSUUID:(NSUUID *)nsuuid;
  + (CBUUID *)UUIDWithString:(NSString *)string;
  - (NSString *)UUIDString;
  @property (readonly) NSData *data;
  @interface CMMotionManager
  + (CMAttitudeReferenceFrame)availableAttitudeReferenceFrames;
  - (BOOL)isAccelerometerActive;
  - (BOOL)isAccelerometerAvailable;
  - (BOOL)isDeviceMotionActive;
  - (BOOL)isDeviceMotionAvailable;
  - (BOOL)isGyroActive;
  - (BOOL)isGyroAvailable;
  - (BOOL)isMagnetometerActive;
  - (BOOL)isMagnetometerAvailable;
  - (CMAccelerometerData *)accelerometerData;
  - (CMAttitudeReferenceFrame)attitudeReferenceFrame;
  - (CMDeviceMotion *)deviceMotion;
  - (CMGyroData *)gyroData;
  - (CMMagnetometerData *)magnetometerData;
  - (void)startAccelerometerUpdates;
  - (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMAccelerometerData *, NSError *))handler;
  - (void)startDeviceMotionUpdates;
  - (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMDeviceMotion *, NSError *))handler;
  - (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)frame toQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMDeviceMotion *, NSError *))handler;
  - (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)frame;
  - (void)startGyroUpdates;
  - (void)startGyroUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMGyroData *, NSError *))handler;
  - (void)startMagnetometerUpdates;
  - (void)startMagnetometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMMagnetometerData *, NSError *))handler;
  - (void)stopAccelerometerUpdates;
  - (void)stopDeviceMotionUpdates;
  - (void)stopGyroUpdates;
  - (void)stopMagnetometerUpdates;
  @property BOOL showsDeviceMovementDisplay;
  @property double
      accelerometerUpdateInterval gyroUpdateInterval magnetometerUpdateInterval deviceMotionUpdateInterval
  @interface CMAttitude <NSCoding, NSCopying, NSSecureCoding>
  - (CMQuaternion)quaternion;
  - (void)multiplyByInverseOfAttitude:(CMAttitude *)attitude;
  @property (readonly) double
      roll pitch yaw
  @interface CTTelephonyNetworkInfo
  - (CTCarrier *)subscriberCellularProvider;
  - (NSDictionary<NSString *, CTCarrier *> *)serviceSubscriberCellularProviders;
  - (NSDictionary<NSString *, NSString *> *)serviceCurrentRadioAccessTechnology;
  - (NSString *)currentRadioAccessTechnology;
  - (NSString *)dataServiceIdentifier;
  @property (copy) void (^serviceSubscriberCellularProvidersDidUpdateNotifier)(NSString *);
  @property (copy) void (^subscriberCellularProviderDidUpdateNotifier)(CTCarrier *);
  @interface CSSearchableIndex
  + (BOOL)isIndexingAvailable;
  + (instancetype)defaultSearchableIndex;
  - (instancetype)initWithName:(NSString *)name protectionClass:(NSFileProtectionType)classValue;
  - (instancetype)initWithName:(NSString *)name;
  - (void)beginIndexBatch;
  - (void)deleteAllSearchableItemsWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)deleteSearchableItemsWithDomainIdentifiers:(NSArray<NSString *> *)identifiers completionHandler:(void (^)(NSError *))handler;
  - (void)deleteSearchableItemsWithIdentifiers:(NSArray<NSString *> *)identifiers completionHandler:(void (^)(NSError *))handler;
  - (void)endIndexBatchWithClientState:(NSData *)state completionHandler:(void (^)(NSError *))handler;
  - (void)endIndexBatchWithExpectedClientState:(NSData *)state newClientState:(NSData *)state2 completionHandler:(void (^)(NSError *))handler;
  - (void)fetchDataForBundleIdentifier:(NSString *)identifier itemIdentifier:(NSString *)identifier2 contentType:(UTType *)type completionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)fetchLastClientStateWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)indexSearchableItems:(NSArray<CSSearchableItem *> *)items completionHandler:(void (^)(NSError *))handler;
  @property (weak) id<CSSearchableIndexDelegate> indexDelegate;
  @interface CSSearchableItem <NSCoding, NSCopying, NSSecureCoding>
  - (NSComparisonResult)compareByRank:(CSSearchableItem *)rank;
  - (instancetype)initWithUniqueIdentifier:(NSString *)identifier domainIdentifier:(NSString *)identifier2 attributeSet:(CSSearchableItemAttributeSet *)set;
  @property BOOL isUpdate;
  @property CSSearchableItemAttributeSet *attributeSet;
  @property CSSearchableItemUpdateListenerOptions updateListenerOptions;
  @property (copy) NSDate *expirationDate;
  @property (copy) NSString *
      uniqueIdentifier domainIdentifier
  @interface CSSearchableItemAttributeSet <NSCoding, NSCopying, NSSecureCoding>
  - (NSNumber *)isPriority;
  - (NSString *)textContentSummary;
  - (instancetype)initWithContentType:(UTType *)type;
  - (instancetype)initWithItemContentType:(NSString *)type;
  @property (copy) NSArray<CSPerson *> *
      authors primaryRecipients additionalRecipients hiddenAdditionalRecipients
  @property (copy) NSArray<NSDate *> *importantDates;
  @property (copy) NSArray<NSString *> *
      audiences encodingApplications fontNames alternateNames contentTypeTree keywords actionIdentifiers providerDataTypeIdentifiers
      providerFileTypeIdentifiers providerInPlaceFileTypeIdentifiers layerNames editors participants projects contentSources contactKeywords codecs
      mediaTypes organizations languages publishers contributors coverage performers accountHandles mailboxIdentifiers authorNames recipientNames
      authorEmailAddresses recipientEmailAddresses authorAddresses recipientAddresses phoneNumbers emailAddresses instantMessageAddresses
  @property (copy) NSData *
      thumbnailData HTMLContentData
  @property NSDate *
      dueDate completionDate startDate endDate metadataModificationDate lastUsedDate contentCreationDate contentModificationDate addedDate
      downloadedDate recordingDate timestamp GPSDateStamp
  @property (copy) NSDictionary<NSString *, NSArray *> *emailHeaders;
  @property NSNumber *
      fileSize pageCount pageWidth pageHeight allDay rankingHint supportsPhoneCall supportsNavigation containerOrder pixelHeight pixelWidth pixelCount
      bitsPerSample focalLength ISOSpeed orientation whiteBalance aperture resolutionWidthDPI resolutionHeightDPI exposureMode exposureTime
      hasAlphaChannel maxAperture fNumber duration totalBitRate videoBitRate audioBitRate deliveryType rating playCount contentRating audioSampleRate
      audioChannelCount tempo audioTrackNumber altitude latitude longitude speed imageDirection GPSTrack GPSDOP GPSDestLatitude GPSDestLongitude
      GPSDestBearing GPSDestDistance GPSDifferental
  @property (getter=is) NSNumber *
      userCreated userOwned userCurated flashOn focalLength35mm redEyeOn streamable local generalMIDISequence likelyJunk
  @property NSString *
      securityMethod transcribedTextContent
  @property (copy) NSString *
      subject theme contentDescription identifier creator kind displayName path relatedUniqueIdentifier weakRelatedUniqueIdentifier contentType title
      version domainIdentifier containerTitle containerDisplayName containerIdentifier colorSpace acquisitionMake acquisitionModel cameraOwner
      lensModel profileName EXIFVersion EXIFGPSVersion meteringMode exposureProgram exposureTimeString comment copyright role rights ratingDescription
      information director producer genre originalFormat originalSource keySignature timeSignature audioEncodingApplication composer lyricist album
      artist musicalGenre musicalInstrumentCategory musicalInstrumentName accountIdentifier textContent headline instructions thoroughfare
      subThoroughfare postalCode city stateOrProvince country fullyFormattedAddress namedLocation GPSStatus GPSMeasureMode GPSMapDatum
      GPSProcessingMethod GPSAreaInformation
  @property NSURL *
      contentURL thumbnailURL darkThumbnailURL URL
  @property (copy) UTType *sharedItemContentType;
  @interface MLModelConfiguration <NSCoding, NSCopying, NSSecureCoding>
  @interface UNUserNotificationCenter
  + (UNUserNotificationCenter *)currentNotificationCenter;
  - (BOOL)supportsContentExtensions;
  - (void)addNotificationRequest:(UNNotificationRequest *)request withCompletionHandler:(void (^)(NSError *))handler;
  - (void)getDeliveredNotificationsWithCompletionHandler:(void (^)(NSArray<UNNotification *> *))handler;
  - (void)getNotificationCategoriesWithCompletionHandler:(void (^)(NSSet<UNNotificationCategory *> *))handler;
  - (void)getNotificationSettingsWithCompletionHandler:(void (^)(UNNotificationSettings *))handler;
  - (void)getPendingNotificationRequestsWithCompletionHandler:(void (^)(NSArray<UNNotificationRequest *> *))handler;
  - (void)removeAllDeliveredNotifications;
  - (void)removeAllPendingNotificationRequests;
  - (void)removeDeliveredNotificationsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  - (void)removePendingNotificationRequestsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  - (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)setBadgeCount:(NSInteger)count withCompletionHandler:(void (^)(NSError *))handler;
  - (void)setNotificationCategories:(NSSet<UNNotificationCategory *> *)categories;
  @property (weak) id<UNUserNotificationCenterDelegate> delegate;
  @interface UNNotification <NSCoding, NSCopying, NSSecureCoding>
  @property (readonly) NSDate *date;
  @property (readonly) UNNotificationRequest *request;
  @interface UNNotificationAction <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options icon:(UNNotificationActionIcon *)icon;
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options;
  @property (readonly) NSString *
      identifier title
  @property (readonly) UNNotificationActionIcon *icon;
  @property (readonly) UNNotificationActionOptions options;
  @interface UNTextInputNotificationAction
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options icon:(UNNotificationActionIcon *)icon textInputButtonTitle:(NSString *)title2 textInputPlaceholder:(NSString *)placeholder;
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options textInputButtonTitle:(NSString *)title2 textInputPlaceholder:(NSString *)placeholder;
  - (NSString *)textInputButtonTitle;
  - (NSString *)textInputPlaceholder;
  @interface UNNotificationAttachment <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)attachmentWithIdentifier:(NSString *)identifier URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  @property (readonly) NSString *
      identifier type
  @property (readonly) NSURL *URL;
  @interface UNNotificationCategory <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)identifiers hiddenPreviewsBodyPlaceholder:(NSString *)placeholder categorySummaryFormat:(NSString *)format options:(UNNotificationCategoryOptions)options;
  + (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)identifiers hiddenPreviewsBodyPlaceholder:(NSString *)placeholder options:(UNNotificationCategoryOptions)options;
  + (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)identifiers options:(UNNotificationCategoryOptions)options;
  - (NSArray<NSString *> *)intentIdentifiers;
  - (NSString *)categorySummaryFormat;
  - (NSString *)hiddenPreviewsBodyPlaceholder;
  @property (readonly) NSArray<UNNotificationAction *> *actions;
  @property (readonly) NSString *identifier;
  @property (readonly) UNNotificationCategoryOptions options;
  @interface UNNotificationContent <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
  - (NSString *)categoryIdentifier;
  - (NSString *)filterCriteria;
  - (NSString *)launchImageName;
  - (NSString *)summaryArgument;
  - (NSString *)targetContentIdentifier;
  - (NSString *)threadIdentifier;
  - (NSUInteger)summaryArgumentCount;
  - (UNNotificationInterruptionLevel)interruptionLevel;
  - (double)relevanceScore;
  @property (readonly) NSArray<UNNotificationAttachment *> *attachments;
  @property (readonly) NSDictionary *userInfo;
  @property (readonly) NSNumber *badge;
  @property (readonly) NSString *
      body subtitle title
  @property (readonly) UNNotificationSound *sound;
  @interface UNMutableNotificationContent
  @property (copy) NSArray<UNNotificationAttachment *> *attachments;
  @property (copy) NSDictionary *userInfo;
  @property (copy) NSNumber *badge;
  @property (copy) NSString *
      body categoryIdentifier launchImageName subtitle threadIdentifier title summaryArgument targetContentIdentifier filterCriteria
  @property NSUInteger summaryArgumentCount;
  @property UNNotificationInterruptionLevel interruptionLevel;
  @property (copy) UNNotificationSound *sound;
  @property double relevanceScore;
  @interface UNNotificationRequest <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)requestWithIdentifier:(NSString *)identifier content:(UNNotificationContent *)content trigger:(UNNotificationTrigger *)trigger;
  - (UNNotificationTrigger *)trigger;
  @property (readonly) NSString *identifier;
  @property (readonly) UNNotificationContent *content;
  @interface UNNotificationResponse <NSCoding, NSCopying, NSSecureCoding>
  - (NSString *)actionIdentifier;
  - (UIScene *)targetScene;
  - (UNNotification *)notification;
  @interface UNTextInputNotificationResponse
  - (NSString *)userText;
  @interface UNNotificationServiceExtension
  - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))handler;
  - (void)serviceExtensionTimeWillExpire;
  @interface UNNotificationSettings <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)providesAppNotificationSettings;
  - (UNNotificationSetting)alertSetting;
  - (UNNotificationSetting)announcementSetting;
  - (UNNotificationSetting)badgeSetting;
  - (UNNotificationSetting)carPlaySetting;
  - (UNNotificationSetting)criticalAlertSetting;
  - (UNNotificationSetting)directMessagesSetting;
  - (UNNotificationSetting)lockScreenSetting;
  - (UNNotificationSetting)notificationCenterSetting;
  - (UNNotificationSetting)scheduledDeliverySetting;
  - (UNNotificationSetting)soundSetting;
  - (UNNotificationSetting)timeSensitiveSetting;
  - (UNShowPreviewsSetting)showPreviewsSetting;
  @property (readonly) UNAlertStyle alertStyle;
  @property (readonly) UNAuthorizationStatus authorizationStatus;
  @interface UNNotificationSound <NSCoding, NSCopying, NSSecureCoding>
  + (UNNotificationSound *)defaultCriticalSound;
  + (UNNotificationSound *)defaultRingtoneSound;
  + (UNNotificationSound *)defaultSound;
  + (instancetype)criticalSoundNamed:(UNNotificationSoundName)named withAudioVolume:(float)volume;
  + (instancetype)criticalSoundNamed:(UNNotificationSoundName)named;
  + (instancetype)defaultCriticalSoundWithAudioVolume:(float)volume;
  + (instancetype)ringtoneSoundNamed:(UNNotificationSoundName)named;
  + (instancetype)soundNamed:(UNNotificationSoundName)named;
  @interface UNNotificationTrigger <NSCoding, NSCopying, NSSecureCoding>
  @property (readonly) BOOL repeats;
  @interface UNCalendarNotificationTrigger
  + (instancetype)triggerWithDateMatchingComponents:(NSDateComponents *)components repeats:(BOOL)repeats;
  - (NSDate *)nextTriggerDate;
  - (NSDateComponents *)dateComponents;
  @interface UNTimeIntervalNotificationTrigger
  + (instancetype)triggerWithTimeInterval:(double)interval repeats:(BOOL)repeats;
  - (NSDate *)nextTriggerDate;
  @property (readonly) double timeInterval;
  @interface CKContainer
  + (CKContainer *)containerWithIdentifier:(NSString *)identifier;
  + (CKContainer *)defaultContainer;
  - (void)accountStatusWithCompletionHandler:(void (^)(CKAccountStatus, NSError *))handler;
  - (void)addOperation:(CKOperation *)operation;
  - (void)discoverAllContactUserInfosWithCompletionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)fetchUserRecordIDWithCompletionHandler:(void (^)(CKRecordID *, NSError *))handler;
  @property (readonly) CKDatabase *
      privateCloudDatabase publicCloudDatabase
  @property (readonly) NSString *containerIdentifier;
  @interface CKDatabase
  - (void)addOperation:(CKDatabaseOperation *)operation;
  - (void)deleteRecordWithID:(CKRecordID *)idValue completionHandler:(void (^)(CKRecordID *, NSError *))handler;
  - (void)deleteRecordZoneWithID:(CKRecordZoneID *)idValue completionHandler:(void (^)(CKRecordZoneID *, NSError *))handler;
  - (void)deleteSubscriptionWithID:(NSString *)idValue completionHandler:(void (^)(NSString *, NSError *))handler;
  - (void)fetchAllRecordZonesWithCompletionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)fetchAllSubscriptionsWithCompletionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)fetchRecordWithID:(CKRecordID *)idValue completionHandler:(void (^)(CKRecord *, NSError *))handler;
  - (void)fetchRecordZoneWithID:(CKRecordZoneID *)idValue completionHandler:(void (^)(CKRecordZone *, NSError *))handler;
  - (void)fetchSubscriptionWithID:(NSString *)idValue completionHandler:(void (^)(CKSubscription *, NSError *))handler;
  - (void)performQuery:(CKQuery *)query inZoneWithID:(CKRecordZoneID *)idValue completionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)saveRecord:(CKRecord *)record completionHandler:(void (^)(CKRecord *, NSError *))handler;
  - (void)saveRecordZone:(CKRecordZone *)zone completionHandler:(void (^)(CKRecordZone *, NSError *))handler;
  - (void)saveSubscription:(CKSubscription *)subscription completionHandler:(void (^)(CKSubscription *, NSError *))handler;
  @interface CKRecord <NSCoding, NSCopying, NSSecureCoding>
  - (NSArray *)allKeys;
  - (NSArray *)allTokens;
  - (NSArray *)changedKeys;
  - (id<CKRecordValue>)objectForKey:(NSString *)key;
  - (id<CKRecordValue>)objectForKeyedSubscript:(NSString *)subscript;
  - (instancetype)initWithRecordType:(NSString *)type recordID:(CKRecordID *)idValue;
  - (instancetype)initWithRecordType:(NSString *)type zoneID:(CKRecordZoneID *)idValue;
  - (instancetype)initWithRecordType:(NSString *)type;
  - (void)encodeSystemFieldsWithCoder:(NSCoder *)coder;
  - (void)setObject:(id<CKRecordValue>)object forKey:(NSString *)key;
  - (void)setObject:(id<CKRecordValue>)object forKeyedSubscript:(NSString *)subscript;
  @property (readonly, copy) CKRecordID *
      recordID creatorUserRecordID lastModifiedUserRecordID
  @property (readonly, copy) NSDate *
      creationDate modificationDate
  @property (readonly, copy) NSString *
      recordType recordChangeTag
  @interface CKRecordZone <NSCoding, NSCopying, NSSecureCoding>
  + (CKRecordZone *)defaultRecordZone;
  - (instancetype)initWithZoneID:(CKRecordZoneID *)idValue;
  - (instancetype)initWithZoneName:(NSString *)name;
  @property (readonly) CKRecordZoneID *zoneID;
  @interface CKQuery <NSCoding, NSCopying, NSSecureCoding>
  - (instancetype)initWithRecordType:(NSString *)type predicate:(NSPredicate *)predicate;
  @property (copy) NSArray *sortDescriptors;
  @property (readonly, copy) NSPredicate *predicate;
  @property (readonly, copy) NSString *recordType;
  @interface CKServerChangeToken <NSCoding, NSCopying, NSSecureCoding>
  @interface CKNotification
  + (instancetype)notificationFromRemoteNotificationDictionary:(NSDictionary *)dictionary;
  @property (readonly) BOOL isPruned;
  @property (readonly, copy) NSArray *alertLocalizationArgs;
  @property (readonly, copy) NSNumber *badge;
  @property (readonly, copy) NSString *
      containerIdentifier alertBody alertLocalizationKey alertActionLocalizationKey alertLaunchImage soundName category subscriptionID
  @interface CKRecordZoneNotification
  @property (readonly, copy) CKRecordZoneID *recordZoneID;
  @interface CKSubscription <NSCoding, NSCopying, NSSecureCoding>
  @property (copy) CKNotificationInfo *notificationInfo;
  @property (copy) CKRecordZoneID *zoneID;
  @property (readonly, copy) NSPredicate *predicate;
  @property (readonly, copy) NSString *
      recordType subscriptionID
  @interface CKOperation
  @property BOOL
      usesBackgroundSession allowsCellularAccess
  @property CKContainer *container;
  @interface CKDatabaseOperation
  @property CKDatabase *database;
  @interface CKModifyRecordsOperation
  - (instancetype)initWithRecordsToSave:(NSArray *)save recordIDsToDelete:(NSArray *)deleteValue;
  @property BOOL atomic;
  @property CKRecordSavePolicy savePolicy;
  @property (copy) NSArray *
      recordsToSave recordIDsToDelete
  @property (copy) NSData *clientChangeTokenData;
  @interface CKQueryOperation
  - (instancetype)initWithCursor:(CKQueryCursor *)cursor;
  - (instancetype)initWithQuery:(CKQuery *)query;
  @property (copy) CKQuery *query;
  @property (copy) CKQueryCursor *cursor;
  @property (copy) CKRecordZoneID *zoneID;
  @property (copy) NSArray *desiredKeys;
  @property NSUInteger resultsLimit;
  @interface CNContact <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
  + (NSPredicate *)predicateForContactsInContainerWithIdentifier:(NSString *)identifier;
  + (NSPredicate *)predicateForContactsInGroupWithIdentifier:(NSString *)identifier;
  + (NSPredicate *)predicateForContactsMatchingEmailAddress:(NSString *)address;
  + (NSPredicate *)predicateForContactsMatchingName:(NSString *)name;
  + (NSPredicate *)predicateForContactsMatchingPhoneNumber:(CNPhoneNumber *)number;
  + (NSPredicate *)predicateForContactsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  + (NSString *)localizedStringForKey:(NSString *)key;
  + (id<CNKeyDescriptor>)descriptorForAllComparatorKeys;
  + (void *)comparatorForNameSortOrder:(CNContactSortOrder)order;
  - (BOOL)areKeysAvailable:(NSArray<id<CNKeyDescriptor>> *)available;
  - (BOOL)isKeyAvailable:(NSString *)available;
  - (BOOL)isUnifiedWithContactWithIdentifier:(NSString *)identifier;
  @property (readonly) BOOL imageDataAvailable;
  @property (readonly) CNContactType contactType;
  @property (readonly) NSArray<CNLabeledValue<CNContactRelation *> *> *contactRelations;
  @property (readonly) NSArray<CNLabeledValue<CNInstantMessageAddress *> *> *instantMessageAddresses;
  @property (readonly) NSArray<CNLabeledValue<CNPhoneNumber *> *> *phoneNumbers;
  @property (readonly) NSArray<CNLabeledValue<CNPostalAddress *> *> *postalAddresses;
  @property (readonly) NSArray<CNLabeledValue<CNSocialProfile *> *> *socialProfiles;
  @property (readonly) NSArray<CNLabeledValue<NSDateComponents *> *> *dates;
  @property (readonly) NSArray<CNLabeledValue<NSString *> *> *
      emailAddresses urlAddresses
  @property (readonly) NSData *
      imageData thumbnailImageData
  @property (readonly) NSDateComponents *
      birthday nonGregorianBirthday
  @property (readonly) NSString *
      identifier namePrefix givenName middleName familyName previousFamilyName nameSuffix nickname organizationName departmentName jobTitle
      phoneticGivenName phoneticMiddleName phoneticFamilyName phoneticOrganizationName note
  @interface CNMutableContact
  @property CNContactType contactType;
  @property (copy) NSArray<CNLabeledValue<CNContactRelation *> *> *contactRelations;
  @property (copy) NSArray<CNLabeledValue<CNInstantMessageAddress *> *> *instantMessageAddresses;
  @property (copy) NSArray<CNLabeledValue<CNPhoneNumber *> *> *phoneNumbers;
  @property (copy) NSArray<CNLabeledValue<CNPostalAddress *> *> *postalAddresses;
  @property (copy) NSArray<CNLabeledValue<CNSocialProfile *> *> *socialProfiles;
  @property (copy) NSArray<CNLabeledValue<NSDateComponents *> *> *dates;
  @property (copy) NSArray<CNLabeledValue<NSString *> *> *
      emailAddresses urlAddresses
  @property (copy) NSData *imageData;
  @property (copy) NSDateComponents *
      birthday nonGregorianBirthday
  @property (copy) NSString *
      namePrefix givenName middleName familyName previousFamilyName nameSuffix nickname organizationName departmentName jobTitle phoneticGivenName
      phoneticMiddleName phoneticFamilyName phoneticOrganizationName note
  @interface CNContactFetchRequest <NSCoding, NSSecureCoding>
  - (instancetype)initWithKeysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch;
  @property BOOL
      mutableObjects unifyResults
  @property CNContactSortOrder sortOrder;
  @property (copy) NSArray<id<CNKeyDescriptor>> *keysToFetch;
  @property (copy) NSPredicate *predicate;
  @interface CNContactFormatter <NSSecureCoding>
  + (CNContactDisplayNameOrder)nameOrderForContact:(CNContact *)contact;
  + (NSAttributedString *)attributedStringFromContact:(CNContact *)contact style:(CNContactFormatterStyle)style defaultAttributes:(NSDictionary *)attributes;
  + (NSString *)delimiterForContact:(CNContact *)contact;
  + (NSString *)stringFromContact:(CNContact *)contact style:(CNContactFormatterStyle)style;
  + (id<CNKeyDescriptor>)descriptorForRequiredKeysForDelimiter;
  + (id<CNKeyDescriptor>)descriptorForRequiredKeysForNameOrder;
  + (id<CNKeyDescriptor>)descriptorForRequiredKeysForStyle:(CNContactFormatterStyle)style;
  - (NSAttributedString *)attributedStringFromContact:(CNContact *)contact defaultAttributes:(NSDictionary *)attributes;
  - (NSString *)stringFromContact:(CNContact *)contact;
  @property CNContactFormatterStyle style;
  @interface CNContactProperty <NSCoding, NSCopying, NSSecureCoding>
  @property (readonly) CNContact *contact;
  @property (readonly) NSString *
      key identifier label
  @property (readonly) id value;
  @interface CNContactStore
  + (CNAuthorizationStatus)authorizationStatusForEntityType:(CNEntityType)type;
  - (BOOL)enumerateContactsWithFetchRequest:(CNContactFetchRequest *)request error:(NSError **)error usingBlock:(void (^)(CNContact *, BOOL *))block;
  - (BOOL)executeSaveRequest:(CNSaveRequest *)request error:(NSError **)error;
  - (CNContact *)unifiedContactWithIdentifier:(NSString *)identifier keysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch error:(NSError **)error;
  - (CNContact *)unifiedMeContactWithKeysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch error:(NSError **)error;
  - (CNFetchResult<NSEnumerator<CNContact *> *> *)enumeratorForContactFetchRequest:(CNContactFetchRequest *)request error:(NSError **)error;
  - (NSArray<CNContact *> *)unifiedContactsMatchingPredicate:(NSPredicate *)predicate keysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch error:(NSError **)error;
  - (NSArray<CNContainer *> *)containersMatchingPredicate:(NSPredicate *)predicate error:(NSError **)error;
  - (NSArray<CNGroup *> *)groupsMatchingPredicate:(NSPredicate *)predicate error:(NSError **)error;
  - (void)requestAccessForEntityType:(CNEntityType)type completionHandler:(void (^)(BOOL, NSError *))handler;
  @property (readonly) NSData *currentHistoryToken;
  @property (readonly) NSString *defaultContainerIdentifier;
  @interface CNLabeledValue
  + (NSString *)localizedStringForLabel:(NSString *)label;
  + (instancetype)labeledValueWithLabel:(NSString *)label value:(id<NSCopying>)value;
  - (instancetype)initWithLabel:(NSString *)label value:(id<NSCopying>)value;
  - (instancetype)labeledValueBySettingLabel:(NSString *)label value:(id<NSCopying>)value;
  - (instancetype)labeledValueBySettingLabel:(NSString *)label;
  - (instancetype)labeledValueBySettingValue:(id<NSCopying>)value;
  @property (readonly) NSString *
      identifier label
  @property (readonly, copy) id<NSCopying> value;
  @interface CNPhoneNumber <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)phoneNumberWithStringValue:(NSString *)value;
  - (CNPhoneNumber *)initWithStringValue:(NSString *)value;
  @property (readonly) NSString *stringValue;
  @interface CNSaveRequest
  - (void)addContact:(CNMutableContact *)contact toContainerWithIdentifier:(NSString *)identifier;
  - (void)addGroup:(CNMutableGroup *)group toContainerWithIdentifier:(NSString *)identifier;
  - (void)addMember:(CNContact *)member toGroup:(CNGroup *)group;
  - (void)addSubgroup:(CNGroup *)subgroup toGroup:(CNGroup *)group;
  - (void)deleteContact:(CNMutableContact *)contact;
  - (void)deleteGroup:(CNMutableGroup *)group;
  - (void)removeMember:(CNContact *)member fromGroup:(CNGroup *)group;
  - (void)removeSubgroup:(CNGroup *)subgroup fromGroup:(CNGroup *)group;
  - (void)updateContact:(CNMutableContact *)contact;
  - (void)updateGroup:(CNMutableGroup *)group;
  @property BOOL shouldRefetchContacts;
  @property (copy) NSString *transactionAuthor;
  @interface CNContactViewController
  + (id<CNKeyDescriptor>)descriptorForRequiredKeys;
  @property (copy) CNContact *contact;
  @interface ABUnknownPersonViewController
  @property ABAddressBookRef addressBook;
  @property ABRecordRef displayedPerson;
  @property BOOL
      allowsActions allowsAddingToAddressBook
  @property (copy) NSString *
      alternateName message
  @property (assign) id<ABUnknownPersonViewControllerDelegate> unknownPersonViewDelegate;
  @interface EKEventStore
  + (EKAuthorizationStatus)authorizationStatusForEntityType:(EKEntityType)type;
  - (BOOL)commit:(NSError **)commit;
  - (BOOL)removeCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
  - (BOOL)removeReminder:(EKReminder *)reminder commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)saveCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
  - (BOOL)saveReminder:(EKReminder *)reminder commit:(BOOL)commit error:(NSError **)error;
  - (EKCalendar *)calendarWithIdentifier:(NSString *)identifier;
  - (EKCalendarItem *)calendarItemWithIdentifier:(NSString *)identifier;
  - (EKEvent *)eventWithIdentifier:(NSString *)identifier;
  - (EKSource *)sourceWithIdentifier:(NSString *)identifier;
  - (NSArray<EKCalendar *> *)calendarsForEntityType:(EKEntityType)type;
  - (NSArray<EKCalendarItem *> *)calendarItemsWithExternalIdentifier:(NSString *)identifier;
  - (NSArray<EKEvent *> *)eventsMatchingPredicate:(NSPredicate *)predicate;
  - (NSPredicate *)predicateForCompletedRemindersWithCompletionDateStarting:(NSDate *)starting ending:(NSDate *)ending calendars:(NSArray<EKCalendar *> *)calendars;
  - (NSPredicate *)predicateForEventsWithStartDate:(NSDate *)date endDate:(NSDate *)date2 calendars:(NSArray<EKCalendar *> *)calendars;
  - (NSPredicate *)predicateForIncompleteRemindersWithDueDateStarting:(NSDate *)starting ending:(NSDate *)ending calendars:(NSArray<EKCalendar *> *)calendars;
  - (NSPredicate *)predicateForRemindersInCalendars:(NSArray<EKCalendar *> *)calendars;
  - (id)fetchRemindersMatchingPredicate:(NSPredicate *)predicate completion:(void (^)(NSArray<EKReminder *> *))completion;
  - (instancetype)initWithAccessToEntityTypes:(EKEntityMask)types;
  - (instancetype)initWithSources:(NSArray<EKSource *> *)sources;
  - (void)cancelFetchRequest:(id)request;
  - (void)enumerateEventsMatchingPredicate:(NSPredicate *)predicate usingBlock:(void (^)(EKEvent *, BOOL *))block;
  - (void)refreshSourcesIfNecessary;
  - (void)requestAccessToEntityType:(EKEntityType)type completion:(void (^)(BOOL, NSError *))completion;
  - (void)requestFullAccessToEventsWithCompletion:(void (^)(BOOL, NSError *))completion;
  - (void)requestFullAccessToRemindersWithCompletion:(void (^)(BOOL, NSError *))completion;
  - (void)requestWriteOnlyAccessToEventsWithCompletion:(void (^)(BOOL, NSError *))completion;
  - (void)reset;
  @property (readonly) EKCalendar *
      defaultCalendarForNewEvents defaultCalendarForNewReminders
  @property (readonly) NSArray<EKCalendar *> *calendars;
  @property (readonly) NSArray<EKSource *> *
      delegateSources sources
  @property (readonly) NSString *eventStoreIdentifier;
  @interface EKObject
  - (BOOL)refresh;
  - (void)reset;
  - (void)rollback;
  @property (readonly) BOOL
      hasChanges isNew
  @interface EKAlarm <NSCopying>
  + (EKAlarm *)alarmWithAbsoluteDate:(NSDate *)date;
  + (EKAlarm *)alarmWithRelativeOffset:(double)offset;
  @property EKAlarmProximity proximity;
  @property (readonly) EKAlarmType type;
  @property (copy) EKStructuredLocation *structuredLocation;
  @property (copy) NSDate *absoluteDate;
  @property (copy) NSString *
      emailAddress soundName
  @property (copy) NSURL *url;
  @property double relativeOffset;
  @interface EKCalendar
  + (EKCalendar *)calendarForEntityType:(EKEntityType)type eventStore:(EKEventStore *)store;
  + (EKCalendar *)calendarWithEventStore:(EKEventStore *)store;
  @property (readonly) BOOL
      allowsContentModifications isSubscribed isImmutable
  @property CGColorRef CGColor;
  @property (readonly) EKCalendarEventAvailabilityMask supportedEventAvailabilities;
  @property (readonly) EKCalendarType type;
  @property (readonly) EKEntityMask allowedEntityTypes;
  @property EKSource *source;
  @property (copy) NSColor *color;
  @property (copy) NSString *title;
  @property (readonly) NSString *calendarIdentifier;
  @interface EKCalendarItem
  - (void)addAlarm:(EKAlarm *)alarm;
  - (void)addRecurrenceRule:(EKRecurrenceRule *)rule;
  - (void)removeAlarm:(EKAlarm *)alarm;
  - (void)removeRecurrenceRule:(EKRecurrenceRule *)rule;
  @property (readonly) BOOL
      hasAlarms hasRecurrenceRules hasAttendees hasNotes
  @property EKCalendar *calendar;
  @property (copy) NSArray<EKAlarm *> *alarms;
  @property (readonly) NSArray<EKParticipant *> *attendees;
  @property (copy) NSArray<EKRecurrenceRule *> *recurrenceRules;
  @property (readonly) NSDate *
      lastModifiedDate creationDate
  @property (copy) NSString *
      title location notes
  @property (readonly) NSString *
      UUID calendarItemIdentifier calendarItemExternalIdentifier
  @property (copy) NSTimeZone *timeZone;
  @property (copy) NSURL *URL;
  @interface EKEvent
  + (EKEvent *)eventWithEventStore:(EKEventStore *)store;
  - (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)event;
  - (NSString *)birthdayContactIdentifier;
  @property (getter=is) BOOL
      allDay
  @property (readonly) BOOL isDetached;
  @property EKEventAvailability availability;
  @property (readonly) EKEventStatus status;
  @property (readonly) EKParticipant *organizer;
  @property EKRecurrenceRule *recurrenceRule;
  @property (copy) EKStructuredLocation *structuredLocation;
  @property (copy) NSDate *
      startDate endDate
  @property (readonly) NSDate *occurrenceDate;
  @property (readonly) NSInteger birthdayPersonID;
  @property (readonly) NSString *
      eventIdentifier birthdayPersonUniqueID
  @interface EKParticipant <NSCopying>
  - (ABRecordRef)ABRecordWithAddressBook:(ABAddressBookRef)book;
  @property (readonly) BOOL isCurrentUser;
  @property (readonly) EKParticipantRole participantRole;
  @property (readonly) EKParticipantStatus participantStatus;
  @property (readonly) EKParticipantType participantType;
  @property (readonly) NSPredicate *contactPredicate;
  @property (readonly) NSString *name;
  @property (readonly) NSURL *URL;
  @interface EKRecurrenceRule <NSCopying>
  - (instancetype)initRecurrenceWithFrequency:(EKRecurrenceFrequency)frequency interval:(NSInteger)interval daysOfTheWeek:(NSArray<EKRecurrenceDayOfWeek *> *)week daysOfTheMonth:(NSArray<NSNumber *> *)month monthsOfTheYear:(NSArray<NSNumber *> *)year weeksOfTheYear:(NSArray<NSNumber *> *)year2 daysOfTheYear:(NSArray<NSNumber *> *)year3 setPositions:(NSArray<NSNumber *> *)positions end:(EKRecurrenceEnd *)end;
  - (instancetype)initRecurrenceWithFrequency:(EKRecurrenceFrequency)frequency interval:(NSInteger)interval end:(EKRecurrenceEnd *)end;
  @property (copy) EKRecurrenceEnd *recurrenceEnd;
  @property (readonly) EKRecurrenceFrequency frequency;
  @property (readonly) NSArray<EKRecurrenceDayOfWeek *> *daysOfTheWeek;
  @property (readonly) NSArray<NSNumber *> *
      daysOfTheMonth daysOfTheYear weeksOfTheYear monthsOfTheYear setPositions
  @property (readonly) NSInteger
      interval firstDayOfTheWeek
  @property (readonly) NSString *calendarIdentifier;
  @interface EKSource
  - (NSSet<EKCalendar *> *)calendarsForEntityType:(EKEntityType)type;
  @property (readonly) BOOL isDelegate;
  @property (readonly) EKSourceType sourceType;
  @property (readonly) NSSet<EKCalendar *> *calendars;
  @property (readonly) NSString *
      sourceIdentifier title
  @interface EKRecurrenceEnd <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)recurrenceEndWithEndDate:(NSDate *)date;
  + (instancetype)recurrenceEndWithOccurrenceCount:(NSUInteger)count;
  @property (readonly) NSDate *endDate;
  @property (readonly) NSUInteger occurrenceCount;
  @interface MFMailComposeViewController
  + (BOOL)canSendMail;
  - (void)addAttachmentData:(NSData *)data mimeType:(NSString *)type fileName:(NSString *)name;
  - (void)insertCollaborationItemProvider:(NSItemProvider *)provider completionHandler:(void (^)(BOOL))handler;
  - (void)setBccRecipients:(NSArray<NSString *> *)recipients;
  - (void)setCcRecipients:(NSArray<NSString *> *)recipients;
  - (void)setMessageBody:(NSString *)body isHTML:(BOOL)html;
  - (void)setPreferredSendingEmailAddress:(NSString *)address;
  - (void)setSubject:(NSString *)subject;
  - (void)setToRecipients:(NSArray<NSString *> *)recipients;
  @property (weak) id<MFMailComposeViewControllerDelegate> mailComposeDelegate;
  @interface MFMessageComposeViewController
  + (BOOL)canSendAttachments;
  + (BOOL)canSendSubject;
  + (BOOL)canSendText;
  + (BOOL)isSupportedAttachmentUTI:(NSString *)uti;
  - (BOOL)addAttachmentData:(NSData *)data typeIdentifier:(NSString *)identifier filename:(NSString *)filename;
  - (BOOL)addAttachmentURL:(NSURL *)url withAlternateFilename:(NSString *)filename;
  - (BOOL)insertCollaborationItemProvider:(NSItemProvider *)provider;
  - (void)disableUserAttachments;
  - (void)setUPIVerificationCodeSendCompletion:(void (^)(BOOL))completion;
  @property (copy) MSMessage *message;
  @property (readonly) NSArray<NSDictionary *> *attachments;
  @property (copy) NSArray<NSString *> *recipients;
  @property (copy) NSString *
      body subject
  @property (weak) id<MFMessageComposeViewControllerDelegate> messageComposeDelegate;
  @interface MSMessage <NSCoding, NSCopying, NSSecureCoding>
  @interface SFSafariViewController
  - (instancetype)initWithOAuthURL:(NSURL *)url substituteRedirectURL:(NSURL *)url2;
  - (instancetype)initWithURL:(NSURL *)url entersReaderIfAvailable:(BOOL)available;
  - (instancetype)initWithURL:(NSURL *)url;
  @property (weak) id<SFSafariViewControllerDelegate> delegate;
  @interface SFSafariExtensionHandler <NSExtensionRequestHandling, SFSafariExtensionHandling>
  @interface SFSafariPage <NSCoding, NSCopying, NSSecureCoding>
  - (void)dispatchMessageToScriptWithName:(NSString *)name userInfo:(NSDictionary<NSString *, id> *)info;
  - (void)getContainingTabWithCompletionHandler:(void (^)(SFSafariTab *))handler;
  - (void)getScreenshotOfVisibleAreaWithCompletionHandler:(void (^)(UIImage *))handler;
  - (void)reload;
  @interface SFSafariWindow <NSCoding, NSCopying, NSSecureCoding>
  - (void)close;
  - (void)getActiveTabWithCompletionHandler:(void (^)(SFSafariTab *))handler;
  - (void)getAllTabsWithCompletionHandler:(void (^)(NSArray<SFSafariTab *> *))handler;
  - (void)openTabWithURL:(NSURL *)url makeActiveIfPossible:(BOOL)possible completionHandler:(void (^)(SFSafariTab *))handler;
  @interface SLComposeServiceViewController <NSTextDelegate, NSTextViewDelegate>
  - (BOOL)isContentValid;
  - (NSArray *)configurationItems;
  - (NSString *)contentText;
  - (UIView *)loadPreviewView;
  - (void)cancel;
  - (void)didSelectCancel;
  - (void)didSelectPost;
  - (void)popConfigurationViewController;
  - (void)presentationAnimationDidFinish;
  - (void)pushConfigurationViewController:(UIViewController *)controller;
  - (void)reloadConfigurationItems;
  - (void)validateContent;
  @property NSNumber *charactersRemaining;
  @property (copy) NSString *placeholder;
  @property (readonly) NSTextView *textView;
  @property (readonly) UITraitCollection *traitCollection;
  @property (readonly) UIView *preferredFocusedView;
  @property UIViewController *autoCompletionViewController;
  @interface SLComposeSheetConfigurationItem
  @property BOOL valuePending;
  @property (copy) NSString *
      title value
  @interface SLRequest
  + (SLRequest *)requestForServiceType:(NSString *)type requestMethod:(SLRequestMethod)method URL:(NSURL *)url parameters:(NSDictionary *)parameters;
  - (NSURLRequest *)preparedURLRequest;
  - (SLRequestMethod)requestMethod;
  - (void)addMultipartData:(NSData *)data withName:(NSString *)name type:(NSString *)type filename:(NSString *)filename;
  - (void)addMultipartData:(NSData *)data withName:(NSString *)name type:(NSString *)type;
  - (void)performRequestWithHandler:(void (^)(NSData *, NSHTTPURLResponse *, NSError *))handler;
  @property ACAccount *account;
  @property (readonly) NSDictionary *parameters;
  @property (readonly) NSURL *URL;
  @interface ACAccount
  - (NSString *)userFullName;
  - (instancetype)initWithAccountType:(ACAccountType *)type;
  @property ACAccountCredential *credential;
  @property ACAccountType *accountType;
  @property (copy) NSString *
      accountDescription username
  @property (readonly) NSString *identifier;
  @interface ACAccountStore
  - (ACAccount *)accountWithIdentifier:(NSString *)identifier;
  - (ACAccountType *)accountTypeWithAccountTypeIdentifier:(NSString *)identifier;
  - (NSArray *)accounts;
  - (NSArray *)accountsWithAccountType:(ACAccountType *)type;
  - (void)removeAccount:(ACAccount *)account withCompletionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)renewCredentialsForAccount:(ACAccount *)account completion:(void (^)(ACAccountCredentialRenewResult, NSError *))completion;
  - (void)requestAccessToAccountsWithType:(ACAccountType *)type options:(NSDictionary *)options completion:(void (^)(BOOL, NSError *))completion;
  - (void)requestAccessToAccountsWithType:(ACAccountType *)type withCompletionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)saveAccount:(ACAccount *)account withCompletionHandler:(void (^)(BOOL, NSError *))handler;
  @interface ACAccountType
  - (BOOL)accessGranted;
  - (NSString *)accountTypeDescription;
  @property (readonly) NSString *identifier;
  @interface ASAuthorization
  - (id<ASAuthorizationCredential>)credential;
  - (id<ASAuthorizationProvider>)provider;
  @interface ASAuthorizationAppleIDCredential <NSCoding, NSCopying, NSSecureCoding>
  - (ASUserAgeRange)userAgeRange;
  - (ASUserDetectionStatus)realUserStatus;
  - (NSArray<ASAuthorizationScope> *)authorizedScopes;
  - (NSData *)authorizationCode;
  - (NSData *)identityToken;
  - (NSPersonNameComponents *)fullName;
  - (NSString *)email;
  @property (readonly) NSString *
      user state
  @interface ASAuthorizationAppleIDProvider
  - (ASAuthorizationAppleIDRequest *)createRequest;
  - (void)getCredentialStateForUserID:(NSString *)idValue completion:(void (^)(ASAuthorizationAppleIDProviderCredentialState, NSError *))completion;
  @interface ASAuthorizationController
  - (NSArray<ASAuthorizationRequest *> *)authorizationRequests;
  - (instancetype)initWithAuthorizationRequests:(NSArray<ASAuthorizationRequest *> *)requests;
  - (void)cancel;
  - (void)performAutoFillAssistedRequests;
  - (void)performRequests;
  - (void)performRequestsWithOptions:(ASAuthorizationControllerRequestOptions)options;
  @property (copy) NSArray<ASAuthorizationCustomMethod> *customAuthorizationMethods;
  @property (weak) id<ASAuthorizationControllerDelegate> delegate;
  @property (weak) id<ASAuthorizationControllerPresentationContextProviding> presentationContextProvider;
  @interface ASAuthorizationPasswordProvider
  - (ASAuthorizationPasswordRequest *)createRequest;
  @interface ASPasswordCredential <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)credentialWithUser:(NSString *)user password:(NSString *)password;
  - (instancetype)initWithUser:(NSString *)user password:(NSString *)password;
  @property (readonly) NSString *
      user password
  @interface ASWebAuthenticationSession
  - (BOOL)canStart;
  - (BOOL)start;
  - (instancetype)initWithURL:(NSURL *)url callbackURLScheme:(NSString *)scheme completionHandler:(void (^)(NSURL *, NSError *))handler;
  - (void)cancel;
  @property BOOL prefersEphemeralWebBrowserSession;
  @property NSDictionary<NSString *, NSString *> *additionalHeaderFields;
  @property (weak) id<ASWebAuthenticationPresentationContextProviding> presentationContextProvider;
  @interface LAContext
  - (BOOL)canEvaluatePolicy:(LAPolicy)policy error:(NSError **)error;
  - (BOOL)isCredentialSet:(LACredentialType)set;
  - (BOOL)setCredential:(NSData *)credential type:(LACredentialType)type;
  - (LABiometryType)biometryType;
  - (NSData *)evaluatedPolicyDomainState;
  - (void)evaluateAccessControl:(SecAccessControlRef)control operation:(LAAccessControlOperation)operation localizedReason:(NSString *)reason reply:(void (^)(BOOL, NSError *))reply;
  - (void)evaluatePolicy:(LAPolicy)policy localizedReason:(NSString *)reason reply:(void (^)(BOOL, NSError *))reply;
  - (void)invalidate;
  @property BOOL interactionNotAllowed;
  @property NSNumber *maxBiometryFailures;
  @property (copy) NSString *
      localizedFallbackTitle localizedCancelTitle localizedReason
  @property double touchIDAuthenticationAllowableReuseDuration;
  @interface CXAction <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isComplete;
  - (NSDate *)timeoutDate;
  - (void)fail;
  - (void)fulfill;
  @property (readonly) NSUUID *UUID;
  @interface CXCallAction
  - (NSUUID *)callUUID;
  - (instancetype)initWithCallUUID:(NSUUID *)uuid;
  @interface CXAnswerCallAction
  - (void)fulfillWithDateConnected:(NSDate *)connected;
  @interface CXEndCallAction
  - (void)fulfillWithDateEnded:(NSDate *)ended;
  @interface CXSetMutedCallAction
  - (instancetype)initWithCallUUID:(NSUUID *)uuid muted:(BOOL)muted;
  @property (getter=is) BOOL
      muted
  @interface CXStartCallAction
  - (instancetype)initWithCallUUID:(NSUUID *)uuid handle:(CXHandle *)handle;
  - (void)fulfillWithDateStarted:(NSDate *)started;
  @property (getter=is) BOOL
      video
  @property (copy) CXHandle *handle;
  @property (copy) NSString *contactIdentifier;
  @interface CXCallController
  - (CXCallObserver *)callObserver;
  - (instancetype)initWithQueue:(dispatch_queue_t)queue;
  - (void)requestTransaction:(CXTransaction *)transaction completion:(void (^)(NSError *))completion;
  - (void)requestTransactionWithAction:(CXAction *)action completion:(void (^)(NSError *))completion;
  - (void)requestTransactionWithActions:(NSArray<CXAction *> *)actions completion:(void (^)(NSError *))completion;
  @interface CXCallObserver
  - (NSArray<CXCall *> *)calls;
  - (void)setDelegate:(id<CXCallObserverDelegate>)delegate queue:(dispatch_queue_t)queue;
  @interface CXCallUpdate <NSCopying>
  @property BOOL
      supportsHolding supportsGrouping supportsUngrouping supportsDTMF hasVideo
  @property (copy) CXHandle *remoteHandle;
  @property (copy) NSString *localizedCallerName;
  @interface CXHandle <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isEqualToHandle:(CXHandle *)handle;
  - (instancetype)initWithType:(CXHandleType)type value:(NSString *)value;
  @property (readonly) CXHandleType type;
  @property (readonly) NSString *value;
  @interface CXProvider
  + (void)reportNewIncomingVoIPPushPayload:(NSDictionary *)payload completion:(void (^)(NSError *))completion;
  - (NSArray<CXCallAction *> *)pendingCallActionsOfClass:(Class)classValue withCallUUID:(NSUUID *)uuid;
  - (NSArray<CXTransaction *> *)pendingTransactions;
  - (instancetype)initWithConfiguration:(CXProviderConfiguration *)configuration;
  - (void)invalidate;
  - (void)reportCallWithUUID:(NSUUID *)uuid endedAtDate:(NSDate *)date reason:(CXCallEndedReason)reason;
  - (void)reportCallWithUUID:(NSUUID *)uuid updated:(CXCallUpdate *)updated;
  - (void)reportNewIncomingCallWithUUID:(NSUUID *)uuid update:(CXCallUpdate *)update completion:(void (^)(NSError *))completion;
  - (void)reportOutgoingCallWithUUID:(NSUUID *)uuid connectedAtDate:(NSDate *)date;
  - (void)reportOutgoingCallWithUUID:(NSUUID *)uuid startedConnectingAtDate:(NSDate *)date;
  - (void)setDelegate:(id<CXProviderDelegate>)delegate queue:(dispatch_queue_t)queue;
  @property (copy) CXProviderConfiguration *configuration;
  @interface CXProviderConfiguration <NSCopying>
  - (instancetype)initWithLocalizedName:(NSString *)name;
  @property BOOL
      includesCallsInRecents supportsVideo supportsAudioTranslation
  @property (copy) NSData *iconTemplateImageData;
  @property (copy) NSSet<NSNumber *> *supportedHandleTypes;
  @property NSString *ringtoneSound;
  @property (readonly) NSString *localizedName;
  @property NSUInteger
      maximumCallGroups maximumCallsPerCallGroup
  @interface CXTransaction <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isComplete;
  - (instancetype)initWithAction:(CXAction *)action;
  - (instancetype)initWithActions:(NSArray<CXAction *> *)actions;
  - (void)addAction:(CXAction *)action;
  @property (readonly) NSArray<CXAction *> *actions;
  @property (readonly) NSUUID *UUID;
  @interface PKPushCredentials
  @property (readonly) NSData *token;
  @property (readonly) PKPushType type;
  @interface PKPushPayload
  - (NSDictionary *)dictionaryPayload;
  @property (readonly) PKPushType type;
  @interface PKPushRegistry
  - (NSData *)pushTokenForType:(PKPushType)type;
  - (instancetype)initWithQueue:(dispatch_queue_t)queue;
  @property (copy) NSSet<PKPushType> *desiredPushTypes;
  @property (weak) id<PKPushRegistryDelegate> delegate;
  @interface INIntent <NSCoding, NSCopying, NSSecureCoding>
  @interface INInteraction <NSCoding, NSCopying, NSSecureCoding>
  @interface INPerson <NSCoding, NSCopying, NSSecureCoding>
  @interface INImage <NSCoding, NSCopying, NSSecureCoding>
  @interface INFile <NSCoding, NSSecureCoding>
  @interface QLPreviewPanel
  + (BOOL)sharedPreviewPanelExists;
  + (QLPreviewPanel *)sharedPreviewPanel;
  - (BOOL)enterFullScreenMode:(NSScreen *)mode withOptions:(NSDictionary *)options;
  - (id)currentController;
  - (id<QLPreviewItem>)currentPreviewItem;
  - (void)exitFullScreenModeWithOptions:(NSDictionary *)options;
  - (void)refreshCurrentPreviewItem;
  - (void)reloadData;
  - (void)updateController;
  @property (readonly) BOOL isInFullScreenMode;
  @property NSInteger currentPreviewItemIndex;
  @property id displayState;
  @property (assign) id delegate;
  @property (assign) id<QLPreviewPanelDataSource> dataSource;
  @interface LPLinkMetadata <NSCoding, NSCopying, NSSecureCoding>
  @interface PDFView <NSAnimationDelegate, NSMenuDelegate>
  - (NSPoint)convertPoint:(NSPoint)point fromPage:(PDFPage *)page;
  - (NSPoint)convertPoint:(NSPoint)point toPage:(PDFPage *)page;
  - (NSRect)convertRect:(NSRect)rect fromPage:(PDFPage *)page;
  - (NSRect)convertRect:(NSRect)rect toPage:(PDFPage *)page;
  - (NSSize)rowSizeForPage:(PDFPage *)page;
  - (PDFAreaOfInterest)areaOfInterestForMouse:(NSEvent *)mouse;
  - (PDFAreaOfInterest)areaOfInterestForPoint:(NSPoint)point;
  - (PDFPage *)pageForPoint:(NSPoint)point nearest:(BOOL)nearest;
  - (void)annotationsChangedOnPage:(PDFPage *)page;
  - (void)clearSelection;
  - (void)copy:(id)copy;
  - (void)drawPage:(PDFPage *)page toContext:(CGContextRef)context;
  - (void)drawPage:(PDFPage *)page;
  - (void)drawPagePost:(PDFPage *)post toContext:(CGContextRef)context;
  - (void)drawPagePost:(PDFPage *)post;
  - (void)enablePageShadows:(BOOL)shadows;
  - (void)goBack:(id)back;
  - (void)goForward:(id)forward;
  - (void)goToDestination:(PDFDestination *)destination;
  - (void)goToFirstPage:(id)page;
  - (void)goToLastPage:(id)page;
  - (void)goToNextPage:(id)page;
  - (void)goToPage:(PDFPage *)page;
  - (void)goToPreviousPage:(id)page;
  - (void)goToRect:(NSRect)rect onPage:(PDFPage *)page;
  - (void)goToSelection:(PDFSelection *)selection;
  - (void)layoutDocumentView;
  - (void)performAction:(PDFAction *)action;
  - (void)printWithInfo:(NSPrintInfo *)info autoRotate:(BOOL)rotate pageScaling:(PDFPrintScalingMode)scaling;
  - (void)printWithInfo:(NSPrintInfo *)info autoRotate:(BOOL)rotate;
  - (void)scrollSelectionToVisible:(id)visible;
  - (void)selectAll:(id)all;
  - (void)setCurrentSelection:(PDFSelection *)selection animate:(BOOL)animate;
  - (void)setCursorForAreaOfInterest:(PDFAreaOfInterest)interest;
  - (void)takeBackgroundColorFrom:(id)from;
  - (void)takePasswordFrom:(id)from;
  - (void)zoomIn:(id)inValue;
  - (void)zoomOut:(id)outValue;
  @property BOOL
      displaysPageBreaks displaysAsBook displaysRTL autoScales acceptsDraggedFiles enableDataDetectors shouldAntiAlias allowsDragging
  @property (getter=is) BOOL
      inMarkupMode
  @property (readonly) BOOL
      canGoToFirstPage canGoToLastPage canGoToNextPage canGoToPreviousPage canGoBack canGoForward pageShadowsEnabled canZoomIn canZoomOut
  @property CGFloat
      scaleFactor minScaleFactor maxScaleFactor greekingThreshold
  @property (readonly) CGFloat scaleFactorForSizeToFit;
  @property (readonly) NSArray<PDFPage *> *visiblePages;
  @property (copy) NSArray<PDFSelection *> *highlightedSelections;
  @property NSColor *backgroundColor;
  @property NSEdgeInsets pageBreakMargins;
  @property (readonly) NSView *documentView;
  @property (readonly) PDFDestination *currentDestination;
  @property PDFDisplayBox displayBox;
  @property PDFDisplayDirection displayDirection;
  @property PDFDisplayMode displayMode;
  @property PDFDocument *document;
  @property PDFInterpolationQuality interpolationQuality;
  @property (readonly) PDFPage *currentPage;
  @property PDFSelection *currentSelection;
  @property (weak) id<PDFViewDelegate> delegate;
  @interface PDFDocument <NSCopying>
  - (BOOL)unlockWithPassword:(NSString *)password;
  - (BOOL)writeToFile:(NSString *)file withOptions:(NSDictionary<PDFDocumentWriteOption, id> *)options;
  - (BOOL)writeToFile:(NSString *)file;
  - (BOOL)writeToURL:(NSURL *)url withOptions:(NSDictionary<PDFDocumentWriteOption, id> *)options;
  - (BOOL)writeToURL:(NSURL *)url;
  - (NSArray<PDFSelection *> *)findString:(NSString *)string withOptions:(NSStringCompareOptions)options;
  - (NSData *)dataRepresentationWithOptions:(NSDictionary *)options;
  - (NSPrintOperation *)printOperationForPrintInfo:(NSPrintInfo *)info scalingMode:(PDFPrintScalingMode)mode autoRotate:(BOOL)rotate;
  - (NSUInteger)indexForPage:(PDFPage *)page;
  - (PDFOutline *)outlineItemForSelection:(PDFSelection *)selection;
  - (PDFPage *)pageAtIndex:(NSUInteger)index;
  - (PDFSelection *)findString:(NSString *)string fromSelection:(PDFSelection *)selection withOptions:(NSStringCompareOptions)options;
  - (PDFSelection *)selectionForEntireDocument;
  - (PDFSelection *)selectionFromPage:(PDFPage *)page atCharacterIndex:(NSUInteger)index toPage:(PDFPage *)page2 atCharacterIndex:(NSUInteger)index2;
  - (PDFSelection *)selectionFromPage:(PDFPage *)page atPoint:(NSPoint)point toPage:(PDFPage *)page2 atPoint:(NSPoint)point2 withGranularity:(PDFSelectionGranularity)granularity;
  - (PDFSelection *)selectionFromPage:(PDFPage *)page atPoint:(NSPoint)point toPage:(PDFPage *)page2 atPoint:(NSPoint)point2;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)beginFindString:(NSString *)string withOptions:(NSStringCompareOptions)options;
  - (void)beginFindStrings:(NSArray<NSString *> *)strings withOptions:(NSStringCompareOptions)options;
  - (void)cancelFindString;
  - (void)exchangePageAtIndex:(NSUInteger)index withPageAtIndex:(NSUInteger)index2;
  - (void)insertPage:(PDFPage *)page atIndex:(NSUInteger)index;
  - (void)removePageAtIndex:(NSUInteger)index;
  @property (readonly) BOOL
      isEncrypted isLocked allowsPrinting allowsCopying allowsDocumentChanges allowsDocumentAssembly allowsContentAccessibility allowsCommenting
      allowsFormFieldEntry isFinding
  @property (readonly) CGPDFDocumentRef documentRef;
  @property (readonly) Class pageClass;
  @property (readonly) NSData *dataRepresentation;
  @property (copy) NSDictionary *documentAttributes;
  @property (readonly) NSInteger
      majorVersion minorVersion
  @property (readonly) NSString *string;
  @property (readonly) NSUInteger pageCount;
  @property (readonly) NSURL *documentURL;
  @property (readonly) PDFAccessPermissions accessPermissions;
  @property (readonly) PDFDocumentPermissions permissionsStatus;
  @property PDFOutline *outlineRoot;
  @property (weak) id<PDFDocumentDelegate> delegate;
  @interface PDFPage <NSCopying>
  - (CGAffineTransform)transformForBox:(PDFDisplayBox)box;
  - (NSImage *)thumbnailOfSize:(NSSize)size forBox:(PDFDisplayBox)box;
  - (NSInteger)characterIndexAtPoint:(NSPoint)point;
  - (NSRect)boundsForBox:(PDFDisplayBox)box;
  - (NSRect)characterBoundsAtIndex:(NSInteger)index;
  - (PDFAnnotation *)annotationAtPoint:(NSPoint)point;
  - (PDFSelection *)selectionForLineAtPoint:(NSPoint)point;
  - (PDFSelection *)selectionForRange:(NSRange)range;
  - (PDFSelection *)selectionForRect:(NSRect)rect;
  - (PDFSelection *)selectionForWordAtPoint:(NSPoint)point;
  - (PDFSelection *)selectionFromPoint:(NSPoint)point toPoint:(NSPoint)point2;
  - (instancetype)initWithImage:(NSImage *)image options:(NSDictionary<PDFPageImageInitializationOption, id> *)options;
  - (instancetype)initWithImage:(NSImage *)image;
  - (void)addAnnotation:(PDFAnnotation *)annotation;
  - (void)drawWithBox:(PDFDisplayBox)box toContext:(CGContextRef)context;
  - (void)drawWithBox:(PDFDisplayBox)box;
  - (void)removeAnnotation:(PDFAnnotation *)annotation;
  - (void)setBounds:(NSRect)bounds forBox:(PDFDisplayBox)box;
  - (void)transformContext:(CGContextRef)context forBox:(PDFDisplayBox)box;
  - (void)transformContextForBox:(PDFDisplayBox)box;
  @property BOOL displaysAnnotations;
  @property (readonly) CGPDFPageRef pageRef;
  @property (readonly) NSArray<PDFAnnotation *> *annotations;
  @property (readonly) NSAttributedString *attributedString;
  @property (readonly) NSData *dataRepresentation;
  @property NSInteger rotation;
  @property (readonly) NSString *
      label string
  @property (readonly) NSUInteger numberOfCharacters;
  @property (readonly) PDFDocument *document;
  @interface WCSession
  + (BOOL)isSupported;
  + (WCSession *)defaultSession;
  - (BOOL)hasContentPending;
  - (BOOL)iOSDeviceNeedsUnlockAfterRebootForReachability;
  - (BOOL)isCompanionAppInstalled;
  - (BOOL)isComplicationEnabled;
  - (BOOL)isPaired;
  - (BOOL)isReachable;
  - (BOOL)isWatchAppInstalled;
  - (BOOL)updateApplicationContext:(NSDictionary<NSString *, id> *)context error:(NSError **)error;
  - (NSArray<WCSessionFileTransfer *> *)outstandingFileTransfers;
  - (NSArray<WCSessionUserInfoTransfer *> *)outstandingUserInfoTransfers;
  - (NSDictionary<NSString *, id> *)applicationContext;
  - (NSDictionary<NSString *, id> *)receivedApplicationContext;
  - (NSUInteger)remainingComplicationUserInfoTransfers;
  - (NSURL *)watchDirectoryURL;
  - (WCSessionFileTransfer *)transferFile:(NSURL *)file metadata:(NSDictionary<NSString *, id> *)metadata;
  - (WCSessionUserInfoTransfer *)transferCurrentComplicationUserInfo:(NSDictionary<NSString *, id> *)info;
  - (WCSessionUserInfoTransfer *)transferUserInfo:(NSDictionary<NSString *, id> *)info;
  - (void)activateSession;
  - (void)sendMessage:(NSDictionary<NSString *, id> *)message replyHandler:(void (^)(NSDictionary<NSString *, id> *))handler errorHandler:(void (^)(NSError *))handler2;
  - (void)sendMessageData:(NSData *)data replyHandler:(void (^)(NSData *))handler errorHandler:(void (^)(NSError *))handler2;
  @property (readonly) WCSessionActivationState activationState;
  @property (weak) id<WCSessionDelegate> delegate;
  @interface WCSessionFile
  @property (readonly) NSDictionary<NSString *, id> *metadata;
  @property (readonly) NSURL *fileURL;
  @interface WCSessionUserInfoTransfer <NSCoding, NSSecureCoding>
  - (BOOL)isCurrentComplicationInfo;
  - (BOOL)isTransferring;
  - (void)cancel;
  @property (readonly) NSDictionary<NSString *, id> *userInfo;
  @interface JSContext
  + (JSContext *)contextWithJSGlobalContextRef:(JSGlobalContextRef)ref;
  + (JSContext *)currentContext;
  + (JSValue *)currentCallee;
  + (JSValue *)currentThis;
  + (NSArray *)currentArguments;
  - (JSGlobalContextRef)JSGlobalContextRef;
  - (JSValue *)evaluateScript:(NSString *)script withSourceURL:(NSURL *)url;
  - (JSValue *)evaluateScript:(NSString *)script;
  - (JSValue *)globalObject;
  - (JSValue *)objectForKeyedSubscript:(id)subscript;
  - (JSVirtualMachine *)virtualMachine;
  - (instancetype)initWithVirtualMachine:(JSVirtualMachine *)machine;
  - (void)setObject:(id)object forKeyedSubscript:(NSObject *)subscript;
  @property (copy) void (^exceptionHandler)(JSContext *, JSValue *);
  @property (getter=is) BOOL
      inspectable
  @property JSValue *exception;
  @property (copy) NSString *name;
  @interface JSManagedValue
  + (JSManagedValue *)managedValueWithValue:(JSValue *)value andOwner:(id)owner;
  + (JSManagedValue *)managedValueWithValue:(JSValue *)value;
  - (instancetype)initWithValue:(JSValue *)value;
  @property (readonly) JSValue *value;
  @interface JSValue
  + (JSValue *)valueWithBool:(BOOL)boolValue inContext:(JSContext *)context;
  + (JSValue *)valueWithDouble:(double)doubleValue inContext:(JSContext *)context;
  + (JSValue *)valueWithInt32:(int32_t)int32 inContext:(JSContext *)context;
  + (JSValue *)valueWithNewArrayInContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromDouble:(double)doubleValue inContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromInt64:(int64_t)int64 inContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromString:(NSString *)string inContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromUInt64:(uint64_t)int64 inContext:(JSContext *)context;
  + (JSValue *)valueWithNewErrorFromMessage:(NSString *)message inContext:(JSContext *)context;
  + (JSValue *)valueWithNewObjectInContext:(JSContext *)context;
  + (JSValue *)valueWithNewPromiseInContext:(JSContext *)context fromExecutor:(void (^)(JSValue *, JSValue *))executor;
  + (JSValue *)valueWithNewPromiseRejectedWithReason:(id)reason inContext:(JSContext *)context;
  + (JSValue *)valueWithNewPromiseResolvedWithResult:(id)result inContext:(JSContext *)context;
  + (JSValue *)valueWithNewRegularExpressionFromPattern:(NSString *)pattern flags:(NSString *)flags inContext:(JSContext *)context;
  + (JSValue *)valueWithNewSymbolFromDescription:(NSString *)description inContext:(JSContext *)context;
  + (JSValue *)valueWithNullInContext:(JSContext *)context;
  + (JSValue *)valueWithObject:(id)object inContext:(JSContext *)context;
  + (JSValue *)valueWithPoint:(CGPoint)point inContext:(JSContext *)context;
  + (JSValue *)valueWithRange:(NSRange)range inContext:(JSContext *)context;
  + (JSValue *)valueWithRect:(CGRect)rect inContext:(JSContext *)context;
  + (JSValue *)valueWithSize:(CGSize)size inContext:(JSContext *)context;
  + (JSValue *)valueWithUInt32:(uint32_t)int32 inContext:(JSContext *)context;
  + (JSValue *)valueWithUndefinedInContext:(JSContext *)context;
  - (BOOL)deleteProperty:(JSValueProperty)property;
  - (BOOL)hasProperty:(JSValueProperty)property;
  - (BOOL)isArray;
  - (BOOL)isBigInt;
  - (BOOL)isBoolean;
  - (BOOL)isDate;
  - (BOOL)isEqualToObject:(id)object;
  - (BOOL)isEqualWithTypeCoercionToObject:(id)object;
  - (BOOL)isInstanceOf:(id)of;
  - (BOOL)isNull;
  - (BOOL)isNumber;
  - (BOOL)isObject;
  - (BOOL)isString;
  - (BOOL)isSymbol;
  - (BOOL)isUndefined;
  - (BOOL)toBool;
  - (CGPoint)toPoint;
  - (CGRect)toRect;
  - (CGSize)toSize;
  - (JSRelationCondition)compareDouble:(double)doubleValue;
  - (JSRelationCondition)compareInt64:(int64_t)int64;
  - (JSRelationCondition)compareJSValue:(JSValue *)value;
  - (JSRelationCondition)compareUInt64:(uint64_t)int64;
  - (JSValue *)callWithArguments:(NSArray *)arguments;
  - (JSValue *)constructWithArguments:(NSArray *)arguments;
  - (JSValue *)invokeMethod:(NSString *)method withArguments:(NSArray *)arguments;
  - (JSValue *)objectAtIndexedSubscript:(NSUInteger)subscript;
  - (JSValue *)objectForKeyedSubscript:(id)subscript;
  - (JSValue *)valueAtIndex:(NSUInteger)index;
  - (JSValue *)valueForProperty:(JSValueProperty)property;
  - (NSArray *)toArray;
  - (NSDate *)toDate;
  - (NSDictionary *)toDictionary;
  - (NSNumber *)toNumber;
  - (NSRange)toRange;
  - (NSString *)toString;
  - (double)toDouble;
  - (id)toObject;
  - (id)toObjectOfClass:(Class)classValue;
  - (int32_t)toInt32;
  - (int64_t)toInt64;
  - (uint32_t)toUInt32;
  - (uint64_t)toUInt64;
  - (void)defineProperty:(JSValueProperty)property descriptor:(id)descriptor;
  - (void)setObject:(id)object atIndexedSubscript:(NSUInteger)subscript;
  - (void)setObject:(id)object forKeyedSubscript:(id)subscript;
  - (void)setValue:(id)value atIndex:(NSUInteger)index;
  - (void)setValue:(id)value forProperty:(JSValueProperty)property;
  @property (readonly) JSContext *context;
  @interface JSVirtualMachine
  - (void)addManagedReference:(id)reference withOwner:(id)owner;
  - (void)removeManagedReference:(id)reference withOwner:(id)owner;
  @interface BGTaskRequest <NSCopying>
  @interface UTType <NSCoding, NSCopying, NSSecureCoding>
  + (NSArray<UTType *> *)typesWithTag:(NSString *)tag tagClass:(NSString *)classValue conformingToType:(UTType *)type;
  + (UTType *)exportedTypeWithIdentifier:(NSString *)identifier conformingToType:(UTType *)type;
  + (UTType *)exportedTypeWithIdentifier:(NSString *)identifier;
  + (UTType *)importedTypeWithIdentifier:(NSString *)identifier conformingToType:(UTType *)type;
  + (UTType *)importedTypeWithIdentifier:(NSString *)identifier;
  + (instancetype)typeWithFilenameExtension:(NSString *)extension conformingToType:(UTType *)type;
  + (instancetype)typeWithFilenameExtension:(NSString *)extension;
  + (instancetype)typeWithIdentifier:(NSString *)identifier;
  + (instancetype)typeWithMIMEType:(NSString *)type conformingToType:(UTType *)type2;
  + (instancetype)typeWithMIMEType:(NSString *)type;
  + (instancetype)typeWithTag:(NSString *)tag tagClass:(NSString *)classValue conformingToType:(UTType *)type;
  - (BOOL)conformsToType:(UTType *)type;
  - (BOOL)isDeclared;
  - (BOOL)isDynamic;
  - (BOOL)isPublicType;
  - (BOOL)isSubtypeOfType:(UTType *)type;
  - (BOOL)isSupertypeOfType:(UTType *)type;
  - (NSSet<UTType *> *)supertypes;
  - (NSString *)preferredFilenameExtension;
  - (NSString *)preferredMIMEType;
  - (NSURL *)referenceURL;
  @property (readonly) NSDictionary<NSString *, NSArray<NSString *> *> *tags;
  @property (readonly) NSNumber *version;
  @property (readonly) NSString *
      identifier localizedDescription
  @interface MXMetricPayload <NSCoding, NSSecureCoding>
  @interface MXDiagnosticPayload <NSCoding, NSSecureCoding>
  @interface MXCallStackTree <NSCoding, NSSecureCoding>
  @interface ADClient
  + (ADClient *)sharedClient;
  - (void)determineAppInstallationAttributionWithCompletionHandler:(void (^)(BOOL))handler;
  @interface NSFileProviderExtension
  + (BOOL)writePlaceholderAtURL:(NSURL *)url withMetadata:(NSDictionary *)metadata error:(NSError **)error;
  + (NSURL *)placeholderURLForURL:(NSURL *)url;
  - (NSString *)persistentIdentifierForItemAtURL:(NSURL *)url;
  - (NSString *)providerIdentifier;
  - (NSURL *)URLForItemWithPersistentIdentifier:(NSString *)identifier;
  - (NSURL *)documentStorageURL;
  - (void)itemChangedAtURL:(NSURL *)url;
  - (void)providePlaceholderAtURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)startProvidingItemAtURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)stopProvidingItemAtURL:(NSURL *)url;
  @interface ScreenSaverDefaults
  + (instancetype)defaultsForModuleWithName:(NSString *)name;
  @interface ScreenSaverView
  + (BOOL)performGammaFade;
  + (NSBackingStoreType)backingStoreType;
  - (BOOL)hasConfigureSheet;
  - (BOOL)isPreview;
  - (NSWindow *)configureSheet;
  - (instancetype)initWithFrame:(NSRect)frame isPreview:(BOOL)preview;
  - (void)animateOneFrame;
  - (void)startAnimation;
  - (void)stopAnimation;
  @property (readonly) BOOL isAnimating;
  @property double animationTimeInterval;
  @interface XCTest
  - (BOOL)setUpWithError:(NSError **)error;
  - (BOOL)tearDownWithError:(NSError **)error;
  - (Class)testRunClass;
  - (NSUInteger)testCaseCount;
  - (XCTestRun *)testRun;
  - (void)performTest:(XCTestRun *)test;
  - (void)runTest;
  - (void)setUp;
  - (void)setUpWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)tearDown;
  - (void)tearDownWithCompletionHandler:(void (^)(NSError *))handler;
  @property (readonly) NSString *name;
  @interface XCTestCase <XCTWaiterDelegate>
  + (BOOL)runsForEachTargetApplicationUIConfiguration;
  + (NSArray<NSInvocation *> *)testInvocations;
  + (NSArray<XCTPerformanceMetric> *)defaultPerformanceMetrics;
  + (XCTestSuite *)defaultTestSuite;
  + (instancetype)testCaseWithInvocation:(NSInvocation *)invocation;
  + (instancetype)testCaseWithSelector:(SEL)selector;
  + (void)setUp;
  + (void)tearDown;
  - (XCTestExpectation *)expectationForNotification:(NSNotificationName)notification object:(id)object notificationCenter:(NSNotificationCenter *)center handler:(BOOL (^)(NSNotification *))handler;
  - (XCTestExpectation *)expectationForNotification:(NSString *)name object:(id)object handler:(BOOL (^)(NSNotification *note))handler;
  - (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(id)object handler:(BOOL (^)(void))handler;
  - (XCTestExpectation *)expectationWithDescription:(NSString *)description;
  - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path expectedValue:(id)value;
  - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path handler:(BOOL (^)(id object, NSDictionary *change))handler;
  - (id<NSObject>)addUIInterruptionMonitorWithDescription:(NSString *)description handler:(BOOL (^)(XCUIElement *))handler;
  - (instancetype)initWithInvocation:(NSInvocation *)invocation;
  - (instancetype)initWithSelector:(SEL)selector;
  - (void)addAsyncTeardownBlock:(void (^)(void (^)(NSError *)))block;
  - (void)addTeardownBlock:(void (^)(void))block;
  - (void)invokeTest;
  - (void)measureBlock:(void (^)(void))block;
  - (void)measureMetrics:(NSArray<XCTPerformanceMetric> *)metrics automaticallyStartMeasuring:(BOOL)measuring forBlock:(void (^)(void))block;
  - (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line expected:(BOOL)expected;
  - (void)recordIssue:(XCTIssue *)issue;
  - (void)removeUIInterruptionMonitor:(id<NSObject>)monitor;
  - (void)setUp;
  - (void)startMeasuring;
  - (void)stopMeasuring;
  - (void)tearDown;
  - (void)waitForExpectations:(NSArray *)expectations timeout:(double)seconds;
  - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations enforceOrder:(BOOL)order;
  - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout enforceOrder:(BOOL)order;
  - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(void (^)(NSError *error))handler;
  @property BOOL continueAfterFailure;
  @property NSInvocation *invocation;
  @property double executionTimeAllowance;
  @interface XCTestSuite
  + (XCTestSuite *)defaultTestSuite;
  + (instancetype)testSuiteForBundlePath:(NSString *)path;
  + (instancetype)testSuiteForTestCaseClass:(Class)classValue;
  + (instancetype)testSuiteForTestCaseWithName:(NSString *)name;
  + (instancetype)testSuiteWithName:(NSString *)name;
  - (NSArray<XCTest *> *)tests;
  - (instancetype)initWithName:(NSString *)name;
  - (void)addTest:(XCTest *)test;
  @interface XCTestExpectation
  - (instancetype)initWithDescription:(NSString *)description;
  - (void)fulfill;
  @property BOOL assertForOverFulfill;
  @property (getter=is) BOOL
      inverted
  @property (copy) NSString *expectationDescription;
  @property NSUInteger expectedFulfillmentCount;
  @interface XCTNSPredicateExpectation
  - (instancetype)initWithPredicate:(NSPredicate *)predicate object:(id)object;
  @property (readonly) NSPredicate *predicate;
  @property (readonly) id object;
  @property void *handler;
  @interface XCTestObservationCenter
  + (XCTestObservationCenter *)sharedTestObservationCenter;
  - (void)addTestObserver:(id<XCTestObservation>)observer;
  - (void)removeTestObserver:(id<XCTestObservation>)observer;
  @interface XCTAttachment <NSCoding, NSSecureCoding>
  + (instancetype)attachmentWithArchivableObject:(id<NSSecureCoding>)object uniformTypeIdentifier:(NSString *)identifier;
  + (instancetype)attachmentWithArchivableObject:(id<NSSecureCoding>)object;
  + (instancetype)attachmentWithCompressedContentsOfDirectoryAtURL:(NSURL *)url;
  + (instancetype)attachmentWithContentsOfFileAtURL:(NSURL *)url uniformTypeIdentifier:(NSString *)identifier;
  + (instancetype)attachmentWithContentsOfFileAtURL:(NSURL *)url;
  + (instancetype)attachmentWithData:(NSData *)data uniformTypeIdentifier:(NSString *)identifier;
  + (instancetype)attachmentWithData:(NSData *)data;
  + (instancetype)attachmentWithImage:(NSImage *)image quality:(XCTImageQuality)quality;
  + (instancetype)attachmentWithImage:(NSImage *)image;
  + (instancetype)attachmentWithPlistObject:(id)object;
  + (instancetype)attachmentWithScreenshot:(XCUIScreenshot *)screenshot quality:(XCTImageQuality)quality;
  + (instancetype)attachmentWithScreenshot:(XCUIScreenshot *)screenshot;
  + (instancetype)attachmentWithString:(NSString *)string;
  + (instancetype)attachmentWithUniformTypeIdentifier:(NSString *)identifier name:(NSString *)name payload:(NSData *)payload userInfo:(NSDictionary *)info;
  - (NSString *)uniformTypeIdentifier;
  - (instancetype)initWithUniformTypeIdentifier:(NSString *)identifier name:(NSString *)name payload:(NSData *)payload userInfo:(NSDictionary *)info;
  @property (copy) NSDictionary *userInfo;
  @property (copy) NSString *name;
  @property XCTAttachmentLifetime lifetime;
  @interface XCTIssue <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
  - (BOOL)isFailure;
  - (NSError *)associatedError;
  - (NSString *)compactDescription;
  - (NSString *)detailedDescription;
  - (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description severity:(XCTIssueSeverity)severity;
  - (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description;
  @property (readonly) NSArray<XCTAttachment *> *attachments;
  @property (readonly) XCTIssueSeverity severity;
  @property (readonly) XCTIssueType type;
  @interface XCTWaiter
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations enforceOrder:(BOOL)order;
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout enforceOrder:(BOOL)order;
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout;
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (NSArray<XCTestExpectation *> *)fulfilledExpectations;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations enforceOrder:(BOOL)order;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout enforceOrder:(BOOL)order;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (instancetype)initWithDelegate:(id<XCTWaiterDelegate>)delegate;
  @property (weak) id<XCTWaiterDelegate> delegate;
  @interface XCUICoordinate <NSCopying>
  @interface XCUIElement <XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIScreenshotProviding>
  @interface XCUIElementQuery <XCUIElementTypeQueryProvider>
  @interface XCUIScreen <XCUIScreenshotProviding>
  @interface SBObject <NSCoding>
  - (NSError *)lastError;
  - (SBElementArray *)elementArrayWithCode:(DescType)code;
  - (SBObject *)propertyWithClass:(Class)classValue code:(AEKeyword)code;
  - (SBObject *)propertyWithCode:(AEKeyword)code;
  - (id)get;
  - (instancetype)initWithData:(id)data;
  - (instancetype)initWithElementCode:(DescType)code properties:(NSDictionary<NSString *, id> *)properties data:(id)data;
  - (instancetype)initWithProperties:(NSDictionary *)properties;
  - (void)setTo:(id)to;
  @interface SBApplication
  + (SBApplication *)applicationWithBundleIdentifier:(NSString *)identifier;
  + (SBApplication *)applicationWithProcessIdentifier:(pid_t)identifier;
  + (SBApplication *)applicationWithURL:(NSURL *)url;
  - (Class)classForScriptingClass:(NSString *)classValue;
  - (SBApplication *)initWithBundleIdentifier:(NSString *)identifier;
  - (SBApplication *)initWithProcessIdentifier:(pid_t)identifier;
  - (SBApplication *)initWithURL:(NSURL *)url;
  - (void)activate;
  @property (readonly) BOOL isRunning;
  @property long timeout;
  @interface SBElementArray
  - (NSArray<id> *)arrayByApplyingSelector:(SEL)selector withObject:(id)object;
  - (NSArray<id> *)arrayByApplyingSelector:(SEL)selector;
  @interface OSAScript <NSCopying>
  + (NSAppleEventDescriptor *)scriptDataDescriptorWithContentsOfURL:(NSURL *)url;
  - (BOOL)compileAndReturnError:(NSDictionary<NSString *, id> **)error;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type error:(NSDictionary<NSString *, id> **)error;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type usingStorageOptions:(OSAStorageOptions)options error:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAndReturnDisplayValue:(NSAttributedString **)value error:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAndReturnError:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAppleEvent:(NSAppleEventDescriptor *)event error:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeHandlerWithName:(NSString *)name arguments:(NSArray *)arguments error:(NSDictionary<NSString *, id> **)error;
  - (NSAttributedString *)richTextFromDescriptor:(NSAppleEventDescriptor *)descriptor;
  - (NSData *)compiledDataForType:(NSString *)type usingStorageOptions:(OSAStorageOptions)options error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithCompiledData:(NSData *)data error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithCompiledData:(NSData *)data fromURL:(NSURL *)url usingStorageOptions:(OSAStorageOptions)options error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithSource:(NSString *)source;
  @property (readonly) BOOL isCompiled;
  @property (readonly) NSAttributedString *richTextSource;
  @property (readonly) NSString *source;
  @property (readonly) NSURL *url;
  @interface NSExceptionHandler
  + (NSExceptionHandler *)defaultExceptionHandler;
  - (NSUInteger)exceptionHandlingMask;
  - (NSUInteger)exceptionHangingMask;
  - (void)setDelegate:(id)delegate;
  - (void)setExceptionHandlingMask:(NSUInteger)mask;
  - (void)setExceptionHangingMask:(NSUInteger)mask;
  @property (readonly) id delegate;
  @interface SFAuthorization <NSCoding, NSSecureCoding>
  + (id)authorization;
  - (BOOL)obtainWithRight:(const char *)right flags:(AuthorizationFlags)flags error:(NSError **)error;
  - (OSStatus)permitWithRight:(const char *)right flags:(AuthorizationFlags)flags;
  - (void)invalidateCredentials;
  @interface SFCertificatePanel
  + (SFCertificatePanel *)sharedCertificatePanel;
  - (NSArray *)policies;
  - (NSInteger)runModalForCertificates:(NSArray *)certificates showGroup:(BOOL)group;
  - (NSInteger)runModalForTrust:(SecTrustRef)trust showGroup:(BOOL)group;
  - (void)beginSheetForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info certificates:(NSArray *)certificates showGroup:(BOOL)group;
  - (void)beginSheetForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info trust:(SecTrustRef)trust showGroup:(BOOL)group;
  - (void)setAlternateButtonTitle:(NSString *)title;
  - (void)setDefaultButtonTitle:(NSString *)title;
  - (void)setHelpAnchor:(NSString *)anchor;
  - (void)setPolicies:(id)policies;
  - (void)setShowsHelp:(BOOL)help;
  @property (readonly) BOOL showsHelp;
  @property (readonly) NSString *helpAnchor;
  @interface SFCertificateTrustPanel
  + (SFCertificateTrustPanel *)sharedCertificateTrustPanel;
  - (NSInteger)runModalForTrust:(SecTrustRef)trust message:(NSString *)message;
  - (void)beginSheetForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info trust:(SecTrustRef)trust message:(NSString *)message;
  - (void)setInformativeText:(NSString *)text;
  @property (readonly) NSString *informativeText;
  """#
