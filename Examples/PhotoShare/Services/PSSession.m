#import "PSSession.h"
#import "PSUser.h"
#import "NSString+PSURLEncoding.h"

NSString * const PSSessionDidExpireNotification = @"PSSessionDidExpireNotification";
NSString * const PSSessionErrorDomain = @"PSSessionErrorDomain";

static NSString * const PSBaseURL = @"https://api.photoshare.example/1/";
static NSString * const PSTokenKey = @"PSToken";
static NSInteger const PSStatusUnauthorized = 401;

@interface PSSession ()

@property (nonatomic, strong, readwrite, nullable) PSUser *currentUser;
@property (nonatomic, copy, nullable) NSString *token;
@property (nonatomic, strong) NSURLSession *URLSession;
@property (nonatomic, strong) NSCache<NSURL *, UIImage *> *images;

@end

@implementation PSSession

+ (PSSession *)sharedSession {
    static PSSession *session;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        session = [[PSSession alloc] init];
    });
    return session;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _URLSession = [NSURLSession sessionWithConfiguration:[NSURLSessionConfiguration defaultSessionConfiguration]];
        _images = [[NSCache alloc] init];
        _token = [[NSUserDefaults standardUserDefaults] stringForKey:PSTokenKey];
    }
    return self;
}

- (BOOL)isLoggedIn {
    return self.token != nil;
}

- (void)logInWithEmail:(NSString *)email password:(NSString *)password completion:(PSLoginCompletion)completion {
    NSDictionary<NSString *, NSString *> *parameters = @{@"email": email, @"password": password};
    [self postPath:@"login" parameters:parameters completion:^(id JSON, NSError *error) {
        if (error == nil) {
            self.token = JSON[@"token"];
            self.currentUser = [[PSUser alloc] initWithJSON:JSON[@"user"]];
            [[NSUserDefaults standardUserDefaults] setObject:self.token forKey:PSTokenKey];
        }
        completion(self.currentUser, error);
    }];
}

- (void)logOut {
    self.token = nil;
    self.currentUser = nil;
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:PSTokenKey];
}

#pragma mark - Requests

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
    NSURLSessionDataTask *task = [self.URLSession dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        id JSON = nil;
        NSInteger status = [(NSHTTPURLResponse *)response statusCode];
        if (error == nil && status >= 400) {
            error = [NSError errorWithDomain:PSSessionErrorDomain code:status userInfo:nil];
        } else if (data != nil) {
            JSON = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
        }
        dispatch_async(dispatch_get_main_queue(), ^{
            if (status == PSStatusUnauthorized && self.loggedIn) {
                [self logOut];
                [[NSNotificationCenter defaultCenter] postNotificationName:PSSessionDidExpireNotification object:self];
            }
            completion(JSON, error);
        });
    }];
    PSLog(@"%@ %@", request.HTTPMethod, request.URL);
    [task resume];
}

- (void)loadImageAtURL:(NSURL *)URL completion:(void (^)(UIImage * _Nullable image))completion {
    UIImage *known = [self.images objectForKey:URL];
    if (known != nil) {
        completion(known);
        return;
    }
    NSURLSessionDataTask *task = [self.URLSession dataTaskWithURL:URL completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        UIImage *image = data == nil ? nil : [UIImage imageWithData:data];
        dispatch_async(dispatch_get_main_queue(), ^{
            if (image != nil) {
                [self.images setObject:image forKey:URL];
            }
            completion(image);
        });
    }];
    [task resume];
}

@end
