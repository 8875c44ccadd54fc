import Facts
import Testing

@testable import Projects

/// Which types the text of a file declares.
struct OutlineTests {
  private func types(_ text: String) -> [OutlinedType] { scan(Array(text.utf8), withTypes: true).types }

  /// `kind name: bases <protocols> @line`.
  private func lines(_ text: String) -> [String] {
    types(text).map { type in
      let category = type.category.map { "(\($0))" } ?? ""
      let bases = type.bases.isEmpty ? "" : ": " + type.bases.joined(separator: ", ")
      let protocols = type.protocols.isEmpty ? "" : " <" + type.protocols.joined(separator: ", ") + ">"
      return "\(type.kind.rawValue) \(type.name)\(category)\(bases)\(protocols) @\(type.line)"
    }
  }

  @Test func objectiveC() {
    #expect(
      lines(
        """
        @class Ignored;
        @protocol Also, Ignored;
        @protocol Reading <NSObject, Closing>
        @end
        @interface Feed : NSObject <Reading,
          Closing> { struct { int x; } point; }
        @end
        @interface Box<__covariant T> : Base<T>
        @end
        @interface Shelf : Box<Feed *> <Reading>
        @end
        @interface Feed (Paging) <Paging>
        @end
        @interface Feed ()
        @end
        @interface GENERIC_CLASS(Crate, T) : NSObject <Reading>
        @end
        @interface EXTERN_MODULE(Bridge, NSObject)
        @end
        @interface Root
        @end
        @implementation Feed
        @end
        @implementation Feed (Private)
        @end
        """) == [
          "protocol Reading <NSObject, Closing> @3", "class Feed: NSObject <Reading, Closing> @5", "class Box: Base @8", "class Shelf: Box <Reading> @10",
          "category Feed(Paging) <Paging> @12", "category Feed() @14", "class Crate: NSObject <Reading> @16", "class Root @20", "class Feed @22", "category Feed(Private) @24",
        ])
    #expect(types("@implementation Feed (Private)\n@end").map(\.isImplementation) == [true])
  }

  @Test func records() {
    #expect(
      lines(
        """
        class Forward;
        struct Point { int x; } origin;
        namespace db { namespace {
        class EXPORT Store final : public io::Base<Point>, private virtual Other {
          struct Page { Page *next; };
          enum class Mode : int { read };
          void run() { class Local : Base {}; if (a < b) {} }
        };
        } }
        namespace db::log { class Reader : ::db::Store {}; }
        template <class T> struct hash<T> : Base {};
        struct List<T>::Node : Base {};
        class db::Store::Cursor {};
        typedef struct { int a; } Pair;
        typedef struct Tagged { union { int a; } b; } Alias;
        extern "C" { struct Plain {}; }
        typedef NS_ENUM(NSInteger, Style) { StyleBold };
        """) == [
          "struct Point @2", "class db::Store: io::Base, Other @4", "struct db::Store::Page @5", "enum db::Store::Mode @6", "class Local: Base @7",
          "class db::log::Reader: db::Store @10", "class db::Store::Cursor @13", "struct Pair @14", "struct Tagged @15", "struct Plain @16", "enum Style @17",
        ])
  }

  @Test("what stands in what, as clang names it")
  func identities() {
    let found = types("namespace a { struct B { union C {}; }; }\nvoid f() { struct D {}; }\n@protocol P\n@end")
    #expect(found.map(\.id.text) == ["c:@N@a@S@B", "c:@N@a@S@B@U@C", "c:@2@S@D", "c:objc(pl)P"])
    #expect(found.map { $0.container?.text } == [nil, "c:@N@a@S@B", nil, nil])
    #expect(found.map(\.isLocal) == [false, false, true, false])
  }

  @Test("each branch of a condition begins with the braces that were open before it")
  func branches() {
    #expect(
      lines(
        """
        #if A
        struct One : Left {
        #else
        struct One : Right {
        #endif
          struct Inner {};
        };
        struct Two {};
        #if 0
        struct Three {
        #endif
        struct Four {};
        """) == ["struct One: Left @2", "struct One: Right @4", "struct One::Inner @6", "struct Two @8", "struct Four @12"])
  }

  @Test("what stands deeper than anybody writes is not remembered, and the rest is")
  func deep() {
    let nested = String(repeating: "#if A\nstruct a {\n", count: 3000) + String(repeating: "};\n#endif\n", count: 3000) + "struct Last {};"
    let found = types(nested)
    #expect(found.count == 102 && found.last?.name == "Last")
  }

  @Test("text that ends anywhere")
  func cut() {
    let text = Array("@interface A<T : B *> : C<D> <E> {\n@interface F (G) <H>\nnamespace a::b { class X : public Y<Z>, W { typedef struct { int a; } N; } }".utf8)
    for end in text.indices { _ = scan(Array(text[..<end]), withTypes: true) }
    #expect(scan(text).types == [])
  }
}
