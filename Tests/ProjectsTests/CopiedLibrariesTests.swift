import Facts
import Testing

@testable import Projects

@Suite("Copies of other people's libraries")
struct CopiedLibrariesTests {
  private static let jane = "The MIT License\n\nCopyright (c) 2014 Jane Doe. All rights reserved.\n\nThe above copyright notice shall be included in all copies."

  @Test(
    "a licence of somebody else beside a podspec",
    arguments: [
      ("", jane, true), ("Copyright 2020 Acme, Inc.", jane, true), ("MIT\n(C) Copyright 2014-2020 Jane Doe", jane, false), ("", "Free for all.", false),
      ("", "copyright notice\ncopyright holders", false),
      ("© Acme 2020", "© Jane Doe", true),
    ])
  func licences(root: String, library: String, isCopied: Bool) throws {
    let project = try Fixture(
      """
      //- LICENSE
      \(root)
      //- App/Start.swift
      struct Start {}
      //- Components/Kit/Kit.podspec
      Pod::Spec.new { |s| s.name = 'Kit' }
      //- Components/Kit/LICENSE.md
      \(library)
      //- Components/Kit/Source/Kit.swift
      struct Kit {}
      """
    ).project()
    let file = try #require(project.context.files.first { $0.path.hasSuffix("Kit.swift") })
    #expect(file.isExternal == isCopied)
    #expect(!isCopied || file.module == "Kit")
    #expect(project.setup.externalFolders.map(\.path) == (isCopied ? ["Components/Kit"] : []))
  }

  @Test("packages of one house, and what most of the code lies in, are the project's own")
  func own() throws {
    func copies(_ second: String, more: String = "") throws -> [String] {
      let project = try Fixture(
        """
        //- App/Start.swift
        //- A/A.podspec
        //- A/LICENSE
        \(Self.jane)
        //- A/A.swift
        //- B/B.podspec
        //- B/LICENSE
        \(second)
        //- B/B.swift
        //- App/Other.swift
        \(more)
        """
      ).project()
      return project.context.files.filter(\.isExternal).map(\.path)
    }
    #expect(try copies(Self.jane) == [])
    #expect(try copies("Copyright 2001 John Roe") == ["A/A.swift", "B/B.swift"])
    #expect(try copies("Copyright 2001 John Roe", more: "//- A/More.swift\n//- A/Much.swift\n") == [])
  }

  @Test(
    "who holds a copyright",
    arguments: [
      ("Copyright (c) 2011-2016 GitHub, Inc.", ["github"]), ("Copyright © 2015 Jane Doe and contributors", ["jane doe"]), ("Copyright [yyyy] [name of copyright owner]", []),
      ("2. Grant of Copyright License. Subject to the terms", []), ("Copyright 2014, Facebook\nCopyright 2017, Pinterest", ["facebook", "pinterest"]),
    ] as [(String, Set<String>)])
  func holders(text: String, expected: Set<String>) { #expect(CopiedLibraries.holders(in: text) == expected) }
}
