#import "PSProfileViewController.h"
#import "PSLoginViewController.h"
#import "PSPhotoDetailViewController.h"
#import "PSRemoteDataSource.h"
#import "PSPhoto.h"
#import "PSPhotoCell.h"
#import "PSSession.h"
#import "PSUser.h"
#import "UIViewController+PSAlerts.h"
#import "UIViewController+PSSpinner.h"

@interface PSProfileViewController () <PSRemoteDataSourceDelegate>

@property (nonatomic, strong, readwrite) PSUser *user;
@property (nonatomic, strong) PSRemoteDataSource *dataSource;
@property (nonatomic, strong) UILabel *headerLabel;

@end

@implementation PSProfileViewController

- (instancetype)initWithUser:(PSUser *)user {
    self = [super initWithStyle:UITableViewStyleGrouped];
    if (self) {
        _user = user;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.user.name;
    [self setUpHeader];
    [self setUpDataSource];
    if ([self.user isEqual:[PSSession sharedSession].currentUser]) {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Log out"
                                                                                  style:UIBarButtonItemStylePlain
                                                                                 target:self
                                                                                 action:@selector(logOut)];
    }
    [self ps_showSpinner];
    [self.dataSource reload];
}

- (void)setUpHeader {
    self.headerLabel = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 0, 88)];
    self.headerLabel.textAlignment = NSTextAlignmentCenter;
    self.headerLabel.text = self.user.initials;
    self.tableView.tableHeaderView = self.headerLabel;
}

- (void)setUpDataSource {
    self.tableView.rowHeight = PSPhotoCell.preferredHeight;
    [self.tableView registerClass:[PSPhotoCell class] forCellReuseIdentifier:PSPhotoCellIdentifier];

    NSString *path = [NSString stringWithFormat:@"users/%@/photos", self.user.identifier];
    self.dataSource = [[PSRemoteDataSource alloc] initWithPath:path parser:^id(NSDictionary<NSString *, id> *JSON) {
        return [[PSPhoto alloc] initWithJSON:JSON];
    }];
    self.dataSource.sectionKeyPath = @"monthTitle";
    self.dataSource.delegate = self;
    self.dataSource.cellIdentifier = PSPhotoCellIdentifier;
    self.dataSource.cellConfigurator = ^(UITableViewCell *cell, id object) {
        [(PSPhotoCell *)cell showPhoto:object];
    };
    self.tableView.dataSource = self.dataSource;
}

#pragma mark - Content

- (void)remoteDataSourceDidLoad:(PSRemoteDataSource *)dataSource {
    [self ps_hideSpinner];
    [self.tableView reloadData];
    PSPhoto *featured = [self.user featuredPhotoAmong:dataSource.objects];
    if (featured != nil) {
        self.headerLabel.text = [NSString stringWithFormat:@"%@ · best known for “%@”", self.user.initials, featured.caption];
    }
}

- (void)remoteDataSource:(PSRemoteDataSource *)dataSource didFailWithError:(NSError *)error {
    [self ps_hideSpinner];
    [self ps_showError:error];
}

#pragma mark - Flow

- (void)logOut {
    [[PSSession sharedSession] logOut];
    PSLoginViewController *login = [[PSLoginViewController alloc] init];
    [self.navigationController setViewControllers:@[login] animated:YES];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    PSPhoto *photo = [self.dataSource objectAtIndexPath:indexPath];
    PSPhotoDetailViewController *detail = [[PSPhotoDetailViewController alloc] initWithPhoto:photo];
    [self.navigationController pushViewController:detail animated:YES];
}

@end
