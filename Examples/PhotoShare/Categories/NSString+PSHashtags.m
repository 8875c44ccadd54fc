#import "NSString+PSHashtags.h"

@implementation NSString (PSHashtags)

- (NSArray<NSString *> *)ps_hashtags {
    NSMutableArray<NSString *> *hashtags = [NSMutableArray array];
    for (NSString *word in [self componentsSeparatedByString:@" "]) {
        if ([word hasPrefix:@"#"] && word.length > 1) {
            [hashtags addObject:[[word substringFromIndex:1] lowercaseString]];
        }
    }
    return hashtags;
}

@end
