#import "UIColor+PSPalette.h"

@implementation UIColor (PSPalette)

+ (UIColor *)ps_accentColor {
    return [UIColor colorWithRed:0.86 green:0.27 blue:0.33 alpha:1];
}

+ (UIColor *)ps_secondaryTextColor {
    return [UIColor colorWithWhite:0.45 alpha:1];
}

@end
