#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// What a user types to log in.
@interface PSCredentials : NSObject

@property (nonatomic, copy, readonly) NSString *email;
@property (nonatomic, copy, readonly) NSString *password;
/// Worth sending to the server.
@property (nonatomic, readonly, getter=isAcceptable) BOOL acceptable;

- (instancetype)initWithEmail:(NSString *)email password:(NSString *)password;

@end

NS_ASSUME_NONNULL_END
