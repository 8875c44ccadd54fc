#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A collection in sections. Small classes implement it, some of them by wrapping another.
@protocol PSDataSource <NSObject>

@property (nonatomic, readonly) NSInteger numberOfSections;

- (NSInteger)numberOfObjectsInSection:(NSInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)indexPath;

@optional
- (nullable NSString *)titleOfSection:(NSInteger)section;

@end

/// Told how fetching went.
@protocol PSLoadingDelegate <NSObject>

- (void)dataSourceDidLoad:(id<PSDataSource>)dataSource;

@optional
- (void)dataSource:(id<PSDataSource>)dataSource didFailWithError:(NSError *)error;

@end

NS_ASSUME_NONNULL_END
