#import "PSUploadViewController.h"
#import "PSPhotoDetailViewController.h"
#import "PSPhoto.h"
#import "PSUploader.h"
#import "NSString+PSTrimming.h"
#import "UIViewController+PSAlerts.h"

@interface PSUploadViewController () <PSUploaderDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate>

@property (nonatomic, strong) PSUploader *uploader;
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

    self.uploader = [[PSUploader alloc] init];
    self.uploader.delegate = self;

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
                                                                          action:@selector(pickImage)];
    UIBarButtonItem *send = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                          target:self
                                                                          action:@selector(send)];
    self.navigationItem.rightBarButtonItems = @[send, pick];
}

- (void)pickImage {
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    picker.delegate = self;
    [self presentViewController:picker animated:YES completion:nil];
}

- (void)send {
    UIImage *image = self.imageView.image;
    if (image == nil) {
        [self ps_showMessage:@"Choose a photo first."];
        return;
    }
    PSUploadQuality quality = (PSUploadQuality)self.qualityControl.selectedSegmentIndex;
    NSString *caption = [self.captionField.text ps_trimmedString] ?: @"";
    [self.uploader uploadImage:image caption:caption quality:quality];
}

#pragma mark - UIImagePickerControllerDelegate

- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary<NSString *, id> *)info {
    self.imageView.image = info[UIImagePickerControllerOriginalImage];
    [self dismissViewControllerAnimated:YES completion:nil];
}

#pragma mark - PSUploaderDelegate

- (void)uploader:(PSUploader *)uploader didMakeProgress:(float)progress {
    self.progressView.progress = progress;
}

- (void)uploader:(PSUploader *)uploader didUploadPhoto:(PSPhoto *)photo {
    [self.feed insertPhoto:photo];
    PSPhotoDetailViewController *detail = [[PSPhotoDetailViewController alloc] initWithPhoto:photo];
    detail.feed = self.feed;
    [self.navigationController pushViewController:detail animated:YES];
}

- (void)uploader:(PSUploader *)uploader didFailWithError:(NSError *)error {
    [self ps_showError:error];
}

@end
