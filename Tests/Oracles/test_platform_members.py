"""The scan of headers on a small one, and the stand-ins themselves: a compiler takes them without an error."""
import os
import subprocess
import tempfile
import unittest

import platform_members
import product

HEADER = """
#import <Foundation/Foundation.h>
@protocol Later, Other;
@class Card;
/* - (void)inAComment; */
@protocol Turning <NSObject>
- (BOOL)turn:(int)times;
@end
@interface Deck<Kind> : NSObject <Turning>
{
  int count; // - (void)inABody;
}
+ (instancetype)deckWith:(NSArray<Kind> *)cards, ...;
- (NSInteger) countOf: (Kind)card
                inRow: (void (^)(int row))block;
@property (nonatomic, getter=isOpen) BOOL open;
@property (class, readonly) Deck *standard;
@property (copy) void (^handler)(id sender);
#if OS_API_VERSION(GS_API_NONE, GS_API_LATEST)
- (void) ownOfGNUstep;
#endif
@end
@interface Deck (GSPrivate)
- (void) ownToo;
@end
"""


def scan(text):
    with tempfile.NamedTemporaryFile("w", suffix=".h", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return platform_members.Headers([file.name])


class Scan(unittest.TestCase):
    def test_members(self):
        headers = scan(HEADER)
        self.assertEqual(
            sorted(("+" if is_static else "-") + selector for selector, is_static in headers.classes["Deck"]),
            ["+deckWith:", "+standard", "-countOf:inRow:", "-handler", "-isOpen", "-setHandler:", "-setOpen:"],
        )
        self.assertEqual(list(headers.protocols), ["Turning"])
        self.assertEqual(headers.result("turn:", False, "Deck", False), "BOOL")
        self.assertEqual(headers.superclass["Deck"], "NSObject")

    def test_differences(self):
        ours = scan("@interface A : NSObject\n- (NSString *)title;\n+ (A *)shared;\n- (void)go;\n- (NSUInteger)count;\n@end\n@interface NSString : NSObject\n@end")
        theirs = scan("@interface A : NSObject\n- (NSArray *)title;\n- (A *)shared;\n- (BOOL)go;\n- (int)count;\n- (void)more;\n@end\n@interface NSArray : NSObject\n@end")
        differences, missing = platform_members.compare(ours, theirs)
        self.assertEqual([line.split("]")[0] for line in differences], ["-[A go", "-[A shared", "-[A title"])
        self.assertEqual(missing, ["-[A more] void"])


class StandIns(unittest.TestCase):
    def test_a_compiler_takes_them(self):
        clang = product.clang()
        if not clang or not os.path.exists(product.arborist()):
            self.skipTest("no clang, or nothing built")
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(f"{folder}/in")
            for name in ("a.m", "b.mm"):
                with open(f"{folder}/in/{name}", "w", encoding="utf-8") as file:
                    file.write("#import <Foundation/Foundation.h>\n")
            for command in product.stand_ins(f"{folder}/in", f"{folder}/out"):
                done = subprocess.run([clang, "-fsyntax-only", *command["arguments"][1:]], capture_output=True, text=True, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
