#import <UIKit/UIKit.h>

@class PSFeedViewController;
@class PSImageLoader;
@class PSPaginatedDataSource;
@class PSPhoto;

NS_ASSUME_NONNULL_BEGIN

@protocol PSFeedViewControllerDelegate <NSObject>

- (void)feedViewController:(PSFeedViewController *)viewController didSelectPhoto:(PSPhoto *)photo;
- (void)feedViewController:(PSFeedViewController *)viewController didSelectAuthorOfPhoto:(PSPhoto *)photo;
- (void)feedViewControllerDidSelectOwnProfile:(PSFeedViewController *)viewController;
- (void)feedViewControllerDidSelectUpload:(PSFeedViewController *)viewController;

@end

/// The newest photos of everybody the user follows.
@interface PSFeedViewController : UITableViewController

@property (nonatomic, weak, nullable) id<PSFeedViewControllerDelegate> delegate;

- (instancetype)initWithPhotos:(PSPaginatedDataSource *)photos imageLoader:(PSImageLoader *)imageLoader;

/// Shows a photo again after it changed.
- (void)refreshPhoto:(PSPhoto *)photo;

/// Puts a photo that was just uploaded at the top.
- (void)insertPhoto:(PSPhoto *)photo;

@end

NS_ASSUME_NONNULL_END
