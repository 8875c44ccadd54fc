#import <UIKit/UIKit.h>

@class PSUser;

NS_ASSUME_NONNULL_BEGIN

/// A user and that user's photos, month by month.
@interface PSProfileViewController : UITableViewController

@property (nonatomic, strong, readonly) PSUser *user;

- (instancetype)initWithUser:(PSUser *)user;

@end

NS_ASSUME_NONNULL_END
