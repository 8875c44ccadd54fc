import Facts
import Foundation

/// Examines an SDK's folder: its platform, and the target that its headers are parsed for.
///
/// Platform and version come from `SDKSettings.json` or `SDKSettings.plist`, or else from the folder's name.
func findAppleSDK(at path: String) throws(ProjectError) -> AppleSDK {
  guard let folder = realPath(makeAbsolute(path, in: currentFolder())), kind(ofPath: folder) == .folder else {
    throw .noSDK(path, "there is no such folder")
  }
  for needed in ["usr/include", "System/Library/Frameworks"] where kind(ofPath: folder + "/" + needed) != .folder {
    throw .noSDK(path, "there is no '\(needed)' in it")
  }
  let name = settings(in: folder) ?? stem(of: folder)
  guard let platform = SDKPlatform(name) else {
    throw .noSDK(path, "'\(name)' names no platform that is known; there should be an 'SDKSettings.json' in it")
  }
  return AppleSDK(path: folder, name: name.lowercased(), target: platform.target)
}

/// A platform and a version, from a name such as `iphoneos17.2` or `MacOSX.sdk`.
private struct SDKPlatform {
  let target: String

  init?(_ name: String) {
    let lower = name.lowercased()
    guard let known = Self.all.first(where: { lower.hasPrefix($0.name) }) else { return nil }
    let version = lower.dropFirst(known.name.count).split(separator: ".").compactMap { Int($0.prefix(while: \.isNumber)) }
    let major = version.first ?? known.version
    // The deployment target can't be newer than the SDK, and headers of old SDKs don't know new processors.
    let isOld = major < known.firstOnNewProcessor
    let minimum = major < known.version ? version.prefix(2).map(String.init).joined(separator: ".") : "\(known.version).0"
    target = "\(isOld ? known.oldProcessor : known.newProcessor)-apple-\(known.system)\(minimum)\(known.environment)"
  }

  private struct Known {
    let name: String
    let system: String
    /// The lowest version that code is read for, if the SDK has it.
    let version: Int
    let newProcessor: String
    let oldProcessor: String
    let firstOnNewProcessor: Int
    var environment = ""
  }

  private static let all = [
    Known(name: "iphoneos", system: "ios", version: 15, newProcessor: "arm64", oldProcessor: "armv7", firstOnNewProcessor: 7),
    Known(name: "iphonesimulator", system: "ios", version: 15, newProcessor: "arm64", oldProcessor: "x86_64", firstOnNewProcessor: 14, environment: "-simulator"),
    Known(name: "macosx", system: "macosx", version: 12, newProcessor: "arm64", oldProcessor: "x86_64", firstOnNewProcessor: 11),
    Known(name: "appletvos", system: "tvos", version: 15, newProcessor: "arm64", oldProcessor: "arm64", firstOnNewProcessor: 9),
    Known(name: "appletvsimulator", system: "tvos", version: 15, newProcessor: "arm64", oldProcessor: "x86_64", firstOnNewProcessor: 14, environment: "-simulator"),
    Known(name: "watchos", system: "watchos", version: 8, newProcessor: "arm64_32", oldProcessor: "armv7k", firstOnNewProcessor: 5),
    Known(name: "watchsimulator", system: "watchos", version: 8, newProcessor: "arm64", oldProcessor: "x86_64", firstOnNewProcessor: 7, environment: "-simulator"),
    Known(name: "xros", system: "xros", version: 1, newProcessor: "arm64", oldProcessor: "arm64", firstOnNewProcessor: 1),
    Known(name: "xrsimulator", system: "xros", version: 1, newProcessor: "arm64", oldProcessor: "arm64", firstOnNewProcessor: 1, environment: "-simulator"),
  ]
}

/// The canonical name of the SDK in its settings, such as `iphoneos17.2`.
private func settings(in folder: String) -> String? {
  let limit = 10_000_000
  if case .success(let bytes) = readFile(folder + "/SDKSettings.json", limit: limit),
    let settings = try? JSONDecoder().decode(Settings.self, from: Data(bytes))
  {
    return settings.name
  }
  if case .success(let bytes) = readFile(folder + "/SDKSettings.plist", limit: limit),
    let settings = try? PropertyListDecoder().decode(Settings.self, from: Data(bytes))
  {
    return settings.name
  }
  return nil
}

private struct Settings: Decodable {
  let name: String
  enum CodingKeys: String, CodingKey { case name = "CanonicalName" }
}
