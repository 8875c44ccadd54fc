#import <UIKit/UIKit.h>

@class PSUser;

NS_ASSUME_NONNULL_BEGIN

typedef void (^PSJSONCompletion)(id _Nullable JSON, NSError * _Nullable error);
typedef void (^PSLoginCompletion)(PSUser * _Nullable user, NSError * _Nullable error);

/// Posted when the server no longer accepts the token.
extern NSString * const PSSessionDidExpireNotification;
extern NSString * const PSSessionErrorDomain;

/// Who is logged in, and the way to the server. Completions are called on the main queue.
@interface PSSession : NSObject

@property (nonatomic, strong, readonly, nullable) PSUser *currentUser;
@property (nonatomic, readonly, getter=isLoggedIn) BOOL loggedIn;

+ (PSSession *)sharedSession;

- (void)logInWithEmail:(NSString *)email password:(NSString *)password completion:(PSLoginCompletion)completion;
- (void)logOut;

- (void)getPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion;
- (void)postPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion;
- (void)postData:(NSData *)data toPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion;
- (void)loadImageAtURL:(NSURL *)URL completion:(void (^)(UIImage * _Nullable image))completion;

@end

NS_ASSUME_NONNULL_END
