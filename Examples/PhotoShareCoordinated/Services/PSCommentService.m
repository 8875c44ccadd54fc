#import "PSCommentService.h"
#import "PSComment.h"
#import "PSPhoto.h"
#import "PSSession.h"

@interface PSCommentService ()

@property (nonatomic, strong, readonly) PSSession *session;
@property (nonatomic, strong, readonly) PSPhoto *photo;

@end

@implementation PSCommentService

- (instancetype)initWithSession:(PSSession *)session photo:(PSPhoto *)photo {
    self = [super init];
    if (self) {
        _session = session;
        _photo = photo;
    }
    return self;
}

- (nullable PSComment *)commentWithText:(NSString *)text {
    PSUser *author = self.session.user;
    return author == nil ? nil : [[PSComment alloc] initWithText:text author:author];
}

- (void)sendComment:(PSComment *)comment completion:(void (^)(NSError * _Nullable error))completion {
    NSString *path = [NSString stringWithFormat:@"photos/%@/comments", self.photo.identifier];
    [self.session postPath:path parameters:@{@"text": comment.text} completion:^(id JSON, NSError *error) {
        completion(error);
    }];
}

@end
