#import "PSTableDataSource.h"

@interface PSTableDataSource ()

@property (nonatomic, strong) id<PSDataSource> dataSource;
@property (nonatomic, copy) NSString *cellIdentifier;

@end

@implementation PSTableDataSource

- (instancetype)initWithDataSource:(id<PSDataSource>)dataSource cellIdentifier:(NSString *)cellIdentifier {
    self = [super init];
    if (self) {
        _dataSource = dataSource;
        _cellIdentifier = [cellIdentifier copy];
    }
    return self;
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return self.dataSource.numberOfSections;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.dataSource numberOfObjectsInSection:section];
}

- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    if ([self.dataSource respondsToSelector:@selector(titleOfSection:)]) {
        return [self.dataSource titleOfSection:section];
    }
    return nil;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:self.cellIdentifier forIndexPath:indexPath];
    if (self.cellConfigurator != nil) {
        self.cellConfigurator(cell, [self.dataSource objectAtIndexPath:indexPath]);
    }
    return cell;
}

@end
