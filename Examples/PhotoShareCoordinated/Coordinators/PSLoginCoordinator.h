#import <UIKit/UIKit.h>
#import "PSCoordinator.h"

@class PSLoginCoordinator;
@class PSUser;

NS_ASSUME_NONNULL_BEGIN

@protocol PSLoginCoordinatorDelegate <NSObject>

- (void)loginCoordinator:(PSLoginCoordinator *)coordinator didFinishWithToken:(NSString *)token user:(PSUser *)user;

@end

@interface PSLoginCoordinator : NSObject <PSCoordinator>

@property (nonatomic, weak, nullable) id<PSLoginCoordinatorDelegate> delegate;

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController;

@end

NS_ASSUME_NONNULL_END
