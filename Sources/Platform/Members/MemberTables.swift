/// The methods and properties of the stub header: what literals, boxing, subscripts and `for in` need, and those
/// whose result type carries facts on. One member a line, so that one can be left out; `@interface` and `@protocol`
/// head the members of a class or protocol, with the protocols a class adopts. A property without attributes is one
/// that holds its value: strong, or a copy.
let stubMembers = #"""
  @protocol NSObject
  - (BOOL)isEqual:(id)object;
  - (Class)class;
  - (instancetype)self;
  - (id)performSelector:(SEL)selector;
  - (id)performSelector:(SEL)selector withObject:(id)object;
  - (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second;
  - (BOOL)isProxy;
  - (BOOL)isKindOfClass:(Class)aClass;
  - (BOOL)isMemberOfClass:(Class)aClass;
  - (BOOL)conformsToProtocol:(Protocol *)protocol;
  - (BOOL)respondsToSelector:(SEL)selector;
  - (instancetype)retain;
  - (oneway void)release;
  - (instancetype)autorelease;
  - (NSUInteger)retainCount;
  - (NSZone *)zone;
  @property (readonly) NSUInteger hash;
  @property (readonly) Class superclass;
  @property (readonly) NSString *description;
  @optional
  @property (readonly) NSString *debugDescription;
  @protocol NSCopying
  - (id)copyWithZone:(NSZone *)zone;
  @protocol NSMutableCopying
  - (id)mutableCopyWithZone:(NSZone *)zone;
  @protocol NSCoding
  - (void)encodeWithCoder:(NSCoder *)coder;
  - (instancetype)initWithCoder:(NSCoder *)coder;
  @protocol NSSecureCoding
  @property (class, readonly) BOOL supportsSecureCoding;
  @protocol NSFastEnumeration
  - (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(unsigned long)count;
  @protocol NSLocking
  - (void)lock;
  - (void)unlock;
  @protocol NSFetchedResultsSectionInfo
  @property (readonly) NSString *name;
  @property (readonly) NSUInteger numberOfObjects;
  @property (readonly) NSArray *objects;
  @protocol UIApplicationDelegate
  @optional
  @property UIWindow *window;
  @protocol UIViewControllerContextTransitioning
  @property (readonly) UIView *containerView;
  - (UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
  - (UIView *)viewForKey:(UITransitionContextViewKey)key;
  - (CGRect)finalFrameForViewController:(UIViewController *)controller;
  - (CGRect)initialFrameForViewController:(UIViewController *)controller;
  - (void)completeTransition:(BOOL)completed;
  @protocol UILayoutSupport
  @property (readonly) CGFloat length;
  @protocol MKAnnotation
  @property (readonly) CLLocationCoordinate2D coordinate;
  @optional
  @property (readonly) NSString *title;
  @property (readonly) NSString *subtitle;
  @protocol UIAppearance
  + (instancetype)appearance;
  + (instancetype)appearanceWhenContainedIn:(Class)container, ...;
  + (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)containers;

  @interface NSObject <NSObject>
  { Class isa; }
  + (void)load;
  + (void)initialize;
  + (instancetype)new;
  + (instancetype)alloc;
  + (instancetype)allocWithZone:(NSZone *)zone;
  + (Class)class;
  + (Class)superclass;
  + (NSUInteger)hash;
  + (NSString *)description;
  + (BOOL)conformsToProtocol:(Protocol *)protocol;
  + (BOOL)instancesRespondToSelector:(SEL)selector;
  + (BOOL)isSubclassOfClass:(Class)aClass;
  + (BOOL)resolveInstanceMethod:(SEL)selector;
  + (BOOL)resolveClassMethod:(SEL)selector;
  + (IMP)instanceMethodForSelector:(SEL)selector;
  + (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
  + (void)cancelPreviousPerformRequestsWithTarget:(id)target;
  + (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)argument;
  + (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
  + (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
  - (instancetype)init;
  - (void)dealloc;
  - (void)finalize;
  - (id)copy;
  - (id)mutableCopy;
  - (IMP)methodForSelector:(SEL)selector;
  - (void)doesNotRecognizeSelector:(SEL)selector;
  - (id)forwardingTargetForSelector:(SEL)selector;
  - (void)forwardInvocation:(NSInvocation *)invocation;
  - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
  - (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay;
  - (void)performSelector:(SEL)selector withObject:(id)argument afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes;
  - (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument waitUntilDone:(BOOL)wait;
  - (void)performSelectorInBackground:(SEL)selector withObject:(id)argument;
  - (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)argument waitUntilDone:(BOOL)wait;
  - (id)valueForKey:(NSString *)key;
  - (id)valueForKeyPath:(NSString *)path;
  - (void)setValue:(id)value forKey:(NSString *)key;
  - (void)setValue:(id)value forKeyPath:(NSString *)path;
  - (void)setValue:(id)value forUndefinedKey:(NSString *)key;
  - (id)valueForUndefinedKey:(NSString *)key;
  - (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)values;
  - (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
  - (void)willChangeValueForKey:(NSString *)key;
  - (void)didChangeValueForKey:(NSString *)key;
  - (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path options:(NSKeyValueObservingOptions)options context:(void *)context;
  - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
  - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path context:(void *)context;
  - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary<NSKeyValueChangeKey, id> *)change context:(void *)context;
  - (void)awakeFromNib;
  - (void)prepareForInterfaceBuilder;
  - (id)awakeAfterUsingCoder:(NSCoder *)coder;
  @property (readonly) Class classForCoder;
  @property BOOL isAccessibilityElement;
  @property NSString *accessibilityLabel;
  @property NSString *accessibilityHint;
  @property NSString *accessibilityValue;
  @property NSString *accessibilityIdentifier;
  @property UIAccessibilityTraits accessibilityTraits;
  @property CGRect accessibilityFrame;
  @property CGPoint accessibilityActivationPoint;
  @property BOOL accessibilityElementsHidden;
  @property BOOL accessibilityViewIsModal;
  @property BOOL shouldGroupAccessibilityChildren;
  @property NSString *accessibilityLanguage;
  @property NSArray *accessibilityElements;
  @property UIBezierPath *accessibilityPath;
  @property NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
  @property NSAttributedString *accessibilityAttributedLabel;
  @property NSAttributedString *accessibilityAttributedHint;
  @property NSAttributedString *accessibilityAttributedValue;
  @interface NSProxy <NSObject>
  + (instancetype)alloc;
  + (Class)class;
  - (void)forwardInvocation:(NSInvocation *)invocation;
  - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
  - (void)dealloc;
  @interface NSString <NSCopying, NSMutableCopying, NSSecureCoding>
  - (const char *)fileSystemRepresentation;
  - (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding;
  - (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
  - (const char *)cStringUsingEncoding:(NSStringEncoding)encoding;
  - (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separators;
  - (instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding;
  - (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)string;
  + (NSString *)pathWithComponents:(NSArray<NSString *> *)components;
  + (instancetype)string;
  + (instancetype)stringWithString:(NSString *)string;
  + (instancetype)stringWithUTF8String:(const char *)text;
  + (instancetype)stringWithCString:(const char *)text encoding:(NSStringEncoding)encoding;
  + (instancetype)stringWithFormat:(NSString *)format, ...;
  + (instancetype)localizedStringWithFormat:(NSString *)format, ...;
  + (instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error;
  - (instancetype)initWithFormat:(NSString *)format, ...;
  - (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
  - (instancetype)initWithString:(NSString *)string;
  - (instancetype)initWithUTF8String:(const char *)text;
  - (instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
  - (unichar)characterAtIndex:(NSUInteger)index;
  - (BOOL)isEqualToString:(NSString *)string;
  - (BOOL)hasPrefix:(NSString *)text;
  - (BOOL)hasSuffix:(NSString *)text;
  - (BOOL)containsString:(NSString *)text;
  - (NSComparisonResult)compare:(NSString *)string;
  - (NSRange)rangeOfString:(NSString *)text;
  - (NSRange)rangeOfString:(NSString *)text options:(NSStringCompareOptions)options;
  - (NSString *)substringFromIndex:(NSUInteger)index;
  - (NSString *)substringToIndex:(NSUInteger)index;
  - (NSString *)substringWithRange:(NSRange)range;
  - (NSString *)stringByAppendingString:(NSString *)string;
  - (NSString *)stringByAppendingFormat:(NSString *)format, ...;
  - (NSString *)stringByAppendingPathComponent:(NSString *)component;
  - (NSString *)stringByAppendingPathExtension:(NSString *)extension;
  - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)text withString:(NSString *)replacement;
  - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
  - (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set;
  - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
  - (NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
  - (CGSize)sizeWithAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes context:(NSStringDrawingContext *)context;
  @property (readonly) NSUInteger length;
  @property (readonly) const char *UTF8String;
  @property (readonly) int intValue;
  @property (readonly) NSInteger integerValue;
  @property (readonly) long long longLongValue;
  @property (readonly) float floatValue;
  @property (readonly) double doubleValue;
  @property (readonly) BOOL boolValue;
  @property (readonly) NSString *lowercaseString;
  @property (readonly) NSString *uppercaseString;
  @property (readonly) NSString *capitalizedString;
  @property (readonly) NSString *lastPathComponent;
  @property (readonly) NSString *pathExtension;
  @property (readonly) NSString *stringByDeletingLastPathComponent;
  @property (readonly) NSString *stringByDeletingPathExtension;
  @property (readonly) NSString *stringByExpandingTildeInPath;
  @property (readonly) NSString *stringByRemovingPercentEncoding;
  @property (readonly) NSArray<NSString *> *pathComponents;
  @interface NSMutableString
  - (void)deleteCharactersInRange:(NSRange)range;
  - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
  + (instancetype)stringWithCapacity:(NSUInteger)capacity;
  - (void)appendString:(NSString *)string;
  - (void)appendFormat:(NSString *)format, ...;
  - (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
  @interface NSAttributedString <NSCopying, NSMutableCopying, NSSecureCoding>
  - (instancetype)initWithString:(NSString *)string;
  - (instancetype)initWithString:(NSString *)string attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes;
  - (instancetype)initWithAttributedString:(NSAttributedString *)string;
  + (NSAttributedString *)attributedStringWithAttachment:(NSTextAttachment *)attachment;
  - (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
  - (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
  @property (readonly) NSUInteger length;
  @property (readonly) NSString *string;
  @interface NSMutableAttributedString
  - (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
  - (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range;
  - (void)appendAttributedString:(NSAttributedString *)string;
  @property (readonly) NSMutableString *mutableString;
  @interface NSValue <NSCopying, NSSecureCoding>
  + (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
  + (NSValue *)valueWithNonretainedObject:(id)object;
  + (NSValue *)valueWithPointer:(const void *)pointer;
  + (NSValue *)valueWithRange:(NSRange)range;
  + (NSValue *)valueWithCGPoint:(CGPoint)point;
  + (NSValue *)valueWithCGSize:(CGSize)size;
  + (NSValue *)valueWithCGRect:(CGRect)rect;
  + (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
  + (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets;
  + (NSValue *)valueWithCMTime:(CMTime)time;
  - (void)getValue:(void *)value;
  @property (readonly) id nonretainedObjectValue;
  @property (readonly) void *pointerValue;
  @property (readonly) const char *objCType;
  @property (readonly) NSRange rangeValue;
  @property (readonly) CGPoint CGPointValue;
  @property (readonly) CGSize CGSizeValue;
  @property (readonly) CGRect CGRectValue;
  @property (readonly) UIEdgeInsets UIEdgeInsetsValue;
  @property (readonly) CATransform3D CATransform3DValue;
  @property (readonly) CMTime CMTimeValue;
  + (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform;
  @property (readonly) CGAffineTransform CGAffineTransformValue;
  @interface NSNumber
  + (NSNumber *)numberWithChar:(char)value;
  + (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
  + (NSNumber *)numberWithShort:(short)value;
  + (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
  + (NSNumber *)numberWithInt:(int)value;
  + (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
  + (NSNumber *)numberWithLong:(long)value;
  + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
  + (NSNumber *)numberWithLongLong:(long long)value;
  + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
  + (NSNumber *)numberWithFloat:(float)value;
  + (NSNumber *)numberWithDouble:(double)value;
  + (NSNumber *)numberWithBool:(BOOL)value;
  + (NSNumber *)numberWithInteger:(NSInteger)value;
  + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
  - (NSComparisonResult)compare:(NSNumber *)other;
  - (BOOL)isEqualToNumber:(NSNumber *)other;
  @property (readonly) char charValue;
  @property (readonly) int intValue;
  @property (readonly) unsigned int unsignedIntValue;
  @property (readonly) long longValue;
  @property (readonly) unsigned long unsignedLongValue;
  @property (readonly) long long longLongValue;
  @property (readonly) unsigned long long unsignedLongLongValue;
  @property (readonly) float floatValue;
  @property (readonly) double doubleValue;
  @property (readonly) BOOL boolValue;
  @property (readonly) NSInteger integerValue;
  @property (readonly) NSUInteger unsignedIntegerValue;
  @property (readonly) NSString *stringValue;
  @interface NSArray <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  - (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
  + (instancetype)array;
  + (instancetype)arrayWithObject:(ObjectType)object;
  + (instancetype)arrayWithObjects:(const ObjectType [])objects count:(NSUInteger)count;
  + (instancetype)arrayWithObjects:(ObjectType)first, ...;
  + (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
  - (instancetype)initWithObjects:(ObjectType)first, ...;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
  - (ObjectType)objectAtIndex:(NSUInteger)index;
  - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
  - (BOOL)containsObject:(ObjectType)object;
  - (NSUInteger)indexOfObject:(ObjectType)object;
  - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
  - (BOOL)isEqualToArray:(NSArray<ObjectType> *)array;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
  - (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
  - (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
  - (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
  - (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
  - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
  - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator)comparator;
  - (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
  - (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
  - (NSString *)componentsJoinedByString:(NSString *)separator;
  - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
  - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
  - (void)makeObjectsPerformSelector:(SEL)selector;
  @property (readonly) NSUInteger count;
  @property (readonly) ObjectType firstObject;
  @property (readonly) ObjectType lastObject;
  @interface NSMutableArray
  - (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
  - (void)sortUsingDescriptors:(NSArray *)descriptors;
  + (instancetype)arrayWithCapacity:(NSUInteger)capacity;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
  - (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
  - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
  - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
  - (void)removeObject:(ObjectType)object;
  - (void)removeObjectAtIndex:(NSUInteger)index;
  - (void)removeLastObject;
  - (void)removeAllObjects;
  @interface NSDictionary <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  - (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (^)(KeyType key, ObjectType object, BOOL *stop))test;
  + (instancetype)dictionary;
  + (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType)key;
  + (instancetype)dictionaryWithObjects:(const ObjectType [])objects forKeys:(const KeyType [])keys count:(NSUInteger)count;
  + (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
  + (instancetype)dictionaryWithObjectsAndKeys:(id)first, ...;
  + (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (instancetype)initWithObjectsAndKeys:(id)first, ...;
  - (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (ObjectType)objectForKey:(KeyType)key;
  - (ObjectType)objectForKeyedSubscript:(KeyType)key;
  - (NSEnumerator<KeyType> *)keyEnumerator;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
  @property (readonly) NSUInteger count;
  @property (readonly) NSArray<KeyType> *allKeys;
  @property (readonly) NSArray<ObjectType> *allValues;
  @interface NSMutableDictionary
  + (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
  - (instancetype)initWithCapacity:(NSUInteger)capacity;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
  - (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
  - (void)removeObjectForKey:(KeyType)key;
  - (void)removeAllObjects;
  @interface NSSet <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  - (NSSet<ObjectType> *)objectsPassingTest:(BOOL (^)(ObjectType object, BOOL *stop))test;
  - (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other;
  + (instancetype)set;
  + (instancetype)setWithObject:(ObjectType)object;
  + (instancetype)setWithObjects:(ObjectType)first, ...;
  + (instancetype)setWithArray:(NSArray<ObjectType> *)array;
  + (instancetype)setWithSet:(NSSet<ObjectType> *)set;
  - (instancetype)initWithObjects:(ObjectType)first, ...;
  - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
  - (ObjectType)member:(ObjectType)object;
  - (ObjectType)anyObject;
  - (BOOL)containsObject:(ObjectType)object;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, BOOL *stop))block;
  @property (readonly) NSUInteger count;
  @property (readonly) NSArray<ObjectType> *allObjects;
  @interface NSMutableSet
  - (void)minusSet:(NSSet<ObjectType> *)other;
  - (void)unionSet:(NSSet<ObjectType> *)other;
  + (instancetype)setWithCapacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
  - (void)removeObject:(ObjectType)object;
  - (void)removeAllObjects;
  @interface NSOrderedSet <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
  + (instancetype)orderedSet;
  - (ObjectType)objectAtIndex:(NSUInteger)index;
  - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
  @property (readonly) NSUInteger count;
  @property (readonly) ObjectType firstObject;
  @property (readonly) ObjectType lastObject;
  @property (readonly) NSArray<ObjectType> *array;
  @property (readonly) NSSet<ObjectType> *set;
  @interface NSMutableOrderedSet
  - (void)addObject:(ObjectType)object;
  - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
  - (void)removeObject:(ObjectType)object;
  @interface NSEnumerator <NSFastEnumeration>
  - (ObjectType)nextObject;
  @property (readonly) NSArray<ObjectType> *allObjects;
  @interface NSMapTable <NSCopying, NSSecureCoding, NSFastEnumeration>
  + (instancetype)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keys valueOptions:(NSPointerFunctionsOptions)values;
  + (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
  + (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
  + (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
  + (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
  - (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keys valueOptions:(NSPointerFunctionsOptions)values capacity:(NSUInteger)capacity;
  - (ObjectType)objectForKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key;
  - (void)removeObjectForKey:(KeyType)key;
  - (void)removeAllObjects;
  - (NSEnumerator<KeyType> *)keyEnumerator;
  - (NSEnumerator<ObjectType> *)objectEnumerator;
  @property (readonly) NSUInteger count;
  @interface NSHashTable <NSCopying, NSSecureCoding, NSFastEnumeration>
  + (NSHashTable<ObjectType> *)hashTableWithOptions:(NSPointerFunctionsOptions)options;
  + (NSHashTable<ObjectType> *)weakObjectsHashTable;
  - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity;
  - (void)addObject:(ObjectType)object;
  - (void)removeObject:(ObjectType)object;
  - (void)removeAllObjects;
  - (BOOL)containsObject:(ObjectType)object;
  @property (readonly) NSUInteger count;
  @property (readonly) NSArray<ObjectType> *allObjects;
  @property (readonly) ObjectType anyObject;
  @interface NSPointerArray <NSCopying, NSSecureCoding, NSFastEnumeration>
  + (NSPointerArray *)weakObjectsPointerArray;
  + (NSPointerArray *)strongObjectsPointerArray;
  + (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options;
  - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
  - (void)insertPointer:(void *)pointer atIndex:(NSUInteger)index;
  - (void)replacePointerAtIndex:(NSUInteger)index withPointer:(void *)pointer;
  - (void)removePointerAtIndex:(NSUInteger)index;
  - (void)compact;
  - (void)addPointer:(void *)pointer;
  - (void *)pointerAtIndex:(NSUInteger)index;
  @property (readonly) NSArray *allObjects;
  @property (readonly) NSUInteger count;
  @interface NSCache
  - (ObjectType)objectForKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key;
  - (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
  - (void)removeObjectForKey:(KeyType)key;
  - (void)removeAllObjects;
  @property (assign) id<NSCacheDelegate> delegate;
  @property NSString *name;
  @property NSUInteger countLimit;
  @property NSUInteger totalCostLimit;
  @interface NSIndexSet <NSCopying, NSMutableCopying, NSSecureCoding>
  - (BOOL)containsIndex:(NSUInteger)index;
  + (instancetype)indexSetWithIndex:(NSUInteger)index;
  + (instancetype)indexSetWithIndexesInRange:(NSRange)range;
  - (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger index, BOOL *stop))block;
  @property (readonly) NSUInteger count;
  @property (readonly) NSUInteger firstIndex;
  @property (readonly) NSUInteger lastIndex;
  @interface NSIndexPath <NSCopying, NSSecureCoding>
  + (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
  + (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
  @property (readonly) NSInteger section;
  @property (readonly) NSInteger row;
  @property (readonly) NSInteger item;
  + (instancetype)indexPathWithIndex:(NSUInteger)index;
  @property (readonly) NSUInteger length;
  @interface NSData <NSCopying, NSMutableCopying, NSSecureCoding>
  - (BOOL)isEqualToData:(NSData *)other;
  - (void)getBytes:(void *)buffer range:(NSRange)range;
  - (NSString *)base64EncodedStringWithOptions:(NSUInteger)options;
  - (NSString *)base64Encoding;
  - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic;
  + (instancetype)data;
  + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
  + (instancetype)dataWithContentsOfFile:(NSString *)path;
  + (instancetype)dataWithContentsOfURL:(NSURL *)url;
  + (instancetype)dataWithData:(NSData *)data;
  - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
  - (NSData *)subdataWithRange:(NSRange)range;
  @property (readonly) NSUInteger length;
  @property (readonly) const void *bytes;
  @interface NSMutableData
  + (instancetype)dataWithLength:(NSUInteger)length;
  - (void)appendData:(NSData *)data;
  - (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
  @property (readonly) void *mutableBytes;
  @interface NSDate <NSCopying, NSSecureCoding>
  - (NSDate *)laterDate:(NSDate *)other;
  - (BOOL)isEqualToDate:(NSDate *)other;
  + (instancetype)date;
  + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
  + (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
  + (instancetype)distantPast;
  + (instancetype)distantFuture;
  - (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
  - (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)seconds;
  - (NSComparisonResult)compare:(NSDate *)date;
  @property (readonly) NSTimeInterval timeIntervalSinceNow;
  @property (readonly) NSTimeInterval timeIntervalSince1970;
  @property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
  @interface NSCalendar <NSCopying, NSSecureCoding>
  @property (class, readonly) NSCalendar *currentCalendar;
  - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
  - (NSDate *)dateFromComponents:(NSDateComponents *)components;
  @property NSTimeZone *timeZone;
  @property NSLocale *locale;
  @interface NSLocale <NSCopying, NSSecureCoding>
  @property (class, readonly) NSLocale *currentLocale;
  + (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
  @property (class, readonly) NSArray<NSString *> *preferredLanguages;
  @interface NSTimeZone <NSCopying, NSSecureCoding>
  @property (class, readonly) NSTimeZone *localTimeZone;
  @property (class, readonly) NSTimeZone *systemTimeZone;
  + (instancetype)timeZoneWithName:(NSString *)name;
  @interface NSDateFormatter
  - (NSString *)stringFromDate:(NSDate *)date;
  - (NSDate *)dateFromString:(NSString *)string;
  @property NSString *dateFormat;
  @property NSLocale *locale;
  @property NSTimeZone *timeZone;
  @property NSDateFormatterStyle dateStyle;
  @property NSDateFormatterStyle timeStyle;
  @interface NSNumberFormatter
  - (NSString *)stringFromNumber:(NSNumber *)number;
  - (NSNumber *)numberFromString:(NSString *)string;
  @property NSNumberFormatterStyle numberStyle;
  @property NSLocale *locale;
  @interface NSNull <NSCopying, NSSecureCoding>
  + (NSNull *)null;
  @interface NSUUID <NSCopying, NSSecureCoding>
  + (instancetype)UUID;
  @property (readonly) NSString *UUIDString;
  @interface NSURL <NSCopying, NSSecureCoding, NSURLHandleClient>
  - (BOOL)setResourceValue:(id)value forKey:(NSString *)key error:(NSError **)error;
  - (BOOL)getResourceValue:(id *)value forKey:(NSString *)key error:(NSError **)error;
  - (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error;
  - (NSURL *)URLByAppendingPathComponent:(NSString *)component isDirectory:(BOOL)isDirectory;
  + (instancetype)URLWithString:(NSString *)string;
  + (instancetype)URLWithString:(NSString *)string relativeToURL:(NSURL *)base;
  + (NSURL *)fileURLWithPath:(NSString *)path;
  + (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
  - (instancetype)initWithString:(NSString *)string;
  - (NSURL *)URLByAppendingPathComponent:(NSString *)component;
  @property (readonly) NSString *absoluteString;
  @property (readonly) NSURL *absoluteURL;
  @property (readonly) NSString *scheme;
  @property (readonly) NSString *host;
  @property (readonly) NSNumber *port;
  @property (readonly) NSString *path;
  @property (readonly) NSString *query;
  @property (readonly) NSString *fragment;
  @property (readonly) NSString *lastPathComponent;
  @property (readonly) NSString *pathExtension;
  @property (readonly) NSURL *URLByDeletingLastPathComponent;
  @property (readonly, getter=isFileURL) BOOL fileURL;
  @interface NSError <NSCopying, NSSecureCoding>
  - (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)info;
  + (instancetype)errorWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(NSDictionary<NSErrorUserInfoKey, id> *)info;
  @property (readonly) NSErrorDomain domain;
  @property (readonly) NSInteger code;
  @property (readonly) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
  @property (readonly) NSString *localizedDescription;
  @property (readonly) NSString *localizedFailureReason;
  @property (readonly) NSString *localizedRecoverySuggestion;
  @interface NSException <NSCopying, NSSecureCoding>
  + (NSException *)exceptionWithName:(NSExceptionName)name reason:(NSString *)reason userInfo:(NSDictionary *)info;
  + (void)raise:(NSExceptionName)name format:(NSString *)format, ...;
  - (void)raise;
  @property (readonly) NSExceptionName name;
  @property (readonly) NSString *reason;
  @property (readonly) NSDictionary *userInfo;
  @interface NSInvocation
  + (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
  - (void)getArgument:(void *)argument atIndex:(NSInteger)index;
  - (void)setArgument:(void *)argument atIndex:(NSInteger)index;
  - (void)getReturnValue:(void *)value;
  - (void)setReturnValue:(void *)value;
  - (void)invoke;
  - (void)invokeWithTarget:(id)target;
  @property (readonly) NSMethodSignature *methodSignature;
  @property (assign) id target;
  @property SEL selector;
  @interface NSMethodSignature
  - (const char *)getArgumentTypeAtIndex:(NSUInteger)index;
  @property (readonly) const char *methodReturnType;
  + (NSMethodSignature *)signatureWithObjCTypes:(const char *)types;
  @property (readonly) NSUInteger numberOfArguments;
  @interface NSBundle
  @property (class, readonly) NSBundle *mainBundle;
  + (NSBundle *)bundleForClass:(Class)aClass;
  + (instancetype)bundleWithPath:(NSString *)path;
  + (NSBundle *)bundleWithIdentifier:(NSString *)identifier;
  - (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table;
  - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)extension;
  - (NSURL *)URLForResource:(NSString *)name withExtension:(NSString *)extension;
  - (id)objectForInfoDictionaryKey:(NSString *)key;
  - (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
  @property (readonly) NSString *bundleIdentifier;
  @property (readonly) NSString *bundlePath;
  @property (readonly) NSDictionary<NSString *, id> *infoDictionary;
  @property (readonly) NSString *resourcePath;
  @property (readonly) NSURL *bundleURL;
  @interface NSFileManager
  - (BOOL)moveItemAtURL:(NSURL *)source toURL:(NSURL *)target error:(NSError **)error;
  - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
  - (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(BOOL *)isDirectory;
  - (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)all attributes:(NSDictionary *)attributes error:(NSError **)error;
  @property (class, readonly) NSFileManager *defaultManager;
  - (BOOL)fileExistsAtPath:(NSString *)path;
  - (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domains;
  - (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
  - (NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
  - (NSDirectoryEnumerator<NSURL *> *)enumeratorAtURL:(NSURL *)url includingPropertiesForKeys:(NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)options errorHandler:(BOOL (^)(NSURL *url, NSError *error))handler;
  @property (assign) id<NSFileManagerDelegate> delegate;
  @interface NSUserDefaults
  @property (class, readonly) NSUserDefaults *standardUserDefaults;
  - (instancetype)initWithSuiteName:(NSString *)name;
  - (id)objectForKey:(NSString *)key;
  - (void)setObject:(id)value forKey:(NSString *)key;
  - (void)removeObjectForKey:(NSString *)key;
  - (NSString *)stringForKey:(NSString *)key;
  - (NSArray *)arrayForKey:(NSString *)key;
  - (NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key;
  - (NSInteger)integerForKey:(NSString *)key;
  - (BOOL)boolForKey:(NSString *)key;
  - (void)setBool:(BOOL)value forKey:(NSString *)key;
  - (void)setInteger:(NSInteger)value forKey:(NSString *)key;
  - (BOOL)synchronize;
  @interface NSNotification <NSCopying, NSCoding>
  + (instancetype)notificationWithName:(NSNotificationName)name object:(id)object;
  + (instancetype)notificationWithName:(NSNotificationName)name object:(id)object userInfo:(NSDictionary *)info;
  @property (readonly) NSNotificationName name;
  @property (readonly) id object;
  @property (readonly) NSDictionary *userInfo;
  @interface NSNotificationCenter
  @property (class, readonly) NSNotificationCenter *defaultCenter;
  - (void)addObserver:(id)observer selector:(SEL)selector name:(NSNotificationName)name object:(id)object;
  - (id<NSObject>)addObserverForName:(NSNotificationName)name object:(id)object queue:(NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *notification))block;
  - (void)postNotification:(NSNotification *)notification;
  - (void)postNotificationName:(NSNotificationName)name object:(id)object;
  - (void)postNotificationName:(NSNotificationName)name object:(id)object userInfo:(NSDictionary *)info;
  - (void)removeObserver:(id)observer;
  - (void)removeObserver:(id)observer name:(NSNotificationName)name object:(id)object;
  @interface NSOperation
  - (void)start;
  - (void)main;
  - (void)cancel;
  - (void)addDependency:(NSOperation *)operation;
  - (void)removeDependency:(NSOperation *)operation;
  @property (readonly, getter=isCancelled) BOOL cancelled;
  @property (readonly, getter=isExecuting) BOOL executing;
  @property (readonly, getter=isFinished) BOOL finished;
  @property (readonly, getter=isConcurrent) BOOL concurrent;
  @property (readonly, getter=isAsynchronous) BOOL asynchronous;
  @property (readonly, getter=isReady) BOOL ready;
  @property (readonly) NSArray<NSOperation *> *dependencies;
  @property void (^completionBlock)(void);
  @property NSOperationQueuePriority queuePriority;
  @property NSQualityOfService qualityOfService;
  @property NSString *name;
  @interface NSBlockOperation
  + (instancetype)blockOperationWithBlock:(void (^)(void))block;
  @interface NSOperationQueue
  @property (class, readonly) NSOperationQueue *mainQueue;
  @property (class, readonly) NSOperationQueue *currentQueue;
  - (void)addOperation:(NSOperation *)operation;
  - (void)addOperationWithBlock:(void (^)(void))block;
  - (void)cancelAllOperations;
  @property (readonly) NSArray<NSOperation *> *operations;
  @property (readonly) NSUInteger operationCount;
  @property NSInteger maxConcurrentOperationCount;
  @property (getter=isSuspended) BOOL suspended;
  @property NSString *name;
  @property (assign) dispatch_queue_t underlyingQueue;
  @interface NSThread
  @property (class, readonly) NSThread *currentThread;
  @property (class, readonly) NSThread *mainThread;
  @property (class, readonly) BOOL isMainThread;
  @property (readonly) BOOL isMainThread;
  + (void)sleepForTimeInterval:(NSTimeInterval)seconds;
  @property (class, readonly) NSArray<NSString *> *callStackSymbols;
  @property (readonly) NSMutableDictionary *threadDictionary;
  @interface NSRunLoop
  - (BOOL)runMode:(NSString *)mode beforeDate:(NSDate *)limit;
  - (void)run;
  @property (class, readonly) NSRunLoop *currentRunLoop;
  @property (class, readonly) NSRunLoop *mainRunLoop;
  - (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
  @property (readonly) NSRunLoopMode currentMode;
  @interface NSTimer
  + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
  + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
  + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
  - (void)invalidate;
  - (void)fire;
  @property (readonly, getter=isValid) BOOL valid;
  @property (readonly) id userInfo;
  @interface NSLock <NSLocking>
  - (BOOL)tryLock;
  @property NSString *name;
  @interface NSRecursiveLock <NSLocking>
  - (BOOL)tryLock;
  @property NSString *name;
  @interface NSCondition <NSLocking>
  - (void)wait;
  - (void)signal;
  @interface NSConditionLock <NSLocking>
  @interface NSProcessInfo
  @property (class, readonly) NSProcessInfo *processInfo;
  @property (readonly) NSDictionary<NSString *, NSString *> *environment;
  @property (readonly) NSArray<NSString *> *arguments;
  @property (readonly) NSUInteger activeProcessorCount;
  @interface NSProgress
  + (NSProgress *)progressWithTotalUnitCount:(int64_t)count;
  @property int64_t totalUnitCount;
  @property int64_t completedUnitCount;
  @property (readonly) double fractionCompleted;
  @property (getter=isCancellable) BOOL cancellable;
  @property (getter=isPausable) BOOL pausable;
  @property void (^cancellationHandler)(void);
  @property void (^pausingHandler)(void);
  @property void (^resumingHandler)(void);
  @property (readonly) NSDictionary<NSProgressUserInfoKey, id> *userInfo;
  @interface NSCoder
  - (id)decodeObjectForKey:(NSString *)key;
  - (id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key;
  - (id)decodeObjectOfClasses:(NSSet<Class> *)classes forKey:(NSString *)key;
  - (void)encodeObject:(id)object forKey:(NSString *)key;
  - (void)encodeObject:(id)object;
  - (id)decodeObject;
  - (void)encodeBool:(BOOL)value forKey:(NSString *)key;
  - (BOOL)decodeBoolForKey:(NSString *)key;
  - (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
  - (NSInteger)decodeIntegerForKey:(NSString *)key;
  - (double)decodeDoubleForKey:(NSString *)key;
  - (float)decodeFloatForKey:(NSString *)key;
  - (int)decodeIntForKey:(NSString *)key;
  @interface NSKeyedArchiver
  + (NSData *)archivedDataWithRootObject:(id)object;
  + (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
  @property BOOL requiresSecureCoding;
  @interface NSKeyedUnarchiver
  + (id)unarchiveObjectWithData:(NSData *)data;
  + (id)unarchiveObjectWithFile:(NSString *)path;
  @property BOOL requiresSecureCoding;
  @property (assign) id<NSKeyedUnarchiverDelegate> delegate;
  @interface NSJSONSerialization
  + (id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error;
  + (NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error;
  + (BOOL)isValidJSONObject:(id)object;
  @interface NSPredicate <NSCopying, NSSecureCoding>
  + (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
  + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary<NSString *, id> *bindings))block;
  - (BOOL)evaluateWithObject:(id)object;
  @interface NSSortDescriptor <NSCopying, NSSecureCoding>
  + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
  - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
  @interface NSRegularExpression <NSCopying, NSSecureCoding>
  + (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error;
  - (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
  - (NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
  @interface NSTextCheckingResult
  - (NSRange)rangeAtIndex:(NSUInteger)index;
  @property (readonly) NSRange range;
  @property (readonly) NSURL *URL;
  @property (readonly) NSUInteger numberOfRanges;
  @interface NSCharacterSet <NSCopying, NSMutableCopying, NSSecureCoding>
  @property (class, readonly) NSCharacterSet *whitespaceCharacterSet;
  @property (class, readonly) NSCharacterSet *whitespaceAndNewlineCharacterSet;
  @property (class, readonly) NSCharacterSet *newlineCharacterSet;
  @property (class, readonly) NSCharacterSet *decimalDigitCharacterSet;
  @property (class, readonly) NSCharacterSet *URLQueryAllowedCharacterSet;
  + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)text;
  @interface NSURLRequest <NSCopying, NSMutableCopying, NSSecureCoding>
  + (instancetype)requestWithURL:(NSURL *)url;
  - (instancetype)initWithURL:(NSURL *)url;
  - (instancetype)initWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)timeout;
  - (NSString *)valueForHTTPHeaderField:(NSString *)field;
  @property (readonly) NSURL *URL;
  @property (readonly) NSString *HTTPMethod;
  @property (readonly) NSData *HTTPBody;
  @property (readonly) NSInputStream *HTTPBodyStream;
  @property (readonly) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
  @property (readonly) NSURLRequestCachePolicy cachePolicy;
  @property (readonly) NSTimeInterval timeoutInterval;
  @property (readonly) NSURL *mainDocumentURL;
  @property (readonly) BOOL HTTPShouldHandleCookies;
  @interface NSMutableURLRequest
  - (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
  - (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
  @property NSURL *URL;
  @property NSString *HTTPMethod;
  @property NSData *HTTPBody;
  @property NSInputStream *HTTPBodyStream;
  @property NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
  @property NSURLRequestCachePolicy cachePolicy;
  @property NSTimeInterval timeoutInterval;
  @property NSURLRequestNetworkServiceType networkServiceType;
  @property BOOL allowsCellularAccess;
  @property BOOL HTTPShouldHandleCookies;
  @property BOOL HTTPShouldUsePipelining;
  @interface NSURLResponse <NSCopying, NSSecureCoding>
  @property (readonly) NSURL *URL;
  @property (readonly) NSString *MIMEType;
  @property (readonly) NSString *suggestedFilename;
  @property (readonly) long long expectedContentLength;
  @property (readonly) NSString *textEncodingName;
  @interface NSHTTPURLResponse
  - (instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)code HTTPVersion:(NSString *)version headerFields:(NSDictionary *)fields;
  + (NSString *)localizedStringForStatusCode:(NSInteger)code;
  @property (readonly) NSInteger statusCode;
  @property (readonly) NSDictionary *allHeaderFields;
  @interface NSCachedURLResponse <NSCopying, NSSecureCoding>
  @property (readonly) NSURLResponse *response;
  @property (readonly) NSData *data;
  @interface NSURLCache
  - (instancetype)initWithMemoryCapacity:(NSUInteger)memory diskCapacity:(NSUInteger)disk diskPath:(NSString *)path;
  - (void)removeAllCachedResponses;
  @property (class) NSURLCache *sharedURLCache;
  - (NSCachedURLResponse *)cachedResponseForRequest:(NSURLRequest *)request;
  @interface NSURLCredential <NSCopying, NSSecureCoding>
  + (NSURLCredential *)credentialForTrust:(SecTrustRef)trust;
  @interface NSURLAuthenticationChallenge <NSSecureCoding>
  @property (readonly) NSURLProtectionSpace *protectionSpace;
  @property (readonly) NSURLCredential *proposedCredential;
  @property (readonly) NSError *error;
  @property (readonly) id<NSURLAuthenticationChallengeSender> sender;
  @property (readonly) NSInteger previousFailureCount;
  @interface NSURLProtectionSpace <NSCopying, NSSecureCoding>
  @property (readonly) NSString *host;
  @property (readonly) NSString *authenticationMethod;
  @property (readonly) SecTrustRef serverTrust;
  @property (readonly) NSString *realm;
  @interface NSURLConnection
  - (instancetype)initWithRequest:(NSURLRequest *)request delegate:(id)delegate;
  - (instancetype)initWithRequest:(NSURLRequest *)request delegate:(id)delegate startImmediately:(BOOL)start;
  - (void)start;
  - (void)cancel;
  @interface NSURLSession
  - (void)finishTasksAndInvalidate;
  @property (class, readonly) NSURLSession *sharedSession;
  + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
  + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(id<NSURLSessionDelegate>)delegate delegateQueue:(NSOperationQueue *)queue;
  - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
  - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url;
  - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
  - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
  - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)file;
  - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)data;
  - (NSURLSessionUploadTask *)uploadTaskWithStreamedRequest:(NSURLRequest *)request;
  - (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request;
  - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url;
  - (NSURLSessionDownloadTask *)downloadTaskWithResumeData:(NSData *)data;
  - (void)invalidateAndCancel;
  @property (readonly) NSOperationQueue *delegateQueue;
  @property (readonly) id<NSURLSessionDelegate> delegate;
  @property (readonly) NSURLSessionConfiguration *configuration;
  @interface NSURLSessionConfiguration <NSCopying>
  @property (class, readonly) NSURLSessionConfiguration *defaultSessionConfiguration;
  @property (class, readonly) NSURLSessionConfiguration *ephemeralSessionConfiguration;
  + (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier;
  @property (readonly) NSString *identifier;
  @property NSURLCache *URLCache;
  @property NSArray<Class> *protocolClasses;
  @property NSTimeInterval timeoutIntervalForRequest;
  @property NSURLRequestCachePolicy requestCachePolicy;
  @property BOOL allowsCellularAccess;
  @property BOOL HTTPShouldUsePipelining;
  @property BOOL HTTPShouldSetCookies;
  @property NSDictionary *HTTPAdditionalHeaders;
  @property NSHTTPCookieStorage *HTTPCookieStorage;
  @property NSURLCredentialStorage *URLCredentialStorage;
  @interface NSURLSessionTask <NSCopying, NSProgressReporting>
  - (void)cancel;
  - (void)suspend;
  - (void)resume;
  @property (readonly) NSUInteger taskIdentifier;
  @property (readonly) NSURLRequest *originalRequest;
  @property (readonly) NSURLRequest *currentRequest;
  @property (readonly) NSURLResponse *response;
  @property (readonly) NSProgress *progress;
  @property (readonly) NSURLSessionTaskState state;
  @property (readonly) NSError *error;
  @property (readonly) int64_t countOfBytesReceived;
  @property (readonly) int64_t countOfBytesSent;
  @property NSString *taskDescription;
  @property float priority;
  @property (readonly) int64_t countOfBytesExpectedToReceive;
  @property (readonly) int64_t countOfBytesExpectedToSend;
  @interface NSHTTPCookieStorage
  @property (class, readonly) NSHTTPCookieStorage *sharedHTTPCookieStorage;
  @interface NSUndoManager
  - (id)prepareWithInvocationTarget:(id)target;
  @interface NSLayoutConstraint
  + (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary<NSString *, id> *)metrics views:(NSDictionary<NSString *, id> *)views;
  + (instancetype)constraintWithItem:(id)first attribute:(NSLayoutAttribute)attribute relatedBy:(NSLayoutRelation)relation toItem:(id)second attribute:(NSLayoutAttribute)other multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
  + (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  @property CGFloat constant;
  @property (getter=isActive) BOOL active;
  @property UILayoutPriority priority;
  @interface NSLayoutAnchor
  - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
  - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
  @interface NSLayoutDimension
  - (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
  @interface NSParagraphStyle <NSCopying, NSMutableCopying, NSSecureCoding>
  @property (class, readonly) NSParagraphStyle *defaultParagraphStyle;
  @property (readonly) NSTextAlignment alignment;
  @property (readonly) NSLineBreakMode lineBreakMode;
  @property (readonly) NSWritingDirection baseWritingDirection;
  @property (readonly) CGFloat lineSpacing;
  @property (readonly) CGFloat paragraphSpacing;
  @property (readonly) CGFloat paragraphSpacingBefore;
  @property (readonly) CGFloat firstLineHeadIndent;
  @property (readonly) CGFloat headIndent;
  @property (readonly) CGFloat tailIndent;
  @property (readonly) CGFloat minimumLineHeight;
  @property (readonly) CGFloat maximumLineHeight;
  @property (readonly) CGFloat lineHeightMultiple;
  @property (readonly) CGFloat defaultTabInterval;
  @property (readonly) float hyphenationFactor;
  @property (readonly) NSArray<NSTextTab *> *tabStops;
  @interface NSMutableParagraphStyle
  @property NSTextAlignment alignment;
  @property NSLineBreakMode lineBreakMode;
  @property CGFloat lineSpacing;
  @property NSWritingDirection baseWritingDirection;
  @property CGFloat paragraphSpacing;
  @property CGFloat paragraphSpacingBefore;
  @property CGFloat firstLineHeadIndent;
  @property CGFloat headIndent;
  @property CGFloat tailIndent;
  @property CGFloat minimumLineHeight;
  @property CGFloat maximumLineHeight;
  @property CGFloat lineHeightMultiple;
  @property CGFloat defaultTabInterval;
  @property float hyphenationFactor;
  @property NSArray<NSTextTab *> *tabStops;
  @interface NSLayoutManager <NSSecureCoding>
  - (void)addTextContainer:(NSTextContainer *)container;
  - (NSTextContainer *)textContainerForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  @property (assign) NSTextStorage *textStorage;
  @property (readonly) NSArray<NSTextContainer *> *textContainers;
  @property (weak) id<NSLayoutManagerDelegate> delegate;
  @property BOOL usesFontLeading;
  @interface NSTextStorage
  - (void)addLayoutManager:(NSLayoutManager *)manager;
  @property (readonly) NSArray<NSLayoutManager *> *layoutManagers;
  @property (weak) id<NSTextStorageDelegate> delegate;
  @interface NSTextContainer <NSSecureCoding>
  @property (assign) NSLayoutManager *layoutManager;
  @property CGSize size;
  @property NSArray<UIBezierPath *> *exclusionPaths;
  @property NSLineBreakMode lineBreakMode;
  @property CGFloat lineFragmentPadding;
  @property NSUInteger maximumNumberOfLines;
  @interface NSTextAttachment <NSSecureCoding>
  @property UIImage *image;
  @property CGRect bounds;

  @interface UIResponder <UIUserActivityRestoring>
  - (BOOL)becomeFirstResponder;
  - (BOOL)resignFirstResponder;
  - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  @property (readonly) UIResponder *nextResponder;
  @property (readonly) BOOL canBecomeFirstResponder;
  @property (readonly) BOOL isFirstResponder;
  @property (readonly) NSUndoManager *undoManager;
  @property (readonly) UIView *inputView;
  @property (readonly) UIView *inputAccessoryView;
  @property NSUserActivity *userActivity;
  @interface UIView <NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, UIFocusItem, CALayerDelegate>
  - (void)setNeedsDisplay;
  @property (class, readonly) Class layerClass;
  + (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
  + (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
  + (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
  - (instancetype)initWithFrame:(CGRect)frame;
  - (instancetype)initWithCoder:(NSCoder *)coder;
  - (void)addSubview:(UIView *)view;
  - (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
  - (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
  - (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
  - (void)bringSubviewToFront:(UIView *)view;
  - (void)sendSubviewToBack:(UIView *)view;
  - (void)removeFromSuperview;
  - (void)didMoveToSuperview;
  - (void)didMoveToWindow;
  - (void)willMoveToSuperview:(UIView *)view;
  - (void)willMoveToWindow:(UIWindow *)window;
  - (UIView *)viewWithTag:(NSInteger)tag;
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
  - (UIView *)snapshotViewAfterScreenUpdates:(BOOL)after;
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
  - (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;
  - (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view;
  - (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
  - (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
  - (CGSize)sizeThatFits:(CGSize)size;
  - (void)layoutSubviews;
  - (void)updateConstraints;
  - (void)drawRect:(CGRect)rect;
  - (void)addConstraint:(NSLayoutConstraint *)constraint;
  - (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
  @property (readonly) UIView *superview;
  @property (readonly) UIWindow *window;
  @property (readonly) NSArray<UIView *> *subviews;
  @property (readonly) CALayer *layer;
  @property NSArray<UIGestureRecognizer *> *gestureRecognizers;
  @property (readonly) NSArray<NSLayoutConstraint *> *constraints;
  @property UIView *maskView;
  @property UIColor *backgroundColor;
  @property UIColor *tintColor;
  @property (readonly) UITraitCollection *traitCollection;
  @property (readonly) UILayoutGuide *safeAreaLayoutGuide;
  @property (readonly) UILayoutGuide *layoutMarginsGuide;
  @property (readonly) NSLayoutXAxisAnchor *leadingAnchor;
  @property (readonly) NSLayoutXAxisAnchor *trailingAnchor;
  @property (readonly) NSLayoutXAxisAnchor *leftAnchor;
  @property (readonly) NSLayoutXAxisAnchor *rightAnchor;
  @property (readonly) NSLayoutXAxisAnchor *centerXAnchor;
  @property (readonly) NSLayoutYAxisAnchor *topAnchor;
  @property (readonly) NSLayoutYAxisAnchor *bottomAnchor;
  @property (readonly) NSLayoutYAxisAnchor *centerYAnchor;
  @property (readonly) NSLayoutDimension *widthAnchor;
  @property (readonly) NSLayoutDimension *heightAnchor;
  @property CGRect frame;
  @property CGRect bounds;
  @property CGPoint center;
  @property CGAffineTransform transform;
  @property CGFloat alpha;
  @property UIViewContentMode contentMode;
  @property UIViewAutoresizing autoresizingMask;
  @property NSInteger tag;
  @property (getter=isHidden) BOOL hidden;
  @property (getter=isOpaque) BOOL opaque;
  @property BOOL clipsToBounds;
  @property BOOL autoresizesSubviews;
  @property BOOL translatesAutoresizingMaskIntoConstraints;
  @property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
  @property UIEdgeInsets layoutMargins;
  @property (readonly) UIEdgeInsets safeAreaInsets;
  @property CGFloat contentScaleFactor;
  @property (class, readonly) BOOL areAnimationsEnabled;
  @property UISemanticContentAttribute semanticContentAttribute;
  @property BOOL preservesSuperviewLayoutMargins;
  @property BOOL insetsLayoutMarginsFromSafeArea;
  @property (getter=isExclusiveTouch) BOOL exclusiveTouch;
  @property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
  @property (readonly) CGSize intrinsicContentSize;
  @interface UIWindow
  - (void)makeKeyAndVisible;
  @property UIViewController *rootViewController;
  @property UIScreen *screen;
  @property (weak) UIWindowScene *windowScene;
  @property UIWindowLevel windowLevel;
  @interface UIControl
  - (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
  - (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
  - (void)sendActionsForControlEvents:(UIControlEvents)events;
  @property (getter=isEnabled) BOOL enabled;
  @property (getter=isSelected) BOOL selected;
  @property (getter=isHighlighted) BOOL highlighted;
  @property (readonly) NSSet *allTargets;
  @property (readonly) UIControlState state;
  @interface UIButton
  - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
  - (UIImage *)backgroundImageForState:(UIControlState)state;
  + (instancetype)buttonWithType:(UIButtonType)type;
  - (void)setTitle:(NSString *)title forState:(UIControlState)state;
  - (void)setImage:(UIImage *)image forState:(UIControlState)state;
  - (NSString *)titleForState:(UIControlState)state;
  - (UIImage *)imageForState:(UIControlState)state;
  @property (readonly) UILabel *titleLabel;
  @property (readonly) UIImageView *imageView;
  @interface UILabel
  @property NSString *text;
  @property NSAttributedString *attributedText;
  @property UIFont *font;
  @property UIColor *textColor;
  @property NSTextAlignment textAlignment;
  @property NSLineBreakMode lineBreakMode;
  @property NSInteger numberOfLines;
  @property UIColor *highlightedTextColor;
  @property UIColor *shadowColor;
  @property CGSize shadowOffset;
  @property BOOL adjustsFontSizeToFitWidth;
  @interface UITextField <UITextInput>
  @property NSString *text;
  @property NSString *placeholder;
  @property UIFont *font;
  @property UIColor *textColor;
  @property (weak) id<UITextFieldDelegate> delegate;
  @property UIView *leftView;
  @property UIView *rightView;
  @property (readwrite) UIView *inputView;
  @property (readwrite) UIView *inputAccessoryView;
  @property NSAttributedString *attributedText;
  @property NSTextAlignment textAlignment;
  @property UITextBorderStyle borderStyle;
  @property UITextFieldViewMode clearButtonMode;
  @property UIKeyboardType keyboardType;
  @property UIReturnKeyType returnKeyType;
  @property (getter=isSecureTextEntry) BOOL secureTextEntry;
  @interface UITextView <UITextInput>
  @property NSString *text;
  @property NSAttributedString *attributedText;
  @property UIFont *font;
  @property UIColor *textColor;
  @property (weak) id<UITextViewDelegate> delegate;
  @property (readonly) NSTextStorage *textStorage;
  @property (readonly) NSLayoutManager *layoutManager;
  @property (readonly) NSTextContainer *textContainer;
  @property NSRange selectedRange;
  @property (readwrite) UIView *inputAccessoryView;
  @property (getter=isEditable) BOOL editable;
  @property UIEdgeInsets textContainerInset;
  @property NSDictionary<NSString *, id> *typingAttributes;
  @property NSDictionary<NSAttributedStringKey, id> *linkTextAttributes;
  @property UIKeyboardType keyboardType;
  @property UIReturnKeyType returnKeyType;
  @property UIKeyboardAppearance keyboardAppearance;
  @property UITextAutocorrectionType autocorrectionType;
  @property UITextAutocapitalizationType autocapitalizationType;
  @property UITextSpellCheckingType spellCheckingType;
  @property BOOL enablesReturnKeyAutomatically;
  @property (getter=isSecureTextEntry) BOOL secureTextEntry;
  @interface UIImageView
  - (instancetype)initWithImage:(UIImage *)image;
  @property UIImage *image;
  @property UIImage *highlightedImage;
  @property NSArray<UIImage *> *animationImages;
  - (void)startAnimating;
  - (void)stopAnimating;
  @property (readonly, getter=isAnimating) BOOL animating;
  @property (getter=isHighlighted) BOOL highlighted;
  @property NSInteger animationRepeatCount;
  @property NSTimeInterval animationDuration;
  @interface UIScrollView <NSCoding, UIFocusItemContainer>
  - (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated;
  @property (weak) id<UIScrollViewDelegate> delegate;
  @property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
  @property (readonly) UIPinchGestureRecognizer *pinchGestureRecognizer;
  @property UIRefreshControl *refreshControl;
  @property CGPoint contentOffset;
  @property CGSize contentSize;
  @property UIEdgeInsets contentInset;
  @property UIEdgeInsets scrollIndicatorInsets;
  @property (readonly) UIEdgeInsets adjustedContentInset;
  @property CGFloat zoomScale;
  @property (readonly, getter=isDragging) BOOL dragging;
  @property (readonly, getter=isTracking) BOOL tracking;
  @property (readonly, getter=isDecelerating) BOOL decelerating;
  @property (getter=isPagingEnabled) BOOL pagingEnabled;
  @property (getter=isScrollEnabled) BOOL scrollEnabled;
  @property BOOL bounces;
  @property BOOL showsVerticalScrollIndicator;
  @property BOOL showsHorizontalScrollIndicator;
  @property CGFloat minimumZoomScale;
  @property CGFloat maximumZoomScale;
  @interface UITableView
  - (void)reloadData;
  - (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)isAnimated;
  - (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
  - (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path;
  - (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
  - (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
  - (UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
  - (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
  - (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
  - (void)registerClass:(Class)aClass forCellReuseIdentifier:(NSString *)identifier;
  - (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
  @property (weak) id<UITableViewDataSource> dataSource;
  @property (weak) id<UITableViewDelegate> delegate;
  @property (readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
  @property (readonly) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
  @property (readonly) NSIndexPath *indexPathForSelectedRow;
  @property UIView *tableHeaderView;
  @property UIView *tableFooterView;
  @property UIView *backgroundView;
  @property (readonly) NSInteger numberOfSections;
  @property CGFloat rowHeight;
  @property CGFloat estimatedRowHeight;
  @property CGFloat sectionHeaderHeight;
  @property BOOL allowsSelection;
  @property UITableViewCellSeparatorStyle separatorStyle;
  @property UIColor *separatorColor;
  - (NSInteger)numberOfRowsInSection:(NSInteger)section;
  @interface UITableViewCell <NSCoding, UIGestureRecognizerDelegate>
  - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
  - (void)prepareForReuse;
  @property (readonly) UILabel *textLabel;
  @property (readonly) UILabel *detailTextLabel;
  @property (readonly) UIImageView *imageView;
  @property (readonly) UIView *contentView;
  @property UIView *backgroundView;
  @property UIView *selectedBackgroundView;
  @property UIView *accessoryView;
  @property (readonly) NSString *reuseIdentifier;
  @property UITableViewCellAccessoryType accessoryType;
  @property UITableViewCellSelectionStyle selectionStyle;
  @property (getter=isHighlighted) BOOL highlighted;
  @property (getter=isSelected) BOOL selected;
  @interface UITableViewHeaderFooterView
  - (instancetype)initWithReuseIdentifier:(NSString *)identifier;
  @property (readonly) UILabel *textLabel;
  @property (readonly) UIView *contentView;
  @interface UICollectionView
  - (void)reloadData;
  - (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)isAnimated;
  - (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
  - (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
  - (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
  - (UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path;
  - (NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
  - (void)registerClass:(Class)aClass forCellWithReuseIdentifier:(NSString *)identifier;
  @property UICollectionViewLayout *collectionViewLayout;
  @property (weak) id<UICollectionViewDataSource> dataSource;
  @property (weak) id<UICollectionViewDelegate> delegate;
  @property (readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
  @property (readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
  @property (readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
  @property UIView *backgroundView;
  @property (readonly) NSInteger numberOfSections;
  @property BOOL allowsSelection;
  @interface UICollectionReusableView
  - (void)prepareForReuse;
  - (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes;
  @property (readonly) NSString *reuseIdentifier;
  @interface UICollectionViewCell
  @property (readonly) UIView *contentView;
  @property UIView *backgroundView;
  @property UIView *selectedBackgroundView;
  @property (getter=isSelected) BOOL selected;
  @property (getter=isHighlighted) BOOL highlighted;
  @interface UICollectionViewLayout <NSCoding>
  - (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
  - (NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
  @property (readonly) UICollectionView *collectionView;
  @interface UICollectionViewFlowLayout
  @property CGSize itemSize;
  @property CGFloat minimumLineSpacing;
  @property CGFloat minimumInteritemSpacing;
  @property UIEdgeInsets sectionInset;
  @property UICollectionViewScrollDirection scrollDirection;
  @property CGSize headerReferenceSize;
  @property CGSize footerReferenceSize;
  @interface UICollectionViewLayoutAttributes <NSCopying, UIDynamicItem>
  @property NSIndexPath *indexPath;
  @property CGRect frame;
  @property CGSize size;
  @property CGFloat alpha;
  @property (readonly) UICollectionElementCategory representedElementCategory;
  @property (readonly) NSString *representedElementKind;
  @property CATransform3D transform3D;
  @property CGPoint center;
  @property NSInteger zIndex;
  @interface UIStackView
  - (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
  - (void)addArrangedSubview:(UIView *)view;
  @property (readonly) NSArray<__kindof UIView *> *arrangedSubviews;
  @interface UIVisualEffectView
  - (instancetype)initWithEffect:(UIVisualEffect *)effect;
  @property (readonly) UIView *contentView;
  @interface UISearchBar <UIBarPositioning, UITextInputTraits>
  @property (weak) id<UISearchBarDelegate> delegate;
  @property NSString *text;
  @property NSString *placeholder;
  @interface UINavigationBar <NSCoding, UIBarPositioning>
  @property (readonly) UINavigationItem *topItem;
  @property NSArray<UINavigationItem *> *items;
  @property UIColor *barTintColor;
  @property UIBarStyle barStyle;
  @property (getter=isTranslucent) BOOL translucent;
  @interface UIPickerView <NSCoding>
  @property (weak) id<UIPickerViewDataSource> dataSource;
  @property (weak) id<UIPickerViewDelegate> delegate;
  @interface UIWebView <NSCoding, UIScrollViewDelegate>
  - (void)loadRequest:(NSURLRequest *)request;
  @property (assign) id<UIWebViewDelegate> delegate;
  @property (readonly) UIScrollView *scrollView;
  @property (readonly) NSURLRequest *request;
  @interface UIAlertView
  - (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancel otherButtonTitles:(NSString *)others, ...;
  @property (weak) id delegate;
  @interface UIActionSheet
  - (instancetype)initWithTitle:(NSString *)title delegate:(id<UIActionSheetDelegate>)delegate cancelButtonTitle:(NSString *)cancel destructiveButtonTitle:(NSString *)destructive otherButtonTitles:(NSString *)others, ...;
  @interface UIViewController <NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment>
  - (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
  - (void)loadView;
  - (void)loadViewIfNeeded;
  - (void)viewDidLoad;
  - (void)viewWillAppear:(BOOL)animated;
  - (void)viewDidAppear:(BOOL)animated;
  - (void)viewWillDisappear:(BOOL)animated;
  - (void)viewDidDisappear:(BOOL)animated;
  - (void)viewWillLayoutSubviews;
  - (void)viewDidLayoutSubviews;
  - (void)didReceiveMemoryWarning;
  - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
  - (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
  - (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
  - (void)addChildViewController:(UIViewController *)child;
  - (void)removeFromParentViewController;
  - (void)willMoveToParentViewController:(UIViewController *)parent;
  - (void)didMoveToParentViewController:(UIViewController *)parent;
  @property UIView *view;
  @property (readonly) UIView *viewIfLoaded;
  @property (readonly, getter=isViewLoaded) BOOL viewLoaded;
  @property (readonly) UINavigationController *navigationController;
  @property (readonly) UITabBarController *tabBarController;
  @property (readonly) UISplitViewController *splitViewController;
  @property (readonly) UIViewController *presentedViewController;
  @property (readonly) UIViewController *presentingViewController;
  @property (readonly, weak) UIViewController *parentViewController;
  @property (readonly) NSArray<__kindof UIViewController *> *childViewControllers;
  @property (readonly) UIPresentationController *presentationController;
  @property (readonly) UIPopoverPresentationController *popoverPresentationController;
  @property (readonly) UINavigationItem *navigationItem;
  @property UITabBarItem *tabBarItem;
  @property (readonly) UIStoryboard *storyboard;
  @property (readonly) id<UILayoutSupport> topLayoutGuide;
  @property (readonly) id<UILayoutSupport> bottomLayoutGuide;
  @property (readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
  @property (weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
  @property (readonly) UITraitCollection *traitCollection;
  @property NSArray<__kindof UIBarButtonItem *> *toolbarItems;
  @property NSString *title;
  @property UIModalPresentationStyle modalPresentationStyle;
  @property UIModalTransitionStyle modalTransitionStyle;
  @property UIRectEdge edgesForExtendedLayout;
  @property (getter=isEditing) BOOL editing;
  @property BOOL hidesBottomBarWhenPushed;
  @property CGSize preferredContentSize;
  @property BOOL automaticallyAdjustsScrollViewInsets;
  @property BOOL extendedLayoutIncludesOpaqueBars;
  @property UIEdgeInsets additionalSafeAreaInsets;
  @property BOOL definesPresentationContext;
  @interface UINavigationController
  - (instancetype)initWithRootViewController:(UIViewController *)controller;
  - (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
  - (UIViewController *)popViewControllerAnimated:(BOOL)animated;
  - (NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
  - (NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
  @property (readonly) UIViewController *topViewController;
  @property (readonly) UIViewController *visibleViewController;
  @property NSArray<__kindof UIViewController *> *viewControllers;
  @property (readonly) UINavigationBar *navigationBar;
  @property (readonly) UIToolbar *toolbar;
  @property (weak) id<UINavigationControllerDelegate> delegate;
  @property (readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
  @property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
  @property BOOL hidesBarsOnSwipe;
  @interface UITabBarController <UITabBarDelegate>
  @property NSArray<__kindof UIViewController *> *viewControllers;
  @property (assign) __kindof UIViewController *selectedViewController;
  @property (readonly) UITabBar *tabBar;
  @property (weak) id<UITabBarControllerDelegate> delegate;
  @property NSUInteger selectedIndex;
  @interface UITableViewController <UITableViewDelegate, UITableViewDataSource>
  - (instancetype)initWithStyle:(UITableViewStyle)style;
  @property UITableView *tableView;
  @property UIRefreshControl *refreshControl;
  @interface UICollectionViewController <UICollectionViewDelegate, UICollectionViewDataSource>
  - (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
  @property __kindof UICollectionView *collectionView;
  @property (readonly) UICollectionViewLayout *collectionViewLayout;
  @interface UISplitViewController
  @property NSArray<__kindof UIViewController *> *viewControllers;
  @property (weak) id<UISplitViewControllerDelegate> delegate;
  @interface UIPageViewController
  @property (weak) id<UIPageViewControllerDataSource> dataSource;
  @property (weak) id<UIPageViewControllerDelegate> delegate;
  @property (readonly) NSArray<__kindof UIViewController *> *viewControllers;
  @interface UISearchController
  - (instancetype)initWithSearchResultsController:(UIViewController *)controller;
  @property (weak) id<UISearchResultsUpdating> searchResultsUpdater;
  @property (weak) id<UISearchControllerDelegate> delegate;
  @property (readonly) UISearchBar *searchBar;
  @property (readonly) UIViewController *searchResultsController;
  @interface UIAlertController
  + (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style;
  - (void)addAction:(UIAlertAction *)action;
  - (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *field))handler;
  @property (readonly) NSArray<UIAlertAction *> *actions;
  @property (readonly) NSArray<UITextField *> *textFields;
  @interface UIAlertAction <NSCopying>
  + (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
  @interface UIImagePickerController <NSCoding>
  @property (weak) id<UINavigationControllerDelegate, UIImagePickerControllerDelegate> delegate;
  @interface UIPresentationController
  @property (readonly) UIViewController *presentedViewController;
  @property (readonly) UIViewController *presentingViewController;
  @property (readonly) UIView *containerView;
  @property (weak) id<UIAdaptivePresentationControllerDelegate> delegate;
  @interface UIPopoverPresentationController
  @property UIView *sourceView;
  @property UIBarButtonItem *barButtonItem;
  @property CGRect sourceRect;
  @interface UIApplication
  @property (class, readonly) UIApplication *sharedApplication;
  - (BOOL)openURL:(NSURL *)url;
  - (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options completionHandler:(void (^)(BOOL success))handler;
  - (BOOL)canOpenURL:(NSURL *)url;
  - (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event;
  - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(void (^)(void))handler;
  - (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
  @property (assign) id<UIApplicationDelegate> delegate;
  @property (readonly) UIWindow *keyWindow;
  @property (readonly) NSArray<__kindof UIWindow *> *windows;
  @property (readonly) NSSet<UIScene *> *connectedScenes;
  @property (readonly) UIApplicationState applicationState;
  @property (readonly) UIInterfaceOrientation statusBarOrientation;
  @property (getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
  @property (readonly) CGRect statusBarFrame;
  @property (readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
  @interface UIScene
  @property (readonly) UISceneSession *session;
  @property id<UISceneDelegate> delegate;
  @interface UIWindowScene
  @property (readonly) UIScreen *screen;
  @property (readonly) NSArray<UIWindow *> *windows;
  @interface UIScreen <UICoordinateSpace, UITraitEnvironment>
  @property (class, readonly) UIScreen *mainScreen;
  @property (class, readonly) NSArray<UIScreen *> *screens;
  @property (readonly) CGRect bounds;
  @property (readonly) CGFloat scale;
  @interface UIDevice
  @property (class, readonly) UIDevice *currentDevice;
  @property (readonly) NSString *name;
  @property (readonly) NSString *model;
  @property (readonly) NSString *systemName;
  @property (readonly) NSString *systemVersion;
  @property (readonly) NSUUID *identifierForVendor;
  @property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
  @property (readonly) UIDeviceOrientation orientation;
  @interface UIColor <NSSecureCoding, NSCopying>
  - (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
  + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
  + (UIColor *)colorWithPatternImage:(UIImage *)image;
  + (UIColor *)colorWithCGColor:(CGColorRef)color;
  - (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
  @property (class, readonly) UIColor *blackColor;
  @property (class, readonly) UIColor *whiteColor;
  @property (class, readonly) UIColor *grayColor;
  @property (class, readonly) UIColor *lightGrayColor;
  @property (class, readonly) UIColor *darkGrayColor;
  @property (class, readonly) UIColor *redColor;
  @property (class, readonly) UIColor *greenColor;
  @property (class, readonly) UIColor *blueColor;
  @property (class, readonly) UIColor *yellowColor;
  @property (class, readonly) UIColor *orangeColor;
  @property (class, readonly) UIColor *purpleColor;
  @property (class, readonly) UIColor *clearColor;
  @property (readonly) CGColorRef CGColor;
  @property (readonly) CIColor *CIColor;
  @property (class, readonly) UIColor *systemBackgroundColor;
  @property (class, readonly) UIColor *labelColor;
  @property (class, readonly) UIColor *brownColor;
  @property (class, readonly) UIColor *cyanColor;
  @property (class, readonly) UIColor *magentaColor;
  @interface UIImage <NSSecureCoding>
  - (void)drawInRect:(CGRect)rect;
  - (instancetype)initWithContentsOfFile:(NSString *)path;
  + (UIImage *)imageNamed:(NSString *)name;
  + (UIImage *)imageNamed:(NSString *)name inBundle:(NSBundle *)bundle compatibleWithTraitCollection:(UITraitCollection *)traits;
  + (UIImage *)imageWithContentsOfFile:(NSString *)path;
  + (UIImage *)imageWithData:(NSData *)data;
  + (UIImage *)imageWithData:(NSData *)data scale:(CGFloat)scale;
  + (UIImage *)imageWithCGImage:(CGImageRef)image;
  + (UIImage *)imageWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
  + (UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithCGImage:(CGImageRef)image;
  - (instancetype)initWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
  - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets;
  - (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode;
  @property (readonly) CGSize size;
  @property (readonly) CGFloat scale;
  @property (readonly) CGImageRef CGImage;
  @property (readonly) CIImage *CIImage;
  @property (readonly) NSArray<UIImage *> *images;
  @property (readonly) NSTimeInterval duration;
  @property (readonly) UIImageOrientation imageOrientation;
  @property (readonly) UIEdgeInsets capInsets;
  @property (readonly) UIImageAsset *imageAsset;
  @property (readonly) UIImageRenderingMode renderingMode;
  @property (readonly) UIImageResizingMode resizingMode;
  @property (readonly) UIGraphicsImageRendererFormat *imageRendererFormat;
  @interface UIFont <NSCopying, NSSecureCoding>
  + (UIFont *)systemFontOfSize:(CGFloat)size;
  + (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight;
  + (UIFont *)boldSystemFontOfSize:(CGFloat)size;
  + (UIFont *)italicSystemFontOfSize:(CGFloat)size;
  + (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
  + (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)size;
  + (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
  - (UIFont *)fontWithSize:(CGFloat)size;
  @property (readonly) NSString *fontName;
  @property (readonly) CGFloat pointSize;
  @property (readonly) CGFloat lineHeight;
  @property (readonly) CGFloat ascender;
  @property (readonly) CGFloat descender;
  @property (readonly) UIFontDescriptor *fontDescriptor;
  @interface UIBezierPath <NSCopying, NSSecureCoding>
  - (void)closePath;
  + (instancetype)bezierPath;
  + (instancetype)bezierPathWithRect:(CGRect)rect;
  + (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
  + (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius;
  @property CGPathRef CGPath;
  @property CGFloat lineWidth;
  @property (readonly) CGRect bounds;
  @property BOOL usesEvenOddFillRule;
  @interface UITouch
  - (CGPoint)locationInView:(UIView *)view;
  @property (readonly) UIView *view;
  @property (readonly) UIWindow *window;
  @property (readonly) NSUInteger tapCount;
  @interface UIEvent
  @property (readonly) NSSet<UITouch *> *allTouches;
  @interface UIGestureRecognizer
  - (instancetype)initWithTarget:(id)target action:(SEL)action;
  - (void)addTarget:(id)target action:(SEL)action;
  - (void)removeTarget:(id)target action:(SEL)action;
  - (CGPoint)locationInView:(UIView *)view;
  @property (readonly) UIView *view;
  @property (weak) id<UIGestureRecognizerDelegate> delegate;
  @property (readonly) UIGestureRecognizerState state;
  @property (getter=isEnabled) BOOL enabled;
  @property BOOL cancelsTouchesInView;
  @interface UIPanGestureRecognizer
  - (CGPoint)translationInView:(UIView *)view;
  - (CGPoint)velocityInView:(UIView *)view;
  @interface UIBarItem <NSCoding, UIAppearance>
  @property NSString *title;
  @property UIImage *image;
  @property NSInteger tag;
  @property (getter=isEnabled) BOOL enabled;
  @interface UIBarButtonItem
  - (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
  - (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
  - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
  - (instancetype)initWithCustomView:(UIView *)view;
  @property UIView *customView;
  @property (weak) id target;
  @property SEL action;
  @interface UINavigationItem <NSCoding>
  @property NSString *title;
  @property UIView *titleView;
  @property UIBarButtonItem *backBarButtonItem;
  @property UIBarButtonItem *leftBarButtonItem;
  @property UIBarButtonItem *rightBarButtonItem;
  @property NSArray<UIBarButtonItem *> *leftBarButtonItems;
  @property NSArray<UIBarButtonItem *> *rightBarButtonItems;
  @property UISearchController *searchController;
  @property BOOL leftItemsSupplementBackButton;
  @interface UIStoryboard
  + (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
  - (__kindof UIViewController *)instantiateInitialViewController;
  - (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
  @interface UIStoryboardSegue
  @property (readonly) NSString *identifier;
  @property (readonly) __kindof UIViewController *sourceViewController;
  @property (readonly) __kindof UIViewController *destinationViewController;
  @interface UINib
  + (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
  - (NSArray *)instantiateWithOwner:(id)owner options:(NSDictionary<UINibOptionsKey, id> *)options;
  @interface UIPasteboard
  @property (class, readonly) UIPasteboard *generalPasteboard;
  @property NSString *string;
  @property UIImage *image;
  @interface UIMenuController
  @property (class, readonly) UIMenuController *sharedMenuController;
  @interface UITraitCollection <NSCopying, NSSecureCoding>
  @property (class) UITraitCollection *currentTraitCollection;
  @property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
  @property (readonly) UIUserInterfaceStyle userInterfaceStyle;
  @property (readonly) UIUserInterfaceSizeClass horizontalSizeClass;
  @property (readonly) UIUserInterfaceSizeClass verticalSizeClass;
  @property (readonly) CGFloat displayScale;
  @property (readonly) UIForceTouchCapability forceTouchCapability;
  @property (readonly) UIDisplayGamut displayGamut;
  @property (readonly) UIContentSizeCategory preferredContentSizeCategory;
  @property (readonly) UITraitEnvironmentLayoutDirection layoutDirection;
  @property (readonly) UIUserInterfaceLevel userInterfaceLevel;
  @property (readonly) UIAccessibilityContrast accessibilityContrast;
  @property (readonly) UILegibilityWeight legibilityWeight;

  @interface CALayer <NSSecureCoding, CAMediaTiming>
  + (instancetype)layer;
  - (void)addSublayer:(CALayer *)layer;
  - (void)insertSublayer:(CALayer *)layer atIndex:(unsigned int)index;
  - (void)removeFromSuperlayer;
  - (void)addAnimation:(CAAnimation *)animation forKey:(NSString *)key;
  - (void)removeAnimationForKey:(NSString *)key;
  - (__kindof CAAnimation *)animationForKey:(NSString *)key;
  - (instancetype)presentationLayer;
  - (instancetype)modelLayer;
  @property (readonly) CALayer *superlayer;
  @property NSArray<__kindof CALayer *> *sublayers;
  @property __kindof CALayer *mask;
  @property (weak) id<CALayerDelegate> delegate;
  @property id contents;
  @property CGRect bounds;
  @property CGRect frame;
  @property CGPoint position;
  @property CGPoint anchorPoint;
  @property CATransform3D transform;
  @property CGFloat cornerRadius;
  @property CGFloat borderWidth;
  @property CGFloat contentsScale;
  @property CGColorRef borderColor;
  @property CGColorRef backgroundColor;
  @property CGColorRef shadowColor;
  @property CGPathRef shadowPath;
  @property CGSize shadowOffset;
  @property CGFloat shadowRadius;
  @property float shadowOpacity;
  @property float opacity;
  @property BOOL masksToBounds;
  @property BOOL shouldRasterize;
  @property CGFloat rasterizationScale;
  @property (getter=isHidden) BOOL hidden;
  @property CGFloat zPosition;
  @property CATransform3D sublayerTransform;
  @property CACornerMask maskedCorners;
  @property CAEdgeAntialiasingMask edgeAntialiasingMask;
  @property BOOL allowsEdgeAntialiasing;
  @property BOOL allowsGroupOpacity;
  @property BOOL needsDisplayOnBoundsChange;
  @property (getter=isOpaque) BOOL opaque;
  @property CALayerContentsGravity contentsGravity;
  @property NSDictionary<NSString *, id<CAAction>> *actions;
  @property NSString *name;
  - (NSArray<NSString *> *)animationKeys;
  @interface CAAnimation <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
  + (instancetype)animation;
  @property id<CAAnimationDelegate> delegate;
  @property CAMediaTimingFunction *timingFunction;
  @property CFTimeInterval duration;
  @property CFTimeInterval beginTime;
  @property float repeatCount;
  @property BOOL autoreverses;
  @property CAMediaTimingFillMode fillMode;
  @property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
  @interface CAPropertyAnimation
  + (instancetype)animationWithKeyPath:(NSString *)path;
  @property NSString *keyPath;
  @interface CAMediaTimingFunction <NSSecureCoding>
  + (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
  @interface CADisplayLink
  + (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
  - (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
  - (void)invalidate;
  @property (readonly) CFTimeInterval timestamp;
  @property (readonly) CFTimeInterval duration;
  @property (getter=isPaused) BOOL paused;
  @property (readonly) CFTimeInterval targetTimestamp;

  @interface NSManagedObject
  - (instancetype)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(NSManagedObjectContext *)context;
  + (NSEntityDescription *)entity;
  @property (readonly, assign) NSManagedObjectContext *managedObjectContext;
  @property (readonly) NSEntityDescription *entity;
  @property (readonly) NSManagedObjectID *objectID;
  @interface NSManagedObjectContext <NSCoding, NSLocking>
  - (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)type;
  - (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
  - (__kindof NSManagedObject *)objectWithID:(NSManagedObjectID *)identifier;
  - (BOOL)save:(NSError **)error;
  - (void)deleteObject:(NSManagedObject *)object;
  - (void)performBlock:(void (^)(void))block;
  - (void)performBlockAndWait:(void (^)(void))block;
  @property NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property NSManagedObjectContext *parentContext;
  @property (readonly) NSSet<__kindof NSManagedObject *> *insertedObjects;
  @interface NSFetchRequest <NSCoding, NSCopying>
  + (instancetype)fetchRequestWithEntityName:(NSString *)name;
  @property NSPredicate *predicate;
  @property NSArray<NSSortDescriptor *> *sortDescriptors;
  @property NSEntityDescription *entity;
  @interface NSFetchedResultsController
  - (ResultType)objectAtIndexPath:(NSIndexPath *)path;
  - (BOOL)performFetch:(NSError **)error;
  @property (readonly) NSFetchRequest<ResultType> *fetchRequest;
  @property (readonly) NSManagedObjectContext *managedObjectContext;
  @property (readonly) NSArray<ResultType> *fetchedObjects;
  @property (readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
  @property (weak) id<NSFetchedResultsControllerDelegate> delegate;
  @interface NSEntityDescription <NSCoding, NSCopying>
  + (NSEntityDescription *)entityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
  + (__kindof NSManagedObject *)insertNewObjectForEntityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
  @interface NSPersistentContainer
  + (instancetype)persistentContainerWithName:(NSString *)name;
  - (NSManagedObjectContext *)newBackgroundContext;
  @property (readonly) NSManagedObjectContext *viewContext;
  @property (readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (readonly) NSManagedObjectModel *managedObjectModel;
  @interface CLLocation <NSCopying, NSSecureCoding>
  - (CLLocationDistance)distanceFromLocation:(CLLocation *)location;
  @property (readonly) CLLocationCoordinate2D coordinate;
  @property (readonly) NSDate *timestamp;
  @interface CLLocationManager
  @property (weak) id<CLLocationManagerDelegate> delegate;
  @property (readonly) CLLocation *location;
  @interface MKMapView
  @property (weak) id<MKMapViewDelegate> delegate;
  @property (readonly) NSArray<id<MKAnnotation>> *annotations;
  @property (readonly) MKUserLocation *userLocation;
  @property MKCoordinateRegion region;
  @interface MKAnnotationView
  @property id<MKAnnotation> annotation;
  @property UIImage *image;
  @interface WKWebView
  - (WKNavigation *)loadRequest:(NSURLRequest *)request;
  @property (readonly) WKWebViewConfiguration *configuration;
  @property (weak) id<WKNavigationDelegate> navigationDelegate;
  @property (weak) id<WKUIDelegate> UIDelegate;
  @property (readonly) UIScrollView *scrollView;
  @property (readonly) NSURL *URL;
  @interface WKWebViewConfiguration <NSSecureCoding, NSCopying>
  @property WKUserContentController *userContentController;
  @property WKPreferences *preferences;
  @property WKProcessPool *processPool;
  @interface WKUserContentController <NSSecureCoding>
  - (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)handler name:(NSString *)name;
  - (void)addUserScript:(WKUserScript *)script;
  @interface AVPlayer
  + (instancetype)playerWithURL:(NSURL *)url;
  + (instancetype)playerWithPlayerItem:(AVPlayerItem *)item;
  - (id)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(dispatch_queue_t)queue usingBlock:(void (^)(CMTime time))block;
  @property (readonly) AVPlayerItem *currentItem;
  @interface AVPlayerItem <NSCopying>
  + (instancetype)playerItemWithURL:(NSURL *)url;
  + (instancetype)playerItemWithAsset:(AVAsset *)asset;
  @property (readonly) AVAsset *asset;
  @property (readonly) NSArray<AVPlayerItemTrack *> *tracks;
  @interface AVPlayerLayer
  + (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player;
  @property AVPlayer *player;
  @property AVLayerVideoGravity videoGravity;
  @interface AVAsset <NSCopying>
  + (instancetype)assetWithURL:(NSURL *)url;
  @property (readonly) NSArray<AVAssetTrack *> *tracks;
  @interface AVAudioSession
  + (AVAudioSession *)sharedInstance;
  @interface AVCaptureDevice
  + (AVCaptureDevice *)defaultDeviceWithMediaType:(AVMediaType)type;
  @interface PHImageManager
  + (PHImageManager *)defaultManager;
  @interface PHPhotoLibrary
  + (PHPhotoLibrary *)sharedPhotoLibrary;
  @interface PHFetchResult <NSCopying, NSFastEnumeration>
  - (ObjectType)objectAtIndex:(NSUInteger)index;
  - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
  @property (readonly) ObjectType firstObject;
  @property (readonly) NSUInteger count;
  @interface SKPaymentQueue
  + (instancetype)defaultQueue;
  - (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
  @interface UNUserNotificationCenter
  + (UNUserNotificationCenter *)currentNotificationCenter;
  @property (weak) id<UNUserNotificationCenterDelegate> delegate;
  @interface XCTestCase
  - (XCTestExpectation *)expectationForNotification:(NSString *)name object:(id)object handler:(BOOL (^)(NSNotification *note))handler;
  - (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(id)object handler:(BOOL (^)(void))handler;
  - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path handler:(BOOL (^)(id object, NSDictionary *change))handler;
  - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path expectedValue:(id)value;
  - (void)waitForExpectations:(NSArray *)expectations timeout:(double)seconds;
  - (void)setUp;
  - (void)tearDown;
  - (XCTestExpectation *)expectationWithDescription:(NSString *)description;
  - (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(void (^)(NSError *error))handler;
  @interface XCTestExpectation
  - (void)fulfill;

  @interface CABasicAnimation
  @property id fromValue;
  @property id toValue;
  @property id byValue;
  @interface CAKeyframeAnimation
  @property NSArray *values;
  @property NSArray<NSNumber *> *keyTimes;
  @property CGPathRef path;
  @interface CAAnimationGroup
  @property NSArray<CAAnimation *> *animations;
  @interface CAShapeLayer
  @property CGPathRef path;
  @property CGColorRef fillColor;
  @property CGColorRef strokeColor;
  @property CGFloat lineWidth;
  @interface CAGradientLayer
  @property NSArray *colors;
  @property NSArray<NSNumber *> *locations;
  @property CGPoint startPoint;
  @property CGPoint endPoint;
  @interface CIFilter
  + (CIFilter *)filterWithName:(NSString *)name;
  @property (readonly) CIImage *outputImage;
  @property NSString *name;
  @interface CIImage
  + (CIImage *)imageWithCGImage:(CGImageRef)image;
  @property (readonly) CGRect extent;
  @property (readonly) CGImageRef CGImage;
  @interface MKPointAnnotation
  @property CLLocationCoordinate2D coordinate;
  @interface NSStream
  - (void)scheduleInRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
  - (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
  - (id)propertyForKey:(NSString *)key;
  - (void)open;
  - (void)close;
  @property (readonly) NSStreamStatus streamStatus;
  @property (readonly) NSError *streamError;
  @property (assign) id<NSStreamDelegate> delegate;
  @interface NSInputStream
  - (NSInteger)read:(unsigned char *)buffer maxLength:(NSUInteger)length;
  + (instancetype)inputStreamWithData:(NSData *)data;
  + (instancetype)inputStreamWithURL:(NSURL *)url;
  @property (readonly) BOOL hasBytesAvailable;
  @interface NSOutputStream
  - (instancetype)initWithURL:(NSURL *)url append:(BOOL)append;
  - (NSInteger)write:(const unsigned char *)buffer maxLength:(NSUInteger)length;
  + (instancetype)outputStreamToMemory;
  @property (readonly) BOOL hasSpaceAvailable;
  @interface NSURLSessionTaskMetrics
  @property (readonly) NSArray<NSURLSessionTaskTransactionMetrics *> *transactionMetrics;
  @interface NSDateComponents
  @property NSInteger year;
  @property NSInteger month;
  @property NSInteger day;
  @property NSInteger hour;
  @property NSInteger minute;
  @property NSInteger second;
  @property NSInteger weekday;
  @interface NSShadow
  @property CGSize shadowOffset;
  @property CGFloat shadowBlurRadius;
  @property id shadowColor;
  @interface NSTextTab
  @property (readonly) NSTextAlignment alignment;
  @property (readonly) CGFloat location;
  @property (readonly) NSDictionary *options;
  @interface NSURLComponents
  + (instancetype)componentsWithString:(NSString *)string;
  + (instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
  @property (readonly) NSURL *URL;
  @property NSString *scheme;
  @property NSString *host;
  @property NSNumber *port;
  @property NSString *path;
  @property NSString *query;
  @property NSString *fragment;
  @property NSString *percentEncodedQuery;
  @property NSArray<NSURLQueryItem *> *queryItems;
  @property (readonly) NSString *string;
  @interface NSURLQueryItem
  + (instancetype)queryItemWithName:(NSString *)name value:(NSString *)value;
  @property (readonly) NSString *name;
  @property (readonly) NSString *value;
  @interface UIActivityIndicatorView
  - (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
  - (void)startAnimating;
  - (void)stopAnimating;
  @property UIActivityIndicatorViewStyle activityIndicatorViewStyle;
  @property UIColor *color;
  @property BOOL hidesWhenStopped;
  @property (readonly, getter=isAnimating) BOOL animating;
  @interface UIGraphicsImageRendererContext
  @property (readonly) CGContextRef CGContext;
  @property (readonly) UIImage *currentImage;
  @interface UIGraphicsRendererFormat
  + (instancetype)preferredFormat;
  + (instancetype)defaultFormat;
  @interface UIGraphicsImageRenderer
  - (instancetype)initWithSize:(CGSize)size;
  - (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
  - (UIImage *)imageWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions;
  @interface UIGraphicsImageRendererFormat
  @property CGFloat scale;
  @property BOOL opaque;
  @interface UITapGestureRecognizer
  @property NSUInteger numberOfTapsRequired;
  @interface UITabBar
  @property NSArray<UITabBarItem *> *items;
  @property UITabBarItem *selectedItem;
  @property (weak) id<UITabBarDelegate> delegate;
  @property (getter=isTranslucent) BOOL translucent;
  @interface UIProgressView
  - (void)setProgress:(float)progress animated:(BOOL)isAnimated;
  @property float progress;
  @property UIProgressViewStyle progressViewStyle;
  @property NSProgress *observedProgress;
  @interface UISwitch
  @property (getter=isOn) BOOL on;
  @interface UISlider
  @property float value;
  @property float minimumValue;
  @property float maximumValue;
  @interface UISegmentedControl
  @property NSInteger selectedSegmentIndex;
  @interface UIPageControl
  @property NSInteger currentPage;
  @property NSInteger numberOfPages;
  @interface UIDatePicker
  @property NSDate *date;
  @property UIDatePickerMode datePickerMode;
  @interface UIRefreshControl
  - (void)beginRefreshing;
  - (void)endRefreshing;
  @property (readonly, getter=isRefreshing) BOOL refreshing;
  @interface NSButton
  @property NSControlStateValue state;
  @property NSString *title;
  @property NSImage *image;
  @interface NSAlert
  @property NSString *messageText;
  @property NSString *informativeText;

  @interface NSResponder <NSCoding>
  @property (assign) NSResponder *nextResponder;
  - (BOOL)becomeFirstResponder;
  - (void)mouseDown:(NSEvent *)event;
  - (void)keyDown:(NSEvent *)event;
  - (void)magnifyWithEvent:(NSEvent *)event;
  - (void)rotateWithEvent:(NSEvent *)event;
  - (void)swipeWithEvent:(NSEvent *)event;
  - (NSTouchBar *)makeTouchBar;
  @interface NSApplication <NSUserInterfaceValidations>
  @property (class, readonly) __kindof NSApplication *sharedApplication;
  @property (weak) id<NSApplicationDelegate> delegate;
  @property (readonly, assign) NSWindow *mainWindow;
  @property (readonly, assign) NSWindow *keyWindow;
  @property (readonly) NSArray<NSWindow *> *windows;
  @property NSMenu *mainMenu;
  @interface NSView <NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification, NSDraggingDestination, NSAppearanceCustomization, NSAccessibility>
  @property (readonly, assign) NSScrollView *enclosingScrollView;
  - (NSMenu *)menuForEvent:(NSEvent *)event;
  - (instancetype)initWithFrame:(NSRect)frame;
  - (void)addSubview:(NSView *)view;
  - (void)removeFromSuperview;
  - (void)drawRect:(NSRect)rect;
  - (void)layout;
  - (NSView *)viewWithTag:(NSInteger)tag;
  - (NSView *)hitTest:(NSPoint)point;
  @property (readonly, assign) NSWindow *window;
  @property (readonly, assign) NSView *superview;
  @property NSArray<__kindof NSView *> *subviews;
  @property CALayer *layer;
  @property NSRect frame;
  @property NSRect bounds;
  @property BOOL wantsLayer;
  @property (getter=isHidden) BOOL hidden;
  @property BOOL needsDisplay;
  @property BOOL needsLayout;
  @interface NSControl
  @property (weak) id target;
  @property SEL action;
  @property NSString *stringValue;
  @property id objectValue;
  @property __kindof NSCell *cell;
  @property (getter=isEnabled) BOOL enabled;
  @interface NSTextField
  @property (weak) id<NSTextFieldDelegate> delegate;
  @property NSColor *textColor;
  @interface NSTextView
  @property (weak) id<NSTextViewDelegate> delegate;
  @property (readonly, assign) NSTextStorage *textStorage;
  @property (readonly, assign) NSLayoutManager *layoutManager;
  @property (assign) NSTextContainer *textContainer;
  @interface NSImageView
  @property NSImage *image;
  @interface NSTableView
  @property (weak) id<NSTableViewDataSource> dataSource;
  @property (weak) id<NSTableViewDelegate> delegate;
  @property (readonly) NSArray<NSTableColumn *> *tableColumns;
  - (__kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier owner:(id)owner;
  @interface NSScrollView
  @property __kindof NSView *documentView;
  @property NSClipView *contentView;
  @interface NSWindow <NSAnimatablePropertyContainer, NSMenuItemValidation, NSUserInterfaceValidations, NSUserInterfaceItemIdentification, NSAppearanceCustomization, NSAccessibility>
  - (void)makeKeyAndOrderFront:(id)sender;
  - (void)close;
  @property (weak) id<NSWindowDelegate> delegate;
  @property __kindof NSView *contentView;
  @property NSViewController *contentViewController;
  @property NSWindowController *windowController;
  @property (readonly) NSScreen *screen;
  @property (readonly) NSResponder *firstResponder;
  @property NSToolbar *toolbar;
  @property NSString *title;
  @property (readonly) NSRect frame;
  @property (readonly) CGFloat backingScaleFactor;
  @interface NSWindowController <NSSeguePerforming>
  - (instancetype)initWithWindow:(NSWindow *)window;
  - (instancetype)initWithWindowNibName:(NSNibName)name;
  @property NSWindow *window;
  @property (assign) __kindof NSDocument *document;
  @property NSViewController *contentViewController;
  @interface NSViewController <NSEditor, NSSeguePerforming, NSUserInterfaceItemIdentification>
  - (void)loadView;
  - (void)viewDidLoad;
  @property NSView *view;
  @property (readonly) NSViewController *parentViewController;
  @property NSArray<__kindof NSViewController *> *childViewControllers;
  @property id representedObject;
  @property NSString *title;
  @interface NSDocument <NSFilePresenter, NSUserInterfaceValidations>
  @property (readonly) NSArray<__kindof NSWindowController *> *windowControllers;
  @property NSURL *fileURL;
  @interface NSDocumentController <NSCoding, NSMenuItemValidation, NSUserInterfaceValidations>
  @property (class, readonly) __kindof NSDocumentController *sharedDocumentController;
  @interface NSWorkspace
  @property (class, readonly) NSWorkspace *sharedWorkspace;
  @property (readonly) NSNotificationCenter *notificationCenter;
  @interface NSPasteboard
  @property (class, readonly) NSPasteboard *generalPasteboard;
  @interface NSScreen
  @property (class, readonly) NSScreen *mainScreen;
  @property (class, readonly) NSArray<NSScreen *> *screens;
  @property (readonly) NSRect frame;
  @property (readonly) CGFloat backingScaleFactor;
  @interface NSMenu <NSCopying, NSCoding>
  - (NSMenuItem *)addItemWithTitle:(NSString *)title action:(SEL)action keyEquivalent:(NSString *)key;
  @property NSArray<NSMenuItem *> *itemArray;
  @property (weak) id<NSMenuDelegate> delegate;
  @interface NSMenuItem <NSCopying, NSCoding, NSValidatedUserInterfaceItem>
  @property (assign) NSMenu *menu;
  @property NSMenu *submenu;
  @property (weak) id target;
  @property id representedObject;
  @property NSInteger tag;
  @interface NSColor <NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting>
  @property (class, readonly) NSColor *blackColor;
  @property (class, readonly) NSColor *whiteColor;
  @property (class, readonly) NSColor *clearColor;
  @property (readonly) CGColorRef CGColor;
  @interface NSImage <NSCopying, NSCoding, NSPasteboardReading, NSPasteboardWriting>
  + (NSImage *)imageNamed:(NSImageName)name;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithSize:(NSSize)size;
  - (instancetype)initWithCGImage:(CGImageRef)image size:(NSSize)size;
  @property (readonly) NSArray<NSImageRep *> *representations;
  @property NSSize size;
  @interface NSFont <NSCopying, NSSecureCoding>
  + (NSFont *)systemFontOfSize:(CGFloat)size;
  + (NSFont *)fontWithName:(NSString *)name size:(CGFloat)size;
  @interface NSObjectController
  @property id content;
  @interface NSArrayController
  @property (readonly) id arrangedObjects;
  @property (readonly) NSArray *selectedObjects;
  """#
