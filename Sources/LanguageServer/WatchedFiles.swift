import Driver

/// The files whose changes an editor reports, whoever changes them.
enum WatchedFiles {
  /// Sources, headers, and what describes projects and screens. Not everything: a build writes thousands of files, and our own cache lies below the root.
  private static let patterns = [
    "**/*.{c,cc,cpp,cxx,c++,C,m,mm,M,h,hh,hpp,hxx,h++,H,pch,inl,ipp,tcc,tpp,txx,inc,def,g,x,tbl,\(Language.endingsWithoutHeaders.joined(separator: ","))}",
    "**/*.{storyboard,xib,plist,pbxproj,xcworkspacedata,podspec,xcconfig}",
    "**/*.xcdatamodel/contents",
    "**/{.arborist.yml,.arborist-baseline.json,compile_commands.json,Podfile,BUILD,BUILD.bazel,project.yml}",
  ]

  static var registration: JSONValue {
    ["id": "arborist-files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": .list(patterns.map { ["globPattern": .text($0)] })]]
  }

  /// What an editor reports when it creates, renames or deletes something itself: folders, too.
  static let all: JSONValue = ["filters": [["scheme": "file", "pattern": ["glob": "**/*"]]]]
}
