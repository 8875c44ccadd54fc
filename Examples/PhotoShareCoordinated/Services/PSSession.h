#import <Foundation/Foundation.h>

@class PSSession;
@class PSUser;

NS_ASSUME_NONNULL_BEGIN

typedef void (^PSJSONCompletion)(id _Nullable JSON, NSError * _Nullable error);

extern NSString * const PSSessionErrorDomain;

@protocol PSSessionDelegate <NSObject>

/// The server no longer accepts the token.
- (void)sessionDidExpire:(PSSession *)session;

@end

/// Somebody who is logged in, or nobody yet, and the way to the server.
/// It never changes: another user is another session. Completions are called on the main queue.
@interface PSSession : NSObject

@property (nonatomic, strong, readonly, nullable) PSUser *user;
@property (nonatomic, weak, readonly, nullable) id<PSSessionDelegate> delegate;

- (instancetype)initWithToken:(nullable NSString *)token user:(nullable PSUser *)user delegate:(nullable id<PSSessionDelegate>)delegate;

- (void)getPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion;
- (void)postPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion;
- (void)postData:(NSData *)data toPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion;

@end

NS_ASSUME_NONNULL_END
