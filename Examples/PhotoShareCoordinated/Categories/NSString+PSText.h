#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSText)

+ (NSString *)ps_stringWithCount:(NSUInteger)count noun:(NSString *)noun;

- (NSString *)ps_trimmedString;
- (NSString *)ps_stringTruncatedToLength:(NSUInteger)length;

@end

NS_ASSUME_NONNULL_END
