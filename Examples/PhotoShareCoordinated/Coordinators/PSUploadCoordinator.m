#import "PSUploadCoordinator.h"
#import "PSUploadViewController.h"
#import "PSUploader.h"

@interface PSUploadCoordinator () <PSUploadViewControllerDelegate, PSUploaderDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate>

@property (nonatomic, strong) UINavigationController *navigationController;
@property (nonatomic, strong) PSUploader *uploader;
@property (nonatomic, weak, nullable) PSUploadViewController *uploadViewController;

@end

@implementation PSUploadCoordinator

- (instancetype)initWithNavigationController:(UINavigationController *)navigationController session:(PSSession *)session {
    self = [super init];
    if (self) {
        _navigationController = navigationController;
        _uploader = [[PSUploader alloc] initWithSession:session];
        _uploader.delegate = self;
    }
    return self;
}

- (void)start {
    PSUploadViewController *upload = [[PSUploadViewController alloc] init];
    upload.delegate = self;
    self.uploadViewController = upload;
    [self.navigationController pushViewController:upload animated:YES];
}

#pragma mark - PSUploadViewControllerDelegate

- (void)uploadViewControllerDidSelectPick:(PSUploadViewController *)viewController {
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    picker.delegate = self;
    [self.navigationController presentViewController:picker animated:YES completion:nil];
}

- (void)uploadViewController:(PSUploadViewController *)viewController
              didSelectImage:(UIImage *)image
                     caption:(NSString *)caption
                     quality:(PSUploadQuality)quality {
    [self.uploader uploadImage:image caption:caption quality:quality];
}

#pragma mark - UIImagePickerControllerDelegate

- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary<NSString *, id> *)info {
    [self.uploadViewController showImage:info[UIImagePickerControllerOriginalImage]];
    [self.navigationController dismissViewControllerAnimated:YES completion:nil];
}

#pragma mark - PSUploaderDelegate

- (void)uploader:(PSUploader *)uploader didMakeProgress:(float)progress {
    [self.uploadViewController showProgress:progress];
}

- (void)uploader:(PSUploader *)uploader didUploadPhoto:(PSPhoto *)photo {
    [self.delegate uploadCoordinator:self didUploadPhoto:photo];
}

- (void)uploader:(PSUploader *)uploader didFailWithError:(NSError *)error {
    [self.uploadViewController showFailure:error];
}

@end
