/// Apple's public frameworks, of every platform and age.
let frameworkNames: Set<String> = words(
  """
  ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
  AddressBook AddressBookUI AppClip AppIntents AppKit AppKitScripting AppTrackingTransparency AppleScriptKit
  AppleScriptObjC ApplicationServices AssetsLibrary AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices
  AutomaticAssessmentConfiguration Automator BackgroundAssets BackgroundTasks BusinessChat CFNetwork CalendarStore
  CallKit CarPlay Carbon Charts Cinematic ClassKit ClockKit CloudKit Cocoa Collaboration ColorSync Combine Contacts
  ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreDisplay CoreFoundation CoreGraphics
  CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreMIDIServer CoreML CoreMedia CoreMediaIO CoreMotion
  CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML
  CreateMLComponents CryptoKit CryptoTokenKit DVDPlayback DataDetection DeveloperToolsSupport DeviceActivity
  DeviceCheck DeviceDiscoveryExtension DirectoryService DiscRecording DiscRecordingUI DiskArbitration DockKit
  DriverKit EventKit EventKitUI ExceptionHandling ExecutionPolicy ExposureNotification ExtensionFoundation
  ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinderSync ForceFeedback Foundation
  GLKit GLUT GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HIDDriverKit HomeKit
  Hypervisor ICADevices IMServicePlugIn IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost IdentityLookup
  IdentityLookupUI ImageCaptureCore ImageIO InputMethodKit InstallerPlugins InstantMessage Intents IntentsUI
  JavaNativeFoundation JavaRuntimeSupport JavaScriptCore JavaVM Kerberos Kernel KernelManagement LDAP
  LatentSemanticMapping LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute MailKit
  ManagedSettings ManagedSettingsUI MapKit MatterSupport MediaAccessibility MediaLibrary MediaPlayer MediaSetup
  MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph
  MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction NetFS
  Network NetworkExtension NetworkingDriverKit NewsstandKit NotificationCenter OSAKit OSLog Observation OpenAL
  OpenCL OpenDirectory OpenGL OpenGLES PCIDriverKit PCSC PDFKit PHASE ParavirtualizedGraphics PassKit PencilKit
  Photos PhotosUI PreferencePanes ProximityReader PubSub PushKit PushToTalk Python QTKit Quartz QuartzComposer
  QuartzCore QuickLook QuickLookThumbnailing QuickLookUI QuickTime RealityFoundation RealityKit RegexBuilder ReplayKit
  RoomPlan Ruby SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge Security
  SecurityFoundation SecurityInterface SensitiveContentAnalysis SensorKit ServiceManagement ShazamKit
  SharedWithYou SharedWithYouCore Social SoundAnalysis Speech SpriteKit StickerKit StoreKit StoreKitTest SwiftData
  SwiftUI Symbols SyncServices System SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TWAIN
  TabularData Tcl ThreadNetwork TipKit Tk Twitter UIKit USBDriverKit UniformTypeIdentifiers UserNotifications
  UserNotificationsUI VideoDecodeAcceleration VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
  WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest XcodeKit iAd iTunesLibrary vecLib vmnet
  SenTestingKit
  """)

/// Header folders of a system or a compiler, not of a project.
let systemHeaderFolders: Set<String> = words(
  """
  Block CommonCrypto Darwin alloca architecture arm arpa asm asm-generic bits bsd bsm
  c++ clang corecrypto cups curl device dispatch drm editline ext experimental firehose gcrypt gnu gperftools
  hfs i386 iconv infiniband io kern libexslt libkern libxml libxml2 libxslt linux llvm mach mach-o mach_debug machine malloc
  miscfs mtd ncurses net netinet netinet6 netiucv netpacket netrom netrose networkext nfs objc os pexpert
  pthread ptrauth readline rdma rpc rpcsvc scsi security secure servers simd sound stdc++ swift sys tr1 tr2
  unicode uuid vfs video vm voucher xlocale xpc x86_64 aarch64 aarch64-linux-gnu x86_64-linux-gnu
  """)

/// Headers of the C and C++ libraries, and headers of the system outside of folders.
let systemHeaders: Set<String> = words(
  """
  algorithm any array atomic barrier bit bitset cassert ccomplex cctype cerrno cfenv cfloat charconv chrono cinttypes
  ciso646 climits clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdalign
  cstdarg cstdbool cstddef cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype deque exception execution
  expected filesystem flat_map flat_set format forward_list fstream functional future generator initializer_list iomanip
  ios iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers
  numeric optional ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex
  source_location span spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string string_view
  strstream syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility
  valarray variant vector version

  assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h
  stdalign.h stdarg.h stdatomic.h stdbool.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h tgmath.h
  threads.h time.h uchar.h wchar.h wctype.h

  aio.h alloca.h Availability.h AvailabilityInternal.h AvailabilityMacros.h AvailabilityVersions.h Block.h
  ConditionalMacros.h TargetConditionals.h MacTypes.h asl.h copyfile.h crt_externs.h dirent.h dlfcn.h err.h
  execinfo.h fcntl.h fnmatch.h fts.h ftw.h getopt.h glob.h grp.h iconv.h ifaddrs.h langinfo.h launch.h libgen.h
  libproc.h malloc.h membership.h monetary.h mqueue.h netdb.h nl_types.h notify.h poll.h pthread.h pwd.h
  readpassphrase.h regex.h removefile.h resolv.h sandbox.h sched.h search.h semaphore.h spawn.h sqlite3.h strings.h
  stropts.h sysexits.h syslog.h termios.h unistd.h ulimit.h util.h utime.h utmpx.h wordexp.h xlocale.h zlib.h bzlib.h
  arm_neon.h cpuid.h emmintrin.h immintrin.h x86intrin.h xmmintrin.h
  """)

private func words(_ text: String) -> Set<String> { Set(text.pieces(between: "\n").flatMap(\.words)) }
