#import "PSAppCoordinator.h"
#import "PSFeedCoordinator.h"
#import "PSLoginCoordinator.h"
#import "PSLog.h"
#import "PSSession.h"
#import "PSTokenStore.h"

@interface PSAppCoordinator () <PSLoginCoordinatorDelegate, PSFeedCoordinatorDelegate, PSSessionDelegate>

@property (nonatomic, strong) UINavigationController *navigationController;
@property (nonatomic, strong) PSTokenStore *tokenStore;
@property (nonatomic, strong) NSMutableArray<id<PSCoordinator>> *childCoordinators;

@end

@implementation PSAppCoordinator

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController {
    self = [super init];
    if (self) {
        _navigationController = navigationController;
        _tokenStore = [[PSTokenStore alloc] init];
        _childCoordinators = [NSMutableArray array];
    }
    return self;
}

- (void)start {
    NSString *token = self.tokenStore.token;
    PSLog(@"launched, logged in: %d", token != nil);
    if (token == nil) {
        [self startLogin];
    } else {
        [self startFeedWithToken:token user:self.tokenStore.user];
    }
}

- (void)startLogin {
    PSLoginCoordinator *login = [[PSLoginCoordinator alloc] initWithNavigationController:self.navigationController];
    login.delegate = self;
    [self.childCoordinators addObject:login];
    [login start];
}

- (void)startFeedWithToken:(NSString *)token user:(nullable PSUser *)user {
    PSSession *session = [[PSSession alloc] initWithToken:token user:user delegate:self];
    PSFeedCoordinator *feed = [[PSFeedCoordinator alloc] initWithNavigationController:self.navigationController
                                                                              session:session];
    feed.delegate = self;
    [self.childCoordinators addObject:feed];
    [feed start];
}

- (void)returnToLogin {
    [self.tokenStore clear];
    [self.childCoordinators removeAllObjects];
    [self startLogin];
}

#pragma mark - PSLoginCoordinatorDelegate

- (void)loginCoordinator:(PSLoginCoordinator *)coordinator didFinishWithToken:(NSString *)token user:(PSUser *)user {
    [self.childCoordinators removeObject:coordinator];
    [self.tokenStore saveToken:token user:user];
    [self startFeedWithToken:token user:user];
}

#pragma mark - PSFeedCoordinatorDelegate

- (void)feedCoordinatorDidRequestLogOut:(PSFeedCoordinator *)coordinator {
    [self returnToLogin];
}

#pragma mark - PSSessionDelegate

- (void)sessionDidExpire:(PSSession *)session {
    PSLog(@"session expired");
    [self returnToLogin];
}

@end
