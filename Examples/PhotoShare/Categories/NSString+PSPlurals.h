#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSPlurals)

+ (NSString *)ps_stringWithCount:(NSUInteger)count noun:(NSString *)noun;

@end

NS_ASSUME_NONNULL_END
