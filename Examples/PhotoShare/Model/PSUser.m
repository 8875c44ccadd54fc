#import "PSUser.h"
#import "PSPhoto.h"
#import "NSString+PSInitials.h"

@implementation PSUser

- (nullable instancetype)initWithJSON:(nullable NSDictionary<NSString *, id> *)JSON {
    if (JSON[@"id"] == nil || JSON[@"name"] == nil) {
        return nil;
    }
    self = [super init];
    if (self) {
        _identifier = [JSON[@"id"] copy];
        _name = [JSON[@"name"] copy];
    }
    return self;
}

- (NSString *)initials {
    return [self.name ps_initials];
}

- (nullable PSPhoto *)featuredPhotoAmong:(NSArray<PSPhoto *> *)photos {
    PSPhoto *best = nil;
    for (PSPhoto *photo in photos) {
        if ([photo.author isEqual:self] && photo.likeCount > best.likeCount) {
            best = photo;
        }
    }
    return best;
}

- (BOOL)isEqual:(id)object {
    return [object isKindOfClass:[PSUser class]] && [((PSUser *)object).identifier isEqualToString:self.identifier];
}

- (NSUInteger)hash {
    return self.identifier.hash;
}

@end
