#import <UIKit/UIKit.h>

@class PSImageLoader;
@class PSPhoto;
@class PSPhotoDetailViewController;

NS_ASSUME_NONNULL_BEGIN

@protocol PSPhotoDetailViewControllerDelegate <NSObject>

- (void)photoDetailViewController:(PSPhotoDetailViewController *)viewController didToggleLikeOfPhoto:(PSPhoto *)photo;
- (void)photoDetailViewController:(PSPhotoDetailViewController *)viewController didSelectAuthorOfPhoto:(PSPhoto *)photo;
- (void)photoDetailViewController:(PSPhotoDetailViewController *)viewController didSelectCommentsOfPhoto:(PSPhoto *)photo;

@end

/// One photo, large, with its caption and what can be done with it.
@interface PSPhotoDetailViewController : UIViewController

@property (nonatomic, weak, nullable) id<PSPhotoDetailViewControllerDelegate> delegate;

- (instancetype)initWithPhoto:(PSPhoto *)photo imageLoader:(PSImageLoader *)imageLoader;

- (void)showPhoto:(PSPhoto *)photo;
- (void)showFailure:(NSError *)error;

@end

NS_ASSUME_NONNULL_END
