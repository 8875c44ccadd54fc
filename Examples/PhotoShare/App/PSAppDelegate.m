#import "PSAppDelegate.h"
#import "PSFeedViewController.h"
#import "PSLoginViewController.h"
#import "PSSession.h"
#import "UIColor+PSPalette.h"

@implementation PSAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary *)launchOptions {
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.tintColor = UIColor.ps_accentColor;
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[self firstViewController]];
    [self.window makeKeyAndVisible];
    PSLog(@"launched, logged in: %d", [PSSession sharedSession].loggedIn);
    return YES;
}

- (UIViewController *)firstViewController {
    if ([PSSession sharedSession].loggedIn) {
        return [[PSFeedViewController alloc] initWithStyle:UITableViewStylePlain];
    }
    return [[PSLoginViewController alloc] init];
}

@end
