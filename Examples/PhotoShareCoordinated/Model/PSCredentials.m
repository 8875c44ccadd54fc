#import "PSCredentials.h"
#import "NSString+PSText.h"

static NSUInteger const PSMinimumPasswordLength = 8;

@implementation PSCredentials

- (instancetype)initWithEmail:(NSString *)email password:(NSString *)password {
    self = [super init];
    if (self) {
        _email = [[email ps_trimmedString] copy];
        _password = [password copy];
    }
    return self;
}

- (BOOL)isAcceptable {
    NSRange at = [self.email rangeOfString:@"@"];
    NSRange dot = [self.email rangeOfString:@"." options:NSBackwardsSearch];
    BOOL isAddress = at.location != NSNotFound && at.location > 0
        && dot.location != NSNotFound && dot.location > at.location + 1
        && dot.location + 1 < self.email.length;
    return isAddress && self.password.length >= PSMinimumPasswordLength;
}

@end
