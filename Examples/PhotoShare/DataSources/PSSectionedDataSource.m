#import "PSSectionedDataSource.h"

@interface PSSectionedDataSource ()

@property (nonatomic, copy) NSArray<NSString *> *titles;
@property (nonatomic, copy) NSDictionary<NSString *, NSArray *> *groups;

@end

@implementation PSSectionedDataSource

- (void)setObjects:(NSArray *)objects {
    [super setObjects:objects];
    [self regroup];
}

- (void)setSectionKeyPath:(nullable NSString *)sectionKeyPath {
    _sectionKeyPath = [sectionKeyPath copy];
    [self regroup];
}

- (void)regroup {
    NSMutableArray<NSString *> *titles = [NSMutableArray array];
    NSMutableDictionary<NSString *, NSMutableArray *> *groups = [NSMutableDictionary dictionary];
    if (self.sectionKeyPath != nil) {
        for (id object in self.objects) {
            NSString *title = [object valueForKeyPath:self.sectionKeyPath];
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
    return self.groups[self.titles[(NSUInteger)section]];
}

- (NSInteger)numberOfSections {
    return self.sectionKeyPath == nil ? [super numberOfSections] : (NSInteger)self.titles.count;
}

- (NSInteger)numberOfObjectsInSection:(NSInteger)section {
    if (self.sectionKeyPath == nil) {
        return [super numberOfObjectsInSection:section];
    }
    return (NSInteger)[self objectsInSection:section].count;
}

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
    if (self.sectionKeyPath == nil) {
        return [super objectAtIndexPath:indexPath];
    }
    return [self objectsInSection:indexPath.section][(NSUInteger)indexPath.row];
}

- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return self.sectionKeyPath == nil ? nil : self.titles[(NSUInteger)section];
}

@end
