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
  Example(
    "no layers: one file against the way of ten",
    """
    //- Network/Client.swift
    final class Client { let log = Logger() }
    final class Request {}
    final class Reply {}
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {
      // expect@+1: layer-violation "'Support' is used by 'Network' in 10 pairs of files, and uses it in this one: 'Clock.swift' mentions 'Session'; move 'Clock.swift' to 'Network', where all that use it are"
      var session: Session?
    }
    """),
  Example(
    "no layers: a class that lies in the wrong folder",
    """
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Wait.swift
    struct Wait { let log: Logger }
    //- Network/Alarm.swift
    final class Alarm {}
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    // expect@+1: layer-violation "mentions 'Alarm'; move 'Alarm' down to 'Support'"
    final class Clock { let alarm = Alarm() }
    //- Support/Watch.swift
    final class Watch { let clock = Clock() }
    """),
  Example(
    "no layers: what several parts share stays below them, and what it alone needs goes there",
    """
    //- Flows/Profile/Profile.swift
    final class Profile {
      let panel = Panel()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Profile/Edit.swift
    final class Edit {
      let panel = Panel()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Verify/Verify.swift
    final class Verify {
      let panel = Panel()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Verify/Check.swift
    struct Check { let log: Logger }
    //- Flows/Verify/Info.swift
    final class Info {}
    //- Shared/Logger.swift
    final class Logger {}
    //- Shared/Format.swift
    final class Format {}
    //- Shared/Panel.swift
    // expect@+1: layer-violation "mentions 'Info'; move 'Info' down to 'Shared'"
    final class Panel { var info: Info? }
    """),
  Example(
    "no layers: a file that lies below what it belongs to moves, and not the protocol that all others there have",
    """
    //- Flows/Flow.swift
    protocol Flow {}
    //- Flows/Profile.swift
    final class Profile: Flow {
      let mail = Mail()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Edit.swift
    final class Edit: Flow {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Flows/Verify.swift
    final class Verify: Flow {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Flows/Check.swift
    struct Check: Flow { let log: Logger }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {}
    //- Support/Mail.swift
    // expect@+1: layer-violation "mentions 'Flow'; move 'Mail.swift' to 'Flows', where all that use it are"
    final class Mail: Flow {}
    """),
  Example(
    "no layers: a small value that lies beside a large class moves, not who uses it",
    """
    //- Screens/List.swift
    final class List {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Detail.swift
    final class Detail {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Search.swift
    final class Search {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Wait.swift
    struct Wait { let log: Logger }
    //- Screens/Theme.swift
    enum Size { case small, large }
    final class Theme { let list = Account() }
    //- Accounts/Account.swift
    final class Account {}
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    // expect@+1: layer-violation "mentions 'Size'; move 'Size' down to 'Support'"
    final class Clock { var size: Size? }
    """),
  Example(
    "no layers: the application names its first screen",
    """
    //- Screens/List.swift
    final class List {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Detail.swift
    final class Detail {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Search.swift
    final class Search {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Wait.swift
    struct Wait { let log: Logger }
    //- Screens/Home.swift
    import SwiftUI
    struct Home: View { var body: some View { Text("") } }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {}
    //- Support/Start.swift
    import SwiftUI
    @main struct Start: App { var body: some Scene { WindowGroup { Home() } } }
    """),
  Example(
    "no layers: what puts the folders together stands above them, wherever it lies",
    """
    //- Core/Kit.swift
    public final class Kit {
      let session = Session()
      let store = Store()
      let list = List()
    }
    //- Core/Logger.swift
    final class Logger {}
    //- Core/Format.swift
    final class Format {}
    //- Core/Clock.swift
    final class Clock {}
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Wait.swift
    struct Wait { let log: Logger }
    //- Lists/List.swift
    final class List {}
    //- Stores/Store.swift
    final class Store {}
    """),
  Example(
    "no layers: two places against the way of ten, which have more users, are one finding",
    """
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      var session: Session?
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      var session: Session?
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Level.swift
    enum Level { case high }
    struct Reply { let log: Logger }
    //- Support/Logger.swift
    final class Logger { var level: Level? }  // note: "'Logger.swift' mentions 'Level'"
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    // expect@+1: layer-violation "'Support' is used by 'Network' in 10 pairs of files, and uses it in 2: 'Clock.swift' mentions 'Session'; let 'Support' declare a protocol"
    final class Clock { var session: Session? }
    //- Screens/Screen.swift
    final class Screen {
      let log = Logger()
      let clock = Clock()
    }
    """),
  Example(
    "no layers: of two places that one is named first of which something is used",
    """
    //- Network/PSSession.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSSession : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Network/PSUpload.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSUpload : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Network/PSDownload.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSDownload : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Network/PSReply.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSReply : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Support/PSLogger.h
    #import <Foundation/Foundation.h>
    @interface PSLogger : NSObject
    @end
    //- Support/PSFormat.h
    #import <Foundation/Foundation.h>
    @interface PSFormat : NSObject
    @end
    //- Support/PSFormat.m
    #import "PSFormat.h"
    #import "PSReply.h"  // note: "'PSFormat.m' imports 'PSReply.h'"
    @implementation PSFormat
    @end
    //- Support/PSClock.h
    #import <Foundation/Foundation.h>
    @interface PSClock : NSObject
    @end
    //- Support/PSLogger.m
    #import "PSLogger.h"
    #import "PSSession.h"  // expect: layer-violation "'Support' is used by 'Network' in 12 pairs of files, and uses it in 2: 'PSLogger.m' imports 'PSSession.h'"
    @implementation PSLogger
    - (void)log { [PSSession new]; }
    @end
    //- Screens/PSScreen.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSClock.h"
    @interface PSScreen : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSClock *clock;
    @end
    """),
  Example(
    "no layers: a function that each platform has",
    """
    //- Mac/Part1.swift
    final class Part1 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Part2.swift
    final class Part2 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Part3.swift
    final class Part3 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Part4.swift
    final class Part4 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Speech.swift
    func speak(_ text: String) { print(text) }
    //- Phone/Speech.swift
    func speak(_ text: String) {}
    //- Shared/Logger.swift
    final class Logger {}
    //- Shared/Format.swift
    final class Format {}
    //- Shared/Clock.swift
    final class Clock {
      func tell() { speak("ten") }
    }
    """),
  Example(
    "no layers: a function that a header declares beside its users",
    """
    //- src/part1.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part1() { return log_of(1) + form_of(1) + clock_of(1); }
    //- src/part2.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part2() { return log_of(2) + form_of(2) + clock_of(2); }
    //- src/part3.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part3() { return log_of(3) + form_of(3) + clock_of(3); }
    //- src/part4.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part4() { return log_of(4) + form_of(4) + clock_of(4); }
    //- src/clock.cpp
    #include "clock.h"
    int clock_of(int number) { return number; }
    //- include/log.h
    inline int log_of(int number) { return number; }
    //- include/clock.h
    int clock_of(int number);
    //- include/form.h
    #include "clock.h"
    inline int form_of(int number) { return clock_of(number); }
    """),
  Example(
    "no layers: names that say the other way round",
    """
    //- Models/Photo.swift
    final class Photo { let log = Logger() }
    //- Models/User.swift
    final class User {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Models/Feed.swift
    final class Feed {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Models/Like.swift
    final class Like {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Views/Logger.swift
    final class Logger {}
    //- Views/Format.swift
    final class Format {}
    //- Views/Clock.swift
    final class Clock { var photo: Photo? }
    """),
  Example(
    "no layers: what only builds for debugging have",
    """
    //- Model/Dream.swift
    struct Dream {
      #if DEBUG
      func show() -> DreamCell { DreamCell() }
      #endif
    }
    //- Views/DreamCell.swift
    import UIKit
    final class DreamCell: UITableViewCell {}
    """),
  Example(
    "no layers, and none asked for",
    """
    //- .arborist.yml
    rules:
      layer-violation: {undeclared: false}
    //- Model/Dream.swift
    struct Dream { var cell: DreamCell? }
    //- Views/DreamCell.swift
    import UIKit
    final class DreamCell: UITableViewCell {}
    """),
]
