#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIColor (PSPalette)

@property (class, nonatomic, readonly) UIColor *ps_accentColor;
@property (class, nonatomic, readonly) UIColor *ps_secondaryTextColor;

@end

NS_ASSUME_NONNULL_END
