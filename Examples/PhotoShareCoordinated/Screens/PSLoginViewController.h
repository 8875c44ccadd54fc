#import <UIKit/UIKit.h>

@class PSCredentials;
@class PSLoginViewController;

NS_ASSUME_NONNULL_BEGIN

@protocol PSLoginViewControllerDelegate <NSObject>

- (void)loginViewController:(PSLoginViewController *)viewController didEnterCredentials:(PSCredentials *)credentials;

@end

/// Asks for an address and a password.
@interface PSLoginViewController : UIViewController

@property (nonatomic, weak, nullable) id<PSLoginViewControllerDelegate> delegate;

- (void)showProgress;
- (void)showFailure:(nullable NSError *)error;

@end

NS_ASSUME_NONNULL_END
