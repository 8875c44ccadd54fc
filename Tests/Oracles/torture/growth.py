"""Projects that are large in one way, and twice as large: processor time, and the most memory that was taken, by one process and by all."""
import os
import time

from . import sample
from .workshop import Workshop

FULL = {"files": 100_000, "includes": 20_000, "methods": 20_000, "kilobytes": 10_000}


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


MAKERS = {"files": files, "includes": includes, "methods": methods, "kilobytes": kilobytes}


def check(share, only=None, timed=True, say=print):
    """Half of `share` of the full size, and all of it. With `timed`, more than 2.5 times the time for twice the input is a mistake."""
    mistakes = []
    say(f"{'':10} {'size':>8} {'processor':>10} {'by clock':>9} {'one process':>12} {'all together':>13}")
    for name, make in MAKERS.items():
        if only and name != only:
            continue
        before = None
        for size in (max(2, int(FULL[name] * share / 2)), max(4, int(FULL[name] * share))):
            with Workshop() as shop:
                made = make(size)
                sample.write(shop.project, made)
                found = measure(shop)
            say(f"{name:10} {size:8} {found['processor']:8.1f} s {found['clock']:7.1f} s {found['one'] / 1e6:9.0f} MB {found['all'] / 1e6:10.0f} MB")
            sources = len(made)
            if found["status"] != 0 or f" {sources} of {sources} file" not in found["errors"]:
                mistakes.append(f"{name} {size}: status {found['status']}: {found['errors'][-300:]}")
            if timed and before and found["processor"] > 2.5 * before + 2:
                mistakes.append(f"{name} {size}: {found['processor']:.1f} s, {before:.1f} s for half of it")
            before = found["processor"]
    return mistakes


def measure(shop):
    start = time.monotonic()
    path = os.path.join(shop.scratch, "errors")
    with open(path, "wb") as errors:
        process = shop.start("lint", "--no-cache", "--output", os.devnull, ".", stdout=errors, stderr=errors)
        most = 0
        while True:
            done, status, usage = os.wait4(process.pid, os.WNOHANG)
            if done:
                break
            most = max(most, sum(map(memory, shop.processes())))
            time.sleep(0.2)
    process.returncode = os.waitstatus_to_exitcode(status)
    with open(path, "r", encoding="utf-8", errors="replace") as file:
        errors = file.read()
    one = usage.ru_maxrss * (1 if os.uname().sysname == "Darwin" else 1024)
    return {"status": process.returncode, "errors": errors, "processor": usage.ru_utime + usage.ru_stime, "clock": time.monotonic() - start, "one": one, "all": max(most, one)}


def memory(process):
    """What it shares with others does not count."""
    try:
        with open(f"/proc/{process}/statm", "rb") as file:
            numbers = file.read().split()
        return (int(numbers[1]) - int(numbers[2])) * os.sysconf("SC_PAGESIZE")
    except (OSError, IndexError):
        return 0
