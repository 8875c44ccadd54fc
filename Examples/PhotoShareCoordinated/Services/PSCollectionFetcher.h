#import <Foundation/Foundation.h>

@class PSSession;

NS_ASSUME_NONNULL_BEGIN

typedef id _Nullable (^PSObjectParser)(NSDictionary<NSString *, id> *JSON);
typedef void (^PSCollectionCompletion)(NSArray * _Nullable objects, NSError * _Nullable error);

/// Gets a list from the server and makes objects of it.
@interface PSCollectionFetcher : NSObject

- (instancetype)initWithSession:(PSSession *)session path:(NSString *)path parser:(PSObjectParser)parser;

- (void)fetchWithParameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSCollectionCompletion)completion;

@end

NS_ASSUME_NONNULL_END
