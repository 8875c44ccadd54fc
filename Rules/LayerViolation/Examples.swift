internal import Analysis

// What `layer-violation` says and leaves alone: with layers that the project declares, and without.

let examplesOfDeclaredLayers = [
  Example(
    "a model that knows a screen",
    """
    //- .arborist.yml
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}
    //- Model/PSComment.h
    #import <Foundation/Foundation.h>
    @interface PSComment : NSObject
    - (void)show;
    @end
    //- Model/PSComment.m
    #import "PSComment.h"
    // expect@+1: layer-violation "'Model' may not know 'Screens' above it: 'PSComment.m' imports 'PSCommentViewController.h'; let 'Model' declare a protocol that 'Screens' implements"
    #import "../Screens/PSCommentViewController.h"
    @implementation PSComment
    - (void)show {
      PSCommentViewController *screen = [[PSCommentViewController alloc] init];  // note: "mentions 'PSCommentViewController'"
      screen.title = @"Comment";
    }
    @end
    //- Screens/PSCommentViewController.h
    #import <UIKit/UIKit.h>
    #import "../Model/PSComment.h"
    @interface PSCommentViewController : UIViewController
    @property (nonatomic, strong) PSComment *comment;
    @end
    //- Screens/PSCommentViewController.m
    #import "PSCommentViewController.h"
    @implementation PSCommentViewController
    @end
    """),
  Example(
    "the same with a protocol of the model's own",
    """
    //- .arborist.yml
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}
    //- Model/PSComment.h
    #import <Foundation/Foundation.h>
    @class PSComment;
    @protocol PSCommentPresenter <NSObject>
    - (void)present:(PSComment *)comment;
    @end
    @interface PSComment : NSObject
    - (void)showWith:(id<PSCommentPresenter>)presenter;
    @end
    //- Model/PSComment.m
    #import "PSComment.h"
    @implementation PSComment
    - (void)showWith:(id<PSCommentPresenter>)presenter { [presenter present:self]; }
    @end
    //- Screens/PSCommentViewController.h
    #import <UIKit/UIKit.h>
    #import "../Model/PSComment.h"
    @interface PSCommentViewController : UIViewController <PSCommentPresenter>
    @end
    //- Screens/PSCommentViewController.m
    #import "PSCommentViewController.h"
    @implementation PSCommentViewController
    - (void)present:(PSComment *)comment {}
    @end
    """),
  Example(
    "a forward declaration hides nothing",
    """
    //- .arborist.yml
    layers:
      - {name: Screens, names: ["*ViewController"]}
      - {name: Model, names: [PSUser]}
    //- PSUser.h
    #import <Foundation/Foundation.h>
    @class PSUserViewController;
    @interface PSUser : NSObject
    @property (nonatomic, weak) PSUserViewController *screen;  // expect: layer-violation "'PSUser.h' mentions 'PSUserViewController'"
    @end
    //- PSUserViewController.h
    #import <UIKit/UIKit.h>
    @interface PSUserViewController : UIViewController
    @end
    //- main.m
    #import "PSUserViewController.h"
    #import "PSUser.h"
    """),
  Example(
    "siblings of an independent layer know each other",
    """
    //- .arborist.yml
    layers:
      - {name: Features, paths: [Feed/**, Profile/**], independent: true}
      - {name: Model, paths: [Model/**]}
    //- Model/PSUser.h
    #import <Foundation/Foundation.h>
    @interface PSUser : NSObject
    @end
    //- Feed/PSFeed.h
    #import "../Model/PSUser.h"
    #import "../Profile/PSProfile.h"  // expect: layer-violation "'Feed/**' may not know 'Profile/**' beside it in 'Features'"
    @interface PSFeed : NSObject
    @property (nonatomic, strong) PSProfile *profile;
    @end
    //- Profile/PSProfile.h
    #import "../Model/PSUser.h"
    @interface PSProfile : NSObject
    @property (nonatomic, strong) PSUser *user;
    @end
    //- Feed/PSFeed.m
    #import "PSFeed.h"
    """),
  Example(
    "C: past a closed layer",
    """
    //- .arborist.yml
    layers:
      - {name: commands, paths: commands}
      - {name: store, paths: store, closed: true}
      - {name: disk, paths: disk}
    //- disk/page.h
    #pragma once
    int page_read(int number);
    //- store/store.h
    #pragma once
    #include "../disk/page.h"
    static inline int store_get(int key) { return page_read(key / 64); }
    //- commands/get.c
    #include "../store/store.h"
    #include "../disk/page.h"  // expect: layer-violation "'commands' may not reach past 'store' to 'disk': 'get.c' imports 'page.h'; go through 'store'"
    int get(int key) { return store_get(key) + page_read(0); }
    """),
  Example(
    "C++: an enumeration that belongs further down",
    """
    //- .arborist.yml
    layers:
      - {name: ui, paths: [ui/**]}
      - {name: core, paths: [core/**]}
    //- ui/theme.h
    #pragma once
    enum class Theme { light, dark };
    //- core/settings.h
    #pragma once
    #include "../ui/theme.h"  // expect: layer-violation "move 'Theme' down to 'core'"
    class Settings {
     public:
      Theme theme = Theme::light;
    };
    //- ui/main.cc
    #include "../core/settings.h"
    int main() { Settings settings; return settings.theme == Theme::dark; }
    """),
  Example(
    "C++: down is the way to go, and what is in no layer is free",
    """
    //- .arborist.yml
    layers:
      - {name: ui, paths: [ui/**]}
      - {name: core, paths: [core/**]}
    //- core/settings.h
    #pragma once
    class Settings {};
    //- ui/window.cc
    #include "../core/settings.h"
    #include "../tools/log.h"
    int main() { Settings settings; log_line(); return 0; }
    //- tools/log.h
    #pragma once
    inline void log_line() {}
    """),
  Example(
    "a file in no layer, when every file should be in one",
    """
    //- .arborist.yml
    layers:
      - {name: core, paths: [core/**]}
    rules:
      layer-violation: {exhaustive: true}
    //- core/settings.c
    int settings;
    //- tools/log.c
    // expect@-1: layer-violation "1 file in 'tools' belongs to no layer: 'log.c'"
    int log_line;
    """),
  Example(
    "each folder is a feature that the others may not know, with the same layers inside",
    """
    //- .arborist.yml
    layers:
      - name: Features
        paths: [Features/(*)/**]
        independent: true
        layers:
          - {name: Screens, paths: [Features/$1/Screens/**]}
          - {name: Model, paths: [Features/$1/Model/**]}
      - {name: Core, paths: [Core/**]}
    //- Core/PSClient.h
    #import <Foundation/Foundation.h>
    @interface PSClient : NSObject
    @end
    //- Features/Feed/Model/PSFeed.h
    #import "../../../Core/PSClient.h"
    #import "../../Profile/Model/PSProfile.h"  // expect: layer-violation "'Features/Feed' may not know 'Features/Profile' beside it in 'Features': 'PSFeed.h' imports 'PSProfile.h'"
    @interface PSFeed : NSObject
    @property (nonatomic, strong) PSProfile *profile;
    @property (nonatomic, strong) PSClient *client;
    @end
    //- Features/Profile/Model/PSProfile.h
    #import "../Screens/PSProfileScreen.h"  // expect: layer-violation "'Model' may not know 'Screens' above it in 'Features/Profile'"
    @interface PSProfile : NSObject
    @property (nonatomic, weak) PSProfileScreen *screen;
    @end
    //- Features/Profile/Screens/PSProfileScreen.h
    #import <UIKit/UIKit.h>
    @interface PSProfileScreen : UIViewController
    @end
    //- Features/Feed/Screens/PSFeedScreen.m
    #import <UIKit/UIKit.h>
    #import "../Model/PSFeed.h"
    @interface PSFeedScreen : UIViewController
    @property (nonatomic, strong) PSFeed *feed;
    @end
    """),
  Example(
    "Swift: layers by what a class is, wherever it lies",
    """
    //- .arborist.yml
    layers:
      - {name: Screens, role: view-controller}
      - {name: Views, superclass: UIView}
      - {name: Formatting, protocol: PSFormatting}
      - {name: Model, names: ["PS*"], kinds: [struct, protocol], not: {names: "*Screen"}}
    //- Feed.swift
    import UIKit
    class PSScreen: UIViewController {}
    final class PSFeedScreen: PSScreen {
      let cell = PSFeedCell()
    }
    final class PSFeedCell: UITableViewCell {
      weak var screen: PSFeedScreen?
      var formatter = PSShortFormatting()
    }
    //- Photo.swift
    protocol PSFormatting {}
    struct PSPhoto {
      var title: String
      var formatting: PSShortFormatting?  // expect: layer-violation "'Model' may not know 'Formatting' above it: 'Photo.swift' mentions 'PSShortFormatting'"
    }
    //- Formatting.swift
    struct PSShortFormatting: PSFormatting {
      // expect@+1: layer-violation "'Formatting' may not know 'Screens' above it: 'Formatting.swift' mentions 'PSFeedScreen'"
      func title(of screen: PSFeedScreen, _ photo: PSPhoto) -> String { photo.title }
    }
    """),
  Example(
    "an exception that has its reason, and two that are not needed any more",
    """
    //- .arborist.yml
    layers:
      - {name: Screens, paths: [Screens/**]}
      - {name: Model, paths: [Model/**]}
    rules:
      layer-violation:
        exceptions:
          - {from: Model/PSComment.m, to: Screens/PSCommentViewController.h, because: it moves to the coordinator next}
          # // expect@+1: layer-violation "the exception from 'PSUser.h' to 'Screens' is not needed any more; delete it"
          - {from: PSUser.h, to: Screens, because: it showed itself once}
          # // expect@+1: layer-violation "the exception from 'PSPhoto.*' to names 'PS*Screen' is not needed any more; delete it"
          - {from: PSPhoto.*, to: {names: PS*Screen}, because: gone for long}
    //- Model/PSUser.h
    #import <Foundation/Foundation.h>
    @interface PSUser : NSObject
    @end
    //- Model/PSComment.m
    #import "PSUser.h"
    #import "../Screens/PSCommentViewController.h"
    @interface PSComment : NSObject
    @property (nonatomic, strong) PSCommentViewController *screen;
    @end
    //- Screens/PSCommentViewController.h
    #import <UIKit/UIKit.h>
    @interface PSCommentViewController : UIViewController
    @end
    """),
  Example(
    "a selector that selects nothing, and one that may",
    """
    //- .arborist.yml
    layers:
      - {name: Screens, role: view-controller, optional: true}
      # // expect@+1: layer-violation "nothing is selected by '*Servcie' of the layer 'Services'; mend it, or mark the layer 'optional: true'"
      - {name: Services, names: ["*Servcie", "*Client"]}
    //- PSService.h
    #import <Foundation/Foundation.h>
    @interface PSService : NSObject
    @end
    @interface PSClient : NSObject
    @end
    """),
]

