/// The collections of Foundation. `SummaryTable` explains the notation. Which of them keep their elements weakly says `WeakCollection`.
let collectionSummaries = #"""
  # What puts elements in
  -! addObject: = adds 0
  NSMutableArray/NSMutableOrderedSet! insertObject:atIndex: setObject:atIndexedSubscript: setObject:atIndex: = adds 0
  NSMutableArray/NSMutableOrderedSet! replaceObjectAtIndex:withObject: = adds 1
  NSMutableArray/NSMutableSet/NSMutableOrderedSet! addObjectsFromArray: setArray: unionSet: unionOrderedSet: setSet: intersectSet: = adds 0
  NSMutableArray/NSMutableOrderedSet! insertObjects:atIndexes: = adds 0
  NSMutableArray! replaceObjectsInRange:withObjectsFromArray: replaceObjectsAtIndexes:withObjects: = adds 1
  NSMutableDictionary/NSMapTable! setObject:forKey: setObject:forKeyedSubscript: = adds 0
  NSMutableDictionary setValue:forKey: setValue(_:forKey:) = adds 0
  NSObject! setValue:forKey: setValue:forKeyPath: setValue(_:forKey:) setValue(_:forKeyPath:) = keeps value:0
  NSMutableDictionary! addEntriesFromDictionary: setDictionary: = adds 0
  NSPointerArray! addPointer: insertPointer:atIndex: = adds 0
  NSPointerArray! replacePointerAtIndex:withPointer: = adds 1
  NSMutableArray/NSMutableSet/NSMutableOrderedSet/NSCountedSet/NSHashTable add(_:) = adds 0
  NSMutableArray/NSMutableOrderedSet insert(_:at:) = adds 0
  NSMutableArray/NSMutableOrderedSet! replaceObject(at:with:) = adds 1
  NSMutableArray/NSMutableSet/NSMutableOrderedSet! addObjects(from:) = adds 0
  NSMutableDictionary/NSMapTable/NSCache! setObject(_:forKey:) = adds 0
  NSMutableDictionary! addEntries(from:) = adds 0
  NSPointerArray! addPointer(_:) insertPointer(_:at:) = adds 0
  NSCache! setObject:forKey:cost: setObject(_:forKey:cost:) = adds 0
  NSCache setObject:forKey: = adds 0
  -! NSMapInsert NSHashInsert NSMapInsertKnownAbsent NSHashInsertIfAbsent = 0 keeps element:1

  # What makes collections
  NSArray/NSSet/NSOrderedSet! arrayWithObject: setWithObject: orderedSetWithObject: init(object:) = result keeps element:0
  NSArray/NSSet/NSOrderedSet arrayWithObjects: setWithObjects: orderedSetWithObjects: initWithObjects: init(objects:) = result keeps element:0
  NSDictionary! dictionaryWithObject:forKey: init(object:forKey:) = result keeps element:0
  NSDictionary! dictionaryWithObjectsAndKeys: initWithObjectsAndKeys: dictionaryWithObjects:forKeys: initWithObjects:forKeys: = result keeps element:0
  -! arrayWithArray: initWithArray: setWithArray: setWithSet: initWithSet: orderedSetWithArray: orderedSetWithSet:
    dictionaryWithDictionary: initWithDictionary: initWithArray:copyItems: initWithDictionary:copyItems: initWithSet:copyItems:
    init(array:) init(set:) init(dictionary:) = returns 0
  NSArray/NSSet! arrayByAddingObject: arrayByAddingObjectsFromArray: setByAddingObject: setByAddingObjectsFromSet: setByAddingObjectsFromArray:
    adding(_:) addingObjects(from:) = result keeps element:0 ; returns elements

  # What takes them out
  -! removeObject: removeObjectIdenticalTo: removeObjectAtIndex:
    removeObjectForKey: removeLastObject removeFirstObject removeAllObjects removeObjectsInArray: removeObjectsForKeys: removeObjectsAtIndexes:
    removeObjectsInRange: removeObject:inRange: minusSet: minusOrderedSet: filterUsingPredicate: = removes
  -! removeObject(at:) removeObject(forKey:) removeLastObject()
    removeObject(identicalTo:) removeAllObjects() removeObjects(in:) removeObjects(forKeys:) removeObjects(at:) filter(using:) = removes
  NSMutableArray/NSMutableSet/NSMutableOrderedSet/NSMutableDictionary/NSHashTable/NSMapTable remove(_:) minus(_:) = removes
  NSPointerArray! removePointerAtIndex: removePointer(at:) compact compact() = removes
  -! NSMapRemove NSHashRemove NSResetMapTable NSResetHashTable = ends 0

  # What looks at them
  -! objectAtIndex: objectAtIndexedSubscript: objectForKey:
    objectForKeyedSubscript: lastObject firstObject anyObject nextObject pointerAtIndex: member: minObject = returns element
  -! object(at:) object(forKey:) anyObject() nextObject()
    pointer(at:) member(_:) = returns element
  NSDictionary valueForKey: value(forKey:) = returns element
  -! allObjects allValues objectEnumerator reverseObjectEnumerator
    subarrayWithRange: objectsAtIndexes: sortedArrayUsingSelector: sortedArrayUsingDescriptors: filteredArrayUsingPredicate: filteredSetUsingPredicate:
    filteredOrderedSetUsingPredicate: objectsForKeys:notFoundMarker: sortedArrayUsingFunction:context: setRepresentation dictionaryRepresentation
    allObjects() objectEnumerator() reverseObjectEnumerator() subarray(with:) objects(at:) sortedArray(using:) filtered(using:) = returns elements
  NSArray/NSSet/NSOrderedSet! sortedArrayUsingComparator: sortedArrayWithOptions:usingComparator: sortedArray(comparator^:)
    = runs closure elements ; returns elements
  NSMutableArray/NSMutableOrderedSet! sortUsingComparator: sortWithOptions:usingComparator: sort(comparator^:) = runs closure elements
  -! enumerateObjectsUsingBlock: enumerateObjectsWithOptions:usingBlock:
    enumerateObjectsAtIndexes:options:usingBlock: enumerateKeysAndObjectsUsingBlock: enumerateKeysAndObjectsWithOptions:usingBlock:
    enumerateObjects(_^:) enumerateObjects(options:using^:) enumerateObjects(at:options:using^:) enumerateKeysAndObjects(options:using^:)
    enumerateKeysAndObjects(_^:) = runs closure elements
  -! indexOfObjectPassingTest: indexOfObjectWithOptions:passingTest: indexesOfObjectsPassingTest:
    indexesOfObjectsWithOptions:passingTest: objectsPassingTest: objectsWithOptions:passingTest: keysOfEntriesPassingTest:
    indexOfObject:inSortedRange:options:usingComparator: keysSortedByValueUsingComparator: indexOfObject(passingTest^:)
    indexesOfObjects(options?:passingTest^:)
    objects(passingTest^:) keysOfEntries(passingTest^:) = runs closure elements
  NSArray! makeObjectsPerformSelector: makeObjectsPerformSelector:withObject: = keeps argument:0 call
  NSArray! differenceFromArray:withOptions:usingEquivalenceTest: = runs 2
  NSIndexSet! enumerateIndexesUsingBlock: enumerateRangesUsingBlock: enumerateIndexesInRange:options:usingBlock: indexesPassingTest: = runs closure
  NSString! enumerateLinesUsingBlock: enumerateSubstringsInRange:options:usingBlock:
    enumerateLinguisticTagsInRange:scheme:options:orthography:usingBlock:
    enumerateLines(invoking^:) enumerateSubstrings(in:options?:_^:) = runs closure
  NSAttributedString! enumerateAttributesInRange:options:usingBlock: enumerateAttribute:inRange:options:usingBlock:
    enumerateAttributes(in:options?:using^:)
    enumerateAttribute(_:in:options?:using^:) = runs closure
  NSData! enumerateByteRangesUsingBlock: enumerateBytes(_^:) withUnsafeBytes(_^:) withUnsafeMutableBytes(_^:) = runs closure
  NSRegularExpression! enumerateMatchesInString:options:range:usingBlock: enumerateMatches(in:options?:range:using^:) = runs closure
  NSLinguisticTagger! enumerateTagsInRange:scheme:options:usingBlock: enumerateTags(in:scheme:options?:using^:) = runs closure
  NSCalendar! enumerateDatesStartingAfterDate:matchingComponents:options:usingBlock: enumerateDates(startingAfter:matching:matchingPolicy?:using^:)
    = runs closure
  """#
