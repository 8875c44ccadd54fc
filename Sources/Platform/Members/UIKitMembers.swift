/// The members of UIKit's protocols and classes, and of those that it shares with AppKit. The notation is explained in `memberTables`.
let uiKitMembers = #"""
  @protocol UIApplicationDelegate
  @optional
  - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))handler;
  - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
  - (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url;
  - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
  - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url sourceApplication:(NSString *)application2 annotation:(id)annotation;
  - (BOOL)application:(UIApplication *)application shouldAllowExtensionPointIdentifier:(UIApplicationExtensionPointIdentifier)identifier;
  - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)state;
  - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)state;
  - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)state;
  - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)state;
  - (BOOL)application:(UIApplication *)application willContinueUserActivityWithType:(NSString *)type;
  - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
  - (BOOL)applicationShouldAutomaticallyLocalizeKeyCommands:(UIApplication *)commands;
  - (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window;
  - (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options;
  - (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)path coder:(NSCoder *)coder;
  - (void)application:(UIApplication *)application didChangeStatusBarFrame:(CGRect)frame;
  - (void)application:(UIApplication *)application didChangeStatusBarOrientation:(UIInterfaceOrientation)orientation;
  - (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sessions;
  - (void)application:(UIApplication *)application didFailToContinueUserActivityWithType:(NSString *)type error:(NSError *)error;
  - (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
  - (void)application:(UIApplication *)application didReceiveLocalNotification:(UILocalNotification *)notification;
  - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)notification fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))handler;
  - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)notification;
  - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token;
  - (void)application:(UIApplication *)application didRegisterUserNotificationSettings:(UIUserNotificationSettings *)settings;
  - (void)application:(UIApplication *)application didUpdateUserActivity:(NSUserActivity *)activity;
  - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)(void))handler;
  - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification withResponseInfo:(NSDictionary *)info completionHandler:(void (^)(void))handler;
  - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forRemoteNotification:(NSDictionary *)notification completionHandler:(void (^)(void))handler;
  - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forRemoteNotification:(NSDictionary *)notification withResponseInfo:(NSDictionary *)info completionHandler:(void (^)(void))handler;
  - (void)application:(UIApplication *)application handleEventsForBackgroundURLSession:(NSString *)session completionHandler:(void (^)(void))handler;
  - (void)application:(UIApplication *)application handleWatchKitExtensionRequest:(NSDictionary *)request reply:(void (^)(NSDictionary *))reply;
  - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))handler;
  - (void)application:(UIApplication *)application performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult))handler;
  - (void)application:(UIApplication *)application userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)metadata;
  - (void)application:(UIApplication *)application willChangeStatusBarFrame:(CGRect)frame;
  - (void)application:(UIApplication *)application willChangeStatusBarOrientation:(UIInterfaceOrientation)orientation duration:(double)duration;
  - (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)applicationDidBecomeActive:(UIApplication *)active;
  - (void)applicationDidEnterBackground:(UIApplication *)background;
  - (void)applicationDidFinishLaunching:(UIApplication *)launching;
  - (void)applicationDidReceiveMemoryWarning:(UIApplication *)warning;
  - (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)available;
  - (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)unavailable;
  - (void)applicationShouldRequestHealthAuthorization:(UIApplication *)authorization;
  - (void)applicationSignificantTimeChange:(UIApplication *)change;
  - (void)applicationWillEnterForeground:(UIApplication *)foreground;
  - (void)applicationWillResignActive:(UIApplication *)active;
  - (void)applicationWillTerminate:(UIApplication *)terminate;
  @property UIWindow *window;
  @protocol UISceneDelegate
  @optional
  - (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
  - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity;
  - (void)scene:(UIScene *)scene didFailToContinueUserActivityWithType:(NSString *)type error:(NSError *)error;
  - (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)activity;
  - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts;
  - (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)activity;
  - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options;
  - (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)type;
  - (void)sceneDidBecomeActive:(UIScene *)scene;
  - (void)sceneDidDisconnect:(UIScene *)scene;
  - (void)sceneDidEnterBackground:(UIScene *)scene;
  - (void)sceneWillEnterForeground:(UIScene *)scene;
  - (void)sceneWillResignActive:(UIScene *)scene;
  @protocol UIWindowSceneDelegate
  @optional
  - (void)windowScene:(UIWindowScene *)scene didUpdateCoordinateSpace:(id<UICoordinateSpace>)space interfaceOrientation:(UIInterfaceOrientation)orientation traitCollection:(UITraitCollection *)collection;
  - (void)windowScene:(UIWindowScene *)scene didUpdateEffectiveGeometry:(UIWindowSceneGeometry *)geometry;
  - (void)windowScene:(UIWindowScene *)scene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))handler;
  - (void)windowScene:(UIWindowScene *)scene userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)metadata;
  @property UIWindow *window;
  @protocol UIContentSizeCategoryAdjusting
  @property BOOL adjustsFontForContentSizeCategory;
  @protocol UITextPasteConfigurationSupporting
  @property (weak) id<UITextPasteDelegate> pasteDelegate;
  @protocol UITextPasteItem
  - (id)localObject;
  - (void)setAttachmentResult:(NSTextAttachment *)result;
  - (void)setAttributedStringResult:(NSAttributedString *)result;
  - (void)setDefaultResult;
  - (void)setNoResult;
  - (void)setStringResult:(NSString *)result;
  @property (readonly) NSDictionary<NSAttributedStringKey, id> *defaultAttributes;
  @property (readonly) NSItemProvider *itemProvider;
  @protocol UIPopoverPresentationControllerSourceItem
  - (CGRect)frameInView:(UIView *)view;
  @protocol UIDataSourceTranslating
  - (NSIndexPath *)dataSourceIndexPathForPresentationIndexPath:(NSIndexPath *)path;
  - (NSIndexPath *)presentationIndexPathForDataSourceIndexPath:(NSIndexPath *)path;
  - (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)index;
  - (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)index;
  - (void)performUsingPresentationValues:(void (^)(void))values;
  @protocol UIStateRestoring
  @optional
  - (void)applicationFinishedRestoringState;
  - (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
  @property (readonly) Class objectRestorationClass;
  @property (readonly) id<UIStateRestoring> restorationParent;
  @protocol UIViewControllerRestoration
  + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)path coder:(NSCoder *)coder;
  @protocol UIDataSourceModelAssociation
  - (NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier inView:(UIView *)view;
  - (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)path inView:(UIView *)view;
  @protocol UIUserActivityRestoring
  - (void)restoreUserActivityState:(NSUserActivity *)state;
  @protocol UITraitEnvironment
  - (void)traitCollectionDidChange:(UITraitCollection *)change;
  @property (readonly) UITraitCollection *traitCollection;
  @protocol UIContentContainer
  - (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container withParentContainerSize:(CGSize)size;
  - (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
  - (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
  - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
  - (void)willTransitionToTraitCollection:(UITraitCollection *)collection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
  @property (readonly) CGSize preferredContentSize;
  @protocol UICoordinateSpace
  @optional
  - (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)space;
  - (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)space;
  - (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)space;
  - (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)space;
  @property (readonly) CGRect bounds;
  @protocol UILayoutSupport
  @property (readonly) CGFloat length;
  @property (readonly) NSLayoutDimension *heightAnchor;
  @property (readonly) NSLayoutYAxisAnchor *
      topAnchor bottomAnchor
  @protocol UIAppearance
  + (instancetype)appearance;
  + (instancetype)appearanceForTraitCollection:(UITraitCollection *)collection whenContainedInInstancesOfClasses:(NSArray<Class> *)classes;
  + (instancetype)appearanceForTraitCollection:(UITraitCollection *)collection;
  + (instancetype)appearanceWhenContainedIn:(Class)container, ...;
  + (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)containers;
  @protocol UIAccessibilityIdentification
  @property (copy) NSString *accessibilityIdentifier;
  @protocol UIAccessibilityContentSizeCategoryImageAdjusting
  @property BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
  @protocol UIAdaptivePresentationControllerDelegate
  @optional
  - (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)dismiss;
  - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)collection;
  - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
  - (UIViewController *)presentationController:(UIPresentationController *)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
  - (void)presentationController:(UIPresentationController *)controller prepareAdaptivePresentationController:(UIPresentationController *)controller2;
  - (void)presentationController:(UIPresentationController *)controller willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
  - (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)dismiss;
  - (void)presentationControllerDidDismiss:(UIPresentationController *)dismiss;
  - (void)presentationControllerWillDismiss:(UIPresentationController *)dismiss;
  @protocol UIPopoverPresentationControllerDelegate
  @optional
  - (BOOL)popoverPresentationControllerShouldDismissPopover:(UIPopoverPresentationController *)popover;
  - (void)popoverPresentationController:(UIPopoverPresentationController *)controller willRepositionPopoverToRect:(CGRect *)rect inView:(UIView **)view;
  - (void)popoverPresentationControllerDidDismissPopover:(UIPopoverPresentationController *)popover;
  - (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)presentation;
  @protocol UISheetPresentationControllerDelegate
  @optional
  - (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)identifier;
  @protocol UIViewControllerAnimatedTransitioning
  - (double)transitionDuration:(id<UIViewControllerContextTransitioning>)duration;
  - (void)animateTransition:(id<UIViewControllerContextTransitioning>)transition;
  @optional
  - (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:(id<UIViewControllerContextTransitioning>)transition;
  - (void)animationEnded:(BOOL)ended;
  @protocol UIViewControllerContextTransitioning
  - (CGRect)finalFrameForViewController:(UIViewController *)controller;
  - (CGRect)initialFrameForViewController:(UIViewController *)controller;
  - (UIView *)viewForKey:(UITransitionContextViewKey)key;
  - (UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
  - (void)cancelInteractiveTransition;
  - (void)completeTransition:(BOOL)completed;
  - (void)finishInteractiveTransition;
  - (void)pauseInteractiveTransition;
  - (void)updateInteractiveTransition:(CGFloat)transition;
  @property (readonly) BOOL
      isAnimated isInteractive transitionWasCancelled
  @property (readonly) CGAffineTransform targetTransform;
  @property (readonly) UIModalPresentationStyle presentationStyle;
  @property (readonly) UIView *containerView;
  @protocol UIViewControllerInteractiveTransitioning
  - (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transition;
  @optional
  @property (readonly) BOOL wantsInteractiveStart;
  @property (readonly) CGFloat completionSpeed;
  @property (readonly) UIViewAnimationCurve completionCurve;
  @protocol UIViewControllerTransitionCoordinatorContext
  - (CGAffineTransform)targetTransform;
  - (UIView *)viewForKey:(UITransitionContextViewKey)key;
  - (UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
  @property (readonly) BOOL
      isAnimated initiallyInteractive isInterruptible isInteractive isCancelled
  @property (readonly) CGFloat
      percentComplete completionVelocity
  @property (readonly) UIModalPresentationStyle presentationStyle;
  @property (readonly) UIView *containerView;
  @property (readonly) UIViewAnimationCurve completionCurve;
  @property (readonly) double transitionDuration;
  @protocol UIViewControllerTransitionCoordinator
  - (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))transition completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))completion;
  - (BOOL)animateAlongsideTransitionInView:(UIView *)view animation:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))animation completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))completion;
  - (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))block;
  - (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))block;
  @protocol UIViewControllerTransitioningDelegate
  @optional
  - (UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)controller presentingViewController:(UIViewController *)controller2 sourceViewController:(UIViewController *)controller3;
  - (id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)controller;
  - (id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)controller presentingController:(UIViewController *)controller2 sourceController:(UIViewController *)controller3;
  - (id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)dismissal;
  - (id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)presentation;
  @protocol UIBarPositioning
  @property (readonly) UIBarPosition barPosition;
  @protocol UINavigationBarDelegate
  @optional
  - (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item;
  - (BOOL)navigationBar:(UINavigationBar *)bar shouldPushItem:(UINavigationItem *)item;
  - (UINavigationBarNSToolbarSection)navigationBarNSToolbarSection:(UINavigationBar *)section;
  - (void)navigationBar:(UINavigationBar *)bar didPopItem:(UINavigationItem *)item;
  - (void)navigationBar:(UINavigationBar *)bar didPushItem:(UINavigationItem *)item;
  @protocol UISearchBarDelegate
  @optional
  - (BOOL)searchBar:(UISearchBar *)bar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
  - (BOOL)searchBar:(UISearchBar *)bar shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementText:(NSString *)text;
  - (BOOL)searchBarShouldBeginEditing:(UISearchBar *)editing;
  - (BOOL)searchBarShouldEndEditing:(UISearchBar *)editing;
  - (void)searchBar:(UISearchBar *)bar selectedScopeButtonIndexDidChange:(NSInteger)change;
  - (void)searchBar:(UISearchBar *)bar textDidChange:(NSString *)change;
  - (void)searchBarBookmarkButtonClicked:(UISearchBar *)clicked;
  - (void)searchBarCancelButtonClicked:(UISearchBar *)clicked;
  - (void)searchBarResultsListButtonClicked:(UISearchBar *)clicked;
  - (void)searchBarSearchButtonClicked:(UISearchBar *)clicked;
  - (void)searchBarTextDidBeginEditing:(UISearchBar *)editing;
  - (void)searchBarTextDidEndEditing:(UISearchBar *)editing;
  @protocol UINavigationControllerDelegate
  @optional
  - (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController *)presentation;
  - (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController *)orientations;
  - (id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)controller animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)controller2 toViewController:(UIViewController *)controller3;
  - (id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)controller interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)controller2;
  - (void)navigationController:(UINavigationController *)controller didShowViewController:(UIViewController *)controller2 animated:(BOOL)animated;
  - (void)navigationController:(UINavigationController *)controller willShowViewController:(UIViewController *)controller2 animated:(BOOL)animated;
  @protocol UITabBarControllerDelegate
  @optional
  - (BOOL)tabBarController:(UITabBarController *)controller shouldSelectViewController:(UIViewController *)controller2;
  - (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController *)presentation;
  - (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)orientations;
  - (id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)controller animationControllerForTransitionFromViewController:(UIViewController *)controller2 toViewController:(UIViewController *)controller3;
  - (id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)controller interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)controller2;
  - (void)tabBarController:(UITabBarController *)controller didEndCustomizingViewControllers:(NSArray<UIViewController *> *)controllers changed:(BOOL)changed;
  - (void)tabBarController:(UITabBarController *)controller didSelectViewController:(UIViewController *)controller2;
  - (void)tabBarController:(UITabBarController *)controller willBeginCustomizingViewControllers:(NSArray<UIViewController *> *)controllers;
  - (void)tabBarController:(UITabBarController *)controller willEndCustomizingViewControllers:(NSArray<UIViewController *> *)controllers changed:(BOOL)changed;
  - (void)tabBarControllerDidEndEditing:(UITabBarController *)editing;
  - (void)tabBarControllerWillBeginEditing:(UITabBarController *)editing;
  @protocol UITabBarDelegate
  @optional
  - (void)tabBar:(UITabBar *)bar didBeginCustomizingItems:(NSArray<UITabBarItem *> *)items;
  - (void)tabBar:(UITabBar *)bar didEndCustomizingItems:(NSArray<UITabBarItem *> *)items changed:(BOOL)changed;
  - (void)tabBar:(UITabBar *)bar didSelectItem:(UITabBarItem *)item;
  - (void)tabBar:(UITabBar *)bar willBeginCustomizingItems:(NSArray<UITabBarItem *> *)items;
  - (void)tabBar:(UITabBar *)bar willEndCustomizingItems:(NSArray<UITabBarItem *> *)items changed:(BOOL)changed;
  @protocol UISplitViewControllerDelegate
  @optional
  - (BOOL)splitViewController:(UISplitViewController *)controller collapseSecondaryViewController:(UIViewController *)controller2 ontoPrimaryViewController:(UIViewController *)controller3;
  - (BOOL)splitViewController:(UISplitViewController *)controller shouldHideViewController:(UIViewController *)controller2 inOrientation:(UIInterfaceOrientation)orientation;
  - (BOOL)splitViewController:(UISplitViewController *)controller showDetailViewController:(UIViewController *)controller2 sender:(id)sender;
  - (BOOL)splitViewController:(UISplitViewController *)controller showViewController:(UIViewController *)controller2 sender:(id)sender;
  - (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:(UISplitViewController *)presentation;
  - (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:(UISplitViewController *)orientations;
  - (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)controller topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)column;
  - (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)controller displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)mode;
  - (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController *)controller;
  - (UIViewController *)primaryViewControllerForCollapsingSplitViewController:(UISplitViewController *)controller;
  - (UIViewController *)primaryViewControllerForExpandingSplitViewController:(UISplitViewController *)controller;
  - (UIViewController *)splitViewController:(UISplitViewController *)controller separateSecondaryViewControllerFromPrimaryViewController:(UIViewController *)controller2;
  - (void)splitViewController:(UISplitViewController *)controller didHideColumn:(UISplitViewControllerColumn)column;
  - (void)splitViewController:(UISplitViewController *)controller didShowColumn:(UISplitViewControllerColumn)column;
  - (void)splitViewController:(UISplitViewController *)controller popoverController:(UIPopoverController *)controller2 willPresentViewController:(UIViewController *)controller3;
  - (void)splitViewController:(UISplitViewController *)controller willChangeToDisplayMode:(UISplitViewControllerDisplayMode)mode;
  - (void)splitViewController:(UISplitViewController *)controller willHideColumn:(UISplitViewControllerColumn)column;
  - (void)splitViewController:(UISplitViewController *)controller willHideViewController:(UIViewController *)controller2 withBarButtonItem:(UIBarButtonItem *)item forPopoverController:(UIPopoverController *)controller3;
  - (void)splitViewController:(UISplitViewController *)controller willShowColumn:(UISplitViewControllerColumn)column;
  - (void)splitViewController:(UISplitViewController *)controller willShowViewController:(UIViewController *)controller2 invalidatingBarButtonItem:(UIBarButtonItem *)item;
  - (void)splitViewControllerDidCollapse:(UISplitViewController *)collapse;
  - (void)splitViewControllerDidExpand:(UISplitViewController *)expand;
  - (void)splitViewControllerInteractivePresentationGestureDidEnd:(UISplitViewController *)end;
  - (void)splitViewControllerInteractivePresentationGestureWillBegin:(UISplitViewController *)begin;
  @protocol UIPageViewControllerDataSource
  - (UIViewController *)pageViewController:(UIPageViewController *)controller viewControllerAfterViewController:(UIViewController *)controller2;
  - (UIViewController *)pageViewController:(UIPageViewController *)controller viewControllerBeforeViewController:(UIViewController *)controller2;
  @optional
  - (NSInteger)presentationCountForPageViewController:(UIPageViewController *)controller;
  - (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)controller;
  @protocol UIPageViewControllerDelegate
  @optional
  - (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController *)presentation;
  - (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController *)orientations;
  - (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController *)controller spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation;
  - (void)pageViewController:(UIPageViewController *)controller didFinishAnimating:(BOOL)animating previousViewControllers:(NSArray<UIViewController *> *)controllers transitionCompleted:(BOOL)completed;
  - (void)pageViewController:(UIPageViewController *)controller willTransitionToViewControllers:(NSArray<UIViewController *> *)controllers;
  @protocol UISearchControllerDelegate
  @optional
  - (void)didDismissSearchController:(UISearchController *)controller;
  - (void)didPresentSearchController:(UISearchController *)controller;
  - (void)presentSearchController:(UISearchController *)controller;
  - (void)searchController:(UISearchController *)controller didChangeFromSearchBarPlacement:(UINavigationItemSearchBarPlacement)placement;
  - (void)searchController:(UISearchController *)controller willChangeToSearchBarPlacement:(UINavigationItemSearchBarPlacement)placement;
  - (void)willDismissSearchController:(UISearchController *)controller;
  - (void)willPresentSearchController:(UISearchController *)controller;
  @protocol UISearchDisplayDelegate
  @optional
  - (BOOL)searchDisplayController:(UISearchDisplayController *)controller shouldReloadTableForSearchScope:(NSInteger)scope;
  - (BOOL)searchDisplayController:(UISearchDisplayController *)controller shouldReloadTableForSearchString:(NSString *)string;
  - (void)searchDisplayController:(UISearchDisplayController *)controller didHideSearchResultsTableView:(UITableView *)view;
  - (void)searchDisplayController:(UISearchDisplayController *)controller didLoadSearchResultsTableView:(UITableView *)view;
  - (void)searchDisplayController:(UISearchDisplayController *)controller didShowSearchResultsTableView:(UITableView *)view;
  - (void)searchDisplayController:(UISearchDisplayController *)controller willHideSearchResultsTableView:(UITableView *)view;
  - (void)searchDisplayController:(UISearchDisplayController *)controller willShowSearchResultsTableView:(UITableView *)view;
  - (void)searchDisplayController:(UISearchDisplayController *)controller willUnloadSearchResultsTableView:(UITableView *)view;
  - (void)searchDisplayControllerDidBeginSearch:(UISearchDisplayController *)search;
  - (void)searchDisplayControllerDidEndSearch:(UISearchDisplayController *)search;
  - (void)searchDisplayControllerWillBeginSearch:(UISearchDisplayController *)search;
  - (void)searchDisplayControllerWillEndSearch:(UISearchDisplayController *)search;
  @protocol UISearchResultsUpdating
  - (void)updateSearchResultsForSearchController:(UISearchController *)controller;
  @protocol UIImagePickerControllerDelegate
  @optional
  - (void)imagePickerController:(UIImagePickerController *)controller didFinishPickingImage:(UIImage *)image editingInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> *)info;
  - (void)imagePickerController:(UIImagePickerController *)controller didFinishPickingMediaWithInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> *)info;
  - (void)imagePickerControllerDidCancel:(UIImagePickerController *)cancel;
  @protocol UIActionSheetDelegate
  @optional
  - (void)actionSheet:(UIActionSheet *)sheet clickedButtonAtIndex:(NSInteger)index;
  - (void)actionSheet:(UIActionSheet *)sheet didDismissWithButtonIndex:(NSInteger)index;
  - (void)actionSheet:(UIActionSheet *)sheet willDismissWithButtonIndex:(NSInteger)index;
  - (void)actionSheetCancel:(UIActionSheet *)cancel;
  - (void)didPresentActionSheet:(UIActionSheet *)sheet;
  - (void)willPresentActionSheet:(UIActionSheet *)sheet;
  @protocol UIAlertViewDelegate
  @optional
  - (BOOL)alertViewShouldEnableFirstOtherButton:(UIAlertView *)button;
  - (void)alertView:(UIAlertView *)view clickedButtonAtIndex:(NSInteger)index;
  - (void)alertView:(UIAlertView *)view didDismissWithButtonIndex:(NSInteger)index;
  - (void)alertView:(UIAlertView *)view willDismissWithButtonIndex:(NSInteger)index;
  - (void)alertViewCancel:(UIAlertView *)cancel;
  - (void)didPresentAlertView:(UIAlertView *)view;
  - (void)willPresentAlertView:(UIAlertView *)view;
  @protocol UIPopoverControllerDelegate
  @optional
  - (BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)popover;
  - (void)popoverController:(UIPopoverController *)controller willRepositionPopoverToRect:(CGRect *)rect inView:(UIView **)view;
  - (void)popoverControllerDidDismissPopover:(UIPopoverController *)popover;
  @protocol UIWebViewDelegate
  @optional
  - (BOOL)webView:(UIWebView *)view shouldStartLoadWithRequest:(NSURLRequest *)request navigationType:(UIWebViewNavigationType)type;
  - (void)webView:(UIWebView *)view didFailLoadWithError:(NSError *)error;
  - (void)webView:(UIWebView *)view scriptNotify:(NSURL *)notify value:(NSString *)value;
  - (void)webViewDidFinishLoad:(UIWebView *)load;
  - (void)webViewDidStartLoad:(UIWebView *)load;
  @protocol UITextPasteDelegate
  @optional
  - (BOOL)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)supporting shouldAnimatePasteOfAttributedString:(NSAttributedString *)string toRange:(UITextRange *)range;
  - (NSAttributedString *)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)supporting combineItemAttributedStrings:(NSArray<NSAttributedString *> *)strings forRange:(UITextRange *)range;
  - (UITextRange *)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)supporting performPasteOfAttributedString:(NSAttributedString *)string toRange:(UITextRange *)range;
  - (void)textPasteConfigurationSupporting:(id<UITextPasteConfigurationSupporting>)supporting transformPasteItem:(id<UITextPasteItem>)item;
  @protocol UIFontPickerViewControllerDelegate
  @optional
  - (void)fontPickerViewControllerDidCancel:(UIFontPickerViewController *)cancel;
  - (void)fontPickerViewControllerDidPickFont:(UIFontPickerViewController *)font;
  @protocol UIDocumentPickerDelegate
  @optional
  - (void)documentPicker:(UIDocumentPickerViewController *)picker didPickDocumentAtURL:(NSURL *)url;
  - (void)documentPicker:(UIDocumentPickerViewController *)picker didPickDocumentsAtURLs:(NSArray<NSURL *> *)ls;
  - (void)documentPickerWasCancelled:(UIDocumentPickerViewController *)cancelled;
  @protocol UIScrollViewDelegate
  @optional
  - (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)top;
  - (UIView *)viewForZoomingInScrollView:(UIScrollView *)view;
  - (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)inset;
  - (void)scrollViewDidEndDecelerating:(UIScrollView *)decelerating;
  - (void)scrollViewDidEndDragging:(UIScrollView *)dragging willDecelerate:(BOOL)decelerate;
  - (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)animation;
  - (void)scrollViewDidEndZooming:(UIScrollView *)zooming withView:(UIView *)view atScale:(CGFloat)scale;
  - (void)scrollViewDidScroll:(UIScrollView *)scroll;
  - (void)scrollViewDidScrollToTop:(UIScrollView *)top;
  - (void)scrollViewDidZoom:(UIScrollView *)zoom;
  - (void)scrollViewWillBeginDecelerating:(UIScrollView *)decelerating;
  - (void)scrollViewWillBeginDragging:(UIScrollView *)dragging;
  - (void)scrollViewWillBeginZooming:(UIScrollView *)zooming withView:(UIView *)view;
  - (void)scrollViewWillEndDragging:(UIScrollView *)dragging withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint *)offset;
  @protocol UITableViewDelegate
  @optional
  - (BOOL)tableView:(UITableView *)view canFocusRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view canPerformAction:(SEL)action forRowAtIndexPath:(NSIndexPath *)path withSender:(id)sender;
  - (BOOL)tableView:(UITableView *)view canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view selectionFollowsFocusForRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view shouldHighlightRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view shouldShowMenuForRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view shouldUpdateFocusInContext:(UITableViewFocusUpdateContext *)context;
  - (CGFloat)tableView:(UITableView *)view estimatedHeightForFooterInSection:(NSInteger)section;
  - (CGFloat)tableView:(UITableView *)view estimatedHeightForHeaderInSection:(NSInteger)section;
  - (CGFloat)tableView:(UITableView *)view estimatedHeightForRowAtIndexPath:(NSIndexPath *)path;
  - (CGFloat)tableView:(UITableView *)view heightForFooterInSection:(NSInteger)section;
  - (CGFloat)tableView:(UITableView *)view heightForHeaderInSection:(NSInteger)section;
  - (CGFloat)tableView:(UITableView *)view heightForRowAtIndexPath:(NSIndexPath *)path;
  - (NSArray<UITableViewRowAction *> *)tableView:(UITableView *)view editActionsForRowAtIndexPath:(NSIndexPath *)path;
  - (NSIndexPath *)indexPathForPreferredFocusedViewInTableView:(UITableView *)view;
  - (NSIndexPath *)tableView:(UITableView *)view targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)path toProposedIndexPath:(NSIndexPath *)path2;
  - (NSIndexPath *)tableView:(UITableView *)view willDeselectRowAtIndexPath:(NSIndexPath *)path;
  - (NSIndexPath *)tableView:(UITableView *)view willSelectRowAtIndexPath:(NSIndexPath *)path;
  - (NSInteger)tableView:(UITableView *)view indentationLevelForRowAtIndexPath:(NSIndexPath *)path;
  - (NSString *)tableView:(UITableView *)view titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)path;
  - (UIContextMenuConfiguration *)tableView:(UITableView *)view contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)path point:(CGPoint)point;
  - (UISwipeActionsConfiguration *)tableView:(UITableView *)view leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)path;
  - (UISwipeActionsConfiguration *)tableView:(UITableView *)view trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)path;
  - (UITableViewCellAccessoryType)tableView:(UITableView *)view accessoryTypeForRowWithIndexPath:(NSIndexPath *)path;
  - (UITableViewCellEditingStyle)tableView:(UITableView *)view editingStyleForRowAtIndexPath:(NSIndexPath *)path;
  - (UITargetedPreview *)tableView:(UITableView *)view previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (UITargetedPreview *)tableView:(UITableView *)view previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (UIView *)tableView:(UITableView *)view viewForFooterInSection:(NSInteger)section;
  - (UIView *)tableView:(UITableView *)view viewForHeaderInSection:(NSInteger)section;
  - (void)tableView:(UITableView *)view accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didDeselectRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didEndDisplayingFooterView:(UIView *)view2 forSection:(NSInteger)section;
  - (void)tableView:(UITableView *)view didEndDisplayingHeaderView:(UIView *)view2 forSection:(NSInteger)section;
  - (void)tableView:(UITableView *)view didEndEditingRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didHighlightRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didSelectRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didUnhighlightRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view didUpdateFocusInContext:(UITableViewFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
  - (void)tableView:(UITableView *)view performAction:(SEL)action forRowAtIndexPath:(NSIndexPath *)path withSender:(id)sender;
  - (void)tableView:(UITableView *)view performPrimaryActionForRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view willBeginEditingRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)tableView:(UITableView *)view willDisplayFooterView:(UIView *)view2 forSection:(NSInteger)section;
  - (void)tableView:(UITableView *)view willDisplayHeaderView:(UIView *)view2 forSection:(NSInteger)section;
  - (void)tableView:(UITableView *)view willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)tableView:(UITableView *)view willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator;
  - (void)tableViewDidEndMultipleSelectionInteraction:(UITableView *)interaction;
  @protocol UICollectionViewDelegate
  @optional
  - (BOOL)collectionView:(UICollectionView *)view canEditItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view canFocusItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view canPerformAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)path withSender:(id)sender;
  - (BOOL)collectionView:(UICollectionView *)view canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view selectionFollowsFocusForItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view shouldDeselectItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view shouldHighlightItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view shouldSelectItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view shouldShowMenuForItemAtIndexPath:(NSIndexPath *)path;
  - (BOOL)collectionView:(UICollectionView *)view shouldUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context;
  - (CGPoint)collectionView:(UICollectionView *)view targetContentOffsetForProposedContentOffset:(CGPoint)offset;
  - (NSIndexPath *)collectionView:(UICollectionView *)view targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)path toProposedIndexPath:(NSIndexPath *)path2;
  - (NSIndexPath *)collectionView:(UICollectionView *)view targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath *)path atCurrentIndexPath:(NSIndexPath *)path2 toProposedIndexPath:(NSIndexPath *)path3;
  - (NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView *)view;
  - (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)view transitionLayoutForOldLayout:(UICollectionViewLayout *)layout newLayout:(UICollectionViewLayout *)layout2;
  - (UIContextMenuConfiguration *)collectionView:(UICollectionView *)view contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)path point:(CGPoint)point;
  - (UIContextMenuConfiguration *)collectionView:(UICollectionView *)view contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths point:(CGPoint)point;
  - (UITargetedPreview *)collectionView:(UICollectionView *)view contextMenuConfiguration:(UIContextMenuConfiguration *)configuration dismissalPreviewForItemAtIndexPath:(NSIndexPath *)path;
  - (UITargetedPreview *)collectionView:(UICollectionView *)view contextMenuConfiguration:(UIContextMenuConfiguration *)configuration highlightPreviewForItemAtIndexPath:(NSIndexPath *)path;
  - (UITargetedPreview *)collectionView:(UICollectionView *)view previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (UITargetedPreview *)collectionView:(UICollectionView *)view previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (void)collectionView:(UICollectionView *)view didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didDeselectItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didEndDisplayingCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didEndDisplayingSupplementaryView:(UICollectionReusableView *)view2 forElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didHighlightItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didSelectItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didUnhighlightItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
  - (void)collectionView:(UICollectionView *)view performAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)path withSender:(id)sender;
  - (void)collectionView:(UICollectionView *)view performPrimaryActionForItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)collectionView:(UICollectionView *)view willDisplaySupplementaryView:(UICollectionReusableView *)view2 forElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)collectionView:(UICollectionView *)view willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator;
  - (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView *)interaction;
  @protocol UITextViewDelegate
  @optional
  - (BOOL)textView:(UITextView *)view shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
  - (BOOL)textView:(UITextView *)view shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementText:(NSString *)text;
  - (BOOL)textView:(UITextView *)view shouldInteractWithTextAttachment:(NSTextAttachment *)attachment inRange:(NSRange)range interaction:(UITextItemInteraction)interaction;
  - (BOOL)textView:(UITextView *)view shouldInteractWithTextAttachment:(NSTextAttachment *)attachment inRange:(NSRange)range;
  - (BOOL)textView:(UITextView *)view shouldInteractWithURL:(NSURL *)url inRange:(NSRange)range interaction:(UITextItemInteraction)interaction;
  - (BOOL)textView:(UITextView *)view shouldInteractWithURL:(NSURL *)url inRange:(NSRange)range;
  - (BOOL)textViewShouldBeginEditing:(UITextView *)editing;
  - (BOOL)textViewShouldEndEditing:(UITextView *)editing;
  - (NSArray<NSValue *> *)textView:(UITextView *)view writingToolsIgnoredRangesInEnclosingRange:(NSRange)range;
  - (UIMenu *)textView:(UITextView *)view editMenuForTextInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> *)actions;
  - (UIMenu *)textView:(UITextView *)view editMenuForTextInRanges:(NSArray<NSValue *> *)ranges suggestedActions:(NSArray<UIMenuElement *> *)actions;
  - (void)textViewDidBeginEditing:(UITextView *)editing;
  - (void)textViewDidChange:(UITextView *)change;
  - (void)textViewDidChangeSelection:(UITextView *)selection;
  - (void)textViewDidEndEditing:(UITextView *)editing;
  - (void)textViewWritingToolsDidEnd:(UITextView *)end;
  - (void)textViewWritingToolsWillBegin:(UITextView *)begin;
  @protocol UICollectionViewDelegateFlowLayout
  @optional
  - (CGFloat)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout minimumInteritemSpacingForSectionAtIndex:(NSInteger)index;
  - (CGFloat)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout minimumLineSpacingForSectionAtIndex:(NSInteger)index;
  - (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section;
  - (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout referenceSizeForHeaderInSection:(NSInteger)section;
  - (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)path;
  - (UIEdgeInsets)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)index;
  @protocol UITableViewDataSource
  - (NSInteger)tableView:(UITableView *)view numberOfRowsInSection:(NSInteger)section;
  - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path;
  @optional
  - (BOOL)tableView:(UITableView *)view canEditRowAtIndexPath:(NSIndexPath *)path;
  - (BOOL)tableView:(UITableView *)view canMoveRowAtIndexPath:(NSIndexPath *)path;
  - (NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)view;
  - (NSInteger)numberOfSectionsInTableView:(UITableView *)view;
  - (NSInteger)tableView:(UITableView *)view sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
  - (NSString *)tableView:(UITableView *)view titleForFooterInSection:(NSInteger)section;
  - (NSString *)tableView:(UITableView *)view titleForHeaderInSection:(NSInteger)section;
  - (void)tableView:(UITableView *)view commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view moveRowAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)path2;
  @protocol UITableViewDragDelegate
  - (NSArray<UIDragItem *> *)tableView:(UITableView *)view itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)path;
  @optional
  - (BOOL)tableView:(UITableView *)view dragSessionAllowsMoveOperation:(id<UIDragSession>)operation;
  - (BOOL)tableView:(UITableView *)view dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)application;
  - (NSArray<UIDragItem *> *)tableView:(UITableView *)view itemsForAddingToDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)path point:(CGPoint)point;
  - (UIDragPreviewParameters *)tableView:(UITableView *)view dragPreviewParametersForRowAtIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view dragSessionDidEnd:(id<UIDragSession>)end;
  - (void)tableView:(UITableView *)view dragSessionWillBegin:(id<UIDragSession>)begin;
  @protocol UITableViewDropDelegate
  - (void)tableView:(UITableView *)view performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator;
  @optional
  - (BOOL)tableView:(UITableView *)view canHandleDropSession:(id<UIDropSession>)session;
  - (UIDragPreviewParameters *)tableView:(UITableView *)view dropPreviewParametersForRowAtIndexPath:(NSIndexPath *)path;
  - (UITableViewDropProposal *)tableView:(UITableView *)view dropSessionDidUpdate:(id<UIDropSession>)update withDestinationIndexPath:(NSIndexPath *)path;
  - (void)tableView:(UITableView *)view dropSessionDidEnd:(id<UIDropSession>)end;
  - (void)tableView:(UITableView *)view dropSessionDidEnter:(id<UIDropSession>)enter;
  - (void)tableView:(UITableView *)view dropSessionDidExit:(id<UIDropSession>)exit;
  @protocol UICollectionViewDataSource
  - (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section;
  - (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path;
  @optional
  - (BOOL)collectionView:(UICollectionView *)view canMoveItemAtIndexPath:(NSIndexPath *)path;
  - (NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)view;
  - (NSIndexPath *)collectionView:(UICollectionView *)view indexPathForIndexTitle:(NSString *)title atIndex:(NSInteger)index;
  - (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)view;
  - (UICollectionReusableView *)collectionView:(UICollectionView *)view viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view moveItemAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)path2;
  @protocol UICollectionViewDataSourcePrefetching
  - (void)collectionView:(UICollectionView *)view prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  @optional
  - (void)collectionView:(UICollectionView *)view cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  @protocol UICollectionViewDragDelegate
  - (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)view itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)path;
  @optional
  - (BOOL)collectionView:(UICollectionView *)view dragSessionAllowsMoveOperation:(id<UIDragSession>)operation;
  - (BOOL)collectionView:(UICollectionView *)view dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)application;
  - (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)view itemsForAddingToDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)path point:(CGPoint)point;
  - (UIDragPreviewParameters *)collectionView:(UICollectionView *)view dragPreviewParametersForItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view dragSessionDidEnd:(id<UIDragSession>)end;
  - (void)collectionView:(UICollectionView *)view dragSessionWillBegin:(id<UIDragSession>)begin;
  @protocol UICollectionViewDropDelegate
  - (void)collectionView:(UICollectionView *)view performDropWithCoordinator:(id<UICollectionViewDropCoordinator>)coordinator;
  @optional
  - (BOOL)collectionView:(UICollectionView *)view canHandleDropSession:(id<UIDropSession>)session;
  - (UICollectionViewDropProposal *)collectionView:(UICollectionView *)view dropSessionDidUpdate:(id<UIDropSession>)update withDestinationIndexPath:(NSIndexPath *)path;
  - (UIDragPreviewParameters *)collectionView:(UICollectionView *)view dropPreviewParametersForItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(UICollectionView *)view dropSessionDidEnd:(id<UIDropSession>)end;
  - (void)collectionView:(UICollectionView *)view dropSessionDidEnter:(id<UIDropSession>)enter;
  - (void)collectionView:(UICollectionView *)view dropSessionDidExit:(id<UIDropSession>)exit;
  @protocol UITableViewDropCoordinator
  - (NSIndexPath *)destinationIndexPath;
  - (id<UIDragAnimating>)dropItem:(UIDragItem *)item intoRowAtIndexPath:(NSIndexPath *)path rect:(CGRect)rect;
  - (id<UIDragAnimating>)dropItem:(UIDragItem *)item toRowAtIndexPath:(NSIndexPath *)path;
  - (id<UIDragAnimating>)dropItem:(UIDragItem *)item toTarget:(UIDragPreviewTarget *)target;
  @property (readonly) NSArray<id<UITableViewDropItem>> *items;
  @property (readonly) UITableViewDropProposal *proposal;
  @property (readonly) id<UIDropSession> session;
  @protocol UICollectionViewDropCoordinator
  - (NSIndexPath *)destinationIndexPath;
  - (id<UIDragAnimating>)dropItem:(UIDragItem *)item intoItemAtIndexPath:(NSIndexPath *)path rect:(CGRect)rect;
  - (id<UIDragAnimating>)dropItem:(UIDragItem *)item toItemAtIndexPath:(NSIndexPath *)path;
  - (id<UIDragAnimating>)dropItem:(UIDragItem *)item toTarget:(UIDragPreviewTarget *)target;
  @property (readonly) NSArray<id<UICollectionViewDropItem>> *items;
  @property (readonly) UICollectionViewDropProposal *proposal;
  @property (readonly) id<UIDropSession> session;
  @protocol UIPickerViewDataSource
  - (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)view;
  - (NSInteger)pickerView:(UIPickerView *)view numberOfRowsInComponent:(NSInteger)component;
  @protocol UIPickerViewDelegate
  @optional
  - (CGFloat)pickerView:(UIPickerView *)view rowHeightForComponent:(NSInteger)component;
  - (CGFloat)pickerView:(UIPickerView *)view widthForComponent:(NSInteger)component;
  - (NSAttributedString *)pickerView:(UIPickerView *)view attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component;
  - (NSString *)pickerView:(UIPickerView *)view titleForRow:(NSInteger)row forComponent:(NSInteger)component;
  - (UIView *)pickerView:(UIPickerView *)view viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(UIView *)view2;
  - (void)pickerView:(UIPickerView *)view didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
  @protocol UIGestureRecognizerDelegate
  @optional
  - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)recognizer2;
  - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveEvent:(UIEvent *)event;
  - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceivePress:(UIPress *)press;
  - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch;
  - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)recognizer2;
  - (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)recognizer2;
  - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)begin;
  @protocol UIDynamicItem
  @property CGAffineTransform transform;
  @property CGPoint center;
  @property (readonly) CGRect bounds;
  @optional
  @property (readonly) UIBezierPath *collisionBoundingPath;
  @property (readonly) UIDynamicItemCollisionBoundsType collisionBoundsType;
  @protocol UIViewAnimating
  - (void)finishAnimationAtPosition:(UIViewAnimatingPosition)position;
  - (void)pauseAnimation;
  - (void)startAnimation;
  - (void)startAnimationAfterDelay:(double)delay;
  - (void)stopAnimation:(BOOL)animation;
  @property (getter=is) BOOL
      reversed
  @property (readonly) BOOL isRunning;
  @property CGFloat fractionComplete;
  @property (readonly) UIViewAnimatingState state;
  @protocol UITimingCurveProvider
  - (UICubicTimingParameters *)cubicTimingParameters;
  - (UISpringTimingParameters *)springTimingParameters;
  @property (readonly) UITimingCurveType timingCurveType;
  @protocol UIContentConfiguration
  - (UIView *)makeContentView;
  - (instancetype)updatedConfigurationForState:(id<UIConfigurationState>)state;
  @protocol UIContentView
  @property (copy) id<UIContentConfiguration> configuration;
  @optional
  - (BOOL)supportsConfiguration:(id<UIContentConfiguration>)configuration;
  @protocol UIConfigurationState
  - (id)customStateForKey:(UIConfigurationStateCustomKey)key;
  - (id)objectForKeyedSubscript:(UIConfigurationStateCustomKey)subscript;
  - (instancetype)initWithTraitCollection:(UITraitCollection *)collection;
  - (void)setCustomState:(id)state forKey:(UIConfigurationStateCustomKey)key;
  - (void)setObject:(id)object forKeyedSubscript:(UIConfigurationStateCustomKey)subscript;
  @property UITraitCollection *traitCollection;
  @protocol UIViewImplicitlyAnimating
  @optional
  - (void)addAnimations:(void (^)(void))animations delayFactor:(CGFloat)factor;
  - (void)addAnimations:(void (^)(void))animations;
  - (void)addCompletion:(void (^)(UIViewAnimatingPosition))completion;
  - (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider>)parameters durationFactor:(CGFloat)factor;
  @protocol UIInteraction
  - (void)didMoveToView:(UIView *)view;
  - (void)willMoveToView:(UIView *)view;
  @property (readonly) UIView *view;
  @protocol UIContextMenuInteractionDelegate
  - (UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location;
  @optional
  - (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configuration:(UIContextMenuConfiguration *)configuration dismissalPreviewForItemWithIdentifier:(id<NSCopying>)identifier;
  - (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configuration:(UIContextMenuConfiguration *)configuration highlightPreviewForItemWithIdentifier:(id<NSCopying>)identifier;
  - (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willEndForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator;
  @protocol UIContextMenuInteractionCommitAnimating
  @property UIContextMenuInteractionCommitStyle preferredCommitStyle;
  @protocol UIDragSession
  @property id localContext;
  @protocol UIDropSession
  - (NSProgress *)loadObjectsOfClass:(Class)classValue completion:(void (^)(NSArray<id<NSItemProviderReading>> *))completion;
  - (id<UIDragSession>)localDragSession;
  @property UIDropSessionProgressIndicatorStyle progressIndicatorStyle;
  @protocol UIFindInteractionDelegate
  - (UIFindSession *)findInteraction:(UIFindInteraction *)interaction sessionForView:(UIView *)view;
  @optional
  - (void)findInteraction:(UIFindInteraction *)interaction didBeginFindSession:(UIFindSession *)session;
  - (void)findInteraction:(UIFindInteraction *)interaction didEndFindSession:(UIFindSession *)session;
  @protocol UISpringLoadedInteractionSupporting
  @property (getter=is) BOOL
      springLoaded
  @protocol UITextDraggable
  - (UIDragInteraction *)textDragInteraction;
  @property (readonly) BOOL isTextDragActive;
  @property UITextDragOptions textDragOptions;
  @property (weak) id<UITextDragDelegate> textDragDelegate;
  @protocol UITextDroppable
  - (UIDropInteraction *)textDropInteraction;
  @property (readonly) BOOL isTextDropActive;
  @property (weak) id<UITextDropDelegate> textDropDelegate;
  @protocol UITextDragDelegate
  @optional
  - (UITargetedDragPreview *)textDraggableView:(UIView *)view dragPreviewForLiftingItem:(UIDragItem *)item session:(id<UIDragSession>)session;
  - (void)textDraggableView:(UIView *)view dragSessionDidEnd:(id<UIDragSession>)end withOperation:(UIDropOperation)operation;
  - (void)textDraggableView:(UIView *)view dragSessionWillBegin:(id<UIDragSession>)begin;
  - (void)textDraggableView:(UIView *)view willAnimateLiftWithAnimator:(id<UIDragAnimating>)animator session:(id<UIDragSession>)session;
  @protocol UITextDropDelegate
  @optional
  - (UITargetedDragPreview *)textDroppableView:(UIView *)view previewForDroppingAllItemsWithDefault:(UITargetedDragPreview *)defaultValue;
  - (void)textDroppableView:(UIView *)view dropSessionDidEnd:(id<UIDropSession>)end;
  - (void)textDroppableView:(UIView *)view dropSessionDidEnter:(id<UIDropSession>)enter;
  - (void)textDroppableView:(UIView *)view dropSessionDidExit:(id<UIDropSession>)exit;
  - (void)textDroppableView:(UIView *)view dropSessionDidUpdate:(id<UIDropSession>)update;
  @protocol UIPasteConfigurationSupporting
  @property (copy) UIPasteConfiguration *pasteConfiguration;
  @optional
  - (BOOL)canPasteItemProviders:(NSArray<NSItemProvider *> *)providers;
  - (void)pasteItemProviders:(NSArray<NSItemProvider *> *)providers;
  @protocol UIFocusEnvironment
  - (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context;
  - (id<UIFocusEnvironment>)parentFocusEnvironment;
  - (id<UIFocusItemContainer>)focusItemContainer;
  - (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
  - (void)setNeedsFocusUpdate;
  - (void)updateFocusIfNeeded;
  @property (readonly) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
  @optional
  - (UIFocusSoundIdentifier)soundIdentifierForFocusUpdateInContext:(UIFocusUpdateContext *)context;
  - (UIView *)preferredFocusedView;
  @property (readonly) NSString *focusGroupIdentifier;
  @protocol UIFocusItemContainer
  - (NSArray<id<UIFocusItem>> *)focusItemsInRect:(CGRect)rect;
  @property (readonly) id<UICoordinateSpace> coordinateSpace;
  @protocol UIFocusItem
  @property (readonly) BOOL canBecomeFocused;
  @property (readonly) CGRect frame;
  @optional
  - (void)didHintFocusMovement:(UIFocusMovementHint *)movement;
  @property (readonly) BOOL isTransparentFocusItem;
  @property (readonly) NSInteger focusGroupPriority;
  @property (readonly) UIFocusEffect *focusEffect;
  @property (readonly) UIFocusItemDeferralMode focusItemDeferralMode;
  @protocol UITextFieldDelegate
  @optional
  - (BOOL)textField:(UITextField *)field shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string;
  - (BOOL)textField:(UITextField *)field shouldChangeCharactersInRanges:(NSArray<NSValue *> *)ranges replacementString:(NSString *)string;
  - (BOOL)textFieldShouldBeginEditing:(UITextField *)editing;
  - (BOOL)textFieldShouldClear:(UITextField *)clear;
  - (BOOL)textFieldShouldEndEditing:(UITextField *)editing;
  - (BOOL)textFieldShouldReturn:(UITextField *)returnValue;
  - (UIMenu *)textField:(UITextField *)field editMenuForCharactersInRange:(NSRange)range suggestedActions:(NSArray<UIMenuElement *> *)actions;
  - (UIMenu *)textField:(UITextField *)field editMenuForCharactersInRanges:(NSArray<NSValue *> *)ranges suggestedActions:(NSArray<UIMenuElement *> *)actions;
  - (void)textFieldDidBeginEditing:(UITextField *)editing;
  - (void)textFieldDidChangeSelection:(UITextField *)selection;
  - (void)textFieldDidEndEditing:(UITextField *)editing reason:(UITextFieldDidEndEditingReason)reason;
  - (void)textFieldDidEndEditing:(UITextField *)editing;
  @protocol UITextInputDelegate
  - (void)selectionDidChange:(id<UITextInput>)change;
  - (void)selectionWillChange:(id<UITextInput>)change;
  - (void)textDidChange:(id<UITextInput>)change;
  - (void)textWillChange:(id<UITextInput>)change;
  @protocol UITextInputTokenizer
  - (BOOL)isPosition:(UITextPosition *)position atBoundary:(UITextGranularity)boundary inDirection:(NSInteger)direction;
  - (BOOL)isPosition:(UITextPosition *)position withinTextUnit:(UITextGranularity)unit inDirection:(NSInteger)direction;
  - (UITextPosition *)positionFromPosition:(UITextPosition *)position toBoundary:(UITextGranularity)boundary inDirection:(NSInteger)direction;
  - (UITextRange *)rangeEnclosingPosition:(UITextPosition *)position withGranularity:(UITextGranularity)granularity inDirection:(NSInteger)direction;
  @protocol UITextInputTraits
  @optional
  @property BOOL
      enablesReturnKeyAutomatically allowsNumberPadPopover
  @property (getter=is) BOOL
      secureTextEntry
  @property UIKeyboardAppearance keyboardAppearance;
  @property UIKeyboardType keyboardType;
  @property UIReturnKeyType returnKeyType;
  @property UITextAutocapitalizationType autocapitalizationType;
  @property UITextAutocorrectionType autocorrectionType;
  @property (copy) UITextContentType textContentType;
  @property UITextInlinePredictionType inlinePredictionType;
  @property (copy) UITextInputPasswordRules *passwordRules;
  @property UITextMathExpressionCompletionType mathExpressionCompletionType;
  @property UITextSmartDashesType smartDashesType;
  @property UITextSmartInsertDeleteType smartInsertDeleteType;
  @property UITextSmartQuotesType smartQuotesType;
  @property UITextSpellCheckingType spellCheckingType;
  @property UIWritingToolsBehavior writingToolsBehavior;
  @property UIWritingToolsResultOptions allowedWritingToolsResultOptions;
  @protocol UIKeyInput
  - (void)deleteBackward;
  - (void)insertText:(NSString *)text;
  @property (readonly) BOOL hasText;
  @protocol UITextInput
  - (CGRect)caretRectForPosition:(UITextPosition *)position;
  - (CGRect)firstRectForRange:(UITextRange *)range;
  - (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range;
  - (NSComparisonResult)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)position2;
  - (NSInteger)offsetFromPosition:(UITextPosition *)position toPosition:(UITextPosition *)position2;
  - (NSString *)textInRange:(UITextRange *)range;
  - (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction;
  - (UITextPosition *)closestPositionToPoint:(CGPoint)point withinRange:(UITextRange *)range;
  - (UITextPosition *)closestPositionToPoint:(CGPoint)point;
  - (UITextPosition *)positionFromPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction offset:(NSInteger)offset;
  - (UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
  - (UITextPosition *)positionWithinRange:(UITextRange *)range farthestInDirection:(UITextLayoutDirection)direction;
  - (UITextRange *)characterRangeAtPoint:(CGPoint)point;
  - (UITextRange *)characterRangeByExtendingPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction;
  - (UITextRange *)textRangeFromPosition:(UITextPosition *)position toPosition:(UITextPosition *)position2;
  - (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
  - (void)setBaseWritingDirection:(NSWritingDirection)direction forRange:(UITextRange *)range;
  - (void)setMarkedText:(NSString *)text selectedRange:(NSRange)range;
  - (void)unmarkText;
  @property (copy) NSDictionary<NSAttributedStringKey, id> *markedTextStyle;
  @property (readonly) UITextPosition *
      beginningOfDocument endOfDocument
  @property (copy) UITextRange *selectedTextRange;
  @property (readonly) UITextRange *markedTextRange;
  @property (weak) id<UITextInputDelegate> inputDelegate;
  @property (readonly) id<UITextInputTokenizer> tokenizer;
  @optional
  - (BOOL)shouldChangeTextInRange:(UITextRange *)range replacementText:(NSString *)text;
  - (CGAffineTransform)caretTransformForPosition:(UITextPosition *)position;
  - (CGRect)frameForDictationResultPlaceholder:(id)placeholder;
  - (CGRect)unobscuredContentRect;
  - (NSAttributedString *)attributedTextInRange:(UITextRange *)range;
  - (NSDictionary<NSAttributedStringKey, id> *)textStylingAtPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction;
  - (NSInteger)characterOffsetOfPosition:(UITextPosition *)position withinRange:(UITextRange *)range;
  - (UIMenu *)editMenuForTextRange:(UITextRange *)range suggestedActions:(NSArray<UIMenuElement *> *)actions;
  - (UITextPlaceholder *)insertTextPlaceholderWithSize:(CGSize)size;
  - (UITextPosition *)positionWithinRange:(UITextRange *)range atCharacterOffset:(NSInteger)offset;
  - (id)insertDictationResultPlaceholder;
  - (void)beginFloatingCursorAtPoint:(CGPoint)point;
  - (void)dictationRecognitionFailed;
  - (void)dictationRecordingDidEnd;
  - (void)didDismissWritingTools;
  - (void)endFloatingCursor;
  - (void)insertAttributedText:(NSAttributedString *)text;
  - (void)insertDictationResult:(NSArray<UIDictationPhrase *> *)result;
  - (void)insertText:(NSString *)text alternatives:(NSArray<NSString *> *)alternatives style:(UITextAlternativeStyle)style;
  - (void)removeDictationResultPlaceholder:(id)placeholder willInsertResult:(BOOL)result;
  - (void)removeTextPlaceholder:(UITextPlaceholder *)placeholder;
  - (void)replaceRange:(UITextRange *)range withAttributedText:(NSAttributedString *)text;
  - (void)setAttributedMarkedText:(NSAttributedString *)text selectedRange:(NSRange)range;
  - (void)updateFloatingCursorAtPoint:(CGPoint)point;
  - (void)willPresentWritingTools;
  @property BOOL supportsAdaptiveImageGlyph;
  @property (readonly) BOOL isEditable;
  @property UITextStorageDirection selectionAffinity;
  @property (readonly) UIView *textInputView;
  @protocol UIInputViewAudioFeedback
  @optional
  @property (readonly) BOOL enableInputClicksWhenVisible;
  @protocol UIActivityItemSource
  - (id)activityViewController:(UIActivityViewController *)controller itemForActivityType:(UIActivityType)type;
  - (id)activityViewControllerPlaceholderItem:(UIActivityViewController *)item;
  @optional
  - (NSString *)activityViewController:(UIActivityViewController *)controller dataTypeIdentifierForActivityType:(UIActivityType)type;
  - (NSString *)activityViewController:(UIActivityViewController *)controller subjectForActivityType:(UIActivityType)type;
  - (UIImage *)activityViewController:(UIActivityViewController *)controller thumbnailImageForActivityType:(UIActivityType)type suggestedSize:(CGSize)size;
  @protocol UIResponderStandardEditActions
  @optional
  - (void)alignCenter:(id)center;
  - (void)alignJustified:(id)justified;
  - (void)alignLeft:(id)left;
  - (void)alignRight:(id)right;
  - (void)copy:(id)copy;
  - (void)cut:(id)cut;
  - (void)decreaseSize:(id)size;
  - (void)delete:(id)deleteValue;
  - (void)duplicate:(id)duplicate;
  - (void)export:(id)exportValue;
  - (void)find:(id)find;
  - (void)findAndReplace:(id)replace;
  - (void)findNext:(id)next;
  - (void)findPrevious:(id)previous;
  - (void)increaseSize:(id)size;
  - (void)makeTextWritingDirectionLeftToRight:(id)right;
  - (void)makeTextWritingDirectionRightToLeft:(id)left;
  - (void)move:(id)move;
  - (void)newFromPasteboard:(id)pasteboard;
  - (void)paste:(id)paste;
  - (void)pasteAndGo:(id)go;
  - (void)pasteAndMatchStyle:(id)style;
  - (void)pasteAndSearch:(id)search;
  - (void)performClose:(id)close;
  - (void)print:(id)print;
  - (void)rename:(id)rename;
  - (void)select:(id)select;
  - (void)selectAll:(id)all;
  - (void)showWritingTools:(id)tools;
  - (void)toggleBoldface:(id)boldface;
  - (void)toggleInspector:(id)inspector;
  - (void)toggleItalics:(id)italics;
  - (void)toggleSidebar:(id)sidebar;
  - (void)toggleUnderline:(id)underline;
  - (void)updateTextAttributesWithConversionHandler:(NSDictionary<NSAttributedStringKey, id> *(^)(NSDictionary<NSAttributedStringKey, id> *))handler;
  - (void)useSelectionForFind:(id)find;
  @protocol UIMenuBuilder
  - (UIAction *)actionForIdentifier:(UIActionIdentifier)identifier;
  - (UICommand *)commandForAction:(SEL)action propertyList:(id)list;
  - (UIMenu *)menuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertChildMenu:(UIMenu *)menu atEndOfMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertChildMenu:(UIMenu *)menu atStartOfMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements afterActionForIdentifier:(UIActionIdentifier)identifier;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements afterCommandForAction:(SEL)action propertyList:(id)list;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements afterMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements atEndOfMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements atStartOfMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements beforeActionForIdentifier:(UIActionIdentifier)identifier;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements beforeCommandForAction:(SEL)action propertyList:(id)list;
  - (void)insertElements:(NSArray<UIMenuElement *> *)elements beforeMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertSiblingMenu:(UIMenu *)menu afterMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)insertSiblingMenu:(UIMenu *)menu beforeMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)removeActionForIdentifier:(UIActionIdentifier)identifier;
  - (void)removeCommandForAction:(SEL)action propertyList:(id)list;
  - (void)removeMenuForIdentifier:(UIMenuIdentifier)identifier;
  - (void)replaceActionForIdentifier:(UIActionIdentifier)identifier withElements:(NSArray<UIMenuElement *> *)elements;
  - (void)replaceChildrenOfMenuForIdentifier:(UIMenuIdentifier)identifier fromChildrenBlock:(NSArray<UIMenuElement *> *(^)(NSArray<UIMenuElement *> *))block;
  - (void)replaceCommandForAction:(SEL)action propertyList:(id)list withElements:(NSArray<UIMenuElement *> *)elements;
  - (void)replaceMenuForIdentifier:(UIMenuIdentifier)identifier withElements:(NSArray<UIMenuElement *> *)elements;
  - (void)replaceMenuForIdentifier:(UIMenuIdentifier)identifier withMenu:(UIMenu *)menu;
  @property (readonly) UIMenuSystem *system;
  @protocol UIMenuLeaf
  - (void)performWithSender:(id)sender target:(id)target;
  @property (copy) NSString *
      title discoverabilityTitle
  @property (copy) UIImage *
      image selectedImage
  @property UIMenuElementAttributes attributes;
  @property UIMenuElementRepeatBehavior repeatBehavior;
  @property UIMenuElementState state;
  @property (readonly) id sender;
  @property (readonly) id<UIPopoverPresentationControllerSourceItem> presentationSourceItem;
  @protocol NSLayoutManagerDelegate
  @optional
  - (BOOL)layoutManager:(NSLayoutManager *)manager shouldBreakLineByHyphenatingBeforeCharacterAtIndex:(NSUInteger)index;
  - (BOOL)layoutManager:(NSLayoutManager *)manager shouldBreakLineByWordBeforeCharacterAtIndex:(NSUInteger)index;
  - (BOOL)layoutManager:(NSLayoutManager *)manager shouldSetLineFragmentRect:(NSRect *)rect lineFragmentUsedRect:(NSRect *)rect2 baselineOffset:(CGFloat *)offset inTextContainer:(NSTextContainer *)container forGlyphRange:(NSRange)range;
  - (CGFloat)layoutManager:(NSLayoutManager *)manager lineSpacingAfterGlyphAtIndex:(NSUInteger)index withProposedLineFragmentRect:(NSRect)rect;
  - (CGFloat)layoutManager:(NSLayoutManager *)manager paragraphSpacingAfterGlyphAtIndex:(NSUInteger)index withProposedLineFragmentRect:(NSRect)rect;
  - (CGFloat)layoutManager:(NSLayoutManager *)manager paragraphSpacingBeforeGlyphAtIndex:(NSUInteger)index withProposedLineFragmentRect:(NSRect)rect;
  - (NSControlCharacterAction)layoutManager:(NSLayoutManager *)manager shouldUseAction:(NSControlCharacterAction)action forControlCharacterAtIndex:(NSUInteger)index;
  - (NSDictionary<NSAttributedStringKey, id> *)layoutManager:(NSLayoutManager *)manager shouldUseTemporaryAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forDrawingToScreen:(BOOL)screen atCharacterIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSRect)layoutManager:(NSLayoutManager *)manager boundingBoxForControlGlyphAtIndex:(NSUInteger)index forTextContainer:(NSTextContainer *)container proposedLineFragment:(NSRect)fragment glyphPosition:(NSPoint)position characterIndex:(NSUInteger)index2;
  - (NSUInteger)layoutManager:(NSLayoutManager *)manager shouldGenerateGlyphs:(unsigned short *)glyphs properties:(NSGlyphProperty *)properties characterIndexes:(NSUInteger *)indexes font:(NSFont *)font forGlyphRange:(NSRange)range;
  - (void)layoutManager:(NSLayoutManager *)manager didCompleteLayoutForTextContainer:(NSTextContainer *)container atEnd:(BOOL)end;
  - (void)layoutManager:(NSLayoutManager *)manager textContainer:(NSTextContainer *)container didChangeGeometryFromSize:(NSSize)size;
  - (void)layoutManagerDidInvalidateLayout:(NSLayoutManager *)layout;
  @protocol NSTextAttachmentContainer
  - (CGRect)attachmentBoundsForTextContainer:(NSTextContainer *)container proposedLineFragment:(CGRect)fragment glyphPosition:(CGPoint)position characterIndex:(NSUInteger)index;
  - (NSImage *)imageForBounds:(CGRect)bounds textContainer:(NSTextContainer *)container characterIndex:(NSUInteger)index;
  @protocol NSTextStorageDelegate
  @optional
  - (void)textStorage:(NSTextStorage *)storage didProcessEditing:(NSTextStorageEditActions)editing range:(NSRange)range changeInLength:(NSInteger)length;
  - (void)textStorage:(NSTextStorage *)storage willProcessEditing:(NSTextStorageEditActions)editing range:(NSRange)range changeInLength:(NSInteger)length;
  @protocol NSTextLayoutOrientationProvider
  @property (readonly) NSTextLayoutOrientation layoutOrientation;
  @interface UIResponder <UIUserActivityRestoring, UIResponderStandardEditActions, UIPasteConfigurationSupporting>
  + (void)clearTextInputContextIdentifier:(NSString *)identifier;
  - (BOOL)becomeFirstResponder;
  - (BOOL)canPerformAction:(SEL)action withSender:(id)sender;
  - (BOOL)resignFirstResponder;
  - (id)targetForAction:(SEL)action withSender:(id)sender;
  - (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder;
  - (void)captureTextFromCamera:(id)camera;
  - (void)motionBegan:(UIEventSubtype)began withEvent:(UIEvent *)event;
  - (void)motionCancelled:(UIEventSubtype)cancelled withEvent:(UIEvent *)event;
  - (void)motionEnded:(UIEventSubtype)ended withEvent:(UIEvent *)event;
  - (void)pressesBegan:(NSSet<UIPress *> *)began withEvent:(UIPressesEvent *)event;
  - (void)pressesCancelled:(NSSet<UIPress *> *)cancelled withEvent:(UIPressesEvent *)event;
  - (void)pressesChanged:(NSSet<UIPress *> *)changed withEvent:(UIPressesEvent *)event;
  - (void)pressesEnded:(NSSet<UIPress *> *)ended withEvent:(UIPressesEvent *)event;
  - (void)reloadInputViews;
  - (void)remoteControlReceivedWithEvent:(UIEvent *)event;
  - (void)restoreUserActivityState:(NSUserActivity *)state;
  - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)updated;
  - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
  - (void)updateUserActivityState:(NSUserActivity *)state;
  - (void)validateCommand:(UICommand *)command;
  @property (readonly) BOOL
      canBecomeFirstResponder isFirstResponder canResignFirstResponder
  @property (readonly) NSArray<UIKeyCommand *> *keyCommands;
  @property (readonly) NSString *textInputContextIdentifier;
  @property (readonly) NSUndoManager *undoManager;
  @property NSUserActivity *userActivity;
  @property (readonly) UIEditingInteractionConfiguration editingInteractionConfiguration;
  @property (readonly) UIInputViewController *
      inputViewController inputAccessoryViewController
  @property (readonly) UIResponder *nextResponder;
  @property (readonly) UITextInputAssistantItem *inputAssistantItem;
  @property (readonly) UITextInputMode *textInputMode;
  @property (readonly) UIView *
      inputView inputAccessoryView
  @property id<UIActivityItemsConfigurationReading> activityItemsConfiguration;
  @interface UIView <NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, UIFocusItem, CALayerDelegate, UIAccessibilityIdentification, UIPopoverPresentationControllerSourceItem, UIFocusItemContainer>
  + (BOOL)requiresConstraintBasedLayout;
  + (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)direction;
  + (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute;
  + (double)inheritedAnimationDuration;
  + (void)addKeyframeWithRelativeStartTime:(double)time relativeDuration:(double)duration animations:(void (^)(void))animations;
  + (void)animateKeyframesWithDuration:(double)duration delay:(double)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
  + (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
  + (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
  + (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
  + (void)animateWithDuration:(double)duration delay:(double)delay usingSpringWithDamping:(CGFloat)damping initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
  + (void)animateWithSpringDuration:(double)duration bounce:(CGFloat)bounce initialSpringVelocity:(CGFloat)velocity delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
  + (void)beginAnimations:(NSString *)animations context:(void *)context;
  + (void)commitAnimations;
  + (void)modifyAnimationsWithRepeatCount:(CGFloat)count autoreverses:(BOOL)autoreverses animations:(void (^)(void))animations;
  + (void)performSystemAnimation:(UISystemAnimation)animation onViews:(NSArray<UIView *> *)views options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
  + (void)performWithoutAnimation:(void (^)(void))animation;
  + (void)setAnimationBeginsFromCurrentState:(BOOL)state;
  + (void)setAnimationCurve:(UIViewAnimationCurve)curve;
  + (void)setAnimationDelay:(double)delay;
  + (void)setAnimationDelegate:(id)delegate;
  + (void)setAnimationDidStopSelector:(SEL)selector;
  + (void)setAnimationDuration:(double)duration;
  + (void)setAnimationRepeatAutoreverses:(BOOL)autoreverses;
  + (void)setAnimationRepeatCount:(float)count;
  + (void)setAnimationStartDate:(NSDate *)date;
  + (void)setAnimationTransition:(UIViewAnimationTransition)transition forView:(UIView *)view cache:(BOOL)cache;
  + (void)setAnimationWillStartSelector:(SEL)selector;
  + (void)setAnimationsEnabled:(BOOL)enabled;
  + (void)transitionFromView:(UIView *)view toView:(UIView *)view2 duration:(double)duration options:(UIViewAnimationOptions)options completion:(void (^)(BOOL))completion;
  + (void)transitionWithView:(UIView *)view duration:(double)duration options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
  - (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)updates;
  - (BOOL)endEditing:(BOOL)editing;
  - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)begin;
  - (BOOL)isDescendantOfView:(UIView *)view;
  - (BOOL)needsUpdateConstraints;
  - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
  - (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner;
  - (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view;
  - (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;
  - (CGRect)alignmentRectForFrame:(CGRect)frame;
  - (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
  - (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
  - (CGRect)frameForAlignmentRect:(CGRect)rect;
  - (CGSize)sizeThatFits:(CGSize)size;
  - (CGSize)systemLayoutSizeFittingSize:(CGSize)size withHorizontalFittingPriority:(float)priority verticalFittingPriority:(float)priority2;
  - (CGSize)systemLayoutSizeFittingSize:(CGSize)size;
  - (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
  - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
  - (UIView *)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)updates withCapInsets:(UIEdgeInsets)insets;
  - (UIView *)snapshotViewAfterScreenUpdates:(BOOL)after;
  - (UIView *)viewWithTag:(NSInteger)tag;
  - (float)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
  - (float)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
  - (instancetype)initWithCoder:(NSCoder *)coder;
  - (instancetype)initWithFrame:(CGRect)frame;
  - (void)addConstraint:(NSLayoutConstraint *)constraint;
  - (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (void)addInteraction:(id<UIInteraction>)interaction;
  - (void)addLayoutGuide:(UILayoutGuide *)guide;
  - (void)addMotionEffect:(UIMotionEffect *)effect;
  - (void)addSubview:(UIView *)view;
  - (void)bringSubviewToFront:(UIView *)view;
  - (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)didAddSubview:(UIView *)subview;
  - (void)didMoveToSuperview;
  - (void)didMoveToWindow;
  - (void)drawRect:(CGRect)rect forViewPrintFormatter:(UIViewPrintFormatter *)formatter;
  - (void)drawRect:(CGRect)rect;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)exchangeSubviewAtIndex:(NSInteger)index withSubviewAtIndex:(NSInteger)index2;
  - (void)exerciseAmbiguityInLayout;
  - (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
  - (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
  - (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
  - (void)invalidateIntrinsicContentSize;
  - (void)layoutIfNeeded;
  - (void)layoutMarginsDidChange;
  - (void)layoutSubviews;
  - (void)removeConstraint:(NSLayoutConstraint *)constraint;
  - (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (void)removeFromSuperview;
  - (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (void)removeInteraction:(id<UIInteraction>)interaction;
  - (void)removeLayoutGuide:(UILayoutGuide *)guide;
  - (void)removeMotionEffect:(UIMotionEffect *)effect;
  - (void)safeAreaInsetsDidChange;
  - (void)sendSubviewToBack:(UIView *)view;
  - (void)setContentCompressionResistancePriority:(float)priority forAxis:(UILayoutConstraintAxis)axis;
  - (void)setContentHuggingPriority:(float)priority forAxis:(UILayoutConstraintAxis)axis;
  - (void)setNeedsDisplay;
  - (void)setNeedsDisplayInRect:(CGRect)rect;
  - (void)setNeedsLayout;
  - (void)setNeedsUpdateConstraints;
  - (void)setNeedsUpdateProperties;
  - (void)sizeToFit;
  - (void)tintColorDidChange;
  - (void)updateConstraints;
  - (void)updateConstraintsIfNeeded;
  - (void)updateProperties;
  - (void)updatePropertiesIfNeeded;
  - (void)updateTraitsIfNeeded;
  - (void)willMoveToSuperview:(UIView *)view;
  - (void)willMoveToWindow:(UIWindow *)window;
  - (void)willRemoveSubview:(UIView *)subview;
  @property BOOL
      clipsToBounds autoresizesSubviews translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
      accessibilityIgnoresInvertColors showsLargeContentViewer scalesLargeContentImage clearsContextBeforeDrawing
  @property (class, readonly) BOOL areAnimationsEnabled;
  @property (getter=is) BOOL
      hidden opaque userInteractionEnabled exclusiveTouch multipleTouchEnabled
  @property (readonly) BOOL
      canBecomeFocused isFocused hasAmbiguousLayout
  @property (readonly) CALayer *layer;
  @property CATransform3D transform3D;
  @property CGAffineTransform transform;
  @property CGFloat
      alpha contentScaleFactor
  @property CGPoint
      center anchorPoint
  @property CGRect
      frame bounds contentStretch
  @property (readonly) CGSize intrinsicContentSize;
  @property (class, readonly) Class layerClass;
  @property (readonly) NSArray<NSLayoutConstraint *> *constraints;
  @property NSArray<UIGestureRecognizer *> *gestureRecognizers;
  @property (readonly) NSArray<UILayoutGuide *> *layoutGuides;
  @property (copy) NSArray<UIMotionEffect *> *motionEffects;
  @property (readonly) NSArray<UIView *> *subviews;
  @property (copy) NSArray<id<UIInteraction>> *interactions;
  @property NSDirectionalEdgeInsets directionalLayoutMargins;
  @property NSInteger
      tag focusGroupPriority
  @property (readonly) NSLayoutDimension *
      widthAnchor heightAnchor
  @property (readonly) NSLayoutXAxisAnchor *
      leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor
  @property (readonly) NSLayoutYAxisAnchor *
      topAnchor bottomAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
  @property (copy) NSString *
      largeContentTitle focusGroupIdentifier restorationIdentifier
  @property (readonly) NSString *appliedContentSizeCategoryLimitsDescription;
  @property UIColor *
      backgroundColor tintColor
  @property (copy) UIContentSizeCategory
      minimumContentSizeCategory maximumContentSizeCategory
  @property UIEdgeInsets
      layoutMargins largeContentImageInsets
  @property (readonly) UIEdgeInsets
      safeAreaInsets alignmentRectInsets
  @property (copy) UIFocusEffect *focusEffect;
  @property UIImage *largeContentImage;
  @property (readonly) UIKeyboardLayoutGuide *keyboardLayoutGuide;
  @property (readonly) UILayoutGuide *
      safeAreaLayoutGuide layoutMarginsGuide readableContentGuide
  @property UISemanticContentAttribute semanticContentAttribute;
  @property (readonly) UITraitCollection *traitCollection;
  @property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
  @property UIUserInterfaceStyle overrideUserInterfaceStyle;
  @property UIView *maskView;
  @property (readonly) UIView *
      superview viewForBaselineLayout viewForFirstBaselineLayout viewForLastBaselineLayout
  @property UIViewAutoresizing autoresizingMask;
  @property UIViewContentMode contentMode;
  @property (readonly) UIViewPrintFormatter *viewPrintFormatter;
  @property UIViewTintAdjustmentMode tintAdjustmentMode;
  @property (readonly) UIWindow *window;
  @interface UIWindow
  - (CGPoint)convertPoint:(CGPoint)point fromWindow:(UIWindow *)window;
  - (CGPoint)convertPoint:(CGPoint)point toWindow:(UIWindow *)window;
  - (CGRect)convertRect:(CGRect)rect fromWindow:(UIWindow *)window;
  - (CGRect)convertRect:(CGRect)rect toWindow:(UIWindow *)window;
  - (instancetype)initWithWindowScene:(UIWindowScene *)scene;
  - (void)becomeKeyWindow;
  - (void)makeKeyAndVisible;
  - (void)makeKeyWindow;
  - (void)resignKeyWindow;
  - (void)sendEvent:(UIEvent *)event;
  @property BOOL
      canResizeToFitContent sizeUIWindowToFit
  @property (readonly) BOOL
      isKeyWindow canBecomeKeyWindow
  @property (readonly) UILayoutGuide *safeAreaAspectFitLayoutGuide;
  @property UIScreen *screen;
  @property UIViewController *rootViewController;
  @property UIWindowLevel windowLevel;
  @property (weak) UIWindowScene *windowScene;
  @interface UIControl <UIContextMenuInteractionDelegate>
  - (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
  - (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
  - (CGPoint)menuAttachmentPointForConfiguration:(UIContextMenuConfiguration *)configuration;
  - (NSArray<NSString *> *)actionsForTarget:(id)target forControlEvent:(UIControlEvents)event;
  - (UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location;
  - (UIContextMenuInteraction *)contextMenuInteraction;
  - (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration;
  - (UIToolTipInteraction *)toolTipInteraction;
  - (instancetype)initWithFrame:(CGRect)frame primaryAction:(UIAction *)action;
  - (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events;
  - (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
  - (void)cancelTrackingWithEvent:(UIEvent *)event;
  - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willEndForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
  - (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
  - (void)enumerateEventHandlers:(void (^)(UIAction *, id, SEL, UIControlEvents, BOOL *))handlers;
  - (void)performPrimaryAction;
  - (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)events;
  - (void)removeActionForIdentifier:(UIActionIdentifier)identifier forControlEvents:(UIControlEvents)events;
  - (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
  - (void)sendAction:(SEL)action to:(id)to forEvent:(UIEvent *)event;
  - (void)sendAction:(UIAction *)action;
  - (void)sendActionsForControlEvents:(UIControlEvents)events;
  - (void)sendControlEventsOnBack:(UIControlEvents)back;
  - (void)sendEvent:(id)event mask:(unsigned)mask;
  @property BOOL showsMenuAsPrimaryAction;
  @property (getter=is) BOOL
      enabled selected highlighted contextMenuInteractionEnabled symbolAnimationEnabled
  @property (readonly) BOOL
      isTracking isTouchInside
  @property (readonly) NSSet *allTargets;
  @property (copy) NSString *toolTip;
  @property UIControlContentHorizontalAlignment contentHorizontalAlignment;
  @property (readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
  @property UIControlContentVerticalAlignment contentVerticalAlignment;
  @property (readonly) UIControlEvents allControlEvents;
  @property (readonly) UIControlState state;
  @interface UIButton <UIAccessibilityContentSizeCategoryImageAdjusting, UISpringLoadedInteractionSupporting>
  + (instancetype)buttonWithConfiguration:(UIButtonConfiguration *)configuration primaryAction:(UIAction *)action;
  + (instancetype)buttonWithType:(UIButtonType)type primaryAction:(UIAction *)action;
  + (instancetype)buttonWithType:(UIButtonType)type;
  + (instancetype)systemButtonWithImage:(UIImage *)image target:(id)target action:(SEL)action;
  + (instancetype)systemButtonWithPrimaryAction:(UIAction *)action;
  - (CGRect)backgroundRectForBounds:(CGRect)bounds;
  - (CGRect)contentRectForBounds:(CGRect)bounds;
  - (CGRect)imageRectForContentRect:(CGRect)rect;
  - (CGRect)titleRectForContentRect:(CGRect)rect;
  - (NSAttributedString *)attributedTitleForState:(UIControlState)state;
  - (NSString *)titleForState:(UIControlState)state;
  - (UIColor *)titleColorForState:(UIControlState)state;
  - (UIColor *)titleShadowColorForState:(UIControlState)state;
  - (UIImage *)backgroundImageForState:(UIControlState)state;
  - (UIImage *)imageForState:(UIControlState)state;
  - (UIImageSymbolConfiguration *)currentPreferredSymbolConfiguration;
  - (UIImageSymbolConfiguration *)preferredSymbolConfigurationForImageInState:(UIControlState)state;
  - (UILabel *)subtitleLabel;
  - (void)setAttributedTitle:(NSAttributedString *)title forState:(UIControlState)state;
  - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setNeedsUpdateConfiguration;
  - (void)setPreferredSymbolConfiguration:(UIImageSymbolConfiguration *)configuration forImageInState:(UIControlState)state;
  - (void)setTitle:(NSString *)title forState:(UIControlState)state;
  - (void)setTitleColor:(UIColor *)color forState:(UIControlState)state;
  - (void)setTitleShadowColor:(UIColor *)color forState:(UIControlState)state;
  - (void)updateConfiguration;
  @property BOOL
      automaticallyUpdatesConfiguration changesSelectionAsPrimaryAction reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted
      adjustsImageWhenDisabled showsTouchWhenHighlighted
  @property (getter=is) BOOL
      pointerInteractionEnabled
  @property (readonly) BOOL
      isHovered isHeld
  @property CGSize titleShadowOffset;
  @property (readonly) NSAttributedString *currentAttributedTitle;
  @property NSLineBreakMode lineBreakMode;
  @property (readonly) NSString *currentTitle;
  @property UIBehavioralStyle preferredBehavioralStyle;
  @property (readonly) UIBehavioralStyle behavioralStyle;
  @property (copy) UIButtonConfiguration *configuration;
  @property UIButtonRole role;
  @property (readonly) UIButtonType buttonType;
  @property UIColor *tintColor;
  @property (readonly) UIColor *
      currentTitleColor currentTitleShadowColor
  @property UIContextMenuConfigurationElementOrder preferredMenuElementOrder;
  @property UIEdgeInsets
      contentEdgeInsets titleEdgeInsets imageEdgeInsets
  @property UIFont *font;
  @property (readonly) UIImage *
      currentImage currentBackgroundImage
  @property (readonly) UIImageView *imageView;
  @property (readonly) UILabel *titleLabel;
  @property (copy) UIMenu *menu;
  @property void *
      configurationUpdateHandler pointerStyleProvider
  @interface UIDatePicker
  - (void)setDate:(NSDate *)date animated:(BOOL)animated;
  @property BOOL roundsToMinuteInterval;
  @property (copy) NSCalendar *calendar;
  @property NSDate *
      date minimumDate maximumDate
  @property NSInteger minuteInterval;
  @property NSLocale *locale;
  @property NSTimeZone *timeZone;
  @property UIDatePickerMode datePickerMode;
  @property UIDatePickerStyle preferredDatePickerStyle;
  @property (readonly) UIDatePickerStyle datePickerStyle;
  @property double countDownDuration;
  @interface UIPageControl
  - (CGSize)sizeForNumberOfPages:(NSInteger)pages;
  - (UIImage *)currentPageIndicatorImageForPage:(NSInteger)page;
  - (UIImage *)indicatorImageForPage:(NSInteger)page;
  - (void)setCurrentPageIndicatorImage:(UIImage *)image forPage:(NSInteger)page;
  - (void)setIndicatorImage:(UIImage *)image forPage:(NSInteger)page;
  - (void)updateCurrentPageDisplay;
  @property BOOL
      hidesForSinglePage allowsContinuousInteraction defersCurrentPageDisplay
  @property NSInteger
      currentPage numberOfPages
  @property UIColor *
      pageIndicatorTintColor currentPageIndicatorTintColor
  @property UIImage *
      preferredIndicatorImage preferredCurrentPageIndicatorImage
  @property UIPageControlBackgroundStyle backgroundStyle;
  @property UIPageControlDirection direction;
  @property (readonly) UIPageControlInteractionState interactionState;
  @interface UIRefreshControl
  - (void)beginRefreshing;
  - (void)endRefreshing;
  @property (readonly, getter=is) BOOL
      refreshing
  @property NSAttributedString *attributedTitle;
  @property UIColor *tintColor;
  @interface UISegmentedControl <UISpringLoadedInteractionSupporting>
  - (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)index;
  - (CGFloat)widthForSegmentAtIndex:(NSUInteger)index;
  - (CGSize)contentOffsetForSegmentAtIndex:(NSUInteger)index;
  - (NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
  - (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier)identifier;
  - (NSString *)titleForSegmentAtIndex:(NSUInteger)index;
  - (UIAction *)actionForSegmentAtIndex:(NSUInteger)index;
  - (UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
  - (UIImage *)dividerImageForLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state2 barMetrics:(UIBarMetrics)metrics;
  - (UIImage *)imageForSegmentAtIndex:(NSUInteger)index;
  - (UIOffset)contentPositionAdjustmentForSegmentType:(UISegmentedControlSegment)type barMetrics:(UIBarMetrics)metrics;
  - (instancetype)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> *)actions;
  - (instancetype)initWithItems:(NSArray *)items;
  - (void)insertSegmentWithAction:(UIAction *)action atIndex:(NSUInteger)index animated:(BOOL)animated;
  - (void)insertSegmentWithImage:(UIImage *)image atIndex:(NSUInteger)index animated:(BOOL)animated;
  - (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)index animated:(BOOL)animated;
  - (void)removeAllSegments;
  - (void)removeSegmentAtIndex:(NSUInteger)index animated:(BOOL)animated;
  - (void)setAction:(UIAction *)action forSegmentAtIndex:(NSUInteger)index;
  - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
  - (void)setContentOffset:(CGSize)offset forSegmentAtIndex:(NSUInteger)index;
  - (void)setContentPositionAdjustment:(UIOffset)adjustment forSegmentType:(UISegmentedControlSegment)type barMetrics:(UIBarMetrics)metrics;
  - (void)setDividerImage:(UIImage *)image forLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state2 barMetrics:(UIBarMetrics)metrics;
  - (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)index;
  - (void)setImage:(UIImage *)image forSegmentAtIndex:(NSUInteger)index;
  - (void)setTitle:(NSString *)title forSegmentAtIndex:(NSUInteger)index;
  - (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
  - (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)index;
  @property BOOL apportionsSegmentWidthsByContent;
  @property (getter=is) BOOL
      momentary
  @property NSInteger selectedSegmentIndex;
  @property (readonly) NSUInteger numberOfSegments;
  @property UIColor *selectedSegmentTintColor;
  @property UISegmentedControlStyle segmentedControlStyle;
  @interface UISlider
  - (CGRect)maximumValueImageRectForBounds:(CGRect)bounds;
  - (CGRect)minimumValueImageRectForBounds:(CGRect)bounds;
  - (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value;
  - (CGRect)trackRectForBounds:(CGRect)bounds;
  - (UIImage *)maximumTrackImageForState:(UIControlState)state;
  - (UIImage *)minimumTrackImageForState:(UIControlState)state;
  - (UIImage *)thumbImageForState:(UIControlState)state;
  - (void)setMaximumTrackImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setMinimumTrackImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setThumbImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setValue:(float)value animated:(BOOL)animated;
  @property (getter=is) BOOL
      continuous
  @property UIBehavioralStyle preferredBehavioralStyle;
  @property (readonly) UIBehavioralStyle behavioralStyle;
  @property UIColor *
      minimumTrackTintColor maximumTrackTintColor thumbTintColor
  @property UIImage *
      minimumValueImage maximumValueImage
  @property (readonly) UIImage *
      currentThumbImage currentMinimumTrackImage currentMaximumTrackImage
  @property UISliderStyle sliderStyle;
  @property float
      value minimumValue maximumValue
  @interface UIStepper
  - (UIImage *)backgroundImageForState:(UIControlState)state;
  - (UIImage *)decrementImageForState:(UIControlState)state;
  - (UIImage *)dividerImageForLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state2;
  - (UIImage *)incrementImageForState:(UIControlState)state;
  - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setDecrementImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setDividerImage:(UIImage *)image forLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state2;
  - (void)setIncrementImage:(UIImage *)image forState:(UIControlState)state;
  @property BOOL
      autorepeat wraps
  @property (getter=is) BOOL
      continuous
  @property double
      value minimumValue maximumValue stepValue
  @interface UISwitch
  - (void)setOn:(BOOL)on animated:(BOOL)animated;
  @property (getter=is) BOOL
      on
  @property (copy) NSString *title;
  @property UIColor *
      onTintColor thumbTintColor
  @property UIImage *
      onImage offImage
  @property UISwitchStyle preferredStyle;
  @property (readonly) UISwitchStyle style;
  @interface UITextField <UITextInput, UIContentSizeCategoryAdjusting, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting>
  - (CGRect)borderRectForBounds:(CGRect)bounds;
  - (CGRect)clearButtonRectForBounds:(CGRect)bounds;
  - (CGRect)editingRectForBounds:(CGRect)bounds;
  - (CGRect)leftViewRectForBounds:(CGRect)bounds;
  - (CGRect)placeholderRectForBounds:(CGRect)bounds;
  - (CGRect)rightViewRectForBounds:(CGRect)bounds;
  - (CGRect)textRectForBounds:(CGRect)bounds;
  - (void)drawPlaceholderInRect:(CGRect)rect;
  - (void)drawTextInRect:(CGRect)rect;
  @property BOOL
      clearsOnBeginEditing adjustsFontSizeToFitWidth allowsEditingTextAttributes clearsOnInsertion enablesReturnKeyAutomatically
  @property (getter=is) BOOL
      secureTextEntry
  @property (readonly) BOOL isEditing;
  @property CGFloat minimumFontSize;
  @property NSAttributedString *attributedText;
  @property (copy) NSAttributedString *attributedPlaceholder;
  @property (copy) NSDictionary<NSAttributedStringKey, id> *
      defaultTextAttributes typingAttributes
  @property NSString *
      text placeholder
  @property NSTextAlignment textAlignment;
  @property UIColor *textColor;
  @property UIFont *font;
  @property UIImage *
      background disabledBackground
  @property UIKeyboardAppearance keyboardAppearance;
  @property UIKeyboardType keyboardType;
  @property UIReturnKeyType returnKeyType;
  @property UITextAutocapitalizationType autocapitalizationType;
  @property UITextAutocorrectionType autocorrectionType;
  @property UITextBorderStyle borderStyle;
  @property UITextFieldViewMode
      clearButtonMode leftViewMode rightViewMode
  @property (readonly) UITextPosition *
      beginningOfDocument endOfDocument
  @property (copy) UITextRange *selectedTextRange;
  @property UITextSpellCheckingType spellCheckingType;
  @property UIView *
      leftView rightView
  @property (readwrite) UIView *
      inputView inputAccessoryView
  @property (copy) id interactionState;
  @property (weak) id<UITextFieldDelegate> delegate;
  @interface UISearchTextField
  - (NSArray<UISearchToken *> *)tokensInRange:(UITextRange *)range;
  - (UITextPosition *)positionOfTokenAtIndex:(NSInteger)index;
  - (void)insertToken:(UISearchToken *)token atIndex:(NSInteger)index;
  - (void)removeTokenAtIndex:(NSInteger)index;
  - (void)replaceTextualPortionOfRange:(UITextRange *)range withToken:(UISearchToken *)token atIndex:(NSUInteger)index;
  @property BOOL
      allowsDeletingTokens allowsCopyingTokens
  @property (copy) NSArray<UISearchToken *> *tokens;
  @property UIColor *tokenBackgroundColor;
  @property (readonly) UITextRange *textualRange;
  @interface UIActionSheet
  - (NSInteger)addButtonWithTitle:(NSString *)title;
  - (NSString *)buttonTitleAtIndex:(NSInteger)index;
  - (instancetype)initWithTitle:(NSString *)title delegate:(id<UIActionSheetDelegate>)delegate cancelButtonTitle:(NSString *)cancel destructiveButtonTitle:(NSString *)destructive otherButtonTitles:(NSString *)others, ...;
  - (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
  - (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
  - (void)showFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
  - (void)showFromTabBar:(UITabBar *)bar;
  - (void)showFromToolbar:(UIToolbar *)toolbar;
  - (void)showInView:(UIView *)view;
  @property (readonly) BOOL isVisible;
  @property NSInteger
      cancelButtonIndex destructiveButtonIndex
  @property (readonly) NSInteger
      numberOfButtons firstOtherButtonIndex
  @property (copy) NSString *title;
  @property UIActionSheetStyle actionSheetStyle;
  @property (weak) id<UIActionSheetDelegate> delegate;
  @interface UIActivityIndicatorView
  - (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
  - (void)startAnimating;
  - (void)stopAnimating;
  @property BOOL hidesWhenStopped;
  @property (readonly, getter=is) BOOL
      animating
  @property UIActivityIndicatorViewStyle activityIndicatorViewStyle;
  @property UIColor *color;
  @interface UIAlertView
  - (NSInteger)addButtonWithTitle:(NSString *)title;
  - (NSString *)buttonTitleAtIndex:(NSInteger)index;
  - (UITextField *)textFieldAtIndex:(NSInteger)index;
  - (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancel otherButtonTitles:(NSString *)others, ...;
  - (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
  - (void)show;
  @property (readonly) BOOL isVisible;
  @property NSInteger cancelButtonIndex;
  @property (readonly) NSInteger
      numberOfButtons firstOtherButtonIndex
  @property (copy) NSString *
      title message
  @property UIAlertViewStyle alertViewStyle;
  @property (weak) id delegate;
  @interface UICollectionReusableView
  - (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes *)attributes;
  - (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes;
  - (void)didTransitionFromLayout:(UICollectionViewLayout *)layout toLayout:(UICollectionViewLayout *)layout2;
  - (void)prepareForReuse;
  - (void)willTransitionFromLayout:(UICollectionViewLayout *)layout toLayout:(UICollectionViewLayout *)layout2;
  @property (readonly) NSString *reuseIdentifier;
  @property UICollectionView *collectionView;
  @property UICollectionViewLayoutAttributes *layoutAttributes;
  @interface UICollectionViewCell
  - (void)dragStateDidChange:(UICollectionViewCellDragState)change;
  - (void)setNeedsUpdateConfiguration;
  - (void)updateConfigurationUsingState:(UICellConfigurationState *)state;
  @property BOOL
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
  @property (getter=is) BOOL
      selected highlighted
  @property (copy) UIBackgroundConfiguration *backgroundConfiguration;
  @property (readonly) UIBackgroundConfiguration *defaultBackgroundConfiguration;
  @property (readonly) UICellConfigurationState *configurationState;
  @property UIView *
      backgroundView selectedBackgroundView
  @property (readonly) UIView *contentView;
  @property (copy) id<UIContentConfiguration> contentConfiguration;
  @property void *configurationUpdateHandler;
  @interface UIImageView <UIAccessibilityContentSizeCategoryImageAdjusting>
  - (instancetype)initWithImage:(UIImage *)image highlightedImage:(UIImage *)image2;
  - (instancetype)initWithImage:(UIImage *)image;
  - (void)removeAllSymbolEffects;
  - (void)startAnimating;
  - (void)stopAnimating;
  @property BOOL
      adjustsImageWhenAncestorFocused masksFocusEffectToContents
  @property (getter=is) BOOL
      highlighted userInteractionEnabled
  @property (readonly, getter=is) BOOL
      animating
  @property NSArray<UIImage *> *animationImages;
  @property (copy) NSArray<UIImage *> *highlightedAnimationImages;
  @property NSInteger animationRepeatCount;
  @property NSTimeInterval animationDuration;
  @property UIColor *tintColor;
  @property UIImage *
      image highlightedImage
  @property UIImageDynamicRange preferredImageDynamicRange;
  @property (readonly) UIImageDynamicRange imageDynamicRange;
  @property UIImageSymbolConfiguration *preferredSymbolConfiguration;
  @property (readonly) UILayoutGuide *focusedFrameGuide;
  @property (readonly) UIView *overlayContentView;
  @interface UIInputView
  - (instancetype)initWithFrame:(CGRect)frame inputViewStyle:(UIInputViewStyle)style;
  @property BOOL allowsSelfSizing;
  @property (readonly) UIInputViewStyle inputViewStyle;
  @interface UILabel <UIContentSizeCategoryAdjusting>
  - (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)lines;
  - (void)drawTextInRect:(CGRect)rect;
  @property BOOL
      adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation enablesMarqueeWhenAncestorFocused showsExpansionTextWhenTruncated
      adjustsLetterSpacingToFitWidth
  @property (getter=is) BOOL
      highlighted userInteractionEnabled enabled
  @property CGFloat
      minimumScaleFactor preferredMaxLayoutWidth minimumFontSize
  @property CGSize shadowOffset;
  @property NSAttributedString *attributedText;
  @property NSInteger numberOfLines;
  @property NSLineBreakMode lineBreakMode;
  @property NSLineBreakStrategy lineBreakStrategy;
  @property NSString *text;
  @property NSTextAlignment textAlignment;
  @property UIBaselineAdjustment baselineAdjustment;
  @property UIColor *
      textColor highlightedTextColor shadowColor
  @property UIFont *font;
  @property UILabelVibrancy preferredVibrancy;
  @interface UINavigationBar <NSCoding, UIBarPositioning>
  - (CGFloat)titleVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)metrics;
  - (UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)metrics;
  - (UIImage *)backgroundImageForBarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
  - (UINavigationItem *)popNavigationItemAnimated:(BOOL)animated;
  - (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated;
  - (void)setBackgroundImage:(UIImage *)image forBarMetrics:(UIBarMetrics)metrics;
  - (void)setBackgroundImage:(UIImage *)image forBarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
  - (void)setItems:(NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
  - (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)metrics;
  @property BOOL prefersLargeTitles;
  @property (getter=is) BOOL
      translucent
  @property NSArray<UINavigationItem *> *items;
  @property (copy) NSDictionary<NSAttributedStringKey, id> *
      titleTextAttributes largeTitleTextAttributes
  @property UIBarStyle barStyle;
  @property UIBehavioralStyle preferredBehavioralStyle;
  @property (readonly) UIBehavioralStyle behavioralStyle;
  @property UIColor *
      barTintColor tintColor
  @property UIImage *
      shadowImage backIndicatorImage backIndicatorTransitionMaskImage
  @property (copy) UINavigationBarAppearance *
      standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
  @property (readonly) UINavigationBarNSToolbarSection currentNSToolbarSection;
  @property (readonly) UINavigationItem *
      topItem backItem
  @property (weak) id<UINavigationBarDelegate> delegate;
  @interface UIPickerView <NSCoding>
  - (CGSize)rowSizeForComponent:(NSInteger)component;
  - (NSInteger)numberOfRowsInComponent:(NSInteger)component;
  - (NSInteger)selectedRowInComponent:(NSInteger)component;
  - (UIView *)viewForRow:(NSInteger)row forComponent:(NSInteger)component;
  - (void)reloadAllComponents;
  - (void)reloadComponent:(NSInteger)component;
  - (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
  @property BOOL showsSelectionIndicator;
  @property (readonly) NSInteger numberOfComponents;
  @property (weak) id<UIPickerViewDataSource> dataSource;
  @property (weak) id<UIPickerViewDelegate> delegate;
  @interface UIProgressView
  - (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
  - (void)setProgress:(float)progress animated:(BOOL)isAnimated;
  @property NSProgress *observedProgress;
  @property UIColor *
      progressTintColor trackTintColor
  @property UIImage *
      progressImage trackImage
  @property UIProgressViewStyle progressViewStyle;
  @property float progress;
  @interface UIScrollView <NSCoding, UIFocusItemContainer>
  - (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)begin withEvent:(UIEvent *)event inContentView:(UIView *)view;
  - (BOOL)touchesShouldCancelInContentView:(UIView *)view;
  - (void)adjustedContentInsetDidChange;
  - (void)flashScrollIndicators;
  - (void)scrollRectToVisible:(CGRect)visible animated:(BOOL)animated;
  - (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated;
  - (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
  - (void)stopScrollingAndZooming;
  - (void)withScrollIndicatorsShownForContentOffsetChanges:(void (^)(void))changes;
  - (void)zoomToRect:(CGRect)rect animated:(BOOL)animated;
  @property BOOL
      bounces showsVerticalScrollIndicator showsHorizontalScrollIndicator automaticallyAdjustsScrollIndicatorInsets bouncesHorizontally
      bouncesVertically alwaysBounceVertical alwaysBounceHorizontal transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
      delaysContentTouches canCancelContentTouches bouncesZoom scrollsToTop allowsKeyboardScrolling
  @property (getter=is) BOOL
      pagingEnabled scrollEnabled directionalLockEnabled
  @property (readonly) BOOL
      isScrollAnimating isZooming isZoomBouncing isZoomAnimating
  @property (readonly, getter=is) BOOL
      dragging tracking decelerating
  @property CGFloat
      zoomScale minimumZoomScale maximumZoomScale decelerationRate
  @property CGPoint
      contentOffset contentAlignmentPoint
  @property CGSize contentSize;
  @property UIAxis lookToScrollAxes;
  @property UIEdgeInsets
      contentInset scrollIndicatorInsets verticalScrollIndicatorInsets horizontalScrollIndicatorInsets
  @property (readonly) UIEdgeInsets adjustedContentInset;
  @property (readonly) UIGestureRecognizer *directionalPressGestureRecognizer;
  @property (readonly) UILayoutGuide *
      contentLayoutGuide frameLayoutGuide
  @property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
  @property (readonly) UIPinchGestureRecognizer *pinchGestureRecognizer;
  @property UIRefreshControl *refreshControl;
  @property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
  @property UIScrollViewIndexDisplayMode indexDisplayMode;
  @property UIScrollViewIndicatorStyle indicatorStyle;
  @property UIScrollViewKeyboardDismissMode keyboardDismissMode;
  @property (weak) id<UIScrollViewDelegate> delegate;
  @interface UICollectionView <UIDataSourceTranslating, UISpringLoadedInteractionSupporting>
  - (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)path;
  - (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)kind;
  - (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)kind;
  - (NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
  - (NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
  - (NSIndexPath *)indexPathForSupplementaryView:(UICollectionReusableView *)view;
  - (NSInteger)numberOfItemsInSection:(NSInteger)section;
  - (UICollectionReusableView *)dequeueConfiguredReusableSupplementaryViewWithRegistration:(UICollectionViewSupplementaryRegistration *)registration forIndexPath:(NSIndexPath *)path;
  - (UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path;
  - (UICollectionViewCell *)dequeueConfiguredReusableCellWithRegistration:(UICollectionViewCellRegistration *)registration forIndexPath:(NSIndexPath *)path item:(id)item;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewTransitionLayout *)startInteractiveTransitionToCollectionViewLayout:(UICollectionViewLayout *)layout completion:(void (^)(BOOL, BOOL))completion;
  - (UIContextMenuInteraction *)contextMenuInteraction;
  - (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
  - (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
  - (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
  - (void)cancelInteractiveMovement;
  - (void)cancelInteractiveTransition;
  - (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)deleteSections:(NSIndexSet *)sections;
  - (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)isAnimated;
  - (void)endInteractiveMovement;
  - (void)finishInteractiveTransition;
  - (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)insertSections:(NSIndexSet *)sections;
  - (void)moveItemAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)path2;
  - (void)moveSection:(NSInteger)section toSection:(NSInteger)section2;
  - (void)performBatchUpdates:(void (^)(void))updates completion:(void (^)(BOOL))completion;
  - (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)registerClass:(Class)aClass forCellWithReuseIdentifier:(NSString *)identifier;
  - (void)registerClass:(Class)classValue forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
  - (void)registerNib:(UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier;
  - (void)registerNib:(UINib *)nib forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
  - (void)reloadData;
  - (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)reloadSections:(NSIndexSet *)sections;
  - (void)scrollToItemAtIndexPath:(NSIndexPath *)path atScrollPosition:(UICollectionViewScrollPosition)position animated:(BOOL)animated;
  - (void)selectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)position;
  - (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated completion:(void (^)(BOOL))completion;
  - (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
  - (void)updateInteractiveMovementTargetPosition:(CGPoint)position;
  @property BOOL
      allowsSelection dragInteractionEnabled allowsMultipleSelection remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus
      allowsFocusDuringEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
  @property (getter=is) BOOL
      prefetchingEnabled editing
  @property (readonly) BOOL
      hasUncommittedUpdates hasActiveDrag hasActiveDrop
  @property (readonly) NSArray<NSIndexPath *> *
      indexPathsForVisibleItems indexPathsForSelectedItems
  @property (readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
  @property (readonly) NSInteger numberOfSections;
  @property UICollectionViewLayout *collectionViewLayout;
  @property UICollectionViewReorderingCadence reorderingCadence;
  @property UICollectionViewSelfSizingInvalidation selfSizingInvalidation;
  @property UIView *backgroundView;
  @property (weak) id<UICollectionViewDataSource> dataSource;
  @property (weak) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
  @property (weak) id<UICollectionViewDelegate> delegate;
  @property (weak) id<UICollectionViewDragDelegate> dragDelegate;
  @property (weak) id<UICollectionViewDropDelegate> dropDelegate;
  @interface UITableView <UIDataSourceTranslating, UISpringLoadedInteractionSupporting>
  - (CGRect)rectForFooterInSection:(NSInteger)section;
  - (CGRect)rectForHeaderInSection:(NSInteger)section;
  - (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path;
  - (CGRect)rectForSection:(NSInteger)section;
  - (NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect;
  - (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
  - (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
  - (NSInteger)numberOfRowsInSection:(NSInteger)section;
  - (UIContextMenuInteraction *)contextMenuInteraction;
  - (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path;
  - (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
  - (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
  - (UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
  - (UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section;
  - (UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
  - (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
  - (void)beginUpdates;
  - (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
  - (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
  - (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)isAnimated;
  - (void)endUpdates;
  - (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
  - (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
  - (void)moveRowAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)path2;
  - (void)moveSection:(NSInteger)section toSection:(NSInteger)section2;
  - (void)performBatchUpdates:(void (^)(void))updates completion:(void (^)(BOOL))completion;
  - (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)registerClass:(Class)aClass forCellReuseIdentifier:(NSString *)identifier;
  - (void)registerClass:(Class)classValue forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
  - (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
  - (void)registerNib:(UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
  - (void)reloadData;
  - (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
  - (void)reloadSectionIndexTitles;
  - (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
  - (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
  - (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
  - (void)selectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position;
  - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
  @property BOOL
      allowsSelection allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing cellLayoutMarginsFollowReadableWidth
      insetsContentViewsToSafeArea remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus allowsFocusDuringEditing dragInteractionEnabled
  @property (getter=is) BOOL
      prefetchingEnabled editing
  @property (readonly) BOOL
      hasUncommittedUpdates hasActiveDrag hasActiveDrop
  @property CGFloat
      rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight fillerRowHeight
      sectionHeaderTopPadding
  @property (readonly) NSArray<NSIndexPath *> *
      indexPathsForVisibleRows indexPathsForSelectedRows
  @property (readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
  @property (readonly) NSIndexPath *indexPathForSelectedRow;
  @property NSInteger sectionIndexMinimumDisplayRowCount;
  @property (readonly) NSInteger numberOfSections;
  @property UIColor *
      separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor
  @property UIEdgeInsets separatorInset;
  @property UITableViewCellSeparatorStyle separatorStyle;
  @property UITableViewContentHuggingElements contentHuggingElements;
  @property UITableViewSelfSizingInvalidation selfSizingInvalidation;
  @property UITableViewSeparatorInsetReference separatorInsetReference;
  @property (readonly) UITableViewStyle style;
  @property UIView *
      tableHeaderView tableFooterView backgroundView
  @property (copy) UIVisualEffect *separatorEffect;
  @property (weak) id<UITableViewDataSource> dataSource;
  @property (weak) id<UITableViewDataSourcePrefetching> prefetchDataSource;
  @property (weak) id<UITableViewDelegate> delegate;
  @property (weak) id<UITableViewDragDelegate> dragDelegate;
  @property (weak) id<UITableViewDropDelegate> dropDelegate;
  @interface UITextView <UITextInput, UIContentSizeCategoryAdjusting, UIFindInteractionDelegate, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting>
  + (instancetype)textViewUsingTextLayoutManager:(BOOL)manager;
  - (BOOL)hasText;
  - (Class)subclassForWritingToolsCoordinator;
  - (instancetype)initWithFrame:(CGRect)frame textContainer:(NSTextContainer *)container;
  - (void)drawTextHighlightBackgroundForTextRange:(NSTextRange *)range origin:(CGPoint)origin;
  - (void)scrollRangeToVisible:(NSRange)visible;
  @property BOOL
      enablesReturnKeyAutomatically allowsEditingTextAttributes clearsOnInsertion usesStandardTextScaling
  @property (getter=is) BOOL
      editable secureTextEntry selectable findInteractionEnabled
  @property (readonly) BOOL isWritingToolsActive;
  @property (copy) NSArray<NSValue *> *selectedRanges;
  @property NSAttributedString *attributedText;
  @property NSDictionary<NSAttributedStringKey, id> *linkTextAttributes;
  @property (copy) NSDictionary<NSAttributedStringKey, id> *textHighlightAttributes;
  @property NSDictionary<NSString *, id> *typingAttributes;
  @property (readonly) NSLayoutManager *layoutManager;
  @property NSRange selectedRange;
  @property NSString *text;
  @property NSTextAlignment textAlignment;
  @property (readonly) NSTextContainer *textContainer;
  @property (readonly) NSTextLayoutManager *textLayoutManager;
  @property (readonly) NSTextStorage *textStorage;
  @property UIColor *textColor;
  @property UIDataDetectorTypes dataDetectorTypes;
  @property UIEdgeInsets textContainerInset;
  @property (readonly) UIFindInteraction *findInteraction;
  @property UIFont *font;
  @property UIKeyboardAppearance keyboardAppearance;
  @property UIKeyboardType keyboardType;
  @property UIReturnKeyType returnKeyType;
  @property UITextAutocapitalizationType autocapitalizationType;
  @property UITextAutocorrectionType autocorrectionType;
  @property (readonly) UITextPosition *
      beginningOfDocument endOfDocument
  @property (copy) UITextRange *selectedTextRange;
  @property UITextSpellCheckingType spellCheckingType;
  @property UITextViewBorderStyle borderStyle;
  @property UIView *inputView;
  @property (readwrite) UIView *inputAccessoryView;
  @property UIWritingToolsBehavior writingToolsBehavior;
  @property UIWritingToolsResultOptions allowedWritingToolsResultOptions;
  @property (copy) id interactionState;
  @property (weak) id<UITextViewDelegate> delegate;
  @interface UISearchBar <UIBarPositioning, UITextInputTraits>
  - (NSDictionary<NSAttributedStringKey, id> *)scopeBarButtonTitleTextAttributesForState:(UIControlState)state;
  - (UIImage *)backgroundImageForBarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
  - (UIImage *)imageForSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
  - (UIImage *)scopeBarButtonBackgroundImageForState:(UIControlState)state;
  - (UIImage *)scopeBarButtonDividerImageForLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state2;
  - (UIImage *)searchFieldBackgroundImageForState:(UIControlState)state;
  - (UIOffset)positionAdjustmentForSearchBarIcon:(UISearchBarIcon)icon;
  - (void)setBackgroundImage:(UIImage *)image forBarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
  - (void)setImage:(UIImage *)image forSearchBarIcon:(UISearchBarIcon)icon state:(UIControlState)state;
  - (void)setPositionAdjustment:(UIOffset)adjustment forSearchBarIcon:(UISearchBarIcon)icon;
  - (void)setScopeBarButtonBackgroundImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setScopeBarButtonDividerImage:(UIImage *)image forLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state2;
  - (void)setScopeBarButtonTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
  - (void)setSearchFieldBackgroundImage:(UIImage *)image forState:(UIControlState)state;
  - (void)setShowsCancelButton:(BOOL)button animated:(BOOL)animated;
  - (void)setShowsScopeBar:(BOOL)bar animated:(BOOL)animated;
  @property BOOL
      showsBookmarkButton showsCancelButton showsSearchResultsButton showsScopeBar enablesReturnKeyAutomatically
  @property (getter=is) BOOL
      searchResultsButtonSelected translucent enabled lookToDictateEnabled secureTextEntry
  @property (copy) NSArray<NSString *> *scopeButtonTitles;
  @property NSInteger selectedScopeButtonIndex;
  @property NSString *
      text placeholder
  @property (copy) NSString *prompt;
  @property UIBarStyle barStyle;
  @property UIColor *
      tintColor barTintColor
  @property UIImage *
      backgroundImage scopeBarBackgroundImage
  @property UIKeyboardAppearance keyboardAppearance;
  @property UIKeyboardType keyboardType;
  @property UIOffset
      searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment
  @property UIReturnKeyType returnKeyType;
  @property UISearchBarStyle searchBarStyle;
  @property (readonly) UISearchTextField *searchTextField;
  @property UITextAutocapitalizationType autocapitalizationType;
  @property UITextAutocorrectionType autocorrectionType;
  @property UITextSpellCheckingType spellCheckingType;
  @property UIView *inputAccessoryView;
  @property (weak) id<UISearchBarDelegate> delegate;
  @interface UIStackView
  - (CGFloat)customSpacingAfterView:(UIView *)view;
  - (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
  - (void)addArrangedSubview:(UIView *)view;
  - (void)insertArrangedSubview:(UIView *)subview atIndex:(NSUInteger)index;
  - (void)removeArrangedSubview:(UIView *)subview;
  - (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)view;
  @property (getter=is) BOOL
      baselineRelativeArrangement layoutMarginsRelativeArrangement
  @property CGFloat spacing;
  @property (readonly) NSArray<__kindof UIView *> *arrangedSubviews;
  @property UILayoutConstraintAxis axis;
  @property UIStackViewAlignment alignment;
  @property UIStackViewDistribution distribution;
  @interface UITabBar <UISpringLoadedInteractionSupporting>
  - (BOOL)endCustomizingAnimated:(BOOL)animated;
  - (void)beginCustomizingItems:(NSArray<UITabBarItem *> *)items;
  - (void)setItems:(NSArray<UITabBarItem *> *)items animated:(BOOL)animated;
  @property (getter=is) BOOL
      translucent
  @property (readonly) BOOL isCustomizing;
  @property CGFloat
      itemWidth itemSpacing
  @property NSArray<UITabBarItem *> *items;
  @property UIBarStyle barStyle;
  @property UIColor *
      tintColor barTintColor selectedImageTintColor
  @property (copy) UIColor *unselectedItemTintColor;
  @property UIImage *
      backgroundImage selectionIndicatorImage shadowImage
  @property (copy) UITabBarAppearance *
      standardAppearance scrollEdgeAppearance
  @property UITabBarItem *selectedItem;
  @property UITabBarItemPositioning itemPositioning;
  @property (readonly) UIView *
      leadingAccessoryView trailingAccessoryView
  @property (weak) id<UITabBarDelegate> delegate;
  @interface UITableViewCell <NSCoding, UIGestureRecognizerDelegate>
  - (instancetype)initWithFrame:(CGRect)frame reuseIdentifier:(NSString *)identifier;
  - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
  - (void)didTransitionToState:(UITableViewCellStateMask)state;
  - (void)dragStateDidChange:(UITableViewCellDragState)change;
  - (void)prepareForReuse;
  - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
  - (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
  - (void)setNeedsUpdateConfiguration;
  - (void)setSelected:(BOOL)selected animated:(BOOL)animated;
  - (void)updateConfigurationUsingState:(UICellConfigurationState *)state;
  - (void)willTransitionToState:(UITableViewCellStateMask)state;
  @property BOOL
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration showsReorderControl shouldIndentWhileEditing
      userInteractionEnabledWhileDragging hidesAccessoryWhenEditing
  @property (getter=is) BOOL
      highlighted selected editing
  @property (readonly) BOOL showingDeleteConfirmation;
  @property CGFloat indentationWidth;
  @property NSInteger indentationLevel;
  @property NSLineBreakMode lineBreakMode;
  @property (copy) NSString *text;
  @property (readonly) NSString *reuseIdentifier;
  @property NSTextAlignment textAlignment;
  @property SEL
      editAction accessoryAction
  @property (copy) UIBackgroundConfiguration *backgroundConfiguration;
  @property (readonly) UIBackgroundConfiguration *defaultBackgroundConfiguration;
  @property (readonly) UICellConfigurationState *configurationState;
  @property UIColor *
      textColor selectedTextColor
  @property UIEdgeInsets separatorInset;
  @property UIFont *font;
  @property UIImage *
      image selectedImage
  @property (readonly) UIImageView *imageView;
  @property (readonly) UILabel *
      textLabel detailTextLabel
  @property (readonly) UIListContentConfiguration *defaultContentConfiguration;
  @property UITableViewCellAccessoryType
      accessoryType editingAccessoryType
  @property (readonly) UITableViewCellEditingStyle editingStyle;
  @property UITableViewCellFocusStyle focusStyle;
  @property UITableViewCellSelectionStyle selectionStyle;
  @property UIView *
      backgroundView selectedBackgroundView accessoryView multipleSelectionBackgroundView editingAccessoryView
  @property (readonly) UIView *contentView;
  @property (assign) id target;
  @property (copy) id<UIContentConfiguration> contentConfiguration;
  @property void *configurationUpdateHandler;
  @interface UITableViewHeaderFooterView
  - (instancetype)initWithReuseIdentifier:(NSString *)identifier;
  - (void)prepareForReuse;
  - (void)setNeedsUpdateConfiguration;
  - (void)updateConfigurationUsingState:(UIViewConfigurationState *)state;
  @property BOOL
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
  @property (readonly) NSString *reuseIdentifier;
  @property (copy) UIBackgroundConfiguration *backgroundConfiguration;
  @property (readonly) UIBackgroundConfiguration *defaultBackgroundConfiguration;
  @property (readonly) UILabel *
      textLabel detailTextLabel
  @property (readonly) UIListContentConfiguration *defaultContentConfiguration;
  @property UIView *backgroundView;
  @property (readonly) UIView *contentView;
  @property (readonly) UIViewConfigurationState *configurationState;
  @property (copy) id<UIContentConfiguration> contentConfiguration;
  @property void *configurationUpdateHandler;
  @interface UIToolbar <UIBarPositioning>
  - (UIImage *)backgroundImageForToolbarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
  - (UIImage *)shadowImageForToolbarPosition:(UIBarPosition)position;
  - (void)setBackgroundImage:(UIImage *)image forToolbarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
  - (void)setItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
  - (void)setShadowImage:(UIImage *)image forToolbarPosition:(UIBarPosition)position;
  @property (getter=is) BOOL
      translucent
  @property (copy) NSArray<UIBarButtonItem *> *items;
  @property UIBarStyle barStyle;
  @property UIColor *
      tintColor barTintColor
  @property (copy) UIToolbarAppearance *
      standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
  @property (weak) id<UIToolbarDelegate> delegate;
  @interface UIVisualEffectView <NSSecureCoding>
  - (instancetype)initWithEffect:(UIVisualEffect *)effect;
  @property (readonly) UIView *contentView;
  @property (copy) UIVisualEffect *effect;
  @interface UIWebView <NSCoding, UIScrollViewDelegate>
  - (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)string;
  - (void)goBack;
  - (void)goForward;
  - (void)loadData:(NSData *)data MIMEType:(NSString *)type textEncodingName:(NSString *)name baseURL:(NSURL *)url;
  - (void)loadHTMLString:(NSString *)string baseURL:(NSURL *)url;
  - (void)loadRequest:(NSURLRequest *)request;
  - (void)reload;
  - (void)stopLoading;
  @property BOOL
      scalesPageToFit detectsPhoneNumbers allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay
      suppressesIncrementalRendering keyboardDisplayRequiresUserAction allowsPictureInPictureMediaPlayback allowsLinkPreview
  @property (readonly) BOOL
      canGoBack canGoForward isLoading
  @property CGFloat
      pageLength gapBetweenPages
  @property (readonly) NSUInteger pageCount;
  @property (readonly) NSURLRequest *request;
  @property UIDataDetectorTypes dataDetectorTypes;
  @property (readonly) UIScrollView *scrollView;
  @property UIWebPaginationBreakingMode paginationBreakingMode;
  @property UIWebPaginationMode paginationMode;
  @property (assign) id<UIWebViewDelegate> delegate;
  @interface UIViewController <NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment, UIStateRestoring, NSExtensionRequestHandling>
  + (UIViewController *)controllerForView:(UIView *)view;
  + (void)attemptRotationToDeviceOrientation;
  + (void)prepareInterstitialAds;
  - (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)controller sender:(id)sender;
  - (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)controller withSender:(id)sender;
  - (BOOL)prefersInterfaceOrientationLocked;
  - (BOOL)prefersStatusBarHidden;
  - (BOOL)requestInterstitialAdPresentation;
  - (BOOL)shouldAutorotate;
  - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation;
  - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
  - (NSArray<UIViewController *> *)allowedChildViewControllersForUnwindingFromSource:(UIStoryboardUnwindSegueSource *)source;
  - (UIContainerBackgroundStyle)preferredContainerBackgroundStyle;
  - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation;
  - (UIInterfaceOrientationMask)supportedInterfaceOrientations;
  - (UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge;
  - (UISheetPresentationController *)sheetPresentationController;
  - (UIStatusBarStyle)preferredStatusBarStyle;
  - (UIStoryboardSegue *)segueForUnwindingToViewController:(UIViewController *)controller fromViewController:(UIViewController *)controller2 identifier:(NSString *)identifier;
  - (UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)controller;
  - (UIViewController *)childViewControllerContainingSegueSource:(UIStoryboardUnwindSegueSource *)source;
  - (UIViewController *)childViewControllerForHomeIndicatorAutoHidden;
  - (UIViewController *)childViewControllerForInterfaceOrientationLock;
  - (UIViewController *)childViewControllerForPointerLock;
  - (UIViewController *)childViewControllerForPreferredContainerBackgroundStyle;
  - (UIViewController *)childViewControllerForScreenEdgesDeferringSystemGestures;
  - (UIViewController *)childViewControllerForStatusBarHidden;
  - (UIViewController *)childViewControllerForStatusBarStyle;
  - (UIViewController *)childViewControllerForUserInterfaceStyle;
  - (UIViewController *)separateSecondaryViewControllerForSplitViewController:(UISplitViewController *)controller;
  - (UIViewController *)targetViewControllerForAction:(SEL)action sender:(id)sender;
  - (UIViewController *)viewControllerForUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)controller withSender:(id)sender;
  - (id<UIViewControllerPreviewing>)registerForPreviewingWithDelegate:(id<UIViewControllerPreviewingDelegate>)delegate sourceView:(UIView *)view;
  - (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
  - (void)addChildViewController:(UIViewController *)child;
  - (void)addKeyCommand:(UIKeyCommand *)command;
  - (void)applicationFinishedRestoringState;
  - (void)beginAppearanceTransition:(BOOL)transition animated:(BOOL)animated;
  - (void)collapseSecondaryViewController:(UIViewController *)controller forSplitViewController:(UISplitViewController *)controller2;
  - (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation;
  - (void)didMoveToParentViewController:(UIViewController *)parent;
  - (void)didReceiveMemoryWarning;
  - (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation;
  - (void)dismissModalViewControllerAnimated:(BOOL)animated;
  - (void)dismissMoviePlayerViewControllerAnimated;
  - (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)endAppearanceTransition;
  - (void)loadView;
  - (void)loadViewIfNeeded;
  - (void)performSegueWithDestination:(NSString *)destination sender:(id)sender;
  - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
  - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
  - (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated;
  - (void)presentMoviePlayerViewControllerAnimated:(MPMoviePlayerViewController *)animated;
  - (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
  - (void)removeFromParentViewController;
  - (void)removeKeyCommand:(UIKeyCommand *)command;
  - (void)setContentScrollView:(UIScrollView *)view forEdge:(NSDirectionalRectEdge)edge;
  - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
  - (void)setNeedsStatusBarAppearanceUpdate;
  - (void)setNeedsUpdateContentUnavailableConfiguration;
  - (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
  - (void)setNeedsUpdateOfPreferredContainerBackgroundStyle;
  - (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked;
  - (void)setNeedsUpdateOfPrefersPointerLocked;
  - (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
  - (void)setNeedsUpdateOfSupportedInterfaceOrientations;
  - (void)setNeedsUpdateProperties;
  - (void)setNeedsUserInterfaceAppearanceUpdate;
  - (void)setOverrideTraitCollection:(UITraitCollection *)collection forChildViewController:(UIViewController *)controller;
  - (void)setToolbarItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
  - (void)showDetailViewController:(UIViewController *)controller sender:(id)sender;
  - (void)showViewController:(UIViewController *)controller sender:(id)sender;
  - (void)transitionFromViewController:(UIViewController *)controller toViewController:(UIViewController *)controller2 duration:(double)duration options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL))completion;
  - (void)unregisterForPreviewingWithContext:(id<UIViewControllerPreviewing>)context;
  - (void)unwindForSegue:(UIStoryboardSegue *)segue towardsViewController:(UIViewController *)controller;
  - (void)updateContentUnavailableConfigurationUsingState:(UIContentUnavailableConfigurationState *)state;
  - (void)updateProperties;
  - (void)updatePropertiesIfNeeded;
  - (void)updateTraitsIfNeeded;
  - (void)updateViewConstraints;
  - (void)viewDidAppear:(BOOL)animated;
  - (void)viewDidDisappear:(BOOL)animated;
  - (void)viewDidLayoutSubviews;
  - (void)viewDidLoad;
  - (void)viewDidUnload;
  - (void)viewIsAppearing:(BOOL)appearing;
  - (void)viewLayoutMarginsDidChange;
  - (void)viewSafeAreaInsetsDidChange;
  - (void)viewWillAppear:(BOOL)animated;
  - (void)viewWillDisappear:(BOOL)animated;
  - (void)viewWillLayoutSubviews;
  - (void)viewWillUnload;
  - (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(double)duration;
  - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(double)duration;
  - (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(double)duration;
  - (void)willMoveToParentViewController:(UIViewController *)parent;
  - (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(double)duration;
  @property BOOL
      hidesBottomBarWhenPushed automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars definesPresentationContext
      providesPresentationContextTransitionStyle restoresFocusAfterTransition modalPresentationCapturesStatusBarAppearance wantsFullScreenLayout
      viewRespectsSystemMinimumLayoutMargins canDisplayBannerAds
  @property (getter=is) BOOL
      editing modalInPopover modalInPresentation
  @property (readonly) BOOL
      isBeingPresented isBeingDismissed isMovingToParentViewController isMovingFromParentViewController disablesAutomaticKeyboardDismissal
      automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers shouldAutomaticallyForwardRotationMethods
      shouldAutomaticallyForwardAppearanceMethods performsActionsWhilePresentingModally prefersHomeIndicatorAutoHidden prefersPointerLocked
      shouldPresentInterstitialAd
  @property (readonly, getter=is) BOOL
      viewLoaded presentingFullScreenAd displayingBannerAd
  @property CGSize
      preferredContentSize contentSizeForViewInPopover
  @property Class restorationClass;
  @property NSArray<__kindof UIBarButtonItem *> *toolbarItems;
  @property (readonly) NSArray<__kindof UIViewController *> *childViewControllers;
  @property (readonly) NSArray<id<UIPreviewActionItem>> *previewActionItems;
  @property (readonly) NSBundle *nibBundle;
  @property (readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
  @property (readonly) NSExtensionContext *extensionContext;
  @property NSString *title;
  @property (copy) NSString *
      focusGroupIdentifier interactionActivityTrackingBaseName restorationIdentifier
  @property (readonly) NSString *nibName;
  @property (readonly) UIBarButtonItem *editButtonItem;
  @property (readonly) UIContentUnavailableConfigurationState *contentUnavailableConfigurationState;
  @property UIEdgeInsets additionalSafeAreaInsets;
  @property (readonly) UIInterfaceOrientation interfaceOrientation;
  @property UIModalPresentationStyle modalPresentationStyle;
  @property UIModalTransitionStyle modalTransitionStyle;
  @property (readonly) UINavigationController *navigationController;
  @property (readonly) UINavigationItem *navigationItem;
  @property (readonly) UIPopoverPresentationController *popoverPresentationController;
  @property (readonly) UIPresentationController *
      presentationController activePresentationController
  @property UIRectEdge edgesForExtendedLayout;
  @property (readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
  @property UIScrollView *tabBarObservedScrollView;
  @property (readonly) UISearchDisplayController *searchDisplayController;
  @property (readonly) UISplitViewController *splitViewController;
  @property (readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
  @property (readonly) UIStoryboard *storyboard;
  @property (readonly) UITabBarController *tabBarController;
  @property UITabBarItem *tabBarItem;
  @property (readonly) UITraitCollection *traitCollection;
  @property UIUserInterfaceStyle overrideUserInterfaceStyle;
  @property (readonly) UIUserInterfaceStyle preferredUserInterfaceStyle;
  @property UIView *view;
  @property (readonly) UIView *
      viewIfLoaded rotatingHeaderView rotatingFooterView originalContentView
  @property (readonly) UIViewController *
      presentedViewController presentingViewController modalViewController
  @property (readonly, weak) UIViewController *parentViewController;
  @property (copy) id<UIContentConfiguration> contentUnavailableConfiguration;
  @property (readonly) id<UILayoutSupport>
      topLayoutGuide bottomLayoutGuide
  @property (readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
  @property (weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
  @interface UIActivityViewController
  - (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray<UIActivity *> *)activities;
  - (instancetype)initWithActivityItemsConfiguration:(id<UIActivityItemsConfigurationReading>)configuration;
  @property BOOL allowsProminentActivity;
  @property (copy) NSArray<UIActivityType> *excludedActivityTypes;
  @property UIActivitySectionTypes excludedActivitySectionTypes;
  @property void *
      completionHandler completionWithItemsHandler
  @interface UIAlertController <UISpringLoadedInteractionSupporting>
  + (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style;
  - (void)addAction:(UIAlertAction *)action;
  - (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *field))handler;
  @property (readonly) NSArray<UIAlertAction *> *actions;
  @property (readonly) NSArray<UITextField *> *textFields;
  @property (copy) NSString *
      title message
  @property UIAlertAction *preferredAction;
  @property UIAlertControllerSeverity severity;
  @property (readonly) UIAlertControllerStyle preferredStyle;
  @interface UICloudSharingController
  - (CKShare *)share;
  - (instancetype)initWithPreparationHandler:(void (^)(UICloudSharingController *, void (^)(CKShare *, CKContainer *, NSError *)))handler;
  - (instancetype)initWithShare:(CKShare *)share container:(CKContainer *)container;
  @property UICloudSharingPermissionOptions availablePermissions;
  @property (readonly) id<UIActivityItemSource> activityItemSource;
  @property (weak) id<UICloudSharingControllerDelegate> delegate;
  @interface UICollectionViewController <UICollectionViewDelegate, UICollectionViewDataSource>
  - (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
  @property BOOL
      clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions installsStandardGestureForInteractiveMovement
  @property (readonly) UICollectionViewLayout *collectionViewLayout;
  @property __kindof UICollectionView *collectionView;
  @interface UIDocumentPickerViewController
  - (instancetype)initForExportingURLs:(NSArray<NSURL *> *)ls asCopy:(BOOL)copy;
  - (instancetype)initForExportingURLs:(NSArray<NSURL *> *)ls;
  - (instancetype)initForOpeningContentTypes:(NSArray<UTType *> *)types asCopy:(BOOL)copy;
  - (instancetype)initForOpeningContentTypes:(NSArray<UTType *> *)types;
  - (instancetype)initWithDocumentTypes:(NSArray<NSString *> *)types inMode:(UIDocumentPickerMode)mode;
  - (instancetype)initWithURL:(NSURL *)url inMode:(UIDocumentPickerMode)mode;
  - (instancetype)initWithURLs:(NSArray<NSURL *> *)ls inMode:(UIDocumentPickerMode)mode;
  @property BOOL
      allowsMultipleSelection shouldShowFileExtensions
  @property (copy) NSURL *directoryURL;
  @property (readonly) UIDocumentPickerMode documentPickerMode;
  @property (weak) id<UIDocumentPickerDelegate> delegate;
  @interface UIFontPickerViewController
  - (instancetype)initWithConfiguration:(UIFontPickerViewControllerConfiguration *)configuration;
  @property UIFontDescriptor *selectedFontDescriptor;
  @property (readonly) UIFontPickerViewControllerConfiguration *configuration;
  @property (weak) id<UIFontPickerViewControllerDelegate> delegate;
  @interface UIInputViewController <UITextInputDelegate>
  - (void)advanceToNextInputMode;
  - (void)dismissKeyboard;
  - (void)handleInputModeListFromView:(UIView *)view withEvent:(UIEvent *)event;
  - (void)requestSupplementaryLexiconWithCompletion:(void (^)(UILexicon *))completion;
  @property BOOL hasDictationKey;
  @property (readonly) BOOL
      hasFullAccess needsInputModeSwitchKey
  @property (copy) NSString *primaryLanguage;
  @property UIInputView *inputView;
  @property (readonly) id<UITextDocumentProxy> textDocumentProxy;
  @interface UINavigationController
  - (NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
  - (NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
  - (UIGestureRecognizer *)interactiveContentPopGestureRecognizer;
  - (UIViewController *)popViewControllerAnimated:(BOOL)animated;
  - (instancetype)initWithNavigationBarClass:(Class)classValue toolbarClass:(Class)classValue2;
  - (instancetype)initWithRootViewController:(UIViewController *)controller;
  - (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
  - (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
  - (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
  - (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
  @property BOOL
      hidesBarsOnSwipe hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBarsOnTap
  @property (getter=is) BOOL
      navigationBarHidden toolbarHidden
  @property NSArray<__kindof UIViewController *> *viewControllers;
  @property (readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
  @property (readonly) UINavigationBar *navigationBar;
  @property (readonly) UIPanGestureRecognizer *barHideOnSwipeGestureRecognizer;
  @property (readonly, assign) UITapGestureRecognizer *barHideOnTapGestureRecognizer;
  @property (readonly) UIToolbar *toolbar;
  @property (readonly) UIViewController *
      topViewController visibleViewController
  @property (weak) id<UINavigationControllerDelegate> delegate;
  @interface UIImagePickerController <NSCoding>
  + (BOOL)isCameraDeviceAvailable:(UIImagePickerControllerCameraDevice)available;
  + (BOOL)isFlashAvailableForCameraDevice:(UIImagePickerControllerCameraDevice)device;
  + (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)available;
  + (NSArray<NSNumber *> *)availableCaptureModesForCameraDevice:(UIImagePickerControllerCameraDevice)device;
  + (NSArray<NSString *> *)availableMediaTypesForSourceType:(UIImagePickerControllerSourceType)type;
  - (BOOL)startVideoCapture;
  - (void)stopVideoCapture;
  - (void)takePicture;
  @property BOOL
      allowsEditing allowsImageEditing showsCameraControls
  @property CGAffineTransform cameraViewTransform;
  @property (copy) NSArray<NSString *> *mediaTypes;
  @property (copy) NSString *videoExportPreset;
  @property UIImagePickerControllerCameraCaptureMode cameraCaptureMode;
  @property UIImagePickerControllerCameraDevice cameraDevice;
  @property UIImagePickerControllerCameraFlashMode cameraFlashMode;
  @property UIImagePickerControllerImageURLExportPreset imageExportPreset;
  @property UIImagePickerControllerQualityType videoQuality;
  @property UIImagePickerControllerSourceType sourceType;
  @property UIView *cameraOverlayView;
  @property double videoMaximumDuration;
  @property (weak) id<UINavigationControllerDelegate, UIImagePickerControllerDelegate> delegate;
  @interface UIVideoEditorController
  + (BOOL)canEditVideoAtPath:(NSString *)path;
  @property (copy) NSString *videoPath;
  @property UIImagePickerControllerQualityType videoQuality;
  @property double videoMaximumDuration;
  @interface UIPageViewController
  - (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation options:(NSDictionary<UIPageViewControllerOptionsKey, id> *)options;
  - (void)setViewControllers:(NSArray<UIViewController *> *)controllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^)(BOOL))completion;
  @property (getter=is) BOOL
      doubleSided
  @property (readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
  @property (readonly) NSArray<__kindof UIViewController *> *viewControllers;
  @property (readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
  @property (readonly) UIPageViewControllerSpineLocation spineLocation;
  @property (readonly) UIPageViewControllerTransitionStyle transitionStyle;
  @property (weak) id<UIPageViewControllerDataSource> dataSource;
  @property (weak) id<UIPageViewControllerDelegate> delegate;
  @interface UIReferenceLibraryViewController
  + (BOOL)dictionaryHasDefinitionForTerm:(NSString *)term;
  - (instancetype)initWithTerm:(NSString *)term;
  @interface UISearchController <UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate>
  - (instancetype)initWithSearchResultsController:(UIViewController *)controller;
  @property BOOL
      dimsBackgroundDuringPresentation obscuresBackgroundDuringPresentation hidesNavigationBarDuringPresentation
      automaticallyShowsSearchResultsController showsSearchResultsController automaticallyShowsCancelButton automaticallyShowsScopeBar
      ignoresSearchSuggestionsForSearchBarPlacementStacked
  @property (getter=is) BOOL
      active
  @property (readonly) UINavigationItemSearchBarPlacement searchBarPlacement;
  @property UIScrollView *searchControllerObservedScrollView;
  @property (readonly) UISearchBar *searchBar;
  @property UISearchControllerScopeBarActivation scopeBarActivation;
  @property (readonly) UIViewController *searchResultsController;
  @property (weak) id<UISearchControllerDelegate> delegate;
  @property (weak) id<UISearchResultsUpdating> searchResultsUpdater;
  @interface UISplitViewController
  - (BOOL)isShowingColumn:(UISplitViewControllerColumn)column;
  - (UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column;
  - (instancetype)initWithStyle:(UISplitViewControllerStyle)style;
  - (void)hideColumn:(UISplitViewControllerColumn)column;
  - (void)setViewController:(UIViewController *)controller forColumn:(UISplitViewControllerColumn)column;
  - (void)showColumn:(UISplitViewControllerColumn)column;
  @property BOOL
      showsSecondaryOnlyButton presentsWithGesture
  @property (readonly) BOOL isCollapsed;
  @property CGFloat
      preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth minimumPrimaryColumnWidth maximumPrimaryColumnWidth
      preferredSupplementaryColumnWidthFraction preferredSupplementaryColumnWidth minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth
      preferredSecondaryColumnWidthFraction preferredSecondaryColumnWidth minimumSecondaryColumnWidth preferredInspectorColumnWidthFraction
      preferredInspectorColumnWidth minimumInspectorColumnWidth maximumInspectorColumnWidth
  @property (readonly) CGFloat
      primaryColumnWidth supplementaryColumnWidth
  @property NSArray<__kindof UIViewController *> *viewControllers;
  @property (readonly) UIBarButtonItem *displayModeButtonItem;
  @property UISplitViewControllerBackgroundStyle primaryBackgroundStyle;
  @property UISplitViewControllerDisplayMode preferredDisplayMode;
  @property (readonly) UISplitViewControllerDisplayMode displayMode;
  @property UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility;
  @property UISplitViewControllerPrimaryEdge primaryEdge;
  @property UISplitViewControllerSplitBehavior preferredSplitBehavior;
  @property (readonly) UISplitViewControllerSplitBehavior splitBehavior;
  @property (readonly) UISplitViewControllerStyle style;
  @property (weak) id<UISplitViewControllerDelegate> delegate;
  @interface UITabBarController <UITabBarDelegate>
  - (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated;
  - (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
  @property (getter=is) BOOL
      tabBarHidden
  @property (copy) NSArray<NSString *> *compactTabIdentifiers;
  @property (copy) NSArray<UIViewController *> *customizableViewControllers;
  @property NSArray<__kindof UIViewController *> *viewControllers;
  @property (copy) NSString *customizationIdentifier;
  @property NSUInteger selectedIndex;
  @property (readonly) UILayoutGuide *contentLayoutGuide;
  @property (readonly) UINavigationController *moreNavigationController;
  @property (readonly) UITabBar *tabBar;
  @property UITabBarControllerMode mode;
  @property UITabBarMinimizeBehavior tabBarMinimizeBehavior;
  @property (assign) __kindof UIViewController *selectedViewController;
  @property (weak) id<UITabBarControllerDelegate> delegate;
  @interface UITableViewController <UITableViewDelegate, UITableViewDataSource>
  - (instancetype)initWithStyle:(UITableViewStyle)style;
  @property BOOL clearsSelectionOnViewWillAppear;
  @property UIRefreshControl *refreshControl;
  @property UITableView *tableView;
  @interface UIApplication
  + (void)registerObjectForStateRestoration:(id<UIStateRestoring>)restoration restorationIdentifier:(NSString *)identifier;
  - (BOOL)canOpenURL:(NSURL *)url;
  - (BOOL)openURL:(NSURL *)url;
  - (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event;
  - (BOOL)setKeepAliveTimeout:(double)timeout handler:(void (^)(void))handler;
  - (NSUInteger)beginBackgroundTaskWithName:(NSString *)name expirationHandler:(void (^)(void))handler;
  - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(void (^)(void))handler;
  - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(UIWindow *)window;
  - (void)beginIgnoringInteractionEvents;
  - (void)beginReceivingRemoteControlEvents;
  - (void)cancelAllLocalNotifications;
  - (void)cancelLocalNotification:(UILocalNotification *)notification;
  - (void)clearKeepAliveTimeout;
  - (void)completeStateRestoration;
  - (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
  - (void)endIgnoringInteractionEvents;
  - (void)endReceivingRemoteControlEvents;
  - (void)extendStateRestoration;
  - (void)ignoreSnapshotOnNextApplicationLaunch;
  - (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options completionHandler:(void (^)(BOOL success))handler;
  - (void)presentLocalNotificationNow:(UILocalNotification *)now;
  - (void)registerForRemoteNotificationTypes:(UIRemoteNotificationType)types;
  - (void)registerForRemoteNotifications;
  - (void)registerUserNotificationSettings:(UIUserNotificationSettings *)settings;
  - (void)requestSceneSessionActivation:(UISceneSession *)activation userActivity:(NSUserActivity *)activity options:(UISceneActivationRequestOptions *)options errorHandler:(void (^)(NSError *))handler;
  - (void)requestSceneSessionDestruction:(UISceneSession *)destruction options:(UISceneDestructionRequestOptions *)options errorHandler:(void (^)(NSError *))handler;
  - (void)requestSceneSessionRefresh:(UISceneSession *)refresh;
  - (void)scheduleLocalNotification:(UILocalNotification *)notification;
  - (void)sendEvent:(UIEvent *)event;
  - (void)setAlternateIconName:(NSString *)name completionHandler:(void (^)(NSError *))handler;
  - (void)setMinimumBackgroundFetchInterval:(double)interval;
  - (void)setNewsstandIconImage:(UIImage *)image;
  - (void)setStatusBarHidden:(BOOL)hidden animated:(BOOL)animated;
  - (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation;
  - (void)setStatusBarHidden:(BOOL)hidden;
  - (void)setStatusBarOrientation:(UIInterfaceOrientation)orientation animated:(BOOL)animated;
  - (void)setStatusBarOrientation:(UIInterfaceOrientation)orientation;
  - (void)setStatusBarStyle:(UIStatusBarStyle)style animated:(BOOL)animated;
  - (void)setStatusBarStyle:(UIStatusBarStyle)style;
  - (void)unregisterForRemoteNotifications;
  @property BOOL applicationSupportsShakeToEdit;
  @property (getter=is) BOOL
      networkActivityIndicatorVisible idleTimerDisabled proximitySensingEnabled
  @property (readonly) BOOL
      isIgnoringInteractionEvents isProtectedDataAvailable supportsMultipleScenes isRegisteredForRemoteNotifications supportsAlternateIcons
  @property (readonly) CGRect statusBarFrame;
  @property (copy) NSArray<UIApplicationShortcutItem *> *shortcutItems;
  @property (copy) NSArray<UILocalNotification *> *scheduledLocalNotifications;
  @property (readonly) NSArray<__kindof UIWindow *> *windows;
  @property NSInteger applicationIconBadgeNumber;
  @property (readonly) NSSet<UIScene *> *connectedScenes;
  @property (readonly) NSSet<UISceneSession *> *openSessions;
  @property (readonly) NSString *alternateIconName;
  @property (class, readonly) UIApplication *sharedApplication;
  @property (readonly) UIApplicationState applicationState;
  @property (readonly) UIBackgroundRefreshStatus backgroundRefreshStatus;
  @property (readonly) UIContentSizeCategory preferredContentSizeCategory;
  @property (readonly) UIInterfaceOrientation statusBarOrientation;
  @property (readonly) UIRemoteNotificationType enabledRemoteNotificationTypes;
  @property (readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (readonly) UIUserNotificationSettings *currentUserNotificationSettings;
  @property (readonly) UIWindow *keyWindow;
  @property (readonly) double
      statusBarOrientationAnimationDuration backgroundTimeRemaining
  @property (assign) id<UIApplicationDelegate> delegate;
  @interface UIScene
  - (instancetype)initWithSession:(UISceneSession *)session connectionOptions:(UISceneConnectionOptions *)options;
  - (void)completeStateRestoration;
  - (void)extendStateRestoration;
  - (void)openURL:(NSURL *)url options:(UISceneOpenExternalURLOptions *)options completionHandler:(void (^)(BOOL))handler;
  @property (copy) NSString *
      title subtitle
  @property UISceneActivationConditions *activationConditions;
  @property (readonly) UISceneActivationState activationState;
  @property (readonly) UISceneSession *session;
  @property id<UISceneDelegate> delegate;
  @interface UIWindowScene <UITraitEnvironment>
  - (UIFocusSystem *)focusSystem;
  - (UIScreenshotService *)screenshotService;
  - (UIStatusBarManager *)statusBarManager;
  - (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences *)preferences errorHandler:(void (^)(NSError *))handler;
  @property (readonly) BOOL isFullScreen;
  @property (readonly) NSArray<UIWindow *> *windows;
  @property (readonly) UIInterfaceOrientation interfaceOrientation;
  @property (readonly) UIScreen *screen;
  @property (readonly) UITraitCollection *traitCollection;
  @property (readonly) UIWindow *keyWindow;
  @property (readonly) UIWindowSceneGeometry *effectiveGeometry;
  @property (readonly) id<UICoordinateSpace> coordinateSpace;
  @interface UIScreen <UICoordinateSpace, UITraitEnvironment>
  - (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
  - (UIView *)focusedView;
  - (UIView *)snapshotViewAfterScreenUpdates:(BOOL)updates;
  - (id<UIFocusItem>)focusedItem;
  @property BOOL wantsSoftwareDimming;
  @property (readonly) BOOL
      isCaptured supportsFocus
  @property CGFloat brightness;
  @property (readonly) CGFloat
      scale nativeScale currentEDRHeadroom potentialEDRHeadroom
  @property (readonly) CGRect
      bounds nativeBounds applicationFrame
  @property (class, readonly) NSArray<UIScreen *> *screens;
  @property (readonly) NSArray<UIScreenMode *> *availableModes;
  @property (readonly) NSInteger maximumFramesPerSecond;
  @property (readonly) UIEdgeInsets overscanCompensationInsets;
  @property (class, readonly) UIScreen *mainScreen;
  @property (readonly) UIScreen *mirroredScreen;
  @property UIScreenMode *currentMode;
  @property (readonly) UIScreenMode *preferredMode;
  @property UIScreenOverscanCompensation overscanCompensation;
  @property (readonly) UIScreenReferenceDisplayModeStatus referenceDisplayModeStatus;
  @property (readonly) double calibratedLatency;
  @property (readonly) id<UICoordinateSpace>
      coordinateSpace fixedCoordinateSpace
  @interface UIScreenMode
  @property (readonly) CGFloat pixelAspectRatio;
  @property (readonly) CGSize size;
  @interface UIDevice
  - (void)beginGeneratingDeviceOrientationNotifications;
  - (void)endGeneratingDeviceOrientationNotifications;
  - (void)playInputClick;
  @property (getter=is) BOOL
      batteryMonitoringEnabled proximityMonitoringEnabled
  @property (readonly) BOOL
      isGeneratingDeviceOrientationNotifications proximityState isMultitaskingSupported
  @property (readonly) NSString *
      name model systemName systemVersion localizedModel uniqueIdentifier nativePlatformName nativeManufacturer nativeModel nativeProductName
      nativeSerialNo nativeCarrier nativeOSVersion
  @property (readonly) NSUUID *identifierForVendor;
  @property (class, readonly) UIDevice *currentDevice;
  @property (readonly) UIDeviceBatteryState batteryState;
  @property (readonly) UIDeviceOrientation orientation;
  @property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
  @property (readonly) float
      batteryLevel screenPhysicalWidth screenPhysicalHeight
  @property (readonly) int
      nativeResolutionWidth nativeResolutionHeight
  @interface UISceneSession <NSCoding, NSSecureCoding>
  - (UIScene *)scene;
  @property (copy) NSDictionary<NSString *, id> *userInfo;
  @property (readonly) NSString *persistentIdentifier;
  @property NSUserActivity *stateRestorationActivity;
  @property (readonly) UISceneConfiguration *configuration;
  @property (readonly) UISceneSessionRole role;
  @interface UISceneConfiguration <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)configurationWithName:(NSString *)name sessionRole:(UISceneSessionRole)role;
  - (instancetype)initWithName:(NSString *)name sessionRole:(UISceneSessionRole)role;
  @property Class
      sceneClass delegateClass
  @property (readonly) NSString *name;
  @property (readonly) UISceneSessionRole role;
  @property UIStoryboard *storyboard;
  @interface UISceneConnectionOptions
  - (CKShareMetadata *)cloudKitShareMetadata;
  - (NSString *)handoffUserActivityType;
  - (NSString *)sourceApplication;
  - (UIApplicationShortcutItem *)shortcutItem;
  - (UNNotificationResponse *)notificationResponse;
  @property (readonly) NSSet<NSUserActivity *> *userActivities;
  @property (readonly) NSSet<UIOpenURLContext *> *URLContexts;
  @interface UIOpenURLContext
  @property (readonly) NSURL *URL;
  @property (readonly) UISceneOpenURLOptions *options;
  @interface UIApplicationShortcutIcon <NSCopying>
  + (instancetype)iconWithContact:(CNContact *)contact;
  + (instancetype)iconWithSystemImageName:(NSString *)name;
  + (instancetype)iconWithTemplateImageName:(NSString *)name;
  + (instancetype)iconWithType:(UIApplicationShortcutIconType)type;
  @interface UIApplicationShortcutItem <NSCopying, NSMutableCopying>
  - (NSString *)localizedSubtitle;
  - (id)targetContentIdentifier;
  - (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)title localizedSubtitle:(NSString *)subtitle icon:(UIApplicationShortcutIcon *)icon userInfo:(NSDictionary<NSString *, id<NSSecureCoding>> *)info;
  - (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)title;
  @property (readonly) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
  @property (readonly) NSString *
      type localizedTitle
  @property (readonly) UIApplicationShortcutIcon *icon;
  @interface UIColor <NSSecureCoding, NSCopying, NSItemProviderReading, NSItemProviderWriting>
  + (UIColor *)colorNamed:(NSString *)named inBundle:(NSBundle *)bundle compatibleWithTraitCollection:(UITraitCollection *)collection;
  + (UIColor *)colorNamed:(NSString *)named;
  + (UIColor *)colorWithCGColor:(CGColorRef)color;
  + (UIColor *)colorWithCIColor:(CIColor *)color;
  + (UIColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (UIColor *)colorWithDynamicProvider:(UIColor *(^)(UITraitCollection *))provider;
  + (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
  + (UIColor *)colorWithPatternImage:(UIImage *)image;
  + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha exposure:(CGFloat)exposure;
  + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha linearExposure:(CGFloat)exposure;
  + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
  + (UIColor *)darkTextColor;
  + (UIColor *)groupTableViewBackgroundColor;
  + (UIColor *)lightTextColor;
  + (UIColor *)linkColor;
  + (UIColor *)opaqueSeparatorColor;
  + (UIColor *)placeholderTextColor;
  + (UIColor *)quaternaryLabelColor;
  + (UIColor *)quaternarySystemFillColor;
  + (UIColor *)scrollViewTexturedBackgroundColor;
  + (UIColor *)secondaryLabelColor;
  + (UIColor *)secondarySystemBackgroundColor;
  + (UIColor *)secondarySystemFillColor;
  + (UIColor *)secondarySystemGroupedBackgroundColor;
  + (UIColor *)separatorColor;
  + (UIColor *)systemBlueColor;
  + (UIColor *)systemBrownColor;
  + (UIColor *)systemCyanColor;
  + (UIColor *)systemFillColor;
  + (UIColor *)systemGray2Color;
  + (UIColor *)systemGray3Color;
  + (UIColor *)systemGray4Color;
  + (UIColor *)systemGray5Color;
  + (UIColor *)systemGray6Color;
  + (UIColor *)systemGrayColor;
  + (UIColor *)systemGreenColor;
  + (UIColor *)systemGroupedBackgroundColor;
  + (UIColor *)systemIndigoColor;
  + (UIColor *)systemMintColor;
  + (UIColor *)systemOrangeColor;
  + (UIColor *)systemPinkColor;
  + (UIColor *)systemPurpleColor;
  + (UIColor *)systemRedColor;
  + (UIColor *)systemTealColor;
  + (UIColor *)systemYellowColor;
  + (UIColor *)tertiaryLabelColor;
  + (UIColor *)tertiarySystemBackgroundColor;
  + (UIColor *)tertiarySystemFillColor;
  + (UIColor *)tertiarySystemGroupedBackgroundColor;
  + (UIColor *)tintColor;
  + (UIColor *)underPageBackgroundColor;
  + (UIColor *)viewFlipsideBackgroundColor;
  - (BOOL)getHue:(CGFloat *)hue saturation:(CGFloat *)saturation brightness:(CGFloat *)brightness alpha:(CGFloat *)alpha;
  - (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
  - (BOOL)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha;
  - (CGFloat)linearExposure;
  - (UIColor *)colorByApplyingContentHeadroom:(CGFloat)headroom;
  - (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
  - (UIColor *)colorWithProminence:(UIColorProminence)prominence;
  - (UIColor *)initWithCGColor:(CGColorRef)color;
  - (UIColor *)initWithCIColor:(CIColor *)color;
  - (UIColor *)initWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  - (UIColor *)initWithDynamicProvider:(UIColor *(^)(UITraitCollection *))provider;
  - (UIColor *)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
  - (UIColor *)initWithPatternImage:(UIImage *)image;
  - (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha exposure:(CGFloat)exposure;
  - (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha linearExposure:(CGFloat)exposure;
  - (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  - (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
  - (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)collection;
  - (UIColor *)standardDynamicRangeColor;
  - (void)set;
  - (void)setFill;
  - (void)setStroke;
  @property (readonly) CGColorRef CGColor;
  @property (readonly) CIColor *CIColor;
  @property (readonly) NSString *accessibilityName;
  @property (class, readonly) UIColor *
      blackColor whiteColor grayColor lightGrayColor darkGrayColor redColor greenColor blueColor yellowColor orangeColor purpleColor clearColor
      systemBackgroundColor labelColor brownColor cyanColor magentaColor
  @property (readonly) UIColorProminence prominence;
  @interface UIImage <NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
  + (UIImage *)actionsImage;
  + (UIImage *)addImage;
  + (UIImage *)animatedImageNamed:(NSString *)named duration:(double)duration;
  + (UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
  + (UIImage *)animatedResizableImageNamed:(NSString *)named capInsets:(UIEdgeInsets)insets duration:(double)duration;
  + (UIImage *)animatedResizableImageNamed:(NSString *)named capInsets:(UIEdgeInsets)insets resizingMode:(UIImageResizingMode)mode duration:(double)duration;
  + (UIImage *)checkmarkImage;
  + (UIImage *)imageNamed:(NSString *)name inBundle:(NSBundle *)bundle compatibleWithTraitCollection:(UITraitCollection *)traits;
  + (UIImage *)imageNamed:(NSString *)name;
  + (UIImage *)imageNamed:(NSString *)named inBundle:(NSBundle *)bundle variableValue:(double)value withConfiguration:(UIImageConfiguration *)configuration;
  + (UIImage *)imageNamed:(NSString *)named inBundle:(NSBundle *)bundle withConfiguration:(UIImageConfiguration *)configuration;
  + (UIImage *)imageWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
  + (UIImage *)imageWithCGImage:(CGImageRef)image;
  + (UIImage *)imageWithCIImage:(CIImage *)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
  + (UIImage *)imageWithCIImage:(CIImage *)image;
  + (UIImage *)imageWithContentsOfFile:(NSString *)path;
  + (UIImage *)imageWithData:(NSData *)data scale:(CGFloat)scale;
  + (UIImage *)imageWithData:(NSData *)data;
  + (UIImage *)removeImage;
  + (UIImage *)strokedCheckmarkImage;
  + (UIImage *)systemImageNamed:(NSString *)named compatibleWithTraitCollection:(UITraitCollection *)collection;
  + (UIImage *)systemImageNamed:(NSString *)named variableValue:(double)value withConfiguration:(UIImageConfiguration *)configuration;
  + (UIImage *)systemImageNamed:(NSString *)named withConfiguration:(UIImageConfiguration *)configuration;
  + (UIImage *)systemImageNamed:(NSString *)named;
  - (UIImage *)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration *)configuration;
  - (UIImage *)imageByPreparingForDisplay;
  - (UIImage *)imageByPreparingThumbnailOfSize:(CGSize)size;
  - (UIImage *)imageFlippedForRightToLeftLayoutDirection;
  - (UIImage *)imageWithAlignmentRectInsets:(UIEdgeInsets)insets;
  - (UIImage *)imageWithBaselineOffsetFromBottom:(CGFloat)bottom;
  - (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration;
  - (UIImage *)imageWithHorizontallyFlippedOrientation;
  - (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode;
  - (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)mode;
  - (UIImage *)imageWithTintColor:(UIColor *)color;
  - (UIImage *)imageWithoutBaseline;
  - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets resizingMode:(UIImageResizingMode)mode;
  - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets;
  - (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)width topCapHeight:(NSInteger)height;
  - (instancetype)initWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
  - (instancetype)initWithCGImage:(CGImageRef)image;
  - (instancetype)initWithCIImage:(CIImage *)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
  - (instancetype)initWithCIImage:(CIImage *)image;
  - (instancetype)initWithContentsOfFile:(NSString *)path;
  - (instancetype)initWithData:(NSData *)data scale:(CGFloat)scale;
  - (instancetype)initWithData:(NSData *)data;
  - (void)drawAsPatternInRect:(CGRect)rect;
  - (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)mode alpha:(CGFloat)alpha;
  - (void)drawAtPoint:(CGPoint)point;
  - (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)mode alpha:(CGFloat)alpha;
  - (void)drawInRect:(CGRect)rect;
  - (void)prepareForDisplayWithCompletionHandler:(void (^)(UIImage *))handler;
  - (void)prepareThumbnailOfSize:(CGSize)size completionHandler:(void (^)(UIImage *))handler;
  @property (readonly) BOOL
      isSymbolImage flipsForRightToLeftLayoutDirection hasBaseline isHighDynamicRange
  @property (readonly) CGFloat
      scale baselineOffsetFromBottom
  @property (readonly) CGImageRef CGImage;
  @property (readonly) CGSize size;
  @property (readonly) CIImage *CIImage;
  @property (readonly) NSArray<UIImage *> *images;
  @property (readonly) NSInteger
      leftCapWidth topCapHeight
  @property (readonly) NSTimeInterval duration;
  @property (readonly) UIEdgeInsets
      capInsets alignmentRectInsets
  @property (readonly) UIGraphicsImageRendererFormat *imageRendererFormat;
  @property (readonly) UIImage *imageRestrictedToStandardDynamicRange;
  @property (readonly) UIImageAsset *imageAsset;
  @property (readonly) UIImageConfiguration *configuration;
  @property (readonly) UIImageOrientation imageOrientation;
  @property (readonly) UIImageRenderingMode renderingMode;
  @property (readonly) UIImageResizingMode resizingMode;
  @property (readonly) UIImageSymbolConfiguration *symbolConfiguration;
  @property (readonly) UITraitCollection *traitCollection;
  @interface UIImageConfiguration <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)configurationWithLocale:(NSLocale *)locale;
  + (instancetype)configurationWithTraitCollection:(UITraitCollection *)collection;
  - (instancetype)configurationByApplyingConfiguration:(UIImageConfiguration *)configuration;
  - (instancetype)configurationWithLocale:(NSLocale *)locale;
  - (instancetype)configurationWithTraitCollection:(UITraitCollection *)collection;
  @property (readonly) NSLocale *locale;
  @property (readonly) UITraitCollection *traitCollection;
  @interface UIImageSymbolConfiguration
  + (UIImageSymbolConfiguration *)unspecifiedConfiguration;
  + (instancetype)configurationPreferringMonochrome;
  + (instancetype)configurationPreferringMulticolor;
  + (instancetype)configurationWithColorRenderingMode:(UIImageSymbolColorRenderingMode)mode;
  + (instancetype)configurationWithFont:(UIFont *)font scale:(UIImageSymbolScale)scale;
  + (instancetype)configurationWithFont:(UIFont *)font;
  + (instancetype)configurationWithHierarchicalColor:(UIColor *)color;
  + (instancetype)configurationWithPaletteColors:(NSArray<UIColor *> *)colors;
  + (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight scale:(UIImageSymbolScale)scale;
  + (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight;
  + (instancetype)configurationWithPointSize:(CGFloat)size;
  + (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
  + (instancetype)configurationWithTextStyle:(UIFontTextStyle)style scale:(UIImageSymbolScale)scale;
  + (instancetype)configurationWithTextStyle:(UIFontTextStyle)style;
  + (instancetype)configurationWithVariableValueMode:(UIImageSymbolVariableValueMode)mode;
  + (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight;
  - (BOOL)isEqualToConfiguration:(UIImageSymbolConfiguration *)configuration;
  - (instancetype)configurationWithoutPointSizeAndWeight;
  - (instancetype)configurationWithoutScale;
  - (instancetype)configurationWithoutTextStyle;
  - (instancetype)configurationWithoutWeight;
  @interface UIFont <NSCopying, NSSecureCoding>
  + (CGFloat)buttonFontSize;
  + (CGFloat)defaultFontSize;
  + (CGFloat)labelFontSize;
  + (CGFloat)smallSystemFontSize;
  + (CGFloat)systemFontSize;
  + (CGFloat)systemMinimumFontSize;
  + (NSArray<NSString *> *)familyNames;
  + (NSArray<NSString *> *)fontNamesForFamilyName:(NSString *)name;
  + (UIFont *)boldSystemFontOfSize:(CGFloat)size;
  + (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)size;
  + (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
  + (UIFont *)italicSystemFontOfSize:(CGFloat)size;
  + (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
  + (UIFont *)monospacedSystemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
  + (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(UITraitCollection *)collection;
  + (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
  + (UIFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight width:(CGFloat)width;
  + (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight;
  + (UIFont *)systemFontOfSize:(CGFloat)size;
  - (UIFont *)fontWithSize:(CGFloat)size;
  @property (readonly) CGFloat
      pointSize lineHeight ascender descender capHeight xHeight leading
  @property (readonly) NSString *
      fontName familyName
  @property (readonly) UIFontDescriptor *fontDescriptor;
  @interface UIFontDescriptor <NSCoding, NSCopying, NSSecureCoding>
  + (UIFontDescriptor *)fontDescriptorWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
  + (UIFontDescriptor *)fontDescriptorWithName:(NSString *)name matrix:(CGAffineTransform)matrix;
  + (UIFontDescriptor *)fontDescriptorWithName:(NSString *)name size:(CGFloat)size;
  + (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(UITraitCollection *)collection;
  + (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style;
  - (NSArray<UIFontDescriptor *> *)matchingFontDescriptorsWithMandatoryKeys:(NSSet<UIFontDescriptorAttributeName> *)keys;
  - (UIFontDescriptor *)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
  - (UIFontDescriptor *)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign)design;
  - (UIFontDescriptor *)fontDescriptorWithFace:(NSString *)face;
  - (UIFontDescriptor *)fontDescriptorWithFamily:(NSString *)family;
  - (UIFontDescriptor *)fontDescriptorWithMatrix:(CGAffineTransform)matrix;
  - (UIFontDescriptor *)fontDescriptorWithSize:(CGFloat)size;
  - (UIFontDescriptor *)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)traits;
  - (id)objectForKey:(UIFontDescriptorAttributeName)key;
  - (instancetype)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
  @property (readonly) CGAffineTransform matrix;
  @property (readonly) CGFloat pointSize;
  @property (readonly) NSDictionary<UIFontDescriptorAttributeName, id> *fontAttributes;
  @property (readonly) NSString *postscriptName;
  @property (readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
  @interface UIFontMetrics
  + (UIFontMetrics *)defaultMetrics;
  + (instancetype)metricsForTextStyle:(UIFontTextStyle)style;
  - (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection *)collection;
  - (CGFloat)scaledValueForValue:(CGFloat)value;
  - (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(UITraitCollection *)collection;
  - (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)size compatibleWithTraitCollection:(UITraitCollection *)collection;
  - (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)size;
  - (UIFont *)scaledFontForFont:(UIFont *)font;
  - (instancetype)initForTextStyle:(UIFontTextStyle)style;
  @interface UIBezierPath <NSCopying, NSSecureCoding>
  + (instancetype)bezierPath;
  + (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)angle endAngle:(CGFloat)angle2 clockwise:(BOOL)clockwise;
  + (instancetype)bezierPathWithCGPath:(CGPathRef)path;
  + (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
  + (instancetype)bezierPathWithRect:(CGRect)rect;
  + (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii;
  + (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius;
  - (BOOL)containsPoint:(CGPoint)point;
  - (UIBezierPath *)bezierPathByReversingPath;
  - (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)angle endAngle:(CGFloat)angle2 clockwise:(BOOL)clockwise;
  - (void)addClip;
  - (void)addCurveToPoint:(CGPoint)point controlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2;
  - (void)addLineToPoint:(CGPoint)point;
  - (void)addQuadCurveToPoint:(CGPoint)point controlPoint:(CGPoint)point2;
  - (void)appendPath:(UIBezierPath *)path;
  - (void)applyTransform:(CGAffineTransform)transform;
  - (void)closePath;
  - (void)fill;
  - (void)fillWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha;
  - (void)getLineDash:(CGFloat *)dash count:(NSInteger *)count phase:(CGFloat *)phase;
  - (void)moveToPoint:(CGPoint)point;
  - (void)removeAllPoints;
  - (void)setLineDash:(const CGFloat *)dash count:(NSInteger)count phase:(CGFloat)phase;
  - (void)stroke;
  - (void)strokeWithBlendMode:(CGBlendMode)mode alpha:(CGFloat)alpha;
  @property BOOL usesEvenOddFillRule;
  @property (readonly) BOOL isEmpty;
  @property CGFloat
      lineWidth miterLimit flatness
  @property CGLineCap lineCapStyle;
  @property CGLineJoin lineJoinStyle;
  @property CGPathRef CGPath;
  @property (readonly) CGPoint currentPoint;
  @property (readonly) CGRect bounds;
  @interface UITraitCollection <NSCopying, NSSecureCoding>
  + (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)contrast;
  + (UITraitCollection *)traitCollectionWithActiveAppearance:(UIUserInterfaceActiveAppearance)appearance;
  + (UITraitCollection *)traitCollectionWithCGFloatValue:(CGFloat)value forTrait:(Class)trait;
  + (UITraitCollection *)traitCollectionWithDisplayGamut:(UIDisplayGamut)gamut;
  + (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
  + (UITraitCollection *)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability;
  + (UITraitCollection *)traitCollectionWithHDRHeadroomUsageLimit:(UIHDRHeadroomUsageLimit)limit;
  + (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)classValue;
  + (UITraitCollection *)traitCollectionWithImageDynamicRange:(UIImageDynamicRange)range;
  + (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)direction;
  + (UITraitCollection *)traitCollectionWithLegibilityWeight:(UILegibilityWeight)weight;
  + (UITraitCollection *)traitCollectionWithListEnvironment:(UIListEnvironment)environment;
  + (UITraitCollection *)traitCollectionWithNSIntegerValue:(NSInteger)value forTrait:(Class)trait;
  + (UITraitCollection *)traitCollectionWithObject:(id<NSObject>)object forTrait:(Class)trait;
  + (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)category;
  + (UITraitCollection *)traitCollectionWithResolvesNaturalAlignmentWithBaseWritingDirection:(BOOL)direction;
  + (UITraitCollection *)traitCollectionWithSceneCaptureState:(UISceneCaptureState)state;
  + (UITraitCollection *)traitCollectionWithTabAccessoryEnvironment:(UITabAccessoryEnvironment)environment;
  + (UITraitCollection *)traitCollectionWithToolbarItemPresentationSize:(UINSToolbarItemPresentationSize)size;
  + (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)collections;
  + (UITraitCollection *)traitCollectionWithTypesettingLanguage:(NSString *)language;
  + (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
  + (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)level;
  + (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style;
  + (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)classValue;
  - (BOOL)containsTraitsInCollection:(UITraitCollection *)collection;
  - (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection *)collection;
  - (BOOL)resolvesNaturalAlignmentWithBaseWritingDirection;
  - (CGFloat)valueForCGFloatTrait:(Class)trait;
  - (NSInteger)valueForNSIntegerTrait:(Class)trait;
  - (UIHDRHeadroomUsageLimit)hdrHeadroomUsageLimit;
  - (UISplitViewControllerLayoutEnvironment)splitViewControllerLayoutEnvironment;
  - (UITabAccessoryEnvironment)tabAccessoryEnvironment;
  - (UITraitCollection *)traitCollectionByReplacingCGFloatValue:(CGFloat)value forTrait:(Class)trait;
  - (UITraitCollection *)traitCollectionByReplacingNSIntegerValue:(NSInteger)value forTrait:(Class)trait;
  - (UITraitCollection *)traitCollectionByReplacingObject:(id<NSObject>)object forTrait:(Class)trait;
  - (id<NSObject>)objectForTrait:(Class)trait;
  - (void)performAsCurrentTraitCollection:(void (^)(void))collection;
  @property (readonly) CGFloat displayScale;
  @property (readonly) NSString *typesettingLanguage;
  @property (readonly) UIAccessibilityContrast accessibilityContrast;
  @property (readonly) UIContentSizeCategory preferredContentSizeCategory;
  @property (readonly) UIDisplayGamut displayGamut;
  @property (readonly) UIForceTouchCapability forceTouchCapability;
  @property (readonly) UIImageConfiguration *imageConfiguration;
  @property (readonly) UIImageDynamicRange imageDynamicRange;
  @property (readonly) UILegibilityWeight legibilityWeight;
  @property (readonly) UIListEnvironment listEnvironment;
  @property (readonly) UINSToolbarItemPresentationSize toolbarItemPresentationSize;
  @property (readonly) UISceneCaptureState sceneCaptureState;
  @property (class) UITraitCollection *currentTraitCollection;
  @property (readonly) UITraitEnvironmentLayoutDirection layoutDirection;
  @property (readonly) UIUserInterfaceActiveAppearance activeAppearance;
  @property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
  @property (readonly) UIUserInterfaceLevel userInterfaceLevel;
  @property (readonly) UIUserInterfaceSizeClass
      horizontalSizeClass verticalSizeClass
  @property (readonly) UIUserInterfaceStyle userInterfaceStyle;
  @interface UIGraphicsRenderer
  + (Class)rendererContextClass;
  + (void)prepareCGContext:(CGContextRef)context withRendererContext:(UIGraphicsRendererContext *)context2;
  - (BOOL)runDrawingActions:(void (^)(UIGraphicsRendererContext *))actions completionActions:(void (^)(UIGraphicsRendererContext *))actions2 error:(NSError **)error;
  - (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat *)format;
  - (instancetype)initWithBounds:(CGRect)bounds;
  @property (readonly) BOOL allowsImageOutput;
  @property (readonly) UIGraphicsRendererFormat *format;
  @interface UIGraphicsImageRenderer
  - (NSData *)JPEGDataWithCompressionQuality:(CGFloat)quality actions:(void (^)(UIGraphicsImageRendererContext *))actions;
  - (NSData *)PNGDataWithActions:(void (^)(UIGraphicsImageRendererContext *))actions;
  - (UIImage *)imageWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions;
  - (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
  - (instancetype)initWithSize:(CGSize)size;
  @interface UIGraphicsRendererContext
  - (void)clipToRect:(CGRect)rect;
  - (void)fillRect:(CGRect)rect blendMode:(CGBlendMode)mode;
  - (void)fillRect:(CGRect)rect;
  - (void)strokeRect:(CGRect)rect blendMode:(CGBlendMode)mode;
  - (void)strokeRect:(CGRect)rect;
  @property (readonly) CGContextRef CGContext;
  @property (readonly) UIGraphicsRendererFormat *format;
  @interface UIGraphicsImageRendererContext
  @property (readonly) CGContextRef CGContext;
  @property (readonly) UIImage *currentImage;
  @interface UIGraphicsRendererFormat <NSCopying>
  + (instancetype)defaultFormat;
  + (instancetype)preferredFormat;
  @property (readonly) CGRect bounds;
  @interface UIGraphicsImageRendererFormat
  + (instancetype)formatForTraitCollection:(UITraitCollection *)collection;
  @property BOOL
      opaque prefersExtendedRange
  @property (readonly) BOOL supportsHighDynamicRange;
  @property CGFloat scale;
  @property UIGraphicsImageRendererFormatRange preferredRange;
  @interface UIVisualEffect <NSCoding, NSCopying, NSSecureCoding>
  @interface UIBlurEffect
  + (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
  @interface UIVibrancyEffect
  + (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)effect style:(UIVibrancyEffectStyle)style;
  + (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)effect;
  + (UIVibrancyEffect *)notificationCenterVibrancyEffect;
  @interface UIMotionEffect <NSCoding, NSCopying>
  - (NSDictionary<NSString *, id> *)keyPathsAndRelativeValuesForViewerOffset:(UIOffset)offset;
  @interface UIInterpolatingMotionEffect
  - (instancetype)initWithKeyPath:(NSString *)path type:(UIInterpolatingMotionEffectType)type;
  @property (readonly) NSString *keyPath;
  @property (readonly) UIInterpolatingMotionEffectType type;
  @property id
      minimumRelativeValue maximumRelativeValue
  @interface UIMotionEffectGroup
  @property (copy) NSArray<UIMotionEffect *> *motionEffects;
  @interface UIEvent
  - (NSArray<UITouch *> *)coalescedTouchesForTouch:(UITouch *)touch;
  - (NSArray<UITouch *> *)predictedTouchesForTouch:(UITouch *)touch;
  - (NSSet<UITouch *> *)touchesForGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (NSSet<UITouch *> *)touchesForView:(UIView *)view;
  - (NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window;
  @property (readonly) NSSet<UITouch *> *allTouches;
  @property (readonly) UIEventButtonMask buttonMask;
  @property (readonly) UIEventSubtype subtype;
  @property (readonly) UIEventType type;
  @property (readonly) UIKeyModifierFlags modifierFlags;
  @property (readonly) double timestamp;
  @interface UITouch
  - (CGFloat)azimuthAngleInView:(UIView *)view;
  - (CGPoint)locationInNode:(SKNode *)node;
  - (CGPoint)locationInView:(UIView *)view;
  - (CGPoint)preciseLocationInView:(UIView *)view;
  - (CGPoint)precisePreviousLocationInView:(UIView *)view;
  - (CGPoint)previousLocationInNode:(SKNode *)node;
  - (CGPoint)previousLocationInView:(UIView *)view;
  - (CGVector)azimuthUnitVectorInView:(UIView *)view;
  - (NSNumber *)estimationUpdateIndex;
  @property (readonly) CGFloat
      majorRadius majorRadiusTolerance force maximumPossibleForce altitudeAngle rollAngle
  @property (readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
  @property (readonly) NSUInteger tapCount;
  @property (readonly) UITouchPhase phase;
  @property (readonly) UITouchProperties
      estimatedProperties estimatedPropertiesExpectingUpdates
  @property (readonly) UITouchType type;
  @property (readonly) UIView *view;
  @property (readonly) UIWindow *window;
  @property (readonly) double timestamp;
  @interface UIPress
  - (UIResponder *)responder;
  @property (readonly) CGFloat force;
  @property (readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
  @property (readonly) UIKey *key;
  @property (readonly) UIPressPhase phase;
  @property (readonly) UIPressType type;
  @property (readonly) UIWindow *window;
  @property (readonly) double timestamp;
  @interface UIKey <NSCoding, NSCopying>
  @property (readonly, getter=is) BOOL
      repeat capslockEnabled shiftKeyPressed controlKeyPressed optionKeyPressed commandKeyPressed
  @property (readonly) NSString *
      characters charactersIgnoringModifiers charactersWithModifiers
  @property (readonly) UIKeyModifierFlags modifierFlags;
  @property (readonly) unsigned short keyCode;
  @interface UIGestureRecognizer
  - (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (BOOL)shouldReceiveEvent:(UIEvent *)event;
  - (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)recognizer;
  - (CGPoint)locationInView:(UIView *)view;
  - (CGPoint)locationOfTouch:(NSUInteger)touch inView:(UIView *)view;
  - (instancetype)initWithTarget:(id)target action:(SEL)action;
  - (void)addTarget:(id)target action:(SEL)action;
  - (void)ignorePress:(UIPress *)press forEvent:(UIPressesEvent *)event;
  - (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event;
  - (void)pressesBegan:(NSSet<UIPress *> *)began withEvent:(UIPressesEvent *)event;
  - (void)pressesCancelled:(NSSet<UIPress *> *)cancelled withEvent:(UIPressesEvent *)event;
  - (void)pressesChanged:(NSSet<UIPress *> *)changed withEvent:(UIPressesEvent *)event;
  - (void)pressesEnded:(NSSet<UIPress *> *)ended withEvent:(UIPressesEvent *)event;
  - (void)removeTarget:(id)target action:(SEL)action;
  - (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)fail;
  - (void)reset;
  - (void)setState:(UIGestureRecognizerState)state;
  - (void)touchesBegan:(NSSet<UITouch *> *)began withEvent:(UIEvent *)event;
  - (void)touchesCancelled:(NSSet<UITouch *> *)cancelled withEvent:(UIEvent *)event;
  - (void)touchesEnded:(NSSet<UITouch *> *)ended withEvent:(UIEvent *)event;
  - (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)updated;
  - (void)touchesMoved:(NSSet<UITouch *> *)moved withEvent:(UIEvent *)event;
  @property BOOL
      cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchType
  @property (getter=is) BOOL
      enabled
  @property (copy) NSArray<NSNumber *> *
      allowedTouchTypes allowedPressTypes
  @property (copy) NSString *name;
  @property (readonly) NSUInteger numberOfTouches;
  @property (readonly) UIEventButtonMask buttonMask;
  @property (readonly) UIGestureRecognizerState state;
  @property (readonly) UIKeyModifierFlags modifierFlags;
  @property (readonly) UIView *view;
  @property (weak) id<UIGestureRecognizerDelegate> delegate;
  @interface UILongPressGestureRecognizer
  @property CGFloat allowableMovement;
  @property NSUInteger
      numberOfTapsRequired numberOfTouchesRequired
  @property double minimumPressDuration;
  @interface UIPanGestureRecognizer
  - (CGPoint)translationInView:(UIView *)view;
  - (CGPoint)velocityInView:(UIView *)view;
  - (void)setTranslation:(CGPoint)translation inView:(UIView *)view;
  @property NSUInteger
      minimumNumberOfTouches maximumNumberOfTouches
  @property UIScrollTypeMask allowedScrollTypesMask;
  @interface UIScreenEdgePanGestureRecognizer
  @property UIRectEdge edges;
  @interface UIPinchGestureRecognizer
  @property CGFloat scale;
  @property (readonly) CGFloat velocity;
  @interface UIRotationGestureRecognizer
  @property CGFloat rotation;
  @property (readonly) CGFloat velocity;
  @interface UISwipeGestureRecognizer
  @property NSUInteger numberOfTouchesRequired;
  @property UISwipeGestureRecognizerDirection direction;
  @interface UITapGestureRecognizer
  @property NSUInteger
      numberOfTapsRequired numberOfTouchesRequired
  @property UIEventButtonMask buttonMaskRequired;
  @interface UIFeedbackGenerator <UIInteraction>
  + (instancetype)feedbackGeneratorForView:(UIView *)view;
  - (void)prepare;
  @interface UIImpactFeedbackGenerator
  + (instancetype)feedbackGeneratorWithStyle:(UIImpactFeedbackStyle)style forView:(UIView *)view;
  - (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
  - (void)impactOccurred;
  - (void)impactOccurredAtLocation:(CGPoint)location;
  - (void)impactOccurredWithIntensity:(CGFloat)intensity atLocation:(CGPoint)location;
  - (void)impactOccurredWithIntensity:(CGFloat)intensity;
  @interface UINotificationFeedbackGenerator
  - (void)notificationOccurred:(UINotificationFeedbackType)occurred atLocation:(CGPoint)location;
  - (void)notificationOccurred:(UINotificationFeedbackType)occurred;
  @interface UISelectionFeedbackGenerator
  - (void)selectionChanged;
  - (void)selectionChangedAtLocation:(CGPoint)location;
  @interface UIBarItem <NSCoding, UIAppearance, UIAccessibilityIdentification>
  + (instancetype)appearanceWhenContainedIn:(Class)container, ...;
  - (NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
  - (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
  @property (getter=is) BOOL
      enabled
  @property NSInteger tag;
  @property NSString *title;
  @property UIEdgeInsets
      imageInsets landscapeImagePhoneInsets largeContentSizeImageInsets
  @property UIImage *
      image landscapeImagePhone largeContentSizeImage
  @interface UIBarButtonItem <UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem>
  + (instancetype)fixedSpaceItem;
  + (instancetype)fixedSpaceItemOfWidth:(CGFloat)width;
  + (instancetype)flexibleSpaceItem;
  - (CGFloat)backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)metrics;
  - (CGFloat)backgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)metrics;
  - (UIBarButtonItemGroup *)buttonGroup;
  - (UIBarButtonItemGroup *)creatingMovableGroupWithCustomizationIdentifier:(NSString *)identifier;
  - (UIBarButtonItemGroup *)creatingOptionalGroupWithCustomizationIdentifier:(NSString *)identifier inDefaultCustomization:(BOOL)customization;
  - (UIImage *)backButtonBackgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
  - (UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
  - (UIImage *)backgroundImageForState:(UIControlState)state style:(UIBarButtonItemStyle)style barMetrics:(UIBarMetrics)metrics;
  - (UIOffset)backButtonTitlePositionAdjustmentForBarMetrics:(UIBarMetrics)metrics;
  - (UIOffset)titlePositionAdjustmentForBarMetrics:(UIBarMetrics)metrics;
  - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item menu:(UIMenu *)menu;
  - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item primaryAction:(UIAction *)action menu:(UIMenu *)menu;
  - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item primaryAction:(UIAction *)action;
  - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
  - (instancetype)initWithCustomView:(UIView *)view;
  - (instancetype)initWithImage:(UIImage *)image landscapeImagePhone:(UIImage *)phone style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
  - (instancetype)initWithImage:(UIImage *)image menu:(UIMenu *)menu;
  - (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
  - (instancetype)initWithPrimaryAction:(UIAction *)action menu:(UIMenu *)menu;
  - (instancetype)initWithPrimaryAction:(UIAction *)action;
  - (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image target:(id)target action:(SEL)action menu:(UIMenu *)menu;
  - (instancetype)initWithTitle:(NSString *)title menu:(UIMenu *)menu;
  - (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
  - (void)removeAllSymbolEffects;
  - (void)setBackButtonBackgroundImage:(UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
  - (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)metrics;
  - (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)metrics;
  - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
  - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state style:(UIBarButtonItemStyle)style barMetrics:(UIBarMetrics)metrics;
  - (void)setBackgroundVerticalPositionAdjustment:(CGFloat)adjustment forBarMetrics:(UIBarMetrics)metrics;
  - (void)setTitlePositionAdjustment:(UIOffset)adjustment forBarMetrics:(UIBarMetrics)metrics;
  @property BOOL
      changesSelectionAsPrimaryAction hidesSharedBackground sharesBackground
  @property (getter=is) BOOL
      selected hidden symbolAnimationEnabled
  @property CGFloat width;
  @property (copy) NSSet<NSString *> *possibleTitles;
  @property (copy) NSString *identifier;
  @property SEL action;
  @property (copy) UIAction *primaryAction;
  @property (readonly) UIBarButtonItemGroup *creatingFixedGroup;
  @property UIBarButtonItemStyle style;
  @property UIColor *tintColor;
  @property UIContextMenuConfigurationElementOrder preferredMenuElementOrder;
  @property (copy) UIMenu *menu;
  @property (copy) UIMenuElement *menuRepresentation;
  @property UIView *customView;
  @property (weak) id target;
  @interface UITabBarItem <UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting>
  - (NSDictionary<NSAttributedStringKey, id> *)badgeTextAttributesForState:(UIControlState)state;
  - (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)item tag:(NSInteger)tag;
  - (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image selectedImage:(UIImage *)image2;
  - (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag;
  - (void)setBadgeTextAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
  - (void)setFinishedSelectedImage:(UIImage *)image withFinishedUnselectedImage:(UIImage *)image2;
  @property (copy) NSString *badgeValue;
  @property (copy) UIColor *badgeColor;
  @property UIImage *selectedImage;
  @property (readonly) UIImage *
      finishedSelectedImage finishedUnselectedImage
  @property UIOffset titlePositionAdjustment;
  @property (copy) UITabBarAppearance *
      standardAppearance scrollEdgeAppearance
  @interface UINavigationItem <NSCoding>
  - (UIBarButtonItem *)searchBarPlacementBarButtonItem;
  - (instancetype)initWithTitle:(NSString *)title;
  - (void)setHidesBackButton:(BOOL)button animated:(BOOL)animated;
  - (void)setLeftBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
  - (void)setLeftBarButtonItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
  - (void)setRightBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
  - (void)setRightBarButtonItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
  @property (copy) UIMenu *(^titleMenuProvider)(NSArray<UIMenuElement *> *);
  @property BOOL
      leftItemsSupplementBackButton hidesBackButton hidesSearchBarWhenScrolling searchBarPlacementAllowsToolbarIntegration
      searchBarPlacementAllowsExternalIntegration
  @property NSArray<UIBarButtonItem *> *
      leftBarButtonItems rightBarButtonItems
  @property (copy) NSArray<UIBarButtonItemGroup *> *
      leadingItemGroups centerItemGroups trailingItemGroups
  @property (copy) NSAttributedString *
      attributedTitle attributedSubtitle largeAttributedSubtitle
  @property NSString *title;
  @property (copy) NSString *
      subtitle largeTitle largeSubtitle prompt backButtonTitle customizationIdentifier
  @property (copy) UIAction *backAction;
  @property UIBarButtonItem *
      backBarButtonItem leftBarButtonItem rightBarButtonItem
  @property UIBarButtonItemGroup *pinnedTrailingGroup;
  @property UIDeferredMenuElement *additionalOverflowItems;
  @property (copy) UINavigationBarAppearance *
      standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance
  @property UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
  @property UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
  @property UINavigationItemSearchBarPlacement preferredSearchBarPlacement;
  @property (readonly) UINavigationItemSearchBarPlacement searchBarPlacement;
  @property UINavigationItemStyle style;
  @property UISearchController *searchController;
  @property UIView *
      titleView largeSubtitleView
  @property (copy) UIView *subtitleView;
  @property (readonly) id<UIPopoverPresentationControllerSourceItem> overflowPresentationSource;
  @interface UIBarAppearance <NSCoding, NSCopying, NSSecureCoding>
  - (instancetype)initWithBarAppearance:(UIBarAppearance *)appearance;
  - (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom;
  - (void)configureWithDefaultBackground;
  - (void)configureWithOpaqueBackground;
  - (void)configureWithTransparentBackground;
  @property (copy) UIBlurEffect *backgroundEffect;
  @property (copy) UIColor *
      backgroundColor shadowColor
  @property UIImage *
      backgroundImage shadowImage
  @property (readonly) UIUserInterfaceIdiom idiom;
  @property UIViewContentMode backgroundImageContentMode;
  @interface UINavigationBarAppearance
  - (void)setBackIndicatorImage:(UIImage *)image transitionMaskImage:(UIImage *)image2;
  @property (copy) NSDictionary<NSAttributedStringKey, id> *
      titleTextAttributes subtitleTextAttributes largeTitleTextAttributes largeSubtitleTextAttributes
  @property (copy) UIBarButtonItemAppearance *
      buttonAppearance prominentButtonAppearance backButtonAppearance doneButtonAppearance
  @property (readonly) UIImage *
      backIndicatorImage backIndicatorTransitionMaskImage
  @property UIOffset titlePositionAdjustment;
  @interface UITabBarAppearance
  @property CGFloat
      stackedItemWidth stackedItemSpacing
  @property (copy) UIColor *selectionIndicatorTintColor;
  @property UIImage *selectionIndicatorImage;
  @property (copy) UITabBarItemAppearance *
      stackedLayoutAppearance inlineLayoutAppearance compactInlineLayoutAppearance
  @property UITabBarItemPositioning stackedItemPositioning;
  @interface UIBackgroundConfiguration <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)clearConfiguration;
  + (instancetype)listAccompaniedSidebarCellConfiguration;
  + (instancetype)listCellConfiguration;
  + (instancetype)listFooterConfiguration;
  + (instancetype)listGroupedCellConfiguration;
  + (instancetype)listGroupedHeaderFooterConfiguration;
  + (instancetype)listHeaderConfiguration;
  + (instancetype)listPlainCellConfiguration;
  + (instancetype)listPlainHeaderFooterConfiguration;
  + (instancetype)listSidebarCellConfiguration;
  + (instancetype)listSidebarHeaderConfiguration;
  - (UIColor *)resolvedBackgroundColorForTintColor:(UIColor *)color;
  - (UIColor *)resolvedStrokeColorForTintColor:(UIColor *)color;
  - (instancetype)updatedConfigurationForState:(id<UIConfigurationState>)state;
  @property CGFloat
      cornerRadius strokeWidth strokeOutset
  @property NSDirectionalEdgeInsets backgroundInsets;
  @property NSDirectionalRectEdge edgesAddingLayoutMarginsToBackgroundInsets;
  @property UIColor *
      backgroundColor strokeColor
  @property UIImage *image;
  @property (readonly) UIShadowProperties *shadowProperties;
  @property UIView *customView;
  @property UIViewContentMode imageContentMode;
  @property (copy) UIVisualEffect *visualEffect;
  @property void *
      backgroundColorTransformer strokeColorTransformer
  @interface UIListContentConfiguration <NSCoding, NSCopying, NSSecureCoding, UIContentConfiguration>
  + (instancetype)accompaniedSidebarCellConfiguration;
  + (instancetype)accompaniedSidebarSubtitleCellConfiguration;
  + (instancetype)cellConfiguration;
  + (instancetype)extraProminentInsetGroupedHeaderConfiguration;
  + (instancetype)footerConfiguration;
  + (instancetype)groupedFooterConfiguration;
  + (instancetype)groupedHeaderConfiguration;
  + (instancetype)headerConfiguration;
  + (instancetype)plainFooterConfiguration;
  + (instancetype)plainHeaderConfiguration;
  + (instancetype)prominentInsetGroupedHeaderConfiguration;
  + (instancetype)sidebarCellConfiguration;
  + (instancetype)sidebarHeaderConfiguration;
  + (instancetype)sidebarSubtitleCellConfiguration;
  + (instancetype)subtitleCellConfiguration;
  + (instancetype)valueCellConfiguration;
  @property BOOL prefersSideBySideTextAndSecondaryText;
  @property CGFloat
      imageToTextPadding textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding alpha
  @property (copy) NSAttributedString *
      attributedText secondaryAttributedText
  @property NSDirectionalEdgeInsets directionalLayoutMargins;
  @property (copy) NSString *
      text secondaryText
  @property UIAxis axesPreservingSuperviewLayoutMargins;
  @property UIImage *image;
  @property (readonly) UIListContentImageProperties *imageProperties;
  @property (readonly) UIListContentTextProperties *
      textProperties secondaryTextProperties
  @interface UIViewConfigurationState <NSCoding, NSCopying, NSSecureCoding, UIConfigurationState>
  - (instancetype)initWithTraitCollection:(UITraitCollection *)collection;
  @property (getter=is) BOOL
      disabled highlighted selected focused pinned
  @property UITraitCollection *traitCollection;
  @interface UICellConfigurationState
  @property (getter=is) BOOL
      editing expanded swiped reordering
  @property UICellConfigurationDragState cellDragState;
  @property UICellConfigurationDropState cellDropState;
  @interface UIMenuElement <UIAccessibilityIdentification, NSCoding, NSCopying, NSSecureCoding>
  @property (copy) NSString *subtitle;
  @property (readonly) NSString *title;
  @property (readonly) UIImage *image;
  @interface UIAction <UIMenuLeaf>
  + (instancetype)actionWithHandler:(void (^)(UIAction *))handler;
  + (instancetype)actionWithTitle:(NSString *)title image:(UIImage *)image identifier:(UIActionIdentifier)identifier handler:(void (^)(UIAction *))handler;
  + (instancetype)captureTextFromCameraActionForResponder:(UIResponder *)responder identifier:(UIActionIdentifier)identifier;
  @property (copy) NSString *
      title discoverabilityTitle
  @property (readonly) UIActionIdentifier identifier;
  @property (copy) UIImage *image;
  @property UIMenuElementAttributes attributes;
  @property UIMenuElementState state;
  @property (readonly) id sender;
  @interface UICommand <UIMenuLeaf>
  + (instancetype)commandWithTitle:(NSString *)title image:(UIImage *)image action:(SEL)action propertyList:(id)list alternates:(NSArray<UICommandAlternate *> *)alternates;
  + (instancetype)commandWithTitle:(NSString *)title image:(UIImage *)image action:(SEL)action propertyList:(id)list;
  @property (readonly) NSArray<UICommandAlternate *> *alternates;
  @property (copy) NSString *
      title discoverabilityTitle
  @property (readonly) SEL action;
  @property (copy) UIImage *image;
  @property UIMenuElementAttributes attributes;
  @property UIMenuElementState state;
  @property (readonly) id propertyList;
  @interface UIKeyCommand
  + (instancetype)commandWithTitle:(NSString *)title image:(UIImage *)image action:(SEL)action input:(NSString *)input modifierFlags:(UIKeyModifierFlags)flags propertyList:(id)list alternates:(NSArray<UICommandAlternate *> *)alternates;
  + (instancetype)commandWithTitle:(NSString *)title image:(UIImage *)image action:(SEL)action input:(NSString *)input modifierFlags:(UIKeyModifierFlags)flags propertyList:(id)list;
  + (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)flags action:(SEL)action discoverabilityTitle:(NSString *)title;
  + (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)flags action:(SEL)action;
  @property BOOL
      wantsPriorityOverSystemBehavior allowsAutomaticLocalization allowsAutomaticMirroring
  @property (copy) NSString *
      title discoverabilityTitle
  @property (readonly) NSString *input;
  @property (copy) UIImage *image;
  @property (readonly) UIKeyModifierFlags modifierFlags;
  @property UIMenuElementAttributes attributes;
  @property UIMenuElementState state;
  @interface UIMenu
  + (UIMenu *)menuWithChildren:(NSArray<UIMenuElement *> *)children;
  + (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children;
  + (UIMenu *)menuWithTitle:(NSString *)title image:(UIImage *)image identifier:(UIMenuIdentifier)identifier options:(UIMenuOptions)options children:(NSArray<UIMenuElement *> *)children;
  - (UIMenu *)menuByReplacingChildren:(NSArray<UIMenuElement *> *)children;
  @property (readonly) NSArray<UIMenuElement *> *
      children selectedElements
  @property UIMenuElementSize preferredElementSize;
  @property (readonly) UIMenuIdentifier identifier;
  @property (readonly) UIMenuOptions options;
  @interface UIMenuController
  - (void)hideMenu;
  - (void)hideMenuFromView:(UIView *)view;
  - (void)setMenuVisible:(BOOL)visible animated:(BOOL)animated;
  - (void)setTargetRect:(CGRect)rect inView:(UIView *)view;
  - (void)showMenuFromView:(UIView *)view rect:(CGRect)rect;
  - (void)update;
  @property (getter=is) BOOL
      menuVisible
  @property (readonly) CGRect menuFrame;
  @property (copy) NSArray<UIMenuItem *> *menuItems;
  @property (class, readonly) UIMenuController *sharedMenuController;
  @property UIMenuControllerArrowDirection arrowDirection;
  @interface UIMenuItem
  - (instancetype)initWithTitle:(NSString *)title action:(SEL)action;
  @property (copy) NSString *title;
  @property SEL action;
  @interface UIAlertAction <NSCopying, UIAccessibilityIdentification>
  + (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
  @property (getter=is) BOOL
      enabled
  @property (readonly) NSString *title;
  @property (readonly) UIAlertActionStyle style;
  @interface UIActivity
  + (UIActivityCategory)activityCategory;
  - (BOOL)canPerformWithActivityItems:(NSArray *)items;
  - (void)activityDidFinish:(BOOL)finish;
  - (void)performActivity;
  - (void)prepareWithActivityItems:(NSArray *)items;
  @property (readonly) NSString *activityTitle;
  @property (readonly) UIActivityType activityType;
  @property (readonly) UIImage *activityImage;
  @property (readonly) UIViewController *activityViewController;
  @interface UIActivityItemProvider <UIActivityItemSource>
  - (instancetype)initWithPlaceholderItem:(id)item;
  @property (readonly) UIActivityType activityType;
  @property (readonly) id
      placeholderItem item
  @interface UIContextMenuConfiguration
  + (instancetype)configurationWithIdentifier:(id<NSCopying>)identifier previewProvider:(UIViewController *(^)(void))provider actionProvider:(UIMenu *(^)(NSArray<UIMenuElement *> *))provider2;
  @property NSInteger badgeCount;
  @property (copy) NSSet<id<NSCopying>> *secondaryItemIdentifiers;
  @property UIContextMenuConfigurationElementOrder preferredMenuElementOrder;
  @property (readonly) id<NSCopying> identifier;
  @interface UIContextMenuInteraction <UIInteraction>
  - (CGPoint)locationInView:(UIView *)view;
  - (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate;
  - (void)dismissMenu;
  - (void)updateVisibleMenuWithBlock:(UIMenu *(^)(UIMenu *))block;
  @property (readonly) UIContextMenuInteractionAppearance menuAppearance;
  @property (readonly) id<UIContextMenuInteractionDelegate> delegate;
  @interface UIPointerInteraction <UIInteraction>
  - (instancetype)initWithDelegate:(id<UIPointerInteractionDelegate>)delegate;
  - (void)invalidate;
  @property (getter=is) BOOL
      enabled
  @property (readonly) id<UIPointerInteractionDelegate> delegate;
  @interface UIDragItem
  - (instancetype)initWithItemProvider:(NSItemProvider *)provider;
  - (void)setNeedsDropPreviewUpdate;
  @property (copy) UIDragPreview *(^previewProvider)(void);
  @property (readonly) NSItemProvider *itemProvider;
  @property id localObject;
  @interface UIDragPreview <NSCopying>
  + (instancetype)previewForURL:(NSURL *)url title:(NSString *)title;
  + (instancetype)previewForURL:(NSURL *)url;
  - (instancetype)initWithView:(UIView *)view parameters:(UIDragPreviewParameters *)parameters;
  - (instancetype)initWithView:(UIView *)view;
  @property (readonly) UIDragPreviewParameters *parameters;
  @property (readonly) UIView *view;
  @interface UIDropProposal <NSCopying>
  - (instancetype)initWithDropOperation:(UIDropOperation)operation;
  @property BOOL prefersFullSizePreview;
  @property (getter=is) BOOL
      precise
  @property (readonly) UIDropOperation operation;
  @interface UICollectionViewDropProposal
  - (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UICollectionViewDropIntent)intent;
  @property (readonly) UICollectionViewDropIntent intent;
  @interface UITableViewDropProposal
  - (instancetype)initWithDropOperation:(UIDropOperation)operation intent:(UITableViewDropIntent)intent;
  @property (readonly) UITableViewDropIntent intent;
  @interface UIPasteboard
  + (UIPasteboard *)pasteboardWithName:(UIPasteboardName)name create:(BOOL)create;
  + (UIPasteboard *)pasteboardWithUniqueName;
  + (void)removePasteboardWithName:(UIPasteboardName)name;
  - (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)types inItemSet:(NSIndexSet *)set;
  - (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)types;
  - (NSArray *)valuesForPasteboardType:(NSString *)type inItemSet:(NSIndexSet *)set;
  - (NSArray<NSArray<NSString *> *> *)pasteboardTypesForItemSet:(NSIndexSet *)set;
  - (NSArray<NSData *> *)dataForPasteboardType:(NSString *)type inItemSet:(NSIndexSet *)set;
  - (NSData *)dataForPasteboardType:(NSString *)type;
  - (NSIndexSet *)itemSetWithPasteboardTypes:(NSArray<NSString *> *)types;
  - (id)valueForPasteboardType:(NSString *)type;
  - (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items;
  - (void)detectPatternsForPatterns:(NSSet<UIPasteboardDetectionPattern> *)patterns completionHandler:(void (^)(NSSet<UIPasteboardDetectionPattern> *, NSError *))handler;
  - (void)detectPatternsForPatterns:(NSSet<UIPasteboardDetectionPattern> *)patterns inItemSet:(NSIndexSet *)set completionHandler:(void (^)(NSArray<NSSet<UIPasteboardDetectionPattern> *> *, NSError *))handler;
  - (void)detectValuesForPatterns:(NSSet<UIPasteboardDetectionPattern> *)patterns completionHandler:(void (^)(NSDictionary<UIPasteboardDetectionPattern, id> *, NSError *))handler;
  - (void)detectValuesForPatterns:(NSSet<UIPasteboardDetectionPattern> *)patterns inItemSet:(NSIndexSet *)set completionHandler:(void (^)(NSArray<NSDictionary<UIPasteboardDetectionPattern, id> *> *, NSError *))handler;
  - (void)setData:(NSData *)data forPasteboardType:(NSString *)type;
  - (void)setItemProviders:(NSArray<NSItemProvider *> *)providers localOnly:(BOOL)only expirationDate:(NSDate *)date;
  - (void)setItems:(NSArray<NSDictionary<NSString *, id> *> *)items options:(NSDictionary<UIPasteboardOption, id> *)options;
  - (void)setObjects:(NSArray<id<NSItemProviderWriting>> *)objects localOnly:(BOOL)only expirationDate:(NSDate *)date;
  - (void)setObjects:(NSArray<id<NSItemProviderWriting>> *)objects;
  - (void)setPersistent:(BOOL)persistent;
  - (void)setValue:(id)value forPasteboardType:(NSString *)type;
  @property (readonly) BOOL
      isPersistent hasStrings hasURLs hasImages hasColors
  @property (copy) NSArray<NSDictionary<NSString *, id> *> *items;
  @property (copy) NSArray<NSItemProvider *> *itemProviders;
  @property (copy) NSArray<NSString *> *strings;
  @property (readonly) NSArray<NSString *> *pasteboardTypes;
  @property (copy) NSArray<NSURL *> *URLs;
  @property (copy) NSArray<UIColor *> *colors;
  @property (copy) NSArray<UIImage *> *images;
  @property (readonly) NSInteger
      changeCount numberOfItems
  @property NSString *string;
  @property (copy) NSURL *URL;
  @property (copy) UIColor *color;
  @property UIImage *image;
  @property (class, readonly) UIPasteboard *generalPasteboard;
  @property (readonly) UIPasteboardName name;
  @interface UIPreviewParameters <NSCopying>
  - (instancetype)initWithTextLineRects:(NSArray<NSValue *> *)rects;
  @property (copy) UIBezierPath *
      visiblePath shadowPath
  @property (copy) UIColor *backgroundColor;
  @interface UITargetedPreview <NSCopying>
  - (UITargetedPreview *)retargetedPreviewWithTarget:(UIPreviewTarget *)target;
  - (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters target:(UIPreviewTarget *)target;
  - (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters;
  - (instancetype)initWithView:(UIView *)view;
  @property (readonly) CGSize size;
  @property (readonly) UIPreviewParameters *parameters;
  @property (readonly) UIPreviewTarget *target;
  @property (readonly) UIView *view;
  @interface UIPresentationController <UIContentContainer, UIFocusEnvironment, UITraitEnvironment>
  - (UIModalPresentationStyle)adaptivePresentationStyle;
  - (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection *)collection;
  - (instancetype)initWithPresentedViewController:(UIViewController *)controller presentingViewController:(UIViewController *)controller2;
  - (void)containerViewDidLayoutSubviews;
  - (void)containerViewWillLayoutSubviews;
  - (void)dismissalTransitionDidEnd:(BOOL)end;
  - (void)dismissalTransitionWillBegin;
  - (void)presentationTransitionDidEnd:(BOOL)end;
  - (void)presentationTransitionWillBegin;
  @property (readonly) BOOL
      shouldPresentInFullscreen shouldRemovePresentersView
  @property (readonly) CGRect frameOfPresentedViewInContainerView;
  @property CGSize preferredContentSize;
  @property (readonly) UIModalPresentationStyle presentationStyle;
  @property (copy) UITraitCollection *overrideTraitCollection;
  @property (readonly) UITraitCollection *traitCollection;
  @property UIView *preferredFocusedView;
  @property (readonly) UIView *
      containerView presentedView
  @property (readonly) UIViewController *
      presentedViewController presentingViewController
  @property UIVisualEffect *backgroundEffect;
  @property (weak) id<UIAdaptivePresentationControllerDelegate> delegate;
  @interface UIPopoverPresentationController
  @property BOOL canOverlapSourceViewRect;
  @property CGRect sourceRect;
  @property Class popoverBackgroundViewClass;
  @property (copy) NSArray<UIView *> *passthroughViews;
  @property UIBarButtonItem *barButtonItem;
  @property (copy) UIColor *backgroundColor;
  @property UIEdgeInsets popoverLayoutMargins;
  @property UIPopoverArrowDirection permittedArrowDirections;
  @property (readonly) UIPopoverArrowDirection arrowDirection;
  @property (readonly) UISheetPresentationController *adaptiveSheetPresentationController;
  @property UIView *sourceView;
  @property (weak) id<UIPopoverPresentationControllerDelegate> delegate;
  @property id<UIPopoverPresentationControllerSourceItem> sourceItem;
  @interface UISheetPresentationController
  - (void)animateChanges:(void (^)(void))changes;
  - (void)invalidateDetents;
  @property BOOL
      prefersPageSizing prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached prefersGrabberVisible
      prefersScrollingExpandsWhenScrolledToEdge
  @property CGFloat preferredCornerRadius;
  @property (copy) NSArray<UISheetPresentationControllerDetent *> *detents;
  @property (copy) UISheetPresentationControllerDetentIdentifier
      selectedDetentIdentifier largestUndimmedDetentIdentifier
  @property UIView *sourceView;
  @property (weak) id<UISheetPresentationControllerDelegate> delegate;
  @interface UISheetPresentationControllerDetent
  + (instancetype)largeDetent;
  + (instancetype)mediumDetent;
  @property (readonly) UISheetPresentationControllerDetentIdentifier identifier;
  @property UIVisualEffect *backgroundEffect;
  @interface UIPopoverController
  - (instancetype)initWithContentViewController:(UIViewController *)controller;
  - (void)dismissPopoverAnimated:(BOOL)animated;
  - (void)presentPopoverFromBarButtonItem:(UIBarButtonItem *)item permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
  - (void)presentPopoverFromRect:(CGRect)rect inView:(UIView *)view permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
  - (void)setContentViewController:(UIViewController *)controller animated:(BOOL)animated;
  - (void)setPopoverContentSize:(CGSize)size animated:(BOOL)animated;
  @property (readonly) BOOL isPopoverVisible;
  @property CGSize popoverContentSize;
  @property Class popoverBackgroundViewClass;
  @property (copy) NSArray<UIView *> *passthroughViews;
  @property (copy) UIColor *backgroundColor;
  @property UIEdgeInsets popoverLayoutMargins;
  @property (readonly) UIPopoverArrowDirection popoverArrowDirection;
  @property UIViewController *contentViewController;
  @property (weak) id<UIPopoverControllerDelegate> delegate;
  @interface UISearchDisplayController
  - (instancetype)initWithSearchBar:(UISearchBar *)bar contentsController:(UIViewController *)controller;
  - (void)setActive:(BOOL)active animated:(BOOL)animated;
  @property BOOL displaysSearchBarInNavigationBar;
  @property (getter=is) BOOL
      active
  @property (copy) NSString *searchResultsTitle;
  @property (readonly) UINavigationItem *navigationItem;
  @property (readonly) UISearchBar *searchBar;
  @property (readonly) UITableView *searchResultsTableView;
  @property (readonly) UIViewController *searchContentsController;
  @property (assign) id<UISearchDisplayDelegate> delegate;
  @property (weak) id<UITableViewDataSource> searchResultsDataSource;
  @property (weak) id<UITableViewDelegate> searchResultsDelegate;
  @interface UIDocumentInteractionController <UIActionSheetDelegate>
  + (UIDocumentInteractionController *)interactionControllerWithURL:(NSURL *)url;
  - (BOOL)presentOpenInMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
  - (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
  - (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
  - (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
  - (BOOL)presentPreviewAnimated:(BOOL)animated;
  - (void)dismissMenuAnimated:(BOOL)animated;
  - (void)dismissPreviewAnimated:(BOOL)animated;
  @property (readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
  @property (readonly) NSArray<UIImage *> *icons;
  @property (copy) NSString *
      UTI name
  @property NSURL *URL;
  @property id annotation;
  @property (weak) id<UIDocumentInteractionControllerDelegate> delegate;
  @interface UICollectionViewLayout <NSCoding>
  + (Class)invalidationContextClass;
  + (Class)layoutAttributesClass;
  - (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)change;
  - (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)attributes2;
  - (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)offset withScrollingVelocity:(CGPoint)velocity;
  - (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)offset;
  - (NSArray<NSIndexPath *> *)indexPathsToDeleteForDecorationViewOfKind:(NSString *)kind;
  - (NSArray<NSIndexPath *> *)indexPathsToDeleteForSupplementaryViewOfKind:(NSString *)kind;
  - (NSArray<NSIndexPath *> *)indexPathsToInsertForDecorationViewOfKind:(NSString *)kind;
  - (NSArray<NSIndexPath *> *)indexPathsToInsertForSupplementaryViewOfKind:(NSString *)kind;
  - (NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
  - (NSIndexPath *)targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)item withPosition:(CGPoint)position;
  - (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDeletedSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingDecorationElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)initialLayoutAttributesForInsertedSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)path withTargetPosition:(CGPoint)position;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)change;
  - (UICollectionViewLayoutInvalidationContext *)invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray<NSIndexPath *> *)paths previousIndexPaths:(NSArray<NSIndexPath *> *)paths2 movementCancelled:(BOOL)cancelled;
  - (UICollectionViewLayoutInvalidationContext *)invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> *)items withTargetPosition:(CGPoint)position previousIndexPaths:(NSArray<NSIndexPath *> *)paths previousPosition:(CGPoint)position2;
  - (UICollectionViewLayoutInvalidationContext *)invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)attributes2;
  - (void)finalizeAnimatedBoundsChange;
  - (void)finalizeCollectionViewUpdates;
  - (void)finalizeLayoutTransition;
  - (void)invalidateLayout;
  - (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context;
  - (void)prepareForAnimatedBoundsChange:(CGRect)change;
  - (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updates;
  - (void)prepareForTransitionFromLayout:(UICollectionViewLayout *)layout;
  - (void)prepareForTransitionToLayout:(UICollectionViewLayout *)layout;
  - (void)prepareLayout;
  - (void)registerClass:(Class)classValue forDecorationViewOfKind:(NSString *)kind;
  - (void)registerNib:(UINib *)nib forDecorationViewOfKind:(NSString *)kind;
  - (void)setCollectionViewBoundsSize:(CGSize)size;
  @property (readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
  @property (readonly) CGSize collectionViewContentSize;
  @property (readonly) UICollectionView *collectionView;
  @property (readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
  @interface UICollectionViewCompositionalLayout
  + (instancetype)layoutWithListConfiguration:(UICollectionLayoutListConfiguration *)configuration;
  - (instancetype)initWithSection:(NSCollectionLayoutSection *)section configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration;
  - (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
  - (instancetype)initWithSectionProvider:(NSCollectionLayoutSection *(^)(NSInteger, id<NSCollectionLayoutEnvironment>))provider configuration:(UICollectionViewCompositionalLayoutConfiguration *)configuration;
  - (instancetype)initWithSectionProvider:(NSCollectionLayoutSection *(^)(NSInteger, id<NSCollectionLayoutEnvironment>))provider;
  @property (copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
  @interface UICollectionViewFlowLayout
  @property BOOL
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
  @property CGFloat
      minimumLineSpacing minimumInteritemSpacing
  @property CGSize
      itemSize headerReferenceSize footerReferenceSize estimatedItemSize
  @property UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
  @property UICollectionViewScrollDirection scrollDirection;
  @property UIEdgeInsets sectionInset;
  @interface UICollectionViewTransitionLayout
  - (CGFloat)valueForAnimatedKey:(NSString *)key;
  - (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)layout nextLayout:(UICollectionViewLayout *)layout2;
  - (void)updateValue:(CGFloat)value forAnimatedKey:(NSString *)key;
  @property CGFloat transitionProgress;
  @property (readonly) UICollectionViewLayout *
      currentLayout nextLayout
  @interface UICollectionViewLayoutAttributes <NSCopying, UIDynamicItem>
  + (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)path;
  + (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)path;
  + (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)path;
  @property (getter=is) BOOL
      hidden
  @property CATransform3D transform3D;
  @property CGAffineTransform transform;
  @property CGFloat alpha;
  @property CGPoint center;
  @property CGRect
      frame bounds
  @property CGSize size;
  @property NSIndexPath *indexPath;
  @property NSInteger zIndex;
  @property (readonly) NSString *representedElementKind;
  @property (readonly) UICollectionElementCategory representedElementCategory;
  @interface UICollectionViewLayoutInvalidationContext
  - (NSArray<NSIndexPath *> *)previousIndexPathsForInteractivelyMovingItems;
  - (NSArray<NSIndexPath *> *)targetIndexPathsForInteractivelyMovingItems;
  - (void)invalidateDecorationElementsOfKind:(NSString *)kind atIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)invalidateSupplementaryElementsOfKind:(NSString *)kind atIndexPaths:(NSArray<NSIndexPath *> *)paths;
  @property (readonly) BOOL
      invalidateEverything invalidateDataSourceCounts
  @property CGPoint contentOffsetAdjustment;
  @property (readonly) CGPoint interactiveMovementTarget;
  @property CGSize contentSizeAdjustment;
  @property (readonly) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
  @property (readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> *
      invalidatedSupplementaryIndexPaths invalidatedDecorationIndexPaths
  @interface UICollectionViewFlowLayoutInvalidationContext
  @property BOOL
      invalidateFlowLayoutDelegateMetrics invalidateFlowLayoutAttributes
  @interface UICollectionViewUpdateItem
  - (id)initWithAction:(UICollectionUpdateAction)action forIndexPath:(NSIndexPath *)path;
  - (id)initWithInitialIndexPath:(NSIndexPath *)path finalIndexPath:(NSIndexPath *)path2 updateAction:(UICollectionUpdateAction)action;
  - (id)initWithOldIndexPath:(NSIndexPath *)path newIndexPath:(NSIndexPath *)path2;
  @property (readonly) NSIndexPath *
      indexPathBeforeUpdate indexPathAfterUpdate
  @property (readonly) UICollectionUpdateAction updateAction;
  @interface UICollectionLayoutListConfiguration <NSCopying>
  - (instancetype)initWithAppearance:(UICollectionLayoutListAppearance)appearance;
  @property BOOL showsSeparators;
  @property CGFloat headerTopPadding;
  @property (readonly) UICollectionLayoutListAppearance appearance;
  @property UICollectionLayoutListContentHuggingElements contentHuggingElements;
  @property UICollectionLayoutListFooterMode footerMode;
  @property UICollectionLayoutListHeaderMode headerMode;
  @property UIColor *backgroundColor;
  @property void *
      itemSeparatorHandler leadingSwipeActionsConfigurationProvider trailingSwipeActionsConfigurationProvider
  @interface UITableViewRowAction <NSCopying>
  + (instancetype)rowActionWithStyle:(UITableViewRowActionStyle)style title:(NSString *)title handler:(void (^)(UITableViewRowAction *, NSIndexPath *))handler;
  @property (copy) NSString *title;
  @property (copy) UIColor *backgroundColor;
  @property (readonly) UITableViewRowActionStyle style;
  @property (copy) UIVisualEffect *backgroundEffect;
  @interface UIContextualAction
  + (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString *)title handler:(void (^)(UIContextualAction *, UIView *, void (^)(BOOL)))handler;
  @property (copy) NSString *title;
  @property (copy) UIColor *backgroundColor;
  @property (readonly) UIContextualActionStyle style;
  @property (copy) UIImage *image;
  @property (readonly) void *handler;
  @interface UISwipeActionsConfiguration
  + (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
  @property BOOL performsFirstActionWithFullSwipe;
  @property (readonly) NSArray<UIContextualAction *> *actions;
  @interface UIStoryboard
  + (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
  - (UIViewController *)instantiateInitialViewControllerWithCreator:(UIViewController *(^)(NSCoder *))creator;
  - (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier creator:(UIViewController *(^)(NSCoder *))creator;
  - (__kindof UIViewController *)instantiateInitialViewController;
  - (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
  @interface UIStoryboardSegue
  + (instancetype)segueWithIdentifier:(NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination performHandler:(void (^)(void))handler;
  - (instancetype)initWithIdentifier:(NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination;
  - (void)perform;
  @property (readonly) NSString *identifier;
  @property (readonly) __kindof UIViewController *
      sourceViewController destinationViewController
  @interface UINib
  + (UINib *)nibWithData:(NSData *)data bundle:(NSBundle *)bundle;
  + (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
  - (NSArray *)instantiateWithOwner:(id)owner options:(NSDictionary<UINibOptionsKey, id> *)options;
  @property (readonly) NSBundle *bundle;
  @interface UIDocument <NSFilePresenter, NSProgressReporting, UIUserActivityRestoring>
  - (BOOL)loadFromContents:(id)contents ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)readFromURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)writeContents:(id)contents andAttributes:(NSDictionary *)attributes safelyToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation error:(NSError **)error;
  - (BOOL)writeContents:(id)contents toURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation originalContentsURL:(NSURL *)url2 error:(NSError **)error;
  - (NSDictionary *)fileAttributesToWriteToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation error:(NSError **)error;
  - (NSString *)fileNameExtensionForType:(NSString *)type saveOperation:(UIDocumentSaveOperation)operation;
  - (id)changeCountTokenForSaveOperation:(UIDocumentSaveOperation)operation;
  - (id)contentsForType:(NSString *)type error:(NSError **)error;
  - (instancetype)initWithFileURL:(NSURL *)url;
  - (void)autosaveWithCompletionHandler:(void (^)(BOOL))handler;
  - (void)closeWithCompletionHandler:(void (^)(BOOL))handler;
  - (void)disableEditing;
  - (void)enableEditing;
  - (void)finishedHandlingError:(NSError *)error recovered:(BOOL)recovered;
  - (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)permitted;
  - (void)openWithCompletionHandler:(void (^)(BOOL))handler;
  - (void)performAsynchronousFileAccessUsingBlock:(void (^)(void))block;
  - (void)restoreUserActivityState:(NSUserActivity *)state;
  - (void)revertToContentsOfURL:(NSURL *)url completionHandler:(void (^)(BOOL))handler;
  - (void)saveToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation completionHandler:(void (^)(BOOL))handler;
  - (void)updateChangeCount:(UIDocumentChangeKind)count;
  - (void)updateChangeCountWithToken:(id)token forSaveOperation:(UIDocumentSaveOperation)operation;
  - (void)updateUserActivityState:(NSUserActivity *)state;
  - (void)userInteractionNoLongerPermittedForError:(NSError *)error;
  @property (readonly) BOOL hasUnsavedChanges;
  @property (copy) NSDate *fileModificationDate;
  @property (readonly) NSOperationQueue *presentedItemOperationQueue;
  @property (readonly) NSProgress *progress;
  @property (readonly) NSString *
      localizedName fileType savingFileType
  @property (readonly) NSURL *fileURL;
  @property (readonly, copy) NSURL *presentedItemURL;
  @property NSUndoManager *undoManager;
  @property NSUserActivity *userActivity;
  @property (readonly) UIDocumentState documentState;
  @interface UILayoutGuide <NSCoding, UIPopoverPresentationControllerSourceItem>
  - (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis;
  @property (readonly) BOOL hasAmbiguousLayout;
  @property (readonly) CGRect layoutFrame;
  @property (readonly) NSLayoutDimension *
      widthAnchor heightAnchor
  @property (readonly) NSLayoutXAxisAnchor *
      leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor
  @property (readonly) NSLayoutYAxisAnchor *
      topAnchor bottomAnchor centerYAnchor
  @property (copy) NSString *identifier;
  @property (weak) UIView *owningView;
  @interface UIDynamicAnimator
  - (NSArray<id<UIDynamicItem>> *)itemsInRect:(CGRect)rect;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForCellAtIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
  - (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
  - (instancetype)initWithReferenceView:(UIView *)view;
  - (void)addBehavior:(UIDynamicBehavior *)behavior;
  - (void)removeAllBehaviors;
  - (void)removeBehavior:(UIDynamicBehavior *)behavior;
  - (void)updateItemUsingCurrentState:(id<UIDynamicItem>)state;
  @property (readonly) BOOL isRunning;
  @property (readonly) NSArray<UIDynamicBehavior *> *behaviors;
  @property (readonly) UIView *referenceView;
  @property (readonly) double elapsedTime;
  @property (weak) id<UIDynamicAnimatorDelegate> delegate;
  @interface UIDynamicBehavior
  - (void)addChildBehavior:(UIDynamicBehavior *)behavior;
  - (void)removeChildBehavior:(UIDynamicBehavior *)behavior;
  - (void)willMoveToAnimator:(UIDynamicAnimator *)animator;
  @property (copy) void (^action)(void);
  @property (readonly) NSArray<UIDynamicBehavior *> *childBehaviors;
  @property (readonly) UIDynamicAnimator *dynamicAnimator;
  @interface UIAttachmentBehavior
  + (instancetype)fixedAttachmentWithItem:(id<UIDynamicItem>)item attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)anchor;
  + (instancetype)limitAttachmentWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)center attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)center2;
  + (instancetype)pinAttachmentWithItem:(id<UIDynamicItem>)item attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)anchor;
  + (instancetype)slidingAttachmentWithItem:(id<UIDynamicItem>)item attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)anchor axisOfTranslation:(CGVector)translation;
  + (instancetype)slidingAttachmentWithItem:(id<UIDynamicItem>)item attachmentAnchor:(CGPoint)anchor axisOfTranslation:(CGVector)translation;
  - (instancetype)initWithItem:(id<UIDynamicItem>)item attachedToAnchor:(CGPoint)anchor;
  - (instancetype)initWithItem:(id<UIDynamicItem>)item attachedToItem:(id<UIDynamicItem>)item2;
  - (instancetype)initWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)center attachedToAnchor:(CGPoint)anchor;
  - (instancetype)initWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)center attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)center2;
  @property CGFloat
      length damping frequency frictionTorque
  @property CGPoint anchorPoint;
  @property (readonly) NSArray<id<UIDynamicItem>> *items;
  @property (readonly) UIAttachmentBehaviorType attachedBehaviorType;
  @property UIFloatRange attachmentRange;
  @interface UIGravityBehavior
  - (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
  - (void)addItem:(id<UIDynamicItem>)item;
  - (void)removeItem:(id<UIDynamicItem>)item;
  - (void)setAngle:(CGFloat)angle magnitude:(CGFloat)magnitude;
  @property CGFloat
      angle magnitude
  @property CGVector gravityDirection;
  @property (readonly) NSArray<id<UIDynamicItem>> *items;
  @interface UIPushBehavior
  - (UIOffset)targetOffsetFromCenterForItem:(id<UIDynamicItem>)item;
  - (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items mode:(UIPushBehaviorMode)mode;
  - (void)addItem:(id<UIDynamicItem>)item;
  - (void)removeItem:(id<UIDynamicItem>)item;
  - (void)setAngle:(CGFloat)angle magnitude:(CGFloat)magnitude;
  - (void)setTargetOffsetFromCenter:(UIOffset)center forItem:(id<UIDynamicItem>)item;
  @property BOOL active;
  @property CGFloat
      angle magnitude
  @property CGVector pushDirection;
  @property (readonly) NSArray<id<UIDynamicItem>> *items;
  @property (readonly) UIPushBehaviorMode mode;
  @interface UISnapBehavior
  - (instancetype)initWithItem:(id<UIDynamicItem>)item snapToPoint:(CGPoint)point;
  @property CGFloat damping;
  @property CGPoint snapPoint;
  @interface UIViewPropertyAnimator <NSCopying, UIViewAnimating, UIViewImplicitlyAnimating>
  + (instancetype)runningPropertyAnimatorWithDuration:(double)duration delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(UIViewAnimatingPosition))completion;
  - (id<UITimingCurveProvider>)timingParameters;
  - (instancetype)initWithDuration:(double)duration controlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 animations:(void (^)(void))animations;
  - (instancetype)initWithDuration:(double)duration curve:(UIViewAnimationCurve)curve animations:(void (^)(void))animations;
  - (instancetype)initWithDuration:(double)duration dampingRatio:(CGFloat)ratio animations:(void (^)(void))animations;
  - (instancetype)initWithDuration:(double)duration timingParameters:(id<UITimingCurveProvider>)parameters;
  - (void)addAnimations:(void (^)(void))animations delayFactor:(CGFloat)factor;
  - (void)addAnimations:(void (^)(void))animations;
  - (void)addCompletion:(void (^)(UIViewAnimatingPosition))completion;
  - (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider>)parameters durationFactor:(CGFloat)factor;
  @property BOOL
      scrubsLinearly pausesOnCompletion flushUpdates
  @property (getter=is) BOOL
      userInteractionEnabled manualHitTestingEnabled interruptible
  @property (readonly) double
      duration delay
  @interface UISpringTimingParameters <NSCoding, NSCopying, UITimingCurveProvider>
  - (instancetype)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity;
  - (instancetype)initWithDampingRatio:(CGFloat)ratio;
  - (instancetype)initWithDuration:(double)duration bounce:(CGFloat)bounce initialVelocity:(CGVector)velocity;
  - (instancetype)initWithDuration:(double)duration bounce:(CGFloat)bounce;
  - (instancetype)initWithMass:(CGFloat)mass stiffness:(CGFloat)stiffness damping:(CGFloat)damping initialVelocity:(CGVector)velocity;
  @property (readonly) CGVector initialVelocity;
  @interface UIPercentDrivenInteractiveTransition <UIViewControllerInteractiveTransitioning>
  - (void)cancelInteractiveTransition;
  - (void)finishInteractiveTransition;
  - (void)pauseInteractiveTransition;
  - (void)updateInteractiveTransition:(CGFloat)transition;
  @property BOOL wantsInteractiveStart;
  @property CGFloat completionSpeed;
  @property (readonly) CGFloat
      duration percentComplete
  @property UIViewAnimationCurve completionCurve;
  @property id<UITimingCurveProvider> timingCurve;
  @interface UIFocusAnimationCoordinator
  - (void)addCoordinatedAnimations:(void (^)(void))animations completion:(void (^)(void))completion;
  @interface UIFocusUpdateContext
  - (UIView *)nextFocusedView;
  - (UIView *)previouslyFocusedView;
  - (id<UIFocusItem>)nextFocusedItem;
  - (id<UIFocusItem>)previouslyFocusedItem;
  @property (readonly) UIFocusHeading focusHeading;
  @interface UITextChecker
  + (BOOL)hasLearnedWord:(NSString *)word;
  + (NSArray<NSString *> *)availableLanguages;
  + (void)learnWord:(NSString *)word;
  + (void)unlearnWord:(NSString *)word;
  - (NSArray<NSString *> *)completionsForPartialWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language;
  - (NSArray<NSString *> *)guessesForWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language;
  - (NSRange)rangeOfMisspelledWordInString:(NSString *)string range:(NSRange)range startingAt:(NSInteger)at wrap:(BOOL)wrap language:(NSString *)language;
  - (void)ignoreWord:(NSString *)word;
  @property NSArray<NSString *> *ignoredWords;
  @interface UITextInputMode <NSCoding, NSSecureCoding>
  + (NSArray<UITextInputMode *> *)activeInputModes;
  + (UITextInputMode *)currentInputMode;
  @property (readonly) NSString *primaryLanguage;
  @interface UITextInputPasswordRules <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)passwordRulesWithDescriptor:(NSString *)descriptor;
  @property (readonly) NSString *passwordRulesDescriptor;
  @interface UITextInputStringTokenizer <UITextInputTokenizer>
  - (instancetype)initWithTextInput:(UIResponder *)input;
  @interface UITextRange
  @property (readonly) BOOL isEmpty;
  @property (readonly) UITextPosition *
      start end
  @interface UITextSelectionRect
  @property (readonly) BOOL
      containsStart containsEnd isVertical
  @property (readonly) CGAffineTransform transform;
  @property (readonly) CGRect rect;
  @property (readonly) NSWritingDirection writingDirection;
  @interface UIPrintFormatter <NSCopying>
  - (CGRect)rectForPageAtIndex:(NSInteger)index;
  - (void)drawInRect:(CGRect)rect forPageAtIndex:(NSInteger)index;
  - (void)removeFromPrintPageRenderer;
  @property (readonly) BOOL requiresMainThread;
  @property CGFloat
      maximumContentHeight maximumContentWidth
  @property NSInteger startPage;
  @property (readonly) NSInteger pageCount;
  @property UIEdgeInsets
      contentInsets perPageContentInsets
  @property (readonly) UIPrintPageRenderer *printPageRenderer;
  @interface UISimpleTextPrintFormatter
  - (instancetype)initWithAttributedText:(NSAttributedString *)text;
  - (instancetype)initWithText:(NSString *)text;
  @property (copy) NSAttributedString *attributedText;
  @property (copy) NSString *text;
  @property NSTextAlignment textAlignment;
  @property UIColor *color;
  @property UIFont *font;
  @interface UIPrintPageRenderer
  - (NSArray<UIPrintFormatter *> *)printFormattersForPageAtIndex:(NSInteger)index;
  - (UIPrintRenderingQuality)currentRenderingQualityForRequestedRenderingQuality:(UIPrintRenderingQuality)quality;
  - (void)addPrintFormatter:(UIPrintFormatter *)formatter startingAtPageAtIndex:(NSInteger)index;
  - (void)drawContentForPageAtIndex:(NSInteger)index inRect:(CGRect)rect;
  - (void)drawFooterForPageAtIndex:(NSInteger)index inRect:(CGRect)rect;
  - (void)drawHeaderForPageAtIndex:(NSInteger)index inRect:(CGRect)rect;
  - (void)drawPageAtIndex:(NSInteger)index inRect:(CGRect)rect;
  - (void)drawPrintFormatter:(UIPrintFormatter *)formatter forPageAtIndex:(NSInteger)index;
  - (void)prepareForDrawingPages:(NSRange)pages;
  @property CGFloat
      headerHeight footerHeight
  @property (readonly) CGRect
      paperRect printableRect
  @property (copy) NSArray<UIPrintFormatter *> *printFormatters;
  @property (readonly) NSInteger numberOfPages;
  @interface UIAccessibilityElement <UIAccessibilityIdentification>
  - (instancetype)initWithAccessibilityContainer:(id)container;
  @property BOOL isAccessibilityElement;
  @property CGRect
      accessibilityFrame accessibilityFrameInContainerSpace
  @property NSString *
      accessibilityLabel accessibilityHint accessibilityValue
  @property (weak) id accessibilityContainer;
  @property uint64_t accessibilityTraits;
  @interface UIAccessibilityCustomAction
  - (instancetype)initWithAttributedName:(NSAttributedString *)name actionHandler:(BOOL (^)(UIAccessibilityCustomAction *))handler;
  - (instancetype)initWithAttributedName:(NSAttributedString *)name image:(UIImage *)image actionHandler:(BOOL (^)(UIAccessibilityCustomAction *))handler;
  - (instancetype)initWithAttributedName:(NSAttributedString *)name image:(UIImage *)image target:(id)target selector:(SEL)selector;
  - (instancetype)initWithAttributedName:(NSAttributedString *)name target:(id)target selector:(SEL)selector;
  - (instancetype)initWithName:(NSString *)name actionHandler:(BOOL (^)(UIAccessibilityCustomAction *))handler;
  - (instancetype)initWithName:(NSString *)name image:(UIImage *)image actionHandler:(BOOL (^)(UIAccessibilityCustomAction *))handler;
  - (instancetype)initWithName:(NSString *)name image:(UIImage *)image target:(id)target selector:(SEL)selector;
  - (instancetype)initWithName:(NSString *)name target:(id)target selector:(SEL)selector;
  @property (copy) NSAttributedString *attributedName;
  @property (copy) NSString *
      name category
  @property SEL selector;
  @property UIImage *image;
  @property (weak) id target;
  @property void *actionHandler;
  @interface UILocalNotification <NSCoding, NSCopying>
  @property BOOL
      regionTriggersOnce hasAction
  @property (copy) CLRegion *region;
  @property (copy) NSCalendar *repeatCalendar;
  @property NSCalendarUnit repeatInterval;
  @property (copy) NSDate *fireDate;
  @property (copy) NSDictionary *userInfo;
  @property NSInteger applicationIconBadgeNumber;
  @property (copy) NSString *
      alertBody alertAction alertLaunchImage alertTitle soundName category
  @property (copy) NSTimeZone *timeZone;
  @interface NSTextStorage
  - (void)addLayoutManager:(NSLayoutManager *)manager;
  - (void)edited:(NSTextStorageEditActions)edited range:(NSRange)range changeInLength:(NSInteger)length;
  - (void)ensureAttributesAreFixedInRange:(NSRange)range;
  - (void)invalidateAttributesInRange:(NSRange)range;
  - (void)processEditing;
  - (void)removeLayoutManager:(NSLayoutManager *)manager;
  @property (readonly) BOOL fixesAttributesLazily;
  @property (readonly) NSArray<NSLayoutManager *> *layoutManagers;
  @property (copy) NSArray<NSTextStorage *> *
      attributeRuns paragraphs words characters
  @property NSColor *foregroundColor;
  @property NSFont *font;
  @property (readonly) NSInteger changeInLength;
  @property (readonly) NSRange editedRange;
  @property (readonly) NSTextStorageEditActions editedMask;
  @property (weak) id<NSTextStorageDelegate> delegate;
  @interface NSLayoutManager <NSSecureCoding, NSGlyphStorage>
  - (BOOL)drawsOutsideLineFragmentForGlyphAtIndex:(NSUInteger)index;
  - (BOOL)isValidGlyphIndex:(NSUInteger)index;
  - (BOOL)layoutManagerOwnsFirstResponderInWindow:(NSWindow *)window;
  - (BOOL)notShownAttributeForGlyphAtIndex:(NSUInteger)index;
  - (CGFloat)defaultBaselineOffsetForFont:(NSFont *)font;
  - (CGFloat)defaultLineHeightForFont:(NSFont *)font;
  - (CGFloat)fractionOfDistanceThroughGlyphForPoint:(NSPoint)point inTextContainer:(NSTextContainer *)container;
  - (NSArray<NSRulerMarker *> *)rulerMarkersForTextView:(NSTextView *)view paragraphStyle:(NSParagraphStyle *)style ruler:(NSRulerView *)ruler;
  - (NSDictionary<NSAttributedStringKey, id> *)temporaryAttributesAtCharacterIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSDictionary<NSAttributedStringKey, id> *)temporaryAttributesAtCharacterIndex:(NSUInteger)index longestEffectiveRange:(NSRangePointer)range inRange:(NSRange)range2;
  - (NSFont *)substituteFontForFont:(NSFont *)font;
  - (NSGlyphProperty)propertyForGlyphAtIndex:(NSUInteger)index;
  - (NSInteger)intAttribute:(NSInteger)attribute forGlyphAtIndex:(NSUInteger)index;
  - (NSPoint)locationForGlyphAtIndex:(NSUInteger)index;
  - (NSRange)characterRangeForGlyphRange:(NSRange)range actualGlyphRange:(NSRangePointer)range2;
  - (NSRange)glyphRangeForBoundingRect:(NSRect)rect inTextContainer:(NSTextContainer *)container;
  - (NSRange)glyphRangeForBoundingRectWithoutAdditionalLayout:(NSRect)layout inTextContainer:(NSTextContainer *)container;
  - (NSRange)glyphRangeForCharacterRange:(NSRange)range actualCharacterRange:(NSRangePointer)range2;
  - (NSRange)glyphRangeForTextContainer:(NSTextContainer *)container;
  - (NSRange)rangeOfNominallySpacedGlyphsContainingIndex:(NSUInteger)index;
  - (NSRange)truncatedGlyphRangeInLineFragmentForGlyphAtIndex:(NSUInteger)index;
  - (NSRect *)rectArrayForCharacterRange:(NSRange)range withinSelectedCharacterRange:(NSRange)range2 inTextContainer:(NSTextContainer *)container rectCount:(NSUInteger *)count;
  - (NSRect *)rectArrayForGlyphRange:(NSRange)range withinSelectedGlyphRange:(NSRange)range2 inTextContainer:(NSTextContainer *)container rectCount:(NSUInteger *)count;
  - (NSRect)boundingRectForGlyphRange:(NSRange)range inTextContainer:(NSTextContainer *)container;
  - (NSRect)boundsRectForTextBlock:(NSTextBlock *)block atIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSRect)boundsRectForTextBlock:(NSTextBlock *)block glyphRange:(NSRange)range;
  - (NSRect)layoutRectForTextBlock:(NSTextBlock *)block atIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSRect)layoutRectForTextBlock:(NSTextBlock *)block glyphRange:(NSRange)range;
  - (NSRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range withoutAdditionalLayout:(BOOL)layout;
  - (NSRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range withoutAdditionalLayout:(BOOL)layout;
  - (NSRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSRect)usedRectForTextContainer:(NSTextContainer *)container;
  - (NSSize)attachmentSizeForGlyphAtIndex:(NSUInteger)index;
  - (NSTextContainer *)textContainerForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range withoutAdditionalLayout:(BOOL)layout;
  - (NSTextContainer *)textContainerForGlyphAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (NSTextView *)firstTextView;
  - (NSTextView *)textViewForBeginningOfSelection;
  - (NSUInteger)characterIndexForGlyphAtIndex:(NSUInteger)index;
  - (NSUInteger)characterIndexForPoint:(NSPoint)point inTextContainer:(NSTextContainer *)container fractionOfDistanceBetweenInsertionPoints:(CGFloat *)points;
  - (NSUInteger)getGlyphs:(unsigned int *)glyphs range:(NSRange)range;
  - (NSUInteger)getGlyphsInRange:(NSRange)range glyphs:(unsigned int *)glyphs characterIndexes:(NSUInteger *)indexes glyphInscriptions:(NSGlyphInscription *)inscriptions elasticBits:(BOOL *)bits bidiLevels:(unsigned char *)levels;
  - (NSUInteger)getGlyphsInRange:(NSRange)range glyphs:(unsigned int *)glyphs characterIndexes:(NSUInteger *)indexes glyphInscriptions:(NSGlyphInscription *)inscriptions elasticBits:(BOOL *)bits;
  - (NSUInteger)getGlyphsInRange:(NSRange)range glyphs:(unsigned short *)glyphs properties:(NSGlyphProperty *)properties characterIndexes:(NSUInteger *)indexes bidiLevels:(unsigned char *)levels;
  - (NSUInteger)getLineFragmentInsertionPointsForCharacterAtIndex:(NSUInteger)index alternatePositions:(BOOL)positions inDisplayOrder:(BOOL)order positions:(CGFloat *)positions2 characterIndexes:(NSUInteger *)indexes;
  - (NSUInteger)glyphIndexForCharacterAtIndex:(NSUInteger)index;
  - (NSUInteger)glyphIndexForPoint:(NSPoint)point inTextContainer:(NSTextContainer *)container fractionOfDistanceThroughGlyph:(CGFloat *)glyph;
  - (NSUInteger)glyphIndexForPoint:(NSPoint)point inTextContainer:(NSTextContainer *)container;
  - (NSView *)rulerAccessoryViewForTextView:(NSTextView *)view paragraphStyle:(NSParagraphStyle *)style ruler:(NSRulerView *)ruler enabled:(BOOL)enabled;
  - (id)temporaryAttribute:(NSAttributedStringKey)attribute atCharacterIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
  - (id)temporaryAttribute:(NSAttributedStringKey)attribute atCharacterIndex:(NSUInteger)index longestEffectiveRange:(NSRangePointer)range inRange:(NSRange)range2;
  - (unsigned int)glyphAtIndex:(NSUInteger)index isValidIndex:(BOOL *)index2;
  - (unsigned int)glyphAtIndex:(NSUInteger)index;
  - (unsigned short)CGGlyphAtIndex:(NSUInteger)index isValidIndex:(BOOL *)index2;
  - (unsigned short)CGGlyphAtIndex:(NSUInteger)index;
  - (void)addTemporaryAttribute:(NSAttributedStringKey)attribute value:(id)value forCharacterRange:(NSRange)range;
  - (void)addTemporaryAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forCharacterRange:(NSRange)range;
  - (void)addTextContainer:(NSTextContainer *)container;
  - (void)deleteGlyphsInRange:(NSRange)range;
  - (void)drawBackgroundForGlyphRange:(NSRange)range atPoint:(NSPoint)point;
  - (void)drawGlyphsForGlyphRange:(NSRange)range atPoint:(NSPoint)point;
  - (void)drawStrikethroughForGlyphRange:(NSRange)range strikethroughType:(NSUnderlineStyle)type baselineOffset:(CGFloat)offset lineFragmentRect:(NSRect)rect lineFragmentGlyphRange:(NSRange)range2 containerOrigin:(NSPoint)origin;
  - (void)drawUnderlineForGlyphRange:(NSRange)range underlineType:(NSUnderlineStyle)type baselineOffset:(CGFloat)offset lineFragmentRect:(NSRect)rect lineFragmentGlyphRange:(NSRange)range2 containerOrigin:(NSPoint)origin;
  - (void)ensureGlyphsForCharacterRange:(NSRange)range;
  - (void)ensureGlyphsForGlyphRange:(NSRange)range;
  - (void)ensureLayoutForBoundingRect:(NSRect)rect inTextContainer:(NSTextContainer *)container;
  - (void)ensureLayoutForCharacterRange:(NSRange)range;
  - (void)ensureLayoutForGlyphRange:(NSRange)range;
  - (void)ensureLayoutForTextContainer:(NSTextContainer *)container;
  - (void)enumerateEnclosingRectsForGlyphRange:(NSRange)range withinSelectedGlyphRange:(NSRange)range2 inTextContainer:(NSTextContainer *)container usingBlock:(void (^)(NSRect, BOOL *))block;
  - (void)enumerateLineFragmentsForGlyphRange:(NSRange)range usingBlock:(void (^)(NSRect, NSRect, NSTextContainer *, NSRange, BOOL *))block;
  - (void)fillBackgroundRectArray:(NSRect *)array count:(NSUInteger)count forCharacterRange:(NSRange)range color:(NSColor *)color;
  - (void)getFirstUnlaidCharacterIndex:(NSUInteger *)index glyphIndex:(NSUInteger *)index2;
  - (void)insertGlyph:(unsigned int)glyph atGlyphIndex:(NSUInteger)index characterIndex:(NSUInteger)index2;
  - (void)insertGlyphs:(unsigned int *)glyphs length:(NSUInteger)length forStartingGlyphAtIndex:(NSUInteger)index characterIndex:(NSUInteger)index2;
  - (void)insertTextContainer:(NSTextContainer *)container atIndex:(NSUInteger)index;
  - (void)invalidateDisplayForCharacterRange:(NSRange)range;
  - (void)invalidateDisplayForGlyphRange:(NSRange)range;
  - (void)invalidateGlyphsForCharacterRange:(NSRange)range changeInLength:(NSInteger)length actualCharacterRange:(NSRangePointer)range2;
  - (void)invalidateGlyphsOnLayoutInvalidationForGlyphRange:(NSRange)range;
  - (void)invalidateLayoutForCharacterRange:(NSRange)range actualCharacterRange:(NSRangePointer)range2;
  - (void)invalidateLayoutForCharacterRange:(NSRange)range isSoft:(BOOL)soft actualCharacterRange:(NSRangePointer)range2;
  - (void)processEditingForTextStorage:(NSTextStorage *)storage edited:(NSTextStorageEditActions)edited range:(NSRange)range changeInLength:(NSInteger)length invalidatedRange:(NSRange)range2;
  - (void)removeTemporaryAttribute:(NSAttributedStringKey)attribute forCharacterRange:(NSRange)range;
  - (void)removeTextContainerAtIndex:(NSUInteger)index;
  - (void)replaceGlyphAtIndex:(NSUInteger)index withGlyph:(unsigned int)glyph;
  - (void)replaceTextStorage:(NSTextStorage *)storage;
  - (void)setAttachmentSize:(NSSize)size forGlyphRange:(NSRange)range;
  - (void)setBoundsRect:(NSRect)rect forTextBlock:(NSTextBlock *)block glyphRange:(NSRange)range;
  - (void)setCharacterIndex:(NSUInteger)index forGlyphAtIndex:(NSUInteger)index2;
  - (void)setDrawsOutsideLineFragment:(BOOL)fragment forGlyphAtIndex:(NSUInteger)index;
  - (void)setExtraLineFragmentRect:(NSRect)rect usedRect:(NSRect)rect2 textContainer:(NSTextContainer *)container;
  - (void)setGlyphs:(unsigned short *)glyphs properties:(NSGlyphProperty *)properties characterIndexes:(NSUInteger *)indexes font:(NSFont *)font forGlyphRange:(NSRange)range;
  - (void)setIntAttribute:(NSInteger)attribute value:(NSInteger)value forGlyphAtIndex:(NSUInteger)index;
  - (void)setLayoutRect:(NSRect)rect forTextBlock:(NSTextBlock *)block glyphRange:(NSRange)range;
  - (void)setLineFragmentRect:(NSRect)rect forGlyphRange:(NSRange)range usedRect:(NSRect)rect2;
  - (void)setLocation:(NSPoint)location forStartOfGlyphRange:(NSRange)range;
  - (void)setLocations:(NSPoint *)locations startingGlyphIndexes:(NSUInteger *)indexes count:(NSUInteger)count forGlyphRange:(NSRange)range;
  - (void)setNotShownAttribute:(BOOL)attribute forGlyphAtIndex:(NSUInteger)index;
  - (void)setTemporaryAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes forCharacterRange:(NSRange)range;
  - (void)setTextContainer:(NSTextContainer *)container forGlyphRange:(NSRange)range;
  - (void)showAttachmentCell:(NSCell *)cell inRect:(NSRect)rect characterIndex:(NSUInteger)index;
  - (void)showCGGlyphs:(unsigned short *)glyphs positions:(CGPoint *)positions count:(NSInteger)count font:(NSFont *)font textMatrix:(CGAffineTransform)matrix attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes inContext:(CGContextRef)context;
  - (void)showCGGlyphs:(unsigned short *)glyphs positions:(NSPoint *)positions count:(NSUInteger)count font:(NSFont *)font matrix:(NSAffineTransform *)matrix attributes:(NSDictionary<NSAttributedStringKey, id> *)attributes inContext:(NSGraphicsContext *)context;
  - (void)showPackedGlyphs:(char *)glyphs length:(NSUInteger)length glyphRange:(NSRange)range atPoint:(NSPoint)point font:(NSFont *)font color:(NSColor *)color printingAdjustment:(NSSize)adjustment;
  - (void)strikethroughGlyphRange:(NSRange)range strikethroughType:(NSUnderlineStyle)type lineFragmentRect:(NSRect)rect lineFragmentGlyphRange:(NSRange)range2 containerOrigin:(NSPoint)origin;
  - (void)textContainerChangedGeometry:(NSTextContainer *)geometry;
  - (void)textContainerChangedTextView:(NSTextContainer *)view;
  - (void)textStorage:(NSTextStorage *)storage edited:(NSUInteger)edited range:(NSRange)range changeInLength:(NSInteger)length invalidatedRange:(NSRange)range2;
  - (void)underlineGlyphRange:(NSRange)range underlineType:(NSUnderlineStyle)type lineFragmentRect:(NSRect)rect lineFragmentGlyphRange:(NSRange)range2 containerOrigin:(NSPoint)origin;
  @property BOOL
      usesFontLeading showsInvisibleCharacters showsControlCharacters usesDefaultHyphenation allowsNonContiguousLayout
      limitsLayoutForSuspiciousContents backgroundLayoutEnabled usesScreenFonts
  @property (readonly) BOOL hasNonContiguousLayout;
  @property (readonly) NSArray<NSTextContainer *> *textContainers;
  @property NSGlyphGenerator *glyphGenerator;
  @property NSImageScaling defaultAttachmentScaling;
  @property (readonly) NSRect
      extraLineFragmentRect extraLineFragmentUsedRect
  @property (readonly) NSTextContainer *extraLineFragmentTextContainer;
  @property (assign) NSTextStorage *textStorage;
  @property NSTypesetter *typesetter;
  @property NSTypesetterBehavior typesetterBehavior;
  @property (readonly) NSUInteger
      numberOfGlyphs firstUnlaidCharacterIndex firstUnlaidGlyphIndex
  @property float hyphenationFactor;
  @property (weak) id<NSLayoutManagerDelegate> delegate;
  @interface NSTextContainer <NSSecureCoding, NSTextLayoutOrientationProvider>
  - (BOOL)containsPoint:(NSPoint)point;
  - (CGRect)lineFragmentRectForProposedRect:(CGRect)rect atIndex:(NSUInteger)index writingDirection:(NSWritingDirection)direction remainingRect:(CGRect *)rect2;
  - (NSRect)lineFragmentRectForProposedRect:(NSRect)rect sweepDirection:(NSLineSweepDirection)direction movementDirection:(NSLineMovementDirection)direction2 remainingRect:(NSRect *)rect2;
  - (instancetype)initWithContainerSize:(NSSize)size;
  - (instancetype)initWithSize:(CGSize)size;
  - (void)replaceLayoutManager:(NSLayoutManager *)manager;
  @property BOOL
      widthTracksTextView heightTracksTextView
  @property (readonly) BOOL isSimpleRectangularTextContainer;
  @property CGFloat lineFragmentPadding;
  @property CGSize size;
  @property NSArray<UIBezierPath *> *exclusionPaths;
  @property (assign) NSLayoutManager *layoutManager;
  @property NSLineBreakMode lineBreakMode;
  @property NSSize containerSize;
  @property (readonly) NSTextLayoutManager *textLayoutManager;
  @property (weak) NSTextView *textView;
  @property NSUInteger maximumNumberOfLines;
  @interface NSTextAttachment <NSSecureCoding, NSTextAttachmentContainer>
  + (Class)textAttachmentViewProviderClassForFileType:(NSString *)type;
  + (NSTextAttachment *)textAttachmentWithImage:(UIImage *)image;
  + (void)registerTextAttachmentViewProviderClass:(Class)classValue forFileType:(NSString *)type;
  - (instancetype)initWithData:(NSData *)data ofType:(NSString *)type;
  - (instancetype)initWithFileWrapper:(NSFileWrapper *)wrapper;
  @property BOOL allowsTextAttachmentView;
  @property (readonly) BOOL usesTextAttachmentView;
  @property CGFloat lineLayoutPadding;
  @property CGRect bounds;
  @property (copy) NSData *contents;
  @property NSFileWrapper *fileWrapper;
  @property (copy) NSString *fileType;
  @property UIImage *image;
  @property id attachmentCell;
  @interface NSTextTab <NSCoding, NSCopying, NSSecureCoding>
  + (NSCharacterSet *)columnTerminatorsForLocale:(NSLocale *)locale;
  - (instancetype)initWithTextAlignment:(NSTextAlignment)alignment location:(CGFloat)location options:(NSDictionary<NSTextTabOptionKey, id> *)options;
  - (instancetype)initWithType:(NSTextTabType)type location:(CGFloat)location;
  @property (readonly) CGFloat location;
  @property (readonly) NSDictionary *options;
  @property (readonly) NSTextAlignment alignment;
  @property (readonly) NSTextTabType tabStopType;
  @interface NSTextList <NSCoding, NSCopying, NSSecureCoding>
  + (BOOL)includesTextListMarkers;
  - (NSString *)markerForItemNumber:(NSInteger)number;
  - (instancetype)initWithMarkerFormat:(NSTextListMarkerFormat)format options:(NSTextListOptions)options startingItemNumber:(NSInteger)number;
  - (instancetype)initWithMarkerFormat:(NSTextListMarkerFormat)format options:(NSUInteger)options;
  @property (readonly) BOOL isOrdered;
  @property NSInteger startingItemNumber;
  @property (readonly) NSTextListMarkerFormat markerFormat;
  @property (readonly) NSTextListOptions listOptions;
  @interface NSParagraphStyle <NSCopying, NSMutableCopying, NSSecureCoding>
  + (NSWritingDirection)defaultWritingDirectionForLanguage:(NSString *)language;
  @property (readonly) BOOL
      usesDefaultHyphenation allowsDefaultTighteningForTruncation
  @property (readonly) CGFloat
      lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight
      lineHeightMultiple defaultTabInterval
  @property (readonly) NSArray<NSTextBlock *> *textBlocks;
  @property (readonly) NSArray<NSTextList *> *textLists;
  @property (readonly) NSArray<NSTextTab *> *tabStops;
  @property (readonly) NSInteger headerLevel;
  @property (readonly) NSLineBreakMode lineBreakMode;
  @property (readonly) NSLineBreakStrategy lineBreakStrategy;
  @property (class, readonly) NSParagraphStyle *defaultParagraphStyle;
  @property (readonly) NSTextAlignment alignment;
  @property (readonly) NSWritingDirection baseWritingDirection;
  @property (readonly) float
      hyphenationFactor tighteningFactorForTruncation
  @interface NSMutableParagraphStyle
  - (void)addTabStop:(NSTextTab *)stopValue;
  - (void)removeTabStop:(NSTextTab *)stopValue;
  - (void)setParagraphStyle:(NSParagraphStyle *)style;
  @property BOOL
      usesDefaultHyphenation allowsDefaultTighteningForTruncation
  @property CGFloat
      lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight
      lineHeightMultiple defaultTabInterval
  @property (copy) NSArray<NSTextBlock *> *textBlocks;
  @property (copy) NSArray<NSTextList *> *textLists;
  @property NSArray<NSTextTab *> *tabStops;
  @property NSInteger headerLevel;
  @property NSLineBreakMode lineBreakMode;
  @property NSLineBreakStrategy lineBreakStrategy;
  @property NSTextAlignment alignment;
  @property NSWritingDirection baseWritingDirection;
  @property float
      hyphenationFactor tighteningFactorForTruncation
  @interface NSShadow <NSCoding, NSCopying, NSSecureCoding>
  - (void)set;
  @property CGFloat shadowBlurRadius;
  @property CGSize shadowOffset;
  @property id shadowColor;
  @interface NSStringDrawingContext
  @property CGFloat
      minimumScaleFactor minimumTrackingAdjustment
  @property (readonly) CGFloat
      actualScaleFactor actualTrackingAdjustment
  @property (readonly) CGRect totalBounds;
  @interface NSLayoutConstraint <NSAnimatablePropertyContainer>
  + (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary<NSString *, id> *)metrics views:(NSDictionary<NSString *, id> *)views;
  + (instancetype)constraintWithItem:(id)first attribute:(NSLayoutAttribute)attribute relatedBy:(NSLayoutRelation)relation toItem:(id)second attribute:(NSLayoutAttribute)other multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
  + (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  + (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (id)firstItem;
  @property BOOL shouldBeArchived;
  @property (getter=is) BOOL
      active
  @property CGFloat constant;
  @property (readonly) CGFloat multiplier;
  @property (readonly) NSLayoutAnchor *
      firstAnchor secondAnchor
  @property (readonly) NSLayoutAttribute
      firstAttribute secondAttribute
  @property (readonly) NSLayoutRelation relation;
  @property (copy) NSString *identifier;
  @property UILayoutPriority priority;
  @property (readonly, assign) id secondItem;
  @interface NSLayoutAnchor <NSCoding, NSCopying>
  - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
  @property (readonly) BOOL hasAmbiguousLayout;
  @property (readonly) NSArray<NSLayoutConstraint *> *constraintsAffectingLayout;
  @property (readonly) NSString *name;
  @property (readonly) id item;
  @interface NSLayoutDimension
  - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant;
  @interface NSLayoutXAxisAnchor
  - (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)anchor;
  @interface NSLayoutYAxisAnchor
  - (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier;
  - (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)anchor;
  @interface NSCollectionLayoutSection <NSCopying>
  + (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
  + (instancetype)sectionWithListConfiguration:(UICollectionLayoutListConfiguration *)configuration layoutEnvironment:(id<NSCollectionLayoutEnvironment>)environment;
  @property BOOL supplementariesFollowContentInsets;
  @property CGFloat interGroupSpacing;
  @property (copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
  @property (copy) NSArray<NSCollectionLayoutDecorationItem *> *decorationItems;
  @property NSCollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
  @property NSDirectionalEdgeInsets contentInsets;
  @property UIContentInsetsReference
      contentInsetsReference supplementaryContentInsetsReference
  @property void *visibleItemsInvalidationHandler;
  @interface NSCollectionLayoutItem <NSCopying>
  + (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)size supplementaryItems:(NSArray<NSCollectionLayoutSupplementaryItem *> *)items;
  + (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)size;
  @property (readonly) NSArray<NSCollectionLayoutSupplementaryItem *> *supplementaryItems;
  @property (copy) NSCollectionLayoutEdgeSpacing *edgeSpacing;
  @property (readonly) NSCollectionLayoutSize *layoutSize;
  @property NSDirectionalEdgeInsets contentInsets;
  @interface NSCollectionLayoutGroup
  + (instancetype)customGroupWithLayoutSize:(NSCollectionLayoutSize *)size itemProvider:(NSArray<NSCollectionLayoutGroupCustomItem *> *(^)(id<NSCollectionLayoutEnvironment>))provider;
  + (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)size repeatingSubitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count;
  + (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)size subitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count;
  + (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)size subitems:(NSArray<NSCollectionLayoutItem *> *)subitems;
  + (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)size repeatingSubitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count;
  + (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)size subitem:(NSCollectionLayoutItem *)subitem count:(NSInteger)count;
  + (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)size subitems:(NSArray<NSCollectionLayoutItem *> *)subitems;
  @property (readonly) NSArray<NSCollectionLayoutItem *> *subitems;
  @property (copy) NSArray<NSCollectionLayoutSupplementaryItem *> *supplementaryItems;
  @property (copy) NSCollectionLayoutSpacing *interItemSpacing;
  @property (readonly) NSString *visualDescription;
  @interface NSCollectionLayoutDimension <NSCopying>
  + (instancetype)absoluteDimension:(CGFloat)dimension;
  + (instancetype)estimatedDimension:(CGFloat)dimension;
  + (instancetype)fractionalHeightDimension:(CGFloat)dimension;
  + (instancetype)fractionalWidthDimension:(CGFloat)dimension;
  + (instancetype)uniformAcrossSiblingsWithEstimate:(CGFloat)estimate;
  @property (readonly) BOOL
      isFractionalWidth isFractionalHeight isAbsolute isEstimated isUniformAcrossSiblings
  @property (readonly) CGFloat dimension;
  @interface NSCollectionLayoutSize <NSCopying>
  + (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)dimension heightDimension:(NSCollectionLayoutDimension *)dimension2;
  @property (readonly) NSCollectionLayoutDimension *
      widthDimension heightDimension
  """#
