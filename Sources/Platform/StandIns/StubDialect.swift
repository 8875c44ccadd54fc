/// The language of a stub header.
package enum StubDialect: Sendable {
  case objectiveC
  /// Objective-C as above, followed by the stand-in for the C++ standard library; with `ARBORIST_NO_STD_STUB` the latter is left out, for machines with C++ headers.
  case objectiveCxx
  /// Only the stand-in for the C++ standard library, for machines without C++ headers.
  case cxx
}
