#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^PSCellConfigurator)(UITableViewCell *cell, id object);

/// What all tables of the app have in common. Subclasses say where the objects come from.
@interface PSDataSource : NSObject <UITableViewDataSource>

@property (nonatomic, copy) NSString *cellIdentifier;
@property (nonatomic, copy, nullable) PSCellConfigurator cellConfigurator;

- (NSInteger)numberOfSections;
- (NSInteger)numberOfObjectsInSection:(NSInteger)section;
- (id)objectAtIndexPath:(NSIndexPath *)indexPath;

@end

NS_ASSUME_NONNULL_END
