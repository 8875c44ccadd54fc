#import "NSString+PSText.h"

@implementation NSString (PSText)

+ (NSString *)ps_stringWithCount:(NSUInteger)count noun:(NSString *)noun {
    NSString *ending = count == 1 ? @"" : @"s";
    return [NSString stringWithFormat:@"%lu %@%@", (unsigned long)count, noun, ending];
}

- (NSString *)ps_trimmedString {
    return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
}

- (NSString *)ps_stringTruncatedToLength:(NSUInteger)length {
    if (self.length <= length) {
        return self;
    }
    NSRange end = [self rangeOfComposedCharacterSequenceAtIndex:length];
    return [[self substringToIndex:end.location] stringByAppendingString:@"…"];
}

@end
