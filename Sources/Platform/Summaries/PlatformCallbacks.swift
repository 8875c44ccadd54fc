extension Platform {
  /// Whether a call removes its receiver from the hierarchy that keeps it.
  package static func takesReceiverOut(_ name: String) -> Bool {
    switch name.prefix(while: { $0 != "(" }) {
    case "removeFromSuperview", "removeFromParent", "removeFromParentViewController", "removeFromSuperlayer", "removeFromSupernode": true
    default: false
    }
  }

  /// Whether an object kept in this role can be removed by such a call.
  package static func isHierarchy(role: String) -> Bool { ["subview", "child", "sublayer", "subnode"].contains(role) }

  /// The calls that start the objects of a class. If none is made, the objects keep forever what they would otherwise release at the end. Objective-C and Swift names;
  /// empty for classes that start by themselves.
  package static func calls(thatStart name: String) -> [String] { name == "NSURLSessionTask" ? ["resume", "resume()"] : [] }

  /// Whether the platform calls a method of this name during the life of an object: a view appears or disappears (`viewDidDisappear:`), a cell is reused
  /// (`prepareForReuse()`), a delegate is notified. Methods at the beginning or end of the object's life don't count. The name is an Objective-C selector, or a Swift
  /// name with labels. O(1).
  ///
  /// Some names are everyday words. They only count in a subclass of the class that declares them: `cancel()` in a subclass of `NSOperation`.
  package static func isCalledByPlatform(_ name: String, inSubclassOf superclass: String? = nil) -> Bool {
    if callbacks.contains(name) || isUserEvent(name) || isDelegateCallback(name) { return true }
    guard let superclass, let owners = everydayCallbacks[name] else { return false }
    return owners.contains(superclass) || superclasses(of: superclass).contains { owners.contains($0) }
  }

  /// Whether a name has the form of the platform's delegate methods: the sender first, then what happened or what is asked, as in
  /// `tableView:willDisplayCell:forRowAtIndexPath:`, `urlSession(_:didBecomeInvalidWithError:)`.
  private static func isDelegateCallback(_ name: String) -> Bool {
    let bytes = name.utf8
    guard let end = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") }) else { return false }
    var rest = name[bytes.index(after: end)...]
    if bytes[end] == UInt8(ascii: "(") {
      guard rest.utf8.starts(with: "_:".utf8) else { return false }
      rest = rest.dropFirst(2)
    }
    guard callbackVerbs.contains(where: { rest.utf8.starts(with: $0.utf8) }) else { return false }
    return callbackSenders.contains(String(name[..<end]))
  }

  private static let callbacks = Set(callbackTable.pieces(between: "\n").flatMap { $0.pieces(between: " ") }.map { String($0) })
  private static let everydayCallbacks: [String: [String]] = {
    var found: [String: [String]] = [:]
    for line in everydayCallbackTable.pieces(between: "\n") {
      let words = line.words
      for name in words.dropFirst() { found[name, default: []].append(words[0]) }
    }
    return found
  }()
  private static let callbackSenders = Set(callbackSenderTable.pieces(between: "\n").flatMap { $0.pieces(between: " ") }.map { String($0) })
  private static let callbackVerbs = [
    "did", "will", "should", "can", "numberOf", "cellFor", "viewFor", "heightFor", "titleFor", "objectValueFor", "willDisplay", "commit", "rowHeight",
    "layout", "editing", "trailing", "leading", "contextMenu", "items", "decidePolicy", "run", "task", "dataTask", "downloadTask", "webSocketTask",
    "controllerDid", "performDrop", "validate", "configurationFor", "open", "continue", "handle", "perform", "restore", "supported", "moveRow", "estimated",
    "viewController", "viewAt", "attributed", "rendererFor", "monitoring", "rangingBeacons", "central", "peripheral", "player", "audio", "sizeFor",
  ]
}

