#import "Album/Photo.h"

@implementation Photo
@end
