#import <UIKit/UIKit.h>

@class PSPhoto;
@class PSPhotoCell;

NS_ASSUME_NONNULL_BEGIN

extern NSString * const PSPhotoCellIdentifier;

@protocol PSPhotoCellDelegate <NSObject>

- (void)photoCell:(PSPhotoCell *)cell didSelectAuthorOfPhoto:(PSPhoto *)photo;

@end

/// A row with a photo, its caption and a button with the name of its author.
@interface PSPhotoCell : UITableViewCell

@property (class, nonatomic, readonly) CGFloat preferredHeight;

@property (nonatomic, weak, nullable) id<PSPhotoCellDelegate> delegate;

- (void)showPhoto:(PSPhoto *)photo;

/// Does nothing when the cell shows another photo by now.
- (void)showImage:(nullable UIImage *)image ofPhoto:(PSPhoto *)photo;

@end

NS_ASSUME_NONNULL_END
