#import "PSPhotoDetailViewController.h"
#import "PSCommentsViewController.h"
#import "PSProfileViewController.h"
#import "PSPhoto.h"
#import "PSSession.h"
#import "NSDate+PSRelative.h"
#import "NSString+PSPlurals.h"
#import "UIViewController+PSAlerts.h"

@interface PSPhotoDetailViewController ()

@property (nonatomic, strong) PSPhoto *photo;
@property (nonatomic, strong) UIImageView *imageView;
@property (nonatomic, strong) UILabel *captionLabel;
@property (nonatomic, strong) UIButton *likeButton;

@end

@implementation PSPhotoDetailViewController

- (instancetype)initWithPhoto:(PSPhoto *)photo {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _photo = photo;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = [self.photo.createdAt ps_relativeDescription];
    self.view.backgroundColor = [UIColor whiteColor];

    self.imageView = [[UIImageView alloc] init];
    self.imageView.contentMode = UIViewContentModeScaleAspectFit;
    self.captionLabel = [[UILabel alloc] init];
    self.captionLabel.numberOfLines = 0;
    self.likeButton = [self buttonWithTitle:@"" action:@selector(toggleLike)];

    UIButton *authorButton = [self buttonWithTitle:self.photo.author.name action:@selector(showAuthor)];
    UIButton *commentsButton = [self buttonWithTitle:@"Comments" action:@selector(showComments)];
    NSArray<UIView *> *rows = @[self.imageView, self.captionLabel, self.likeButton, authorButton, commentsButton];
    UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:rows];
    stack.axis = UILayoutConstraintAxisVertical;
    stack.frame = self.view.bounds;
    stack.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [self.view addSubview:stack];

    [self updateTexts];
    [self loadImage];
}

- (UIButton *)buttonWithTitle:(NSString *)title action:(SEL)action {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    return button;
}

- (void)updateTexts {
    self.captionLabel.text = self.photo.caption;
    NSString *likes = [NSString ps_stringWithCount:self.photo.likeCount noun:@"like"];
    NSString *heart = self.photo.liked ? @"♥" : @"♡";
    [self.likeButton setTitle:[NSString stringWithFormat:@"%@ %@", heart, likes] forState:UIControlStateNormal];
}

- (void)loadImage {
    __weak typeof(self) weakSelf = self;
    [[PSSession sharedSession] loadImageAtURL:self.photo.imageURL completion:^(UIImage *image) {
        weakSelf.imageView.image = image;
    }];
}

#pragma mark - Actions

- (void)toggleLike {
    [self.photo toggleLike];
    [self updateTexts];
    [self.feed refreshPhoto:self.photo];

    NSString *path = [NSString stringWithFormat:@"photos/%@/like", self.photo.identifier];
    NSDictionary<NSString *, NSString *> *parameters = @{@"liked": self.photo.liked ? @"1" : @"0"};
    __weak typeof(self) weakSelf = self;
    [[PSSession sharedSession] postPath:path parameters:parameters completion:^(id JSON, NSError *error) {
        if (error != nil) {
            [weakSelf.photo toggleLike];
            [weakSelf updateTexts];
            [weakSelf ps_showError:error];
        }
    }];
}

- (void)showAuthor {
    PSProfileViewController *profile = [[PSProfileViewController alloc] initWithUser:self.photo.author];
    [self.navigationController pushViewController:profile animated:YES];
}

- (void)showComments {
    PSCommentsViewController *comments = [[PSCommentsViewController alloc] initWithPhoto:self.photo];
    [self.navigationController pushViewController:comments animated:YES];
}

@end
