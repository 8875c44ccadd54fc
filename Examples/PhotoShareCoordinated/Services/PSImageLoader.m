#import "PSImageLoader.h"

@interface PSImageLoader ()

@property (nonatomic, strong, readonly) NSURLSession *URLSession;
@property (nonatomic, strong, readonly) NSCache<NSURL *, UIImage *> *images;

@end

@implementation PSImageLoader

- (instancetype)init {
    self = [super init];
    if (self) {
        _URLSession = [NSURLSession sessionWithConfiguration:[NSURLSessionConfiguration defaultSessionConfiguration]];
        _images = [[NSCache alloc] init];
    }
    return self;
}

- (void)loadImageAtURL:(NSURL *)URL completion:(void (^)(UIImage * _Nullable image))completion {
    UIImage *known = [self.images objectForKey:URL];
    if (known != nil) {
        completion(known);
        return;
    }
    NSCache<NSURL *, UIImage *> *images = self.images;
    NSURLSessionDataTask *task = [self.URLSession dataTaskWithURL:URL completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        UIImage *image = data == nil ? nil : [UIImage imageWithData:data];
        dispatch_async(dispatch_get_main_queue(), ^{
            if (image != nil) {
                [images setObject:image forKey:URL];
            }
            completion(image);
        });
    }];
    [task resume];
}

@end
