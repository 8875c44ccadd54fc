#import "PSFeedViewController.h"
#import "PSImageLoader.h"
#import "PSPaginatedDataSource.h"
#import "PSPhoto.h"
#import "PSPhotoCell.h"
#import "PSTableDataSource.h"
#import "UIViewController+PSAlerts.h"

@interface PSFeedViewController () <PSLoadingDelegate, PSPhotoCellDelegate>

@property (nonatomic, strong) PSPaginatedDataSource *photos;
@property (nonatomic, strong) PSImageLoader *imageLoader;
@property (nonatomic, strong) PSTableDataSource *tableDataSource;

@end

@implementation PSFeedViewController

- (instancetype)initWithPhotos:(PSPaginatedDataSource *)photos imageLoader:(PSImageLoader *)imageLoader {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        _photos = photos;
        _imageLoader = imageLoader;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"PhotoShare";
    self.tableView.rowHeight = PSPhotoCell.preferredHeight;
    [self.tableView registerClass:[PSPhotoCell class] forCellReuseIdentifier:PSPhotoCellIdentifier];
    [self setUpBarButtons];

    self.tableDataSource = [[PSTableDataSource alloc] initWithDataSource:self.photos cellIdentifier:PSPhotoCellIdentifier];
    __weak typeof(self) weakSelf = self;
    self.tableDataSource.cellConfigurator = ^(UITableViewCell *cell, id object) {
        [weakSelf configureCell:(PSPhotoCell *)cell withPhoto:object];
    };
    self.tableView.dataSource = self.tableDataSource;

    self.refreshControl = [[UIRefreshControl alloc] init];
    [self.refreshControl addTarget:self action:@selector(reload) forControlEvents:UIControlEventValueChanged];
    self.photos.delegate = self;
    [self reload];
}

- (void)setUpBarButtons {
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Me"
                                                                             style:UIBarButtonItemStylePlain
                                                                            target:self
                                                                            action:@selector(didTapMe)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                                           target:self
                                                                                           action:@selector(didTapAdd)];
}

- (void)configureCell:(PSPhotoCell *)cell withPhoto:(PSPhoto *)photo {
    cell.delegate = self;
    [cell showPhoto:photo];
    __weak typeof(cell) weakCell = cell;
    [self.imageLoader loadImageAtURL:photo.imageURL completion:^(UIImage *image) {
        [weakCell showImage:image ofPhoto:photo];
    }];
}

#pragma mark - Content

- (void)reload {
    [self.photos reload];
}

- (void)refreshPhoto:(PSPhoto *)photo {
    [self.photos replaceObject:photo];
    [self.tableView reloadData];
}

- (void)insertPhoto:(PSPhoto *)photo {
    [self.photos insertObject:photo];
    [self.tableView reloadData];
}

- (void)dataSourceDidLoad:(id<PSDataSource>)dataSource {
    [self.refreshControl endRefreshing];
    [self.tableView reloadData];
}

- (void)dataSource:(id<PSDataSource>)dataSource didFailWithError:(NSError *)error {
    [self.refreshControl endRefreshing];
    [self ps_showError:error];
}

#pragma mark - Actions

- (void)didTapMe {
    [self.delegate feedViewControllerDidSelectOwnProfile:self];
}

- (void)didTapAdd {
    [self.delegate feedViewControllerDidSelectUpload:self];
}

- (void)photoCell:(PSPhotoCell *)cell didSelectAuthorOfPhoto:(PSPhoto *)photo {
    [self.delegate feedViewController:self didSelectAuthorOfPhoto:photo];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.delegate feedViewController:self didSelectPhoto:[self.photos objectAtIndexPath:indexPath]];
}

- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.row == [self.photos numberOfObjectsInSection:indexPath.section] - 1) {
        [self.photos loadNextPage];
    }
}

@end
