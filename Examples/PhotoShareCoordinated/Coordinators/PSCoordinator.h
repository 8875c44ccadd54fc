#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Owns a stretch of the flow: makes the screens of it, and decides what comes next.
@protocol PSCoordinator <NSObject>

- (void)start;

@end

NS_ASSUME_NONNULL_END
