import Facts
import Testing

@testable import Projects

/// What `BUILD` files declare.
struct BazelPackageTests {
  @Test func rulesWithFilesAndLabels() throws {
    let targets = try Fixture(
      """
      //- kit/BUILD
      load("@rules_cc//cc:defs.bzl", "cc_library")
      COMMON = ["common.cc"]  # a constant
      cc_library(
          name = "kit",
          srcs = COMMON + glob(["*.cc"], exclude = ["*_test.cc", "common.cc"]) + select({"@platforms//os:linux": ["linux/l.cc"], "//conditions:default": ["mac.cc"]}),
          hdrs = ["kit.h", ":generated"],
          deps = [":base", "//lib/log", "@zlib//:z"],
          local_defines = ["A=1"],
      )
      cc_library(name = "base", hdrs = glob(["base/*.h"]))
      cc_test(name = 'kit_test', srcs = ["kit_test.cc"], deps = [":kit"])
      genrule(name = "generated", outs = ["g.h"])
      [cc_library(name = n, srcs = [n + ".cc"]) for n in ["x", "y"]]
      //- lib/log/BUILD.bazel
      swift_library(name = "log", srcs = ["Log.swift"], module_name = "Logging")
      ios_application(name = "app", deps = ["//lib/log:log"])
      //- lib/log/Log.swift
      //- kit/a.cc
      //- kit/common.cc
      //- kit/mac.cc
      //- kit/linux/l.cc
      //- kit/kit.h
      //- kit/kit_test.cc
      //- kit/base/b.h
      //- kit/other/unlisted.cc
      """
    ).project().targets
    #expect(targets.filter { $0.manifest == "kit/BUILD" }.map(\.line) == [3, 10, 11])
    #expect(
      targets.map { "\($0.name) \($0.module) \($0.product.rawValue): \(($0.sources + $0.headers).joined(separator: " "))" } == [
        "//kit:kit kit_kit library: kit/a.cc kit/common.cc kit/linux/l.cc kit/mac.cc kit/kit.h", "//kit:base kit_base library: kit/base/b.h",
        "//kit:kit_test kit_kit_test tests: kit/kit_test.cc", "//lib/log:log Logging library: lib/log/Log.swift", "//lib/log:app lib_log_app application: ",
      ])
    #expect(targets[0].dependencies == [.init("//kit:base", .product), .init("//lib/log:log", .product), .init("@zlib//:z", .product)])
    #expect(targets[0].settings.defines == ["A=1"])
  }

  @Test func aSystemExtensionIsAProgram() {
    let text = #"macos_bundle(name = "daemon", bundle_extension = "systemextension", deps = [":main"])"#
    #expect(BazelPackage(Array(text.utf8), path: "BUILD").targets(files: []).map(\.product) == [.appExtension])
  }

  @Test func whatOtherWorkspacesSee() throws {
    func seen(_ text: String) -> [[String]] { BazelPackage(Array(text.utf8), path: "kit/BUILD").targets(files: ["kit/a.cc"]).map(\.products) }
    #expect(seen(#"cc_library(name = "a", srcs = ["a.cc"])"#) == [[]])
    #expect(seen(#"cc_library(name = "a", srcs = ["a.cc"], visibility = ["//visibility:public"])"#) == [["//kit:a"]])
    #expect(seen(#"package(default_visibility = ["//visibility:public"]); cc_library(name = "a", srcs = ["a.cc"])"#) == [["//kit:a"]])
    #expect(seen("package(default_visibility = [\"//visibility:public\"])\ncc_library(name = \"a\", srcs = [\"a.cc\"], visibility = [\":__subpackages__\"])") == [[]])
  }

  @Test(arguments: ["", "cc_library(", "cc_library(name = )", "x = [", "\"", "cc_library(name = [[[[", String(repeating: "(", count: 5000), String(repeating: "a = [b + ", count: 2000)])
  func brokenFilesEnd(_ text: String) { #expect(BazelPackage(Array(text.utf8), path: "BUILD").targets(files: []).isEmpty) }
}
