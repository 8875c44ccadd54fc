#import <UIKit/UIKit.h>
#import "PSFeedViewController.h"

@class PSPhoto;

NS_ASSUME_NONNULL_BEGIN

/// One photo, large, with its caption and what can be done with it.
@interface PSPhotoDetailViewController : UIViewController

/// The feed to tell when the photo was liked.
@property (nonatomic, weak, nullable) PSFeedViewController *feed;

- (instancetype)initWithPhoto:(PSPhoto *)photo;

@end

NS_ASSUME_NONNULL_END
