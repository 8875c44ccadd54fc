#import "NSString+PSTruncation.h"

@implementation NSString (PSTruncation)

- (NSString *)ps_stringTruncatedToLength:(NSUInteger)length {
    if (self.length <= length) {
        return self;
    }
    NSRange end = [self rangeOfComposedCharacterSequenceAtIndex:length];
    return [[self substringToIndex:end.location] stringByAppendingString:@"…"];
}

@end
