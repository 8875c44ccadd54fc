#import "PSCommentsViewController.h"
#import "PSProfileViewController.h"
#import "PSSimpleDataSource.h"
#import "PSComment.h"
#import "PSPhoto.h"
#import "PSSession.h"
#import "UIViewController+PSAlerts.h"

NSUInteger const PSCommentsMaximumLength = 280;

static NSString * const PSCommentCellIdentifier = @"comment";

@interface PSCommentsViewController () <UITextFieldDelegate>

@property (nonatomic, strong) PSPhoto *photo;
@property (nonatomic, strong) PSSimpleDataSource *dataSource;
@property (nonatomic, strong) UITextField *textField;
/// Called whenever the server has answered to a comment, first try or retry.
@property (nonatomic, copy) void (^sendCompletion)(PSComment *comment, NSError * _Nullable error);

@end

@implementation PSCommentsViewController

- (instancetype)initWithPhoto:(PSPhoto *)photo {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        _photo = photo;
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Comments";
    self.textField = [[UITextField alloc] initWithFrame:CGRectMake(0, 0, 0, 44)];
    self.textField.placeholder = @"Add a comment";
    self.textField.delegate = self;
    self.tableView.tableHeaderView = self.textField;
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:PSCommentCellIdentifier];

    self.dataSource = [[PSSimpleDataSource alloc] initWithObjects:@[]];
    self.dataSource.cellIdentifier = PSCommentCellIdentifier;
    self.dataSource.cellConfigurator = ^(UITableViewCell *cell, id object) {
        PSComment *comment = object;
        cell.textLabel.text = [NSString stringWithFormat:@"%@: %@", comment.author.name, comment.text];
    };
    self.tableView.dataSource = self.dataSource;

    self.sendCompletion = ^(PSComment *comment, NSError *error) {
        if (error != nil) {
            self.textField.text = comment.text;
            [self ps_showError:error];
            return;
        }
        self.dataSource.objects = [self.dataSource.objects arrayByAddingObject:comment];
        [self.tableView reloadData];
    };
    [self loadComments];
}

- (NSString *)commentsPath {
    return [NSString stringWithFormat:@"photos/%@/comments", self.photo.identifier];
}

- (void)loadComments {
    __weak typeof(self) weakSelf = self;
    [[PSSession sharedSession] getPath:[self commentsPath] parameters:nil completion:^(id JSON, NSError *error) {
        NSMutableArray<PSComment *> *comments = [NSMutableArray array];
        for (NSDictionary<NSString *, id> *item in (NSArray *)JSON) {
            PSComment *comment = [[PSComment alloc] initWithJSON:item];
            if (comment != nil) {
                [comments addObject:comment];
            }
        }
        weakSelf.dataSource.objects = comments;
        [weakSelf.tableView reloadData];
    }];
}

- (void)sendComment:(PSComment *)comment {
    void (^completion)(PSComment *, NSError *) = self.sendCompletion;
    NSDictionary<NSString *, NSString *> *parameters = @{@"text": comment.text};
    [[PSSession sharedSession] postPath:[self commentsPath] parameters:parameters completion:^(id JSON, NSError *error) {
        completion(comment, error);
    }];
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    PSUser *author = [PSSession sharedSession].currentUser;
    if (author == nil) {
        return NO;
    }
    PSComment *comment = [[PSComment alloc] initWithText:textField.text ?: @"" author:author];
    if (comment.sendable) {
        textField.text = nil;
        [textField resignFirstResponder];
        [self sendComment:comment];
    }
    return NO;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    PSComment *comment = [self.dataSource objectAtIndexPath:indexPath];
    PSProfileViewController *profile = [[PSProfileViewController alloc] initWithUser:comment.author];
    [self.navigationController pushViewController:profile animated:YES];
}

@end
