#import "PSAppDelegate.h"
#import "PSAppCoordinator.h"
#import "UIColor+PSPalette.h"

@interface PSAppDelegate ()

@property (nonatomic, strong) PSAppCoordinator *coordinator;

@end

@implementation PSAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary *)launchOptions {
    UINavigationController *navigationController = [[UINavigationController alloc] init];
    self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
    self.window.tintColor = UIColor.ps_accentColor;
    self.window.rootViewController = navigationController;
    [self.window makeKeyAndVisible];

    self.coordinator = [[PSAppCoordinator alloc] initWithNavigationController:navigationController];
    [self.coordinator start];
    return YES;
}

@end
