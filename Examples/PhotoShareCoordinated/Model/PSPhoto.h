#import <Foundation/Foundation.h>

@class PSUser;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, PSPhotoVisibility) {
    PSPhotoVisibilityEverybody,
    PSPhotoVisibilityFollowers,
    PSPhotoVisibilityNobody,
};

/// A photo as it was at one moment. Two are equal when they have the same identifier.
@interface PSPhoto : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, readonly) NSString *caption;
@property (nonatomic, copy, readonly) NSURL *imageURL;
@property (nonatomic, copy, readonly) NSDate *createdAt;
@property (nonatomic, strong, readonly) PSUser *author;
@property (nonatomic, readonly) PSPhotoVisibility visibility;
@property (nonatomic, readonly) NSUInteger likeCount;
@property (nonatomic, readonly) BOOL liked;

/// The words of the caption that start with a hash sign.
@property (nonatomic, copy, readonly) NSArray<NSString *> *hashtags;
/// The month it was taken in, as a title for a list.
@property (nonatomic, copy, readonly) NSString *monthTitle;

+ (nullable PSPhoto *)mostLikedOfPhotos:(NSArray<PSPhoto *> *)photos;

- (nullable instancetype)initWithJSON:(NSDictionary<NSString *, id> *)JSON;

- (PSPhoto *)photoByTogglingLike;

@end

NS_ASSUME_NONNULL_END
