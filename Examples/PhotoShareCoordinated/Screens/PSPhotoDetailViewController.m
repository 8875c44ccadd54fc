#import "PSPhotoDetailViewController.h"
#import "PSImageLoader.h"
#import "PSPhoto.h"
#import "PSUser.h"
#import "NSDate+PSRelative.h"
#import "NSString+PSText.h"
#import "UIViewController+PSAlerts.h"

@interface PSPhotoDetailViewController ()

@property (nonatomic, strong) PSPhoto *photo;
@property (nonatomic, strong) PSImageLoader *imageLoader;
@property (nonatomic, strong) UIImageView *imageView;
@property (nonatomic, strong) UILabel *captionLabel;
@property (nonatomic, strong) UIButton *likeButton;

@end

@implementation PSPhotoDetailViewController

- (instancetype)initWithPhoto:(PSPhoto *)photo imageLoader:(PSImageLoader *)imageLoader {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _photo = photo;
        _imageLoader = imageLoader;
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
    self.likeButton = [self buttonWithTitle:@"" action:@selector(didTapLike)];

    UIButton *authorButton = [self buttonWithTitle:self.photo.author.name action:@selector(didTapAuthor)];
    UIButton *commentsButton = [self buttonWithTitle:@"Comments" action:@selector(didTapComments)];
    NSArray<UIView *> *rows = @[self.imageView, self.captionLabel, self.likeButton, authorButton, commentsButton];
    UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:rows];
    stack.axis = UILayoutConstraintAxisVertical;
    stack.frame = self.view.bounds;
    stack.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    [self.view addSubview:stack];

    [self updateTexts];
    __weak typeof(self) weakSelf = self;
    [self.imageLoader loadImageAtURL:self.photo.imageURL completion:^(UIImage *image) {
        weakSelf.imageView.image = image;
    }];
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

- (void)showPhoto:(PSPhoto *)photo {
    self.photo = photo;
    [self updateTexts];
}

- (void)showFailure:(NSError *)error {
    [self ps_showError:error];
}

#pragma mark - Actions

- (void)didTapLike {
    [self.delegate photoDetailViewController:self didToggleLikeOfPhoto:self.photo];
}

- (void)didTapAuthor {
    [self.delegate photoDetailViewController:self didSelectAuthorOfPhoto:self.photo];
}

- (void)didTapComments {
    [self.delegate photoDetailViewController:self didSelectCommentsOfPhoto:self.photo];
}

@end
