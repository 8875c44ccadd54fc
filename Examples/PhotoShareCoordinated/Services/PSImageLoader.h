#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Gets pictures, and keeps them for a while. The completion is called on the main queue.
@interface PSImageLoader : NSObject

- (void)loadImageAtURL:(NSURL *)URL completion:(void (^)(UIImage * _Nullable image))completion;

@end

NS_ASSUME_NONNULL_END
