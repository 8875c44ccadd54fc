#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSURLEncoding)

- (NSString *)ps_stringByAddingURLEncoding;

@end

NS_ASSUME_NONNULL_END