/// The first words of delegate and data source methods, which name the sender.
private let callbackSenderTable = """
  tableView collectionView outlineView browser scrollView textField textView searchBar pickerView tabBar tabBarController navigationController
  navigationBar splitViewController pageViewController pageController popoverPresentationController presentationController
  adaptivePresentationController imagePickerController documentPicker documentBrowser documentInteractionController alertView actionSheet gestureRecognizer
  application scene windowScene window windowController document splitView tabView toolbar menu popover savePanel
  webView userContentController URLSession urlSession connection stream parser download fileManager netService netServiceBrowser metadataQuery
  listener port archiver unarchiver cache controller context layoutManager textStorage textContainer fetchedResultsController
  locationManager mapView session centralManager central peripheral peripheralManager browser advertiser assistant
  captureOutput output fileOutput photoOutput metadataOutput dataOutput captureSession resourceLoader speechSynthesizer speechRecognizer audioPlayer
  audioRecorder playerViewController pictureInPictureController player recorder synthesizer
  mailComposeController messageComposeViewController contactPicker contactViewController eventEditViewController eventViewController
  productViewController productsRequest request paymentQueue paymentAuthorizationViewController paymentAuthorizationController authorizationController
  userNotificationCenter messaging pushRegistry provider callObserver physicsWorld renderer view sceneView animator animation dynamicAnimator
  collisionBehavior dragInteraction dropInteraction contextMenuInteraction interaction picker previewController safariViewController
  homeManager home accessory readerSession match matchmakerViewController gameCenterViewController fontPickerViewController
  colorPickerViewController cloudSharingController control comboBox matrix drawer sound ruleEditor tokenField pathControl
  """

