#import "PSTokenStore.h"
#import "PSUser.h"

static NSString * const PSTokenKey = @"PSToken";
static NSString * const PSUserKey = @"PSUser";

@implementation PSTokenStore

- (nullable NSString *)token {
    return [[NSUserDefaults standardUserDefaults] stringForKey:PSTokenKey];
}

- (nullable PSUser *)user {
    return [[PSUser alloc] initWithJSON:[[NSUserDefaults standardUserDefaults] dictionaryForKey:PSUserKey]];
}

- (void)saveToken:(NSString *)token user:(PSUser *)user {
    [[NSUserDefaults standardUserDefaults] setObject:token forKey:PSTokenKey];
    [[NSUserDefaults standardUserDefaults] setObject:user.JSON forKey:PSUserKey];
}

- (void)clear {
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:PSTokenKey];
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:PSUserKey];
}

@end
