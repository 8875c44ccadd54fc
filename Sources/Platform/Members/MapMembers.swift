/// The members of the classes of Core Location and MapKit. The notation is explained in `memberTables`.
let mapMembers = #"""
  @interface CLLocation <NSCopying, NSSecureCoding>
  - (CLLocationDistance)distanceFromLocation:(CLLocation *)location;
  - (CLLocationDistance)getDistanceFrom:(const CLLocation *)from;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)accuracy verticalAccuracy:(CLLocationAccuracy)accuracy2 course:(CLLocationDirection)course speed:(CLLocationSpeed)speed timestamp:(NSDate *)timestamp;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)accuracy verticalAccuracy:(CLLocationAccuracy)accuracy2 timestamp:(NSDate *)timestamp;
  - (instancetype)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude;
  @property (readonly, copy) CLFloor *floor;
  @property (readonly) CLLocationAccuracy
      horizontalAccuracy verticalAccuracy
  @property (readonly) CLLocationCoordinate2D coordinate;
  @property (readonly) CLLocationDirection course;
  @property (readonly) CLLocationDistance altitude;
  @property (readonly) CLLocationSpeed speed;
  @property (readonly) NSDate *timestamp;
  @property (readonly, copy) NSString *description;
  @interface CLLocationManager
  + (BOOL)deferredLocationUpdatesAvailable;
  + (BOOL)headingAvailable;
  + (BOOL)isMonitoringAvailableForClass:(Class)classValue;
  + (BOOL)isRangingAvailable;
  + (BOOL)locationServicesEnabled;
  + (BOOL)regionMonitoringAvailable;
  + (BOOL)regionMonitoringEnabled;
  + (BOOL)significantLocationChangeMonitoringAvailable;
  + (CLAuthorizationStatus)authorizationStatus;
  - (void)allowDeferredLocationUpdatesUntilTraveled:(CLLocationDistance)traveled timeout:(double)timeout;
  - (void)disallowDeferredLocationUpdates;
  - (void)dismissHeadingCalibrationDisplay;
  - (void)requestAlwaysAuthorization;
  - (void)requestLocation;
  - (void)requestStateForRegion:(CLRegion *)region;
  - (void)requestTemporaryFullAccuracyAuthorizationWithPurposeKey:(NSString *)key completion:(void (^)(NSError *))completion;
  - (void)requestTemporaryFullAccuracyAuthorizationWithPurposeKey:(NSString *)key;
  - (void)requestWhenInUseAuthorization;
  - (void)startMonitoringForRegion:(CLRegion *)region desiredAccuracy:(CLLocationAccuracy)accuracy;
  - (void)startMonitoringForRegion:(CLRegion *)region;
  - (void)startMonitoringLocationPushesWithCompletion:(void (^)(NSData *, NSError *))completion;
  - (void)startMonitoringSignificantLocationChanges;
  - (void)startMonitoringVisits;
  - (void)startRangingBeaconsInRegion:(CLBeaconRegion *)region;
  - (void)startRangingBeaconsSatisfyingConstraint:(CLBeaconIdentityConstraint *)constraint;
  - (void)startUpdatingHeading;
  - (void)startUpdatingLocation;
  - (void)stopMonitoringForRegion:(CLRegion *)region;
  - (void)stopMonitoringLocationPushes;
  - (void)stopMonitoringSignificantLocationChanges;
  - (void)stopMonitoringVisits;
  - (void)stopRangingBeaconsInRegion:(CLBeaconRegion *)region;
  - (void)stopRangingBeaconsSatisfyingConstraint:(CLBeaconIdentityConstraint *)constraint;
  - (void)stopUpdatingHeading;
  - (void)stopUpdatingLocation;
  @property BOOL
      pausesLocationUpdatesAutomatically allowsBackgroundLocationUpdates showsBackgroundLocationIndicator
  @property (readonly) BOOL
      isAuthorizedForWidgetUpdates locationServicesEnabled headingAvailable
  @property (readonly) CLAccuracyAuthorization accuracyAuthorization;
  @property CLActivityType activityType;
  @property (readonly) CLAuthorizationStatus authorizationStatus;
  @property CLDeviceOrientation headingOrientation;
  @property (readonly) CLHeading *heading;
  @property (readonly) CLLocation *location;
  @property CLLocationAccuracy desiredAccuracy;
  @property CLLocationDegrees headingFilter;
  @property CLLocationDistance distanceFilter;
  @property (readonly) CLLocationDistance maximumRegionMonitoringDistance;
  @property (readonly) NSSet<CLBeaconIdentityConstraint *> *rangedBeaconConstraints;
  @property (readonly) NSSet<CLRegion *> *
      monitoredRegions rangedRegions
  @property (copy) NSString *purpose;
  @property (weak) id<CLLocationManagerDelegate> delegate;
  @interface CLPlacemark <NSCoding, NSCopying, NSSecureCoding>
  - (CNPostalAddress *)postalAddress;
  - (NSArray<NSString *> *)areasOfInterest;
  - (NSDictionary *)addressDictionary;
  - (NSString *)ISOcountryCode;
  - (NSString *)administrativeArea;
  - (NSString *)inlandWater;
  - (NSString *)locality;
  - (NSString *)ocean;
  - (NSString *)subThoroughfare;
  - (NSString *)thoroughfare;
  - (instancetype)initWithPlacemark:(CLPlacemark *)placemark;
  @property (readonly, copy) CLLocation *location;
  @property (readonly) CLRegion *region;
  @property (readonly) NSString *
      name subLocality subAdministrativeArea postalCode country
  @property (readonly) NSTimeZone *timeZone;
  @interface MKMapView
  - (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(UIView *)view;
  - (CGRect)convertRegion:(MKCoordinateRegion)region toRectToView:(UIView *)view;
  - (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(UIView *)view;
  - (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier forAnnotation:(id<MKAnnotation>)annotation;
  - (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier;
  - (MKAnnotationView *)viewForAnnotation:(id<MKAnnotation>)annotation;
  - (MKCoordinateRegion)convertRect:(CGRect)rect toRegionFromView:(UIView *)view;
  - (MKCoordinateRegion)regionThatFits:(MKCoordinateRegion)fits;
  - (MKMapRect)mapRectThatFits:(MKMapRect)fits edgePadding:(UIEdgeInsets)padding;
  - (MKMapRect)mapRectThatFits:(MKMapRect)fits;
  - (MKOverlayRenderer *)rendererForOverlay:(id<MKOverlay>)overlay;
  - (MKOverlayView *)viewForOverlay:(id<MKOverlay>)overlay;
  - (NSArray<id<MKOverlay>> *)overlaysInLevel:(MKOverlayLevel)level;
  - (NSSet<id<MKAnnotation>> *)annotationsInMapRect:(MKMapRect)rect;
  - (void)addAnnotation:(id<MKAnnotation>)annotation;
  - (void)addAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
  - (void)addOverlay:(id<MKOverlay>)overlay level:(MKOverlayLevel)level;
  - (void)addOverlay:(id<MKOverlay>)overlay;
  - (void)addOverlays:(NSArray<id<MKOverlay>> *)overlays level:(MKOverlayLevel)level;
  - (void)addOverlays:(NSArray<id<MKOverlay>> *)overlays;
  - (void)deselectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
  - (void)exchangeOverlay:(id<MKOverlay>)overlay withOverlay:(id<MKOverlay>)overlay2;
  - (void)exchangeOverlayAtIndex:(NSUInteger)index withOverlayAtIndex:(NSUInteger)index2;
  - (void)insertOverlay:(id<MKOverlay>)overlay aboveOverlay:(id<MKOverlay>)overlay2;
  - (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index level:(MKOverlayLevel)level;
  - (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index;
  - (void)insertOverlay:(id<MKOverlay>)overlay belowOverlay:(id<MKOverlay>)overlay2;
  - (void)registerClass:(Class)classValue forAnnotationViewWithReuseIdentifier:(NSString *)identifier;
  - (void)removeAnnotation:(id<MKAnnotation>)annotation;
  - (void)removeAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
  - (void)removeOverlay:(id<MKOverlay>)overlay;
  - (void)removeOverlays:(NSArray<id<MKOverlay>> *)overlays;
  - (void)selectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
  - (void)setCamera:(MKMapCamera *)camera animated:(BOOL)animated;
  - (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate animated:(BOOL)animated;
  - (void)setRegion:(MKCoordinateRegion)region animated:(BOOL)animated;
  - (void)setUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
  - (void)setVisibleMapRect:(MKMapRect)rect animated:(BOOL)animated;
  - (void)setVisibleMapRect:(MKMapRect)rect edgePadding:(UIEdgeInsets)padding animated:(BOOL)animated;
  - (void)showAnnotations:(NSArray<id<MKAnnotation>> *)annotations animated:(BOOL)animated;
  @property BOOL
      showsUserTrackingButton showsPitchControl showsZoomControls showsCompass showsScale showsPointsOfInterest showsBuildings showsTraffic
      showsUserLocation
  @property (getter=is) BOOL
      zoomEnabled scrollEnabled rotateEnabled pitchEnabled
  @property (readonly) BOOL isUserLocationVisible;
  @property (readonly) CGRect annotationVisibleRect;
  @property CLLocationCoordinate2D centerCoordinate;
  @property MKCoordinateRegion region;
  @property MKFeatureVisibility pitchButtonVisibility;
  @property (copy) MKMapCamera *camera;
  @property (copy) MKMapConfiguration *preferredConfiguration;
  @property MKMapRect visibleMapRect;
  @property MKMapType mapType;
  @property (copy) MKPointOfInterestFilter *pointOfInterestFilter;
  @property (readonly) MKUserLocation *userLocation;
  @property MKUserTrackingMode userTrackingMode;
  @property (copy) NSArray<id<MKAnnotation>> *selectedAnnotations;
  @property (readonly) NSArray<id<MKAnnotation>> *annotations;
  @property (readonly) NSArray<id<MKOverlay>> *overlays;
  @property (weak) id<MKMapViewDelegate> delegate;
  @interface MKAnnotationView
  - (MKAnnotationView *)clusterAnnotationView;
  - (instancetype)initWithAnnotation:(id<MKAnnotation>)annotation reuseIdentifier:(NSString *)identifier;
  - (void)prepareForDisplay;
  - (void)setDragState:(MKAnnotationViewDragState)state animated:(BOOL)animated;
  - (void)setSelected:(BOOL)selected animated:(BOOL)animated;
  @property BOOL canShowCallout;
  @property (getter=is) BOOL
      enabled highlighted selected draggable
  @property CGPoint
      centerOffset accessoryOffset calloutOffset leftCalloutOffset rightCalloutOffset
  @property MKAnnotationViewCollisionMode collisionMode;
  @property MKAnnotationViewDragState dragState;
  @property (copy) NSString *clusteringIdentifier;
  @property (readonly) NSString *reuseIdentifier;
  @property UIImage *image;
  @property UIView *
      leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView
  @property float
      displayPriority zPriority selectedZPriority
  @property id<MKAnnotation> annotation;
  @interface MKPinAnnotationView
  + (UIColor *)greenPinColor;
  + (UIColor *)purplePinColor;
  + (UIColor *)redPinColor;
  @property BOOL animatesDrop;
  @property MKPinAnnotationColor pinColor;
  @property UIColor *pinTintColor;
  @interface MKShape <MKAnnotation>
  @property (copy) NSString *
      title subtitle
  @interface MKPointAnnotation
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate title:(NSString *)title subtitle:(NSString *)subtitle;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
  @property CLLocationCoordinate2D coordinate;
  @interface MKPlacemark <MKAnnotation>
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(NSDictionary<NSString *, id> *)dictionary;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate postalAddress:(CNPostalAddress *)address;
  - (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
  @property (readonly) NSString *countryCode;
  @interface MKMapItem <NSSecureCoding>
  + (BOOL)openMapsWithItems:(NSArray<MKMapItem *> *)items launchOptions:(NSDictionary<NSString *, id> *)options;
  + (MKMapItem *)mapItemForCurrentLocation;
  + (void)openMapsWithItems:(NSArray<MKMapItem *> *)items launchOptions:(NSDictionary<NSString *, id> *)options completionHandler:(void (^)(BOOL))handler;
  - (BOOL)openInMapsWithLaunchOptions:(NSDictionary<NSString *, id> *)options;
  - (instancetype)initWithPlacemark:(MKPlacemark *)placemark;
  - (void)openInMapsWithLaunchOptions:(NSDictionary<NSString *, id> *)options completionHandler:(void (^)(BOOL))handler;
  @property (readonly) BOOL isCurrentLocation;
  @property (readonly) MKPlacemark *placemark;
  @property (copy) MKPointOfInterestCategory pointOfInterestCategory;
  @property (copy) NSString *
      name phoneNumber
  @property (copy) NSTimeZone *timeZone;
  @property NSURL *url;
  @interface MKMapSnapshot
  - (NSPoint)pointForCoordinate:(CLLocationCoordinate2D)coordinate;
  @property (readonly) NSAppearance *appearance;
  @property (readonly) UIImage *image;
  @interface MKMapSnapshotOptions <NSCopying>
  @property BOOL
      showsPointsOfInterest showsBuildings
  @property CGFloat scale;
  @property MKCoordinateRegion region;
  @property (copy) MKMapCamera *camera;
  @property (copy) MKMapConfiguration *preferredConfiguration;
  @property MKMapRect
      mapRect rect
  @property MKMapType mapType;
  @property (copy) MKPointOfInterestFilter *pointOfInterestFilter;
  @property NSAppearance *appearance;
  @property NSSize size;
  @interface MKMapSnapshotter
  - (instancetype)initWithOptions:(MKMapSnapshotOptions *)options;
  - (void)cancel;
  - (void)startWithCompletionHandler:(void (^)(MKMapSnapshot *, NSError *))handler;
  - (void)startWithQueue:(dispatch_queue_t)queue completionHandler:(void (^)(MKMapSnapshot *, NSError *))handler;
  @property (readonly) BOOL isLoading;
  @interface MKDirections
  - (instancetype)initWithRequest:(MKDirectionsRequest *)request;
  - (void)calculateDirectionsWithCompletionHandler:(void (^)(MKDirectionsResponse *, NSError *))handler;
  - (void)calculateETAWithCompletionHandler:(void (^)(MKETAResponse *, NSError *))handler;
  - (void)cancel;
  @property (readonly) BOOL isCalculating;
  @interface MKLocalSearch
  - (instancetype)initWithPointsOfInterestRequest:(MKLocalPointsOfInterestRequest *)request;
  - (instancetype)initWithRequest:(MKLocalSearchRequest *)request;
  - (void)cancel;
  - (void)startWithCompletionHandler:(void (^)(MKLocalSearchResponse *, NSError *))handler;
  @property (readonly) BOOL isSearching;
  @interface MKLocalSearchCompleter
  - (void)cancel;
  @property (readonly) BOOL isSearching;
  @property MKCoordinateRegion region;
  @property MKLocalSearchCompleterResultType resultTypes;
  @property MKLocalSearchRegionPriority regionPriority;
  @property (copy) MKPointOfInterestFilter *pointOfInterestFilter;
  @property MKSearchCompletionFilterType filterType;
  @property (readonly) NSArray<MKLocalSearchCompletion *> *results;
  @property (copy) NSString *queryFragment;
  @property (weak) id<MKLocalSearchCompleterDelegate> delegate;
  """#
