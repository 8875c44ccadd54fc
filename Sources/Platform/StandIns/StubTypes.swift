/// The C types of the stub header, one declaration per line. A line without a semicolon at its end is shared by the names indented under it. Types that mention a class
/// are in `stubObjectTypes`.
let stubTypes = #"""
  typedef bool BOOL;
  typedef signed char SInt8;
  typedef unsigned char UInt8;
  typedef short SInt16;
  typedef unsigned short UInt16;
  typedef int SInt32;
  typedef unsigned int UInt32;
  typedef long long SInt64;
  typedef unsigned long long UInt64;
  typedef float Float32;
  typedef double Float64;
  typedef unsigned char Boolean;
  typedef unsigned short UniChar;
  typedef unsigned short unichar;
  typedef int OSStatus;
  typedef short OSErr;
  typedef unsigned int FourCharCode;
  typedef FourCharCode OSType;
  typedef UInt32 OptionBits;
  typedef long NSInteger;
  typedef unsigned long NSUInteger;
  typedef double NSTimeInterval;
  typedef double CGFloat;
  typedef double CFTimeInterval;
  typedef double CFAbsoluteTime;
  typedef long CFIndex;
  typedef unsigned long CFTypeID;
  typedef unsigned long CFOptionFlags;
  typedef unsigned long CFHashCode;
  typedef unsigned int CFStringEncoding;
  typedef NSInteger NSComparisonResult;
  typedef CFIndex CFComparisonResult;

  typedef long ssize_t;
  typedef long time_t;
  typedef unsigned long clock_t;
  typedef int clockid_t;
  typedef long long off_t;
  typedef int pid_t;
  typedef unsigned int uid_t;
  typedef unsigned int gid_t;
  typedef unsigned short mode_t;
  typedef int dev_t;
  typedef unsigned long long ino_t;
  typedef int errno_t;
  typedef unsigned int useconds_t;
  typedef unsigned int socklen_t;
  typedef unsigned char sa_family_t;
  typedef unsigned int in_addr_t;
  typedef unsigned short in_port_t;
  typedef unsigned int u_int;
  typedef unsigned char u_char;
  typedef unsigned long u_long;
  typedef unsigned short u_short;
  typedef unsigned char u_int8_t;
  typedef unsigned short u_int16_t;
  typedef unsigned int u_int32_t;
  typedef unsigned long long u_int64_t;
  typedef unsigned int mach_port_t;
  typedef int kern_return_t;
  typedef unsigned int natural_t;
  typedef unsigned long vm_size_t;
  typedef unsigned long vm_address_t;
  typedef unsigned int mach_msg_type_number_t;
  typedef int integer_t;
  typedef struct __FILE FILE;
  struct timeval { long tv_sec; int tv_usec; };
  struct timespec { long tv_sec; long tv_nsec; };
  struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; };
  struct in_addr { in_addr_t s_addr; };
  struct sockaddr { unsigned char sa_len; sa_family_t sa_family; char sa_data[14]; };
  struct sockaddr_in { unsigned char sin_len; sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr; char sin_zero[8]; };
  struct in6_addr { unsigned char s6_addr[16]; };
  struct sockaddr_in6 { unsigned char sin6_len; sa_family_t sin6_family; in_port_t sin6_port; unsigned int sin6_flowinfo; struct in6_addr sin6_addr; unsigned int sin6_scope_id; };
  struct stat { dev_t st_dev; mode_t st_mode; ino_t st_ino; off_t st_size; struct timespec st_mtimespec; };
  typedef struct { long numer, denom; } mach_timebase_info_data_t;
  typedef struct { long opaque[8]; } pthread_mutex_t;
  typedef struct { long opaque[2]; } pthread_mutexattr_t;
  typedef struct { long opaque[25]; } pthread_rwlock_t;
  typedef struct { long opaque[6]; } pthread_cond_t;
  typedef struct { long opaque[2]; } pthread_once_t;
  typedef struct { long opaque[8]; } pthread_attr_t;
  typedef struct __pthread *pthread_t;
  typedef unsigned long pthread_key_t;
  typedef struct os_unfair_lock_s { unsigned int opaque; } os_unfair_lock, *os_unfair_lock_t;
  typedef int OSSpinLock;
  typedef unsigned char uuid_t[16];

  typedef struct _NSZone NSZone;
  typedef struct __attribute__((objc_boxable)) _NSRange { NSUInteger location, length; } NSRange, *NSRangePointer;
  typedef struct __attribute__((objc_boxable)) { CFIndex location, length; } CFRange;
  typedef struct { unsigned char byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12, byte13, byte14, byte15; } CFUUIDBytes;
  typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion;
  typedef struct { signed int exponent; unsigned int length; unsigned short mantissa[8]; } NSDecimal;
  typedef struct __attribute__((objc_boxable)) CGPoint { CGFloat x, y; } CGPoint;
  typedef struct __attribute__((objc_boxable)) CGSize { CGFloat width, height; } CGSize;
  typedef struct __attribute__((objc_boxable)) CGVector { CGFloat dx, dy; } CGVector;
  typedef struct __attribute__((objc_boxable)) CGRect { CGPoint origin; CGSize size; } CGRect;
  typedef struct __attribute__((objc_boxable)) CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
  typedef struct __attribute__((objc_boxable)) CATransform3D { CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44; } CATransform3D;
  typedef CGPoint NSPoint;
  typedef CGSize NSSize;
  typedef CGRect NSRect;
  typedef NSPoint *NSPointPointer;
  typedef NSRect *NSRectPointer;
  typedef struct __attribute__((objc_boxable)) UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
  typedef struct __attribute__((objc_boxable)) NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;
  typedef struct __attribute__((objc_boxable)) NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
  typedef struct __attribute__((objc_boxable)) UIOffset { CGFloat horizontal, vertical; } UIOffset;
  typedef struct UIFloatRange { CGFloat minimum, maximum; } UIFloatRange;
  typedef struct __attribute__((objc_boxable)) { double latitude, longitude; } CLLocationCoordinate2D;
  typedef struct __attribute__((objc_boxable)) { double latitudeDelta, longitudeDelta; } MKCoordinateSpan;
  typedef struct __attribute__((objc_boxable)) { CLLocationCoordinate2D center; MKCoordinateSpan span; } MKCoordinateRegion;
  typedef struct { double x, y; } MKMapPoint;
  typedef struct { double width, height; } MKMapSize;
  typedef struct { MKMapPoint origin; MKMapSize size; } MKMapRect;
  typedef struct __attribute__((objc_boxable)) { long long value; int timescale; unsigned int flags; long long epoch; } CMTime;
  typedef struct __attribute__((objc_boxable)) { CMTime start, duration; } CMTimeRange;
  typedef struct { CMTimeRange source, target; } CMTimeMapping;
  typedef struct { int width, height; } CMVideoDimensions;
  typedef struct { double x, y, z; } CMAcceleration;
  typedef struct { double x, y, z; } CMRotationRate;
  typedef struct { double x, y, z, w; } CMQuaternion;
  typedef struct __attribute__((objc_boxable)) SCNVector3 { float x, y, z; } SCNVector3;
  typedef struct __attribute__((objc_boxable)) SCNVector4 { float x, y, z, w; } SCNVector4;
  typedef CATransform3D SCNMatrix4;
  typedef struct { unsigned long width, height, depth; } MTLSize;
  typedef struct { double red, green, blue, alpha; } MTLClearColor;
  typedef struct AudioStreamBasicDescription { double mSampleRate; UInt32 mFormatID, mFormatFlags, mBytesPerPacket, mFramesPerPacket, mBytesPerFrame, mChannelsPerFrame, mBitsPerChannel, mReserved; } AudioStreamBasicDescription;
  typedef struct AudioBuffer { UInt32 mNumberChannels, mDataByteSize; void *mData; } AudioBuffer;
  typedef struct AudioBufferList { UInt32 mNumberBuffers; AudioBuffer mBuffers[1]; } AudioBufferList;
  typedef struct AudioTimeStamp { Float64 mSampleTime; UInt64 mHostTime; } AudioTimeStamp;
  typedef struct AudioComponentDescription { OSType componentType, componentSubType, componentManufacturer; UInt32 componentFlags, componentFlagsMask; } AudioComponentDescription;
  typedef union _GLKVector2 { struct { float x, y; }; float v[2]; } GLKVector2;
  typedef union _GLKVector3 { struct { float x, y, z; }; float v[3]; } GLKVector3;
  typedef union _GLKVector4 { struct { float x, y, z, w; }; float v[4]; } GLKVector4;
  typedef union _GLKMatrix4 { float m[16]; } GLKMatrix4;
  typedef unsigned int GLuint;
  typedef unsigned int GLenum;
  typedef int GLint;
  typedef int GLsizei;
  typedef float GLfloat;
  typedef unsigned char GLubyte;
  typedef float simd_float2 __attribute__((ext_vector_type(2)));
  typedef float simd_float3 __attribute__((ext_vector_type(3)));
  typedef float simd_float4 __attribute__((ext_vector_type(4)));
  typedef float vector_float2 __attribute__((ext_vector_type(2)));
  typedef float vector_float3 __attribute__((ext_vector_type(3)));
  typedef float vector_float4 __attribute__((ext_vector_type(4)));
  typedef struct { simd_float4 columns[4]; } simd_float4x4;
  typedef struct { simd_float4 columns[4]; } matrix_float4x4;

  typedef const void *
      CFTypeRef CFPropertyListRef CFNullRef
  typedef const struct __CFString *CFStringRef;
  typedef struct __CFString *CFMutableStringRef;
  typedef const struct __CFArray *CFArrayRef;
  typedef struct __CFArray *CFMutableArrayRef;
  typedef const struct __CFDictionary *CFDictionaryRef;
  typedef struct __CFDictionary *CFMutableDictionaryRef;
  typedef const struct __CFSet *CFSetRef;
  typedef struct __CFSet *CFMutableSetRef;
  typedef const struct __CFData *CFDataRef;
  typedef struct __CFData *CFMutableDataRef;
  typedef const struct __CFDate *CFDateRef;
  typedef const struct __CFNumber *CFNumberRef;
  typedef const struct __CFBoolean *CFBooleanRef;
  typedef const struct __CFURL *CFURLRef;
  typedef const struct __CFUUID *CFUUIDRef;
  typedef const struct __CFLocale *CFLocaleRef;
  typedef const struct __CFAllocator *CFAllocatorRef;
  typedef const struct __CFAttributedString *CFAttributedStringRef;
  typedef const struct __CFCharacterSet *CFCharacterSetRef;
  typedef const struct __CFTimeZone *CFTimeZoneRef;
  typedef struct __CFAttributedString *CFMutableAttributedStringRef;
  typedef struct __CFBag *CFBagRef;
  typedef struct __CFBitVector *CFBitVectorRef;
  typedef struct __CFBundle *CFBundleRef;
  typedef struct __CFCalendar *CFCalendarRef;
  typedef struct __CFError *CFErrorRef;
  typedef struct __CFHTTPMessage *CFHTTPMessageRef;
  typedef struct __CFHost *CFHostRef;
  typedef struct __CFMachPort *CFMachPortRef;
  typedef struct __CFMessagePort *CFMessagePortRef;
  typedef struct __CFNotificationCenter *CFNotificationCenterRef;
  typedef struct __CFReadStream *CFReadStreamRef;
  typedef struct __CFWriteStream *CFWriteStreamRef;
  typedef struct __CFRunLoop *CFRunLoopRef;
  typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
  typedef struct __CFRunLoopSource *CFRunLoopSourceRef;
  typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
  typedef struct __CFSocket *CFSocketRef;
  typedef struct __CFTree *CFTreeRef;
  typedef struct CGColor *CGColorRef;
  typedef struct CGColorSpace *CGColorSpaceRef;
  typedef struct CGContext *CGContextRef;
  typedef struct CGDataConsumer *CGDataConsumerRef;
  typedef struct CGDataProvider *CGDataProviderRef;
  typedef struct CGFont *CGFontRef;
  typedef struct CGFunction *CGFunctionRef;
  typedef struct CGGradient *CGGradientRef;
  typedef struct CGImage *CGImageRef;
  typedef struct CGImageDestination *CGImageDestinationRef;
  typedef struct CGImageSource *CGImageSourceRef;
  typedef struct CGLayer *CGLayerRef;
  typedef struct CGPDFDocument *CGPDFDocumentRef;
  typedef struct CGPDFPage *CGPDFPageRef;
  typedef struct CGPDFDictionary *CGPDFDictionaryRef;
  typedef const struct CGPath *CGPathRef;
  typedef struct CGPath *CGMutablePathRef;
  typedef struct CGPattern *CGPatternRef;
  typedef struct CGShading *CGShadingRef;
  typedef struct __CGEvent *CGEventRef;
  typedef struct __CGEventSource *CGEventSourceRef;
  typedef const struct __CTFont *CTFontRef;
  typedef const struct __CTFontDescriptor *CTFontDescriptorRef;
  typedef const struct __CTFrame *CTFrameRef;
  typedef const struct __CTFramesetter *CTFramesetterRef;
  typedef const struct __CTLine *CTLineRef;
  typedef const struct __CTParagraphStyle *CTParagraphStyleRef;
  typedef const struct __CTRun *CTRunRef;
  typedef const struct __CTRunDelegate *CTRunDelegateRef;
  typedef const struct __CTTypesetter *CTTypesetterRef;
  typedef struct __CVBuffer *CVBufferRef, *CVImageBufferRef, *CVPixelBufferRef;
  typedef struct __CVPixelBufferPool *CVPixelBufferPoolRef;
  typedef struct __CVDisplayLink *CVDisplayLinkRef;
  typedef struct __CVMetalTexture *CVMetalTextureRef;
  typedef struct __CVMetalTextureCache *CVMetalTextureCacheRef;
  typedef struct __CVOpenGLESTexture *CVOpenGLESTextureRef;
  typedef struct __CVOpenGLESTextureCache *CVOpenGLESTextureCacheRef;
  typedef struct opaqueCMSampleBuffer *CMSampleBufferRef;
  typedef struct OpaqueCMBlockBuffer *CMBlockBufferRef;
  typedef const struct opaqueCMFormatDescription *CMFormatDescriptionRef, *CMVideoFormatDescriptionRef, *CMAudioFormatDescriptionRef;
  typedef struct OpaqueCMClock *CMClockRef;
  typedef struct OpaqueCMTimebase *CMTimebaseRef;
  typedef struct __IOSurface *IOSurfaceRef;
  typedef struct __SecCertificate *SecCertificateRef;
  typedef struct __SecIdentity *SecIdentityRef;
  typedef struct __SecKey *SecKeyRef;
  typedef struct __SecKeychain *SecKeychainRef;
  typedef struct __SecPolicy *SecPolicyRef;
  typedef struct __SecTrust *SecTrustRef;
  typedef struct __SecAccessControl *SecAccessControlRef;
  typedef const struct __SCNetworkReachability *SCNetworkReachabilityRef;
  typedef const struct __SCDynamicStore *SCDynamicStoreRef;
  typedef const void *ABAddressBookRef, *ABRecordRef, *ABMultiValueRef;
  typedef struct OpaqueAudioQueue *AudioQueueRef;
  typedef struct OpaqueAudioFileID *AudioFileID;
  typedef struct OpaqueExtAudioFile *ExtAudioFileRef;
  typedef struct OpaqueAudioConverter *AudioConverterRef;
  typedef struct OpaqueAUGraph *AUGraph;
  typedef struct ComponentInstanceRecord *AudioUnit, *AudioComponentInstance;
  typedef struct OpaqueAudioComponent *AudioComponent;
  typedef struct OpaqueVTCompressionSession *VTCompressionSessionRef;
  typedef struct OpaqueVTDecompressionSession *VTDecompressionSessionRef;
  typedef const struct __JSContextOpaque *JSContextRef;
  typedef struct __JSContextOpaque *JSGlobalContextRef;
  typedef const struct __JSValueOpaque *JSValueRef;
  typedef struct __JSValueOpaque *JSObjectRef;
  typedef struct __JSString *JSStringRef;
  typedef struct sqlite3 sqlite3;
  typedef struct sqlite3_stmt sqlite3_stmt;
  typedef struct sqlite3_context sqlite3_context;
  typedef struct sqlite3_value sqlite3_value;
  typedef UInt32 SystemSoundID;
  typedef UInt32 AudioUnitPropertyID;
  typedef UInt32 AudioUnitElement;
  typedef UInt32 AudioUnitScope;
  typedef unsigned int io_object_t;
  typedef unsigned int io_service_t;
  typedef unsigned short CGGlyph;
  typedef CGGlyph NSGlyph;
  typedef unsigned int CGDirectDisplayID;

  typedef unsigned int
      CACornerMask CAEdgeAntialiasingMask CGBitmapInfo CGImageAlphaInfo CGImagePropertyOrientation SCNetworkReachabilityFlags SecTrustResultType CMTimeFlags
      CVOptionFlags CGWindowID
  typedef int
      CGBlendMode CGColorRenderingIntent CGColorSpaceModel CGInterpolationQuality CGLineCap CGLineJoin CGPathDrawingMode
      CGPathFillRule CGRectEdge CGTextDrawingMode CGPathElementType CGGradientDrawingOptions CGPDFBox CVReturn
      CMItemCount CMTimeScale CGError CGImageByteOrderInfo CTLineBreakMode CTTextAlignment CTFontUIFontType
  typedef float
      UILayoutPriority NSLayoutPriority
  typedef CGFloat
      UIWindowLevel UIFontWeight NSFontWeight UIFontWidth UIScrollViewDecelerationRate
  typedef double
      CLLocationDegrees CLLocationDistance CLLocationAccuracy CLLocationSpeed CLLocationDirection CLLocationDirectionAccuracy
      CLLocationSpeedAccuracy UIAccelerationValue
  typedef unsigned long
      CFRunLoopActivity CFStreamStatus UIBackgroundTaskIdentifier CFURLPathStyle CFStringCompareFlags CFNotificationSuspensionBehavior
      NSStringEncoding NSStringCompareOptions NSStringEnumerationOptions NSStringEncodingConversionOptions
      NSDataReadingOptions NSDataWritingOptions NSDataSearchOptions NSDataBase64EncodingOptions NSDataBase64DecodingOptions
      NSJSONReadingOptions NSJSONWritingOptions NSPropertyListFormat NSPropertyListMutabilityOptions NSPropertyListReadOptions
      NSPropertyListWriteOptions NSKeyValueObservingOptions NSKeyValueChange NSKeyValueSetMutationKind NSCalendarUnit
      NSCalendarOptions NSEnumerationOptions NSSortOptions NSBinarySearchingOptions NSSearchPathDirectory
      NSSearchPathDomainMask NSDirectoryEnumerationOptions NSVolumeEnumerationOptions NSURLBookmarkCreationOptions
      NSURLBookmarkResolutionOptions NSFileManagerItemReplacementOptions NSFileCoordinatorReadingOptions
      NSFileCoordinatorWritingOptions NSFileVersionReplacingOptions NSFileVersionAddingOptions NSFileWrapperReadingOptions
      NSFileWrapperWritingOptions NSURLRequestCachePolicy NSURLRequestNetworkServiceType NSURLCacheStoragePolicy
      NSURLCredentialPersistence NSHTTPCookieAcceptPolicy NSStreamEvent NSStreamStatus NSMatchingOptions NSMatchingFlags
      NSRegularExpressionOptions NSTextCheckingTypes NSTextCheckingType NSLinguisticTaggerOptions NSPointerFunctionsOptions
      NSHashTableOptions NSMapTableOptions NSActivityOptions NSNotificationCoalescing NSNotificationSuspensionBehavior
      NSPostingStyle NSNumberFormatterStyle NSNumberFormatterBehavior NSNumberFormatterPadPosition
      NSNumberFormatterRoundingMode NSRoundingMode NSCalculationError NSDateFormatterStyle NSDateFormatterBehavior
      NSDateIntervalFormatterStyle NSDateComponentsFormatterUnitsStyle NSDateComponentsFormatterZeroFormattingBehavior
      NSISO8601DateFormatOptions NSByteCountFormatterUnits NSMeasurementFormatterUnitOptions NSXMLParserError
      NSXMLNodeOptions NSXMLNodeKind NSPredicateOperatorType NSComparisonPredicateModifier NSComparisonPredicateOptions
      NSCompoundPredicateType NSExpressionType NSXPCConnectionOptions NSOrderedCollectionDifferenceCalculationOptions
      NSAttributedStringEnumerationOptions NSAttributedStringMarkdownInterpretedSyntax NSBundleExecutableArchitecture
      NSPersistentStoreUbiquitousTransitionType NSFetchRequestResultType NSDeleteRule NSAttributeType
      NSManagedObjectContextConcurrencyType NSManagedObjectValidationError NSSnapshotEventType NSMergePolicyType
      NSFetchedResultsChangeType NSBatchUpdateRequestResultType NSBatchDeleteRequestResultType
      NSLayoutFormatOptions NSStringDrawingOptions NSTextStorageEditActions NSTextStorageEditedOptions NSControlCharacterAction
      NSGlyphProperty NSTextListOptions NSCollectionLayoutEdge NSDirectionalRectEdge NSRectAlignment
      UIViewAutoresizing UIViewAnimationOptions UIViewKeyframeAnimationOptions UIControlEvents UIControlState UIRectEdge UIRectCorner
      UISwipeGestureRecognizerDirection UIInterfaceOrientationMask UIPopoverArrowDirection UITableViewCellStateMask
      UIDataDetectorTypes UIRemoteNotificationType UIUserNotificationType UIEventButtonMask UIKeyModifierFlags
      UICollectionViewScrollPosition UIAccessibilityTraits UIAccessibilityNotifications UIAccessibilityDirectTouchOptions
      UIFontDescriptorSymbolicTraits UIFocusHeading UIDocumentChangeKind UIMenuOptions UIMenuElementAttributes UIAxis
      UITouchProperties UIPrinterJobTypes UIAttachmentBehaviorType UICollisionBehaviorMode UIPushBehaviorMode
      UIActivityItemsConfigurationInteraction UISceneCaptureState UIScrollTypeMask UIListSeparatorVisibility
      UNAuthorizationOptions UNNotificationPresentationOptions UNNotificationActionOptions UNNotificationCategoryOptions
      AVAudioSessionCategoryOptions AVAudioSessionSetActiveOptions AVAudioSessionInterruptionOptions AVPlayerItemSeekingOptions
      WKDataDetectorTypes WKAudiovisualMediaTypes WKUserInterfaceDirectionPolicy CBCharacteristicProperties
      CBAttributePermissions MTLPixelFormat MTLResourceOptions MTLTextureUsage MTLLoadAction
      MTLStoreAction MTLPrimitiveType MTLIndexType MTLStorageMode MTLVertexFormat MTLCompareFunction MTLCullMode
      EKEntityMask HKQueryOptions HKStatisticsOptions HKMetricPrefix PKMerchantCapability
      PKAddressField PHAssetMediaSubtype PHAssetBurstSelectionType PHAssetSourceType
      NSWindowStyleMask NSWindowCollectionBehavior NSBackingStoreType NSWindowOrderingMode NSWindowNumberListOptions
      NSEventMask NSEventModifierFlags NSEventPhase NSEventSubtype NSEventType NSEventButtonMask NSEventSwipeTrackingOptions
      NSAutoresizingMaskOptions NSBorderType NSBoxType NSTitlePosition NSBezelStyle NSButtonType NSCellAttribute
      NSCellHitResult NSCellImagePosition NSCellType NSControlSize NSControlTint NSImageAlignment
      NSImageCacheMode NSImageFrameStyle NSImageInterpolation NSImageRepLoadStatus NSImageScaling NSBitmapImageFileType
      NSBitmapFormat NSCompositingOperation NSColorRenderingIntent NSColorPanelMode NSFontTraitMask NSFontSymbolicTraits
      NSFocusRingType NSGradientDrawingOptions NSLineCapStyle NSLineJoinStyle NSWindingRule
      NSMenuProperties NSPasteboardReadingOptions NSDragOperation NSDraggingContext NSDraggingFormation
      NSPopoverAppearance NSPopoverBehavior NSProgressIndicatorStyle NSProgressIndicatorThickness NSRulerOrientation
      NSScrollElasticity NSScrollViewFindBarPosition NSScrollerKnobStyle NSScrollerPart NSScrollerStyle NSUsableScrollerParts
      NSSegmentStyle NSSegmentSwitchTracking NSSelectionAffinity NSSelectionDirection NSSelectionGranularity NSSliderType
      NSTickMarkPosition NSSplitViewDividerStyle NSTabPosition NSTabState NSTabViewType NSTableViewAnimationOptions
      NSTableColumnResizingOptions NSTableViewColumnAutoresizingStyle NSTableViewDraggingDestinationFeedbackStyle
      NSTableViewDropOperation NSTableViewGridLineStyle NSTableViewSelectionHighlightStyle NSTextFieldBezelStyle
      NSTextFinderAction NSTextMovement NSTextTabType NSToolbarDisplayMode NSToolbarSizeMode NSTouchPhase
      NSTouchTypeMask NSTrackingAreaOptions NSTypesetterBehavior NSUserInterfaceLayoutOrientation NSViewControllerTransitionOptions
      NSViewLayerContentsPlacement NSViewLayerContentsRedrawPolicy NSWorkspaceLaunchOptions NSApplicationActivationOptions
      NSApplicationPresentationOptions NSApplicationTerminateReply NSApplicationPrintReply NSAlertStyle NSRequestUserAttentionType
      NSDocumentChangeType NSSaveOperationType NSAnimationBlockingMode NSAnimationCurve
      NSCollectionViewScrollPosition NSGestureRecognizerState NSSpringLoadingHighlight
      NSUserInterfaceLayoutDirection NSWritingDirectionFormatType
  typedef long
      NSURLSessionTaskState NSURLSessionAuthChallengeDisposition NSURLSessionResponseDisposition
      NSURLSessionDelayedRequestDisposition NSURLSessionTaskMetricsResourceFetchType NSURLSessionWebSocketCloseCode
      NSURLSessionMultipathServiceType NSURLErrorNetworkUnavailableReason NSQualityOfService NSOperationQueuePriority
      NSProcessInfoThermalState NSItemProviderErrorCode NSItemProviderRepresentationVisibility NSItemProviderFileOptions
      NSFormattingContext NSFormattingUnitStyle NSByteCountFormatterCountStyle NSRelativeDateTimeFormatterStyle
      NSRelativeDateTimeFormatterUnitsStyle NSPersonNameComponentsFormatterStyle NSDecodingFailurePolicy
      NSCollectionChangeType NSBackgroundActivityResult NSXMLParserExternalEntityResolvingPolicy NSInsertionPosition
      NSTextAlignment NSLineBreakMode NSLineBreakStrategy NSWritingDirection NSUnderlineStyle NSTextLayoutOrientation
      NSLayoutAttribute NSLayoutRelation NSLayoutConstraintOrientation NSLayoutConstraintAxis
      NSTextSelectionGranularity NSTextSelectionAffinity NSTextLayoutFragmentState
      UITableViewStyle UITableViewCellStyle UITableViewCellEditingStyle UITableViewRowAnimation UITableViewScrollPosition
      UITableViewCellAccessoryType UITableViewCellSelectionStyle UITableViewCellSeparatorStyle UITableViewCellFocusStyle
      UITableViewCellDragState UITableViewSeparatorInsetReference UITableViewRowActionStyle UITableViewDropIntent
      UICollectionViewScrollDirection UICollectionElementCategory UICollectionUpdateAction UICollectionViewCellDragState
      UICollectionViewDropIntent UICollectionViewReorderingCadence UICollectionViewSelfSizingInvalidation
      UICollectionViewFlowLayoutSectionInsetReference UICollectionLayoutListAppearance UICollectionLayoutListHeaderMode
      UICollectionLayoutSectionOrthogonalScrollingBehavior UIContentInsetsReference
      UIViewContentMode UIViewAnimationCurve UIViewAnimationTransition UIViewAnimatingState UIViewAnimatingPosition
      UIViewTintAdjustmentMode UISystemAnimation UISemanticContentAttribute UIControlContentHorizontalAlignment
      UIControlContentVerticalAlignment UIButtonType UIButtonRole UIButtonConfigurationSize UIButtonConfigurationCornerStyle
      UIBarStyle UIBarMetrics UIBarPosition UIBarButtonItemStyle UIBarButtonSystemItem UIStatusBarStyle UIStatusBarAnimation
      UIInterfaceOrientation UIDeviceOrientation UIDeviceBatteryState UIUserInterfaceIdiom UIUserInterfaceSizeClass
      UIUserInterfaceStyle UIUserInterfaceLevel UIUserInterfaceLayoutDirection UIUserInterfaceActiveAppearance
      UIAccessibilityContrast UIAccessibilityNavigationStyle UIAccessibilityScrollDirection UIAccessibilityZoomType
      UIAccessibilityContainerType UILegibilityWeight UIModalPresentationStyle UIModalTransitionStyle
      UIGestureRecognizerState UIKeyboardType UIKeyboardAppearance UIReturnKeyType UITextAutocapitalizationType
      UITextAutocorrectionType UITextSpellCheckingType UITextSmartQuotesType UITextSmartDashesType UITextSmartInsertDeleteType
      UITextBorderStyle UITextFieldViewMode UITextFieldDidEndEditingReason UITextStorageDirection UITextLayoutDirection
      UITextDirection UITextGranularity UITextWritingDirection NSTextWritingDirection UITextItemInteraction UITextAlternativeStyle
      UITextDropAction UITextDropPerformer UITextDragOptions UIActivityIndicatorViewStyle UIActivityCategory
      UIAlertControllerStyle UIAlertActionStyle UIAlertViewStyle UIActionSheetStyle UIApplicationState
      UIBackgroundFetchResult UIBackgroundRefreshStatus UIImageOrientation UIImageRenderingMode UIImageResizingMode
      UIImageSymbolScale UIImageSymbolWeight UIImagePickerControllerSourceType UIImagePickerControllerCameraCaptureMode
      UIImagePickerControllerCameraDevice UIImagePickerControllerCameraFlashMode UIImagePickerControllerQualityType
      UINavigationControllerOperation UINavigationItemLargeTitleDisplayMode UINavigationItemBackButtonDisplayMode
      UIPageViewControllerTransitionStyle UIPageViewControllerNavigationOrientation UIPageViewControllerNavigationDirection
      UIPageViewControllerSpineLocation UIPageControlBackgroundStyle UIPageControlInteractionState
      UIScrollViewKeyboardDismissMode UIScrollViewIndicatorStyle UIScrollViewContentInsetAdjustmentBehavior
      UIScrollViewIndexDisplayMode UISearchBarStyle UISearchBarIcon UISegmentedControlStyle UISegmentedControlSegment
      UISplitViewControllerDisplayMode UISplitViewControllerPrimaryEdge UISplitViewControllerStyle UISplitViewControllerColumn
      UITabBarSystemItem UITabBarItemPositioning UITouchPhase UITouchType UIPressPhase UIPressType
      UIEventType UIEventSubtype UIForceTouchCapability UIWebViewNavigationType UIWebPaginationMode UILayoutConstraintAxis
      UIStackViewDistribution UIStackViewAlignment UIBlurEffectStyle UIVibrancyEffectStyle UIInterpolatingMotionEffectType
      UIProgressViewStyle UIImpactFeedbackStyle UINotificationFeedbackType UIDocumentState UIDocumentSaveOperation
      UIDocumentPickerMode UIBaselineAdjustment UIDisplayGamut UIDropOperation UIContextMenuInteractionAppearance
      UIContextualActionStyle UIPreferredPresentationStyle UIPreviewActionStyle UISceneActivationState
      UIDatePickerMode UIDatePickerStyle UISwitchStyle UIMenuControllerArrowDirection
      UIMenuElementState UIMenuElementSize UIPencilPreferredAction UIPrintInfoOutputType UIPrintInfoOrientation
      UIPrintInfoDuplex UITraitEnvironmentLayoutDirection UITextAlignment UILineBreakMode
      UIUserNotificationActionContext UIUserNotificationActivationMode UIGraphicsImageRendererFormatRange
      UIDynamicItemCollisionBoundsType
      CLAuthorizationStatus CLAccuracyAuthorization CLActivityType CLDeviceOrientation CLProximity CLRegionState
      MKMapType MKPinAnnotationColor MKUserTrackingMode MKOverlayLevel MKAnnotationViewDragState MKDirectionsTransportType
      AVPlayerStatus AVPlayerItemStatus AVPlayerTimeControlStatus AVPlayerActionAtItemEnd AVKeyValueStatus AVAuthorizationStatus
      AVAssetExportSessionStatus AVAssetReaderStatus AVAssetWriterStatus AVCaptureDevicePosition AVCaptureFlashMode
      AVCaptureTorchMode AVCaptureFocusMode AVCaptureExposureMode AVCaptureWhiteBalanceMode AVCaptureVideoOrientation
      AVCaptureVideoStabilizationMode AVAudioSessionInterruptionType AVAudioSessionRouteChangeReason AVAudioQuality
      AVAudioSessionPortOverride AVAudioSessionRecordPermission AVAudioPlayerNodeBufferOptions AVAudioCommonFormat
      AVSpeechBoundary AVSpeechSynthesisVoiceQuality AVAssetImageGeneratorResult
      MPMediaType MPMoviePlaybackState MPMovieControlStyle MPMovieScalingMode MPMovieLoadState MPMusicPlaybackState
      MPMusicRepeatMode MPMusicShuffleMode MPRemoteCommandHandlerStatus MPNowPlayingPlaybackState
      PHAssetMediaType PHAssetCollectionType PHAssetCollectionSubtype PHAuthorizationStatus PHAccessLevel PHImageContentMode
      PHImageRequestOptionsVersion PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode PHCollectionListType
      PHLivePhotoViewPlaybackStyle PHVideoRequestOptionsDeliveryMode PHVideoRequestOptionsVersion PHAssetResourceType
      WKNavigationType WKNavigationActionPolicy WKNavigationResponsePolicy WKUserScriptInjectionTime WKSelectionGranularity
      WKContentMode WKErrorCode WKMediaCaptureType WKPermissionDecision
      SKPaymentTransactionState SKErrorCode SKDownloadState SKProductPeriodUnit SKSceneScaleMode SKBlendMode
      SKLabelHorizontalAlignmentMode SKLabelVerticalAlignmentMode SKTextureFilteringMode SKActionTimingMode
      UNAuthorizationStatus UNNotificationSetting UNAlertStyle UNShowPreviewsSetting CNAuthorizationStatus CNEntityType
      CNContactSortOrder CNContactFormatterStyle CNContactType EKAuthorizationStatus EKEntityType EKSpan EKEventAvailability
      EKRecurrenceFrequency EKCalendarType MFMailComposeResult MessageComposeResult SLComposeViewControllerResult
      CBManagerState CBCentralManagerState CBPeripheralState CBPeripheralManagerState CBCharacteristicWriteType
      MCSessionState MCSessionSendDataMode MCEncryptionPreference GKMatchSendDataMode GKPlayerConnectionState
      GKLeaderboardTimeScope GKGameCenterViewControllerState GKInviteRecipientResponse HKAuthorizationStatus HKBiologicalSex
      HKWorkoutActivityType HKUpdateFrequency HKQuantityAggregationStyle HKCategoryValueSleepAnalysis HKBloodType
      CKAccountStatus CKDatabaseScope CKRecordSavePolicy CKReferenceAction CKApplicationPermissions LAPolicy LABiometryType LAError
      PKPaymentAuthorizationStatus PKPaymentButtonType PKPaymentButtonStyle PKAddPassButtonStyle PKShippingType
      ATTrackingManagerAuthorizationStatus CXCallEndedReason CXHandleType SFSpeechRecognizerAuthorizationStatus
      WCSessionActivationState WKHapticType WKInterfaceObjectHorizontalAlignment QLPreviewItemEditingMode
      XCTWaiterResult XCUIUserInterfaceSizeClass XCUIElementType XCUIDeviceButton
      NSControlStateValue NSModalResponse NSWindowLevel NSToolTipTag NSTrackingRectTag NSWindowTitleVisibility NSWindowTabbingMode
      NSWindowUserTabbingPreference NSWindowAnimationBehavior NSWindowSharingType NSWindowButton NSWindowDepth NSToolbarItemVisibilityPriority
      NSApplicationActivationPolicy NSColorSpaceModel NSColorType NSColorSystemEffect NSDatePickerMode
      NSDatePickerStyle NSDatePickerElementFlags NSHapticFeedbackPattern NSHapticFeedbackPerformanceTime
      NSImageLayoutDirection NSImageResizingMode NSImageSymbolScale NSLevelIndicatorStyle NSMenuItemBadgeType NSPageControllerTransitionStyle
      NSPathStyle NSPointingDeviceType NSPressureBehavior NSPrintingPaginationMode NSPaperOrientation NSScrubberAlignment
      NSScrubberMode NSSegmentDistribution NSSharingContentScope NSSpellingState NSSplitViewItemBehavior NSStackViewDistribution
      NSStackViewVisibilityPriority NSTabViewControllerTabStyle NSTableRowActionEdge NSTableViewRowActionStyle
      NSTableViewRowSizeStyle NSTableViewStyle NSTitlebarSeparatorStyle NSTouchBarItemPriority
      NSTouchType NSVisualEffectBlendingMode NSVisualEffectMaterial NSVisualEffectState NSWindowToolbarStyle NSWorkspaceIconCreationOptions
      NSGridCellPlacement NSGridRowAlignment NSCollectionElementCategory NSCollectionUpdateAction NSCollectionViewDropOperation
      NSCollectionViewItemHighlightState NSCollectionViewScrollDirection NSColorPanelOptions NSBezierPathElement
      MTLCPUCacheMode MTLCommandBufferStatus MTLFeatureSet MTLGPUFamily MTLTextureType MTLBlendFactor MTLBlendOperation
      MTLSamplerAddressMode MTLSamplerMinMagFilter MTLWinding GLKViewDrawableColorFormat GLKViewDrawableDepthFormat
      EAGLRenderingAPI ARTrackingState ARPlaneDetection ARWorldAlignment SCNAntialiasingMode SCNDebugOptions
      NSEntityMappingType NSPersistentHistoryChangeType NSFetchIndexElementType NSPersistentCloudKitContainerEventType
      NWPathStatus

  typedef NSInteger
      UIAccessibilityExpandedStatus NSDataCompressionAlgorithm NSTimeZoneNameStyle NSTaskTerminationReason NSUserNotificationActivationType
      NSURLRelationship NSFileManagerResumeSyncBehavior NSFileManagerUploadLocalVersionConflictPolicy NSURLSessionTaskMetricsDomainResolutionProtocol
      NSURLSessionWebSocketMessageType NSLinguisticTaggerUnit NSEventGestureAxis NSWindowListOptions NSTintProminence NSControlBorderShape
      NSColorWellStyle NSComboButtonStyle NSImageDynamicRange NSLevelIndicatorPlaceholderVisibility NSStackViewGravity NSBackgroundStyle
      NSWritingToolsBehavior NSTextInputTraitType NSTextInsertionIndicatorDisplayMode NSTextInsertionIndicatorAutomaticModeOptions NSDisplayGamut
      NSImageSymbolVariableValueMode NSImageSymbolColorRenderingMode NSOpenGLContextParameter NSMenuPresentationStyle NSMenuSelectionMode
      NSToolbarItemStyle NSToolbarItemGroupSelectionMode NSToolbarItemGroupControlRepresentation NSPickerTouchBarItemSelectionMode
      NSPickerTouchBarItemControlRepresentation NSPasteboardAccessBehavior NSPageLayoutResult NSPDFPanelOptions NSPrintRenderingQuality
      NSPrintingPageOrder NSPrintPanelResult NSCorrectionResponse NSCorrectionIndicatorType NSWorkspaceAuthorizationType
      NSSplitViewItemCollapseBehavior NSTextBlockLayer NSAccessibilityCustomRotorType NSAccessibilityCustomRotorSearchDirection
      UIEditingInteractionConfiguration UIContextMenuConfigurationElementOrder UIPageControlDirection UISliderStyle UIImageDynamicRange
      UIInputViewStyle UILabelVibrancy UINavigationBarNSToolbarSection UITableViewSelfSizingInvalidation UITableViewContentHuggingElements
      UITextViewBorderStyle UIWritingToolsBehavior UIWebPaginationBreakingMode UIContainerBackgroundStyle UIAlertControllerSeverity
      UIImagePickerControllerImageURLExportPreset UINavigationItemSearchBarPlacement UISearchControllerScopeBarActivation
      UISplitViewControllerSplitBehavior UISplitViewControllerDisplayModeButtonVisibility UISplitViewControllerBackgroundStyle UITabBarControllerMode
      UITabBarMinimizeBehavior UIScreenOverscanCompensation UIScreenReferenceDisplayModeStatus UIApplicationShortcutIconType UIColorProminence
      UIImageSymbolVariableValueMode UIImageSymbolColorRenderingMode UINSToolbarItemPresentationSize UIListEnvironment UITabAccessoryEnvironment
      UISplitViewControllerLayoutEnvironment UIHDRHeadroomUsageLimit UINavigationItemStyle UICellConfigurationDragState UICellConfigurationDropState
      UICollectionLayoutListFooterMode UIPrintRenderingQuality NSCollectionLayoutSectionOrthogonalScrollingBehavior NSPersistentHistoryResultType
      MKFeatureVisibility MKAnnotationViewCollisionMode MKLocalSearchRegionPriority MKSearchCompletionFilterType WKMediaPlaybackState
      WKMediaCaptureState WKFullscreenState WKInactiveSchedulingPolicy WKWebpagePreferencesUpgradeToHTTPSPolicy WKSecurityRestrictionMode
      AVCaptureCinematicVideoFocusMode AVPlayerHDRMode AVPlayerAudiovisualBackgroundPlaybackPolicy AVPlayerNetworkResourcePriority
      AVContentAuthorizationStatus AVPlayerLooperItemOrdering AVPlayerLooperStatus AVCapturePrimaryConstituentDeviceSwitchingBehavior
      AVCaptureAutoFocusRangeRestriction AVCaptureDeviceTransportControlsPlaybackMode AVCaptureColorSpace AVCaptureCenterStageControlMode
      AVCaptureMicrophoneMode AVCaptureSystemUserInterface AVCaptureCameraLensSmudgeDetectionStatus AVVideoFieldMode AVCaptureMultichannelAudioMode
      AVSpeechSynthesisVoiceGender AVAudioSessionRenderingMode AVAudioStereoOrientation AVAudioSessionMicrophoneInjectionMode
      AVAudioEngineManualRenderingMode AVAudioPlayerNodeCompletionCallbackType AVPlayerViewControlsStyle AVDisplayDynamicRange AVPlayerViewTrimResult
      PHAssetPlaybackStyle PHAssetEditOperation PHPickerConfigurationAssetRepresentationMode PHPickerConfigurationSelection PHPickerMode GKPhotoSize
      GKFriendsAuthorizationStatus GKLeaderboardPlayerScope GKChallengeState GKMatchmakingMode GKTurnBasedMatchStatus GKTurnBasedMatchOutcome
      GKTurnBasedParticipantStatus CBManagerAuthorization CNContactDisplayNameOrder EKAlarmProximity EKAlarmType EKEventStatus EKParticipantStatus
      EKParticipantRole EKParticipantType EKSourceType SLRequestMethod ACAccountCredentialRenewResult ASUserDetectionStatus ASUserAgeRange
      ASAuthorizationAppleIDProviderCredentialState LACredentialType LAAccessControlOperation PDFDisplayMode PDFDisplayDirection PDFDisplayBox
      PDFInterpolationQuality PDFAreaOfInterest PDFPrintScalingMode PDFDocumentPermissions XCTAttachmentLifetime XCTImageQuality XCTIssueType
      XCTIssueSeverity UITimingCurveType UIContextMenuInteractionCommitStyle UIFocusItemDeferralMode UITextInlinePredictionType
      UITextMathExpressionCompletionType UIMenuElementRepeatBehavior NSAccessibilityOrientation NSAccessibilityUnits NSAccessibilityRulerMarkerType
      NSAccessibilitySortDirection NSTextCursorAccessoryPlacement WebViewInsertAction AVAudio3DMixingRenderingAlgorithm AVAudio3DMixingSourceMode
      AVAudio3DMixingPointSourceInHeadMode CBConnectionEvent
  typedef NSUInteger
      NSLocaleLanguageDirection NSDistributedNotificationOptions NSMachPortOptions NSNetServiceOptions NSFileManagerUnmountOptions
      NSURLRequestAttribution NSPersonNameComponentsFormatterOptions NSXMLDocumentContentKind NSAppleEventSendOptions NSSaveOptions
      NSTestComparisonOperation NSApplicationDelegateReply NSApplicationOcclusionState NSRemoteNotificationType NSBrowserColumnResizingType
      NSMatrixMode NSRuleEditorNestingMode NSRuleEditorRowType NSScrollArrowPosition NSScrollerArrow NSTokenStyle NSTabViewBorderType
      NSWritingToolsResultOptions NSWindowOcclusionState NSWindowBackingLocation NSMediaLibrary NSCellStyleMask NSGradientType NSPopUpArrowPosition
      NSTIFFCompression NSFontRenderingMode NSFontAssetRequestOptions NSFontCollectionVisibility NSFontCollectionOptions NSFontAction
      NSCharacterCollection NSHorizontalDirections NSVerticalDirections NSStatusItemBehavior NSDraggingItemEnumerationOptions
      NSPasteboardContentsOptions NSPrinterTableStatus NSPrintPanelOptions NSSpeechBoundary NSTextBlockValueType NSTextBlockDimension
      NSTextBlockVerticalAlignment NSTextTableLayoutAlgorithm NSTypesetterControlCharacterAction NSGlyphInscription UIBehavioralStyle
      UIWritingToolsResultOptions UIActivitySectionTypes UICloudSharingPermissionOptions UICollectionLayoutListContentHuggingElements
      NSLineSweepDirection NSLineMovementDirection NSPersistentStoreRequestType NSBatchInsertRequestResultType MKLocalSearchCompleterResultType
      WKWebViewDataType WebCacheModel AVAssetReferenceRestrictions AVAssetTrackGroupOutputHandling AVAudioSpatializationFormats AVVariantPreferences
      AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions AVSpeechSynthesisPersonalVoiceAuthorizationStatus
      AVSpeechSynthesisVoiceTraits AVAudioSessionRouteSharingPolicy AVAudioSessionActivationOptions AVAudioSessionPromptStyle AVAudioSessionIOType
      AVVideoFrameAnalysisType PHPickerCapabilities GKMatchType CBCentralManagerFeature CMAttitudeReferenceFrame CSSearchableItemUpdateListenerOptions
      UNNotificationInterruptionLevel EKCalendarEventAvailabilityMask ASAuthorizationControllerRequestOptions PDFAccessPermissions
      PDFSelectionGranularity OSAStorageOptions UIDropSessionProgressIndicatorStyle NSPasteboardWritingOptions NSBrowserDropOperation
      NSCloudKitSharingServiceOptions NSImageLoadStatus WebDragDestinationAction WebDragSourceAction
  typedef signed char
      GKTurnBasedExchangeStatus
  typedef unsigned int
      NSFontDescriptorSymbolicTraits CAAutoresizingMask JSRelationCondition AuthorizationFlags
  typedef unsigned long long
      NSAlignmentOptions
  typedef UInt32 UTF32Char;
  typedef NSInteger ALAssetOrientation;
  typedef NSInteger ALAuthorizationStatus;
  typedef FourCharCode DescType;
  typedef FourCharCode AEKeyword;
  typedef FourCharCode AEEventClass;
  typedef FourCharCode AEEventID;
  typedef short AEReturnID;
  typedef int AETransactionID;
  typedef struct _NSModalSession *NSModalSession;
  typedef struct __NSAppleEventManagerSuspension *NSAppleEventManagerSuspensionID;
  typedef struct _CGLContextObject *CGLContextObj;
  typedef struct _CGLPixelFormatObject *CGLPixelFormatObj;
  typedef struct { CGFloat m11, m12, m21, m22, tX, tY; } NSAffineTransformStruct;
  typedef NSUInteger NSRectEdge;

  typedef struct objc_method *Method;
  typedef struct objc_ivar *Ivar;
  typedef struct objc_property *objc_property_t;
  typedef unsigned long objc_AssociationPolicy;
  typedef struct { const char *name, *value; } objc_property_attribute_t;
  struct objc_method_description { SEL name; char *types; };
  typedef unsigned long long dispatch_time_t;
  typedef long dispatch_once_t;
  typedef long dispatch_queue_priority_t;
  typedef unsigned int qos_class_t;
  typedef unsigned int dispatch_qos_class_t;
  typedef unsigned long dispatch_block_flags_t;
  typedef unsigned long dispatch_autorelease_frequency_t;
  typedef unsigned long dispatch_io_type_t;
  typedef int dispatch_fd_t;
  typedef const struct dispatch_source_type_s *dispatch_source_type_t;
  typedef void (*dispatch_function_t)(void *);
  typedef unsigned char os_log_type_t;
  typedef unsigned long long os_signpost_id_t;
  typedef unsigned long long os_activity_id_t;
  typedef struct os_activity_s *os_activity_t;
  """#
