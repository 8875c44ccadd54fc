import Foundation
import TestSupport
import Testing

/// Units read one by one, elsewhere and in any order: never another answer than that of a plain run.
@Suite struct ShardTests {
  private static let source = """
    //- Kit/Feed.h
    #import <Foundation/Foundation.h>
    #import "Base.h"
    @class PSUser;
    @interface PSFeed : PSBase
    @property (nonatomic, strong) PSUser *user;
    @end
    //- Kit/Feed.m
    #import "Feed.h"
    #import "User.h"
    #import "Missing.h"
    @implementation PSFeed
    - (void)load { self.user.feed = self; [[PSOther alloc] init]; }
    @end
    //- Kit/User.h
    #import <Foundation/Foundation.h>
    @class PSFeed;
    @interface PSUser : NSObject
    @property (nonatomic, strong) PSFeed *feed;
    @end
    //- Kit/User.m
    #import "User.h"
    @implementation PSUser
    @end
    //- Kit/Base.h
    #import <Foundation/Foundation.h>
    @interface PSBase : NSObject
    @end
    //- Kit/Other.h
    #import <Foundation/Foundation.h>
    @interface PSOther : NSObject
    @end
    //- store.cc
    #include "store.h"
    int stored(struct store *store) { return store->count; }
    //- store.h
    struct store { int count; };
    //- Album.swift
    class Album { var photos: [Photo] = [] }
    //- Photo.swift
    class Photo { var album: Album? }
    //- compile_commands.json
    [{"directory": ".", "file": "store.cc", "arguments": ["clang++", "-I", ".", "-iquote", ".", "-Iinclude", "-c", "store.cc"]}]
    """

  private static let sources = ["Kit/Feed.m", "Kit/User.m", "Kit/Other.h", "store.cc", "Album.swift", "Photo.swift"]

  /// Runs a command that must succeed, and returns what it wrote to standard error.
  @discardableResult
  private func run(_ arguments: String..., in folder: String) throws -> String { try run(arguments, in: folder) }

  @discardableResult
  private func run(_ arguments: [String], in folder: String) throws -> String {
    let result = try Tool.run(arguments, in: folder)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    return result.errors
  }

  /// Writes a shard of each unit, with the sources in `copy`, and returns the shards' paths.
  private func extract(_ units: [String], in folder: String, shards: String = "shards", copy: String = "copy") throws -> [String] {
    try units.enumerated().map { number, unit in
      let shard = "\(shards)/\(number).shard"
      try FileManager.default.createDirectory(atPath: folder + "/" + shards, withIntermediateDirectories: true)
      try run("extract", "units/\(unit).unit", "--root", copy, "-o", shard, in: folder)
      return shard
    }
  }

