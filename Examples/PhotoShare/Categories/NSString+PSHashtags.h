#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSString (PSHashtags)

- (NSArray<NSString *> *)ps_hashtags;

@end

NS_ASSUME_NONNULL_END
