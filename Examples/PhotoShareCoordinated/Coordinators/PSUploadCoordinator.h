#import <UIKit/UIKit.h>
#import "PSCoordinator.h"

@class PSPhoto;
@class PSSession;
@class PSUploadCoordinator;

NS_ASSUME_NONNULL_BEGIN

@protocol PSUploadCoordinatorDelegate <NSObject>

- (void)uploadCoordinator:(PSUploadCoordinator *)coordinator didUploadPhoto:(PSPhoto *)photo;

@end

/// Choosing a picture and sending it.
@interface PSUploadCoordinator : NSObject <PSCoordinator>

@property (nonatomic, weak, nullable) id<PSUploadCoordinatorDelegate> delegate;

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController session:(PSSession *)session;

@end

NS_ASSUME_NONNULL_END
