#import "PSPaginatedDataSource.h"

static NSUInteger const PSPageSize = 30;

@interface PSPaginatedDataSource ()

@property (nonatomic) NSUInteger page;
@property (nonatomic, readwrite) BOOL hasMorePages;

@end

@implementation PSPaginatedDataSource

- (void)reload {
    self.page = 0;
    [super reload];
}

- (void)loadNextPage {
    if (self.hasMorePages && !self.loading) {
        self.page += 1;
        [self fetch];
    }
}

- (NSDictionary<NSString *, NSString *> *)requestParameters {
    NSMutableDictionary<NSString *, NSString *> *parameters = [[super requestParameters] mutableCopy];
    parameters[@"page"] = [NSString stringWithFormat:@"%lu", (unsigned long)self.page];
    parameters[@"per_page"] = [NSString stringWithFormat:@"%lu", (unsigned long)PSPageSize];
    return parameters;
}

- (void)didFetchObjects:(NSArray *)objects {
    self.hasMorePages = objects.count == PSPageSize;
    if (self.page == 0) {
        [super didFetchObjects:objects];
    } else {
        [super didFetchObjects:[self.objects arrayByAddingObjectsFromArray:objects]];
    }
}

- (BOOL)isLastIndexPath:(NSIndexPath *)indexPath {
    return indexPath.section == [self numberOfSections] - 1
        && indexPath.row == [self numberOfObjectsInSection:indexPath.section] - 1;
}

@end
