#import <UIKit/UIKit.h>
#import "PSUploadQuality.h"

@class PSUploadViewController;

NS_ASSUME_NONNULL_BEGIN

@protocol PSUploadViewControllerDelegate <NSObject>

- (void)uploadViewControllerDidSelectPick:(PSUploadViewController *)viewController;
- (void)uploadViewController:(PSUploadViewController *)viewController
              didSelectImage:(UIImage *)image
                     caption:(NSString *)caption
                     quality:(PSUploadQuality)quality;

@end

/// Shows a picture that is about to be sent, and asks for a caption.
@interface PSUploadViewController : UIViewController

@property (nonatomic, weak, nullable) id<PSUploadViewControllerDelegate> delegate;

- (void)showImage:(nullable UIImage *)image;
- (void)showProgress:(float)progress;
- (void)showFailure:(NSError *)error;

@end

NS_ASSUME_NONNULL_END
