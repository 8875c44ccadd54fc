/// The members of the classes of Apple's other frameworks. The notation is explained in `memberTables`.
let otherFrameworkMembers = #"""
  @interface SKProduct
  - (BOOL)downloadable;
  - (BOOL)isDownloadable;
  - (BOOL)isFamilyShareable;
  - (NSArray<NSNumber *> *)contentLengths;
  - (NSArray<NSNumber *> *)downloadContentLengths;
  - (NSArray<SKProductDiscount *> *)discounts;
  - (NSDecimalNumber *)price;
  - (NSLocale *)priceLocale;
  - (NSString *)contentVersion;
  - (NSString *)downloadContentVersion;
  - (NSString *)productIdentifier;
  - (NSString *)subscriptionGroupIdentifier;
  - (SKProductDiscount *)introductoryPrice;
  - (SKProductSubscriptionPeriod *)subscriptionPeriod;
  @property (readonly) NSString *
      localizedDescription localizedTitle
  @interface SKProductsResponse
  - (NSArray<NSString *> *)invalidProductIdentifiers;
  - (NSArray<SKProduct *> *)products;
  @interface SKRequest
  - (void)cancel;
  - (void)start;
  @property (weak) id<SKRequestDelegate> delegate;
  @interface SKProductsRequest
  - (instancetype)initWithProductIdentifiers:(NSSet<NSString *> *)identifiers;
  @property (weak) id<SKProductsRequestDelegate> delegate;
  @interface SKPayment <NSCopying, NSMutableCopying>
  + (id)paymentWithProductIdentifier:(NSString *)identifier;
  + (instancetype)paymentWithProduct:(SKProduct *)product;
  - (BOOL)simulatesAskToBuyInSandbox;
  - (NSData *)requestData;
  - (NSInteger)quantity;
  - (NSString *)applicationUsername;
  - (NSString *)productIdentifier;
  - (SKPaymentDiscount *)paymentDiscount;
  @interface SKMutablePayment
  @property BOOL simulatesAskToBuyInSandbox;
  @property (copy) NSData *requestData;
  @property NSInteger quantity;
  @property (copy) NSString *
      applicationUsername productIdentifier
  @property (copy) SKPaymentDiscount *paymentDiscount;
  @interface SKPaymentQueue
  + (BOOL)canMakePayments;
  + (instancetype)defaultQueue;
  - (NSArray<SKPaymentTransaction *> *)transactions;
  - (NSArray<id<SKPaymentTransactionObserver>> *)transactionObservers;
  - (SKStorefront *)storefront;
  - (void)addPayment:(SKPayment *)payment;
  - (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
  - (void)cancelDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)finishTransaction:(SKPaymentTransaction *)transaction;
  - (void)pauseDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)presentCodeRedemptionSheet;
  - (void)removeTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
  - (void)restoreCompletedTransactions;
  - (void)restoreCompletedTransactionsWithApplicationUsername:(NSString *)username;
  - (void)resumeDownloads:(NSArray<SKDownload *> *)downloads;
  - (void)showPriceConsentIfNeeded;
  - (void)startDownloads:(NSArray<SKDownload *> *)downloads;
  @property (weak) id<SKPaymentQueueDelegate> delegate;
  @interface SKPaymentTransaction
  - (NSArray<SKDownload *> *)downloads;
  - (NSData *)transactionReceipt;
  - (NSDate *)transactionDate;
  - (NSString *)transactionIdentifier;
  - (SKPayment *)payment;
  - (SKPaymentTransaction *)originalTransaction;
  - (SKPaymentTransactionState)transactionState;
  @property (readonly) NSError *error;
  @interface SKAdNetwork
  + (void)endImpression:(SKAdImpression *)impression completionHandler:(void (^)(NSError *))handler;
  + (void)registerAppForAdNetworkAttribution;
  + (void)startImpression:(SKAdImpression *)impression completionHandler:(void (^)(NSError *))handler;
  + (void)updateConversionValue:(NSInteger)value;
  + (void)updatePostbackConversionValue:(NSInteger)value coarseValue:(SKAdNetworkCoarseConversionValue)value2 completionHandler:(void (^)(NSError *))handler;
  + (void)updatePostbackConversionValue:(NSInteger)value coarseValue:(SKAdNetworkCoarseConversionValue)value2 lockWindow:(BOOL)window completionHandler:(void (^)(NSError *))handler;
  + (void)updatePostbackConversionValue:(NSInteger)value completionHandler:(void (^)(NSError *))handler;
  @interface SKOverlay
  - (instancetype)initWithConfiguration:(SKOverlayConfiguration *)configuration;
  @property (readonly) SKOverlayConfiguration *configuration;
  @property (weak) id<SKOverlayDelegate> delegate;
  @interface SKStoreReviewController
  + (void)requestReview;
  @interface SKView <NSSecureCoding>
  @interface SKNode <NSCopying, NSSecureCoding>
  @interface SKKeyframeSequence <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNNode <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNScene <NSCoding, NSSecureCoding>
  @interface SCNAction <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNCamera <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNConstraint <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNGeometry <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNGeometryElement <NSCoding, NSSecureCoding>
  @interface SCNGeometrySource <NSCoding, NSSecureCoding>
  @interface SCNLight <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNMaterial <NSCoding, NSCopying, NSSecureCoding>
  @interface SCNMaterialProperty <NSCoding, NSSecureCoding>
  @interface MTLDepthStencilDescriptor <NSCopying>
  @interface MTLRenderPassDescriptor <NSCopying>
  @interface MTLRenderPipelineDescriptor <NSCopying>
  @interface MTLSamplerDescriptor <NSCopying>
  @interface MTLTextureDescriptor <NSCopying>
  @interface GKBasePlayer <NSCopying>
  - (NSString *)playerID;
  @property (readonly) NSString *displayName;
  @interface GKPlayer
  + (instancetype)anonymousGuestPlayerWithIdentifier:(NSString *)identifier;
  + (void)loadPlayersForIdentifiers:(NSArray<NSString *> *)identifiers withCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (BOOL)isFriend;
  - (BOOL)isInvitable;
  - (BOOL)scopedIDsArePersistent;
  - (NSString *)alias;
  - (NSString *)gamePlayerID;
  - (NSString *)guestIdentifier;
  - (NSString *)teamPlayerID;
  - (void)loadPhotoForSize:(GKPhotoSize)size withCompletionHandler:(void (^)(UIImage *, NSError *))handler;
  @interface GKLocalPlayer <GKSavedGameListener>
  + (GKLocalPlayer *)local;
  + (GKLocalPlayer *)localPlayer;
  - (BOOL)isAuthenticated;
  - (BOOL)isMultiplayerGamingRestricted;
  - (BOOL)isPersonalizedCommunicationRestricted;
  - (BOOL)isPresentingFriendRequestViewController;
  - (BOOL)isUnderage;
  - (BOOL)presentFriendRequestCreatorFromViewController:(UIViewController *)controller error:(NSError **)error;
  - (BOOL)presentFriendRequestCreatorFromWindow:(UIWindow *)window error:(NSError **)error;
  - (NSArray<NSString *> *)friends;
  - (void)authenticateWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)deleteSavedGamesWithName:(NSString *)name completionHandler:(void (^)(NSError *))handler;
  - (void)fetchItemsForIdentityVerificationSignature:(void (^)(NSURL *, NSData *, NSData *, uint64_t, NSError *))signature;
  - (void)fetchSavedGamesWithCompletionHandler:(void (^)(NSArray<GKSavedGame *> *, NSError *))handler;
  - (void)generateIdentityVerificationSignatureWithCompletionHandler:(void (^)(NSURL *, NSData *, NSData *, uint64_t, NSError *))handler;
  - (void)loadChallengableFriendsWithCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)loadDefaultLeaderboardCategoryIDWithCompletionHandler:(void (^)(NSString *, NSError *))handler;
  - (void)loadDefaultLeaderboardIdentifierWithCompletionHandler:(void (^)(NSString *, NSError *))handler;
  - (void)loadFriendPlayersWithCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)loadFriends:(void (^)(NSArray<GKPlayer *> *, NSError *))friends;
  - (void)loadFriendsAuthorizationStatus:(void (^)(GKFriendsAuthorizationStatus, NSError *))status;
  - (void)loadFriendsWithCompletionHandler:(void (^)(NSArray<NSString *> *, NSError *))handler;
  - (void)loadFriendsWithIdentifiers:(NSArray<NSString *> *)identifiers completionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)loadRecentPlayersWithCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  - (void)registerListener:(id<GKLocalPlayerListener>)listener;
  - (void)resolveConflictingSavedGames:(NSArray<GKSavedGame *> *)games withData:(NSData *)data completionHandler:(void (^)(NSArray<GKSavedGame *> *, NSError *))handler;
  - (void)saveGameData:(NSData *)data withName:(NSString *)name completionHandler:(void (^)(GKSavedGame *, NSError *))handler;
  - (void)setDefaultLeaderboardCategoryID:(NSString *)idValue completionHandler:(void (^)(NSError *))handler;
  - (void)setDefaultLeaderboardIdentifier:(NSString *)identifier completionHandler:(void (^)(NSError *))handler;
  - (void)unregisterAllListeners;
  - (void)unregisterListener:(id<GKLocalPlayerListener>)listener;
  @property (copy) void (^authenticateHandler)(UIViewController *, NSError *);
  @interface GKAchievement <NSCoding, NSSecureCoding>
  + (void)loadAchievementsWithCompletionHandler:(void (^)(NSArray<GKAchievement *> *, NSError *))handler;
  + (void)reportAchievements:(NSArray<GKAchievement *> *)achievements withCompletionHandler:(void (^)(NSError *))handler;
  + (void)reportAchievements:(NSArray<GKAchievement *> *)achievements withEligibleChallenges:(NSArray<GKChallenge *> *)challenges withCompletionHandler:(void (^)(NSError *))handler;
  + (void)resetAchievementsWithCompletionHandler:(void (^)(NSError *))handler;
  - (NSDate *)lastReportedDate;
  - (NSString *)playerID;
  - (UIViewController *)challengeComposeControllerWithMessage:(NSString *)message players:(NSArray<GKPlayer *> *)players completion:(void (^)(UIViewController *, BOOL, NSArray<GKPlayer *> *))completion;
  - (UIViewController *)challengeComposeControllerWithMessage:(NSString *)message players:(NSArray<GKPlayer *> *)players completionHandler:(void (^)(UIViewController *, BOOL, NSArray<NSString *> *))handler;
  - (UIViewController *)challengeComposeControllerWithPlayers:(NSArray<NSString *> *)players message:(NSString *)message completionHandler:(void (^)(UIViewController *, BOOL, NSArray<NSString *> *))handler;
  - (instancetype)initWithIdentifier:(NSString *)identifier forPlayer:(NSString *)player;
  - (instancetype)initWithIdentifier:(NSString *)identifier player:(GKPlayer *)player;
  - (instancetype)initWithIdentifier:(NSString *)identifier;
  - (void)issueChallengeToPlayers:(NSArray<NSString *> *)players message:(NSString *)message;
  - (void)reportAchievementWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)selectChallengeablePlayerIDs:(NSArray<NSString *> *)ds withCompletionHandler:(void (^)(NSArray<NSString *> *, NSError *))handler;
  - (void)selectChallengeablePlayers:(NSArray<GKPlayer *> *)players withCompletionHandler:(void (^)(NSArray<GKPlayer *> *, NSError *))handler;
  @property BOOL showsCompletionBanner;
  @property (readonly) BOOL
      isCompleted isHidden
  @property (readonly) GKPlayer *player;
  @property (copy) NSString *identifier;
  @property double percentComplete;
  @interface GKChallenge <NSCoding, NSSecureCoding>
  + (void)loadReceivedChallengesWithCompletionHandler:(void (^)(NSArray<GKChallenge *> *, NSError *))handler;
  - (GKPlayer *)issuingPlayer;
  - (GKPlayer *)receivingPlayer;
  - (NSDate *)issueDate;
  - (NSString *)issuingPlayerID;
  - (NSString *)receivingPlayerID;
  - (void)decline;
  @property (readonly) GKChallengeState state;
  @property (readonly) NSDate *completionDate;
  @property (readonly) NSString *message;
  @interface GKInvite
  - (BOOL)isHosted;
  - (NSString *)inviter;
  - (NSUInteger)playerGroup;
  - (uint32_t)playerAttributes;
  @property (readonly) GKPlayer *sender;
  @interface GKMatchRequest
  + (NSUInteger)maxPlayersAllowedForMatchOfType:(GKMatchType)type;
  @property (copy) void (^inviteeResponseHandler)(NSString *, GKInviteRecipientResponse);
  @property (copy) void (^recipientResponseHandler)(GKPlayer *, GKInviteRecipientResponse);
  @property BOOL restrictToAutomatch;
  @property NSArray<GKPlayer *> *recipients;
  @property NSArray<NSString *> *playersToInvite;
  @property (copy) NSString *
      inviteMessage queueName
  @property NSUInteger
      minPlayers maxPlayers playerGroup defaultNumberOfPlayers
  @property uint32_t playerAttributes;
  @interface GKGameCenterViewController
  - (instancetype)initWithAchievementID:(NSString *)idValue;
  - (instancetype)initWithLeaderboard:(GKLeaderboard *)leaderboard playerScope:(GKLeaderboardPlayerScope)scope;
  - (instancetype)initWithLeaderboardID:(NSString *)idValue playerScope:(GKLeaderboardPlayerScope)scope timeScope:(GKLeaderboardTimeScope)scope2;
  - (instancetype)initWithLeaderboardSetID:(NSString *)idValue;
  - (instancetype)initWithPlayer:(GKPlayer *)player;
  - (instancetype)initWithState:(GKGameCenterViewControllerState)state;
  @property GKGameCenterViewControllerState viewState;
  @property GKLeaderboardTimeScope leaderboardTimeScope;
  @property NSString *
      leaderboardIdentifier leaderboardCategory
  @property (weak) id<GKGameCenterControllerDelegate> gameCenterDelegate;
  @interface GKTurnBasedMatchmakerViewController
  - (instancetype)initWithMatchRequest:(GKMatchRequest *)request;
  @property BOOL showExistingMatches;
  @property GKMatchmakingMode matchmakingMode;
  @property (weak) id<GKTurnBasedMatchmakerViewControllerDelegate> turnBasedMatchmakerDelegate;
  @interface GKNotificationBanner
  + (void)showBannerWithTitle:(NSString *)title message:(NSString *)message completionHandler:(void (^)(void))handler;
  + (void)showBannerWithTitle:(NSString *)title message:(NSString *)message duration:(double)duration completionHandler:(void (^)(void))handler;
  @interface GKSavedGame <NSCopying>
  - (NSString *)deviceName;
  - (void)loadDataWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  @property (readonly) NSDate *modificationDate;
  @property (readonly) NSString *name;
  @interface GKTurnBasedExchange
  - (NSArray<GKTurnBasedExchangeReply *> *)replies;
  - (NSDate *)sendDate;
  - (NSDate *)timeoutDate;
  - (NSString *)exchangeID;
  - (void)cancelWithLocalizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments completionHandler:(void (^)(NSError *))handler;
  - (void)replyWithLocalizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments data:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  @property (readonly) GKTurnBasedExchangeStatus status;
  @property (readonly) GKTurnBasedParticipant *sender;
  @property (readonly) NSArray<GKTurnBasedParticipant *> *recipients;
  @property (readonly) NSData *data;
  @property (readonly) NSDate *completionDate;
  @property (readonly) NSString *message;
  @interface GKTurnBasedExchangeReply
  - (GKTurnBasedParticipant *)recipient;
  - (NSDate *)replyDate;
  @property (readonly) NSData *data;
  @property (readonly) NSString *message;
  @interface GKTurnBasedMatch
  + (void)findMatchForRequest:(GKMatchRequest *)request withCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  + (void)loadMatchWithID:(NSString *)idValue withCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  + (void)loadMatchesWithCompletionHandler:(void (^)(NSArray<GKTurnBasedMatch *> *, NSError *))handler;
  - (GKTurnBasedParticipant *)currentParticipant;
  - (NSArray<GKTurnBasedExchange *> *)activeExchanges;
  - (NSArray<GKTurnBasedExchange *> *)completedExchanges;
  - (NSArray<GKTurnBasedExchange *> *)exchanges;
  - (NSArray<GKTurnBasedParticipant *> *)participants;
  - (NSData *)matchData;
  - (NSString *)matchID;
  - (NSUInteger)exchangeDataMaximumSize;
  - (NSUInteger)exchangeMaxInitiatedExchangesPerPlayer;
  - (NSUInteger)matchDataMaximumSize;
  - (void)acceptInviteWithCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  - (void)declineInviteWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)endMatchInTurnWithMatchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)endMatchInTurnWithMatchData:(NSData *)data leaderboardScores:(NSArray<GKLeaderboardScore *> *)scores achievements:(NSArray *)achievements completionHandler:(void (^)(NSError *))handler;
  - (void)endMatchInTurnWithMatchData:(NSData *)data scores:(NSArray<GKScore *> *)scores achievements:(NSArray<GKAchievement *> *)achievements completionHandler:(void (^)(NSError *))handler;
  - (void)endTurnWithNextParticipant:(GKTurnBasedParticipant *)participant matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)endTurnWithNextParticipants:(NSArray<GKTurnBasedParticipant *> *)participants turnTimeout:(double)timeout matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)loadMatchDataWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)outcome nextParticipant:(GKTurnBasedParticipant *)participant matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)participantQuitInTurnWithOutcome:(GKTurnBasedMatchOutcome)outcome nextParticipants:(NSArray<GKTurnBasedParticipant *> *)participants turnTimeout:(double)timeout matchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)participantQuitOutOfTurnWithOutcome:(GKTurnBasedMatchOutcome)outcome withCompletionHandler:(void (^)(NSError *))handler;
  - (void)rematchWithCompletionHandler:(void (^)(GKTurnBasedMatch *, NSError *))handler;
  - (void)removeWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)saveCurrentTurnWithMatchData:(NSData *)data completionHandler:(void (^)(NSError *))handler;
  - (void)saveMergedMatchData:(NSData *)data withResolvedExchanges:(NSArray<GKTurnBasedExchange *> *)exchanges completionHandler:(void (^)(NSError *))handler;
  - (void)sendExchangeToParticipants:(NSArray<GKTurnBasedParticipant *> *)participants data:(NSData *)data localizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments timeout:(double)timeout completionHandler:(void (^)(GKTurnBasedExchange *, NSError *))handler;
  - (void)sendReminderToParticipants:(NSArray<GKTurnBasedParticipant *> *)participants localizableMessageKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments completionHandler:(void (^)(NSError *))handler;
  - (void)setLocalizableMessageWithKey:(NSString *)key arguments:(NSArray<NSString *> *)arguments;
  @property (readonly) GKTurnBasedMatchStatus status;
  @property (readonly) NSDate *creationDate;
  @property (copy) NSString *message;
  @interface GKTurnBasedParticipant
  - (NSDate *)lastTurnDate;
  - (NSDate *)timeoutDate;
  - (NSString *)playerID;
  @property (readonly) GKPlayer *player;
  @property GKTurnBasedMatchOutcome matchOutcome;
  @property (readonly) GKTurnBasedParticipantStatus status;
  @interface HKObject <NSCoding, NSSecureCoding>
  @interface HKObjectType <NSCoding, NSCopying, NSSecureCoding>
  @interface HKDevice <NSCoding, NSCopying, NSSecureCoding>
  @interface HKQuantity <NSCoding, NSCopying, NSSecureCoding>
  @interface HKUnit <NSCoding, NSCopying, NSSecureCoding>
  @interface CBManager
  + (CBManagerAuthorization)authorization;
  - (CBManagerAuthorization)authorization;
  @property (readonly) CBManagerState state;
  @interface CBCentralManager
  + (BOOL)supportsFeatures:(CBCentralManagerFeature)features;
  - (BOOL)isScanning;
  - (NSArray<CBPeripheral *> *)retrieveConnectedPeripheralsWithServices:(NSArray<CBUUID *> *)services;
  - (NSArray<CBPeripheral *> *)retrievePeripheralsWithIdentifiers:(NSArray<NSUUID *> *)identifiers;
  - (instancetype)initWithDelegate:(id<CBCentralManagerDelegate>)delegate queue:(dispatch_queue_t)queue options:(NSDictionary<NSString *, id> *)options;
  - (instancetype)initWithDelegate:(id<CBCentralManagerDelegate>)delegate queue:(dispatch_queue_t)queue;
  - (void)cancelPeripheralConnection:(CBPeripheral *)connection;
  - (void)connectPeripheral:(CBPeripheral *)peripheral options:(NSDictionary<NSString *, id> *)options;
  - (void)registerForConnectionEventsWithOptions:(NSDictionary<CBConnectionEventMatchingOption, id> *)options;
  - (void)retrieveConnectedPeripherals;
  - (void)retrievePeripherals:(NSArray *)peripherals;
  - (void)scanForPeripheralsWithServices:(NSArray<CBUUID *> *)services options:(NSDictionary<NSString *, id> *)options;
  - (void)stopScan;
  @property (weak) id<CBCentralManagerDelegate> delegate;
  @interface CBPeer <NSCopying>
  @property (readonly) CBUUID *UUID;
  @property (readonly) NSUUID *identifier;
  @interface CBPeripheral
  - (BOOL)ancsAuthorized;
  - (BOOL)canSendWriteWithoutResponse;
  - (NSArray<CBService *> *)services;
  - (NSNumber *)RSSI;
  - (NSUInteger)maximumWriteValueLengthForType:(CBCharacteristicWriteType)type;
  - (void)discoverCharacteristics:(NSArray<CBUUID *> *)characteristics forService:(CBService *)service;
  - (void)discoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic;
  - (void)discoverIncludedServices:(NSArray<CBUUID *> *)services forService:(CBService *)service;
  - (void)discoverServices:(NSArray<CBUUID *> *)services;
  - (void)openL2CAPChannel:(uint16_t)channel;
  - (void)readRSSI;
  - (void)readValueForCharacteristic:(CBCharacteristic *)characteristic;
  - (void)readValueForDescriptor:(CBDescriptor *)descriptor;
  - (void)setNotifyValue:(BOOL)value forCharacteristic:(CBCharacteristic *)characteristic;
  - (void)writeValue:(NSData *)value forCharacteristic:(CBCharacteristic *)characteristic type:(CBCharacteristicWriteType)type;
  - (void)writeValue:(NSData *)value forDescriptor:(CBDescriptor *)descriptor;
  @property (readonly) BOOL isConnected;
  @property (readonly) CBPeripheralState state;
  @property (readonly) NSString *name;
  @property (weak) id<CBPeripheralDelegate> delegate;
  @interface CBAttribute
  @property (readonly) CBUUID *UUID;
  @interface CBCharacteristic
  - (BOOL)isBroadcasted;
  - (BOOL)isNotifying;
  - (NSArray<CBDescriptor *> *)descriptors;
  @property (readonly) CBCharacteristicProperties properties;
  @property (readonly) CBService *service;
  @property (readonly) NSData *value;
  @interface CBService
  - (BOOL)isPrimary;
  - (CBPeripheral *)peripheral;
  - (NSArray<CBCharacteristic *> *)characteristics;
  - (NSArray<CBService *> *)includedServices;
  @interface CBUUID <NSCopying>
  + (CBUUID *)UUIDWithCFUUID:(CFUUIDRef)cfuuid;
  + (CBUUID *)UUIDWithData:(NSData *)data;
  + (CBUUID *)UUIDWithNSUUID:(NSUUID *)nsuuid;
  + (CBUUID *)UUIDWithString:(NSString *)string;
  - (NSString *)UUIDString;
  @property (readonly) NSData *data;
  @interface CMMotionManager
  + (CMAttitudeReferenceFrame)availableAttitudeReferenceFrames;
  - (BOOL)isAccelerometerActive;
  - (BOOL)isAccelerometerAvailable;
  - (BOOL)isDeviceMotionActive;
  - (BOOL)isDeviceMotionAvailable;
  - (BOOL)isGyroActive;
  - (BOOL)isGyroAvailable;
  - (BOOL)isMagnetometerActive;
  - (BOOL)isMagnetometerAvailable;
  - (CMAccelerometerData *)accelerometerData;
  - (CMAttitudeReferenceFrame)attitudeReferenceFrame;
  - (CMDeviceMotion *)deviceMotion;
  - (CMGyroData *)gyroData;
  - (CMMagnetometerData *)magnetometerData;
  - (void)startAccelerometerUpdates;
  - (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMAccelerometerData *, NSError *))handler;
  - (void)startDeviceMotionUpdates;
  - (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMDeviceMotion *, NSError *))handler;
  - (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)frame toQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMDeviceMotion *, NSError *))handler;
  - (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)frame;
  - (void)startGyroUpdates;
  - (void)startGyroUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMGyroData *, NSError *))handler;
  - (void)startMagnetometerUpdates;
  - (void)startMagnetometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(void (^)(CMMagnetometerData *, NSError *))handler;
  - (void)stopAccelerometerUpdates;
  - (void)stopDeviceMotionUpdates;
  - (void)stopGyroUpdates;
  - (void)stopMagnetometerUpdates;
  @property BOOL showsDeviceMovementDisplay;
  @property double
      accelerometerUpdateInterval gyroUpdateInterval magnetometerUpdateInterval deviceMotionUpdateInterval
  @interface CMAttitude <NSCoding, NSCopying, NSSecureCoding>
  - (CMQuaternion)quaternion;
  - (void)multiplyByInverseOfAttitude:(CMAttitude *)attitude;
  @property (readonly) double
      roll pitch yaw
  @interface CTTelephonyNetworkInfo
  - (CTCarrier *)subscriberCellularProvider;
  - (NSDictionary<NSString *, CTCarrier *> *)serviceSubscriberCellularProviders;
  - (NSDictionary<NSString *, NSString *> *)serviceCurrentRadioAccessTechnology;
  - (NSString *)currentRadioAccessTechnology;
  - (NSString *)dataServiceIdentifier;
  @property (copy) void (^serviceSubscriberCellularProvidersDidUpdateNotifier)(NSString *);
  @property (copy) void (^subscriberCellularProviderDidUpdateNotifier)(CTCarrier *);
  @interface CSSearchableIndex
  + (BOOL)isIndexingAvailable;
  + (instancetype)defaultSearchableIndex;
  - (instancetype)initWithName:(NSString *)name protectionClass:(NSFileProtectionType)classValue;
  - (instancetype)initWithName:(NSString *)name;
  - (void)beginIndexBatch;
  - (void)deleteAllSearchableItemsWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)deleteSearchableItemsWithDomainIdentifiers:(NSArray<NSString *> *)identifiers completionHandler:(void (^)(NSError *))handler;
  - (void)deleteSearchableItemsWithIdentifiers:(NSArray<NSString *> *)identifiers completionHandler:(void (^)(NSError *))handler;
  - (void)endIndexBatchWithClientState:(NSData *)state completionHandler:(void (^)(NSError *))handler;
  - (void)endIndexBatchWithExpectedClientState:(NSData *)state newClientState:(NSData *)state2 completionHandler:(void (^)(NSError *))handler;
  - (void)fetchDataForBundleIdentifier:(NSString *)identifier itemIdentifier:(NSString *)identifier2 contentType:(UTType *)type completionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)fetchLastClientStateWithCompletionHandler:(void (^)(NSData *, NSError *))handler;
  - (void)indexSearchableItems:(NSArray<CSSearchableItem *> *)items completionHandler:(void (^)(NSError *))handler;
  @property (weak) id<CSSearchableIndexDelegate> indexDelegate;
  @interface CSSearchableItem <NSCoding, NSCopying, NSSecureCoding>
  - (NSComparisonResult)compareByRank:(CSSearchableItem *)rank;
  - (instancetype)initWithUniqueIdentifier:(NSString *)identifier domainIdentifier:(NSString *)identifier2 attributeSet:(CSSearchableItemAttributeSet *)set;
  @property BOOL isUpdate;
  @property CSSearchableItemAttributeSet *attributeSet;
  @property CSSearchableItemUpdateListenerOptions updateListenerOptions;
  @property (copy) NSDate *expirationDate;
  @property (copy) NSString *
      uniqueIdentifier domainIdentifier
  @interface CSSearchableItemAttributeSet <NSCoding, NSCopying, NSSecureCoding>
  - (NSNumber *)isPriority;
  - (NSString *)textContentSummary;
  - (instancetype)initWithContentType:(UTType *)type;
  - (instancetype)initWithItemContentType:(NSString *)type;
  @property (copy) NSArray<CSPerson *> *
      authors primaryRecipients additionalRecipients hiddenAdditionalRecipients
  @property (copy) NSArray<NSDate *> *importantDates;
  @property (copy) NSArray<NSString *> *
      audiences encodingApplications fontNames alternateNames contentTypeTree keywords actionIdentifiers providerDataTypeIdentifiers
      providerFileTypeIdentifiers providerInPlaceFileTypeIdentifiers layerNames editors participants projects contentSources contactKeywords codecs
      mediaTypes organizations languages publishers contributors coverage performers accountHandles mailboxIdentifiers authorNames recipientNames
      authorEmailAddresses recipientEmailAddresses authorAddresses recipientAddresses phoneNumbers emailAddresses instantMessageAddresses
  @property (copy) NSData *
      thumbnailData HTMLContentData
  @property NSDate *
      dueDate completionDate startDate endDate metadataModificationDate lastUsedDate contentCreationDate contentModificationDate addedDate
      downloadedDate recordingDate timestamp GPSDateStamp
  @property (copy) NSDictionary<NSString *, NSArray *> *emailHeaders;
  @property NSNumber *
      fileSize pageCount pageWidth pageHeight allDay rankingHint supportsPhoneCall supportsNavigation containerOrder pixelHeight pixelWidth pixelCount
      bitsPerSample focalLength ISOSpeed orientation whiteBalance aperture resolutionWidthDPI resolutionHeightDPI exposureMode exposureTime
      hasAlphaChannel maxAperture fNumber duration totalBitRate videoBitRate audioBitRate deliveryType rating playCount contentRating audioSampleRate
      audioChannelCount tempo audioTrackNumber altitude latitude longitude speed imageDirection GPSTrack GPSDOP GPSDestLatitude GPSDestLongitude
      GPSDestBearing GPSDestDistance GPSDifferental
  @property (getter=is) NSNumber *
      userCreated userOwned userCurated flashOn focalLength35mm redEyeOn streamable local generalMIDISequence likelyJunk
  @property NSString *
      securityMethod transcribedTextContent
  @property (copy) NSString *
      subject theme contentDescription identifier creator kind displayName path relatedUniqueIdentifier weakRelatedUniqueIdentifier contentType title
      version domainIdentifier containerTitle containerDisplayName containerIdentifier colorSpace acquisitionMake acquisitionModel cameraOwner
      lensModel profileName EXIFVersion EXIFGPSVersion meteringMode exposureProgram exposureTimeString comment copyright role rights ratingDescription
      information director producer genre originalFormat originalSource keySignature timeSignature audioEncodingApplication composer lyricist album
      artist musicalGenre musicalInstrumentCategory musicalInstrumentName accountIdentifier textContent headline instructions thoroughfare
      subThoroughfare postalCode city stateOrProvince country fullyFormattedAddress namedLocation GPSStatus GPSMeasureMode GPSMapDatum
      GPSProcessingMethod GPSAreaInformation
  @property NSURL *
      contentURL thumbnailURL darkThumbnailURL URL
  @property (copy) UTType *sharedItemContentType;
  @interface MLModelConfiguration <NSCoding, NSCopying, NSSecureCoding>
  @interface UNUserNotificationCenter
  + (UNUserNotificationCenter *)currentNotificationCenter;
  - (BOOL)supportsContentExtensions;
  - (void)addNotificationRequest:(UNNotificationRequest *)request withCompletionHandler:(void (^)(NSError *))handler;
  - (void)getDeliveredNotificationsWithCompletionHandler:(void (^)(NSArray<UNNotification *> *))handler;
  - (void)getNotificationCategoriesWithCompletionHandler:(void (^)(NSSet<UNNotificationCategory *> *))handler;
  - (void)getNotificationSettingsWithCompletionHandler:(void (^)(UNNotificationSettings *))handler;
  - (void)getPendingNotificationRequestsWithCompletionHandler:(void (^)(NSArray<UNNotificationRequest *> *))handler;
  - (void)removeAllDeliveredNotifications;
  - (void)removeAllPendingNotificationRequests;
  - (void)removeDeliveredNotificationsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  - (void)removePendingNotificationRequestsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  - (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)setBadgeCount:(NSInteger)count withCompletionHandler:(void (^)(NSError *))handler;
  - (void)setNotificationCategories:(NSSet<UNNotificationCategory *> *)categories;
  @property (weak) id<UNUserNotificationCenterDelegate> delegate;
  @interface UNNotification <NSCoding, NSCopying, NSSecureCoding>
  @property (readonly) NSDate *date;
  @property (readonly) UNNotificationRequest *request;
  @interface UNNotificationAction <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options icon:(UNNotificationActionIcon *)icon;
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options;
  @property (readonly) NSString *
      identifier title
  @property (readonly) UNNotificationActionIcon *icon;
  @property (readonly) UNNotificationActionOptions options;
  @interface UNTextInputNotificationAction
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options icon:(UNNotificationActionIcon *)icon textInputButtonTitle:(NSString *)title2 textInputPlaceholder:(NSString *)placeholder;
  + (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options textInputButtonTitle:(NSString *)title2 textInputPlaceholder:(NSString *)placeholder;
  - (NSString *)textInputButtonTitle;
  - (NSString *)textInputPlaceholder;
  @interface UNNotificationAttachment <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)attachmentWithIdentifier:(NSString *)identifier URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  @property (readonly) NSString *
      identifier type
  @property (readonly) NSURL *URL;
  @interface UNNotificationCategory <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)identifiers hiddenPreviewsBodyPlaceholder:(NSString *)placeholder categorySummaryFormat:(NSString *)format options:(UNNotificationCategoryOptions)options;
  + (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)identifiers hiddenPreviewsBodyPlaceholder:(NSString *)placeholder options:(UNNotificationCategoryOptions)options;
  + (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)identifiers options:(UNNotificationCategoryOptions)options;
  - (NSArray<NSString *> *)intentIdentifiers;
  - (NSString *)categorySummaryFormat;
  - (NSString *)hiddenPreviewsBodyPlaceholder;
  @property (readonly) NSArray<UNNotificationAction *> *actions;
  @property (readonly) NSString *identifier;
  @property (readonly) UNNotificationCategoryOptions options;
  @interface UNNotificationContent <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
  - (NSString *)categoryIdentifier;
  - (NSString *)filterCriteria;
  - (NSString *)launchImageName;
  - (NSString *)summaryArgument;
  - (NSString *)targetContentIdentifier;
  - (NSString *)threadIdentifier;
  - (NSUInteger)summaryArgumentCount;
  - (UNNotificationInterruptionLevel)interruptionLevel;
  - (double)relevanceScore;
  @property (readonly) NSArray<UNNotificationAttachment *> *attachments;
  @property (readonly) NSDictionary *userInfo;
  @property (readonly) NSNumber *badge;
  @property (readonly) NSString *
      body subtitle title
  @property (readonly) UNNotificationSound *sound;
  @interface UNMutableNotificationContent
  @property (copy) NSArray<UNNotificationAttachment *> *attachments;
  @property (copy) NSDictionary *userInfo;
  @property (copy) NSNumber *badge;
  @property (copy) NSString *
      body categoryIdentifier launchImageName subtitle threadIdentifier title summaryArgument targetContentIdentifier filterCriteria
  @property NSUInteger summaryArgumentCount;
  @property UNNotificationInterruptionLevel interruptionLevel;
  @property (copy) UNNotificationSound *sound;
  @property double relevanceScore;
  @interface UNNotificationRequest <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)requestWithIdentifier:(NSString *)identifier content:(UNNotificationContent *)content trigger:(UNNotificationTrigger *)trigger;
  - (UNNotificationTrigger *)trigger;
  @property (readonly) NSString *identifier;
  @property (readonly) UNNotificationContent *content;
  @interface UNNotificationResponse <NSCoding, NSCopying, NSSecureCoding>
  - (NSString *)actionIdentifier;
  - (UIScene *)targetScene;
  - (UNNotification *)notification;
  @interface UNTextInputNotificationResponse
  - (NSString *)userText;
  @interface UNNotificationServiceExtension
  - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))handler;
  - (void)serviceExtensionTimeWillExpire;
  @interface UNNotificationSettings <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)providesAppNotificationSettings;
  - (UNNotificationSetting)alertSetting;
  - (UNNotificationSetting)announcementSetting;
  - (UNNotificationSetting)badgeSetting;
  - (UNNotificationSetting)carPlaySetting;
  - (UNNotificationSetting)criticalAlertSetting;
  - (UNNotificationSetting)directMessagesSetting;
  - (UNNotificationSetting)lockScreenSetting;
  - (UNNotificationSetting)notificationCenterSetting;
  - (UNNotificationSetting)scheduledDeliverySetting;
  - (UNNotificationSetting)soundSetting;
  - (UNNotificationSetting)timeSensitiveSetting;
  - (UNShowPreviewsSetting)showPreviewsSetting;
  @property (readonly) UNAlertStyle alertStyle;
  @property (readonly) UNAuthorizationStatus authorizationStatus;
  @interface UNNotificationSound <NSCoding, NSCopying, NSSecureCoding>
  + (UNNotificationSound *)defaultCriticalSound;
  + (UNNotificationSound *)defaultRingtoneSound;
  + (UNNotificationSound *)defaultSound;
  + (instancetype)criticalSoundNamed:(UNNotificationSoundName)named withAudioVolume:(float)volume;
  + (instancetype)criticalSoundNamed:(UNNotificationSoundName)named;
  + (instancetype)defaultCriticalSoundWithAudioVolume:(float)volume;
  + (instancetype)ringtoneSoundNamed:(UNNotificationSoundName)named;
  + (instancetype)soundNamed:(UNNotificationSoundName)named;
  @interface UNNotificationTrigger <NSCoding, NSCopying, NSSecureCoding>
  @property (readonly) BOOL repeats;
  @interface UNCalendarNotificationTrigger
  + (instancetype)triggerWithDateMatchingComponents:(NSDateComponents *)components repeats:(BOOL)repeats;
  - (NSDate *)nextTriggerDate;
  - (NSDateComponents *)dateComponents;
  @interface UNTimeIntervalNotificationTrigger
  + (instancetype)triggerWithTimeInterval:(double)interval repeats:(BOOL)repeats;
  - (NSDate *)nextTriggerDate;
  @property (readonly) double timeInterval;
  @interface CKContainer
  + (CKContainer *)containerWithIdentifier:(NSString *)identifier;
  + (CKContainer *)defaultContainer;
  - (void)accountStatusWithCompletionHandler:(void (^)(CKAccountStatus, NSError *))handler;
  - (void)addOperation:(CKOperation *)operation;
  - (void)discoverAllContactUserInfosWithCompletionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)fetchUserRecordIDWithCompletionHandler:(void (^)(CKRecordID *, NSError *))handler;
  @property (readonly) CKDatabase *
      privateCloudDatabase publicCloudDatabase
  @property (readonly) NSString *containerIdentifier;
  @interface CKDatabase
  - (void)addOperation:(CKDatabaseOperation *)operation;
  - (void)deleteRecordWithID:(CKRecordID *)idValue completionHandler:(void (^)(CKRecordID *, NSError *))handler;
  - (void)deleteRecordZoneWithID:(CKRecordZoneID *)idValue completionHandler:(void (^)(CKRecordZoneID *, NSError *))handler;
  - (void)deleteSubscriptionWithID:(NSString *)idValue completionHandler:(void (^)(NSString *, NSError *))handler;
  - (void)fetchAllRecordZonesWithCompletionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)fetchAllSubscriptionsWithCompletionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)fetchRecordWithID:(CKRecordID *)idValue completionHandler:(void (^)(CKRecord *, NSError *))handler;
  - (void)fetchRecordZoneWithID:(CKRecordZoneID *)idValue completionHandler:(void (^)(CKRecordZone *, NSError *))handler;
  - (void)fetchSubscriptionWithID:(NSString *)idValue completionHandler:(void (^)(CKSubscription *, NSError *))handler;
  - (void)performQuery:(CKQuery *)query inZoneWithID:(CKRecordZoneID *)idValue completionHandler:(void (^)(NSArray *, NSError *))handler;
  - (void)saveRecord:(CKRecord *)record completionHandler:(void (^)(CKRecord *, NSError *))handler;
  - (void)saveRecordZone:(CKRecordZone *)zone completionHandler:(void (^)(CKRecordZone *, NSError *))handler;
  - (void)saveSubscription:(CKSubscription *)subscription completionHandler:(void (^)(CKSubscription *, NSError *))handler;
  @interface CKRecord <NSCoding, NSCopying, NSSecureCoding>
  - (NSArray *)allKeys;
  - (NSArray *)allTokens;
  - (NSArray *)changedKeys;
  - (id<CKRecordValue>)objectForKey:(NSString *)key;
  - (id<CKRecordValue>)objectForKeyedSubscript:(NSString *)subscript;
  - (instancetype)initWithRecordType:(NSString *)type recordID:(CKRecordID *)idValue;
  - (instancetype)initWithRecordType:(NSString *)type zoneID:(CKRecordZoneID *)idValue;
  - (instancetype)initWithRecordType:(NSString *)type;
  - (void)encodeSystemFieldsWithCoder:(NSCoder *)coder;
  - (void)setObject:(id<CKRecordValue>)object forKey:(NSString *)key;
  - (void)setObject:(id<CKRecordValue>)object forKeyedSubscript:(NSString *)subscript;
  @property (readonly, copy) CKRecordID *
      recordID creatorUserRecordID lastModifiedUserRecordID
  @property (readonly, copy) NSDate *
      creationDate modificationDate
  @property (readonly, copy) NSString *
      recordType recordChangeTag
  @interface CKRecordZone <NSCoding, NSCopying, NSSecureCoding>
  + (CKRecordZone *)defaultRecordZone;
  - (instancetype)initWithZoneID:(CKRecordZoneID *)idValue;
  - (instancetype)initWithZoneName:(NSString *)name;
  @property (readonly) CKRecordZoneID *zoneID;
  @interface CKQuery <NSCoding, NSCopying, NSSecureCoding>
  - (instancetype)initWithRecordType:(NSString *)type predicate:(NSPredicate *)predicate;
  @property (copy) NSArray *sortDescriptors;
  @property (readonly, copy) NSPredicate *predicate;
  @property (readonly, copy) NSString *recordType;
  @interface CKServerChangeToken <NSCoding, NSCopying, NSSecureCoding>
  @interface CKNotification
  + (instancetype)notificationFromRemoteNotificationDictionary:(NSDictionary *)dictionary;
  @property (readonly) BOOL isPruned;
  @property (readonly, copy) NSArray *alertLocalizationArgs;
  @property (readonly, copy) NSNumber *badge;
  @property (readonly, copy) NSString *
      containerIdentifier alertBody alertLocalizationKey alertActionLocalizationKey alertLaunchImage soundName category subscriptionID
  @interface CKRecordZoneNotification
  @property (readonly, copy) CKRecordZoneID *recordZoneID;
  @interface CKSubscription <NSCoding, NSCopying, NSSecureCoding>
  @property (copy) CKNotificationInfo *notificationInfo;
  @property (copy) CKRecordZoneID *zoneID;
  @property (readonly, copy) NSPredicate *predicate;
  @property (readonly, copy) NSString *
      recordType subscriptionID
  @interface CKOperation
  @property BOOL
      usesBackgroundSession allowsCellularAccess
  @property CKContainer *container;
  @interface CKDatabaseOperation
  @property CKDatabase *database;
  @interface CKModifyRecordsOperation
  - (instancetype)initWithRecordsToSave:(NSArray *)save recordIDsToDelete:(NSArray *)deleteValue;
  @property BOOL atomic;
  @property CKRecordSavePolicy savePolicy;
  @property (copy) NSArray *
      recordsToSave recordIDsToDelete
  @property (copy) NSData *clientChangeTokenData;
  @interface CKQueryOperation
  - (instancetype)initWithCursor:(CKQueryCursor *)cursor;
  - (instancetype)initWithQuery:(CKQuery *)query;
  @property (copy) CKQuery *query;
  @property (copy) CKQueryCursor *cursor;
  @property (copy) CKRecordZoneID *zoneID;
  @property (copy) NSArray *desiredKeys;
  @property NSUInteger resultsLimit;
  @interface CNContact <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
  + (NSPredicate *)predicateForContactsInContainerWithIdentifier:(NSString *)identifier;
  + (NSPredicate *)predicateForContactsInGroupWithIdentifier:(NSString *)identifier;
  + (NSPredicate *)predicateForContactsMatchingEmailAddress:(NSString *)address;
  + (NSPredicate *)predicateForContactsMatchingName:(NSString *)name;
  + (NSPredicate *)predicateForContactsMatchingPhoneNumber:(CNPhoneNumber *)number;
  + (NSPredicate *)predicateForContactsWithIdentifiers:(NSArray<NSString *> *)identifiers;
  + (NSString *)localizedStringForKey:(NSString *)key;
  + (id<CNKeyDescriptor>)descriptorForAllComparatorKeys;
  + (void *)comparatorForNameSortOrder:(CNContactSortOrder)order;
  - (BOOL)areKeysAvailable:(NSArray<id<CNKeyDescriptor>> *)available;
  - (BOOL)isKeyAvailable:(NSString *)available;
  - (BOOL)isUnifiedWithContactWithIdentifier:(NSString *)identifier;
  @property (readonly) BOOL imageDataAvailable;
  @property (readonly) CNContactType contactType;
  @property (readonly) NSArray<CNLabeledValue<CNContactRelation *> *> *contactRelations;
  @property (readonly) NSArray<CNLabeledValue<CNInstantMessageAddress *> *> *instantMessageAddresses;
  @property (readonly) NSArray<CNLabeledValue<CNPhoneNumber *> *> *phoneNumbers;
  @property (readonly) NSArray<CNLabeledValue<CNPostalAddress *> *> *postalAddresses;
  @property (readonly) NSArray<CNLabeledValue<CNSocialProfile *> *> *socialProfiles;
  @property (readonly) NSArray<CNLabeledValue<NSDateComponents *> *> *dates;
  @property (readonly) NSArray<CNLabeledValue<NSString *> *> *
      emailAddresses urlAddresses
  @property (readonly) NSData *
      imageData thumbnailImageData
  @property (readonly) NSDateComponents *
      birthday nonGregorianBirthday
  @property (readonly) NSString *
      identifier namePrefix givenName middleName familyName previousFamilyName nameSuffix nickname organizationName departmentName jobTitle
      phoneticGivenName phoneticMiddleName phoneticFamilyName phoneticOrganizationName note
  @interface CNMutableContact
  @property CNContactType contactType;
  @property (copy) NSArray<CNLabeledValue<CNContactRelation *> *> *contactRelations;
  @property (copy) NSArray<CNLabeledValue<CNInstantMessageAddress *> *> *instantMessageAddresses;
  @property (copy) NSArray<CNLabeledValue<CNPhoneNumber *> *> *phoneNumbers;
  @property (copy) NSArray<CNLabeledValue<CNPostalAddress *> *> *postalAddresses;
  @property (copy) NSArray<CNLabeledValue<CNSocialProfile *> *> *socialProfiles;
  @property (copy) NSArray<CNLabeledValue<NSDateComponents *> *> *dates;
  @property (copy) NSArray<CNLabeledValue<NSString *> *> *
      emailAddresses urlAddresses
  @property (copy) NSData *imageData;
  @property (copy) NSDateComponents *
      birthday nonGregorianBirthday
  @property (copy) NSString *
      namePrefix givenName middleName familyName previousFamilyName nameSuffix nickname organizationName departmentName jobTitle phoneticGivenName
      phoneticMiddleName phoneticFamilyName phoneticOrganizationName note
  @interface CNContactFetchRequest <NSCoding, NSSecureCoding>
  - (instancetype)initWithKeysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch;
  @property BOOL
      mutableObjects unifyResults
  @property CNContactSortOrder sortOrder;
  @property (copy) NSArray<id<CNKeyDescriptor>> *keysToFetch;
  @property (copy) NSPredicate *predicate;
  @interface CNContactFormatter <NSSecureCoding>
  + (CNContactDisplayNameOrder)nameOrderForContact:(CNContact *)contact;
  + (NSAttributedString *)attributedStringFromContact:(CNContact *)contact style:(CNContactFormatterStyle)style defaultAttributes:(NSDictionary *)attributes;
  + (NSString *)delimiterForContact:(CNContact *)contact;
  + (NSString *)stringFromContact:(CNContact *)contact style:(CNContactFormatterStyle)style;
  + (id<CNKeyDescriptor>)descriptorForRequiredKeysForDelimiter;
  + (id<CNKeyDescriptor>)descriptorForRequiredKeysForNameOrder;
  + (id<CNKeyDescriptor>)descriptorForRequiredKeysForStyle:(CNContactFormatterStyle)style;
  - (NSAttributedString *)attributedStringFromContact:(CNContact *)contact defaultAttributes:(NSDictionary *)attributes;
  - (NSString *)stringFromContact:(CNContact *)contact;
  @property CNContactFormatterStyle style;
  @interface CNContactProperty <NSCoding, NSCopying, NSSecureCoding>
  @property (readonly) CNContact *contact;
  @property (readonly) NSString *
      key identifier label
  @property (readonly) id value;
  @interface CNContactStore
  + (CNAuthorizationStatus)authorizationStatusForEntityType:(CNEntityType)type;
  - (BOOL)enumerateContactsWithFetchRequest:(CNContactFetchRequest *)request error:(NSError **)error usingBlock:(void (^)(CNContact *, BOOL *))block;
  - (BOOL)executeSaveRequest:(CNSaveRequest *)request error:(NSError **)error;
  - (CNContact *)unifiedContactWithIdentifier:(NSString *)identifier keysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch error:(NSError **)error;
  - (CNContact *)unifiedMeContactWithKeysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch error:(NSError **)error;
  - (CNFetchResult<NSEnumerator<CNContact *> *> *)enumeratorForContactFetchRequest:(CNContactFetchRequest *)request error:(NSError **)error;
  - (NSArray<CNContact *> *)unifiedContactsMatchingPredicate:(NSPredicate *)predicate keysToFetch:(NSArray<id<CNKeyDescriptor>> *)fetch error:(NSError **)error;
  - (NSArray<CNContainer *> *)containersMatchingPredicate:(NSPredicate *)predicate error:(NSError **)error;
  - (NSArray<CNGroup *> *)groupsMatchingPredicate:(NSPredicate *)predicate error:(NSError **)error;
  - (void)requestAccessForEntityType:(CNEntityType)type completionHandler:(void (^)(BOOL, NSError *))handler;
  @property (readonly) NSData *currentHistoryToken;
  @property (readonly) NSString *defaultContainerIdentifier;
  @interface CNLabeledValue
  + (NSString *)localizedStringForLabel:(NSString *)label;
  + (instancetype)labeledValueWithLabel:(NSString *)label value:(id<NSCopying>)value;
  - (instancetype)initWithLabel:(NSString *)label value:(id<NSCopying>)value;
  - (instancetype)labeledValueBySettingLabel:(NSString *)label value:(id<NSCopying>)value;
  - (instancetype)labeledValueBySettingLabel:(NSString *)label;
  - (instancetype)labeledValueBySettingValue:(id<NSCopying>)value;
  @property (readonly) NSString *
      identifier label
  @property (readonly, copy) id<NSCopying> value;
  @interface CNPhoneNumber <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)phoneNumberWithStringValue:(NSString *)value;
  - (CNPhoneNumber *)initWithStringValue:(NSString *)value;
  @property (readonly) NSString *stringValue;
  @interface CNSaveRequest
  - (void)addContact:(CNMutableContact *)contact toContainerWithIdentifier:(NSString *)identifier;
  - (void)addGroup:(CNMutableGroup *)group toContainerWithIdentifier:(NSString *)identifier;
  - (void)addMember:(CNContact *)member toGroup:(CNGroup *)group;
  - (void)addSubgroup:(CNGroup *)subgroup toGroup:(CNGroup *)group;
  - (void)deleteContact:(CNMutableContact *)contact;
  - (void)deleteGroup:(CNMutableGroup *)group;
  - (void)removeMember:(CNContact *)member fromGroup:(CNGroup *)group;
  - (void)removeSubgroup:(CNGroup *)subgroup fromGroup:(CNGroup *)group;
  - (void)updateContact:(CNMutableContact *)contact;
  - (void)updateGroup:(CNMutableGroup *)group;
  @property BOOL shouldRefetchContacts;
  @property (copy) NSString *transactionAuthor;
  @interface CNContactViewController
  + (id<CNKeyDescriptor>)descriptorForRequiredKeys;
  @property (copy) CNContact *contact;
  @interface ABUnknownPersonViewController
  @property ABAddressBookRef addressBook;
  @property ABRecordRef displayedPerson;
  @property BOOL
      allowsActions allowsAddingToAddressBook
  @property (copy) NSString *
      alternateName message
  @property (assign) id<ABUnknownPersonViewControllerDelegate> unknownPersonViewDelegate;
  @interface EKEventStore
  + (EKAuthorizationStatus)authorizationStatusForEntityType:(EKEntityType)type;
  - (BOOL)commit:(NSError **)commit;
  - (BOOL)removeCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
  - (BOOL)removeReminder:(EKReminder *)reminder commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)saveCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
  - (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
  - (BOOL)saveReminder:(EKReminder *)reminder commit:(BOOL)commit error:(NSError **)error;
  - (EKCalendar *)calendarWithIdentifier:(NSString *)identifier;
  - (EKCalendarItem *)calendarItemWithIdentifier:(NSString *)identifier;
  - (EKEvent *)eventWithIdentifier:(NSString *)identifier;
  - (EKSource *)sourceWithIdentifier:(NSString *)identifier;
  - (NSArray<EKCalendar *> *)calendarsForEntityType:(EKEntityType)type;
  - (NSArray<EKCalendarItem *> *)calendarItemsWithExternalIdentifier:(NSString *)identifier;
  - (NSArray<EKEvent *> *)eventsMatchingPredicate:(NSPredicate *)predicate;
  - (NSPredicate *)predicateForCompletedRemindersWithCompletionDateStarting:(NSDate *)starting ending:(NSDate *)ending calendars:(NSArray<EKCalendar *> *)calendars;
  - (NSPredicate *)predicateForEventsWithStartDate:(NSDate *)date endDate:(NSDate *)date2 calendars:(NSArray<EKCalendar *> *)calendars;
  - (NSPredicate *)predicateForIncompleteRemindersWithDueDateStarting:(NSDate *)starting ending:(NSDate *)ending calendars:(NSArray<EKCalendar *> *)calendars;
  - (NSPredicate *)predicateForRemindersInCalendars:(NSArray<EKCalendar *> *)calendars;
  - (id)fetchRemindersMatchingPredicate:(NSPredicate *)predicate completion:(void (^)(NSArray<EKReminder *> *))completion;
  - (instancetype)initWithAccessToEntityTypes:(EKEntityMask)types;
  - (instancetype)initWithSources:(NSArray<EKSource *> *)sources;
  - (void)cancelFetchRequest:(id)request;
  - (void)enumerateEventsMatchingPredicate:(NSPredicate *)predicate usingBlock:(void (^)(EKEvent *, BOOL *))block;
  - (void)refreshSourcesIfNecessary;
  - (void)requestAccessToEntityType:(EKEntityType)type completion:(void (^)(BOOL, NSError *))completion;
  - (void)requestFullAccessToEventsWithCompletion:(void (^)(BOOL, NSError *))completion;
  - (void)requestFullAccessToRemindersWithCompletion:(void (^)(BOOL, NSError *))completion;
  - (void)requestWriteOnlyAccessToEventsWithCompletion:(void (^)(BOOL, NSError *))completion;
  - (void)reset;
  @property (readonly) EKCalendar *
      defaultCalendarForNewEvents defaultCalendarForNewReminders
  @property (readonly) NSArray<EKCalendar *> *calendars;
  @property (readonly) NSArray<EKSource *> *
      delegateSources sources
  @property (readonly) NSString *eventStoreIdentifier;
  @interface EKObject
  - (BOOL)refresh;
  - (void)reset;
  - (void)rollback;
  @property (readonly) BOOL
      hasChanges isNew
  @interface EKAlarm <NSCopying>
  + (EKAlarm *)alarmWithAbsoluteDate:(NSDate *)date;
  + (EKAlarm *)alarmWithRelativeOffset:(double)offset;
  @property EKAlarmProximity proximity;
  @property (readonly) EKAlarmType type;
  @property (copy) EKStructuredLocation *structuredLocation;
  @property (copy) NSDate *absoluteDate;
  @property (copy) NSString *
      emailAddress soundName
  @property (copy) NSURL *url;
  @property double relativeOffset;
  @interface EKCalendar
  + (EKCalendar *)calendarForEntityType:(EKEntityType)type eventStore:(EKEventStore *)store;
  + (EKCalendar *)calendarWithEventStore:(EKEventStore *)store;
  @property (readonly) BOOL
      allowsContentModifications isSubscribed isImmutable
  @property CGColorRef CGColor;
  @property (readonly) EKCalendarEventAvailabilityMask supportedEventAvailabilities;
  @property (readonly) EKCalendarType type;
  @property (readonly) EKEntityMask allowedEntityTypes;
  @property EKSource *source;
  @property (copy) NSColor *color;
  @property (copy) NSString *title;
  @property (readonly) NSString *calendarIdentifier;
  @interface EKCalendarItem
  - (void)addAlarm:(EKAlarm *)alarm;
  - (void)addRecurrenceRule:(EKRecurrenceRule *)rule;
  - (void)removeAlarm:(EKAlarm *)alarm;
  - (void)removeRecurrenceRule:(EKRecurrenceRule *)rule;
  @property (readonly) BOOL
      hasAlarms hasRecurrenceRules hasAttendees hasNotes
  @property EKCalendar *calendar;
  @property (copy) NSArray<EKAlarm *> *alarms;
  @property (readonly) NSArray<EKParticipant *> *attendees;
  @property (copy) NSArray<EKRecurrenceRule *> *recurrenceRules;
  @property (readonly) NSDate *
      lastModifiedDate creationDate
  @property (copy) NSString *
      title location notes
  @property (readonly) NSString *
      UUID calendarItemIdentifier calendarItemExternalIdentifier
  @property (copy) NSTimeZone *timeZone;
  @property (copy) NSURL *URL;
  @interface EKEvent
  + (EKEvent *)eventWithEventStore:(EKEventStore *)store;
  - (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)event;
  - (NSString *)birthdayContactIdentifier;
  @property (getter=is) BOOL
      allDay
  @property (readonly) BOOL isDetached;
  @property EKEventAvailability availability;
  @property (readonly) EKEventStatus status;
  @property (readonly) EKParticipant *organizer;
  @property EKRecurrenceRule *recurrenceRule;
  @property (copy) EKStructuredLocation *structuredLocation;
  @property (copy) NSDate *
      startDate endDate
  @property (readonly) NSDate *occurrenceDate;
  @property (readonly) NSInteger birthdayPersonID;
  @property (readonly) NSString *
      eventIdentifier birthdayPersonUniqueID
  @interface EKParticipant <NSCopying>
  - (ABRecordRef)ABRecordWithAddressBook:(ABAddressBookRef)book;
  @property (readonly) BOOL isCurrentUser;
  @property (readonly) EKParticipantRole participantRole;
  @property (readonly) EKParticipantStatus participantStatus;
  @property (readonly) EKParticipantType participantType;
  @property (readonly) NSPredicate *contactPredicate;
  @property (readonly) NSString *name;
  @property (readonly) NSURL *URL;
  @interface EKRecurrenceRule <NSCopying>
  - (instancetype)initRecurrenceWithFrequency:(EKRecurrenceFrequency)frequency interval:(NSInteger)interval daysOfTheWeek:(NSArray<EKRecurrenceDayOfWeek *> *)week daysOfTheMonth:(NSArray<NSNumber *> *)month monthsOfTheYear:(NSArray<NSNumber *> *)year weeksOfTheYear:(NSArray<NSNumber *> *)year2 daysOfTheYear:(NSArray<NSNumber *> *)year3 setPositions:(NSArray<NSNumber *> *)positions end:(EKRecurrenceEnd *)end;
  - (instancetype)initRecurrenceWithFrequency:(EKRecurrenceFrequency)frequency interval:(NSInteger)interval end:(EKRecurrenceEnd *)end;
  @property (copy) EKRecurrenceEnd *recurrenceEnd;
  @property (readonly) EKRecurrenceFrequency frequency;
  @property (readonly) NSArray<EKRecurrenceDayOfWeek *> *daysOfTheWeek;
  @property (readonly) NSArray<NSNumber *> *
      daysOfTheMonth daysOfTheYear weeksOfTheYear monthsOfTheYear setPositions
  @property (readonly) NSInteger
      interval firstDayOfTheWeek
  @property (readonly) NSString *calendarIdentifier;
  @interface EKSource
  - (NSSet<EKCalendar *> *)calendarsForEntityType:(EKEntityType)type;
  @property (readonly) BOOL isDelegate;
  @property (readonly) EKSourceType sourceType;
  @property (readonly) NSSet<EKCalendar *> *calendars;
  @property (readonly) NSString *
      sourceIdentifier title
  @interface EKRecurrenceEnd <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)recurrenceEndWithEndDate:(NSDate *)date;
  + (instancetype)recurrenceEndWithOccurrenceCount:(NSUInteger)count;
  @property (readonly) NSDate *endDate;
  @property (readonly) NSUInteger occurrenceCount;
  @interface MFMailComposeViewController
  + (BOOL)canSendMail;
  - (void)addAttachmentData:(NSData *)data mimeType:(NSString *)type fileName:(NSString *)name;
  - (void)insertCollaborationItemProvider:(NSItemProvider *)provider completionHandler:(void (^)(BOOL))handler;
  - (void)setBccRecipients:(NSArray<NSString *> *)recipients;
  - (void)setCcRecipients:(NSArray<NSString *> *)recipients;
  - (void)setMessageBody:(NSString *)body isHTML:(BOOL)html;
  - (void)setPreferredSendingEmailAddress:(NSString *)address;
  - (void)setSubject:(NSString *)subject;
  - (void)setToRecipients:(NSArray<NSString *> *)recipients;
  @property (weak) id<MFMailComposeViewControllerDelegate> mailComposeDelegate;
  @interface MFMessageComposeViewController
  + (BOOL)canSendAttachments;
  + (BOOL)canSendSubject;
  + (BOOL)canSendText;
  + (BOOL)isSupportedAttachmentUTI:(NSString *)uti;
  - (BOOL)addAttachmentData:(NSData *)data typeIdentifier:(NSString *)identifier filename:(NSString *)filename;
  - (BOOL)addAttachmentURL:(NSURL *)url withAlternateFilename:(NSString *)filename;
  - (BOOL)insertCollaborationItemProvider:(NSItemProvider *)provider;
  - (void)disableUserAttachments;
  - (void)setUPIVerificationCodeSendCompletion:(void (^)(BOOL))completion;
  @property (copy) MSMessage *message;
  @property (readonly) NSArray<NSDictionary *> *attachments;
  @property (copy) NSArray<NSString *> *recipients;
  @property (copy) NSString *
      body subject
  @property (weak) id<MFMessageComposeViewControllerDelegate> messageComposeDelegate;
  @interface MSMessage <NSCoding, NSCopying, NSSecureCoding>
  @interface SFSafariViewController
  - (instancetype)initWithOAuthURL:(NSURL *)url substituteRedirectURL:(NSURL *)url2;
  - (instancetype)initWithURL:(NSURL *)url entersReaderIfAvailable:(BOOL)available;
  - (instancetype)initWithURL:(NSURL *)url;
  @property (weak) id<SFSafariViewControllerDelegate> delegate;
  @interface SFSafariExtensionHandler <NSExtensionRequestHandling, SFSafariExtensionHandling>
  @interface SFSafariPage <NSCoding, NSCopying, NSSecureCoding>
  - (void)dispatchMessageToScriptWithName:(NSString *)name userInfo:(NSDictionary<NSString *, id> *)info;
  - (void)getContainingTabWithCompletionHandler:(void (^)(SFSafariTab *))handler;
  - (void)getScreenshotOfVisibleAreaWithCompletionHandler:(void (^)(UIImage *))handler;
  - (void)reload;
  @interface SFSafariWindow <NSCoding, NSCopying, NSSecureCoding>
  - (void)close;
  - (void)getActiveTabWithCompletionHandler:(void (^)(SFSafariTab *))handler;
  - (void)getAllTabsWithCompletionHandler:(void (^)(NSArray<SFSafariTab *> *))handler;
  - (void)openTabWithURL:(NSURL *)url makeActiveIfPossible:(BOOL)possible completionHandler:(void (^)(SFSafariTab *))handler;
  @interface SLComposeServiceViewController <NSTextDelegate, NSTextViewDelegate>
  - (BOOL)isContentValid;
  - (NSArray *)configurationItems;
  - (NSString *)contentText;
  - (UIView *)loadPreviewView;
  - (void)cancel;
  - (void)didSelectCancel;
  - (void)didSelectPost;
  - (void)popConfigurationViewController;
  - (void)presentationAnimationDidFinish;
  - (void)pushConfigurationViewController:(UIViewController *)controller;
  - (void)reloadConfigurationItems;
  - (void)validateContent;
  @property NSNumber *charactersRemaining;
  @property (copy) NSString *placeholder;
  @property (readonly) NSTextView *textView;
  @property (readonly) UITraitCollection *traitCollection;
  @property (readonly) UIView *preferredFocusedView;
  @property UIViewController *autoCompletionViewController;
  @interface SLComposeSheetConfigurationItem
  @property BOOL valuePending;
  @property (copy) NSString *
      title value
  @interface SLRequest
  + (SLRequest *)requestForServiceType:(NSString *)type requestMethod:(SLRequestMethod)method URL:(NSURL *)url parameters:(NSDictionary *)parameters;
  - (NSURLRequest *)preparedURLRequest;
  - (SLRequestMethod)requestMethod;
  - (void)addMultipartData:(NSData *)data withName:(NSString *)name type:(NSString *)type filename:(NSString *)filename;
  - (void)addMultipartData:(NSData *)data withName:(NSString *)name type:(NSString *)type;
  - (void)performRequestWithHandler:(void (^)(NSData *, NSHTTPURLResponse *, NSError *))handler;
  @property ACAccount *account;
  @property (readonly) NSDictionary *parameters;
  @property (readonly) NSURL *URL;
  @interface ACAccount
  - (NSString *)userFullName;
  - (instancetype)initWithAccountType:(ACAccountType *)type;
  @property ACAccountCredential *credential;
  @property ACAccountType *accountType;
  @property (copy) NSString *
      accountDescription username
  @property (readonly) NSString *identifier;
  @interface ACAccountStore
  - (ACAccount *)accountWithIdentifier:(NSString *)identifier;
  - (ACAccountType *)accountTypeWithAccountTypeIdentifier:(NSString *)identifier;
  - (NSArray *)accounts;
  - (NSArray *)accountsWithAccountType:(ACAccountType *)type;
  - (void)removeAccount:(ACAccount *)account withCompletionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)renewCredentialsForAccount:(ACAccount *)account completion:(void (^)(ACAccountCredentialRenewResult, NSError *))completion;
  - (void)requestAccessToAccountsWithType:(ACAccountType *)type options:(NSDictionary *)options completion:(void (^)(BOOL, NSError *))completion;
  - (void)requestAccessToAccountsWithType:(ACAccountType *)type withCompletionHandler:(void (^)(BOOL, NSError *))handler;
  - (void)saveAccount:(ACAccount *)account withCompletionHandler:(void (^)(BOOL, NSError *))handler;
  @interface ACAccountType
  - (BOOL)accessGranted;
  - (NSString *)accountTypeDescription;
  @property (readonly) NSString *identifier;
  @interface ASAuthorization
  - (id<ASAuthorizationCredential>)credential;
  - (id<ASAuthorizationProvider>)provider;
  @interface ASAuthorizationAppleIDCredential <NSCoding, NSCopying, NSSecureCoding>
  - (ASUserAgeRange)userAgeRange;
  - (ASUserDetectionStatus)realUserStatus;
  - (NSArray<ASAuthorizationScope> *)authorizedScopes;
  - (NSData *)authorizationCode;
  - (NSData *)identityToken;
  - (NSPersonNameComponents *)fullName;
  - (NSString *)email;
  @property (readonly) NSString *
      user state
  @interface ASAuthorizationAppleIDProvider
  - (ASAuthorizationAppleIDRequest *)createRequest;
  - (void)getCredentialStateForUserID:(NSString *)idValue completion:(void (^)(ASAuthorizationAppleIDProviderCredentialState, NSError *))completion;
  @interface ASAuthorizationController
  - (NSArray<ASAuthorizationRequest *> *)authorizationRequests;
  - (instancetype)initWithAuthorizationRequests:(NSArray<ASAuthorizationRequest *> *)requests;
  - (void)cancel;
  - (void)performAutoFillAssistedRequests;
  - (void)performRequests;
  - (void)performRequestsWithOptions:(ASAuthorizationControllerRequestOptions)options;
  @property (copy) NSArray<ASAuthorizationCustomMethod> *customAuthorizationMethods;
  @property (weak) id<ASAuthorizationControllerDelegate> delegate;
  @property (weak) id<ASAuthorizationControllerPresentationContextProviding> presentationContextProvider;
  @interface ASAuthorizationPasswordProvider
  - (ASAuthorizationPasswordRequest *)createRequest;
  @interface ASPasswordCredential <NSCoding, NSCopying, NSSecureCoding>
  + (instancetype)credentialWithUser:(NSString *)user password:(NSString *)password;
  - (instancetype)initWithUser:(NSString *)user password:(NSString *)password;
  @property (readonly) NSString *
      user password
  @interface ASWebAuthenticationSession
  - (BOOL)canStart;
  - (BOOL)start;
  - (instancetype)initWithURL:(NSURL *)url callbackURLScheme:(NSString *)scheme completionHandler:(void (^)(NSURL *, NSError *))handler;
  - (void)cancel;
  @property BOOL prefersEphemeralWebBrowserSession;
  @property NSDictionary<NSString *, NSString *> *additionalHeaderFields;
  @property (weak) id<ASWebAuthenticationPresentationContextProviding> presentationContextProvider;
  @interface LAContext
  - (BOOL)canEvaluatePolicy:(LAPolicy)policy error:(NSError **)error;
  - (BOOL)isCredentialSet:(LACredentialType)set;
  - (BOOL)setCredential:(NSData *)credential type:(LACredentialType)type;
  - (LABiometryType)biometryType;
  - (NSData *)evaluatedPolicyDomainState;
  - (void)evaluateAccessControl:(SecAccessControlRef)control operation:(LAAccessControlOperation)operation localizedReason:(NSString *)reason reply:(void (^)(BOOL, NSError *))reply;
  - (void)evaluatePolicy:(LAPolicy)policy localizedReason:(NSString *)reason reply:(void (^)(BOOL, NSError *))reply;
  - (void)invalidate;
  @property BOOL interactionNotAllowed;
  @property NSNumber *maxBiometryFailures;
  @property (copy) NSString *
      localizedFallbackTitle localizedCancelTitle localizedReason
  @property double touchIDAuthenticationAllowableReuseDuration;
  @interface CXAction <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isComplete;
  - (NSDate *)timeoutDate;
  - (void)fail;
  - (void)fulfill;
  @property (readonly) NSUUID *UUID;
  @interface CXCallAction
  - (NSUUID *)callUUID;
  - (instancetype)initWithCallUUID:(NSUUID *)uuid;
  @interface CXAnswerCallAction
  - (void)fulfillWithDateConnected:(NSDate *)connected;
  @interface CXEndCallAction
  - (void)fulfillWithDateEnded:(NSDate *)ended;
  @interface CXSetMutedCallAction
  - (instancetype)initWithCallUUID:(NSUUID *)uuid muted:(BOOL)muted;
  @property (getter=is) BOOL
      muted
  @interface CXStartCallAction
  - (instancetype)initWithCallUUID:(NSUUID *)uuid handle:(CXHandle *)handle;
  - (void)fulfillWithDateStarted:(NSDate *)started;
  @property (getter=is) BOOL
      video
  @property (copy) CXHandle *handle;
  @property (copy) NSString *contactIdentifier;
  @interface CXCallController
  - (CXCallObserver *)callObserver;
  - (instancetype)initWithQueue:(dispatch_queue_t)queue;
  - (void)requestTransaction:(CXTransaction *)transaction completion:(void (^)(NSError *))completion;
  - (void)requestTransactionWithAction:(CXAction *)action completion:(void (^)(NSError *))completion;
  - (void)requestTransactionWithActions:(NSArray<CXAction *> *)actions completion:(void (^)(NSError *))completion;
  @interface CXCallObserver
  - (NSArray<CXCall *> *)calls;
  - (void)setDelegate:(id<CXCallObserverDelegate>)delegate queue:(dispatch_queue_t)queue;
  @interface CXCallUpdate <NSCopying>
  @property BOOL
      supportsHolding supportsGrouping supportsUngrouping supportsDTMF hasVideo
  @property (copy) CXHandle *remoteHandle;
  @property (copy) NSString *localizedCallerName;
  @interface CXHandle <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isEqualToHandle:(CXHandle *)handle;
  - (instancetype)initWithType:(CXHandleType)type value:(NSString *)value;
  @property (readonly) CXHandleType type;
  @property (readonly) NSString *value;
  @interface CXProvider
  + (void)reportNewIncomingVoIPPushPayload:(NSDictionary *)payload completion:(void (^)(NSError *))completion;
  - (NSArray<CXCallAction *> *)pendingCallActionsOfClass:(Class)classValue withCallUUID:(NSUUID *)uuid;
  - (NSArray<CXTransaction *> *)pendingTransactions;
  - (instancetype)initWithConfiguration:(CXProviderConfiguration *)configuration;
  - (void)invalidate;
  - (void)reportCallWithUUID:(NSUUID *)uuid endedAtDate:(NSDate *)date reason:(CXCallEndedReason)reason;
  - (void)reportCallWithUUID:(NSUUID *)uuid updated:(CXCallUpdate *)updated;
  - (void)reportNewIncomingCallWithUUID:(NSUUID *)uuid update:(CXCallUpdate *)update completion:(void (^)(NSError *))completion;
  - (void)reportOutgoingCallWithUUID:(NSUUID *)uuid connectedAtDate:(NSDate *)date;
  - (void)reportOutgoingCallWithUUID:(NSUUID *)uuid startedConnectingAtDate:(NSDate *)date;
  - (void)setDelegate:(id<CXProviderDelegate>)delegate queue:(dispatch_queue_t)queue;
  @property (copy) CXProviderConfiguration *configuration;
  @interface CXProviderConfiguration <NSCopying>
  - (instancetype)initWithLocalizedName:(NSString *)name;
  @property BOOL
      includesCallsInRecents supportsVideo supportsAudioTranslation
  @property (copy) NSData *iconTemplateImageData;
  @property (copy) NSSet<NSNumber *> *supportedHandleTypes;
  @property NSString *ringtoneSound;
  @property (readonly) NSString *localizedName;
  @property NSUInteger
      maximumCallGroups maximumCallsPerCallGroup
  @interface CXTransaction <NSCoding, NSCopying, NSSecureCoding>
  - (BOOL)isComplete;
  - (instancetype)initWithAction:(CXAction *)action;
  - (instancetype)initWithActions:(NSArray<CXAction *> *)actions;
  - (void)addAction:(CXAction *)action;
  @property (readonly) NSArray<CXAction *> *actions;
  @property (readonly) NSUUID *UUID;
  @interface PKPushCredentials
  @property (readonly) NSData *token;
  @property (readonly) PKPushType type;
  @interface PKPushPayload
  - (NSDictionary *)dictionaryPayload;
  @property (readonly) PKPushType type;
  @interface PKPushRegistry
  - (NSData *)pushTokenForType:(PKPushType)type;
  - (instancetype)initWithQueue:(dispatch_queue_t)queue;
  @property (copy) NSSet<PKPushType> *desiredPushTypes;
  @property (weak) id<PKPushRegistryDelegate> delegate;
  @interface INIntent <NSCoding, NSCopying, NSSecureCoding>
  @interface INInteraction <NSCoding, NSCopying, NSSecureCoding>
  @interface INPerson <NSCoding, NSCopying, NSSecureCoding>
  @interface INImage <NSCoding, NSCopying, NSSecureCoding>
  @interface INFile <NSCoding, NSSecureCoding>
  @interface QLPreviewPanel
  + (BOOL)sharedPreviewPanelExists;
  + (QLPreviewPanel *)sharedPreviewPanel;
  - (BOOL)enterFullScreenMode:(NSScreen *)mode withOptions:(NSDictionary *)options;
  - (id)currentController;
  - (id<QLPreviewItem>)currentPreviewItem;
  - (void)exitFullScreenModeWithOptions:(NSDictionary *)options;
  - (void)refreshCurrentPreviewItem;
  - (void)reloadData;
  - (void)updateController;
  @property (readonly) BOOL isInFullScreenMode;
  @property NSInteger currentPreviewItemIndex;
  @property id displayState;
  @property (assign) id delegate;
  @property (assign) id<QLPreviewPanelDataSource> dataSource;
  @interface LPLinkMetadata <NSCoding, NSCopying, NSSecureCoding>
  @interface PDFView <NSAnimationDelegate, NSMenuDelegate>
  - (NSPoint)convertPoint:(NSPoint)point fromPage:(PDFPage *)page;
  - (NSPoint)convertPoint:(NSPoint)point toPage:(PDFPage *)page;
  - (NSRect)convertRect:(NSRect)rect fromPage:(PDFPage *)page;
  - (NSRect)convertRect:(NSRect)rect toPage:(PDFPage *)page;
  - (NSSize)rowSizeForPage:(PDFPage *)page;
  - (PDFAreaOfInterest)areaOfInterestForMouse:(NSEvent *)mouse;
  - (PDFAreaOfInterest)areaOfInterestForPoint:(NSPoint)point;
  - (PDFPage *)pageForPoint:(NSPoint)point nearest:(BOOL)nearest;
  - (void)annotationsChangedOnPage:(PDFPage *)page;
  - (void)clearSelection;
  - (void)copy:(id)copy;
  - (void)drawPage:(PDFPage *)page toContext:(CGContextRef)context;
  - (void)drawPage:(PDFPage *)page;
  - (void)drawPagePost:(PDFPage *)post toContext:(CGContextRef)context;
  - (void)drawPagePost:(PDFPage *)post;
  - (void)enablePageShadows:(BOOL)shadows;
  - (void)goBack:(id)back;
  - (void)goForward:(id)forward;
  - (void)goToDestination:(PDFDestination *)destination;
  - (void)goToFirstPage:(id)page;
  - (void)goToLastPage:(id)page;
  - (void)goToNextPage:(id)page;
  - (void)goToPage:(PDFPage *)page;
  - (void)goToPreviousPage:(id)page;
  - (void)goToRect:(NSRect)rect onPage:(PDFPage *)page;
  - (void)goToSelection:(PDFSelection *)selection;
  - (void)layoutDocumentView;
  - (void)performAction:(PDFAction *)action;
  - (void)printWithInfo:(NSPrintInfo *)info autoRotate:(BOOL)rotate pageScaling:(PDFPrintScalingMode)scaling;
  - (void)printWithInfo:(NSPrintInfo *)info autoRotate:(BOOL)rotate;
  - (void)scrollSelectionToVisible:(id)visible;
  - (void)selectAll:(id)all;
  - (void)setCurrentSelection:(PDFSelection *)selection animate:(BOOL)animate;
  - (void)setCursorForAreaOfInterest:(PDFAreaOfInterest)interest;
  - (void)takeBackgroundColorFrom:(id)from;
  - (void)takePasswordFrom:(id)from;
  - (void)zoomIn:(id)inValue;
  - (void)zoomOut:(id)outValue;
  @property BOOL
      displaysPageBreaks displaysAsBook displaysRTL autoScales acceptsDraggedFiles enableDataDetectors shouldAntiAlias allowsDragging
  @property (getter=is) BOOL
      inMarkupMode
  @property (readonly) BOOL
      canGoToFirstPage canGoToLastPage canGoToNextPage canGoToPreviousPage canGoBack canGoForward pageShadowsEnabled canZoomIn canZoomOut
  @property CGFloat
      scaleFactor minScaleFactor maxScaleFactor greekingThreshold
  @property (readonly) CGFloat scaleFactorForSizeToFit;
  @property (readonly) NSArray<PDFPage *> *visiblePages;
  @property (copy) NSArray<PDFSelection *> *highlightedSelections;
  @property NSColor *backgroundColor;
  @property NSEdgeInsets pageBreakMargins;
  @property (readonly) NSView *documentView;
  @property (readonly) PDFDestination *currentDestination;
  @property PDFDisplayBox displayBox;
  @property PDFDisplayDirection displayDirection;
  @property PDFDisplayMode displayMode;
  @property PDFDocument *document;
  @property PDFInterpolationQuality interpolationQuality;
  @property (readonly) PDFPage *currentPage;
  @property PDFSelection *currentSelection;
  @property (weak) id<PDFViewDelegate> delegate;
  @interface PDFDocument <NSCopying>
  - (BOOL)unlockWithPassword:(NSString *)password;
  - (BOOL)writeToFile:(NSString *)file withOptions:(NSDictionary<PDFDocumentWriteOption, id> *)options;
  - (BOOL)writeToFile:(NSString *)file;
  - (BOOL)writeToURL:(NSURL *)url withOptions:(NSDictionary<PDFDocumentWriteOption, id> *)options;
  - (BOOL)writeToURL:(NSURL *)url;
  - (NSArray<PDFSelection *> *)findString:(NSString *)string withOptions:(NSStringCompareOptions)options;
  - (NSData *)dataRepresentationWithOptions:(NSDictionary *)options;
  - (NSPrintOperation *)printOperationForPrintInfo:(NSPrintInfo *)info scalingMode:(PDFPrintScalingMode)mode autoRotate:(BOOL)rotate;
  - (NSUInteger)indexForPage:(PDFPage *)page;
  - (PDFOutline *)outlineItemForSelection:(PDFSelection *)selection;
  - (PDFPage *)pageAtIndex:(NSUInteger)index;
  - (PDFSelection *)findString:(NSString *)string fromSelection:(PDFSelection *)selection withOptions:(NSStringCompareOptions)options;
  - (PDFSelection *)selectionForEntireDocument;
  - (PDFSelection *)selectionFromPage:(PDFPage *)page atCharacterIndex:(NSUInteger)index toPage:(PDFPage *)page2 atCharacterIndex:(NSUInteger)index2;
  - (PDFSelection *)selectionFromPage:(PDFPage *)page atPoint:(NSPoint)point toPage:(PDFPage *)page2 atPoint:(NSPoint)point2 withGranularity:(PDFSelectionGranularity)granularity;
  - (PDFSelection *)selectionFromPage:(PDFPage *)page atPoint:(NSPoint)point toPage:(PDFPage *)page2 atPoint:(NSPoint)point2;
  - (instancetype)initWithData:(NSData *)data;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)beginFindString:(NSString *)string withOptions:(NSStringCompareOptions)options;
  - (void)beginFindStrings:(NSArray<NSString *> *)strings withOptions:(NSStringCompareOptions)options;
  - (void)cancelFindString;
  - (void)exchangePageAtIndex:(NSUInteger)index withPageAtIndex:(NSUInteger)index2;
  - (void)insertPage:(PDFPage *)page atIndex:(NSUInteger)index;
  - (void)removePageAtIndex:(NSUInteger)index;
  @property (readonly) BOOL
      isEncrypted isLocked allowsPrinting allowsCopying allowsDocumentChanges allowsDocumentAssembly allowsContentAccessibility allowsCommenting
      allowsFormFieldEntry isFinding
  @property (readonly) CGPDFDocumentRef documentRef;
  @property (readonly) Class pageClass;
  @property (readonly) NSData *dataRepresentation;
  @property (copy) NSDictionary *documentAttributes;
  @property (readonly) NSInteger
      majorVersion minorVersion
  @property (readonly) NSString *string;
  @property (readonly) NSUInteger pageCount;
  @property (readonly) NSURL *documentURL;
  @property (readonly) PDFAccessPermissions accessPermissions;
  @property (readonly) PDFDocumentPermissions permissionsStatus;
  @property PDFOutline *outlineRoot;
  @property (weak) id<PDFDocumentDelegate> delegate;
  @interface PDFPage <NSCopying>
  - (CGAffineTransform)transformForBox:(PDFDisplayBox)box;
  - (NSImage *)thumbnailOfSize:(NSSize)size forBox:(PDFDisplayBox)box;
  - (NSInteger)characterIndexAtPoint:(NSPoint)point;
  - (NSRect)boundsForBox:(PDFDisplayBox)box;
  - (NSRect)characterBoundsAtIndex:(NSInteger)index;
  - (PDFAnnotation *)annotationAtPoint:(NSPoint)point;
  - (PDFSelection *)selectionForLineAtPoint:(NSPoint)point;
  - (PDFSelection *)selectionForRange:(NSRange)range;
  - (PDFSelection *)selectionForRect:(NSRect)rect;
  - (PDFSelection *)selectionForWordAtPoint:(NSPoint)point;
  - (PDFSelection *)selectionFromPoint:(NSPoint)point toPoint:(NSPoint)point2;
  - (instancetype)initWithImage:(NSImage *)image options:(NSDictionary<PDFPageImageInitializationOption, id> *)options;
  - (instancetype)initWithImage:(NSImage *)image;
  - (void)addAnnotation:(PDFAnnotation *)annotation;
  - (void)drawWithBox:(PDFDisplayBox)box toContext:(CGContextRef)context;
  - (void)drawWithBox:(PDFDisplayBox)box;
  - (void)removeAnnotation:(PDFAnnotation *)annotation;
  - (void)setBounds:(NSRect)bounds forBox:(PDFDisplayBox)box;
  - (void)transformContext:(CGContextRef)context forBox:(PDFDisplayBox)box;
  - (void)transformContextForBox:(PDFDisplayBox)box;
  @property BOOL displaysAnnotations;
  @property (readonly) CGPDFPageRef pageRef;
  @property (readonly) NSArray<PDFAnnotation *> *annotations;
  @property (readonly) NSAttributedString *attributedString;
  @property (readonly) NSData *dataRepresentation;
  @property NSInteger rotation;
  @property (readonly) NSString *
      label string
  @property (readonly) NSUInteger numberOfCharacters;
  @property (readonly) PDFDocument *document;
  @interface WCSession
  + (BOOL)isSupported;
  + (WCSession *)defaultSession;
  - (BOOL)hasContentPending;
  - (BOOL)iOSDeviceNeedsUnlockAfterRebootForReachability;
  - (BOOL)isCompanionAppInstalled;
  - (BOOL)isComplicationEnabled;
  - (BOOL)isPaired;
  - (BOOL)isReachable;
  - (BOOL)isWatchAppInstalled;
  - (BOOL)updateApplicationContext:(NSDictionary<NSString *, id> *)context error:(NSError **)error;
  - (NSArray<WCSessionFileTransfer *> *)outstandingFileTransfers;
  - (NSArray<WCSessionUserInfoTransfer *> *)outstandingUserInfoTransfers;
  - (NSDictionary<NSString *, id> *)applicationContext;
  - (NSDictionary<NSString *, id> *)receivedApplicationContext;
  - (NSUInteger)remainingComplicationUserInfoTransfers;
  - (NSURL *)watchDirectoryURL;
  - (WCSessionFileTransfer *)transferFile:(NSURL *)file metadata:(NSDictionary<NSString *, id> *)metadata;
  - (WCSessionUserInfoTransfer *)transferCurrentComplicationUserInfo:(NSDictionary<NSString *, id> *)info;
  - (WCSessionUserInfoTransfer *)transferUserInfo:(NSDictionary<NSString *, id> *)info;
  - (void)activateSession;
  - (void)sendMessage:(NSDictionary<NSString *, id> *)message replyHandler:(void (^)(NSDictionary<NSString *, id> *))handler errorHandler:(void (^)(NSError *))handler2;
  - (void)sendMessageData:(NSData *)data replyHandler:(void (^)(NSData *))handler errorHandler:(void (^)(NSError *))handler2;
  @property (readonly) WCSessionActivationState activationState;
  @property (weak) id<WCSessionDelegate> delegate;
  @interface WCSessionFile
  @property (readonly) NSDictionary<NSString *, id> *metadata;
  @property (readonly) NSURL *fileURL;
  @interface WCSessionUserInfoTransfer <NSCoding, NSSecureCoding>
  - (BOOL)isCurrentComplicationInfo;
  - (BOOL)isTransferring;
  - (void)cancel;
  @property (readonly) NSDictionary<NSString *, id> *userInfo;
  @interface JSContext
  + (JSContext *)contextWithJSGlobalContextRef:(JSGlobalContextRef)ref;
  + (JSContext *)currentContext;
  + (JSValue *)currentCallee;
  + (JSValue *)currentThis;
  + (NSArray *)currentArguments;
  - (JSGlobalContextRef)JSGlobalContextRef;
  - (JSValue *)evaluateScript:(NSString *)script withSourceURL:(NSURL *)url;
  - (JSValue *)evaluateScript:(NSString *)script;
  - (JSValue *)globalObject;
  - (JSValue *)objectForKeyedSubscript:(id)subscript;
  - (JSVirtualMachine *)virtualMachine;
  - (instancetype)initWithVirtualMachine:(JSVirtualMachine *)machine;
  - (void)setObject:(id)object forKeyedSubscript:(NSObject *)subscript;
  @property (copy) void (^exceptionHandler)(JSContext *, JSValue *);
  @property (getter=is) BOOL
      inspectable
  @property JSValue *exception;
  @property (copy) NSString *name;
  @interface JSManagedValue
  + (JSManagedValue *)managedValueWithValue:(JSValue *)value andOwner:(id)owner;
  + (JSManagedValue *)managedValueWithValue:(JSValue *)value;
  - (instancetype)initWithValue:(JSValue *)value;
  @property (readonly) JSValue *value;
  @interface JSValue
  + (JSValue *)valueWithBool:(BOOL)boolValue inContext:(JSContext *)context;
  + (JSValue *)valueWithDouble:(double)doubleValue inContext:(JSContext *)context;
  + (JSValue *)valueWithInt32:(int32_t)int32 inContext:(JSContext *)context;
  + (JSValue *)valueWithNewArrayInContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromDouble:(double)doubleValue inContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromInt64:(int64_t)int64 inContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromString:(NSString *)string inContext:(JSContext *)context;
  + (JSValue *)valueWithNewBigIntFromUInt64:(uint64_t)int64 inContext:(JSContext *)context;
  + (JSValue *)valueWithNewErrorFromMessage:(NSString *)message inContext:(JSContext *)context;
  + (JSValue *)valueWithNewObjectInContext:(JSContext *)context;
  + (JSValue *)valueWithNewPromiseInContext:(JSContext *)context fromExecutor:(void (^)(JSValue *, JSValue *))executor;
  + (JSValue *)valueWithNewPromiseRejectedWithReason:(id)reason inContext:(JSContext *)context;
  + (JSValue *)valueWithNewPromiseResolvedWithResult:(id)result inContext:(JSContext *)context;
  + (JSValue *)valueWithNewRegularExpressionFromPattern:(NSString *)pattern flags:(NSString *)flags inContext:(JSContext *)context;
  + (JSValue *)valueWithNewSymbolFromDescription:(NSString *)description inContext:(JSContext *)context;
  + (JSValue *)valueWithNullInContext:(JSContext *)context;
  + (JSValue *)valueWithObject:(id)object inContext:(JSContext *)context;
  + (JSValue *)valueWithPoint:(CGPoint)point inContext:(JSContext *)context;
  + (JSValue *)valueWithRange:(NSRange)range inContext:(JSContext *)context;
  + (JSValue *)valueWithRect:(CGRect)rect inContext:(JSContext *)context;
  + (JSValue *)valueWithSize:(CGSize)size inContext:(JSContext *)context;
  + (JSValue *)valueWithUInt32:(uint32_t)int32 inContext:(JSContext *)context;
  + (JSValue *)valueWithUndefinedInContext:(JSContext *)context;
  - (BOOL)deleteProperty:(JSValueProperty)property;
  - (BOOL)hasProperty:(JSValueProperty)property;
  - (BOOL)isArray;
  - (BOOL)isBigInt;
  - (BOOL)isBoolean;
  - (BOOL)isDate;
  - (BOOL)isEqualToObject:(id)object;
  - (BOOL)isEqualWithTypeCoercionToObject:(id)object;
  - (BOOL)isInstanceOf:(id)of;
  - (BOOL)isNull;
  - (BOOL)isNumber;
  - (BOOL)isObject;
  - (BOOL)isString;
  - (BOOL)isSymbol;
  - (BOOL)isUndefined;
  - (BOOL)toBool;
  - (CGPoint)toPoint;
  - (CGRect)toRect;
  - (CGSize)toSize;
  - (JSRelationCondition)compareDouble:(double)doubleValue;
  - (JSRelationCondition)compareInt64:(int64_t)int64;
  - (JSRelationCondition)compareJSValue:(JSValue *)value;
  - (JSRelationCondition)compareUInt64:(uint64_t)int64;
  - (JSValue *)callWithArguments:(NSArray *)arguments;
  - (JSValue *)constructWithArguments:(NSArray *)arguments;
  - (JSValue *)invokeMethod:(NSString *)method withArguments:(NSArray *)arguments;
  - (JSValue *)objectAtIndexedSubscript:(NSUInteger)subscript;
  - (JSValue *)objectForKeyedSubscript:(id)subscript;
  - (JSValue *)valueAtIndex:(NSUInteger)index;
  - (JSValue *)valueForProperty:(JSValueProperty)property;
  - (NSArray *)toArray;
  - (NSDate *)toDate;
  - (NSDictionary *)toDictionary;
  - (NSNumber *)toNumber;
  - (NSRange)toRange;
  - (NSString *)toString;
  - (double)toDouble;
  - (id)toObject;
  - (id)toObjectOfClass:(Class)classValue;
  - (int32_t)toInt32;
  - (int64_t)toInt64;
  - (uint32_t)toUInt32;
  - (uint64_t)toUInt64;
  - (void)defineProperty:(JSValueProperty)property descriptor:(id)descriptor;
  - (void)setObject:(id)object atIndexedSubscript:(NSUInteger)subscript;
  - (void)setObject:(id)object forKeyedSubscript:(id)subscript;
  - (void)setValue:(id)value atIndex:(NSUInteger)index;
  - (void)setValue:(id)value forProperty:(JSValueProperty)property;
  @property (readonly) JSContext *context;
  @interface JSVirtualMachine
  - (void)addManagedReference:(id)reference withOwner:(id)owner;
  - (void)removeManagedReference:(id)reference withOwner:(id)owner;
  @interface BGTaskRequest <NSCopying>
  @interface UTType <NSCoding, NSCopying, NSSecureCoding>
  + (NSArray<UTType *> *)typesWithTag:(NSString *)tag tagClass:(NSString *)classValue conformingToType:(UTType *)type;
  + (UTType *)exportedTypeWithIdentifier:(NSString *)identifier conformingToType:(UTType *)type;
  + (UTType *)exportedTypeWithIdentifier:(NSString *)identifier;
  + (UTType *)importedTypeWithIdentifier:(NSString *)identifier conformingToType:(UTType *)type;
  + (UTType *)importedTypeWithIdentifier:(NSString *)identifier;
  + (instancetype)typeWithFilenameExtension:(NSString *)extension conformingToType:(UTType *)type;
  + (instancetype)typeWithFilenameExtension:(NSString *)extension;
  + (instancetype)typeWithIdentifier:(NSString *)identifier;
  + (instancetype)typeWithMIMEType:(NSString *)type conformingToType:(UTType *)type2;
  + (instancetype)typeWithMIMEType:(NSString *)type;
  + (instancetype)typeWithTag:(NSString *)tag tagClass:(NSString *)classValue conformingToType:(UTType *)type;
  - (BOOL)conformsToType:(UTType *)type;
  - (BOOL)isDeclared;
  - (BOOL)isDynamic;
  - (BOOL)isPublicType;
  - (BOOL)isSubtypeOfType:(UTType *)type;
  - (BOOL)isSupertypeOfType:(UTType *)type;
  - (NSSet<UTType *> *)supertypes;
  - (NSString *)preferredFilenameExtension;
  - (NSString *)preferredMIMEType;
  - (NSURL *)referenceURL;
  @property (readonly) NSDictionary<NSString *, NSArray<NSString *> *> *tags;
  @property (readonly) NSNumber *version;
  @property (readonly) NSString *
      identifier localizedDescription
  @interface MXMetricPayload <NSCoding, NSSecureCoding>
  @interface MXDiagnosticPayload <NSCoding, NSSecureCoding>
  @interface MXCallStackTree <NSCoding, NSSecureCoding>
  @interface ADClient
  + (ADClient *)sharedClient;
  - (void)determineAppInstallationAttributionWithCompletionHandler:(void (^)(BOOL))handler;
  @interface NSFileProviderExtension
  + (BOOL)writePlaceholderAtURL:(NSURL *)url withMetadata:(NSDictionary *)metadata error:(NSError **)error;
  + (NSURL *)placeholderURLForURL:(NSURL *)url;
  - (NSString *)persistentIdentifierForItemAtURL:(NSURL *)url;
  - (NSString *)providerIdentifier;
  - (NSURL *)URLForItemWithPersistentIdentifier:(NSString *)identifier;
  - (NSURL *)documentStorageURL;
  - (void)itemChangedAtURL:(NSURL *)url;
  - (void)providePlaceholderAtURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)startProvidingItemAtURL:(NSURL *)url completionHandler:(void (^)(NSError *))handler;
  - (void)stopProvidingItemAtURL:(NSURL *)url;
  @interface ScreenSaverDefaults
  + (instancetype)defaultsForModuleWithName:(NSString *)name;
  @interface ScreenSaverView
  + (BOOL)performGammaFade;
  + (NSBackingStoreType)backingStoreType;
  - (BOOL)hasConfigureSheet;
  - (BOOL)isPreview;
  - (NSWindow *)configureSheet;
  - (instancetype)initWithFrame:(NSRect)frame isPreview:(BOOL)preview;
  - (void)animateOneFrame;
  - (void)startAnimation;
  - (void)stopAnimation;
  @property (readonly) BOOL isAnimating;
  @property double animationTimeInterval;
  @interface XCTest
  - (BOOL)setUpWithError:(NSError **)error;
  - (BOOL)tearDownWithError:(NSError **)error;
  - (Class)testRunClass;
  - (NSUInteger)testCaseCount;
  - (XCTestRun *)testRun;
  - (void)performTest:(XCTestRun *)test;
  - (void)runTest;
  - (void)setUp;
  - (void)setUpWithCompletionHandler:(void (^)(NSError *))handler;
  - (void)tearDown;
  - (void)tearDownWithCompletionHandler:(void (^)(NSError *))handler;
  @property (readonly) NSString *name;
  @interface XCTestCase <XCTWaiterDelegate>
  + (BOOL)runsForEachTargetApplicationUIConfiguration;
  + (NSArray<NSInvocation *> *)testInvocations;
  + (NSArray<XCTPerformanceMetric> *)defaultPerformanceMetrics;
  + (XCTestSuite *)defaultTestSuite;
  + (instancetype)testCaseWithInvocation:(NSInvocation *)invocation;
  + (instancetype)testCaseWithSelector:(SEL)selector;
  + (void)setUp;
  + (void)tearDown;
  - (XCTestExpectation *)expectationForNotification:(NSNotificationName)notification object:(id)object notificationCenter:(NSNotificationCenter *)center handler:(BOOL (^)(NSNotification *))handler;
  - (XCTestExpectation *)expectationForNotification:(NSString *)name object:(id)object handler:(BOOL (^)(NSNotification *note))handler;
  - (XCTestExpectation *)expectationForPredicate:(NSPredicate *)predicate evaluatedWithObject:(id)object handler:(BOOL (^)(void))handler;
  - (XCTestExpectation *)expectationWithDescription:(NSString *)description;
  - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path expectedValue:(id)value;
  - (XCTestExpectation *)keyValueObservingExpectationForObject:(id)object keyPath:(NSString *)path handler:(BOOL (^)(id object, NSDictionary *change))handler;
  - (id<NSObject>)addUIInterruptionMonitorWithDescription:(NSString *)description handler:(BOOL (^)(XCUIElement *))handler;
  - (instancetype)initWithInvocation:(NSInvocation *)invocation;
  - (instancetype)initWithSelector:(SEL)selector;
  - (void)addAsyncTeardownBlock:(void (^)(void (^)(NSError *)))block;
  - (void)addTeardownBlock:(void (^)(void))block;
  - (void)invokeTest;
  - (void)measureBlock:(void (^)(void))block;
  - (void)measureMetrics:(NSArray<XCTPerformanceMetric> *)metrics automaticallyStartMeasuring:(BOOL)measuring forBlock:(void (^)(void))block;
  - (void)recordFailureWithDescription:(NSString *)description inFile:(NSString *)file atLine:(NSUInteger)line expected:(BOOL)expected;
  - (void)recordIssue:(XCTIssue *)issue;
  - (void)removeUIInterruptionMonitor:(id<NSObject>)monitor;
  - (void)setUp;
  - (void)startMeasuring;
  - (void)stopMeasuring;
  - (void)tearDown;
  - (void)waitForExpectations:(NSArray *)expectations timeout:(double)seconds;
  - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations enforceOrder:(BOOL)order;
  - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout enforceOrder:(BOOL)order;
  - (void)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (void)waitForExpectationsWithTimeout:(NSTimeInterval)timeout handler:(void (^)(NSError *error))handler;
  @property BOOL continueAfterFailure;
  @property NSInvocation *invocation;
  @property double executionTimeAllowance;
  @interface XCTestSuite
  + (XCTestSuite *)defaultTestSuite;
  + (instancetype)testSuiteForBundlePath:(NSString *)path;
  + (instancetype)testSuiteForTestCaseClass:(Class)classValue;
  + (instancetype)testSuiteForTestCaseWithName:(NSString *)name;
  + (instancetype)testSuiteWithName:(NSString *)name;
  - (NSArray<XCTest *> *)tests;
  - (instancetype)initWithName:(NSString *)name;
  - (void)addTest:(XCTest *)test;
  @interface XCTestExpectation
  - (instancetype)initWithDescription:(NSString *)description;
  - (void)fulfill;
  @property BOOL assertForOverFulfill;
  @property (getter=is) BOOL
      inverted
  @property (copy) NSString *expectationDescription;
  @property NSUInteger expectedFulfillmentCount;
  @interface XCTNSPredicateExpectation
  - (instancetype)initWithPredicate:(NSPredicate *)predicate object:(id)object;
  @property (readonly) NSPredicate *predicate;
  @property (readonly) id object;
  @property void *handler;
  @interface XCTestObservationCenter
  + (XCTestObservationCenter *)sharedTestObservationCenter;
  - (void)addTestObserver:(id<XCTestObservation>)observer;
  - (void)removeTestObserver:(id<XCTestObservation>)observer;
  @interface XCTAttachment <NSCoding, NSSecureCoding>
  + (instancetype)attachmentWithArchivableObject:(id<NSSecureCoding>)object uniformTypeIdentifier:(NSString *)identifier;
  + (instancetype)attachmentWithArchivableObject:(id<NSSecureCoding>)object;
  + (instancetype)attachmentWithCompressedContentsOfDirectoryAtURL:(NSURL *)url;
  + (instancetype)attachmentWithContentsOfFileAtURL:(NSURL *)url uniformTypeIdentifier:(NSString *)identifier;
  + (instancetype)attachmentWithContentsOfFileAtURL:(NSURL *)url;
  + (instancetype)attachmentWithData:(NSData *)data uniformTypeIdentifier:(NSString *)identifier;
  + (instancetype)attachmentWithData:(NSData *)data;
  + (instancetype)attachmentWithImage:(NSImage *)image quality:(XCTImageQuality)quality;
  + (instancetype)attachmentWithImage:(NSImage *)image;
  + (instancetype)attachmentWithPlistObject:(id)object;
  + (instancetype)attachmentWithScreenshot:(XCUIScreenshot *)screenshot quality:(XCTImageQuality)quality;
  + (instancetype)attachmentWithScreenshot:(XCUIScreenshot *)screenshot;
  + (instancetype)attachmentWithString:(NSString *)string;
  + (instancetype)attachmentWithUniformTypeIdentifier:(NSString *)identifier name:(NSString *)name payload:(NSData *)payload userInfo:(NSDictionary *)info;
  - (NSString *)uniformTypeIdentifier;
  - (instancetype)initWithUniformTypeIdentifier:(NSString *)identifier name:(NSString *)name payload:(NSData *)payload userInfo:(NSDictionary *)info;
  @property (copy) NSDictionary *userInfo;
  @property (copy) NSString *name;
  @property XCTAttachmentLifetime lifetime;
  @interface XCTIssue <NSCoding, NSCopying, NSMutableCopying, NSSecureCoding>
  - (BOOL)isFailure;
  - (NSError *)associatedError;
  - (NSString *)compactDescription;
  - (NSString *)detailedDescription;
  - (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description severity:(XCTIssueSeverity)severity;
  - (instancetype)initWithType:(XCTIssueType)type compactDescription:(NSString *)description;
  @property (readonly) NSArray<XCTAttachment *> *attachments;
  @property (readonly) XCTIssueSeverity severity;
  @property (readonly) XCTIssueType type;
  @interface XCTWaiter
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations enforceOrder:(BOOL)order;
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout enforceOrder:(BOOL)order;
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout;
  + (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (NSArray<XCTestExpectation *> *)fulfilledExpectations;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations enforceOrder:(BOOL)order;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout enforceOrder:(BOOL)order;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations timeout:(double)timeout;
  - (XCTWaiterResult)waitForExpectations:(NSArray<XCTestExpectation *> *)expectations;
  - (instancetype)initWithDelegate:(id<XCTWaiterDelegate>)delegate;
  @property (weak) id<XCTWaiterDelegate> delegate;
  @interface XCUICoordinate <NSCopying>
  @interface XCUIElement <XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIScreenshotProviding>
  @interface XCUIElementQuery <XCUIElementTypeQueryProvider>
  @interface XCUIScreen <XCUIScreenshotProviding>
  @interface SBObject <NSCoding>
  - (NSError *)lastError;
  - (SBElementArray *)elementArrayWithCode:(DescType)code;
  - (SBObject *)propertyWithClass:(Class)classValue code:(AEKeyword)code;
  - (SBObject *)propertyWithCode:(AEKeyword)code;
  - (id)get;
  - (instancetype)initWithData:(id)data;
  - (instancetype)initWithElementCode:(DescType)code properties:(NSDictionary<NSString *, id> *)properties data:(id)data;
  - (instancetype)initWithProperties:(NSDictionary *)properties;
  - (void)setTo:(id)to;
  @interface SBApplication
  + (SBApplication *)applicationWithBundleIdentifier:(NSString *)identifier;
  + (SBApplication *)applicationWithProcessIdentifier:(pid_t)identifier;
  + (SBApplication *)applicationWithURL:(NSURL *)url;
  - (Class)classForScriptingClass:(NSString *)classValue;
  - (SBApplication *)initWithBundleIdentifier:(NSString *)identifier;
  - (SBApplication *)initWithProcessIdentifier:(pid_t)identifier;
  - (SBApplication *)initWithURL:(NSURL *)url;
  - (void)activate;
  @property (readonly) BOOL isRunning;
  @property long timeout;
  @interface SBElementArray
  - (NSArray<id> *)arrayByApplyingSelector:(SEL)selector withObject:(id)object;
  - (NSArray<id> *)arrayByApplyingSelector:(SEL)selector;
  @interface OSAScript <NSCopying>
  + (NSAppleEventDescriptor *)scriptDataDescriptorWithContentsOfURL:(NSURL *)url;
  - (BOOL)compileAndReturnError:(NSDictionary<NSString *, id> **)error;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type error:(NSDictionary<NSString *, id> **)error;
  - (BOOL)writeToURL:(NSURL *)url ofType:(NSString *)type usingStorageOptions:(OSAStorageOptions)options error:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAndReturnDisplayValue:(NSAttributedString **)value error:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAndReturnError:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeAppleEvent:(NSAppleEventDescriptor *)event error:(NSDictionary<NSString *, id> **)error;
  - (NSAppleEventDescriptor *)executeHandlerWithName:(NSString *)name arguments:(NSArray *)arguments error:(NSDictionary<NSString *, id> **)error;
  - (NSAttributedString *)richTextFromDescriptor:(NSAppleEventDescriptor *)descriptor;
  - (NSData *)compiledDataForType:(NSString *)type usingStorageOptions:(OSAStorageOptions)options error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithCompiledData:(NSData *)data error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithCompiledData:(NSData *)data fromURL:(NSURL *)url usingStorageOptions:(OSAStorageOptions)options error:(NSError **)error;
  - (instancetype)initWithContentsOfURL:(NSURL *)url error:(NSDictionary<NSString *, id> **)error;
  - (instancetype)initWithSource:(NSString *)source;
  @property (readonly) BOOL isCompiled;
  @property (readonly) NSAttributedString *richTextSource;
  @property (readonly) NSString *source;
  @property (readonly) NSURL *url;
  @interface NSExceptionHandler
  + (NSExceptionHandler *)defaultExceptionHandler;
  - (NSUInteger)exceptionHandlingMask;
  - (NSUInteger)exceptionHangingMask;
  - (void)setDelegate:(id)delegate;
  - (void)setExceptionHandlingMask:(NSUInteger)mask;
  - (void)setExceptionHangingMask:(NSUInteger)mask;
  @property (readonly) id delegate;
  @interface SFAuthorization <NSCoding, NSSecureCoding>
  + (id)authorization;
  - (BOOL)obtainWithRight:(const char *)right flags:(AuthorizationFlags)flags error:(NSError **)error;
  - (OSStatus)permitWithRight:(const char *)right flags:(AuthorizationFlags)flags;
  - (void)invalidateCredentials;
  @interface SFCertificatePanel
  + (SFCertificatePanel *)sharedCertificatePanel;
  - (NSArray *)policies;
  - (NSInteger)runModalForCertificates:(NSArray *)certificates showGroup:(BOOL)group;
  - (NSInteger)runModalForTrust:(SecTrustRef)trust showGroup:(BOOL)group;
  - (void)beginSheetForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info certificates:(NSArray *)certificates showGroup:(BOOL)group;
  - (void)beginSheetForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info trust:(SecTrustRef)trust showGroup:(BOOL)group;
  - (void)setAlternateButtonTitle:(NSString *)title;
  - (void)setDefaultButtonTitle:(NSString *)title;
  - (void)setHelpAnchor:(NSString *)anchor;
  - (void)setPolicies:(id)policies;
  - (void)setShowsHelp:(BOOL)help;
  @property (readonly) BOOL showsHelp;
  @property (readonly) NSString *helpAnchor;
  @interface SFCertificateTrustPanel
  + (SFCertificateTrustPanel *)sharedCertificateTrustPanel;
  - (NSInteger)runModalForTrust:(SecTrustRef)trust message:(NSString *)message;
  - (void)beginSheetForWindow:(NSWindow *)window modalDelegate:(id)delegate didEndSelector:(SEL)selector contextInfo:(void *)info trust:(SecTrustRef)trust message:(NSString *)message;
  - (void)setInformativeText:(NSString *)text;
  @property (readonly) NSString *informativeText;
  """#
