#import <Foundation/Foundation.h>

@class PSUser;

NS_ASSUME_NONNULL_BEGIN

/// Remembers who was logged in when the app is started again.
@interface PSTokenStore : NSObject

@property (nonatomic, copy, readonly, nullable) NSString *token;
@property (nonatomic, readonly, nullable) PSUser *user;

- (void)saveToken:(NSString *)token user:(PSUser *)user;
- (void)clear;

@end

NS_ASSUME_NONNULL_END
