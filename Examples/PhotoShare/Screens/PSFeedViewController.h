#import <UIKit/UIKit.h>

@class PSPhoto;

NS_ASSUME_NONNULL_BEGIN

/// The newest photos of everybody the user follows.
@interface PSFeedViewController : UITableViewController

/// Shows a photo again after another screen changed it.
- (void)refreshPhoto:(PSPhoto *)photo;

/// Puts a photo that was just uploaded at the top.
- (void)insertPhoto:(PSPhoto *)photo;

@end

NS_ASSUME_NONNULL_END
