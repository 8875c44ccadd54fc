#import <Foundation/Foundation.h>
#import "PSUser.h"

NS_ASSUME_NONNULL_BEGIN

@interface PSComment : NSObject

@property (nonatomic, copy, readonly) NSString *text;
@property (nonatomic, strong, readonly) PSUser *author;
/// Neither empty nor too long.
@property (nonatomic, readonly, getter=isSendable) BOOL sendable;

- (instancetype)initWithText:(NSString *)text author:(PSUser *)author;
- (nullable instancetype)initWithJSON:(NSDictionary<NSString *, id> *)JSON;

@end

NS_ASSUME_NONNULL_END
