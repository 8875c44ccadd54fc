#import <UIKit/UIKit.h>
#import "PSCoordinator.h"

NS_ASSUME_NONNULL_BEGIN

/// The trunk: either somebody has to log in, or somebody is looking at photos.
@interface PSAppCoordinator : NSObject <PSCoordinator>

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController;

@end

NS_ASSUME_NONNULL_END
