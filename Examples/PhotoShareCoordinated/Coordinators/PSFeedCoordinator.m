#import "PSFeedCoordinator.h"
#import "PSCommentsViewController.h"
#import "PSFeedViewController.h"
#import "PSPhotoDetailViewController.h"
#import "PSProfileViewController.h"
#import "PSUploadCoordinator.h"
#import "PSCollectionFetcher.h"
#import "PSComment.h"
#import "PSCommentService.h"
#import "PSImageLoader.h"
#import "PSLikeService.h"
#import "PSPaginatedDataSource.h"
#import "PSPhoto.h"
#import "PSRemoteDataSource.h"
#import "PSSession.h"
#import "PSUser.h"

static NSUInteger const PSFeedPageSize = 30;

@interface PSFeedCoordinator () <PSFeedViewControllerDelegate, PSPhotoDetailViewControllerDelegate, PSProfileViewControllerDelegate,
                                 PSCommentsViewControllerDelegate, PSUploadCoordinatorDelegate>

@property (nonatomic, strong) UINavigationController *navigationController;
@property (nonatomic, strong) PSSession *session;
@property (nonatomic, strong) PSImageLoader *imageLoader;
@property (nonatomic, strong, nullable) PSUploadCoordinator *uploadCoordinator;
@property (nonatomic, weak, nullable) PSFeedViewController *feedViewController;

@end

@implementation PSFeedCoordinator

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController session:(PSSession *)session {
    self = [super init];
    if (self) {
        _navigationController = navigationController;
        _session = session;
        _imageLoader = [[PSImageLoader alloc] init];
    }
    return self;
}

- (void)start {
    PSPaginatedDataSource *photos = [[PSPaginatedDataSource alloc] initWithFetcher:[self photoFetcherForPath:@"feed"]
                                                                          pageSize:PSFeedPageSize];
    PSFeedViewController *feed = [[PSFeedViewController alloc] initWithPhotos:photos imageLoader:self.imageLoader];
    feed.delegate = self;
    self.feedViewController = feed;
    [self.navigationController setViewControllers:@[feed] animated:YES];
}

- (PSCollectionFetcher *)photoFetcherForPath:(NSString *)path {
    return [[PSCollectionFetcher alloc] initWithSession:self.session path:path parser:^id(NSDictionary<NSString *, id> *JSON) {
        return [[PSPhoto alloc] initWithJSON:JSON];
    }];
}

#pragma mark - Screens

- (void)showPhoto:(PSPhoto *)photo {
    PSPhotoDetailViewController *detail = [[PSPhotoDetailViewController alloc] initWithPhoto:photo imageLoader:self.imageLoader];
    detail.delegate = self;
    [self.navigationController pushViewController:detail animated:YES];
}

- (void)showProfileOfUser:(PSUser *)user {
    NSString *path = [NSString stringWithFormat:@"users/%@/photos", user.identifier];
    PSRemoteDataSource *photos = [[PSRemoteDataSource alloc] initWithFetcher:[self photoFetcherForPath:path]];
    PSProfileViewController *profile = [[PSProfileViewController alloc] initWithUser:user photos:photos imageLoader:self.imageLoader];
    profile.canLogOut = [user isEqual:self.session.user];
    profile.delegate = self;
    [self.navigationController pushViewController:profile animated:YES];
}

- (void)showCommentsOfPhoto:(PSPhoto *)photo {
    NSString *path = [NSString stringWithFormat:@"photos/%@/comments", photo.identifier];
    PSCollectionFetcher *fetcher = [[PSCollectionFetcher alloc] initWithSession:self.session path:path parser:^id(NSDictionary<NSString *, id> *JSON) {
        return [[PSComment alloc] initWithJSON:JSON];
    }];
    PSRemoteDataSource *dataSource = [[PSRemoteDataSource alloc] initWithFetcher:fetcher];
    PSCommentService *service = [[PSCommentService alloc] initWithSession:self.session photo:photo];
    PSCommentsViewController *comments = [[PSCommentsViewController alloc] initWithComments:dataSource service:service];
    comments.delegate = self;
    [self.navigationController pushViewController:comments animated:YES];
}

#pragma mark - PSFeedViewControllerDelegate

- (void)feedViewController:(PSFeedViewController *)viewController didSelectPhoto:(PSPhoto *)photo {
    [self showPhoto:photo];
}

- (void)feedViewController:(PSFeedViewController *)viewController didSelectAuthorOfPhoto:(PSPhoto *)photo {
    [self showProfileOfUser:photo.author];
}

- (void)feedViewControllerDidSelectOwnProfile:(PSFeedViewController *)viewController {
    PSUser *user = self.session.user;
    if (user == nil) {
        [self.delegate feedCoordinatorDidRequestLogOut:self];
    } else {
        [self showProfileOfUser:user];
    }
}

- (void)feedViewControllerDidSelectUpload:(PSFeedViewController *)viewController {
    self.uploadCoordinator = [[PSUploadCoordinator alloc] initWithNavigationController:self.navigationController
                                                                               session:self.session];
    self.uploadCoordinator.delegate = self;
    [self.uploadCoordinator start];
}

#pragma mark - PSPhotoDetailViewControllerDelegate

- (void)photoDetailViewController:(PSPhotoDetailViewController *)viewController didToggleLikeOfPhoto:(PSPhoto *)photo {
    PSPhoto *changed = [photo photoByTogglingLike];
    [self showChangedPhoto:changed inDetail:viewController];

    PSLikeService *service = [[PSLikeService alloc] initWithSession:self.session];
    __weak typeof(self) weakSelf = self;
    __weak typeof(viewController) weakViewController = viewController;
    [service sendLikeOfPhoto:changed completion:^(NSError *error) {
        if (error != nil) {
            [weakSelf showChangedPhoto:photo inDetail:weakViewController];
            [weakViewController showFailure:error];
        }
    }];
}

- (void)showChangedPhoto:(PSPhoto *)photo inDetail:(nullable PSPhotoDetailViewController *)viewController {
    [viewController showPhoto:photo];
    [self.feedViewController refreshPhoto:photo];
}

- (void)photoDetailViewController:(PSPhotoDetailViewController *)viewController didSelectAuthorOfPhoto:(PSPhoto *)photo {
    [self showProfileOfUser:photo.author];
}

- (void)photoDetailViewController:(PSPhotoDetailViewController *)viewController didSelectCommentsOfPhoto:(PSPhoto *)photo {
    [self showCommentsOfPhoto:photo];
}

#pragma mark - PSProfileViewControllerDelegate

- (void)profileViewController:(PSProfileViewController *)viewController didSelectPhoto:(PSPhoto *)photo {
    [self showPhoto:photo];
}

- (void)profileViewControllerDidSelectLogOut:(PSProfileViewController *)viewController {
    [self.delegate feedCoordinatorDidRequestLogOut:self];
}

#pragma mark - PSCommentsViewControllerDelegate

- (void)commentsViewController:(PSCommentsViewController *)viewController didSelectAuthor:(PSUser *)author {
    [self showProfileOfUser:author];
}

#pragma mark - PSUploadCoordinatorDelegate

- (void)uploadCoordinator:(PSUploadCoordinator *)coordinator didUploadPhoto:(PSPhoto *)photo {
    self.uploadCoordinator = nil;
    [self.feedViewController insertPhoto:photo];
    [self showPhoto:photo];
}

@end
