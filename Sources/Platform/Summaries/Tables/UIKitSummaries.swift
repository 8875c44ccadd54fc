/// Views, controllers and what they contain. `SummaryTable` explains the notation.
let uiKitSummaries = #"""
  # Views
  UIView/NSView! addSubview: addSubview(_:) = keeps subview:0 ends removeFromSuperview
  UIView! insertSubview:atIndex: insertSubview:aboveSubview: insertSubview:belowSubview: insertSubview(_:at:) insertSubview(_:aboveSubview:)
    insertSubview(_:belowSubview:) = keeps subview:0 ends removeFromSuperview
  UIView/NSView! removeFromSuperview removeFromSuperview() = ends receiver
  UIStackView/NSStackView/NSSplitView! addArrangedSubview: insertArrangedSubview:atIndex: addArrangedSubview(_:) insertArrangedSubview(_:at:)
    = keeps subview:0 ends removeFromSuperview
  UIStackView! initWithArrangedSubviews: init(arrangedSubviews:) = result keeps subview:0 ; returns UIStackView
  UIView! addGestureRecognizer: addGestureRecognizer(_:) = keeps gestureRecognizer:0 ends removeGestureRecognizer:
  UIView! removeGestureRecognizer: removeGestureRecognizer(_:) removeInteraction: removeInteraction(_:) removeLayoutGuide: removeLayoutGuide(_:)
    = ends 0
  UIView! addInteraction: addInteraction(_:) = keeps interaction:0 ends removeInteraction:
  UIView! addLayoutGuide: addLayoutGuide(_:) = keeps layoutGuide:0 ends removeLayoutGuide:
  UIView! addMotionEffect: addMotionEffect(_:) = keeps motionEffect:0
  UIView! addConstraint: addConstraints: addConstraint(_:) addConstraints(_:) = keeps constraint:0 ends removeConstraint:
  UIView! removeConstraint: removeConstraints: removeConstraint(_:) removeConstraints(_:) = ends 0
  NSLayoutConstraint! activateConstraints: activate(_:) = @view-hierarchy keeps constraint:0 call
  UIView .maskView .mask = keeps
  UITextField/UITextView/UIResponder .inputView .inputAccessoryView = keeps
  UITextField .leftView .rightView = keeps
  UITableView/UICollectionView .tableHeaderView .tableFooterView .backgroundView = keeps
  UIScrollView .refreshControl = keeps
  UITableViewCell .accessoryView .editingAccessoryView .backgroundView .selectedBackgroundView .multipleSelectionBackgroundView = keeps
  UICollectionViewCell .backgroundView .selectedBackgroundView = keeps
  UITableViewCell/UICollectionViewCell/UIButton .configurationUpdateHandler = copies
  UINavigationItem .titleView .leftBarButtonItem .rightBarButtonItem .leftBarButtonItems .rightBarButtonItems .backBarButtonItem .searchController
    = keeps
  UINavigationItem! setLeftBarButtonItem:animated: setRightBarButtonItem:animated: setLeftBarButtonItems:animated: setRightBarButtonItems:animated:
    setLeftBarButton(_:animated:) setRightBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setRightBarButtonItems(_:animated:) = keeps item:0
  UIBarButtonItem .customView = keeps
  UIToolbar/UITabBar/UIViewController/UINavigationBar .items .toolbarItems = keeps
  UIViewController! setToolbarItems:animated: setToolbarItems(_:animated:) = keeps toolbarItem:0
  UIDatePicker/UISlider/UISwitch/UIButton .menu = keeps
  UICollectionView .collectionViewLayout = keeps
  UICollectionView! initWithFrame:collectionViewLayout: init(frame:collectionViewLayout:)
    = result keeps collectionViewLayout:1 ; returns UICollectionView
  UICollectionView! setCollectionViewLayout:animated: setCollectionViewLayout(_:animated:) = keeps collectionViewLayout:0
  UICollectionView! setCollectionViewLayout:animated:completion: setCollectionViewLayout(_:animated:completion^:)
    = keeps collectionViewLayout:0 ; @animation copies completion:2 completes

  # Controllers
  UIWindow .rootViewController = keeps
  UIWindow .windowScene = weak
  UIViewController/NSViewController .view = keeps
  UIViewController/NSViewController! addChildViewController: addChild(_:) = keeps child:0 ends -removeFromParentViewController removeFromParent()
  UIViewController/NSViewController! removeFromParentViewController removeFromParent() = ends receiver
  UIViewController! presentViewController:animated:completion: present(_:animated:completion^?:)
    = receiver+@presentation keeps presented:0 completes ends -dismissViewControllerAnimated:completion: dismiss(animated:completion:)
      ; @presentation copies completion:2 completes
  UIViewController! showViewController:sender: showDetailViewController:sender: show(_:sender:) showDetailViewController(_:sender:)
    = @presentation keeps shown:0 completes
  UIViewController! dismissViewControllerAnimated:completion: dismiss(animated:completion^?:) = @presentation copies completion:1 completes
  UIViewController! transitionFromViewController:toViewController:duration:options:animations:completion:
    transition(from:to:duration:options?:animations^?:completion^?:) = runs 4 ; @animation copies completion:5 completes
  UINavigationController! pushViewController:animated: pushViewController(_:animated:)
    = keeps child:0 ends -popViewControllerAnimated: popViewController(animated:)
  UINavigationController! initWithRootViewController: init(rootViewController:) = result keeps child:0 ; returns UINavigationController
  UINavigationController/UITabBarController! setViewControllers:animated: setViewControllers(_:animated:) = keeps child:0
  UINavigationController/UITabBarController/UISplitViewController .viewControllers = keeps
  UINavigationController! popViewControllerAnimated: popToRootViewControllerAnimated: popToViewController:animated: popViewController(animated:)
    popToRootViewController(animated:) popToViewController(_:animated:) = ends receiver ; returns element
  UISplitViewController! setViewController:forColumn: setViewController(_:for:) = keeps child:0
  UIPageViewController! setViewControllers:direction:animated:completion: setViewControllers(_:direction:animated:completion^?:)
    = keeps child:0 ; @animation copies completion:3 completes
  UISearchController! initWithSearchResultsController: init(searchResultsController:)
    = result keeps searchResultsController:0 ; returns UISearchController
  UIPopoverController/UIPopoverPresentationController .contentViewController .sourceView .barButtonItem = keeps
  UIActivityViewController! initWithActivityItems:applicationActivities: init(activityItems:applicationActivities:)
    = result keeps activityItem:0 applicationActivity:1 ; returns UIActivityViewController
  UIActivityViewController .completionWithItemsHandler .completionHandler = copies completes
  SLComposeViewController/TWTweetComposeViewController .completionHandler = copies completes

  # Delegates and sources. Of classes that no row names they are not kept.
  - .delegate .dataSource .prefetchDataSource .dragDelegate .dropDelegate .transitioningDelegate .searchResultsUpdater .uiDelegate .UIDelegate
    .navigationDelegate .collisionDelegate .peoplePickerDelegate .mailComposeDelegate .messageComposeDelegate .presentationContextProvider
    .indexDelegate
    .editViewDelegate .authenticationChallengeResponder .matchmakerDelegate .gameCenterDelegate .paymentDelegate .tableViewDelegate = weak
  UIApplication/UIVideoEditorController/UIWebView/UISearchDisplayController .delegate = unsafe
  UITableViewCell .target = unsafe
  UIAlertView! initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles: = result weak delegate:2 ; returns UIAlertView
  UIActionSheet! initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles: = result weak delegate:1 ; returns UIActionSheet
  UIScene .delegate = keeps
  NSTextStorage! addLayoutManager: addLayoutManager(_:) = keeps layoutManager:0 ends removeLayoutManager:
  NSLayoutManager! addTextContainer: addTextContainer(_:) = keeps textContainer:0 ends -removeTextContainerAtIndex: removeTextContainer(at:)
  NSTextStorage! removeLayoutManager: removeLayoutManager(_:) = ends 0
  NSLayoutManager! removeTextContainerAtIndex: removeTextContainer(at:) = ends receiver

  # Layers
  CALayer! addSublayer: addSublayer(_:) insertSublayer:atIndex: insertSublayer:above: insertSublayer:below: insertSublayer(_:at:)
    insertSublayer(_:above:)
    insertSublayer(_:below:) = keeps sublayer:0 ends removeFromSuperlayer
  CALayer! removeFromSuperlayer removeFromSuperlayer() = ends receiver
  CALayer .mask .contents .sublayers = keeps
  CALayer .layoutManager = unsafe
  CAAnimation .delegate = keeps
  CALayer! addAnimation:forKey: = keeps animation:0 completes ends -removeAnimationForKey: removeAllAnimations
  CALayer add(_:forKey:) = keeps animation:0 completes ends removeAnimation(forKey:) removeAllAnimations
  CALayer! removeAnimationForKey: removeAnimation(forKey:) removeAllAnimations removeAllAnimations() = ends receiver
  """#
