/// UIKit's classes, and those of the text system and of layout that UIKit shares with AppKit.
let uiKitClasses = #"""
  [UIKit]
  UIResponder
    UIView #view
      UIWindow #window
      UIControl
        UIButton
        UIColorWell
        UIDatePicker
        UIPageControl
        UIPasteControl
        UIRefreshControl
        UISegmentedControl
        UISlider
        UIStepper
        UISwitch
        UITextField
          UISearchTextField
      UIActionSheet
      UIActivityIndicatorView
      UIAlertView
      UICalendarView
      UICollectionReusableView
        UICollectionViewCell
          UICollectionViewListCell
      UIContentUnavailableView
      UIEventAttributionView
      UIImageView
      UIInputView
      UILabel
      UIListContentView
      UINavigationBar
      UIPickerView
      UIPopoverBackgroundView
      UIProgressView
      UIScrollView
        UICollectionView
        UITableView
        UITextView
      UISearchBar
      UIStackView
      UIStandardTextCursorView
      UITabBar
      UITableViewCell
      UITableViewHeaderFooterView
      UIToolbar
      UIVisualEffectView
      UIWebView
    UIViewController #view-controller
      UIActivityViewController
      UIAlertController
      UICloudSharingController
      UICollectionViewController
      UIColorPickerViewController
      UIDocumentBrowserViewController
      UIDocumentMenuViewController
      UIDocumentPickerExtensionViewController
      UIDocumentPickerViewController
      UIDocumentViewController
      UIFontPickerViewController
      UIHostingController
      UIInputViewController
      UINavigationController #container
        UIImagePickerController
        UIVideoEditorController
      UIPageViewController #container
      UIReferenceLibraryViewController
      UISearchContainerViewController #container
      UISearchController
      UISplitViewController #container
      UITabBarController #container
      UITableViewController
    UIApplication #application
    UIScene
      UIWindowScene

  UIScreen
  UIScreenMode
  UIDevice
  UIStatusBarManager
  UISceneSession
  UISceneConfiguration
  UISceneConnectionOptions
  UISceneActivationConditions
  UISceneActivationRequestOptions
    UIWindowSceneActivationRequestOptions
  UISceneDestructionRequestOptions
    UIWindowSceneDestructionRequestOptions
  UISceneOpenExternalURLOptions
  UISceneOpenURLOptions
  UIWindowSceneGeometry
  UIWindowSceneGeometryPreferences
    UIWindowSceneGeometryPreferencesIOS
  UIOpenURLContext
  UIScreenshotService
  UIApplicationShortcutIcon
  UIApplicationShortcutItem
    UIMutableApplicationShortcutItem

  UIColor #value
  UIImage #value
  UIImageAsset
  UIImageConfiguration
    UIImageSymbolConfiguration
  UIImageReader
  UIImageReaderConfiguration
  UIFont #value
  UIFontDescriptor #value
  UIFontMetrics
  UIFontPickerViewControllerConfiguration
  UIBezierPath
  UITraitCollection #value
  UIGraphicsRenderer
    UIGraphicsImageRenderer
    UIGraphicsPDFRenderer
  UIGraphicsRendererContext
    UIGraphicsImageRendererContext
    UIGraphicsPDFRendererContext
  UIGraphicsRendererFormat
    UIGraphicsImageRendererFormat
    UIGraphicsPDFRendererFormat
  UIVisualEffect
    UIBlurEffect
    UIVibrancyEffect
  UIMotionEffect
    UIInterpolatingMotionEffect
    UIMotionEffectGroup

  UIEvent
    UIPressesEvent
  UITouch
  UIPress
  UIKey
  UIGestureRecognizer #gesture-recognizer
    UIHoverGestureRecognizer
    UILongPressGestureRecognizer
    UIPanGestureRecognizer
      UIScreenEdgePanGestureRecognizer
    UIPinchGestureRecognizer
    UIRotationGestureRecognizer
    UISwipeGestureRecognizer
    UITapGestureRecognizer
  UIFeedbackGenerator
    UIImpactFeedbackGenerator
    UINotificationFeedbackGenerator
    UISelectionFeedbackGenerator

  UIBarItem
    UIBarButtonItem
    UITabBarItem
  UIBarButtonItemGroup
  UINavigationItem
  UIBarAppearance
    UINavigationBarAppearance
    UITabBarAppearance
    UIToolbarAppearance
  UIBarButtonItemAppearance
  UIBarButtonItemStateAppearance
  UITabBarItemAppearance
  UITabBarItemStateAppearance
  UIButtonConfiguration
  UIBackgroundConfiguration
  UIListContentConfiguration
  UIListContentImageProperties
  UIListContentTextProperties
  UIContentUnavailableConfiguration
  UIContentUnavailableConfigurationState
  UIViewConfigurationState
    UICellConfigurationState
  UIShadowProperties

  UIMenuElement
    UIAction
    UICommand
      UIKeyCommand
    UIDeferredMenuElement
    UIMenu
  UICommandAlternate
  UIMenuController
  UIMenuItem
  UIMenuSystem
  UIAlertAction
  UIActivity
  UIActivityItemProvider : NSOperation
  UIActivityItemsConfiguration
  UIContextMenuConfiguration
  UIContextMenuInteraction
  UIEditMenuConfiguration
  UIEditMenuInteraction
  UIFindInteraction
  UIFindSession
    UITextSearchingFindSession
  UITextSearchOptions
  UILargeContentViewerInteraction
  UIPencilInteraction
  UIScribbleInteraction
  UIIndirectScribbleInteraction
  UISpringLoadedInteraction
  UIToolTipInteraction
  UIToolTipConfiguration
  UIBandSelectionInteraction
  UIPreviewAction
  UIPreviewActionGroup
  UIPreviewInteraction
  UIPointerInteraction
  UIPointerRegion
  UIPointerRegionRequest
  UIPointerStyle
  UIPointerShape
  UIPointerEffect
    UIPointerHighlightEffect
    UIPointerHoverEffect
    UIPointerLiftEffect

  UIDragInteraction
  UIDragItem
  UIDragPreview
  UIDropInteraction
  UIDropProposal
    UICollectionViewDropProposal
    UITableViewDropProposal
    UITextDropProposal
  UIPasteConfiguration
  UIPasteboard
  UIPreviewParameters
    UIDragPreviewParameters
  UIPreviewTarget
    UIDragPreviewTarget
  UITargetedPreview
    UITargetedDragPreview
  UITextDragPreviewRenderer

  UIPresentationController #controller
    UIPopoverPresentationController
    UISheetPresentationController
  UISheetPresentationControllerDetent
  UIPopoverController #controller
  UISearchDisplayController #controller
  UIDocumentInteractionController #controller
  UIPrintInteractionController #controller
  UIPrinterPickerController #controller
  UISearchToken
  UISearchSuggestionItem

  UICollectionViewLayout
    UICollectionViewCompositionalLayout
    UICollectionViewFlowLayout
    UICollectionViewTransitionLayout
  UICollectionViewLayoutAttributes
  UICollectionViewLayoutInvalidationContext
    UICollectionViewFlowLayoutInvalidationContext
  UICollectionViewCompositionalLayoutConfiguration
  UICollectionViewUpdateItem
  UICollectionViewCellRegistration
  UICollectionViewSupplementaryRegistration
  UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  UICollectionViewPlaceholder
    UICollectionViewDropPlaceholder
  UICollectionLayoutListConfiguration
  UICellAccessory
    UICellAccessoryCheckmark
    UICellAccessoryCustomView
    UICellAccessoryDelete
    UICellAccessoryDetail
    UICellAccessoryDisclosureIndicator
    UICellAccessoryInsert
    UICellAccessoryLabel
    UICellAccessoryMultiselect
    UICellAccessoryOutlineDisclosure
    UICellAccessoryPopUpMenu
    UICellAccessoryReorder
  UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  UITableViewPlaceholder
    UITableViewDropPlaceholder
  UITableViewRowAction
  UIContextualAction
  UISwipeActionsConfiguration
  UICalendarSelection
    UICalendarSelectionMultiDate
    UICalendarSelectionSingleDate
  UICalendarViewDecoration

  UIStoryboard
  UIStoryboardSegue
    UIStoryboardPopoverSegue
  UIStoryboardUnwindSegueSource
  UINib
  UIDocument
    UIManagedDocument
  UILocalizedIndexedCollation
  UILexicon
  UILexiconEntry

  UILayoutGuide
    UIFocusGuide
    UITrackingLayoutGuide
      UIKeyboardLayoutGuide
  UIDynamicAnimator
  UIDynamicBehavior
    UIAttachmentBehavior
    UICollisionBehavior
    UIDynamicItemBehavior
    UIFieldBehavior
    UIGravityBehavior
    UIPushBehavior
    UISnapBehavior
  UIDynamicItemGroup
  UIRegion
  UIViewPropertyAnimator
  UICubicTimingParameters
  UISpringTimingParameters
  UIPercentDrivenInteractiveTransition

  UIFocusSystem
  UIFocusDebugger
  UIFocusMovementHint
  UIFocusAnimationCoordinator
  UIFocusEffect
    UIFocusHaloEffect
  UIFocusUpdateContext
    UICollectionViewFocusUpdateContext
    UITableViewFocusUpdateContext

  UITextChecker
  UITextInputAssistantItem
  UITextInputMode
  UITextInputPasswordRules
  UITextInputStringTokenizer
  UITextInteraction
  UITextSelectionDisplayInteraction
  UITextLoupeSession
  UITextPlaceholder
  UITextPosition
  UITextRange
  UITextSelectionRect
  UIDictationPhrase

  UIPrintFormatter
    UIMarkupTextPrintFormatter
    UISimpleTextPrintFormatter
    UIViewPrintFormatter
  UIPrintInfo
  UIPrintPageRenderer
  UIPrintPaper
  UIPrinter

  UIAccessibilityElement : UIResponder
  UIAccessibilityCustomAction
  UIAccessibilityCustomRotor
  UIAccessibilityCustomRotorItemResult
  UIAccessibilityCustomRotorSearchPredicate
  UIAccessibilityLocationDescriptor

  UILocalNotification
  UIUserNotificationSettings
  UIUserNotificationAction
    UIMutableUserNotificationAction
  UIUserNotificationCategory
    UIMutableUserNotificationCategory

  NSTextStorage : NSMutableAttributedString
  NSLayoutManager
  NSTextContainer
  NSTextAttachment
  NSTextAttachmentViewProvider
  NSTextTab
  NSTextList
  NSParagraphStyle #value
    NSMutableParagraphStyle
  NSShadow
  NSStringDrawingContext
  NSDataAsset
  NSTextContentManager
    NSTextContentStorage
  NSTextLayoutManager
  NSTextLayoutFragment
  NSTextLineFragment
  NSTextElement
    NSTextParagraph
      NSTextListElement
  NSTextRange
  NSTextSelection
  NSTextSelectionNavigation
  NSTextViewportLayoutController

  NSLayoutConstraint
  NSLayoutAnchor<AnchorType>
    NSLayoutDimension
    NSLayoutXAxisAnchor
    NSLayoutYAxisAnchor

  NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
  NSCollectionLayoutSection
  NSCollectionLayoutItem
    NSCollectionLayoutDecorationItem
    NSCollectionLayoutGroup
    NSCollectionLayoutSupplementaryItem
      NSCollectionLayoutBoundarySupplementaryItem
  NSCollectionLayoutGroupCustomItem
  NSCollectionLayoutAnchor
  NSCollectionLayoutDimension
  NSCollectionLayoutEdgeSpacing
  NSCollectionLayoutSize
  NSCollectionLayoutSpacing
  """#
