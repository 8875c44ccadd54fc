#import <Foundation/Foundation.h>

@interface KITStore : NSObject
@property (nonatomic, copy) void (^changed)(void);
- (void)reload;
@end
