#import "PSSectionedDataSource.h"

@interface PSSectionedDataSource ()

@property (nonatomic, strong) id<PSDataSource> dataSource;
@property (nonatomic, copy) NSString *keyPath;
@property (nonatomic, copy) NSArray<NSString *> *titles;
@property (nonatomic, copy) NSDictionary<NSString *, NSArray *> *groups;

@end

@implementation PSSectionedDataSource

- (instancetype)initWithDataSource:(id<PSDataSource>)dataSource keyPath:(NSString *)keyPath {
    self = [super init];
    if (self) {
        _dataSource = dataSource;
        _keyPath = [keyPath copy];
        [self regroup];
    }
    return self;
}

- (void)regroup {
    NSMutableArray<NSString *> *titles = [NSMutableArray array];
    NSMutableDictionary<NSString *, NSMutableArray *> *groups = [NSMutableDictionary dictionary];
    for (NSInteger section = 0; section < self.dataSource.numberOfSections; section++) {
        for (NSInteger row = 0; row < [self.dataSource numberOfObjectsInSection:section]; row++) {
            id object = [self.dataSource objectAtIndexPath:[NSIndexPath indexPathForRow:row inSection:section]];
            NSString *title = [object valueForKeyPath:self.keyPath];
            if (groups[title] == nil) {
                groups[title] = [NSMutableArray array];
                [titles addObject:title];
            }
            [groups[title] addObject:object];
        }
    }
    self.titles = titles;
    self.groups = groups;
}

- (NSArray *)objectsInSection:(NSInteger)section {
    return self.groups[self.titles[(NSUInteger)section]] ?: @[];
}

- (NSInteger)numberOfSections {
    return (NSInteger)self.titles.count;
}

- (NSInteger)numberOfObjectsInSection:(NSInteger)section {
    return (NSInteger)[self objectsInSection:section].count;
}

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
    return [self objectsInSection:indexPath.section][(NSUInteger)indexPath.row];
}

- (nullable NSString *)titleOfSection:(NSInteger)section {
    return self.titles[(NSUInteger)section];
}

@end
