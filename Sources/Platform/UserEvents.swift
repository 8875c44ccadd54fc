extension Platform {
  /// Whether the platform calls a method of this name because the user touched, typed or selected something: a delegate's callback, or an event method of a responder.
  /// The name is an Objective-C selector, or a Swift name with labels.
  package static func isUserEvent(_ method: String) -> Bool { userEvents.contains(method) }

  private static let userEvents = Set(userEventTable.pieces(between: "\n").flatMap(\.words))
}

private let userEventTable = """
  tableView(_:didSelectRowAt:) tableView(_:didDeselectRowAt:) tableView(_:accessoryButtonTappedForRowWith:) tableView(_:commit:forRowAt:)
  tableView(_:performPrimaryActionForRowAt:) tableView(_:moveRowAt:to:) collectionView(_:didSelectItemAt:) collectionView(_:didDeselectItemAt:)
  collectionView(_:performPrimaryActionForItemAt:) searchBar(_:textDidChange:) searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
  searchBarBookmarkButtonClicked(_:) searchBar(_:selectedScopeButtonIndexDidChange:) updateSearchResults(for:) textFieldShouldReturn(_:)
  textFieldShouldClear(_:) textField(_:shouldChangeCharactersIn:replacementString:) textViewDidChange(_:) textView(_:shouldInteractWith:in:interaction:)
  tabBar(_:didSelect:) tabBarController(_:didSelect:) pickerView(_:didSelectRow:inComponent:) mapView(_:didSelect:)
  mapView(_:annotationView:calloutAccessoryControlTapped:) touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) pressesBegan(_:with:)
  pressesEnded(_:with:) motionEnded(_:with:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDecelerating(_:) alertView(_:clickedButtonAt:)
  actionSheet(_:clickedButtonAt:) mouseDown(with:) mouseUp(with:) mouseDragged(with:) rightMouseDown(with:) keyDown(with:) outlineViewSelectionDidChange(_:)
  tableViewSelectionDidChange(_:) controlTextDidChange(_:) controlTextDidEndEditing(_:) textDidChange(_:)

  tableView:didSelectRowAtIndexPath: tableView:didDeselectRowAtIndexPath: tableView:accessoryButtonTappedForRowWithIndexPath:
  tableView:commitEditingStyle:forRowAtIndexPath: tableView:moveRowAtIndexPath:toIndexPath: collectionView:didSelectItemAtIndexPath:
  collectionView:didDeselectItemAtIndexPath: searchBar:textDidChange: searchBarSearchButtonClicked: searchBarCancelButtonClicked:
  searchBarBookmarkButtonClicked: searchBar:selectedScopeButtonIndexDidChange: updateSearchResultsForSearchController: textFieldShouldReturn:
  textFieldShouldClear: textField:shouldChangeCharactersInRange:replacementString: textViewDidChange: textView:shouldInteractWithURL:inRange:
  tabBar:didSelectItem: tabBarController:didSelectViewController: pickerView:didSelectRow:inComponent: mapView:didSelectAnnotationView:
  mapView:annotationView:calloutAccessoryControlTapped: touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: pressesBegan:withEvent:
  pressesEnded:withEvent: motionEnded:withEvent: scrollViewDidEndDragging:willDecelerate: scrollViewDidEndDecelerating: alertView:clickedButtonAtIndex:
  alertView:didDismissWithButtonIndex: actionSheet:clickedButtonAtIndex: mouseDown: mouseUp: mouseDragged: rightMouseDown: keyDown:
  outlineViewSelectionDidChange: tableViewSelectionDidChange: controlTextDidChange: controlTextDidEndEditing: textDidChange:
  """
