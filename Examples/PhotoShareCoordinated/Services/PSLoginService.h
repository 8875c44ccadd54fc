#import <Foundation/Foundation.h>

@class PSCredentials;
@class PSUser;

NS_ASSUME_NONNULL_BEGIN

typedef void (^PSLoginCompletion)(NSString * _Nullable token, PSUser * _Nullable user, NSError * _Nullable error);

/// Turns an address and a password into a token.
@interface PSLoginService : NSObject

- (void)logInWithCredentials:(PSCredentials *)credentials completion:(PSLoginCompletion)completion;

@end

NS_ASSUME_NONNULL_END
