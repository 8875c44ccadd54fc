#import "PSLoginService.h"
#import "PSCredentials.h"
#import "PSSession.h"
#import "PSUser.h"

@implementation PSLoginService

- (void)logInWithCredentials:(PSCredentials *)credentials completion:(PSLoginCompletion)completion {
    PSSession *session = [[PSSession alloc] initWithToken:nil user:nil delegate:nil];
    NSDictionary<NSString *, NSString *> *parameters = @{@"email": credentials.email, @"password": credentials.password};
    [session postPath:@"login" parameters:parameters completion:^(id JSON, NSError *error) {
        if (error != nil) {
            completion(nil, nil, error);
            return;
        }
        completion(JSON[@"token"], [[PSUser alloc] initWithJSON:JSON[@"user"]], nil);
    }];
}

@end