let examplesWithoutLayers = [
  Example(
    "no layers: a model in a folder of models that holds a cell",
    """
    //- Model/PSPhoto.h
    #import <Foundation/Foundation.h>
    @class PSPhotoCell;
    @interface PSPhoto : NSObject
    @property (nonatomic, weak) PSPhotoCell *cell;  // expect: layer-violation "the model 'PSPhoto' holds the view 'PSPhotoCell'; let 'PSPhotoCell' read the model instead"
    @end
    //- Views/PSPhotoCell.h
    #import <UIKit/UIKit.h>
    @class PSPhoto;
    @interface PSPhotoCell : UITableViewCell
    @property (nonatomic, strong) PSPhoto *photo;
    @end
    //- main.m
    #import "Model/PSPhoto.h"
    #import "Views/PSPhotoCell.h"
    """),
  Example(
    "no layers: what lies in a folder of models and is none: a controller in two files, and what lays out text",
    """
    //- Model/EditorController.swift
    import AppKit
    final class EditorController: NSViewController {}
    //- Model/EditorController+Table.swift
    import AppKit
    extension EditorController: NSTableViewDelegate {
      func tableView(_ tableView: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? { EditorCell() }
    }
    //- Model/EditorLayout.swift
    import AppKit
    final class EditorLayout: NSLayoutManager { var gutter: EditorCell? }
    //- Views/EditorCell.swift
    import AppKit
    final class EditorCell: NSView {}
    """),
  Example(
    "no layers: a value that another file makes a view",
    """
    //- Model/Price.swift
    struct Price { var amount = 0 }
    //- Model/Cart.swift
    struct Cart { var total: Price }
    //- Views/Price+View.swift
    import SwiftUI
    extension Price: View { var body: some View { Text("") } }
    """),
  Example(
    "no layers: a model with a view of SwiftUI, which gets its values from the model instead",
    """
    //- Model/Cart.swift
    struct Cart { var icon: CartIcon }  // expect: layer-violation "the model 'Cart' holds the view 'CartIcon'; let 'CartIcon' read the model instead"
    //- Views/CartIcon.swift
    import SwiftUI
    struct CartIcon: View { var body: some View { Text("") } }
    """),
  Example(
    "no layers: a model that creates controllers and shows a spinner, which is nobody's view of it",
    """
    //- Model/Setting.swift
    import UIKit
    final class Setting {
      func change() {
        let spinner = Spinner()
        spinner.isHidden = false
        let picker = PickerViewController()  // expect: layer-violation "the model 'Setting' creates the controller 'PickerViewController'; let a controller do that"
        picker.title = ""
      }
    }
    //- Model/Import.swift
    final class Import {
      var spinner: Spinner?  // expect: layer-violation "the model 'Import' holds the view 'Spinner'; tell a delegate what to show"
    }
    //- Model/Payment.swift
    final class Payment {
      func pay(_ sender: AnyObject) {
        (sender as? PickerViewController)?.title = ""  // expect: layer-violation "the model 'Payment' mentions the controller 'PickerViewController'; tell a delegate, and let that know 'PickerViewController'"
      }
    }
    //- Views/Spinner.swift
    import UIKit
    final class Spinner: UIView {}
    //- Views/Wait.swift
    import UIKit
    final class Wait: UIView { let spinner = Spinner() }
    //- Screens/PickerViewController.swift
    import UIKit
    final class PickerViewController: UIViewController { let spinner = Spinner() }
    """),
  Example(
    "no layers: what leads from screen to screen, or moves them, in a folder of models",
    """
    //- Model/PSPhotoMediator.h
    #import <Foundation/Foundation.h>
    @class PSPhotoViewController;
    @interface PSPhotoMediator : NSObject
    @property (nonatomic, weak) PSPhotoViewController *root;
    @end
    //- Model/PSFade.h
    #import <UIKit/UIKit.h>
    @class PSPhotoViewController;
    @interface PSFade : NSObject <UIViewControllerAnimatedTransitioning>
    @property (nonatomic, weak) PSPhotoViewController *screen;
    @end
    //- Screens/PSPhotoViewController.h
    #import <UIKit/UIKit.h>
    @interface PSPhotoViewController : UIViewController
    @end
    """),
  Example(
    "no layers: what makes the values that a view shows, in a folder of models",
    """
    //- Model/RowViewModelFactory.swift
    final class RowViewModelFactory {
      func model() -> RowView.Model { RowView.Model(title: "") }
    }
    //- Model/Row.swift
    final class Row {
      func model() -> RowView.Model { RowView.Model(title: "") }
      func show() -> RowView { RowView() }  // expect: layer-violation "the model 'Row' creates the view 'RowView'; let a controller do that"
    }
    //- Views/RowView.swift
    import UIKit
    final class RowView: UIView {
      struct Model { var title: String }
    }
    """),
  Example(
    "no layers: a view model, and who reads the size of the window, in a folder of models",
    """
    //- Model/RowViewModel.swift
    final class RowViewModel {
      func height() -> Double { RowView.height }
    }
    //- Model/Metrics.swift
    final class Metrics {
      func height() -> Double { Window.main.height }
    }
    final class Keeper {
      var window: Window?  // expect: layer-violation "the model 'Keeper' holds the view 'Window'; let 'Window' read the model instead"
    }
    //- Views/RowView.swift
    import UIKit
    final class RowView: UIView {
      static let height = 40.0
    }
    final class Window: UIWindow {
      static let main = Window()
      var height = 40.0
    }
    """),
  Example(
    "no layers: a helper of screens in a folder of models",
    """
    //- Model/BannerStack.swift
    import UIKit
    final class BannerStack {
      var shown: [UIViewController] = []
      func push() { shown.append(BannerViewController()) }
    }
    //- Screens/BannerViewController.swift
    import UIKit
    final class BannerViewController: UIViewController {}
    """),
  Example(
    "no layers: a cell that creates the next screen, and one that tells its delegate",
    """
    //- Cells/DreamCell.swift
    import UIKit
    final class DreamCell: UITableViewCell {
      func open() {
        let detail = DreamViewController()  // expect: layer-violation "the view 'DreamCell' creates the controller 'DreamViewController'; tell a delegate what was chosen, and let a controller show it"
        window?.rootViewController?.present(detail, animated: true)
      }
    }
    //- Cells/PhotoCell.swift
    import UIKit
    protocol PhotoCellDelegate: AnyObject { func photoCellWasChosen(_ cell: PhotoCell) }
    final class PhotoCell: UITableViewCell {
      weak var delegate: PhotoCellDelegate?
      func open() { delegate?.photoCellWasChosen(self) }
    }
    //- Screens/DreamViewController.swift
    import UIKit
    final class DreamViewController: UIViewController, PhotoCellDelegate {
      private let cell = PhotoCell()
      override func viewDidLoad() { cell.delegate = self }
      func photoCellWasChosen(_ cell: PhotoCell) {}
    }
    """),
  Example(
    "no layers: a cell that creates several screens, one of them with what is around it, says so once",
    """
    //- Cells/DreamCell.swift
    import UIKit
    final class DreamCell: UITableViewCell {
      func open() {
        let detail = DetailController()  // expect: layer-violation "the view 'DreamCell' creates the controllers 'DetailController' and 'HelpController'; tell a delegate what was chosen, and let a controller show it"
        window?.rootViewController?.present(Frame(rootViewController: detail), animated: true)
      }
      func help() { window?.rootViewController?.present(HelpController(), animated: true) }
    }
    //- Screens/Controllers.swift
    import UIKit
    final class Frame: UINavigationController {}
    final class DetailController: UIViewController {}
    final class HelpController: UIViewController {}
    """),
  Example(
    "no layers: a delegate that is set from outside is nothing that the cell says",
    """
    //- Views/PSCell.h
    #import <UIKit/UIKit.h>
    @interface PSCell : UITableViewCell
    @property (nonatomic, weak) id delegate;
    @end
    //- Screens/PSListViewController.m
    #import <UIKit/UIKit.h>
    #import "../Views/PSCell.h"
    @interface PSListViewController : UIViewController
    @property (nonatomic, strong) PSCell *cell;
    @end
    @implementation PSListViewController
    - (void)viewDidLoad {
      self.cell = [[PSCell alloc] init];
      self.cell.delegate = self;
    }
    @end
    """),
  Example(
    "no layers: a view of SwiftUI that represents a controller",
    """
    //- Views/Player.swift
    import SwiftUI
    struct Player: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PlayerViewController { PlayerViewController() }
      func updateUIViewController(_ controller: PlayerViewController, context: Context) {}
    }
    //- Screens/PlayerViewController.swift
    import UIKit
    final class PlayerViewController: UIViewController {}
    """),
  Example(
    "no layers: a controller and the coordinator behind it, by its class and by a protocol",
    """
    //- Flow/PhotoCoordinator.swift
    import UIKit
    protocol ListViewControllerDelegate: AnyObject { func didChoose(_ number: Int) }
    final class PhotoCoordinator: ListViewControllerDelegate {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(EditViewController(), animated: true) }
      func didChoose(_ number: Int) {}
    }
    //- Screens/EditViewController.swift
    import UIKit
    final class EditViewController: UIViewController {
      weak var coordinator: PhotoCoordinator?  // expect: layer-violation "the controller 'EditViewController' holds the coordinator 'PhotoCoordinator' by its class; hold a delegate that 'PhotoCoordinator' implements"
    }
    //- Screens/ListViewController.swift
    import UIKit
    final class ListViewController: UIViewController {
      weak var delegate: ListViewControllerDelegate?
    }
    //- Screens/AlbumViewController.swift
    import UIKit
    final class AlbumViewController: UIViewController { private var coordinator: PhotoCoordinator? }
    extension AlbumViewController {
      func choose() {
        let coordinator = PhotoCoordinator()
        coordinator.start()
        self.coordinator = coordinator
      }
    }
    """),
  Example(
    "no layers: a coordinator that many controllers hold is told of once",
    """
    //- Flow/PhotoCoordinator.swift
    import UIKit
    final class PhotoCoordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(EditViewController(), animated: true) }
    }
    //- Screens/AlbumViewController.swift
    import UIKit
    final class AlbumViewController: UIViewController {
      weak var coordinator: PhotoCoordinator?  // expect: layer-violation "3 controllers hold the coordinator 'PhotoCoordinator' by its class; let each hold a delegate that 'PhotoCoordinator' implements"
    }
    //- Screens/EditViewController.swift
    import UIKit
    final class EditViewController: UIViewController {
      weak var coordinator: PhotoCoordinator?  // note: "'EditViewController' holds it"
    }
    //- Screens/ListViewController.swift
    import UIKit
    final class ListViewController: UIViewController {
      weak var coordinator: PhotoCoordinator?  // note: "'ListViewController' holds it"
    }
    """),
  Example(
    "no layers: what wraps views of SwiftUI is no screen, and what all views have is no model",
    """
    //- Model/Badge.swift
    import SwiftUI
    extension View { func badged() -> BadgeView { BadgeView() } }
    //- Views/BadgeView.swift
    import SwiftUI
    struct BadgeView: View { var body: some View { Text("") } }
    //- Views/HostingCell.swift
    import UIKit
    final class HostingCell: UITableViewCell { func fill() { contentView.addSubview(PlainHost(rootView: BadgeView()).view) } }
    //- Screens/PlainHost.swift
    import SwiftUI
    final class PlainHost<Content: View>: UIHostingController<Content> {}
    """),
]
