/// AppKit, WatchKit. `SummaryTable` explains the notation.
let appKitSummaries = #"""
  # Targets, delegates: nobody is kept
  NSControl/NSCell/NSMenuItem/NSToolbarItem/NSGestureRecognizer/NSFontManager/NSFontPanel/NSColorPanel/NSDatePickerCell/NSTouchBarItem .target = weak
  NSStatusItem/NSPageController .target = unsafe
  NSGestureRecognizer! initWithTarget:action: init(target:action:) = result weak target:0
  NSButton! buttonWithTitle:target:action: checkboxWithTitle:target:action: radioButtonWithTitle:target:action: buttonWithImage:target:action:
    init(title:target:action:) init(checkboxWithTitle:target:action:) init(radioButtonWithTitle:target:action:) init(image:target:action:)
    = result weak target:1 ; returns NSButton
  NSTextFinder .client .findBarContainer = unsafe
  NSOpenGLLayer .view = unsafe
  NSSpeechRecognizer/NSDrawer/NSSpeechSynthesizer .delegate = unsafe
  NSTrackingArea! initWithRect:options:owner:userInfo: init(rect:options?:owner:userInfo?:)
    = result weak owner:2 ; result keeps userInfo:3 ; returns NSTrackingArea

  # Views and windows
  NSView! addSubview:positioned:relativeTo: addSubview(_:positioned:relativeTo:) = keeps subview:0 ends removeFromSuperview
  NSView! replaceSubview:with: replaceSubview(_:with:) = keeps subview:1 ends removeFromSuperview
  NSView .subviews .layer .menu = keeps
  NSView! addGestureRecognizer: addGestureRecognizer(_:) = keeps gestureRecognizer:0 ends removeGestureRecognizer:
  NSView! addTrackingArea: addTrackingArea(_:) = keeps trackingArea:0 ends removeTrackingArea:
  NSView! removeTrackingArea: removeTrackingArea(_:) removeGestureRecognizer: removeGestureRecognizer(_:) = ends 0
  NSStackView! addView:inGravity: addView(_:in:) = keeps subview:0 ends removeFromSuperview removeView:
  NSScrollView .documentView .contentView .horizontalRulerView .verticalRulerView = keeps
  NSBox/NSWindow/NSDockTile .contentView = keeps
  NSWindow/NSPopover/NSWindowController .contentViewController = keeps
  NSWindow! windowWithContentViewController: init(contentViewController:) = result keeps contentViewController:0 ; returns NSWindow
  NSWindow .toolbar = keeps
  NSWindow .windowController = weak
  NSWindow! addChildWindow:ordered: addChildWindow(_:ordered:) = keeps childWindow:0 ends removeChildWindow:
  NSWindow! removeChildWindow: removeChildWindow(_:) = ends 0
  NSWindow! beginSheet:completionHandler: beginCriticalSheet:completionHandler: beginSheet(_:completionHandler^?:)
    beginCriticalSheet(_:completionHandler^?:)
    = receiver keeps sheet:0 completes ends endSheet: ; receiver copies completionHandler:1 completes ends endSheet:
  NSWindow! endSheet: endSheet(_:) endSheet:returnCode: endSheet(_:returnCode:) = ends 0
  NSWindow! addTitlebarAccessoryViewController: addTitlebarAccessoryViewController(_:) = keeps titlebarAccessory:0
  NSWindowController .window = keeps ends close
  NSWindowController! initWithWindow: init(window:) = result keeps window:0 ; returns NSWindowController
  NSWindowController .document = unsafe
  NSView .nextKeyView = unsafe
  NSResponder .nextResponder = unsafe
  NSWindow .parentWindow .initialFirstResponder = unsafe
  NSMenu .supermenu = unsafe
  NSCell .controlView = unsafe
  NSViewController/NSCell/NSMenuItem/NSTreeNode/NSRulerMarker/NSController/NSCollectionViewItem .representedObject = keeps
  NSViewController! presentViewControllerAsSheet: presentViewControllerAsModalWindow: presentAsSheet(_:) presentAsModalWindow(_:)
    = keeps presented:0 completes ends dismissViewController:
  NSViewController! presentViewController:animator: present(_:animator:) = keeps presented:0 completes ends dismissViewController:
  NSViewController! transitionFromViewController:toViewController:options:completionHandler: transition(from:to:options?:completionHandler^?:)
    = @animation copies completionHandler:3 completes
  NSSplitViewController! addSplitViewItem: insertSplitViewItem:atIndex: addSplitViewItem(_:) insertSplitViewItem(_:at:)
    = keeps splitViewItem:0 ends removeSplitViewItem:
  NSSplitViewItem! splitViewItemWithViewController: sidebarWithViewController: init(viewController:) init(sidebarWithViewController:)
    = result keeps viewController:0 ; returns NSSplitViewItem
  NSTabViewController! addTabViewItem: addTabViewItem(_:) = keeps tabViewItem:0 ends removeTabViewItem:
  NSTabView! addTabViewItem: insertTabViewItem:atIndex: = keeps tabViewItem:0 ends removeTabViewItem:
  NSTabViewItem! tabViewItemWithViewController: init(viewController:) = result keeps viewController:0 ; returns NSTabViewItem
  NSTabViewItem .view .viewController = keeps
  NSPopover .contentViewController = keeps
  NSPopover! showRelativeToRect:ofView:preferredEdge: show(relativeTo:of:preferredEdge:)
    = @presentation keeps popover:receiver completes ends close -performClose:

  # Menus, toolbars, status items
  NSMenuItem .submenu .view = keeps
  NSMenu! addItem: insertItem:atIndex: addItem(_:) insertItem(_:at:) = keeps item:0 ends removeItem:
  NSMenu! removeItem: removeItemAtIndex: removeAllItems removeItem(_:) removeItem(at:) removeAllItems() = ends receiver
  NSMenu .items = keeps
  NSStatusItem .menu .view = keeps
  NSResponder/NSPopUpButton/NSApplication .menu .mainMenu .touchBar = keeps
  NSToolbarItem .view .menuFormRepresentation = keeps
  NSCustomTouchBarItem .view .viewController = keeps
  NSTouchBar .templateItems = keeps

  # Handlers
  NSEvent! addLocalMonitorForEventsMatchingMask:handler: addGlobalMonitorForEventsMatchingMask:handler:
    addLocalMonitorForEvents(matching:handler^:) addGlobalMonitorForEvents(matching:handler^:)
    = @event-monitors+result copies handler:1 forever ends +removeMonitor: removeMonitor(_:)
  NSEvent! removeMonitor: removeMonitor(_:) = ends 0
  NSAnimationContext! runAnimationGroup:completionHandler: runAnimationGroup(_^:completionHandler^?:)
    = runs 0 ; @animation copies completionHandler:1 completes
  NSAnimationContext! runAnimationGroup: = runs 0
  NSAnimationContext .completionHandler = copies completes
  NSSavePanel! beginWithCompletionHandler: begin(completionHandler^:) = receiver+@panel copies completionHandler:0 completes
  NSSavePanel! beginSheetModalForWindow:completionHandler: beginSheetModal(for:completionHandler^:)
    = receiver+@panel copies completionHandler:1 completes
  NSAlert! beginSheetModalForWindow:completionHandler: beginSheetModal(for:completionHandler^?:) = receiver+@panel copies completionHandler:1 completes
  NSAlert! beginSheetModalForWindow:modalDelegate:didEndSelector:contextInfo: = unsafe delegate:1 completes
  NSAlert .accessoryView = keeps
  NSDocument! saveDocumentWithDelegate:didSaveSelector:contextInfo: = unsafe delegate:0 completes
  NSDocument! canCloseDocumentWithDelegate:shouldCloseSelector:contextInfo: = unsafe delegate:0 completes
  NSPrintOperation! runOperationModalForWindow:delegate:didRunSelector:contextInfo: runModal(for:delegate:didRun:contextInfo:)
    = unsafe delegate:1 completes
  NSDocumentController! addDocument: addDocument(_:) = @document-controller keeps document:0 ends removeDocument: close
  NSDocumentController! removeDocument: removeDocument(_:) = ends 0
  # A document lets go of each when its window is closed.
  NSDocument! addWindowController: addWindowController(_:) = keeps windowController:0 completes
  NSDocument! removeWindowController: removeWindowController(_:) = ends 0
  NSWorkspace! openApplicationAtURL:configuration:completionHandler: openURLs:withApplicationAtURL:configuration:completionHandler:
    openApplication(at:configuration:completionHandler^?:) = @system copies completionHandler:2 completes
  NSApplication! beginSheet:modalForWindow:modalDelegate:didEndSelector:contextInfo: = unsafe delegate:2 completes
  # Of those that nibs bind to as their owner AppKit keeps none.
  NSObject! bind:toObject:withKeyPath:options: bind(_:to:withKeyPath:options?:)
    = keeps observed:1 except NSWindowController/NSViewController/NSTableCellView ends unbind:
  NSObject! unbind: unbind(_:) = ends receiver
  NSController .content .contentObject = keeps
  NSTableView! enumerateAvailableRowViewsUsingBlock: enumerateAvailableRowViews(_^:) = runs 0
  NSColor! colorWithName:dynamicProvider: init(name:dynamicProvider^:) = result copies dynamicProvider:1 ; returns NSColor
  UIColor! colorWithDynamicProvider: initWithDynamicProvider: init(dynamicProvider^:) = result copies dynamicProvider:0 ; returns UIColor
  NSImage! imageWithSize:flipped:drawingHandler: init(size:flipped:drawingHandler^:) = result copies drawingHandler:2 ; returns NSImage
  NSTableRowView/NSTableCellView .objectValue = keeps
  NSTableViewRowAction! rowActionWithStyle:title:handler: init(style:title:handler^:) = result copies handler:2 ; returns NSTableViewRowAction

  # WatchKit
  WKInterfaceController! pushControllerWithName:context: presentControllerWithName:context: pushController(withName:context:)
    presentController(withName:context:)
    = @presentation keeps context:1 completes
  WKAlertAction! actionWithTitle:style:handler: init(title:style:handler^:) = result copies handler:2 ; returns WKAlertAction
  """#
