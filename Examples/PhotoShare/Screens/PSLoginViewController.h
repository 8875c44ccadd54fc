#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Asks for an address and a password, and goes on to the feed.
@interface PSLoginViewController : UIViewController

@end

NS_ASSUME_NONNULL_END
