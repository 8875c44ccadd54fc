#import "PSPaginatedDataSource.h"
#import "PSArrayDataSource.h"
#import "PSCollectionFetcher.h"

@interface PSPaginatedDataSource ()

@property (nonatomic, strong) PSCollectionFetcher *fetcher;
@property (nonatomic, strong) PSArrayDataSource *array;
@property (nonatomic) NSUInteger pageSize;
@property (nonatomic) NSUInteger page;
@property (nonatomic) BOOL hasMorePages;

@end

@implementation PSPaginatedDataSource

- (instancetype)initWithFetcher:(PSCollectionFetcher *)fetcher pageSize:(NSUInteger)pageSize {
    self = [super init];
    if (self) {
        _fetcher = fetcher;
        _pageSize = pageSize;
        _array = [[PSArrayDataSource alloc] initWithObjects:@[]];
    }
    return self;
}

- (void)reload {
    self.page = 0;
    [self fetch];
}

- (void)loadNextPage {
    if (self.hasMorePages) {
        self.hasMorePages = NO;
        self.page += 1;
        [self fetch];
    }
}

- (void)fetch {
    NSDictionary<NSString *, NSString *> *parameters = @{
        @"page": [NSString stringWithFormat:@"%lu", (unsigned long)self.page],
        @"per_page": [NSString stringWithFormat:@"%lu", (unsigned long)self.pageSize],
    };
    __weak typeof(self) weakSelf = self;
    [self.fetcher fetchWithParameters:parameters completion:^(NSArray *objects, NSError *error) {
        [weakSelf finishWithObjects:objects error:error];
    }];
}

- (void)finishWithObjects:(nullable NSArray *)objects error:(nullable NSError *)error {
    if (objects != nil) {
        self.hasMorePages = objects.count == self.pageSize;
        self.array.objects = self.page == 0 ? objects : [self.array.objects arrayByAddingObjectsFromArray:objects];
        [self.delegate dataSourceDidLoad:self];
    } else if (error != nil && [self.delegate respondsToSelector:@selector(dataSource:didFailWithError:)]) {
        [self.delegate dataSource:self didFailWithError:error];
    }
}

- (void)insertObject:(id)object {
    self.array.objects = [@[object] arrayByAddingObjectsFromArray:self.array.objects];
}

- (void)replaceObject:(id)object {
    NSUInteger index = [self.array.objects indexOfObject:object];
    if (index != NSNotFound) {
        NSMutableArray *objects = [self.array.objects mutableCopy];
        objects[index] = object;
        self.array.objects = objects;
    }
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
