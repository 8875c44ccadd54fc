#import "PSDataSource.h"

NS_ASSUME_NONNULL_BEGIN

/// Shows an array in one section.
@interface PSSimpleDataSource : PSDataSource

@property (nonatomic, copy) NSArray *objects;

- (instancetype)initWithObjects:(NSArray *)objects;

@end

NS_ASSUME_NONNULL_END
