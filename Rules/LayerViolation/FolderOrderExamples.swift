internal import Analysis

// What `layer-violation` says of the order that folders keep, and what it leaves alone.

let examplesOfFolders = [
  Example(
    "no layers: one file against the way of ten",
    """
    //- Network/Client.swift
    final class Client { let log = Logger() }
    final class Request {}
    final class Reply {}
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {
      // expect@+1: layer-violation "'Support' is used by 'Network' in 10 pairs of files, and uses it in this one: 'Clock.swift' mentions 'Session'; move 'Clock.swift' to 'Network', where all that use it are"
      var session: Session?
    }
    """),
  Example(
    "no layers: a class that lies in the wrong folder",
    """
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Wait.swift
    struct Wait { let log: Logger }
    //- Network/Alarm.swift
    final class Alarm {}
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    // expect@+1: layer-violation "mentions 'Alarm'; move 'Alarm' down to 'Support'"
    final class Clock { let alarm = Alarm() }
    //- Support/Watch.swift
    final class Watch { let clock = Clock() }
    """),
  Example(
    "no layers: what adds to a type of the other folder, and what the lower folder's own types are in",
    """
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Wait.swift
    struct Wait { let log: Logger }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {}
    //- Support/Retry.swift
    // expect@+1: layer-violation "mentions 'Session'; move 'Retry.swift' to 'Network', where 'Session' is, which it extends"
    extension Session { func retry() {} }
    //- Hosts/Host.swift
    struct Host { let line: HostLine; let all = HostParser() }  // expect: layer-violation "'Host.swift' mentions 'HostParser'; move 'HostParser' down to 'Hosts'"
    //- Hosts/HostLine.swift
    struct HostLine { var text = "" }
    //- Hosts/Profile.swift
    struct Profile { let host: Host }
    //- Loaders/HostParser.swift
    struct HostParser { func parse() -> HostLine { HostLine() } }
    //- Loaders/First.swift
    final class First { var host: Host?; var profile: Profile?; let parser = HostParser() }
    //- Loaders/Second.swift
    final class Second { var host: Host?; var profile: Profile? }
    //- Loaders/Third.swift
    final class Third { var host: Host?; var profile: Profile? }
    //- Loaders/Fourth.swift
    final class Fourth { var host: Host?; var profile: Profile? }
    //- Loaders/Fifth.swift
    final class Fifth { var host: Host?; var profile: Profile? }
    //- Screens/Screen.swift
    final class Screen { let parser = HostParser() }
    """),
  Example(
    "no layers: a folder that mentions what two other folders have, for one platform each",
    """
    //- Shared/Root.swift
    final class Root { let welcome = Welcome(); let clock = Clock() }
    //- Shared/List.swift
    final class List {}
    //- Phone/Welcome.swift
    final class Welcome { let root: Root; let list: List; init(_ root: Root, _ list: List) { (self.root, self.list) = (root, list) } }
    //- Phone/Clock.swift
    final class Clock {}
    //- Phone/A.swift
    final class A { var root: Root?; var list: List? }
    //- Phone/B.swift
    final class B { var root: Root?; var list: List? }
    //- Phone/C.swift
    final class C { var root: Root?; var list: List? }
    //- Phone/D.swift
    final class D { var root: Root?; var list: List? }
    //- Desk/Welcome.swift
    final class Welcome { var title = "" }
    """),
  Example(
    "no layers: what several parts share stays below them, and what it alone needs goes there",
    """
    //- Flows/Profile/Profile.swift
    final class Profile {
      let panel = Panel()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Profile/Edit.swift
    final class Edit {
      let panel = Panel()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Verify/Verify.swift
    final class Verify {
      let panel = Panel()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Verify/Check.swift
    struct Check { let log: Logger }
    //- Flows/Verify/Info.swift
    final class Info {}
    //- Shared/Logger.swift
    final class Logger {}
    //- Shared/Format.swift
    final class Format {}
    //- Shared/Panel.swift
    // expect@+1: layer-violation "mentions 'Info'; move 'Info' down to 'Shared'"
    final class Panel { var info: Info? }
    """),
  Example(
    "no layers: a file that lies below what it belongs to moves, and not the protocol that all others there have",
    """
    //- Flows/Flow.swift
    protocol Flow {}
    //- Flows/Profile.swift
    final class Profile: Flow {
      let mail = Mail()
      let log = Logger()
      let format = Format()
    }
    //- Flows/Edit.swift
    final class Edit: Flow {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Flows/Verify.swift
    final class Verify: Flow {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Flows/Check.swift
    struct Check: Flow { let log: Logger }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {}
    //- Support/Mail.swift
    // expect@+1: layer-violation "mentions 'Flow'; move 'Mail.swift' to 'Flows', where all that use it are"
    final class Mail: Flow {}
    """),
  Example(
    "no layers: a small value that lies beside a large class moves, not who uses it",
    """
    //- Screens/List.swift
    final class List {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Detail.swift
    final class Detail {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Search.swift
    final class Search {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Wait.swift
    struct Wait { let log: Logger }
    //- Screens/Theme.swift
    enum Size { case small, large }
    final class Theme { let list = Account() }
    //- Accounts/Account.swift
    final class Account {}
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    // expect@+1: layer-violation "mentions 'Size'; move 'Size' down to 'Support'"
    final class Clock { var size: Size? }
    """),
  Example(
    "no layers: the application names its first screen",
    """
    //- Screens/List.swift
    final class List {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Detail.swift
    final class Detail {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Search.swift
    final class Search {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Screens/Wait.swift
    struct Wait { let log: Logger }
    //- Screens/Home.swift
    import SwiftUI
    struct Home: View { var body: some View { Text("") } }
    //- Support/Logger.swift
    final class Logger {}
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    final class Clock {}
    //- Support/Start.swift
    import SwiftUI
    @main struct Start: App { var body: some Scene { WindowGroup { Home() } } }
    """),
  Example(
    "no layers: what puts the folders together stands above them, wherever it lies",
    """
    //- Core/Kit.swift
    public final class Kit {
      let session = Session()
      let store = Store()
      let list = List()
    }
    //- Core/Logger.swift
    final class Logger {}
    //- Core/Format.swift
    final class Format {}
    //- Core/Clock.swift
    final class Clock {}
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Wait.swift
    struct Wait { let log: Logger }
    //- Lists/List.swift
    final class List {}
    //- Stores/Store.swift
    final class Store {}
    """),
  Example(
    "no layers: two places against the way of ten, which have more users, are one finding",
    """
    //- Network/Session.swift
    final class Session {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Upload.swift
    final class Upload {
      var session: Session?
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Download.swift
    final class Download {
      var session: Session?
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Network/Level.swift
    enum Level { case high }
    struct Reply { let log: Logger }
    //- Support/Logger.swift
    final class Logger { var level: Level? }  // note: "'Logger.swift' mentions 'Level'"
    //- Support/Format.swift
    final class Format {}
    //- Support/Clock.swift
    // expect@+1: layer-violation "'Support' is used by 'Network' in 10 pairs of files, and uses it in 2: 'Clock.swift' mentions 'Session'; let 'Support' declare a protocol"
    final class Clock { var session: Session? }
    //- Screens/Screen.swift
    final class Screen {
      let log = Logger()
      let clock = Clock()
    }
    """),
  Example(
    "no layers: of two places that one is named first of which something is used",
    """
    //- Network/PSSession.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSSession : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Network/PSUpload.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSUpload : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Network/PSDownload.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSDownload : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Network/PSReply.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSFormat.h"
    #import "PSClock.h"
    @interface PSReply : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSFormat *format;
    @property (nonatomic, strong) PSClock *clock;
    @end
    //- Support/PSLogger.h
    #import <Foundation/Foundation.h>
    @interface PSLogger : NSObject
    @end
    //- Support/PSFormat.h
    #import <Foundation/Foundation.h>
    @interface PSFormat : NSObject
    @end
    //- Support/PSFormat.m
    #import "PSFormat.h"
    #import "PSReply.h"  // note: "'PSFormat.m' imports 'PSReply.h'"
    @implementation PSFormat
    @end
    //- Support/PSClock.h
    #import <Foundation/Foundation.h>
    @interface PSClock : NSObject
    @end
    //- Support/PSLogger.m
    #import "PSLogger.h"
    #import "PSSession.h"  // expect: layer-violation "'Support' is used by 'Network' in 12 pairs of files, and uses it in 2: 'PSLogger.m' imports 'PSSession.h'"
    @implementation PSLogger
    - (void)log { [PSSession new]; }
    @end
    //- Screens/PSScreen.h
    #import <Foundation/Foundation.h>
    #import "PSLogger.h"
    #import "PSClock.h"
    @interface PSScreen : NSObject
    @property (nonatomic, strong) PSLogger *logger;
    @property (nonatomic, strong) PSClock *clock;
    @end
    """),
  Example(
    "no layers: a function that each platform has",
    """
    //- Mac/Part1.swift
    final class Part1 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Part2.swift
    final class Part2 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Part3.swift
    final class Part3 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Part4.swift
    final class Part4 {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Mac/Speech.swift
    func speak(_ text: String) { print(text) }
    //- Phone/Speech.swift
    func speak(_ text: String) {}
    //- Shared/Logger.swift
    final class Logger {}
    //- Shared/Format.swift
    final class Format {}
    //- Shared/Clock.swift
    final class Clock {
      func tell() { speak("ten") }
    }
    """),
  Example(
    "no layers: a function that a header declares beside its users",
    """
    //- src/part1.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part1() { return log_of(1) + form_of(1) + clock_of(1); }
    //- src/part2.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part2() { return log_of(2) + form_of(2) + clock_of(2); }
    //- src/part3.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part3() { return log_of(3) + form_of(3) + clock_of(3); }
    //- src/part4.cpp
    #include "log.h"
    #include "form.h"
    #include "clock.h"
    int part4() { return log_of(4) + form_of(4) + clock_of(4); }
    //- src/clock.cpp
    #include "clock.h"
    int clock_of(int number) { return number; }
    //- include/log.h
    inline int log_of(int number) { return number; }
    //- include/clock.h
    int clock_of(int number);
    //- include/form.h
    #include "clock.h"
    inline int form_of(int number) { return clock_of(number); }
    """),
  Example(
    "no layers: names that say the other way round",
    """
    //- Models/Photo.swift
    final class Photo { let log = Logger() }
    //- Models/User.swift
    final class User {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Models/Feed.swift
    final class Feed {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Models/Like.swift
    final class Like {
      let log = Logger()
      let format = Format()
      let clock = Clock()
    }
    //- Views/Logger.swift
    final class Logger {}
    //- Views/Format.swift
    final class Format {}
    //- Views/Clock.swift
    final class Clock { var photo: Photo? }
    """),
  Example(
    "no layers: what only builds for debugging have",
    """
    //- Model/Dream.swift
    struct Dream {
      #if DEBUG
      func show() -> DreamCell { DreamCell() }
      #endif
    }
    //- Views/DreamCell.swift
    import UIKit
    final class DreamCell: UITableViewCell {}
    """),
  Example(
    "no layers, and none asked for",
    """
    //- .arborist.yml
    rules:
      layer-violation: {undeclared: false}
    //- Model/Dream.swift
    struct Dream { var cell: DreamCell? }
    //- Views/DreamCell.swift
    import UIKit
    final class DreamCell: UITableViewCell {}
    """),
]
