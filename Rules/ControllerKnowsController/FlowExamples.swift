internal import Analysis

// What `controller-knows-controller` says and leaves alone: the flow between screens, and what only looks like it.

let examplesOfFlow = [
  Example(
    "a list that makes its detail screen and pushes it",
    """
    //- PSDetailViewController.h
    #import <UIKit/UIKit.h>
    @interface PSDetailViewController : UIViewController
    @end
    //- PSDetailViewController.m
    #import "PSDetailViewController.h"
    @implementation PSDetailViewController
    @end
    //- PSListViewController.h
    #import <UIKit/UIKit.h>
    @interface PSListViewController : UITableViewController
    @end
    //- PSListViewController.m
    #import "PSListViewController.h"
    #import "PSDetailViewController.h"
    @implementation PSListViewController
    - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
        // expect@+1: controller-knows-controller "'PSListViewController' brings up 'PSDetailViewController' by itself; tell a delegate what was chosen, and let a coordinator make the next screen"
        PSDetailViewController *detail = [[PSDetailViewController alloc] init];
        [self.navigationController pushViewController:detail animated:YES];
    }
    @end
    """),
  Example(
    "a screen that prepares the destinations of its segues",
    """
    //- List.swift
    import UIKit
    class ListViewController: UITableViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        // expect@+1: controller-knows-controller "'ListViewController' brings up 'SettingsViewController' by itself, and sets up 'DetailViewController'; tell a delegate"
        if let detail = segue.destination as? DetailViewController {
          detail.title = "A"
        } else if segue.identifier == "settings" {
          present(SettingsViewController(), animated: true)  // note: "'ListViewController' creates 'SettingsViewController'"
        }
      }
    }
    //- Detail.swift
    import UIKit
    class DetailViewController: UIViewController {}
    //- Settings.swift
    import UIKit
    class SettingsViewController: UIViewController { weak var list: ListViewController? }
    """),
  Example(
    "a screen that only prepares them",
    """
    //- List.swift
    import UIKit
    class ListViewController: UITableViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        // expect@+1: controller-knows-controller "'ListViewController' sets up 'DetailViewController', which comes next; tell a delegate what was chosen, and let a coordinator hand it what is needed"
        if let detail = segue.destination as? DetailViewController {
          detail.title = "A"
        }
      }
    }
    //- Detail.swift
    import UIKit
    class DetailViewController: UIViewController {}
    """),
  Example(
    "a category of a screen does it",
    """
    //- Screens.h
    #import <UIKit/UIKit.h>
    @interface PSFeedViewController : UIViewController
    @end
    //- Other.h
    #import <UIKit/UIKit.h>
    @interface PSLoginViewController : UIViewController
    @end
    //- Flow.m
    #import "Screens.h"
    #import "Other.h"
    @implementation PSFeedViewController (Flow)
    - (void)logOut { [self presentViewController:[PSLoginViewController new] animated:YES completion:nil]; }  // expect: controller-knows-controller "'PSFeedViewController' brings up"
    @end
    """),
  Example(
    "a screen that asks another how things are",
    """
    //- Timeline.swift
    import UIKit
    class TimelineViewController: UIViewController {
      var rows: [Int] = []
      func reload() {}
    }
    //- Sidebar.swift
    import UIKit
    class SidebarViewController: UIViewController {
      @objc func countChanged(_ note: Notification) {
        if let timeline = note.object as? TimelineViewController { count(timeline.rows) }
        (note.object as? TimelineViewController)?.reload()
        (note.object as? TimelineViewController)?.reload()
      }
      func count(_ rows: [Int]) {}
    }
    """),
  Example(
    "screens that tell a delegate, and a coordinator that makes them",
    """
    //- Screens.h
    #import <UIKit/UIKit.h>
    @class PSListViewController;
    @protocol PSListViewControllerDelegate <NSObject>
    - (void)list:(PSListViewController *)list didSelect:(NSInteger)row;
    @end
    @interface PSListViewController : UITableViewController
    @property (nonatomic, weak) id<PSListViewControllerDelegate> delegate;
    @end
    //- Detail.h
    #import <UIKit/UIKit.h>
    @interface PSDetailViewController : UIViewController
    @end
    //- PSAppCoordinator.m
    #import "Screens.h"
    #import "Detail.h"
    @interface PSAppCoordinator : NSObject <PSListViewControllerDelegate>
    @property (nonatomic, strong) UINavigationController *navigation;
    @end
    @implementation PSAppCoordinator
    - (void)start { [self.navigation pushViewController:[[PSListViewController alloc] init] animated:NO]; }
    - (void)list:(PSListViewController *)list didSelect:(NSInteger)row {
        [self.navigation pushViewController:[[PSDetailViewController alloc] init] animated:YES];
    }
    @end
    """),
  Example(
    "a parent and its child, a container, a superclass, and what the project declares to be a container",
    """
    //- Child.h
    #import <UIKit/UIKit.h>
    @interface PSMapViewController : UIViewController
    @end
    //- Base.h
    #import <UIKit/UIKit.h>
    @interface PSScreen : UIViewController
    @end
    //- Place.m
    #import "Child.h"
    #import "Base.h"
    @interface PSPlaceViewController : PSScreen
    @property (nonatomic, strong) PSMapViewController *map;
    @end
    @implementation PSPlaceViewController
    - (void)viewDidLoad { self.map = [[PSMapViewController alloc] init]; [self addChildViewController:self.map]; }
    - (id)plain { return [[PSScreen alloc] init]; }
    @end
    //- Tabs.m
    #import "Child.h"
    @interface PSTabs : UITabBarController
    @end
    @implementation PSTabs
    - (void)viewDidLoad { self.viewControllers = @[[[PSMapViewController alloc] init]]; }
    @end
    //- Drawer.m
    #import "Child.h"
    @interface PSDrawer : UIViewController
    @end
    @implementation PSDrawer
    - (void)open { [self presentViewController:[[PSMapViewController alloc] init] animated:YES completion:nil]; }
    @end
    //- .arborist.yml
    roles:
      container: {names: PSDrawer}
    """),
  Example(
    "what shows how something is used",
    """
    //- Examples/Menu/Detail.swift
    import UIKit
    class DetailViewController: UIViewController {}
    //- Examples/Menu/Menu.swift
    import UIKit
    class MenuViewController: UIViewController {
      func open() { present(DetailViewController(), animated: true) }
    }
    """),
  Example(
    "an alert, a system controller, and the methods of another screen's delegate",
    """
    //- PSPickerViewController.h
    #import <UIKit/UIKit.h>
    @class PSPickerViewController;
    @protocol PSPickerDelegate <NSObject>
    - (void)pickerDidCancel:(PSPickerViewController *)picker;
    - (void)picker:(PSPickerViewController *)picker didPick:(NSInteger)row;
    @end
    @interface PSPickerViewController : UIViewController
    @end
    //- PSFormViewController.m
    #import "PSPickerViewController.h"
    @interface PSFormViewController : UIViewController <PSPickerDelegate>
    @end
    @implementation PSFormViewController
    - (void)pickerDidCancel:(PSPickerViewController *)picker {}
    - (void)picker:(PSPickerViewController *)picker didPick:(NSInteger)row {}
    - (void)fail { [self presentViewController:[[UIAlertController alloc] init] animated:YES completion:nil]; }
    - (void)browse { [self presentViewController:[[UIImagePickerController alloc] init] animated:YES completion:nil]; }
    @end
    """),
  Example(
    "the flow of the app in a category of every screen",
    """
    //- Login.h
    #import <UIKit/UIKit.h>
    @interface PSLoginViewController : UIViewController
    @end
    //- UIViewController+Flow.m
    #import "Login.h"
    @implementation UIViewController (Flow)
    - (void)ps_logOut {
        // expect@+1: controller-knows-controller "'UIViewController(Flow)' brings up 'PSLoginViewController', so that every screen can; let a coordinator make it"
        PSLoginViewController *login = [[PSLoginViewController alloc] init];
        [self presentViewController:login animated:YES completion:nil];
    }
    - (PSLoginViewController *)ps_login { return [[PSLoginViewController alloc] init]; }
    @end
    """),
  Example(
    "Swift: the same in an extension",
    """
    //- Login.swift
    import UIKit
    class LoginViewController: UIViewController {}
    //- Flow.swift
    import UIKit
    extension UIViewController {
      func logOut() {
        navigationController?.pushViewController(LoginViewController(), animated: true)  // expect: controller-knows-controller "an extension of 'UIViewController' brings up 'LoginViewController', so that every screen can"
      }
    }
    """),
  Example(
    "a cell that presents a screen",
    """
    //- Profile.h
    #import <UIKit/UIKit.h>
    @interface PSProfileViewController : UIViewController
    @end
    //- Cell.m
    #import "Profile.h"
    @interface PSUserCell : UITableViewCell
    @property (nonatomic, weak) UIViewController *screen;
    @end
    @implementation PSUserCell
    - (void)tapped {
        [self.screen presentViewController:[[PSProfileViewController alloc] init] animated:YES completion:nil];  // expect: controller-knows-controller "the view 'PSUserCell' brings up 'PSProfileViewController' by itself"
    }
    @end
    """),
  Example(
    "Swift: a view that presents a screen, and one that lies in a screen of its own",
    """
    //- Profile.swift
    import UIKit
    class ProfileViewController: UIViewController {}
    //- Card.swift
    import UIKit
    class CardView: UIView {
      weak var screen: UIViewController?
      @objc func tapped() {
        screen?.present(ProfileViewController(), animated: true)  // expect: controller-knows-controller "the view 'CardView' brings up 'ProfileViewController' by itself"
      }
    }
    //- Badge.swift
    import UIKit
    class BadgeView: UIView {
      let profile = ProfileViewController()
      func fill() { addSubview(profile.view) }
    }
    """),
  Example(
    "one that holds children, and brings up a screen besides",
    """
    //- Screens.h
    #import <UIKit/UIKit.h>
    @interface PSMapViewController : UIViewController
    @end
    @interface PSPlaceViewController : UIViewController
    @end
    //- Home.m
    #import "Screens.h"
    @interface PSHomeViewController : UIViewController
    @end
    @implementation PSHomeViewController
    - (void)viewDidLoad { [self addChildViewController:[[PSMapViewController alloc] init]]; }
    - (void)tapped {
        [self.navigationController pushViewController:[[PSPlaceViewController alloc] init] animated:YES];  // expect: controller-knows-controller "'PSHomeViewController' brings up 'PSPlaceViewController' by itself"
    }
    @end
    """),
  Example(
    "Swift: one that fills the panes of another, and shows a screen in a popover",
    """
    //- Parts.swift
    import AppKit
    class PaneViewController: NSViewController {}
    class EventViewController: NSViewController {}
    //- Main.swift
    import AppKit
    class MainViewController: NSViewController {
      func settings() -> NSViewController {
        let panes = NSTabViewController()
        panes.children = [PaneViewController()]
        return panes
      }
      func show() {
        let popover = NSPopover()
        popover.contentViewController = EventViewController()  // expect: controller-knows-controller "'MainViewController' brings up 'EventViewController' by itself"
        popover.show(relativeTo: .zero, of: view, preferredEdge: .minY)
      }
    }
    """),
  Example(
    "pages: what a page controller asks its data source for is contained",
    """
    //- Page.h
    #import <UIKit/UIKit.h>
    @interface PSPageViewController : UIViewController
    @end
    //- Book.m
    #import "Page.h"
    @interface PSBookViewController : UIViewController <UIPageViewControllerDataSource>
    @property (nonatomic, strong) UIPageViewController *pages;
    @end
    @implementation PSBookViewController
    - (void)viewDidLoad { [self.pages setViewControllers:@[[[PSPageViewController alloc] init]] direction:0 animated:NO completion:nil]; }
    - (UIViewController *)pageViewController:(UIPageViewController *)pages viewControllerBeforeViewController:(UIViewController *)page { return [self pageAt:0]; }
    - (UIViewController *)pageViewController:(UIPageViewController *)pages viewControllerAfterViewController:(UIViewController *)page { return [self pageAt:1]; }
    - (UIViewController *)pageAt:(NSInteger)number { return [[PSPageViewController alloc] init]; }
    @end
    """),
  Example(
    "Swift: pages, tabs, the columns of a split view, children that a helper adds, and what a container asks for",
    """
    //- Screens.swift
    import UIKit
    class PageViewController: UIViewController {}
    class FeedViewController: UIViewController {}
    //- Book.swift
    import UIKit
    class BookViewController: UIViewController, UIPageViewControllerDataSource {
      let pages = UIPageViewController()
      func start() { pages.setViewControllers([PageViewController()], direction: .forward, animated: false) }
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { PageViewController() }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { PageViewController() }
    }
    //- Home.swift
    import UIKit
    class HomeViewController: UIViewController {
      let tabs = UITabBarController()
      let split = UISplitViewController()
      func fill() { tabs.viewControllers = [FeedViewController(), PageViewController()] }
      func divide() { split.viewControllers = [FeedViewController(), PageViewController()] }
    }
    //- Strip.swift
    import UIKit
    class StripViewController: UIViewController {
      func viewControllers(for strip: UIViewController) -> [UIViewController] { [FeedViewController(), PageViewController()] }
    }
    //- Embedding.swift
    import UIKit
    extension UIViewController {
      func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
      }
    }
    //- Place.swift
    import UIKit
    class PlaceViewController: UIViewController {
      override func viewDidLoad() { embed(FeedViewController()) }
    }
    """),
  Example(
    "the items of a collection, which AppKit makes controllers",
    """
    //- Photo.h
    #import <AppKit/AppKit.h>
    @interface PSPhotoItem : NSCollectionViewItem
    @end
    //- Album.m
    #import "Photo.h"
    @interface PSAlbumViewController : NSViewController
    @end
    @implementation PSAlbumViewController
    - (NSCollectionViewItem *)collectionView:(NSCollectionView *)view itemForRepresentedObjectAtIndexPath:(NSIndexPath *)path { return [[PSPhotoItem alloc] init]; }
    @end
    """),
  Example(
    "Swift: items, tabs and columns of AppKit, and an alert of one's own",
    """
    //- Parts.swift
    import AppKit
    class PhotoItem: NSCollectionViewItem {}
    class ListViewController: NSViewController {}
    //- Album.swift
    import AppKit
    class AlbumViewController: NSViewController {
      func collectionView(_ view: NSCollectionView, itemForRepresentedObjectAt path: IndexPath) -> NSCollectionViewItem { PhotoItem() }
    }
    //- Frame.swift
    import AppKit
    class FrameViewController: NSViewController {
      let split = NSSplitViewController()
      func fill() { split.addSplitViewItem(NSSplitViewItem(viewController: ListViewController())) }
    }
    //- Failure.swift
    import UIKit
    class FailureAlert: UIAlertController {}
    //- Form.swift
    import UIKit
    class FormViewController: UIViewController {
      func fail() { present(FailureAlert(), animated: true) }
    }
    """),
  Example(
    "Swift: a controller that lends its view to an alert, and the tabs of a window",
    """
    //- Parts.swift
    import AppKit
    class KeyViewController: NSViewController {}
    class PaneViewController: NSViewController {}
    //- Keys.swift
    import AppKit
    class KeysViewController: NSViewController {
      func record() {
        let alert = NSAlert()
        let keys = KeyViewController()
        alert.accessoryView = keys.view
        alert.runModal()
      }
    }
    //- Window.swift
    import AppKit
    class MainViewController: NSViewController {
      func settings() -> NSViewController {
        let panes = NSTabViewController()
        panes.children = [PaneViewController()]
        return panes
      }
    }
    """),
  Example(
    "a screen that it keeps, made by a method of the screen's superclass",
    """
    //- PSMemberViewController.h
    #import <UIKit/UIKit.h>
    @interface PSMemberViewController : UIViewController
    + (instancetype)member;
    @end
    //- PSMemberDetailViewController.h
    #import "PSMemberViewController.h"
    @interface PSMemberDetailViewController : PSMemberViewController
    @end
    //- PSRoomViewController.m
    #import "PSMemberDetailViewController.h"
    @interface PSRoomViewController : UIViewController
    @property (strong, nonatomic) PSMemberDetailViewController *detail;
    @end
    @implementation PSRoomViewController
    - (void)show {
        self.detail = [PSMemberDetailViewController member];
        [self presentViewController:self.detail animated:YES completion:nil];
    }
    - (void)push {
        self.detail = [PSMemberDetailViewController member];
        [self.navigationController pushViewController:self.detail animated:YES];
    }
    @end
    """),
  Example(
    "an alert of one's own",
    """
    //- Failure.h
    #import <UIKit/UIKit.h>
    @interface PSFailureAlert : UIAlertController
    @end
    //- Form.m
    #import "Failure.h"
    @interface PSFormViewController : UIViewController
    @end
    @implementation PSFormViewController
    - (void)fail { [self presentViewController:[[PSFailureAlert alloc] init] animated:YES completion:nil]; }
    @end
    //- Tabs.m
    #import "Failure.h"
    @interface PSFeedViewController : UIViewController
    @end
    //- Home.m
    #import <UIKit/UIKit.h>
    @class PSFeedViewController;
    @interface PSHomeViewController : UIViewController
    @property (nonatomic, strong) UITabBarController *tabs;
    @end
    @implementation PSHomeViewController
    - (void)fill { self.tabs.viewControllers = @[[[PSFeedViewController alloc] init]]; }
    @end
    """),
]
