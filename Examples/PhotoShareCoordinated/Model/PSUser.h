#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface PSUser : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy, readonly) NSString *name;
/// What to show where there is no picture of the user.
@property (nonatomic, copy, readonly) NSString *initials;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id> *JSON;

- (nullable instancetype)initWithJSON:(nullable NSDictionary<NSString *, id> *)JSON;

@end

NS_ASSUME_NONNULL_END
