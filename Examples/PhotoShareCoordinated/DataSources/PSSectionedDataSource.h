#import "PSDataSource.h"

NS_ASSUME_NONNULL_BEGIN

/// The objects of another data source, grouped by a key.
@interface PSSectionedDataSource : NSObject <PSDataSource>

- (instancetype)initWithDataSource:(id<PSDataSource>)dataSource keyPath:(NSString *)keyPath;

/// Looks at the wrapped data source again.
- (void)regroup;

@end

NS_ASSUME_NONNULL_END
