#import "PSLoginCoordinator.h"
#import "PSLoginViewController.h"
#import "PSCredentials.h"
#import "PSLoginService.h"

@interface PSLoginCoordinator () <PSLoginViewControllerDelegate>

@property (nonatomic, strong) UINavigationController *navigationController;
@property (nonatomic, strong) PSLoginService *service;

@end

@implementation PSLoginCoordinator

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController {
    self = [super init];
    if (self) {
        _navigationController = navigationController;
        _service = [[PSLoginService alloc] init];
    }
    return self;
}

- (void)start {
    PSLoginViewController *login = [[PSLoginViewController alloc] init];
    login.delegate = self;
    [self.navigationController setViewControllers:@[login] animated:YES];
}

- (void)loginViewController:(PSLoginViewController *)viewController didEnterCredentials:(PSCredentials *)credentials {
    [viewController showProgress];
    __weak typeof(self) weakSelf = self;
    __weak typeof(viewController) weakViewController = viewController;
    [self.service logInWithCredentials:credentials completion:^(NSString *token, PSUser *user, NSError *error) {
        if (token == nil || user == nil) {
            [weakViewController showFailure:error];
            return;
        }
        [weakSelf finishWithToken:token user:user];
    }];
}

- (void)finishWithToken:(NSString *)token user:(PSUser *)user {
    [self.delegate loginCoordinator:self didFinishWithToken:token user:user];
}

@end
