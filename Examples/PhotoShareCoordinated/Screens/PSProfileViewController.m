#import "PSProfileViewController.h"
#import "PSImageLoader.h"
#import "PSPhoto.h"
#import "PSPhotoCell.h"
#import "PSRemoteDataSource.h"
#import "PSSectionedDataSource.h"
#import "PSTableDataSource.h"
#import "PSUser.h"
#import "UIViewController+PSAlerts.h"
#import "UIViewController+PSSpinner.h"

@interface PSProfileViewController () <PSLoadingDelegate>

@property (nonatomic, strong) PSUser *user;
@property (nonatomic, strong) PSRemoteDataSource *photos;
@property (nonatomic, strong) PSImageLoader *imageLoader;
@property (nonatomic, strong) PSSectionedDataSource *months;
@property (nonatomic, strong) PSTableDataSource *tableDataSource;
@property (nonatomic, strong) UILabel *headerLabel;

@end

@implementation PSProfileViewController

- (instancetype)initWithUser:(PSUser *)user photos:(PSRemoteDataSource *)photos imageLoader:(PSImageLoader *)imageLoader {
    self = [super initWithStyle:UITableViewStyleGrouped];
    if (self) {
        _user = user;
        _photos = photos;
        _imageLoader = imageLoader;
        _months = [[PSSectionedDataSource alloc] initWithDataSource:photos keyPath:@"monthTitle"];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.user.name;
    [self setUpHeader];
    [self setUpTable];
    if (self.canLogOut) {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Log out"
                                                                                  style:UIBarButtonItemStylePlain
                                                                                 target:self
                                                                                 action:@selector(didTapLogOut)];
    }
    [self ps_showSpinner];
    self.photos.delegate = self;
    [self.photos reload];
}

- (void)setUpHeader {
    self.headerLabel = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 0, 88)];
    self.headerLabel.textAlignment = NSTextAlignmentCenter;
    self.headerLabel.text = self.user.initials;
    self.tableView.tableHeaderView = self.headerLabel;
}

- (void)setUpTable {
    self.tableView.rowHeight = PSPhotoCell.preferredHeight;
    [self.tableView registerClass:[PSPhotoCell class] forCellReuseIdentifier:PSPhotoCellIdentifier];
    self.tableDataSource = [[PSTableDataSource alloc] initWithDataSource:self.months cellIdentifier:PSPhotoCellIdentifier];
    __weak typeof(self) weakSelf = self;
    self.tableDataSource.cellConfigurator = ^(UITableViewCell *cell, id object) {
        [weakSelf configureCell:(PSPhotoCell *)cell withPhoto:object];
    };
    self.tableView.dataSource = self.tableDataSource;
}

- (void)configureCell:(PSPhotoCell *)cell withPhoto:(PSPhoto *)photo {
    [cell showPhoto:photo];
    __weak typeof(cell) weakCell = cell;
    [self.imageLoader loadImageAtURL:photo.imageURL completion:^(UIImage *image) {
        [weakCell showImage:image ofPhoto:photo];
    }];
}

#pragma mark - PSLoadingDelegate

- (void)dataSourceDidLoad:(id<PSDataSource>)dataSource {
    [self ps_hideSpinner];
    [self.months regroup];
    [self.tableView reloadData];
    PSPhoto *featured = [PSPhoto mostLikedOfPhotos:self.photos.objects];
    if (featured != nil) {
        self.headerLabel.text = [NSString stringWithFormat:@"%@ · best known for “%@”", self.user.initials, featured.caption];
    }
}

- (void)dataSource:(id<PSDataSource>)dataSource didFailWithError:(NSError *)error {
    [self ps_hideSpinner];
    [self ps_showError:error];
}

#pragma mark - Actions

- (void)didTapLogOut {
    if ([self.delegate respondsToSelector:@selector(profileViewControllerDidSelectLogOut:)]) {
        [self.delegate profileViewControllerDidSelectLogOut:self];
    }
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.delegate profileViewController:self didSelectPhoto:[self.months objectAtIndexPath:indexPath]];
}

@end
