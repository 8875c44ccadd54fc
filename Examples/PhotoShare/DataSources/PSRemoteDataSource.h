#import "PSSectionedDataSource.h"

@class PSRemoteDataSource;

NS_ASSUME_NONNULL_BEGIN

typedef id _Nullable (^PSObjectParser)(NSDictionary<NSString *, id> *JSON);

@protocol PSRemoteDataSourceDelegate <NSObject>

- (void)remoteDataSourceDidLoad:(PSRemoteDataSource *)dataSource;

@optional
- (void)remoteDataSource:(PSRemoteDataSource *)dataSource didFailWithError:(NSError *)error;

@end

/// Fetches its objects from the server.
@interface PSRemoteDataSource : PSSectionedDataSource

@property (nonatomic, weak, nullable) id<PSRemoteDataSourceDelegate> delegate;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;

- (instancetype)initWithPath:(NSString *)path parser:(PSObjectParser)parser;

- (void)reload;

/// Fetches once more, with the parameters of today.
- (void)fetch;

/// What to ask for, and what to do with the answer: both are for subclasses.
- (NSDictionary<NSString *, NSString *> *)requestParameters;
- (void)didFetchObjects:(NSArray *)objects;

@end

NS_ASSUME_NONNULL_END
