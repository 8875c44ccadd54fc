/// Types of the stub header that mention classes or protocols; in the format of `stubTypes`.
let stubObjectTypes = #"""
  typedef id (*IMP)(id, SEL, ...);
  struct objc_super { __unsafe_unretained id receiver; __unsafe_unretained Class super_class; };
  typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
  typedef NSComparisonResult (^NSComparator)(id first, id second);
  typedef void (^dispatch_block_t)(void);
  typedef void (^NSItemProviderCompletionHandler)(id item, NSError *error);
  typedef void NSUncaughtExceptionHandler(NSException *exception);
  typedef void (^ALAssetsGroupEnumerationResultsBlock)(ALAsset *result, NSUInteger index, BOOL *stop);
  typedef void (^ALAssetsLibraryGroupsEnumerationResultsBlock)(ALAssetsGroup *group, BOOL *stop);
  typedef void (^ALAssetsLibraryGroupResultBlock)(ALAssetsGroup *group);
  typedef void (^ALAssetsLibraryAssetForURLResultBlock)(ALAsset *asset);
  typedef void (^ALAssetsLibraryWriteImageCompletionBlock)(NSURL *url, NSError *error);
  typedef void (^ALAssetsLibraryWriteVideoCompletionBlock)(NSURL *url, NSError *error);
  typedef void (^ALAssetsLibraryAccessFailureBlock)(NSError *error);
  typedef void (^CLGeocodeCompletionHandler)(NSArray<CLPlacemark *> *placemarks, NSError *error);
  typedef void (^CMAccelerometerHandler)(CMAccelerometerData *data, NSError *error);
  typedef NSObject<OS_dispatch_object> *dispatch_object_t;
  typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
  typedef NSObject<OS_dispatch_queue> *dispatch_queue_main_t;
  typedef NSObject<OS_dispatch_queue> *dispatch_queue_global_t;
  typedef NSObject<OS_dispatch_queue> *dispatch_queue_serial_t;
  typedef NSObject<OS_dispatch_queue> *dispatch_queue_concurrent_t;
  typedef NSObject<OS_dispatch_queue_attr> *dispatch_queue_attr_t;
  typedef NSObject<OS_dispatch_group> *dispatch_group_t;
  typedef NSObject<OS_dispatch_semaphore> *dispatch_semaphore_t;
  typedef NSObject<OS_dispatch_source> *dispatch_source_t;
  typedef NSObject<OS_dispatch_data> *dispatch_data_t;
  typedef NSObject<OS_dispatch_io> *dispatch_io_t;
  typedef NSObject<OS_dispatch_workloop> *dispatch_workloop_t;
  typedef NSObject<OS_os_log> *os_log_t;
  typedef NSObject<OS_xpc_object> *xpc_object_t;
  typedef NSObject<OS_xpc_object> *xpc_connection_t;
  typedef NSObject<OS_nw_connection> *nw_connection_t;
  typedef NSObject<OS_nw_endpoint> *nw_endpoint_t;
  typedef NSObject<OS_nw_parameters> *nw_parameters_t;
  typedef NSObject<OS_nw_path> *nw_path_t;
  typedef NSObject<OS_nw_path_monitor> *nw_path_monitor_t;
  typedef NSString *
      UIAccessibilityAssistiveTechnologyIdentifier NSUndoManagerUserInfoKey NSHelpManagerContextHelpKey NSFileProviderServiceName
      NSDefinitionOptionKey NSBrowserColumnsAutosaveName NSTextCheckingOptionKey NSWindowPersistableFrameDescriptor NSFontTextStyle
      NSFontTextStyleOptionKey NSFontCollectionMatchingOptionKey NSFontDescriptorAttributeName NSFontDescriptorSystemDesign
      NSSoundPlaybackDeviceIdentifier NSPasteboardDetectionPattern NSPasteboardMetadataType NSPrintInfoSettingKey NSPrintPanelJobStyleHint
      NSSpeechDictionaryKey NSSpeechPropertyKey NSVoiceAttributeKey NSWorkspaceDesktopImageOptionKey NSCollectionViewTransitionLayoutAnimatedKey
      NSTextInputSourceIdentifier UIPasteboardOption NSTextTabOptionKey CAToneMapMode CADynamicRange CIImageRepresentationOption CIRAWFilterOption
      MKPointOfInterestCategory AVAssetImageGeneratorApertureMode AVAssetImageGeneratorDynamicRangePolicy AVTrackAssociationType AVFileTypeProfile
      AVAssetWriterInputMediaDataLocation AVVideoCompositionPerFrameHDRDisplayMetadataPolicy AVPlayerWaitingReason AVCaptureReactionType
      AVSpatialCaptureDiscomfortReason AVCaptureSceneMonitoringStatus AVCaptureAspectRatio SKAdNetworkCoarseConversionValue
      CBConnectionEventMatchingOption ASAuthorizationCustomMethod PDFDocumentWriteOption PDFPageImageInitializationOption JSValueProperty
      XCTPerformanceMetric UIConfigurationStateCustomKey NSPrintPanelAccessorySummaryKey NSPageControllerObjectIdentifier NSRuleEditorPredicatePartKey
      NSNotificationName NSErrorDomain NSErrorUserInfoKey NSExceptionName NSRunLoopMode NSAttributedStringKey
      NSAttributedStringDocumentType NSAttributedStringDocumentAttributeKey NSAttributedStringDocumentReadingOptionKey
      NSKeyValueChangeKey NSKeyValueOperator NSFileAttributeKey NSFileAttributeType NSFileProtectionType NSURLResourceKey
      NSURLFileResourceType NSURLFileProtectionType NSLocaleKey NSCalendarIdentifier NSHTTPCookiePropertyKey
      NSHTTPCookieStringPolicy NSStreamPropertyKey NSStreamSocketSecurityLevel NSStreamNetworkServiceTypeValue
      NSValueTransformerName NSLinguisticTag NSLinguisticTagScheme NSTextCheckingKey NSStringTransform NSProgressKind
      NSProgressUserInfoKey NSProgressFileOperationKind NSUserActivityPersistentIdentifier
      NSDistributedNotificationCenterType NSFileProviderItemIdentifier NSFileProviderDomainIdentifier NSStringEncodingDetectionOptionsKey
      NSTextEffectStyle NSTextLayoutSectionKey NSTextListMarkerFormat NSDataAssetName
      UIFontTextStyle UIFontDescriptorAttributeName UIFontDescriptorTraitKey UIFontDescriptorSystemDesign
      UIFontDescriptorFeatureKey UIContentSizeCategory UIApplicationLaunchOptionsKey UIApplicationOpenURLOptionsKey
      UIApplicationOpenExternalURLOptionsKey UIApplicationExtensionPointIdentifier UIImagePickerControllerInfoKey UIActivityType
      UIPasteboardName UIPasteboardDetectionPattern UIPageViewControllerOptionsKey UITextContentType
      UITransitionContextViewControllerKey UITransitionContextViewKey UINibOptionsKey
      UIFocusSoundIdentifier UIFocusGroupIdentifier UIMenuIdentifier UIActionIdentifier UISceneSessionRole
      UISheetPresentationControllerDetentIdentifier
      UIAccessibilityTextualContext UIAccessibilitySpeechAttribute
      CALayerContentsGravity CALayerContentsFormat CALayerContentsFilter CALayerCornerCurve CAMediaTimingFillMode
      CAMediaTimingFunctionName CAAnimationCalculationMode CAAnimationRotationMode CATransitionType CATransitionSubtype
      CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CAGradientLayerType CATextLayerTruncationMode
      CATextLayerAlignmentMode CAValueFunctionName CAEmitterLayerEmitterShape CAEmitterLayerEmitterMode CAEmitterLayerRenderMode
      CIContextOption CIImageOption CIImageAutoAdjustmentOption AVMediaType AVFileType AVLayerVideoGravity
      AVCaptureSessionPreset AVCaptureDeviceType AVMetadataKey AVMetadataKeySpace AVMetadataIdentifier
      AVMetadataFormat AVMetadataObjectType AVMediaCharacteristic AVAudioSessionCategory AVAudioSessionMode AVAudioSessionPort
      AVAudioTimePitchAlgorithm AVVideoCodecType AVOutputSettingsPreset AVContentKeySystem
      AVVideoApertureMode
      UNNotificationSoundName CKRecordFieldKey CKRecordType
      CKSubscriptionID HKQuantityTypeIdentifier HKCategoryTypeIdentifier
      HKCharacteristicTypeIdentifier HKCorrelationTypeIdentifier PKPaymentNetwork PKContactField PKPushType
      UIActivityItemsConfigurationMetadataKey ASAuthorizationScope VNImageOption
      VNBarcodeSymbology VNRecognizedPointKey MTKTextureLoaderOption MTKTextureLoaderOrigin NLTag NLTagScheme NLLanguage
      NSImageName NSPasteboardType NSPasteboardName NSPasteboardReadingOptionKey NSPasteboardTypeFindPanelSearchOptionKey
      NSUserInterfaceItemIdentifier NSStoryboardName NSStoryboardSceneIdentifier NSStoryboardSegueIdentifier NSNibName
      NSBindingName NSBindingOption NSBindingInfoKey NSColorName NSColorListName NSColorSpaceName NSDeviceDescriptionKey
      NSFontCollectionName NSHelpBookName NSHelpAnchorName NSToolbarIdentifier NSToolbarItemIdentifier
      NSTouchBarItemIdentifier NSTouchBarCustomizationIdentifier NSWindowFrameAutosaveName NSWindowTabbingIdentifier
      NSSplitViewAutosaveName NSTableViewAutosaveName NSStatusItemAutosaveName NSSearchFieldRecentsAutosaveName
      NSAppearanceName NSAccessibilityRole NSAccessibilitySubrole NSAccessibilityAttributeName NSAccessibilityActionName
      NSAccessibilityNotificationName NSAccessibilityParameterizedAttributeName NSAboutPanelOptionKey NSServiceProviderName
      NSSharingServiceName NSSpeechSynthesizerVoiceName NSSoundName NSPrintInfoAttributeKey NSPrinterTypeName NSPrinterPaperName
      NSPrintJobDispositionValue NSCollectionViewSupplementaryElementKind NSCollectionViewDecorationElementKind NSGraphicsContextAttributeKey
      NSGraphicsContextRepresentationFormatName NSImageHintKey NSBitmapImageRepPropertyKey NSRulerViewUnitName
      NSViewFullScreenModeOptionKey NSWorkspaceFileOperationName
      NSWorkspaceLaunchConfigurationKey NSDraggingImageComponentKey NSViewAnimationKey
      NSViewAnimationEffectName NSAnimatablePropertyKey NSPopoverCloseReasonValue
  """#
