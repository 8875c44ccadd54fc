#import "Album/Album.h"
#import "Album/Photo.h"

@implementation Album

- (instancetype)init {
  self = [super init];
  if (self) _photos = [NSMutableArray array];
  return self;
}

- (void)addPhotoNamed:(NSString *)name {
  Photo *photo = [[Photo alloc] init];
  photo.name = name;
  photo.album = self;
  [self.photos addObject:photo];
}

@end
