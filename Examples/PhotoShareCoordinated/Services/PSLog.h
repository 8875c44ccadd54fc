#import <Foundation/Foundation.h>

#ifdef DEBUG
#define PSLog(...) NSLog(@"[PhotoShare] " __VA_ARGS__)
#else
#define PSLog(...) do { } while (0)
#endif
