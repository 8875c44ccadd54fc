#import "PSPhoto.h"
#import "PSUser.h"
#import "NSDate+PSRelative.h"

@implementation PSPhoto

+ (nullable PSPhoto *)mostLikedOfPhotos:(NSArray<PSPhoto *> *)photos {
    PSPhoto *best = nil;
    for (PSPhoto *photo in photos) {
        if (photo.likeCount > best.likeCount) {
            best = photo;
        }
    }
    return best;
}

- (nullable instancetype)initWithJSON:(NSDictionary<NSString *, id> *)JSON {
    NSURL *imageURL = [NSURL URLWithString:JSON[@"image_url"] ?: @""];
    PSUser *author = [[PSUser alloc] initWithJSON:JSON[@"author"]];
    if (imageURL == nil || author == nil) {
        return nil;
    }
    self = [super init];
    if (self) {
        _identifier = [JSON[@"id"] copy];
        _caption = [JSON[@"caption"] copy] ?: @"";
        _imageURL = imageURL;
        _createdAt = [NSDate ps_dateWithISOString:JSON[@"created_at"]] ?: [NSDate date];
        _author = author;
        _visibility = (PSPhotoVisibility)[JSON[@"visibility"] integerValue];
        _likeCount = [JSON[@"likes"] unsignedIntegerValue];
        _liked = [JSON[@"liked"] boolValue];
    }
    return self;
}

- (instancetype)initWithPhoto:(PSPhoto *)photo liked:(BOOL)liked likeCount:(NSUInteger)likeCount {
    self = [super init];
    if (self) {
        _identifier = photo.identifier;
        _caption = photo.caption;
        _imageURL = photo.imageURL;
        _createdAt = photo.createdAt;
        _author = photo.author;
        _visibility = photo.visibility;
        _liked = liked;
        _likeCount = likeCount;
    }
    return self;
}

- (PSPhoto *)photoByTogglingLike {
    if (!self.liked) {
        return [[PSPhoto alloc] initWithPhoto:self liked:YES likeCount:self.likeCount + 1];
    }
    return [[PSPhoto alloc] initWithPhoto:self liked:NO likeCount:self.likeCount > 0 ? self.likeCount - 1 : 0];
}

- (NSArray<NSString *> *)hashtags {
    NSMutableArray<NSString *> *hashtags = [NSMutableArray array];
    for (NSString *word in [self.caption componentsSeparatedByString:@" "]) {
        if ([word hasPrefix:@"#"] && word.length > 1) {
            [hashtags addObject:[[word substringFromIndex:1] lowercaseString]];
        }
    }
    return hashtags;
}

- (NSString *)monthTitle {
    return [self.createdAt ps_monthTitle];
}

- (BOOL)isEqual:(id)object {
    return [object isKindOfClass:[PSPhoto class]] && [((PSPhoto *)object).identifier isEqualToString:self.identifier];
}

- (NSUInteger)hash {
    return self.identifier.hash;
}

@end
