#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSTrimming)

- (NSString *)ps_trimmedString;

@end

NS_ASSUME_NONNULL_END
