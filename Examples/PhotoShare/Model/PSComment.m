#import "PSComment.h"
#import "PSCommentsViewController.h"
#import "NSString+PSTrimming.h"

@implementation PSComment

- (instancetype)initWithText:(NSString *)text author:(PSUser *)author {
    self = [super init];
    if (self) {
        _text = [[text ps_trimmedString] copy];
        _author = author;
    }
    return self;
}

- (nullable instancetype)initWithJSON:(NSDictionary<NSString *, id> *)JSON {
    PSUser *author = [[PSUser alloc] initWithJSON:JSON[@"author"]];
    if (author == nil) {
        return nil;
    }
    return [self initWithText:JSON[@"text"] ?: @"" author:author];
}

- (BOOL)isSendable {
    return self.text.length > 0 && self.text.length <= PSCommentsMaximumLength;
}

@end
