#import <Foundation/Foundation.h>

@class Album;

@interface Photo : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) Album *album;
@end
