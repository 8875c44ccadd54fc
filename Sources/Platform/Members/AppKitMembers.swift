/// The members of AppKit's protocols and classes. The notation is explained in `memberTables`.
let appKitMembers = #"""
  @protocol NSStandardKeyBindingResponding
  @optional
  - (void)cancelOperation:(id)operation;
  - (void)capitalizeWord:(id)word;
  - (void)centerSelectionInVisibleArea:(id)area;
  - (void)changeCaseOfLetter:(id)letter;
  - (void)complete:(id)complete;
  - (void)deleteBackward:(id)backward;
  - (void)deleteBackwardByDecomposingPreviousCharacter:(id)character;
  - (void)deleteForward:(id)forward;
  - (void)deleteToBeginningOfLine:(id)line;
  - (void)deleteToBeginningOfParagraph:(id)paragraph;
  - (void)deleteToEndOfLine:(id)line;
  - (void)deleteToEndOfParagraph:(id)paragraph;
  - (void)deleteToMark:(id)mark;
  - (void)deleteWordBackward:(id)backward;
  - (void)deleteWordForward:(id)forward;
  - (void)doCommandBySelector:(SEL)selector;
  - (void)indent:(id)indent;
  - (void)insertBacktab:(id)backtab;
  - (void)insertContainerBreak:(id)breakValue;
  - (void)insertDoubleQuoteIgnoringSubstitution:(id)substitution;
  - (void)insertLineBreak:(id)breakValue;
  - (void)insertNewline:(id)newline;
  - (void)insertNewlineIgnoringFieldEditor:(id)editor;
  - (void)insertParagraphSeparator:(id)separator;
  - (void)insertSingleQuoteIgnoringSubstitution:(id)substitution;
  - (void)insertTab:(id)tab;
  - (void)insertTabIgnoringFieldEditor:(id)editor;
  - (void)insertText:(id)text;
  - (void)lowercaseWord:(id)word;
  - (void)makeBaseWritingDirectionLeftToRight:(id)right;
  - (void)makeBaseWritingDirectionNatural:(id)natural;
  - (void)makeBaseWritingDirectionRightToLeft:(id)left;
  - (void)makeTextWritingDirectionLeftToRight:(id)right;
  - (void)makeTextWritingDirectionNatural:(id)natural;
  - (void)makeTextWritingDirectionRightToLeft:(id)left;
  - (void)moveBackward:(id)backward;
  - (void)moveBackwardAndModifySelection:(id)selection;
  - (void)moveDown:(id)down;
  - (void)moveDownAndModifySelection:(id)selection;
  - (void)moveForward:(id)forward;
  - (void)moveForwardAndModifySelection:(id)selection;
  - (void)moveLeft:(id)left;
  - (void)moveLeftAndModifySelection:(id)selection;
  - (void)moveParagraphBackwardAndModifySelection:(id)selection;
  - (void)moveParagraphForwardAndModifySelection:(id)selection;
  - (void)moveRight:(id)right;
  - (void)moveRightAndModifySelection:(id)selection;
  - (void)moveToBeginningOfDocument:(id)document;
  - (void)moveToBeginningOfDocumentAndModifySelection:(id)selection;
  - (void)moveToBeginningOfLine:(id)line;
  - (void)moveToBeginningOfLineAndModifySelection:(id)selection;
  - (void)moveToBeginningOfParagraph:(id)paragraph;
  - (void)moveToBeginningOfParagraphAndModifySelection:(id)selection;
  - (void)moveToEndOfDocument:(id)document;
  - (void)moveToEndOfDocumentAndModifySelection:(id)selection;
  - (void)moveToEndOfLine:(id)line;
  - (void)moveToEndOfLineAndModifySelection:(id)selection;
  - (void)moveToEndOfParagraph:(id)paragraph;
  - (void)moveToEndOfParagraphAndModifySelection:(id)selection;
  - (void)moveToLeftEndOfLine:(id)line;
  - (void)moveToLeftEndOfLineAndModifySelection:(id)selection;
  - (void)moveToRightEndOfLine:(id)line;
  - (void)moveToRightEndOfLineAndModifySelection:(id)selection;
  - (void)moveUp:(id)up;
  - (void)moveUpAndModifySelection:(id)selection;
  - (void)moveWordBackward:(id)backward;
  - (void)moveWordBackwardAndModifySelection:(id)selection;
  - (void)moveWordForward:(id)forward;
  - (void)moveWordForwardAndModifySelection:(id)selection;
  - (void)moveWordLeft:(id)left;
  - (void)moveWordLeftAndModifySelection:(id)selection;
  - (void)moveWordRight:(id)right;
  - (void)moveWordRightAndModifySelection:(id)selection;
  - (void)pageDown:(id)down;
  - (void)pageDownAndModifySelection:(id)selection;
  - (void)pageUp:(id)up;
  - (void)pageUpAndModifySelection:(id)selection;
  - (void)quickLookPreviewItems:(id)items;
  - (void)scrollLineDown:(id)down;
  - (void)scrollLineUp:(id)up;
  - (void)scrollPageDown:(id)down;
  - (void)scrollPageUp:(id)up;
  - (void)scrollToBeginningOfDocument:(id)document;
  - (void)scrollToEndOfDocument:(id)document;
  - (void)selectAll:(id)all;
  - (void)selectLine:(id)line;
  - (void)selectParagraph:(id)paragraph;
  - (void)selectToMark:(id)mark;
  - (void)selectWord:(id)word;
  - (void)setMark:(id)mark;
  - (void)showContextMenuForSelection:(id)selection;
  - (void)swapWithMark:(id)mark;
  - (void)transpose:(id)transpose;
  - (void)transposeWords:(id)words;
  - (void)uppercaseWord:(id)word;
  - (void)yank:(id)yank;
  @protocol NSUserActivityRestoring
  - (void)restoreUserActivityState:(NSUserActivity *)state;
  @protocol NSColorChanging
  - (void)changeColor:(NSColorPanel *)color;
  @protocol NSUserInterfaceCompression
  - (NSSize)minimumSizeWithPrioritizedCompressionOptions:(NSArray<NSUserInterfaceCompressionOptions *> *)options;
  - (void)compressWithPrioritizedCompressionOptions:(NSArray<NSUserInterfaceCompressionOptions *> *)options;
  @property (readonly) NSUserInterfaceCompressionOptions *activeCompressionOptions;
  @protocol NSAccessibility
  - (BOOL)accessibilityPerformCancel;
  - (BOOL)accessibilityPerformConfirm;
  - (BOOL)accessibilityPerformDecrement;
  - (BOOL)accessibilityPerformDelete;
  - (BOOL)accessibilityPerformIncrement;
  - (BOOL)accessibilityPerformPick;
  - (BOOL)accessibilityPerformPress;
  - (BOOL)accessibilityPerformRaise;
  - (BOOL)accessibilityPerformShowAlternateUI;
  - (BOOL)accessibilityPerformShowDefaultUI;
  - (BOOL)accessibilityPerformShowMenu;
  - (BOOL)isAccessibilitySelectorAllowed:(SEL)allowed;
  - (NSAttributedString *)accessibilityAttributedStringForRange:(NSRange)range;
  - (NSData *)accessibilityRTFForRange:(NSRange)range;
  - (NSInteger)accessibilityLineForIndex:(NSInteger)index;
  - (NSPoint)accessibilityLayoutPointForScreenPoint:(NSPoint)point;
  - (NSPoint)accessibilityScreenPointForLayoutPoint:(NSPoint)point;
  - (NSRange)accessibilityRangeForIndex:(NSInteger)index;
  - (NSRange)accessibilityRangeForLine:(NSInteger)line;
  - (NSRange)accessibilityRangeForPosition:(NSPoint)position;
  - (NSRange)accessibilityStyleRangeForIndex:(NSInteger)index;
  - (NSRect)accessibilityFrameForRange:(NSRange)range;
  - (NSSize)accessibilityLayoutSizeForScreenSize:(NSSize)size;
  - (NSSize)accessibilityScreenSizeForLayoutSize:(NSSize)size;
  - (NSString *)accessibilityStringForRange:(NSRange)range;
  - (id)accessibilityCellForColumn:(NSInteger)column row:(NSInteger)row;
  @property (getter=is) BOOL
      accessibilityElement accessibilityFocused accessibilitySelected accessibilityExpanded accessibilityEdited accessibilityEnabled
      accessibilityProtectedContent accessibilityAlternateUIVisible accessibilityRequired accessibilityHidden accessibilityFrontmost
      accessibilityOrderedByRow accessibilityDisclosed accessibilityModal accessibilityMain accessibilityMinimized
  @property NSAccessibilityOrientation accessibilityOrientation;
  @property (copy) NSAccessibilityRole accessibilityRole;
  @property NSAccessibilityRulerMarkerType accessibilityRulerMarkerType;
  @property NSAccessibilitySortDirection accessibilitySortDirection;
  @property (copy) NSAccessibilitySubrole accessibilitySubrole;
  @property NSAccessibilityUnits
      accessibilityHorizontalUnits accessibilityVerticalUnits accessibilityUnits
  @property (copy) NSArray *
      accessibilityVisibleChildren accessibilityNextContents accessibilityPreviousContents accessibilitySelectedChildren
      accessibilityServesAsTitleForUIElements accessibilityLinkedUIElements accessibilityChildren accessibilityContents
      accessibilitySharedFocusElements accessibilityWindows accessibilityColumnTitles accessibilityHandles accessibilityMarkerUIElements
      accessibilityLabelUIElements accessibilitySplitters accessibilityTabs accessibilityColumns accessibilityRows accessibilityVisibleRows
      accessibilitySelectedRows accessibilityVisibleColumns accessibilitySelectedColumns accessibilityRowHeaderUIElements accessibilitySelectedCells
      accessibilityVisibleCells accessibilityColumnHeaderUIElements accessibilitySharedTextUIElements
  @property (copy) NSArray<NSAccessibilityCustomAction *> *accessibilityCustomActions;
  @property (copy) NSArray<NSAccessibilityCustomRotor *> *accessibilityCustomRotors;
  @property (copy) NSArray<NSAttributedString *> *accessibilityAttributedUserInputLabels;
  @property (copy) NSArray<NSNumber *> *accessibilityAllowedValues;
  @property (copy) NSArray<NSString *> *accessibilityUserInputLabels;
  @property (copy) NSArray<NSValue *> *accessibilitySelectedTextRanges;
  @property NSInteger
      accessibilityDisclosureLevel accessibilityColumnCount accessibilityRowCount accessibilityIndex accessibilityInsertionPointLineNumber
      accessibilityNumberOfCharacters
  @property NSPoint accessibilityActivationPoint;
  @property NSRange
      accessibilityRowIndexRange accessibilityColumnIndexRange accessibilitySharedCharacterRange accessibilityVisibleCharacterRange
      accessibilitySelectedTextRange
  @property NSRect accessibilityFrame;
  @property (copy) NSString *
      accessibilityValueDescription accessibilityTitle accessibilityPlaceholderValue accessibilityRoleDescription accessibilityIdentifier
      accessibilityHelp accessibilityFilename accessibilityLabel accessibilityHorizontalUnitDescription accessibilityVerticalUnitDescription
      accessibilityUnitDescription accessibilityMarkerTypeDescription accessibilitySelectedText accessibilityDocument
  @property (copy) NSURL *accessibilityURL;
  @property float accessibilityLabelValue;
  @property id
      accessibilityValue accessibilityOverflowButton accessibilitySearchButton accessibilitySearchMenu accessibilityShownMenu accessibilityMinValue
      accessibilityMaxValue accessibilityClearButton accessibilityCancelButton accessibilityApplicationFocusedUIElement accessibilityMainWindow
      accessibilityFocusedWindow accessibilityWarningValue accessibilityCriticalValue accessibilityDisclosedRows accessibilityMarkerValues
      accessibilityMarkerGroupUIElement accessibilityHorizontalScrollBar accessibilityVerticalScrollBar accessibilityDecrementButton
      accessibilityIncrementButton accessibilityHeader accessibilityToolbarButton accessibilityProxy accessibilityFullScreenButton
      accessibilityGrowArea accessibilityDefaultButton accessibilityCloseButton accessibilityZoomButton accessibilityMinimizeButton
  @property (weak) id
      accessibilityTopLevelUIElement accessibilityTitleUIElement accessibilityParent accessibilityWindow accessibilityExtrasMenuBar
      accessibilityMenuBar accessibilityDisclosedByRow
  @protocol NSAnimatablePropertyContainer
  + (id)defaultAnimationForKey:(NSAnimatablePropertyKey)key;
  - (id)animationForKey:(NSAnimatablePropertyKey)key;
  - (instancetype)animator;
  @property (copy) NSDictionary<NSAnimatablePropertyKey, id> *animations;
  @protocol NSAppearanceCustomization
  @property NSAppearance *appearance;
  @property (readonly) NSAppearance *effectiveAppearance;
  @protocol NSChangeSpelling
  - (void)changeSpelling:(id)spelling;
  @protocol NSColorPickingDefault
  - (NSImage *)provideNewButtonImage;
  - (instancetype)initWithPickerMask:(NSUInteger)mask colorPanel:(NSColorPanel *)panel;
  - (void)alphaControlAddedOrRemoved:(id)removed;
  - (void)attachColorList:(NSColorList *)list;
  - (void)detachColorList:(NSColorList *)list;
  - (void)insertNewButtonImage:(NSImage *)image in:(NSButtonCell *)inValue;
  - (void)setMode:(NSColorPanelMode)mode;
  - (void)viewSizeChanged:(id)changed;
  @property (readonly) NSSize minContentSize;
  @property (readonly) NSString *buttonToolTip;
  @protocol NSDraggingDestination
  @optional
  - (BOOL)performDragOperation:(id<NSDraggingInfo>)operation;
  - (BOOL)prepareForDragOperation:(id<NSDraggingInfo>)operation;
  - (NSDragOperation)draggingEntered:(id<NSDraggingInfo>)entered;
  - (NSDragOperation)draggingUpdated:(id<NSDraggingInfo>)updated;
  - (void)concludeDragOperation:(id<NSDraggingInfo>)operation;
  - (void)draggingEnded:(id<NSDraggingInfo>)ended;
  - (void)draggingExited:(id<NSDraggingInfo>)exited;
  - (void)updateDraggingItemsForDrag:(id<NSDraggingInfo>)drag;
  @property (readonly) BOOL wantsPeriodicDraggingUpdates;
  @protocol NSDraggingInfo
  - (NSArray<NSString *> *)namesOfPromisedFilesDroppedAtDestination:(NSURL *)destination;
  - (void)enumerateDraggingItemsWithOptions:(NSDraggingItemEnumerationOptions)options forView:(NSView *)view classes:(NSArray<Class> *)classes searchOptions:(NSDictionary<NSPasteboardReadingOptionKey, id> *)options2 usingBlock:(void (^)(NSDraggingItem *, NSInteger, BOOL *))block;
  - (void)resetSpringLoading;
  - (void)slideDraggedImageTo:(NSPoint)to;
  @property BOOL animatesToDestination;
  @property (readonly) NSDragOperation draggingSourceOperationMask;
  @property NSDraggingFormation draggingFormation;
  @property (readonly) NSImage *draggedImage;
  @property NSInteger numberOfValidItemsForDrop;
  @property (readonly) NSInteger draggingSequenceNumber;
  @property (readonly) NSPasteboard *draggingPasteboard;
  @property (readonly) NSPoint
      draggingLocation draggedImageLocation
  @property (readonly) NSSpringLoadingHighlight springLoadingHighlight;
  @property (readonly) NSWindow *draggingDestinationWindow;
  @property (readonly) id draggingSource;
  @protocol NSDraggingSource
  - (NSDragOperation)draggingSession:(NSDraggingSession *)session sourceOperationMaskForDraggingContext:(NSDraggingContext)context;
  @optional
  - (BOOL)ignoreModifierKeysForDraggingSession:(NSDraggingSession *)session;
  - (void)draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)point operation:(NSDragOperation)operation;
  - (void)draggingSession:(NSDraggingSession *)session movedToPoint:(NSPoint)point;
  - (void)draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)point;
  @protocol NSEditor
  - (BOOL)commitEditing;
  - (BOOL)commitEditingAndReturnError:(NSError **)error;
  - (void)commitEditingWithDelegate:(id)delegate didCommitSelector:(SEL)selector contextInfo:(void *)info;
  - (void)discardEditing;
  @protocol NSEditorRegistration
  @optional
  - (void)objectDidBeginEditing:(id<NSEditor>)editing;
  - (void)objectDidEndEditing:(id<NSEditor>)editing;
  @protocol NSGlyphStorage
  - (void)insertGlyphs:(unsigned int *)glyphs length:(NSUInteger)length forStartingGlyphAtIndex:(NSUInteger)index characterIndex:(NSUInteger)index2;
  - (void)setIntAttribute:(NSInteger)attribute value:(NSInteger)value forGlyphAtIndex:(NSUInteger)index;
  @property (readonly) NSAttributedString *attributedString;
  @property (readonly) NSUInteger layoutOptions;
  @protocol NSIgnoreMisspelledWords
  - (void)ignoreSpelling:(id)spelling;
  @protocol NSInputServiceProvider
  - (BOOL)canBeDisabled;
  - (BOOL)wantsToDelayTextChangeNotifications;
  - (BOOL)wantsToHandleMouseEvents;
  - (BOOL)wantsToInterpretAllKeystrokes;
  - (void)activeConversationChanged:(id)changed toNewConversation:(NSInteger)conversation;
  - (void)activeConversationWillChange:(id)change fromOldConversation:(NSInteger)conversation;
  - (void)doCommandBySelector:(SEL)selector client:(id)client;
  - (void)inputClientBecomeActive:(id)active;
  - (void)inputClientDisabled:(id)disabled;
  - (void)inputClientEnabled:(id)enabled;
  - (void)inputClientResignActive:(id)active;
  - (void)insertText:(id)text client:(id)client;
  - (void)markedTextAbandoned:(id)abandoned;
  - (void)markedTextSelectionChanged:(NSRange)changed client:(id)client;
  - (void)terminate:(id)terminate;
  @protocol NSMenuItemValidation
  - (BOOL)validateMenuItem:(NSMenuItem *)item;
  @protocol NSPasteboardReading
  + (NSArray<NSPasteboardType> *)readableTypesForPasteboard:(NSPasteboard *)pasteboard;
  @optional
  + (NSPasteboardReadingOptions)readingOptionsForType:(NSPasteboardType)type pasteboard:(NSPasteboard *)pasteboard;
  - (instancetype)initWithPasteboardPropertyList:(id)list ofType:(NSPasteboardType)type;
  @protocol NSPasteboardWriting
  - (NSArray<NSPasteboardType> *)writableTypesForPasteboard:(NSPasteboard *)pasteboard;
  - (id)pasteboardPropertyListForType:(NSPasteboardType)type;
  @optional
  - (NSPasteboardWritingOptions)writingOptionsForType:(NSPasteboardType)type pasteboard:(NSPasteboard *)pasteboard;
  @protocol NSPrintPanelAccessorizing
  - (NSArray<NSDictionary<NSPrintPanelAccessorySummaryKey, NSString *> *> *)localizedSummaryItems;
  @optional
  - (NSSet<NSString *> *)keyPathsForValuesAffectingPreview;
  @protocol NSSeguePerforming
  @optional
  - (BOOL)shouldPerformSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(id)sender;
  - (void)performSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(id)sender;
  - (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(id)sender;
  @protocol NSServicesMenuRequestor
  @optional
  - (BOOL)readSelectionFromPasteboard:(NSPasteboard *)pasteboard;
  - (BOOL)writeSelectionToPasteboard:(NSPasteboard *)pasteboard types:(NSArray<NSPasteboardType> *)types;
  @protocol NSTextInput
  - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
  - (NSRect)firstRectForCharacterRange:(NSRange)range;
  - (NSUInteger)characterIndexForPoint:(NSPoint)point;
  - (void)doCommandBySelector:(SEL)selector;
  - (void)insertText:(id)text;
  - (void)setMarkedText:(id)text selectedRange:(NSRange)range;
  - (void)unmarkText;
  @property (readonly) BOOL hasMarkedText;
  @property (readonly) NSArray *validAttributesForMarkedText;
  @property (readonly) NSInteger conversationIdentifier;
  @property (readonly) NSRange
      markedRange selectedRange
  @protocol NSTextInputClient
  - (NSAttributedString *)attributedSubstringForProposedRange:(NSRange)range actualRange:(NSRangePointer)range2;
  - (NSRect)firstRectForCharacterRange:(NSRange)range actualRange:(NSRangePointer)range2;
  - (NSUInteger)characterIndexForPoint:(NSPoint)point;
  - (void)doCommandBySelector:(SEL)selector;
  - (void)insertText:(id)text replacementRange:(NSRange)range;
  - (void)setMarkedText:(id)text selectedRange:(NSRange)range replacementRange:(NSRange)range2;
  - (void)unmarkText;
  @property (readonly) BOOL hasMarkedText;
  @property (readonly) NSArray<NSAttributedStringKey> *validAttributesForMarkedText;
  @property (readonly) NSRange
      selectedRange markedRange
  @optional
  - (BOOL)drawsVerticallyForCharacterAtIndex:(NSUInteger)index;
  - (CGFloat)baselineDeltaForCharacterAtIndex:(NSUInteger)index;
  - (CGFloat)fractionOfDistanceThroughGlyphForPoint:(NSPoint)point;
  @property (readonly) BOOL supportsAdaptiveImageGlyph;
  @property (readonly) NSAttributedString *attributedString;
  @property (readonly) NSInteger windowLevel;
  @property (readonly) NSRect
      unionRectInVisibleSelectedRange documentVisibleRect
  @property (readonly) NSTextCursorAccessoryPlacement preferredTextAccessoryPlacement;
  @protocol NSTextFinderClient
  @optional
  - (BOOL)shouldReplaceCharactersInRanges:(NSArray<NSValue *> *)ranges withStrings:(NSArray<NSString *> *)strings;
  - (NSArray<NSValue *> *)rectsForCharacterRange:(NSRange)range;
  - (NSString *)stringAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range endsWithSearchBoundary:(BOOL *)boundary;
  - (NSView *)contentViewAtIndex:(NSUInteger)index effectiveCharacterRange:(NSRangePointer)range;
  - (void)didReplaceCharacters;
  - (void)drawCharactersInRange:(NSRange)range forContentView:(NSView *)view;
  - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
  - (void)scrollRangeToVisible:(NSRange)visible;
  @property (readonly) BOOL
      isSelectable allowsMultipleSelection isEditable
  @property (copy) NSArray<NSValue *> *selectedRanges;
  @property (readonly) NSArray<NSValue *> *visibleCharacterRanges;
  @property (readonly) NSRange firstSelectedRange;
  @property (readonly) NSString *string;
  @property (readonly) NSUInteger stringLength;
  @protocol NSToolbarItemValidation
  - (BOOL)validateToolbarItem:(NSToolbarItem *)item;
  @protocol NSTouchBarProvider
  - (NSTouchBar *)touchBar;
  @protocol NSUserInterfaceItemIdentification
  @property (copy) NSUserInterfaceItemIdentifier identifier;
  @protocol NSUserInterfaceItemSearching
  - (NSArray<NSString *> *)localizedTitlesForItem:(id)item;
  - (void)searchForItemsWithSearchString:(NSString *)string resultLimit:(NSInteger)limit matchedItemHandler:(void (^)(NSArray *))handler;
  @optional
  - (void)performActionForItem:(id)item;
  - (void)showAllHelpTopicsForSearchString:(NSString *)string;
  @protocol NSValidatedUserInterfaceItem
  @property (readonly) NSInteger tag;
  @property (readonly) SEL action;
  @protocol NSWindowRestoration
  + (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler;
  @protocol NSCollectionViewElement
  @optional
  - (NSCollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(NSCollectionViewLayoutAttributes *)attributes;
  - (void)applyLayoutAttributes:(NSCollectionViewLayoutAttributes *)attributes;
  - (void)didTransitionFromLayout:(NSCollectionViewLayout *)layout toLayout:(NSCollectionViewLayout *)layout2;
  - (void)prepareForReuse;
  - (void)willTransitionFromLayout:(NSCollectionViewLayout *)layout toLayout:(NSCollectionViewLayout *)layout2;
  @protocol NSColorPickingCustom
  - (BOOL)supportsMode:(NSColorPanelMode)mode;
  - (NSView *)provideNewView:(BOOL)view;
  - (void)setColor:(NSColor *)color;
  @property (readonly) NSColorPanelMode currentMode;
  @protocol NSUserInterfaceValidations
  - (BOOL)validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item;
  @protocol NSSharingServicePickerDelegate
  @optional
  - (NSArray<NSSharingService *> *)sharingServicePicker:(NSSharingServicePicker *)picker sharingServicesForItems:(NSArray *)items proposedSharingServices:(NSArray<NSSharingService *> *)services;
  - (id<NSSharingServiceDelegate>)sharingServicePicker:(NSSharingServicePicker *)picker delegateForSharingService:(NSSharingService *)service;
  - (void)sharingServicePicker:(NSSharingServicePicker *)picker didChooseSharingService:(NSSharingService *)service;
  @protocol NSSharingServiceDelegate
  @optional
  - (NSImage *)sharingService:(NSSharingService *)service transitionImageForShareItem:(id)item contentRect:(NSRect *)rect;
  - (NSRect)sharingService:(NSSharingService *)service sourceFrameOnScreenForShareItem:(id)item;
  - (NSView *)anchoringViewForSharingService:(NSSharingService *)service showRelativeToRect:(NSRect *)rect preferredEdge:(NSRectEdge *)edge;
  - (NSWindow *)sharingService:(NSSharingService *)service sourceWindowForShareItems:(NSArray *)items sharingContentScope:(NSSharingContentScope *)scope;
  - (void)sharingService:(NSSharingService *)service didFailToShareItems:(NSArray *)items error:(NSError *)error;
  - (void)sharingService:(NSSharingService *)service didShareItems:(NSArray *)items;
  - (void)sharingService:(NSSharingService *)service willShareItems:(NSArray *)items;
  @protocol NSFilePromiseProviderDelegate
  - (NSString *)filePromiseProvider:(NSFilePromiseProvider *)provider fileNameForType:(NSString *)type;
  - (void)filePromiseProvider:(NSFilePromiseProvider *)provider writePromiseToURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  @optional
  - (NSOperationQueue *)operationQueueForFilePromiseProvider:(NSFilePromiseProvider *)provider;
  @protocol NSPasteboardTypeOwner
  - (void)pasteboard:(NSPasteboard *)pasteboard provideDataForType:(NSPasteboardType)type;
  @optional
  - (void)pasteboardChangedOwner:(NSPasteboard *)owner;
  @protocol NSPasteboardItemDataProvider
  - (void)pasteboard:(NSPasteboard *)pasteboard item:(NSPasteboardItem *)item provideDataForType:(NSPasteboardType)type;
  @optional
  - (void)pasteboardFinishedWithDataProvider:(NSPasteboard *)provider;
  @protocol NSAlertDelegate
  @optional
  - (BOOL)alertShowHelp:(NSAlert *)help;
  @protocol NSAnimationDelegate
  @optional
  - (BOOL)animationShouldStart:(NSAnimation *)start;
  - (float)animation:(NSAnimation *)animation valueForProgress:(float)progress;
  - (void)animation:(NSAnimation *)animation didReachProgressMark:(float)mark;
  - (void)animationDidEnd:(NSAnimation *)end;
  - (void)animationDidStop:(NSAnimation *)stopValue;
  @protocol NSApplicationDelegate
  @optional
  - (BOOL)application:(NSApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray<id<NSUserActivityRestoring>> *))handler;
  - (BOOL)application:(NSApplication *)application delegateHandlesKey:(NSString *)key;
  - (BOOL)application:(NSApplication *)application openFile:(NSString *)file;
  - (BOOL)application:(NSApplication *)application openTempFile:(NSString *)file;
  - (BOOL)application:(NSApplication *)application printFile:(NSString *)file;
  - (BOOL)application:(NSApplication *)application willContinueUserActivityWithType:(NSString *)type;
  - (BOOL)application:(id)application openFileWithoutUI:(NSString *)ui;
  - (BOOL)applicationOpenUntitledFile:(NSApplication *)file;
  - (BOOL)applicationShouldAutomaticallyLocalizeKeyEquivalents:(NSApplication *)equivalents;
  - (BOOL)applicationShouldHandleReopen:(NSApplication *)reopen hasVisibleWindows:(BOOL)windows;
  - (BOOL)applicationShouldOpenUntitledFile:(NSApplication *)file;
  - (BOOL)applicationShouldTerminateAfterLastWindowClosed:(NSApplication *)closed;
  - (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)state;
  - (NSApplicationPrintReply)application:(NSApplication *)application printFiles:(NSArray<NSString *> *)files withSettings:(NSDictionary<NSPrintInfoAttributeKey, id> *)settings showPrintPanels:(BOOL)panels;
  - (NSApplicationTerminateReply)applicationShouldTerminate:(NSApplication *)terminate;
  - (NSError *)application:(NSApplication *)application willPresentError:(NSError *)error;
  - (NSMenu *)applicationDockMenu:(NSApplication *)menu;
  - (void)application:(NSApplication *)application didDecodeRestorableState:(NSCoder *)state;
  - (void)application:(NSApplication *)application didFailToContinueUserActivityWithType:(NSString *)type error:(NSError *)error;
  - (void)application:(NSApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
  - (void)application:(NSApplication *)application didReceiveRemoteNotification:(NSDictionary<NSString *, id> *)notification;
  - (void)application:(NSApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token;
  - (void)application:(NSApplication *)application didUpdateUserActivity:(NSUserActivity *)activity;
  - (void)application:(NSApplication *)application openFiles:(NSArray<NSString *> *)files;
  - (void)application:(NSApplication *)application openURLs:(NSArray<NSURL *> *)ls;
  - (void)application:(NSApplication *)application userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)metadata;
  - (void)application:(NSApplication *)application willEncodeRestorableState:(NSCoder *)state;
  - (void)applicationDidBecomeActive:(NSNotification *)active;
  - (void)applicationDidChangeOcclusionState:(NSNotification *)state;
  - (void)applicationDidChangeScreenParameters:(NSNotification *)parameters;
  - (void)applicationDidFinishLaunching:(NSNotification *)launching;
  - (void)applicationDidHide:(NSNotification *)hide;
  - (void)applicationDidResignActive:(NSNotification *)active;
  - (void)applicationDidUnhide:(NSNotification *)unhide;
  - (void)applicationDidUpdate:(NSNotification *)update;
  - (void)applicationProtectedDataDidBecomeAvailable:(NSNotification *)available;
  - (void)applicationProtectedDataWillBecomeUnavailable:(NSNotification *)unavailable;
  - (void)applicationWillBecomeActive:(NSNotification *)active;
  - (void)applicationWillFinishLaunching:(NSNotification *)launching;
  - (void)applicationWillHide:(NSNotification *)hide;
  - (void)applicationWillResignActive:(NSNotification *)active;
  - (void)applicationWillTerminate:(NSNotification *)terminate;
  - (void)applicationWillUnhide:(NSNotification *)unhide;
  - (void)applicationWillUpdate:(NSNotification *)update;
  @protocol NSBrowserDelegate
  @optional
  - (BOOL)browser:(NSBrowser *)browser acceptDrop:(id<NSDraggingInfo>)drop atRow:(NSInteger)row column:(NSInteger)column dropOperation:(NSBrowserDropOperation)operation;
  - (BOOL)browser:(NSBrowser *)browser canDragRowsWithIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column withEvent:(NSEvent *)event;
  - (BOOL)browser:(NSBrowser *)browser isColumnValid:(NSInteger)valid;
  - (BOOL)browser:(NSBrowser *)browser isLeafItem:(id)item;
  - (BOOL)browser:(NSBrowser *)browser selectCellWithString:(NSString *)string inColumn:(NSInteger)column;
  - (BOOL)browser:(NSBrowser *)browser selectRow:(NSInteger)row inColumn:(NSInteger)column;
  - (BOOL)browser:(NSBrowser *)browser shouldEditItem:(id)item;
  - (BOOL)browser:(NSBrowser *)browser shouldShowCellExpansionForRow:(NSInteger)row column:(NSInteger)column;
  - (BOOL)browser:(NSBrowser *)browser shouldTypeSelectForEvent:(NSEvent *)event withCurrentSearchString:(NSString *)string;
  - (BOOL)browser:(NSBrowser *)browser writeRowsWithIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column toPasteboard:(NSPasteboard *)pasteboard;
  - (CGFloat)browser:(NSBrowser *)browser heightOfRow:(NSInteger)row inColumn:(NSInteger)column;
  - (CGFloat)browser:(NSBrowser *)browser shouldSizeColumn:(NSInteger)column forUserResize:(BOOL)resize toWidth:(CGFloat)width;
  - (CGFloat)browser:(NSBrowser *)browser sizeToFitWidthOfColumn:(NSInteger)column;
  - (NSArray<NSString *> *)browser:(NSBrowser *)browser namesOfPromisedFilesDroppedAtDestination:(NSURL *)destination forDraggedRowsWithIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column;
  - (NSDragOperation)browser:(NSBrowser *)browser validateDrop:(id<NSDraggingInfo>)drop proposedRow:(NSInteger *)row column:(NSInteger *)column dropOperation:(NSBrowserDropOperation *)operation;
  - (NSImage *)browser:(NSBrowser *)browser draggingImageForRowsWithIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column withEvent:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSIndexSet *)browser:(NSBrowser *)browser selectionIndexesForProposedSelection:(NSIndexSet *)selection inColumn:(NSInteger)column;
  - (NSInteger)browser:(NSBrowser *)browser nextTypeSelectMatchFromRow:(NSInteger)row toRow:(NSInteger)row2 inColumn:(NSInteger)column forString:(NSString *)string;
  - (NSInteger)browser:(NSBrowser *)browser numberOfChildrenOfItem:(id)item;
  - (NSInteger)browser:(NSBrowser *)browser numberOfRowsInColumn:(NSInteger)column;
  - (NSString *)browser:(NSBrowser *)browser titleOfColumn:(NSInteger)column;
  - (NSString *)browser:(NSBrowser *)browser typeSelectStringForRow:(NSInteger)row inColumn:(NSInteger)column;
  - (NSViewController *)browser:(NSBrowser *)browser headerViewControllerForItem:(id)item;
  - (NSViewController *)browser:(NSBrowser *)browser previewViewControllerForLeafItem:(id)item;
  - (id)browser:(NSBrowser *)browser child:(NSInteger)child ofItem:(id)item;
  - (id)browser:(NSBrowser *)browser objectValueForItem:(id)item;
  - (id)rootItemForBrowser:(NSBrowser *)browser;
  - (void)browser:(NSBrowser *)browser createRowsForColumn:(NSInteger)column inMatrix:(NSMatrix *)matrix;
  - (void)browser:(NSBrowser *)browser didChangeLastColumn:(NSInteger)column toColumn:(NSInteger)column2;
  - (void)browser:(NSBrowser *)browser setObjectValue:(id)value forItem:(id)item;
  - (void)browser:(NSBrowser *)browser willDisplayCell:(id)cell atRow:(NSInteger)row column:(NSInteger)column;
  - (void)browserColumnConfigurationDidChange:(NSNotification *)change;
  - (void)browserDidScroll:(NSBrowser *)scroll;
  - (void)browserWillScroll:(NSBrowser *)scroll;
  @protocol NSCandidateListTouchBarItemDelegate
  @optional
  - (void)candidateListTouchBarItem:(NSCandidateListTouchBarItem *)item beginSelectingCandidateAtIndex:(NSInteger)index;
  - (void)candidateListTouchBarItem:(NSCandidateListTouchBarItem *)item changeSelectionFromCandidateAtIndex:(NSInteger)index toIndex:(NSInteger)index2;
  - (void)candidateListTouchBarItem:(NSCandidateListTouchBarItem *)item changedCandidateListVisibility:(BOOL)visibility;
  - (void)candidateListTouchBarItem:(NSCandidateListTouchBarItem *)item endSelectingCandidateAtIndex:(NSInteger)index;
  @protocol NSCloudSharingServiceDelegate
  @optional
  - (NSCloudKitSharingServiceOptions)optionsForSharingService:(NSSharingService *)service shareProvider:(NSItemProvider *)provider;
  - (void)sharingService:(NSSharingService *)service didCompleteForItems:(NSArray *)items error:(NSError *)error;
  - (void)sharingService:(NSSharingService *)service didSaveShare:(CKShare *)share;
  - (void)sharingService:(NSSharingService *)service didStopSharing:(CKShare *)sharing;
  @protocol NSCollectionViewDataSource
  - (NSCollectionViewItem *)collectionView:(NSCollectionView *)view itemForRepresentedObjectAtIndexPath:(NSIndexPath *)path;
  - (NSInteger)collectionView:(NSCollectionView *)view numberOfItemsInSection:(NSInteger)section;
  @optional
  - (NSInteger)numberOfSectionsInCollectionView:(NSCollectionView *)view;
  - (NSView *)collectionView:(NSCollectionView *)view viewForSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  @protocol NSCollectionViewDelegate
  @optional
  - (BOOL)collectionView:(NSCollectionView *)view acceptDrop:(id<NSDraggingInfo>)drop index:(NSInteger)index dropOperation:(NSCollectionViewDropOperation)operation;
  - (BOOL)collectionView:(NSCollectionView *)view acceptDrop:(id<NSDraggingInfo>)drop indexPath:(NSIndexPath *)path dropOperation:(NSCollectionViewDropOperation)operation;
  - (BOOL)collectionView:(NSCollectionView *)view canDragItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths withEvent:(NSEvent *)event;
  - (BOOL)collectionView:(NSCollectionView *)view canDragItemsAtIndexes:(NSIndexSet *)indexes withEvent:(NSEvent *)event;
  - (BOOL)collectionView:(NSCollectionView *)view writeItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths toPasteboard:(NSPasteboard *)pasteboard;
  - (BOOL)collectionView:(NSCollectionView *)view writeItemsAtIndexes:(NSIndexSet *)indexes toPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray<NSString *> *)collectionView:(NSCollectionView *)view namesOfPromisedFilesDroppedAtDestination:(NSURL *)destination forDraggedItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (NSArray<NSString *> *)collectionView:(NSCollectionView *)view namesOfPromisedFilesDroppedAtDestination:(NSURL *)destination forDraggedItemsAtIndexes:(NSIndexSet *)indexes;
  - (NSCollectionViewTransitionLayout *)collectionView:(NSCollectionView *)view transitionLayoutForOldLayout:(NSCollectionViewLayout *)layout newLayout:(NSCollectionViewLayout *)layout2;
  - (NSDragOperation)collectionView:(NSCollectionView *)view validateDrop:(id<NSDraggingInfo>)drop proposedIndex:(NSInteger *)index dropOperation:(NSCollectionViewDropOperation *)operation;
  - (NSDragOperation)collectionView:(NSCollectionView *)view validateDrop:(id<NSDraggingInfo>)drop proposedIndexPath:(NSIndexPath **)path dropOperation:(NSCollectionViewDropOperation *)operation;
  - (NSImage *)collectionView:(NSCollectionView *)view draggingImageForItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths withEvent:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSImage *)collectionView:(NSCollectionView *)view draggingImageForItemsAtIndexes:(NSIndexSet *)indexes withEvent:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)view shouldChangeItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths toHighlightState:(NSCollectionViewItemHighlightState)state;
  - (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)view shouldDeselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)view shouldSelectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (id<NSPasteboardWriting>)collectionView:(NSCollectionView *)view pasteboardWriterForItemAtIndex:(NSUInteger)index;
  - (id<NSPasteboardWriting>)collectionView:(NSCollectionView *)view pasteboardWriterForItemAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(NSCollectionView *)view didChangeItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths toHighlightState:(NSCollectionViewItemHighlightState)state;
  - (void)collectionView:(NSCollectionView *)view didDeselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)collectionView:(NSCollectionView *)view didEndDisplayingItem:(NSCollectionViewItem *)item forRepresentedObjectAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(NSCollectionView *)view didEndDisplayingSupplementaryView:(NSView *)view2 forElementOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(NSCollectionView *)view didSelectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)collectionView:(NSCollectionView *)view draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)point dragOperation:(NSDragOperation)operation;
  - (void)collectionView:(NSCollectionView *)view draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)point forItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)collectionView:(NSCollectionView *)view draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)point forItemsAtIndexes:(NSIndexSet *)indexes;
  - (void)collectionView:(NSCollectionView *)view updateDraggingItemsForDrag:(id<NSDraggingInfo>)drag;
  - (void)collectionView:(NSCollectionView *)view willDisplayItem:(NSCollectionViewItem *)item forRepresentedObjectAtIndexPath:(NSIndexPath *)path;
  - (void)collectionView:(NSCollectionView *)view willDisplaySupplementaryView:(NSView *)view2 forElementKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  @protocol NSCollectionViewPrefetching
  - (void)collectionView:(NSCollectionView *)view prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  @optional
  - (void)collectionView:(NSCollectionView *)view cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
  @protocol NSComboBoxCellDataSource
  @optional
  - (NSInteger)numberOfItemsInComboBoxCell:(NSComboBoxCell *)cell;
  - (NSString *)comboBoxCell:(NSComboBoxCell *)cell completedString:(NSString *)string;
  - (NSUInteger)comboBoxCell:(NSComboBoxCell *)cell indexOfItemWithStringValue:(NSString *)value;
  - (id)comboBoxCell:(NSComboBoxCell *)cell objectValueForItemAtIndex:(NSInteger)index;
  @protocol NSComboBoxDataSource
  @optional
  - (NSInteger)numberOfItemsInComboBox:(NSComboBox *)box;
  - (NSString *)comboBox:(NSComboBox *)box completedString:(NSString *)string;
  - (NSUInteger)comboBox:(NSComboBox *)box indexOfItemWithStringValue:(NSString *)value;
  - (id)comboBox:(NSComboBox *)box objectValueForItemAtIndex:(NSInteger)index;
  @protocol NSControlTextEditingDelegate
  @optional
  - (BOOL)control:(NSControl *)control didFailToFormatString:(NSString *)string errorDescription:(NSString *)description;
  - (BOOL)control:(NSControl *)control isValidObject:(id)object;
  - (BOOL)control:(NSControl *)control textShouldBeginEditing:(NSText *)editing;
  - (BOOL)control:(NSControl *)control textShouldEndEditing:(NSText *)editing;
  - (BOOL)control:(NSControl *)control textView:(NSTextView *)view doCommandBySelector:(SEL)selector;
  - (NSArray<NSString *> *)control:(NSControl *)control textView:(NSTextView *)view completions:(NSArray<NSString *> *)completions forPartialWordRange:(NSRange)range indexOfSelectedItem:(NSInteger *)item;
  - (void)control:(NSControl *)control didFailToValidatePartialString:(NSString *)string errorDescription:(NSString *)description;
  - (void)controlTextDidBeginEditing:(NSNotification *)editing;
  - (void)controlTextDidChange:(NSNotification *)change;
  - (void)controlTextDidEndEditing:(NSNotification *)editing;
  @protocol NSDatePickerCellDelegate
  @optional
  - (void)datePickerCell:(NSDatePickerCell *)cell validateProposedDateValue:(NSDate **)value timeInterval:(double *)interval;
  @protocol NSDrawerDelegate
  @optional
  - (BOOL)drawerShouldClose:(NSDrawer *)close;
  - (BOOL)drawerShouldOpen:(NSDrawer *)open;
  - (NSSize)drawerWillResizeContents:(NSDrawer *)contents toSize:(NSSize)size;
  - (void)drawerDidClose:(NSNotification *)close;
  - (void)drawerDidOpen:(NSNotification *)open;
  - (void)drawerWillClose:(NSNotification *)close;
  - (void)drawerWillOpen:(NSNotification *)open;
  @protocol NSGestureRecognizerDelegate
  @optional
  - (BOOL)gestureRecognizer:(NSGestureRecognizer *)recognizer shouldAttemptToRecognizeWithEvent:(NSEvent *)event;
  - (BOOL)gestureRecognizer:(NSGestureRecognizer *)recognizer shouldBeRequiredToFailByGestureRecognizer:(NSGestureRecognizer *)recognizer2;
  - (BOOL)gestureRecognizer:(NSGestureRecognizer *)recognizer shouldReceiveTouch:(NSTouch *)touch;
  - (BOOL)gestureRecognizer:(NSGestureRecognizer *)recognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(NSGestureRecognizer *)recognizer2;
  - (BOOL)gestureRecognizer:(NSGestureRecognizer *)recognizer shouldRequireFailureOfGestureRecognizer:(NSGestureRecognizer *)recognizer2;
  - (BOOL)gestureRecognizerShouldBegin:(NSGestureRecognizer *)begin;
  @protocol NSHapticFeedbackPerformer
  - (void)performFeedbackPattern:(NSHapticFeedbackPattern)pattern performanceTime:(NSHapticFeedbackPerformanceTime)time;
  @protocol NSImageDelegate
  @optional
  - (NSImage *)imageDidNotDraw:(NSImage *)draw inRect:(NSRect)rect;
  - (void)image:(NSImage *)image didLoadPartOfRepresentation:(NSImageRep *)representation withValidRows:(NSInteger)rows;
  - (void)image:(NSImage *)image didLoadRepresentation:(NSImageRep *)representation withStatus:(NSImageLoadStatus)status;
  - (void)image:(NSImage *)image didLoadRepresentationHeader:(NSImageRep *)header;
  - (void)image:(NSImage *)image willLoadRepresentation:(NSImageRep *)representation;
  @protocol NSMenuDelegate
  @optional
  - (BOOL)menu:(NSMenu *)menu updateItem:(NSMenuItem *)item atIndex:(NSInteger)index shouldCancel:(BOOL)cancel;
  - (NSInteger)numberOfItemsInMenu:(NSMenu *)menu;
  - (NSRect)confinementRectForMenu:(NSMenu *)menu onScreen:(NSScreen *)screen;
  - (void)menu:(NSMenu *)menu willHighlightItem:(NSMenuItem *)item;
  - (void)menuDidClose:(NSMenu *)close;
  - (void)menuNeedsUpdate:(NSMenu *)update;
  - (void)menuWillOpen:(NSMenu *)open;
  @protocol NSOpenSavePanelDelegate
  @optional
  - (BOOL)panel:(id)panel shouldEnableURL:(NSURL *)url;
  - (BOOL)panel:(id)panel validateURL:(NSURL *)url error:(NSError **)error;
  - (NSString *)panel:(id)panel displayNameForType:(UTType *)type;
  - (NSString *)panel:(id)panel userEnteredFilename:(NSString *)filename confirmed:(BOOL)confirmed;
  - (void)panel:(id)panel didChangeToDirectoryURL:(NSURL *)url;
  - (void)panel:(id)panel didSelectType:(UTType *)type;
  - (void)panel:(id)panel willExpand:(BOOL)expand;
  - (void)panelSelectionDidChange:(id)change;
  @protocol NSOutlineViewDataSource
  @optional
  - (BOOL)outlineView:(NSOutlineView *)view acceptDrop:(id<NSDraggingInfo>)drop item:(id)item childIndex:(NSInteger)index;
  - (BOOL)outlineView:(NSOutlineView *)view isItemExpandable:(id)expandable;
  - (BOOL)outlineView:(NSOutlineView *)view writeItems:(NSArray *)items toPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray<NSString *> *)outlineView:(NSOutlineView *)view namesOfPromisedFilesDroppedAtDestination:(NSURL *)destination forDraggedItems:(NSArray *)items;
  - (NSDragOperation)outlineView:(NSOutlineView *)view validateDrop:(id<NSDraggingInfo>)drop proposedItem:(id)item proposedChildIndex:(NSInteger)index;
  - (NSInteger)outlineView:(NSOutlineView *)view numberOfChildrenOfItem:(id)item;
  - (id)outlineView:(NSOutlineView *)view child:(NSInteger)child ofItem:(id)item;
  - (id)outlineView:(NSOutlineView *)view itemForPersistentObject:(id)object;
  - (id)outlineView:(NSOutlineView *)view objectValueForTableColumn:(NSTableColumn *)column byItem:(id)item;
  - (id)outlineView:(NSOutlineView *)view persistentObjectForItem:(id)item;
  - (id<NSPasteboardWriting>)outlineView:(NSOutlineView *)view pasteboardWriterForItem:(id)item;
  - (void)outlineView:(NSOutlineView *)view draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)point operation:(NSDragOperation)operation;
  - (void)outlineView:(NSOutlineView *)view draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)point forItems:(NSArray *)items;
  - (void)outlineView:(NSOutlineView *)view setObjectValue:(id)value forTableColumn:(NSTableColumn *)column byItem:(id)item;
  - (void)outlineView:(NSOutlineView *)view sortDescriptorsDidChange:(NSArray<NSSortDescriptor *> *)change;
  - (void)outlineView:(NSOutlineView *)view updateDraggingItemsForDrag:(id<NSDraggingInfo>)drag;
  @protocol NSPageControllerDelegate
  @optional
  - (NSPageControllerObjectIdentifier)pageController:(NSPageController *)controller identifierForObject:(id)object;
  - (NSRect)pageController:(NSPageController *)controller frameForObject:(id)object;
  - (NSViewController *)pageController:(NSPageController *)controller viewControllerForIdentifier:(NSPageControllerObjectIdentifier)identifier;
  - (void)pageController:(NSPageController *)controller didTransitionToObject:(id)object;
  - (void)pageController:(NSPageController *)controller prepareViewController:(NSViewController *)controller2 withObject:(id)object;
  - (void)pageControllerDidEndLiveTransition:(NSPageController *)transition;
  - (void)pageControllerWillStartLiveTransition:(NSPageController *)transition;
  @protocol NSPathCellDelegate
  @optional
  - (void)pathCell:(NSPathCell *)cell willDisplayOpenPanel:(NSOpenPanel *)panel;
  - (void)pathCell:(NSPathCell *)cell willPopUpMenu:(NSMenu *)menu;
  @protocol NSPathControlDelegate
  @optional
  - (BOOL)pathControl:(NSPathControl *)control acceptDrop:(id<NSDraggingInfo>)drop;
  - (BOOL)pathControl:(NSPathControl *)control shouldDragItem:(NSPathControlItem *)item withPasteboard:(NSPasteboard *)pasteboard;
  - (BOOL)pathControl:(NSPathControl *)control shouldDragPathComponentCell:(NSPathComponentCell *)cell withPasteboard:(NSPasteboard *)pasteboard;
  - (NSDragOperation)pathControl:(NSPathControl *)control validateDrop:(id<NSDraggingInfo>)drop;
  - (void)pathControl:(NSPathControl *)control willDisplayOpenPanel:(NSOpenPanel *)panel;
  - (void)pathControl:(NSPathControl *)control willPopUpMenu:(NSMenu *)menu;
  @protocol NSPopoverDelegate
  @optional
  - (BOOL)popoverShouldClose:(NSPopover *)close;
  - (BOOL)popoverShouldDetach:(NSPopover *)detach;
  - (NSWindow *)detachableWindowForPopover:(NSPopover *)popover;
  - (void)popoverDidClose:(NSNotification *)close;
  - (void)popoverDidDetach:(NSPopover *)detach;
  - (void)popoverDidShow:(NSNotification *)show;
  - (void)popoverWillClose:(NSNotification *)close;
  - (void)popoverWillShow:(NSNotification *)show;
  @protocol NSRuleEditorDelegate
  - (NSInteger)ruleEditor:(NSRuleEditor *)editor numberOfChildrenForCriterion:(id)criterion withRowType:(NSRuleEditorRowType)type;
  - (id)ruleEditor:(NSRuleEditor *)editor child:(NSInteger)child forCriterion:(id)criterion withRowType:(NSRuleEditorRowType)type;
  - (id)ruleEditor:(NSRuleEditor *)editor displayValueForCriterion:(id)criterion inRow:(NSInteger)row;
  @optional
  - (NSDictionary<NSRuleEditorPredicatePartKey, id> *)ruleEditor:(NSRuleEditor *)editor predicatePartsForCriterion:(id)criterion withDisplayValue:(id)value inRow:(NSInteger)row;
  - (void)ruleEditorRowsDidChange:(NSNotification *)change;
  @protocol NSScrubberDataSource
  - (NSInteger)numberOfItemsForScrubber:(NSScrubber *)scrubber;
  - (NSScrubberItemView *)scrubber:(NSScrubber *)scrubber viewForItemAtIndex:(NSInteger)index;
  @protocol NSScrubberDelegate
  @optional
  - (void)didBeginInteractingWithScrubber:(NSScrubber *)scrubber;
  - (void)didCancelInteractingWithScrubber:(NSScrubber *)scrubber;
  - (void)didFinishInteractingWithScrubber:(NSScrubber *)scrubber;
  - (void)scrubber:(NSScrubber *)scrubber didChangeVisibleRange:(NSRange)range;
  - (void)scrubber:(NSScrubber *)scrubber didHighlightItemAtIndex:(NSInteger)index;
  - (void)scrubber:(NSScrubber *)scrubber didSelectItemAtIndex:(NSInteger)index;
  @protocol NSSoundDelegate
  @optional
  - (void)sound:(NSSound *)sound didFinishPlaying:(BOOL)playing;
  @protocol NSSpeechRecognizerDelegate
  @optional
  - (void)speechRecognizer:(NSSpeechRecognizer *)recognizer didRecognizeCommand:(NSString *)command;
  @protocol NSSpeechSynthesizerDelegate
  @optional
  - (void)speechSynthesizer:(NSSpeechSynthesizer *)synthesizer didEncounterErrorAtIndex:(NSUInteger)index ofString:(NSString *)string message:(NSString *)message;
  - (void)speechSynthesizer:(NSSpeechSynthesizer *)synthesizer didEncounterSyncMessage:(NSString *)message;
  - (void)speechSynthesizer:(NSSpeechSynthesizer *)synthesizer didFinishSpeaking:(BOOL)speaking;
  - (void)speechSynthesizer:(NSSpeechSynthesizer *)synthesizer willSpeakPhoneme:(short)phoneme;
  - (void)speechSynthesizer:(NSSpeechSynthesizer *)synthesizer willSpeakWord:(NSRange)word ofString:(NSString *)string;
  @protocol NSSplitViewDelegate
  @optional
  - (BOOL)splitView:(NSSplitView *)view canCollapseSubview:(NSView *)subview;
  - (BOOL)splitView:(NSSplitView *)view shouldAdjustSizeOfSubview:(NSView *)subview;
  - (BOOL)splitView:(NSSplitView *)view shouldCollapseSubview:(NSView *)subview forDoubleClickOnDividerAtIndex:(NSInteger)index;
  - (BOOL)splitView:(NSSplitView *)view shouldHideDividerAtIndex:(NSInteger)index;
  - (CGFloat)splitView:(NSSplitView *)view constrainMaxCoordinate:(CGFloat)coordinate ofSubviewAt:(NSInteger)at;
  - (CGFloat)splitView:(NSSplitView *)view constrainMinCoordinate:(CGFloat)coordinate ofSubviewAt:(NSInteger)at;
  - (CGFloat)splitView:(NSSplitView *)view constrainSplitPosition:(CGFloat)position ofSubviewAt:(NSInteger)at;
  - (NSRect)splitView:(NSSplitView *)view additionalEffectiveRectOfDividerAtIndex:(NSInteger)index;
  - (NSRect)splitView:(NSSplitView *)view effectiveRect:(NSRect)rect forDrawnRect:(NSRect)rect2 ofDividerAtIndex:(NSInteger)index;
  - (void)splitView:(NSSplitView *)view resizeSubviewsWithOldSize:(NSSize)size;
  - (void)splitViewDidResizeSubviews:(NSNotification *)subviews;
  - (void)splitViewWillResizeSubviews:(NSNotification *)subviews;
  @protocol NSStackViewDelegate
  @optional
  - (void)stackView:(NSStackView *)view didReattachViews:(NSArray<NSView *> *)views;
  - (void)stackView:(NSStackView *)view willDetachViews:(NSArray<NSView *> *)views;
  @protocol NSTabViewDelegate
  @optional
  - (BOOL)tabView:(NSTabView *)view shouldSelectTabViewItem:(NSTabViewItem *)item;
  - (void)tabView:(NSTabView *)view didSelectTabViewItem:(NSTabViewItem *)item;
  - (void)tabView:(NSTabView *)view willSelectTabViewItem:(NSTabViewItem *)item;
  - (void)tabViewDidChangeNumberOfTabViewItems:(NSTabView *)items;
  @protocol NSTableViewDataSource
  @optional
  - (BOOL)tableView:(NSTableView *)view acceptDrop:(id<NSDraggingInfo>)drop row:(NSInteger)row dropOperation:(NSTableViewDropOperation)operation;
  - (BOOL)tableView:(NSTableView *)view writeRowsWithIndexes:(NSIndexSet *)indexes toPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray<NSString *> *)tableView:(NSTableView *)view namesOfPromisedFilesDroppedAtDestination:(NSURL *)destination forDraggedRowsWithIndexes:(NSIndexSet *)indexes;
  - (NSDragOperation)tableView:(NSTableView *)view validateDrop:(id<NSDraggingInfo>)drop proposedRow:(NSInteger)row proposedDropOperation:(NSTableViewDropOperation)operation;
  - (NSInteger)numberOfRowsInTableView:(NSTableView *)view;
  - (id)tableView:(NSTableView *)view objectValueForTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (id<NSPasteboardWriting>)tableView:(NSTableView *)view pasteboardWriterForRow:(NSInteger)row;
  - (void)tableView:(NSTableView *)view draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)point operation:(NSDragOperation)operation;
  - (void)tableView:(NSTableView *)view draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)point forRowIndexes:(NSIndexSet *)indexes;
  - (void)tableView:(NSTableView *)view setObjectValue:(id)value forTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (void)tableView:(NSTableView *)view sortDescriptorsDidChange:(NSArray<NSSortDescriptor *> *)change;
  - (void)tableView:(NSTableView *)view updateDraggingItemsForDrag:(id<NSDraggingInfo>)drag;
  @protocol NSTextDelegate
  @optional
  - (BOOL)textShouldBeginEditing:(NSText *)editing;
  - (BOOL)textShouldEndEditing:(NSText *)editing;
  - (void)textDidBeginEditing:(NSNotification *)editing;
  - (void)textDidChange:(NSNotification *)change;
  - (void)textDidEndEditing:(NSNotification *)editing;
  @protocol NSToolbarDelegate
  @optional
  - (BOOL)toolbar:(NSToolbar *)toolbar itemIdentifier:(NSToolbarItemIdentifier)identifier canBeInsertedAtIndex:(NSInteger)index;
  - (NSArray<NSToolbarItemIdentifier> *)toolbarAllowedItemIdentifiers:(NSToolbar *)identifiers;
  - (NSArray<NSToolbarItemIdentifier> *)toolbarDefaultItemIdentifiers:(NSToolbar *)identifiers;
  - (NSArray<NSToolbarItemIdentifier> *)toolbarSelectableItemIdentifiers:(NSToolbar *)identifiers;
  - (NSSet<NSToolbarItemIdentifier> *)toolbarImmovableItemIdentifiers:(NSToolbar *)identifiers;
  - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSToolbarItemIdentifier)identifier willBeInsertedIntoToolbar:(BOOL)toolbar2;
  - (void)toolbarDidRemoveItem:(NSNotification *)item;
  - (void)toolbarWillAddItem:(NSNotification *)item;
  @protocol NSTouchBarDelegate
  @optional
  - (NSTouchBarItem *)touchBar:(NSTouchBar *)bar makeItemForIdentifier:(NSTouchBarItemIdentifier)identifier;
  @protocol NSWindowDelegate
  @optional
  - (BOOL)window:(NSWindow *)window shouldDragDocumentWithEvent:(NSEvent *)event from:(NSPoint)from withPasteboard:(NSPasteboard *)pasteboard;
  - (BOOL)window:(NSWindow *)window shouldPopUpDocumentPathMenu:(NSMenu *)menu;
  - (BOOL)windowShouldClose:(NSWindow *)close;
  - (BOOL)windowShouldZoom:(NSWindow *)zoom toFrame:(NSRect)frame;
  - (NSApplicationPresentationOptions)window:(NSWindow *)window willUseFullScreenPresentationOptions:(NSApplicationPresentationOptions)options;
  - (NSArray<NSWindow *> *)customWindowsToEnterFullScreenForWindow:(NSWindow *)window onScreen:(NSScreen *)screen;
  - (NSArray<NSWindow *> *)customWindowsToEnterFullScreenForWindow:(NSWindow *)window;
  - (NSArray<NSWindow *> *)customWindowsToExitFullScreenForWindow:(NSWindow *)window;
  - (NSRect)window:(NSWindow *)window willPositionSheet:(NSWindow *)sheet usingRect:(NSRect)rect;
  - (NSRect)windowWillUseStandardFrame:(NSWindow *)frame defaultFrame:(NSRect)frame2;
  - (NSSize)window:(NSWindow *)window willResizeForVersionBrowserWithMaxPreferredSize:(NSSize)size maxAllowedSize:(NSSize)size2;
  - (NSSize)window:(NSWindow *)window willUseFullScreenContentSize:(NSSize)size;
  - (NSSize)windowWillResize:(NSWindow *)resize toSize:(NSSize)size;
  - (NSUndoManager *)windowWillReturnUndoManager:(NSWindow *)manager;
  - (NSWindow *)windowForSharingRequestFromWindow:(NSWindow *)window;
  - (id)windowWillReturnFieldEditor:(NSWindow *)editor toObject:(id)object;
  - (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)state;
  - (void)window:(NSWindow *)window startCustomAnimationToEnterFullScreenOnScreen:(NSScreen *)screen withDuration:(double)duration;
  - (void)window:(NSWindow *)window startCustomAnimationToEnterFullScreenWithDuration:(double)duration;
  - (void)window:(NSWindow *)window startCustomAnimationToExitFullScreenWithDuration:(double)duration;
  - (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state;
  - (void)windowDidBecomeKey:(NSNotification *)key;
  - (void)windowDidBecomeMain:(NSNotification *)main;
  - (void)windowDidChangeBackingProperties:(NSNotification *)properties;
  - (void)windowDidChangeOcclusionState:(NSNotification *)state;
  - (void)windowDidChangeScreen:(NSNotification *)screen;
  - (void)windowDidChangeScreenProfile:(NSNotification *)profile;
  - (void)windowDidDeminiaturize:(NSNotification *)deminiaturize;
  - (void)windowDidEndLiveResize:(NSNotification *)resize;
  - (void)windowDidEndSheet:(NSNotification *)sheet;
  - (void)windowDidEnterFullScreen:(NSNotification *)screen;
  - (void)windowDidEnterVersionBrowser:(NSNotification *)browser;
  - (void)windowDidExitFullScreen:(NSNotification *)screen;
  - (void)windowDidExitVersionBrowser:(NSNotification *)browser;
  - (void)windowDidExpose:(NSNotification *)expose;
  - (void)windowDidFailToEnterFullScreen:(NSWindow *)screen;
  - (void)windowDidFailToExitFullScreen:(NSWindow *)screen;
  - (void)windowDidMiniaturize:(NSNotification *)miniaturize;
  - (void)windowDidMove:(NSNotification *)move;
  - (void)windowDidResignKey:(NSNotification *)key;
  - (void)windowDidResignMain:(NSNotification *)main;
  - (void)windowDidResize:(NSNotification *)resize;
  - (void)windowDidUpdate:(NSNotification *)update;
  - (void)windowWillBeginSheet:(NSNotification *)sheet;
  - (void)windowWillClose:(NSNotification *)close;
  - (void)windowWillEnterFullScreen:(NSNotification *)screen;
  - (void)windowWillEnterVersionBrowser:(NSNotification *)browser;
  - (void)windowWillExitFullScreen:(NSNotification *)screen;
  - (void)windowWillExitVersionBrowser:(NSNotification *)browser;
  - (void)windowWillMiniaturize:(NSNotification *)miniaturize;
  - (void)windowWillMove:(NSNotification *)move;
  - (void)windowWillStartLiveResize:(NSNotification *)resize;
  @protocol NSCollectionViewDelegateFlowLayout
  @optional
  - (CGFloat)collectionView:(NSCollectionView *)view layout:(NSCollectionViewLayout *)layout minimumInteritemSpacingForSectionAtIndex:(NSInteger)index;
  - (CGFloat)collectionView:(NSCollectionView *)view layout:(NSCollectionViewLayout *)layout minimumLineSpacingForSectionAtIndex:(NSInteger)index;
  - (NSEdgeInsets)collectionView:(NSCollectionView *)view layout:(NSCollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)index;
  - (NSSize)collectionView:(NSCollectionView *)view layout:(NSCollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section;
  - (NSSize)collectionView:(NSCollectionView *)view layout:(NSCollectionViewLayout *)layout referenceSizeForHeaderInSection:(NSInteger)section;
  - (NSSize)collectionView:(NSCollectionView *)view layout:(NSCollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)path;
  @protocol NSScrubberFlowLayoutDelegate
  @optional
  - (NSSize)scrubber:(NSScrubber *)scrubber layout:(NSScrubberFlowLayout *)layout sizeForItemAtIndex:(NSInteger)index;
  @protocol NSTextViewDelegate
  @optional
  - (BOOL)textView:(NSTextView *)view clickedOnLink:(id)link atIndex:(NSUInteger)index;
  - (BOOL)textView:(NSTextView *)view clickedOnLink:(id)link;
  - (BOOL)textView:(NSTextView *)view doCommandBySelector:(SEL)selector;
  - (BOOL)textView:(NSTextView *)view shouldChangeTextInRange:(NSRange)range replacementString:(NSString *)string;
  - (BOOL)textView:(NSTextView *)view shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementStrings:(NSArray<NSString *> *)strings;
  - (BOOL)textView:(NSTextView *)view shouldSelectCandidateAtIndex:(NSUInteger)index;
  - (BOOL)textView:(NSTextView *)view writeCell:(id)cell atIndex:(NSUInteger)index toPasteboard:(NSPasteboard *)pasteboard type:(NSPasteboardType)type;
  - (NSArray *)textView:(NSTextView *)view candidatesForSelectedRange:(NSRange)range;
  - (NSArray<NSPasteboardType> *)textView:(NSTextView *)view writablePasteboardTypesForCell:(id)cell atIndex:(NSUInteger)index;
  - (NSArray<NSString *> *)textView:(NSTextView *)view completions:(NSArray<NSString *> *)completions forPartialWordRange:(NSRange)range indexOfSelectedItem:(NSInteger *)item;
  - (NSArray<NSTextCheckingResult *> *)textView:(NSTextView *)view candidates:(NSArray<NSTextCheckingResult *> *)candidates forSelectedRange:(NSRange)range;
  - (NSArray<NSTextCheckingResult *> *)textView:(NSTextView *)view didCheckTextInRange:(NSRange)range types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options results:(NSArray<NSTextCheckingResult *> *)results orthography:(NSOrthography *)orthography wordCount:(NSInteger)count;
  - (NSArray<NSTouchBarItemIdentifier> *)textView:(NSTextView *)view shouldUpdateTouchBarItemIdentifiers:(NSArray<NSTouchBarItemIdentifier> *)identifiers;
  - (NSArray<NSValue *> *)textView:(NSTextView *)view willChangeSelectionFromCharacterRanges:(NSArray<NSValue *> *)ranges toCharacterRanges:(NSArray<NSValue *> *)ranges2;
  - (NSArray<NSValue *> *)textView:(NSTextView *)view writingToolsIgnoredRangesInEnclosingRange:(NSRange)range;
  - (NSDictionary<NSAttributedStringKey, id> *)textView:(NSTextView *)view shouldChangeTypingAttributes:(NSDictionary<NSString *, id> *)attributes toAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes2;
  - (NSDictionary<NSTextCheckingOptionKey, id> *)textView:(NSTextView *)view willCheckTextInRange:(NSRange)range options:(NSDictionary<NSTextCheckingOptionKey, id> *)options types:(uint64_t *)types;
  - (NSInteger)textView:(NSTextView *)view shouldSetSpellingState:(NSInteger)state range:(NSRange)range;
  - (NSMenu *)textView:(NSTextView *)view menu:(NSMenu *)menu forEvent:(NSEvent *)event atIndex:(NSUInteger)index;
  - (NSRange)textView:(NSTextView *)view willChangeSelectionFromCharacterRange:(NSRange)range toCharacterRange:(NSRange)range2;
  - (NSSharingServicePicker *)textView:(NSTextView *)view willShowSharingServicePicker:(NSSharingServicePicker *)picker forItems:(NSArray *)items;
  - (NSString *)textView:(NSTextView *)view willDisplayToolTip:(NSString *)tip forCharacterAtIndex:(NSUInteger)index;
  - (NSURL *)textView:(NSTextView *)view URLForContentsOfTextAttachment:(NSTextAttachment *)attachment atIndex:(NSUInteger)index;
  - (NSUndoManager *)undoManagerForTextView:(NSTextView *)view;
  - (void)textView:(NSTextView *)view clickedOnCell:(id)cell inRect:(NSRect)rect atIndex:(NSUInteger)index;
  - (void)textView:(NSTextView *)view clickedOnCell:(id)cell inRect:(NSRect)rect;
  - (void)textView:(NSTextView *)view doubleClickedOnCell:(id)cell inRect:(NSRect)rect atIndex:(NSUInteger)index;
  - (void)textView:(NSTextView *)view doubleClickedOnCell:(id)cell inRect:(NSRect)rect;
  - (void)textView:(NSTextView *)view draggedCell:(id)cell inRect:(NSRect)rect event:(NSEvent *)event atIndex:(NSUInteger)index;
  - (void)textView:(NSTextView *)view draggedCell:(id)cell inRect:(NSRect)rect event:(NSEvent *)event;
  - (void)textViewDidChangeSelection:(NSNotification *)selection;
  - (void)textViewDidChangeTypingAttributes:(NSNotification *)attributes;
  - (void)textViewWritingToolsDidEnd:(NSTextView *)end;
  - (void)textViewWritingToolsWillBegin:(NSTextView *)begin;
  @protocol NSOutlineViewDelegate
  @optional
  - (BOOL)outlineView:(NSOutlineView *)view isGroupItem:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldCollapseItem:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldEditTableColumn:(NSTableColumn *)column item:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldExpandItem:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldReorderColumn:(NSInteger)column toColumn:(NSInteger)column2;
  - (BOOL)outlineView:(NSOutlineView *)view shouldSelectItem:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldSelectTableColumn:(NSTableColumn *)column;
  - (BOOL)outlineView:(NSOutlineView *)view shouldShowCellExpansionForTableColumn:(NSTableColumn *)column item:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldShowOutlineCellForItem:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldTrackCell:(NSCell *)cell forTableColumn:(NSTableColumn *)column item:(id)item;
  - (BOOL)outlineView:(NSOutlineView *)view shouldTypeSelectForEvent:(NSEvent *)event withCurrentSearchString:(NSString *)string;
  - (BOOL)outlineView:(NSOutlineView *)view userCanChangeVisibilityOfTableColumn:(NSTableColumn *)column;
  - (BOOL)selectionShouldChangeInOutlineView:(NSOutlineView *)view;
  - (CGFloat)outlineView:(NSOutlineView *)view heightOfRowByItem:(id)item;
  - (CGFloat)outlineView:(NSOutlineView *)view sizeToFitWidthOfColumn:(NSInteger)column;
  - (NSCell *)outlineView:(NSOutlineView *)view dataCellForTableColumn:(NSTableColumn *)column item:(id)item;
  - (NSIndexSet *)outlineView:(NSOutlineView *)view selectionIndexesForProposedSelection:(NSIndexSet *)selection;
  - (NSString *)outlineView:(NSOutlineView *)view toolTipForCell:(NSCell *)cell rect:(NSRect *)rect tableColumn:(NSTableColumn *)column item:(id)item mouseLocation:(NSPoint)location;
  - (NSString *)outlineView:(NSOutlineView *)view typeSelectStringForTableColumn:(NSTableColumn *)column item:(id)item;
  - (NSTableRowView *)outlineView:(NSOutlineView *)view rowViewForItem:(id)item;
  - (NSTintConfiguration *)outlineView:(NSOutlineView *)view tintConfigurationForItem:(id)item;
  - (NSView *)outlineView:(NSOutlineView *)view viewForTableColumn:(NSTableColumn *)column item:(id)item;
  - (id)outlineView:(NSOutlineView *)view nextTypeSelectMatchFromItem:(id)item toItem:(id)item2 forString:(NSString *)string;
  - (void)outlineView:(NSOutlineView *)view didAddRowView:(NSTableRowView *)view2 forRow:(NSInteger)row;
  - (void)outlineView:(NSOutlineView *)view didClickTableColumn:(NSTableColumn *)column;
  - (void)outlineView:(NSOutlineView *)view didDragTableColumn:(NSTableColumn *)column;
  - (void)outlineView:(NSOutlineView *)view didRemoveRowView:(NSTableRowView *)view2 forRow:(NSInteger)row;
  - (void)outlineView:(NSOutlineView *)view mouseDownInHeaderOfTableColumn:(NSTableColumn *)column;
  - (void)outlineView:(NSOutlineView *)view userDidChangeVisibilityOfTableColumns:(NSArray<NSTableColumn *> *)columns;
  - (void)outlineView:(NSOutlineView *)view willDisplayCell:(id)cell forTableColumn:(NSTableColumn *)column item:(id)item;
  - (void)outlineView:(NSOutlineView *)view willDisplayOutlineCell:(id)cell forTableColumn:(NSTableColumn *)column item:(id)item;
  - (void)outlineViewColumnDidMove:(NSNotification *)move;
  - (void)outlineViewColumnDidResize:(NSNotification *)resize;
  - (void)outlineViewItemDidCollapse:(NSNotification *)collapse;
  - (void)outlineViewItemDidExpand:(NSNotification *)expand;
  - (void)outlineViewItemWillCollapse:(NSNotification *)collapse;
  - (void)outlineViewItemWillExpand:(NSNotification *)expand;
  - (void)outlineViewSelectionDidChange:(NSNotification *)change;
  - (void)outlineViewSelectionIsChanging:(NSNotification *)changing;
  @protocol NSTableViewDelegate
  @optional
  - (BOOL)selectionShouldChangeInTableView:(NSTableView *)view;
  - (BOOL)tableView:(NSTableView *)view isGroupRow:(NSInteger)row;
  - (BOOL)tableView:(NSTableView *)view shouldEditTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (BOOL)tableView:(NSTableView *)view shouldReorderColumn:(NSInteger)column toColumn:(NSInteger)column2;
  - (BOOL)tableView:(NSTableView *)view shouldSelectRow:(NSInteger)row;
  - (BOOL)tableView:(NSTableView *)view shouldSelectTableColumn:(NSTableColumn *)column;
  - (BOOL)tableView:(NSTableView *)view shouldShowCellExpansionForTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (BOOL)tableView:(NSTableView *)view shouldTrackCell:(NSCell *)cell forTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (BOOL)tableView:(NSTableView *)view shouldTypeSelectForEvent:(NSEvent *)event withCurrentSearchString:(NSString *)string;
  - (BOOL)tableView:(NSTableView *)view userCanChangeVisibilityOfTableColumn:(NSTableColumn *)column;
  - (CGFloat)tableView:(NSTableView *)view heightOfRow:(NSInteger)row;
  - (CGFloat)tableView:(NSTableView *)view sizeToFitWidthOfColumn:(NSInteger)column;
  - (NSArray<NSTableViewRowAction *> *)tableView:(NSTableView *)view rowActionsForRow:(NSInteger)row edge:(NSTableRowActionEdge)edge;
  - (NSCell *)tableView:(NSTableView *)view dataCellForTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (NSIndexSet *)tableView:(NSTableView *)view selectionIndexesForProposedSelection:(NSIndexSet *)selection;
  - (NSInteger)tableView:(NSTableView *)view nextTypeSelectMatchFromRow:(NSInteger)row toRow:(NSInteger)row2 forString:(NSString *)string;
  - (NSString *)tableView:(NSTableView *)view toolTipForCell:(NSCell *)cell rect:(NSRect *)rect tableColumn:(NSTableColumn *)column row:(NSInteger)row mouseLocation:(NSPoint)location;
  - (NSString *)tableView:(NSTableView *)view typeSelectStringForTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (NSTableRowView *)tableView:(NSTableView *)view rowViewForRow:(NSInteger)row;
  - (NSView *)tableView:(NSTableView *)view viewForTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (void)tableView:(NSTableView *)view didAddRowView:(NSTableRowView *)view2 forRow:(NSInteger)row;
  - (void)tableView:(NSTableView *)view didClickTableColumn:(NSTableColumn *)column;
  - (void)tableView:(NSTableView *)view didDragTableColumn:(NSTableColumn *)column;
  - (void)tableView:(NSTableView *)view didRemoveRowView:(NSTableRowView *)view2 forRow:(NSInteger)row;
  - (void)tableView:(NSTableView *)view mouseDownInHeaderOfTableColumn:(NSTableColumn *)column;
  - (void)tableView:(NSTableView *)view userDidChangeVisibilityOfTableColumns:(NSArray<NSTableColumn *> *)columns;
  - (void)tableView:(NSTableView *)view willDisplayCell:(id)cell forTableColumn:(NSTableColumn *)column row:(NSInteger)row;
  - (void)tableViewColumnDidMove:(NSNotification *)move;
  - (void)tableViewColumnDidResize:(NSNotification *)resize;
  - (void)tableViewSelectionDidChange:(NSNotification *)change;
  - (void)tableViewSelectionIsChanging:(NSNotification *)changing;
  @protocol NSTextFieldDelegate
  @optional
  - (BOOL)textField:(NSTextField *)field textView:(NSTextView *)view shouldSelectCandidateAtIndex:(NSUInteger)index;
  - (NSArray *)textField:(NSTextField *)field textView:(NSTextView *)view candidatesForSelectedRange:(NSRange)range;
  - (NSArray<NSTextCheckingResult *> *)textField:(NSTextField *)field textView:(NSTextView *)view candidates:(NSArray<NSTextCheckingResult *> *)candidates forSelectedRange:(NSRange)range;
  @protocol NSComboBoxDelegate
  @optional
  - (void)comboBoxSelectionDidChange:(NSNotification *)change;
  - (void)comboBoxSelectionIsChanging:(NSNotification *)changing;
  - (void)comboBoxWillDismiss:(NSNotification *)dismiss;
  - (void)comboBoxWillPopUp:(NSNotification *)up;
  @protocol NSSearchFieldDelegate
  @optional
  - (void)searchFieldDidEndSearching:(NSSearchField *)searching;
  - (void)searchFieldDidStartSearching:(NSSearchField *)searching;
  @protocol NSTokenFieldDelegate
  @optional
  - (BOOL)tokenField:(NSTokenField *)field hasMenuForRepresentedObject:(id)object;
  - (BOOL)tokenField:(NSTokenField *)field writeRepresentedObjects:(NSArray *)objects toPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray *)tokenField:(NSTokenField *)field completionsForSubstring:(NSString *)substring indexOfToken:(NSInteger)token indexOfSelectedItem:(NSInteger *)item;
  - (NSArray *)tokenField:(NSTokenField *)field readFromPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray *)tokenField:(NSTokenField *)field shouldAddObjects:(NSArray *)objects atIndex:(NSUInteger)index;
  - (NSMenu *)tokenField:(NSTokenField *)field menuForRepresentedObject:(id)object;
  - (NSString *)tokenField:(NSTokenField *)field displayStringForRepresentedObject:(id)object;
  - (NSString *)tokenField:(NSTokenField *)field editingStringForRepresentedObject:(id)object;
  - (NSTokenStyle)tokenField:(NSTokenField *)field styleForRepresentedObject:(id)object;
  - (id)tokenField:(NSTokenField *)field representedObjectForEditingString:(NSString *)string;
  @protocol NSTokenFieldCellDelegate
  @optional
  - (BOOL)tokenFieldCell:(NSTokenFieldCell *)cell hasMenuForRepresentedObject:(id)object;
  - (BOOL)tokenFieldCell:(NSTokenFieldCell *)cell writeRepresentedObjects:(NSArray *)objects toPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray *)tokenFieldCell:(NSTokenFieldCell *)cell completionsForSubstring:(NSString *)substring indexOfToken:(NSInteger)token indexOfSelectedItem:(NSInteger *)item;
  - (NSArray *)tokenFieldCell:(NSTokenFieldCell *)cell readFromPasteboard:(NSPasteboard *)pasteboard;
  - (NSArray *)tokenFieldCell:(NSTokenFieldCell *)cell shouldAddObjects:(NSArray *)objects atIndex:(NSUInteger)index;
  - (NSMenu *)tokenFieldCell:(NSTokenFieldCell *)cell menuForRepresentedObject:(id)object;
  - (NSString *)tokenFieldCell:(NSTokenFieldCell *)cell displayStringForRepresentedObject:(id)object;
  - (NSString *)tokenFieldCell:(NSTokenFieldCell *)cell editingStringForRepresentedObject:(id)object;
  - (NSTokenStyle)tokenFieldCell:(NSTokenFieldCell *)cell styleForRepresentedObject:(id)object;
  - (id)tokenFieldCell:(NSTokenFieldCell *)cell representedObjectForEditingString:(NSString *)string;
  @interface NSResponder <NSCoding, NSStandardKeyBindingResponding, NSTouchBarProvider, NSUserActivityRestoring>
  + (NSArray<Class> *)allowedClassesForRestorableStateKeyPath:(NSString *)path;
  + (NSArray<NSString *> *)restorableStateKeyPaths;
  - (BOOL)acceptsFirstResponder;
  - (BOOL)becomeFirstResponder;
  - (BOOL)performKeyEquivalent:(NSEvent *)equivalent;
  - (BOOL)performMnemonic:(NSString *)mnemonic;
  - (BOOL)presentError:(NSError *)error;
  - (BOOL)resignFirstResponder;
  - (BOOL)shouldBeTreatedAsInkEvent:(NSEvent *)event;
  - (BOOL)tryToPerform:(SEL)perform with:(id)with;
  - (BOOL)validateProposedFirstResponder:(NSResponder *)responder forEvent:(NSEvent *)event;
  - (BOOL)wantsForwardedScrollEventsForAxis:(NSEventGestureAxis)axis;
  - (BOOL)wantsScrollEventsForSwipeTrackingOnAxis:(NSEventGestureAxis)axis;
  - (NSError *)willPresentError:(NSError *)error;
  - (NSTouchBar *)makeTouchBar;
  - (NSUInteger)interfaceStyle;
  - (id)supplementalTargetForAction:(SEL)action sender:(id)sender;
  - (id)validRequestorForSendType:(NSPasteboardType)type returnType:(NSPasteboardType)type2;
  - (void)beginGestureWithEvent:(NSEvent *)event;
  - (void)changeModeWithEvent:(NSEvent *)event;
  - (void)contextMenuKeyDown:(NSEvent *)down;
  - (void)cursorUpdate:(NSEvent *)update;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder backgroundQueue:(NSOperationQueue *)queue;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)endGestureWithEvent:(NSEvent *)event;
  - (void)flagsChanged:(NSEvent *)changed;
  - (void)flushBufferedKeyEvents;
  - (void)helpRequested:(NSEvent *)requested;
  - (void)interpretKeyEvents:(NSArray<NSEvent *> *)events;
  - (void)invalidateRestorableState;
  - (void)keyDown:(NSEvent *)event;
  - (void)keyUp:(NSEvent *)up;
  - (void)magnifyWithEvent:(NSEvent *)event;
  - (void)mouseCancelled:(NSEvent *)cancelled;
  - (void)mouseDown:(NSEvent *)event;
  - (void)mouseDragged:(NSEvent *)dragged;
  - (void)mouseEntered:(NSEvent *)entered;
  - (void)mouseExited:(NSEvent *)exited;
  - (void)mouseMoved:(NSEvent *)moved;
  - (void)mouseUp:(NSEvent *)up;
  - (void)newWindowForTab:(id)tab;
  - (void)noResponderFor:(SEL)forValue;
  - (void)otherMouseDown:(NSEvent *)down;
  - (void)otherMouseDragged:(NSEvent *)dragged;
  - (void)otherMouseUp:(NSEvent *)up;
  - (void)performTextFinderAction:(id)action;
  - (void)presentError:(NSError *)error modalForWindow:(NSWindow *)window delegate:(id)delegate didPresentSelector:(SEL)selector contextInfo:(void *)info;
  - (void)pressureChangeWithEvent:(NSEvent *)event;
  - (void)quickLookWithEvent:(NSEvent *)event;
  - (void)restoreStateWithCoder:(NSCoder *)coder;
  - (void)rightMouseDown:(NSEvent *)down;
  - (void)rightMouseDragged:(NSEvent *)dragged;
  - (void)rightMouseUp:(NSEvent *)up;
  - (void)rotateWithEvent:(NSEvent *)event;
  - (void)scrollWheel:(NSEvent *)wheel;
  - (void)setInterfaceStyle:(NSUInteger)style;
  - (void)showContextHelp:(id)help;
  - (void)showWritingTools:(id)tools;
  - (void)smartMagnifyWithEvent:(NSEvent *)event;
  - (void)swipeWithEvent:(NSEvent *)event;
  - (void)tabletPoint:(NSEvent *)point;
  - (void)tabletProximity:(NSEvent *)proximity;
  - (void)touchesBeganWithEvent:(NSEvent *)event;
  - (void)touchesCancelledWithEvent:(NSEvent *)event;
  - (void)touchesEndedWithEvent:(NSEvent *)event;
  - (void)touchesMovedWithEvent:(NSEvent *)event;
  - (void)updateUserActivityState:(NSUserActivity *)state;
  @property NSMenu *menu;
  @property (assign) NSResponder *nextResponder;
  @property NSTouchBar *touchBar;
  @property (readonly) NSUndoManager *undoManager;
  @property NSUserActivity *userActivity;
  @interface NSApplication <NSUserInterfaceValidations, NSAccessibility, NSMenuItemValidation, NSAppearanceCustomization>
  + (void)detachDrawingThread:(SEL)thread toTarget:(id)target withObject:(id)object;
  - (BOOL)applicationShouldSuppressHighDynamicRangeContent;
  - (BOOL)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler;
  - (BOOL)searchString:(NSString *)string inUserInterfaceItemString:(NSString *)string2 searchRange:(NSRange)range foundRange:(NSRange *)range2;
  - (BOOL)sendAction:(SEL)action to:(id)to from:(id)from;
  - (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)policy;
  - (NSApplicationActivationPolicy)activationPolicy;
  - (NSArray<NSDocument *> *)orderedDocuments;
  - (NSArray<NSWindow *> *)orderedWindows;
  - (NSEvent *)nextEventMatchingMask:(NSEventMask)mask untilDate:(NSDate *)date inMode:(NSRunLoopMode)mode dequeue:(BOOL)dequeue;
  - (NSInteger)requestUserAttention:(NSRequestUserAttentionType)attention;
  - (NSInteger)runModalForWindow:(NSWindow *)window relativeToWindow:(NSWindow *)window2;
  - (NSInteger)runModalForWindow:(NSWindow *)window;
  - (NSInteger)runModalSession:(NSModalSession)session;
  - (NSModalSession)beginModalSessionForWindow:(NSWindow *)window relativeToWindow:(NSWindow *)window2;
  - (NSModalSession)beginModalSessionForWindow:(NSWindow *)window;
  - (NSRemoteNotificationType)enabledRemoteNotificationTypes;
  - (NSWindow *)makeWindowsPerform:(SEL)perform inOrder:(BOOL)order;
  - (NSWindow *)windowWithWindowNumber:(NSInteger)number;
  - (id)targetForAction:(SEL)action to:(id)to from:(id)from;
  - (id)targetForAction:(SEL)action;
  - (void)abortModal;
  - (void)activate;
  - (void)activateContextHelpMode:(id)mode;
  - (void)activateIgnoringOtherApps:(BOOL)apps;
  - (void)addWindowsItem:(NSWindow *)item title:(NSString *)title filename:(BOOL)filename;
  - (void)application:(NSApplication *)application printFiles:(NSArray<NSString *> *)files;
  - (void)arrangeInFront:(id)front;
  - (void)beginSheet:(NSWindow *)sheet modalForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info;
  - (void)cancelUserAttentionRequest:(NSInteger)request;
  - (void)changeWindowsItem:(NSWindow *)item title:(NSString *)title filename:(BOOL)filename;
  - (void)completeStateRestoration;
  - (void)deactivate;
  - (void)disableRelaunchOnLogin;
  - (void)discardEventsMatchingMask:(NSEventMask)mask beforeEvent:(NSEvent *)event;
  - (void)enableRelaunchOnLogin;
  - (void)endModalSession:(NSModalSession)session;
  - (void)endSheet:(NSWindow *)sheet returnCode:(NSInteger)code;
  - (void)endSheet:(NSWindow *)sheet;
  - (void)enumerateWindowsWithOptions:(NSWindowListOptions)options usingBlock:(void (^)(NSWindow *, BOOL *))block;
  - (void)extendStateRestoration;
  - (void)finishLaunching;
  - (void)hide:(id)hide;
  - (void)hideOtherApplications:(id)applications;
  - (void)miniaturizeAll:(id)all;
  - (void)orderFrontCharacterPalette:(id)palette;
  - (void)orderFrontColorPanel:(id)panel;
  - (void)orderFrontStandardAboutPanel:(id)panel;
  - (void)orderFrontStandardAboutPanelWithOptions:(NSDictionary<NSAboutPanelOptionKey, id> *)options;
  - (void)postEvent:(NSEvent *)event atStart:(BOOL)start;
  - (void)preventWindowOrdering;
  - (void)registerForRemoteNotificationTypes:(NSRemoteNotificationType)types;
  - (void)registerForRemoteNotifications;
  - (void)registerServicesMenuSendTypes:(NSArray<NSPasteboardType> *)types returnTypes:(NSArray<NSPasteboardType> *)types2;
  - (void)registerUserInterfaceItemSearchHandler:(id<NSUserInterfaceItemSearching>)handler;
  - (void)removeWindowsItem:(NSWindow *)item;
  - (void)replyToApplicationShouldTerminate:(BOOL)terminate;
  - (void)replyToOpenOrPrint:(NSApplicationDelegateReply)print;
  - (void)reportException:(NSException *)exceptionValue;
  - (void)run;
  - (void)runPageLayout:(id)layout;
  - (void)sendEvent:(NSEvent *)event;
  - (void)setAppleMenu:(NSMenu *)menu;
  - (void)setWindowsNeedUpdate:(BOOL)update;
  - (void)showHelp:(id)help;
  - (void)stop:(id)stopValue;
  - (void)stopModal;
  - (void)stopModalWithCode:(NSInteger)code;
  - (void)terminate:(id)terminate;
  - (void)toggleTouchBarCustomizationPalette:(id)palette;
  - (void)unhide:(id)unhide;
  - (void)unhideAllApplications:(id)applications;
  - (void)unhideWithoutActivation;
  - (void)unregisterForRemoteNotifications;
  - (void)unregisterUserInterfaceItemSearchHandler:(id<NSUserInterfaceItemSearching>)handler;
  - (void)updateWindows;
  - (void)updateWindowsItem:(NSWindow *)item;
  - (void)yieldActivationToApplication:(NSRunningApplication *)application;
  - (void)yieldActivationToApplicationWithBundleIdentifier:(NSString *)identifier;
  @property (getter=is) BOOL
      automaticCustomizeTouchBarMenuItemEnabled
  @property (readonly) BOOL
      isActive isHidden isRunning isProtectedDataAvailable isFullKeyboardAccessEnabled isRegisteredForRemoteNotifications
  @property NSAppearance *appearance;
  @property (readonly) NSAppearance *effectiveAppearance;
  @property (readonly) NSApplicationOcclusionState occlusionState;
  @property NSApplicationPresentationOptions presentationOptions;
  @property (readonly) NSApplicationPresentationOptions currentSystemPresentationOptions;
  @property (readonly) NSArray<NSWindow *> *windows;
  @property (readonly) NSDockTile *dockTile;
  @property (readonly) NSEvent *currentEvent;
  @property (readonly) NSGraphicsContext *context;
  @property NSImage *applicationIconImage;
  @property NSMenu *
      mainMenu helpMenu windowsMenu servicesMenu
  @property (readonly) NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (readonly) NSWindow *modalWindow;
  @property (readonly, assign) NSWindow *
      mainWindow keyWindow
  @property (class, readonly) __kindof NSApplication *sharedApplication;
  @property id servicesProvider;
  @property (weak) id<NSApplicationDelegate> delegate;
  @interface NSDrawer <NSAccessibility>
  - (instancetype)initWithContentSize:(NSSize)size preferredEdge:(NSRectEdge)edge;
  - (void)close:(id)close;
  - (void)close;
  - (void)open:(id)open;
  - (void)open;
  - (void)openOnEdge:(NSRectEdge)edge;
  - (void)toggle:(id)toggle;
  @property CGFloat
      leadingOffset trailingOffset
  @property (readonly) NSInteger state;
  @property NSRectEdge preferredEdge;
  @property (readonly) NSRectEdge edge;
  @property NSSize
      contentSize minContentSize maxContentSize
  @property NSView *contentView;
  @property (assign) NSWindow *parentWindow;
  @property (assign) id<NSDrawerDelegate> delegate;
  @interface NSPopover <NSAccessibility, NSAppearanceCustomization>
  - (void)close;
  - (void)performClose:(id)close;
  - (void)showRelativeToRect:(NSRect)rect ofView:(NSView *)view preferredEdge:(NSRectEdge)edge;
  - (void)showRelativeToToolbarItem:(NSToolbarItem *)item;
  @property BOOL
      animates hasFullSizeContent
  @property (readonly) BOOL
      isShown isDetached
  @property NSAppearance *appearance;
  @property (readonly) NSAppearance *effectiveAppearance;
  @property NSPopoverBehavior behavior;
  @property NSRect positioningRect;
  @property NSSize contentSize;
  @property NSViewController *contentViewController;
  @property (weak) id<NSPopoverDelegate> delegate;
  @interface NSView <NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification, NSDraggingDestination, NSAppearanceCustomization, NSAccessibility>
  + (BOOL)isCompatibleWithResponsiveScrolling;
  + (BOOL)requiresConstraintBasedLayout;
  + (NSFocusRingType)defaultFocusRingType;
  + (NSMenu *)defaultMenu;
  + (NSView *)focusView;
  - (BOOL)acceptsFirstMouse:(NSEvent *)mouse;
  - (BOOL)autoscroll:(NSEvent *)autoscroll;
  - (BOOL)canDraw;
  - (BOOL)dragFile:(NSString *)file fromRect:(NSRect)rect slideBack:(BOOL)back event:(NSEvent *)event;
  - (BOOL)dragPromisedFilesOfTypes:(NSArray<NSString *> *)types fromRect:(NSRect)rect source:(id)source slideBack:(BOOL)back event:(NSEvent *)event;
  - (BOOL)enterFullScreenMode:(NSScreen *)mode withOptions:(NSDictionary<NSViewFullScreenModeOptionKey, id> *)options;
  - (BOOL)isDescendantOf:(NSView *)of;
  - (BOOL)knowsPageRange:(NSRangePointer)range;
  - (BOOL)lockFocusIfCanDraw;
  - (BOOL)lockFocusIfCanDrawInContext:(NSGraphicsContext *)context;
  - (BOOL)mouse:(NSPoint)mouse inRect:(NSRect)rect;
  - (BOOL)needsToDrawRect:(NSRect)rect;
  - (BOOL)rulerView:(NSRulerView *)view shouldAddMarker:(NSRulerMarker *)marker;
  - (BOOL)rulerView:(NSRulerView *)view shouldMoveMarker:(NSRulerMarker *)marker;
  - (BOOL)rulerView:(NSRulerView *)view shouldRemoveMarker:(NSRulerMarker *)marker;
  - (BOOL)scrollRectToVisible:(NSRect)visible;
  - (BOOL)shouldDelayWindowOrderingForEvent:(NSEvent *)event;
  - (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
  - (CALayer *)makeBackingLayer;
  - (CGFloat)rulerView:(NSRulerView *)view locationForPoint:(NSPoint)point;
  - (CGFloat)rulerView:(NSRulerView *)view willAddMarker:(NSRulerMarker *)marker atLocation:(CGFloat)location;
  - (CGFloat)rulerView:(NSRulerView *)view willMoveMarker:(NSRulerMarker *)marker toLocation:(CGFloat)location;
  - (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForOrientation:(NSLayoutConstraintOrientation)orientation;
  - (NSArray<NSPasteboardType> *)registeredDraggedTypes;
  - (NSArray<NSTrackingArea *> *)trackingAreas;
  - (NSBitmapImageRep *)bitmapImageRepForCachingDisplayInRect:(NSRect)rect;
  - (NSCandidateListTouchBarItem *)candidateListTouchBarItem;
  - (NSData *)dataWithEPSInsideRect:(NSRect)rect;
  - (NSData *)dataWithPDFInsideRect:(NSRect)rect;
  - (NSDraggingSession *)beginDraggingSessionWithItems:(NSArray<NSDraggingItem *> *)items event:(NSEvent *)event source:(id<NSDraggingSource>)source;
  - (NSInteger)addToolTipRect:(NSRect)rect owner:(id)owner userData:(void *)data;
  - (NSInteger)addTrackingRect:(NSRect)rect owner:(id)owner userData:(void *)data assumeInside:(BOOL)inside;
  - (NSInteger)gState;
  - (NSMenu *)menuForEvent:(NSEvent *)event;
  - (NSMenuItem *)enclosingMenuItem;
  - (NSPoint)convertPoint:(NSPoint)point fromView:(NSView *)view;
  - (NSPoint)convertPoint:(NSPoint)point toView:(NSView *)view;
  - (NSPoint)convertPointFromBacking:(NSPoint)backing;
  - (NSPoint)convertPointFromBase:(NSPoint)base;
  - (NSPoint)convertPointFromLayer:(NSPoint)layer;
  - (NSPoint)convertPointToBacking:(NSPoint)backing;
  - (NSPoint)convertPointToBase:(NSPoint)base;
  - (NSPoint)convertPointToLayer:(NSPoint)layer;
  - (NSPoint)locationOfPrintRect:(NSRect)rect;
  - (NSPoint)rulerView:(NSRulerView *)view pointForLocation:(CGFloat)location;
  - (NSRect)adjustScroll:(NSRect)scroll;
  - (NSRect)alignmentRectForFrame:(NSRect)frame;
  - (NSRect)backingAlignedRect:(NSRect)rect options:(NSAlignmentOptions)options;
  - (NSRect)centerScanRect:(NSRect)rect;
  - (NSRect)convertRect:(NSRect)rect fromView:(NSView *)view;
  - (NSRect)convertRect:(NSRect)rect toView:(NSView *)view;
  - (NSRect)convertRectFromBacking:(NSRect)backing;
  - (NSRect)convertRectFromBase:(NSRect)base;
  - (NSRect)convertRectFromLayer:(NSRect)layer;
  - (NSRect)convertRectToBacking:(NSRect)backing;
  - (NSRect)convertRectToBase:(NSRect)base;
  - (NSRect)convertRectToLayer:(NSRect)layer;
  - (NSRect)frameForAlignmentRect:(NSRect)rect;
  - (NSRect)rectForPage:(NSInteger)page;
  - (NSRect)rectForSmartMagnificationAtPoint:(NSPoint)point inRect:(NSRect)rect;
  - (NSRect)visibleRect;
  - (NSSize)convertSize:(NSSize)size fromView:(NSView *)view;
  - (NSSize)convertSize:(NSSize)size toView:(NSView *)view;
  - (NSSize)convertSizeFromBacking:(NSSize)backing;
  - (NSSize)convertSizeFromBase:(NSSize)base;
  - (NSSize)convertSizeFromLayer:(NSSize)layer;
  - (NSSize)convertSizeToBacking:(NSSize)backing;
  - (NSSize)convertSizeToBase:(NSSize)base;
  - (NSSize)convertSizeToLayer:(NSSize)layer;
  - (NSTextInputContext *)inputContext;
  - (NSView *)ancestorSharedWithView:(NSView *)view;
  - (NSView *)hitTest:(NSPoint)point;
  - (NSView *)viewWithTag:(NSInteger)tag;
  - (float)contentCompressionResistancePriorityForOrientation:(NSLayoutConstraintOrientation)orientation;
  - (float)contentHuggingPriorityForOrientation:(NSLayoutConstraintOrientation)orientation;
  - (instancetype)initWithFrame:(NSRect)frame;
  - (void)addConstraint:(NSLayoutConstraint *)constraint;
  - (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (void)addCursorRect:(NSRect)rect cursor:(NSCursor *)cursor;
  - (void)addGestureRecognizer:(NSGestureRecognizer *)recognizer;
  - (void)addLayoutGuide:(NSLayoutGuide *)guide;
  - (void)addSubview:(NSView *)subview positioned:(NSWindowOrderingMode)positioned relativeTo:(NSView *)to;
  - (void)addSubview:(NSView *)view;
  - (void)addTrackingArea:(NSTrackingArea *)area;
  - (void)adjustPageHeightNew:(CGFloat *)newValue top:(CGFloat)top bottom:(CGFloat)bottom limit:(CGFloat)limit;
  - (void)adjustPageWidthNew:(CGFloat *)newValue left:(CGFloat)left right:(CGFloat)right limit:(CGFloat)limit;
  - (void)allocateGState;
  - (void)beginDocument;
  - (void)beginPageInRect:(NSRect)rect atPlacement:(NSPoint)placement;
  - (void)cacheDisplayInRect:(NSRect)rect toBitmapImageRep:(NSBitmapImageRep *)rep;
  - (void)didAddSubview:(NSView *)subview;
  - (void)didCloseMenu:(NSMenu *)menu withEvent:(NSEvent *)event;
  - (void)discardCursorRects;
  - (void)display;
  - (void)displayIfNeeded;
  - (void)displayIfNeededIgnoringOpacity;
  - (void)displayIfNeededInRect:(NSRect)rect;
  - (void)displayIfNeededInRectIgnoringOpacity:(NSRect)opacity;
  - (void)displayRect:(NSRect)rect;
  - (void)displayRectIgnoringOpacity:(NSRect)opacity inContext:(NSGraphicsContext *)context;
  - (void)displayRectIgnoringOpacity:(NSRect)opacity;
  - (void)dragImage:(NSImage *)image at:(NSPoint)at offset:(NSSize)offset event:(NSEvent *)event pasteboard:(NSPasteboard *)pasteboard source:(id)source slideBack:(BOOL)back;
  - (void)drawFocusRingMask;
  - (void)drawPageBorderWithSize:(NSSize)size;
  - (void)drawRect:(NSRect)rect;
  - (void)drawSheetBorderWithSize:(NSSize)size;
  - (void)endDocument;
  - (void)endPage;
  - (void)exerciseAmbiguityInLayout;
  - (void)exitFullScreenModeWithOptions:(NSDictionary<NSViewFullScreenModeOptionKey, id> *)options;
  - (void)getRectsBeingDrawn:(const NSRect **)drawn count:(NSInteger *)count;
  - (void)getRectsExposedDuringLiveResize:(NSRect **)resize count:(NSInteger *)count;
  - (void)invalidateIntrinsicContentSize;
  - (void)layout;
  - (void)layoutSubtreeIfNeeded;
  - (void)lockFocus;
  - (void)noteFocusRingMaskChanged;
  - (void)prepareContentInRect:(NSRect)rect;
  - (void)prepareForReuse;
  - (void)print:(id)print;
  - (void)reflectScrolledClipView:(NSClipView *)view;
  - (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)types;
  - (void)removeAllToolTips;
  - (void)removeConstraint:(NSLayoutConstraint *)constraint;
  - (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (void)removeCursorRect:(NSRect)rect cursor:(NSCursor *)cursor;
  - (void)removeFromSuperview;
  - (void)removeFromSuperviewWithoutNeedingDisplay;
  - (void)removeGestureRecognizer:(NSGestureRecognizer *)recognizer;
  - (void)removeLayoutGuide:(NSLayoutGuide *)guide;
  - (void)removeToolTip:(NSInteger)tip;
  - (void)removeTrackingArea:(NSTrackingArea *)area;
  - (void)removeTrackingRect:(NSInteger)rect;
  - (void)renewGState;
  - (void)replaceSubview:(NSView *)subview with:(NSView *)with;
  - (void)resetCursorRects;
  - (void)resizeSubviewsWithOldSize:(NSSize)size;
  - (void)resizeWithOldSuperviewSize:(NSSize)size;
  - (void)rotateByAngle:(CGFloat)angle;
  - (void)rulerView:(NSRulerView *)view didAddMarker:(NSRulerMarker *)marker;
  - (void)rulerView:(NSRulerView *)view didMoveMarker:(NSRulerMarker *)marker;
  - (void)rulerView:(NSRulerView *)view didRemoveMarker:(NSRulerMarker *)marker;
  - (void)rulerView:(NSRulerView *)view handleMouseDown:(NSEvent *)down;
  - (void)rulerView:(NSRulerView *)view willSetClientView:(NSView *)view2;
  - (void)scaleUnitSquareToSize:(NSSize)size;
  - (void)scrollClipView:(NSClipView *)view toPoint:(NSPoint)point;
  - (void)scrollPoint:(NSPoint)point;
  - (void)scrollRect:(NSRect)rect by:(NSSize)by;
  - (void)setBoundsOrigin:(NSPoint)origin;
  - (void)setBoundsSize:(NSSize)size;
  - (void)setContentCompressionResistancePriority:(float)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
  - (void)setContentHuggingPriority:(float)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
  - (void)setFrameOrigin:(NSPoint)origin;
  - (void)setFrameSize:(NSSize)size;
  - (void)setKeyboardFocusRingNeedsDisplayInRect:(NSRect)rect;
  - (void)setNeedsDisplayInRect:(NSRect)rect;
  - (void)setUpGState;
  - (void)showDefinitionForAttributedString:(NSAttributedString *)string atPoint:(NSPoint)point;
  - (void)showDefinitionForAttributedString:(NSAttributedString *)string range:(NSRange)range options:(NSDictionary<NSDefinitionOptionKey, id> *)options baselineOriginProvider:(NSPoint (^)(NSRange))provider;
  - (void)sortSubviewsUsingFunction:(NSComparisonResult (*)(id, id, void *))function context:(void *)context;
  - (void)translateOriginToPoint:(NSPoint)point;
  - (void)translateRectsNeedingDisplayInRect:(NSRect)rect by:(NSSize)by;
  - (void)unlockFocus;
  - (void)unregisterDraggedTypes;
  - (void)updateConstraints;
  - (void)updateConstraintsForSubtreeIfNeeded;
  - (void)updateLayer;
  - (void)updateTrackingAreas;
  - (void)viewDidChangeBackingProperties;
  - (void)viewDidChangeEffectiveAppearance;
  - (void)viewDidEndLiveResize;
  - (void)viewDidHide;
  - (void)viewDidMoveToSuperview;
  - (void)viewDidMoveToWindow;
  - (void)viewDidUnhide;
  - (void)viewWillDraw;
  - (void)viewWillMoveToSuperview:(NSView *)superview;
  - (void)viewWillMoveToWindow:(NSWindow *)window;
  - (void)viewWillStartLiveResize;
  - (void)willOpenMenu:(NSMenu *)menu withEvent:(NSEvent *)event;
  - (void)willRemoveSubview:(NSView *)subview;
  - (void)writeEPSInsideRect:(NSRect)rect toPasteboard:(NSPasteboard *)pasteboard;
  - (void)writePDFInsideRect:(NSRect)rect toPasteboard:(NSPasteboard *)pasteboard;
  @property BOOL
      wantsLayer needsDisplay needsLayout needsUpdateConstraints translatesAutoresizingMaskIntoConstraints wantsBestResolutionOpenGLSurface
      wantsExtendedDynamicRangeOpenGLSurface postsFrameChangedNotifications autoresizesSubviews canDrawConcurrently acceptsTouchEvents
      wantsRestingTouches canDrawSubviewsIntoLayer layerUsesCoreImageFilters clipsToBounds postsBoundsChangedNotifications
      prefersCompactControlSizeMetrics
  @property (getter=is) BOOL
      hidden horizontalContentSizeConstraintActive verticalContentSizeConstraintActive
  @property (readonly) BOOL
      hasAmbiguousLayout isHiddenOrHasHiddenAncestor wantsDefaultClipping isFlipped isRotatedFromBase isRotatedOrScaledFromBase isOpaque
      needsPanelToBecomeKey mouseDownCanMoveWindow wantsUpdateLayer inLiveResize preservesContentDuringLiveResize allowsVibrancy canBecomeKeyView
      isInFullScreenMode isDrawingFindIndicator shouldDrawColor
  @property CALayer *layer;
  @property CGFloat
      frameRotation frameCenterRotation boundsRotation alphaValue
  @property (readonly) CGFloat
      firstBaselineOffsetFromTop lastBaselineOffsetFromBottom baselineOffsetFromBottom heightAdjustLimit widthAdjustLimit
  @property CIFilter *compositingFilter;
  @property (copy) NSArray<CIFilter *> *
      backgroundFilters contentFilters
  @property (copy) NSArray<NSGestureRecognizer *> *gestureRecognizers;
  @property (readonly) NSArray<NSLayoutConstraint *> *constraints;
  @property (readonly) NSArray<NSLayoutGuide *> *layoutGuides;
  @property NSArray<__kindof NSView *> *subviews;
  @property (readonly) NSAttributedString *
      pageHeader pageFooter
  @property NSAutoresizingMaskOptions autoresizingMask;
  @property NSEdgeInsets additionalSafeAreaInsets;
  @property (readonly) NSEdgeInsets
      alignmentRectInsets safeAreaInsets
  @property NSFocusRingType focusRingType;
  @property (readonly) NSInteger tag;
  @property (readonly) NSLayoutDimension *
      widthAnchor heightAnchor
  @property (readonly) NSLayoutGuide *
      safeAreaLayoutGuide layoutMarginsGuide
  @property (readonly) NSLayoutXAxisAnchor *
      leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor
  @property (readonly) NSLayoutYAxisAnchor *
      topAnchor bottomAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
  @property NSPressureConfiguration *pressureConfiguration;
  @property NSRect
      frame bounds preparedContentRect
  @property (readonly) NSRect
      rectPreservedDuringLiveResize focusRingMaskBounds safeAreaRect
  @property (readonly, assign) NSScrollView *enclosingScrollView;
  @property (copy) NSShadow *shadow;
  @property (readonly) NSSize
      intrinsicContentSize fittingSize
  @property (copy) NSString *toolTip;
  @property (readonly) NSString *printJobTitle;
  @property NSTouchTypeMask allowedTouchTypes;
  @property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (assign) NSView *nextKeyView;
  @property (readonly, assign) NSView *
      superview opaqueAncestor previousKeyView nextValidKeyView previousValidKeyView
  @property NSViewLayerContentsPlacement layerContentsPlacement;
  @property NSViewLayerContentsRedrawPolicy layerContentsRedrawPolicy;
  @property (readonly, assign) NSWindow *window;
  @interface NSBox
  - (void)setFrameFromContentFrame:(NSRect)frame;
  - (void)setTitleWithMnemonic:(NSString *)mnemonic;
  - (void)sizeToFit;
  @property (getter=is) BOOL
      transparent
  @property CGFloat
      borderWidth cornerRadius
  @property NSBorderType borderType;
  @property NSBoxType boxType;
  @property (copy) NSColor *
      borderColor fillColor
  @property NSFont *titleFont;
  @property (readonly) NSRect
      borderRect titleRect
  @property NSSize contentViewMargins;
  @property (copy) NSString *title;
  @property NSTitlePosition titlePosition;
  @property NSView *contentView;
  @property (readonly) id titleCell;
  @interface NSClipView
  - (NSPoint)constrainScrollPoint:(NSPoint)point;
  - (NSRect)constrainBoundsRect:(NSRect)rect;
  - (NSRect)documentVisibleRect;
  - (void)scrollToPoint:(NSPoint)point;
  - (void)viewBoundsChanged:(NSNotification *)changed;
  - (void)viewFrameChanged:(NSNotification *)changed;
  @property BOOL
      drawsBackground automaticallyAdjustsContentInsets copiesOnScroll
  @property (copy) NSColor *backgroundColor;
  @property NSCursor *documentCursor;
  @property NSEdgeInsets contentInsets;
  @property (readonly) NSRect documentRect;
  @property NSView *documentView;
  @interface NSCollectionView <NSDraggingSource>
  - (NSArray<NSView *> *)visibleSupplementaryViewsOfKind:(NSCollectionViewSupplementaryElementKind)kind;
  - (NSCollectionViewItem *)itemAtIndex:(NSUInteger)index;
  - (NSCollectionViewItem *)itemAtIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewItem *)makeItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier forIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewItem *)newItemForRepresentedObject:(id)object;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSImage *)draggingImageForItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths withEvent:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSImage *)draggingImageForItemsAtIndexes:(NSIndexSet *)indexes withEvent:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSIndexPath *)indexPathForItem:(NSCollectionViewItem *)item;
  - (NSIndexPath *)indexPathForItemAtPoint:(NSPoint)point;
  - (NSInteger)numberOfItemsInSection:(NSInteger)section;
  - (NSRect)frameForItemAtIndex:(NSUInteger)index withNumberOfItems:(NSUInteger)items;
  - (NSRect)frameForItemAtIndex:(NSUInteger)index;
  - (NSSet<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSCollectionViewSupplementaryElementKind)kind;
  - (NSView *)makeSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind withIdentifier:(NSUserInterfaceItemIdentifier)identifier forIndexPath:(NSIndexPath *)path;
  - (NSView *)supplementaryViewForElementKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (void)deleteItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)deleteSections:(NSIndexSet *)sections;
  - (void)deselectAll:(id)all;
  - (void)deselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)insertItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)insertSections:(NSIndexSet *)sections;
  - (void)moveItemAtIndexPath:(NSIndexPath *)path toIndexPath:(NSIndexPath *)path2;
  - (void)moveSection:(NSInteger)section toSection:(NSInteger)section2;
  - (void)performBatchUpdates:(void (^)(void))updates completionHandler:(void (^)(BOOL))handler;
  - (void)registerClass:(Class)classValue forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)registerClass:(Class)classValue forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind withIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)registerNib:(NSNib *)nib forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)registerNib:(NSNib *)nib forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind withIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)reloadData;
  - (void)reloadItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)reloadSections:(NSIndexSet *)sections;
  - (void)scrollToItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths scrollPosition:(NSCollectionViewScrollPosition)position;
  - (void)selectAll:(id)all;
  - (void)selectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths scrollPosition:(NSCollectionViewScrollPosition)position;
  - (void)setDraggingSourceOperationMask:(NSDragOperation)mask forLocal:(BOOL)local;
  - (void)toggleSectionCollapse:(id)collapse;
  @property BOOL
      backgroundViewScrollsWithContent allowsEmptySelection allowsMultipleSelection
  @property (getter=is) BOOL
      selectable
  @property (readonly) BOOL isFirstResponder;
  @property (readonly) NSArray<NSCollectionViewItem *> *visibleItems;
  @property (copy) NSArray<NSColor *> *backgroundColors;
  @property (copy) NSArray<id> *content;
  @property NSCollectionViewItem *itemPrototype;
  @property NSCollectionViewLayout *collectionViewLayout;
  @property (copy) NSIndexSet *selectionIndexes;
  @property (readonly) NSInteger numberOfSections;
  @property (copy) NSSet<NSIndexPath *> *selectionIndexPaths;
  @property (readonly) NSSet<NSIndexPath *> *indexPathsForVisibleItems;
  @property NSSize
      minItemSize maxItemSize
  @property NSUInteger
      maxNumberOfRows maxNumberOfColumns
  @property NSView *backgroundView;
  @property (weak) id<NSCollectionViewDataSource> dataSource;
  @property (weak) id<NSCollectionViewDelegate> delegate;
  @property (weak) id<NSCollectionViewPrefetching> prefetchDataSource;
  @interface NSControl
  - (BOOL)abortEditing;
  - (BOOL)sendAction:(SEL)action to:(id)to;
  - (NSInteger)sendActionOn:(NSEventMask)on;
  - (NSRect)expansionFrameWithFrame:(NSRect)frame;
  - (NSSize)sizeThatFits:(NSSize)fits;
  - (void)calcSize;
  - (void)drawCell:(NSCell *)cell;
  - (void)drawCellInside:(NSCell *)inside;
  - (void)drawWithExpansionFrame:(NSRect)frame inView:(NSView *)view;
  - (void)editWithFrame:(NSRect)frame editor:(NSText *)editor delegate:(id)delegate event:(NSEvent *)event;
  - (void)endEditing:(NSText *)editing;
  - (void)invalidateIntrinsicContentSizeForCell:(NSCell *)cell;
  - (void)performClick:(id)click;
  - (void)selectCell:(NSCell *)cell;
  - (void)selectWithFrame:(NSRect)frame editor:(NSText *)editor delegate:(id)delegate start:(NSInteger)start length:(NSInteger)length;
  - (void)setFloatingPointFormat:(BOOL)format left:(NSUInteger)left right:(NSUInteger)right;
  - (void)setNeedsDisplay;
  - (void)sizeToFit;
  - (void)takeDoubleValueFrom:(id)from;
  - (void)takeFloatValueFrom:(id)from;
  - (void)takeIntValueFrom:(id)from;
  - (void)takeIntegerValueFrom:(id)from;
  - (void)takeObjectValueFrom:(id)from;
  - (void)takeStringValueFrom:(id)from;
  - (void)updateCell:(NSCell *)cell;
  - (void)updateCellInside:(NSCell *)inside;
  - (void)validateEditing;
  @property BOOL
      ignoresMultiClick refusesFirstResponder usesSingleLineMode allowsExpansionToolTips
  @property (getter=is) BOOL
      enabled continuous highlighted
  @property (class) Class cellClass;
  @property (copy) NSAttributedString *attributedStringValue;
  @property (readonly) NSCell *selectedCell;
  @property NSControlSize controlSize;
  @property (copy) NSFont *font;
  @property NSFormatter *formatter;
  @property NSInteger
      tag integerValue
  @property (readonly) NSInteger selectedTag;
  @property NSLineBreakMode lineBreakMode;
  @property NSString *stringValue;
  @property (readonly) NSText *currentEditor;
  @property NSTextAlignment alignment;
  @property NSWritingDirection baseWritingDirection;
  @property SEL action;
  @property __kindof NSCell *cell;
  @property double doubleValue;
  @property float floatValue;
  @property id objectValue;
  @property (weak) id target;
  @property int intValue;
  @interface NSBrowser
  + (void)removeSavedColumnsWithAutosaveName:(NSBrowserColumnsAutosaveName)name;
  - (BOOL)acceptsArrowKeys;
  - (BOOL)canDragRowsWithIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column withEvent:(NSEvent *)event;
  - (BOOL)getRow:(NSInteger *)row column:(NSInteger *)column forPoint:(NSPoint)point;
  - (BOOL)isLeafItem:(id)item;
  - (BOOL)sendAction;
  - (BOOL)setPath:(NSString *)path;
  - (CGFloat)columnContentWidthForColumnWidth:(CGFloat)width;
  - (CGFloat)columnWidthForColumnContentWidth:(CGFloat)width;
  - (CGFloat)widthOfColumn:(NSInteger)column;
  - (NSArray<NSCell *> *)selectedCells;
  - (NSImage *)draggingImageForRowsWithIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column withEvent:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSIndexPath *)indexPathForColumn:(NSInteger)column;
  - (NSIndexSet *)selectedRowIndexesInColumn:(NSInteger)column;
  - (NSInteger)clickedColumn;
  - (NSInteger)clickedRow;
  - (NSInteger)columnOfMatrix:(NSMatrix *)matrix;
  - (NSInteger)selectedColumn;
  - (NSInteger)selectedRowInColumn:(NSInteger)column;
  - (NSMatrix *)matrixInColumn:(NSInteger)column;
  - (NSRect)frameOfColumn:(NSInteger)column;
  - (NSRect)frameOfInsideOfColumn:(NSInteger)column;
  - (NSRect)frameOfRow:(NSInteger)row inColumn:(NSInteger)column;
  - (NSRect)titleFrameOfColumn:(NSInteger)column;
  - (NSString *)path;
  - (NSString *)pathToColumn:(NSInteger)column;
  - (NSString *)titleOfColumn:(NSInteger)column;
  - (id)itemAtIndexPath:(NSIndexPath *)path;
  - (id)itemAtRow:(NSInteger)row inColumn:(NSInteger)column;
  - (id)loadedCellAtRow:(NSInteger)row column:(NSInteger)column;
  - (id)parentForItemsInColumn:(NSInteger)column;
  - (id)selectedCell;
  - (id)selectedCellInColumn:(NSInteger)column;
  - (void)addColumn;
  - (void)displayAllColumns;
  - (void)displayColumn:(NSInteger)column;
  - (void)doClick:(id)click;
  - (void)doDoubleClick:(id)click;
  - (void)drawTitleOfColumn:(NSInteger)column inRect:(NSRect)rect;
  - (void)editItemAtIndexPath:(NSIndexPath *)path withEvent:(NSEvent *)event select:(BOOL)select;
  - (void)loadColumnZero;
  - (void)noteHeightOfRowsWithIndexesChanged:(NSIndexSet *)changed inColumn:(NSInteger)column;
  - (void)reloadColumn:(NSInteger)column;
  - (void)reloadDataForRowIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column;
  - (void)scrollColumnToVisible:(NSInteger)visible;
  - (void)scrollColumnsLeftBy:(NSInteger)by;
  - (void)scrollColumnsRightBy:(NSInteger)by;
  - (void)scrollRowToVisible:(NSInteger)visible inColumn:(NSInteger)column;
  - (void)scrollViaScroller:(NSScroller *)scroller;
  - (void)selectAll:(id)all;
  - (void)selectRow:(NSInteger)row inColumn:(NSInteger)column;
  - (void)selectRowIndexes:(NSIndexSet *)indexes inColumn:(NSInteger)column;
  - (void)setAcceptsArrowKeys:(BOOL)keys;
  - (void)setCellClass:(Class)classValue;
  - (void)setDefaultColumnWidth:(CGFloat)width;
  - (void)setDraggingSourceOperationMask:(NSDragOperation)mask forLocal:(BOOL)local;
  - (void)setMatrixClass:(Class)classValue;
  - (void)setTitle:(NSString *)title ofColumn:(NSInteger)column;
  - (void)setWidth:(CGFloat)width ofColumn:(NSInteger)column;
  - (void)tile;
  - (void)updateScroller;
  - (void)validateVisibleColumns;
  @property BOOL
      reusesColumns hasHorizontalScroller autohidesScroller separatesColumns allowsMultipleSelection allowsBranchSelection allowsEmptySelection
      takesTitleFromPreviousColumn sendsActionOnArrowKeys prefersAllColumnUserResizing allowsTypeSelect
  @property (getter=is) BOOL
      titled
  @property (readonly) BOOL isLoaded;
  @property CGFloat
      minColumnWidth rowHeight
  @property (readonly) CGFloat
      titleHeight defaultColumnWidth
  @property (readonly) Class matrixClass;
  @property (copy) NSArray<NSIndexPath *> *selectionIndexPaths;
  @property NSBrowserColumnResizingType columnResizingType;
  @property (copy) NSBrowserColumnsAutosaveName columnsAutosaveName;
  @property NSColor *backgroundColor;
  @property (copy) NSIndexPath *selectionIndexPath;
  @property NSInteger
      maxVisibleColumns lastColumn
  @property (readonly) NSInteger
      numberOfVisibleColumns firstVisibleColumn lastVisibleColumn
  @property (copy) NSString *pathSeparator;
  @property SEL doubleAction;
  @property id cellPrototype;
  @property (weak) id<NSBrowserDelegate> delegate;
  @interface NSButton <NSUserInterfaceCompression, NSUserInterfaceValidations>
  + (instancetype)buttonWithImage:(NSImage *)image target:(id)target action:(SEL)action;
  + (instancetype)buttonWithTitle:(NSString *)title image:(NSImage *)image target:(id)target action:(SEL)action;
  + (instancetype)buttonWithTitle:(NSString *)title target:(id)target action:(SEL)action;
  + (instancetype)checkboxWithTitle:(NSString *)title target:(id)target action:(SEL)action;
  + (instancetype)radioButtonWithTitle:(NSString *)title target:(id)target action:(SEL)action;
  - (NSSize)minimumSizeWithPrioritizedCompressionOptions:(NSArray<NSUserInterfaceCompressionOptions *> *)options;
  - (void)compressWithPrioritizedCompressionOptions:(NSArray<NSUserInterfaceCompressionOptions *> *)options;
  - (void)getPeriodicDelay:(float *)delay interval:(float *)interval;
  - (void)highlight:(BOOL)highlight;
  - (void)setButtonType:(NSButtonType)type;
  - (void)setNextState;
  - (void)setPeriodicDelay:(float)delay interval:(float)interval;
  - (void)setTitleWithMnemonic:(NSString *)mnemonic;
  @property BOOL
      hasDestructiveAction showsBorderOnlyWhileMouseInside imageHugsTitle allowsMixedState
  @property (getter=is) BOOL
      springLoaded bordered transparent
  @property (copy) NSAttributedString *
      attributedTitle attributedAlternateTitle
  @property NSBezelStyle bezelStyle;
  @property NSCellImagePosition imagePosition;
  @property (copy) NSColor *
      bezelColor contentTintColor
  @property NSControlBorderShape borderShape;
  @property NSControlStateValue state;
  @property NSEventModifierFlags keyEquivalentModifierMask;
  @property NSImage *
      image alternateImage
  @property NSImageScaling imageScaling;
  @property (copy) NSImageSymbolConfiguration *symbolConfiguration;
  @property NSInteger maxAcceleratorLevel;
  @property NSSound *sound;
  @property NSString *title;
  @property (copy) NSString *
      alternateTitle keyEquivalent
  @property NSTintProminence tintProminence;
  @property (readonly) NSUserInterfaceCompressionOptions *activeCompressionOptions;
  @interface NSPopUpButton
  + (instancetype)popUpButtonWithMenu:(NSMenu *)menu target:(id)target action:(SEL)action;
  + (instancetype)pullDownButtonWithImage:(NSImage *)image menu:(NSMenu *)menu;
  + (instancetype)pullDownButtonWithTitle:(NSString *)title image:(NSImage *)image menu:(NSMenu *)menu;
  + (instancetype)pullDownButtonWithTitle:(NSString *)title menu:(NSMenu *)menu;
  - (BOOL)selectItemWithTag:(NSInteger)tag;
  - (NSArray<NSMenuItem *> *)itemArray;
  - (NSArray<NSString *> *)itemTitles;
  - (NSInteger)indexOfItem:(NSMenuItem *)item;
  - (NSInteger)indexOfItemWithRepresentedObject:(id)object;
  - (NSInteger)indexOfItemWithTag:(NSInteger)tag;
  - (NSInteger)indexOfItemWithTarget:(id)target andAction:(SEL)action;
  - (NSInteger)indexOfItemWithTitle:(NSString *)title;
  - (NSMenuItem *)itemAtIndex:(NSInteger)index;
  - (NSMenuItem *)itemWithTitle:(NSString *)title;
  - (NSString *)itemTitleAtIndex:(NSInteger)index;
  - (instancetype)initWithFrame:(NSRect)frame pullsDown:(BOOL)down;
  - (void)addItemWithTitle:(NSString *)title;
  - (void)addItemsWithTitles:(NSArray<NSString *> *)titles;
  - (void)insertItemWithTitle:(NSString *)title atIndex:(NSInteger)index;
  - (void)removeAllItems;
  - (void)removeItemAtIndex:(NSInteger)index;
  - (void)removeItemWithTitle:(NSString *)title;
  - (void)selectItem:(NSMenuItem *)item;
  - (void)selectItemAtIndex:(NSInteger)index;
  - (void)selectItemWithTitle:(NSString *)title;
  - (void)synchronizeTitleAndSelectedItem;
  @property BOOL
      pullsDown autoenablesItems usesItemFromMenu altersStateOfSelectedItem
  @property (readonly) NSInteger
      numberOfItems indexOfSelectedItem
  @property NSMenu *menu;
  @property (readonly) NSMenuItem *
      lastItem selectedItem
  @property NSRectEdge preferredEdge;
  @property (readonly) NSString *titleOfSelectedItem;
  @interface NSStatusBarButton
  @property BOOL appearsDisabled;
  @interface NSColorWell
  + (instancetype)colorWellWithStyle:(NSColorWellStyle)style;
  - (void)activate:(BOOL)activate;
  - (void)deactivate;
  - (void)drawWellInside:(NSRect)inside;
  - (void)takeColorFrom:(id)from;
  @property BOOL supportsAlpha;
  @property (getter=is) BOOL
      bordered
  @property (readonly) BOOL isActive;
  @property CGFloat maximumLinearExposure;
  @property (copy) NSColor *color;
  @property NSColorWellStyle colorWellStyle;
  @property NSImage *image;
  @property SEL pulldownAction;
  @property (weak) id pulldownTarget;
  @interface NSComboButton
  + (instancetype)comboButtonWithImage:(NSImage *)image menu:(NSMenu *)menu target:(id)target action:(SEL)action;
  + (instancetype)comboButtonWithTitle:(NSString *)title image:(NSImage *)image menu:(NSMenu *)menu target:(id)target action:(SEL)action;
  + (instancetype)comboButtonWithTitle:(NSString *)title menu:(NSMenu *)menu target:(id)target action:(SEL)action;
  @property NSComboButtonStyle style;
  @property NSImage *image;
  @property NSImageScaling imageScaling;
  @property NSMenu *menu;
  @property (copy) NSString *title;
  @interface NSDatePicker
  @property BOOL
      drawsBackground presentsCalendarOverlay
  @property (getter=is) BOOL
      bezeled bordered
  @property (copy) NSCalendar *calendar;
  @property (copy) NSColor *
      backgroundColor textColor
  @property (copy) NSDate *
      dateValue minDate maxDate
  @property NSDatePickerElementFlags datePickerElements;
  @property NSDatePickerMode datePickerMode;
  @property NSDatePickerStyle datePickerStyle;
  @property (copy) NSLocale *locale;
  @property (copy) NSTimeZone *timeZone;
  @property double timeInterval;
  @property (weak) id<NSDatePickerCellDelegate> delegate;
  @interface NSImageView <NSMenuItemValidation>
  + (instancetype)imageViewWithImage:(NSImage *)image;
  @property BOOL
      animates allowsCutCopyPaste
  @property (getter=is) BOOL
      editable
  @property (copy) NSColor *contentTintColor;
  @property NSImage *image;
  @property NSImageAlignment imageAlignment;
  @property NSImageDynamicRange preferredImageDynamicRange;
  @property (class) NSImageDynamicRange defaultPreferredImageDynamicRange;
  @property (readonly) NSImageDynamicRange imageDynamicRange;
  @property NSImageFrameStyle imageFrameStyle;
  @property NSImageScaling imageScaling;
  @property (copy) NSImageSymbolConfiguration *symbolConfiguration;
  @interface NSLevelIndicator
  - (NSRect)rectOfTickMarkAtIndex:(NSInteger)index;
  - (double)tickMarkValueAtIndex:(NSInteger)index;
  @property BOOL drawsTieredCapacityLevels;
  @property (getter=is) BOOL
      editable
  @property (copy) NSColor *
      fillColor warningFillColor criticalFillColor
  @property NSImage *
      ratingImage ratingPlaceholderImage
  @property NSInteger
      numberOfTickMarks numberOfMajorTickMarks
  @property NSLevelIndicatorPlaceholderVisibility placeholderVisibility;
  @property NSLevelIndicatorStyle levelIndicatorStyle;
  @property NSTickMarkPosition tickMarkPosition;
  @property double
      minValue maxValue warningValue criticalValue
  @interface NSMatrix <NSUserInterfaceValidations>
  - (BOOL)getRow:(NSInteger *)row column:(NSInteger *)column forPoint:(NSPoint)point;
  - (BOOL)getRow:(NSInteger *)row column:(NSInteger *)column ofCell:(NSCell *)cell;
  - (BOOL)selectCellWithTag:(NSInteger)tag;
  - (BOOL)sendAction;
  - (BOOL)textShouldBeginEditing:(NSText *)editing;
  - (BOOL)textShouldEndEditing:(NSText *)editing;
  - (NSCell *)cellAtRow:(NSInteger)row column:(NSInteger)column;
  - (NSCell *)cellWithTag:(NSInteger)tag;
  - (NSCell *)makeCellAtRow:(NSInteger)row column:(NSInteger)column;
  - (NSCell *)selectTextAtRow:(NSInteger)row column:(NSInteger)column;
  - (NSInteger)mouseDownFlags;
  - (NSRect)cellFrameAtRow:(NSInteger)row column:(NSInteger)column;
  - (NSString *)toolTipForCell:(NSCell *)cell;
  - (instancetype)initWithFrame:(NSRect)frame mode:(NSMatrixMode)mode cellClass:(Class)classValue numberOfRows:(NSInteger)rows numberOfColumns:(NSInteger)columns;
  - (instancetype)initWithFrame:(NSRect)frame mode:(NSMatrixMode)mode prototype:(NSCell *)prototype numberOfRows:(NSInteger)rows numberOfColumns:(NSInteger)columns;
  - (void)addColumn;
  - (void)addColumnWithCells:(NSArray<NSCell *> *)cells;
  - (void)addRow;
  - (void)addRowWithCells:(NSArray<NSCell *> *)cells;
  - (void)deselectAllCells;
  - (void)deselectSelectedCell;
  - (void)drawCellAtRow:(NSInteger)row column:(NSInteger)column;
  - (void)getNumberOfRows:(NSInteger *)rows columns:(NSInteger *)columns;
  - (void)highlightCell:(BOOL)cell atRow:(NSInteger)row column:(NSInteger)column;
  - (void)insertColumn:(NSInteger)column withCells:(NSArray<NSCell *> *)cells;
  - (void)insertColumn:(NSInteger)column;
  - (void)insertRow:(NSInteger)row withCells:(NSArray<NSCell *> *)cells;
  - (void)insertRow:(NSInteger)row;
  - (void)putCell:(NSCell *)cell atRow:(NSInteger)row column:(NSInteger)column;
  - (void)removeColumn:(NSInteger)column;
  - (void)removeRow:(NSInteger)row;
  - (void)renewRows:(NSInteger)rows columns:(NSInteger)columns;
  - (void)scrollCellToVisibleAtRow:(NSInteger)row column:(NSInteger)column;
  - (void)selectAll:(id)all;
  - (void)selectCellAtRow:(NSInteger)row column:(NSInteger)column;
  - (void)selectText:(id)text;
  - (void)sendAction:(SEL)action to:(id)to forAllCells:(BOOL)cells;
  - (void)sendDoubleAction;
  - (void)setScrollable:(BOOL)scrollable;
  - (void)setSelectionFrom:(NSInteger)from to:(NSInteger)to anchor:(NSInteger)anchor highlight:(BOOL)highlight;
  - (void)setState:(NSInteger)state atRow:(NSInteger)row column:(NSInteger)column;
  - (void)setToolTip:(NSString *)tip forCell:(NSCell *)cell;
  - (void)setValidateSize:(BOOL)size;
  - (void)sizeToCells;
  - (void)sortUsingSelector:(SEL)selector;
  - (void)textDidBeginEditing:(NSNotification *)editing;
  - (void)textDidChange:(NSNotification *)change;
  - (void)textDidEndEditing:(NSNotification *)editing;
  @property BOOL
      allowsEmptySelection drawsCellBackground drawsBackground autosizesCells autorecalculatesCellSize tabKeyTraversesCells
  @property (getter=is) BOOL
      selectionByRect autoscroll
  @property Class cellClass;
  @property (readonly) NSArray<NSCell *> *
      cells selectedCells
  @property NSCell *keyCell;
  @property (copy) NSCell *prototype;
  @property (copy) NSColor *
      backgroundColor cellBackgroundColor
  @property (readonly) NSInteger
      selectedRow selectedColumn numberOfRows numberOfColumns
  @property NSMatrixMode mode;
  @property NSSize
      cellSize intercellSpacing
  @property SEL doubleAction;
  @property (weak) id<NSMatrixDelegate> delegate;
  @interface NSForm
  - (NSFormCell *)addEntry:(NSString *)entry;
  - (NSFormCell *)insertEntry:(NSString *)entry atIndex:(NSInteger)index;
  - (NSInteger)indexOfCellWithTag:(NSInteger)tag;
  - (id)cellAtIndex:(NSInteger)index;
  - (void)drawCellAtIndex:(NSInteger)index;
  - (void)removeEntryAtIndex:(NSInteger)index;
  - (void)selectTextAtIndex:(NSInteger)index;
  - (void)setBezeled:(BOOL)bezeled;
  - (void)setBordered:(BOOL)bordered;
  - (void)setEntryWidth:(CGFloat)width;
  - (void)setInterlineSpacing:(CGFloat)spacing;
  - (void)setPreferredTextFieldWidth:(CGFloat)width;
  - (void)setTextAlignment:(NSTextAlignment)alignment;
  - (void)setTextBaseWritingDirection:(NSWritingDirection)direction;
  - (void)setTextFont:(NSFont *)font;
  - (void)setTitleAlignment:(NSTextAlignment)alignment;
  - (void)setTitleBaseWritingDirection:(NSWritingDirection)direction;
  - (void)setTitleFont:(NSFont *)font;
  @property (readonly) CGFloat preferredTextFieldWidth;
  @property (readonly) NSInteger indexOfSelectedItem;
  @interface NSPathControl
  - (void)setDraggingSourceOperationMask:(NSDragOperation)mask forLocal:(BOOL)local;
  - (void)setPathComponentCells:(NSArray<NSPathComponentCell *> *)cells;
  @property (getter=is) BOOL
      editable
  @property (readonly) NSArray<NSPathComponentCell *> *pathComponentCells;
  @property (copy) NSArray<NSPathControlItem *> *pathItems;
  @property (copy) NSArray<NSString *> *allowedTypes;
  @property (copy) NSAttributedString *placeholderAttributedString;
  @property (copy) NSColor *backgroundColor;
  @property NSMenu *menu;
  @property (readonly) NSPathComponentCell *clickedPathComponentCell;
  @property (readonly) NSPathControlItem *clickedPathItem;
  @property NSPathStyle pathStyle;
  @property (copy) NSString *placeholderString;
  @property (copy) NSURL *URL;
  @property SEL doubleAction;
  @property (weak) id<NSPathControlDelegate> delegate;
  @interface NSRuleEditor
  - (NSArray *)criteriaForRow:(NSInteger)row;
  - (NSArray *)displayValuesForRow:(NSInteger)row;
  - (NSIndexSet *)subrowIndexesForRow:(NSInteger)row;
  - (NSInteger)parentRowForRow:(NSInteger)row;
  - (NSInteger)rowForDisplayValue:(id)value;
  - (NSPredicate *)predicateForRow:(NSInteger)row;
  - (NSRuleEditorRowType)rowTypeForRow:(NSInteger)row;
  - (void)addRow:(id)row;
  - (void)insertRowAtIndex:(NSInteger)index withType:(NSRuleEditorRowType)type asSubrowOfRow:(NSInteger)row animate:(BOOL)animate;
  - (void)reloadCriteria;
  - (void)reloadPredicate;
  - (void)removeRowAtIndex:(NSInteger)index;
  - (void)removeRowsAtIndexes:(NSIndexSet *)indexes includeSubrows:(BOOL)subrows;
  - (void)selectRowIndexes:(NSIndexSet *)indexes byExtendingSelection:(BOOL)selection;
  - (void)setCriteria:(NSArray *)criteria andDisplayValues:(NSArray *)values forRowAtIndex:(NSInteger)index;
  @property BOOL canRemoveAllRows;
  @property (getter=is) BOOL
      editable
  @property CGFloat rowHeight;
  @property Class rowClass;
  @property (copy) NSDictionary<NSString *, NSString *> *formattingDictionary;
  @property (readonly) NSIndexSet *selectedRowIndexes;
  @property (readonly) NSInteger numberOfRows;
  @property (readonly) NSPredicate *predicate;
  @property NSRuleEditorNestingMode nestingMode;
  @property (copy) NSString *
      formattingStringsFilename rowTypeKeyPath subrowsKeyPath criteriaKeyPath displayValuesKeyPath
  @property (weak) id<NSRuleEditorDelegate> delegate;
  @interface NSPredicateEditor
  @property (copy) NSArray<NSPredicateEditorRowTemplate *> *rowTemplates;
  @interface NSScroller
  + (BOOL)isCompatibleWithOverlayScrollers;
  + (CGFloat)scrollerWidth;
  + (CGFloat)scrollerWidthForControlSize:(NSControlSize)size scrollerStyle:(NSScrollerStyle)style;
  + (CGFloat)scrollerWidthForControlSize:(NSControlSize)size;
  + (NSScrollerStyle)preferredScrollerStyle;
  - (NSRect)rectForPart:(NSScrollerPart)part;
  - (NSScrollerPart)testPart:(NSPoint)part;
  - (void)checkSpaceForParts;
  - (void)drawArrow:(NSScrollerArrow)arrow highlight:(BOOL)highlight;
  - (void)drawKnob;
  - (void)drawKnobSlotInRect:(NSRect)rect highlight:(BOOL)highlight;
  - (void)drawParts;
  - (void)highlight:(BOOL)highlight;
  - (void)setFloatValue:(float)value knobProportion:(CGFloat)proportion;
  - (void)trackKnob:(NSEvent *)knob;
  - (void)trackScrollButtons:(NSEvent *)buttons;
  @property CGFloat knobProportion;
  @property NSControlSize controlSize;
  @property NSControlTint controlTint;
  @property NSScrollArrowPosition arrowsPosition;
  @property NSScrollerKnobStyle knobStyle;
  @property (readonly) NSScrollerPart hitPart;
  @property NSScrollerStyle scrollerStyle;
  @property (readonly) NSUsableScrollerParts usableParts;
  @interface NSSegmentedControl <NSUserInterfaceCompression>
  + (instancetype)segmentedControlWithImages:(NSArray<NSImage *> *)images trackingMode:(NSSegmentSwitchTracking)mode target:(id)target action:(SEL)action;
  + (instancetype)segmentedControlWithLabels:(NSArray<NSString *> *)labels trackingMode:(NSSegmentSwitchTracking)mode target:(id)target action:(SEL)action;
  - (BOOL)isEnabledForSegment:(NSInteger)segment;
  - (BOOL)isSelectedForSegment:(NSInteger)segment;
  - (BOOL)selectSegmentWithTag:(NSInteger)tag;
  - (BOOL)showsMenuIndicatorForSegment:(NSInteger)segment;
  - (CGFloat)widthForSegment:(NSInteger)segment;
  - (NSImage *)imageForSegment:(NSInteger)segment;
  - (NSImageScaling)imageScalingForSegment:(NSInteger)segment;
  - (NSInteger)tagForSegment:(NSInteger)segment;
  - (NSMenu *)menuForSegment:(NSInteger)segment;
  - (NSSize)minimumSizeWithPrioritizedCompressionOptions:(NSArray<NSUserInterfaceCompressionOptions *> *)options;
  - (NSString *)labelForSegment:(NSInteger)segment;
  - (NSString *)toolTipForSegment:(NSInteger)segment;
  - (NSTextAlignment)alignmentForSegment:(NSInteger)segment;
  - (double)doubleValueForSelectedSegment;
  - (void)compressWithPrioritizedCompressionOptions:(NSArray<NSUserInterfaceCompressionOptions *> *)options;
  - (void)setAlignment:(NSTextAlignment)alignment forSegment:(NSInteger)segment;
  - (void)setEnabled:(BOOL)enabled forSegment:(NSInteger)segment;
  - (void)setImage:(NSImage *)image forSegment:(NSInteger)segment;
  - (void)setImageScaling:(NSImageScaling)scaling forSegment:(NSInteger)segment;
  - (void)setLabel:(NSString *)label forSegment:(NSInteger)segment;
  - (void)setMenu:(NSMenu *)menu forSegment:(NSInteger)segment;
  - (void)setSelected:(BOOL)selected forSegment:(NSInteger)segment;
  - (void)setShowsMenuIndicator:(BOOL)indicator forSegment:(NSInteger)segment;
  - (void)setTag:(NSInteger)tag forSegment:(NSInteger)segment;
  - (void)setToolTip:(NSString *)tip forSegment:(NSInteger)segment;
  - (void)setWidth:(CGFloat)width forSegment:(NSInteger)segment;
  @property (getter=is) BOOL
      springLoaded
  @property (copy) NSColor *selectedSegmentBezelColor;
  @property NSControlBorderShape borderShape;
  @property NSInteger
      segmentCount selectedSegment
  @property (readonly) NSInteger indexOfSelectedItem;
  @property NSSegmentDistribution segmentDistribution;
  @property NSSegmentStyle segmentStyle;
  @property NSSegmentSwitchTracking trackingMode;
  @property (readonly) NSUserInterfaceCompressionOptions *activeCompressionOptions;
  @interface NSSlider
  + (instancetype)sliderWithTarget:(id)target action:(SEL)action;
  + (instancetype)sliderWithValue:(double)value minValue:(double)value2 maxValue:(double)value3 target:(id)target action:(SEL)action;
  - (NSInteger)indexOfTickMarkAtPoint:(NSPoint)point;
  - (NSRect)rectOfTickMarkAtIndex:(NSInteger)index;
  - (double)closestTickMarkValueToValue:(double)value;
  - (double)tickMarkValueAtIndex:(NSInteger)index;
  - (void)setImage:(NSImage *)image;
  - (void)setKnobThickness:(CGFloat)thickness;
  - (void)setTitle:(NSString *)title;
  - (void)setTitleCell:(NSCell *)cell;
  - (void)setTitleColor:(NSColor *)color;
  - (void)setTitleFont:(NSFont *)font;
  - (void)setVertical:(BOOL)vertical;
  @property BOOL allowsTickMarkValuesOnly;
  @property (readonly) CGFloat knobThickness;
  @property (copy) NSColor *trackFillColor;
  @property (readonly) NSColor *titleColor;
  @property (readonly) NSFont *titleFont;
  @property (readonly) NSImage *image;
  @property NSInteger numberOfTickMarks;
  @property NSSliderType sliderType;
  @property (readonly) NSString *title;
  @property NSTickMarkPosition tickMarkPosition;
  @property NSTintProminence tintProminence;
  @property double
      minValue maxValue neutralValue altIncrementValue
  @property (readonly) id titleCell;
  @interface NSStepper
  @property BOOL
      valueWraps autorepeat
  @property double
      minValue maxValue increment
  @interface NSSwitch
  @property NSInteger state;
  @interface NSTableView <NSDraggingSource, NSTextDelegate, NSTextViewDelegate, NSUserInterfaceValidations>
  - (BOOL)autoresizesAllColumnsToFit;
  - (BOOL)canDragRowsWithIndexes:(NSIndexSet *)indexes atPoint:(NSPoint)point;
  - (BOOL)drawsGrid;
  - (BOOL)isColumnSelected:(NSInteger)selected;
  - (BOOL)isRowSelected:(NSInteger)selected;
  - (BOOL)shouldFocusCell:(NSCell *)cell atColumn:(NSInteger)column row:(NSInteger)row;
  - (BOOL)textShouldBeginEditing:(NSText *)editing;
  - (BOOL)textShouldEndEditing:(NSText *)editing;
  - (NSCell *)preparedCellAtColumn:(NSInteger)column row:(NSInteger)row;
  - (NSEnumerator *)selectedColumnEnumerator;
  - (NSEnumerator *)selectedRowEnumerator;
  - (NSImage *)dragImageForRows:(NSArray *)rows event:(NSEvent *)event dragImageOffset:(NSPoint *)offset;
  - (NSImage *)dragImageForRowsWithIndexes:(NSIndexSet *)indexes tableColumns:(NSArray<NSTableColumn *> *)columns event:(NSEvent *)event offset:(NSPoint *)offset;
  - (NSImage *)indicatorImageInTableColumn:(NSTableColumn *)column;
  - (NSIndexSet *)columnIndexesInRect:(NSRect)rect;
  - (NSInteger)columnAtPoint:(NSPoint)point;
  - (NSInteger)columnForView:(NSView *)view;
  - (NSInteger)columnWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (NSInteger)rowAtPoint:(NSPoint)point;
  - (NSInteger)rowForView:(NSView *)view;
  - (NSRange)columnsInRect:(NSRect)rect;
  - (NSRange)rowsInRect:(NSRect)rect;
  - (NSRect)frameOfCellAtColumn:(NSInteger)column row:(NSInteger)row;
  - (NSRect)rectOfColumn:(NSInteger)column;
  - (NSRect)rectOfRow:(NSInteger)row;
  - (NSTableColumn *)tableColumnWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (NSTableRowView *)rowViewAtRow:(NSInteger)row makeIfNecessary:(BOOL)necessary;
  - (NSView *)viewAtColumn:(NSInteger)column row:(NSInteger)row makeIfNecessary:(BOOL)necessary;
  - (__kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier owner:(id)owner;
  - (void)addTableColumn:(NSTableColumn *)column;
  - (void)beginUpdates;
  - (void)deselectAll:(id)all;
  - (void)deselectColumn:(NSInteger)column;
  - (void)deselectRow:(NSInteger)row;
  - (void)didAddRowView:(NSTableRowView *)view forRow:(NSInteger)row;
  - (void)didRemoveRowView:(NSTableRowView *)view forRow:(NSInteger)row;
  - (void)drawBackgroundInClipRect:(NSRect)rect;
  - (void)drawGridInClipRect:(NSRect)rect;
  - (void)drawRow:(NSInteger)row clipRect:(NSRect)rect;
  - (void)editColumn:(NSInteger)column row:(NSInteger)row withEvent:(NSEvent *)event select:(BOOL)select;
  - (void)endUpdates;
  - (void)enumerateAvailableRowViewsUsingBlock:(void (^)(NSTableRowView *, NSInteger))block;
  - (void)hideRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animation;
  - (void)highlightSelectionInClipRect:(NSRect)rect;
  - (void)insertRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animation;
  - (void)moveColumn:(NSInteger)column toColumn:(NSInteger)column2;
  - (void)moveRowAtIndex:(NSInteger)index toIndex:(NSInteger)index2;
  - (void)noteHeightOfRowsWithIndexesChanged:(NSIndexSet *)changed;
  - (void)noteNumberOfRowsChanged;
  - (void)performClickOnCellAtColumn:(NSInteger)column row:(NSInteger)row;
  - (void)registerNib:(NSNib *)nib forIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)reloadData;
  - (void)reloadDataForRowIndexes:(NSIndexSet *)indexes columnIndexes:(NSIndexSet *)indexes2;
  - (void)removeRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animation;
  - (void)removeTableColumn:(NSTableColumn *)column;
  - (void)scrollColumnToVisible:(NSInteger)visible;
  - (void)scrollRowToVisible:(NSInteger)visible;
  - (void)selectAll:(id)all;
  - (void)selectColumn:(NSInteger)column byExtendingSelection:(BOOL)selection;
  - (void)selectColumnIndexes:(NSIndexSet *)indexes byExtendingSelection:(BOOL)selection;
  - (void)selectRow:(NSInteger)row byExtendingSelection:(BOOL)selection;
  - (void)selectRowIndexes:(NSIndexSet *)indexes byExtendingSelection:(BOOL)selection;
  - (void)setAutoresizesAllColumnsToFit:(BOOL)fit;
  - (void)setDraggingSourceOperationMask:(NSDragOperation)mask forLocal:(BOOL)local;
  - (void)setDrawsGrid:(BOOL)grid;
  - (void)setDropRow:(NSInteger)row dropOperation:(NSTableViewDropOperation)operation;
  - (void)setFocusedColumn:(NSInteger)column;
  - (void)setIndicatorImage:(NSImage *)image inTableColumn:(NSTableColumn *)column;
  - (void)sizeLastColumnToFit;
  - (void)textDidBeginEditing:(NSNotification *)editing;
  - (void)textDidChange:(NSNotification *)change;
  - (void)textDidEndEditing:(NSNotification *)editing;
  - (void)tile;
  - (void)unhideRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animation;
  @property BOOL
      allowsColumnReordering allowsColumnResizing usesAlternatingRowBackgroundColors verticalMotionCanBeginDrag allowsMultipleSelection
      allowsEmptySelection allowsColumnSelection allowsTypeSelect autosaveTableColumns floatsGroupRows rowActionsVisible usesStaticContents
      usesAutomaticRowHeights
  @property CGFloat rowHeight;
  @property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
  @property (readonly) NSArray<NSTableColumn *> *tableColumns;
  @property (copy) NSColor *
      backgroundColor gridColor
  @property (readonly) NSDictionary<NSUserInterfaceItemIdentifier, NSNib *> *registeredNibsByIdentifier;
  @property (readonly) NSIndexSet *
      selectedColumnIndexes selectedRowIndexes hiddenRowIndexes
  @property (readonly) NSInteger
      numberOfColumns numberOfRows editedColumn editedRow clickedColumn clickedRow selectedColumn selectedRow numberOfSelectedColumns
      numberOfSelectedRows focusedColumn
  @property NSSize intercellSpacing;
  @property (weak) NSTableColumn *highlightedTableColumn;
  @property NSTableHeaderView *headerView;
  @property (copy) NSTableViewAutosaveName autosaveName;
  @property NSTableViewColumnAutoresizingStyle columnAutoresizingStyle;
  @property NSTableViewDraggingDestinationFeedbackStyle draggingDestinationFeedbackStyle;
  @property NSTableViewGridLineStyle gridStyleMask;
  @property NSTableViewRowSizeStyle rowSizeStyle;
  @property (readonly) NSTableViewRowSizeStyle effectiveRowSizeStyle;
  @property NSTableViewSelectionHighlightStyle selectionHighlightStyle;
  @property NSTableViewStyle style;
  @property (readonly) NSTableViewStyle effectiveStyle;
  @property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property NSView *cornerView;
  @property SEL doubleAction;
  @property (weak) id<NSTableViewDataSource> dataSource;
  @property (weak) id<NSTableViewDelegate> delegate;
  @interface NSOutlineView
  - (BOOL)isExpandable:(id)expandable;
  - (BOOL)isItemExpanded:(id)expanded;
  - (BOOL)shouldCollapseAutoExpandedItemsForDeposited:(BOOL)deposited;
  - (NSInteger)childIndexForItem:(id)item;
  - (NSInteger)levelForItem:(id)item;
  - (NSInteger)levelForRow:(NSInteger)row;
  - (NSInteger)numberOfChildrenOfItem:(id)item;
  - (NSInteger)rowForItem:(id)item;
  - (NSRect)frameOfOutlineCellAtRow:(NSInteger)row;
  - (id)child:(NSInteger)child ofItem:(id)item;
  - (id)itemAtRow:(NSInteger)row;
  - (id)parentForItem:(id)item;
  - (void)collapseItem:(id)item collapseChildren:(BOOL)children;
  - (void)collapseItem:(id)item;
  - (void)expandItem:(id)item expandChildren:(BOOL)children;
  - (void)expandItem:(id)item;
  - (void)insertItemsAtIndexes:(NSIndexSet *)indexes inParent:(id)parent withAnimation:(NSTableViewAnimationOptions)animation;
  - (void)moveItemAtIndex:(NSInteger)index inParent:(id)parent toIndex:(NSInteger)index2 inParent:(id)parent2;
  - (void)reloadItem:(id)item reloadChildren:(BOOL)children;
  - (void)reloadItem:(id)item;
  - (void)removeItemsAtIndexes:(NSIndexSet *)indexes inParent:(id)parent withAnimation:(NSTableViewAnimationOptions)animation;
  - (void)setDropItem:(id)item dropChildIndex:(NSInteger)index;
  @property BOOL
      indentationMarkerFollowsCell autoresizesOutlineColumn autosaveExpandedItems stronglyReferencesItems
  @property CGFloat indentationPerLevel;
  @property (assign) NSTableColumn *outlineTableColumn;
  @property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (weak) id<NSOutlineViewDataSource> dataSource;
  @property (weak) id<NSOutlineViewDelegate> delegate;
  @interface NSTextField <NSUserInterfaceValidations>
  + (instancetype)labelWithAttributedString:(NSAttributedString *)string;
  + (instancetype)labelWithString:(NSString *)string;
  + (instancetype)textFieldWithString:(NSString *)string;
  + (instancetype)wrappingLabelWithString:(NSString *)string;
  - (BOOL)textShouldBeginEditing:(NSText *)editing;
  - (BOOL)textShouldEndEditing:(NSText *)editing;
  - (void)selectText:(id)text;
  - (void)setTitleWithMnemonic:(NSString *)mnemonic;
  - (void)textDidBeginEditing:(NSNotification *)editing;
  - (void)textDidChange:(NSNotification *)change;
  - (void)textDidEndEditing:(NSNotification *)editing;
  @property BOOL
      drawsBackground allowsDefaultTighteningForTruncation allowsWritingTools allowsWritingToolsAffordance
      resolvesNaturalAlignmentWithBaseWritingDirection allowsCharacterPickerTouchBarItem allowsEditingTextAttributes importsGraphics
  @property (getter=is) BOOL
      bordered bezeled editable selectable automaticTextCompletionEnabled
  @property CGFloat preferredMaxLayoutWidth;
  @property (copy) NSArray<NSAttributedString *> *placeholderAttributedStrings;
  @property (copy) NSArray<NSString *> *placeholderStrings;
  @property (copy) NSAttributedString *placeholderAttributedString;
  @property NSColor *textColor;
  @property (copy) NSColor *backgroundColor;
  @property NSInteger maximumNumberOfLines;
  @property NSLineBreakStrategy lineBreakStrategy;
  @property (copy) NSString *placeholderString;
  @property NSTextFieldBezelStyle bezelStyle;
  @property (weak) id<NSTextFieldDelegate> delegate;
  @interface NSComboBox
  - (NSInteger)indexOfItemWithObjectValue:(id)value;
  - (id)itemObjectValueAtIndex:(NSInteger)index;
  - (void)addItemWithObjectValue:(id)value;
  - (void)addItemsWithObjectValues:(NSArray *)values;
  - (void)deselectItemAtIndex:(NSInteger)index;
  - (void)insertItemWithObjectValue:(id)value atIndex:(NSInteger)index;
  - (void)noteNumberOfItemsChanged;
  - (void)reloadData;
  - (void)removeAllItems;
  - (void)removeItemAtIndex:(NSInteger)index;
  - (void)removeItemWithObjectValue:(id)value;
  - (void)scrollItemAtIndexToTop:(NSInteger)top;
  - (void)scrollItemAtIndexToVisible:(NSInteger)visible;
  - (void)selectItemAtIndex:(NSInteger)index;
  - (void)selectItemWithObjectValue:(id)value;
  @property BOOL
      hasVerticalScroller usesDataSource completes
  @property (getter=is) BOOL
      buttonBordered
  @property CGFloat itemHeight;
  @property (readonly) NSArray *objectValues;
  @property NSInteger numberOfVisibleItems;
  @property (readonly) NSInteger
      indexOfSelectedItem numberOfItems
  @property NSSize intercellSpacing;
  @property (readonly) id objectValueOfSelectedItem;
  @property (assign) id<NSComboBoxDataSource> dataSource;
  @property (weak) id<NSComboBoxDelegate> delegate;
  @interface NSSearchField
  - (NSRect)rectForCancelButtonWhenCentered:(BOOL)centered;
  - (NSRect)rectForSearchButtonWhenCentered:(BOOL)centered;
  - (NSRect)rectForSearchTextWhenCentered:(BOOL)centered;
  @property BOOL
      sendsWholeSearchString sendsSearchStringImmediately centersPlaceholder
  @property (copy) NSArray<NSString *> *recentSearches;
  @property NSInteger maximumRecents;
  @property NSMenu *searchMenuTemplate;
  @property (readonly) NSRect
      searchTextBounds searchButtonBounds cancelButtonBounds
  @property (copy) NSSearchFieldRecentsAutosaveName recentsAutosaveName;
  @property (weak) id<NSSearchFieldDelegate> delegate;
  @interface NSTokenField
  + (NSCharacterSet *)defaultTokenizingCharacterSet;
  + (double)defaultCompletionDelay;
  @property (copy) NSCharacterSet *tokenizingCharacterSet;
  @property NSTokenStyle tokenStyle;
  @property double completionDelay;
  @property (weak) id<NSTokenFieldDelegate> delegate;
  @interface NSGridView
  + (instancetype)gridViewWithNumberOfColumns:(NSInteger)columns rows:(NSInteger)rows;
  + (instancetype)gridViewWithViews:(NSArray<NSArray<NSView *> *> *)views;
  - (NSGridCell *)cellAtColumnIndex:(NSInteger)index rowIndex:(NSInteger)index2;
  - (NSGridCell *)cellForView:(NSView *)view;
  - (NSGridColumn *)addColumnWithViews:(NSArray<NSView *> *)views;
  - (NSGridColumn *)columnAtIndex:(NSInteger)index;
  - (NSGridColumn *)insertColumnAtIndex:(NSInteger)index withViews:(NSArray<NSView *> *)views;
  - (NSGridRow *)addRowWithViews:(NSArray<NSView *> *)views;
  - (NSGridRow *)insertRowAtIndex:(NSInteger)index withViews:(NSArray<NSView *> *)views;
  - (NSGridRow *)rowAtIndex:(NSInteger)index;
  - (NSInteger)indexOfColumn:(NSGridColumn *)column;
  - (NSInteger)indexOfRow:(NSGridRow *)row;
  - (void)mergeCellsInHorizontalRange:(NSRange)range verticalRange:(NSRange)range2;
  - (void)moveColumnAtIndex:(NSInteger)index toIndex:(NSInteger)index2;
  - (void)moveRowAtIndex:(NSInteger)index toIndex:(NSInteger)index2;
  - (void)removeColumnAtIndex:(NSInteger)index;
  - (void)removeRowAtIndex:(NSInteger)index;
  @property CGFloat
      rowSpacing columnSpacing
  @property NSGridCellPlacement
      xPlacement yPlacement
  @property NSGridRowAlignment rowAlignment;
  @property (readonly) NSInteger
      numberOfRows numberOfColumns
  @interface NSOpenGLView
  + (NSOpenGLPixelFormat *)defaultPixelFormat;
  - (instancetype)initWithFrame:(NSRect)frame pixelFormat:(NSOpenGLPixelFormat *)format;
  - (void)clearGLContext;
  - (void)prepareOpenGL;
  - (void)reshape;
  - (void)update;
  @property BOOL
      wantsBestResolutionOpenGLSurface wantsExtendedDynamicRangeOpenGLSurface
  @property NSOpenGLContext *openGLContext;
  @property NSOpenGLPixelFormat *pixelFormat;
  @interface NSProgressIndicator
  - (double)animationDelay;
  - (void)animate:(id)animate;
  - (void)incrementBy:(double)by;
  - (void)setAnimationDelay:(double)delay;
  - (void)sizeToFit;
  - (void)startAnimation:(id)animation;
  - (void)stopAnimation:(id)animation;
  @property BOOL usesThreadedAnimation;
  @property (getter=is) BOOL
      indeterminate displayedWhenStopped bezeled
  @property NSControlSize controlSize;
  @property NSControlTint controlTint;
  @property NSProgress *observedProgress;
  @property NSProgressIndicatorStyle style;
  @property double
      doubleValue minValue maxValue
  @interface NSRulerView
  + (void)registerUnitWithName:(NSRulerViewUnitName)name abbreviation:(NSString *)abbreviation unitToPointsConversionFactor:(CGFloat)factor stepUpCycle:(NSArray<NSNumber *> *)cycle stepDownCycle:(NSArray<NSNumber *> *)cycle2;
  - (BOOL)trackMarker:(NSRulerMarker *)marker withMouseEvent:(NSEvent *)event;
  - (instancetype)initWithScrollView:(NSScrollView *)view orientation:(NSRulerOrientation)orientation;
  - (void)addMarker:(NSRulerMarker *)marker;
  - (void)drawHashMarksAndLabelsInRect:(NSRect)rect;
  - (void)drawMarkersInRect:(NSRect)rect;
  - (void)invalidateHashMarks;
  - (void)moveRulerlineFromLocation:(CGFloat)location toLocation:(CGFloat)location2;
  - (void)removeMarker:(NSRulerMarker *)marker;
  @property CGFloat
      ruleThickness reservedThicknessForMarkers reservedThicknessForAccessoryView originOffset
  @property (readonly) CGFloat
      baselineLocation requiredThickness
  @property (copy) NSArray<NSRulerMarker *> *markers;
  @property NSRulerOrientation orientation;
  @property (copy) NSRulerViewUnitName measurementUnits;
  @property (weak) NSScrollView *scrollView;
  @property NSView *accessoryView;
  @property (weak) NSView *clientView;
  @interface NSScrollView
  + (NSSize)contentSizeForFrameSize:(NSSize)size hasHorizontalScroller:(BOOL)scroller hasVerticalScroller:(BOOL)scroller2 borderType:(NSBorderType)type;
  + (NSSize)contentSizeForFrameSize:(NSSize)size horizontalScrollerClass:(Class)classValue verticalScrollerClass:(Class)classValue2 borderType:(NSBorderType)type controlSize:(NSControlSize)size2 scrollerStyle:(NSScrollerStyle)style;
  + (NSSize)frameSizeForContentSize:(NSSize)size hasHorizontalScroller:(BOOL)scroller hasVerticalScroller:(BOOL)scroller2 borderType:(NSBorderType)type;
  + (NSSize)frameSizeForContentSize:(NSSize)size horizontalScrollerClass:(Class)classValue verticalScrollerClass:(Class)classValue2 borderType:(NSBorderType)type controlSize:(NSControlSize)size2 scrollerStyle:(NSScrollerStyle)style;
  - (void)addFloatingSubview:(NSView *)subview forAxis:(NSEventGestureAxis)axis;
  - (void)flashScrollers;
  - (void)magnifyToFitRect:(NSRect)rect;
  - (void)setMagnification:(CGFloat)magnification centeredAtPoint:(NSPoint)point;
  - (void)tile;
  @property BOOL
      drawsBackground hasVerticalScroller hasHorizontalScroller autohidesScrollers scrollsDynamically usesPredominantAxisScrolling allowsMagnification
      automaticallyAdjustsContentInsets rulersVisible hasHorizontalRuler hasVerticalRuler
  @property CGFloat
      horizontalLineScroll verticalLineScroll lineScroll horizontalPageScroll verticalPageScroll pageScroll magnification maxMagnification
      minMagnification
  @property (class) Class rulerViewClass;
  @property NSBorderType borderType;
  @property NSClipView *contentView;
  @property (copy) NSColor *backgroundColor;
  @property NSCursor *documentCursor;
  @property NSEdgeInsets
      contentInsets scrollerInsets
  @property (readonly) NSRect documentVisibleRect;
  @property NSRulerView *
      horizontalRulerView verticalRulerView
  @property NSScrollElasticity
      horizontalScrollElasticity verticalScrollElasticity
  @property NSScrollViewFindBarPosition findBarPosition;
  @property NSScroller *
      verticalScroller horizontalScroller
  @property NSScrollerKnobStyle scrollerKnobStyle;
  @property NSScrollerStyle scrollerStyle;
  @property (readonly) NSSize contentSize;
  @property __kindof NSView *documentView;
  @interface NSScrubber
  - (NSScrubberItemView *)itemViewForItemAtIndex:(NSInteger)index;
  - (NSScrubberItemView *)makeItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier owner:(id)owner;
  - (void)insertItemsAtIndexes:(NSIndexSet *)indexes;
  - (void)moveItemAtIndex:(NSInteger)index toIndex:(NSInteger)index2;
  - (void)performSequentialBatchUpdates:(void (^)(void))updates;
  - (void)registerClass:(Class)classValue forItemIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)registerNib:(NSNib *)nib forItemIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)reloadData;
  - (void)reloadItemsAtIndexes:(NSIndexSet *)indexes;
  - (void)removeItemsAtIndexes:(NSIndexSet *)indexes;
  - (void)scrollItemAtIndex:(NSInteger)index toAlignment:(NSScrubberAlignment)alignment;
  @property BOOL
      floatsSelectionViews showsArrowButtons showsAdditionalContentIndicators
  @property (getter=is) BOOL
      continuous
  @property (copy) NSColor *backgroundColor;
  @property NSInteger selectedIndex;
  @property (readonly) NSInteger
      numberOfItems highlightedIndex
  @property NSScrubberAlignment itemAlignment;
  @property NSScrubberLayout *scrubberLayout;
  @property NSScrubberMode mode;
  @property NSScrubberSelectionStyle *
      selectionBackgroundStyle selectionOverlayStyle
  @property NSView *backgroundView;
  @property (weak) id<NSScrubberDataSource> dataSource;
  @property (weak) id<NSScrubberDelegate> delegate;
  @interface NSScrubberArrangedView
  - (void)applyLayoutAttributes:(NSScrubberLayoutAttributes *)attributes;
  @property (getter=is) BOOL
      selected highlighted
  @interface NSScrubberImageItemView
  @property (copy) NSImage *image;
  @property NSImageAlignment imageAlignment;
  @property (readonly) NSImageView *imageView;
  @interface NSScrubberTextItemView
  @property (copy) NSString *title;
  @property (readonly) NSTextField *textField;
  @interface NSSplitView
  - (BOOL)isPaneSplitter;
  - (BOOL)isSubviewCollapsed:(NSView *)collapsed;
  - (CGFloat)maxPossiblePositionOfDividerAtIndex:(NSInteger)index;
  - (CGFloat)minPossiblePositionOfDividerAtIndex:(NSInteger)index;
  - (float)holdingPriorityForSubviewAtIndex:(NSInteger)index;
  - (void)addArrangedSubview:(NSView *)subview;
  - (void)adjustSubviews;
  - (void)drawDividerInRect:(NSRect)rect;
  - (void)insertArrangedSubview:(NSView *)subview atIndex:(NSInteger)index;
  - (void)removeArrangedSubview:(NSView *)subview;
  - (void)setHoldingPriority:(float)priority forSubviewAtIndex:(NSInteger)index;
  - (void)setIsPaneSplitter:(BOOL)splitter;
  - (void)setPosition:(CGFloat)position ofDividerAtIndex:(NSInteger)index;
  @property BOOL arrangesAllSubviews;
  @property (getter=is) BOOL
      vertical
  @property (readonly) CGFloat dividerThickness;
  @property (readonly) NSArray<NSView *> *arrangedSubviews;
  @property (readonly) NSColor *dividerColor;
  @property (copy) NSSplitViewAutosaveName autosaveName;
  @property NSSplitViewDividerStyle dividerStyle;
  @property (weak) id<NSSplitViewDelegate> delegate;
  @interface NSStackView
  + (instancetype)stackViewWithViews:(NSArray<NSView *> *)views;
  - (CGFloat)customSpacingAfterView:(NSView *)view;
  - (NSArray<NSView *> *)viewsInGravity:(NSStackViewGravity)gravity;
  - (float)clippingResistancePriorityForOrientation:(NSLayoutConstraintOrientation)orientation;
  - (float)huggingPriorityForOrientation:(NSLayoutConstraintOrientation)orientation;
  - (float)visibilityPriorityForView:(NSView *)view;
  - (void)addArrangedSubview:(NSView *)subview;
  - (void)addView:(NSView *)view inGravity:(NSStackViewGravity)gravity;
  - (void)insertArrangedSubview:(NSView *)subview atIndex:(NSInteger)index;
  - (void)insertView:(NSView *)view atIndex:(NSUInteger)index inGravity:(NSStackViewGravity)gravity;
  - (void)removeArrangedSubview:(NSView *)subview;
  - (void)removeView:(NSView *)view;
  - (void)setClippingResistancePriority:(float)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
  - (void)setCustomSpacing:(CGFloat)spacing afterView:(NSView *)view;
  - (void)setHuggingPriority:(float)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
  - (void)setViews:(NSArray<NSView *> *)views inGravity:(NSStackViewGravity)gravity;
  - (void)setVisibilityPriority:(float)priority forView:(NSView *)view;
  @property BOOL
      detachesHiddenViews hasEqualSpacing
  @property CGFloat spacing;
  @property (readonly) NSArray<NSView *> *
      arrangedSubviews detachedViews views
  @property NSEdgeInsets edgeInsets;
  @property NSLayoutAttribute alignment;
  @property NSStackViewDistribution distribution;
  @property NSUserInterfaceLayoutOrientation orientation;
  @property (weak) id<NSStackViewDelegate> delegate;
  @interface NSTabView
  - (NSInteger)indexOfTabViewItem:(NSTabViewItem *)item;
  - (NSInteger)indexOfTabViewItemWithIdentifier:(id)identifier;
  - (NSTabViewItem *)tabViewItemAtIndex:(NSInteger)index;
  - (NSTabViewItem *)tabViewItemAtPoint:(NSPoint)point;
  - (void)addTabViewItem:(NSTabViewItem *)item;
  - (void)insertTabViewItem:(NSTabViewItem *)item atIndex:(NSInteger)index;
  - (void)removeTabViewItem:(NSTabViewItem *)item;
  - (void)selectFirstTabViewItem:(id)item;
  - (void)selectLastTabViewItem:(id)item;
  - (void)selectNextTabViewItem:(id)item;
  - (void)selectPreviousTabViewItem:(id)item;
  - (void)selectTabViewItem:(NSTabViewItem *)item;
  - (void)selectTabViewItemAtIndex:(NSInteger)index;
  - (void)selectTabViewItemWithIdentifier:(id)identifier;
  - (void)takeSelectedTabViewItemFromSender:(id)sender;
  @property BOOL
      allowsTruncatedLabels drawsBackground
  @property (copy) NSArray<NSTabViewItem *> *tabViewItems;
  @property NSControlSize controlSize;
  @property NSControlTint controlTint;
  @property NSFont *font;
  @property (readonly) NSInteger numberOfTabViewItems;
  @property (readonly) NSRect contentRect;
  @property (readonly) NSSize minimumSize;
  @property NSTabPosition tabPosition;
  @property NSTabViewBorderType tabViewBorderType;
  @property (readonly) NSTabViewItem *selectedTabViewItem;
  @property NSTabViewType tabViewType;
  @property (weak) id<NSTabViewDelegate> delegate;
  @interface NSTableCellView
  @property (readonly) NSArray<NSDraggingImageComponent *> *draggingImageComponents;
  @property NSBackgroundStyle backgroundStyle;
  @property (assign) NSImageView *imageView;
  @property NSTableViewRowSizeStyle rowSizeStyle;
  @property (assign) NSTextField *textField;
  @property id objectValue;
  @interface NSTableHeaderView
  - (NSInteger)columnAtPoint:(NSPoint)point;
  - (NSRect)headerRectOfColumn:(NSInteger)column;
  @property (readonly) CGFloat draggedDistance;
  @property (readonly) NSInteger
      draggedColumn resizedColumn
  @property (weak) NSTableView *tableView;
  @interface NSTableRowView
  - (id)viewAtColumn:(NSInteger)column;
  - (void)drawBackgroundInRect:(NSRect)rect;
  - (void)drawDraggingDestinationFeedbackInRect:(NSRect)rect;
  - (void)drawSelectionInRect:(NSRect)rect;
  - (void)drawSeparatorInRect:(NSRect)rect;
  @property (getter=is) BOOL
      emphasized groupRowStyle selected previousRowSelected nextRowSelected floating targetForDropOperation
  @property CGFloat indentationForDropOperation;
  @property (readonly) NSBackgroundStyle interiorBackgroundStyle;
  @property (copy) NSColor *backgroundColor;
  @property (readonly) NSInteger numberOfColumns;
  @property NSTableViewDraggingDestinationFeedbackStyle draggingDestinationFeedbackStyle;
  @property NSTableViewSelectionHighlightStyle selectionHighlightStyle;
  @interface NSText <NSChangeSpelling, NSIgnoreMisspelledWords>
  - (BOOL)readRTFDFromFile:(NSString *)file;
  - (BOOL)writeRTFDToFile:(NSString *)file atomically:(BOOL)atomically;
  - (NSData *)RTFDFromRange:(NSRange)range;
  - (NSData *)RTFFromRange:(NSRange)range;
  - (void)alignCenter:(id)center;
  - (void)alignLeft:(id)left;
  - (void)alignRight:(id)right;
  - (void)changeFont:(id)font;
  - (void)checkSpelling:(id)spelling;
  - (void)copy:(id)copy;
  - (void)copyFont:(id)font;
  - (void)copyRuler:(id)ruler;
  - (void)cut:(id)cut;
  - (void)delete:(id)deleteValue;
  - (void)paste:(id)paste;
  - (void)pasteFont:(id)font;
  - (void)pasteRuler:(id)ruler;
  - (void)replaceCharactersInRange:(NSRange)range withRTF:(NSData *)rtf;
  - (void)replaceCharactersInRange:(NSRange)range withRTFD:(NSData *)rtfd;
  - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
  - (void)scrollRangeToVisible:(NSRange)visible;
  - (void)selectAll:(id)all;
  - (void)setFont:(NSFont *)font range:(NSRange)range;
  - (void)setTextColor:(NSColor *)color range:(NSRange)range;
  - (void)showGuessPanel:(id)panel;
  - (void)sizeToFit;
  - (void)subscript:(id)subscript;
  - (void)superscript:(id)superscript;
  - (void)toggleRuler:(id)ruler;
  - (void)underline:(id)underline;
  - (void)unscript:(id)unscript;
  @property BOOL
      importsGraphics usesFontPanel drawsBackground
  @property (getter=is) BOOL
      editable selectable richText fieldEditor horizontallyResizable verticallyResizable
  @property (readonly) BOOL isRulerVisible;
  @property (copy) NSColor *
      backgroundColor textColor
  @property NSFont *font;
  @property NSRange selectedRange;
  @property NSSize
      maxSize minSize
  @property (copy) NSString *string;
  @property NSTextAlignment alignment;
  @property NSWritingDirection baseWritingDirection;
  @property (assign) id<NSTextDelegate> delegate;
  @interface NSTextView <NSColorChanging, NSDraggingSource, NSMenuItemValidation, NSTextInput, NSTextInputClient, NSTextLayoutOrientationProvider, NSUserInterfaceValidations, NSCandidateListTouchBarItemDelegate, NSTouchBarDelegate>
  + (BOOL)stronglyReferencesTextStorage;
  + (NSScrollView *)scrollableDocumentContentTextView;
  + (NSScrollView *)scrollablePlainDocumentContentTextView;
  + (NSScrollView *)scrollableTextView;
  + (instancetype)fieldEditor;
  + (instancetype)textViewUsingTextLayoutManager:(BOOL)manager;
  + (void)registerForServices;
  - (BOOL)dragSelectionWithEvent:(NSEvent *)event offset:(NSSize)offset slideBack:(BOOL)back;
  - (BOOL)isCoalescingUndo;
  - (BOOL)performValidatedReplacementInRange:(NSRange)range withAttributedString:(NSAttributedString *)string;
  - (BOOL)readSelectionFromPasteboard:(NSPasteboard *)pasteboard type:(NSPasteboardType)type;
  - (BOOL)readSelectionFromPasteboard:(NSPasteboard *)pasteboard;
  - (BOOL)shouldChangeTextInRange:(NSRange)range replacementString:(NSString *)string;
  - (BOOL)shouldChangeTextInRanges:(NSArray<NSValue *> *)ranges replacementStrings:(NSArray<NSString *> *)strings;
  - (BOOL)writeSelectionToPasteboard:(NSPasteboard *)pasteboard type:(NSPasteboardType)type;
  - (BOOL)writeSelectionToPasteboard:(NSPasteboard *)pasteboard types:(NSArray<NSPasteboardType> *)types;
  - (NSArray<NSPasteboardType> *)acceptableDragTypes;
  - (NSArray<NSPasteboardType> *)readablePasteboardTypes;
  - (NSArray<NSPasteboardType> *)writablePasteboardTypes;
  - (NSArray<NSString *> *)completionsForPartialWordRange:(NSRange)range indexOfSelectedItem:(NSInteger *)item;
  - (NSArray<NSValue *> *)rangesForUserCharacterAttributeChange;
  - (NSArray<NSValue *> *)rangesForUserParagraphAttributeChange;
  - (NSArray<NSValue *> *)rangesForUserTextChange;
  - (NSDragOperation)dragOperationForDraggingInfo:(id<NSDraggingInfo>)info type:(NSPasteboardType)type;
  - (NSImage *)dragImageForSelectionWithEvent:(NSEvent *)event origin:(NSPoint *)origin;
  - (NSInteger)spellCheckerDocumentTag;
  - (NSPasteboardType)preferredPasteboardTypeFromArray:(NSArray<NSPasteboardType> *)array restrictedToTypesFromArray:(NSArray<NSPasteboardType> *)array2;
  - (NSRange)rangeForUserCharacterAttributeChange;
  - (NSRange)rangeForUserCompletion;
  - (NSRange)rangeForUserParagraphAttributeChange;
  - (NSRange)rangeForUserTextChange;
  - (NSRange)selectionRangeForProposedRange:(NSRange)range granularity:(NSSelectionGranularity)granularity;
  - (NSRange)smartDeleteRangeForProposedRange:(NSRange)range;
  - (NSSelectionAffinity)selectionAffinity;
  - (NSString *)smartInsertAfterStringForString:(NSString *)string replacingRange:(NSRange)range;
  - (NSString *)smartInsertBeforeStringForString:(NSString *)string replacingRange:(NSRange)range;
  - (NSUInteger)characterIndexForInsertionAtPoint:(NSPoint)point;
  - (instancetype)initUsingTextLayoutManager:(BOOL)manager;
  - (instancetype)initWithFrame:(NSRect)frame textContainer:(NSTextContainer *)container;
  - (void)alignJustified:(id)justified;
  - (void)breakUndoCoalescing;
  - (void)changeAttributes:(id)attributes;
  - (void)changeColor:(id)color;
  - (void)changeDocumentBackgroundColor:(id)color;
  - (void)changeLayoutOrientation:(id)orientation;
  - (void)checkTextInDocument:(id)document;
  - (void)checkTextInRange:(NSRange)range types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options;
  - (void)checkTextInSelection:(id)selection;
  - (void)cleanUpAfterDragOperation;
  - (void)clickedOnLink:(id)link atIndex:(NSUInteger)index;
  - (void)complete:(id)complete;
  - (void)didChangeText;
  - (void)drawInsertionPointInRect:(NSRect)rect color:(NSColor *)color turnedOn:(BOOL)on;
  - (void)drawTextHighlightBackgroundForTextRange:(NSTextRange *)range origin:(NSPoint)origin;
  - (void)drawViewBackgroundInRect:(NSRect)rect;
  - (void)handleTextCheckingResults:(NSArray<NSTextCheckingResult *> *)results forRange:(NSRange)range types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options orthography:(NSOrthography *)orthography wordCount:(NSInteger)count;
  - (void)highlight:(id)highlight;
  - (void)insertCompletion:(NSString *)completion forPartialWordRange:(NSRange)range movement:(NSInteger)movement isFinal:(BOOL)final;
  - (void)insertText:(id)text;
  - (void)invalidateTextContainerOrigin;
  - (void)loosenKerning:(id)kerning;
  - (void)lowerBaseline:(id)baseline;
  - (void)orderFrontLinkPanel:(id)panel;
  - (void)orderFrontListPanel:(id)panel;
  - (void)orderFrontSharingServicePicker:(id)picker;
  - (void)orderFrontSpacingPanel:(id)panel;
  - (void)orderFrontSubstitutionsPanel:(id)panel;
  - (void)orderFrontTablePanel:(id)panel;
  - (void)outline:(id)outline;
  - (void)pasteAsPlainText:(id)text;
  - (void)pasteAsRichText:(id)text;
  - (void)performFindPanelAction:(id)action;
  - (void)raiseBaseline:(id)baseline;
  - (void)replaceTextContainer:(NSTextContainer *)container;
  - (void)setAlignment:(NSTextAlignment)alignment range:(NSRange)range;
  - (void)setBaseWritingDirection:(NSWritingDirection)direction range:(NSRange)range;
  - (void)setConstrainedFrameSize:(NSSize)size;
  - (void)setLayoutOrientation:(NSTextLayoutOrientation)orientation;
  - (void)setNeedsDisplayInRect:(NSRect)rect avoidAdditionalLayout:(BOOL)layout;
  - (void)setSelectedRange:(NSRange)range affinity:(NSSelectionAffinity)affinity stillSelecting:(BOOL)selecting;
  - (void)setSelectedRanges:(NSArray<NSValue *> *)ranges affinity:(NSSelectionAffinity)affinity stillSelecting:(BOOL)selecting;
  - (void)setSpellingState:(NSInteger)state range:(NSRange)range;
  - (void)showFindIndicatorForRange:(NSRange)range;
  - (void)smartInsertForString:(NSString *)string replacingRange:(NSRange)range beforeString:(NSString **)string2 afterString:(NSString **)string3;
  - (void)startSpeaking:(id)speaking;
  - (void)stopSpeaking:(id)speaking;
  - (void)tightenKerning:(id)kerning;
  - (void)toggleAutomaticDashSubstitution:(id)substitution;
  - (void)toggleAutomaticDataDetection:(id)detection;
  - (void)toggleAutomaticLinkDetection:(id)detection;
  - (void)toggleAutomaticQuoteSubstitution:(id)substitution;
  - (void)toggleAutomaticSpellingCorrection:(id)correction;
  - (void)toggleAutomaticTextCompletion:(id)completion;
  - (void)toggleAutomaticTextReplacement:(id)replacement;
  - (void)toggleBaseWritingDirection:(id)direction;
  - (void)toggleContinuousSpellChecking:(id)checking;
  - (void)toggleGrammarChecking:(id)checking;
  - (void)toggleQuickLookPreviewPanel:(id)panel;
  - (void)toggleSmartInsertDelete:(id)deleteValue;
  - (void)toggleTraditionalCharacterShape:(id)shape;
  - (void)turnOffKerning:(id)kerning;
  - (void)turnOffLigatures:(id)ligatures;
  - (void)updateCandidates;
  - (void)updateDragTypeRegistration;
  - (void)updateFontPanel;
  - (void)updateInsertionPointStateAndRestartTimer:(BOOL)timer;
  - (void)updateQuickLookPreviewPanel;
  - (void)updateRuler;
  - (void)updateTextTouchBarItems;
  - (void)updateTouchBarItemIdentifiers;
  - (void)useAllLigatures:(id)ligatures;
  - (void)useStandardKerning:(id)kerning;
  - (void)useStandardLigatures:(id)ligatures;
  @property BOOL
      usesAdaptiveColorMappingForDarkAppearance displaysLinkToolTips acceptsGlyphInfo usesRuler usesInspectorBar allowsDocumentBackgroundColorChange
      allowsUndo allowsImageEditing usesRolloverButtonForSelection importsGraphics drawsBackground usesFontPanel smartInsertDeleteEnabled
      usesFindPanel usesFindBar allowsCharacterPickerTouchBarItem
  @property (getter=is) BOOL
      continuousSpellCheckingEnabled grammarCheckingEnabled editable selectable richText fieldEditor rulerVisible automaticQuoteSubstitutionEnabled
      automaticLinkDetectionEnabled automaticDataDetectionEnabled automaticDashSubstitutionEnabled automaticTextReplacementEnabled
      automaticSpellingCorrectionEnabled incrementalSearchingEnabled automaticTextCompletionEnabled
  @property (readonly) BOOL
      shouldDrawInsertionPoint isWritingToolsActive
  @property (copy) NSArray<NSString *> *allowedInputSourceLocales;
  @property (copy) NSArray<NSValue *> *selectedRanges;
  @property (copy) NSColor *
      insertionPointColor backgroundColor
  @property (copy) NSDictionary<NSAttributedStringKey, id> *
      selectedTextAttributes markedTextAttributes linkTextAttributes typingAttributes textHighlightAttributes
  @property (readonly, assign) NSLayoutManager *layoutManager;
  @property (copy) NSParagraphStyle *defaultParagraphStyle;
  @property (readonly) NSPoint textContainerOrigin;
  @property NSSelectionGranularity selectionGranularity;
  @property NSSize textContainerInset;
  @property (assign) NSTextContainer *textContainer;
  @property (readonly) NSTextContentStorage *textContentStorage;
  @property NSTextInputTraitType
      inlinePredictionType mathExpressionCompletionType
  @property (readonly) NSTextLayoutManager *textLayoutManager;
  @property (readonly, assign) NSTextStorage *textStorage;
  @property NSWritingToolsBehavior writingToolsBehavior;
  @property NSWritingToolsResultOptions allowedWritingToolsResultOptions;
  @property (weak) id<NSTextViewDelegate> delegate;
  @property uint64_t enabledTextCheckingTypes;
  @interface NSTextInsertionIndicator
  @property (copy) void (^effectsViewInserter)(NSView *);
  @property (copy) NSColor *color;
  @property NSTextInsertionIndicatorAutomaticModeOptions automaticModeOptions;
  @property NSTextInsertionIndicatorDisplayMode displayMode;
  @interface NSVisualEffectView
  @property (getter=is) BOOL
      emphasized
  @property (readonly) NSBackgroundStyle interiorBackgroundStyle;
  @property NSImage *maskImage;
  @property NSVisualEffectBlendingMode blendingMode;
  @property NSVisualEffectMaterial material;
  @property NSVisualEffectState state;
  @interface NSViewController <NSEditor, NSSeguePerforming, NSUserInterfaceItemIdentification, NSExtensionRequestHandling>
  - (BOOL)commitEditing;
  - (instancetype)initWithNibName:(NSNibName)name bundle:(NSBundle *)bundle;
  - (void)addChildViewController:(NSViewController *)controller;
  - (void)commitEditingWithDelegate:(id)delegate didCommitSelector:(SEL)selector contextInfo:(void *)info;
  - (void)discardEditing;
  - (void)dismissController:(id)controller;
  - (void)dismissViewController:(NSViewController *)controller;
  - (void)insertChildViewController:(NSViewController *)controller atIndex:(NSInteger)index;
  - (void)loadView;
  - (void)loadViewIfNeeded;
  - (void)preferredContentSizeDidChangeForViewController:(NSViewController *)controller;
  - (void)presentViewController:(NSViewController *)controller asPopoverRelativeToRect:(NSRect)rect ofView:(NSView *)view preferredEdge:(NSRectEdge)edge behavior:(NSPopoverBehavior)behavior hasFullSizeContent:(BOOL)content;
  - (void)presentViewController:(NSViewController *)controller asPopoverRelativeToRect:(NSRect)rect ofView:(NSView *)view preferredEdge:(NSRectEdge)edge behavior:(NSPopoverBehavior)behavior;
  - (void)presentViewControllerAsModalWindow:(NSViewController *)window;
  - (void)presentViewControllerAsSheet:(NSViewController *)sheet;
  - (void)removeChildViewControllerAtIndex:(NSInteger)index;
  - (void)removeFromParentViewController;
  - (void)transitionFromViewController:(NSViewController *)controller toViewController:(NSViewController *)controller2 options:(NSViewControllerTransitionOptions)options completionHandler:(void (^)(void))handler;
  - (void)updateViewConstraints;
  - (void)viewDidAppear;
  - (void)viewDidDisappear;
  - (void)viewDidLayout;
  - (void)viewDidLoad;
  - (void)viewWillAppear;
  - (void)viewWillDisappear;
  - (void)viewWillLayout;
  - (void)viewWillTransitionToSize:(NSSize)size;
  @property (readonly) BOOL isViewLoaded;
  @property (readonly) NSArray<NSViewController *> *presentedViewControllers;
  @property NSArray<__kindof NSViewController *> *childViewControllers;
  @property (readonly) NSBundle *nibBundle;
  @property (readonly) NSExtensionContext *extensionContext;
  @property (readonly) NSNibName nibName;
  @property NSPoint preferredScreenOrigin;
  @property NSSize preferredContentSize;
  @property (readonly) NSSize
      preferredMinimumSize preferredMaximumSize
  @property (readonly) NSStoryboard *storyboard;
  @property NSString *title;
  @property NSView *
      view sourceItemView
  @property (readonly) NSView *viewIfLoaded;
  @property (readonly) NSViewController *parentViewController;
  @property (readonly, assign) NSViewController *presentingViewController;
  @property id representedObject;
  @interface NSCollectionViewItem <NSCollectionViewElement, NSCopying>
  @property (getter=is) BOOL
      selected
  @property (readonly) NSArray<NSDraggingImageComponent *> *draggingImageComponents;
  @property (readonly) NSCollectionView *collectionView;
  @property NSCollectionViewItemHighlightState highlightState;
  @property (weak) NSImageView *imageView;
  @property (weak) NSTextField *textField;
  @interface NSPageController <NSAnimatablePropertyContainer>
  - (void)completeTransition;
  - (void)navigateBack:(id)back;
  - (void)navigateForward:(id)forward;
  - (void)navigateForwardToObject:(id)object;
  - (void)takeSelectedIndexFrom:(id)from;
  @property (copy) NSArray *arrangedObjects;
  @property NSInteger selectedIndex;
  @property NSPageControllerTransitionStyle transitionStyle;
  @property (readonly) NSViewController *selectedViewController;
  @property (weak) id<NSPageControllerDelegate> delegate;
  @interface NSSplitViewController <NSSplitViewDelegate, NSUserInterfaceValidations>
  - (BOOL)splitView:(NSSplitView *)view canCollapseSubview:(NSView *)subview;
  - (BOOL)splitView:(NSSplitView *)view shouldCollapseSubview:(NSView *)subview forDoubleClickOnDividerAtIndex:(NSInteger)index;
  - (BOOL)splitView:(NSSplitView *)view shouldHideDividerAtIndex:(NSInteger)index;
  - (BOOL)validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item;
  - (NSRect)splitView:(NSSplitView *)view additionalEffectiveRectOfDividerAtIndex:(NSInteger)index;
  - (NSRect)splitView:(NSSplitView *)view effectiveRect:(NSRect)rect forDrawnRect:(NSRect)rect2 ofDividerAtIndex:(NSInteger)index;
  - (NSSplitViewItem *)splitViewItemForViewController:(NSViewController *)controller;
  - (void)addSplitViewItem:(NSSplitViewItem *)item;
  - (void)insertSplitViewItem:(NSSplitViewItem *)item atIndex:(NSInteger)index;
  - (void)removeSplitViewItem:(NSSplitViewItem *)item;
  - (void)toggleInspector:(id)inspector;
  - (void)toggleSidebar:(id)sidebar;
  @property CGFloat minimumThicknessForInlineSidebars;
  @property (copy) NSArray<NSSplitViewItem *> *splitViewItems;
  @property NSSplitView *splitView;
  @interface NSTabViewController <NSTabViewDelegate, NSToolbarDelegate>
  - (BOOL)tabView:(NSTabView *)view shouldSelectTabViewItem:(NSTabViewItem *)item;
  - (NSArray<NSToolbarItemIdentifier> *)toolbarAllowedItemIdentifiers:(NSToolbar *)identifiers;
  - (NSArray<NSToolbarItemIdentifier> *)toolbarDefaultItemIdentifiers:(NSToolbar *)identifiers;
  - (NSArray<NSToolbarItemIdentifier> *)toolbarSelectableItemIdentifiers:(NSToolbar *)identifiers;
  - (NSTabViewItem *)tabViewItemForViewController:(NSViewController *)controller;
  - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSToolbarItemIdentifier)identifier willBeInsertedIntoToolbar:(BOOL)toolbar2;
  - (void)addTabViewItem:(NSTabViewItem *)item;
  - (void)insertTabViewItem:(NSTabViewItem *)item atIndex:(NSInteger)index;
  - (void)removeTabViewItem:(NSTabViewItem *)item;
  - (void)tabView:(NSTabView *)view didSelectTabViewItem:(NSTabViewItem *)item;
  - (void)tabView:(NSTabView *)view willSelectTabViewItem:(NSTabViewItem *)item;
  @property BOOL canPropagateSelectedChildViewControllerTitle;
  @property (copy) NSArray<NSTabViewItem *> *tabViewItems;
  @property NSInteger selectedTabViewItemIndex;
  @property NSTabView *tabView;
  @property NSTabViewControllerTabStyle tabStyle;
  @property NSViewControllerTransitionOptions transitionOptions;
  @interface NSTitlebarAccessoryViewController <NSAnimatablePropertyContainer, NSAnimationDelegate>
  @property BOOL automaticallyAdjustsSize;
  @property (getter=is) BOOL
      hidden
  @property CGFloat fullScreenMinHeight;
  @property NSLayoutAttribute layoutAttribute;
  @interface NSWindow <NSAnimatablePropertyContainer, NSMenuItemValidation, NSUserInterfaceValidations, NSUserInterfaceItemIdentification, NSAppearanceCustomization, NSAccessibility>
  + (CGFloat)minFrameWidthWithTitle:(NSString *)title styleMask:(NSWindowStyleMask)mask;
  + (NSArray<NSNumber *> *)windowNumbersWithOptions:(NSWindowNumberListOptions)options;
  + (NSButton *)standardWindowButton:(NSWindowButton)button forStyleMask:(NSWindowStyleMask)mask;
  + (NSInteger)windowNumberAtPoint:(NSPoint)point belowWindowWithWindowNumber:(NSInteger)number;
  + (NSRect)contentRectForFrameRect:(NSRect)rect styleMask:(NSWindowStyleMask)mask;
  + (NSRect)frameRectForContentRect:(NSRect)rect styleMask:(NSWindowStyleMask)mask;
  + (NSWindowDepth)defaultDepthLimit;
  + (NSWindowUserTabbingPreference)userTabbingPreference;
  + (instancetype)windowWithContentViewController:(NSViewController *)controller;
  + (void)menuChanged:(NSMenu *)changed;
  + (void)removeFrameUsingName:(NSWindowFrameAutosaveName)name;
  - (BOOL)autorecalculatesContentBorderThicknessForEdge:(NSRectEdge)edge;
  - (BOOL)canRepresentDisplayGamut:(NSDisplayGamut)gamut;
  - (BOOL)hasCloseBox;
  - (BOOL)hasTitleBar;
  - (BOOL)isModalPanel;
  - (BOOL)isResizable;
  - (BOOL)isZoomable;
  - (BOOL)makeFirstResponder:(NSResponder *)responder;
  - (BOOL)setFrameAutosaveName:(NSWindowFrameAutosaveName)name;
  - (BOOL)setFrameUsingName:(NSWindowFrameAutosaveName)name force:(BOOL)force;
  - (BOOL)setFrameUsingName:(NSWindowFrameAutosaveName)name;
  - (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
  - (CGFloat)contentBorderThicknessForEdge:(NSRectEdge)edge;
  - (NSArray<NSDrawer *> *)drawers;
  - (NSArray<NSWindow *> *)tabbedWindows;
  - (NSButton *)standardWindowButton:(NSWindowButton)button;
  - (NSData *)dataWithEPSInsideRect:(NSRect)rect;
  - (NSData *)dataWithPDFInsideRect:(NSRect)rect;
  - (NSDraggingSession *)beginDraggingSessionWithItems:(NSArray<NSDraggingItem *> *)items event:(NSEvent *)event source:(id<NSDraggingSource>)source;
  - (NSEvent *)currentEvent;
  - (NSEvent *)nextEventMatchingMask:(NSEventMask)mask untilDate:(NSDate *)date inMode:(NSRunLoopMode)mode dequeue:(BOOL)dequeue;
  - (NSEvent *)nextEventMatchingMask:(NSEventMask)mask;
  - (NSInteger)gState;
  - (NSLayoutAttribute)anchorAttributeForOrientation:(NSLayoutConstraintOrientation)orientation;
  - (NSPoint)cascadeTopLeftFromPoint:(NSPoint)point;
  - (NSPoint)convertBaseToScreen:(NSPoint)screen;
  - (NSPoint)convertPointFromBacking:(NSPoint)backing;
  - (NSPoint)convertPointFromScreen:(NSPoint)screen;
  - (NSPoint)convertPointToBacking:(NSPoint)backing;
  - (NSPoint)convertPointToScreen:(NSPoint)screen;
  - (NSPoint)convertScreenToBase:(NSPoint)base;
  - (NSRect)backingAlignedRect:(NSRect)rect options:(NSAlignmentOptions)options;
  - (NSRect)constrainFrameRect:(NSRect)rect toScreen:(NSScreen *)screen;
  - (NSRect)contentRectForFrameRect:(NSRect)rect;
  - (NSRect)convertRectFromBacking:(NSRect)backing;
  - (NSRect)convertRectFromScreen:(NSRect)screen;
  - (NSRect)convertRectToBacking:(NSRect)backing;
  - (NSRect)convertRectToScreen:(NSRect)screen;
  - (NSRect)frameRectForContentRect:(NSRect)rect;
  - (NSSelectionDirection)keyViewSelectionDirection;
  - (NSText *)fieldEditor:(BOOL)editor forObject:(id)object;
  - (NSWindow *)initWithWindowRef:(void *)ref;
  - (NSWindowFrameAutosaveName)frameAutosaveName;
  - (NSWindowPersistableFrameDescriptor)stringWithSavedFrame;
  - (NSWindowTabGroup *)tabGroup;
  - (double)animationResizeTime:(NSRect)time;
  - (id)handleCloseScriptCommand:(NSCloseCommand *)command;
  - (id)handlePrintScriptCommand:(NSScriptCommand *)command;
  - (id)handleSaveScriptCommand:(NSScriptCommand *)command;
  - (instancetype)initWithContentRect:(NSRect)rect styleMask:(NSWindowStyleMask)mask backing:(NSBackingStoreType)backing defer:(BOOL)defer screen:(NSScreen *)screen;
  - (instancetype)initWithContentRect:(NSRect)rect styleMask:(NSWindowStyleMask)mask backing:(NSBackingStoreType)backing defer:(BOOL)defer;
  - (void)addChildWindow:(NSWindow *)window ordered:(NSWindowOrderingMode)ordered;
  - (void)addTabbedWindow:(NSWindow *)window ordered:(NSWindowOrderingMode)ordered;
  - (void)addTitlebarAccessoryViewController:(NSTitlebarAccessoryViewController *)controller;
  - (void)becomeKeyWindow;
  - (void)becomeMainWindow;
  - (void)beginCriticalSheet:(NSWindow *)sheet completionHandler:(void (^)(NSInteger))handler;
  - (void)beginSheet:(NSWindow *)sheet completionHandler:(void (^)(NSInteger))handler;
  - (void)cacheImageInRect:(NSRect)rect;
  - (void)center;
  - (void)close;
  - (void)deminiaturize:(id)deminiaturize;
  - (void)disableCursorRects;
  - (void)disableFlushWindow;
  - (void)disableKeyEquivalentForDefaultButtonCell;
  - (void)disableScreenUpdatesUntilFlush;
  - (void)disableSnapshotRestoration;
  - (void)discardCachedImage;
  - (void)discardCursorRects;
  - (void)discardEventsMatchingMask:(NSEventMask)mask beforeEvent:(NSEvent *)event;
  - (void)display;
  - (void)displayIfNeeded;
  - (void)dragImage:(NSImage *)image at:(NSPoint)at offset:(NSSize)offset event:(NSEvent *)event pasteboard:(NSPasteboard *)pasteboard source:(id)source slideBack:(BOOL)back;
  - (void)enableCursorRects;
  - (void)enableFlushWindow;
  - (void)enableKeyEquivalentForDefaultButtonCell;
  - (void)enableSnapshotRestoration;
  - (void)endEditingFor:(id)forValue;
  - (void)endSheet:(NSWindow *)sheet returnCode:(NSInteger)code;
  - (void)endSheet:(NSWindow *)sheet;
  - (void)flushWindow;
  - (void)flushWindowIfNeeded;
  - (void)insertTitlebarAccessoryViewController:(NSTitlebarAccessoryViewController *)controller atIndex:(NSInteger)index;
  - (void)invalidateCursorRectsForView:(NSView *)view;
  - (void)invalidateShadow;
  - (void)layoutIfNeeded;
  - (void)makeKeyAndOrderFront:(id)sender;
  - (void)makeKeyWindow;
  - (void)makeMainWindow;
  - (void)mergeAllWindows:(id)windows;
  - (void)miniaturize:(id)miniaturize;
  - (void)moveTabToNewWindow:(id)window;
  - (void)orderBack:(id)back;
  - (void)orderFront:(id)front;
  - (void)orderFrontRegardless;
  - (void)orderOut:(id)outValue;
  - (void)orderWindow:(NSWindowOrderingMode)window relativeTo:(NSInteger)to;
  - (void)performClose:(id)close;
  - (void)performMiniaturize:(id)miniaturize;
  - (void)performWindowDragWithEvent:(NSEvent *)event;
  - (void)performZoom:(id)zoom;
  - (void)postEvent:(NSEvent *)event atStart:(BOOL)start;
  - (void)print:(id)print;
  - (void)recalculateKeyViewLoop;
  - (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)types;
  - (void)removeChildWindow:(NSWindow *)window;
  - (void)removeTitlebarAccessoryViewControllerAtIndex:(NSInteger)index;
  - (void)requestSharingOfWindow:(NSWindow *)window completionHandler:(void (^)(NSError *))handler;
  - (void)requestSharingOfWindowUsingPreview:(NSImage *)preview title:(NSString *)title completionHandler:(void (^)(NSError *))handler;
  - (void)resetCursorRects;
  - (void)resignKeyWindow;
  - (void)resignMainWindow;
  - (void)restoreCachedImage;
  - (void)runToolbarCustomizationPalette:(id)palette;
  - (void)saveFrameUsingName:(NSWindowFrameAutosaveName)name;
  - (void)selectKeyViewFollowingView:(NSView *)view;
  - (void)selectKeyViewPrecedingView:(NSView *)view;
  - (void)selectNextKeyView:(id)view;
  - (void)selectNextTab:(id)tab;
  - (void)selectPreviousKeyView:(id)view;
  - (void)selectPreviousTab:(id)tab;
  - (void)sendEvent:(NSEvent *)event;
  - (void)setAnchorAttribute:(NSLayoutAttribute)attribute forOrientation:(NSLayoutConstraintOrientation)orientation;
  - (void)setAutorecalculatesContentBorderThickness:(BOOL)thickness forEdge:(NSRectEdge)edge;
  - (void)setContentBorderThickness:(CGFloat)thickness forEdge:(NSRectEdge)edge;
  - (void)setContentSize:(NSSize)size;
  - (void)setDynamicDepthLimit:(BOOL)limit;
  - (void)setFrame:(NSRect)frame display:(BOOL)display animate:(BOOL)animate;
  - (void)setFrame:(NSRect)frame display:(BOOL)display;
  - (void)setFrameFromString:(NSWindowPersistableFrameDescriptor)string;
  - (void)setFrameOrigin:(NSPoint)origin;
  - (void)setFrameTopLeftPoint:(NSPoint)point;
  - (void)setIsMiniaturized:(BOOL)miniaturized;
  - (void)setIsVisible:(BOOL)visible;
  - (void)setIsZoomed:(BOOL)zoomed;
  - (void)setTitleWithRepresentedFilename:(NSString *)filename;
  - (void)toggleFullScreen:(id)screen;
  - (void)toggleTabBar:(id)bar;
  - (void)toggleTabOverview:(id)overview;
  - (void)toggleToolbarShown:(id)shown;
  - (void)trackEventsMatchingMask:(NSEventMask)mask timeout:(double)timeout mode:(NSRunLoopMode)mode handler:(void (^)(NSEvent *, BOOL *))handler;
  - (void)transferWindowSharingToWindow:(NSWindow *)window completionHandler:(void (^)(NSError *))handler;
  - (void)unregisterDraggedTypes;
  - (void)update;
  - (void)updateConstraintsIfNeeded;
  - (void)useOptimizedDrawing:(BOOL)drawing;
  - (void)visualizeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
  - (void)zoom:(id)zoom;
  @property BOOL
      titlebarAppearsTransparent viewsNeedDisplay preservesContentDuringLiveResize hidesOnDeactivate canHide preventsApplicationTerminationWhenModal
      allowsToolTipsWhenApplicationIsInactive hasShadow allowsConcurrentViewDrawing displaysWhenScreenProfileChanges canBecomeVisibleWithoutLogin
      autorecalculatesKeyViewLoop showsToolbarButton acceptsMouseMovedEvents ignoresMouseEvents showsResizeIndicator
  @property (class) BOOL allowsAutomaticWindowTabbing;
  @property (getter=is) BOOL
      excludedFromWindowsMenu releasedWhenClosed movable movableByWindowBackground documentEdited opaque autodisplay oneShot restorable
  @property (readonly) BOOL
      inLiveResize isZoomed isMiniaturized isVisible isKeyWindow isMainWindow canBecomeKeyWindow canBecomeMainWindow worksWhenModal
      hasDynamicDepthLimit isOnActiveSpace isSheet hasActiveWindowSharingSession areCursorRectsEnabled canStoreColor isFlushWindowDisabled
      isFloatingPanel isMiniaturizable
  @property CGFloat alphaValue;
  @property (readonly) CGFloat
      backingScaleFactor userSpaceScaleFactor
  @property Class restorationClass;
  @property (copy) NSArray<NSTitlebarAccessoryViewController *> *titlebarAccessoryViewControllers;
  @property (readonly) NSArray<NSWindow *> *
      sheets childWindows
  @property NSBackingStoreType backingType;
  @property NSButtonCell *defaultButtonCell;
  @property (copy) NSColor *backgroundColor;
  @property NSColorSpace *colorSpace;
  @property (readonly) NSDictionary<NSDeviceDescriptionKey, id> *deviceDescription;
  @property (readonly) NSDockTile *dockTile;
  @property (readonly) NSEventModifierFlags resizeFlags;
  @property (readonly) NSGraphicsContext *graphicsContext;
  @property NSImage *miniwindowImage;
  @property NSInteger
      level orderedIndex
  @property (readonly) NSInteger windowNumber;
  @property (weak) NSObject *appearanceSource;
  @property (readonly) NSPoint mouseLocationOutsideOfEventStream;
  @property (readonly) NSRect
      frame contentLayoutRect cascadingReferenceFrame
  @property (readonly) NSResponder *firstResponder;
  @property (readonly) NSScreen *
      screen deepestScreen
  @property NSSize
      resizeIncrements aspectRatio contentResizeIncrements contentAspectRatio minSize maxSize contentMinSize contentMaxSize minFullScreenContentSize
      maxFullScreenContentSize
  @property NSString *title;
  @property (copy) NSString *
      subtitle representedFilename miniwindowTitle
  @property NSTitlebarSeparatorStyle titlebarSeparatorStyle;
  @property NSToolbar *toolbar;
  @property (copy) NSURL *representedURL;
  @property (readonly) NSUserInterfaceLayoutDirection windowTitlebarLayoutDirection;
  @property (weak) NSView *initialFirstResponder;
  @property NSViewController *contentViewController;
  @property (readonly) NSWindow *
      attachedSheet sheetParent
  @property (weak) NSWindow *parentWindow;
  @property NSWindowAnimationBehavior animationBehavior;
  @property NSWindowBackingLocation preferredBackingLocation;
  @property (readonly) NSWindowBackingLocation backingLocation;
  @property NSWindowCollectionBehavior collectionBehavior;
  @property NSWindowController *windowController;
  @property NSWindowDepth depthLimit;
  @property (readonly) NSWindowOcclusionState occlusionState;
  @property NSWindowSharingType sharingType;
  @property NSWindowStyleMask styleMask;
  @property (readonly) NSWindowTab *tab;
  @property (copy) NSWindowTabbingIdentifier tabbingIdentifier;
  @property NSWindowTabbingMode tabbingMode;
  @property NSWindowTitleVisibility titleVisibility;
  @property NSWindowToolbarStyle toolbarStyle;
  @property __kindof NSView *contentView;
  @property (readonly) id contentLayoutGuide;
  @property (weak) id<NSWindowDelegate> delegate;
  @property (readonly) void *windowRef;
  @interface NSPanel
  @property BOOL
      becomesKeyOnlyIfNeeded worksWhenModal
  @property (getter=is) BOOL
      floatingPanel
  @interface NSColorPanel
  + (BOOL)dragColor:(NSColor *)color withEvent:(NSEvent *)event fromView:(NSView *)view;
  + (BOOL)sharedColorPanelExists;
  + (NSColorPanel *)sharedColorPanel;
  + (void)setPickerMask:(NSColorPanelOptions)mask;
  + (void)setPickerMode:(NSColorPanelMode)mode;
  - (void)attachColorList:(NSColorList *)list;
  - (void)detachColorList:(NSColorList *)list;
  - (void)setAction:(SEL)action;
  - (void)setTarget:(id)target;
  @property BOOL showsAlpha;
  @property (getter=is) BOOL
      continuous
  @property CGFloat maximumLinearExposure;
  @property (readonly) CGFloat alpha;
  @property (copy) NSColor *color;
  @property NSColorPanelMode mode;
  @property NSView *accessoryView;
  @interface NSFontPanel
  + (BOOL)sharedFontPanelExists;
  + (NSFontPanel *)sharedFontPanel;
  - (NSFont *)panelConvertFont:(NSFont *)font;
  - (void)reloadDefaultFontFamilies;
  - (void)setPanelFont:(NSFont *)font isMultiple:(BOOL)multiple;
  @property BOOL worksWhenModal;
  @property (getter=is) BOOL
      enabled
  @property NSView *accessoryView;
  @interface NSSavePanel
  + (NSSavePanel *)savePanel;
  - (NSInteger)runModal;
  - (NSInteger)runModalForDirectory:(NSString *)path file:(NSString *)name;
  - (NSString *)directory;
  - (NSString *)filename;
  - (NSString *)requiredFileType;
  - (void)beginSheetForDirectory:(NSString *)path file:(NSString *)name modalForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)context;
  - (void)beginSheetModalForWindow:(NSWindow *)window completionHandler:(void (^)(NSInteger))handler;
  - (void)beginWithCompletionHandler:(void (^)(NSInteger))handler;
  - (void)cancel:(id)cancel;
  - (void)ok:(id)ok;
  - (void)selectText:(id)text;
  - (void)setDirectory:(NSString *)path;
  - (void)setRequiredFileType:(NSString *)type;
  - (void)validateVisibleColumns;
  @property BOOL
      allowsOtherFileTypes canCreateDirectories canSelectHiddenExtension treatsFilePackagesAsDirectories showsHiddenFiles showsTagField
      showsContentTypes
  @property (getter=is) BOOL
      extensionHidden
  @property (readonly) BOOL isExpanded;
  @property (copy) NSArray<NSString *> *
      tagNames allowedFileTypes
  @property (copy) NSArray<UTType *> *allowedContentTypes;
  @property (copy) NSString *
      prompt title nameFieldLabel nameFieldStringValue message
  @property (copy) NSURL *directoryURL;
  @property (readonly) NSURL *URL;
  @property (copy) NSUserInterfaceItemIdentifier identifier;
  @property NSView *accessoryView;
  @property (copy) UTType *currentContentType;
  @property (weak) id<NSOpenSavePanelDelegate> delegate;
  @interface NSOpenPanel
  + (NSOpenPanel *)openPanel;
  - (NSArray *)filenames;
  - (NSInteger)runModalForDirectory:(NSString *)path file:(NSString *)name types:(NSArray *)types;
  - (NSInteger)runModalForTypes:(NSArray *)types;
  - (void)beginForDirectory:(NSString *)path file:(NSString *)name types:(NSArray *)types modelessDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)context;
  - (void)beginSheetForDirectory:(NSString *)path file:(NSString *)name types:(NSArray *)types modalForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)context;
  @property BOOL
      resolvesAliases canChooseDirectories allowsMultipleSelection canChooseFiles canResolveUbiquitousConflicts canDownloadUbiquitousContents
  @property (getter=is) BOOL
      accessoryViewDisclosed
  @property (readonly) NSArray<NSURL *> *URLs;
  @interface NSWindowController <NSSeguePerforming>
  - (NSString *)windowTitleForDocumentDisplayName:(NSString *)name;
  - (instancetype)initWithWindow:(NSWindow *)window;
  - (instancetype)initWithWindowNibName:(NSNibName)name owner:(id)owner;
  - (instancetype)initWithWindowNibName:(NSNibName)name;
  - (instancetype)initWithWindowNibPath:(NSString *)path owner:(id)owner;
  - (void)close;
  - (void)dismissController:(id)controller;
  - (void)loadWindow;
  - (void)setDocumentEdited:(BOOL)edited;
  - (void)showWindow:(id)window;
  - (void)synchronizeWindowTitleWithDocumentName;
  - (void)windowDidLoad;
  - (void)windowWillLoad;
  @property BOOL
      shouldCascadeWindows shouldCloseDocument
  @property (readonly) BOOL isWindowLoaded;
  @property (readonly) NSNibName windowNibName;
  @property (readonly) NSStoryboard *storyboard;
  @property (readonly) NSString *windowNibPath;
  @property NSViewController *contentViewController;
  @property NSWindow *window;
  @property (copy) NSWindowFrameAutosaveName windowFrameAutosaveName;
  @property (assign) __kindof NSDocument *document;
  @property (readonly) id owner;
  @interface NSController <NSCoding, NSEditor, NSEditorRegistration>
  - (BOOL)commitEditing;
  - (void)commitEditingWithDelegate:(id)delegate didCommitSelector:(SEL)selector contextInfo:(void *)info;
  - (void)discardEditing;
  - (void)objectDidBeginEditing:(id<NSEditor>)editing;
  - (void)objectDidEndEditing:(id<NSEditor>)editing;
  @property (readonly) BOOL isEditing;
  @interface NSObjectController
  - (BOOL)fetchWithRequest:(NSFetchRequest *)request merge:(BOOL)merge error:(NSError **)error;
  - (BOOL)validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item;
  - (instancetype)initWithContent:(id)content;
  - (void)add:(id)add;
  - (void)addObject:(id)object;
  - (void)fetch:(id)fetch;
  - (void)prepareContent;
  - (void)remove:(id)remove;
  - (void)removeObject:(id)object;
  @property BOOL
      automaticallyPreparesContent usesLazyFetching
  @property (getter=is) BOOL
      editable
  @property (readonly) BOOL
      canAdd canRemove
  @property Class objectClass;
  @property (readonly) NSArray *selectedObjects;
  @property (readonly) NSFetchRequest *defaultFetchRequest;
  @property NSManagedObjectContext *managedObjectContext;
  @property NSPredicate *fetchPredicate;
  @property (copy) NSString *entityName;
  @property id content;
  @property (readonly) id
      selection newObject
  @interface NSArrayController
  - (BOOL)addSelectedObjects:(NSArray *)objects;
  - (BOOL)addSelectionIndexes:(NSIndexSet *)indexes;
  - (BOOL)canInsert;
  - (BOOL)canSelectNext;
  - (BOOL)canSelectPrevious;
  - (BOOL)removeSelectedObjects:(NSArray *)objects;
  - (BOOL)removeSelectionIndexes:(NSIndexSet *)indexes;
  - (BOOL)setSelectedObjects:(NSArray *)objects;
  - (BOOL)setSelectionIndex:(NSUInteger)index;
  - (BOOL)setSelectionIndexes:(NSIndexSet *)indexes;
  - (NSArray *)arrangeObjects:(NSArray *)objects;
  - (NSArray<NSString *> *)automaticRearrangementKeyPaths;
  - (NSIndexSet *)selectionIndexes;
  - (NSUInteger)selectionIndex;
  - (void)addObjects:(NSArray *)objects;
  - (void)didChangeArrangementCriteria;
  - (void)insert:(id)insert;
  - (void)insertObject:(id)object atArrangedObjectIndex:(NSUInteger)index;
  - (void)insertObjects:(NSArray *)objects atArrangedObjectIndexes:(NSIndexSet *)indexes;
  - (void)rearrangeObjects;
  - (void)removeObjectAtArrangedObjectIndex:(NSUInteger)index;
  - (void)removeObjects:(NSArray *)objects;
  - (void)removeObjectsAtArrangedObjectIndexes:(NSIndexSet *)indexes;
  - (void)selectNext:(id)next;
  - (void)selectPrevious:(id)previous;
  @property BOOL
      automaticallyRearrangesObjects clearsFilterPredicateOnInsertion avoidsEmptySelection preservesSelection selectsInsertedObjects
      alwaysUsesMultipleValuesMarker
  @property (readonly) NSArray *selectedObjects;
  @property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
  @property NSPredicate *filterPredicate;
  @property (readonly) id arrangedObjects;
  @interface NSDictionaryController
  @property (copy) NSArray<NSString *> *
      includedKeys excludedKeys
  @property (copy) NSDictionary<NSString *, NSString *> *localizedKeyDictionary;
  @property (readonly) NSDictionaryControllerKeyValuePair *newObject;
  @property (copy) NSString *
      initialKey localizedKeyTable
  @property id initialValue;
  @interface NSTreeController
  - (BOOL)addSelectionIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (BOOL)removeSelectionIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (BOOL)setSelectionIndexPath:(NSIndexPath *)path;
  - (BOOL)setSelectionIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (NSArray<NSIndexPath *> *)selectionIndexPaths;
  - (NSIndexPath *)selectionIndexPath;
  - (NSString *)childrenKeyPathForNode:(NSTreeNode *)node;
  - (NSString *)countKeyPathForNode:(NSTreeNode *)node;
  - (NSString *)leafKeyPathForNode:(NSTreeNode *)node;
  - (void)addChild:(id)child;
  - (void)insert:(id)insert;
  - (void)insertChild:(id)child;
  - (void)insertObject:(id)object atArrangedObjectIndexPath:(NSIndexPath *)path;
  - (void)insertObjects:(NSArray *)objects atArrangedObjectIndexPaths:(NSArray<NSIndexPath *> *)paths;
  - (void)moveNode:(NSTreeNode *)node toIndexPath:(NSIndexPath *)path;
  - (void)moveNodes:(NSArray<NSTreeNode *> *)nodes toIndexPath:(NSIndexPath *)path;
  - (void)rearrangeObjects;
  - (void)removeObjectAtArrangedObjectIndexPath:(NSIndexPath *)path;
  - (void)removeObjectsAtArrangedObjectIndexPaths:(NSArray<NSIndexPath *> *)paths;
  @property BOOL
      avoidsEmptySelection preservesSelection selectsInsertedObjects alwaysUsesMultipleValuesMarker
  @property (readonly) BOOL
      canInsert canInsertChild canAddChild
  @property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
  @property (readonly) NSArray<NSTreeNode *> *selectedNodes;
  @property (copy) NSString *
      childrenKeyPath countKeyPath leafKeyPath
  @property (readonly) NSTreeNode *arrangedObjects;
  @property id content;
  @interface NSUserDefaultsController
  + (NSUserDefaultsController *)sharedUserDefaultsController;
  - (instancetype)initWithDefaults:(NSUserDefaults *)defaults initialValues:(NSDictionary<NSString *, id> *)values;
  - (void)revert:(id)revert;
  - (void)revertToInitialValues:(id)values;
  - (void)save:(id)save;
  @property BOOL appliesImmediately;
  @property (readonly) BOOL hasUnappliedChanges;
  @property (copy) NSDictionary<NSString *, id> *initialValues;
  @property (readonly) NSUserDefaults *defaults;
  @property (readonly) id values;
  @interface NSDictionaryControllerKeyValuePair
  @property (readonly) BOOL isExplicitlyIncluded;
  @property (copy) NSString *
      key localizedKey
  @property id value;
  @interface NSTreeNode
  + (instancetype)treeNodeWithRepresentedObject:(id)object;
  - (NSTreeNode *)descendantNodeAtIndexPath:(NSIndexPath *)path;
  - (instancetype)initWithRepresentedObject:(id)object;
  - (void)sortWithSortDescriptors:(NSArray<NSSortDescriptor *> *)descriptors recursively:(BOOL)recursively;
  @property (readonly) BOOL isLeaf;
  @property (readonly) NSArray<NSTreeNode *> *childNodes;
  @property (readonly) NSIndexPath *indexPath;
  @property (readonly) NSMutableArray<NSTreeNode *> *mutableChildNodes;
  @property (readonly) NSTreeNode *parentNode;
  @property (readonly) id representedObject;
  @interface NSDocument <NSFilePresenter, NSUserInterfaceValidations, NSEditorRegistration, NSMenuItemValidation, NSUserActivityRestoring>
  + (BOOL)autosavesDrafts;
  + (BOOL)autosavesInPlace;
  + (BOOL)canConcurrentlyReadDocumentsOfType:(NSString *)type;
  + (BOOL)isNativeType:(NSString *)type;
  + (BOOL)preservesVersions;
  + (BOOL)usesUbiquitousStorage;
  + (NSArray<Class> *)allowedClassesForRestorableStateKeyPath:(NSString *)path;
  + (NSArray<NSString *> *)readableTypes;
  + (NSArray<NSString *> *)restorableStateKeyPaths;
  + (NSArray<NSString *> *)writableTypes;
  - (BOOL)canAsynchronouslyWriteToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation;
  - (BOOL)checkAutosavingSafetyAndReturnError:(NSError **)error;
  - (BOOL)keepBackupFile;
  - (BOOL)loadDataRepresentation:(NSData *)representation ofType:(NSString *)type;
  - (BOOL)loadFileWrapperRepresentation:(NSFileWrapper *)representation ofType:(NSString *)type;
  - (BOOL)preparePageLayout:(NSPageLayout *)layout;
  - (BOOL)prepareSavePanel:(NSSavePanel *)panel;
  - (BOOL)presentError:(NSError *)error;
  - (BOOL)readFromData:(NSData *)data ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)readFromFile:(NSString *)file ofType:(NSString *)type;
  - (BOOL)readFromFileWrapper:(NSFileWrapper *)wrapper ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)readFromURL:(NSURL *)url ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)readFromURL:(NSURL *)url ofType:(NSString *)type;
  - (BOOL)revertToContentsOfURL:(NSURL *)url ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)revertToSavedFromFile:(NSString *)file ofType:(NSString *)type;
  - (BOOL)revertToSavedFromURL:(NSURL *)url ofType:(NSString *)type;
  - (BOOL)saveToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation error:(NSError **)error;
  - (BOOL)shouldChangePrintInfo:(NSPrintInfo *)info;
  - (BOOL)validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item;
  - (BOOL)writeSafelyToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation error:(NSError **)error;
  - (BOOL)writeToFile:(NSString *)file ofType:(NSString *)type originalFile:(NSString *)file2 saveOperation:(NSSaveOperationType)operation;
  - (BOOL)writeToFile:(NSString *)file ofType:(NSString *)type;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation originalContentsURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type;
  - (BOOL)writeWithBackupToFile:(NSString *)file ofType:(NSString *)type saveOperation:(NSSaveOperationType)operation;
  - (NSArray<NSString *> *)writableTypesForSaveOperation:(NSSaveOperationType)operation;
  - (NSData *)dataOfType:(NSString *)type error:(NSError **)error;
  - (NSData *)dataRepresentationOfType:(NSString *)type;
  - (NSDictionary *)fileAttributesToWriteToFile:(NSString *)file ofType:(NSString *)type saveOperation:(NSSaveOperationType)operation;
  - (NSDictionary<NSString *, id> *)fileAttributesToWriteToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation originalContentsURL:(NSURL *)url2 error:(NSError **)error;
  - (NSDocument *)duplicateAndReturnError:(NSError **)error;
  - (NSError *)willPresentError:(NSError *)error;
  - (NSFileWrapper *)fileWrapperOfType:(NSString *)type error:(NSError **)error;
  - (NSFileWrapper *)fileWrapperRepresentationOfType:(NSString *)type;
  - (NSInteger)runModalPageLayoutWithPrintInfo:(NSPrintInfo *)info;
  - (NSPrintOperation *)printOperationWithSettings:(NSDictionary<NSPrintInfoAttributeKey, id> *)settings error:(NSError **)error;
  - (NSString *)fileName;
  - (NSString *)fileNameExtensionForType:(NSString *)type saveOperation:(NSSaveOperationType)operation;
  - (id)changeCountTokenForSaveOperation:(NSSaveOperationType)operation;
  - (id)handleCloseScriptCommand:(NSCloseCommand *)command;
  - (id)handlePrintScriptCommand:(NSScriptCommand *)command;
  - (id)handleSaveScriptCommand:(NSScriptCommand *)command;
  - (instancetype)initForURL:(NSURL *)url withContentsOfURL:(NSURL *)url2 ofType:(NSString *)type error:(NSError **)error;
  - (instancetype)initWithContentsOfFile:(NSString *)file ofType:(NSString *)type;
  - (instancetype)initWithContentsOfURL:(NSURL *)url ofType:(NSString *)type error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url ofType:(NSString *)type;
  - (instancetype)initWithType:(NSString *)type error:(NSError **)error;
  - (void)accommodatePresentedItemDeletionWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)addWindowController:(NSWindowController *)controller;
  - (void)autosaveDocumentWithDelegate:(id)delegate didAutosaveSelector:(SEL)selector contextInfo:(void *)info;
  - (void)autosaveWithImplicitCancellability:(BOOL)cancellability completionHandler:(void (^)(NSError *))handler;
  - (void)browseDocumentVersions:(id)versions;
  - (void)canCloseDocumentWithDelegate:(id)delegate shouldCloseSelector:(SEL)selector contextInfo:(void *)info;
  - (void)close;
  - (void)continueActivityUsingBlock:(void (^)(void))block;
  - (void)continueAsynchronousWorkOnMainThreadUsingBlock:(void (^)(void))block;
  - (void)duplicateDocument:(id)document;
  - (void)duplicateDocumentWithDelegate:(id)delegate didDuplicateSelector:(SEL)selector contextInfo:(void *)info;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder backgroundQueue:(NSOperationQueue *)queue;
  - (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
  - (void)invalidateRestorableState;
  - (void)lockDocument:(id)document;
  - (void)lockDocumentWithCompletionHandler:(void (^)(BOOL))handler;
  - (void)lockWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)makeWindowControllers;
  - (void)moveDocument:(id)document;
  - (void)moveDocumentToUbiquityContainer:(id)container;
  - (void)moveDocumentWithCompletionHandler:(void (^)(BOOL))handler;
  - (void)moveToURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)performActivityWithSynchronousWaiting:(BOOL)waiting usingBlock:(void (^)(void (^)(void)))block;
  - (void)performAsynchronousFileAccessUsingBlock:(void (^)(void (^)(void)))block;
  - (void)performSynchronousFileAccessUsingBlock:(void (^)(void))block;
  - (void)prepareSharingServicePicker:(NSSharingServicePicker *)picker;
  - (void)presentError:(NSError *)error modalForWindow:(NSWindow *)window delegate:(id)delegate didPresentSelector:(SEL)selector contextInfo:(void *)info;
  - (void)presentedItemDidChange;
  - (void)presentedItemDidChangeUbiquityAttributes:(NSSet<NSURLResourceKey> *)attributes;
  - (void)presentedItemDidGainVersion:(NSFileVersion *)version;
  - (void)presentedItemDidLoseVersion:(NSFileVersion *)version;
  - (void)presentedItemDidMoveToURL:(NSURL *)url;
  - (void)presentedItemDidResolveConflictVersion:(NSFileVersion *)version;
  - (void)printDocument:(id)document;
  - (void)printDocumentWithSettings:(NSDictionary<NSPrintInfoAttributeKey, id> *)settings showPrintPanel:(BOOL)panel delegate:(id)delegate didPrintSelector:(SEL)selector contextInfo:(void *)info;
  - (void)printShowingPrintPanel:(BOOL)panel;
  - (void)relinquishPresentedItemToReader:(void (^)(void (^)(void)))reader;
  - (void)relinquishPresentedItemToWriter:(void (^)(void (^)(void)))writer;
  - (void)removeWindowController:(NSWindowController *)controller;
  - (void)renameDocument:(id)document;
  - (void)restoreDocumentWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))handler;
  - (void)restoreStateWithCoder:(NSCoder *)coder;
  - (void)revertDocumentToSaved:(id)saved;
  - (void)runModalPageLayoutWithPrintInfo:(NSPrintInfo *)info delegate:(id)delegate didRunSelector:(SEL)selector contextInfo:(void *)info2;
  - (void)runModalPrintOperation:(NSPrintOperation *)operation delegate:(id)delegate didRunSelector:(SEL)selector contextInfo:(void *)info;
  - (void)runModalSavePanelForSaveOperation:(NSSaveOperationType)operation delegate:(id)delegate didSaveSelector:(SEL)selector contextInfo:(void *)info;
  - (void)runPageLayout:(id)layout;
  - (void)saveDocument:(id)document;
  - (void)saveDocumentAs:(id)as;
  - (void)saveDocumentTo:(id)to;
  - (void)saveDocumentToPDF:(id)pdf;
  - (void)saveDocumentWithDelegate:(id)delegate didSaveSelector:(SEL)selector contextInfo:(void *)info;
  - (void)savePresentedItemChangesWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)saveToFile:(NSString *)file saveOperation:(NSSaveOperationType)operation delegate:(id)delegate didSaveSelector:(SEL)selector contextInfo:(void *)info;
  - (void)saveToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation completionHandler:(void (^)(NSError *))handler;
  - (void)saveToURL:(NSURL *)url ofType:(NSString *)type forSaveOperation:(NSSaveOperationType)operation delegate:(id)delegate didSaveSelector:(SEL)selector contextInfo:(void *)info;
  - (void)scheduleAutosaving;
  - (void)setFileName:(NSString *)name;
  - (void)setWindow:(NSWindow *)window;
  - (void)shareDocumentWithSharingService:(NSSharingService *)service completionHandler:(void (^)(BOOL))handler;
  - (void)shouldCloseWindowController:(NSWindowController *)controller delegate:(id)delegate shouldCloseSelector:(SEL)selector contextInfo:(void *)info;
  - (void)showWindows;
  - (void)stopBrowsingVersionsWithCompletionHandler:(void (^)(void))handler;
  - (void)unblockUserInteraction;
  - (void)unlockDocument:(id)document;
  - (void)unlockDocumentWithCompletionHandler:(void (^)(BOOL))handler;
  - (void)unlockWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)updateChangeCount:(NSDocumentChangeType)count;
  - (void)updateChangeCountWithToken:(id)token forSaveOperation:(NSSaveOperationType)operation;
  - (void)updateUserActivityState:(NSUserActivity *)state;
  - (void)willNotPresentError:(NSError *)error;
  - (void)windowControllerDidLoadNib:(NSWindowController *)nib;
  - (void)windowControllerWillLoadNib:(NSWindowController *)nib;
  @property BOOL hasUndoManager;
  @property (getter=is) BOOL
      draft
  @property (readonly) BOOL
      isEntireFileLoaded autosavingIsImplicitlyCancellable savePanelShowsFileFormatsControl fileNameExtensionWasHiddenInLastRunSavePanel
      hasUnautosavedChanges isBrowsingVersions isLocked allowsDocumentSharing isDocumentEdited isInViewingMode shouldRunSavePanelWithAccessoryView
  @property (readonly) NSArray<__kindof NSWindowController *> *windowControllers;
  @property (copy) NSDate *fileModificationDate;
  @property (readonly) NSNibName windowNibName;
  @property (copy) NSPrintInfo *printInfo;
  @property (readonly) NSPrintOperation *PDFPrintOperation;
  @property (readonly) NSSet<NSURLResourceKey> *observedPresentedItemUbiquityAttributes;
  @property (copy) NSString *
      fileType lastComponentOfFileName
  @property (readonly) NSString *
      fileTypeFromLastRunSavePanel autosavingFileType displayName defaultDraftName
  @property NSURL *fileURL;
  @property (copy) NSURL *autosavedContentsFileURL;
  @property (readonly) NSURL *
      backupFileURL presentedItemURL
  @property NSUndoManager *undoManager;
  @property NSUserActivity *userActivity;
  @property (readonly) NSWindow *windowForSheet;
  @interface NSPersistentDocument
  - (BOOL)configurePersistentStoreCoordinatorForURL:(NSURL *)url ofType:(NSString *)type error:(NSError **)error;
  - (BOOL)configurePersistentStoreCoordinatorForURL:(NSURL *)url ofType:(NSString *)type modelConfiguration:(NSString *)configuration storeOptions:(NSDictionary<NSString *, id> *)options error:(NSError **)error;
  - (NSString *)persistentStoreTypeForFileType:(NSString *)type;
  @property NSManagedObjectContext *managedObjectContext;
  @property (readonly) NSManagedObjectModel *managedObjectModel;
  @interface NSDocumentController <NSCoding, NSMenuItemValidation, NSUserInterfaceValidations, NSWindowRestoration>
  - (BOOL)presentError:(NSError *)error;
  - (BOOL)reopenDocumentForURL:(NSURL *)url withContentsOfURL:(NSURL *)url2 error:(NSError **)error;
  - (BOOL)shouldCreateUI;
  - (BOOL)validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item;
  - (Class)documentClassForType:(NSString *)type;
  - (NSArray *)fileExtensionsFromType:(NSString *)type;
  - (NSArray *)fileNamesFromRunningOpenPanel;
  - (NSArray<NSURL *> *)URLsFromRunningOpenPanel;
  - (NSDocument *)documentForURL:(NSURL *)url;
  - (NSDocument *)documentForWindow:(NSWindow *)window;
  - (NSDocument *)duplicateDocumentWithContentsOfURL:(NSURL *)url copying:(BOOL)copying displayName:(NSString *)name error:(NSError **)error;
  - (NSDocument *)makeDocumentForURL:(NSURL *)url withContentsOfURL:(NSURL *)url2 ofType:(NSString *)type error:(NSError **)error;
  - (NSDocument *)makeDocumentWithContentsOfURL:(NSURL *)url ofType:(NSString *)type error:(NSError **)error;
  - (NSDocument *)makeUntitledDocumentOfType:(NSString *)type error:(NSError **)error;
  - (NSDocument *)openUntitledDocumentAndDisplay:(BOOL)display error:(NSError **)error;
  - (NSError *)willPresentError:(NSError *)error;
  - (NSInteger)runModalOpenPanel:(NSOpenPanel *)panel forTypes:(NSArray<NSString *> *)types;
  - (NSString *)displayNameForType:(NSString *)type;
  - (NSString *)typeForContentsOfURL:(NSURL *)url error:(NSError **)error;
  - (NSString *)typeFromFileExtension:(NSString *)extension;
  - (id)documentForFileName:(NSString *)name;
  - (id)makeDocumentWithContentsOfFile:(NSString *)file ofType:(NSString *)type;
  - (id)makeDocumentWithContentsOfURL:(NSURL *)url ofType:(NSString *)type;
  - (id)makeUntitledDocumentOfType:(NSString *)type;
  - (id)openDocumentWithContentsOfFile:(NSString *)file display:(BOOL)display;
  - (id)openDocumentWithContentsOfURL:(NSURL *)url display:(BOOL)display error:(NSError **)error;
  - (id)openDocumentWithContentsOfURL:(NSURL *)url display:(BOOL)display;
  - (id)openUntitledDocumentOfType:(NSString *)type display:(BOOL)display;
  - (void)addDocument:(NSDocument *)document;
  - (void)beginOpenPanel:(NSOpenPanel *)panel forTypes:(NSArray<NSString *> *)types completionHandler:(void (^)(NSInteger))handler;
  - (void)beginOpenPanelWithCompletionHandler:(void (^)(NSArray<NSURL *> *))handler;
  - (void)clearRecentDocuments:(id)documents;
  - (void)closeAllDocumentsWithDelegate:(id)delegate didCloseAllSelector:(SEL)selector contextInfo:(void *)info;
  - (void)newDocument:(id)document;
  - (void)noteNewRecentDocument:(NSDocument *)document;
  - (void)noteNewRecentDocumentURL:(NSURL *)url;
  - (void)openDocument:(id)document;
  - (void)openDocumentWithContentsOfURL:(NSURL *)url display:(BOOL)display completionHandler:(void (^)(NSDocument *, BOOL, NSError *))handler;
  - (void)presentError:(NSError *)error modalForWindow:(NSWindow *)window delegate:(id)delegate didPresentSelector:(SEL)selector contextInfo:(void *)info;
  - (void)removeDocument:(NSDocument *)document;
  - (void)reopenDocumentForURL:(NSURL *)url withContentsOfURL:(NSURL *)url2 display:(BOOL)display completionHandler:(void (^)(NSDocument *, BOOL, NSError *))handler;
  - (void)reviewUnsavedDocumentsWithAlertTitle:(NSString *)title cancellable:(BOOL)cancellable delegate:(id)delegate didReviewAllSelector:(SEL)selector contextInfo:(void *)info;
  - (void)saveAllDocuments:(id)documents;
  - (void)setShouldCreateUI:(BOOL)ui;
  @property (readonly) BOOL
      hasEditedDocuments allowsAutomaticShareMenu
  @property (readonly) NSArray<NSDocument *> *documents;
  @property (readonly) NSArray<NSString *> *documentClassNames;
  @property (readonly) NSArray<NSURL *> *recentDocumentURLs;
  @property (readonly) NSDocument *currentDocument;
  @property (readonly) NSMenuItem *standardShareMenuItem;
  @property (readonly) NSString *
      currentDirectory defaultType
  @property (readonly) NSUInteger maximumRecentDocumentCount;
  @property (class, readonly) __kindof NSDocumentController *sharedDocumentController;
  @property double autosavingDelay;
  @interface NSMediaLibraryBrowserController
  + (NSMediaLibraryBrowserController *)sharedMediaLibraryBrowserController;
  - (void)togglePanel:(id)panel;
  @property (getter=is) BOOL
      visible
  @property NSMediaLibrary mediaLibraries;
  @property NSRect frame;
  @interface NSCell <NSAccessibility, NSCoding, NSCopying, NSUserInterfaceItemIdentification>
  + (BOOL)prefersTrackingUntilMouseUp;
  + (NSFocusRingType)defaultFocusRingType;
  + (NSMenu *)defaultMenu;
  + (NSString *)_bulletStringForString:(NSString *)string bulletCharacter:(unsigned short)character;
  - (BOOL)acceptsFirstResponder;
  - (BOOL)continueTracking:(NSPoint)tracking at:(NSPoint)at inView:(NSView *)view;
  - (BOOL)isEntryAcceptable:(NSString *)acceptable;
  - (BOOL)startTrackingAt:(NSPoint)at inView:(NSView *)view;
  - (BOOL)trackMouse:(NSEvent *)mouse inRect:(NSRect)rect ofView:(NSView *)view untilMouseUp:(BOOL)up;
  - (NSArray<NSDraggingImageComponent *> *)draggingImageComponentsWithFrame:(NSRect)frame inView:(NSView *)view;
  - (NSCellHitResult)hitTestForEvent:(NSEvent *)event inRect:(NSRect)rect ofView:(NSView *)view;
  - (NSColor *)highlightColorWithFrame:(NSRect)frame inView:(NSView *)view;
  - (NSComparisonResult)compare:(id)compare;
  - (NSInteger)cellAttribute:(NSCellAttribute)attribute;
  - (NSInteger)entryType;
  - (NSInteger)sendActionOn:(NSEventMask)on;
  - (NSMenu *)menuForEvent:(NSEvent *)event inRect:(NSRect)rect ofView:(NSView *)view;
  - (NSRect)drawingRectForBounds:(NSRect)bounds;
  - (NSRect)expansionFrameWithFrame:(NSRect)frame inView:(NSView *)view;
  - (NSRect)focusRingMaskBoundsForFrame:(NSRect)frame inView:(NSView *)view;
  - (NSRect)imageRectForBounds:(NSRect)bounds;
  - (NSRect)titleRectForBounds:(NSRect)bounds;
  - (NSSize)cellSizeForBounds:(NSRect)bounds;
  - (NSText *)setUpFieldEditorAttributes:(NSText *)attributes;
  - (NSTextView *)fieldEditorForView:(NSView *)view;
  - (instancetype)initImageCell:(NSImage *)cell;
  - (instancetype)initTextCell:(NSString *)cell;
  - (void)calcDrawInfo:(NSRect)info;
  - (void)drawFocusRingMaskWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawInteriorWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawWithExpansionFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)editWithFrame:(NSRect)frame inView:(NSView *)view editor:(NSText *)editor delegate:(id)delegate event:(NSEvent *)event;
  - (void)endEditing:(NSText *)editing;
  - (void)getPeriodicDelay:(float *)delay interval:(float *)interval;
  - (void)highlight:(BOOL)highlight withFrame:(NSRect)frame inView:(NSView *)view;
  - (void)performClick:(id)click;
  - (void)resetCursorRect:(NSRect)rect inView:(NSView *)view;
  - (void)selectWithFrame:(NSRect)frame inView:(NSView *)view editor:(NSText *)editor delegate:(id)delegate start:(NSInteger)start length:(NSInteger)length;
  - (void)setCellAttribute:(NSCellAttribute)attribute to:(NSInteger)to;
  - (void)setEntryType:(NSInteger)type;
  - (void)setFloatingPointFormat:(BOOL)format left:(NSUInteger)left right:(NSUInteger)right;
  - (void)setMnemonicLocation:(NSUInteger)location;
  - (void)setNextState;
  - (void)setTitleWithMnemonic:(NSString *)mnemonic;
  - (void)stopTracking:(NSPoint)tracking at:(NSPoint)at inView:(NSView *)view mouseIsUp:(BOOL)up;
  - (void)takeDoubleValueFrom:(id)from;
  - (void)takeFloatValueFrom:(id)from;
  - (void)takeIntValueFrom:(id)from;
  - (void)takeIntegerValueFrom:(id)from;
  - (void)takeObjectValueFrom:(id)from;
  - (void)takeStringValueFrom:(id)from;
  @property BOOL
      wraps sendsActionOnEndEditing allowsUndo truncatesLastVisibleLine usesSingleLineMode refusesFirstResponder showsFirstResponder
      allowsEditingTextAttributes importsGraphics allowsMixedState
  @property (getter=is) BOOL
      enabled continuous editable selectable bordered bezeled scrollable highlighted
  @property (readonly) BOOL
      isOpaque hasValidObjectValue wantsNotificationForMarkedText
  @property (copy) NSAttributedString *attributedStringValue;
  @property NSBackgroundStyle backgroundStyle;
  @property (readonly) NSBackgroundStyle interiorBackgroundStyle;
  @property NSCellType type;
  @property NSControlSize controlSize;
  @property NSControlTint controlTint;
  @property NSFocusRingType focusRingType;
  @property NSFont *font;
  @property NSFormatter *formatter;
  @property NSImage *image;
  @property NSInteger
      state tag integerValue
  @property (readonly) NSInteger
      mouseDownFlags nextState
  @property NSLineBreakMode lineBreakMode;
  @property NSMenu *menu;
  @property (readonly) NSSize cellSize;
  @property (copy) NSString *
      title stringValue
  @property (readonly) NSString *
      keyEquivalent mnemonic
  @property NSTextAlignment alignment;
  @property (readonly) NSUInteger mnemonicLocation;
  @property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (assign) NSView *controlView;
  @property NSWritingDirection baseWritingDirection;
  @property SEL action;
  @property double doubleValue;
  @property float floatValue;
  @property id representedObject;
  @property (copy) id objectValue;
  @property (weak) id target;
  @property int intValue;
  @interface NSActionCell
  @property NSInteger tag;
  @property SEL action;
  @property (weak) id target;
  @interface NSButtonCell
  - (NSRect)drawTitle:(NSAttributedString *)title withFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawBezelWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawImage:(NSImage *)image withFrame:(NSRect)frame inView:(NSView *)view;
  - (void)mouseEntered:(NSEvent *)entered;
  - (void)mouseExited:(NSEvent *)exited;
  - (void)setAlternateMnemonicLocation:(NSUInteger)location;
  - (void)setAlternateTitleWithMnemonic:(NSString *)mnemonic;
  - (void)setButtonType:(NSButtonType)type;
  - (void)setKeyEquivalentFont:(NSString *)font size:(CGFloat)size;
  - (void)setPeriodicDelay:(float)delay interval:(float)interval;
  @property BOOL
      imageDimsWhenDisabled showsBorderOnlyWhileMouseInside
  @property (getter=is) BOOL
      transparent
  @property (copy) NSAttributedString *
      attributedTitle attributedAlternateTitle
  @property NSBezelStyle bezelStyle;
  @property NSCellImagePosition imagePosition;
  @property NSCellStyleMask
      highlightsBy showsStateBy
  @property (copy) NSColor *backgroundColor;
  @property NSEventModifierFlags keyEquivalentModifierMask;
  @property NSFont *keyEquivalentFont;
  @property NSGradientType gradientType;
  @property NSImage *alternateImage;
  @property NSImageScaling imageScaling;
  @property NSSound *sound;
  @property (copy) NSString *
      title alternateTitle keyEquivalent
  @property (readonly) NSString *alternateMnemonic;
  @property (readonly) NSUInteger alternateMnemonicLocation;
  @interface NSMenuItemCell
  - (NSRect)keyEquivalentRectForBounds:(NSRect)bounds;
  - (NSRect)stateImageRectForBounds:(NSRect)bounds;
  - (void)calcSize;
  - (void)drawBorderAndBackgroundWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawImageWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawKeyEquivalentWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawSeparatorItemWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawStateImageWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)drawTitleWithFrame:(NSRect)frame inView:(NSView *)view;
  @property BOOL
      needsSizing needsDisplay
  @property (readonly) CGFloat
      stateImageWidth imageWidth titleWidth keyEquivalentWidth
  @property NSInteger tag;
  @property NSMenuItem *menuItem;
  @interface NSPopUpButtonCell <NSMenuItemValidation>
  - (BOOL)selectItemWithTag:(NSInteger)tag;
  - (NSInteger)indexOfItem:(NSMenuItem *)item;
  - (NSInteger)indexOfItemWithRepresentedObject:(id)object;
  - (NSInteger)indexOfItemWithTag:(NSInteger)tag;
  - (NSInteger)indexOfItemWithTarget:(id)target andAction:(SEL)action;
  - (NSInteger)indexOfItemWithTitle:(NSString *)title;
  - (NSMenuItem *)itemAtIndex:(NSInteger)index;
  - (NSMenuItem *)itemWithTitle:(NSString *)title;
  - (NSString *)itemTitleAtIndex:(NSInteger)index;
  - (instancetype)initTextCell:(NSString *)cell pullsDown:(BOOL)down;
  - (void)addItemWithTitle:(NSString *)title;
  - (void)addItemsWithTitles:(NSArray<NSString *> *)titles;
  - (void)attachPopUpWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)dismissPopUp;
  - (void)insertItemWithTitle:(NSString *)title atIndex:(NSInteger)index;
  - (void)performClickWithFrame:(NSRect)frame inView:(NSView *)view;
  - (void)removeAllItems;
  - (void)removeItemAtIndex:(NSInteger)index;
  - (void)removeItemWithTitle:(NSString *)title;
  - (void)selectItem:(NSMenuItem *)item;
  - (void)selectItemAtIndex:(NSInteger)index;
  - (void)selectItemWithTitle:(NSString *)title;
  - (void)synchronizeTitleAndSelectedItem;
  @property BOOL
      pullsDown autoenablesItems usesItemFromMenu altersStateOfSelectedItem
  @property (readonly) NSArray<NSMenuItem *> *itemArray;
  @property (readonly) NSArray<NSString *> *itemTitles;
  @property (readonly) NSInteger
      numberOfItems indexOfSelectedItem
  @property NSMenu *menu;
  @property (readonly) NSMenuItem *
      lastItem selectedItem
  @property NSPopUpArrowPosition arrowPosition;
  @property NSRectEdge preferredEdge;
  @property (readonly) NSString *titleOfSelectedItem;
  @interface NSDatePickerCell
  @property BOOL drawsBackground;
  @property (copy) NSCalendar *calendar;
  @property (copy) NSColor *
      backgroundColor textColor
  @property (copy) NSDate *
      dateValue minDate maxDate
  @property NSDatePickerElementFlags datePickerElements;
  @property NSDatePickerMode datePickerMode;
  @property NSDatePickerStyle datePickerStyle;
  @property (copy) NSLocale *locale;
  @property (copy) NSTimeZone *timeZone;
  @property double timeInterval;
  @property (weak) id<NSDatePickerCellDelegate> delegate;
  @interface NSFormCell
  - (CGFloat)titleWidth:(NSSize)width;
  @property CGFloat
      titleWidth preferredTextFieldWidth
  @property (copy) NSAttributedString *
      placeholderAttributedString attributedTitle
  @property NSFont *titleFont;
  @property (copy) NSString *
      title placeholderString
  @property NSTextAlignment titleAlignment;
  @property NSWritingDirection titleBaseWritingDirection;
  @interface NSLevelIndicatorCell
  - (NSRect)rectOfTickMarkAtIndex:(NSInteger)index;
  - (double)tickMarkValueAtIndex:(NSInteger)index;
  - (instancetype)initWithLevelIndicatorStyle:(NSLevelIndicatorStyle)style;
  @property NSInteger
      numberOfTickMarks numberOfMajorTickMarks
  @property NSLevelIndicatorStyle levelIndicatorStyle;
  @property NSTickMarkPosition tickMarkPosition;
  @property double
      minValue maxValue warningValue criticalValue
  @interface NSPathCell <NSMenuItemValidation, NSOpenSavePanelDelegate>
  + (Class)pathComponentCellClass;
  - (NSPathComponentCell *)pathComponentCellAtPoint:(NSPoint)point withFrame:(NSRect)frame inView:(NSView *)view;
  - (NSRect)rectOfPathComponentCell:(NSPathComponentCell *)cell withFrame:(NSRect)frame inView:(NSView *)view;
  - (void)mouseEntered:(NSEvent *)entered withFrame:(NSRect)frame inView:(NSView *)view;
  - (void)mouseExited:(NSEvent *)exited withFrame:(NSRect)frame inView:(NSView *)view;
  @property (copy) NSArray<NSPathComponentCell *> *pathComponentCells;
  @property (copy) NSArray<NSString *> *allowedTypes;
  @property (copy) NSAttributedString *placeholderAttributedString;
  @property (copy) NSColor *backgroundColor;
  @property (readonly) NSPathComponentCell *clickedPathComponentCell;
  @property NSPathStyle pathStyle;
  @property (copy) NSString *placeholderString;
  @property (copy) NSURL *URL;
  @property SEL doubleAction;
  @property (weak) id<NSPathCellDelegate> delegate;
  @interface NSSegmentedCell
  - (BOOL)isEnabledForSegment:(NSInteger)segment;
  - (BOOL)isSelectedForSegment:(NSInteger)segment;
  - (BOOL)selectSegmentWithTag:(NSInteger)tag;
  - (CGFloat)widthForSegment:(NSInteger)segment;
  - (NSBackgroundStyle)interiorBackgroundStyleForSegment:(NSInteger)segment;
  - (NSImage *)imageForSegment:(NSInteger)segment;
  - (NSImageScaling)imageScalingForSegment:(NSInteger)segment;
  - (NSInteger)tagForSegment:(NSInteger)segment;
  - (NSMenu *)menuForSegment:(NSInteger)segment;
  - (NSString *)labelForSegment:(NSInteger)segment;
  - (NSString *)toolTipForSegment:(NSInteger)segment;
  - (void)drawSegment:(NSInteger)segment inFrame:(NSRect)frame withView:(NSView *)view;
  - (void)makeNextSegmentKey;
  - (void)makePreviousSegmentKey;
  - (void)setEnabled:(BOOL)enabled forSegment:(NSInteger)segment;
  - (void)setImage:(NSImage *)image forSegment:(NSInteger)segment;
  - (void)setImageScaling:(NSImageScaling)scaling forSegment:(NSInteger)segment;
  - (void)setLabel:(NSString *)label forSegment:(NSInteger)segment;
  - (void)setMenu:(NSMenu *)menu forSegment:(NSInteger)segment;
  - (void)setSelected:(BOOL)selected forSegment:(NSInteger)segment;
  - (void)setTag:(NSInteger)tag forSegment:(NSInteger)segment;
  - (void)setToolTip:(NSString *)tip forSegment:(NSInteger)segment;
  - (void)setWidth:(CGFloat)width forSegment:(NSInteger)segment;
  @property NSInteger
      segmentCount selectedSegment
  @property NSSegmentStyle segmentStyle;
  @property NSSegmentSwitchTracking trackingMode;
  @interface NSSliderCell
  - (NSInteger)indexOfTickMarkAtPoint:(NSPoint)point;
  - (NSRect)barRectFlipped:(BOOL)flipped;
  - (NSRect)knobRectFlipped:(BOOL)flipped;
  - (NSRect)rectOfTickMarkAtIndex:(NSInteger)index;
  - (double)closestTickMarkValueToValue:(double)value;
  - (double)tickMarkValueAtIndex:(NSInteger)index;
  - (void)drawBarInside:(NSRect)inside flipped:(BOOL)flipped;
  - (void)drawKnob:(NSRect)knob;
  - (void)drawKnob;
  - (void)drawTickMarks;
  - (void)setKnobThickness:(CGFloat)thickness;
  - (void)setTitleCell:(NSCell *)cell;
  - (void)setTitleColor:(NSColor *)color;
  - (void)setTitleFont:(NSFont *)font;
  - (void)setVertical:(BOOL)vertical;
  @property BOOL allowsTickMarkValuesOnly;
  @property (readonly) CGFloat knobThickness;
  @property (readonly) NSColor *titleColor;
  @property (readonly) NSFont *titleFont;
  @property NSInteger numberOfTickMarks;
  @property (readonly) NSRect trackRect;
  @property NSSliderType sliderType;
  @property NSTickMarkPosition tickMarkPosition;
  @property double
      minValue maxValue altIncrementValue
  @property (readonly) id titleCell;
  @interface NSStepperCell
  @property BOOL
      valueWraps autorepeat
  @property double
      minValue maxValue increment
  @interface NSTextFieldCell
  - (void)setWantsNotificationForMarkedText:(BOOL)text;
  @property BOOL drawsBackground;
  @property (copy) NSArray<NSString *> *allowedInputSourceLocales;
  @property (copy) NSAttributedString *placeholderAttributedString;
  @property (copy) NSColor *
      backgroundColor textColor
  @property (copy) NSString *placeholderString;
  @property NSTextFieldBezelStyle bezelStyle;
  @interface NSComboBoxCell
  - (NSInteger)indexOfItemWithObjectValue:(id)value;
  - (NSString *)completedString:(NSString *)string;
  - (id)itemObjectValueAtIndex:(NSInteger)index;
  - (void)addItemWithObjectValue:(id)value;
  - (void)addItemsWithObjectValues:(NSArray *)values;
  - (void)deselectItemAtIndex:(NSInteger)index;
  - (void)insertItemWithObjectValue:(id)value atIndex:(NSInteger)index;
  - (void)noteNumberOfItemsChanged;
  - (void)reloadData;
  - (void)removeAllItems;
  - (void)removeItemAtIndex:(NSInteger)index;
  - (void)removeItemWithObjectValue:(id)value;
  - (void)scrollItemAtIndexToTop:(NSInteger)top;
  - (void)scrollItemAtIndexToVisible:(NSInteger)visible;
  - (void)selectItemAtIndex:(NSInteger)index;
  - (void)selectItemWithObjectValue:(id)value;
  @property BOOL
      hasVerticalScroller usesDataSource completes
  @property (getter=is) BOOL
      buttonBordered
  @property CGFloat itemHeight;
  @property (readonly) NSArray *objectValues;
  @property NSInteger numberOfVisibleItems;
  @property (readonly) NSInteger
      indexOfSelectedItem numberOfItems
  @property NSSize intercellSpacing;
  @property (readonly) id objectValueOfSelectedItem;
  @property (assign) id<NSComboBoxCellDataSource> dataSource;
  @interface NSPathComponentCell
  @property NSImage *image;
  @property (copy) NSURL *URL;
  @interface NSSearchFieldCell
  - (NSRect)cancelButtonRectForBounds:(NSRect)bounds;
  - (NSRect)searchButtonRectForBounds:(NSRect)bounds;
  - (NSRect)searchTextRectForBounds:(NSRect)bounds;
  - (void)resetCancelButtonCell;
  - (void)resetSearchButtonCell;
  @property BOOL
      sendsWholeSearchString sendsSearchStringImmediately
  @property (copy) NSArray<NSString *> *recentSearches;
  @property NSButtonCell *
      searchButtonCell cancelButtonCell
  @property NSInteger maximumRecents;
  @property NSMenu *searchMenuTemplate;
  @property (copy) NSSearchFieldRecentsAutosaveName recentsAutosaveName;
  @interface NSSecureTextFieldCell
  @property BOOL echosBullets;
  @interface NSTableHeaderCell
  - (NSRect)sortIndicatorRectForBounds:(NSRect)bounds;
  - (void)drawSortIndicatorWithFrame:(NSRect)frame inView:(NSView *)view ascending:(BOOL)ascending priority:(NSInteger)priority;
  @interface NSTokenFieldCell
  + (NSCharacterSet *)defaultTokenizingCharacterSet;
  + (double)defaultCompletionDelay;
  @property (copy) NSCharacterSet *tokenizingCharacterSet;
  @property NSTokenStyle tokenStyle;
  @property double completionDelay;
  @property (weak) id<NSTokenFieldCellDelegate> delegate;
  @interface NSBrowserCell
  + (NSImage *)branchImage;
  + (NSImage *)highlightedBranchImage;
  - (NSColor *)highlightColorInView:(NSView *)view;
  - (void)reset;
  - (void)set;
  @property (getter=is) BOOL
      leaf loaded
  @property NSImage *
      image alternateImage
  @interface NSImageCell
  @property NSImageAlignment imageAlignment;
  @property NSImageFrameStyle imageFrameStyle;
  @property NSImageScaling imageScaling;
  @interface NSImage <NSCopying, NSCoding, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
  + (BOOL)canInitWithPasteboard:(NSPasteboard *)pasteboard;
  + (NSArray<NSPasteboardType> *)imagePasteboardTypes;
  + (NSArray<NSPasteboardType> *)imageUnfilteredPasteboardTypes;
  + (NSArray<NSString *> *)imageFileTypes;
  + (NSArray<NSString *> *)imageTypes;
  + (NSArray<NSString *> *)imageUnfilteredFileTypes;
  + (NSArray<NSString *> *)imageUnfilteredTypes;
  + (NSImage *)imageNamed:(NSImageName)name;
  + (instancetype)imageWithSize:(NSSize)size flipped:(BOOL)flipped drawingHandler:(BOOL (^)(NSRect))handler;
  + (instancetype)imageWithSymbolName:(NSString *)name bundle:(NSBundle *)bundle variableValue:(double)value;
  + (instancetype)imageWithSymbolName:(NSString *)name variableValue:(double)value;
  + (instancetype)imageWithSystemSymbolName:(NSString *)name accessibilityDescription:(NSString *)description;
  + (instancetype)imageWithSystemSymbolName:(NSString *)name variableValue:(double)value accessibilityDescription:(NSString *)description;
  - (BOOL)cacheDepthMatchesImageDepth;
  - (BOOL)drawRepresentation:(NSImageRep *)representation inRect:(NSRect)rect;
  - (BOOL)hitTestRect:(NSRect)rect withImageDestinationRect:(NSRect)rect2 context:(NSGraphicsContext *)context hints:(NSDictionary<NSImageHintKey, id> *)hints flipped:(BOOL)flipped;
  - (BOOL)isCachedSeparately;
  - (BOOL)isDataRetained;
  - (BOOL)isTemplate;
  - (BOOL)scalesWhenResized;
  - (BOOL)setName:(NSImageName)name;
  - (CGFloat)recommendedLayerContentsScale:(CGFloat)scale;
  - (CGImageRef)CGImageForProposedRect:(NSRect *)rect context:(NSGraphicsContext *)context hints:(NSDictionary<NSImageHintKey, id> *)hints;
  - (NSData *)TIFFRepresentation;
  - (NSData *)TIFFRepresentationUsingCompression:(NSTIFFCompression)compression factor:(float)factor;
  - (NSImage *)imageWithLocale:(NSLocale *)locale;
  - (NSImage *)imageWithSymbolConfiguration:(NSImageSymbolConfiguration *)configuration;
  - (NSImageName)name;
  - (NSImageRep *)bestRepresentationForDevice:(NSDictionary *)device;
  - (NSImageRep *)bestRepresentationForRect:(NSRect)rect context:(NSGraphicsContext *)context hints:(NSDictionary<NSImageHintKey, id> *)hints;
  - (id)layerContentsForContentsScale:(CGFloat)scale;
  - (instancetype)initByReferencingFile:(NSString *)file;
  - (instancetype)initByReferencingURL:(NSURL *)url;
  - (instancetype)initWithCGImage:(CGImageRef)image size:(NSSize)size;
  - (instancetype)initWithContentsOfFile:(NSString *)file;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithDataIgnoringOrientation:(NSData *)orientation;
  - (instancetype)initWithPasteboard:(NSPasteboard *)pasteboard;
  - (instancetype)initWithSize:(NSSize)size;
  - (void)addRepresentation:(NSImageRep *)representation;
  - (void)addRepresentations:(NSArray<NSImageRep *> *)representations;
  - (void)cancelIncrementalLoad;
  - (void)compositeToPoint:(NSPoint)point fromRect:(NSRect)rect operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction;
  - (void)compositeToPoint:(NSPoint)point fromRect:(NSRect)rect operation:(NSCompositingOperation)operation;
  - (void)compositeToPoint:(NSPoint)point operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction;
  - (void)compositeToPoint:(NSPoint)point operation:(NSCompositingOperation)operation;
  - (void)dissolveToPoint:(NSPoint)point fraction:(CGFloat)fraction;
  - (void)dissolveToPoint:(NSPoint)point fromRect:(NSRect)rect fraction:(CGFloat)fraction;
  - (void)drawAtPoint:(NSPoint)point fromRect:(NSRect)rect operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction;
  - (void)drawInRect:(NSRect)rect fromRect:(NSRect)rect2 operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction respectFlipped:(BOOL)flipped hints:(NSDictionary<NSImageHintKey, id> *)hints;
  - (void)drawInRect:(NSRect)rect fromRect:(NSRect)rect2 operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction;
  - (void)drawInRect:(NSRect)rect;
  - (void)lockFocus;
  - (void)lockFocusFlipped:(BOOL)flipped;
  - (void)lockFocusOnRepresentation:(NSImageRep *)representation;
  - (void)recache;
  - (void)removeRepresentation:(NSImageRep *)representation;
  - (void)setCacheDepthMatchesImageDepth:(BOOL)depth;
  - (void)setCachedSeparately:(BOOL)separately;
  - (void)setDataRetained:(BOOL)retained;
  - (void)setFlipped:(BOOL)flipped;
  - (void)setScalesWhenResized:(BOOL)resized;
  - (void)setTemplate:(BOOL)value;
  - (void)unlockFocus;
  @property BOOL
      usesEPSOnResolutionMismatch prefersColorMatch matchesOnMultipleResolution matchesOnlyOnBestFittingAxis
  @property (readonly) BOOL
      isValid isFlipped
  @property (readonly) NSArray<NSImageRep *> *representations;
  @property (copy) NSColor *backgroundColor;
  @property NSEdgeInsets capInsets;
  @property NSImageCacheMode cacheMode;
  @property NSImageResizingMode resizingMode;
  @property (readonly) NSImageSymbolConfiguration *symbolConfiguration;
  @property (readonly) NSLocale *locale;
  @property NSRect alignmentRect;
  @property NSSize size;
  @property (copy) NSString *accessibilityDescription;
  @property (weak) id<NSImageDelegate> delegate;
  @interface NSImageSymbolConfiguration <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)configurationPreferringHierarchical;
  + (instancetype)configurationPreferringMonochrome;
  + (instancetype)configurationPreferringMulticolor;
  + (instancetype)configurationWithColorRenderingMode:(NSImageSymbolColorRenderingMode)mode;
  + (instancetype)configurationWithHierarchicalColor:(NSColor *)color;
  + (instancetype)configurationWithPaletteColors:(NSArray<NSColor *> *)colors;
  + (instancetype)configurationWithPointSize:(CGFloat)size weight:(CGFloat)weight scale:(NSImageSymbolScale)scale;
  + (instancetype)configurationWithPointSize:(CGFloat)size weight:(CGFloat)weight;
  + (instancetype)configurationWithScale:(NSImageSymbolScale)scale;
  + (instancetype)configurationWithTextStyle:(NSFontTextStyle)style scale:(NSImageSymbolScale)scale;
  + (instancetype)configurationWithTextStyle:(NSFontTextStyle)style;
  + (instancetype)configurationWithVariableValueMode:(NSImageSymbolVariableValueMode)mode;
  - (instancetype)configurationByApplyingConfiguration:(NSImageSymbolConfiguration *)configuration;
  @interface NSImageRep <NSCoding, NSCopying>
  + (BOOL)canInitWithData:(NSData *)data;
  + (BOOL)canInitWithPasteboard:(NSPasteboard *)pasteboard;
  + (Class)imageRepClassForData:(NSData *)data;
  + (Class)imageRepClassForFileType:(NSString *)type;
  + (Class)imageRepClassForPasteboardType:(NSPasteboardType)type;
  + (Class)imageRepClassForType:(NSString *)type;
  + (NSArray<Class> *)registeredImageRepClasses;
  + (NSArray<NSImageRep *> *)imageRepsWithContentsOfFile:(NSString *)file;
  + (NSArray<NSImageRep *> *)imageRepsWithContentsOfURL:(NSURL *)url;
  + (NSArray<NSImageRep *> *)imageRepsWithPasteboard:(NSPasteboard *)pasteboard;
  + (NSArray<NSPasteboardType> *)imagePasteboardTypes;
  + (NSArray<NSPasteboardType> *)imageUnfilteredPasteboardTypes;
  + (NSArray<NSString *> *)imageFileTypes;
  + (NSArray<NSString *> *)imageTypes;
  + (NSArray<NSString *> *)imageUnfilteredFileTypes;
  + (NSArray<NSString *> *)imageUnfilteredTypes;
  + (NSImageRep *)imageRepWithContentsOfFile:(NSString *)file;
  + (NSImageRep *)imageRepWithContentsOfURL:(NSURL *)url;
  + (NSImageRep *)imageRepWithPasteboard:(NSPasteboard *)pasteboard;
  + (void)registerImageRepClass:(Class)classValue;
  + (void)unregisterImageRepClass:(Class)classValue;
  - (BOOL)draw;
  - (BOOL)drawAtPoint:(NSPoint)point;
  - (BOOL)drawInRect:(NSRect)rect fromRect:(NSRect)rect2 operation:(NSCompositingOperation)operation fraction:(CGFloat)fraction respectFlipped:(BOOL)flipped hints:(NSDictionary<NSImageHintKey, id> *)hints;
  - (BOOL)drawInRect:(NSRect)rect;
  - (CGImageRef)CGImageForProposedRect:(NSRect *)rect context:(NSGraphicsContext *)context hints:(NSDictionary<NSImageHintKey, id> *)hints;
  @property (getter=hasAlpha) BOOL alpha;
  @property (getter=is) BOOL
      opaque
  @property (copy) NSColorSpaceName colorSpaceName;
  @property NSImageLayoutDirection layoutDirection;
  @property NSInteger
      bitsPerSample pixelsWide pixelsHigh
  @property NSSize size;
  @interface NSBitmapImageRep <NSSecureCoding>
  + (NSArray<NSImageRep *> *)imageRepsWithData:(NSData *)data;
  + (NSData *)TIFFRepresentationOfImageRepsInArray:(NSArray<NSImageRep *> *)array usingCompression:(NSTIFFCompression)compression factor:(float)factor;
  + (NSData *)TIFFRepresentationOfImageRepsInArray:(NSArray<NSImageRep *> *)array;
  + (NSData *)representationOfImageRepsInArray:(NSArray<NSImageRep *> *)array usingType:(NSBitmapImageFileType)type properties:(NSDictionary<NSBitmapImageRepPropertyKey, id> *)properties;
  + (NSString *)localizedNameForTIFFCompressionType:(NSTIFFCompression)type;
  + (instancetype)imageRepWithData:(NSData *)data;
  + (void)getTIFFCompressionTypes:(const NSTIFFCompression **)types count:(NSInteger *)count;
  - (BOOL)canBeCompressedUsing:(NSTIFFCompression)usingValue;
  - (NSBitmapImageRep *)bitmapImageRepByConvertingToColorSpace:(NSColorSpace *)space renderingIntent:(NSColorRenderingIntent)intent;
  - (NSBitmapImageRep *)bitmapImageRepByRetaggingWithColorSpace:(NSColorSpace *)space;
  - (NSColor *)colorAtX:(NSInteger)x y:(NSInteger)y;
  - (NSData *)TIFFRepresentationUsingCompression:(NSTIFFCompression)compression factor:(float)factor;
  - (NSData *)representationUsingType:(NSBitmapImageFileType)type properties:(NSDictionary<NSBitmapImageRepPropertyKey, id> *)properties;
  - (NSInteger)incrementalLoadFromData:(NSData *)data complete:(BOOL)complete;
  - (id)valueForProperty:(NSBitmapImageRepPropertyKey)property;
  - (instancetype)initForIncrementalLoad;
  - (instancetype)initWithBitmapDataPlanes:(unsigned char **)planes pixelsWide:(NSInteger)wide pixelsHigh:(NSInteger)high bitsPerSample:(NSInteger)sample samplesPerPixel:(NSInteger)pixel hasAlpha:(BOOL)alpha isPlanar:(BOOL)planar colorSpaceName:(NSColorSpaceName)name bitmapFormat:(NSBitmapFormat)format bytesPerRow:(NSInteger)row bitsPerPixel:(NSInteger)pixel2;
  - (instancetype)initWithBitmapDataPlanes:(unsigned char **)planes pixelsWide:(NSInteger)wide pixelsHigh:(NSInteger)high bitsPerSample:(NSInteger)sample samplesPerPixel:(NSInteger)pixel hasAlpha:(BOOL)alpha isPlanar:(BOOL)planar colorSpaceName:(NSColorSpaceName)name bytesPerRow:(NSInteger)row bitsPerPixel:(NSInteger)pixel2;
  - (instancetype)initWithCGImage:(CGImageRef)image;
  - (instancetype)initWithCIImage:(CIImage *)image;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithFocusedViewRect:(NSRect)rect;
  - (void)colorizeByMappingGray:(CGFloat)gray toColor:(NSColor *)color blackMapping:(NSColor *)mapping whiteMapping:(NSColor *)mapping2;
  - (void)getBitmapDataPlanes:(unsigned char **)planes;
  - (void)getCompression:(NSTIFFCompression *)compression factor:(float *)factor;
  - (void)getPixel:(NSUInteger *)pixel atX:(NSInteger)x y:(NSInteger)y;
  - (void)setColor:(NSColor *)color atX:(NSInteger)x y:(NSInteger)y;
  - (void)setCompression:(NSTIFFCompression)compression factor:(float)factor;
  - (void)setPixel:(NSUInteger *)pixel atX:(NSInteger)x y:(NSInteger)y;
  - (void)setProperty:(NSBitmapImageRepPropertyKey)property withValue:(id)value;
  @property (readonly) BOOL isPlanar;
  @property (readonly) CGImageRef CGImage;
  @property (readonly) NSBitmapFormat bitmapFormat;
  @property (readonly) NSColorSpace *colorSpace;
  @property (readonly) NSData *TIFFRepresentation;
  @property (readonly) NSInteger
      samplesPerPixel bitsPerPixel bytesPerRow bytesPerPlane numberOfPlanes
  @property (readonly) unsigned char *bitmapData;
  @interface NSCachedImageRep
  - (instancetype)initWithSize:(NSSize)size depth:(NSWindowDepth)depth separate:(BOOL)separate alpha:(BOOL)alpha;
  - (instancetype)initWithWindow:(NSWindow *)window rect:(NSRect)rect;
  @property (readonly) NSRect rect;
  @property (readonly) NSWindow *window;
  @interface NSCIImageRep
  + (instancetype)imageRepWithCIImage:(CIImage *)image;
  - (instancetype)initWithCIImage:(CIImage *)image;
  @property (readonly) CIImage *CIImage;
  @interface NSCustomImageRep
  - (instancetype)initWithDrawSelector:(SEL)selector delegate:(id)delegate;
  - (instancetype)initWithSize:(NSSize)size flipped:(BOOL)flipped drawingHandler:(BOOL (^)(NSRect))handler;
  @property (readonly) BOOL (^drawingHandler)(NSRect);
  @property (readonly) SEL drawSelector;
  @property (readonly) id delegate;
  @interface NSEPSImageRep
  + (instancetype)imageRepWithData:(NSData *)data;
  - (instancetype)initWithData:(NSData *)data;
  - (void)prepareGState;
  @property (readonly) NSData *EPSRepresentation;
  @property (readonly) NSRect boundingBox;
  @interface NSPDFImageRep
  + (instancetype)imageRepWithData:(NSData *)data;
  - (instancetype)initWithData:(NSData *)data;
  @property (readonly) NSData *PDFRepresentation;
  @property NSInteger currentPage;
  @property (readonly) NSInteger pageCount;
  @property (readonly) NSRect bounds;
  @interface NSPICTImageRep
  + (instancetype)imageRepWithData:(NSData *)data;
  - (NSData *)PICTRepresentation;
  - (instancetype)initWithData:(NSData *)data;
  @property (readonly) NSRect boundingBox;
  @interface NSColor <NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting>
  + (NSArray<NSColor *> *)alternatingContentBackgroundColors;
  + (NSArray<NSColor *> *)controlAlternatingRowBackgroundColors;
  + (NSColor *)alternateSelectedControlColor;
  + (NSColor *)alternateSelectedControlTextColor;
  + (NSColor *)blueColor;
  + (NSColor *)brownColor;
  + (NSColor *)colorForControlTint:(NSControlTint)tint;
  + (NSColor *)colorFromPasteboard:(NSPasteboard *)pasteboard;
  + (NSColor *)colorNamed:(NSColorName)named bundle:(NSBundle *)bundle;
  + (NSColor *)colorNamed:(NSColorName)named;
  + (NSColor *)colorWithCGColor:(CGColorRef)color;
  + (NSColor *)colorWithCIColor:(CIColor *)color;
  + (NSColor *)colorWithCalibratedHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
  + (NSColor *)colorWithCalibratedRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (NSColor *)colorWithCalibratedWhite:(CGFloat)white alpha:(CGFloat)alpha;
  + (NSColor *)colorWithCatalogName:(NSColorListName)name colorName:(NSColorName)name2;
  + (NSColor *)colorWithColorSpace:(NSColorSpace *)space components:(CGFloat *)components count:(NSInteger)count;
  + (NSColor *)colorWithColorSpace:(NSColorSpace *)space hue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
  + (NSColor *)colorWithDeviceCyan:(CGFloat)cyan magenta:(CGFloat)magenta yellow:(CGFloat)yellow black:(CGFloat)black alpha:(CGFloat)alpha;
  + (NSColor *)colorWithDeviceHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
  + (NSColor *)colorWithDeviceRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (NSColor *)colorWithDeviceWhite:(CGFloat)white alpha:(CGFloat)alpha;
  + (NSColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (NSColor *)colorWithGenericGamma22White:(CGFloat)white alpha:(CGFloat)alpha;
  + (NSColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
  + (NSColor *)colorWithName:(NSColorName)name dynamicProvider:(NSColor *(^)(NSAppearance *))provider;
  + (NSColor *)colorWithPatternImage:(NSImage *)image;
  + (NSColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha exposure:(CGFloat)exposure;
  + (NSColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha linearExposure:(CGFloat)exposure;
  + (NSColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (NSColor *)colorWithSRGBRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
  + (NSColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
  + (NSColor *)controlAccentColor;
  + (NSColor *)controlBackgroundColor;
  + (NSColor *)controlColor;
  + (NSColor *)controlDarkShadowColor;
  + (NSColor *)controlHighlightColor;
  + (NSColor *)controlLightHighlightColor;
  + (NSColor *)controlShadowColor;
  + (NSColor *)controlTextColor;
  + (NSColor *)cyanColor;
  + (NSColor *)darkGrayColor;
  + (NSColor *)disabledControlTextColor;
  + (NSColor *)findHighlightColor;
  + (NSColor *)grayColor;
  + (NSColor *)greenColor;
  + (NSColor *)gridColor;
  + (NSColor *)headerColor;
  + (NSColor *)headerTextColor;
  + (NSColor *)highlightColor;
  + (NSColor *)keyboardFocusIndicatorColor;
  + (NSColor *)knobColor;
  + (NSColor *)labelColor;
  + (NSColor *)lightGrayColor;
  + (NSColor *)linkColor;
  + (NSColor *)magentaColor;
  + (NSColor *)orangeColor;
  + (NSColor *)placeholderTextColor;
  + (NSColor *)purpleColor;
  + (NSColor *)quaternaryLabelColor;
  + (NSColor *)quaternarySystemFillColor;
  + (NSColor *)quinaryLabelColor;
  + (NSColor *)quinarySystemFillColor;
  + (NSColor *)redColor;
  + (NSColor *)scrollBarColor;
  + (NSColor *)scrubberTexturedBackgroundColor;
  + (NSColor *)secondaryLabelColor;
  + (NSColor *)secondarySelectedControlColor;
  + (NSColor *)secondarySystemFillColor;
  + (NSColor *)selectedContentBackgroundColor;
  + (NSColor *)selectedControlColor;
  + (NSColor *)selectedControlTextColor;
  + (NSColor *)selectedKnobColor;
  + (NSColor *)selectedMenuItemColor;
  + (NSColor *)selectedMenuItemTextColor;
  + (NSColor *)selectedTextBackgroundColor;
  + (NSColor *)selectedTextColor;
  + (NSColor *)separatorColor;
  + (NSColor *)shadowColor;
  + (NSColor *)systemBlueColor;
  + (NSColor *)systemBrownColor;
  + (NSColor *)systemCyanColor;
  + (NSColor *)systemFillColor;
  + (NSColor *)systemGrayColor;
  + (NSColor *)systemGreenColor;
  + (NSColor *)systemIndigoColor;
  + (NSColor *)systemMintColor;
  + (NSColor *)systemOrangeColor;
  + (NSColor *)systemPinkColor;
  + (NSColor *)systemPurpleColor;
  + (NSColor *)systemRedColor;
  + (NSColor *)systemTealColor;
  + (NSColor *)systemYellowColor;
  + (NSColor *)tertiaryLabelColor;
  + (NSColor *)tertiarySystemFillColor;
  + (NSColor *)textBackgroundColor;
  + (NSColor *)textColor;
  + (NSColor *)textInsertionPointColor;
  + (NSColor *)underPageBackgroundColor;
  + (NSColor *)unemphasizedSelectedContentBackgroundColor;
  + (NSColor *)unemphasizedSelectedTextBackgroundColor;
  + (NSColor *)unemphasizedSelectedTextColor;
  + (NSColor *)windowBackgroundColor;
  + (NSColor *)windowFrameColor;
  + (NSColor *)windowFrameTextColor;
  + (NSColor *)yellowColor;
  + (NSControlTint)currentControlTint;
  - (CGFloat)linearExposure;
  - (NSColor *)blendedColorWithFraction:(CGFloat)fraction ofColor:(NSColor *)color;
  - (NSColor *)colorByApplyingContentHeadroom:(CGFloat)headroom;
  - (NSColor *)colorUsingColorSpace:(NSColorSpace *)space;
  - (NSColor *)colorUsingColorSpaceName:(NSColorSpaceName)name device:(NSDictionary<NSDeviceDescriptionKey, id> *)device;
  - (NSColor *)colorUsingColorSpaceName:(NSColorSpaceName)name;
  - (NSColor *)colorUsingType:(NSColorType)type;
  - (NSColor *)colorWithAlphaComponent:(CGFloat)component;
  - (NSColor *)colorWithSystemEffect:(NSColorSystemEffect)effect;
  - (NSColor *)highlightWithLevel:(CGFloat)level;
  - (NSColor *)shadowWithLevel:(CGFloat)level;
  - (NSColor *)standardDynamicRangeColor;
  - (void)drawSwatchInRect:(NSRect)rect;
  - (void)getComponents:(CGFloat *)components;
  - (void)getCyan:(CGFloat *)cyan magenta:(CGFloat *)magenta yellow:(CGFloat *)yellow black:(CGFloat *)black alpha:(CGFloat *)alpha;
  - (void)getHue:(CGFloat *)hue saturation:(CGFloat *)saturation brightness:(CGFloat *)brightness alpha:(CGFloat *)alpha;
  - (void)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
  - (void)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha;
  - (void)set;
  - (void)setFill;
  - (void)setStroke;
  - (void)writeToPasteboard:(NSPasteboard *)pasteboard;
  @property (class) BOOL ignoresAlpha;
  @property (readonly) CGColorRef CGColor;
  @property (readonly) CGFloat
      redComponent greenComponent blueComponent hueComponent saturationComponent brightnessComponent whiteComponent cyanComponent magentaComponent
      yellowComponent blackComponent alphaComponent
  @property (class, readonly) NSColor *
      blackColor whiteColor clearColor
  @property (readonly) NSColorListName catalogNameComponent;
  @property (readonly) NSColorName colorNameComponent;
  @property (readonly) NSColorSpace *colorSpace;
  @property (readonly) NSColorSpaceName colorSpaceName;
  @property (readonly) NSColorType type;
  @property (readonly) NSImage *patternImage;
  @property (readonly) NSInteger numberOfComponents;
  @property (readonly) NSString *
      localizedCatalogNameComponent localizedColorNameComponent
  @interface NSColorList <NSCoding, NSSecureCoding>
  + (NSArray<NSColorList *> *)availableColorLists;
  + (NSColorList *)colorListNamed:(NSColorListName)named;
  - (BOOL)writeToFile:(NSString *)file;
  - (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
  - (NSArray<NSColorName> *)allKeys;
  - (NSColor *)colorWithKey:(NSColorName)key;
  - (instancetype)initWithName:(NSColorListName)name fromFile:(NSString *)file;
  - (instancetype)initWithName:(NSColorListName)name;
  - (void)insertColor:(NSColor *)color key:(NSColorName)key atIndex:(NSUInteger)index;
  - (void)removeColorWithKey:(NSColorName)key;
  - (void)removeFile;
  - (void)setColor:(NSColor *)color forKey:(NSColorName)key;
  @property (readonly) BOOL isEditable;
  @property (readonly) NSColorListName name;
  @interface NSColorPicker <NSColorPickingDefault>
  - (NSImage *)provideNewButtonImage;
  - (instancetype)initWithPickerMask:(NSUInteger)mask colorPanel:(NSColorPanel *)panel;
  - (void)attachColorList:(NSColorList *)list;
  - (void)detachColorList:(NSColorList *)list;
  - (void)insertNewButtonImage:(NSImage *)image in:(NSButtonCell *)inValue;
  - (void)setMode:(NSColorPanelMode)mode;
  - (void)viewSizeChanged:(id)changed;
  @property (readonly) NSColorPanel *colorPanel;
  @property (readonly) NSSize minContentSize;
  @property (readonly) NSString *buttonToolTip;
  @interface NSColorSampler
  - (void)showSamplerWithSelectionHandler:(void (^)(NSColor *))handler;
  @interface NSColorSpace <NSCoding, NSSecureCoding>
  + (NSArray<NSColorSpace *> *)availableColorSpacesWithModel:(NSColorSpaceModel)model;
  + (NSColorSpace *)adobeRGB1998ColorSpace;
  + (NSColorSpace *)deviceCMYKColorSpace;
  + (NSColorSpace *)deviceGrayColorSpace;
  + (NSColorSpace *)deviceRGBColorSpace;
  + (NSColorSpace *)displayP3ColorSpace;
  + (NSColorSpace *)extendedGenericGamma22GrayColorSpace;
  + (NSColorSpace *)extendedSRGBColorSpace;
  + (NSColorSpace *)genericCMYKColorSpace;
  + (NSColorSpace *)genericGamma22GrayColorSpace;
  + (NSColorSpace *)genericGrayColorSpace;
  + (NSColorSpace *)genericRGBColorSpace;
  + (NSColorSpace *)sRGBColorSpace;
  - (instancetype)initWithCGColorSpace:(CGColorSpaceRef)space;
  - (instancetype)initWithColorSyncProfile:(void *)profile;
  - (instancetype)initWithICCProfileData:(NSData *)data;
  @property (readonly) CGColorSpaceRef CGColorSpace;
  @property (readonly) NSColorSpaceModel colorSpaceModel;
  @property (readonly) NSData *ICCProfileData;
  @property (readonly) NSInteger numberOfColorComponents;
  @property (readonly) NSString *localizedName;
  @property (readonly) void *colorSyncProfile;
  @interface NSFont <NSCopying, NSSecureCoding>
  + (CGFloat)labelFontSize;
  + (CGFloat)smallSystemFontSize;
  + (CGFloat)systemFontSize;
  + (CGFloat)systemFontSizeForControlSize:(NSControlSize)size;
  + (NSFont *)boldSystemFontOfSize:(CGFloat)size;
  + (NSFont *)controlContentFontOfSize:(CGFloat)size;
  + (NSFont *)fontWithDescriptor:(NSFontDescriptor *)descriptor size:(CGFloat)size;
  + (NSFont *)fontWithDescriptor:(NSFontDescriptor *)descriptor textTransform:(NSAffineTransform *)transform;
  + (NSFont *)fontWithName:(NSString *)name matrix:(CGFloat *)matrix;
  + (NSFont *)fontWithName:(NSString *)name size:(CGFloat)size;
  + (NSFont *)labelFontOfSize:(CGFloat)size;
  + (NSFont *)menuBarFontOfSize:(CGFloat)size;
  + (NSFont *)menuFontOfSize:(CGFloat)size;
  + (NSFont *)messageFontOfSize:(CGFloat)size;
  + (NSFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
  + (NSFont *)monospacedSystemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
  + (NSFont *)paletteFontOfSize:(CGFloat)size;
  + (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style options:(NSDictionary<NSFontTextStyleOptionKey, id> *)options;
  + (NSFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight width:(CGFloat)width;
  + (NSFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
  + (NSFont *)systemFontOfSize:(CGFloat)size;
  + (NSFont *)titleBarFontOfSize:(CGFloat)size;
  + (NSFont *)toolTipsFontOfSize:(CGFloat)size;
  + (NSFont *)userFixedPitchFontOfSize:(CGFloat)size;
  + (NSFont *)userFontOfSize:(CGFloat)size;
  + (void)setUserFixedPitchFont:(NSFont *)font;
  + (void)setUserFont:(NSFont *)font;
  - (NSFont *)fontWithSize:(CGFloat)size;
  - (NSFont *)screenFontWithRenderingMode:(NSFontRenderingMode)mode;
  - (NSFont *)verticalFont;
  - (NSRect)boundingRectForCGGlyph:(unsigned short)glyph;
  - (NSRect)boundingRectForGlyph:(unsigned int)glyph;
  - (NSSize)advancementForCGGlyph:(unsigned short)glyph;
  - (NSSize)advancementForGlyph:(unsigned int)glyph;
  - (unsigned int)glyphWithName:(NSString *)name;
  - (void)getAdvancements:(NSSize *)advancements forCGGlyphs:(unsigned short *)glyphs count:(NSUInteger)count;
  - (void)getAdvancements:(NSSize *)advancements forGlyphs:(unsigned int *)glyphs count:(NSUInteger)count;
  - (void)getAdvancements:(NSSize *)advancements forPackedGlyphs:(void *)glyphs length:(NSUInteger)length;
  - (void)getBoundingRects:(NSRect *)rects forCGGlyphs:(unsigned short *)glyphs count:(NSUInteger)count;
  - (void)getBoundingRects:(NSRect *)rects forGlyphs:(unsigned int *)glyphs count:(NSUInteger)count;
  - (void)set;
  - (void)setInContext:(NSGraphicsContext *)context;
  @property (readonly) BOOL
      isFixedPitch isVertical
  @property (readonly) CGFloat
      pointSize ascender descender leading underlinePosition underlineThickness italicAngle capHeight xHeight
  @property (readonly) CGFloat *matrix;
  @property (readonly) NSAffineTransform *textTransform;
  @property (readonly) NSCharacterSet *coveredCharacterSet;
  @property (readonly) NSFont *
      printerFont screenFont
  @property (readonly) NSFontDescriptor *fontDescriptor;
  @property (readonly) NSFontRenderingMode renderingMode;
  @property (readonly) NSRect boundingRectForFont;
  @property (readonly) NSSize maximumAdvancement;
  @property (readonly) NSString *
      fontName familyName displayName
  @property (readonly) NSUInteger
      numberOfGlyphs mostCompatibleStringEncoding
  @interface NSFontAssetRequest <NSProgressReporting>
  - (instancetype)initWithFontDescriptors:(NSArray<NSFontDescriptor *> *)descriptors options:(NSFontAssetRequestOptions)options;
  - (void)downloadFontAssetsWithCompletionHandler:(BOOL (^)(NSError *))handler;
  @property (readonly) NSArray<NSFontDescriptor *> *downloadedFontDescriptors;
  @property (readonly) NSProgress *progress;
  @interface NSFontCollection <NSCoding, NSCopying, NSMutableCopying>
  + (BOOL)hideFontCollectionWithName:(NSFontCollectionName)name visibility:(NSFontCollectionVisibility)visibility error:(NSError **)error;
  + (BOOL)renameFontCollectionWithName:(NSFontCollectionName)name visibility:(NSFontCollectionVisibility)visibility toName:(NSFontCollectionName)name2 error:(NSError **)error;
  + (BOOL)showFontCollection:(NSFontCollection *)collection withName:(NSFontCollectionName)name visibility:(NSFontCollectionVisibility)visibility error:(NSError **)error;
  + (NSArray<NSFontCollectionName> *)allFontCollectionNames;
  + (NSFontCollection *)fontCollectionWithAllAvailableDescriptors;
  + (NSFontCollection *)fontCollectionWithDescriptors:(NSArray<NSFontDescriptor *> *)descriptors;
  + (NSFontCollection *)fontCollectionWithLocale:(NSLocale *)locale;
  + (NSFontCollection *)fontCollectionWithName:(NSFontCollectionName)name visibility:(NSFontCollectionVisibility)visibility;
  + (NSFontCollection *)fontCollectionWithName:(NSFontCollectionName)name;
  - (NSArray<NSFontDescriptor *> *)exclusionDescriptors;
  - (NSArray<NSFontDescriptor *> *)matchingDescriptors;
  - (NSArray<NSFontDescriptor *> *)matchingDescriptorsForFamily:(NSString *)family options:(NSDictionary<NSFontCollectionMatchingOptionKey, NSNumber *> *)options;
  - (NSArray<NSFontDescriptor *> *)matchingDescriptorsForFamily:(NSString *)family;
  - (NSArray<NSFontDescriptor *> *)matchingDescriptorsWithOptions:(NSDictionary<NSFontCollectionMatchingOptionKey, NSNumber *> *)options;
  - (NSArray<NSFontDescriptor *> *)queryDescriptors;
  @interface NSMutableFontCollection
  + (NSMutableFontCollection *)fontCollectionWithAllAvailableDescriptors;
  + (NSMutableFontCollection *)fontCollectionWithDescriptors:(NSArray<NSFontDescriptor *> *)descriptors;
  + (NSMutableFontCollection *)fontCollectionWithLocale:(NSLocale *)locale;
  + (NSMutableFontCollection *)fontCollectionWithName:(NSFontCollectionName)name visibility:(NSFontCollectionVisibility)visibility;
  + (NSMutableFontCollection *)fontCollectionWithName:(NSFontCollectionName)name;
  - (void)addQueryForDescriptors:(NSArray<NSFontDescriptor *> *)descriptors;
  - (void)removeQueryForDescriptors:(NSArray<NSFontDescriptor *> *)descriptors;
  @property (copy) NSArray<NSFontDescriptor *> *
      queryDescriptors exclusionDescriptors
  @interface NSFontDescriptor <NSCoding, NSCopying, NSSecureCoding>
  + (NSFontDescriptor *)fontDescriptorWithFontAttributes:(NSDictionary<NSFontDescriptorAttributeName, id> *)attributes;
  + (NSFontDescriptor *)fontDescriptorWithName:(NSString *)name matrix:(NSAffineTransform *)matrix;
  + (NSFontDescriptor *)fontDescriptorWithName:(NSString *)name size:(CGFloat)size;
  + (NSFontDescriptor *)preferredFontDescriptorForTextStyle:(NSFontTextStyle)style options:(NSDictionary<NSFontTextStyleOptionKey, id> *)options;
  - (NSArray<NSFontDescriptor *> *)matchingFontDescriptorsWithMandatoryKeys:(NSSet<NSFontDescriptorAttributeName> *)keys;
  - (NSFontDescriptor *)fontDescriptorByAddingAttributes:(NSDictionary<NSFontDescriptorAttributeName, id> *)attributes;
  - (NSFontDescriptor *)fontDescriptorWithFace:(NSString *)face;
  - (NSFontDescriptor *)fontDescriptorWithFamily:(NSString *)family;
  - (NSFontDescriptor *)fontDescriptorWithMatrix:(NSAffineTransform *)matrix;
  - (NSFontDescriptor *)fontDescriptorWithSize:(CGFloat)size;
  - (NSFontDescriptor *)fontDescriptorWithSymbolicTraits:(NSFontDescriptorSymbolicTraits)traits;
  - (NSFontDescriptor *)matchingFontDescriptorWithMandatoryKeys:(NSSet<NSFontDescriptorAttributeName> *)keys;
  - (id)objectForKey:(NSFontDescriptorAttributeName)key;
  - (instancetype)fontDescriptorWithDesign:(NSFontDescriptorSystemDesign)design;
  - (instancetype)initWithFontAttributes:(NSDictionary<NSFontDescriptorAttributeName, id> *)attributes;
  @property (readonly) BOOL requiresFontAssetRequest;
  @property (readonly) CGFloat pointSize;
  @property (readonly) NSAffineTransform *matrix;
  @property (readonly) NSDictionary<NSFontDescriptorAttributeName, id> *fontAttributes;
  @property (readonly) NSFontDescriptorSymbolicTraits symbolicTraits;
  @property (readonly) NSString *postscriptName;
  @interface NSFontManager <NSMenuItemValidation>
  + (NSFontManager *)sharedFontManager;
  + (void)setFontManagerFactory:(Class)factory;
  + (void)setFontPanelFactory:(Class)factory;
  - (BOOL)addCollection:(NSString *)collection options:(NSFontCollectionOptions)options;
  - (BOOL)fontNamed:(NSString *)named hasTraits:(NSFontTraitMask)traits;
  - (BOOL)removeCollection:(NSString *)collection;
  - (NSArray *)availableFontNamesMatchingFontDescriptor:(NSFontDescriptor *)descriptor;
  - (NSArray *)fontDescriptorsInCollection:(NSString *)collection;
  - (NSArray<NSArray *> *)availableMembersOfFontFamily:(NSString *)family;
  - (NSArray<NSString *> *)availableFontNamesWithTraits:(NSFontTraitMask)traits;
  - (NSDictionary<NSString *, id> *)convertAttributes:(NSDictionary<NSString *, id> *)attributes;
  - (NSFont *)convertFont:(NSFont *)font toFace:(NSString *)face;
  - (NSFont *)convertFont:(NSFont *)font toFamily:(NSString *)family;
  - (NSFont *)convertFont:(NSFont *)font toHaveTrait:(NSFontTraitMask)trait;
  - (NSFont *)convertFont:(NSFont *)font toNotHaveTrait:(NSFontTraitMask)trait;
  - (NSFont *)convertFont:(NSFont *)font toSize:(CGFloat)size;
  - (NSFont *)convertFont:(NSFont *)font;
  - (NSFont *)convertWeight:(BOOL)weight ofFont:(NSFont *)font;
  - (NSFont *)fontWithFamily:(NSString *)family traits:(NSFontTraitMask)traits weight:(NSInteger)weight size:(CGFloat)size;
  - (NSFontPanel *)fontPanel:(BOOL)panel;
  - (NSFontTraitMask)convertFontTraits:(NSFontTraitMask)traits;
  - (NSFontTraitMask)traitsOfFont:(NSFont *)font;
  - (NSInteger)weightOfFont:(NSFont *)font;
  - (NSMenu *)fontMenu:(BOOL)menu;
  - (NSString *)localizedNameForFamily:(NSString *)family face:(NSString *)face;
  - (void)addFontDescriptors:(NSArray *)descriptors toCollection:(NSString *)collection;
  - (void)addFontTrait:(id)trait;
  - (void)modifyFont:(id)font;
  - (void)modifyFontViaPanel:(id)panel;
  - (void)orderFrontFontPanel:(id)panel;
  - (void)orderFrontStylesPanel:(id)panel;
  - (void)removeFontDescriptor:(NSFontDescriptor *)descriptor fromCollection:(NSString *)collection;
  - (void)removeFontTrait:(id)trait;
  - (void)setFontMenu:(NSMenu *)menu;
  - (void)setSelectedAttributes:(NSDictionary<NSString *, id> *)attributes isMultiple:(BOOL)multiple;
  - (void)setSelectedFont:(NSFont *)font isMultiple:(BOOL)multiple;
  @property (getter=is) BOOL
      enabled
  @property (readonly) BOOL
      isMultiple sendAction
  @property (readonly) NSArray *collectionNames;
  @property (readonly) NSArray<NSString *> *
      availableFonts availableFontFamilies
  @property (readonly) NSFont *selectedFont;
  @property (readonly) NSFontAction currentFontAction;
  @property SEL action;
  @property (assign) id delegate;
  @property (weak) id target;
  @interface NSBezierPath <NSCoding, NSCopying, NSSecureCoding>
  + (NSBezierPath *)bezierPath;
  + (NSBezierPath *)bezierPathWithCGPath:(CGPathRef)path;
  + (NSBezierPath *)bezierPathWithOvalInRect:(NSRect)rect;
  + (NSBezierPath *)bezierPathWithRect:(NSRect)rect;
  + (NSBezierPath *)bezierPathWithRoundedRect:(NSRect)rect xRadius:(CGFloat)radius yRadius:(CGFloat)radius2;
  + (void)clipRect:(NSRect)rect;
  + (void)drawPackedGlyphs:(const char *)glyphs atPoint:(NSPoint)point;
  + (void)fillRect:(NSRect)rect;
  + (void)strokeLineFromPoint:(NSPoint)point toPoint:(NSPoint)point2;
  + (void)strokeRect:(NSRect)rect;
  - (BOOL)cachesBezierPath;
  - (BOOL)containsPoint:(NSPoint)point;
  - (NSBezierPath *)bezierPathByFlatteningPath;
  - (NSBezierPath *)bezierPathByReversingPath;
  - (NSBezierPathElement)elementAtIndex:(NSInteger)index associatedPoints:(NSPoint *)points;
  - (NSBezierPathElement)elementAtIndex:(NSInteger)index;
  - (void)addClip;
  - (void)appendBezierPath:(NSBezierPath *)path;
  - (void)appendBezierPathWithArcFromPoint:(NSPoint)point toPoint:(NSPoint)point2 radius:(CGFloat)radius;
  - (void)appendBezierPathWithArcWithCenter:(NSPoint)center radius:(CGFloat)radius startAngle:(CGFloat)angle endAngle:(CGFloat)angle2 clockwise:(BOOL)clockwise;
  - (void)appendBezierPathWithArcWithCenter:(NSPoint)center radius:(CGFloat)radius startAngle:(CGFloat)angle endAngle:(CGFloat)angle2;
  - (void)appendBezierPathWithCGGlyph:(unsigned short)glyph inFont:(NSFont *)font;
  - (void)appendBezierPathWithCGGlyphs:(unsigned short *)glyphs count:(NSInteger)count inFont:(NSFont *)font;
  - (void)appendBezierPathWithGlyph:(unsigned int)glyph inFont:(NSFont *)font;
  - (void)appendBezierPathWithGlyphs:(unsigned int *)glyphs count:(NSInteger)count inFont:(NSFont *)font;
  - (void)appendBezierPathWithOvalInRect:(NSRect)rect;
  - (void)appendBezierPathWithPackedGlyphs:(const char *)glyphs;
  - (void)appendBezierPathWithPoints:(NSPoint *)points count:(NSInteger)count;
  - (void)appendBezierPathWithRect:(NSRect)rect;
  - (void)appendBezierPathWithRoundedRect:(NSRect)rect xRadius:(CGFloat)radius yRadius:(CGFloat)radius2;
  - (void)closePath;
  - (void)curveToPoint:(NSPoint)point controlPoint1:(NSPoint)point1 controlPoint2:(NSPoint)point2;
  - (void)curveToPoint:(NSPoint)point controlPoint:(NSPoint)point2;
  - (void)fill;
  - (void)getLineDash:(CGFloat *)dash count:(NSInteger *)count phase:(CGFloat *)phase;
  - (void)lineToPoint:(NSPoint)point;
  - (void)moveToPoint:(NSPoint)point;
  - (void)relativeCurveToPoint:(NSPoint)point controlPoint1:(NSPoint)point1 controlPoint2:(NSPoint)point2;
  - (void)relativeCurveToPoint:(NSPoint)point controlPoint:(NSPoint)point2;
  - (void)relativeLineToPoint:(NSPoint)point;
  - (void)relativeMoveToPoint:(NSPoint)point;
  - (void)removeAllPoints;
  - (void)setAssociatedPoints:(NSPoint *)points atIndex:(NSInteger)index;
  - (void)setCachesBezierPath:(BOOL)path;
  - (void)setClip;
  - (void)setLineDash:(const CGFloat *)dash count:(NSInteger)count phase:(CGFloat)phase;
  - (void)stroke;
  - (void)transformUsingAffineTransform:(NSAffineTransform *)transform;
  @property (readonly) BOOL isEmpty;
  @property CGFloat
      lineWidth miterLimit flatness
  @property (class) CGFloat
      defaultMiterLimit defaultFlatness defaultLineWidth
  @property CGPathRef CGPath;
  @property (readonly) NSInteger elementCount;
  @property NSLineCapStyle lineCapStyle;
  @property (class) NSLineCapStyle defaultLineCapStyle;
  @property NSLineJoinStyle lineJoinStyle;
  @property (class) NSLineJoinStyle defaultLineJoinStyle;
  @property (readonly) NSPoint currentPoint;
  @property (readonly) NSRect
      controlPointBounds bounds
  @property NSWindingRule windingRule;
  @property (class) NSWindingRule defaultWindingRule;
  @interface NSGradient <NSCoding, NSCopying, NSSecureCoding>
  - (NSColor *)interpolatedColorAtLocation:(CGFloat)location;
  - (instancetype)initWithColors:(NSArray<NSColor *> *)colors atLocations:(const CGFloat *)locations colorSpace:(NSColorSpace *)space;
  - (instancetype)initWithColors:(NSArray<NSColor *> *)colors;
  - (instancetype)initWithColorsAndLocations:(NSColor *)first, ...;
  - (instancetype)initWithStartingColor:(NSColor *)color endingColor:(NSColor *)color2;
  - (void)drawFromCenter:(NSPoint)center radius:(CGFloat)radius toCenter:(NSPoint)center2 radius:(CGFloat)radius2 options:(NSGradientDrawingOptions)options;
  - (void)drawFromPoint:(NSPoint)point toPoint:(NSPoint)point2 options:(NSGradientDrawingOptions)options;
  - (void)drawInBezierPath:(NSBezierPath *)path angle:(CGFloat)angle;
  - (void)drawInBezierPath:(NSBezierPath *)path relativeCenterPosition:(NSPoint)position;
  - (void)drawInRect:(NSRect)rect angle:(CGFloat)angle;
  - (void)drawInRect:(NSRect)rect relativeCenterPosition:(NSPoint)position;
  - (void)getColor:(NSColor **)color location:(CGFloat *)location atIndex:(NSInteger)index;
  @property (readonly) NSColorSpace *colorSpace;
  @property (readonly) NSInteger numberOfColorStops;
  @interface NSGraphicsContext
  + (BOOL)currentContextDrawingToScreen;
  + (NSGraphicsContext *)graphicsContextWithAttributes:(NSDictionary<NSGraphicsContextAttributeKey, id> *)attributes;
  + (NSGraphicsContext *)graphicsContextWithBitmapImageRep:(NSBitmapImageRep *)rep;
  + (NSGraphicsContext *)graphicsContextWithCGContext:(CGContextRef)context flipped:(BOOL)flipped;
  + (NSGraphicsContext *)graphicsContextWithGraphicsPort:(void *)port flipped:(BOOL)flipped;
  + (NSGraphicsContext *)graphicsContextWithWindow:(NSWindow *)window;
  + (void)restoreGraphicsState;
  + (void)saveGraphicsState;
  + (void)setGraphicsState:(NSInteger)state;
  - (id)focusStack;
  - (void)flushGraphics;
  - (void)restoreGraphicsState;
  - (void)saveGraphicsState;
  - (void)setFocusStack:(id)stack;
  @property BOOL shouldAntialias;
  @property (readonly) BOOL
      isDrawingToScreen isFlipped
  @property (readonly) CGContextRef CGContext;
  @property (readonly) CIContext *CIContext;
  @property NSColorRenderingIntent colorRenderingIntent;
  @property NSCompositingOperation compositingOperation;
  @property (readonly) NSDictionary<NSGraphicsContextAttributeKey, id> *attributes;
  @property (class) NSGraphicsContext *currentContext;
  @property NSImageInterpolation imageInterpolation;
  @property NSPoint patternPhase;
  @property (readonly) void *graphicsPort;
  @interface NSGlyphGenerator
  + (NSGlyphGenerator *)sharedGlyphGenerator;
  - (void)generateGlyphsForGlyphStorage:(id<NSGlyphStorage>)storage desiredNumberOfCharacters:(NSUInteger)characters glyphIndex:(NSUInteger *)index characterIndex:(NSUInteger *)index2;
  @interface NSGlyphInfo <NSCoding, NSCopying, NSSecureCoding>
  + (NSGlyphInfo *)glyphInfoWithCGGlyph:(unsigned short)glyph forFont:(NSFont *)font baseString:(NSString *)string;
  + (NSGlyphInfo *)glyphInfoWithCharacterIdentifier:(NSUInteger)identifier collection:(NSCharacterCollection)collection baseString:(NSString *)string;
  + (NSGlyphInfo *)glyphInfoWithGlyph:(unsigned int)glyph forFont:(NSFont *)font baseString:(NSString *)string;
  + (NSGlyphInfo *)glyphInfoWithGlyphName:(NSString *)name forFont:(NSFont *)font baseString:(NSString *)string;
  @property (readonly) NSCharacterCollection characterCollection;
  @property (readonly) NSString *
      baseString glyphName
  @property (readonly) NSUInteger characterIdentifier;
  @property (readonly) unsigned short glyphID;
  @interface NSAppearance <NSCoding, NSSecureCoding>
  + (NSAppearance *)appearanceNamed:(NSAppearanceName)named;
  + (NSAppearance *)currentDrawingAppearance;
  - (NSAppearanceName)bestMatchFromAppearancesWithNames:(NSArray<NSAppearanceName> *)names;
  - (instancetype)initWithAppearanceNamed:(NSAppearanceName)named bundle:(NSBundle *)bundle;
  - (void)performAsCurrentDrawingAppearance:(void (^)(void))appearance;
  @property (readonly) BOOL allowsVibrancy;
  @property (class) NSAppearance *currentAppearance;
  @property (readonly) NSAppearanceName name;
  @interface NSAnimation <NSCoding, NSCopying>
  - (BOOL)isAnimating;
  - (instancetype)initWithDuration:(double)duration animationCurve:(NSAnimationCurve)curve;
  - (void)addProgressMark:(float)mark;
  - (void)clearStartAnimation;
  - (void)clearStopAnimation;
  - (void)removeProgressMark:(float)mark;
  - (void)startAnimation;
  - (void)startWhenAnimation:(NSAnimation *)animation reachesProgress:(float)progress;
  - (void)stopAnimation;
  - (void)stopWhenAnimation:(NSAnimation *)animation reachesProgress:(float)progress;
  @property NSAnimationBlockingMode animationBlockingMode;
  @property NSAnimationCurve animationCurve;
  @property (copy) NSArray<NSNumber *> *progressMarks;
  @property (readonly) NSArray<NSRunLoopMode> *runLoopModesForAnimating;
  @property double duration;
  @property float
      currentProgress frameRate
  @property (readonly) float currentValue;
  @property (weak) id<NSAnimationDelegate> delegate;
  @interface NSViewAnimation
  - (instancetype)initWithViewAnimations:(NSArray<NSDictionary<NSViewAnimationKey, id> *> *)animations;
  @property (copy) NSArray<NSDictionary<NSViewAnimationKey, id> *> *viewAnimations;
  @interface NSAnimationContext
  + (NSAnimationContext *)currentContext;
  + (void)beginGrouping;
  + (void)endGrouping;
  + (void)runAnimationGroup:(void (^)(NSAnimationContext *))group completionHandler:(void (^)(void))handler;
  + (void)runAnimationGroup:(void (^)(NSAnimationContext *))group;
  @property (copy) void (^completionHandler)(void);
  @property BOOL allowsImplicitAnimation;
  @property CAMediaTimingFunction *timingFunction;
  @property double duration;
  @interface NSCursor <NSCoding, NSSecureCoding>
  + (NSCursor *)IBeamCursor;
  + (NSCursor *)IBeamCursorForVerticalLayout;
  + (NSCursor *)arrowCursor;
  + (NSCursor *)closedHandCursor;
  + (NSCursor *)columnResizeCursor;
  + (NSCursor *)columnResizeCursorInDirections:(NSHorizontalDirections)directions;
  + (NSCursor *)contextualMenuCursor;
  + (NSCursor *)crosshairCursor;
  + (NSCursor *)currentCursor;
  + (NSCursor *)currentSystemCursor;
  + (NSCursor *)disappearingItemCursor;
  + (NSCursor *)dragCopyCursor;
  + (NSCursor *)dragLinkCursor;
  + (NSCursor *)openHandCursor;
  + (NSCursor *)operationNotAllowedCursor;
  + (NSCursor *)pointingHandCursor;
  + (NSCursor *)resizeDownCursor;
  + (NSCursor *)resizeLeftCursor;
  + (NSCursor *)resizeLeftRightCursor;
  + (NSCursor *)resizeRightCursor;
  + (NSCursor *)resizeUpCursor;
  + (NSCursor *)resizeUpDownCursor;
  + (NSCursor *)rowResizeCursor;
  + (NSCursor *)rowResizeCursorInDirections:(NSVerticalDirections)directions;
  + (NSCursor *)zoomInCursor;
  + (NSCursor *)zoomOutCursor;
  + (void)hide;
  + (void)pop;
  + (void)setHiddenUntilMouseMoves:(BOOL)moves;
  + (void)unhide;
  - (BOOL)isSetOnMouseEntered;
  - (BOOL)isSetOnMouseExited;
  - (instancetype)initWithImage:(NSImage *)image foregroundColorHint:(NSColor *)hint backgroundColorHint:(NSColor *)hint2 hotSpot:(NSPoint)spot;
  - (instancetype)initWithImage:(NSImage *)image hotSpot:(NSPoint)spot;
  - (void)mouseEntered:(NSEvent *)entered;
  - (void)mouseExited:(NSEvent *)exited;
  - (void)pop;
  - (void)push;
  - (void)set;
  - (void)setOnMouseEntered:(BOOL)entered;
  - (void)setOnMouseExited:(BOOL)exited;
  @property (readonly) NSImage *image;
  @property (readonly) NSPoint hotSpot;
  @interface NSOpenGLContext <NSLocking>
  + (NSOpenGLContext *)currentContext;
  + (void)clearCurrentContext;
  - (NSOpenGLContext *)initWithCGLContextObj:(CGLContextObj)obj;
  - (instancetype)initWithFormat:(NSOpenGLPixelFormat *)format shareContext:(NSOpenGLContext *)context;
  - (void)clearDrawable;
  - (void)createTexture:(GLenum)texture fromView:(NSView *)view internalFormat:(GLenum)format;
  - (void)flushBuffer;
  - (void)getValues:(GLint *)values forParameter:(NSOpenGLContextParameter)parameter;
  - (void)makeCurrentContext;
  - (void)setFullScreen;
  - (void)setOffScreen:(void *)screen width:(GLsizei)width height:(GLsizei)height rowbytes:(GLint)rowbytes;
  - (void)setPixelBuffer:(NSOpenGLPixelBuffer *)buffer cubeMapFace:(GLenum)face mipMapLevel:(GLint)level currentVirtualScreen:(GLint)screen;
  - (void)setTextureImageToPixelBuffer:(NSOpenGLPixelBuffer *)buffer colorBuffer:(GLenum)buffer2;
  - (void)setValues:(GLint *)values forParameter:(NSOpenGLContextParameter)parameter;
  - (void)update;
  @property (readonly) CGLContextObj CGLContextObj;
  @property (readonly) GLenum pixelBufferCubeMapFace;
  @property GLint currentVirtualScreen;
  @property (readonly) GLint pixelBufferMipMapLevel;
  @property (readonly) NSOpenGLPixelBuffer *pixelBuffer;
  @property (readonly) NSOpenGLPixelFormat *pixelFormat;
  @property (weak) NSView *view;
  @interface NSOpenGLPixelBuffer
  - (instancetype)initWithTextureTarget:(GLenum)target textureInternalFormat:(GLenum)format textureMaxMipMapLevel:(GLint)level pixelsWide:(GLsizei)wide pixelsHigh:(GLsizei)high;
  @property (readonly) GLenum
      textureTarget textureInternalFormat
  @property (readonly) GLint textureMaxMipMapLevel;
  @property (readonly) GLsizei
      pixelsWide pixelsHigh
  @interface NSOpenGLPixelFormat <NSCoding>
  - (NSOpenGLPixelFormat *)initWithCGLPixelFormatObj:(CGLPixelFormatObj)obj;
  - (instancetype)initWithAttributes:(uint32_t *)attributes;
  - (instancetype)initWithData:(NSData *)data;
  - (void)getValues:(GLint *)values forAttribute:(uint32_t)attribute forVirtualScreen:(GLint)screen;
  - (void)setAttributes:(NSData *)attributes;
  @property (readonly) CGLPixelFormatObj CGLPixelFormatObj;
  @property (readonly) GLint numberOfVirtualScreens;
  @property (readonly) NSData *attributes;
  @interface NSScreen
  + (BOOL)screensHaveSeparateSpaces;
  + (NSScreen *)deepestScreen;
  - (BOOL)canRepresentDisplayGamut:(NSDisplayGamut)gamut;
  - (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
  - (NSRect)backingAlignedRect:(NSRect)rect options:(NSAlignmentOptions)options;
  - (NSRect)convertRectFromBacking:(NSRect)backing;
  - (NSRect)convertRectToBacking:(NSRect)backing;
  - (NSWindowDepth *)supportedWindowDepths;
  - (uint32_t)CGDirectDisplayID;
  @property (readonly) CGFloat
      backingScaleFactor maximumExtendedDynamicRangeColorComponentValue maximumPotentialExtendedDynamicRangeColorComponentValue
      maximumReferenceExtendedDynamicRangeColorComponentValue userSpaceScaleFactor
  @property (class, readonly) NSArray<NSScreen *> *screens;
  @property (readonly) NSColorSpace *colorSpace;
  @property (readonly) NSDictionary<NSDeviceDescriptionKey, id> *deviceDescription;
  @property (readonly) NSEdgeInsets safeAreaInsets;
  @property (readonly) NSInteger maximumFramesPerSecond;
  @property (readonly) NSRect
      frame visibleFrame auxiliaryTopLeftArea auxiliaryTopRightArea
  @property (class, readonly) NSScreen *mainScreen;
  @property (readonly) NSString *localizedName;
  @property (readonly) NSWindowDepth depth;
  @property (readonly) double
      minimumRefreshInterval maximumRefreshInterval displayUpdateGranularity lastDisplayUpdateTimestamp
  @interface NSSound <NSCoding, NSCopying, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding>
  + (BOOL)canInitWithPasteboard:(NSPasteboard *)pasteboard;
  + (NSArray *)soundUnfilteredFileTypes;
  + (NSArray *)soundUnfilteredPasteboardTypes;
  + (NSArray<NSString *> *)soundUnfilteredTypes;
  + (NSSound *)soundNamed:(NSSoundName)named;
  - (BOOL)isPlaying;
  - (BOOL)pause;
  - (BOOL)play;
  - (BOOL)resume;
  - (BOOL)setName:(NSSoundName)name;
  - (BOOL)stop;
  - (NSSoundName)name;
  - (double)duration;
  - (instancetype)initWithContentsOfFile:(NSString *)file byReference:(BOOL)reference;
  - (instancetype)initWithContentsOfURL:(NSURL *)url byReference:(BOOL)reference;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithPasteboard:(NSPasteboard *)pasteboard;
  - (void)setChannelMapping:(NSArray *)mapping;
  - (void)writeToPasteboard:(NSPasteboard *)pasteboard;
  @property BOOL loops;
  @property (readonly) NSArray *channelMapping;
  @property (copy) NSSoundPlaybackDeviceIdentifier playbackDeviceIdentifier;
  @property double currentTime;
  @property float volume;
  @property (weak) id<NSSoundDelegate> delegate;
  @interface NSMenu <NSCopying, NSCoding, NSAccessibility, NSAppearanceCustomization, NSUserInterfaceItemIdentification>
  + (BOOL)menuBarVisible;
  + (NSZone *)menuZone;
  + (instancetype)paletteMenuWithColors:(NSArray<NSColor *> *)colors titles:(NSArray<NSString *> *)titles selectionHandler:(void (^)(NSMenu *))handler;
  + (instancetype)paletteMenuWithColors:(NSArray<NSColor *> *)colors titles:(NSArray<NSString *> *)titles templateImage:(NSImage *)image selectionHandler:(void (^)(NSMenu *))handler;
  + (void)popUpContextMenu:(NSMenu *)menu withEvent:(NSEvent *)event forView:(NSView *)view withFont:(NSFont *)font;
  + (void)popUpContextMenu:(NSMenu *)menu withEvent:(NSEvent *)event forView:(NSView *)view;
  + (void)setMenuBarVisible:(BOOL)visible;
  - (BOOL)performKeyEquivalent:(NSEvent *)equivalent;
  - (BOOL)popUpMenuPositioningItem:(NSMenuItem *)item atLocation:(NSPoint)location inView:(NSView *)view;
  - (NSInteger)indexOfItem:(NSMenuItem *)item;
  - (NSInteger)indexOfItemWithRepresentedObject:(id)object;
  - (NSInteger)indexOfItemWithSubmenu:(NSMenu *)submenu;
  - (NSInteger)indexOfItemWithTag:(NSInteger)tag;
  - (NSInteger)indexOfItemWithTarget:(id)target andAction:(SEL)action;
  - (NSInteger)indexOfItemWithTitle:(NSString *)title;
  - (NSMenuItem *)addItemWithTitle:(NSString *)title action:(SEL)action keyEquivalent:(NSString *)key;
  - (NSMenuItem *)insertItemWithTitle:(NSString *)title action:(SEL)action keyEquivalent:(NSString *)equivalent atIndex:(NSInteger)index;
  - (NSMenuItem *)itemAtIndex:(NSInteger)index;
  - (NSMenuItem *)itemWithTag:(NSInteger)tag;
  - (NSMenuItem *)itemWithTitle:(NSString *)title;
  - (NSMenuProperties)propertiesToUpdate;
  - (NSPoint)locationForSubmenu:(NSMenu *)submenu;
  - (id)contextMenuRepresentation;
  - (id)tearOffMenuRepresentation;
  - (instancetype)initWithTitle:(NSString *)title;
  - (void)addItem:(NSMenuItem *)item;
  - (void)cancelTracking;
  - (void)cancelTrackingWithoutAnimation;
  - (void)helpRequested:(NSEvent *)requested;
  - (void)insertItem:(NSMenuItem *)item atIndex:(NSInteger)index;
  - (void)itemChanged:(NSMenuItem *)changed;
  - (void)performActionForItemAtIndex:(NSInteger)index;
  - (void)removeAllItems;
  - (void)removeItem:(NSMenuItem *)item;
  - (void)removeItemAtIndex:(NSInteger)index;
  - (void)setContextMenuRepresentation:(id)representation;
  - (void)setMenuRepresentation:(id)representation;
  - (void)setSubmenu:(NSMenu *)submenu forItem:(NSMenuItem *)item;
  - (void)setTearOffMenuRepresentation:(id)representation;
  - (void)sizeToFit;
  - (void)submenuAction:(id)action;
  - (void)update;
  @property BOOL
      autoenablesItems allowsContextMenuPlugIns automaticallyInsertsWritingToolsItems showsStateColumn menuChangedMessagesEnabled
  @property (readonly) BOOL
      isAttached isTornOff
  @property CGFloat minimumWidth;
  @property (readonly) CGFloat menuBarHeight;
  @property NSArray<NSMenuItem *> *itemArray;
  @property (copy) NSArray<NSMenuItem *> *selectedItems;
  @property NSFont *font;
  @property (readonly) NSInteger numberOfItems;
  @property (assign) NSMenu *supermenu;
  @property (readonly) NSMenu *attachedMenu;
  @property (readonly) NSMenuItem *highlightedItem;
  @property NSMenuPresentationStyle presentationStyle;
  @property NSMenuSelectionMode selectionMode;
  @property (readonly) NSSize size;
  @property (copy) NSString *title;
  @property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
  @property (readonly) id menuRepresentation;
  @property (weak) id<NSMenuDelegate> delegate;
  @interface NSMenuItem <NSCopying, NSCoding, NSValidatedUserInterfaceItem, NSAccessibility, NSUserInterfaceItemIdentification>
  + (NSArray<NSMenuItem *> *)writingToolsItems;
  + (NSMenuItem *)separatorItem;
  + (instancetype)sectionHeaderWithTitle:(NSString *)title;
  - (instancetype)initWithTitle:(NSString *)title action:(SEL)action keyEquivalent:(NSString *)equivalent;
  - (void)setMnemonicLocation:(NSUInteger)location;
  - (void)setTitleWithMnemonic:(NSString *)mnemonic;
  @property BOOL
      allowsKeyEquivalentWhenHidden allowsAutomaticKeyEquivalentLocalization allowsAutomaticKeyEquivalentMirroring
  @property (class) BOOL usesUserKeyEquivalents;
  @property (getter=is) BOOL
      enabled alternate hidden
  @property (readonly) BOOL
      hasSubmenu isSeparatorItem isSectionHeader isHighlighted isHiddenOrHasHiddenAncestor
  @property (copy) NSAttributedString *attributedTitle;
  @property NSEventModifierFlags keyEquivalentModifierMask;
  @property NSImage *
      image onStateImage offStateImage mixedStateImage
  @property NSInteger
      tag state indentationLevel
  @property NSMenu *submenu;
  @property (assign) NSMenu *menu;
  @property (readonly, assign) NSMenuItem *parentItem;
  @property (copy) NSMenuItemBadge *badge;
  @property (copy) NSString *
      title subtitle keyEquivalent toolTip
  @property (readonly) NSString *
      userKeyEquivalent mnemonic
  @property (readonly) NSUInteger mnemonicLocation;
  @property NSView *view;
  @property SEL action;
  @property id representedObject;
  @property (weak) id target;
  @interface NSMenuItemBadge <NSCopying>
  + (instancetype)alertsWithCount:(NSInteger)count;
  + (instancetype)newItemsWithCount:(NSInteger)count;
  + (instancetype)updatesWithCount:(NSInteger)count;
  - (instancetype)initWithCount:(NSInteger)count type:(NSMenuItemBadgeType)type;
  - (instancetype)initWithCount:(NSInteger)count;
  - (instancetype)initWithString:(NSString *)string;
  @property (readonly) NSInteger itemCount;
  @property (readonly) NSMenuItemBadgeType type;
  @property (readonly) NSString *stringValue;
  @interface NSStatusBar
  + (NSStatusBar *)systemStatusBar;
  - (NSStatusItem *)statusItemWithLength:(CGFloat)length;
  - (void)removeStatusItem:(NSStatusItem *)item;
  @property (readonly) BOOL isVertical;
  @property (readonly) CGFloat thickness;
  @interface NSStatusItem
  - (NSInteger)sendActionOn:(NSEventMask)on;
  - (void)drawStatusBarBackgroundInRect:(NSRect)rect withHighlight:(BOOL)highlight;
  - (void)popUpStatusItemMenu:(NSMenu *)menu;
  @property BOOL highlightMode;
  @property (getter=is) BOOL
      visible enabled
  @property CGFloat length;
  @property (copy) NSAttributedString *attributedTitle;
  @property NSImage *
      image alternateImage
  @property NSMenu *menu;
  @property (readonly) NSStatusBar *statusBar;
  @property (readonly) NSStatusBarButton *button;
  @property (copy) NSStatusItemAutosaveName autosaveName;
  @property NSStatusItemBehavior behavior;
  @property (copy) NSString *
      title toolTip
  @property NSView *view;
  @property SEL
      action doubleAction
  @property (weak) id target;
  @interface NSDockTile
  - (void)display;
  @property BOOL showsApplicationBadge;
  @property (readonly) NSSize size;
  @property (copy) NSString *badgeLabel;
  @property NSView *contentView;
  @property (readonly) id owner;
  @interface NSToolbar
  - (instancetype)initWithIdentifier:(NSToolbarIdentifier)identifier;
  - (void)insertItemWithItemIdentifier:(NSToolbarItemIdentifier)identifier atIndex:(NSInteger)index;
  - (void)removeItemAtIndex:(NSInteger)index;
  - (void)removeItemWithItemIdentifier:(NSToolbarItemIdentifier)identifier;
  - (void)runCustomizationPalette:(id)palette;
  - (void)setConfigurationFromDictionary:(NSDictionary<NSString *, id> *)dictionary;
  - (void)validateVisibleItems;
  @property BOOL
      allowsUserCustomization allowsDisplayModeCustomization autosavesConfiguration allowsExtensionItems showsBaselineSeparator
  @property (getter=is) BOOL
      visible
  @property (readonly) BOOL customizationPaletteIsRunning;
  @property CGFloat
      fullScreenAccessoryViewMinHeight fullScreenAccessoryViewMaxHeight
  @property (readonly) NSArray<NSToolbarItem *> *
      items visibleItems
  @property (copy) NSArray<NSToolbarItemIdentifier> *itemIdentifiers;
  @property (readonly) NSDictionary<NSString *, id> *configurationDictionary;
  @property (copy) NSSet<NSToolbarItemIdentifier> *centeredItemIdentifiers;
  @property NSToolbarDisplayMode displayMode;
  @property (readonly) NSToolbarIdentifier identifier;
  @property (copy) NSToolbarItemIdentifier
      selectedItemIdentifier centeredItemIdentifier
  @property NSToolbarSizeMode sizeMode;
  @property NSView *fullScreenAccessoryView;
  @property (weak) id<NSToolbarDelegate> delegate;
  @interface NSToolbarItem <NSCopying, NSMenuItemValidation, NSValidatedUserInterfaceItem>
  - (instancetype)initWithItemIdentifier:(NSToolbarItemIdentifier)identifier;
  - (void)validate;
  @property BOOL autovalidates;
  @property (getter=is) BOOL
      enabled bordered navigational hidden
  @property (readonly) BOOL
      isVisible allowsDuplicatesInToolbar
  @property (copy) NSColor *backgroundTintColor;
  @property NSImage *image;
  @property NSInteger
      tag visibilityPriority
  @property NSMenuItem *menuFormRepresentation;
  @property (copy) NSSet<NSString *> *possibleLabels;
  @property NSSize
      minSize maxSize
  @property (copy) NSString *
      label paletteLabel toolTip title
  @property (readonly) NSToolbar *toolbar;
  @property (readonly) NSToolbarItemIdentifier itemIdentifier;
  @property NSToolbarItemStyle style;
  @property NSView *view;
  @property SEL action;
  @property (weak) id target;
  @interface NSMenuToolbarItem
  @property BOOL showsIndicator;
  @property NSMenu *menu;
  @interface NSSearchToolbarItem
  - (void)beginSearchInteraction;
  - (void)endSearchInteraction;
  @property BOOL resignsFirstResponderWithCancel;
  @property CGFloat preferredWidthForSearchField;
  @property NSSearchField *searchField;
  @interface NSToolbarItemGroup
  + (instancetype)groupWithItemIdentifier:(NSToolbarItemIdentifier)identifier images:(NSArray<NSImage *> *)images selectionMode:(NSToolbarItemGroupSelectionMode)mode labels:(NSArray<NSString *> *)labels target:(id)target action:(SEL)action;
  + (instancetype)groupWithItemIdentifier:(NSToolbarItemIdentifier)identifier titles:(NSArray<NSString *> *)titles selectionMode:(NSToolbarItemGroupSelectionMode)mode labels:(NSArray<NSString *> *)labels target:(id)target action:(SEL)action;
  - (BOOL)isSelectedAtIndex:(NSInteger)index;
  - (void)setSelected:(BOOL)selected atIndex:(NSInteger)index;
  @property (copy) NSArray<NSToolbarItem *> *subitems;
  @property NSInteger selectedIndex;
  @property NSToolbarItemGroupControlRepresentation controlRepresentation;
  @property NSToolbarItemGroupSelectionMode selectionMode;
  @interface NSTrackingSeparatorToolbarItem
  + (instancetype)trackingSeparatorToolbarItemWithIdentifier:(NSToolbarItemIdentifier)identifier splitView:(NSSplitView *)view dividerIndex:(NSInteger)index;
  @property NSInteger dividerIndex;
  @property NSSplitView *splitView;
  @interface NSTouchBar <NSCoding>
  - (NSTouchBarItem *)itemForIdentifier:(NSTouchBarItemIdentifier)identifier;
  @property (class, getter=is) BOOL
      automaticCustomizeTouchBarMenuItemEnabled
  @property (readonly) BOOL isVisible;
  @property (copy) NSArray<NSTouchBarItemIdentifier> *
      customizationAllowedItemIdentifiers customizationRequiredItemIdentifiers defaultItemIdentifiers
  @property (readonly) NSArray<NSTouchBarItemIdentifier> *itemIdentifiers;
  @property (copy) NSSet<NSTouchBarItem *> *templateItems;
  @property (copy) NSTouchBarCustomizationIdentifier customizationIdentifier;
  @property (copy) NSTouchBarItemIdentifier
      principalItemIdentifier escapeKeyReplacementItemIdentifier
  @property (weak) id<NSTouchBarDelegate> delegate;
  @interface NSTouchBarItem <NSCoding>
  - (instancetype)initWithIdentifier:(NSTouchBarItemIdentifier)identifier;
  @property (readonly) BOOL isVisible;
  @property (readonly) NSString *customizationLabel;
  @property (readonly) NSTouchBarItemIdentifier identifier;
  @property (readonly) NSView *view;
  @property (readonly) NSViewController *viewController;
  @property float visibilityPriority;
  @interface NSButtonTouchBarItem
  + (instancetype)buttonTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier image:(NSImage *)image target:(id)target action:(SEL)action;
  + (instancetype)buttonTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier title:(NSString *)title image:(NSImage *)image target:(id)target action:(SEL)action;
  + (instancetype)buttonTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier title:(NSString *)title target:(id)target action:(SEL)action;
  @property (getter=is) BOOL
      enabled
  @property (copy) NSColor *bezelColor;
  @property NSImage *image;
  @property (copy) NSString *
      title customizationLabel
  @property SEL action;
  @property (weak) id target;
  @interface NSCandidateListTouchBarItem
  - (void)updateWithInsertionPointVisibility:(BOOL)visibility;
  @property BOOL
      allowsCollapsing allowsTextInputContextCandidates
  @property (getter=is) BOOL
      collapsed
  @property (readonly) BOOL isCandidateListVisible;
  @property (copy) NSString *customizationLabel;
  @property (weak) NSView *client;
  @property (weak) id<NSCandidateListTouchBarItemDelegate> delegate;
  @interface NSColorPickerTouchBarItem
  + (instancetype)colorPickerWithIdentifier:(NSTouchBarItemIdentifier)identifier buttonImage:(NSImage *)image;
  + (instancetype)colorPickerWithIdentifier:(NSTouchBarItemIdentifier)identifier;
  + (instancetype)strokeColorPickerWithIdentifier:(NSTouchBarItemIdentifier)identifier;
  + (instancetype)textColorPickerWithIdentifier:(NSTouchBarItemIdentifier)identifier;
  @property BOOL showsAlpha;
  @property (getter=is) BOOL
      enabled
  @property (copy) NSArray<NSColorSpace *> *allowedColorSpaces;
  @property (copy) NSColor *color;
  @property NSColorList *colorList;
  @property (copy) NSString *customizationLabel;
  @property SEL action;
  @property (weak) id target;
  @interface NSCustomTouchBarItem
  @property (copy) NSString *customizationLabel;
  @property NSView *view;
  @property NSViewController *viewController;
  @interface NSGroupTouchBarItem
  + (instancetype)alertStyleGroupItemWithIdentifier:(NSTouchBarItemIdentifier)identifier;
  + (instancetype)groupItemWithIdentifier:(NSTouchBarItemIdentifier)identifier items:(NSArray<NSTouchBarItem *> *)items allowedCompressionOptions:(NSUserInterfaceCompressionOptions *)options;
  + (instancetype)groupItemWithIdentifier:(NSTouchBarItemIdentifier)identifier items:(NSArray<NSTouchBarItem *> *)items;
  @property BOOL prefersEqualWidths;
  @property CGFloat preferredItemWidth;
  @property (copy) NSArray<NSUserInterfaceCompressionOptions *> *prioritizedCompressionOptions;
  @property (copy) NSString *customizationLabel;
  @property NSTouchBar *groupTouchBar;
  @property (readonly) NSUserInterfaceCompressionOptions *effectiveCompressionOptions;
  @property NSUserInterfaceLayoutDirection groupUserInterfaceLayoutDirection;
  @interface NSPickerTouchBarItem
  + (instancetype)pickerTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier images:(NSArray<NSImage *> *)images selectionMode:(NSPickerTouchBarItemSelectionMode)mode target:(id)target action:(SEL)action;
  + (instancetype)pickerTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier labels:(NSArray<NSString *> *)labels selectionMode:(NSPickerTouchBarItemSelectionMode)mode target:(id)target action:(SEL)action;
  - (BOOL)isEnabledAtIndex:(NSInteger)index;
  - (NSImage *)imageAtIndex:(NSInteger)index;
  - (NSString *)labelAtIndex:(NSInteger)index;
  - (void)setEnabled:(BOOL)enabled atIndex:(NSInteger)index;
  - (void)setImage:(NSImage *)image atIndex:(NSInteger)index;
  - (void)setLabel:(NSString *)label atIndex:(NSInteger)index;
  @property (getter=is) BOOL
      enabled
  @property (copy) NSColor *selectionColor;
  @property NSImage *collapsedRepresentationImage;
  @property NSInteger
      selectedIndex numberOfOptions
  @property NSPickerTouchBarItemControlRepresentation controlRepresentation;
  @property NSPickerTouchBarItemSelectionMode selectionMode;
  @property (copy) NSString *
      collapsedRepresentationLabel customizationLabel
  @property SEL action;
  @property (weak) id target;
  @interface NSPopoverTouchBarItem
  - (NSGestureRecognizer *)makeStandardActivatePopoverGestureRecognizer;
  - (void)dismissPopover:(id)popover;
  - (void)showPopover:(id)popover;
  @property BOOL showsCloseButton;
  @property NSImage *collapsedRepresentationImage;
  @property NSString *collapsedRepresentationLabel;
  @property (copy) NSString *customizationLabel;
  @property NSTouchBar *
      popoverTouchBar pressAndHoldTouchBar
  @property NSView *collapsedRepresentation;
  @interface NSSharingServicePickerTouchBarItem
  @property (getter=is) BOOL
      enabled
  @property NSImage *buttonImage;
  @property (copy) NSString *buttonTitle;
  @interface NSSliderTouchBarItem
  @property CGFloat
      minimumSliderWidth maximumSliderWidth valueAccessoryWidth
  @property NSSlider *slider;
  @property (copy) NSString *
      label customizationLabel
  @property SEL action;
  @property double doubleValue;
  @property (weak) id target;
  @interface NSStepperTouchBarItem
  + (instancetype)stepperTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier drawingHandler:(void (^)(NSRect, double))handler;
  + (instancetype)stepperTouchBarItemWithIdentifier:(NSTouchBarItemIdentifier)identifier formatter:(NSFormatter *)formatter;
  @property (copy) NSString *customizationLabel;
  @property SEL action;
  @property double
      maxValue minValue increment value
  @property (weak) id target;
  @interface NSScrubberLayout <NSCoding>
  + (Class)layoutAttributesClass;
  - (BOOL)shouldInvalidateLayoutForChangeFromVisibleRect:(NSRect)rect toVisibleRect:(NSRect)rect2;
  - (BOOL)shouldInvalidateLayoutForHighlightChange;
  - (BOOL)shouldInvalidateLayoutForSelectionChange;
  - (NSScrubber *)scrubber;
  - (NSScrubberLayoutAttributes *)layoutAttributesForItemAtIndex:(NSInteger)index;
  - (NSSet<NSScrubberLayoutAttributes *> *)layoutAttributesForItemsInRect:(NSRect)rect;
  - (void)invalidateLayout;
  - (void)prepareLayout;
  @property (readonly) BOOL automaticallyMirrorsInRightToLeftLayout;
  @property (readonly) NSRect visibleRect;
  @property (readonly) NSSize scrubberContentSize;
  @interface NSScrubberFlowLayout
  - (void)invalidateLayoutForItemsAtIndexes:(NSIndexSet *)indexes;
  @property CGFloat itemSpacing;
  @property NSSize itemSize;
  @interface NSScrubberProportionalLayout
  - (instancetype)initWithNumberOfVisibleItems:(NSInteger)items;
  @property NSInteger numberOfVisibleItems;
  @interface NSScrubberLayoutAttributes <NSCopying>
  + (instancetype)layoutAttributesForItemAtIndex:(NSInteger)index;
  @property CGFloat alpha;
  @property NSInteger itemIndex;
  @property NSRect frame;
  @interface NSScrubberSelectionStyle <NSCoding>
  + (NSScrubberSelectionStyle *)outlineOverlayStyle;
  + (NSScrubberSelectionStyle *)roundedBackgroundStyle;
  - (NSScrubberSelectionView *)makeSelectionView;
  @interface NSUserInterfaceCompressionOptions <NSCoding, NSCopying>
  + (NSUserInterfaceCompressionOptions *)breakEqualWidthsOption;
  + (NSUserInterfaceCompressionOptions *)hideImagesOption;
  + (NSUserInterfaceCompressionOptions *)hideTextOption;
  + (NSUserInterfaceCompressionOptions *)reduceMetricsOption;
  + (NSUserInterfaceCompressionOptions *)standardOptions;
  - (BOOL)containsOptions:(NSUserInterfaceCompressionOptions *)options;
  - (BOOL)intersectsOptions:(NSUserInterfaceCompressionOptions *)options;
  - (NSUserInterfaceCompressionOptions *)optionsByAddingOptions:(NSUserInterfaceCompressionOptions *)options;
  - (NSUserInterfaceCompressionOptions *)optionsByRemovingOptions:(NSUserInterfaceCompressionOptions *)options;
  - (instancetype)initWithCompressionOptions:(NSSet<NSUserInterfaceCompressionOptions *> *)options;
  - (instancetype)initWithIdentifier:(NSString *)identifier;
  @property (readonly) BOOL isEmpty;
  @interface NSEvent <NSCoding, NSCopying>
  + (BOOL)isSwipeTrackingFromScrollEventsEnabled;
  + (NSEvent *)enterExitEventWithType:(NSEventType)type location:(NSPoint)location modifierFlags:(NSEventModifierFlags)flags timestamp:(double)timestamp windowNumber:(NSInteger)number context:(NSGraphicsContext *)context eventNumber:(NSInteger)number2 trackingNumber:(NSInteger)number3 userData:(void *)data;
  + (NSEvent *)eventWithCGEvent:(CGEventRef)event;
  + (NSEvent *)eventWithEventRef:(void *)ref;
  + (NSEvent *)keyEventWithType:(NSEventType)type location:(NSPoint)location modifierFlags:(NSEventModifierFlags)flags timestamp:(double)timestamp windowNumber:(NSInteger)number context:(NSGraphicsContext *)context characters:(NSString *)characters charactersIgnoringModifiers:(NSString *)modifiers isARepeat:(BOOL)repeat keyCode:(unsigned short)code;
  + (NSEvent *)mouseEventWithType:(NSEventType)type location:(NSPoint)location modifierFlags:(NSEventModifierFlags)flags timestamp:(double)timestamp windowNumber:(NSInteger)number context:(NSGraphicsContext *)context eventNumber:(NSInteger)number2 clickCount:(NSInteger)count pressure:(float)pressure;
  + (NSEvent *)otherEventWithType:(NSEventType)type location:(NSPoint)location modifierFlags:(NSEventModifierFlags)flags timestamp:(double)timestamp windowNumber:(NSInteger)number context:(NSGraphicsContext *)context subtype:(short)subtype data1:(NSInteger)data1 data2:(NSInteger)data2;
  + (NSEventModifierFlags)modifierFlags;
  + (NSPoint)mouseLocation;
  + (NSUInteger)pressedMouseButtons;
  + (double)doubleClickInterval;
  + (double)keyRepeatDelay;
  + (double)keyRepeatInterval;
  + (id)addGlobalMonitorForEventsMatchingMask:(NSEventMask)mask handler:(void (^)(NSEvent *))handler;
  + (id)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask handler:(NSEvent *(^)(NSEvent *))handler;
  + (void)removeMonitor:(id)monitor;
  + (void)startPeriodicEventsAfterDelay:(double)delay withPeriod:(double)period;
  + (void)stopPeriodicEvents;
  - (NSArray<NSTouch *> *)coalescedTouchesForTouch:(NSTouch *)touch;
  - (NSSet<NSTouch *> *)touchesForView:(NSView *)view;
  - (NSSet<NSTouch *> *)touchesMatchingPhase:(NSTouchPhase)phase inView:(NSView *)view;
  - (NSString *)charactersByApplyingModifiers:(NSEventModifierFlags)modifiers;
  - (NSUInteger)pointingDeviceID;
  - (void)trackSwipeEventWithOptions:(NSEventSwipeTrackingOptions)options dampenAmountThresholdMin:(CGFloat)min max:(CGFloat)max usingHandler:(void (^)(CGFloat, NSEventPhase, BOOL, BOOL *))handler;
  @property (class, getter=is) BOOL
      mouseCoalescingEnabled
  @property (readonly) BOOL
      hasPreciseScrollingDeltas isDirectionInvertedFromDevice isARepeat isEnteringProximity
  @property (readonly) CGEventRef CGEvent;
  @property (readonly) CGFloat
      deltaX deltaY deltaZ scrollingDeltaX scrollingDeltaY magnification stageTransition
  @property (readonly) NSEventButtonMask buttonMask;
  @property (readonly) NSEventMask associatedEventsMask;
  @property (readonly) NSEventModifierFlags modifierFlags;
  @property (readonly) NSEventPhase
      momentumPhase phase
  @property (readonly) NSEventSubtype subtype;
  @property (readonly) NSEventType type;
  @property (readonly) NSGraphicsContext *context;
  @property (readonly) NSInteger
      windowNumber clickCount buttonNumber eventNumber trackingNumber data1 data2 absoluteX absoluteY absoluteZ stage
  @property (readonly) NSPoint
      locationInWindow tilt
  @property (readonly) NSPointingDeviceType pointingDeviceType;
  @property (readonly) NSPressureBehavior pressureBehavior;
  @property (readonly) NSSet<NSTouch *> *allTouches;
  @property (readonly) NSString *
      characters charactersIgnoringModifiers
  @property (readonly) NSTrackingArea *trackingArea;
  @property (readonly) NSUInteger
      deviceID vendorID tabletID systemTabletID vendorPointingDeviceType pointingDeviceSerialNumber capabilityMask
  @property (readonly) NSWindow *window;
  @property (readonly) const void *eventRef;
  @property (readonly) double timestamp;
  @property (readonly) float
      pressure rotation tangentialPressure
  @property (readonly) id vendorDefined;
  @property (readonly) unsigned long long uniqueID;
  @property (readonly) unsigned short keyCode;
  @property (readonly) void *userData;
  @interface NSTouch <NSCopying>
  - (NSPoint)locationInView:(NSView *)view;
  - (NSPoint)previousLocationInView:(NSView *)view;
  @property (readonly) BOOL isResting;
  @property (readonly) NSPoint normalizedPosition;
  @property (readonly) NSSize deviceSize;
  @property (readonly) NSTouchPhase phase;
  @property (readonly) NSTouchType type;
  @property (readonly) id device;
  @interface NSTrackingArea <NSCoding, NSCopying>
  - (instancetype)initWithRect:(NSRect)rect options:(NSTrackingAreaOptions)options owner:(id)owner userInfo:(NSDictionary<id, id> *)info;
  @property (readonly) NSDictionary<id, id> *userInfo;
  @property (readonly) NSRect rect;
  @property (readonly) NSTrackingAreaOptions options;
  @property (readonly) id owner;
  @interface NSPressureConfiguration
  - (instancetype)initWithPressureBehavior:(NSPressureBehavior)behavior;
  - (void)set;
  @property (readonly) NSPressureBehavior pressureBehavior;
  @interface NSHapticFeedbackManager
  + (id<NSHapticFeedbackPerformer>)defaultPerformer;
  @interface NSGestureRecognizer <NSCoding>
  - (BOOL)canBePreventedByGestureRecognizer:(NSGestureRecognizer *)recognizer;
  - (BOOL)canPreventGestureRecognizer:(NSGestureRecognizer *)recognizer;
  - (BOOL)shouldBeRequiredToFailByGestureRecognizer:(NSGestureRecognizer *)recognizer;
  - (BOOL)shouldRequireFailureOfGestureRecognizer:(NSGestureRecognizer *)recognizer;
  - (NSPoint)locationInView:(NSView *)view;
  - (instancetype)initWithTarget:(id)target action:(SEL)action;
  - (void)flagsChanged:(NSEvent *)changed;
  - (void)keyDown:(NSEvent *)down;
  - (void)keyUp:(NSEvent *)up;
  - (void)magnifyWithEvent:(NSEvent *)event;
  - (void)mouseCancelled:(NSEvent *)cancelled;
  - (void)mouseDown:(NSEvent *)down;
  - (void)mouseDragged:(NSEvent *)dragged;
  - (void)mouseUp:(NSEvent *)up;
  - (void)otherMouseDown:(NSEvent *)down;
  - (void)otherMouseDragged:(NSEvent *)dragged;
  - (void)otherMouseUp:(NSEvent *)up;
  - (void)pressureChangeWithEvent:(NSEvent *)event;
  - (void)reset;
  - (void)rightMouseDown:(NSEvent *)down;
  - (void)rightMouseDragged:(NSEvent *)dragged;
  - (void)rightMouseUp:(NSEvent *)up;
  - (void)rotateWithEvent:(NSEvent *)event;
  - (void)setState:(NSGestureRecognizerState)state;
  - (void)tabletPoint:(NSEvent *)point;
  - (void)touchesBeganWithEvent:(NSEvent *)event;
  - (void)touchesCancelledWithEvent:(NSEvent *)event;
  - (void)touchesEndedWithEvent:(NSEvent *)event;
  - (void)touchesMovedWithEvent:(NSEvent *)event;
  @property BOOL
      delaysPrimaryMouseButtonEvents delaysSecondaryMouseButtonEvents delaysOtherMouseButtonEvents delaysKeyEvents delaysMagnificationEvents
      delaysRotationEvents
  @property (getter=is) BOOL
      enabled
  @property (readonly) NSEventModifierFlags modifierFlags;
  @property NSPressureConfiguration *pressureConfiguration;
  @property (copy) NSString *name;
  @property NSTouchTypeMask allowedTouchTypes;
  @property (readonly) NSView *view;
  @property SEL action;
  @property (weak) id target;
  @property (weak) id<NSGestureRecognizerDelegate> delegate;
  @interface NSClickGestureRecognizer
  @property NSInteger
      numberOfClicksRequired numberOfTouchesRequired
  @property NSUInteger buttonMask;
  @interface NSMagnificationGestureRecognizer
  @property CGFloat magnification;
  @interface NSPanGestureRecognizer
  - (NSPoint)translationInView:(NSView *)view;
  - (NSPoint)velocityInView:(NSView *)view;
  - (void)setTranslation:(NSPoint)translation inView:(NSView *)view;
  @property NSInteger numberOfTouchesRequired;
  @property NSUInteger buttonMask;
  @interface NSPressGestureRecognizer
  @property CGFloat allowableMovement;
  @property NSInteger numberOfTouchesRequired;
  @property NSUInteger buttonMask;
  @property double minimumPressDuration;
  @interface NSRotationGestureRecognizer
  @property CGFloat
      rotation rotationInDegrees
  @interface NSDraggingImageComponent
  + (NSDraggingImageComponent *)draggingImageComponentWithKey:(NSDraggingImageComponentKey)key;
  - (instancetype)initWithKey:(NSDraggingImageComponentKey)key;
  @property (copy) NSDraggingImageComponentKey key;
  @property NSRect frame;
  @property id contents;
  @interface NSDraggingItem
  - (instancetype)initWithPasteboardWriter:(id<NSPasteboardWriting>)writer;
  - (void)setDraggingFrame:(NSRect)frame contents:(id)contents;
  @property (copy) NSArray<NSDraggingImageComponent *> *(^imageComponentsProvider)(void);
  @property (readonly) NSArray<NSDraggingImageComponent *> *imageComponents;
  @property NSRect draggingFrame;
  @property (readonly) id item;
  @interface NSDraggingSession
  - (void)enumerateDraggingItemsWithOptions:(NSDraggingItemEnumerationOptions)options forView:(NSView *)view classes:(NSArray<Class> *)classes searchOptions:(NSDictionary<NSPasteboardReadingOptionKey, id> *)options2 usingBlock:(void (^)(NSDraggingItem *, NSInteger, BOOL *))block;
  @property BOOL animatesToStartingPositionsOnCancelOrFail;
  @property NSDraggingFormation draggingFormation;
  @property NSInteger draggingLeaderIndex;
  @property (readonly) NSInteger draggingSequenceNumber;
  @property (readonly) NSPasteboard *draggingPasteboard;
  @property (readonly) NSPoint draggingLocation;
  @interface NSFilePromiseProvider <NSPasteboardWriting>
  - (instancetype)initWithFileType:(NSString *)type delegate:(id<NSFilePromiseProviderDelegate>)delegate;
  @property (copy) NSString *fileType;
  @property id userInfo;
  @property (weak) id<NSFilePromiseProviderDelegate> delegate;
  @interface NSFilePromiseReceiver <NSPasteboardReading>
  + (NSArray<NSString *> *)readableDraggedTypes;
  - (void)receivePromisedFilesAtDestination:(NSURL *)destination options:(NSDictionary *)options operationQueue:(NSOperationQueue *)queue reader:(void (^)(NSURL *, NSError *))reader;
  @property (readonly) NSArray<NSString *> *
      fileTypes fileNames
  @interface NSPasteboard
  + (NSArray<NSPasteboardType> *)typesFilterableTo:(NSPasteboardType)to;
  + (NSPasteboard *)pasteboardByFilteringData:(NSData *)data ofType:(NSPasteboardType)type;
  + (NSPasteboard *)pasteboardByFilteringFile:(NSString *)file;
  + (NSPasteboard *)pasteboardByFilteringTypesInPasteboard:(NSPasteboard *)pasteboard;
  + (NSPasteboard *)pasteboardWithName:(NSPasteboardName)name;
  + (NSPasteboard *)pasteboardWithUniqueName;
  - (BOOL)canReadItemWithDataConformingToTypes:(NSArray<NSString *> *)types;
  - (BOOL)canReadObjectForClasses:(NSArray<Class> *)classes options:(NSDictionary<NSPasteboardReadingOptionKey, id> *)options;
  - (BOOL)setData:(NSData *)data forType:(NSPasteboardType)type;
  - (BOOL)setPropertyList:(id)list forType:(NSPasteboardType)type;
  - (BOOL)setString:(NSString *)string forType:(NSPasteboardType)type;
  - (BOOL)writeFileContents:(NSString *)contents;
  - (BOOL)writeFileWrapper:(NSFileWrapper *)wrapper;
  - (BOOL)writeObjects:(NSArray<id<NSPasteboardWriting>> *)objects;
  - (NSArray *)readObjectsForClasses:(NSArray<Class> *)classes options:(NSDictionary<NSPasteboardReadingOptionKey, id> *)options;
  - (NSData *)dataForType:(NSPasteboardType)type;
  - (NSFileWrapper *)readFileWrapper;
  - (NSInteger)addTypes:(NSArray<NSPasteboardType> *)types owner:(id)owner;
  - (NSInteger)clearContents;
  - (NSInteger)declareTypes:(NSArray<NSPasteboardType> *)types owner:(id)owner;
  - (NSInteger)prepareForNewContentsWithOptions:(NSPasteboardContentsOptions)options;
  - (NSPasteboardAccessBehavior)accessBehavior;
  - (NSPasteboardType)availableTypeFromArray:(NSArray<NSPasteboardType> *)array;
  - (NSString *)readFileContentsType:(NSPasteboardType)type toFile:(NSString *)file;
  - (NSString *)stringForType:(NSPasteboardType)type;
  - (NSUInteger)indexOfPasteboardItem:(NSPasteboardItem *)item;
  - (id)propertyListForType:(NSPasteboardType)type;
  - (void)detectMetadataForTypes:(NSSet<NSPasteboardMetadataType> *)types completionHandler:(void (^)(NSDictionary<NSPasteboardMetadataType, id> *, NSError *))handler;
  - (void)detectPatternsForPatterns:(NSSet<NSPasteboardDetectionPattern> *)patterns completionHandler:(void (^)(NSSet<NSPasteboardDetectionPattern> *, NSError *))handler;
  - (void)detectValuesForPatterns:(NSSet<NSPasteboardDetectionPattern> *)patterns completionHandler:(void (^)(NSDictionary<NSPasteboardDetectionPattern, id> *, NSError *))handler;
  @property (readonly) NSArray<NSPasteboardItem *> *pasteboardItems;
  @property (readonly) NSArray<NSPasteboardType> *types;
  @property (readonly) NSInteger changeCount;
  @property (class, readonly) NSPasteboard *generalPasteboard;
  @property (readonly) NSPasteboardName name;
  @interface NSPasteboardItem <NSPasteboardReading, NSPasteboardWriting>
  - (BOOL)setData:(NSData *)data forType:(NSPasteboardType)type;
  - (BOOL)setDataProvider:(id<NSPasteboardItemDataProvider>)provider forTypes:(NSArray<NSPasteboardType> *)types;
  - (BOOL)setPropertyList:(id)list forType:(NSPasteboardType)type;
  - (BOOL)setString:(NSString *)string forType:(NSPasteboardType)type;
  - (NSData *)dataForType:(NSPasteboardType)type;
  - (NSPasteboardType)availableTypeFromArray:(NSArray<NSPasteboardType> *)array;
  - (NSString *)stringForType:(NSPasteboardType)type;
  - (id)propertyListForType:(NSPasteboardType)type;
  - (void)detectMetadataForTypes:(NSSet<NSPasteboardMetadataType> *)types completionHandler:(void (^)(NSDictionary<NSPasteboardMetadataType, id> *, NSError *))handler;
  - (void)detectPatternsForPatterns:(NSSet<NSPasteboardDetectionPattern> *)patterns completionHandler:(void (^)(NSSet<NSPasteboardDetectionPattern> *, NSError *))handler;
  - (void)detectValuesForPatterns:(NSSet<NSPasteboardDetectionPattern> *)patterns completionHandler:(void (^)(NSDictionary<NSPasteboardDetectionPattern, id> *, NSError *))handler;
  @property (readonly) NSArray<NSPasteboardType> *types;
  @interface NSAlert
  + (NSAlert *)alertWithError:(NSError *)error;
  + (NSAlert *)alertWithMessageText:(NSString *)message defaultButton:(NSString *)first alternateButton:(NSString *)second otherButton:(NSString *)third informativeTextWithFormat:(NSString *)format, ...;
  - (NSButton *)addButtonWithTitle:(NSString *)title;
  - (NSInteger)runModal;
  - (void)beginSheetModalForWindow:(NSWindow *)window completionHandler:(void (^)(NSInteger))handler;
  - (void)beginSheetModalForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info;
  - (void)layout;
  @property BOOL
      showsHelp showsSuppressionButton
  @property NSAlertStyle alertStyle;
  @property (readonly) NSArray<NSButton *> *buttons;
  @property (readonly) NSButton *suppressionButton;
  @property (copy) NSHelpAnchorName helpAnchor;
  @property NSImage *icon;
  @property NSString *
      messageText informativeText
  @property NSView *accessoryView;
  @property (readonly) NSWindow *window;
  @property (weak) id<NSAlertDelegate> delegate;
  @interface NSHelpManager
  + (NSHelpManager *)sharedHelpManager;
  - (BOOL)registerBooksInBundle:(NSBundle *)bundle;
  - (BOOL)showContextHelpForObject:(id)object locationHint:(NSPoint)hint;
  - (NSAttributedString *)contextHelpForObject:(id)object;
  - (void)findString:(NSString *)string inBook:(NSHelpBookName)book;
  - (void)openHelpAnchor:(NSHelpAnchorName)anchor inBook:(NSHelpBookName)book;
  - (void)removeContextHelpForObject:(id)object;
  - (void)setContextHelp:(NSAttributedString *)help forObject:(id)object;
  @property (class, getter=is) BOOL
      contextHelpModeActive
  @interface NSPageLayout
  + (NSPageLayout *)pageLayout;
  - (NSArray<NSViewController *> *)accessoryControllers;
  - (NSInteger)runModal;
  - (NSInteger)runModalWithPrintInfo:(NSPrintInfo *)info;
  - (void)addAccessoryController:(NSViewController *)controller;
  - (void)beginSheetUsingPrintInfo:(NSPrintInfo *)info onWindow:(NSWindow *)window completionHandler:(void (^)(NSPageLayoutResult))handler;
  - (void)beginSheetWithPrintInfo:(NSPrintInfo *)info modalForWindow:(NSWindow *)window delegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info2;
  - (void)readPrintInfo;
  - (void)removeAccessoryController:(NSViewController *)controller;
  - (void)setAccessoryView:(NSView *)view;
  - (void)writePrintInfo;
  @property (readonly) NSPrintInfo *printInfo;
  @property (readonly) NSView *accessoryView;
  @interface NSPDFInfo <NSCoding, NSCopying>
  @property (getter=is) BOOL
      fileExtensionHidden
  @property (copy) NSArray<NSString *> *tagNames;
  @property (readonly) NSMutableDictionary<NSPrintInfoAttributeKey, id> *attributes;
  @property NSPaperOrientation orientation;
  @property NSSize paperSize;
  @property (copy) NSURL *URL;
  @interface NSPDFPanel
  + (NSPDFPanel *)panel;
  - (void)beginSheetWithPDFInfo:(NSPDFInfo *)info modalForWindow:(NSWindow *)window completionHandler:(void (^)(NSInteger))handler;
  @property NSPDFPanelOptions options;
  @property (copy) NSString *defaultFileName;
  @property NSViewController *accessoryController;
  @interface NSPreviewRepresentingActivityItem
  - (instancetype)initWithItem:(id)item title:(NSString *)title image:(NSImage *)image icon:(NSImage *)icon;
  - (instancetype)initWithItem:(id)item title:(NSString *)title imageProvider:(NSItemProvider *)provider iconProvider:(NSItemProvider *)provider2;
  @interface NSPrinter <NSCoding, NSCopying>
  + (NSArray<NSPrinterTypeName> *)printerTypes;
  + (NSArray<NSString *> *)printerNames;
  + (NSPrinter *)printerWithName:(NSString *)name domain:(NSString *)domain includeUnavailable:(BOOL)unavailable;
  + (NSPrinter *)printerWithName:(NSString *)name;
  + (NSPrinter *)printerWithType:(NSPrinterTypeName)type;
  - (BOOL)acceptsBinary;
  - (BOOL)booleanForKey:(NSString *)key inTable:(NSString *)table;
  - (BOOL)isColor;
  - (BOOL)isFontAvailable:(NSString *)available;
  - (BOOL)isKey:(NSString *)key inTable:(NSString *)table;
  - (BOOL)isOutputStackInReverseOrder;
  - (NSArray *)stringListForKey:(NSString *)key inTable:(NSString *)table;
  - (NSPrinterTableStatus)statusForTable:(NSString *)table;
  - (NSRect)imageRectForPaper:(NSString *)paper;
  - (NSRect)rectForKey:(NSString *)key inTable:(NSString *)table;
  - (NSSize)pageSizeForPaper:(NSPrinterPaperName)paper;
  - (NSSize)sizeForKey:(NSString *)key inTable:(NSString *)table;
  - (NSString *)stringForKey:(NSString *)key inTable:(NSString *)table;
  - (float)floatForKey:(NSString *)key inTable:(NSString *)table;
  - (int)intForKey:(NSString *)key inTable:(NSString *)table;
  @property (readonly) NSDictionary<NSDeviceDescriptionKey, id> *deviceDescription;
  @property (readonly) NSInteger languageLevel;
  @property (readonly) NSPrinterTypeName type;
  @property (readonly) NSString *
      name domain host note
  @interface NSPrintInfo <NSCoding, NSCopying>
  + (NSPrinter *)defaultPrinter;
  + (NSSize)sizeForPaperName:(NSPrinterPaperName)name;
  + (void)setDefaultPrinter:(NSPrinter *)printer;
  - (instancetype)initWithDictionary:(NSDictionary<NSPrintInfoAttributeKey, id> *)dictionary;
  - (void *)PMPageFormat;
  - (void *)PMPrintSession;
  - (void *)PMPrintSettings;
  - (void)setUpPrintOperationDefaultValues;
  - (void)takeSettingsFromPDFInfo:(NSPDFInfo *)info;
  - (void)updateFromPMPageFormat;
  - (void)updateFromPMPrintSettings;
  @property (getter=is) BOOL
      horizontallyCentered verticallyCentered selectionOnly
  @property CGFloat
      scalingFactor leftMargin rightMargin topMargin bottomMargin
  @property (readonly) NSMutableDictionary<NSPrintInfoAttributeKey, id> *dictionary;
  @property (readonly) NSMutableDictionary<NSPrintInfoSettingKey, id> *printSettings;
  @property NSPaperOrientation orientation;
  @property (class) NSPrintInfo *sharedPrintInfo;
  @property (copy) NSPrintJobDispositionValue jobDisposition;
  @property (copy) NSPrinter *printer;
  @property (copy) NSPrinterPaperName paperName;
  @property NSPrintingPaginationMode
      horizontalPagination verticalPagination
  @property (readonly) NSRect imageablePageBounds;
  @property NSSize paperSize;
  @property (readonly) NSString *localizedPaperName;
  @interface NSPrintOperation
  + (NSPrintOperation *)EPSOperationWithView:(NSView *)view insideRect:(NSRect)rect toData:(NSMutableData *)data printInfo:(NSPrintInfo *)info;
  + (NSPrintOperation *)EPSOperationWithView:(NSView *)view insideRect:(NSRect)rect toData:(NSMutableData *)data;
  + (NSPrintOperation *)EPSOperationWithView:(NSView *)view insideRect:(NSRect)rect toPath:(NSString *)path printInfo:(NSPrintInfo *)info;
  + (NSPrintOperation *)PDFOperationWithView:(NSView *)view insideRect:(NSRect)rect toData:(NSMutableData *)data printInfo:(NSPrintInfo *)info;
  + (NSPrintOperation *)PDFOperationWithView:(NSView *)view insideRect:(NSRect)rect toData:(NSMutableData *)data;
  + (NSPrintOperation *)PDFOperationWithView:(NSView *)view insideRect:(NSRect)rect toPath:(NSString *)path printInfo:(NSPrintInfo *)info;
  + (NSPrintOperation *)printOperationWithView:(NSView *)view printInfo:(NSPrintInfo *)info;
  + (NSPrintOperation *)printOperationWithView:(NSView *)view;
  - (BOOL)deliverResult;
  - (BOOL)runOperation;
  - (BOOL)showPanels;
  - (NSGraphicsContext *)createContext;
  - (void)cleanUpOperation;
  - (void)destroyContext;
  - (void)runOperationModalForWindow:(NSWindow *)window delegate:(id)delegate didRunSelector:(SEL)selector contextInfo:(void *)info;
  - (void)setAccessoryView:(NSView *)view;
  - (void)setJobStyleHint:(NSString *)hint;
  - (void)setShowPanels:(BOOL)panels;
  @property BOOL
      showsPrintPanel showsProgressPanel canSpawnSeparateThread
  @property (readonly) BOOL isCopyingOperation;
  @property (readonly) NSGraphicsContext *context;
  @property (readonly) NSInteger currentPage;
  @property NSPDFPanel *PDFPanel;
  @property (copy) NSPrintInfo *printInfo;
  @property (class) NSPrintOperation *currentOperation;
  @property NSPrintPanel *printPanel;
  @property (readonly) NSPrintRenderingQuality preferredRenderingQuality;
  @property NSPrintingPageOrder pageOrder;
  @property (readonly) NSRange pageRange;
  @property (copy) NSString *jobTitle;
  @property (readonly) NSString *jobStyleHint;
  @property (readonly) NSView *
      view accessoryView
  @interface NSPrintPanel
  + (NSPrintPanel *)printPanel;
  - (NSArray<NSViewController *> *)accessoryControllers;
  - (NSInteger)runModal;
  - (NSInteger)runModalWithPrintInfo:(NSPrintInfo *)info;
  - (void)addAccessoryController:(NSViewController *)controller;
  - (void)beginSheetUsingPrintInfo:(NSPrintInfo *)info onWindow:(NSWindow *)window completionHandler:(void (^)(NSPrintPanelResult))handler;
  - (void)beginSheetWithPrintInfo:(NSPrintInfo *)info modalForWindow:(NSWindow *)window delegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info2;
  - (void)finalWritePrintInfo;
  - (void)removeAccessoryController:(NSViewController *)controller;
  - (void)setAccessoryView:(NSView *)view;
  - (void)setDefaultButtonTitle:(NSString *)title;
  - (void)updateFromPrintInfo;
  @property (copy) NSHelpAnchorName helpAnchor;
  @property (readonly) NSPrintInfo *printInfo;
  @property (copy) NSPrintPanelJobStyleHint jobStyleHint;
  @property NSPrintPanelOptions options;
  @property (readonly) NSString *defaultButtonTitle;
  @property (readonly) NSView *accessoryView;
  @interface NSSharingService
  + (NSArray<NSSharingService *> *)sharingServicesForItems:(NSArray *)items;
  + (NSSharingService *)sharingServiceNamed:(NSSharingServiceName)named;
  - (BOOL)canPerformWithItems:(NSArray *)items;
  - (instancetype)initWithTitle:(NSString *)title image:(NSImage *)image alternateImage:(NSImage *)image2 handler:(void (^)(void))handler;
  - (void)performWithItems:(NSArray *)items;
  @property (copy) NSArray<NSString *> *recipients;
  @property (readonly) NSArray<NSURL *> *attachmentFileURLs;
  @property (readonly) NSImage *
      image alternateImage
  @property (copy) NSString *
      menuItemTitle subject
  @property (readonly) NSString *
      title messageBody accountName
  @property (readonly) NSURL *permanentLink;
  @property (weak) id<NSSharingServiceDelegate> delegate;
  @interface NSSharingServicePicker
  - (instancetype)initWithItems:(NSArray *)items;
  - (void)close;
  - (void)showRelativeToRect:(NSRect)rect ofView:(NSView *)view preferredEdge:(NSRectEdge)edge;
  @property (readonly) NSMenuItem *standardShareMenuItem;
  @property (weak) id<NSSharingServicePickerDelegate> delegate;
  @interface NSSpeechRecognizer
  - (void)startListening;
  - (void)stopListening;
  @property BOOL
      listensInForegroundOnly blocksOtherRecognizers
  @property (copy) NSArray<NSString *> *commands;
  @property (copy) NSString *displayedCommandsTitle;
  @property (weak) id<NSSpeechRecognizerDelegate> delegate;
  @interface NSSpeechSynthesizer
  + (BOOL)isAnyApplicationSpeaking;
  + (NSArray<NSSpeechSynthesizerVoiceName> *)availableVoices;
  + (NSDictionary<NSVoiceAttributeKey, id> *)attributesForVoice:(NSSpeechSynthesizerVoiceName)voice;
  + (NSSpeechSynthesizerVoiceName)defaultVoice;
  - (BOOL)setObject:(id)object forProperty:(NSSpeechPropertyKey)property error:(NSError **)error;
  - (BOOL)setVoice:(NSSpeechSynthesizerVoiceName)voice;
  - (BOOL)startSpeakingString:(NSString *)string toURL:(NSURL *)url;
  - (BOOL)startSpeakingString:(NSString *)string;
  - (NSSpeechSynthesizerVoiceName)voice;
  - (NSString *)phonemesFromText:(NSString *)text;
  - (id)objectForProperty:(NSSpeechPropertyKey)property error:(NSError **)error;
  - (instancetype)initWithVoice:(NSSpeechSynthesizerVoiceName)voice;
  - (void)addSpeechDictionary:(NSDictionary<NSSpeechDictionaryKey, id> *)dictionary;
  - (void)continueSpeaking;
  - (void)pauseSpeakingAtBoundary:(NSSpeechBoundary)boundary;
  - (void)stopSpeaking;
  - (void)stopSpeakingAtBoundary:(NSSpeechBoundary)boundary;
  @property BOOL usesFeedbackWindow;
  @property (readonly) BOOL isSpeaking;
  @property float
      rate volume
  @property (weak) id<NSSpeechSynthesizerDelegate> delegate;
  @interface NSSpellChecker
  + (BOOL)isAutomaticCapitalizationEnabled;
  + (BOOL)isAutomaticDashSubstitutionEnabled;
  + (BOOL)isAutomaticInlinePredictionEnabled;
  + (BOOL)isAutomaticPeriodSubstitutionEnabled;
  + (BOOL)isAutomaticQuoteSubstitutionEnabled;
  + (BOOL)isAutomaticSpellingCorrectionEnabled;
  + (BOOL)isAutomaticTextCompletionEnabled;
  + (BOOL)isAutomaticTextReplacementEnabled;
  + (BOOL)sharedSpellCheckerExists;
  + (NSInteger)uniqueSpellDocumentTag;
  + (NSSpellChecker *)sharedSpellChecker;
  - (BOOL)deletesAutospaceBetweenString:(NSString *)string andString:(NSString *)string2 language:(NSString *)language;
  - (BOOL)hasLearnedWord:(NSString *)word;
  - (BOOL)preventsAutocorrectionBeforeString:(NSString *)string language:(NSString *)language;
  - (BOOL)setLanguage:(NSString *)language;
  - (NSArray *)guessesForWord:(NSString *)word;
  - (NSArray<NSString *> *)completionsForPartialWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language inSpellDocumentWithTag:(NSInteger)tag;
  - (NSArray<NSString *> *)guessesForWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language inSpellDocumentWithTag:(NSInteger)tag;
  - (NSArray<NSString *> *)ignoredWordsInSpellDocumentWithTag:(NSInteger)tag;
  - (NSArray<NSString *> *)userQuotesArrayForLanguage:(NSString *)language;
  - (NSArray<NSTextCheckingResult *> *)checkString:(NSString *)string range:(NSRange)range types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options inSpellDocumentWithTag:(NSInteger)tag orthography:(NSOrthography **)orthography wordCount:(NSInteger *)count;
  - (NSInteger)countWordsInString:(NSString *)string language:(NSString *)language;
  - (NSInteger)requestCandidatesForSelectedRange:(NSRange)range inString:(NSString *)string types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options inSpellDocumentWithTag:(NSInteger)tag completionHandler:(void (^)(NSInteger, NSArray<NSTextCheckingResult *> *))handler;
  - (NSInteger)requestCheckingOfString:(NSString *)string range:(NSRange)range types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options inSpellDocumentWithTag:(NSInteger)tag completionHandler:(void (^)(NSInteger, NSArray<NSTextCheckingResult *> *, NSOrthography *, NSInteger))handler;
  - (NSMenu *)menuForResult:(NSTextCheckingResult *)result string:(NSString *)string options:(NSDictionary<NSTextCheckingOptionKey, id> *)options atLocation:(NSPoint)location inView:(NSView *)view;
  - (NSRange)checkGrammarOfString:(NSString *)string startingAt:(NSInteger)at language:(NSString *)language wrap:(BOOL)wrap inSpellDocumentWithTag:(NSInteger)tag details:(NSArray<NSDictionary<NSString *, id> *> **)details;
  - (NSRange)checkSpellingOfString:(NSString *)string startingAt:(NSInteger)at language:(NSString *)language wrap:(BOOL)wrap inSpellDocumentWithTag:(NSInteger)tag wordCount:(NSInteger *)count;
  - (NSRange)checkSpellingOfString:(NSString *)string startingAt:(NSInteger)at;
  - (NSString *)correctionForWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language inSpellDocumentWithTag:(NSInteger)tag;
  - (NSString *)language;
  - (NSString *)languageForWordRange:(NSRange)range inString:(NSString *)string orthography:(NSOrthography *)orthography;
  - (void)closeSpellDocumentWithTag:(NSInteger)tag;
  - (void)dismissCorrectionIndicatorForView:(NSView *)view;
  - (void)forgetWord:(NSString *)word;
  - (void)ignoreWord:(NSString *)word inSpellDocumentWithTag:(NSInteger)tag;
  - (void)learnWord:(NSString *)word;
  - (void)recordResponse:(NSCorrectionResponse)response toCorrection:(NSString *)correction forWord:(NSString *)word language:(NSString *)language inSpellDocumentWithTag:(NSInteger)tag;
  - (void)setIgnoredWords:(NSArray<NSString *> *)words inSpellDocumentWithTag:(NSInteger)tag;
  - (void)setWordFieldStringValue:(NSString *)value;
  - (void)showCorrectionIndicatorOfType:(NSCorrectionIndicatorType)type primaryString:(NSString *)string alternativeStrings:(NSArray<NSString *> *)strings forStringInRect:(NSRect)rect view:(NSView *)view completionHandler:(void (^)(NSString *))handler;
  - (void)showInlinePredictionForCandidates:(NSArray<NSTextCheckingResult *> *)candidates client:(id<NSTextInputClient>)client;
  - (void)unlearnWord:(NSString *)word;
  - (void)updatePanels;
  - (void)updateSpellingPanelWithGrammarString:(NSString *)string detail:(NSDictionary<NSString *, id> *)detail;
  - (void)updateSpellingPanelWithMisspelledWord:(NSString *)word;
  @property BOOL automaticallyIdentifiesLanguages;
  @property (readonly) NSArray<NSString *> *
      availableLanguages userPreferredLanguages
  @property (readonly) NSDictionary<NSString *, NSString *> *userReplacementsDictionary;
  @property (readonly) NSPanel *
      spellingPanel substitutionsPanel
  @property NSView *accessoryView;
  @property NSViewController *substitutionsPanelAccessoryViewController;
  @interface NSRunningApplication
  + (NSArray<NSRunningApplication *> *)runningApplicationsWithBundleIdentifier:(NSString *)identifier;
  + (NSRunningApplication *)currentApplication;
  + (instancetype)runningApplicationWithProcessIdentifier:(pid_t)identifier;
  + (void)terminateAutomaticallyTerminableApplications;
  - (BOOL)activateFromApplication:(NSRunningApplication *)application options:(NSApplicationActivationOptions)options;
  - (BOOL)activateWithOptions:(NSApplicationActivationOptions)options;
  - (BOOL)forceTerminate;
  - (BOOL)hide;
  - (BOOL)terminate;
  - (BOOL)unhide;
  @property (readonly) BOOL
      isTerminated isFinishedLaunching isHidden isActive ownsMenuBar
  @property (readonly) NSApplicationActivationPolicy activationPolicy;
  @property (readonly) NSDate *launchDate;
  @property (readonly) NSImage *icon;
  @property (readonly) NSInteger executableArchitecture;
  @property (readonly) NSString *
      localizedName bundleIdentifier
  @property (readonly) NSURL *
      bundleURL executableURL
  @property (readonly) pid_t processIdentifier;
  @interface NSWorkspace
  - (BOOL)fileSystemChanged;
  - (BOOL)filenameExtension:(NSString *)extension isValidForType:(NSString *)type;
  - (BOOL)getFileSystemInfoForPath:(NSString *)path isRemovable:(BOOL *)removable isWritable:(BOOL *)writable isUnmountable:(BOOL *)unmountable description:(NSString **)description type:(NSString **)type;
  - (BOOL)getInfoForFile:(NSString *)file application:(NSString **)application type:(NSString **)type;
  - (BOOL)isFilePackageAtPath:(NSString *)path;
  - (BOOL)launchAppWithBundleIdentifier:(NSString *)identifier options:(NSWorkspaceLaunchOptions)options additionalEventParamDescriptor:(NSAppleEventDescriptor *)descriptor launchIdentifier:(NSNumber **)identifier2;
  - (BOOL)launchApplication:(NSString *)application showIcon:(BOOL)icon autolaunch:(BOOL)autolaunch;
  - (BOOL)launchApplication:(NSString *)application;
  - (BOOL)openFile:(NSString *)file fromImage:(NSImage *)image at:(NSPoint)at inView:(NSView *)view;
  - (BOOL)openFile:(NSString *)file withApplication:(NSString *)application andDeactivate:(BOOL)deactivate;
  - (BOOL)openFile:(NSString *)file withApplication:(NSString *)application;
  - (BOOL)openFile:(NSString *)file;
  - (BOOL)openTempFile:(NSString *)file;
  - (BOOL)openURL:(NSURL *)url;
  - (BOOL)openURLs:(NSArray<NSURL *> *)ls withAppBundleIdentifier:(NSString *)identifier options:(NSWorkspaceLaunchOptions)options additionalEventParamDescriptor:(NSAppleEventDescriptor *)descriptor launchIdentifiers:(NSArray<NSNumber *> **)identifiers;
  - (BOOL)performFileOperation:(NSWorkspaceFileOperationName)operation source:(NSString *)source destination:(NSString *)destination files:(NSArray *)files tag:(NSInteger *)tag;
  - (BOOL)selectFile:(NSString *)file inFileViewerRootedAtPath:(NSString *)path;
  - (BOOL)setDesktopImageURL:(NSURL *)url forScreen:(NSScreen *)screen options:(NSDictionary<NSWorkspaceDesktopImageOptionKey, id> *)options error:(NSError **)error;
  - (BOOL)setIcon:(NSImage *)icon forFile:(NSString *)file options:(NSWorkspaceIconCreationOptions)options;
  - (BOOL)showSearchResultsForQueryString:(NSString *)string;
  - (BOOL)type:(NSString *)type conformsToType:(NSString *)type2;
  - (BOOL)unmountAndEjectDeviceAtPath:(NSString *)path;
  - (BOOL)unmountAndEjectDeviceAtURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)userDefaultsChanged;
  - (NSArray *)mountNewRemovableMedia;
  - (NSArray<NSURL *> *)URLsForApplicationsToOpenContentType:(UTType *)type;
  - (NSArray<NSURL *> *)URLsForApplicationsToOpenURL:(NSURL *)url;
  - (NSArray<NSURL *> *)URLsForApplicationsWithBundleIdentifier:(NSString *)identifier;
  - (NSDictionary<NSWorkspaceDesktopImageOptionKey, id> *)desktopImageOptionsForScreen:(NSScreen *)screen;
  - (NSImage *)iconForContentType:(UTType *)type;
  - (NSImage *)iconForFile:(NSString *)file;
  - (NSImage *)iconForFileType:(NSString *)type;
  - (NSImage *)iconForFiles:(NSArray<NSString *> *)files;
  - (NSInteger)extendPowerOffBy:(NSInteger)by;
  - (NSRunningApplication *)launchApplicationAtURL:(NSURL *)url options:(NSWorkspaceLaunchOptions)options configuration:(NSDictionary<NSWorkspaceLaunchConfigurationKey, id> *)configuration error:(NSError **)error;
  - (NSRunningApplication *)openURL:(NSURL *)url options:(NSWorkspaceLaunchOptions)options configuration:(NSDictionary<NSWorkspaceLaunchConfigurationKey, id> *)configuration error:(NSError **)error;
  - (NSRunningApplication *)openURLs:(NSArray<NSURL *> *)ls withApplicationAtURL:(NSURL *)url options:(NSWorkspaceLaunchOptions)options configuration:(NSDictionary<NSWorkspaceLaunchConfigurationKey, id> *)configuration error:(NSError **)error;
  - (NSString *)absolutePathForAppBundleWithIdentifier:(NSString *)identifier;
  - (NSString *)fullPathForApplication:(NSString *)application;
  - (NSString *)localizedDescriptionForType:(NSString *)type;
  - (NSString *)preferredFilenameExtensionForType:(NSString *)type;
  - (NSString *)typeOfFile:(NSString *)file error:(NSError **)error;
  - (NSURL *)URLForApplicationToOpenContentType:(UTType *)type;
  - (NSURL *)URLForApplicationToOpenURL:(NSURL *)url;
  - (NSURL *)URLForApplicationWithBundleIdentifier:(NSString *)identifier;
  - (NSURL *)desktopImageURLForScreen:(NSScreen *)screen;
  - (void)activateFileViewerSelectingURLs:(NSArray<NSURL *> *)ls;
  - (void)checkForRemovableMedia;
  - (void)duplicateURLs:(NSArray<NSURL *> *)ls completionHandler:(void (^)(NSDictionary<NSURL *, NSURL *> *, NSError *))handler;
  - (void)findApplications;
  - (void)hideOtherApplications;
  - (void)noteFileSystemChanged:(NSString *)changed;
  - (void)noteFileSystemChanged;
  - (void)noteUserDefaultsChanged;
  - (void)openApplicationAtURL:(NSURL *)url configuration:(NSWorkspaceOpenConfiguration *)configuration completionHandler:(void (^)(NSRunningApplication *, NSError *))handler;
  - (void)openURL:(NSURL *)url configuration:(NSWorkspaceOpenConfiguration *)configuration completionHandler:(void (^)(NSRunningApplication *, NSError *))handler;
  - (void)openURLs:(NSArray<NSURL *> *)ls withApplicationAtURL:(NSURL *)url configuration:(NSWorkspaceOpenConfiguration *)configuration completionHandler:(void (^)(NSRunningApplication *, NSError *))handler;
  - (void)recycleURLs:(NSArray<NSURL *> *)ls completionHandler:(void (^)(NSDictionary<NSURL *, NSURL *> *, NSError *))handler;
  - (void)requestAuthorizationOfType:(NSWorkspaceAuthorizationType)type completionHandler:(void (^)(NSWorkspaceAuthorization *, NSError *))handler;
  - (void)setDefaultApplicationAtURL:(NSURL *)url toOpenContentType:(UTType *)type completionHandler:(void (^)(NSError *))handler;
  - (void)setDefaultApplicationAtURL:(NSURL *)url toOpenContentTypeOfFileAtURL:(NSURL *)url2 completionHandler:(void (^)(NSError *))handler;
  - (void)setDefaultApplicationAtURL:(NSURL *)url toOpenFileAtURL:(NSURL *)url2 completionHandler:(void (^)(NSError *))handler;
  - (void)setDefaultApplicationAtURL:(NSURL *)url toOpenURLsWithScheme:(NSString *)scheme completionHandler:(void (^)(NSError *))handler;
  - (void)slideImage:(NSImage *)image from:(NSPoint)from to:(NSPoint)to;
  @property (readonly) BOOL
      accessibilityDisplayShouldIncreaseContrast accessibilityDisplayShouldDifferentiateWithoutColor accessibilityDisplayShouldReduceTransparency
      accessibilityDisplayShouldReduceMotion accessibilityDisplayShouldInvertColors isVoiceOverEnabled isSwitchControlEnabled
  @property (readonly) NSArray *
      mountedLocalVolumePaths mountedRemovableMedia launchedApplications
  @property (readonly) NSArray<NSColor *> *fileLabelColors;
  @property (readonly) NSArray<NSRunningApplication *> *runningApplications;
  @property (readonly) NSArray<NSString *> *fileLabels;
  @property (readonly) NSDictionary *activeApplication;
  @property (readonly) NSNotificationCenter *notificationCenter;
  @property (readonly) NSRunningApplication *
      frontmostApplication menuBarOwningApplication
  @property (class, readonly) NSWorkspace *sharedWorkspace;
  @interface NSWorkspaceOpenConfiguration <NSCopying>
  + (instancetype)configuration;
  @property BOOL
      promptsUserIfNeeded addsToRecentItems activates hides hidesOthers createsNewApplicationInstance allowsRunningApplicationSubstitution
      requiresUniversalLinks
  @property (getter=is) BOOL
      forPrinting
  @property NSAppleEventDescriptor *appleEvent;
  @property (copy) NSArray<NSString *> *arguments;
  @property (copy) NSDictionary<NSString *, NSString *> *environment;
  @interface NSWindowTab
  @property (copy) NSAttributedString *attributedTitle;
  @property (copy) NSString *
      title toolTip
  @property NSView *accessoryView;
  @interface NSWindowTabGroup
  - (void)addWindow:(NSWindow *)window;
  - (void)insertWindow:(NSWindow *)window atIndex:(NSInteger)index;
  - (void)removeWindow:(NSWindow *)window;
  @property (getter=is) BOOL
      overviewVisible
  @property (readonly) BOOL isTabBarVisible;
  @property (readonly) NSArray<NSWindow *> *windows;
  @property (weak) NSWindow *selectedWindow;
  @property (readonly) NSWindowTabbingIdentifier identifier;
  @interface NSGridCell <NSCoding>
  + (NSView *)emptyContentView;
  @property (copy) NSArray<NSLayoutConstraint *> *customPlacementConstraints;
  @property NSGridCellPlacement
      xPlacement yPlacement
  @property (readonly) NSGridColumn *column;
  @property (readonly) NSGridRow *row;
  @property NSGridRowAlignment rowAlignment;
  @property NSView *contentView;
  @interface NSGridColumn <NSCoding>
  - (NSGridCell *)cellAtIndex:(NSInteger)index;
  - (NSGridView *)gridView;
  - (void)mergeCellsInRange:(NSRange)range;
  @property (getter=is) BOOL
      hidden
  @property CGFloat
      width leadingPadding trailingPadding
  @property NSGridCellPlacement xPlacement;
  @property (readonly) NSInteger numberOfCells;
  @interface NSGridRow <NSCoding>
  - (NSGridCell *)cellAtIndex:(NSInteger)index;
  - (NSGridView *)gridView;
  - (void)mergeCellsInRange:(NSRange)range;
  @property (getter=is) BOOL
      hidden
  @property CGFloat
      height topPadding bottomPadding
  @property NSGridCellPlacement yPlacement;
  @property NSGridRowAlignment rowAlignment;
  @property (readonly) NSInteger numberOfCells;
  @interface NSLayoutGuide <NSCoding, NSUserInterfaceItemIdentification>
  - (NSArray<NSLayoutConstraint *> *)constraintsAffectingLayoutForOrientation:(NSLayoutConstraintOrientation)orientation;
  @property (readonly) BOOL hasAmbiguousLayout;
  @property (readonly) NSLayoutDimension *
      widthAnchor heightAnchor
  @property (readonly) NSLayoutXAxisAnchor *
      leadingAnchor trailingAnchor leftAnchor rightAnchor centerXAnchor
  @property (readonly) NSLayoutYAxisAnchor *
      topAnchor bottomAnchor centerYAnchor
  @property (readonly) NSRect frame;
  @property (copy) NSUserInterfaceItemIdentifier identifier;
  @property (weak) NSView *owningView;
  @interface NSNib <NSCoding>
  - (BOOL)instantiateNibWithExternalNameTable:(NSDictionary *)table;
  - (BOOL)instantiateNibWithOwner:(id)owner topLevelObjects:(NSArray **)objects;
  - (BOOL)instantiateWithOwner:(id)owner topLevelObjects:(NSArray **)objects;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (instancetype)initWithNibData:(NSData *)data bundle:(NSBundle *)bundle;
  - (instancetype)initWithNibNamed:(NSNibName)named bundle:(NSBundle *)bundle;
  @interface NSNibConnector <NSCoding>
  - (void)establishConnection;
  - (void)replaceObject:(id)object withObject:(id)object2;
  @property (copy) NSString *label;
  @property (weak) id
      source destination
  @interface NSPathControlItem
  @property (copy) NSAttributedString *attributedTitle;
  @property NSImage *image;
  @property (copy) NSString *title;
  @property (readonly) NSURL *URL;
  @interface NSPredicateEditorRowTemplate <NSCoding, NSCopying>
  + (NSArray<NSPredicateEditorRowTemplate *> *)templatesWithAttributeKeyPaths:(NSArray<NSString *> *)paths inEntityDescription:(NSEntityDescription *)description;
  - (NSArray<NSPredicate *> *)displayableSubpredicatesOfPredicate:(NSPredicate *)predicate;
  - (NSPredicate *)predicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates;
  - (double)matchForPredicate:(NSPredicate *)predicate;
  - (instancetype)initWithCompoundTypes:(NSArray<NSNumber *> *)types;
  - (instancetype)initWithLeftExpressions:(NSArray<NSExpression *> *)expressions rightExpressionAttributeType:(NSAttributeType)type modifier:(NSComparisonPredicateModifier)modifier operators:(NSArray<NSNumber *> *)operators options:(NSUInteger)options;
  - (instancetype)initWithLeftExpressions:(NSArray<NSExpression *> *)expressions rightExpressions:(NSArray<NSExpression *> *)expressions2 modifier:(NSComparisonPredicateModifier)modifier operators:(NSArray<NSNumber *> *)operators options:(NSUInteger)options;
  - (void)setPredicate:(NSPredicate *)predicate;
  @property (readonly) NSArray<NSExpression *> *
      leftExpressions rightExpressions
  @property (readonly) NSArray<NSNumber *> *
      operators compoundTypes
  @property (readonly) NSArray<NSView *> *templateViews;
  @property (readonly) NSAttributeType rightExpressionAttributeType;
  @property (readonly) NSComparisonPredicateModifier modifier;
  @property (readonly) NSUInteger options;
  @interface NSRulerMarker <NSCoding, NSCopying>
  - (BOOL)trackMouse:(NSEvent *)mouse adding:(BOOL)adding;
  - (instancetype)initWithRulerView:(NSRulerView *)view markerLocation:(CGFloat)location image:(NSImage *)image imageOrigin:(NSPoint)origin;
  - (void)drawRect:(NSRect)rect;
  @property (getter=is) BOOL
      movable removable
  @property (readonly) BOOL isDragging;
  @property CGFloat markerLocation;
  @property (readonly) CGFloat thicknessRequiredInRuler;
  @property NSImage *image;
  @property NSPoint imageOrigin;
  @property (readonly) NSRect imageRectInRuler;
  @property (readonly) NSRulerView *ruler;
  @property id<NSCopying> representedObject;
  @interface NSSplitViewItem <NSAnimatablePropertyContainer, NSCoding>
  + (instancetype)contentListWithViewController:(NSViewController *)controller;
  + (instancetype)inspectorWithViewController:(NSViewController *)controller;
  + (instancetype)sidebarWithViewController:(NSViewController *)controller;
  + (instancetype)splitViewItemWithViewController:(NSViewController *)controller;
  - (void)removeBottomAlignedAccessoryViewControllerAtIndex:(NSInteger)index;
  - (void)removeTopAlignedAccessoryViewControllerAtIndex:(NSInteger)index;
  @property BOOL
      canCollapse canCollapseFromWindowResize allowsFullHeightLayout automaticallyAdjustsSafeAreaInsets
  @property (getter=is) BOOL
      collapsed springLoaded
  @property CGFloat
      minimumThickness maximumThickness preferredThicknessFraction automaticMaximumThickness
  @property (readonly) NSSplitViewItemBehavior behavior;
  @property NSSplitViewItemCollapseBehavior collapseBehavior;
  @property NSTitlebarSeparatorStyle titlebarSeparatorStyle;
  @property NSViewController *viewController;
  @property float holdingPriority;
  @interface NSStoryboard
  + (NSStoryboard *)mainStoryboard;
  + (instancetype)storyboardWithName:(NSStoryboardName)name bundle:(NSBundle *)bundle;
  - (id)instantiateControllerWithIdentifier:(NSStoryboardSceneIdentifier)identifier creator:(id (^)(NSCoder *))creator;
  - (id)instantiateControllerWithIdentifier:(NSStoryboardSceneIdentifier)identifier;
  - (id)instantiateInitialController;
  - (id)instantiateInitialControllerWithCreator:(id (^)(NSCoder *))creator;
  @interface NSStoryboardSegue
  + (instancetype)segueWithIdentifier:(NSStoryboardSegueIdentifier)identifier source:(id)source destination:(id)destination performHandler:(void (^)(void))handler;
  - (instancetype)initWithIdentifier:(NSStoryboardSegueIdentifier)identifier source:(id)source destination:(id)destination;
  - (void)perform;
  @property (readonly) NSStoryboardSegueIdentifier identifier;
  @property (readonly) id
      sourceController destinationController
  @interface NSTabViewItem <NSCoding>
  + (instancetype)tabViewItemWithViewController:(NSViewController *)controller;
  - (NSSize)sizeOfLabel:(BOOL)label;
  - (instancetype)initWithIdentifier:(id)identifier;
  - (void)drawLabel:(BOOL)label inRect:(NSRect)rect;
  @property (copy) NSColor *color;
  @property NSImage *image;
  @property (copy) NSString *
      label toolTip
  @property (readonly) NSTabState tabState;
  @property (readonly) NSTabView *tabView;
  @property NSView *view;
  @property (weak) NSView *initialFirstResponder;
  @property NSViewController *viewController;
  @property id identifier;
  @interface NSTableColumn <NSCoding, NSUserInterfaceItemIdentification>
  - (BOOL)isResizable;
  - (id)dataCellForRow:(NSInteger)row;
  - (instancetype)initWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
  - (void)setResizable:(BOOL)resizable;
  - (void)sizeToFit;
  @property (getter=is) BOOL
      editable hidden
  @property CGFloat
      width minWidth maxWidth
  @property (copy) NSSortDescriptor *sortDescriptorPrototype;
  @property (copy) NSString *
      title headerToolTip
  @property NSTableColumnResizingOptions resizingMask;
  @property NSTableHeaderCell *headerCell;
  @property (weak) NSTableView *tableView;
  @property (copy) NSUserInterfaceItemIdentifier identifier;
  @property id dataCell;
  @interface NSTableViewRowAction <NSCopying>
  + (instancetype)rowActionWithStyle:(NSTableViewRowActionStyle)style title:(NSString *)title handler:(void (^)(NSTableViewRowAction *, NSInteger))handler;
  @property (copy) NSColor *backgroundColor;
  @property NSImage *image;
  @property (copy) NSString *title;
  @property (readonly) NSTableViewRowActionStyle style;
  @interface NSTintConfiguration <NSCoding, NSCopying, NSSecureCoding>
  + (NSTintConfiguration *)defaultTintConfiguration;
  + (NSTintConfiguration *)monochromeTintConfiguration;
  + (instancetype)tintConfigurationWithFixedColor:(NSColor *)color;
  + (instancetype)tintConfigurationWithPreferredColor:(NSColor *)color;
  - (NSColor *)baseTintColor;
  - (NSColor *)equivalentContentTintColor;
  @property (readonly) BOOL adaptsToUserAccentColor;
  @interface NSCollectionViewLayout <NSCoding>
  + (Class)invalidationContextClass;
  + (Class)layoutAttributesClass;
  - (BOOL)shouldInvalidateLayoutForBoundsChange:(NSRect)change;
  - (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(NSCollectionViewLayoutAttributes *)attributes withOriginalAttributes:(NSCollectionViewLayoutAttributes *)attributes2;
  - (NSArray<NSCollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(NSRect)rect;
  - (NSCollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSCollectionViewDecorationElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingDecorationElementOfKind:(NSCollectionViewDecorationElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSCollectionViewDecorationElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForDropTargetAtPoint:(NSPoint)point;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForInterItemGapBeforeIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)path;
  - (NSCollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(NSRect)change;
  - (NSCollectionViewLayoutInvalidationContext *)invalidationContextForPreferredLayoutAttributes:(NSCollectionViewLayoutAttributes *)attributes withOriginalAttributes:(NSCollectionViewLayoutAttributes *)attributes2;
  - (NSPoint)targetContentOffsetForProposedContentOffset:(NSPoint)offset withScrollingVelocity:(NSPoint)velocity;
  - (NSPoint)targetContentOffsetForProposedContentOffset:(NSPoint)offset;
  - (NSSet<NSIndexPath *> *)indexPathsToDeleteForDecorationViewOfKind:(NSCollectionViewDecorationElementKind)kind;
  - (NSSet<NSIndexPath *> *)indexPathsToDeleteForSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind;
  - (NSSet<NSIndexPath *> *)indexPathsToInsertForDecorationViewOfKind:(NSCollectionViewDecorationElementKind)kind;
  - (NSSet<NSIndexPath *> *)indexPathsToInsertForSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind;
  - (void)finalizeAnimatedBoundsChange;
  - (void)finalizeCollectionViewUpdates;
  - (void)finalizeLayoutTransition;
  - (void)invalidateLayout;
  - (void)invalidateLayoutWithContext:(NSCollectionViewLayoutInvalidationContext *)context;
  - (void)prepareForAnimatedBoundsChange:(NSRect)change;
  - (void)prepareForCollectionViewUpdates:(NSArray<NSCollectionViewUpdateItem *> *)updates;
  - (void)prepareForTransitionFromLayout:(NSCollectionViewLayout *)layout;
  - (void)prepareForTransitionToLayout:(NSCollectionViewLayout *)layout;
  - (void)prepareLayout;
  - (void)registerClass:(Class)classValue forDecorationViewOfKind:(NSCollectionViewDecorationElementKind)kind;
  - (void)registerNib:(NSNib *)nib forDecorationViewOfKind:(NSCollectionViewDecorationElementKind)kind;
  @property (readonly) NSCollectionView *collectionView;
  @property (readonly) NSSize collectionViewContentSize;
  @interface NSCollectionViewCompositionalLayout
  - (instancetype)initWithSection:(NSCollectionLayoutSection *)section configuration:(NSCollectionViewCompositionalLayoutConfiguration *)configuration;
  - (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
  - (instancetype)initWithSectionProvider:(NSCollectionLayoutSection *(^)(NSInteger, id<NSCollectionLayoutEnvironment>))provider configuration:(NSCollectionViewCompositionalLayoutConfiguration *)configuration;
  - (instancetype)initWithSectionProvider:(NSCollectionLayoutSection *(^)(NSInteger, id<NSCollectionLayoutEnvironment>))provider;
  @property (copy) NSCollectionViewCompositionalLayoutConfiguration *configuration;
  @interface NSCollectionViewFlowLayout
  - (BOOL)sectionAtIndexIsCollapsed:(NSUInteger)collapsed;
  - (void)collapseSectionAtIndex:(NSUInteger)index;
  - (void)expandSectionAtIndex:(NSUInteger)index;
  @property BOOL
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
  @property CGFloat
      minimumLineSpacing minimumInteritemSpacing
  @property NSCollectionViewScrollDirection scrollDirection;
  @property NSEdgeInsets sectionInset;
  @property NSSize
      itemSize estimatedItemSize headerReferenceSize footerReferenceSize
  @interface NSCollectionViewGridLayout
  @property CGFloat
      minimumInteritemSpacing minimumLineSpacing
  @property (copy) NSArray<NSColor *> *backgroundColors;
  @property NSEdgeInsets margins;
  @property NSSize
      minimumItemSize maximumItemSize
  @property NSUInteger
      maximumNumberOfRows maximumNumberOfColumns
  @interface NSCollectionViewTransitionLayout
  - (CGFloat)valueForAnimatedKey:(NSCollectionViewTransitionLayoutAnimatedKey)key;
  - (instancetype)initWithCurrentLayout:(NSCollectionViewLayout *)layout nextLayout:(NSCollectionViewLayout *)layout2;
  - (void)updateValue:(CGFloat)value forAnimatedKey:(NSCollectionViewTransitionLayoutAnimatedKey)key;
  @property CGFloat transitionProgress;
  @property (readonly) NSCollectionViewLayout *
      currentLayout nextLayout
  @interface NSCollectionViewCompositionalLayoutConfiguration <NSCopying>
  @property CGFloat interSectionSpacing;
  @property (copy) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
  @property NSCollectionViewScrollDirection scrollDirection;
  @interface NSCollectionViewLayoutAttributes <NSCopying>
  + (instancetype)layoutAttributesForDecorationViewOfKind:(NSCollectionViewDecorationElementKind)kind withIndexPath:(NSIndexPath *)path;
  + (instancetype)layoutAttributesForInterItemGapBeforeIndexPath:(NSIndexPath *)path;
  + (instancetype)layoutAttributesForItemWithIndexPath:(NSIndexPath *)path;
  + (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind withIndexPath:(NSIndexPath *)path;
  @property (getter=is) BOOL
      hidden
  @property CGFloat alpha;
  @property (readonly) NSCollectionElementCategory representedElementCategory;
  @property NSIndexPath *indexPath;
  @property NSInteger zIndex;
  @property NSRect frame;
  @property NSSize size;
  @property (readonly) NSString *representedElementKind;
  @interface NSCollectionViewLayoutInvalidationContext
  - (void)invalidateDecorationElementsOfKind:(NSCollectionViewDecorationElementKind)kind atIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)invalidateItemsAtIndexPaths:(NSSet<NSIndexPath *> *)paths;
  - (void)invalidateSupplementaryElementsOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPaths:(NSSet<NSIndexPath *> *)paths;
  @property (readonly) BOOL
      invalidateEverything invalidateDataSourceCounts
  @property (readonly) NSDictionary<NSCollectionViewDecorationElementKind, NSSet<NSIndexPath *> *> *invalidatedDecorationIndexPaths;
  @property (readonly) NSDictionary<NSCollectionViewSupplementaryElementKind, NSSet<NSIndexPath *> *> *invalidatedSupplementaryIndexPaths;
  @property NSPoint contentOffsetAdjustment;
  @property (readonly) NSSet<NSIndexPath *> *invalidatedItemIndexPaths;
  @property NSSize contentSizeAdjustment;
  @interface NSCollectionViewFlowLayoutInvalidationContext
  @property BOOL
      invalidateFlowLayoutDelegateMetrics invalidateFlowLayoutAttributes
  @interface NSCollectionViewUpdateItem
  @property (readonly) NSCollectionUpdateAction updateAction;
  @property (readonly) NSIndexPath *
      indexPathBeforeUpdate indexPathAfterUpdate
  @interface NSTextAlternatives <NSCoding, NSSecureCoding>
  - (instancetype)initWithPrimaryString:(NSString *)string alternativeStrings:(NSArray<NSString *> *)strings;
  - (void)noteSelectedAlternativeString:(NSString *)string;
  @property (readonly) NSArray<NSString *> *alternativeStrings;
  @property (readonly) NSString *primaryString;
  @interface NSTextBlock <NSCoding, NSCopying, NSSecureCoding>
  - (CGFloat)valueForDimension:(NSTextBlockDimension)dimension;
  - (CGFloat)widthForLayer:(NSTextBlockLayer)layer edge:(NSRectEdge)edge;
  - (NSColor *)borderColorForEdge:(NSRectEdge)edge;
  - (NSRect)boundsRectForContentRect:(NSRect)rect inRect:(NSRect)rect2 textContainer:(NSTextContainer *)container characterRange:(NSRange)range;
  - (NSRect)rectForLayoutAtPoint:(NSPoint)point inRect:(NSRect)rect textContainer:(NSTextContainer *)container characterRange:(NSRange)range;
  - (NSTextBlockValueType)valueTypeForDimension:(NSTextBlockDimension)dimension;
  - (NSTextBlockValueType)widthValueTypeForLayer:(NSTextBlockLayer)layer edge:(NSRectEdge)edge;
  - (void)drawBackgroundWithFrame:(NSRect)frame inView:(NSView *)view characterRange:(NSRange)range layoutManager:(NSLayoutManager *)manager;
  - (void)setBorderColor:(NSColor *)color forEdge:(NSRectEdge)edge;
  - (void)setBorderColor:(NSColor *)color;
  - (void)setContentWidth:(CGFloat)width type:(NSTextBlockValueType)type;
  - (void)setValue:(CGFloat)value type:(NSTextBlockValueType)type forDimension:(NSTextBlockDimension)dimension;
  - (void)setWidth:(CGFloat)width type:(NSTextBlockValueType)type forLayer:(NSTextBlockLayer)layer edge:(NSRectEdge)edge;
  - (void)setWidth:(CGFloat)width type:(NSTextBlockValueType)type forLayer:(NSTextBlockLayer)layer;
  @property (readonly) CGFloat contentWidth;
  @property (copy) NSColor *backgroundColor;
  @property (readonly) NSTextBlockValueType contentWidthValueType;
  @property NSTextBlockVerticalAlignment verticalAlignment;
  @interface NSTextTable
  - (NSRect)boundsRectForBlock:(NSTextTableBlock *)block contentRect:(NSRect)rect inRect:(NSRect)rect2 textContainer:(NSTextContainer *)container characterRange:(NSRange)range;
  - (NSRect)rectForBlock:(NSTextTableBlock *)block layoutAtPoint:(NSPoint)point inRect:(NSRect)rect textContainer:(NSTextContainer *)container characterRange:(NSRange)range;
  - (void)drawBackgroundForBlock:(NSTextTableBlock *)block withFrame:(NSRect)frame inView:(NSView *)view characterRange:(NSRange)range layoutManager:(NSLayoutManager *)manager;
  @property BOOL
      collapsesBorders hidesEmptyCells
  @property NSTextTableLayoutAlgorithm layoutAlgorithm;
  @property NSUInteger numberOfColumns;
  @interface NSTextTableBlock
  - (instancetype)initWithTable:(NSTextTable *)table startingRow:(NSInteger)row rowSpan:(NSInteger)span startingColumn:(NSInteger)column columnSpan:(NSInteger)span2;
  @property (readonly) NSInteger
      startingRow rowSpan startingColumn columnSpan
  @property (readonly) NSTextTable *table;
  @interface NSTextCheckingController
  - (NSMenu *)menuAtIndex:(NSUInteger)index clickedOnSelection:(BOOL)selection effectiveRange:(NSRangePointer)range;
  - (void)changeSpelling:(id)spelling;
  - (void)checkSpelling:(id)spelling;
  - (void)checkTextInDocument:(id)document;
  - (void)checkTextInRange:(NSRange)range types:(uint64_t)types options:(NSDictionary<NSTextCheckingOptionKey, id> *)options;
  - (void)checkTextInSelection:(id)selection;
  - (void)considerTextCheckingForRange:(NSRange)range;
  - (void)didChangeSelectedRange;
  - (void)didChangeTextInRange:(NSRange)range;
  - (void)ignoreSpelling:(id)spelling;
  - (void)insertedTextInRange:(NSRange)range;
  - (void)invalidate;
  - (void)orderFrontSubstitutionsPanel:(id)panel;
  - (void)showGuessPanel:(id)panel;
  - (void)updateCandidates;
  @property (readonly) NSArray<NSAttributedStringKey> *validAnnotations;
  @property NSInteger spellCheckerDocumentTag;
  @interface NSTextFinder <NSCoding>
  + (void)drawIncrementalMatchHighlightInRect:(NSRect)rect;
  - (BOOL)validateAction:(NSTextFinderAction)action;
  - (void)cancelFindIndicator;
  - (void)noteClientStringWillChange;
  - (void)performAction:(NSTextFinderAction)action;
  @property BOOL
      findIndicatorNeedsUpdate incrementalSearchingShouldDimContentView
  @property (getter=is) BOOL
      incrementalSearchingEnabled
  @property (readonly) NSArray<NSValue *> *incrementalMatchRanges;
  @property (assign) id<NSTextFinderClient> client;
  @interface NSTextInputContext
  + (NSString *)localizedNameForInputSource:(NSTextInputSourceIdentifier)source;
  + (NSTextInputContext *)currentInputContext;
  - (BOOL)handleEvent:(NSEvent *)event;
  - (NSArray<NSTextInputSourceIdentifier> *)keyboardInputSources;
  - (instancetype)initWithClient:(id<NSTextInputClient>)client;
  - (void)activate;
  - (void)deactivate;
  - (void)discardMarkedText;
  - (void)invalidateCharacterCoordinates;
  - (void)textInputClientDidEndScrollingOrZooming;
  - (void)textInputClientDidScroll;
  - (void)textInputClientDidUpdateSelection;
  - (void)textInputClientWillStartScrollingOrZooming;
  @property BOOL acceptsGlyphInfo;
  @property (copy) NSArray<NSString *> *allowedInputSourceLocales;
  @property (copy) NSTextInputSourceIdentifier selectedKeyboardInputSource;
  @property (readonly) id<NSTextInputClient> client;
  @interface NSInputManager <NSTextInput>
  + (NSInputManager *)currentInputManager;
  + (void)cycleToNextInputLanguage:(id)language;
  + (void)cycleToNextInputServerInLanguage:(id)language;
  - (BOOL)handleMouseEvent:(NSEvent *)event;
  - (BOOL)wantsToDelayTextChangeNotifications;
  - (BOOL)wantsToHandleMouseEvents;
  - (BOOL)wantsToInterpretAllKeystrokes;
  - (NSInputManager *)initWithName:(NSString *)name host:(NSString *)host;
  - (NSString *)language;
  - (NSString *)localizedInputManagerName;
  - (void)markedTextAbandoned:(id)abandoned;
  - (void)markedTextSelectionChanged:(NSRange)changed client:(id)client;
  @property (readonly) NSImage *image;
  @interface NSTypesetter
  + (NSSize)printingAdjustmentInLayoutManager:(NSLayoutManager *)manager forNominallySpacedGlyphRange:(NSRange)range packedGlyphs:(unsigned char *)glyphs count:(NSUInteger)count;
  + (NSTypesetter *)sharedSystemTypesetter;
  + (NSTypesetterBehavior)defaultTypesetterBehavior;
  + (id)sharedSystemTypesetterForBehavior:(NSTypesetterBehavior)behavior;
  - (BOOL)shouldBreakLineByHyphenatingBeforeCharacterAtIndex:(NSUInteger)index;
  - (BOOL)shouldBreakLineByWordBeforeCharacterAtIndex:(NSUInteger)index;
  - (CGFloat)baselineOffsetInLayoutManager:(NSLayoutManager *)manager glyphIndex:(NSUInteger)index;
  - (CGFloat)lineSpacingAfterGlyphAtIndex:(NSUInteger)index withProposedLineFragmentRect:(NSRect)rect;
  - (CGFloat)paragraphSpacingAfterGlyphAtIndex:(NSUInteger)index withProposedLineFragmentRect:(NSRect)rect;
  - (CGFloat)paragraphSpacingBeforeGlyphAtIndex:(NSUInteger)index withProposedLineFragmentRect:(NSRect)rect;
  - (NSDictionary<NSAttributedStringKey, id> *)attributesForExtraLineFragment;
  - (NSFont *)substituteFontForFont:(NSFont *)font;
  - (NSRange)characterRangeForGlyphRange:(NSRange)range actualGlyphRange:(NSRangePointer)range2;
  - (NSRange)glyphRangeForCharacterRange:(NSRange)range actualCharacterRange:(NSRangePointer)range2;
  - (NSRange)layoutCharactersInRange:(NSRange)range forLayoutManager:(NSLayoutManager *)manager maximumNumberOfLineFragments:(NSUInteger)fragments;
  - (NSRect)boundingBoxForControlGlyphAtIndex:(NSUInteger)index forTextContainer:(NSTextContainer *)container proposedLineFragment:(NSRect)fragment glyphPosition:(NSPoint)position characterIndex:(NSUInteger)index2;
  - (NSTextTab *)textTabForGlyphLocation:(CGFloat)location writingDirection:(NSWritingDirection)direction maxLocation:(CGFloat)location2;
  - (NSTypesetterControlCharacterAction)actionForControlCharacterAtIndex:(NSUInteger)index;
  - (NSUInteger)getGlyphsInRange:(NSRange)range glyphs:(unsigned int *)glyphs characterIndexes:(NSUInteger *)indexes glyphInscriptions:(NSGlyphInscription *)inscriptions elasticBits:(BOOL *)bits bidiLevels:(unsigned char *)levels;
  - (NSUInteger)layoutParagraphAtPoint:(NSPoint *)point;
  - (UTF32Char)hyphenCharacterForGlyphAtIndex:(NSUInteger)index;
  - (float)hyphenationFactorForGlyphAtIndex:(NSUInteger)index;
  - (void)beginLineWithGlyphAtIndex:(NSUInteger)index;
  - (void)beginParagraph;
  - (void)deleteGlyphsInRange:(NSRange)range;
  - (void)endLineWithGlyphRange:(NSRange)range;
  - (void)endParagraph;
  - (void)getLineFragmentRect:(NSRect *)rect usedRect:(NSRect *)rect2 forParagraphSeparatorGlyphRange:(NSRange)range atProposedOrigin:(NSPoint)origin;
  - (void)getLineFragmentRect:(NSRect *)rect usedRect:(NSRect *)rect2 remainingRect:(NSRect *)rect3 forStartingGlyphAtIndex:(NSUInteger)index proposedRect:(NSRect)rect4 lineSpacing:(CGFloat)spacing paragraphSpacingBefore:(CGFloat)before paragraphSpacingAfter:(CGFloat)after;
  - (void)insertGlyph:(unsigned int)glyph atGlyphIndex:(NSUInteger)index characterIndex:(NSUInteger)index2;
  - (void)layoutGlyphsInLayoutManager:(NSLayoutManager *)manager startingAtGlyphIndex:(NSUInteger)index maxNumberOfLineFragments:(NSUInteger)fragments nextGlyphIndex:(NSUInteger *)index2;
  - (void)setAttachmentSize:(NSSize)size forGlyphRange:(NSRange)range;
  - (void)setBidiLevels:(const uint8_t *)levels forGlyphRange:(NSRange)range;
  - (void)setDrawsOutsideLineFragment:(BOOL)fragment forGlyphRange:(NSRange)range;
  - (void)setHardInvalidation:(BOOL)invalidation forGlyphRange:(NSRange)range;
  - (void)setLineFragmentRect:(NSRect)rect forGlyphRange:(NSRange)range usedRect:(NSRect)rect2 baselineOffset:(CGFloat)offset;
  - (void)setLocation:(NSPoint)location withAdvancements:(const CGFloat *)advancements forStartOfGlyphRange:(NSRange)range;
  - (void)setNotShownAttribute:(BOOL)attribute forGlyphRange:(NSRange)range;
  - (void)setParagraphGlyphRange:(NSRange)range separatorGlyphRange:(NSRange)range2;
  - (void)substituteGlyphsInRange:(NSRange)range withGlyphs:(unsigned int *)glyphs;
  - (void)willSetLineFragmentRect:(NSRect *)rect forGlyphRange:(NSRange)range usedRect:(NSRect *)rect2 baselineOffset:(CGFloat *)offset;
  @property BOOL
      usesFontLeading bidiProcessingEnabled
  @property CGFloat lineFragmentPadding;
  @property (readonly, assign) NSArray<NSTextContainer *> *textContainers;
  @property (assign) NSAttributedString *attributedString;
  @property (readonly, assign) NSLayoutManager *layoutManager;
  @property (readonly) NSParagraphStyle *currentParagraphStyle;
  @property (readonly) NSRange
      paragraphGlyphRange paragraphSeparatorGlyphRange paragraphCharacterRange paragraphSeparatorCharacterRange
  @property (readonly, assign) NSTextContainer *currentTextContainer;
  @property NSTypesetterBehavior typesetterBehavior;
  @property float hyphenationFactor;
  @interface NSATSTypesetter
  + (NSATSTypesetter *)sharedTypesetter;
  - (NSRect)lineFragmentRectForProposedRect:(NSRect)rect remainingRect:(NSRect *)rect2;
  - (NSUInteger)getGlyphsInRange:(NSRange)range glyphs:(unsigned int *)glyphs characterIndexes:(NSUInteger *)indexes glyphInscriptions:(NSGlyphInscription *)inscriptions elasticBits:(BOOL *)bits;
  @property BOOL
      usesFontLeading bidiProcessingEnabled
  @property CGFloat lineFragmentPadding;
  @property (assign) NSAttributedString *attributedString;
  @property NSTypesetterBehavior typesetterBehavior;
  @property float hyphenationFactor;
  @interface NSAccessibilityCustomAction
  - (instancetype)initWithName:(NSString *)name handler:(BOOL (^)(void))handler;
  - (instancetype)initWithName:(NSString *)name target:(id<NSObject>)target selector:(SEL)selector;
  @property (copy) BOOL (^handler)(void);
  @property (copy) NSString *name;
  @property SEL selector;
  @property (weak) id<NSObject> target;
  @interface NSAccessibilityCustomRotor
  @property NSAccessibilityCustomRotorType type;
  @property (copy) NSString *label;
  @interface NSAccessibilityCustomRotorItemResult
  - (id)itemLoadingToken;
  - (instancetype)initWithItemLoadingToken:(id)token customLabel:(NSString *)label;
  @property NSRange targetRange;
  @property (copy) NSString *customLabel;
  @interface NSAccessibilityCustomRotorSearchParameters
  @property NSAccessibilityCustomRotorItemResult *currentItem;
  @property NSAccessibilityCustomRotorSearchDirection searchDirection;
  @property (copy) NSString *filterString;
  @interface NSAccessibilityElement <NSAccessibility>
  + (id)accessibilityElementWithRole:(NSAccessibilityRole)role frame:(NSRect)frame label:(NSString *)label parent:(id)parent;
  - (void)accessibilityAddChildElement:(NSAccessibilityElement *)element;
  @property NSRect accessibilityFrameInParentSpace;
  """#
