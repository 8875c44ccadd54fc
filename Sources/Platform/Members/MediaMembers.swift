/// The members of the classes of AVFoundation, MediaPlayer, Photos and the old library of assets. The notation is explained in `memberTables`.
let mediaMembers = #"""
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
  """#
