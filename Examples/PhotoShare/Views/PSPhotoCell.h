#import <UIKit/UIKit.h>

@class PSPhoto;

NS_ASSUME_NONNULL_BEGIN

extern NSString * const PSPhotoCellIdentifier;

/// A row with a photo, its caption and a button with the name of its author.
@interface PSPhotoCell : UITableViewCell

@property (class, nonatomic, readonly) CGFloat preferredHeight;

/// Where to show the author's profile when the name is tapped.
@property (nonatomic, weak, nullable) UINavigationController *navigationController;

- (void)showPhoto:(PSPhoto *)photo;

@end

NS_ASSUME_NONNULL_END
