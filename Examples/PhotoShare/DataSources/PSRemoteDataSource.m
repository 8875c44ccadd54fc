#import "PSRemoteDataSource.h"
#import "PSSession.h"

@interface PSRemoteDataSource ()

@property (nonatomic, copy) NSString *path;
@property (nonatomic, copy) PSObjectParser parser;
@property (nonatomic, readwrite, getter=isLoading) BOOL loading;

@end

@implementation PSRemoteDataSource

- (instancetype)initWithPath:(NSString *)path parser:(PSObjectParser)parser {
    self = [super initWithObjects:@[]];
    if (self) {
        _path = [path copy];
        _parser = [parser copy];
    }
    return self;
}

- (void)reload {
    [self fetch];
}

- (void)fetch {
    if (self.loading) {
        return;
    }
    self.loading = YES;
    __weak typeof(self) weakSelf = self;
    [[PSSession sharedSession] getPath:self.path parameters:[self requestParameters] completion:^(id JSON, NSError *error) {
        [weakSelf finishWithJSON:JSON error:error];
    }];
}

- (void)finishWithJSON:(nullable id)JSON error:(nullable NSError *)error {
    self.loading = NO;
    if (error != nil) {
        if ([self.delegate respondsToSelector:@selector(remoteDataSource:didFailWithError:)]) {
            [self.delegate remoteDataSource:self didFailWithError:error];
        }
        return;
    }
    NSMutableArray *objects = [NSMutableArray array];
    for (NSDictionary<NSString *, id> *item in (NSArray *)JSON) {
        id object = self.parser(item);
        if (object != nil) {
            [objects addObject:object];
        }
    }
    [self didFetchObjects:objects];
    [self.delegate remoteDataSourceDidLoad:self];
}

#pragma mark - For subclasses

- (NSDictionary<NSString *, NSString *> *)requestParameters {
    return @{};
}

- (void)didFetchObjects:(NSArray *)objects {
    self.objects = objects;
}

@end
