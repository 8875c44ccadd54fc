"""Long runs against damage, interruptions and poor surroundings. Without a command it does all, in a short form."""
import argparse
import os
import sys

import product

from . import caches, edits, growth, interrupts, mutants, reports, surroundings

EXAMPLE = os.path.join(product.CHECKOUT, "Examples", "PhotoShare")
SOURCES = [os.path.join(product.CHECKOUT, *path) for path in (("Examples",), ("Tests", "Oracles", "fixtures"), ("Sources", "Projects"), ("Sources", "Layouts"))]

COMMANDS = {
    "mutants": (20_000, "damaged sources of all languages beside good ones", lambda o: mutants.check([o.project] if o.project else SOURCES, o.count, o.seed)),
    "interrupts": (100, "runs that are killed, interrupted, terminated, or lose a worker, COUNT of each",
                   lambda o: interrupts.check(o.project or EXAMPLE, o.count, o.seed, patience=o.patience)),
    "side-by-side": (50, "rounds of 8 processes on one cache", lambda o: caches.side_by_side(o.project or EXAMPLE, o.count, seed=o.seed)),
    "caches": (500, "a cache that is cut or flipped at COUNT places", lambda o: caches.damaged(o.project or EXAMPLE, o.count, o.seed)),
    "edits": (30, "edits that keep size and time of change", lambda o: edits.check(o.project or EXAMPLE, o.count, o.seed)),
    "reports": (50, "one SHA-256 per reporter over COUNT runs", lambda o: reports.check(o.project or EXAMPLE, o.count, o.seed)),
    "surroundings": (1, "full disks, closed streams, few descriptors, ...", lambda o: surroundings.check(o.project or EXAMPLE)),
    "growth": (100, "large projects, and half as large; COUNT per cent of the full size", lambda o: growth.check(o.count / 100, only=o.only)),
}


def main():
    parser = argparse.ArgumentParser(prog="torture", description=__doc__, epilog="\n".join(f"{name}: {words} (COUNT: {count})" for name, (count, words, _) in COMMANDS.items()),
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", nargs="*", metavar="COMMAND", help=", ".join(COMMANDS))
    parser.add_argument("--count", type=int, help="how many; otherwise what the issue of a release asks for, or a hundredth of it where no command is named")
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--project", help="a folder of sources; it is copied, and never changed")
    parser.add_argument("--only", choices=growth.MAKERS, help="of 'growth': one way of being large")
    parser.add_argument("--patience", type=float, default=2, help="seconds in which the processes of a run that was ended have to be gone")
    options = parser.parse_args()
    for name in options.command:
        if name not in COMMANDS:
            parser.error(f"no command is named '{name}'; there are {', '.join(COMMANDS)}")
    mistakes = []
    for name in options.command or COMMANDS:
        full, _, run = COMMANDS[name]
        count = options.count or (full if options.command else max(1, full // 100))
        print(f"== {name}, {count}, seed {options.seed}", flush=True)
        try:
            found = run(argparse.Namespace(**{**vars(options), "count": count}))
        except product.Failed as problem:
            print(problem, file=sys.stderr)
            return 2
        mistakes += [f"{name}: {line}" for line in found]
        for line in found:
            print("mistake: " + line, flush=True)
    print(f"{len(mistakes)} mistakes")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
