#import "NSString+PSURLEncoding.h"

@implementation NSString (PSURLEncoding)

- (NSString *)ps_stringByAddingURLEncoding {
    NSMutableCharacterSet *allowed = [[NSCharacterSet alphanumericCharacterSet] mutableCopy];
    [allowed addCharactersInString:@"-._~"];
    return [self stringByAddingPercentEncodingWithAllowedCharacters:allowed] ?: @"";
}

@end
