"""Projects that are large in one way, and twice as large: processor time, and the most memory that was taken, by one process and by all.

The time of the workers is that of the parsers and is bounded file by file; libclang's own grows with the square of some of these. That of the main process is ours.
"""
import os
import time

from . import sample
from .workshop import Workshop

FULL = {"files": 100_000, "includes": 20_000, "methods": 20_000, "kilobytes": 10_000, "chain": 8_000, "wide": 8_000, "names": 40_000, "callers": 8_000, "owners": 8_000,
        "body": 20_000}


def files(count):
    """A third each of headers, C and Swift."""
    made = {}
    for number in range(count // 3):
        folder = f"Part{number // 100}"
        other = max(0, number - 7)
        made[f"{folder}/file{number}.h"] = f"struct s{number} {{ struct s{other} *other; }};\n"
        made[f"{folder}/file{number}.c"] = f"#include \"file{number}.h\"\nint f{number}(struct s{number} *p) {{ return p->other != 0; }}\n"
        made[f"{folder}/Class{number}.swift"] = f"final class Class{number} {{\n  var other: Class{other}?\n  func run() {{ other = Class{other}() }}\n}}\n"
    return made


def includes(count):
    return {"common.h": "struct common { struct common *next; };\n",
            **{f"Part{number // 100}/file{number}.c": f"#include \"../common.h\"\nstruct s{number} {{ struct common *common; }};\n" for number in range(count)}}


def methods(count):
    def lines(one):
        return "".join(one(number, max(0, number - 1)) for number in range(count))
    return {"Wide.h": "#import <Foundation/Foundation.h>\n@interface Wide : NSObject\n" + lines(lambda a, _: f"- (void)m{a};\n") + "@end\n",
            "Wide.m": "#import \"Wide.h\"\n@implementation Wide\n" + lines(lambda a, b: f"- (void)m{a} {{ [self m{b}]; }}\n") + "@end\n",
            "Broad.swift": "final class Broad {\n" + lines(lambda a, b: f"  func m{a}() {{ m{b}() }}\n") + "}\n"}


def kilobytes(count):
    functions = "".join(f"int function{number}(struct large *p) {{ return p->next != 0 && p->next->number > {number}; }}\n" for number in range(count * 1000 // 90))
    return {"large.c": "struct large { struct large *next; int number; };\n" + functions[:count * 1000 - 100].rpartition("\n")[0] + "\n"}


def chain(count):
    """Classes of which each descends from the one before."""
    def lines(one):
        return "".join(one(number, max(0, number - 1)) for number in range(count))
    return {"Chain.swift": lines(lambda a, b: f"class C{a}{f': C{b}' if a else ''} {{ var next{a}: C{b}?; {'override ' if a else ''}func go() {{ next{a}?.go() }} }}\n"),
            "Line.h": "#import <Foundation/Foundation.h>\n" + lines(lambda a, b: f"@interface L{a} : {f'L{b}' if a else 'NSObject'}\n@property (strong) L{b} *next{a};\n- (void)go;\n@end\n"),
            "Line.m": "#import \"Line.h\"\n" + lines(lambda a, _: f"@implementation L{a}\n- (void)go {{ [self.next{a} go]; self.next{a} = nil; }}\n@end\n")}


def wide(count):
    """Classes that all descend from one, have one, and are had by one."""
    swift = "class Base { var child: Base?; func go() { child?.go() } }\nfinal class All {\n"
    swift += "".join(f"  let a{number} = W{number}()\n" for number in range(count)) + "}\n"
    return {"Wide.swift": swift + "".join(f"class W{a}: Base {{ var base: Base?; override func go() {{ base = W{a}(); base?.child = self; base?.go() }} }}\n" for a in range(count)),
            "Wider.h": "#import <Foundation/Foundation.h>\n@interface Root : NSObject\n@property (strong) Root *child;\n- (void)go;\n@end\n",
            "Wider.m": "#import \"Wider.h\"\n@implementation Root\n- (void)go { [self.child go]; }\n@end\n" + "".join(
                f"@interface R{a} : Root\n@end\n@implementation R{a}\n- (void)go {{ self.child = [R{a} new]; self.child.child = self; [self.child go]; }}\n@end\n" for a in range(count))}


def names(count):
    """Globals, functions and members of one name."""
    return {"Names.swift": "let g = 1\nfunc f() { h() }\nfunc h() {}\n" * (count // 4) + "".join(f"class N{number} {{ var same: N{number}? }}\n" for number in range(count // 4)),
            "names.c": "extern int g; static int f(void);\n" * (count // 4)}


def callers(count):
    """Methods of one name, and as many calls of that name on nobody knows what."""
    return {"Callers.swift": "".join(
                f"class C{a} {{\n  var other: C{a}?; var done: (() -> Void)?\n  func begin(_ any: Any) {{ done = {{ self.stop(1) }}; any.stop(2) }}\n"
                f"  func stop(_ any: Any) {{ done = nil; other = C{a}(); any.begin(3) }}\n}}\n" for a in range(count)),
            "Callers.m": "#import <Foundation/Foundation.h>\n" + "".join(
                f"@interface D{a} : NSObject\n@property (strong) D{a} *other;\n@property (copy) void (^done)(void);\n@end\n@implementation D{a}\n"
                f"- (void)begin:(id)any {{ self.done = ^{{ [self halt:nil]; }}; [any halt:nil]; }}\n"
                f"- (void)halt:(id)any {{ self.done = nil; self.other = [D{a} new]; [any begin:nil]; }}\n@end\n" for a in range(count))}


def owners(count):
    """What an application makes once, and what that makes, and so on; the last of them first. No controller of a second chain is ever made."""
    chain = "".join(f"final class O{a} {{ {f'let next = O{a - 1}(); ' if a else ''}var done: (() -> Void)?; init() {{ done = {{ self.run() }} }}; func run() {{}} }}\n" for a in range(count))
    screens = "".join(f"final class S{a}: UIViewController {{ {f'var next: S{a - 1}?; func show() {{ next = S{a - 1}(); present(next!, animated: true) }}' if a else ''} }}\n" for a in range(count))
    return {"Owners.swift": f"import UIKit\n@main class Delegate: UIResponder, UIApplicationDelegate {{ let first = O{count - 1}() }}\n" + chain + screens}


def body(count):
    """One function that does everything, and functions of which each calls the one before."""
    return {"Body.swift": "final class B { var b: B?\n  func all() {\n    var x = B()\n" + "    x.b = x\n    x = B()\n    b = x.b\n" * (count // 4) + "  }\n"
                          + "".join(f"  func f{a}() {{ {f'f{a - 1}()' if a else 'b = nil; b = B()'} }}\n" for a in range(count)) + "}\n",
            "Body.m": "#import <Foundation/Foundation.h>\n@interface M : NSObject\n@property (strong) M *m;\n@end\n@implementation M\n- (void)all {\n  M *x = [M new];\n"
                      + "  x.m = x;\n  x = [M new];\n  self.m = x.m;\n" * (count // 4) + "}\n"
                      + "".join(f"- (void)f{a}:(M *)x {{ self.m = x; {f'[self f{a - 1}:x];' if a else ''} }}\n" for a in range(count)) + "@end\n"}


MAKERS = {"files": files, "includes": includes, "methods": methods, "kilobytes": kilobytes, "chain": chain, "wide": wide, "names": names, "callers": callers, "owners": owners,
          "body": body}


def check(share, only=None, timed=True, say=print):
    """Half of `share` of the full size, and all of it. With `timed`, more than 2.5 times the time of the main process or the memory for twice the input is a mistake."""
    mistakes = []
    say(f"{'':10} {'size':>8} {'main':>10} {'workers':>10} {'by clock':>9} {'one process':>12} {'all together':>13}")
    for name, make in MAKERS.items():
        if only and name != only:
            continue
        before = memory_before = None
        for size in (max(2, int(FULL[name] * share / 2)), max(4, int(FULL[name] * share))):
            with Workshop() as shop:
                made = make(size)
                sample.write(shop.project, made)
                found = measure(shop)
            say(f"{name:10} {size:8} {found['main']:8.1f} s {found['workers']:8.1f} s {found['clock']:7.1f} s {found['one'] / 1e6:9.0f} MB {found['all'] / 1e6:10.0f} MB")
            sources = len(made)
            if found["status"] not in (0, 1) or f" {sources} of {sources} file" not in found["errors"]:
                mistakes.append(f"{name} {size}: status {found['status']}: {found['errors'][-300:]}")
            if timed and before and found["main"] > 2.5 * before + 2:
                mistakes.append(f"{name} {size}: {found['main']:.1f} s, {before:.1f} s for half of it")
            if timed and before and found["one"] > 2.5 * memory_before + 5e7:
                mistakes.append(f"{name} {size}: {found['one'] / 1e6:.0f} MB, {memory_before / 1e6:.0f} MB for half of it")
            before, memory_before = found["main"], found["one"]
    return mistakes


def measure(shop):
    start = time.monotonic()
    path = os.path.join(shop.scratch, "errors")
    with open(path, "wb") as errors:
        process = shop.start("lint", "--no-cache", "--output", os.devnull, ".", stdout=errors, stderr=errors)
        most = main = 0
        while True:
            main = max(main, seconds(process.pid))
            done, status, usage = os.wait4(process.pid, os.WNOHANG)
            if done:
                break
            most = max(most, sum(map(memory, shop.processes())))
            time.sleep(0.1)
    process.returncode = os.waitstatus_to_exitcode(status)
    with open(path, "r", encoding="utf-8", errors="replace") as file:
        errors = file.read()
    one = usage.ru_maxrss * (1 if os.uname().sysname == "Darwin" else 1024)
    return {"status": process.returncode, "errors": errors, "main": main, "workers": max(0, usage.ru_utime + usage.ru_stime - main), "clock": time.monotonic() - start, "one": one, "all": max(most, one)}


def seconds(process):
    """Of the processor, without those of its children."""
    try:
        with open(f"/proc/{process}/stat", "rb") as file:
            numbers = file.read().rpartition(b")")[2].split()
        return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return 0


def memory(process):
    """What it shares with others does not count."""
    try:
        with open(f"/proc/{process}/statm", "rb") as file:
            numbers = file.read().split()
        return (int(numbers[1]) - int(numbers[2])) * os.sysconf("SC_PAGESIZE")
    except (OSError, IndexError):
        return 0
