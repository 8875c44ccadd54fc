#import "PSPhoto.h"
#import "NSDate+PSRelative.h"
#import "NSString+PSHashtags.h"

@implementation PSPhoto

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

- (NSArray<NSString *> *)hashtags {
    return [self.caption ps_hashtags];
}

- (NSString *)monthTitle {
    return [self.createdAt ps_monthTitle];
}

- (void)toggleLike {
    self.liked = !self.liked;
    if (self.liked) {
        self.likeCount += 1;
    } else if (self.likeCount > 0) {
        self.likeCount -= 1;
    }
}

@end
