#import "PSCollectionFetcher.h"
#import "PSSession.h"

@interface PSCollectionFetcher ()

@property (nonatomic, strong, readonly) PSSession *session;
@property (nonatomic, copy, readonly) NSString *path;
@property (nonatomic, copy, readonly) PSObjectParser parser;

@end

@implementation PSCollectionFetcher

- (instancetype)initWithSession:(PSSession *)session path:(NSString *)path parser:(PSObjectParser)parser {
    self = [super init];
    if (self) {
        _session = session;
        _path = [path copy];
        _parser = [parser copy];
    }
    return self;
}

- (void)fetchWithParameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSCollectionCompletion)completion {
    PSObjectParser parser = self.parser;
    [self.session getPath:self.path parameters:parameters completion:^(id JSON, NSError *error) {
        if (error != nil) {
            completion(nil, error);
            return;
        }
        NSMutableArray *objects = [NSMutableArray array];
        for (NSDictionary<NSString *, id> *item in (NSArray *)JSON) {
            id object = parser(item);
            if (object != nil) {
                [objects addObject:object];
            }
        }
        completion(objects, nil);
    }];
}

@end
