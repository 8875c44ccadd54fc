#import "UIViewController+PSAlerts.h"

@implementation UIViewController (PSAlerts)

- (void)ps_showMessage:(NSString *)message {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil
                                                                   message:message
                                                            preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
    [self presentViewController:alert animated:YES completion:nil];
}

- (void)ps_showError:(nullable NSError *)error {
    [self ps_showMessage:error.localizedDescription ?: @"Something went wrong."];
}

@end
