#import "PSSimpleDataSource.h"

@implementation PSSimpleDataSource

- (instancetype)initWithObjects:(NSArray *)objects {
    self = [super init];
    if (self) {
        _objects = [objects copy];
    }
    return self;
}

- (NSInteger)numberOfObjectsInSection:(NSInteger)section {
    return (NSInteger)self.objects.count;
}

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
    return self.objects[(NSUInteger)indexPath.row];
}

@end
