// swift-tools-version: 6.0
import PackageDescription

// An album whose tests say what its parts may know. Yours would depend on .package(url: "https://github.com/OWNER/arborist", branch: "main").
let package = Package(
  name: "Album",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "arborist", path: "../..")],
  targets: [
    .target(name: "Album"),
    .testTarget(name: "StructureTests", dependencies: [.product(name: "ArboristKit", package: "arborist")]),
  ])
