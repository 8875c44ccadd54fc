import Driver
import Foundation
import Testing
import TestSupport

/// Apple's own headers in place of the stand-ins: here a few of our own that lie where an SDK has them.
@Suite struct SDKTests {
  private static let sdk = """
    //- Tiny.sdk/SDKSettings.json
    {"CanonicalName": "iphoneos17.2"}
    //- Tiny.sdk/usr/include/tiny.h
    typedef int tiny_number;
    //- Tiny.sdk/System/Library/Frameworks/Foundation.framework/Headers/Foundation.h
    #import <tiny.h>
    typedef struct objc_object *id;
    @interface NSObject
    + (id)alloc;
    @end
    @interface NSTiny : NSObject
    - (tiny_number)onlyHere;
    @end
    """

  private static let code = """

    //- App/main.m
    #import <Foundation/Foundation.h>
    @interface A : NSTiny
    @property (strong) NSTiny *tiny;
    @end
    @implementation A
    - (void)go { [self.tiny onlyHere]; }
    @end
    """

  private func request(_ folder: String, sdk: String?) -> Request {
    var request = Request([folder + "/App"], workers: .inProcess)
    request.sdk = sdk
    return request
  }

  @Test("the SDK's headers say what the stand-ins do not know, and are nobody's")
  func sdk() throws {
    try Fixture(Self.sdk + Self.code).inFolder { folder in
      let without = try analyze(request(folder, sdk: nil))
      #expect(without.coverage.messagesUnresolved == 1)
      let report = try analyze(request(folder, sdk: folder + "/Tiny.sdk"))
      #expect(report.problems == [])
      #expect(report.facts(.inherits) == ["A inherits NSTiny"])
      #expect(report.facts(.holds) == ["A holds NSTiny strong tiny"])
      #expect(report.coverage.messagesUnresolved == 0)
      #expect(report.coverage.importsExternal == 1)
      #expect(report.coverage.filesParsedWithStubs == 0)
      #expect(report.coverage.causes == [])
      #expect(report.graph.entities.first { $0.name == "NSTiny" }?.isExternal == true)
    }
  }

  @Test("what the SDK does not have is made up and counted")
  func lacking() throws {
    let code = Self.code.replacingOccurrences(of: "@interface A : NSTiny", with: "#import <UIKit/UIKit.h>\n@interface A : UIView")
    try Fixture(Self.sdk + code).inFolder { folder in
      let report = try analyze(request(folder, sdk: folder + "/Tiny.sdk"))
      #expect(report.facts(.inherits) == ["A inherits UIView"])
      #expect(report.coverage.filesParsedWithStubs == 1)
      #expect(report.coverage.causes.map { "\($0.kind.rawValue) \($0.name)" } == ["missing-header UIKit/UIKit.h", "unknown-class UIView"])
    }
  }

  @Test("an SDK whose own headers do not parse costs nothing: stand-ins take its place, and a problem says so once")
  func broken() throws {
    let sdk = Self.sdk.replacingOccurrences(of: "#import <tiny.h>", with: "int broken(void) { no sense;")
    let second = Self.code.replacingOccurrences(of: "main.m", with: "other.m").replacingOccurrences(of: "interface A", with: "interface B")
      .replacingOccurrences(of: "implementation A", with: "implementation B").replacingOccurrences(of: "NSTiny", with: "NSString")
    try Fixture(sdk + Self.code + second).inFolder { folder in
      let report = try analyze(request(folder, sdk: folder + "/Tiny.sdk"))
      #expect(report.problems.map(\.kind) == [.project])
      #expect(report.problems.first?.message.hasSuffix("are read with stand-ins") == true)
      #expect(report.facts(.inherits) == ["A inherits NSTiny", "B inherits NSString"])
      #expect(report.coverage.causes.contains { $0.kind == .brokenSDK && $0.count == 2 })
    }
  }

  @Test("a folder that is no SDK is an error that says what is missing, whether a flag or SDKROOT names it")
  func noSDK() throws {
    try Fixture("//- a.m\nint a;\n//- usr/include/x.h\nint x;").inFolder { folder in
      let flag = try Tool.run(["lint", "a.m", "--sdk", "."], in: folder)
      #expect(flag.status == 2)
      #expect(flag.errors.contains("'.' is no Apple SDK: there is no 'System/Library/Frameworks' in it"))
      let variable = try Tool.run(["lint", "a.m"], in: folder, environment: ["SDKROOT": "/nowhere"])
      #expect(variable.status == 2)
      #expect(variable.errors.contains("'/nowhere' is no Apple SDK: there is no such folder"))
    }
  }

  @Test("SDKROOT is used by worker processes too, and a flag wins")
  func variable() throws {
    try Fixture(Self.sdk + Self.code).inFolder { folder in
      for (arguments, root) in [([], "Tiny.sdk"), (["--sdk", "Tiny.sdk"], "/nowhere")] {
        let result = try Tool.run(["doctor", "App", "--format", "json"] + arguments, in: folder, environment: ["SDKROOT": root])
        #expect(result.status == 0)
        #expect(result.output.contains("\"name\": \"iphoneos17.2\""))
        #expect(result.output.contains("\"messages_unresolved\": 0"))
        #expect(result.errors == "")
      }
    }
  }
}
