#import <Foundation/Foundation.h>

@class Photo;

@interface Album : NSObject
@property (nonatomic, strong) NSMutableArray<Photo *> *photos;
- (void)addPhotoNamed:(NSString *)name;
@end
