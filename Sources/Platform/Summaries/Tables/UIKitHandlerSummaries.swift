/// Targets, actions, handlers, animations and services of UIKit. `SummaryTable` explains the notation.
let uiKitHandlerSummaries = #"""
  # Targets: nobody is kept
  UIControl! addTarget:action:forControlEvents: addTarget(_:action:for:) = weak target:0
  UIControl! removeTarget:action:forControlEvents: removeTarget(_:action:for:) = ends 0
  UIGestureRecognizer! initWithTarget:action: init(target:action:) = result weak target:0
  UIGestureRecognizer! addTarget:action: addTarget(_:action:) = weak target:0
  UIGestureRecognizer! removeTarget:action: removeTarget(_:action:) = ends 0
  UIBarButtonItem! initWithTitle:style:target:action: initWithImage:style:target:action: init(title:style:target:action:)
    init(image:style:target:action:)
    = result weak target:2 ; returns UIBarButtonItem
  UIBarButtonItem! initWithImage:landscapeImagePhone:style:target:action: init(image:landscapeImagePhone:style:target:action:)
    = result weak target:3 ; returns UIBarButtonItem
  UIBarButtonItem! initWithBarButtonSystemItem:target:action: init(barButtonSystemItem:target:action:) = result weak target:1 ; returns UIBarButtonItem
  UIBarButtonItem! initWithCustomView: init(customView:) = result keeps customView:0 ; returns UIBarButtonItem
  UIBarButtonItem .target = weak
  UIBarButtonItem .primaryAction = keeps
  UIKeyCommand/UICommand init(title:image?:action:input:modifierFlags:propertyList?:) = returns UIKeyCommand
  UIAccessibilityCustomAction! initWithName:target:selector: init(name:target:selector:) = result weak target:1 ; returns UIAccessibilityCustomAction

  # Actions
  UIControl! addAction:forControlEvents: addAction(_:for:) = keeps action:0 ends -removeAction:forControlEvents: removeAction(_:for:)
  UIControl! removeAction:forControlEvents: removeAction(_:for:) = ends 0
  UIControl! initWithFrame:primaryAction: init(frame:primaryAction:) = result keeps primaryAction:1
  UIButton! buttonWithConfiguration:primaryAction: buttonWithType:primaryAction: init(configuration:primaryAction:) init(type:primaryAction:)
    = result keeps primaryAction:1 ; returns UIButton
  UIBarButtonItem! initWithPrimaryAction: init(primaryAction:) = result keeps primaryAction:0 ; returns UIBarButtonItem
  UIBarButtonItem init(title?:image?:primaryAction?:menu?:) init(systemItem:primaryAction?:menu?:)
    = result keeps primaryAction menu ; returns UIBarButtonItem
  UIAction! actionWithTitle:image:identifier:handler: = result copies handler:3 ; returns UIAction
  UIAction! actionWithHandler: = result copies handler:0 ; returns UIAction
  UIAction init(title?:image?:identifier?:handler^:) init(title?:subtitle?:image?:discoverabilityTitle?:handler^:)
    init(title?:image?:attributes?:state?:handler^:) init(title?:image?:identifier?:attributes?:handler^:)
    init(title?:image?:identifier?:state?:handler^:)
    init(title:image:identifier:discoverabilityTitle?:attributes?:state?:handler^:) = result copies handler ; returns UIAction
  UIMenu init(title?:subtitle?:image?:options?:children?:) init(title?:image?:identifier?:options?:children?:) = result keeps children ; returns UIMenu
  UIMenu! menuWithTitle:children: = result keeps children:1 ; returns UIMenu
  UIMenu! menuWithTitle:image:identifier:options:children: = result keeps children:4 ; returns UIMenu
  UIDeferredMenuElement! elementWithProvider: elementWithUncachedProvider: uncached(_^:) = result copies provider:0 ; returns UIDeferredMenuElement
  UIDeferredMenuElement init(_^:) = result copies provider:0 ; returns UIDeferredMenuElement
  # An alert is said to drop the handlers of its actions when it goes; nothing documents it.
  UIAlertAction! actionWithTitle:style:handler: init(title:style:handler^?:) = result copies handler:2 completes ; returns UIAlertAction
  UIAlertController! addAction: addAction(_:) = keeps action:0
  UIAlertController! addTextFieldWithConfigurationHandler: addTextField(configurationHandler^?:) = copies configurationHandler:0 completes
  UIAlertController .preferredAction = keeps
  UIContextualAction! contextualActionWithStyle:title:handler: init(style:title:handler^:) = result copies handler:2 ; returns UIContextualAction
  UITableViewRowAction! rowActionWithStyle:title:handler: init(style:title:handler^:) = result copies handler:2 ; returns UITableViewRowAction
  UIPreviewAction! actionWithTitle:style:handler: init(title:style:handler^:) = result copies handler:2 ; returns UIPreviewAction
  UIAccessibilityCustomAction! initWithName:actionHandler: init(name:actionHandler^:)
    = result copies actionHandler:1 ; returns UIAccessibilityCustomAction
  UISwipeActionsConfiguration! configurationWithActions: init(actions:) = result keeps action:0 ; returns UISwipeActionsConfiguration

  # Data sources and layouts made of closures
  UITableViewDiffableDataSource/NSTableViewDiffableDataSource! initWithTableView:cellProvider: init(tableView:cellProvider^:)
    = result weak tableView:0 ; result copies cellProvider:1
  UICollectionViewDiffableDataSource! initWithCollectionView:cellProvider: init(collectionView:cellProvider^:)
    = result weak collectionView:0 ; result copies cellProvider:1
  NSCollectionViewDiffableDataSource! initWithCollectionView:itemProvider: init(collectionView:itemProvider^:)
    = result weak collectionView:0 ; result copies itemProvider:1
  UICollectionViewDiffableDataSource/NSCollectionViewDiffableDataSource .supplementaryViewProvider = copies
  UICollectionViewDiffableDataSource! apply(_:animatingDifferences?:completion^?:) = @animation copies completion completes
  UICollectionViewDiffableDataSource! applySnapshot:animatingDifferences:completion: = @animation copies completion:2 completes
  UICollectionViewCellRegistration! registrationWithCellClass:configurationHandler: = result copies configurationHandler:1
  UICollectionView.CellRegistration/CellRegistration init(handler^:) init(cellNib:handler^:) = result copies handler
  UICollectionView.SupplementaryRegistration/SupplementaryRegistration init(elementKind:handler^:) init(supplementaryNib:elementKind:handler^:)
    = result copies handler
  UICollectionViewCompositionalLayout! initWithSectionProvider: init(sectionProvider^:)
    = result copies sectionProvider:0 ; returns UICollectionViewCompositionalLayout
  UICollectionViewCompositionalLayout! initWithSectionProvider:configuration: init(sectionProvider^:configuration:)
    = result copies sectionProvider:0 ; returns UICollectionViewCompositionalLayout
  NSCollectionLayoutSection .visibleItemsInvalidationHandler = copies
  NSCollectionLayoutGroup! customGroupWithLayoutSize:itemProvider: custom(layoutSize:itemProvider^:) = result copies itemProvider:1
  UIGraphicsImageRenderer/UIGraphicsPDFRenderer! imageWithActions: PDFDataWithActions: PNGDataWithActions: image(actions^:) pngData(actions^:)
    pdfData(actions^:)
    = runs 0

  # Animations
  UIView! animateWithDuration:animations: = runs 1
  UIView! animateWithDuration:animations:completion: = runs 1 ; @animation copies completion:2 completes
  UIView! animateWithDuration:delay:options:animations:completion: animateKeyframesWithDuration:delay:options:animations:completion:
    = runs 3 ; @animation copies completion:4 completes
  UIView! animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:
    = runs 5 ; @animation copies completion:6 completes
  UIView! transitionWithView:duration:options:animations:completion: performSystemAnimation:onViews:options:animations:completion:
    = runs 3 ; @animation copies completion:4 completes
  UIView! transitionFromView:toView:duration:options:completion: transition(from:to:duration:options?:completion^?:)
    = @animation copies completion:4 completes
  UIView! animate(withDuration:delay?:options?:animations^:completion^?:) animateKeyframes(withDuration:delay:options?:animations^:completion^?:)
    transition(with:duration:options?:animations^?:completion^?:)
    animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options?:animations^:completion^?:)
    perform(_:on:options?:animations^?:completion^?:) = runs animations ; @animation copies completion completes
  UIView! addKeyframeWithRelativeStartTime:relativeDuration:animations: addKeyframe(withRelativeStartTime:relativeDuration:animations^:) = runs 2
  UIView! performWithoutAnimation: performWithoutAnimation(_^:) = runs 0
  UIView! modifyAnimationsWithRepeatCount:autoreverses:animations: modifyAnimations(withRepeatCount:autoreverses:animations^:) = runs 2
  UITraitCollection! performAsCurrentTraitCollection: performAsCurrent(_^:) = runs 0
  UITableView/UICollectionView/NSCollectionView! performBatchUpdates:completion: performBatchUpdates(_^:completion^?:)
    performBatchUpdates(_^?:completionHandler^?:)
    = runs 0 ; @animation copies completion:1 completes
  UIViewControllerTransitionCoordinator! animateAlongsideTransition:completion: animate(alongsideTransition^:completion^?:)
    = @animation copies animation:0 completes ; @animation copies completion:1 completes
  UIViewPropertyAnimator! initWithDuration:curve:animations: init(duration:curve:animations^?:) = result copies animations:2 completes
  UIViewPropertyAnimator! initWithDuration:dampingRatio:animations: init(duration:dampingRatio:animations^?:) = result copies animations:2 completes
  UIViewPropertyAnimator! initWithDuration:controlPoint1:controlPoint2:animations: init(duration:controlPoint1:controlPoint2:animations^?:)
    = result copies animations:3 completes
  UIViewPropertyAnimator! runningPropertyAnimatorWithDuration:delay:options:animations:completion:
    runningPropertyAnimator(withDuration:delay:options?:animations^:completion^?:)
    = result+@animation copies animations:3 completion:4 completes ; returns UIViewPropertyAnimator
  UIViewPropertyAnimator! addAnimations: addAnimations:delayFactor: addAnimations(_^:) addAnimations(_^:delayFactor:)
    = copies animations:0 completes ends stopAnimation:
  UIViewPropertyAnimator! addCompletion: addCompletion(_^:) = copies completion:0 completes ends stopAnimation:
  UIViewPropertyAnimator! stopAnimation: stopAnimation(_:) finishAnimationAtPosition: finishAnimation(at:) = ends receiver
  UIDynamicAnimator! addBehavior: addBehavior(_:) = keeps behavior:0 ends removeBehavior: removeAllBehaviors
  UIDynamicAnimator! initWithReferenceView: init(referenceView:) = result keeps referenceView:0 ; returns UIDynamicAnimator
  UIDynamicAnimator! removeAllBehaviors removeAllBehaviors() = ends receiver
  UIDynamicAnimator! removeBehavior: removeBehavior(_:) = ends 0
  UIDynamicBehavior! addChildBehavior: addChildBehavior(_:) = keeps behavior:0 ends removeChildBehavior:
  UIDynamicBehavior .action = copies
  CADisplayLink! displayLinkWithTarget:selector: init(target:selector:) = result keeps target:0 forever ends invalidate ; returns CADisplayLink
  NSView/NSScreen/NSWindow! displayLink(target:selector:) = result keeps target:0 forever ends invalidate ; returns CADisplayLink
  CADisplayLink! addToRunLoop:forMode: add(to:forMode:)
    = @run-loop keeps link:receiver forever ends invalidate -removeFromRunLoop:forMode: remove(from:forMode:)
  CADisplayLink invalidate invalidate() removeFromRunLoop:forMode: remove(from:forMode:) = ends receiver
  CATransaction! setCompletionBlock: setCompletionBlock(_^:) = @animation copies completionBlock:0 completes

  # The application and its services
  UIApplication! beginBackgroundTaskWithExpirationHandler: beginBackgroundTask(expirationHandler^?:)
    = @application copies expirationHandler:0 forever ends endBackgroundTask:
  UIApplication! beginBackgroundTaskWithName:expirationHandler: beginBackgroundTask(withName:expirationHandler^?:)
    = @application copies expirationHandler:1 forever ends endBackgroundTask:
  UIApplication! endBackgroundTask: endBackgroundTask(_:) = ends receiver
  UIApplication! openURL:options:completionHandler: open(_:options?:completionHandler^?:) = @application copies completionHandler:2 completes
  UIContextMenuConfiguration! configurationWithIdentifier:previewProvider:actionProvider: init(identifier?:previewProvider^?:actionProvider^?:)
    = result copies previewProvider:1 actionProvider:2 completes
  UIDragItem .previewProvider = copies completes
  UIDragItem .localObject = keeps completes
  UIDocument! openWithCompletionHandler: closeWithCompletionHandler: open(completionHandler^?:) close(completionHandler^?:)
    = @system copies completionHandler:0 completes
  UIDocument! saveToURL:forSaveOperation:completionHandler: save(to:for:completionHandler^?:) = @system copies completionHandler:2 completes
  UIImage! prepareForDisplayWithCompletionHandler: prepareForDisplay(completionHandler^:) = @system copies completionHandler:0 completes
  UIPrintInteractionController! presentAnimated:completionHandler: present(animated:completionHandler^?:) = @system copies completionHandler:1 completes
  UITraitChangeObservable! registerForTraitChanges:withHandler: registerForTraitChanges(_:handler^:) = copies handler:1
  UITraitChangeObservable! registerForTraitChanges:withTarget:action: registerForTraitChanges(_:target:action:) = weak target:1
  UIScreen! displayLinkWithTarget:selector: = result keeps target:0 forever ends invalidate ; returns CADisplayLink
  """#
