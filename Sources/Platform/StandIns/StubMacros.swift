/// The macros of the stub header. A `#define` may take several lines; every other line is written as it is. Functions and types don't use macros, so that each can be
/// left out separately.
let stubMacros = #"""
  #if !defined(ARBORIST_STUB_MACOS) && defined(__ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__)
  #define ARBORIST_STUB_MACOS 1
  #endif
  #define TARGET_OS_MAC 1
  #define TARGET_OS_UNIX 0
  #define TARGET_OS_WIN32 0
  #define TARGET_OS_WINDOWS 0
  #define TARGET_OS_LINUX 0
  #define TARGET_OS_DRIVERKIT 0
  #define TARGET_OS_BRIDGE 0
  #define TARGET_OS_VISION 0
  #define TARGET_OS_MACCATALYST 0
  #define TARGET_OS_UIKITFORMAC 0
  #define TARGET_OS_SIMULATOR 0
  #define TARGET_IPHONE_SIMULATOR 0
  #define TARGET_OS_EMBEDDED 0
  #ifdef __ENVIRONMENT_TV_OS_VERSION_MIN_REQUIRED__
  #define TARGET_OS_TV 1
  #define TARGET_OS_IOS 0
  #else
  #define TARGET_OS_TV 0
  #endif
  #ifdef __ENVIRONMENT_WATCH_OS_VERSION_MIN_REQUIRED__
  #define TARGET_OS_WATCH 1
  #define TARGET_OS_IOS 0
  #else
  #define TARGET_OS_WATCH 0
  #endif
  #ifdef ARBORIST_STUB_MACOS
  #define TARGET_OS_OSX 1
  #define TARGET_OS_IPHONE 0
  #define TARGET_OS_IOS 0
  #define __MAC_OS_X_VERSION_MIN_REQUIRED 130000
  #define __MAC_OS_X_VERSION_MAX_ALLOWED 140000
  #define MAC_OS_X_VERSION_MIN_REQUIRED 130000
  #define MAC_OS_X_VERSION_MAX_ALLOWED 140000
  #else
  #define TARGET_OS_OSX 0
  #define TARGET_OS_IPHONE 1
  #define TARGET_OS_IOS 1
  #define __IPHONE_OS_VERSION_MIN_REQUIRED 150000
  #define __IPHONE_OS_VERSION_MAX_ALLOWED 170000
  #endif
  #define TARGET_CPU_ARM64 1
  #define TARGET_CPU_X86_64 0
  #define TARGET_CPU_X86 0
  #define TARGET_CPU_ARM 0
  #define TARGET_RT_64_BIT 1
  #define TARGET_RT_LITTLE_ENDIAN 1
  #define TARGET_RT_BIG_ENDIAN 0
  #define __IPHONE_2_0 20000
  #define __IPHONE_3_0 30000
  #define __IPHONE_3_2 30200
  #define __IPHONE_4_0 40000
  #define __IPHONE_5_0 50000
  #define __IPHONE_5_1 50100
  #define __IPHONE_6_0 60000
  #define __IPHONE_6_1 60100
  #define __IPHONE_7_0 70000
  #define __IPHONE_7_1 70100
  #define __IPHONE_8_0 80000
  #define __IPHONE_8_1 80100
  #define __IPHONE_8_2 80200
  #define __IPHONE_8_3 80300
  #define __IPHONE_9_0 90000
  #define __IPHONE_9_1 90100
  #define __IPHONE_9_3 90300
  #define __IPHONE_10_0 100000
  #define __IPHONE_10_3 100300
  #define __IPHONE_11_0 110000
  #define __IPHONE_11_1 110100
  #define __IPHONE_11_2 110200
  #define __IPHONE_11_3 110300
  #define __IPHONE_12_0 120000
  #define __IPHONE_12_1 120100
  #define __IPHONE_13_0 130000
  #define __IPHONE_13_1 130100
  #define __IPHONE_13_4 130400
  #define __IPHONE_14_0 140000
  #define __IPHONE_14_3 140300
  #define __IPHONE_14_5 140500
  #define __IPHONE_15_0 150000
  #define __IPHONE_15_4 150400
  #define __IPHONE_16_0 160000
  #define __IPHONE_16_4 160400
  #define __IPHONE_17_0 170000
  #define __MAC_10_6 1060
  #define __MAC_10_7 1070
  #define __MAC_10_8 1080
  #define __MAC_10_9 1090
  #define __MAC_10_10 101000
  #define __MAC_10_11 101100
  #define __MAC_10_12 101200
  #define __MAC_10_13 101300
  #define __MAC_10_14 101400
  #define __MAC_10_15 101500
  #define __MAC_11_0 110000
  #define __MAC_12_0 120000
  #define __MAC_13_0 130000
  #define __MAC_14_0 140000
  #define __TVOS_13_0 130000
  #define __WATCHOS_6_0 60000
  #define MAC_OS_X_VERSION_10_6 1060
  #define MAC_OS_X_VERSION_10_7 1070
  #define MAC_OS_X_VERSION_10_8 1080
  #define MAC_OS_X_VERSION_10_9 1090
  #define MAC_OS_X_VERSION_10_10 101000
  #define MAC_OS_X_VERSION_10_11 101100
  #define MAC_OS_X_VERSION_10_12 101200
  #define MAC_OS_X_VERSION_10_13 101300
  #define MAC_OS_X_VERSION_10_14 101400
  #define OBJC_API_VERSION 2
  #define NS_BLOCKS_AVAILABLE 1
  #define NSFoundationVersionNumber 2000.0
  #define NSFoundationVersionNumber_iOS_6_1 993.00
  #define NSFoundationVersionNumber_iOS_7_0 1047.20
  #define NSFoundationVersionNumber_iOS_7_1 1047.25
  #define NSFoundationVersionNumber_iOS_8_0 1140.11
  #define NSFoundationVersionNumber_iOS_9_0 1240.1
  #define kCFCoreFoundationVersionNumber 2000.0

  #ifdef __cplusplus
  #define FOUNDATION_EXTERN extern "C"
  #define OBJC_EXTERN extern "C"
  #define __BEGIN_DECLS extern "C" {
  #define __END_DECLS }
  #define CF_EXTERN_C_BEGIN extern "C" {
  #define CF_EXTERN_C_END }
  #define NS_OPTIONS(type, name) type name; enum : type
  #define nil __null
  #define Nil __null
  #else
  #define FOUNDATION_EXTERN extern
  #define OBJC_EXTERN extern
  #define __BEGIN_DECLS
  #define __END_DECLS
  #define CF_EXTERN_C_BEGIN
  #define CF_EXTERN_C_END
  #define NS_OPTIONS(type, name) enum name : type name; enum name : type
  #define nil ((void *)0)
  #define Nil ((void *)0)
  #endif
  #define FOUNDATION_EXPORT FOUNDATION_EXTERN
  #define FOUNDATION_IMPORT FOUNDATION_EXTERN
  #define FOUNDATION_STATIC_INLINE static __inline__
  #define FOUNDATION_EXTERN_INLINE static __inline__
  #define EXTERN_C_BEGIN __BEGIN_DECLS
  #define EXTERN_C_END __END_DECLS
  #define OBJC_EXPORT FOUNDATION_EXTERN
  #define OBJC_IMPORT FOUNDATION_EXTERN
  #define OBJC_VISIBLE
  #define UIKIT_EXTERN FOUNDATION_EXTERN
  #define UIKIT_STATIC_INLINE static inline
  #define APPKIT_EXTERN FOUNDATION_EXTERN
  #define COREDATA_EXTERN FOUNDATION_EXTERN
  #define CA_EXTERN FOUNDATION_EXTERN
  #define CF_EXPORT FOUNDATION_EXTERN
  #define CG_EXTERN FOUNDATION_EXTERN
  #define cg_nullable _Nullable
  #define cg_nonnull _Nonnull
  #define CT_EXPORT FOUNDATION_EXTERN
  #define CV_EXPORT FOUNDATION_EXTERN
  #define CM_EXPORT FOUNDATION_EXTERN
  #define MK_EXTERN FOUNDATION_EXTERN
  #define AVF_EXPORT FOUNDATION_EXTERN
  #define IMAGEIO_EXTERN FOUNDATION_EXTERN
  #define WK_EXTERN FOUNDATION_EXTERN
  #define SK_EXTERN FOUNDATION_EXTERN
  #define PHOTOS_EXTERN FOUNDATION_EXTERN
  #define OS_EXPORT FOUNDATION_EXTERN
  #define DISPATCH_EXPORT FOUNDATION_EXTERN
  #define NS_INLINE static __inline__
  #define CF_INLINE static __inline__
  #define CG_INLINE static inline
  #define AV_INLINE static inline
  #define OS_INLINE static inline

  #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
  #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
  #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
  #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
  #define OS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
  #define OS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
  #define DISPATCH_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
  #define DISPATCH_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
  #define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
  #define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
  #define CF_IMPLICIT_BRIDGING_ENABLED
  #define CF_IMPLICIT_BRIDGING_DISABLED
  #define __ARBORIST_PICK(_1, _2, name, ...) name
  #define __ARBORIST_ENUM(type, name) enum name : type name; enum name : type
  #define __ARBORIST_ANONYMOUS_ENUM(type) enum : type
  #define NS_ENUM(...) __ARBORIST_PICK(__VA_ARGS__, __ARBORIST_ENUM, __ARBORIST_ANONYMOUS_ENUM, )(__VA_ARGS__)
  #define NS_CLOSED_ENUM(...) NS_ENUM(__VA_ARGS__)
  #define NS_ERROR_ENUM(...) __ARBORIST_PICK(__VA_ARGS__, __ARBORIST_ERROR_ENUM, __ARBORIST_ANONYMOUS_ERROR_ENUM, )(__VA_ARGS__)
  #define __ARBORIST_ERROR_ENUM(domain, name) enum name : long name; enum name : long
  #define __ARBORIST_ANONYMOUS_ERROR_ENUM(domain) enum : long
  #define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
  #define CF_CLOSED_ENUM(...) NS_ENUM(__VA_ARGS__)
  #define CF_OPTIONS(type, name) NS_OPTIONS(type, name)
  #define OS_ENUM(name, type, ...) enum : type { __VA_ARGS__ }; typedef type name##_t
  #define NS_TYPED_ENUM
  #define NS_TYPED_EXTENSIBLE_ENUM
  #define NS_STRING_ENUM
  #define NS_EXTENSIBLE_STRING_ENUM
  #define CF_STRING_ENUM
  #define CF_EXTENSIBLE_STRING_ENUM
  #define CF_TYPED_ENUM
  #define CF_TYPED_EXTENSIBLE_ENUM

  #define NS_SWIFT_NAME(...)
  #define NS_SWIFT_UNAVAILABLE(...)
  #define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(...)
  #define NS_SWIFT_ASYNC(...)
  #define NS_SWIFT_ASYNC_NAME(...)
  #define NS_SWIFT_ASYNC_THROWS_ON_FALSE(...)
  #define NS_SWIFT_DISABLE_ASYNC
  #define NS_SWIFT_NOTHROW
  #define NS_SWIFT_SENDABLE
  #define NS_SWIFT_NONSENDABLE
  #define NS_SWIFT_NONISOLATED
  #define NS_SWIFT_UI_ACTOR
  #define NS_SWIFT_BRIDGED_TYPEDEF
  #define NS_REFINED_FOR_SWIFT
  #define NS_REFINED_FOR_SWIFT_ASYNC(...)
  #define SWIFT_CLASS(...)
  #define SWIFT_CLASS_NAMED(...)
  #define SWIFT_PROTOCOL(...)
  #define CF_SWIFT_NAME(...)
  #define CF_SWIFT_UNAVAILABLE(...)
  #define CF_REFINED_FOR_SWIFT
  #define CF_BRIDGED_TYPE(...)
  #define CF_BRIDGED_MUTABLE_TYPE(...)
  #define CF_RETURNS_RETAINED
  #define CF_RETURNS_NOT_RETAINED
  #define CF_CONSUMED
  #define CF_RELEASES_ARGUMENT
  #define CF_NOESCAPE
  #define CF_FORMAT_FUNCTION(...)
  #define CF_WARN_UNUSED_RESULT
  #define CF_AVAILABLE(...)
  #define CF_AVAILABLE_IOS(...)
  #define CF_DEPRECATED_IOS(...)

  #define NS_DESIGNATED_INITIALIZER
  #define NS_REQUIRES_SUPER
  #define NS_REQUIRES_NIL_TERMINATION
  #define NS_FORMAT_FUNCTION(...)
  #define NS_FORMAT_ARGUMENT(...)
  #define NS_RETURNS_RETAINED
  #define NS_RETURNS_NOT_RETAINED
  #define NS_RETURNS_INNER_POINTER
  #define OBJC_RETURNS_RETAINED
  #define NS_CONSUMED
  #define NS_CONSUMES_SELF
  #define NS_RELEASES_ARGUMENT
  #define NS_VALID_UNTIL_END_OF_SCOPE
  #define NS_ROOT_CLASS
  #define OBJC_ROOT_CLASS
  #define OBJC_ISA_AVAILABILITY
  #define NS_NOESCAPE
  #define NS_NO_TAIL_CALL
  #define NS_DIRECT
  #define NS_DIRECT_MEMBERS
  #define NS_DYNAMIC
  #define NS_REPLACES_RECEIVER
  #define NS_SUPPRESS_LEAK
  #define NS_WARN_UNUSED_RESULT
  #define NS_NONATOMIC_IOSONLY nonatomic
  #define NS_NONATOMIC_IPHONEONLY nonatomic
  #define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
  #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
  #define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE
  #define OBJC_ARC_UNAVAILABLE
  #define OBJC_SWIFT_UNAVAILABLE(...)
  #define NS_UNAVAILABLE
  #define NS_UNAVAILABLE_IOS(...)
  #define NS_UNAVAILABLE_MAC(...)
  #define NS_AVAILABLE(...)
  #define NS_AVAILABLE_IOS(...)
  #define NS_AVAILABLE_IPHONE(...)
  #define NS_AVAILABLE_MAC(...)
  #define NS_CLASS_AVAILABLE(...)
  #define NS_CLASS_AVAILABLE_IOS(...)
  #define NS_CLASS_AVAILABLE_MAC(...)
  #define NS_CLASS_DEPRECATED(...)
  #define NS_CLASS_DEPRECATED_IOS(...)
  #define NS_CLASS_DEPRECATED_MAC(...)
  #define NS_DEPRECATED(...)
  #define NS_DEPRECATED_IOS(...)
  #define NS_DEPRECATED_IPHONE(...)
  #define NS_DEPRECATED_MAC(...)
  #define NS_DEPRECATED_WITH_REPLACEMENT_MAC(...)
  #define NS_ENUM_AVAILABLE(...)
  #define NS_ENUM_AVAILABLE_IOS(...)
  #define NS_ENUM_AVAILABLE_MAC(...)
  #define NS_ENUM_DEPRECATED(...)
  #define NS_ENUM_DEPRECATED_IOS(...)
  #define NS_ENUM_DEPRECATED_MAC(...)
  #define NS_EXTENSION_UNAVAILABLE(...)
  #define NS_EXTENSION_UNAVAILABLE_IOS(...)
  #define NS_EXTENSION_UNAVAILABLE_MAC(...)
  #define API_AVAILABLE(...)
  #define API_AVAILABLE_BEGIN(...)
  #define API_AVAILABLE_END
  #define API_UNAVAILABLE(...)
  #define API_UNAVAILABLE_BEGIN(...)
  #define API_UNAVAILABLE_END
  #define API_DEPRECATED(...)
  #define API_DEPRECATED_WITH_REPLACEMENT(...)
  #define API_DEPRECATED_BEGIN(...)
  #define API_DEPRECATED_END
  #define API_TO_BE_DEPRECATED 100000
  #define SPI_AVAILABLE(...)
  #define UIKIT_AVAILABLE_IOS_ONLY(...)
  #define UIKIT_AVAILABLE_IOS_TVOS(...)
  #define UIKIT_CLASS_AVAILABLE_IOS_ONLY(...)
  #define __IOS_AVAILABLE(...)
  #define __IOS_DEPRECATED(...)
  #define __IOS_PROHIBITED
  #define __IOS_UNAVAILABLE
  #define __OSX_AVAILABLE(...)
  #define __OSX_DEPRECATED(...)
  #define __OSX_UNAVAILABLE
  #define __OSX_AVAILABLE_STARTING(...)
  #define __OSX_AVAILABLE_BUT_DEPRECATED(...)
  #define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(...)
  #define __TVOS_AVAILABLE(...)
  #define __TVOS_PROHIBITED
  #define __TVOS_UNAVAILABLE
  #define __WATCHOS_AVAILABLE(...)
  #define __WATCHOS_PROHIBITED
  #define __WATCHOS_UNAVAILABLE
  #define __AVAILABILITY_INTERNAL_DEPRECATED
  #define AVAILABLE_MAC_OS_X_VERSION_10_6_AND_LATER
  #define DEPRECATED_ATTRIBUTE
  #define DEPRECATED_MSG_ATTRIBUTE(...)
  #define UNAVAILABLE_ATTRIBUTE
  #define WEAK_IMPORT_ATTRIBUTE
  #define __deprecated
  #define __deprecated_msg(...)
  #define __deprecated_enum_msg(...)
  #define __unavailable
  #define __unused
  #define __used
  #define __dead2
  #define __pure2
  #define __result_use_check
  #define __printflike(...)
  #define __scanflike(...)
  #define __restrict_arr
  #define __header_inline static inline
  #define UI_APPEARANCE_SELECTOR
  #define IBOutlet
  #define IBOutletCollection(...)
  #define IBAction void
  #define IBSegueAction
  #define IBInspectable
  #define IB_DESIGNABLE
  #define OS_OBJECT_USE_OBJC 1
  #define OS_OBJECT_HAVE_OBJC_SUPPORT 1
  #define OS_OBJECT_RETURNS_RETAINED
  #define OS_NOTHROW
  #define OS_NOINLINE
  #define OS_ALWAYS_INLINE
  #define OS_WARN_RESULT
  #define OS_OVERLOADABLE __attribute__((overloadable))
  #define OS_UNUSED
  #define DISPATCH_NOTHROW
  #define DISPATCH_RETURNS_RETAINED

  #define YES __objc_yes
  #define NO __objc_no
  #define TRUE 1
  #define FALSE 0
  #define NSIntegerMax __LONG_MAX__
  #define NSIntegerMin (-__LONG_MAX__ - 1L)
  #define NSUIntegerMax (__LONG_MAX__ * 2UL + 1UL)
  #define NSINTEGER_DEFINED 1
  #define NSNotFound ((NSInteger)__LONG_MAX__)
  #define CGFLOAT_DEFINED 1
  #define CGFLOAT_IS_DOUBLE 1
  #define CGFLOAT_TYPE double
  #define CGFLOAT_MAX __DBL_MAX__
  #define CGFLOAT_MIN __DBL_MIN__
  #define CGFLOAT_EPSILON __DBL_EPSILON__
  #define UIViewNoIntrinsicMetric (-1.0)
  #define NSViewNoIntrinsicMetric (-1.0)
  #define UI_USER_INTERFACE_IDIOM() ([[UIDevice currentDevice] userInterfaceIdiom])
  #define UIDeviceOrientationIsPortrait(...) ((BOOL)(sizeof(__VA_ARGS__) > 0))
  #define UIDeviceOrientationIsLandscape(...) ((BOOL)(sizeof(__VA_ARGS__) > 0))
  #define UIInterfaceOrientationIsPortrait(...) ((BOOL)(sizeof(__VA_ARGS__) > 0))
  #define UIInterfaceOrientationIsLandscape(...) ((BOOL)(sizeof(__VA_ARGS__) > 0))
  #define MIN(a, b) __extension__({ __typeof__(a) __a = (a); __typeof__(b) __b = (b); __a < __b ? __a : __b; })
  #define MAX(a, b) __extension__({ __typeof__(a) __a = (a); __typeof__(b) __b = (b); __a < __b ? __b : __a; })
  #define ABS(a) __extension__({ __typeof__(a) __a = (a); __a < 0 ? -__a : __a; })
  #define OBJC_ASSOCIATION_ASSIGN 0
  #define OBJC_ASSOCIATION_RETAIN_NONATOMIC 1
  #define OBJC_ASSOCIATION_COPY_NONATOMIC 3
  #define OBJC_ASSOCIATION_RETAIN 01401
  #define OBJC_ASSOCIATION_COPY 01403
  #define OBJC_ENUM NS_ENUM

  #define NSAssert(condition, text, ...) do { if (!(condition)) { NSLog((text), ##__VA_ARGS__); } } while (0)
  #define NSAssert1(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSAssert2(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSAssert3(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSAssert4(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSAssert5(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSCAssert(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSCAssert1(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSCAssert2(condition, text, ...) NSAssert((condition), (text), ##__VA_ARGS__)
  #define NSParameterAssert(condition) do { (void)(condition); } while (0)
  #define NSCParameterAssert(condition) do { (void)(condition); } while (0)
  #define assert(...) ((void)(__VA_ARGS__))
  #define NSLocalizedString(name, comment) [[NSBundle mainBundle] localizedStringForKey:(name) value:@"" table:nil]
  #define NSLocalizedStringFromTable(name, file, comment) [[NSBundle mainBundle] localizedStringForKey:(name) value:@"" table:(file)]
  #define NSLocalizedStringFromTableInBundle(name, file, source, comment) [(source) localizedStringForKey:(name) value:@"" table:(file)]
  #define NSLocalizedStringWithDefaultValue(name, file, source, text, comment) \
      [(source) localizedStringForKey:(name) value:(text) table:(file)]
  #define NSDictionaryOfVariableBindings(...) _NSDictionaryOfVariableBindings(@"" #__VA_ARGS__, __VA_ARGS__, nil)
  #define NS_DURING @try {
  #define NS_HANDLER } @catch (NSException *localException) {
  #define NS_ENDHANDLER }
  #define NS_VALUERETURN(value, type) return (value)
  #define NS_VOIDRETURN return
  #define CFSTR(text) ((CFStringRef)@text)

  #define DISPATCH_QUEUE_SERIAL ((dispatch_queue_attr_t)0)
  #define DISPATCH_QUEUE_CONCURRENT ((dispatch_queue_attr_t)0)
  #define DISPATCH_QUEUE_SERIAL_WITH_AUTORELEASE_POOL ((dispatch_queue_attr_t)0)
  #define DISPATCH_QUEUE_PRIORITY_HIGH 2
  #define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
  #define DISPATCH_QUEUE_PRIORITY_LOW (-2)
  #define DISPATCH_QUEUE_PRIORITY_BACKGROUND (-32768)
  #define DISPATCH_TIME_NOW 0ull
  #define DISPATCH_TIME_FOREVER (~0ull)
  #define DISPATCH_TARGET_QUEUE_DEFAULT ((dispatch_queue_t)0)
  #define DISPATCH_CURRENT_QUEUE_LABEL ((dispatch_queue_t)0)
  #define DISPATCH_SOURCE_TYPE_TIMER ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_READ ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_WRITE ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_VNODE ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_SIGNAL ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_MEMORYPRESSURE ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_DATA_ADD ((dispatch_source_type_t)0)
  #define DISPATCH_SOURCE_TYPE_DATA_OR ((dispatch_source_type_t)0)
  #define NSEC_PER_SEC 1000000000ull
  #define NSEC_PER_MSEC 1000000ull
  #define NSEC_PER_USEC 1000ull
  #define USEC_PER_SEC 1000000ull
  #define QOS_CLASS_USER_INTERACTIVE 0x21
  #define QOS_CLASS_USER_INITIATED 0x19
  #define QOS_CLASS_DEFAULT 0x15
  #define QOS_CLASS_UTILITY 0x11
  #define QOS_CLASS_BACKGROUND 0x09
  #define QOS_CLASS_UNSPECIFIED 0
  #define OS_LOG_DEFAULT ((os_log_t)0)
  #define OS_LOG_DISABLED ((os_log_t)0)
  #define OS_LOG_TYPE_DEFAULT 0
  #define OS_LOG_TYPE_INFO 1
  #define OS_LOG_TYPE_DEBUG 2
  #define OS_LOG_TYPE_ERROR 0x10
  #define OS_LOG_TYPE_FAULT 0x11
  #define os_log_with_type(log, type, text, ...) _arborist_log((log), "" text, ##__VA_ARGS__)
  #define os_log(log, text, ...) _arborist_log((log), "" text, ##__VA_ARGS__)
  #define os_log_info(log, text, ...) _arborist_log((log), "" text, ##__VA_ARGS__)
  #define os_log_debug(log, text, ...) _arborist_log((log), "" text, ##__VA_ARGS__)
  #define os_log_error(log, text, ...) _arborist_log((log), "" text, ##__VA_ARGS__)
  #define os_log_fault(log, text, ...) _arborist_log((log), "" text, ##__VA_ARGS__)
  #define OS_UNFAIR_LOCK_AVAILABILITY
  #define OS_LOCK_API_AVAILABLE(...)
  #define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
  #define OS_SPINLOCK_INIT 0
  #define PTHREAD_MUTEX_INITIALIZER {0}
  #define PTHREAD_RWLOCK_INITIALIZER {0}
  #define PTHREAD_COND_INITIALIZER {0}
  #define PTHREAD_ONCE_INIT {0}
  #define PTHREAD_MUTEX_NORMAL 0
  #define PTHREAD_MUTEX_ERRORCHECK 1
  #define PTHREAD_MUTEX_RECURSIVE 2
  #define PTHREAD_MUTEX_DEFAULT 0
  #define EXIT_SUCCESS 0
  #define EXIT_FAILURE 1
  #define SEEK_SET 0
  #define SEEK_CUR 1
  #define SEEK_END 2
  #define EOF (-1)
  #define PATH_MAX 1024
  #define MAXFLOAT __FLT_MAX__
  #define HUGE_VAL __builtin_huge_val()
  #define HUGE_VALF __builtin_huge_valf()
  #define INFINITY __builtin_inff()
  #define NAN __builtin_nanf("")
  #ifndef __cplusplus
  #define isnan(x) __builtin_isnan(x)
  #define isinf(x) __builtin_isinf(x)
  #define isfinite(x) __builtin_isfinite(x)
  #define isnormal(x) __builtin_isnormal(x)
  #define signbit(x) __builtin_signbit(x)
  #endif
  #define M_E 2.71828182845904523536
  #define M_PI 3.14159265358979323846
  #define M_PI_2 1.57079632679489661923
  #define M_PI_4 0.785398163397448309616
  #define M_SQRT2 1.41421356237309504880
  #define M_SQRT1_2 0.707106781186547524401
  #define XCTAssert(condition, ...) do { (void)(condition); } while (0)
  #define XCTAssertTrue(condition, ...) do { (void)(condition); } while (0)
  #define XCTAssertFalse(condition, ...) do { (void)(condition); } while (0)
  #define XCTAssertNil(value, ...) do { (void)(value); } while (0)
  #define XCTAssertNotNil(value, ...) do { (void)(value); } while (0)
  #define XCTAssertEqual(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertNotEqual(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertEqualObjects(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertNotEqualObjects(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertEqualWithAccuracy(left, right, by, ...) do { (void)(left); (void)(right); (void)(by); } while (0)
  #define XCTAssertGreaterThan(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertGreaterThanOrEqual(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertLessThan(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertLessThanOrEqual(left, right, ...) do { (void)(left); (void)(right); } while (0)
  #define XCTAssertThrows(expression, ...) do { (void)(expression); } while (0)
  #define XCTAssertThrowsSpecific(expression, exception, ...) do { (void)(expression); } while (0)
  #define XCTAssertThrowsSpecificNamed(expression, exception, name, ...) do { (void)(expression); } while (0)
  #define XCTAssertNoThrow(expression, ...) do { (void)(expression); } while (0)
  #define XCTFail(...) do { } while (0)
  #define ARBORIST_PICK(a, b, c, d, e, f, name, ...) name
  #define ARBORIST_EACH1(do, a) do(a)
  #define ARBORIST_EACH2(do, a, ...) do(a) ARBORIST_EACH1(do, __VA_ARGS__)
  #define ARBORIST_EACH3(do, a, ...) do(a) ARBORIST_EACH2(do, __VA_ARGS__)
  #define ARBORIST_EACH4(do, a, ...) do(a) ARBORIST_EACH3(do, __VA_ARGS__)
  #define ARBORIST_EACH5(do, a, ...) do(a) ARBORIST_EACH4(do, __VA_ARGS__)
  #define ARBORIST_EACH6(do, a, ...) do(a) ARBORIST_EACH5(do, __VA_ARGS__)
  #define ARBORIST_EACH(do, ...) ARBORIST_PICK(__VA_ARGS__, ARBORIST_EACH6, ARBORIST_EACH5, ARBORIST_EACH4, ARBORIST_EACH3, ARBORIST_EACH2, ARBORIST_EACH1)(do, __VA_ARGS__)
  #define ARBORIST_WEAKEN(name) __weak __typeof__(name) name##_asWeak = (name);
  #define ARBORIST_UNSAFEN(name) __unsafe_unretained __typeof__(name) name##_asWeak = (name);
  #define ARBORIST_STRENGTHEN(name) __strong __typeof__(name) name = name##_asWeak;
  #define weakify(...) autoreleasepool {} ARBORIST_EACH(ARBORIST_WEAKEN, __VA_ARGS__)
  #define unsafeify(...) autoreleasepool {} ARBORIST_EACH(ARBORIST_UNSAFEN, __VA_ARGS__)
  #define strongify(...) autoreleasepool {} ARBORIST_EACH(ARBORIST_STRENGTHEN, __VA_ARGS__)
  """#
