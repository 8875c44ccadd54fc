/// The classes of Apple's other frameworks. A superclass written `UIView | NSView` is the first one everywhere
/// but on macOS. The classes of a framework marked `seldom` are in a stub header only when it is asked for.
let otherFrameworkClasses = #"""
  [CoreData]
  NSManagedObject #model
  NSManagedObjectContext
  NSManagedObjectID #value
  NSManagedObjectModel
  NSManagedObjectModelReference
  NSPersistentStore
    NSAtomicStore
    NSIncrementalStore
  NSAtomicStoreCacheNode
  NSIncrementalStoreNode
  NSPersistentStoreCoordinator
  NSPersistentStoreDescription
  NSPersistentContainer
    NSPersistentCloudKitContainer
  NSPersistentCloudKitContainerEvent
  NSPersistentCloudKitContainerOptions
  NSEntityDescription
  NSPropertyDescription
    NSAttributeDescription
      NSCompositeAttributeDescription
      NSDerivedAttributeDescription
    NSExpressionDescription
    NSFetchedPropertyDescription
    NSRelationshipDescription
  NSFetchIndexDescription
  NSFetchIndexElementDescription
  NSPersistentStoreRequest
    NSAsynchronousFetchRequest<ResultType>
    NSBatchDeleteRequest
    NSBatchInsertRequest
    NSBatchUpdateRequest
    NSFetchRequest<ResultType>
    NSPersistentHistoryChangeRequest
    NSSaveChangesRequest
  NSPersistentStoreResult
    NSBatchDeleteResult
    NSBatchInsertResult
    NSBatchUpdateResult
    NSPersistentHistoryResult
    NSPersistentStoreAsynchronousResult
      NSAsynchronousFetchResult<ResultType>
  NSFetchRequestExpression : NSExpression
  NSFetchedResultsController<ResultType> #controller
  NSPersistentHistoryChange
  NSPersistentHistoryToken
  NSPersistentHistoryTransaction
  NSQueryGenerationToken
  NSEntityMapping
  NSEntityMigrationPolicy
  NSMappingModel
  NSMigrationManager
  NSPropertyMapping
  NSStagedMigrationManager
  NSMigrationStage
    NSCustomMigrationStage
    NSLightweightMigrationStage
  NSMergeConflict
  NSMergePolicy
  NSConstraintConflict
  NSCoreDataCoreSpotlightDelegate

  [QuartzCore]
  CALayer #layer
    CAEAGLLayer
    CAEmitterLayer
    CAGradientLayer
    CAMetalLayer
    CAOpenGLLayer
    CAReplicatorLayer
    CAScrollLayer
    CAShapeLayer
    CATextLayer
    CATiledLayer
    CATransformLayer
  CAAnimation
    CAAnimationGroup
    CAPropertyAnimation
      CABasicAnimation
        CASpringAnimation
      CAKeyframeAnimation
    CATransition
  CAConstraint
  CAConstraintLayoutManager
  CADisplayLink #timer
  CAEDRMetadata
  CAEmitterCell
  CAMediaTimingFunction
  CAMetalDisplayLink #timer
  CARemoteLayerClient
  CARemoteLayerServer
  CARenderer
  CATransaction
  CAValueFunction

  [CoreImage]
  CIContext
  CIImage #value
  CIFilter
    CIRAWFilter
  CIFilterShape
  CIColor #value
  CIVector #value
  CIDetector
  CIFeature
    CIFaceFeature
    CIQRCodeFeature
    CIRectangleFeature
    CITextFeature
  CIImageAccumulator
  CIImageProcessorKernel
  CIKernel
    CIColorKernel
      CIBlendKernel
    CIWarpKernel
  CIPlugIn
  CIRenderDestination
  CIRenderInfo
  CIRenderTask
  CISampler
  CIBarcodeDescriptor
    CIAztecCodeDescriptor
    CIDataMatrixCodeDescriptor
    CIPDF417CodeDescriptor
    CIQRCodeDescriptor

  [CoreLocation]
  CLLocation #value
  CLLocationManager
  CLGeocoder
  CLHeading #value
  CLPlacemark
  CLFloor
  CLVisit
  CLRegion
    CLBeaconRegion
    CLCircularRegion
  CLBeacon
  CLBeaconIdentityConstraint

  [MapKit]
  MKMapView : UIView | NSView
  MKAnnotationView : UIView | NSView
    MKMarkerAnnotationView
    MKPinAnnotationView
    MKUserLocationView
  MKOverlayView : UIView
  MKCompassButton : UIView | NSView
  MKScaleView : UIView | NSView
  MKUserTrackingButton : UIView
  MKUserTrackingBarButtonItem : UIBarButtonItem
  MKLookAroundViewController : UIViewController | NSViewController
  MKLookAroundScene
  MKLookAroundSceneRequest
  MKOverlayRenderer
    MKOverlayPathRenderer
      MKCircleRenderer
      MKMultiPolygonRenderer
      MKMultiPolylineRenderer
      MKPolygonRenderer
      MKPolylineRenderer
        MKGradientPolylineRenderer
    MKTileOverlayRenderer
  MKShape
    MKCircle
    MKMultiPoint
      MKPolygon
      MKPolyline
        MKGeodesicPolyline
    MKMultiPolygon
    MKMultiPolyline
    MKPointAnnotation
  MKTileOverlay
  MKClusterAnnotation
  MKPlacemark : CLPlacemark
  MKUserLocation
  MKMapItem
  MKMapCamera
  MKMapSnapshot
  MKMapSnapshotOptions
  MKMapSnapshotter
  MKMapConfiguration
    MKHybridMapConfiguration
    MKImageryMapConfiguration
    MKStandardMapConfiguration
  MKDirections
  MKDirectionsRequest
  MKDirectionsResponse
  MKETAResponse
  MKRoute
  MKRouteStep
  MKLocalSearch
  MKLocalSearchCompleter
  MKLocalSearchCompletion
  MKLocalSearchRequest
  MKLocalSearchResponse
  MKLocalPointsOfInterestRequest
  MKPointOfInterestFilter
  MKReverseGeocoder
  MKDistanceFormatter : NSFormatter
  MKGeoJSONDecoder
  MKGeoJSONFeature

  [WebKit]
  WKWebView : UIView | NSView
  WKWebViewConfiguration
  WKBackForwardList
  WKBackForwardListItem
  WKContentRuleList
  WKContentRuleListStore
  WKContentWorld
  WKDownload
  WKFindConfiguration
  WKFindResult
  WKFrameInfo
  WKHTTPCookieStore
  WKNavigation
  WKNavigationAction
  WKNavigationResponse
  WKOpenPanelParameters
  WKPDFConfiguration
  WKPreferences
  WKProcessPool
  WKScriptMessage
  WKSecurityOrigin
  WKSnapshotConfiguration
  WKUserContentController
  WKUserScript
  WKWebpagePreferences
  WKWebsiteDataRecord
  WKWebsiteDataStore
  WKWindowFeatures
  WebView : NSView
  WebFrameView : NSView
  WebFrame
  WebPreferences
  WebHistory
  WebHistoryItem
  WebDataSource
  WebResource
  WebArchive
  WebBackForwardList
  WebScriptObject
    DOMObject
      DOMCSSStyleDeclaration
      DOMEvent
        DOMUIEvent
          DOMKeyboardEvent
          DOMMouseEvent
      DOMHTMLCollection
      DOMNamedNodeMap
      DOMNode
        DOMAttr
        DOMCharacterData
          DOMText
        DOMDocument
          DOMHTMLDocument
        DOMDocumentFragment
        DOMElement
          DOMHTMLElement
            DOMHTMLAnchorElement
            DOMHTMLImageElement
            DOMHTMLFormElement
            DOMHTMLInputElement
            DOMHTMLSelectElement
            DOMHTMLTextAreaElement
      DOMNodeIterator
      DOMNodeList
      DOMRange

  [AVFoundation] seldom
  AVAsset
    AVComposition
      AVMutableComposition
    AVMovie
      AVMutableMovie
    AVURLAsset
      AVFragmentedAsset
  AVAssetCache
  AVAssetDownloadTask : NSURLSessionTask
  AVAssetDownloadURLSession : NSURLSession
  AVAssetExportSession
  AVAssetImageGenerator
  AVAssetReader
  AVAssetReaderOutput
    AVAssetReaderAudioMixOutput
    AVAssetReaderSampleReferenceOutput
    AVAssetReaderTrackOutput
    AVAssetReaderVideoCompositionOutput
  AVAssetResourceLoader
  AVAssetResourceLoadingRequest
    AVAssetResourceRenewalRequest
  AVAssetResourceLoadingContentInformationRequest
  AVAssetResourceLoadingDataRequest
  AVAssetTrack
    AVCompositionTrack
      AVMutableCompositionTrack
    AVFragmentedAssetTrack
    AVMovieTrack
      AVMutableMovieTrack
  AVAssetTrackGroup
  AVAssetTrackSegment
    AVCompositionTrackSegment
  AVAssetWriter
  AVAssetWriterInput
  AVAssetWriterInputGroup
  AVAssetWriterInputMetadataAdaptor
  AVAssetWriterInputPixelBufferAdaptor
  AVAudioMix
    AVMutableAudioMix
  AVAudioMixInputParameters
    AVMutableAudioMixInputParameters
  AVVideoComposition
    AVMutableVideoComposition
  AVVideoCompositionInstruction
    AVMutableVideoCompositionInstruction
  AVVideoCompositionLayerInstruction
    AVMutableVideoCompositionLayerInstruction
  AVVideoCompositionCoreAnimationTool
  AVMetadataItem
    AVMutableMetadataItem
  AVMetadataGroup
    AVTimedMetadataGroup
      AVMutableTimedMetadataGroup
  AVMetadataObject
    AVMetadataFaceObject
    AVMetadataMachineReadableCodeObject
  AVPlayer
    AVQueuePlayer
  AVPlayerItem
  AVPlayerItemAccessLog
  AVPlayerItemAccessLogEvent
  AVPlayerItemErrorLog
  AVPlayerItemErrorLogEvent
  AVPlayerItemOutput
    AVPlayerItemLegibleOutput
    AVPlayerItemMetadataOutput
    AVPlayerItemVideoOutput
  AVPlayerItemTrack
  AVPlayerLayer : CALayer
  AVPlayerLooper
  AVPlayerMediaSelectionCriteria
  AVMediaSelection
    AVMutableMediaSelection
  AVMediaSelectionGroup
  AVMediaSelectionOption
  AVRouteDetector
  AVSampleBufferAudioRenderer
  AVSampleBufferDisplayLayer : CALayer
  AVSampleBufferRenderSynchronizer
  AVSynchronizedLayer : CALayer
  AVOutputSettingsAssistant
  AVTextStyleRule
  AVCaptureVideoPreviewLayer : CALayer
  AVCaptureSession
    AVCaptureMultiCamSession
  AVCaptureDevice
  AVCaptureDeviceDiscoverySession
  AVCaptureDeviceFormat
  AVCaptureConnection
  AVCaptureAudioChannel
  AVCaptureInput
    AVCaptureDeviceInput
    AVCaptureMetadataInput
    AVCaptureScreenInput
  AVCaptureInputPort
  AVCaptureOutput
    AVCaptureAudioDataOutput
    AVCaptureDepthDataOutput
    AVCaptureFileOutput
      AVCaptureAudioFileOutput
      AVCaptureMovieFileOutput
    AVCaptureMetadataOutput
    AVCapturePhotoOutput
    AVCaptureStillImageOutput
    AVCaptureVideoDataOutput
  AVCapturePhoto
  AVCapturePhotoSettings
    AVCapturePhotoBracketSettings
  AVCaptureResolvedPhotoSettings
  AVFrameRateRange
  AVCameraCalibrationData
  AVDepthData
  AVPortraitEffectsMatte
  AVSpeechSynthesizer
  AVSpeechSynthesisVoice
  AVSpeechUtterance
  AVContentKeyRequest
    AVPersistableContentKeyRequest
  AVContentKeyResponse
  AVContentKeySession

  [AVFAudio] seldom
  AVAudioSession
  AVAudioSessionChannelDescription
  AVAudioSessionDataSourceDescription
  AVAudioSessionPortDescription
  AVAudioSessionRouteDescription
  AVAudioPlayer
  AVAudioRecorder
  AVAudioEngine
  AVAudioBuffer
    AVAudioCompressedBuffer
    AVAudioPCMBuffer
  AVAudioChannelLayout
  AVAudioConverter
  AVAudioFile
  AVAudioFormat
  AVAudioTime
  AVAudioNode
    AVAudioEnvironmentNode
    AVAudioIONode
      AVAudioInputNode
      AVAudioOutputNode
    AVAudioMixerNode
    AVAudioPlayerNode
    AVAudioSinkNode
    AVAudioSourceNode
    AVAudioUnit
      AVAudioUnitEffect
        AVAudioUnitDelay
        AVAudioUnitDistortion
        AVAudioUnitEQ
        AVAudioUnitReverb
      AVAudioUnitGenerator
      AVAudioUnitMIDIInstrument
        AVAudioUnitSampler
      AVAudioUnitTimeEffect
        AVAudioUnitTimePitch
        AVAudioUnitVarispeed
  AVAudioUnitComponent
  AVAudioUnitComponentManager
  AVAudioUnitEQFilterParameters
  AVAudioMixingDestination
  AVAudioConnectionPoint
  AVAudioSequencer
  AVMIDIPlayer
  AVMusicTrack

  [AVKit] seldom
  AVPlayerViewController : UIViewController
  AVPlayerView : NSView
  AVCaptureView : NSView
  AVPictureInPictureController #controller
  AVRoutePickerView : UIView | NSView

  [MediaPlayer] seldom
  MPMediaEntity
    MPMediaItem
    MPMediaItemCollection
      MPMediaPlaylist
  MPMediaItemArtwork
  MPMediaLibrary
  MPMediaPickerController : UIViewController
  MPMediaPredicate
    MPMediaPropertyPredicate
  MPMediaQuery
  MPMediaQuerySection
  MPMoviePlayerController #controller
  MPMoviePlayerViewController : UIViewController
  MPMusicPlayerController #controller
    MPMusicPlayerApplicationController
  MPNowPlayingInfoCenter
  MPRemoteCommand
    MPChangePlaybackPositionCommand
    MPChangePlaybackRateCommand
    MPChangeRepeatModeCommand
    MPChangeShuffleModeCommand
    MPFeedbackCommand
    MPRatingCommand
    MPSkipIntervalCommand
  MPRemoteCommandCenter
  MPRemoteCommandEvent
    MPChangePlaybackPositionCommandEvent
    MPChangePlaybackRateCommandEvent
    MPFeedbackCommandEvent
    MPRatingCommandEvent
    MPSeekCommandEvent
    MPSkipIntervalCommandEvent
  MPContentItem
  MPPlayableContentManager
  MPVolumeView : UIView

  [Photos]
  PHObject #model
    PHAsset
    PHCollection
      PHAssetCollection
      PHCollectionList
    PHObjectPlaceholder
  PHChange
  PHFetchOptions
  PHFetchResult<ObjectType> #collection
  PHFetchResultChangeDetails<ObjectType>
  PHObjectChangeDetails<ObjectType>
  PHImageManager
    PHCachingImageManager
  PHImageRequestOptions
  PHLivePhotoRequestOptions
  PHVideoRequestOptions
  PHPhotoLibrary
  PHAdjustmentData
  PHAssetResource
  PHAssetResourceManager
  PHAssetResourceRequestOptions
  PHAssetResourceCreationOptions
  PHContentEditingInput
  PHContentEditingInputRequestOptions
  PHContentEditingOutput
  PHLivePhoto
  PHLivePhotoEditingContext
  PHChangeRequest
    PHAssetChangeRequest
      PHAssetCreationRequest
    PHAssetCollectionChangeRequest
    PHCollectionListChangeRequest

  [PhotosUI] seldom
  PHLivePhotoView : UIView | NSView
  PHPickerViewController : UIViewController | NSViewController
  PHPickerConfiguration
  PHPickerFilter
  PHPickerResult

  [AssetsLibrary] seldom
  ALAsset
  ALAssetRepresentation
  ALAssetsFilter
  ALAssetsGroup
  ALAssetsLibrary

  [StoreKit] seldom
  SKProduct
  SKProductDiscount
  SKProductSubscriptionPeriod
  SKProductsResponse
  SKRequest
    SKProductsRequest
    SKReceiptRefreshRequest
  SKPayment
    SKMutablePayment
  SKPaymentDiscount
  SKPaymentQueue
  SKPaymentTransaction
  SKDownload
  SKStorefront
  SKAdNetwork
  SKAdImpression
  SKCloudServiceController #controller
  SKCloudServiceSetupViewController : UIViewController
  SKOverlay
  SKOverlayConfiguration
    SKOverlayAppClipConfiguration
    SKOverlayAppConfiguration
  SKStoreProductViewController : UIViewController
  SKStoreReviewController

  [SpriteKit] seldom
  SKView : UIView | NSView
  SKNode : UIResponder | NSResponder
    SKAudioNode
    SKCameraNode
    SKCropNode
    SKEffectNode
      SKScene
    SKEmitterNode
    SKFieldNode
    SKLabelNode
    SKLightNode
    SKReferenceNode
    SKShapeNode
    SKSpriteNode
    SKTileMapNode
    SKTransformNode
    SKVideoNode
    SK3DNode
  SKAction
  SKAttribute
  SKAttributeValue
  SKConstraint
  SKKeyframeSequence
  SKPhysicsBody
  SKPhysicsContact
  SKPhysicsJoint
    SKPhysicsJointFixed
    SKPhysicsJointLimit
    SKPhysicsJointPin
    SKPhysicsJointSliding
    SKPhysicsJointSpring
  SKPhysicsWorld
  SKRange
  SKReachConstraints
  SKRegion
  SKRenderer
  SKShader
  SKTexture
    SKMutableTexture
  SKTextureAtlas
  SKTileDefinition
  SKTileGroup
  SKTileGroupRule
  SKTileSet
  SKTransition
  SKUniform
  SKWarpGeometry
    SKWarpGeometryGrid

  [SceneKit] seldom
  SCNView : UIView | NSView
  SCNNode
    SCNReferenceNode
  SCNScene
  SCNSceneSource
  SCNRenderer
  SCNAction
  SCNAnimation
  SCNAnimationEvent
  SCNAnimationPlayer
  SCNAudioPlayer
  SCNAudioSource
  SCNCamera
  SCNCameraController #controller
  SCNConstraint
    SCNAccelerationConstraint
    SCNAvoidOccluderConstraint
    SCNBillboardConstraint
    SCNDistanceConstraint
    SCNIKConstraint
    SCNLookAtConstraint
    SCNReplicatorConstraint
    SCNSliderConstraint
    SCNTransformConstraint
  SCNGeometry
    SCNBox
    SCNCapsule
    SCNCone
    SCNCylinder
    SCNFloor
    SCNPlane
    SCNPyramid
    SCNShape
    SCNSphere
    SCNText
    SCNTorus
    SCNTube
  SCNGeometryElement
  SCNGeometrySource
  SCNGeometryTessellator
  SCNHitTestResult
  SCNLevelOfDetail
  SCNLight
  SCNMaterial
  SCNMaterialProperty
  SCNMorpher
  SCNParticlePropertyController
  SCNParticleSystem
  SCNPhysicsBody
  SCNPhysicsContact
  SCNPhysicsField
  SCNPhysicsShape
  SCNPhysicsBehavior
    SCNPhysicsBallSocketJoint
    SCNPhysicsConeTwistJoint
    SCNPhysicsHingeJoint
    SCNPhysicsSliderJoint
    SCNPhysicsVehicle
  SCNPhysicsVehicleWheel
  SCNPhysicsWorld
  SCNProgram
  SCNSkinner
  SCNTechnique
  SCNTimingFunction
  SCNTransaction

  [ARKit] seldom
  ARSCNView : SCNView
  ARSKView : SKView
  ARSession #session
  ARConfiguration
    ARBodyTrackingConfiguration
    ARFaceTrackingConfiguration
    ARImageTrackingConfiguration
    ARObjectScanningConfiguration
    AROrientationTrackingConfiguration
    ARPositionalTrackingConfiguration
    ARWorldTrackingConfiguration
  ARAnchor
    ARBodyAnchor
    ARFaceAnchor
    ARImageAnchor
    ARMeshAnchor
    ARObjectAnchor
    ARParticipantAnchor
    ARPlaneAnchor
  ARCamera
  ARFrame
  ARHitTestResult
  ARLightEstimate
    ARDirectionalLightEstimate
  ARPointCloud
  ARRaycastQuery
  ARRaycastResult
  ARReferenceImage
  ARReferenceObject
  ARTrackedRaycast
  ARWorldMap
  ARCoachingOverlayView : UIView

  [Metal] seldom
  MTLArgument
  MTLAttribute
  MTLCaptureDescriptor
  MTLCaptureManager
  MTLCompileOptions
  MTLComputePassDescriptor
  MTLComputePipelineDescriptor
  MTLComputePipelineReflection
  MTLDepthStencilDescriptor
  MTLFunctionConstant
  MTLFunctionConstantValues
  MTLFunctionDescriptor
  MTLHeapDescriptor
  MTLRenderPassAttachmentDescriptor
    MTLRenderPassColorAttachmentDescriptor
    MTLRenderPassDepthAttachmentDescriptor
    MTLRenderPassStencilAttachmentDescriptor
  MTLRenderPassColorAttachmentDescriptorArray
  MTLRenderPassDescriptor
  MTLRenderPipelineColorAttachmentDescriptor
  MTLRenderPipelineColorAttachmentDescriptorArray
  MTLRenderPipelineDescriptor
  MTLRenderPipelineReflection
  MTLSamplerDescriptor
  MTLSharedEventHandle
  MTLSharedEventListener
  MTLStencilDescriptor
  MTLTextureDescriptor
  MTLType
    MTLArrayType
    MTLStructType
  MTLVertexAttribute
  MTLVertexAttributeDescriptor
  MTLVertexBufferLayoutDescriptor
  MTLVertexDescriptor

  [MetalKit] seldom
  MTKView : UIView | NSView
  MTKMesh
  MTKSubmesh
  MTKTextureLoader

  [MetalPerformanceShaders] seldom
  MPSKernel
    MPSUnaryImageKernel
    MPSBinaryImageKernel
    MPSCNNKernel
  MPSImage
    MPSTemporaryImage
  MPSMatrix
  MPSVector

  [ModelIO] seldom
  MDLAsset
  MDLObject
    MDLCamera
    MDLLight
    MDLMesh
  MDLMaterial
  MDLSubmesh
  MDLTexture
  MDLVertexDescriptor

  [GLKit] seldom
  GLKView : UIView
  GLKViewController : UIViewController
  GLKBaseEffect
    GLKReflectionMapEffect
  GLKSkyboxEffect
  GLKTextureInfo
  GLKTextureLoader

  [OpenGLES] seldom
  EAGLContext
  EAGLSharegroup

  [GameKit] seldom
  GKBasePlayer
    GKPlayer
      GKLocalPlayer
  GKAccessPoint
  GKAchievement
  GKAchievementDescription
  GKChallenge
    GKAchievementChallenge
    GKScoreChallenge
  GKInvite
  GKLeaderboard
  GKLeaderboardEntry
  GKLeaderboardScore
  GKLeaderboardSet
  GKMatch
  GKMatchRequest
  GKMatchmaker
  GKMatchmakerViewController : UINavigationController | NSViewController
  GKGameCenterViewController : UINavigationController | NSViewController
  GKTurnBasedMatchmakerViewController : UINavigationController | NSViewController
  GKNotificationBanner
  GKSavedGame
  GKScore
  GKSession #session
  GKPeerPickerController #controller
  GKTurnBasedExchange
  GKTurnBasedExchangeReply
  GKTurnBasedMatch
  GKTurnBasedParticipant
  GKVoiceChat

  [GameplayKit] seldom
  GKBehavior
    GKCompositeBehavior
  GKComponent
    GKAgent
      GKAgent2D
      GKAgent3D
    GKSCNNodeComponent
    GKSKNodeComponent
  GKComponentSystem<ComponentType>
  GKEntity
  GKGoal
  GKGraph
    GKGridGraph
    GKMeshGraph
    GKObstacleGraph
  GKGraphNode
    GKGraphNode2D
    GKGraphNode3D
    GKGridGraphNode
  GKMinmaxStrategist
  GKMonteCarloStrategist
  GKNoise
  GKNoiseMap
  GKObstacle
    GKCircleObstacle
    GKPolygonObstacle
    GKSphereObstacle
  GKPath
  GKRandomDistribution
    GKGaussianDistribution
    GKShuffledDistribution
  GKRandomSource
    GKARC4RandomSource
    GKLinearCongruentialRandomSource
    GKMersenneTwisterRandomSource
  GKRule
    GKNSPredicateRule
  GKRuleSystem
  GKScene
  GKState
  GKStateMachine

  [GameController] seldom
  GCController
  GCControllerElement
    GCControllerAxisInput
    GCControllerButtonInput
    GCControllerDirectionPad
    GCControllerTouchpad
  GCPhysicalInputProfile
    GCExtendedGamepad
    GCKeyboardInput
    GCMicroGamepad
    GCMouseInput
  GCMotion
  GCKeyboard
  GCMouse
  GCEventViewController : UIViewController | NSViewController

  [HealthKit] seldom
  HKHealthStore
  HKObject #model
    HKSample
      HKCategorySample
      HKCorrelation
      HKElectrocardiogram
      HKQuantitySample
        HKCumulativeQuantitySample
        HKDiscreteQuantitySample
      HKSeriesSample
        HKHeartbeatSeriesSample
        HKWorkoutRoute
      HKWorkout
  HKObjectType
    HKActivitySummaryType
    HKCharacteristicType
    HKSampleType
      HKCategoryType
      HKCorrelationType
      HKDocumentType
      HKQuantityType
      HKSeriesType
      HKWorkoutType
  HKQuery
    HKActivitySummaryQuery
    HKAnchoredObjectQuery
    HKCorrelationQuery
    HKDocumentQuery
    HKObserverQuery
    HKSampleQuery
    HKSourceQuery
    HKStatisticsCollectionQuery
    HKStatisticsQuery
    HKWorkoutRouteQuery
  HKActivitySummary
  HKBiologicalSexObject
  HKBloodTypeObject
  HKDeletedObject
  HKDevice
  HKQuantity
  HKQueryAnchor
  HKSource
  HKSourceRevision
  HKStatistics
  HKStatisticsCollection
  HKUnit
  HKWorkoutBuilder
    HKLiveWorkoutBuilder
  HKWorkoutConfiguration
  HKWorkoutEvent
  HKWorkoutSession #session

  [HomeKit] seldom
  HMHomeManager
  HMHome
  HMAccessory
  HMAccessoryBrowser
  HMAction
    HMCharacteristicWriteAction
  HMActionSet
  HMCharacteristic
  HMCharacteristicMetadata
  HMRoom
  HMService
  HMServiceGroup
  HMTrigger
    HMEventTrigger
    HMTimerTrigger
  HMUser
  HMZone
  HMCameraView : UIView

  [CoreBluetooth] seldom
  CBManager
    CBCentralManager
    CBPeripheralManager
  CBPeer
    CBCentral
    CBPeripheral
  CBAttribute
    CBCharacteristic
      CBMutableCharacteristic
    CBDescriptor
      CBMutableDescriptor
    CBService
      CBMutableService
  CBATTRequest
  CBL2CAPChannel
  CBUUID #value

  [CoreMotion] seldom
  CMMotionManager
  CMLogItem
    CMAccelerometerData
    CMAltitudeData
    CMDeviceMotion
    CMGyroData
    CMMagnetometerData
    CMMotionActivity
  CMAltimeter
  CMAttitude
  CMHeadphoneMotionManager
  CMMotionActivityManager
  CMPedometer
  CMPedometerData
  CMPedometerEvent
  CMSensorRecorder
  CMStepCounter

  [CoreHaptics] seldom
  CHHapticEngine
  CHHapticEvent
  CHHapticEventParameter
  CHHapticDynamicParameter
  CHHapticParameterCurve
  CHHapticPattern

  [CoreNFC] seldom
  NFCReaderSession #session
    NFCNDEFReaderSession
    NFCTagReaderSession
  NFCNDEFMessage
  NFCNDEFPayload

  [CoreTelephony] seldom
  CTCall
  CTCallCenter
  CTCarrier
  CTCellularData
  CTSubscriber
  CTSubscriberInfo
  CTTelephonyNetworkInfo

  [CoreSpotlight] seldom
  CSIndexExtensionRequestHandler
  CSPerson
  CSSearchQuery
  CSSearchableIndex
  CSSearchableItem
  CSSearchableItemAttributeSet

  [CoreML] seldom
  MLModel
  MLModelConfiguration
  MLModelDescription
  MLFeatureDescription
  MLFeatureValue
  MLMultiArray
  MLArrayBatchProvider
  MLDictionaryFeatureProvider
  MLPredictionOptions

  [Vision] seldom
  VNRequest
    VNImageBasedRequest
      VNClassifyImageRequest
      VNCoreMLRequest
      VNDetectBarcodesRequest
      VNDetectFaceLandmarksRequest
      VNDetectFaceRectanglesRequest
      VNDetectHumanBodyPoseRequest
      VNDetectHumanHandPoseRequest
      VNDetectRectanglesRequest
      VNDetectTextRectanglesRequest
      VNGenerateImageFeaturePrintRequest
      VNRecognizeTextRequest
  VNImageRequestHandler
  VNSequenceRequestHandler
  VNCoreMLModel
  VNObservation
    VNClassificationObservation
    VNDetectedObjectObservation
      VNFaceObservation
      VNRecognizedObjectObservation
      VNRectangleObservation
        VNBarcodeObservation
        VNRecognizedTextObservation
        VNTextObservation
    VNFeaturePrintObservation
    VNPixelBufferObservation
  VNRecognizedText
  VNFaceLandmarks
    VNFaceLandmarks2D
  VNFaceLandmarkRegion
    VNFaceLandmarkRegion2D

  [VisionKit] seldom
  VNDocumentCameraScan
  VNDocumentCameraViewController : UIViewController

  [NaturalLanguage] seldom
  NLEmbedding
  NLLanguageRecognizer
  NLModel
  NLTagger
  NLTokenizer

  [Speech] seldom
  SFSpeechRecognizer
  SFSpeechRecognitionRequest
    SFSpeechAudioBufferRecognitionRequest
    SFSpeechURLRecognitionRequest
  SFSpeechRecognitionResult
  SFSpeechRecognitionTask
  SFTranscription
  SFTranscriptionSegment

  [SoundAnalysis] seldom
  SNAudioFileAnalyzer
  SNAudioStreamAnalyzer
  SNClassification
  SNClassificationResult
  SNClassifySoundRequest

  [PassKit] seldom
  PKObject
    PKPass
      PKSecureElementPass
        PKPaymentPass
  PKPassLibrary
  PKAddPassButton : UIButton
  PKAddPassesViewController : UIViewController
  PKAddPaymentPassViewController : UIViewController
  PKAddPaymentPassRequest
  PKAddPaymentPassRequestConfiguration
  PKContact
  PKPayment
  PKPaymentAuthorizationController #controller
  PKPaymentAuthorizationResult
  PKPaymentAuthorizationViewController : UIViewController | NSViewController
  PKPaymentButton : UIButton | NSButton
  PKPaymentMethod
  PKPaymentRequest
  PKPaymentSummaryItem
    PKShippingMethod
  PKPaymentToken

  [UserNotifications] seldom
  UNUserNotificationCenter
  UNNotification
  UNNotificationAction
    UNTextInputNotificationAction
  UNNotificationActionIcon
  UNNotificationAttachment
  UNNotificationCategory
  UNNotificationContent
    UNMutableNotificationContent
  UNNotificationRequest
  UNNotificationResponse
    UNTextInputNotificationResponse
  UNNotificationServiceExtension
  UNNotificationSettings
  UNNotificationSound
  UNNotificationTrigger
    UNCalendarNotificationTrigger
    UNLocationNotificationTrigger
    UNPushNotificationTrigger
    UNTimeIntervalNotificationTrigger

  [CloudKit] seldom
  CKContainer
  CKDatabase
  CKRecord #model
    CKShare
  CKRecordID #value
  CKRecordZone
  CKRecordZoneID #value
  CKReference
  CKAsset
  CKQuery
  CKQueryCursor
  CKServerChangeToken
  CKShareMetadata
  CKShareParticipant
  CKUserIdentity
  CKUserIdentityLookupInfo
  CKNotification
    CKDatabaseNotification
    CKQueryNotification
    CKRecordZoneNotification
  CKNotificationInfo
  CKSubscription
    CKDatabaseSubscription
    CKQuerySubscription
    CKRecordZoneSubscription
  CKSyncEngine
  CKOperationConfiguration
  CKOperationGroup
  CKOperation : NSOperation
    CKAcceptSharesOperation
    CKDatabaseOperation
      CKFetchDatabaseChangesOperation
      CKFetchRecordChangesOperation
      CKFetchNotificationChangesOperation
      CKFetchRecordsOperation
      CKFetchRecordZoneChangesOperation
      CKFetchRecordZonesOperation
      CKFetchSubscriptionsOperation
      CKModifyRecordsOperation
      CKModifyRecordZonesOperation
      CKModifySubscriptionsOperation
      CKQueryOperation
    CKDiscoverUserIdentitiesOperation
    CKFetchShareMetadataOperation
    CKFetchShareParticipantsOperation

  [Contacts] seldom
  CNContact #model
    CNMutableContact
  CNContactFetchRequest
  CNContactFormatter : NSFormatter
  CNContactProperty
  CNContactRelation
  CNContactStore
  CNContactVCardSerialization
  CNContactsUserDefaults
  CNContainer
  CNFetchRequest
  CNFetchResult<ValueType>
  CNGroup
    CNMutableGroup
  CNInstantMessageAddress
  CNLabeledValue<ValueType>
  CNPhoneNumber #value
  CNPostalAddress #value
    CNMutablePostalAddress
  CNPostalAddressFormatter : NSFormatter
  CNSaveRequest
  CNSocialProfile

  [ContactsUI] seldom
  CNContactPicker
  CNContactPickerViewController : UIViewController
  CNContactViewController : UIViewController | NSViewController

  [AddressBookUI] seldom
  ABNewPersonViewController : UIViewController
  ABPeoplePickerNavigationController : UINavigationController
  ABPersonViewController : UIViewController
  ABUnknownPersonViewController : UIViewController

  [EventKit] seldom
  EKEventStore
  EKObject #model
    EKAlarm
    EKCalendar
    EKCalendarItem
      EKEvent
      EKReminder
    EKParticipant
    EKRecurrenceRule
    EKSource
    EKStructuredLocation
  EKRecurrenceDayOfWeek #value
  EKRecurrenceEnd #value

  [EventKitUI] seldom
  EKCalendarChooser : UIViewController
  EKEventEditViewController : UINavigationController
  EKEventViewController : UIViewController

  [MessageUI] seldom
  MFMailComposeViewController : UINavigationController
  MFMessageComposeViewController : UINavigationController

  [Messages] seldom
  MSConversation
  MSMessage
  MSMessageLayout
    MSMessageLiveLayout
    MSMessageTemplateLayout
  MSMessagesAppViewController : UIViewController
  MSSession
  MSSticker
  MSStickerBrowserView : UIView
  MSStickerBrowserViewController : UIViewController
  MSStickerView : UIView

  [SafariServices] seldom
  SFSafariViewController : UIViewController
  SFSafariViewControllerConfiguration
  SFAuthenticationSession #session
  SSReadingList
  SFContentBlockerManager
  SFContentBlockerState
  SFSafariApplication
  SFSafariExtensionHandler
  SFSafariExtensionManager
  SFSafariExtensionViewController : NSViewController
  SFSafariPage
  SFSafariTab
  SFSafariWindow

  [Social] seldom
  SLComposeServiceViewController : UIViewController | NSViewController
  SLComposeSheetConfigurationItem
  SLComposeViewController : UIViewController
  SLRequest

  [Accounts] seldom
  ACAccount
  ACAccountCredential
  ACAccountStore
  ACAccountType

  [Twitter] seldom
  TWRequest
  TWTweetComposeViewController : UIViewController

  [AuthenticationServices] seldom
  ASAuthorization
  ASAuthorizationAppleIDButton : UIControl | NSControl
  ASAuthorizationAppleIDCredential
  ASAuthorizationAppleIDProvider
  ASAuthorizationController #controller
  ASAuthorizationRequest
    ASAuthorizationOpenIDRequest
      ASAuthorizationAppleIDRequest
    ASAuthorizationPasswordRequest
  ASAuthorizationPasswordProvider
  ASCredentialIdentityStore
  ASCredentialProviderViewController : UIViewController | NSViewController
  ASPasswordCredential
  ASWebAuthenticationSession #session

  [LocalAuthentication] seldom
  LAContext

  [MultipeerConnectivity] seldom
  MCAdvertiserAssistant
  MCBrowserViewController : UIViewController | NSViewController
  MCNearbyServiceAdvertiser
  MCNearbyServiceBrowser
  MCPeerID #value
  MCSession #session

  [NetworkExtension] seldom
  NEFilterManager
  NEHotspotConfiguration
  NEHotspotConfigurationManager
  NEHotspotHelper
  NEHotspotNetwork
  NEPacketTunnelFlow
  NEProvider
    NEDNSProxyProvider
    NEFilterProvider
      NEFilterControlProvider
      NEFilterDataProvider
      NEFilterPacketProvider
    NETunnelProvider
      NEAppProxyProvider
      NEPacketTunnelProvider
  NETunnelNetworkSettings
    NEPacketTunnelNetworkSettings
  NEVPNConnection
    NETunnelProviderSession
  NEVPNManager
    NETunnelProviderManager
  NEVPNProtocol
    NETunnelProviderProtocol
    NEVPNProtocolIPSec
      NEVPNProtocolIKEv2
  NEOnDemandRule
    NEOnDemandRuleConnect
    NEOnDemandRuleDisconnect
    NEOnDemandRuleEvaluateConnection
    NEOnDemandRuleIgnore

  [NotificationCenter] seldom
  NCWidgetController #controller

  [ExternalAccessory] seldom
  EAAccessory
  EAAccessoryManager
  EASession #session

  [CallKit] seldom
  CXAction
    CXCallAction
      CXAnswerCallAction
      CXEndCallAction
      CXPlayDTMFCallAction
      CXSetGroupCallAction
      CXSetHeldCallAction
      CXSetMutedCallAction
      CXStartCallAction
  CXCall
  CXCallController #controller
  CXCallDirectoryExtensionContext : NSExtensionContext
  CXCallDirectoryManager
  CXCallDirectoryProvider
  CXCallObserver
  CXCallUpdate
  CXHandle
  CXProvider
  CXProviderConfiguration
  CXTransaction

  [PushKit] seldom
  PKPushCredentials
  PKPushPayload
  PKPushRegistry

  [Intents] seldom
  INExtension
  INIntent
  INIntentResponse
  INInteraction
  INObject
  INPerson
  INPreferences
  INShortcut
  INVocabulary
  INVoiceShortcut
  INVoiceShortcutCenter
  INImage
  INFile

  [IntentsUI] seldom
  INUIAddVoiceShortcutButton : UIButton
  INUIAddVoiceShortcutViewController : UIViewController
  INUIEditVoiceShortcutViewController : UIViewController

  [QuickLook] seldom
  QLPreviewController : UIViewController

  [QuickLookUI] seldom
  QLPreviewPanel : NSPanel
  QLPreviewView : NSView

  [QuickLookThumbnailing] seldom
  QLThumbnailGenerationRequest
  QLThumbnailGenerator
  QLThumbnailRepresentation
  QLThumbnailProvider
  QLThumbnailReply

  [LinkPresentation] seldom
  LPLinkMetadata
  LPLinkView : UIView | NSView
  LPMetadataProvider

  [PDFKit] seldom
  PDFView : UIView | NSView
  PDFThumbnailView : UIView | NSView
  PDFAction
    PDFActionGoTo
    PDFActionNamed
    PDFActionRemoteGoTo
    PDFActionResetForm
    PDFActionURL
  PDFAnnotation
  PDFBorder
  PDFDestination
  PDFDocument
  PDFOutline
  PDFPage
  PDFSelection

  [PencilKit] seldom
  PKCanvasView : UIScrollView
  PKDrawing
  PKInk
  PKStroke
  PKStrokePath
  PKStrokePoint
  PKTool
    PKEraserTool
    PKInkingTool
    PKLassoTool
  PKToolPicker

  [ReplayKit] seldom
  RPBroadcastActivityViewController : UIViewController
  RPBroadcastController #controller
  RPBroadcastHandler
    RPBroadcastSampleHandler
  RPPreviewViewController : UIViewController | NSViewController
  RPScreenRecorder
  RPSystemBroadcastPickerView : UIView

  [ScreenCaptureKit] seldom
  SCContentFilter
  SCDisplay
  SCRunningApplication
  SCShareableContent
  SCStream
  SCStreamConfiguration
  SCWindow

  [WatchConnectivity] seldom
  WCSession #session
  WCSessionFile
  WCSessionFileTransfer
  WCSessionUserInfoTransfer

  [WatchKit] seldom
  WKApplication
  WKExtension
  WKInterfaceController #view-controller
    WKHostingController
    WKUserNotificationInterfaceController
      WKUserNotificationHostingController
  WKInterfaceDevice
  WKInterfaceObject #view
    WKInterfaceActivityRing
    WKInterfaceButton
    WKInterfaceDate
    WKInterfaceGroup
    WKInterfaceImage
    WKInterfaceInlineMovie
    WKInterfaceLabel
    WKInterfaceMap
    WKInterfaceMovie
    WKInterfacePicker
    WKInterfaceSCNScene
    WKInterfaceSKScene
    WKInterfaceSeparator
    WKInterfaceSlider
    WKInterfaceSwitch
    WKInterfaceTable
    WKInterfaceTimer
  WKAlertAction
  WKAudioFilePlayer
  WKExtendedRuntimeSession #session
  WKGestureRecognizer #gesture-recognizer
    WKLongPressGestureRecognizer
    WKPanGestureRecognizer
    WKSwipeGestureRecognizer
    WKTapGestureRecognizer
  WKPickerItem
  WKRefreshBackgroundTask
    WKApplicationRefreshBackgroundTask
    WKSnapshotRefreshBackgroundTask
    WKURLSessionRefreshBackgroundTask
    WKWatchConnectivityRefreshBackgroundTask

  [ClockKit] seldom
  CLKComplication
  CLKComplicationDescriptor
  CLKComplicationServer
  CLKComplicationTemplate
  CLKComplicationTimelineEntry
  CLKImageProvider
  CLKTextProvider
    CLKDateTextProvider
    CLKRelativeDateTextProvider
    CLKSimpleTextProvider
    CLKTimeTextProvider

  [JavaScriptCore]
  JSContext
  JSManagedValue
  JSValue
  JSVirtualMachine

  [BackgroundTasks] seldom
  BGTask
    BGAppRefreshTask
    BGProcessingTask
  BGTaskRequest
    BGAppRefreshTaskRequest
    BGProcessingTaskRequest
  BGTaskScheduler

  [UniformTypeIdentifiers] seldom
  UTType #value

  [MetricKit] seldom
  MXMetric
  MXMetricManager
  MXMetricPayload
  MXDiagnosticPayload
  MXCallStackTree

  [DeviceCheck] seldom
  DCDevice
  DCAppAttestService

  [AdSupport] seldom
  ASIdentifierManager

  [AppTrackingTransparency] seldom
  ATTrackingManager

  [iAd] seldom
  ADBannerView : UIView
  ADInterstitialAd
  ADClient

  [FileProvider] seldom
  NSFileProviderDomain
  NSFileProviderExtension
  NSFileProviderManager

  [OSLog] seldom
  OSLogEntry
    OSLogEntryLog
  OSLogStore

  [Network]
  OS_object

  [CarPlay] seldom
  CPTemplate
    CPAlertTemplate
    CPGridTemplate
    CPListTemplate
    CPMapTemplate
    CPSearchTemplate
    CPTabBarTemplate
  CPBarButton
  CPInterfaceController #controller
  CPListItem
  CPListSection
  CPMapButton
  CPTrip
  CPWindow : UIWindow
  CPTemplateApplicationScene : UIScene

  [SystemExtensions] seldom
  OSSystemExtensionManager
  OSSystemExtensionRequest

  [ServiceManagement] seldom
  SMAppService

  [CryptoTokenKit] seldom
  TKSmartCard
  TKSmartCardSlot
  TKSmartCardSlotManager
  TKToken
  TKTokenDriver
  TKTokenSession

  [ScreenSaver] seldom
  ScreenSaverDefaults : NSUserDefaults
  ScreenSaverView : NSView

  [PreferencePanes] seldom
  NSPreferencePane

  [AudioToolbox] seldom
  AUAudioUnit
  AUAudioUnitBus
  AUAudioUnitPreset
  AUParameterNode
    AUParameter
    AUParameterGroup
      AUParameterTree

  [CoreAudioKit] seldom
  AUViewController : UIViewController | NSViewController

  [XCTest]
  XCTest #test
    XCTestCase
    XCTestSuite
  XCTestExpectation
    XCTDarwinNotificationExpectation
    XCTKVOExpectation
    XCTNSNotificationExpectation
    XCTNSPredicateExpectation
  XCTestObservationCenter
  XCTestRun
    XCTestCaseRun
    XCTestSuiteRun
  XCTAttachment
  XCTContext
  XCTIssue
    XCTMutableIssue
  XCTWaiter
  XCUICoordinate
  XCUIDevice
  XCUIElement
    XCUIApplication
  XCUIElementQuery
  XCUIRemote
  XCUIScreen
  XCUIScreenshot

  [SenTestingKit] seldom
  SenTest #test
    SenTestCase
    SenTestSuite

  [ScriptingBridge] seldom
  SBObject
    SBApplication
  SBElementArray : NSMutableArray

  [OSAKit] seldom
  OSAScript

  [ExceptionHandling] seldom
  NSExceptionHandler

  [SecurityFoundation] seldom
  SFAuthorization

  [SecurityInterface] seldom
  SFAuthorizationView : NSView
  SFCertificatePanel : NSPanel
    SFCertificateTrustPanel
  """#
