import Driver
import Testing
import TestSupport

/// Declarations that give what they inherit a narrower type.
@Suite struct NarrowingTests {
  private func narrowing(_ source: String) throws -> [String] {
    let report = try report(of: "#import <UIKit/UIKit.h>\n" + source)
    return (report.facts(.holds) + report.facts(.uses)).filter { $0.contains("narrows") }
  }

  private let layouts = """
    @protocol Laid
    @end
    @interface Layout : UICollectionViewLayout <Laid>
    @end

    """

  @Test("a property of the platform's class")
  func platform() throws {
    #expect(
      try narrowing(layouts + "@interface Grid : UICollectionView\n@property Layout *collectionViewLayout;\n@end")
        == ["Grid holds Layout strong collectionViewLayout [narrows]", "Grid uses Layout [narrows]"])
  }

  @Test("a property of a protocol, and one that a class extension redeclares")
  func protocols() throws {
    #expect(
      try narrowing(
        layouts + """
          @protocol Laying
          @property (readonly) id<Laid> layout;
          @end
          @interface Table : NSObject <Laying>
          @property (readonly) Layout *layout;
          @end
          """
      ).first == "Table holds Layout strong layout [narrows]")
    #expect(
      try narrowing(
        layouts + """
          @interface Table : NSObject
          @property (readonly) id<Laid> layout;
          @end
          @interface Table ()
          @property (readwrite) Layout *layout;
          @end
          """
      ).first == "Table holds Layout strong layout [narrows]")
  }

  @Test("the result and the parameters of a method that overrides another")
  func methods() throws {
    #expect(
      try narrowing(
        layouts + """
          @interface Base : NSObject
          - (UICollectionViewLayout *)layout;
          - (void)take:(id<Laid>)laid with:(NSString *)name;
          @end
          @interface Table : Base
          - (Layout *)layout;
          @end
          @interface Stack : Base
          - (void)take:(Layout *)laid with:(NSString *)name;
          @end
          """) == ["Stack uses Layout [narrows]", "Table uses Layout [narrows]"])
  }

  @Test("the same type, a type for 'id', and what is only called alike are not narrower")
  func nearMisses() throws {
    #expect(
      try narrowing(
        layouts + """
          @interface Other : NSObject
          @property UIView *layout;
          @property id anything;
          @property (readonly) Layout *own;
          @end
          @interface Table : NSObject
          @property Layout *layout;
          - (void)take:(Layout *)layout;
          @end
          @interface Special : Other
          @property Layout *anything;
          @property (readwrite) Layout *own;
          - (void)take:(Layout *)layout;
          @end
          """) == [])
  }
}
