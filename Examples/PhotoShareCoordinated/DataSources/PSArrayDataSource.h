#import "PSDataSource.h"

NS_ASSUME_NONNULL_BEGIN

/// An array as one section.
@interface PSArrayDataSource<ObjectType> : NSObject <PSDataSource>

@property (nonatomic, copy) NSArray<ObjectType> *objects;

- (instancetype)initWithObjects:(NSArray<ObjectType> *)objects;

@end

NS_ASSUME_NONNULL_END
