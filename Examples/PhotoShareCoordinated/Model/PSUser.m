#import "PSUser.h"

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

- (NSDictionary<NSString *, id> *)JSON {
    return @{@"id": self.identifier, @"name": self.name};
}

- (NSString *)initials {
    NSMutableString *initials = [NSMutableString string];
    for (NSString *word in [self.name componentsSeparatedByString:@" "]) {
        if (word.length > 0) {
            [initials appendString:[[word substringToIndex:1] uppercaseString]];
        }
    }
    return initials;
}

- (BOOL)isEqual:(id)object {
    return [object isKindOfClass:[PSUser class]] && [((PSUser *)object).identifier isEqualToString:self.identifier];
}

- (NSUInteger)hash {
    return self.identifier.hash;
}

@end
