#import <Foundation/Foundation.h>

@class PSPhoto;
@class PSSession;

NS_ASSUME_NONNULL_BEGIN

/// Tells the server whether a photo is liked.
@interface PSLikeService : NSObject

- (instancetype)initWithSession:(PSSession *)session;

- (void)sendLikeOfPhoto:(PSPhoto *)photo completion:(void (^)(NSError * _Nullable error))completion;

@end

NS_ASSUME_NONNULL_END
