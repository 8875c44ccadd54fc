#import "UIViewController+PSSpinner.h"

static NSInteger const PSSpinnerTag = 7341;

@implementation UIViewController (PSSpinner)

- (void)ps_showSpinner {
    [self ps_hideSpinner];
    UIActivityIndicatorView *spinner = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleMedium];
    spinner.tag = PSSpinnerTag;
    spinner.center = self.view.center;
    [spinner startAnimating];
    [self.view addSubview:spinner];
}

- (void)ps_hideSpinner {
    [[self.view viewWithTag:PSSpinnerTag] removeFromSuperview];
}

@end
