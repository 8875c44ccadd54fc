#import "NSString+PSPlurals.h"

@implementation NSString (PSPlurals)

+ (NSString *)ps_stringWithCount:(NSUInteger)count noun:(NSString *)noun {
    NSString *ending = count == 1 ? @"" : @"s";
    return [NSString stringWithFormat:@"%lu %@%@", (unsigned long)count, noun, ending];
}

@end
