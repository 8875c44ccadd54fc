#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (PSSpinner)

- (void)ps_showSpinner;
- (void)ps_hideSpinner;

@end

NS_ASSUME_NONNULL_END
