#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSInitials)

- (NSString *)ps_initials;

@end

NS_ASSUME_NONNULL_END
