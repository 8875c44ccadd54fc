#import "PSCommentsViewController.h"
#import "PSComment.h"
#import "PSCommentService.h"
#import "PSRemoteDataSource.h"
#import "PSTableDataSource.h"
#import "PSUser.h"
#import "UIViewController+PSAlerts.h"

static NSString * const PSCommentCellIdentifier = @"comment";

@interface PSCommentsViewController () <PSLoadingDelegate, UITextFieldDelegate>

@property (nonatomic, strong) PSRemoteDataSource *comments;
@property (nonatomic, strong) PSCommentService *service;
@property (nonatomic, strong) PSTableDataSource *tableDataSource;
@property (nonatomic, strong) UITextField *textField;
/// Called whenever the server has answered to a comment, first try or retry.
@property (nonatomic, copy) void (^sendCompletion)(PSComment *comment, NSError * _Nullable error);

@end

@implementation PSCommentsViewController

- (instancetype)initWithComments:(PSRemoteDataSource *)comments service:(PSCommentService *)service {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        _comments = comments;
        _service = service;
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

    self.tableDataSource = [[PSTableDataSource alloc] initWithDataSource:self.comments cellIdentifier:PSCommentCellIdentifier];
    self.tableDataSource.cellConfigurator = ^(UITableViewCell *cell, id object) {
        PSComment *comment = object;
        cell.textLabel.text = [NSString stringWithFormat:@"%@: %@", comment.author.name, comment.text];
    };
    self.tableView.dataSource = self.tableDataSource;

    __weak typeof(self) weakSelf = self;
    self.sendCompletion = ^(PSComment *comment, NSError *error) {
        [weakSelf didSendComment:comment error:error];
    };
    self.comments.delegate = self;
    [self.comments reload];
}

- (void)didSendComment:(PSComment *)comment error:(nullable NSError *)error {
    if (error != nil) {
        self.textField.text = comment.text;
        [self ps_showError:error];
        return;
    }
    [self.comments appendObject:comment];
    [self.tableView reloadData];
}

#pragma mark - PSLoadingDelegate

- (void)dataSourceDidLoad:(id<PSDataSource>)dataSource {
    [self.tableView reloadData];
}

#pragma mark - Actions

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    PSComment *comment = [self.service commentWithText:textField.text ?: @""];
    if (comment.sendable) {
        textField.text = nil;
        [textField resignFirstResponder];
        void (^completion)(PSComment *, NSError *) = self.sendCompletion;
        [self.service sendComment:comment completion:^(NSError *error) {
            completion(comment, error);
        }];
    }
    return NO;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    PSComment *comment = [self.comments objectAtIndexPath:indexPath];
    [self.delegate commentsViewController:self didSelectAuthor:comment.author];
}

@end
