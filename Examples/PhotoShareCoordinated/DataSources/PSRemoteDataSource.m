#import "PSRemoteDataSource.h"
#import "PSArrayDataSource.h"
#import "PSCollectionFetcher.h"

@interface PSRemoteDataSource ()

@property (nonatomic, strong) PSCollectionFetcher *fetcher;
@property (nonatomic, strong) PSArrayDataSource *array;

@end

@implementation PSRemoteDataSource

- (instancetype)initWithFetcher:(PSCollectionFetcher *)fetcher {
    self = [super init];
    if (self) {
        _fetcher = fetcher;
        _array = [[PSArrayDataSource alloc] initWithObjects:@[]];
    }
    return self;
}

- (void)reload {
    __weak typeof(self) weakSelf = self;
    [self.fetcher fetchWithParameters:nil completion:^(NSArray *objects, NSError *error) {
        [weakSelf finishWithObjects:objects error:error];
    }];
}

- (void)finishWithObjects:(nullable NSArray *)objects error:(nullable NSError *)error {
    if (objects != nil) {
        self.array.objects = objects;
        [self.delegate dataSourceDidLoad:self];
    } else if (error != nil && [self.delegate respondsToSelector:@selector(dataSource:didFailWithError:)]) {
        [self.delegate dataSource:self didFailWithError:error];
    }
}

- (void)appendObject:(id)object {
    self.array.objects = [self.array.objects arrayByAddingObject:object];
}

- (NSArray *)objects {
    return self.array.objects;
}

- (NSInteger)numberOfSections {
    return self.array.numberOfSections;
}

- (NSInteger)numberOfObjectsInSection:(NSInteger)section {
    return [self.array numberOfObjectsInSection:section];
}

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
    return [self.array objectAtIndexPath:indexPath];
}

@end
