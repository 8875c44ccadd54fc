#import <UIKit/UIKit.h>

@class PSImageLoader;
@class PSPhoto;
@class PSProfileViewController;
@class PSRemoteDataSource;
@class PSUser;

NS_ASSUME_NONNULL_BEGIN

@protocol PSProfileViewControllerDelegate <NSObject>

- (void)profileViewController:(PSProfileViewController *)viewController didSelectPhoto:(PSPhoto *)photo;

@optional
- (void)profileViewControllerDidSelectLogOut:(PSProfileViewController *)viewController;

@end

/// A user and that user's photos, month by month.
@interface PSProfileViewController : UITableViewController

@property (nonatomic, weak, nullable) id<PSProfileViewControllerDelegate> delegate;
@property (nonatomic) BOOL canLogOut;

- (instancetype)initWithUser:(PSUser *)user photos:(PSRemoteDataSource *)photos imageLoader:(PSImageLoader *)imageLoader;

@end

NS_ASSUME_NONNULL_END
