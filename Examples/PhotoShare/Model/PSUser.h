#import <Foundation/Foundation.h>

@class PSPhoto;

NS_ASSUME_NONNULL_BEGIN

@interface PSUser : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, readonly) NSString *name;
/// What to show where there is no picture of the user.
@property (nonatomic, copy, readonly) NSString *initials;

- (nullable instancetype)initWithJSON:(nullable NSDictionary<NSString *, id> *)JSON;

/// The photo of this user that most people like.
- (nullable PSPhoto *)featuredPhotoAmong:(NSArray<PSPhoto *> *)photos;

@end

NS_ASSUME_NONNULL_END
