#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (PSAlerts)

- (void)ps_showMessage:(NSString *)message;
- (void)ps_showError:(nullable NSError *)error;

@end

NS_ASSUME_NONNULL_END
