#import "PSDataSource.h"

@class PSCollectionFetcher;

NS_ASSUME_NONNULL_BEGIN

/// What a fetcher brings, all at once.
@interface PSRemoteDataSource : NSObject <PSDataSource>

@property (nonatomic, weak, nullable) id<PSLoadingDelegate> delegate;
@property (nonatomic, copy, readonly) NSArray *objects;

- (instancetype)initWithFetcher:(PSCollectionFetcher *)fetcher;

- (void)reload;
- (void)appendObject:(id)object;

@end

NS_ASSUME_NONNULL_END
