/// Whether a file belongs to tests, by its folders and its name: `Tests/PSFeedTests.m`, `PSFeed_test.cc`, `unittest/feed.c`.
///
/// What tests do says little of a design: they create, subclass and stand in for what they test.
package func isTest(_ path: String) -> Bool {
  path.split(separator: "/").contains { part in
    let name = part.prefix { $0 != "." }.lowercased()
    return name.hasPrefix("test") || name.hasSuffix("test") || name.hasSuffix("tests") || name.hasPrefix("unittest") || name.hasSuffix("spec")
      || name.hasSuffix("specs")
  }
}
