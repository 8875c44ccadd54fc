#import "NSString+PSValidation.h"

static NSUInteger const PSMinimumPasswordLength = 8;

@implementation NSString (PSValidation)

- (BOOL)ps_isEmailAddress {
    NSRange at = [self rangeOfString:@"@"];
    NSRange dot = [self rangeOfString:@"." options:NSBackwardsSearch];
    return at.location != NSNotFound && at.location > 0
        && dot.location != NSNotFound && dot.location > at.location + 1
        && dot.location + 1 < self.length;
}

- (BOOL)ps_isAcceptablePassword {
    return self.length >= PSMinimumPasswordLength;
}

@end
