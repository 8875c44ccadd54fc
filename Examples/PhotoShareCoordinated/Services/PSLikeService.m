#import "PSLikeService.h"
#import "PSPhoto.h"
#import "PSSession.h"

@interface PSLikeService ()

@property (nonatomic, strong, readonly) PSSession *session;

@end

@implementation PSLikeService

- (instancetype)initWithSession:(PSSession *)session {
    self = [super init];
    if (self) {
        _session = session;
    }
    return self;
}

- (void)sendLikeOfPhoto:(PSPhoto *)photo completion:(void (^)(NSError * _Nullable error))completion {
    NSString *path = [NSString stringWithFormat:@"photos/%@/like", photo.identifier];
    NSDictionary<NSString *, NSString *> *parameters = @{@"liked": photo.liked ? @"1" : @"0"};
    [self.session postPath:path parameters:parameters completion:^(id JSON, NSError *error) {
        completion(error);
    }];
}

@end