private let callbackTable = """
  viewDidLoad viewDidLoad() viewWillAppear: viewWillAppear(_:) viewDidAppear: viewDidAppear(_:) viewIsAppearing: viewIsAppearing(_:)
  viewWillDisappear: viewWillDisappear(_:) viewDidDisappear: viewDidDisappear(_:) viewWillAppear viewWillAppear() viewDidAppear viewDidAppear()
  viewWillDisappear viewWillDisappear() viewDidDisappear viewDidDisappear() viewDidUnload viewDidUnload() viewWillUnload loadView loadView()
  viewWillLayoutSubviews viewWillLayoutSubviews() viewDidLayoutSubviews viewDidLayoutSubviews() viewWillLayout viewWillLayout() viewDidLayout viewDidLayout()
  viewSafeAreaInsetsDidChange viewSafeAreaInsetsDidChange() viewLayoutMarginsDidChange() updateViewConstraints updateViewConstraints()
  viewWillTransitionToSize:withTransitionCoordinator: viewWillTransition(to:with:) willTransitionToTraitCollection:withTransitionCoordinator:
  willTransition(to:with:) traitCollectionDidChange: traitCollectionDidChange(_:) didReceiveMemoryWarning didReceiveMemoryWarning()
  willMoveToParentViewController: willMove(toParent:) didMoveToParentViewController: didMove(toParent:) willMove(toParentViewController:)
  didMove(toParentViewController:) removeFromParentViewController removeFromParent() willRotateToInterfaceOrientation:duration:
  didRotateFromInterfaceOrientation: willAnimateRotationToInterfaceOrientation:duration: prepareForSegue:sender: prepare(for:sender:)
  shouldPerformSegueWithIdentifier:sender: shouldPerformSegue(withIdentifier:sender:) dismissViewControllerAnimated:completion: dismiss(animated:completion:)
  setEditing:animated: setEditing(_:animated:) encodeRestorableStateWithCoder: decodeRestorableStateWithCoder: encodeRestorableState(with:)
  decodeRestorableState(with:) shouldAutorotate supportedInterfaceOrientations preferredStatusBarStyle prefersStatusBarHidden
  accessibilityPerformEscape accessibilityPerformEscape()
  presentationTransitionWillBegin presentationTransitionWillBegin() presentationTransitionDidEnd: presentationTransitionDidEnd(_:)
  dismissalTransitionWillBegin dismissalTransitionWillBegin() dismissalTransitionDidEnd: dismissalTransitionDidEnd(_:)
  containerViewWillLayoutSubviews containerViewWillLayoutSubviews() containerViewDidLayoutSubviews containerViewDidLayoutSubviews()
  animateTransition: animateTransition(using:) transitionDuration: transitionDuration(using:) animationEnded: animationEnded(_:)
  startInteractiveTransition: startInteractiveTransition(_:)

  willMoveToSuperview: willMove(toSuperview:) didMoveToSuperview didMoveToSuperview() willMoveToWindow: willMove(toWindow:) didMoveToWindow
  didMoveToWindow() removeFromSuperview removeFromSuperview() layoutSubviews layoutSubviews() layoutSublayersOfLayer: layoutSublayers(of:) layoutSublayers
  layoutSublayers() drawRect: draw(_:) drawLayer:inContext: draw(_:in:) drawInContext: updateConstraints
  updateConstraints() intrinsicContentSize sizeThatFits: sizeThatFits(_:) safeAreaInsetsDidChange safeAreaInsetsDidChange() layoutMarginsDidChange()
  tintColorDidChange tintColorDidChange() didAddSubview: didAddSubview(_:) willRemoveSubview: willRemoveSubview(_:) prepareForReuse prepareForReuse()
  prepareForInterfaceBuilder prepareForInterfaceBuilder() awakeFromNib awakeFromNib() setSelected:animated: setSelected(_:animated:) setHighlighted:animated:
  setHighlighted(_:animated:) preferredLayoutAttributesFittingAttributes: preferredLayoutAttributesFitting(_:)
  updateConfigurationUsingState: updateConfiguration(using:) hitTest:withEvent: hitTest(_:with:) pointInside:withEvent: point(inside:with:)
  becomeFirstResponder becomeFirstResponder() resignFirstResponder resignFirstResponder() canBecomeFirstResponder touchesCancelled:withEvent:
  touchesCancelled(_:with:) pressesCancelled:withEvent: pressesCancelled(_:with:) motionBegan:withEvent: motionBegan(_:with:) motionCancelled:withEvent:
  beginTrackingWithTouch:withEvent: beginTracking(_:with:) continueTrackingWithTouch:withEvent: continueTracking(_:with:) endTrackingWithTouch:withEvent:
  endTracking(_:with:) cancelTrackingWithEvent: cancelTracking(with:) invalidateLayout invalidateLayout() finalizeCollectionViewUpdates
  finalizeCollectionViewUpdates() prepareForCollectionViewUpdates: prepare(forCollectionViewUpdates:) actionForLayer:forKey:
  didUpdateFocusInContext:withAnimationCoordinator: didUpdateFocus(in:with:) dynamicAnimatorDidPause: dynamicAnimatorDidPause(_:)

  viewWillMoveToSuperview: viewWillMove(toSuperview:) viewDidMoveToSuperview viewDidMoveToSuperview() viewWillMoveToWindow: viewWillMove(toWindow:)
  viewDidMoveToWindow viewDidMoveToWindow() updateTrackingAreas updateTrackingAreas() viewDidHide viewDidHide()
  viewDidUnhide viewDidUnhide() viewWillStartLiveResize() viewDidEndLiveResize viewDidEndLiveResize() viewDidChangeBackingProperties()
  viewDidChangeEffectiveAppearance viewDidChangeEffectiveAppearance() windowDidLoad windowDidLoad() windowWillLoad windowWillLoad() windowWillClose:
  windowWillClose(_:) windowShouldClose: windowShouldClose(_:) windowDidBecomeKey: windowDidBecomeKey(_:) windowDidResignKey: windowDidResignKey(_:)
  windowDidBecomeMain: windowDidBecomeMain(_:) windowDidResignMain: windowDidResignMain(_:) windowDidResize: windowDidResize(_:) windowDidMove:
  windowDidMove(_:) windowDidMiniaturize: windowDidMiniaturize(_:) windowDidEnterFullScreen(_:) windowDidExitFullScreen(_:) windowControllerDidLoadNib:
  windowControllerDidLoadNib(_:) makeWindowControllers makeWindowControllers() mouseEntered: mouseEntered(with:) mouseExited: mouseExited(with:) mouseMoved:
  mouseMoved(with:) scrollWheel: scrollWheel(with:) keyUp: keyUp(with:) flagsChanged: flagsChanged(with:) menuWillOpen: menuWillOpen(_:) menuDidClose:
  menuDidClose(_:) menuNeedsUpdate: menuNeedsUpdate(_:) popoverDidClose: popoverDidClose(_:) popoverWillClose: popoverWillClose(_:) popoverDidShow(_:)
  validateMenuItem: validateMenuItem(_:) validateUserInterfaceItem: validateUserInterfaceItem(_:) viewForZoomingInScrollView: viewForZooming(in:)
  draggingEntered: draggingEntered(_:) draggingExited: draggingExited(_:) performDragOperation: performDragOperation(_:) controlTextDidBeginEditing:
  textDidBeginEditing: textDidEndEditing: textDidEndEditing(_:)

  application:didFinishLaunchingWithOptions: application(_:didFinishLaunchingWithOptions:) applicationDidFinishLaunching: applicationDidFinishLaunching(_:)
  applicationWillFinishLaunching: applicationWillFinishLaunching(_:) applicationWillTerminate: applicationWillTerminate(_:) applicationShouldTerminate:
  applicationShouldTerminate(_:) applicationDidEnterBackground: applicationDidEnterBackground(_:) applicationWillEnterForeground:
  applicationWillEnterForeground(_:) applicationDidBecomeActive: applicationDidBecomeActive(_:) applicationWillResignActive: applicationWillResignActive(_:)
  applicationDidResignActive: applicationDidReceiveMemoryWarning: applicationDidReceiveMemoryWarning(_:) applicationShouldTerminateAfterLastWindowClosed:
  applicationShouldTerminateAfterLastWindowClosed(_:) applicationShouldHandleReopen:hasVisibleWindows: applicationShouldHandleReopen(_:hasVisibleWindows:)
  scene(_:willConnectTo:options:) scene:willConnectToSession:options: sceneDidDisconnect: sceneDidDisconnect(_:) sceneDidBecomeActive:
  sceneDidBecomeActive(_:) sceneWillResignActive: sceneWillResignActive(_:) sceneDidEnterBackground: sceneDidEnterBackground(_:) sceneWillEnterForeground:
  sceneWillEnterForeground(_:) application:openURL:options: application(_:open:options:) application:handleEventsForBackgroundURLSession:completionHandler:

  scrollViewDidScroll: scrollViewDidScroll(_:) scrollViewWillBeginDragging: scrollViewWillBeginDragging(_:) scrollViewDidZoom: scrollViewDidZoom(_:)
  scrollViewDidEndScrollingAnimation: scrollViewDidEndScrollingAnimation(_:) scrollViewWillEndDragging:withVelocity:targetContentOffset:
  scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillBeginDecelerating: scrollViewWillBeginDecelerating(_:)
  scrollViewDidEndZooming:withView:atScale: scrollViewDidEndZooming(_:with:atScale:) scrollViewShouldScrollToTop: scrollViewShouldScrollToTop(_:)
  numberOfSectionsInTableView: numberOfSections(in:) numberOfSectionsInCollectionView: numberOfComponentsInPickerView: numberOfComponents(in:)
  numberOfRowsInTableView: numberOfRows(in:) sectionIndexTitlesForTableView: sectionIndexTitles(for:) textFieldDidBeginEditing:
  textFieldDidBeginEditing(_:) textFieldDidEndEditing: textFieldDidEndEditing(_:) textFieldShouldBeginEditing: textFieldShouldBeginEditing(_:)
  textFieldShouldEndEditing: textFieldShouldEndEditing(_:) textFieldDidChangeSelection(_:) textViewDidBeginEditing: textViewDidBeginEditing(_:)
  textViewDidEndEditing: textViewDidEndEditing(_:) textViewShouldBeginEditing: textViewShouldBeginEditing(_:) textViewDidChangeSelection:
  textViewDidChangeSelection(_:) searchBarTextDidBeginEditing: searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing:
  searchBarTextDidEndEditing(_:) searchBarShouldBeginEditing: searchBarShouldBeginEditing(_:) didPresentSearchController: didPresentSearchController(_:)
  didDismissSearchController: didDismissSearchController(_:) willDismissSearchController: willDismissSearchController(_:)
  gestureRecognizerShouldBegin: gestureRecognizerShouldBegin(_:) imagePickerControllerDidCancel: imagePickerControllerDidCancel(_:)
  presentationControllerDidDismiss: presentationControllerDidDismiss(_:) presentationControllerWillDismiss: presentationControllerWillDismiss(_:)
  presentationControllerShouldDismiss: presentationControllerShouldDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
  popoverPresentationControllerDidDismissPopover: popoverPresentationControllerDidDismissPopover(_:) popoverControllerDidDismissPopover:
  animationControllerForDismissedController: animationController(forDismissed:) animationController(forPresented:presenting:source:)
  animationControllerForPresentedController:presentingController:sourceController: documentPickerWasCancelled: documentPickerWasCancelled(_:)
  safariViewControllerDidFinish: safariViewControllerDidFinish(_:) willPresentAlertView: didPresentAlertView: alertViewCancel:

  observeValueForKeyPath:ofObject:change:context: observeValue(forKeyPath:of:change:context:)
   presentedItemDidChange presentedItemDidChange() presentedItemDidMoveToURL: presentedItemDidMove(to:)
  accommodatePresentedItemDeletionWithCompletionHandler: relinquishPresentedItemToReader: relinquishPresentedItem(toReader:) forwardInvocation:
  methodSignatureForSelector: forwardingTargetForSelector:
  stream:handleEvent: stream(_:handle:) parserDidStartDocument: parserDidStartDocument(_:) parserDidEndDocument: parserDidEndDocument(_:)
  parser:foundCharacters: parser(_:foundCharacters:) connectionDidFinishLoading: connectionDidFinishLoading(_:) URLSessionDidFinishEventsForBackgroundURLSession:
  urlSessionDidFinishEvents(forBackgroundURLSession:) netServiceDidPublish: netServiceDidPublish(_:) netServiceDidStop: netServiceDidStop(_:)
  controllerWillChangeContent: controllerWillChangeContent(_:) controllerDidChangeContent: controllerDidChangeContent(_:) awakeFromFetch awakeFromFetch()
  awakeFromInsert awakeFromInsert() willTurnIntoFault willTurnIntoFault() didTurnIntoFault didTurnIntoFault()
  prepareForDeletion prepareForDeletion() beginRequestWithExtensionContext: listener:shouldAcceptNewConnection:

  animationDidStart: animationDidStart(_:) animationDidStop:finished: animationDidStop(_:finished:) webViewDidStartLoad: webViewDidFinishLoad:
  webViewDidClose: webViewDidClose(_:) webViewWebContentProcessDidTerminate: webViewWebContentProcessDidTerminate(_:)
  userContentController:didReceiveScriptMessage: userContentController(_:didReceive:) webView:startURLSchemeTask: webView(_:start:) webView(_:stop:)
  locationManagerDidChangeAuthorization: locationManagerDidChangeAuthorization(_:) centralManagerDidUpdateState: centralManagerDidUpdateState(_:)
  peripheralManagerDidUpdateState: peripheralManagerDidUpdateState(_:) peripheralDidUpdateName(_:) sessionDidBecomeInactive: sessionDidBecomeInactive(_:)
  sessionDidDeactivate: sessionDidDeactivate(_:) sessionReachabilityDidChange: sessionReachabilityDidChange(_:) sessionWasInterrupted:
  sessionInterruptionEnded(_:) requestDidFinish: requestDidFinish(_:) photoLibraryDidChange: photoLibraryDidChange(_:) audioPlayerDidFinishPlaying:successfully:
  audioPlayerDidFinishPlaying(_:successfully:) audioRecorderDidFinishRecording:successfully: mapViewDidFinishLoadingMap(_:) drawInMTKView: draw(in:)
  providerDidReset: providerDidReset(_:) glkView:drawInRect: glkViewControllerUpdate: didMoveToView: willMoveFromView:
  didEvaluateActions didSimulatePhysics didBeginContact: didEndContact:
  renderer(_:updateAtTime:) renderer:updateAtTime: matchmakerViewControllerWasCancelled:


  applicationDidFinishLaunching() applicationDidBecomeActive() applicationWillResignActive()

  setUpWithError() tearDownWithError() setUpWithError: tearDownWithError: makeUIView(context:) updateUIView(_:context:)
  dismantleUIView(_:coordinator:) makeNSView(context:) updateNSView(_:context:) dismantleNSView(_:coordinator:) makeUIViewController(context:)
  updateUIViewController(_:context:) dismantleUIViewController(_:coordinator:) makeNSViewController(context:) updateNSViewController(_:context:)
  dismantleNSViewController(_:coordinator:) makeCoordinator()
  """

