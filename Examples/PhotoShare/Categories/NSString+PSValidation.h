#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSValidation)

- (BOOL)ps_isEmailAddress;
- (BOOL)ps_isAcceptablePassword;

@end

NS_ASSUME_NONNULL_END
