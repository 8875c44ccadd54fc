#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSTruncation)

- (NSString *)ps_stringTruncatedToLength:(NSUInteger)length;

@end

NS_ASSUME_NONNULL_END
