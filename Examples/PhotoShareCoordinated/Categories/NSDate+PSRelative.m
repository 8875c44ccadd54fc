#import "NSDate+PSRelative.h"

static NSTimeInterval const PSHour = 60 * 60;
static NSTimeInterval const PSDay = 24 * 60 * 60;

@implementation NSDate (PSRelative)

+ (nullable NSDate *)ps_dateWithISOString:(nullable NSString *)string {
    if (string == nil) {
        return nil;
    }
    return [[[NSISO8601DateFormatter alloc] init] dateFromString:string];
}

- (NSString *)ps_relativeDescription {
    NSTimeInterval age = -[self timeIntervalSinceNow];
    if (age < PSHour) {
        return @"Just now";
    }
    if (age < PSDay) {
        return [NSString stringWithFormat:@"%.0f h ago", age / PSHour];
    }
    return [NSString stringWithFormat:@"%.0f d ago", age / PSDay];
}

- (NSString *)ps_monthTitle {
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.dateFormat = @"LLLL yyyy";
    return [formatter stringFromDate:self];
}

@end
