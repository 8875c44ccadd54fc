#import "PSLoginViewController.h"
#import "PSCredentials.h"
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
    [button addTarget:self action:@selector(didTapLogIn) forControlEvents:UIControlEventTouchUpInside];
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
        [self didTapLogIn];
    }
    return NO;
}

- (void)didTapLogIn {
    PSCredentials *credentials = [[PSCredentials alloc] initWithEmail:self.emailField.text ?: @""
                                                             password:self.passwordField.text ?: @""];
    if (credentials.acceptable) {
        [self.delegate loginViewController:self didEnterCredentials:credentials];
    } else {
        [self ps_showMessage:@"Please check the address and the password."];
    }
}

- (void)showProgress {
    [self ps_showSpinner];
}

- (void)showFailure:(nullable NSError *)error {
    [self ps_hideSpinner];
    [self ps_showError:error];
}

@end
