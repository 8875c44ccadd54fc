#import <UIKit/UIKit.h>
#import "PSFeedViewController.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, PSUploadQuality) {
    PSUploadQualityDraft,
    PSUploadQualityNormal,
    PSUploadQualityBest,
};

/// Picks a picture, asks for a caption and sends both.
@interface PSUploadViewController : UIViewController

@property (nonatomic, weak, nullable) PSFeedViewController *feed;

@end

NS_ASSUME_NONNULL_END
