#import "NSString+PSInitials.h"

@implementation NSString (PSInitials)

- (NSString *)ps_initials {
    NSMutableString *initials = [NSMutableString string];
    for (NSString *word in [self componentsSeparatedByString:@" "]) {
        if (word.length > 0) {
            [initials appendString:[[word substringToIndex:1] uppercaseString]];
        }
    }
    return initials;
}

@end