/// A class, and the methods with everyday names that the platform calls on its subclasses.
private let everydayCallbackTable = """
  NSOperation main main() start start() cancel cancel()
  NSThread main main()
  NSURLProtocol startLoading startLoading() stopLoading stopLoading()
  NSObject copyWithZone: copy(with:) encodeWithCoder: encode(with:) didChangeValueForKey: willChangeValueForKey: beginRequest(with:)
  NSManagedObject willSave willSave() didSave didSave() prepareForDeletion prepareForDeletion()
  UICollectionViewLayout prepareLayout prepare()
  UICollectionReusableView applyLayoutAttributes: apply(_:)
  UIView display display() draw(_:) displayLayer: display(_:) action(for:forKey:)
  NSView layout layout() updateLayer updateLayer() draw(_:) display(_:)
  CALayer display display() draw(in:) action(forKey:)
  WKInterfaceController awakeWithContext: awake(withContext:) willActivate willActivate() didDeactivate didDeactivate() didAppear didAppear()
  WKInterfaceController willDisappear willDisappear()
  SKScene update: update(_:) didMove(to:) willMove(from:) didChangeSize: didChangeSize(_:) sceneDidLoad sceneDidLoad() didBegin(_:) didEnd(_:)
  XCTestCase setUp setUp() tearDown tearDown()
  UIResponder cancel(_:) copy(_:) paste(_:)
  """
