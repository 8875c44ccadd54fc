/// WebKit, JavaScriptCore, AVFoundation, MediaPlayer, the games' frameworks. `SummaryTable` explains the notation.
let mediaSummaries = #"""
  # WebKit
  WKUserContentController! addScriptMessageHandler:name: addScriptMessageHandler:contentWorld:name: addScriptMessageHandlerWithReply:contentWorld:name:
    add(_:name:) add(_:contentWorld:name:) addScriptMessageHandler(_:contentWorld:name:)
    = keeps scriptMessageHandler:0 forever ends -removeScriptMessageHandlerForName: removeScriptMessageHandler(forName:) removeAllScriptMessageHandlers
  WKUserContentController! removeScriptMessageHandlerForName: removeScriptMessageHandlerForName:contentWorld: removeScriptMessageHandler(forName:)
    removeScriptMessageHandler(forName:contentWorld:) removeAllScriptMessageHandlers removeAllScriptMessageHandlers() = ends receiver
  WKWebViewConfiguration! setURLSchemeHandler:forURLScheme: setURLSchemeHandler(_:forURLScheme:) = keeps urlSchemeHandler:0
  WKWebView .configuration = keeps ; returns WKWebViewConfiguration
  WKWebViewConfiguration .userContentController = keeps ; returns WKUserContentController
  WKWebViewConfiguration .processPool .preferences .websiteDataStore = keeps
  WKWebView! initWithFrame:configuration: init(frame:configuration:) = result keeps configuration:1 ; returns WKWebView
  WKWebView! evaluateJavaScript:completionHandler: takeSnapshotWithConfiguration:completionHandler: evaluateJavaScript(_:completionHandler^?:)
    takeSnapshot(with:completionHandler^:) createPDF(configuration?:completionHandler^:) = @web-process copies completionHandler:1 completes
  WKWebView! callAsyncJavaScript:arguments:inFrame:inContentWorld:completionHandler: callAsyncJavaScript(_:arguments?:in:in:completionHandler^?:)
    = @web-process copies completionHandler:4 completes
  WKWebsiteDataStore! removeDataOfTypes:modifiedSince:completionHandler: removeData(ofTypes:modifiedSince:completionHandler^:)
    = @web-process copies completionHandler:2 completes
  WKContentRuleListStore! compileContentRuleListForIdentifier:encodedContentRuleList:completionHandler:
    compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler^:) = @web-process copies completionHandler:2 completes

  # JavaScriptCore
  JSContext! setObject(_:forKeyedSubscript:) = keeps value:0
  JSContext setObject:forKeyedSubscript: = keeps value:0
  JSContext .exceptionHandler = copies
  JSValue! setValue:forProperty: setValue(_:forProperty:) = keeps value:0
  JSManagedValue! managedValueWithValue: managedValueWithValue:andOwner: init(value:) init(value:andOwner:)
    = result weak value:0 ; returns JSManagedValue
  JSVirtualMachine! addManagedReference:withOwner: addManagedReference(_:withOwner:) = 1 keeps value:0 ends -removeManagedReference:withOwner:

  # Players
  AVPlayer/AVSampleBufferRenderSynchronizer! addPeriodicTimeObserverForInterval:queue:usingBlock: addBoundaryTimeObserverForTimes:queue:usingBlock:
    addPeriodicTimeObserver(forInterval:queue:using^:) addBoundaryTimeObserver(forTimes:queue:using^:)
    = receiver+result copies block:2 forever ends removeTimeObserver:
  AVPlayer/AVSampleBufferRenderSynchronizer! removeTimeObserver: removeTimeObserver(_:) = ends 0 ; ends receiver
  AVPlayer! replaceCurrentItemWithPlayerItem: replaceCurrentItem(with:) = keeps currentItem:0
  AVPlayer! initWithPlayerItem: playerWithPlayerItem: init(playerItem:) = result keeps currentItem:0 ; returns AVPlayer
  AVPlayer! seekToTime:completionHandler: seek(to:completionHandler^:) = @player copies completionHandler:1 completes
  AVPlayer! seekToTime:toleranceBefore:toleranceAfter:completionHandler: seek(to:toleranceBefore:toleranceAfter:completionHandler^:)
    = @player copies completionHandler:3 completes
  AVPlayerViewController/AVPlayerLayer .player = keeps
  AVPlayerLayer! playerLayerWithPlayer: init(player:) = result keeps player:0 ; returns AVPlayerLayer
  AVPlayerItem! addOutput: = keeps output:0 ends removeOutput:
  AVPlayerItem add(_:) = keeps output:0 ends remove(_:)
  AVQueuePlayer! insertItem:afterItem: insert(_:after:) = keeps item:0 ends removeItem: removeAllItems
  AVPlayerItemOutput/AVAssetResourceLoader/AVContentKeySession! setDelegate:queue: setDelegate(_:queue:) = weak delegate:0

  # Capturing
  AVCaptureVideoDataOutput/AVCaptureAudioDataOutput! setSampleBufferDelegate:queue: setSampleBufferDelegate(_:queue:) = weak delegate:0 ; keeps queue:1
  AVCaptureMetadataOutput! setMetadataObjectsDelegate:queue: setMetadataObjectsDelegate(_:queue:) = weak delegate:0 ; keeps queue:1
  AVCaptureDepthDataOutput! setDelegate:callbackQueue: setDelegate(_:callbackQueue:) = weak delegate:0 ; keeps queue:1
  AVCapturePhotoOutput! capturePhotoWithSettings:delegate: capturePhoto(with:delegate:) = weak delegate:1
  AVCaptureMovieFileOutput! startRecordingToOutputFileURL:recordingDelegate: startRecording(to:recordingDelegate:) = weak delegate:1
  AVCaptureFileOutput .delegate = unsafe
  AVCaptureSession! addInput: addOutput: addConnection: addInput(_:) addOutput(_:) addConnection(_:) addInputWithNoConnections:
    addOutputWithNoConnections:
    = keeps part:0 ends removeInput: removeOutput:
  AVCaptureSession! removeInput: removeOutput: removeConnection: removeInput(_:) removeOutput(_:) removeConnection(_:) = ends 0
  AVCaptureVideoPreviewLayer! initWithSession: layerWithSession: init(session:) = result keeps session:0 ; returns AVCaptureVideoPreviewLayer
  AVCaptureVideoPreviewLayer .session = keeps
  AVCaptureStillImageOutput! captureStillImageAsynchronouslyFromConnection:completionHandler: captureStillImageAsynchronously(from:completionHandler^:)
    = copies completionHandler:1 completes
  AVCaptureDevice! requestAccessForMediaType:completionHandler: requestAccess(for:completionHandler^:) = @system copies completionHandler:1 completes

  # Reading, writing, sound
  AVAssetWriterInput/AVSampleBufferDisplayLayer/AVSampleBufferAudioRenderer! requestMediaDataWhenReadyOnQueue:usingBlock:
    requestMediaDataWhenReady(on:using^:)
    = copies block:1 forever ends markAsFinished stopRequestingMediaData
  AVAssetWriterInput! markAsFinished markAsFinished() = ends receiver
  AVSampleBufferDisplayLayer/AVSampleBufferAudioRenderer! stopRequestingMediaData stopRequestingMediaData() = ends receiver
  AVAssetWriter! finishWritingWithCompletionHandler: finishWriting(completionHandler^:) = copies completionHandler:0 completes
  AVAssetExportSession! exportAsynchronouslyWithCompletionHandler: exportAsynchronously(completionHandler^:) = copies completionHandler:0 completes
  AVAsset! loadValuesAsynchronouslyForKeys:completionHandler: loadValuesAsynchronously(forKeys:completionHandler^?:)
    = copies completionHandler:1 completes
  AVAssetImageGenerator! generateCGImagesAsynchronouslyForTimes:completionHandler: generateCGImagesAsynchronously(forTimes:completionHandler^:)
    = copies completionHandler:1 completes
  AVAudioNode! installTapOnBus:bufferSize:format:block: installTap(onBus:bufferSize:format:block^:)
    = copies block:3 forever ends -removeTapOnBus: removeTap(onBus:)
  AVAudioNode! removeTapOnBus: removeTap(onBus:) = ends receiver
  AVAudioSourceNode! initWithRenderBlock: init(renderBlock^:) = result copies renderBlock:0
  AVAudioSourceNode! initWithFormat:renderBlock: init(format:renderBlock^:) = result copies renderBlock:1
  AVAudioSinkNode! initWithReceiverBlock: init(receiverBlock^:) = result copies receiverBlock:0
  AVAudioSequencer! setUserCallback: setUserCallback(_^?:) = copies callback:0
  AUAudioUnit .renderBlock .inputHandler .outputProvider .musicalContextBlock .transportStateBlock = copies
  AVAudioEngine attachNode: attach(_:) = keeps node:0 ends detachNode: detach(_:)
  AVAudioEngine detachNode: detach(_:) = ends 0
  AVAudioEngine! connect:to:format: connect(_:to:format:) = keeps node:0 node:1
  AVAudioPlayerNode! scheduleBuffer:completionHandler: scheduleBuffer(_:completionHandler^?:) = copies completionHandler:1 fires ends stop
  AVAudioPlayerNode! scheduleFile:atTime:completionHandler: scheduleFile(_:at:completionHandler^?:) = copies completionHandler:2 fires ends stop
  AVAudioPlayerNode! scheduleBuffer:atTime:options:completionHandler: scheduleBuffer(_:at:options?:completionHandler^?:)
    = copies completionHandler:3 fires ends stop
  MPRemoteCommand! addTargetWithHandler: = @remote-commands+result copies handler:0 forever ends removeTarget:
  MPRemoteCommand! addTarget(handler^:) = @remote-commands+result copies handler:0 forever ends removeTarget:
  MPRemoteCommand! addTarget:action: addTarget(_:action:) = unsafe target:0
  MPRemoteCommand! removeTarget: removeTarget(_:) removeTarget:action: = ends 0
  MPMediaItemArtwork! initWithBoundsSize:requestHandler: init(boundsSize:requestHandler^:) = result copies requestHandler:1 ; returns MPMediaItemArtwork

  # Scenes
  SKAction! runBlock: = result copies block:0 ; returns SKAction
  SKAction run(_^:) = result copies block:0 ; returns SKAction
  SKAction! runBlock:queue: run(_^:queue:) = result copies block:0 ; returns SKAction
  SKAction! customActionWithDuration:actionBlock: customAction(withDuration:actionBlock^:) = result copies actionBlock:1 ; returns SKAction
  SKAction! performSelector:onTarget: perform(_:onTarget:) = result keeps target:1 ; returns SKAction
  SKAction/SCNAction sequence: group: repeatActionForever: repeatAction:count: sequence(_:) group(_:) repeatForever(_:) repeat(_:count:)
    = result keeps action:0 ; returns SKAction
  SKNode/SCNNode! runAction: runAction:withKey: runAction(_:) runAction(_:forKey:) = keeps action:0 completes ends removeAllActions
  SKNode/SCNNode run(_:) run(_:withKey:) = keeps action:0 completes ends removeAllActions
  SKNode/SCNNode! runAction:completion: runAction:completionHandler: run(_:completion^:) runAction(_:completionHandler^?:)
    = keeps action:0 completes ends removeAllActions ; copies completion:1 completes ends removeAllActions
  SKNode/SCNNode! removeAllActions removeAllActions() removeActionForKey: removeAction(forKey:) = ends receiver
  SCNAction run(_^:) runBlock: = result copies block:0 ; returns SCNAction
  SKNode! addChild: insertChild:atIndex: = keeps child:0 ends removeFromParent
  SKNode addChild(_:) insertChild(_:at:) = keeps child:0 ends removeFromParent
  SCNNode! addChildNode: insertChildNode:atIndex: addChildNode(_:) insertChildNode(_:at:) = keeps child:0 ends removeFromParentNode
  SKNode/SCNNode! removeFromParent removeFromParent() removeFromParentNode removeFromParentNode() = ends receiver
  SKNode! removeAllChildren removeAllChildren() removeChildrenInArray: removeChildren(in:) = removes
  SKNode! enumerateChildNodesWithName:usingBlock: enumerateChildNodes(withName:using^:) = runs 1
  SCNNode! enumerateChildNodesUsingBlock: enumerateChildNodes(_^:) enumerateHierarchy(_^:) = runs 0
  SKView! presentScene: presentScene:transition: presentScene(_:) presentScene(_:transition:) = keeps scene:0
  SCNConstraint/SCNLookAtConstraint/SCNReplicatorConstraint .target = keeps
  SKNode/SCNNode .physicsBody .geometry .light = keeps
  SCNNode .camera = keeps
  SCNNode .rendererDelegate = unsafe
  SKPhysicsWorld/SCNPhysicsWorld .contactDelegate = unsafe
  SCNTransaction .completionBlock = copies completes
  GCController .controllerPausedHandler = copies
  GCControllerButtonInput/GCControllerAxisInput/GCControllerDirectionPad/GCControllerElement/GCExtendedGamepad/GCGamepad/GCMicroGamepad/GCMotion
    .valueChangedHandler .pressedChangedHandler .touchedChangedHandler = copies
  GKLocalPlayer .authenticateHandler = copies forever
  GKMatchmaker .inviteHandler = copies forever
  GKMatchRequest .recipientResponseHandler = copies
  GKLocalPlayer! registerListener: = @game-center weak listener:0
  GKVoiceChatService .client = unsafe
  GLKView/GLKViewController .delegate = unsafe
  MTLCommandBuffer! addCompletedHandler: addScheduledHandler: addCompletedHandler(_^:) addScheduledHandler(_^:) = copies handler:0 fires
  MTLDrawable! addPresentedHandler: addPresentedHandler(_^:) = copies handler:0 fires
  MTLSharedEvent! notifyListener:atValue:block: notify(_:atValue:block^:) = copies block:2 fires
  """#
