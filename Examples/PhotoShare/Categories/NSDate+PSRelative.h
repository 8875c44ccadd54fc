#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSDate (PSRelative)

+ (nullable NSDate *)ps_dateWithISOString:(nullable NSString *)string;

- (NSString *)ps_relativeDescription;
- (NSString *)ps_monthTitle;

@end

NS_ASSUME_NONNULL_END
