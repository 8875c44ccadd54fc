#import "PSRemoteDataSource.h"

NS_ASSUME_NONNULL_BEGIN

/// Fetches its objects a page at a time.
@interface PSPaginatedDataSource : PSRemoteDataSource

@property (nonatomic, readonly) BOOL hasMorePages;

- (void)loadNextPage;
- (BOOL)isLastIndexPath:(NSIndexPath *)indexPath;

@end

NS_ASSUME_NONNULL_END
