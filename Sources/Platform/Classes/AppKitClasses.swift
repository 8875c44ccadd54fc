/// AppKit's classes, but for those it shares with UIKit, which stand in `uiKitClasses`.
let appKitClasses = #"""
  [AppKit]
  NSResponder
    NSApplication #application
    NSDrawer
    NSPopover
    NSView #view
      NSBox
      NSClipView
      NSCollectionView
      NSControl
        NSBrowser
        NSButton
          NSPopUpButton
          NSStatusBarButton
        NSColorWell
        NSComboButton
        NSDatePicker
        NSImageView
        NSLevelIndicator
        NSMatrix
          NSForm
        NSPathControl
        NSRuleEditor
          NSPredicateEditor
        NSScroller
        NSSegmentedControl
        NSSlider
        NSStepper
        NSSwitch
        NSTableView
          NSOutlineView
        NSTextField
          NSComboBox
          NSSearchField
          NSSecureTextField
          NSTokenField
      NSGridView
      NSOpenGLView
      NSProgressIndicator
      NSRulerView
      NSScrollView
      NSScrubber
      NSScrubberArrangedView
        NSScrubberItemView
          NSScrubberImageItemView
          NSScrubberTextItemView
        NSScrubberSelectionView
      NSSplitView
      NSStackView
      NSTabView
      NSTableCellView
      NSTableHeaderView
      NSTableRowView
      NSText
        NSTextView
      NSTextInsertionIndicator
      NSVisualEffectView
    NSViewController #view-controller
      NSCollectionViewItem
      NSHostingController
      NSPageController #container
      NSSplitViewController #container
      NSTabViewController #container
      NSTitlebarAccessoryViewController
    NSWindow #window
      NSPanel
        NSColorPanel
        NSFontPanel
        NSSavePanel
          NSOpenPanel
    NSWindowController #window-controller

  NSController #controller
    NSObjectController
      NSArrayController
        NSDictionaryController
      NSTreeController
    NSUserDefaultsController
  NSDictionaryControllerKeyValuePair
  NSTreeNode
  NSDocument
    NSPersistentDocument
  NSDocumentController #controller
  NSMediaLibraryBrowserController #controller

  NSCell
    NSActionCell
      NSButtonCell
        NSMenuItemCell
          NSPopUpButtonCell
      NSDatePickerCell
      NSFormCell
      NSLevelIndicatorCell
      NSPathCell
      NSSegmentedCell
      NSSliderCell
      NSStepperCell
      NSTextFieldCell
        NSComboBoxCell
        NSPathComponentCell
        NSSearchFieldCell
        NSSecureTextFieldCell
        NSTableHeaderCell
        NSTokenFieldCell
    NSBrowserCell
    NSImageCell
    NSTextAttachmentCell

  NSImage #value
  NSImageSymbolConfiguration
  NSImageRep
    NSBitmapImageRep
    NSCachedImageRep
    NSCIImageRep
    NSCustomImageRep
    NSEPSImageRep
    NSPDFImageRep
    NSPICTImageRep
  NSColor #value
  NSColorList
  NSColorPicker
  NSColorSampler
  NSColorSpace
  NSFont #value
  NSFontAssetRequest
  NSFontCollection
    NSMutableFontCollection
  NSFontDescriptor #value
  NSFontManager
  NSBezierPath
  NSGradient
  NSGraphicsContext
  NSGlyphGenerator
  NSGlyphInfo
  NSAppearance
  NSAnimation
    NSViewAnimation
  NSAnimationContext
  NSCursor
  NSOpenGLContext
  NSOpenGLPixelBuffer
  NSOpenGLPixelFormat
  NSScreen
  NSSound

  NSMenu
  NSMenuItem
  NSMenuItemBadge
  NSStatusBar
  NSStatusItem
  NSDockTile
  NSToolbar
  NSToolbarItem
    NSMenuToolbarItem
    NSSearchToolbarItem
    NSSharingServicePickerToolbarItem
    NSToolbarItemGroup
    NSTrackingSeparatorToolbarItem
  NSTouchBar
  NSTouchBarItem
    NSButtonTouchBarItem
    NSCandidateListTouchBarItem
    NSColorPickerTouchBarItem
    NSCustomTouchBarItem
    NSGroupTouchBarItem
    NSPickerTouchBarItem
    NSPopoverTouchBarItem
    NSSharingServicePickerTouchBarItem
    NSSliderTouchBarItem
    NSStepperTouchBarItem
  NSScrubberLayout
    NSScrubberFlowLayout
    NSScrubberProportionalLayout
  NSScrubberLayoutAttributes
  NSScrubberSelectionStyle
  NSUserInterfaceCompressionOptions

  NSEvent
  NSTouch
  NSTrackingArea
  NSPressureConfiguration
  NSHapticFeedbackManager
  NSGestureRecognizer #gesture-recognizer
    NSClickGestureRecognizer
    NSMagnificationGestureRecognizer
    NSPanGestureRecognizer
    NSPressGestureRecognizer
    NSRotationGestureRecognizer
  NSDraggingImageComponent
  NSDraggingItem
  NSDraggingSession
  NSFilePromiseProvider
  NSFilePromiseReceiver
  NSPasteboard
  NSPasteboardItem

  NSAlert
  NSHelpManager
  NSPageLayout
  NSPDFInfo
  NSPDFPanel
  NSPreviewRepresentingActivityItem
  NSPrinter
  NSPrintInfo
  NSPrintOperation
  NSPrintPanel
  NSSharingService
  NSSharingServicePicker
  NSSpeechRecognizer
  NSSpeechSynthesizer
  NSSpellChecker
  NSRunningApplication
  NSWorkspace
  NSWorkspaceAuthorization
  NSWorkspaceOpenConfiguration
  NSWindowTab
  NSWindowTabGroup

  NSGridCell
  NSGridColumn
  NSGridRow
  NSLayoutGuide
  NSNib
  NSNibConnector
    NSNibControlConnector
    NSNibOutletConnector
  NSPathControlItem
  NSPredicateEditorRowTemplate
  NSRulerMarker
  NSSplitViewItem
  NSStoryboard
  NSStoryboardSegue
  NSTabViewItem
  NSTableColumn
  NSTableViewRowAction
  NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  NSTintConfiguration
  NSCollectionViewLayout
    NSCollectionViewCompositionalLayout
    NSCollectionViewFlowLayout
    NSCollectionViewGridLayout
    NSCollectionViewTransitionLayout
  NSCollectionViewCompositionalLayoutConfiguration
  NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  NSCollectionViewLayoutAttributes
  NSCollectionViewLayoutInvalidationContext
    NSCollectionViewFlowLayoutInvalidationContext
  NSCollectionViewUpdateItem

  NSTextAlternatives
  NSTextBlock
    NSTextTable
    NSTextTableBlock
  NSTextCheckingController
  NSTextFinder
  NSTextInputContext
  NSInputManager
  NSTypesetter
    NSATSTypesetter

  NSAccessibilityCustomAction
  NSAccessibilityCustomRotor
  NSAccessibilityCustomRotorItemResult
  NSAccessibilityCustomRotorSearchParameters
  NSAccessibilityElement
  """#
