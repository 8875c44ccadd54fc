/// The language a stub header is for.
package enum StubDialect: Sendable {
  case objectiveC
  /// Objective-C as above, and the stand-in of the C++ standard library after it; define `ARBORIST_NO_STD_STUB` to
  /// go without, where real C++ headers can be found.
  case objectiveCxx
  /// Only the stand-in of the C++ standard library, for machines without C++ headers.
  case cxx
}
