#import <Foundation/Foundation.h>
#import "PSUser.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, PSPhotoVisibility) {
    PSPhotoVisibilityEverybody,
    PSPhotoVisibilityFollowers,
    PSPhotoVisibilityNobody,
};

@interface PSPhoto : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, readonly) NSString *caption;
@property (nonatomic, copy, readonly) NSURL *imageURL;
@property (nonatomic, copy, readonly) NSDate *createdAt;
@property (nonatomic, strong, readonly) PSUser *author;
@property (nonatomic, readonly) PSPhotoVisibility visibility;
@property (nonatomic) NSUInteger likeCount;
@property (nonatomic) BOOL liked;

/// The words of the caption that start with a hash sign.
@property (nonatomic, copy, readonly) NSArray<NSString *> *hashtags;
/// The month it was taken in, as a title for a list.
@property (nonatomic, copy, readonly) NSString *monthTitle;

- (nullable instancetype)initWithJSON:(NSDictionary<NSString *, id> *)JSON;

- (void)toggleLike;

@end

NS_ASSUME_NONNULL_END
