/// The members of the protocols of Apple's other frameworks. The notation is explained in `memberTables`.
let otherProtocolMembers = #"""
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
  """#
