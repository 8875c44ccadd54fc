#import "PSDataSource.h"

@class PSCollectionFetcher;

NS_ASSUME_NONNULL_BEGIN

/// What a fetcher brings, a page at a time.
@interface PSPaginatedDataSource : NSObject <PSDataSource>

@property (nonatomic, weak, nullable) id<PSLoadingDelegate> delegate;

- (instancetype)initWithFetcher:(PSCollectionFetcher *)fetcher pageSize:(NSUInteger)pageSize;

- (void)reload;
- (void)loadNextPage;

- (void)insertObject:(id)object;

/// Puts an object in the place of the one that is equal to it.
- (void)replaceObject:(id)object;

@end

NS_ASSUME_NONNULL_END
