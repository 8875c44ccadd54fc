#import <UIKit/UIKit.h>

@class PSCommentService;
@class PSCommentsViewController;
@class PSRemoteDataSource;
@class PSUser;

NS_ASSUME_NONNULL_BEGIN

@protocol PSCommentsViewControllerDelegate <NSObject>

- (void)commentsViewController:(PSCommentsViewController *)viewController didSelectAuthor:(PSUser *)author;

@end

/// What people say about a photo, and a field to answer.
@interface PSCommentsViewController : UITableViewController

@property (nonatomic, weak, nullable) id<PSCommentsViewControllerDelegate> delegate;

- (instancetype)initWithComments:(PSRemoteDataSource *)comments service:(PSCommentService *)service;

@end

NS_ASSUME_NONNULL_END
