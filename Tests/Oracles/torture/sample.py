"""A small project in all languages, with findings, that no damage reaches."""
import os

FILES = {
    "Good/ZZShelf.h": "#import <Foundation/Foundation.h>\n#import \"ZZClerk.h\"\n@interface ZZShelf : NSObject\n@property (nonatomic, strong) ZZClerk *clerk;\n"
                      "@property (nonatomic, copy) void (^handler)(void);\n@end\n",
    "Good/ZZShelf.m": "#import \"ZZShelf.h\"\n@implementation ZZShelf\n- (void)fill {\n  self.clerk = [ZZClerk new];\n  self.clerk.shelf = self;\n"
                      "  self.handler = ^{ [self fill]; };\n}\n@end\n",
    "Good/ZZClerk.h": "#import <Foundation/Foundation.h>\n#import \"ZZShelf.h\"\n@class ZZShelf;\n@interface ZZClerk : NSObject\n@property (nonatomic, strong) ZZShelf *shelf;\n@end\n",
    "Good/ZZClerk.m": "#import \"ZZClerk.h\"\n@implementation ZZClerk\n@end\n",
    "Good/zz_engine.h": "#pragma once\n#include <memory>\nnamespace zz {\nstruct Wheel { int spokes; };\nclass Engine { std::unique_ptr<Wheel> front; Wheel *rear; };\n}\n",
    "Good/zz_engine.cc": "#include \"zz_engine.h\"\nnamespace zz { static Engine engine; }\n",
    "Good/zz_plain.c": "#include \"zz_plain.h\"\nstruct zz_plain *zz_first(struct zz_plain *p) { return p->next; }\n",
    "Good/zz_plain.h": "struct zz_plain { struct zz_plain *next; };\n",
    "Good/ZZLoader.swift": "protocol ZZSource: AnyObject {}\nfinal class ZZLoader: ZZSource {\n  var then: (() -> Void)?\n  weak var source: ZZSource?\n"
                           "  let row = ZZRow()\n  func load() {\n    row.loader = self\n    then = { self.load() }\n  }\n}\nfinal class ZZRow { var loader: ZZLoader? }\n",
}


def write(root, files=None):
    for path, content in (files or FILES).items():
        place = os.path.join(root, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
