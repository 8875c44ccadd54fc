#import "Kit/KITStore.h"

@implementation KITStore

- (void)reload {
  if (self.changed) self.changed();
}

@end
