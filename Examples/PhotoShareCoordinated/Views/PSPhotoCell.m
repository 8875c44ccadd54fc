#import "PSPhotoCell.h"
#import "PSPhoto.h"
#import "PSUser.h"
#import "NSString+PSText.h"
#import "UIColor+PSPalette.h"

NSString * const PSPhotoCellIdentifier = @"photo";

static NSUInteger const PSPhotoCellCaptionLength = 60;

@interface PSPhotoCell ()

@property (nonatomic, strong, nullable) PSPhoto *photo;
@property (nonatomic, strong) UIButton *authorButton;

@end

@implementation PSPhotoCell

+ (CGFloat)preferredHeight {
    return 120;
}

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier {
    self = [super initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:reuseIdentifier];
    if (self) {
        _authorButton = [UIButton buttonWithType:UIButtonTypeSystem];
        _authorButton.frame = CGRectMake(0, 0, 96, 32);
        [_authorButton addTarget:self action:@selector(didTapAuthor) forControlEvents:UIControlEventTouchUpInside];
        self.accessoryView = _authorButton;
        self.detailTextLabel.textColor = UIColor.ps_secondaryTextColor;
    }
    return self;
}

- (void)prepareForReuse {
    [super prepareForReuse];
    self.photo = nil;
    self.imageView.image = nil;
}

- (void)showPhoto:(PSPhoto *)photo {
    self.photo = photo;
    self.textLabel.text = [photo.caption ps_stringTruncatedToLength:PSPhotoCellCaptionLength];
    self.detailTextLabel.text = [NSString ps_stringWithCount:photo.likeCount noun:@"like"];
    [self.authorButton setTitle:photo.author.name forState:UIControlStateNormal];
}

- (void)showImage:(nullable UIImage *)image ofPhoto:(PSPhoto *)photo {
    if ([self.photo isEqual:photo]) {
        self.imageView.image = image;
        [self setNeedsLayout];
    }
}

- (void)didTapAuthor {
    PSPhoto *photo = self.photo;
    if (photo != nil) {
        [self.delegate photoCell:self didSelectAuthorOfPhoto:photo];
    }
}

@end
