#import "PSDataSource.h"

NS_ASSUME_NONNULL_BEGIN

typedef void (^PSCellConfigurator)(UITableViewCell *cell, id object);

/// Shows any data source in a table.
@interface PSTableDataSource : NSObject <UITableViewDataSource>

@property (nonatomic, copy, nullable) PSCellConfigurator cellConfigurator;

- (instancetype)initWithDataSource:(id<PSDataSource>)dataSource cellIdentifier:(NSString *)cellIdentifier;

@end

NS_ASSUME_NONNULL_END
