#import "PSUploadViewController.h"
#import "NSString+PSText.h"
#import "UIViewController+PSAlerts.h"

@interface PSUploadViewController ()

@property (nonatomic, strong) UIImageView *imageView;
@property (nonatomic, strong) UITextField *captionField;
@property (nonatomic, strong) UISegmentedControl *qualityControl;
@property (nonatomic, strong) UIProgressView *progressView;

@end

@implementation PSUploadViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"New photo";
    self.view.backgroundColor = [UIColor whiteColor];

    self.imageView = [[UIImageView alloc] initWithFrame:CGRectMake(20, 100, 280, 210)];
    self.imageView.contentMode = UIViewContentModeScaleAspectFill;
    self.imageView.clipsToBounds = YES;
    self.captionField = [[UITextField alloc] initWithFrame:CGRectMake(20, 320, 280, 44)];
    self.captionField.placeholder = @"Say something about it";
    self.qualityControl = [[UISegmentedControl alloc] initWithItems:@[@"Draft", @"Normal", @"Best"]];
    self.qualityControl.frame = CGRectMake(20, 374, 280, 32);
    self.qualityControl.selectedSegmentIndex = PSUploadQualityNormal;
    self.progressView = [[UIProgressView alloc] initWithFrame:CGRectMake(20, 420, 280, 4)];
    for (UIView *view in @[self.imageView, self.captionField, self.qualityControl, self.progressView]) {
        [self.view addSubview:view];
    }

    UIBarButtonItem *pick = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCamera
                                                                          target:self
                                                                          action:@selector(didTapPick)];
    UIBarButtonItem *send = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                          target:self
                                                                          action:@selector(didTapSend)];
    self.navigationItem.rightBarButtonItems = @[send, pick];
}

- (void)showImage:(nullable UIImage *)image {
    self.imageView.image = image;
}

- (void)showProgress:(float)progress {
    self.progressView.progress = progress;
}

- (void)showFailure:(NSError *)error {
    [self ps_showError:error];
}

#pragma mark - Actions

- (void)didTapPick {
    [self.delegate uploadViewControllerDidSelectPick:self];
}

- (void)didTapSend {
    UIImage *image = self.imageView.image;
    if (image == nil) {
        [self ps_showMessage:@"Choose a photo first."];
        return;
    }
    [self.delegate uploadViewController:self
                         didSelectImage:image
                                caption:[self.captionField.text ps_trimmedString] ?: @""
                                quality:(PSUploadQuality)self.qualityControl.selectedSegmentIndex];
}

@end
