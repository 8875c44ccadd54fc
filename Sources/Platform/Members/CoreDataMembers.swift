/// The members of Core Data's classes. The notation is explained in `memberTables`.
let coreDataMembers = #"""
  @interface NSManagedObject
  + (BOOL)contextShouldIgnoreUnmodeledPropertyChanges;
  + (NSEntityDescription *)entity;
  + (NSFetchRequest *)fetchRequest;
  - (BOOL)hasFaultForRelationshipNamed:(NSString *)named;
  - (BOOL)validateForDelete:(NSError **)deleteValue;
  - (BOOL)validateForInsert:(NSError **)insert;
  - (BOOL)validateForUpdate:(NSError **)update;
  - (NSArray<NSManagedObjectID *> *)objectIDsForRelationshipNamed:(NSString *)named;
  - (NSDictionary<NSString *, id> *)committedValuesForKeys:(NSArray<NSString *> *)keys;
  - (id)primitiveValueForKey:(NSString *)key;
  - (instancetype)initWithContext:(NSManagedObjectContext *)context;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(NSManagedObjectContext *)context;
  - (void)awakeFromFetch;
  - (void)awakeFromInsert;
  - (void)awakeFromSnapshotEvents:(NSSnapshotEventType)events;
  - (void)didAccessValueForKey:(NSString *)key;
  - (void)didSave;
  - (void)didTurnIntoFault;
  - (void)prepareForDeletion;
  - (void)setPrimitiveValue:(id)value forKey:(NSString *)key;
  - (void)willAccessValueForKey:(NSString *)key;
  - (void)willSave;
  - (void)willTurnIntoFault;
  @property (readonly) BOOL
      isInserted isUpdated isDeleted hasChanges hasPersistentChangedValues isFault
  @property (readonly) NSDictionary<NSString *, id> *
      changedValues changedValuesForCurrentEvent
  @property (readonly) NSEntityDescription *entity;
  @property (readonly, assign) NSManagedObjectContext *managedObjectContext;
  @property (readonly) NSManagedObjectID *objectID;
  @property (readonly) NSUInteger faultingState;
  @interface NSManagedObjectContext <NSCoding, NSLocking>
  + (void)mergeChangesFromRemoteContextSave:(NSDictionary *)save intoContexts:(NSArray<NSManagedObjectContext *> *)contexts;
  - (BOOL)obtainPermanentIDsForObjects:(NSArray<NSManagedObject *> *)objects error:(NSError **)error;
  - (BOOL)save:(NSError **)error;
  - (BOOL)setQueryGenerationFromToken:(NSQueryGenerationToken *)token error:(NSError **)error;
  - (BOOL)shouldHandleInaccessibleFault:(NSManagedObject *)fault forObjectID:(NSManagedObjectID *)idValue triggeredByProperty:(NSPropertyDescription *)property;
  - (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
  - (NSManagedObject *)existingObjectWithID:(NSManagedObjectID *)idValue error:(NSError **)error;
  - (NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)idValue;
  - (NSPersistentStoreResult *)executeRequest:(NSPersistentStoreRequest *)request error:(NSError **)error;
  - (NSQueryGenerationToken *)queryGenerationToken;
  - (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
  - (__kindof NSManagedObject *)objectWithID:(NSManagedObjectID *)identifier;
  - (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)type;
  - (void)assignObject:(id)object toPersistentStore:(NSPersistentStore *)store;
  - (void)deleteObject:(NSManagedObject *)object;
  - (void)detectConflictsForObject:(NSManagedObject *)object;
  - (void)insertObject:(NSManagedObject *)object;
  - (void)lock;
  - (void)mergeChangesFromContextDidSaveNotification:(NSNotification *)notification;
  - (void)performBlock:(void (^)(void))block;
  - (void)performBlockAndWait:(void (^)(void))block;
  - (void)processPendingChanges;
  - (void)redo;
  - (void)refreshAllObjects;
  - (void)refreshObject:(NSManagedObject *)object mergeChanges:(BOOL)changes;
  - (void)reset;
  - (void)rollback;
  - (void)undo;
  - (void)unlock;
  @property BOOL
      propagatesDeletesAtEndOfEvent retainsRegisteredObjects shouldDeleteInaccessibleFaults automaticallyMergesChangesFromParent
  @property (readonly) BOOL
      hasChanges tryLock
  @property NSManagedObjectContext *parentContext;
  @property (readonly) NSManagedObjectContextConcurrencyType concurrencyType;
  @property (readonly) NSMutableDictionary *userInfo;
  @property NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (readonly) NSSet<NSManagedObject *> *
      updatedObjects deletedObjects registeredObjects
  @property (readonly) NSSet<__kindof NSManagedObject *> *insertedObjects;
  @property (copy) NSString *
      name transactionAuthor
  @property NSUndoManager *undoManager;
  @property double stalenessInterval;
  @property id mergePolicy;
  @interface NSManagedObjectID <NSCopying>
  - (NSPersistentStore *)persistentStore;
  @property (readonly) BOOL isTemporaryID;
  @property (readonly) NSEntityDescription *entity;
  @property (readonly) NSURL *URIRepresentation;
  @interface NSManagedObjectModel <NSCoding, NSCopying, NSFastEnumeration>
  + (NSDictionary<NSString *, NSString *> *)checksumsForVersionedModelAtURL:(NSURL *)url error:(NSError **)error;
  + (NSManagedObjectModel *)mergedModelFromBundles:(NSArray<NSBundle *> *)bundles forStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
  + (NSManagedObjectModel *)mergedModelFromBundles:(NSArray<NSBundle *> *)bundles;
  + (NSManagedObjectModel *)modelByMergingModels:(NSArray<NSManagedObjectModel *> *)models forStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
  + (NSManagedObjectModel *)modelByMergingModels:(NSArray<NSManagedObjectModel *> *)models;
  - (BOOL)isConfiguration:(NSString *)configuration compatibleWithStoreMetadata:(NSDictionary<NSString *, id> *)metadata;
  - (NSArray<NSEntityDescription *> *)entitiesForConfiguration:(NSString *)configuration;
  - (NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name substitutionVariables:(NSDictionary<NSString *, id> *)variables;
  - (NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name;
  - (instancetype)initWithContentsOfURL:(NSURL *)url;
  - (void)setEntities:(NSArray<NSEntityDescription *> *)entities forConfiguration:(NSString *)configuration;
  - (void)setFetchRequestTemplate:(NSFetchRequest *)templateValue forName:(NSString *)name;
  @property NSArray<NSEntityDescription *> *entities;
  @property (readonly) NSArray<NSString *> *configurations;
  @property (readonly) NSDictionary<NSString *, NSData *> *entityVersionHashesByName;
  @property (readonly) NSDictionary<NSString *, NSEntityDescription *> *entitiesByName;
  @property (readonly) NSDictionary<NSString *, NSFetchRequest *> *fetchRequestTemplatesByName;
  @property NSDictionary<NSString *, NSString *> *localizationDictionary;
  @property (copy) NSSet *versionIdentifiers;
  @property (readonly) NSString *versionChecksum;
  @interface NSPersistentStore
  + (BOOL)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
  + (Class)migrationManagerClass;
  + (NSDictionary<NSString *, id> *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
  - (BOOL)loadMetadata:(NSError **)metadata;
  - (instancetype)initWithPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator configurationName:(NSString *)name URL:(NSURL *)url options:(NSDictionary *)options;
  - (void)didAddToPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator;
  - (void)willRemoveFromPersistentStoreCoordinator:(NSPersistentStoreCoordinator *)coordinator;
  @property (getter=is) BOOL
      readOnly
  @property (readonly) NSCoreDataCoreSpotlightDelegate *coreSpotlightExporter;
  @property (readonly) NSDictionary *options;
  @property NSDictionary<NSString *, id> *metadata;
  @property (readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (copy) NSString *identifier;
  @property (readonly) NSString *
      configurationName type
  @property NSURL *URL;
  @interface NSPersistentStoreCoordinator <NSLocking>
  + (BOOL)removeUbiquitousContentAndPersistentStoreAtURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (BOOL)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStoreOfType:(NSString *)type URL:(NSURL *)url error:(NSError **)error;
  + (BOOL)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStoreOfType:(NSString *)type URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (NSDictionary *)elementsDerivedFromExternalRecordURL:(NSURL *)url;
  + (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error;
  + (NSDictionary<NSString *, NSValue *> *)registeredStoreTypes;
  + (NSDictionary<NSString *, id> *)metadataForPersistentStoreOfType:(NSString *)type URL:(NSURL *)url error:(NSError **)error;
  + (NSDictionary<NSString *, id> *)metadataForPersistentStoreOfType:(NSString *)type URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (NSManagedObjectModel *)cachedModelForPersistentStoreAtURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  + (void)registerStoreClass:(Class)classValue forStoreType:(NSString *)type;
  - (BOOL)destroyPersistentStoreAtURL:(NSURL *)url withType:(NSString *)type options:(NSDictionary *)options error:(NSError **)error;
  - (BOOL)finishDeferredLightweightMigration:(NSError **)migration;
  - (BOOL)finishDeferredLightweightMigrationTask:(NSError **)task;
  - (BOOL)removePersistentStore:(NSPersistentStore *)store error:(NSError **)error;
  - (BOOL)replacePersistentStoreAtURL:(NSURL *)url destinationOptions:(NSDictionary *)options withPersistentStoreFromURL:(NSURL *)url2 sourceOptions:(NSDictionary *)options2 storeType:(NSString *)type error:(NSError **)error;
  - (BOOL)setURL:(NSURL *)url forPersistentStore:(NSPersistentStore *)store;
  - (NSDictionary<NSString *, id> *)metadataForPersistentStore:(NSPersistentStore *)store;
  - (NSManagedObjectID *)managedObjectIDForURIRepresentation:(NSURL *)representation;
  - (NSManagedObjectID *)managedObjectIDFromUTF8String:(char *)string length:(NSUInteger)length;
  - (NSPersistentHistoryToken *)currentPersistentHistoryTokenFromStores:(NSArray *)stores;
  - (NSPersistentStore *)addPersistentStoreWithType:(NSString *)type configuration:(NSString *)configuration URL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
  - (NSPersistentStore *)importStoreWithIdentifier:(NSString *)identifier fromExternalRecordsDirectory:(NSURL *)directory toURL:(NSURL *)url options:(NSDictionary *)options withType:(NSString *)type error:(NSError **)error;
  - (NSPersistentStore *)migratePersistentStore:(NSPersistentStore *)store toURL:(NSURL *)url options:(NSDictionary *)options withType:(NSString *)type error:(NSError **)error;
  - (NSPersistentStore *)persistentStoreForURL:(NSURL *)url;
  - (NSURL *)URLForPersistentStore:(NSPersistentStore *)store;
  - (id)executeRequest:(NSPersistentStoreRequest *)request withContext:(NSManagedObjectContext *)context error:(NSError **)error;
  - (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model;
  - (void)addPersistentStoreWithDescription:(NSPersistentStoreDescription *)description completionHandler:(void (^)(NSPersistentStoreDescription *, NSError *))handler;
  - (void)lock;
  - (void)performBlock:(void (^)(void))block;
  - (void)performBlockAndWait:(void (^)(void))wait;
  - (void)setMetadata:(NSDictionary<NSString *, id> *)metadata forPersistentStore:(NSPersistentStore *)store;
  - (void)unlock;
  @property (readonly) BOOL tryLock;
  @property (readonly) NSArray<NSPersistentStore *> *persistentStores;
  @property (readonly) NSManagedObjectModel *managedObjectModel;
  @property (copy) NSString *name;
  @interface NSPersistentStoreDescription <NSCopying>
  + (instancetype)persistentStoreDescriptionWithURL:(NSURL *)url;
  - (instancetype)initWithURL:(NSURL *)url;
  - (void)setOption:(NSObject *)option forKey:(NSString *)key;
  - (void)setValue:(NSObject *)value forPragmaNamed:(NSString *)named;
  @property BOOL
      shouldAddStoreAsynchronously shouldMigrateStoreAutomatically shouldInferMappingModelAutomatically
  @property (getter=is) BOOL
      readOnly
  @property (readonly) NSDictionary<NSString *, NSObject *> *
      options sqlitePragmas
  @property NSPersistentCloudKitContainerOptions *cloudKitContainerOptions;
  @property (copy) NSString *
      type configuration
  @property (copy) NSURL *URL;
  @property double timeout;
  @interface NSPersistentContainer
  + (NSURL *)defaultDirectoryURL;
  + (instancetype)persistentContainerWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
  + (instancetype)persistentContainerWithName:(NSString *)name;
  - (NSManagedObjectContext *)newBackgroundContext;
  - (instancetype)initWithName:(NSString *)name managedObjectModel:(NSManagedObjectModel *)model;
  - (instancetype)initWithName:(NSString *)name;
  - (void)loadPersistentStoresWithCompletionHandler:(void (^)(NSPersistentStoreDescription *, NSError *))handler;
  - (void)performBackgroundTask:(void (^)(NSManagedObjectContext *))task;
  @property (copy) NSArray<NSPersistentStoreDescription *> *persistentStoreDescriptions;
  @property (readonly) NSManagedObjectContext *viewContext;
  @property (readonly) NSManagedObjectModel *managedObjectModel;
  @property (readonly) NSPersistentStoreCoordinator *persistentStoreCoordinator;
  @property (readonly) NSString *name;
  @interface NSEntityDescription <NSCoding, NSCopying, NSFastEnumeration>
  + (NSEntityDescription *)entityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
  + (__kindof NSManagedObject *)insertNewObjectForEntityForName:(NSString *)name inManagedObjectContext:(NSManagedObjectContext *)context;
  - (BOOL)isKindOfEntity:(NSEntityDescription *)entity;
  - (NSArray<NSRelationshipDescription *> *)relationshipsWithDestinationEntity:(NSEntityDescription *)entity;
  - (NSEntityDescription *)superentity;
  @property (getter=is) BOOL
      abstract
  @property NSArray<NSArray<id> *> *
      uniquenessConstraints compoundIndexes
  @property NSArray<NSEntityDescription *> *subentities;
  @property (copy) NSArray<NSFetchIndexDescription *> *indexes;
  @property NSArray<NSPropertyDescription *> *properties;
  @property (readonly) NSData *versionHash;
  @property NSDictionary *userInfo;
  @property (readonly) NSDictionary<NSString *, NSAttributeDescription *> *attributesByName;
  @property (readonly) NSDictionary<NSString *, NSEntityDescription *> *subentitiesByName;
  @property (readonly) NSDictionary<NSString *, NSPropertyDescription *> *propertiesByName;
  @property (readonly) NSDictionary<NSString *, NSRelationshipDescription *> *relationshipsByName;
  @property NSExpression *coreSpotlightDisplayNameExpression;
  @property (readonly, assign) NSManagedObjectModel *managedObjectModel;
  @property (copy) NSString *
      managedObjectClassName name versionHashModifier renamingIdentifier
  @interface NSPropertyDescription <NSCoding, NSCopying>
  - (void)setValidationPredicates:(NSArray<NSPredicate *> *)predicates withValidationWarnings:(NSArray<NSString *> *)warnings;
  @property (getter=is) BOOL
      optional transient indexed indexedBySpotlight storedInExternalRecord
  @property (readonly) NSArray *validationWarnings;
  @property (readonly) NSArray<NSPredicate *> *validationPredicates;
  @property (readonly) NSData *versionHash;
  @property NSDictionary *userInfo;
  @property (readonly, assign) NSEntityDescription *entity;
  @property (copy) NSString *
      name versionHashModifier renamingIdentifier
  @interface NSAttributeDescription
  @property BOOL
      allowsExternalBinaryDataStorage preservesValueInHistoryOnDeletion allowsCloudEncryption
  @property NSAttributeType attributeType;
  @property (copy) NSString *
      attributeValueClassName valueTransformerName
  @property id defaultValue;
  @interface NSExpressionDescription
  @property NSAttributeType expressionResultType;
  @property NSExpression *expression;
  @interface NSRelationshipDescription
  @property (getter=is) BOOL
      ordered
  @property (readonly) BOOL isToMany;
  @property NSDeleteRule deleteRule;
  @property (assign) NSEntityDescription *destinationEntity;
  @property (assign) NSRelationshipDescription *inverseRelationship;
  @property NSUInteger
      maxCount minCount
  @interface NSPersistentStoreRequest <NSCopying>
  @property NSArray<NSPersistentStore *> *affectedStores;
  @property (readonly) NSPersistentStoreRequestType requestType;
  @interface NSBatchDeleteRequest
  - (instancetype)initWithFetchRequest:(NSFetchRequest *)request;
  - (instancetype)initWithObjectIDs:(NSArray<NSManagedObjectID *> *)ds;
  @property NSBatchDeleteRequestResultType resultType;
  @property (readonly) NSFetchRequest *fetchRequest;
  @interface NSBatchInsertRequest
  + (instancetype)batchInsertRequestWithEntityName:(NSString *)name dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *))handler;
  + (instancetype)batchInsertRequestWithEntityName:(NSString *)name managedObjectHandler:(BOOL (^)(NSManagedObject *))handler;
  + (instancetype)batchInsertRequestWithEntityName:(NSString *)name objects:(NSArray<NSDictionary<NSString *, id> *> *)objects;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *))handler;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity managedObjectHandler:(BOOL (^)(NSManagedObject *))handler;
  - (instancetype)initWithEntity:(NSEntityDescription *)entity objects:(NSArray<NSDictionary<NSString *, id> *> *)objects;
  - (instancetype)initWithEntityName:(NSString *)name dictionaryHandler:(BOOL (^)(NSMutableDictionary<NSString *, id> *))handler;
  - (instancetype)initWithEntityName:(NSString *)name managedObjectHandler:(BOOL (^)(NSManagedObject *))handler;
  - (instancetype)initWithEntityName:(NSString *)name objects:(NSArray<NSDictionary<NSString *, id> *> *)objects;
  @property (copy) BOOL (^dictionaryHandler)(NSMutableDictionary<NSString *, id> *);
  @property (copy) BOOL (^managedObjectHandler)(NSManagedObject *);
  @property (copy) NSArray<NSDictionary<NSString *, id> *> *objectsToInsert;
  @property NSBatchInsertRequestResultType resultType;
  @property (readonly) NSEntityDescription *entity;
  @property (readonly) NSString *entityName;
  @interface NSFetchRequest <NSCoding, NSCopying>
  + (instancetype)fetchRequestWithEntityName:(NSString *)name;
  - (NSArray<ResultType> *)execute:(NSError **)execute;
  - (instancetype)initWithEntityName:(NSString *)name;
  @property BOOL
      includesSubentities includesPropertyValues returnsObjectsAsFaults includesPendingChanges returnsDistinctResults shouldRefreshRefetchedObjects
  @property (copy) NSArray *
      propertiesToFetch propertiesToGroupBy
  @property NSArray<NSPersistentStore *> *affectedStores;
  @property NSArray<NSSortDescriptor *> *sortDescriptors;
  @property (copy) NSArray<NSString *> *relationshipKeyPathsForPrefetching;
  @property NSEntityDescription *entity;
  @property NSFetchRequestResultType resultType;
  @property NSPredicate *
      predicate havingPredicate
  @property (readonly) NSString *entityName;
  @property NSUInteger
      fetchLimit fetchOffset fetchBatchSize
  @interface NSPersistentHistoryChangeRequest
  + (instancetype)deleteHistoryBeforeDate:(NSDate *)date;
  + (instancetype)deleteHistoryBeforeToken:(NSPersistentHistoryToken *)token;
  + (instancetype)deleteHistoryBeforeTransaction:(NSPersistentHistoryTransaction *)transaction;
  + (instancetype)fetchHistoryAfterDate:(NSDate *)date;
  + (instancetype)fetchHistoryAfterToken:(NSPersistentHistoryToken *)token;
  + (instancetype)fetchHistoryAfterTransaction:(NSPersistentHistoryTransaction *)transaction;
  + (instancetype)fetchHistoryWithFetchRequest:(NSFetchRequest *)request;
  @property NSFetchRequest *fetchRequest;
  @property NSPersistentHistoryResultType resultType;
  @property (readonly) NSPersistentHistoryToken *token;
  @interface NSBatchDeleteResult
  @property (readonly) NSBatchDeleteRequestResultType resultType;
  @property (readonly) id result;
  @interface NSPersistentHistoryResult
  @property (readonly) NSPersistentHistoryResultType resultType;
  @property (readonly) id result;
  @interface NSFetchedResultsController
  + (void)deleteCacheWithName:(NSString *)name;
  - (BOOL)performFetch:(NSError **)error;
  - (NSIndexPath *)indexPathForObject:(ResultType)object;
  - (NSInteger)sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
  - (NSString *)cacheName;
  - (NSString *)sectionIndexTitleForSectionName:(NSString *)name;
  - (NSString *)sectionNameKeyPath;
  - (ResultType)objectAtIndexPath:(NSIndexPath *)path;
  - (instancetype)initWithFetchRequest:(NSFetchRequest<ResultType> *)request managedObjectContext:(NSManagedObjectContext *)context sectionNameKeyPath:(NSString *)path cacheName:(NSString *)name;
  @property (readonly) NSArray<NSString *> *sectionIndexTitles;
  @property (readonly) NSArray<ResultType> *fetchedObjects;
  @property (readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
  @property (readonly) NSFetchRequest<ResultType> *fetchRequest;
  @property (readonly) NSManagedObjectContext *managedObjectContext;
  @property (weak) id<NSFetchedResultsControllerDelegate> delegate;
  @interface NSPersistentHistoryToken <NSCoding, NSCopying, NSSecureCoding>
  @interface NSPersistentHistoryTransaction <NSCopying>
  + (NSEntityDescription *)entityDescription;
  + (NSEntityDescription *)entityDescriptionWithContext:(NSManagedObjectContext *)context;
  + (NSFetchRequest *)fetchRequest;
  - (NSArray<NSPersistentHistoryChange *> *)changes;
  - (NSString *)author;
  - (NSString *)contextName;
  @property (readonly) NSDate *timestamp;
  @property (readonly) NSNotification *objectIDNotification;
  @property (readonly) NSPersistentHistoryToken *token;
  @property (readonly) NSString *
      storeID bundleID processID
  @property (readonly) int64_t transactionNumber;
  @interface NSMergePolicy
  + (NSMergePolicy *)errorMergePolicy;
  + (NSMergePolicy *)mergeByPropertyObjectTrumpMergePolicy;
  + (NSMergePolicy *)mergeByPropertyStoreTrumpMergePolicy;
  + (NSMergePolicy *)overwriteMergePolicy;
  + (NSMergePolicy *)rollbackMergePolicy;
  - (BOOL)resolveConflicts:(NSArray *)conflicts error:(NSError **)error;
  - (BOOL)resolveConstraintConflicts:(NSArray<NSConstraintConflict *> *)conflicts error:(NSError **)error;
  - (BOOL)resolveOptimisticLockingVersionConflicts:(NSArray<NSMergeConflict *> *)conflicts error:(NSError **)error;
  - (instancetype)initWithMergeType:(NSMergePolicyType)type;
  @property (readonly) NSMergePolicyType mergeType;
  """#
