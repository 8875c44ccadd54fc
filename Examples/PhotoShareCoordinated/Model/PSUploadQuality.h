#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, PSUploadQuality) {
    PSUploadQualityDraft,
    PSUploadQualityNormal,
    PSUploadQualityBest,
};
