#import "PSFeedViewController.h"
#import "PSLoginViewController.h"
#import "PSPhotoDetailViewController.h"
#import "PSProfileViewController.h"
#import "PSUploadViewController.h"
#import "PSPaginatedDataSource.h"
#import "PSPhoto.h"
#import "PSPhotoCell.h"
#import "PSSession.h"
#import "UIViewController+PSAlerts.h"

static NSString * const PSFeedPath = @"feed";

@interface PSFeedViewController () <PSRemoteDataSourceDelegate>

@property (nonatomic, strong) PSPaginatedDataSource *dataSource;

@end

@implementation PSFeedViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"PhotoShare";
    self.tableView.rowHeight = PSPhotoCell.preferredHeight;
    [self.tableView registerClass:[PSPhotoCell class] forCellReuseIdentifier:PSPhotoCellIdentifier];
    [self setUpBarButtons];
    [self setUpDataSource];

    self.refreshControl = [[UIRefreshControl alloc] init];
    [self.refreshControl addTarget:self action:@selector(reload) forControlEvents:UIControlEventValueChanged];

    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(sessionDidExpire:)
                                                 name:PSSessionDidExpireNotification
                                               object:nil];
    [self reload];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)setUpBarButtons {
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Me"
                                                                             style:UIBarButtonItemStylePlain
                                                                            target:self
                                                                            action:@selector(showOwnProfile)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                                           target:self
                                                                                           action:@selector(startUpload)];
}

- (void)setUpDataSource {
    self.dataSource = [[PSPaginatedDataSource alloc] initWithPath:PSFeedPath parser:^id(NSDictionary<NSString *, id> *JSON) {
        return [[PSPhoto alloc] initWithJSON:JSON];
    }];
    self.dataSource.delegate = self;
    self.dataSource.cellIdentifier = PSPhotoCellIdentifier;

    __weak typeof(self) weakSelf = self;
    self.dataSource.cellConfigurator = ^(UITableViewCell *cell, id object) {
        PSPhotoCell *photoCell = (PSPhotoCell *)cell;
        photoCell.navigationController = weakSelf.navigationController;
        [photoCell showPhoto:object];
    };
    self.tableView.dataSource = self.dataSource;
}

#pragma mark - Content

- (void)reload {
    [self.dataSource reload];
}

- (void)refreshPhoto:(PSPhoto *)photo {
    NSUInteger row = [self.dataSource.objects indexOfObject:photo];
    if (row == NSNotFound) {
        return;
    }
    NSIndexPath *indexPath = [NSIndexPath indexPathForRow:(NSInteger)row inSection:0];
    [self.tableView reloadRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationNone];
}

- (void)insertPhoto:(PSPhoto *)photo {
    self.dataSource.objects = [@[photo] arrayByAddingObjectsFromArray:self.dataSource.objects];
    [self.tableView reloadData];
}

- (void)remoteDataSourceDidLoad:(PSRemoteDataSource *)dataSource {
    [self.refreshControl endRefreshing];
    [self.tableView reloadData];
}

- (void)remoteDataSource:(PSRemoteDataSource *)dataSource didFailWithError:(NSError *)error {
    [self.refreshControl endRefreshing];
    [self ps_showError:error];
}

#pragma mark - Flow

- (void)showOwnProfile {
    PSUser *user = [PSSession sharedSession].currentUser;
    if (user == nil) {
        [self showLogin];
        return;
    }
    PSProfileViewController *profile = [[PSProfileViewController alloc] initWithUser:user];
    [self.navigationController pushViewController:profile animated:YES];
}

- (void)startUpload {
    PSUploadViewController *upload = [[PSUploadViewController alloc] init];
    upload.feed = self;
    [self.navigationController pushViewController:upload animated:YES];
}

- (void)showLogin {
    PSLoginViewController *login = [[PSLoginViewController alloc] init];
    [self.navigationController setViewControllers:@[login] animated:YES];
}

- (void)sessionDidExpire:(NSNotification *)notification {
    PSLog(@"session expired: %@", notification.name);
    [self showLogin];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    PSPhoto *photo = [self.dataSource objectAtIndexPath:indexPath];
    PSPhotoDetailViewController *detail = [[PSPhotoDetailViewController alloc] initWithPhoto:photo];
    detail.feed = self;
    [self.navigationController pushViewController:detail animated:YES];
}

- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath {
    if ([self.dataSource isLastIndexPath:indexPath]) {
        [self.dataSource loadNextPage];
    }
}

@end
