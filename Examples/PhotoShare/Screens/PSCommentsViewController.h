#import <UIKit/UIKit.h>

@class PSPhoto;

NS_ASSUME_NONNULL_BEGIN

/// How long a comment may be.
extern NSUInteger const PSCommentsMaximumLength;

/// What people say about a photo, and a field to answer.
@interface PSCommentsViewController : UITableViewController

- (instancetype)initWithPhoto:(PSPhoto *)photo;

@end

NS_ASSUME_NONNULL_END
