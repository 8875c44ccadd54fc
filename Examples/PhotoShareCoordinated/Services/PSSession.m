#import "PSSession.h"
#import "PSLog.h"
#import "NSString+PSURLEncoding.h"

NSString * const PSSessionErrorDomain = @"PSSessionErrorDomain";

static NSString * const PSBaseURL = @"https://api.photoshare.example/1/";
static NSInteger const PSStatusUnauthorized = 401;

@interface PSSession ()

@property (nonatomic, copy, readonly, nullable) NSString *token;
@property (nonatomic, strong, readonly) NSURLSession *URLSession;

@end

@implementation PSSession

- (instancetype)initWithToken:(nullable NSString *)token user:(nullable PSUser *)user delegate:(nullable id<PSSessionDelegate>)delegate {
    self = [super init];
    if (self) {
        _token = [token copy];
        _user = user;
        _delegate = delegate;
        _URLSession = [NSURLSession sessionWithConfiguration:[NSURLSessionConfiguration defaultSessionConfiguration]];
    }
    return self;
}

- (void)getPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion {
    [self sendRequest:[self requestWithMethod:@"GET" path:path parameters:parameters] completion:completion];
}

- (void)postPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion {
    [self sendRequest:[self requestWithMethod:@"POST" path:path parameters:parameters] completion:completion];
}

- (void)postData:(NSData *)data toPath:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters completion:(PSJSONCompletion)completion {
    NSMutableURLRequest *request = [self requestWithMethod:@"POST" path:path parameters:parameters];
    request.HTTPBody = data;
    [request setValue:@"image/jpeg" forHTTPHeaderField:@"Content-Type"];
    [self sendRequest:request completion:completion];
}

- (NSMutableURLRequest *)requestWithMethod:(NSString *)method path:(NSString *)path parameters:(nullable NSDictionary<NSString *, NSString *> *)parameters {
    NSMutableArray<NSString *> *pairs = [NSMutableArray array];
    for (NSString *key in parameters) {
        [pairs addObject:[NSString stringWithFormat:@"%@=%@", key, [parameters[key] ps_stringByAddingURLEncoding]]];
    }
    NSString *query = [pairs componentsJoinedByString:@"&"];
    NSURL *URL = [NSURL URLWithString:[NSString stringWithFormat:@"%@%@?%@", PSBaseURL, path, query]];
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:URL];
    request.HTTPMethod = method;
    if (self.token != nil) {
        [request setValue:[@"Bearer " stringByAppendingString:self.token] forHTTPHeaderField:@"Authorization"];
    }
    return request;
}

- (void)sendRequest:(NSURLRequest *)request completion:(PSJSONCompletion)completion {
    __weak typeof(self) weakSelf = self;
    NSURLSessionDataTask *task = [self.URLSession dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        id JSON = nil;
        NSInteger status = [(NSHTTPURLResponse *)response statusCode];
        if (error == nil && status >= 400) {
            error = [NSError errorWithDomain:PSSessionErrorDomain code:status userInfo:nil];
        } else if (data != nil) {
            JSON = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
        }
        dispatch_async(dispatch_get_main_queue(), ^{
            if (status == PSStatusUnauthorized) {
                [weakSelf reportExpiry];
            }
            completion(JSON, error);
        });
    }];
    PSLog(@"%@ %@", request.HTTPMethod, request.URL);
    [task resume];
}

- (void)reportExpiry {
    if (self.token != nil) {
        [self.delegate sessionDidExpire:self];
    }
}

@end
