/// The functions and constants of the stub header, one a line; all have C linkage. A line that ends without a
/// semicolon is shared by the names indented under it.
let stubFunctions = #"""
  void NSLog(NSString *format, ...);
  void NSLogv(NSString *format, va_list arguments);
  void _arborist_log(os_log_t log, const char *format, ...);
  Class NSClassFromString(NSString *name);
  SEL NSSelectorFromString(NSString *name);
  Protocol *NSProtocolFromString(NSString *name);
  NSString *NSStringFromClass(Class aClass);
  NSString *NSStringFromSelector(SEL selector);
  NSString *NSStringFromProtocol(Protocol *protocol);
  NSString *NSStringFromRange(NSRange range);
  NSString *NSStringFromCGPoint(CGPoint point);
  NSString *NSStringFromCGSize(CGSize size);
  NSString *NSStringFromCGRect(CGRect rect);
  NSString *NSStringFromCGAffineTransform(CGAffineTransform transform);
  NSString *NSStringFromUIEdgeInsets(UIEdgeInsets insets);
  NSString *NSStringFromUIOffset(UIOffset offset);
  NSString *NSStringFromPoint(NSPoint point);
  NSString *NSStringFromSize(NSSize size);
  NSString *NSStringFromRect(NSRect rect);
  CGPoint CGPointFromString(NSString *text);
  CGSize CGSizeFromString(NSString *text);
  CGRect CGRectFromString(NSString *text);
  NSRect NSRectFromString(NSString *text);
  NSRange NSRangeFromString(NSString *text);
  UIEdgeInsets UIEdgeInsetsFromString(NSString *text);
  NSString *NSHomeDirectory(void);
  NSString *NSTemporaryDirectory(void);
  NSString *NSUserName(void);
  NSString *NSFullUserName(void);
  NSArray<NSString *> *NSSearchPathForDirectoriesInDomains(NSSearchPathDirectory directory, NSSearchPathDomainMask domains, BOOL expand);
  NSUInteger NSPageSize(void);
  id NSAllocateObject(Class aClass, NSUInteger extra, NSZone *zone);
  void NSDeallocateObject(id object);
  const char *NSGetSizeAndAlignment(const char *type, NSUInteger *size, NSUInteger *alignment);
  void NSSetUncaughtExceptionHandler(NSUncaughtExceptionHandler *handler);
  NSUncaughtExceptionHandler *NSGetUncaughtExceptionHandler(void);
  NSDictionary<NSString *, id> *_NSDictionaryOfVariableBindings(NSString *names, id first, ...);
  NSRange NSMakeRange(NSUInteger location, NSUInteger length);
  NSRange NSUnionRange(NSRange first, NSRange second);
  NSRange NSIntersectionRange(NSRange first, NSRange second);
  NSUInteger NSMaxRange(NSRange range);
  BOOL NSLocationInRange(NSUInteger location, NSRange range);
  BOOL NSEqualRanges(NSRange first, NSRange second);
  NSPoint NSMakePoint(CGFloat x, CGFloat y);
  NSSize NSMakeSize(CGFloat width, CGFloat height);
  NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
  NSRect NSInsetRect(NSRect rect, CGFloat dx, CGFloat dy);
  NSRect NSIntegralRect(NSRect rect);
  CGFloat NSWidth(NSRect rect);
  CGFloat NSHeight(NSRect rect);
  CGFloat NSMinX(NSRect rect);
  CGFloat NSMinY(NSRect rect);
  CGFloat NSMidX(NSRect rect);
  CGFloat NSMidY(NSRect rect);
  CGFloat NSMaxX(NSRect rect);
  CGFloat NSMaxY(NSRect rect);
  BOOL NSPointInRect(NSPoint point, NSRect rect);
  BOOL NSEqualRects(NSRect first, NSRect second);
  BOOL NSEqualSizes(NSSize first, NSSize second);
  BOOL NSEqualPoints(NSPoint first, NSPoint second);
  CGPoint NSPointToCGPoint(NSPoint point);
  CGRect NSRectToCGRect(NSRect rect);
  NSRect NSRectFromCGRect(CGRect rect);
  void NSRectFill(NSRect rect);
  BOOL NSDecimalIsNotANumber(const NSDecimal *number);
  int NSApplicationMain(int count, const char **arguments);
  int UIApplicationMain(int count, char **arguments, NSString *application, NSString *appDelegate);
  CGPoint CGPointMake(CGFloat x, CGFloat y);
  CGSize CGSizeMake(CGFloat width, CGFloat height);
  CGVector CGVectorMake(CGFloat dx, CGFloat dy);
  CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
  CGFloat CGRectGetMinX(CGRect rect);
  CGFloat CGRectGetMidX(CGRect rect);
  CGFloat CGRectGetMaxX(CGRect rect);
  CGFloat CGRectGetMinY(CGRect rect);
  CGFloat CGRectGetMidY(CGRect rect);
  CGFloat CGRectGetMaxY(CGRect rect);
  CGFloat CGRectGetWidth(CGRect rect);
  CGFloat CGRectGetHeight(CGRect rect);
  CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
  CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy);
  CGRect CGRectUnion(CGRect first, CGRect second);
  CGRect CGRectIntersection(CGRect first, CGRect second);
  CGRect CGRectIntegral(CGRect rect);
  CGRect CGRectStandardize(CGRect rect);
  CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform transform);
  void CGRectDivide(CGRect rect, CGRect *slice, CGRect *remainder, CGFloat amount, CGRectEdge edge);
  bool CGRectContainsPoint(CGRect rect, CGPoint point);
  bool CGRectContainsRect(CGRect outer, CGRect inner);
  bool CGRectIntersectsRect(CGRect first, CGRect second);
  bool CGRectEqualToRect(CGRect first, CGRect second);
  bool CGRectIsEmpty(CGRect rect);
  bool CGRectIsNull(CGRect rect);
  bool CGRectIsInfinite(CGRect rect);
  bool CGPointEqualToPoint(CGPoint first, CGPoint second);
  bool CGSizeEqualToSize(CGSize first, CGSize second);
  CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform transform);
  CGAffineTransform CGAffineTransformMake(CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
  CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle);
  CGAffineTransform CGAffineTransformMakeScale(CGFloat x, CGFloat y);
  CGAffineTransform CGAffineTransformMakeTranslation(CGFloat x, CGFloat y);
  CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle);
  CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat x, CGFloat y);
  CGAffineTransform CGAffineTransformTranslate(CGAffineTransform transform, CGFloat x, CGFloat y);
  CGAffineTransform CGAffineTransformConcat(CGAffineTransform first, CGAffineTransform second);
  CGAffineTransform CGAffineTransformInvert(CGAffineTransform transform);
  bool CGAffineTransformIsIdentity(CGAffineTransform transform);
  bool CGAffineTransformEqualToTransform(CGAffineTransform first, CGAffineTransform second);
  CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
  CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z);
  CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z);
  CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform transform);
  CATransform3D CATransform3DRotate(CATransform3D transform, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
  CATransform3D CATransform3DScale(CATransform3D transform, CGFloat x, CGFloat y, CGFloat z);
  CATransform3D CATransform3DTranslate(CATransform3D transform, CGFloat x, CGFloat y, CGFloat z);
  CATransform3D CATransform3DConcat(CATransform3D first, CATransform3D second);
  bool CATransform3DIsIdentity(CATransform3D transform);
  bool CATransform3DEqualToTransform(CATransform3D first, CATransform3D second);
  CFTimeInterval CACurrentMediaTime(void);
  UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
  CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets);
  BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets first, UIEdgeInsets second);
  NSEdgeInsets NSEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
  NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing);
  UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical);
  UIImage *UIGraphicsGetImageFromCurrentImageContext(void);
  CGContextRef UIGraphicsGetCurrentContext(void);
  void UIGraphicsBeginImageContext(CGSize size);
  void UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
  void UIGraphicsEndImageContext(void);
  void UIGraphicsPushContext(CGContextRef context);
  void UIGraphicsPopContext(void);
  void UIRectFill(CGRect rect);
  NSData *UIImagePNGRepresentation(UIImage *image);
  NSData *UIImageJPEGRepresentation(UIImage *image, CGFloat quality);
  void UIImageWriteToSavedPhotosAlbum(UIImage *image, id target, SEL selector, void *context);
  BOOL UIAccessibilityIsVoiceOverRunning(void);
  BOOL UIAccessibilityIsReduceMotionEnabled(void);
  void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id argument);
  CLLocationCoordinate2D CLLocationCoordinate2DMake(CLLocationDegrees latitude, CLLocationDegrees longitude);
  BOOL CLLocationCoordinate2DIsValid(CLLocationCoordinate2D coordinate);
  MKCoordinateRegion MKCoordinateRegionMake(CLLocationCoordinate2D center, MKCoordinateSpan span);
  MKCoordinateRegion MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2D center, CLLocationDistance latitude, CLLocationDistance longitude);
  MKCoordinateSpan MKCoordinateSpanMake(CLLocationDegrees latitude, CLLocationDegrees longitude);
  MKMapPoint MKMapPointForCoordinate(CLLocationCoordinate2D coordinate);
  CMTime CMTimeMake(long long value, int scale);
  CMTime CMTimeMakeWithSeconds(Float64 seconds, int scale);
  Float64 CMTimeGetSeconds(CMTime time);
  CMTime CMTimeAdd(CMTime first, CMTime second);
  CMTime CMTimeSubtract(CMTime first, CMTime second);
  int CMTimeCompare(CMTime first, CMTime second);
  CMTimeRange CMTimeRangeMake(CMTime start, CMTime duration);

  id objc_getAssociatedObject(id object, const void *key);
  void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
  void objc_removeAssociatedObjects(id object);
  Class objc_getClass(const char *name);
  Class objc_lookUpClass(const char *name);
  Class objc_getMetaClass(const char *name);
  int objc_getClassList(Class *buffer, int count);
  Class *objc_copyClassList(unsigned int *count);
  Protocol *objc_getProtocol(const char *name);
  Class objc_allocateClassPair(Class superclass, const char *name, size_t extra);
  void objc_registerClassPair(Class aClass);
  void objc_disposeClassPair(Class aClass);
  id objc_msgSend(id object, SEL selector, ...);
  id objc_msgSendSuper(struct objc_super *object, SEL selector, ...);
  void objc_msgSend_stret(id object, SEL selector, ...);
  double objc_msgSend_fpret(id object, SEL selector, ...);
  void _objc_msgForward(void);
  int objc_sync_enter(id object);
  int objc_sync_exit(id object);
  id objc_retain(id object);
  void objc_release(id object);
  id objc_autorelease(id object);
  void *objc_autoreleasePoolPush(void);
  void objc_autoreleasePoolPop(void *pool);
  id objc_storeWeak(id *location, id object);
  id objc_loadWeak(id *location);
  void objc_enumerationMutation(id object);
  Class object_getClass(id object);
  Class object_setClass(id object, Class aClass);
  const char *object_getClassName(id object);
  id object_getIvar(id object, Ivar ivar);
  void object_setIvar(id object, Ivar ivar, id value);
  BOOL object_isClass(id object);
  const char *class_getName(Class aClass);
  Class class_getSuperclass(Class aClass);
  BOOL class_isMetaClass(Class aClass);
  size_t class_getInstanceSize(Class aClass);
  Method class_getInstanceMethod(Class aClass, SEL selector);
  Method class_getClassMethod(Class aClass, SEL selector);
  IMP class_getMethodImplementation(Class aClass, SEL selector);
  BOOL class_respondsToSelector(Class aClass, SEL selector);
  BOOL class_conformsToProtocol(Class aClass, Protocol *protocol);
  BOOL class_addMethod(Class aClass, SEL selector, IMP implementation, const char *types);
  BOOL class_addIvar(Class aClass, const char *name, size_t size, uint8_t alignment, const char *types);
  BOOL class_addProtocol(Class aClass, Protocol *protocol);
  IMP class_replaceMethod(Class aClass, SEL selector, IMP implementation, const char *types);
  Method *class_copyMethodList(Class aClass, unsigned int *count);
  Ivar *class_copyIvarList(Class aClass, unsigned int *count);
  objc_property_t *class_copyPropertyList(Class aClass, unsigned int *count);
  objc_property_t class_getProperty(Class aClass, const char *name);
  Ivar class_getInstanceVariable(Class aClass, const char *name);
  id class_createInstance(Class aClass, size_t extra);
  void method_exchangeImplementations(Method first, Method second);
  IMP method_getImplementation(Method method);
  IMP method_setImplementation(Method method, IMP implementation);
  SEL method_getName(Method method);
  const char *method_getTypeEncoding(Method method);
  unsigned int method_getNumberOfArguments(Method method);
  const char *ivar_getName(Ivar ivar);
  const char *ivar_getTypeEncoding(Ivar ivar);
  ptrdiff_t ivar_getOffset(Ivar ivar);
  const char *property_getName(objc_property_t property);
  const char *property_getAttributes(objc_property_t property);
  char *property_copyAttributeValue(objc_property_t property, const char *name);
  const char *protocol_getName(Protocol *protocol);
  struct objc_method_description protocol_getMethodDescription(Protocol *protocol, SEL selector, BOOL required, BOOL instance);
  struct objc_method_description *protocol_copyMethodDescriptionList(Protocol *protocol, BOOL required, BOOL instance, unsigned int *count);
  SEL sel_registerName(const char *name);
  SEL sel_getUid(const char *name);
  const char *sel_getName(SEL selector);
  BOOL sel_isEqual(SEL first, SEL second);
  IMP imp_implementationWithBlock(id block);
  id imp_getBlock(IMP implementation);
  BOOL imp_removeBlock(IMP implementation);
  void *_Block_copy(const void *block);
  void _Block_release(const void *block);

  dispatch_queue_t dispatch_get_main_queue(void);
  dispatch_queue_t dispatch_get_global_queue(long priority, unsigned long flags);
  dispatch_queue_t dispatch_get_current_queue(void);
  dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attributes);
  dispatch_queue_t dispatch_queue_create_with_target(const char *label, dispatch_queue_attr_t attributes, dispatch_queue_t target);
  dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t attributes, dispatch_qos_class_t qos, int priority);
  dispatch_queue_attr_t dispatch_queue_attr_make_with_autorelease_frequency(dispatch_queue_attr_t attributes, dispatch_autorelease_frequency_t frequency);
  const char *dispatch_queue_get_label(dispatch_queue_t queue);
  void *dispatch_get_specific(const void *key);
  void *dispatch_queue_get_specific(dispatch_queue_t queue, const void *key);
  void dispatch_queue_set_specific(dispatch_queue_t queue, const void *key, void *context, dispatch_function_t destructor);
  void dispatch_set_target_queue(dispatch_object_t object, dispatch_queue_t queue);
  void dispatch_retain(dispatch_object_t object);
  void dispatch_release(dispatch_object_t object);
  void dispatch_resume(dispatch_object_t object);
  void dispatch_suspend(dispatch_object_t object);
  void dispatch_activate(dispatch_object_t object);
  void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
  void dispatch_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
  void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_barrier_sync(dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_async_and_wait(dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_apply(size_t iterations, dispatch_queue_t queue, void (^block)(size_t iteration));
  void dispatch_once(dispatch_once_t *token, dispatch_block_t block);
  void dispatch_main(void);
  dispatch_time_t dispatch_time(dispatch_time_t when, long long delta);
  dispatch_time_t dispatch_walltime(const struct timespec *when, long long delta);
  dispatch_group_t dispatch_group_create(void);
  void dispatch_group_enter(dispatch_group_t group);
  void dispatch_group_leave(dispatch_group_t group);
  void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
  void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block);
  long dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout);
  dispatch_semaphore_t dispatch_semaphore_create(long value);
  long dispatch_semaphore_signal(dispatch_semaphore_t semaphore);
  long dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout);
  dispatch_source_t dispatch_source_create(dispatch_source_type_t type, unsigned long handle, unsigned long mask, dispatch_queue_t queue);
  void dispatch_source_set_timer(dispatch_source_t source, dispatch_time_t start, unsigned long long interval, unsigned long long leeway);
  void dispatch_source_set_event_handler(dispatch_source_t source, dispatch_block_t handler);
  void dispatch_source_set_cancel_handler(dispatch_source_t source, dispatch_block_t handler);
  void dispatch_source_cancel(dispatch_source_t source);
  long dispatch_source_testcancel(dispatch_source_t source);
  unsigned long dispatch_source_get_data(dispatch_source_t source);
  void dispatch_source_merge_data(dispatch_source_t source, unsigned long value);
  dispatch_block_t dispatch_block_create(dispatch_block_flags_t flags, dispatch_block_t block);
  dispatch_block_t dispatch_block_create_with_qos_class(dispatch_block_flags_t flags, dispatch_qos_class_t qos, int priority, dispatch_block_t block);
  void dispatch_block_cancel(dispatch_block_t block);
  void dispatch_block_notify(dispatch_block_t block, dispatch_queue_t queue, dispatch_block_t notification);
  long dispatch_block_wait(dispatch_block_t block, dispatch_time_t timeout);
  dispatch_data_t dispatch_data_create(const void *bytes, size_t size, dispatch_queue_t queue, dispatch_block_t destructor);
  void dispatch_assert_queue(dispatch_queue_t queue);
  void dispatch_assert_queue_not(dispatch_queue_t queue);
  os_log_t os_log_create(const char *subsystem, const char *category);
  bool os_log_type_enabled(os_log_t log, os_log_type_t type);
  void os_unfair_lock_lock(os_unfair_lock_t lock);
  void os_unfair_lock_unlock(os_unfair_lock_t lock);
  bool os_unfair_lock_trylock(os_unfair_lock_t lock);
  void OSSpinLockLock(volatile OSSpinLock *lock);
  void OSSpinLockUnlock(volatile OSSpinLock *lock);
  bool OSSpinLockTry(volatile OSSpinLock *lock);
  void OSMemoryBarrier(void);
  int OSAtomicIncrement32(volatile int *value);
  int OSAtomicDecrement32(volatile int *value);
  int OSAtomicAdd32(int amount, volatile int *value);
  uint64_t mach_absolute_time(void);
  kern_return_t mach_timebase_info(mach_timebase_info_data_t *info);

  CFTypeRef CFRetain(CFTypeRef object);
  CFTypeRef CFAutorelease(CFTypeRef object);
  CFTypeRef CFBridgingRetain(id object);
  id CFBridgingRelease(CFTypeRef object);
  void CFRelease(CFTypeRef object);
  CFTypeID CFGetTypeID(CFTypeRef object);
  CFIndex CFGetRetainCount(CFTypeRef object);
  Boolean CFEqual(CFTypeRef first, CFTypeRef second);
  CFHashCode CFHash(CFTypeRef object);
  CFStringRef CFCopyDescription(CFTypeRef object);
  CFTypeRef CFMakeCollectable(CFTypeRef object);
  CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
  CFIndex CFStringGetLength(CFStringRef string);
  CFStringRef CFStringCreateWithCString(CFAllocatorRef allocator, const char *text, CFStringEncoding encoding);
  CFStringRef CFStringCreateCopy(CFAllocatorRef allocator, CFStringRef string);
  const char *CFStringGetCStringPtr(CFStringRef string, CFStringEncoding encoding);
  Boolean CFStringGetCString(CFStringRef string, char *buffer, CFIndex size, CFStringEncoding encoding);
  CFStringRef CFURLCreateStringByAddingPercentEscapes(CFAllocatorRef allocator, CFStringRef text, CFStringRef unescaped, CFStringRef escaped, CFStringEncoding encoding);
  CFRange CFRangeMake(CFIndex location, CFIndex length);
  CFIndex CFArrayGetCount(CFArrayRef array);
  const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index);
  void CFArrayAppendValue(CFMutableArrayRef array, const void *value);
  CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const void *callbacks);
  CFIndex CFDictionaryGetCount(CFDictionaryRef dictionary);
  const void *CFDictionaryGetValue(CFDictionaryRef dictionary, const void *key);
  void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value);
  void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key);
  CFMutableDictionaryRef CFDictionaryCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const void *keys, const void *values);
  CFIndex CFDataGetLength(CFDataRef data);
  const UInt8 *CFDataGetBytePtr(CFDataRef data);
  CFDataRef CFDataCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex length);
  Boolean CFBooleanGetValue(CFBooleanRef value);
  Boolean CFNumberGetValue(CFNumberRef number, CFIndex type, void *value);
  CFUUIDRef CFUUIDCreate(CFAllocatorRef allocator);
  CFStringRef CFUUIDCreateString(CFAllocatorRef allocator, CFUUIDRef uuid);
  CFRunLoopRef CFRunLoopGetMain(void);
  CFRunLoopRef CFRunLoopGetCurrent(void);
  void CFRunLoopRun(void);
  void CFRunLoopStop(CFRunLoopRef loop);
  void CFRunLoopWakeUp(CFRunLoopRef loop);
  void CFRunLoopAddSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFStringRef mode);
  void CFRunLoopRemoveSource(CFRunLoopRef loop, CFRunLoopSourceRef source, CFStringRef mode);
  void CFRunLoopAddObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer, CFStringRef mode);
  CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order, void (^block)(CFRunLoopObserverRef observer, unsigned long activity));
  CFNotificationCenterRef CFNotificationCenterGetDarwinNotifyCenter(void);

  CGImageRef CGImageRetain(CGImageRef image);
  void CGImageRelease(CGImageRef image);
  size_t CGImageGetWidth(CGImageRef image);
  size_t CGImageGetHeight(CGImageRef image);
  CGColorSpaceRef CGImageGetColorSpace(CGImageRef image);
  CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef image);
  CGBitmapInfo CGImageGetBitmapInfo(CGImageRef image);
  size_t CGImageGetBytesPerRow(CGImageRef image);
  size_t CGImageGetBitsPerComponent(CGImageRef image);
  size_t CGImageGetBitsPerPixel(CGImageRef image);
  CGDataProviderRef CGImageGetDataProvider(CGImageRef image);
  CGImageRef CGImageCreateWithImageInRect(CGImageRef image, CGRect rect);
  CGContextRef CGBitmapContextCreate(void *data, size_t width, size_t height, size_t bits, size_t row, CGColorSpaceRef space, uint32_t info);
  CGImageRef CGBitmapContextCreateImage(CGContextRef context);
  CFDataRef CGDataProviderCopyData(CGDataProviderRef provider);
  CGDataProviderRef CGDataProviderCreateWithCFData(CFDataRef data);
  void CGDataProviderRelease(CGDataProviderRef provider);
  CGColorSpaceRef CGColorSpaceCreateDeviceRGB(void);
  CGColorSpaceRef CGColorSpaceCreateDeviceGray(void);
  CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef space);
  void CGColorSpaceRelease(CGColorSpaceRef space);
  CGColorRef CGColorRetain(CGColorRef color);
  void CGColorRelease(CGColorRef color);
  bool CGColorEqualToColor(CGColorRef first, CGColorRef second);
  CGFloat CGColorGetAlpha(CGColorRef color);
  const CGFloat *CGColorGetComponents(CGColorRef color);
  size_t CGColorGetNumberOfComponents(CGColorRef color);
  CGColorSpaceRef CGColorGetColorSpace(CGColorRef color);
  CGGradientRef CGGradientCreateWithColors(CGColorSpaceRef space, CFArrayRef colors, const CGFloat *locations);
  void CGGradientRelease(CGGradientRef gradient);
  CGMutablePathRef CGPathCreateMutable(void);
  CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *transform);
  void CGPathRelease(CGPathRef path);
  void CGPathMoveToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y);
  void CGPathAddLineToPoint(CGMutablePathRef path, const CGAffineTransform *transform, CGFloat x, CGFloat y);
  void CGPathAddRect(CGMutablePathRef path, const CGAffineTransform *transform, CGRect rect);
  void CGPathCloseSubpath(CGMutablePathRef path);
  void CGContextSaveGState(CGContextRef context);
  void CGContextRestoreGState(CGContextRef context);
  void CGContextRelease(CGContextRef context);
  void CGContextScaleCTM(CGContextRef context, CGFloat x, CGFloat y);
  void CGContextTranslateCTM(CGContextRef context, CGFloat x, CGFloat y);
  void CGContextRotateCTM(CGContextRef context, CGFloat angle);
  void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform);
  void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color);
  void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color);
  void CGContextSetLineWidth(CGContextRef context, CGFloat width);
  void CGContextSetLineCap(CGContextRef context, CGLineCap cap);
  void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode);
  void CGContextSetAlpha(CGContextRef context, CGFloat alpha);
  void CGContextSetShadowWithColor(CGContextRef context, CGSize offset, CGFloat blur, CGColorRef color);
  void CGContextSetInterpolationQuality(CGContextRef context, CGInterpolationQuality quality);
  void CGContextSetTextMatrix(CGContextRef context, CGAffineTransform transform);
  void CGContextFillRect(CGContextRef context, CGRect rect);
  void CGContextClearRect(CGContextRef context, CGRect rect);
  void CGContextStrokeRect(CGContextRef context, CGRect rect);
  void CGContextFillEllipseInRect(CGContextRef context, CGRect rect);
  void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect);
  void CGContextClipToRect(CGContextRef context, CGRect rect);
  void CGContextClip(CGContextRef context);
  void CGContextBeginPath(CGContextRef context);
  void CGContextClosePath(CGContextRef context);
  void CGContextMoveToPoint(CGContextRef context, CGFloat x, CGFloat y);
  void CGContextAddLineToPoint(CGContextRef context, CGFloat x, CGFloat y);
  void CGContextAddPath(CGContextRef context, CGPathRef path);
  void CGContextAddRect(CGContextRef context, CGRect rect);
  void CGContextAddArc(CGContextRef context, CGFloat x, CGFloat y, CGFloat radius, CGFloat from, CGFloat to, int clockwise);
  void CGContextStrokePath(CGContextRef context);
  void CGContextFillPath(CGContextRef context);
  void CGContextDrawPath(CGContextRef context, CGPathDrawingMode mode);
  void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image);
  void CGContextDrawLinearGradient(CGContextRef context, CGGradientRef gradient, CGPoint from, CGPoint to, CGGradientDrawingOptions options);
  CGImageSourceRef CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef options);
  CGImageSourceRef CGImageSourceCreateWithURL(CFURLRef url, CFDictionaryRef options);
  size_t CGImageSourceGetCount(CGImageSourceRef source);
  CFStringRef CGImageSourceGetType(CGImageSourceRef source);
  CGImageRef CGImageSourceCreateImageAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
  CGImageRef CGImageSourceCreateThumbnailAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
  CFDictionaryRef CGImageSourceCopyPropertiesAtIndex(CGImageSourceRef source, size_t index, CFDictionaryRef options);
  CFDictionaryRef CGImageSourceCopyProperties(CGImageSourceRef source, CFDictionaryRef options);
  void CGImageSourceUpdateData(CGImageSourceRef source, CFDataRef data, bool final);
  CGImageDestinationRef CGImageDestinationCreateWithData(CFMutableDataRef data, CFStringRef type, size_t count, CFDictionaryRef options);
  void CGImageDestinationAddImage(CGImageDestinationRef destination, CGImageRef image, CFDictionaryRef properties);
  bool CGImageDestinationFinalize(CGImageDestinationRef destination);
  OSStatus SecItemAdd(CFDictionaryRef attributes, CFTypeRef *result);
  OSStatus SecItemCopyMatching(CFDictionaryRef query, CFTypeRef *result);
  OSStatus SecItemUpdate(CFDictionaryRef query, CFDictionaryRef attributes);
  OSStatus SecItemDelete(CFDictionaryRef query);
  OSStatus SecTrustEvaluate(SecTrustRef trust, SecTrustResultType *result);
  CFIndex SecTrustGetCertificateCount(SecTrustRef trust);
  SecCertificateRef SecTrustGetCertificateAtIndex(SecTrustRef trust, CFIndex index);
  SecCertificateRef SecCertificateCreateWithData(CFAllocatorRef allocator, CFDataRef data);
  CFDataRef SecCertificateCopyData(SecCertificateRef certificate);
  SecPolicyRef SecPolicyCreateSSL(Boolean server, CFStringRef hostname);
  SecPolicyRef SecPolicyCreateBasicX509(void);
  SCNetworkReachabilityRef SCNetworkReachabilityCreateWithName(CFAllocatorRef allocator, const char *name);
  Boolean SCNetworkReachabilityGetFlags(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags *flags);
  void AudioServicesPlaySystemSound(SystemSoundID sound);

  void *malloc(size_t size);
  void *calloc(size_t count, size_t size);
  void *realloc(void *pointer, size_t size);
  void free(void *pointer);
  void abort(void) __attribute__((noreturn));
  void exit(int status) __attribute__((noreturn));
  int atexit(void (*function)(void));
  char *getenv(const char *name);
  int setenv(const char *name, const char *value, int overwrite);
  int atoi(const char *text);
  long atol(const char *text);
  double atof(const char *text);
  long strtol(const char *text, char **end, int base);
  long long strtoll(const char *text, char **end, int base);
  unsigned long strtoul(const char *text, char **end, int base);
  unsigned long long strtoull(const char *text, char **end, int base);
  double strtod(const char *text, char **end);
  float strtof(const char *text, char **end);
  int abs(int value);
  long labs(long value);
  int rand(void);
  void srand(unsigned int seed);
  long random(void);
  void srandom(unsigned int seed);
  uint32_t arc4random(void);
  uint32_t arc4random_uniform(uint32_t bound);
  void arc4random_buf(void *buffer, size_t size);
  double drand48(void);
  void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *));
  void *memcpy(void *to, const void *from, size_t size);
  void *memmove(void *to, const void *from, size_t size);
  void *memset(void *to, int value, size_t size);
  int memcmp(const void *first, const void *second, size_t size);
  void bzero(void *to, size_t size);
  size_t strlen(const char *text);
  size_t strnlen(const char *text, size_t size);
  int strcmp(const char *first, const char *second);
  int strncmp(const char *first, const char *second, size_t size);
  int strcasecmp(const char *first, const char *second);
  int strncasecmp(const char *first, const char *second, size_t size);
  char *strcpy(char *to, const char *from);
  char *strncpy(char *to, const char *from, size_t size);
  char *strcat(char *to, const char *from);
  size_t strlcpy(char *to, const char *from, size_t size);
  size_t strlcat(char *to, const char *from, size_t size);
  char *strdup(const char *text);
  char *strerror(int number);
  char *strtok(char *text, const char *separators);
  int isalpha(int character);
  int isalnum(int character);
  int isdigit(int character);
  int isspace(int character);
  int isupper(int character);
  int islower(int character);
  int toupper(int character);
  int tolower(int character);
  int printf(const char *format, ...);
  int fprintf(FILE *file, const char *format, ...);
  int sprintf(char *buffer, const char *format, ...);
  int snprintf(char *buffer, size_t size, const char *format, ...);
  int vprintf(const char *format, va_list arguments);
  int vsnprintf(char *buffer, size_t size, const char *format, va_list arguments);
  int asprintf(char **buffer, const char *format, ...);
  int vasprintf(char **buffer, const char *format, va_list arguments);
  int sscanf(const char *text, const char *format, ...);
  int puts(const char *text);
  int putchar(int character);
  int fputs(const char *text, FILE *file);
  char *fgets(char *buffer, int size, FILE *file);
  FILE *fopen(const char *path, const char *mode);
  int fclose(FILE *file);
  int fflush(FILE *file);
  size_t fread(void *buffer, size_t size, size_t count, FILE *file);
  size_t fwrite(const void *buffer, size_t size, size_t count, FILE *file);
  int fseek(FILE *file, long offset, int origin);
  long ftell(FILE *file);
  int feof(FILE *file);
  int open(const char *path, int flags, ...);
  int close(int descriptor);
  ssize_t read(int descriptor, void *buffer, size_t size);
  ssize_t write(int descriptor, const void *buffer, size_t size);
  int unlink(const char *path);
  int access(const char *path, int mode);
  int fcntl(int descriptor, int command, ...);
  int sched_yield(void);
  pid_t getpid(void);
  unsigned int sleep(unsigned int seconds);
  int usleep(useconds_t microseconds);
  time_t time(time_t *result);
  clock_t clock(void);
  struct tm *localtime(const time_t *time);
  struct tm *gmtime(const time_t *time);
  time_t mktime(struct tm *time);
  size_t strftime(char *buffer, size_t size, const char *format, const struct tm *time);
  int gettimeofday(struct timeval *time, void *zone);
  int sysctl(int *name, u_int count, void *old, size_t *oldSize, void *value, size_t size);
  int sysctlbyname(const char *name, void *old, size_t *oldSize, void *value, size_t size);
  int backtrace(void **addresses, int size);
  char **backtrace_symbols(void *const *addresses, int size);
  void *dlopen(const char *path, int mode);
  void *dlsym(void *handle, const char *name);
  int socket(int domain, int type, int protocol);
  int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes);
  int pthread_mutex_destroy(pthread_mutex_t *mutex);
  int pthread_mutex_lock(pthread_mutex_t *mutex);
  int pthread_mutex_trylock(pthread_mutex_t *mutex);
  int pthread_mutex_unlock(pthread_mutex_t *mutex);
  int pthread_mutexattr_init(pthread_mutexattr_t *attributes);
  int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int type);
  int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes);
  int pthread_rwlock_init(pthread_rwlock_t *lock, const void *attributes);
  int pthread_rwlock_rdlock(pthread_rwlock_t *lock);
  int pthread_rwlock_wrlock(pthread_rwlock_t *lock);
  int pthread_rwlock_unlock(pthread_rwlock_t *lock);
  int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
  int pthread_cond_signal(pthread_cond_t *condition);
  int pthread_cond_broadcast(pthread_cond_t *condition);
  int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
  int pthread_join(pthread_t thread, void **result);
  int pthread_main_np(void);
  pthread_t pthread_self(void);
  int pthread_equal(pthread_t first, pthread_t second);
  int pthread_setname_np(const char *name);
  int pthread_key_create(pthread_key_t *key, void (*destructor)(void *));
  void *pthread_getspecific(pthread_key_t key);
  int pthread_setspecific(pthread_key_t key, const void *value);
  double fabs(double value);
  double floor(double value);
  double ceil(double value);
  double round(double value);
  double trunc(double value);
  double rint(double value);
  double fmod(double value, double divisor);
  double fmin(double first, double second);
  double fmax(double first, double second);
  double sqrt(double value);
  double pow(double base, double exponent);
  double exp(double value);
  double exp2(double value);
  double log(double value);
  double log2(double value);
  double log10(double value);
  double sin(double value);
  double cos(double value);
  double tan(double value);
  double asin(double value);
  double acos(double value);
  double atan(double value);
  double atan2(double y, double x);
  double sinh(double value);
  double cosh(double value);
  double tanh(double value);
  double hypot(double x, double y);
  double cbrt(double value);
  long lround(double value);
  float fabsf(float value);
  float floorf(float value);
  float ceilf(float value);
  float roundf(float value);
  float fmodf(float value, float divisor);
  float fminf(float first, float second);
  float fmaxf(float first, float second);
  float sqrtf(float value);
  float powf(float base, float exponent);
  float sinf(float value);
  float cosf(float value);
  float tanf(float value);
  float atan2f(float y, float x);
  float expf(float value);
  float logf(float value);
  long lroundf(float value);

  extern NSApplication *NSApp;
  extern int errno;
  extern FILE *
      stdin stdout stderr
  extern const CGPoint
      CGPointZero NSZeroPoint
  extern const CGSize
      CGSizeZero NSZeroSize UILayoutFittingCompressedSize UILayoutFittingExpandedSize
  extern const CGRect
      CGRectZero CGRectNull CGRectInfinite NSZeroRect
  extern const UIEdgeInsets UIEdgeInsetsZero;
  extern const NSEdgeInsets NSEdgeInsetsZero;
  extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero;
  extern const UIOffset UIOffsetZero;
  extern const CGAffineTransform CGAffineTransformIdentity;
  extern const CATransform3D CATransform3DIdentity;
  extern const CMTime
      kCMTimeZero kCMTimeInvalid kCMTimePositiveInfinity kCMTimeIndefinite
  extern const CFAllocatorRef
      kCFAllocatorDefault kCFAllocatorNull kCFAllocatorMalloc
  extern const CFBooleanRef
      kCFBooleanTrue kCFBooleanFalse
  extern const CFStringRef
      kCFRunLoopDefaultMode kCFRunLoopCommonModes kCFBundleVersionKey kCFBundleNameKey kCFBundleIdentifierKey
      kSecClass kSecClassGenericPassword kSecClassInternetPassword kSecClassKey kSecClassIdentity kSecClassCertificate
      kSecAttrService kSecAttrAccount kSecAttrAccessGroup kSecAttrAccessible kSecAttrGeneric kSecAttrLabel
      kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleWhenUnlocked
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrSynchronizable
      kSecValueData kSecReturnData kSecReturnAttributes kSecReturnRef kSecMatchLimit kSecMatchLimitOne kSecMatchLimitAll
      kUTTypeImage kUTTypeJPEG kUTTypePNG kUTTypeGIF kUTTypeMovie kUTTypeURL kUTTypePlainText kUTTypeData
      kCGImagePropertyGIFDictionary kCGImagePropertyGIFDelayTime kCGImagePropertyGIFUnclampedDelayTime
      kCGImagePropertyGIFLoopCount kCGImagePropertyOrientation kCGImagePropertyPixelWidth kCGImagePropertyPixelHeight
      kCGImageSourceThumbnailMaxPixelSize kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceShouldCache
      kCGImageSourceShouldCacheImmediately kCGImageSourceCreateThumbnailWithTransform kCGColorSpaceSRGB
  extern const NSFontWeight
      NSFontWeightUltraLight NSFontWeightThin NSFontWeightLight NSFontWeightRegular NSFontWeightMedium NSFontWeightSemibold NSFontWeightBold
      NSFontWeightHeavy NSFontWeightBlack
  extern const CGFloat
      NSWhite NSLightGray NSDarkGray NSBlack NSGridViewSizeForContent NSViewNoInstrinsicMetric NSSplitViewControllerAutomaticDimension
      NSSplitViewItemUnspecifiedDimension UITableViewAutomaticDimension
  extern const CGSize
      PHImageManagerMaximumSize UICollectionViewFlowLayoutAutomaticSize
  extern const UIAccessibilityTraits
      UIAccessibilityTraitSearchField UIAccessibilityTraitPlaysSound UIAccessibilityTraitKeyboardKey UIAccessibilityTraitSummaryElement
      UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraitStartsMediaSession UIAccessibilityTraitAdjustable
      UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraitCausesPageTurn UIAccessibilityTraitTabBar
  extern const UIAccessibilityNotifications
      UIAccessibilityScreenChangedNotification UIAccessibilityLayoutChangedNotification UIAccessibilityAnnouncementNotification
      UIAccessibilityPageScrolledNotification
  extern const UIFontWeight
      UIFontWeightUltraLight UIFontWeightThin UIFontWeightLight UIFontWeightRegular UIFontWeightMedium UIFontWeightSemibold UIFontWeightBold
      UIFontWeightHeavy UIFontWeightBlack
  extern const UIScrollViewDecelerationRate
      UIScrollViewDecelerationRateNormal UIScrollViewDecelerationRateFast
  extern const UIWindowLevel
      UIWindowLevelNormal UIWindowLevelAlert UIWindowLevelStatusBar
  extern NSString *const
      ACAccountTypeIdentifierTwitter AVAssetExportPreset1280x720 AVAssetExportPreset1920x1080 AVAudioSessionCategoryAudioProcessing
      AVAudioSessionInterruptionOptionKey AVAudioSessionInterruptionTypeKey AVFileTypeHEIC AVFileTypeHEIF AVFoundationErrorDomain
      AVMediaCharacteristicVisual AVPlayerItemNewErrorLogEntryNotification AVVideoAllowFrameReorderingKey AVVideoAverageBitRateKey AVVideoCodecKey
      AVVideoColorPrimariesKey AVVideoColorPrimaries_ITU_R_709_2 AVVideoColorPropertiesKey AVVideoCompressionPropertiesKey AVVideoHeightKey
      AVVideoMaxKeyFrameIntervalKey AVVideoProfileLevelH264MainAutoLevel AVVideoProfileLevelKey AVVideoTransferFunctionKey
      AVVideoTransferFunction_ITU_R_709_2 AVVideoWidthKey AVVideoYCbCrMatrixKey AVVideoYCbCrMatrix_ITU_R_709_2 CBAdvertisementDataServiceUUIDsKey
      CBCentralManagerOptionRestoreIdentifierKey CBCentralManagerOptionShowPowerAlertKey CBCentralManagerRestoredStatePeripheralsKey
      CBConnectPeripheralOptionNotifyOnConnectionKey CBConnectPeripheralOptionNotifyOnDisconnectionKey CIDetectorAccuracy CIDetectorAccuracyHigh
      CIDetectorImageOrientation CIDetectorTypeQRCode CIFeatureTypeQRCode CNContactEmailAddressesKey CNContactFamilyNameKey CNContactGivenNameKey
      CNContactIdentifierKey CNContactImageDataKey CNContactOrganizationNameKey CNErrorDomain CNLabelWork CTRadioAccessTechnologyCDMA1x
      CTRadioAccessTechnologyCDMAEVDORev0 CTRadioAccessTechnologyCDMAEVDORevA CTRadioAccessTechnologyCDMAEVDORevB CTRadioAccessTechnologyEdge
      CTRadioAccessTechnologyGPRS CTRadioAccessTechnologyHSDPA CTRadioAccessTechnologyHSUPA CTRadioAccessTechnologyLTE CTRadioAccessTechnologyWCDMA
      CTRadioAccessTechnologyeHRPD EKEventStoreChangedNotification MPMediaItemPropertyAlbumTitle MPMediaItemPropertyArtist
      MPMediaItemPropertyMediaType MPMediaItemPropertyPlaybackDuration MPMediaItemPropertyTitle
      MPMusicPlayerControllerPlaybackStateDidChangeNotification MPNowPlayingInfoPropertyDefaultPlaybackRate
      MPNowPlayingInfoPropertyElapsedPlaybackTime MPNowPlayingInfoPropertyPlaybackRate NSAMPMDesignation NSAbortModalException
      NSAbortPrintingException NSAboutPanelOptionApplicationIcon NSAboutPanelOptionApplicationName NSAboutPanelOptionApplicationVersion
      NSAboutPanelOptionCredits NSAboutPanelOptionVersion NSAccessibilityAnnouncementKey NSAccessibilityAnnouncementRequestedNotification
      NSAccessibilityAttributedStringForRangeParameterizedAttribute NSAccessibilityBackgroundColorTextAttribute
      NSAccessibilityBoundsForRangeParameterizedAttribute NSAccessibilityButtonRole NSAccessibilityChildrenAttribute
      NSAccessibilityDescriptionAttribute NSAccessibilityEnabledAttribute NSAccessibilityException NSAccessibilityFocusedAttribute
      NSAccessibilityFontFamilyKey NSAccessibilityFontNameKey NSAccessibilityFontSizeKey NSAccessibilityFontTextAttribute
      NSAccessibilityForegroundColorTextAttribute NSAccessibilityGroupRole NSAccessibilityHelpAttribute
      NSAccessibilityLineForIndexParameterizedAttribute NSAccessibilityLinkRole NSAccessibilityLinkTextAttribute
      NSAccessibilityMisspelledTextAttribute NSAccessibilityNumberOfCharactersAttribute NSAccessibilityParentAttribute
      NSAccessibilityPositionAttribute NSAccessibilityPressAction NSAccessibilityRTFForRangeParameterizedAttribute NSAccessibilityRadioButtonRole
      NSAccessibilityRadioGroupRole NSAccessibilityRangeForIndexParameterizedAttribute NSAccessibilityRangeForLineParameterizedAttribute
      NSAccessibilityRangeForPositionParameterizedAttribute NSAccessibilityRoleAttribute NSAccessibilityRoleDescriptionAttribute
      NSAccessibilityRowRole NSAccessibilitySelectedRowsChangedNotification NSAccessibilitySelectedTextAttribute
      NSAccessibilitySelectedTextChangedNotification NSAccessibilitySelectedTextRangeAttribute NSAccessibilityShowMenuAction
      NSAccessibilitySizeAttribute NSAccessibilityStaticTextRole NSAccessibilityStrikethroughTextAttribute
      NSAccessibilityStringForRangeParameterizedAttribute NSAccessibilityStyleRangeForIndexParameterizedAttribute NSAccessibilitySubroleAttribute
      NSAccessibilityTabGroupRole NSAccessibilityTextAreaRole NSAccessibilityTextFieldRole NSAccessibilityTextLinkSubrole
      NSAccessibilityTitleAttribute NSAccessibilityToolbarButtonAttribute NSAccessibilityTopLevelUIElementAttribute NSAccessibilityURLAttribute
      NSAccessibilityUnderlineTextAttribute NSAccessibilityValueAttribute NSAccessibilityValueChangedNotification
      NSAccessibilityVisibleCharacterRangeAttribute NSAccessibilityVisibleNameKey NSAccessibilityWindowAttribute NSAdaptiveImageGlyphAttributeName
      NSAlignmentBinding NSAllRomanInputSourcesLocaleIdentifier NSAllowsEditingMultipleValuesSelectionBindingOption NSAllowsNullArgumentBindingOption
      NSAlternateDescriptionAttributeName NSAlternateImageBinding NSAlternateTitleBinding NSAlwaysPresentsApplicationModalAlertsBindingOption
      NSAnimateBinding NSAnimationDelayBinding NSAnimationProgressMark NSAnimationProgressMarkNotification NSAnimationTriggerOrderIn
      NSAnimationTriggerOrderOut NSAntialiasThresholdChangedNotification NSAppKitIgnoredException NSAppKitVirtualMemoryException
      NSAppearanceDocumentAttribute NSAppearanceNameAccessibilityHighContrastAqua NSAppearanceNameAccessibilityHighContrastDarkAqua
      NSAppearanceNameAccessibilityHighContrastVibrantDark NSAppearanceNameAccessibilityHighContrastVibrantLight NSAppearanceNameAqua
      NSAppearanceNameDarkAqua NSAppearanceNameLightContent NSAppearanceNameVibrantDark NSAppearanceNameVibrantLight
      NSAppleEventManagerWillProcessFirstEventNotification NSAppleScriptErrorMessage NSAppleScriptErrorNumber
      NSApplicationDidChangeOcclusionStateNotification NSApplicationDidChangeScreenParametersNotification
      NSApplicationDidFinishRestoringWindowsNotification NSApplicationDidHideNotification NSApplicationDidUnhideNotification
      NSApplicationDidUpdateNotification NSApplicationFileType NSApplicationLaunchIsDefaultLaunchKey NSApplicationLaunchRemoteNotificationKey
      NSApplicationLaunchUserNotificationKey NSApplicationProtectedDataDidBecomeAvailableNotification
      NSApplicationProtectedDataWillBecomeUnavailableNotification NSApplicationShouldBeginSuppressingHighDynamicRangeContentNotification
      NSApplicationShouldEndSuppressingHighDynamicRangeContentNotification NSApplicationWillBecomeActiveNotification
      NSApplicationWillFinishLaunchingNotification NSApplicationWillHideNotification NSApplicationWillResignActiveNotification
      NSApplicationWillUnhideNotification NSApplicationWillUpdateNotification NSArgumentBinding NSArgumentDomain NSAssertionHandlerKey
      NSAttributedStringBinding NSAuthorDocumentAttribute NSAverageKeyValueOperator NSBackgroundColorDocumentAttribute
      NSBackingPropertyOldColorSpaceKey NSBackingPropertyOldScaleFactorKey NSBadBitmapParametersException NSBadComparisonException
      NSBadRTFColorTableException NSBadRTFDirectiveException NSBadRTFFontTableException NSBadRTFStyleSheetException NSBaseURLDocumentOption
      NSBottomMarginDocumentAttribute NSBrowserColumnConfigurationDidChangeNotification NSBrowserIllegalDelegateException NSBuddhistCalendar
      NSBundleResourceRequestLowDiskSpaceNotification NSCalendarDayChangedNotification NSCalendarIdentifierBangla NSCalendarIdentifierBuddhist
      NSCalendarIdentifierChinese NSCalendarIdentifierCoptic NSCalendarIdentifierDangi NSCalendarIdentifierEthiopicAmeteAlem
      NSCalendarIdentifierEthiopicAmeteMihret NSCalendarIdentifierGujarati NSCalendarIdentifierHebrew NSCalendarIdentifierISO8601
      NSCalendarIdentifierIndian NSCalendarIdentifierIslamic NSCalendarIdentifierIslamicCivil NSCalendarIdentifierIslamicTabular
      NSCalendarIdentifierIslamicUmmAlQura NSCalendarIdentifierJapanese NSCalendarIdentifierKannada NSCalendarIdentifierMalayalam
      NSCalendarIdentifierMarathi NSCalendarIdentifierOdia NSCalendarIdentifierPersian NSCalendarIdentifierRepublicOfChina NSCalendarIdentifierTamil
      NSCalendarIdentifierTelugu NSCalendarIdentifierVietnamese NSCalendarIdentifierVikram NSCalibratedBlackColorSpace NSCalibratedRGBColorSpace
      NSCalibratedWhiteColorSpace NSCategoryDocumentAttribute NSCharacterConversionException NSCharacterEncodingDocumentOption
      NSCharacterShapeAttributeName NSChineseCalendar NSClassDescriptionNeededForClassNotification NSCocoaVersionDocumentAttribute
      NSCollectionElementKindInterItemGapIndicator NSCollectionElementKindSectionFooter NSCollectionElementKindSectionHeader
      NSColorListDidChangeNotification NSColorListIOException NSColorListNotEditableException NSColorPanelColorDidChangeNotification NSColorPboardType
      NSComboBoxSelectionDidChangeNotification NSComboBoxSelectionIsChangingNotification NSComboBoxWillDismissNotification
      NSComboBoxWillPopUpNotification NSCommentDocumentAttribute NSCompanyDocumentAttribute NSConditionallySetsEditableBindingOption
      NSConditionallySetsEnabledBindingOption NSConditionallySetsHiddenBindingOption NSConnectionDidDieNotification
      NSConnectionDidInitializeNotification NSConnectionReplyMode NSContentArrayBinding NSContentArrayForMultipleSelectionBinding NSContentBinding
      NSContentDictionaryBinding NSContentHeightBinding NSContentObjectBinding NSContentObjectsBinding NSContentPlacementTagBindingOption
      NSContentSetBinding NSContentValuesBinding NSContentWidthBinding NSContextHelpModeDidActivateNotification
      NSContextHelpModeDidDeactivateNotification NSContinuouslyUpdatesValueBindingOption NSControlTextDidBeginEditingNotification
      NSControlTextDidEndEditingNotification NSControlTintDidChangeNotification NSConvertedDocumentAttribute NSCopyrightDocumentAttribute
      NSCountKeyValueOperator NSCreatesSortDescriptorBindingOption NSCreationTimeDocumentAttribute NSCriticalValueBinding NSCurrencySymbol
      NSCursorAttributeName NSCustomColorSpace NSDataBinding NSDateFormatString NSDateTimeOrdering NSDecimalDigits
      NSDecimalNumberDivideByZeroException NSDecimalNumberExactnessException NSDecimalNumberOverflowException NSDecimalNumberUnderflowException
      NSDecimalSeparator NSDefaultAttributesDocumentAttribute NSDefaultAttributesDocumentOption NSDefaultFontExcludedDocumentAttribute
      NSDefaultTabIntervalDocumentAttribute NSDefinitionPresentationTypeDictionaryApplication NSDefinitionPresentationTypeKey
      NSDefinitionPresentationTypeOverlay NSDeletesObjectsOnRemoveBindingsOption NSDestinationInvalidException NSDeviceBitsPerSample
      NSDeviceBlackColorSpace NSDeviceCMYKColorSpace NSDeviceColorSpaceName NSDeviceIsPrinter NSDeviceIsScreen NSDeviceRGBColorSpace
      NSDeviceResolution NSDeviceSize NSDeviceWhiteColorSpace NSDidBecomeSingleThreadedNotification NSDirectoryFileType NSDisplayNameBindingOption
      NSDisplayPatternBindingOption NSDisplayPatternTitleBinding NSDisplayPatternValueBinding NSDistinctUnionOfArraysKeyValueOperator
      NSDistinctUnionOfObjectsKeyValueOperator NSDistinctUnionOfSetsKeyValueOperator NSDocFormatTextDocumentType NSDocumentEditedBinding
      NSDocumentTypeDocumentOption NSDoubleClickArgumentBinding NSDoubleClickTargetBinding NSDragPboard NSDraggingException
      NSDraggingImageComponentIconKey NSDraggingImageComponentLabelKey NSDrawerDidCloseNotification NSDrawerDidOpenNotification
      NSDrawerWillCloseNotification NSDrawerWillOpenNotification NSEarlierTimeDesignations NSEditableBinding NSEditorDocumentAttribute
      NSEnabledBinding NSEventTrackingRunLoopMode NSExcludedElementsDocumentAttribute NSExcludedKeysBinding NSExpansionAttributeName
      NSExtensionHostDidBecomeActiveNotification NSExtensionHostDidEnterBackgroundNotification NSExtensionHostWillEnterForegroundNotification
      NSExtensionHostWillResignActiveNotification NSExtensionItemAttributedContentTextKey NSExtensionItemAttributedTitleKey
      NSExtensionItemsAndErrorsKey NSExtensionJavaScriptFinalizeArgumentKey NSExtensionJavaScriptPreprocessingResultsKey
      NSFTPPropertyActiveTransferModeKey NSFTPPropertyFTPProxy NSFTPPropertyFileOffsetKey NSFTPPropertyUserLoginKey NSFTPPropertyUserPasswordKey
      NSFailedAuthenticationException NSFileAppendOnly NSFileBusy NSFileContentsPboardType NSFileDeviceIdentifier NSFileExtensionHidden
      NSFileGroupOwnerAccountID NSFileGroupOwnerAccountName NSFileHFSCreatorCode NSFileHFSTypeCode NSFileHandleConnectionAcceptedNotification
      NSFileHandleDataAvailableNotification NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem
      NSFileHandleNotificationMonitorModes NSFileHandleOperationException NSFileHandleReadCompletionNotification
      NSFileHandleReadToEndOfFileCompletionNotification NSFileImmutable NSFileManagerUnmountDissentingProcessIdentifierErrorKey NSFileOwnerAccountID
      NSFileOwnerAccountName NSFileProtectionCompleteUnlessOpen NSFileProtectionCompleteWhenUserInactive NSFileReferenceCount NSFileSystemFileNumber
      NSFileSystemFreeNodes NSFileSystemNodes NSFileSystemNumber NSFileTypeBlockSpecial NSFileTypeCharacterSpecial NSFileTypeDirectory
      NSFileTypeDocumentAttribute NSFileTypeDocumentOption NSFileTypeRegular NSFileTypeSocket NSFileTypeSymbolicLink NSFileTypeUnknown
      NSFilesPromisePboardType NSFilesystemFileType NSFilterPredicateBinding NSFindPanelCaseInsensitiveSearch NSFindPanelSearchOptionsPboardType
      NSFindPanelSubstringMatch NSFindPboard NSFontBinding NSFontBoldBinding NSFontCascadeListAttribute NSFontCharacterSetAttribute
      NSFontColorAttribute NSFontDescriptorSystemDesignDefault NSFontDescriptorSystemDesignMonospaced NSFontDescriptorSystemDesignRounded
      NSFontDescriptorSystemDesignSerif NSFontFaceAttribute NSFontFamilyAttribute NSFontFamilyNameBinding NSFontFeatureSelectorIdentifierKey
      NSFontFeatureSettingsAttribute NSFontFeatureTypeIdentifierKey NSFontFixedAdvanceAttribute NSFontItalicBinding NSFontMatrixAttribute
      NSFontNameAttribute NSFontNameBinding NSFontPboard NSFontPboardType NSFontSetChangedNotification NSFontSizeAttribute NSFontSizeBinding
      NSFontSlantTrait NSFontSymbolicTrait NSFontTextStyleBody NSFontTextStyleCallout NSFontTextStyleCaption1 NSFontTextStyleCaption2
      NSFontTextStyleFootnote NSFontTextStyleHeadline NSFontTextStyleLargeTitle NSFontTextStyleSubheadline NSFontTextStyleTitle1 NSFontTextStyleTitle2
      NSFontTextStyleTitle3 NSFontTraitsAttribute NSFontUnavailableException NSFontVariationAttribute NSFontVariationAxisDefaultValueKey
      NSFontVariationAxisIdentifierKey NSFontVariationAxisMaximumValueKey NSFontVariationAxisMinimumValueKey NSFontVariationAxisNameKey
      NSFontVisibleNameAttribute NSFontWeightTrait NSFontWidthTrait NSFullScreenModeAllScreens NSFullScreenModeApplicationPresentationOptions
      NSFullScreenModeSetting NSFullScreenModeWindowLevel NSGeneralPboard NSGlobalDomain NSGlyphInfoAttributeName NSGrammarCorrections NSGrammarRange
      NSGrammarUserDescription NSGraphicsContextDestinationAttributeName NSGraphicsContextPDFFormat NSGraphicsContextPSFormat
      NSGraphicsContextRepresentationFormatAttributeName NSHTMLPboardType NSHTTPCookieComment NSHTTPCookieCommentURL NSHTTPCookieDiscard
      NSHTTPCookieDomain NSHTTPCookieExpires NSHTTPCookieManagerAcceptPolicyChangedNotification NSHTTPCookieManagerCookiesChangedNotification
      NSHTTPCookieMaximumAge NSHTTPCookieName NSHTTPCookieOriginURL NSHTTPCookiePath NSHTTPCookiePort NSHTTPCookieSameSiteLax
      NSHTTPCookieSameSitePolicy NSHTTPCookieSameSiteStrict NSHTTPCookieSecure NSHTTPCookieSetByJavaScript NSHTTPCookieValue NSHTTPCookieVersion
      NSHTTPPropertyErrorPageDataKey NSHTTPPropertyHTTPProxy NSHTTPPropertyRedirectionHeadersKey NSHTTPPropertyServerHTTPVersionKey
      NSHTTPPropertyStatusCodeKey NSHTTPPropertyStatusReasonKey NSHandlesContentAsCompoundValueBindingOption NSHeaderTitleBinding NSHebrewCalendar
      NSHelpAnchorErrorKey NSHiddenBinding NSHourNameDesignations NSHyphenationFactorDocumentAttribute NSISO8601Calendar NSIllegalSelectorException
      NSImageBinding NSImageCacheException NSImageColorSyncProfileData NSImageCompressionFactor NSImageCompressionMethod NSImageCurrentFrame
      NSImageCurrentFrameDuration NSImageDitherTransparency NSImageEXIFData NSImageFallbackBackgroundColor NSImageFrameCount NSImageGamma
      NSImageHintCTM NSImageHintInterpolation NSImageHintUserInterfaceLayoutDirection NSImageIPTCData NSImageInterlaced NSImageLoopCount
      NSImageNameActionTemplate NSImageNameAddTemplate NSImageNameAdvanced NSImageNameApplicationIcon NSImageNameBluetoothTemplate NSImageNameBonjour
      NSImageNameBookmarksTemplate NSImageNameCaution NSImageNameColorPanel NSImageNameColumnViewTemplate NSImageNameComputer NSImageNameDotMac
      NSImageNameEnterFullScreenTemplate NSImageNameEveryone NSImageNameExitFullScreenTemplate NSImageNameFlowViewTemplate NSImageNameFolder
      NSImageNameFolderBurnable NSImageNameFolderSmart NSImageNameFollowLinkFreestandingTemplate NSImageNameFontPanel NSImageNameGoBackTemplate
      NSImageNameGoForwardTemplate NSImageNameGoLeftTemplate NSImageNameGoRightTemplate NSImageNameHomeTemplate NSImageNameIChatTheaterTemplate
      NSImageNameIconViewTemplate NSImageNameInfo NSImageNameInvalidDataFreestandingTemplate NSImageNameLeftFacingTriangleTemplate
      NSImageNameListViewTemplate NSImageNameLockLockedTemplate NSImageNameLockUnlockedTemplate NSImageNameMenuMixedStateTemplate
      NSImageNameMenuOnStateTemplate NSImageNameMobileMe NSImageNameMultipleDocuments NSImageNameNetwork NSImageNamePathTemplate
      NSImageNamePreferencesGeneral NSImageNameQuickLookTemplate NSImageNameRefreshFreestandingTemplate NSImageNameRefreshTemplate
      NSImageNameRemoveTemplate NSImageNameRevealFreestandingTemplate NSImageNameRightFacingTriangleTemplate NSImageNameShareTemplate
      NSImageNameSlideshowTemplate NSImageNameSmartBadgeTemplate NSImageNameStatusAvailable NSImageNameStatusNone NSImageNameStatusPartiallyAvailable
      NSImageNameStatusUnavailable NSImageNameStopProgressFreestandingTemplate NSImageNameStopProgressTemplate NSImageNameTouchBarAddDetailTemplate
      NSImageNameTouchBarAddTemplate NSImageNameTouchBarAlarmTemplate NSImageNameTouchBarAudioInputMuteTemplate NSImageNameTouchBarAudioInputTemplate
      NSImageNameTouchBarAudioOutputMuteTemplate NSImageNameTouchBarAudioOutputVolumeHighTemplate NSImageNameTouchBarAudioOutputVolumeLowTemplate
      NSImageNameTouchBarAudioOutputVolumeMediumTemplate NSImageNameTouchBarAudioOutputVolumeOffTemplate NSImageNameTouchBarBookmarksTemplate
      NSImageNameTouchBarColorPickerFill NSImageNameTouchBarColorPickerFont NSImageNameTouchBarColorPickerStroke
      NSImageNameTouchBarCommunicationAudioTemplate NSImageNameTouchBarCommunicationVideoTemplate NSImageNameTouchBarComposeTemplate
      NSImageNameTouchBarDeleteTemplate NSImageNameTouchBarDownloadTemplate NSImageNameTouchBarEnterFullScreenTemplate
      NSImageNameTouchBarExitFullScreenTemplate NSImageNameTouchBarFastForwardTemplate NSImageNameTouchBarFolderCopyToTemplate
      NSImageNameTouchBarFolderMoveToTemplate NSImageNameTouchBarFolderTemplate NSImageNameTouchBarGetInfoTemplate NSImageNameTouchBarGoBackTemplate
      NSImageNameTouchBarGoDownTemplate NSImageNameTouchBarGoForwardTemplate NSImageNameTouchBarGoUpTemplate NSImageNameTouchBarHistoryTemplate
      NSImageNameTouchBarIconViewTemplate NSImageNameTouchBarListViewTemplate NSImageNameTouchBarMailTemplate NSImageNameTouchBarNewFolderTemplate
      NSImageNameTouchBarNewMessageTemplate NSImageNameTouchBarOpenInBrowserTemplate NSImageNameTouchBarPauseTemplate
      NSImageNameTouchBarPlayPauseTemplate NSImageNameTouchBarPlayTemplate NSImageNameTouchBarPlayheadTemplate NSImageNameTouchBarQuickLookTemplate
      NSImageNameTouchBarRecordStartTemplate NSImageNameTouchBarRecordStopTemplate NSImageNameTouchBarRefreshTemplate
      NSImageNameTouchBarRemoveTemplate NSImageNameTouchBarRewindTemplate NSImageNameTouchBarRotateLeftTemplate NSImageNameTouchBarRotateRightTemplate
      NSImageNameTouchBarSearchTemplate NSImageNameTouchBarShareTemplate NSImageNameTouchBarSidebarTemplate
      NSImageNameTouchBarSkipAhead15SecondsTemplate NSImageNameTouchBarSkipAhead30SecondsTemplate NSImageNameTouchBarSkipAheadTemplate
      NSImageNameTouchBarSkipBack15SecondsTemplate NSImageNameTouchBarSkipBack30SecondsTemplate NSImageNameTouchBarSkipBackTemplate
      NSImageNameTouchBarSkipToEndTemplate NSImageNameTouchBarSkipToStartTemplate NSImageNameTouchBarSlideshowTemplate
      NSImageNameTouchBarTagIconTemplate NSImageNameTouchBarTextBoldTemplate NSImageNameTouchBarTextBoxTemplate
      NSImageNameTouchBarTextCenterAlignTemplate NSImageNameTouchBarTextItalicTemplate NSImageNameTouchBarTextJustifiedAlignTemplate
      NSImageNameTouchBarTextLeftAlignTemplate NSImageNameTouchBarTextListTemplate NSImageNameTouchBarTextRightAlignTemplate
      NSImageNameTouchBarTextStrikethroughTemplate NSImageNameTouchBarTextUnderlineTemplate NSImageNameTouchBarUserAddTemplate
      NSImageNameTouchBarUserGroupTemplate NSImageNameTouchBarUserTemplate NSImageNameTouchBarVolumeDownTemplate NSImageNameTouchBarVolumeUpTemplate
      NSImageNameTrashEmpty NSImageNameTrashFull NSImageNameUser NSImageNameUserAccounts NSImageNameUserGroup NSImageNameUserGuest NSImageProgressive
      NSImageRGBColorTable NSImageRepRegistryDidChangeNotification NSImageURLAttributeName NSIncludedKeysBinding NSInconsistentArchiveException
      NSIndianCalendar NSInflectionAgreementArgumentAttributeName NSInflectionAgreementConceptAttributeName NSInflectionAlternativeAttributeName
      NSInflectionConceptsKey NSInflectionReferentConceptAttributeName NSInflectionRuleAttributeName NSInitialKeyBinding NSInitialValueBinding
      NSInkTextPboardType NSInsertsNullPlaceholderBindingOption NSInterfaceStyleDefault NSInternationalCurrencyString
      NSInvalidArchiveOperationException NSInvalidReceivePortException NSInvalidSendPortException NSInvalidUnarchiveOperationException
      NSInvalidatedAllObjectsKey NSInvalidatedObjectsKey NSInvocationOperationCancelledException NSInvocationOperationVoidResultException
      NSInvokesSeparatelyWithArrayObjectsBindingOption NSIsIndeterminateBinding NSIsNilTransformerName NSIsNotNilTransformerName NSIslamicCalendar
      NSIslamicCivilCalendar NSJapaneseCalendar NSKeyValueChangeNotificationIsPriorKey NSKeyedArchiveRootObjectKey
      NSKeyedUnarchiveFromDataTransformerName NSKeywordsDocumentAttribute NSLabelBinding NSLanguageIdentifierAttributeName NSLaterTimeDesignations
      NSLeftMarginDocumentAttribute NSListItemDelimiterAttributeName NSLoadedClasses NSLocalNotificationCenterType
      NSLocaleAlternateQuotationBeginDelimiterKey NSLocaleAlternateQuotationEndDelimiterKey NSLocaleCalendar NSLocaleCollationIdentifier
      NSLocaleCollatorIdentifier NSLocaleCurrencyCode NSLocaleCurrencySymbol NSLocaleDecimalSeparator NSLocaleExemplarCharacterSet
      NSLocaleGroupingSeparator NSLocaleMeasurementSystem NSLocaleQuotationBeginDelimiterKey NSLocaleQuotationEndDelimiterKey NSLocaleScriptCode
      NSLocaleUsesMetricSystem NSLocaleVariantCode NSLocalizedFailureErrorKey NSLocalizedKeyDictionaryBinding NSLocalizedNumberFormatAttributeName
      NSMacSimpleTextDocumentType NSMachErrorDomain NSMallocException NSManagedObjectContextBinding NSManagerDocumentAttribute
      NSMarkdownSourcePositionAttributeName NSMarkedClauseSegmentAttributeName NSMaxValueBinding NSMaxWidthBinding NSMaximumKeyValueOperator
      NSMaximumRecentsBinding NSMenuDidAddItemNotification NSMenuDidBeginTrackingNotification NSMenuDidChangeItemNotification
      NSMenuDidEndTrackingNotification NSMenuDidRemoveItemNotification NSMenuDidSendActionNotification NSMenuItemImportFromDeviceIdentifier
      NSMenuWillSendActionNotification NSMetadataItemPathKey NSMetadataQueryIndexedLocalComputerScope NSMinValueBinding NSMinWidthBinding
      NSMinimumKeyValueOperator NSMixedStateImageBinding NSModalPanelRunLoopMode NSModificationTimeDocumentAttribute NSMonthNameArray
      NSMultipleTextSelectionPboardType NSMultipleUnderlyingErrorsKey NSMultipleValuesPlaceholderBindingOption NSNamedColorSpace
      NSNegateBooleanTransformerName NSNegativeCurrencyFormatString NSNetServicesErrorCode NSNetServicesErrorDomain NSNextDayDesignations
      NSNextNextDayDesignations NSNibLoadingException NSNibOwner NSNibTopLevelObjects NSNoSelectionPlaceholderBindingOption
      NSNotApplicablePlaceholderBindingOption NSNullPlaceholderBindingOption NSObjectInaccessibleException NSObliquenessAttributeName
      NSObservedKeyPathKey NSObservedObjectKey NSOffStateImageBinding NSOfficeOpenXMLTextDocumentType NSOldStyleException NSOnStateImageBinding
      NSOpenDocumentTextDocumentType NSOperationNotSupportedForKeyException NSOptionsKey NSOutlineViewColumnDidMoveNotification
      NSOutlineViewColumnDidResizeNotification NSOutlineViewDisclosureButtonKey NSOutlineViewItemDidCollapseNotification
      NSOutlineViewItemDidExpandNotification NSOutlineViewItemWillCollapseNotification NSOutlineViewItemWillExpandNotification
      NSOutlineViewSelectionDidChangeNotification NSOutlineViewSelectionIsChangingNotification NSOutlineViewShowHideButtonKey NSPDFPboardType
      NSPICTPboardType NSPPDIncludeNotFoundException NSPPDIncludeStackOverflowException NSPPDIncludeStackUnderflowException NSPPDParseException
      NSPaperSizeDocumentAttribute NSParseErrorException NSPasteboardCommunicationException NSPasteboardDetectionPatternCalendarEvent
      NSPasteboardDetectionPatternEmailAddress NSPasteboardDetectionPatternFlightNumber NSPasteboardDetectionPatternLink
      NSPasteboardDetectionPatternMoneyAmount NSPasteboardDetectionPatternNumber NSPasteboardDetectionPatternPhoneNumber
      NSPasteboardDetectionPatternPostalAddress NSPasteboardDetectionPatternProbableWebSearch NSPasteboardDetectionPatternProbableWebURL
      NSPasteboardDetectionPatternShipmentTrackingNumber NSPasteboardMetadataTypeContentType NSPasteboardNameDrag NSPasteboardNameFind
      NSPasteboardNameFont NSPasteboardNameGeneral NSPasteboardNameRuler NSPasteboardTypeColor NSPasteboardTypeFindPanelSearchOptions
      NSPasteboardTypeFont NSPasteboardTypeHTML NSPasteboardTypeMultipleTextSelection NSPasteboardTypePDF NSPasteboardTypeRTF NSPasteboardTypeRTFD
      NSPasteboardTypeRuler NSPasteboardTypeSound NSPasteboardTypeTabularText NSPasteboardTypeTextFinderOptions NSPasteboardTypeURL
      NSPasteboardURLReadingContentsConformToTypesKey NSPasteboardURLReadingFileURLsOnlyKey NSPatternColorSpace NSPersianCalendar
      NSPersistentHistoryTrackingKey NSPersistentStoreDidImportUbiquitousContentChangesNotification
      NSPersistentStoreRemoteChangeNotificationPostOptionKey NSPersistentStoreUbiquitousContentNameKey NSPersistentStoreUbiquitousContentURLKey
      NSPlainFileType NSPopUpButtonCellWillPopUpNotification NSPopUpButtonWillPopUpNotification NSPopoverCloseReasonDetachToWindow
      NSPopoverCloseReasonKey NSPopoverCloseReasonStandard NSPopoverDidCloseNotification NSPopoverDidShowNotification NSPopoverWillCloseNotification
      NSPopoverWillShowNotification NSPortDidBecomeInvalidNotification NSPortReceiveException NSPortSendException NSPortTimeoutException
      NSPositioningRectBinding NSPositiveCurrencyFormatString NSPostScriptPboardType NSPredicateBinding NSPredicateFormatBindingOption
      NSPreferredScrollerStyleDidChangeNotification NSPrefixSpacesDocumentAttribute NSPrintAllPages NSPrintAllPresetsJobStyleHint NSPrintBottomMargin
      NSPrintCancelJob NSPrintCopies NSPrintDetailedErrorReporting NSPrintFaxNumber NSPrintFirstPage NSPrintFormName NSPrintHeaderAndFooter
      NSPrintHorizontalPagination NSPrintHorizontallyCentered NSPrintJobDisposition NSPrintJobFeatures NSPrintJobSavingFileNameExtensionHidden
      NSPrintJobSavingURL NSPrintLastPage NSPrintLeftMargin NSPrintManualFeed NSPrintMustCollate NSPrintNoPresetsJobStyleHint
      NSPrintOperationExistsException NSPrintOrientation NSPrintPackageException NSPrintPagesAcross NSPrintPagesDown NSPrintPagesPerSheet
      NSPrintPanelAccessorySummaryItemDescriptionKey NSPrintPanelAccessorySummaryItemNameKey NSPrintPaperFeed NSPrintPaperName NSPrintPaperSize
      NSPrintPhotoJobStyleHint NSPrintPreviewJob NSPrintPrinter NSPrintPrinterName NSPrintReversePageOrder NSPrintRightMargin NSPrintSaveJob
      NSPrintSavePath NSPrintScalingFactor NSPrintSelectionOnly NSPrintSpoolJob NSPrintTime NSPrintTopMargin NSPrintVerticalPagination
      NSPrintVerticallyCentered NSPriorDayDesignations NSProcessInfoPowerStateDidChangeNotification NSProcessInfoThermalStateDidChangeNotification
      NSProgressEstimatedTimeRemainingKey NSProgressFileAnimationImageKey NSProgressFileAnimationImageOriginalRectKey NSProgressFileCompletedCountKey
      NSProgressFileIconKey NSProgressFileOperationKindCopying NSProgressFileOperationKindDecompressingAfterDownloading
      NSProgressFileOperationKindDownloading NSProgressFileOperationKindDuplicating NSProgressFileOperationKindKey
      NSProgressFileOperationKindReceiving NSProgressFileOperationKindUploading NSProgressFileTotalCountKey NSProgressFileURLKey NSProgressKindFile
      NSProgressThroughputKey NSRTFDPboardType NSRTFDTextDocumentType NSRTFPboardType NSRTFPropertyStackOverflowException
      NSRaisesForNotApplicableKeysBindingOption NSReadOnlyDocumentAttribute NSRecentSearchesBinding NSRecoveryAttempterErrorKey NSRefreshedObjectsKey
      NSRegistrationDomain NSReplacementIndexAttributeName NSRepresentedFilenameBinding NSRepublicOfChinaCalendar NSRightMarginDocumentAttribute
      NSRowHeightBinding NSRuleEditorPredicateComparisonModifier NSRuleEditorPredicateCompoundType NSRuleEditorPredicateCustomSelector
      NSRuleEditorPredicateLeftExpression NSRuleEditorPredicateOperatorType NSRuleEditorPredicateOptions NSRuleEditorPredicateRightExpression
      NSRuleEditorRowsDidChangeNotification NSRulerPboard NSRulerPboardType NSRulerViewUnitCentimeters NSRulerViewUnitInches NSRulerViewUnitPicas
      NSRulerViewUnitPoints NSSQLitePragmasOption NSScreenColorSpaceDidChangeNotification NSScrollViewDidEndLiveMagnifyNotification
      NSScrollViewDidEndLiveScrollNotification NSScrollViewDidLiveScrollNotification NSScrollViewWillStartLiveMagnifyNotification
      NSScrollViewWillStartLiveScrollNotification NSSecureUnarchiveFromDataTransformerName NSSelectedIdentifierBinding NSSelectedIndexBinding
      NSSelectedLabelBinding NSSelectedObjectBinding NSSelectedObjectsBinding NSSelectedTagBinding NSSelectedValueBinding NSSelectedValuesBinding
      NSSelectionIndexPathsBinding NSSelectionIndexesBinding NSSelectorNameBindingOption NSSelectsAllWhenSettingContentBindingOption
      NSShellCommandFileType NSShortDateFormatString NSShortMonthNameArray NSShortTimeDateFormatString NSShortWeekDayNameArray
      NSSortDescriptorsBinding NSSoundPboardType NSSourceTextScalingDocumentAttribute NSSourceTextScalingDocumentOption NSSpeechPitchBaseProperty
      NSSpellCheckerDidChangeAutomaticCapitalizationNotification NSSpellCheckerDidChangeAutomaticDashSubstitutionNotification
      NSSpellCheckerDidChangeAutomaticInlinePredictionNotification NSSpellCheckerDidChangeAutomaticPeriodSubstitutionNotification
      NSSpellCheckerDidChangeAutomaticQuoteSubstitutionNotification NSSpellCheckerDidChangeAutomaticSpellingCorrectionNotification
      NSSpellCheckerDidChangeAutomaticTextCompletionNotification NSSpellCheckerDidChangeAutomaticTextReplacementNotification
      NSSpellingStateAttributeName NSSplitViewDidResizeSubviewsNotification NSSplitViewWillResizeSubviewsNotification NSStackTraceKey
      NSStreamFileCurrentOffsetKey NSStreamNetworkServiceType NSStreamNetworkServiceTypeBackground NSStreamNetworkServiceTypeCallSignaling
      NSStreamNetworkServiceTypeVideo NSStreamNetworkServiceTypeVoIP NSStreamNetworkServiceTypeVoice NSStreamSocketSSLErrorDomain
      NSStreamSocketSecurityLevelKey NSStreamSocketSecurityLevelNegotiatedSSL NSStreamSocketSecurityLevelNone NSStreamSocketSecurityLevelSSLv2
      NSStreamSocketSecurityLevelSSLv3 NSStreamSocketSecurityLevelTLSv1 NSStringEncodingDetectionAllowLossyKey
      NSStringEncodingDetectionDisallowedEncodingsKey NSStringEncodingDetectionFromWindowsKey NSStringEncodingDetectionLikelyLanguageKey
      NSStringEncodingDetectionLossySubstitutionKey NSStringEncodingDetectionSuggestedEncodingsKey
      NSStringEncodingDetectionUseOnlySuggestedEncodingsKey NSStringTransformFullwidthToHalfwidth NSStringTransformHiraganaToKatakana
      NSStringTransformLatinToArabic NSStringTransformLatinToCyrillic NSStringTransformLatinToGreek NSStringTransformLatinToHangul
      NSStringTransformLatinToHebrew NSStringTransformLatinToHiragana NSStringTransformLatinToKatakana NSStringTransformLatinToThai
      NSStringTransformMandarinToLatin NSStringTransformStripCombiningMarks NSStringTransformStripDiacritics NSStringTransformToLatin
      NSStringTransformToUnicodeName NSStringTransformToXMLHex NSSubjectDocumentAttribute NSSumKeyValueOperator NSSuperscriptAttributeName
      NSSystemClockDidChangeNotification NSSystemColorsDidChangeNotification NSSystemTimeZoneDidChangeNotification NSTIFFException NSTIFFPboardType
      NSTabColumnTerminatorsAttributeName NSTableViewColumnDidMoveNotification NSTableViewColumnDidResizeNotification NSTableViewRowViewKey
      NSTableViewSelectionDidChangeNotification NSTableViewSelectionIsChangingNotification NSTabularTextPboardType NSTargetBinding
      NSTargetTextScalingDocumentOption NSTaskDidTerminateNotification NSTextAlternativesAttributeName
      NSTextAlternativesSelectedAlternativeStringNotification NSTextCheckingAirlineKey NSTextCheckingCityKey NSTextCheckingCountryKey
      NSTextCheckingDocumentAuthorKey NSTextCheckingDocumentTitleKey NSTextCheckingDocumentURLKey NSTextCheckingFlightKey
      NSTextCheckingGenerateInlinePredictionsKey NSTextCheckingJobTitleKey NSTextCheckingNameKey NSTextCheckingOrganizationKey
      NSTextCheckingOrthographyKey NSTextCheckingPhoneKey NSTextCheckingQuotesKey NSTextCheckingReferenceDateKey NSTextCheckingReferenceTimeZoneKey
      NSTextCheckingRegularExpressionsKey NSTextCheckingReplacementsKey NSTextCheckingSelectedRangeKey NSTextCheckingStateKey NSTextCheckingStreetKey
      NSTextCheckingZIPKey NSTextColorBinding NSTextDidBeginEditingNotification NSTextDidEndEditingNotification NSTextEffectLetterpressStyle
      NSTextEncodingNameDocumentAttribute NSTextEncodingNameDocumentOption NSTextFinderCaseInsensitiveKey NSTextFinderMatchingTypeKey
      NSTextHighlightColorSchemeAttributeName NSTextHighlightColorSchemeBlue NSTextHighlightColorSchemeDefault NSTextHighlightColorSchemeMint
      NSTextHighlightColorSchemeOrange NSTextHighlightColorSchemePink NSTextHighlightColorSchemePurple NSTextHighlightStyleAttributeName
      NSTextHighlightStyleDefault NSTextInputContextKeyboardSelectionDidChangeNotification NSTextKit1ListMarkerFormatDocumentOption
      NSTextLineTooLongException NSTextMovementUserInfoKey NSTextNoSelectionException NSTextReadException NSTextScalingDocumentAttribute
      NSTextSizeMultiplierDocumentOption NSTextStorageDidProcessEditingNotification NSTextStorageWillProcessEditingNotification
      NSTextViewDidChangeSelectionNotification NSTextViewDidChangeTypingAttributesNotification NSTextViewDidSwitchToNSLayoutManagerNotification
      NSTextViewWillChangeNotifyingTextViewNotification NSTextViewWillSwitchToNSLayoutManagerNotification NSTextWriteException NSThisDayDesignations
      NSThousandsSeparator NSThumbnail1024x1024SizeKey NSTimeDateFormatString NSTimeFormatString NSTimeoutDocumentOption NSTitleBinding
      NSTitleDocumentAttribute NSToolTipAttributeName NSToolTipBinding NSToolbarCloudSharingItemIdentifier NSToolbarCustomizeToolbarItemIdentifier
      NSToolbarDidRemoveItemNotification NSToolbarFlexibleSpaceItemIdentifier NSToolbarInspectorTrackingSeparatorItemIdentifier NSToolbarItemKey
      NSToolbarNewIndexKey NSToolbarPrintItemIdentifier NSToolbarSeparatorItemIdentifier NSToolbarShowColorsItemIdentifier
      NSToolbarShowFontsItemIdentifier NSToolbarSidebarTrackingSeparatorItemIdentifier NSToolbarSpaceItemIdentifier
      NSToolbarToggleInspectorItemIdentifier NSToolbarToggleSidebarItemIdentifier NSToolbarWillAddItemNotification NSToolbarWritingToolsItemIdentifier
      NSTopMarginDocumentAttribute NSTouchBarItemIdentifierFlexibleSpace NSTouchBarItemIdentifierOtherItemsProxy NSTrackingAttributeName
      NSTransparentBinding NSTypeIdentifierAddressText NSTypeIdentifierDateText NSTypeIdentifierPhoneNumberText NSTypeIdentifierTransitInformationText
      NSTypedStreamVersionException NSURLAddedToDirectoryDateKey NSURLApplicationIsScriptableKey NSURLAttributeModificationDateKey
      NSURLAuthenticationMethodHTMLForm NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate NSURLCanonicalPathKey NSURLContentTypeKey
      NSURLCredentialStorageChangedNotification NSURLCredentialStorageRemoveSynchronizableCredentials NSURLCustomIconKey NSURLDirectoryEntryCountKey
      NSURLDocumentIdentifierKey NSURLEffectiveIconKey NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorKey
      NSURLErrorNetworkUnavailableReasonKey NSURLFileAllocatedSizeKey NSURLFileContentIdentifierKey NSURLFileIdentifierKey NSURLFileProtectionComplete
      NSURLFileProtectionCompleteUnlessOpen NSURLFileProtectionCompleteUntilFirstUserAuthentication NSURLFileProtectionCompleteWhenUserInactive
      NSURLFileProtectionKey NSURLFileProtectionNone NSURLFileResourceIdentifierKey NSURLFileResourceTypeBlockSpecial
      NSURLFileResourceTypeCharacterSpecial NSURLFileResourceTypeDirectory NSURLFileResourceTypeKey NSURLFileResourceTypeNamedPipe
      NSURLFileResourceTypeRegular NSURLFileResourceTypeSocket NSURLFileResourceTypeSymbolicLink NSURLFileResourceTypeUnknown NSURLFileScheme
      NSURLFileSecurityKey NSURLGenerationIdentifierKey NSURLHasHiddenExtensionKey NSURLIsAliasFileKey NSURLIsApplicationKey NSURLIsExecutableKey
      NSURLIsHiddenKey NSURLIsMountTriggerKey NSURLIsPackageKey NSURLIsPurgeableKey NSURLIsReadableKey NSURLIsRegularFileKey NSURLIsSparseKey
      NSURLIsSymbolicLinkKey NSURLIsSystemImmutableKey NSURLIsUbiquitousItemKey NSURLIsUserImmutableKey NSURLIsVolumeKey NSURLIsWritableKey
      NSURLKeysOfUnsetValuesKey NSURLLabelColorKey NSURLLabelNumberKey NSURLLinkCountKey NSURLLocalizedLabelKey NSURLLocalizedNameKey
      NSURLLocalizedTypeDescriptionKey NSURLMayHaveExtendedAttributesKey NSURLMayShareFileContentKey NSURLParentDirectoryURLKey NSURLPathKey
      NSURLPboardType NSURLPreferredIOBlockSizeKey NSURLProtectionSpaceFTP NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP
      NSURLProtectionSpaceHTTPProxy NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy NSURLProtectionSpaceSOCKSProxy
      NSURLQuarantinePropertiesKey NSURLSessionUploadTaskResumeData NSURLTagNamesKey NSURLThumbnailDictionaryKey NSURLThumbnailKey
      NSURLTotalFileSizeKey NSURLVolumeIsInternalKey NSURLVolumeIsLocalKey NSUbiquitousKeyValueStoreChangeReasonKey
      NSUbiquitousKeyValueStoreChangedKeysKey NSUnarchiveFromDataTransformerName NSUndefinedKeyException NSUndoManagerCheckpointNotification
      NSUndoManagerDidCloseUndoGroupNotification NSUndoManagerDidOpenUndoGroupNotification NSUndoManagerDidRedoChangeNotification
      NSUndoManagerGroupIsDiscardableKey NSUndoManagerWillCloseUndoGroupNotification NSUndoManagerWillRedoChangeNotification
      NSUndoManagerWillUndoChangeNotification NSUnionOfArraysKeyValueOperator NSUnionOfObjectsKeyValueOperator NSUnionOfSetsKeyValueOperator
      NSUserActivityDocumentURLKey NSUserActivityTypeBrowsingWeb NSUserDefaultsSizeLimitExceededNotification NSUserNotificationDefaultSoundName
      NSUsesScreenFontsDocumentAttribute NSVCardPboardType NSValidatesImmediatelyBindingOption NSValueBinding NSValuePathBinding
      NSValueTransformerBindingOption NSValueTransformerNameBindingOption NSValueURLBinding NSVerticalGlyphFormAttributeName NSViewAnimationEffectKey
      NSViewAnimationEndFrameKey NSViewAnimationFadeInEffect NSViewAnimationFadeOutEffect NSViewAnimationStartFrameKey NSViewAnimationTargetKey
      NSViewDidUpdateTrackingAreasNotification NSViewFocusDidChangeNotification NSViewGlobalFrameDidChangeNotification NSViewModeDocumentAttribute
      NSViewSizeDocumentAttribute NSViewZoomDocumentAttribute NSVisibleBinding NSVoiceDemoText NSVoiceName NSWarningValueBinding
      NSWebArchiveTextDocumentType NSWebPreferencesDocumentOption NSWebResourceLoadDelegateDocumentOption NSWeekDayNameArray NSWidthBinding
      NSWillBecomeMultiThreadedNotification NSWindowDidBecomeMainNotification NSWindowDidChangeBackingPropertiesNotification
      NSWindowDidChangeOcclusionStateNotification NSWindowDidChangeScreenNotification NSWindowDidChangeScreenProfileNotification
      NSWindowDidDeminiaturizeNotification NSWindowDidEndLiveResizeNotification NSWindowDidEndSheetNotification NSWindowDidEnterFullScreenNotification
      NSWindowDidEnterVersionBrowserNotification NSWindowDidExitFullScreenNotification NSWindowDidExitVersionBrowserNotification
      NSWindowDidExposeNotification NSWindowDidMiniaturizeNotification NSWindowDidMoveNotification NSWindowDidResignKeyNotification
      NSWindowDidResignMainNotification NSWindowDidUpdateNotification NSWindowServerCommunicationException NSWindowWillBeginSheetNotification
      NSWindowWillEnterFullScreenNotification NSWindowWillEnterVersionBrowserNotification NSWindowWillExitFullScreenNotification
      NSWindowWillExitVersionBrowserNotification NSWindowWillMiniaturizeNotification NSWindowWillMoveNotification
      NSWindowWillStartLiveResizeNotification NSWordMLTextDocumentType NSWordTablesReadException NSWordTablesWriteException
      NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification NSWorkspaceActiveSpaceDidChangeNotification NSWorkspaceApplicationKey
      NSWorkspaceCompressOperation NSWorkspaceCopyOperation NSWorkspaceDecompressOperation NSWorkspaceDecryptOperation
      NSWorkspaceDesktopImageAllowClippingKey NSWorkspaceDesktopImageFillColorKey NSWorkspaceDesktopImageScalingKey NSWorkspaceDestroyOperation
      NSWorkspaceDidActivateApplicationNotification NSWorkspaceDidChangeFileLabelsNotification NSWorkspaceDidDeactivateApplicationNotification
      NSWorkspaceDidHideApplicationNotification NSWorkspaceDidLaunchApplicationNotification NSWorkspaceDidMountNotification
      NSWorkspaceDidPerformFileOperationNotification NSWorkspaceDidRenameVolumeNotification NSWorkspaceDidTerminateApplicationNotification
      NSWorkspaceDidUnhideApplicationNotification NSWorkspaceDidUnmountNotification NSWorkspaceDuplicateOperation NSWorkspaceEncryptOperation
      NSWorkspaceLaunchConfigurationAppleEvent NSWorkspaceLaunchConfigurationArchitecture NSWorkspaceLaunchConfigurationArguments
      NSWorkspaceLaunchConfigurationEnvironment NSWorkspaceLinkOperation NSWorkspaceMoveOperation NSWorkspaceRecycleOperation
      NSWorkspaceScreensDidSleepNotification NSWorkspaceScreensDidWakeNotification NSWorkspaceSessionDidBecomeActiveNotification
      NSWorkspaceSessionDidResignActiveNotification NSWorkspaceVolumeLocalizedNameKey NSWorkspaceVolumeOldLocalizedNameKey NSWorkspaceVolumeOldURLKey
      NSWorkspaceVolumeURLKey NSWorkspaceWillLaunchApplicationNotification NSWorkspaceWillPowerOffNotification NSWorkspaceWillUnmountNotification
      NSWritingDirectionAttributeName NSXMLParserErrorDomain NSYearMonthWeekDesignations PHImageErrorKey SKErrorDomain SLServiceTypeTwitter
      UIApplicationLaunchOptionsAnnotationKey UIApplicationLaunchOptionsLocationKey UIApplicationLaunchOptionsSourceApplicationKey
      UIApplicationOpenURLOptionUniversalLinksOnly UIApplicationStatusBarOrientationUserInfoKey UIContentSizeCategoryMedium
      UIContentSizeCategoryUnspecified UIFontDescriptorFeatureSettingsAttribute UIFontDescriptorTraitsAttribute UIFontFeatureSelectorIdentifierKey
      UIFontFeatureTypeIdentifierKey UIFontWeightTrait UIImagePickerControllerCropRect UIImagePickerControllerMediaMetadata UIKeyInputDownArrow
      UIKeyInputEscape UIKeyInputLeftArrow UIKeyInputRightArrow UIKeyInputUpArrow UIKeyboardBoundsUserInfoKey UIKeyboardCenterBeginUserInfoKey
      UIKeyboardCenterEndUserInfoKey UIMenuControllerDidShowMenuNotification UIMenuControllerMenuFrameDidChangeNotification
      UIPasteboardChangedNotification UISceneWillConnectNotification UIScreenDidConnectNotification UIScreenDidDisconnectNotification
      UIScreenModeDidChangeNotification UISheetPresentationControllerDetentIdentifierLarge UIWindowDidBecomeHiddenNotification
      UIWindowDidResignKeyNotification UIWindowSceneSessionRoleExternalDisplay UIWindowSceneSessionRoleExternalDisplayNonInteractive
      UNNotificationAttachmentOptionsThumbnailHiddenKey UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier
      WKWebsiteDataTypeDiskCache WKWebsiteDataTypeMemoryCache WebActionElementKey WebActionNavigationTypeKey WebActionOriginalURLKey
      WebElementImageURLKey WebViewProgressEstimateChangedNotification WebViewProgressFinishedNotification WebViewProgressStartedNotification
      kCACornerCurveContinuous kCAGravityBottomLeft kCAGravityBottomRight kCAGravityLeft kCAGravityRight kCAGravityTopLeft kCAGravityTopRight
      kCATransition kCIInputAngleKey kCIInputBackgroundImageKey kCIInputBrightnessKey kCIInputImageKey kCIInputRadiusKey
      NSDefaultRunLoopMode NSRunLoopCommonModes UITrackingRunLoopMode NSGenericException NSInvalidArgumentException
      NSInternalInconsistencyException NSRangeException NSObjectNotAvailableException NSCocoaErrorDomain NSPOSIXErrorDomain
      NSOSStatusErrorDomain NSURLErrorDomain NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey
      NSLocalizedRecoverySuggestionErrorKey NSLocalizedRecoveryOptionsErrorKey NSUnderlyingErrorKey NSFilePathErrorKey
      NSURLErrorFailingURLErrorKey NSURLErrorFailingURLStringErrorKey NSStringEncodingErrorKey
      NSDebugDescriptionErrorKey NSErrorFailingURLStringKey
      NSKeyValueChangeNewKey NSKeyValueChangeOldKey NSKeyValueChangeKindKey NSKeyValueChangeIndexesKey
      NSFileSize NSFileType NSFileModificationDate NSFileCreationDate NSFileProtectionKey NSFileProtectionComplete
      NSFileProtectionNone NSFileProtectionCompleteUntilFirstUserAuthentication NSFilePosixPermissions NSFileSystemFreeSize
      NSFileSystemSize NSURLIsDirectoryKey NSURLIsExcludedFromBackupKey NSURLContentModificationDateKey NSURLFileSizeKey
      NSURLTotalFileAllocatedSizeKey NSURLContentAccessDateKey NSURLNameKey NSURLCreationDateKey NSURLTypeIdentifierKey
      NSURLAuthenticationMethodServerTrust NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodClientCertificate
      NSURLAuthenticationMethodDefault NSURLAuthenticationMethodHTTPDigest NSLocaleCountryCode NSLocaleLanguageCode NSLocaleIdentifier
      NSCurrentLocaleDidChangeNotification NSUserDefaultsDidChangeNotification NSThreadWillExitNotification NSBundleDidLoadNotification
      NSManagedObjectContextDidSaveNotification NSManagedObjectContextWillSaveNotification
      NSManagedObjectContextObjectsDidChangeNotification NSInsertedObjectsKey NSUpdatedObjectsKey NSDeletedObjectsKey
      NSSQLiteStoreType NSInMemoryStoreType NSBinaryStoreType NSMigratePersistentStoresAutomaticallyOption
      NSInferMappingModelAutomaticallyOption NSPersistentStoreFileProtectionKey
      NSFontAttributeName NSForegroundColorAttributeName NSBackgroundColorAttributeName NSParagraphStyleAttributeName
      NSKernAttributeName NSStrikethroughStyleAttributeName NSUnderlineStyleAttributeName NSStrokeColorAttributeName
      NSStrokeWidthAttributeName NSShadowAttributeName NSAttachmentAttributeName NSLinkAttributeName NSLigatureAttributeName
      NSBaselineOffsetAttributeName NSUnderlineColorAttributeName NSStrikethroughColorAttributeName NSTextEffectAttributeName
      NSDocumentTypeDocumentAttribute NSCharacterEncodingDocumentAttribute NSHTMLTextDocumentType NSPlainTextDocumentType NSRTFTextDocumentType
      UITextAttributeFont UITextAttributeTextColor UITextAttributeTextShadowColor UITextAttributeTextShadowOffset
      UIApplicationDidBecomeActiveNotification UIApplicationDidEnterBackgroundNotification
      UIApplicationDidFinishLaunchingNotification UIApplicationDidReceiveMemoryWarningNotification
      UIApplicationWillEnterForegroundNotification UIApplicationWillResignActiveNotification
      UIApplicationWillTerminateNotification UIApplicationWillChangeStatusBarFrameNotification UIApplicationDidChangeStatusBarOrientationNotification
      UIApplicationWillChangeStatusBarOrientationNotification UIApplicationUserDidTakeScreenshotNotification
      UIApplicationSignificantTimeChangeNotification UIApplicationOpenSettingsURLString UIApplicationBackgroundRefreshStatusDidChangeNotification
      UIApplicationLaunchOptionsRemoteNotificationKey UIApplicationLaunchOptionsLocalNotificationKey UIApplicationLaunchOptionsURLKey
      UIApplicationOpenURLOptionsSourceApplicationKey UIApplicationOpenURLOptionsAnnotationKey
      UIContentSizeCategoryDidChangeNotification UIDeviceOrientationDidChangeNotification UIDeviceBatteryLevelDidChangeNotification
      UIKeyboardWillShowNotification UIKeyboardDidShowNotification UIKeyboardWillHideNotification UIKeyboardDidHideNotification
      UIKeyboardWillChangeFrameNotification UIKeyboardDidChangeFrameNotification UIKeyboardFrameBeginUserInfoKey
      UIKeyboardFrameEndUserInfoKey UIKeyboardAnimationDurationUserInfoKey UIKeyboardAnimationCurveUserInfoKey
      UITextFieldTextDidChangeNotification UITextFieldTextDidBeginEditingNotification UITextFieldTextDidEndEditingNotification
      UITextViewTextDidChangeNotification UITextViewTextDidBeginEditingNotification UITextViewTextDidEndEditingNotification
      UIMenuControllerDidHideMenuNotification UIMenuControllerWillHideMenuNotification UIMenuControllerWillShowMenuNotification
      UISceneDidActivateNotification UISceneDidEnterBackgroundNotification UISceneWillDeactivateNotification
      UISceneWillEnterForegroundNotification UIWindowDidBecomeKeyNotification UIWindowDidBecomeVisibleNotification
      UIAccessibilityVoiceOverStatusDidChangeNotification UIAccessibilityReduceMotionStatusDidChangeNotification
      UIFontTextStyleBody UIFontTextStyleHeadline UIFontTextStyleSubheadline UIFontTextStyleFootnote UIFontTextStyleCaption1
      UIFontTextStyleCaption2 UIFontTextStyleTitle1 UIFontTextStyleTitle2 UIFontTextStyleTitle3 UIFontTextStyleCallout UIFontTextStyleLargeTitle
      UICollectionElementKindSectionHeader UICollectionElementKindSectionFooter UITableViewIndexSearch
      UIImagePickerControllerMediaType UIImagePickerControllerOriginalImage UIImagePickerControllerEditedImage UIImagePickerControllerMediaURL
      UITransitionContextFromViewControllerKey UITransitionContextToViewControllerKey UITransitionContextFromViewKey
      UITransitionContextToViewKey UIPageViewControllerOptionInterPageSpacingKey UIActivityTypeMail UIActivityTypePostToFacebook
      UIActivityTypePostToTwitter UIActivityTypeCopyToPasteboard UIActivityTypeAssignToContact UIActivityTypePrint
      UIActivityTypeSaveToCameraRoll UIPasteboardNameGeneral
      kCAGravityCenter kCAGravityResize kCAGravityResizeAspect kCAGravityResizeAspectFill kCAGravityTop kCAGravityBottom
      kCAFillModeForwards kCAFillModeBackwards kCAFillModeBoth kCAFillModeRemoved kCAMediaTimingFunctionLinear
      kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionEaseInEaseOut
      kCAMediaTimingFunctionDefault kCATransitionFade kCATransitionMoveIn kCATransitionPush kCATransitionReveal kCATransitionFromTop
      kCATransitionFromBottom kCATransitionFromLeft kCATransitionFromRight kCALineCapRound kCALineCapButt kCALineCapSquare
      kCALineJoinRound kCALineJoinMiter kCALineJoinBevel kCAFillRuleEvenOdd kCAFillRuleNonZero kCATruncationEnd kCAAlignmentCenter
      kCATransactionDisableActions kCATransactionAnimationDuration kCAOnOrderIn kCAOnOrderOut kCAFilterNearest kCAFilterLinear
      kCAAnimationDiscrete kCAAnimationLinear kCAAnimationPaced kCAEmitterLayerLine kCAEmitterLayerPoint
      AVMediaTypeVideo AVMediaTypeAudio AVLayerVideoGravityResize AVLayerVideoGravityResizeAspect
      AVLayerVideoGravityResizeAspectFill AVPlayerItemDidPlayToEndTimeNotification AVPlayerItemFailedToPlayToEndTimeNotification
      AVPlayerItemPlaybackStalledNotification AVAudioSessionCategoryPlayback AVAudioSessionCategoryAmbient AVAudioSessionCategoryRecord
      AVAudioSessionCategoryPlayAndRecord AVAudioSessionCategorySoloAmbient AVAudioSessionInterruptionNotification
      AVAudioSessionRouteChangeNotification AVCaptureSessionPresetHigh AVCaptureSessionPresetPhoto AVURLAssetPreferPreciseDurationAndTimingKey
      AVMetadataObjectTypeQRCode AVFileTypeMPEG4 AVFileTypeQuickTimeMovie MPMoviePlayerPlaybackDidFinishNotification
      NSApplicationDidBecomeActiveNotification NSApplicationDidFinishLaunchingNotification NSApplicationWillTerminateNotification
      NSApplicationDidResignActiveNotification NSWindowWillCloseNotification NSWindowDidBecomeKeyNotification NSWindowDidResizeNotification
      NSViewFrameDidChangeNotification NSViewBoundsDidChangeNotification NSControlTextDidChangeNotification
      NSPasteboardTypeString NSPasteboardTypePNG NSPasteboardTypeTIFF NSPasteboardTypeFileURL NSFilenamesPboardType NSStringPboardType
      NSWorkspaceDidWakeNotification NSWorkspaceWillSleepNotification NSTextDidChangeNotification
      NSURLSessionDownloadTaskResumeData NSStreamDataWrittenToMemoryStreamKey NSMetadataQueryDidFinishGatheringNotification
      NSMetadataQueryDidUpdateNotification NSUbiquitousKeyValueStoreDidChangeExternallyNotification NSExtensionItemAttachmentsKey
      NSGregorianCalendar NSCalendarIdentifierGregorian NSUndoManagerDidUndoChangeNotification
  """#
