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

  @Test(
    "files that say at their top that they are of another project and by other authors",
    arguments: [
      ("//\n//  NAME\n//  Masonry\n//\n//  Created by Jonas on 20/07/13.\n//", true),
      ("//\n//  NAME\n//  MasonryExample\n//\n//  Created by Jonas on 20/07/13.\n//", true),
      ("/*\n * This file is part of the Masonry package.\n * (c) 2013 Jonas\n */", true),
      ("// Masonry by Jonas <a@b.c>, MIT.", true),
      ("//\n//  NAME\n//  Other\n//\n//  Created by Jonas on 20/07/13.\n//  Permission is hereby granted, free of charge, to any person", true),
      // The same author as the rest, another project than the folder, and no author at all.
      ("//\n//  NAME\n//  Masonry\n//\n//  Created by Ann on 20/07/13.\n//", false),
      ("//\n//  NAME\n//  Shop\n//\n//  Created by Jonas on 20/07/13.\n//", false), ("//\n//  NAME\n//  Masonry\n//", false), ("", false),
    ])
  func stated(top: String, isCopied: Bool) throws {
    func comment(_ name: String) -> String { top.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: name) }
    let project = try Fixture(
      """
      //- Shop/Cart.m
      //
      //  Cart.m
      //  Shop
      //
      //  Created by Ann on 01/02/20.
      //
      @implementation Cart
      @end
      //- Shop/Till.m
      //
      //  Till.m
      //  Shop
      //
      //  Created by Ann on 01/02/20.
      //
      //- Shop/Desk.m
      //- Shop/Libraries/Masonry/MASView.m
      \(comment("MASView.m"))
      @implementation MASView
      @end
      //- Shop/Libraries/Masonry/MASMaker.m
      \(comment("MASMaker.m"))
      """
    ).project()
    #expect(project.context.files.filter(\.isExternal).map(\.path) == (isCopied ? ["Shop/Libraries/Masonry/MASMaker.m", "Shop/Libraries/Masonry/MASView.m"] : []))
  }

  @Test("what a target of the project is called like is the project's own, whoever wrote it")
  func builtHere() throws {
    func external(_ product: String) throws -> Int {
      let project = try Fixture(
        """
        //- Shop.xcodeproj/project.pbxproj
        { objects = { T = { isa = PBXNativeTarget;
        productName = \(product);
        }; }; }
        //- Shop/Cart.m
        //- Shop/Till.m
        //- Shop/Desk.m
        //- Core/A.m
        //  A.m
        //  Core
        //  Created by Jonas on 20/07/13.
        //- Core/B.m
        //  B.m
        //  Core
        //  Created by Jonas on 20/07/13.
        """
      ).project()
      return project.context.files.count(where: \.isExternal)
    }
    #expect(try external("Core") == 0)
    #expect(try external("Shop") == 2)
  }

  @Test(
    "a single file among the project's own that says that it is of another project and by others",
    arguments: [
      ("//  Banner.m\n//  BannerDemo\n//\n//  Created by Jonas on 20/07/13.", true),
      ("//  Banner.m\n//  Banner\n//\n//  Created by Jonas on 20/07/13.", true),
      ("// Banner.m\n// Copyright (c) 2013 Jonas\n//\n// Permission is hereby granted, free of charge, to any person", true),
      // Another application of a colleague, the project itself, a file of the same author, one that describes itself, one without an author, and one with nothing.
      ("//  Banner.m\n//  Other\n//\n//  Created by Jonas on 20/07/13.", false), ("//  Banner.m\n//  Shop\n//\n//  Created by Jonas on 20/07/13.", false),
      ("//  Banner.m\n//  BannerDemo\n//\n//  Created by Ann on 20/07/13.", false),
      ("//  Banner.m\n//  Draws the banner\n//\n//  Created by Jonas on 20/07/13.", false), ("//  Banner.m\n//  BannerDemo", false), ("", false),
    ])
  func single(top: String, isCopied: Bool) throws {
    let own = ["Cart", "Till", "Desk", "Door"].map { "//- Shop/\($0).m\n//  \($0).m\n//  Shop\n//\n//  Created by Ann on 01/02/20.\n" }.joined()
    let project = try Fixture(own + "//- Shop/Banner.m\n\(top)\n//- Shop/Banner.h\n").project()
    #expect(project.context.files.filter(\.isExternal).map(\.path) == (isCopied ? ["Shop/Banner.h", "Shop/Banner.m"] : []))
    #expect(project.setup.copiedFiles == (isCopied ? ["Shop/Banner.h", "Shop/Banner.m"] : []))
  }

  @Test(
    "a licence at the top of a file is the project's own, if it is by one of its authors, or the project's licence that names nobody",
    arguments: [
      ("", "Copyright (c) 2013 Jonas\n// Permission is hereby granted, free of charge", true), ("", "Copyright (c) 2013 Ann Bird (Ann)\n// Permission is hereby granted, free of charge", false),
      ("Copyright (c) 2020 Jonas", "Copyright (c) 2013 Jonas\n// Permission is hereby granted, free of charge", false),
      ("Mozilla Public License, version 2.0", "Copyright (C) 2013 Jonas\n// under the Mozilla Public License", false),
      ("Mozilla Public License, version 2.0", "Copyright (C) 2013 Jonas\n// under the Apache License", true),
      ("Copyright 2020 Ann\nMozilla Public License", "Copyright (C) 2013 Jonas\n// under the Mozilla Public License", true),
    ])
  func ownLicence(licence: String, top: String, isCopied: Bool) throws {
    let own = ["Cart", "Till", "Desk", "Door"].map { "//- Shop/\($0).m\n//  \($0).m\n//  Shop\n//\n//  Created by Ann on 01/02/20.\n" }.joined()
    let project = try Fixture(own + "//- LICENSE\n\(licence)\n//- Shop/Banner.m\n// \(top)\n").project()
    #expect(project.setup.copiedFiles == (isCopied ? ["Shop/Banner.m"] : []))
  }

  @Test(
    "a library of headers with a licence, however many they are",
    arguments: [
      "// (C) Copyright Jonas 2013. Use is subject to the Boost Software License.",
      "#ifndef LIST_PART\n#define LIST_PART\n\n// (C) Copyright Jonas 2013.\n// Use is subject to the Boost\n// Software License.",
      "#ifndef LIST_PART\n#define LIST_PART\n/*\n (C) Copyright Jonas 2013.\n Use is subject to the Boost Software License.\n*/",
    ])
  func headers(top: String) throws {
    let own = ["Cart", "Till"].map { "//- Shop/\($0).cpp\n//  \($0).cpp\n//  Shop\n//\n//  Created by Ann on 01/02/20.\n" }.joined()
    let headers = (1...8).map { "//- Shop/list/part\($0).hpp\n\(top)\n" }.joined()
    let project = try Fixture(own + headers).project()
    #expect(project.context.files.filter(\.isExternal).map(\.path) == (1...8).map { "Shop/list/part\($0).hpp" })
    #expect(project.setup.externalFolders.map(\.path) == ["Shop/list"])
  }

  @Test("where half of the files are of other projects, none counts as copied by itself")
  func manyProjects() throws {
    let names = ["Shop", "One", "Two", "Three"]
    let sources = names.map { "//- Shop/\($0).m\n//  \($0).m\n//  \($0)App\n//\n//  Created by \($0) on 01/02/20.\n" }.joined()
    #expect(try Fixture(sources).project().context.files.count(where: \.isExternal) == 0)
  }
}
