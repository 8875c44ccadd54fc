#import <UIKit/UIKit.h>
#import "PSUploadViewController.h"

@class PSPhoto;
@class PSUploader;

NS_ASSUME_NONNULL_BEGIN

@protocol PSUploaderDelegate <NSObject>

- (void)uploader:(PSUploader *)uploader didUploadPhoto:(PSPhoto *)photo;
- (void)uploader:(PSUploader *)uploader didFailWithError:(NSError *)error;

@optional
- (void)uploader:(PSUploader *)uploader didMakeProgress:(float)progress;

@end

/// Makes a picture small enough and sends it.
@interface PSUploader : NSObject

@property (nonatomic, strong, nullable) id<PSUploaderDelegate> delegate;

- (void)uploadImage:(UIImage *)image caption:(NSString *)caption quality:(PSUploadQuality)quality;

@end

NS_ASSUME_NONNULL_END
