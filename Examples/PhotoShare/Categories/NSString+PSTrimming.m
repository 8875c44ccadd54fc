#import "NSString+PSTrimming.h"

@implementation NSString (PSTrimming)

- (NSString *)ps_trimmedString {
    return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
}

@end
