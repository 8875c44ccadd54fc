#import <UIKit/UIKit.h>
#import "PSUploadQuality.h"

@class PSPhoto;
@class PSSession;
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

@property (nonatomic, weak, nullable) id<PSUploaderDelegate> delegate;

- (instancetype)initWithSession:(PSSession *)session;

- (void)uploadImage:(UIImage *)image caption:(NSString *)caption quality:(PSUploadQuality)quality;

@end

NS_ASSUME_NONNULL_END
