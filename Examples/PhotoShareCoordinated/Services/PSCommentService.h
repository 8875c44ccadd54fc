#import <Foundation/Foundation.h>

@class PSComment;
@class PSPhoto;
@class PSSession;

NS_ASSUME_NONNULL_BEGIN

/// Writes comments to one photo.
@interface PSCommentService : NSObject

- (instancetype)initWithSession:(PSSession *)session photo:(PSPhoto *)photo;

/// A comment by whoever is logged in; nil when that is nobody.
- (nullable PSComment *)commentWithText:(NSString *)text;

- (void)sendComment:(PSComment *)comment completion:(void (^)(NSError * _Nullable error))completion;

@end

NS_ASSUME_NONNULL_END
