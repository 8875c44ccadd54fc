/// The members of the classes of QuartzCore and Core Image. The notation is explained in `memberTables`.
let graphicsMembers = #"""
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
  """#
