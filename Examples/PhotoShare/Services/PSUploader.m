#import "PSUploader.h"
#import "PSPhoto.h"
#import "PSSession.h"

@implementation PSUploader

- (CGFloat)compressionForQuality:(PSUploadQuality)quality {
    switch (quality) {
        case PSUploadQualityDraft: return 0.3;
        case PSUploadQualityNormal: return 0.7;
        case PSUploadQualityBest: return 0.95;
    }
    return 0.7;
}

- (void)uploadImage:(UIImage *)image caption:(NSString *)caption quality:(PSUploadQuality)quality {
    CGFloat compression = [self compressionForQuality:quality];
    dispatch_async(dispatch_get_global_queue(QOS_CLASS_USER_INITIATED, 0), ^{
        NSData *data = UIImageJPEGRepresentation(image, compression);
        dispatch_async(dispatch_get_main_queue(), ^{
            [self reportProgress:0.2f];
            [self sendData:data ?: [NSData data] caption:caption];
        });
    });
}

- (void)sendData:(NSData *)data caption:(NSString *)caption {
    [[PSSession sharedSession] postData:data toPath:@"photos" parameters:@{@"caption": caption} completion:^(id JSON, NSError *error) {
        PSPhoto *photo = error == nil ? [[PSPhoto alloc] initWithJSON:JSON] : nil;
        if (photo != nil) {
            [self reportProgress:1.0f];
            [self.delegate uploader:self didUploadPhoto:photo];
            return;
        }
        PSLog(@"upload failed: %@", error);
        NSError *failure = error ?: [NSError errorWithDomain:PSSessionErrorDomain code:0 userInfo:nil];
        [self.delegate uploader:self didFailWithError:failure];
    }];
}

- (void)reportProgress:(float)progress {
    if ([self.delegate respondsToSelector:@selector(uploader:didMakeProgress:)]) {
        [self.delegate uploader:self didMakeProgress:progress];
    }
}

@end