  private func bytes(_ path: String, in folder: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)) }

  /// The files of a folder with the project in `project` and `copy`, its unit files in `units`, and what was read of each in `shards` and `all.shard`. Made once for all tests.
  private static let prepared = Result {
    try Fixture(source).inFolder { project in
      try inTemporaryFolder { folder in
        for name in ["project", "copy"] { try FileManager.default.copyItem(atPath: project, toPath: folder + "/" + name) }
        let tests = ShardTests()
        try tests.run("units", "project", "--no-cache", "-o", "units", in: folder)
        try tests.run(["merge"] + tests.extract(sources, in: folder) + ["-o", "all.shard"], in: folder)
        let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return Dictionary(uniqueKeysWithValues: paths.compactMap { path in FileManager.default.contents(atPath: folder + "/" + path).map { (path, $0) } })
      }
    }
  }

  /// Calls `body` with a folder that has what was prepared, and the shards of `sources`.
  private func withShards(_ body: (String, [String]) throws -> Void) throws {
    try Self.inTemporaryFolder { folder in
      for (path, bytes) in try Self.prepared.get() {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
      try body(folder, Self.sources.indices.map { "shards/\($0).shard" })
    }
  }

  private static func inTemporaryFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("arborist-shards-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  @Test("a run with shards says what a plain run says, and reads nothing that is in them") func same() throws {
    try withShards { folder, shards in
      for command in ["lint", "graph"] {
        let with = try Tool.run([command, "project", "--no-cache", "--format", "json", "--shards", "all.shard"], in: folder)
        let without = try Tool.run([command, "project", "--no-cache", "--format", "json"], in: folder)
        #expect(with.output == without.output && !with.output.isEmpty)
        #expect(with.errors == without.errors, "no word of units that had to be read")
      }
    }
  }

  @Test("one unit needs its own sources and no other file of the project") func hermetic() throws {
    try withShards { folder, shards in
      let seen = ["Kit/Feed.m": ["Kit/Feed.m", "Kit/Feed.h", "Kit/Base.h", "Kit/User.h"], "Album.swift": ["Album.swift"], "store.cc": ["store.cc", "store.h"]]
      for (unit, files) in seen {
        let copy = folder + "/part-" + unit.replacing("/", with: "-")
        for file in files {
          let place = URL(fileURLWithPath: copy + "/" + file)
          try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          // A sandbox has links to the files.
          try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: folder + "/copy/" + file)
        }
        let part = try extract([unit], in: folder, shards: "parts", copy: copy)
        #expect(try bytes(part[0], in: folder) == bytes(shards[Self.sources.firstIndex(of: unit)!], in: folder), "\(unit)")
      }
    }
  }

  @Test("shards merge in any order and grouping to the same bytes, and those of several units have them too") func merged() throws {
    try withShards { folder, shards in
      try run("merge", shards[5], shards[1], shards[1], "-o", "left.shard", in: folder)
      try run("merge", shards[0], shards[4], shards[3], shards[2], shards[5], "-o", "right.shard", in: folder)
      try run("merge", "right.shard", "left.shard", "-o", "b.shard", in: folder)
      try run("merge", "b.shard", "all.shard", "-o", "c.shard", in: folder)
      #expect(try bytes("all.shard", in: folder) == bytes("b.shard", in: folder))
      #expect(try bytes("all.shard", in: folder) == bytes("c.shard", in: folder))
      let units = Self.sources.map { "units/\($0).unit\n" }.joined()
      try units.write(toFile: folder + "/list", atomically: true, encoding: .utf8)
      try run("extract", "--from", "list", "--root", "copy", "-o", "d.shard", in: folder)
      #expect(try bytes("all.shard", in: folder) == bytes("d.shard", in: folder), "read at once")
    }
  }

  @Test("an edit changes the unit files of nobody who does not see it, and its unit is read again") func edited() throws {
    try withShards { folder, shards in
      let before = try Self.sources.map { try bytes("units/\($0).unit", in: folder) }
      let user = "#import \"User.h\"\n#import \"Feed.h\"\n@implementation PSUser\n- (void)reset { self.feed = nil; }\n@end\n"
      try user.write(toFile: folder + "/project/Kit/User.m", atomically: true, encoding: .utf8)
      try run("units", "project", "--no-cache", "-o", "units", in: folder)
      let changed = try zip(Self.sources, before).filter { try bytes("units/\($0).unit", in: folder) != $1 }.map(\.0)
      #expect(changed == ["Kit/User.m"])
      let with = try Tool.run(["lint", "project", "--no-cache", "--shards", "all.shard"], in: folder)
      #expect(with.errors.contains("one unit was not in the shards as it is now, and was read here"))
      #expect(try with.output == Tool.run(["lint", "project", "--no-cache"], in: folder).output)
    }
  }

  @Test("a listed file that is no unit gets an empty unit file, and that an empty shard") func listed() throws {
    try withShards { folder, shards in
      try "Kit/Feed.h\nKit/Feed.m\n".write(toFile: folder + "/list", atomically: true, encoding: .utf8)
      try run("units", "project", "--no-cache", "--for", "list", "-o", "units", in: folder)
      let both = try extract(["Kit/Feed.h", "Kit/Feed.m"], in: folder, shards: "both")
      try run("merge", both[0], both[1], "-o", "both.shard", in: folder)
      #expect(try bytes("both.shard", in: folder) == bytes(shards[0], in: folder))
    }
  }

  @Test("a damaged shard is an error that names it, and a damaged entry is read again") func damaged() throws {
    try withShards { folder, shards in
      let whole = try bytes("all.shard", in: folder)
      let plain = try Tool.run(["lint", "project", "--no-cache"], in: folder).output
      // In the header, in the index, in the last entry, and without its end.
      var cases = [20, 60, whole.count - 5].map { place in
        var bytes = whole
        bytes[place] ^= 0x40
        return bytes
      }
      cases.append(whole.prefix(whole.count / 2))
      cases.append(Data())
      for (number, bytes) in cases.enumerated() {
        try bytes.write(to: URL(fileURLWithPath: folder + "/bad.shard"))
        let result = try Tool.run(["lint", "project", "--no-cache", "--shards", "bad.shard"], in: folder)
        if number == 2 {
          #expect(result.output == plain && result.errors.contains("one unit was not in the shards"))
        } else {
          #expect(result.status == 2 && result.errors.contains("'bad.shard' is damaged"), "\(number): \(result.errors)")
        }
        let merge = try Tool.run(["merge", "bad.shard", "-o", "new.shard"], in: folder)
        #expect(merge.status == 2 && merge.errors.contains("'bad.shard' is damaged"), "\(number): \(merge.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder + "/new.shard"))
      }
      try Data("arborist unit 1\nxx".utf8).write(to: URL(fileURLWithPath: folder + "/bad.unit"))
      let extract = try Tool.run(["extract", "bad.unit", "-o", "new.shard"], in: folder)
      #expect(extract.status == 2 && extract.errors.contains("'bad.unit' is damaged"))
      let missing = try Tool.run(["lint", "project", "--no-cache", "--shards", "gone.shard"], in: folder)
      #expect(missing.status == 2 && missing.errors.contains("'gone.shard' can't be read"))
    }
  }
}
