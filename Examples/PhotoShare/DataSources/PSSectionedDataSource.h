#import "PSSimpleDataSource.h"

NS_ASSUME_NONNULL_BEGIN

/// Groups the array into sections. Without a key path there is one section, as in the superclass.
@interface PSSectionedDataSource : PSSimpleDataSource

@property (nonatomic, copy, nullable) NSString *sectionKeyPath;

@end

NS_ASSUME_NONNULL_END
