#import "PSLoginViewController.h"
#import "PSFeedViewController.h"
#import "PSSession.h"
#import "NSString+PSTrimming.h"
#import "NSString+PSValidation.h"
#import "UIColor+PSPalette.h"
#import "UIViewController+PSAlerts.h"
#import "UIViewController+PSSpinner.h"

@interface PSLoginViewController () <UITextFieldDelegate>

@property (nonatomic, strong) UITextField *emailField;
@property (nonatomic, strong) UITextField *passwordField;

@end

@implementation PSLoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Log in";
    self.view.backgroundColor = [UIColor whiteColor];

    self.emailField = [self fieldWithPlaceholder:@"Email" top:140];
    self.emailField.keyboardType = UIKeyboardTypeEmailAddress;
    self.passwordField = [self fieldWithPlaceholder:@"Password" top:200];
    self.passwordField.secureTextEntry = YES;

    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
    button.frame = CGRectMake(20, 260, 280, 44);
    [button setTitle:@"Log in" forState:UIControlStateNormal];
    [button setTitleColor:UIColor.ps_accentColor forState:UIControlStateNormal];
    [button addTarget:self action:@selector(logIn) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
}

- (UITextField *)fieldWithPlaceholder:(NSString *)placeholder top:(CGFloat)top {
    UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(20, top, 280, 44)];
    field.placeholder = placeholder;
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.delegate = self;
    [self.view addSubview:field];
    return field;
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    if (textField == self.emailField) {
        [self.passwordField becomeFirstResponder];
    } else {
        [self logIn];
    }
    return NO;
}

- (void)logIn {
    NSString *email = [self.emailField.text ps_trimmedString];
    NSString *password = self.passwordField.text;
    if (![email ps_isEmailAddress] || ![password ps_isAcceptablePassword]) {
        [self ps_showMessage:@"Please check the address and the password."];
        return;
    }
    [self ps_showSpinner];
    [[PSSession sharedSession] logInWithEmail:email password:password completion:^(PSUser *user, NSError *error) {
        [self ps_hideSpinner];
        if (user == nil) {
            [self ps_showError:error];
            return;
        }
        PSFeedViewController *feed = [[PSFeedViewController alloc] initWithStyle:UITableViewStylePlain];
        [self.navigationController setViewControllers:@[feed] animated:YES];
    }];
}

@end
