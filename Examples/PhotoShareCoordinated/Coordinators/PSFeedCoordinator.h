#import <UIKit/UIKit.h>
#import "PSCoordinator.h"

@class PSFeedCoordinator;
@class PSSession;

NS_ASSUME_NONNULL_BEGIN

@protocol PSFeedCoordinatorDelegate <NSObject>

- (void)feedCoordinatorDidRequestLogOut:(PSFeedCoordinator *)coordinator;

@end

/// Looking around: the feed, single photos, comments and profiles.
@interface PSFeedCoordinator : NSObject <PSCoordinator>

@property (nonatomic, weak, nullable) id<PSFeedCoordinatorDelegate> delegate;

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController session:(PSSession *)session;

@end

NS_ASSUME_NONNULL_END
