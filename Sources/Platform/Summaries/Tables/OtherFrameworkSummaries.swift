/// Core Data, location, health, network, contacts, photos, stores and the rest of Apple's frameworks. `SummaryTable` explains the notation.
let otherFrameworkSummaries = #"""
  # Delegates
  CBCentralManager/CBPeripheralManager! initWithDelegate:queue: initWithDelegate:queue:options: init(delegate:queue:) init(delegate:queue:options:)
    = result weak delegate:0
  PKPushRegistry! initWithQueue: init(queue:) = result keeps queue:0 ; returns PKPushRegistry
  CXProvider/CXCallObserver! setDelegate:queue: setDelegate(_:queue:) = weak delegate:0
  NSFetchedResultsController/ICDeviceBrowser/EAAccessory .delegate = unsafe
  CPTemplateApplicationScene/CPTemplateApplicationDashboardScene/CPTemplateApplicationInstrumentClusterScene .delegate = keeps
  HKLiveWorkoutBuilder .dataSource = keeps
  MTRCommissioningParameters .deviceAttestationDelegate = keeps

  # Core Data
  NSManagedObjectContext/NSPersistentStoreCoordinator! performBlock: = @context-queue copies block:0 fires
  NSManagedObjectContext/NSPersistentStoreCoordinator perform(_^:) = @context-queue copies block:0 fires
  NSManagedObjectContext perform(schedule?:_^:) = @context-queue copies closure fires
  NSPersistentContainer! performBackgroundTask: performBackgroundTask(_^:) = @context-queue copies block:0 fires
  NSManagedObjectContext/NSPersistentStoreCoordinator! performBlockAndWait: performAndWait(_^:) = runs 0
  NSManagedObjectContext .parentContext .parent .persistentStoreCoordinator .undoManager .mergePolicy = keeps
  NSManagedObjectContext refreshObject:mergeChanges: refresh(_:mergeChanges:) reset reset() = ends receiver
  # A context ends what its objects keep of each other.
  NSManagedObject setValue:forKey: setValue:forKeyPath: setPrimitiveValue:forKey: setValue(_:forKey:) setValue(_:forKeyPath:) setPrimitiveValue(_:forKey:) = keeps value:0 completes
  NSFetchedResultsController! initWithFetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:
    init(fetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:) = result keeps managedObjectContext:1
  NSPersistentContainer! loadPersistentStoresWithCompletionHandler: loadPersistentStores(completionHandler^:) = copies completionHandler:0 completes
  NSAsynchronousFetchRequest! initWithFetchRequest:completionBlock: init(fetchRequest:completionBlock^?:) = result copies completionBlock:1 completes

  # Clouds, stores
  CKOperation .completionBlock .perRecordCompletionBlock .perRecordProgressBlock .perRecordResultBlock .perRecordSaveBlock .perRecordDeleteBlock
    .modifyRecordsCompletionBlock .modifyRecordsResultBlock .fetchRecordsCompletionBlock .fetchRecordsResultBlock .queryCompletionBlock
    .queryResultBlock
    .recordFetchedBlock .recordMatchedBlock .recordChangedBlock .recordWasChangedBlock .recordWithIDWasDeletedBlock .recordZoneFetchCompletionBlock
    .recordZoneFetchResultBlock .fetchRecordZoneChangesCompletionBlock .fetchRecordZoneChangesResultBlock .changeTokenUpdatedBlock
    .fetchRecordChangesCompletionBlock .fetchDatabaseChangesCompletionBlock .fetchDatabaseChangesResultBlock .fetchRecordZonesCompletionBlock .modifyRecordZonesCompletionBlock
    .modifySubscriptionsCompletionBlock = copies completes
  CKDatabase/CKContainer! addOperation: = @operation-queue+receiver keeps operation:0 completes ends cancel
  CKDatabase/CKContainer add(_:) = @operation-queue+receiver keeps operation:0 completes ends cancel
  CKDatabase! performQuery:inZoneWithID:completionHandler: perform(_:inZoneWith:completionHandler^:) = @system copies completionHandler:2 completes
  CKDatabase! saveRecord:completionHandler: fetchRecordWithID:completionHandler: deleteRecordWithID:completionHandler: save(_:completionHandler^:)
    fetch(withRecordID:completionHandler^:) delete(withRecordID:completionHandler^:) = @system copies completionHandler:1 completes
  SKPaymentQueue! addTransactionObserver: = @payment-queue unsafe observer:0 ends removeTransactionObserver:
  SKPaymentQueue add(_:) = @payment-queue unsafe observer:0 ends remove(_:)
  SKPaymentQueue! removeTransactionObserver: = ends 0
  PHPhotoLibrary! registerChangeObserver: = @photo-library unsafe observer:0 ends unregisterChangeObserver:
  PHPhotoLibrary register(_:) = @photo-library unsafe observer:0 ends unregisterChangeObserver(_:)
  PHPhotoLibrary! unregisterChangeObserver: unregisterChangeObserver(_:) = ends 0
  PHPhotoLibrary! performChanges:completionHandler: performChanges(_^:completionHandler^?:)
    = @photo-library copies changes:0 fires ; @photo-library copies completionHandler:1 completes
  PHPhotoLibrary! performChangesAndWait:error: performChangesAndWait(_^:) = runs 0
  PHPhotoLibrary! requestAuthorization: requestAuthorization(_^:) = @system copies handler:0 completes
  PHPhotoLibrary! requestAuthorizationForAccessLevel:handler: requestAuthorization(for:handler^:) = @system copies handler:1 completes
  PHImageManager! requestImageForAsset:targetSize:contentMode:options:resultHandler: requestImage(for:targetSize:contentMode:options:resultHandler^:)
    = @image-manager copies resultHandler:4 completes ends cancelImageRequest:
  PHImageManager! requestImageDataForAsset:options:resultHandler: requestAVAssetForVideo:options:resultHandler:
    requestPlayerItemForVideo:options:resultHandler:
    requestImageDataAndOrientationForAsset:options:resultHandler: requestImageData(for:options:resultHandler^:)
    requestAVAsset(forVideo:options:resultHandler^:)
    requestImageDataAndOrientation(for:options:resultHandler^:) = @image-manager copies resultHandler:2 completes ends cancelImageRequest:
  PHImageRequestOptions/PHVideoRequestOptions/PHLivePhotoRequestOptions .progressHandler = copies completes
  PHFetchResult! enumerateObjectsUsingBlock: enumerateObjects(_^:) = runs 0 elements

  # Sensors, places, health
  CMMotionManager/CMPedometer/CMAltimeter/CMMotionActivityManager/CMHeadphoneMotionManager! startDeviceMotionUpdatesToQueue:withHandler:
    startAccelerometerUpdatesToQueue:withHandler: startGyroUpdatesToQueue:withHandler: startMagnetometerUpdatesToQueue:withHandler:
    startActivityUpdatesToQueue:withHandler: startRelativeAltitudeUpdatesToQueue:withHandler: startPedometerUpdatesFromDate:withHandler:
    startDeviceMotionUpdates(to:withHandler^:) startAccelerometerUpdates(to:withHandler^:) startGyroUpdates(to:withHandler^:)
    startMagnetometerUpdates(to:withHandler^:) startActivityUpdates(to:withHandler^:) startRelativeAltitudeUpdates(to:withHandler^:)
    startUpdates(from:withHandler^:)
    = copies handler:1 forever ends -stopUpdates stopUpdates()
  CMMotionManager! startDeviceMotionUpdatesUsingReferenceFrame:toQueue:withHandler: startDeviceMotionUpdates(using:to:withHandler^:)
    = copies handler:2 forever ends stopDeviceMotionUpdates
  CMMotionManager/CMPedometer/CMAltimeter/CMMotionActivityManager/CMHeadphoneMotionManager! stopDeviceMotionUpdates stopDeviceMotionUpdates()
    stopAccelerometerUpdates stopAccelerometerUpdates() stopGyroUpdates stopGyroUpdates() stopMagnetometerUpdates stopMagnetometerUpdates()
    stopActivityUpdates stopActivityUpdates() stopPedometerUpdates stopRelativeAltitudeUpdates stopRelativeAltitudeUpdates() = ends receiver
  CMPedometer stopUpdates() = ends receiver
  CLGeocoder! reverseGeocodeLocation:completionHandler: geocodeAddressString:completionHandler: reverseGeocodeLocation(_:completionHandler^:)
    geocodeAddressString(_:completionHandler^:) = copies completionHandler:1 completes
  MKDirections! calculateDirectionsWithCompletionHandler: calculateETAWithCompletionHandler: calculate(completionHandler^:)
    calculateETA(completionHandler^:)
    = copies completionHandler:0 completes
  MKLocalSearch! startWithCompletionHandler: start(completionHandler^:) = copies completionHandler:0 completes
  MKMapSnapshotter! startWithCompletionHandler: = copies completionHandler:0 completes
  MKMapView! addAnnotation: addAnnotations: addOverlay: addOverlays: addAnnotation(_:) addAnnotations(_:) addOverlay(_:) addOverlays(_:)
    = keeps annotation:0 ends removeAnnotation: removeOverlay:
  MKMapView! removeAnnotation: removeAnnotations: removeOverlay: removeOverlays: removeAnnotation(_:) removeAnnotations(_:) removeOverlay(_:)
    removeOverlays(_:)
    = ends 0
  # A map takes the annotation out of a view that it takes away or reuses.
  MKAnnotationView .annotation = unsafe
  HKObserverQuery! initWithSampleType:predicate:updateHandler: init(sampleType:predicate:updateHandler^:)
    = result copies updateHandler:2 forever ends -stopQuery: stop(_:) ; returns HKObserverQuery
  HKSampleQuery! initWithSampleType:predicate:limit:sortDescriptors:resultsHandler: init(sampleType:predicate:limit:sortDescriptors:resultsHandler^:)
    = result copies resultsHandler:4 completes ; returns HKSampleQuery
  HKAnchoredObjectQuery/HKActivitySummaryQuery .updateHandler = copies forever ends -stopQuery: stop(_:)
  HKStatisticsCollectionQuery .statisticsUpdateHandler .initialResultsHandler = copies forever ends -stopQuery: stop(_:)
  HKHealthStore! executeQuery: = @health-store keeps query:0 forever ends stopQuery:
  HKHealthStore execute(_:) = @health-store keeps query:0 forever ends stop(_:)
  HKHealthStore! stopQuery: = ends 0
  HKHealthStore stop(_:) = ends 0
  HKHealthStore! requestAuthorizationToShareTypes:readTypes:completion: requestAuthorization(toShare:read:completion^:)
    = @system copies completion:2 completes
  HKStatisticsCollection! enumerateStatisticsFromDate:toDate:withBlock: enumerateStatistics(from:to:with^:) = runs 2

  # Networks
  NWConnection/NWListener/NWBrowser/NWPathMonitor/NWConnectionGroup .stateUpdateHandler .pathUpdateHandler .viabilityUpdateHandler
    .betterPathUpdateHandler
    .newConnectionHandler .newConnectionGroupHandler .browseResultsChangedHandler .serviceRegistrationUpdateHandler = copies forever ends cancel()
  NWConnection/NWListener/NWBrowser/NWPathMonitor/NWConnectionGroup cancel() forceCancel() = ends receiver
  NWConnection! receive(minimumIncompleteLength:maximumLength:completion^:) receiveMessage(completion^:)
    = receiver+@network copies completion fires ends cancel()
  NWConnection/NWListener/NWBrowser/NWPathMonitor start(queue:) = @network keeps connection:receiver forever ends cancel()
  -! nw_connection_set_state_changed_handler nw_connection_set_path_changed_handler nw_connection_set_viability_changed_handler
    nw_listener_set_state_changed_handler nw_listener_set_new_connection_handler nw_path_monitor_set_update_handler nw_browser_set_state_changed_handler
    = 0 copies handler:1 forever ends nw_connection_cancel()
  -! nw_connection_cancel nw_listener_cancel nw_path_monitor_cancel nw_browser_cancel = ends 0
  -! nw_connection_receive = 0+@network copies completion:3 fires

  # Notifications, background work, calls, sign-in
  UNUserNotificationCenter! addNotificationRequest:withCompletionHandler: add(_:withCompletionHandler^?:) = @system copies completionHandler:1 completes
  UNUserNotificationCenter! requestAuthorizationWithOptions:completionHandler: requestAuthorization(options?:completionHandler^:)
    = @system copies completionHandler:1 completes
  UNUserNotificationCenter! getNotificationSettingsWithCompletionHandler: getPendingNotificationRequestsWithCompletionHandler:
    getDeliveredNotificationsWithCompletionHandler: getNotificationSettings(completionHandler^:) getPendingNotificationRequests(completionHandler^:)
    getDeliveredNotifications(completionHandler^:) = @system copies completionHandler:0 completes
  BGTaskScheduler! registerForTaskWithIdentifier:usingQueue:launchHandler: register(forTaskWithIdentifier:using:launchHandler^:)
    = @task-scheduler copies launchHandler:2 forever
  BGTask .expirationHandler = copies ends -setTaskCompletedWithSuccess: setTaskCompleted(success:)
  BGTask! setTaskCompletedWithSuccess: setTaskCompleted(success:) = ends receiver
  VNRequest! initWithCompletionHandler: = result copies completionHandler:0
  VNDetectFaceRectanglesRequest/VNRecognizeTextRequest/VNDetectBarcodesRequest/VNDetectRectanglesRequest/VNDetectTextRectanglesRequest
    init(completionHandler^?:)
    = result copies completionHandler:0
  VNCoreMLRequest! initWithModel:completionHandler: init(model:completionHandler^?:) = result copies completionHandler:1 ; returns VNCoreMLRequest
  ASWebAuthenticationSession/SFAuthenticationSession! initWithURL:callbackURLScheme:completionHandler: init(url:callbackURLScheme:completionHandler^:)
    = result copies completionHandler:2
  CSSearchQuery .foundItemsHandler .completionHandler .changedAttributesHandler = copies
  SFSpeechRecognizer! recognitionTaskWithRequest:resultHandler: recognitionTask(with:resultHandler^:)
    = receiver+result copies resultHandler:1 completes ends cancel
  SFSpeechRecognizer! recognitionTaskWithRequest:delegate: recognitionTask(with:delegate:) = result weak delegate:1
  SFSpeechRecognizer! requestAuthorization: = @system copies handler:0 completes
  LAContext! evaluatePolicy:localizedReason:reply: evaluatePolicy(_:localizedReason:reply^:) = receiver+@system copies reply:2 completes
  EKEventStore! requestAccessToEntityType:completion: requestAccess(to:completion^:) = @system copies completion:1 completes
  EKEventStore! enumerateEventsMatchingPredicate:usingBlock: enumerateEvents(matching:using^:) = runs 1
  CNContactStore! requestAccessForEntityType:completionHandler: requestAccess(for:completionHandler^:) = @system copies completionHandler:1 completes
  CNContactStore! enumerateContactsWithFetchRequest:error:usingBlock: = runs 2
  CNContactStore! enumerateContacts(with:usingBlock^:) = runs 1
  ACAccountStore! requestAccessToAccountsWithType:options:completion: requestAccessToAccounts(with:options:completion^:)
    = @system copies completion:2 completes
  WCSession! sendMessage:replyHandler:errorHandler: sendMessage(_:replyHandler^:errorHandler^?:)
    = @system copies replyHandler:1 errorHandler:2 completes
  CTCallCenter .callEventHandler = copies
  MPMediaEntity! enumerateValuesForProperties:usingBlock: enumerateValues(forProperties:using^:) = runs 1
  MCSession! initWithPeer:securityIdentity:encryptionPreference: init(peer:securityIdentity:encryptionPreference:) = returns MCSession
  """#
