"""Long sessions of `arborist lsp`. Without a command it does all but 'saves', in a short form. All but 'hostile' need pygls, in an environment outside the checkout: pip install pygls (2.1 or later)."""
import argparse
import asyncio
import os
import sys

import product

EXAMPLE = os.path.join(product.CHECKOUT, "Examples", "PhotoShare")
COMMANDS = {
    "tour": (1, "all that the server announces, at every place of a project; every action made and saved"),
    "edits": (1000, "COUNT random edits; what the editor is told is what a cold run finds"),
    "soak": (1000, "COUNT times the same saves; memory stays as it is"),
    "saves": (20, "the time from a save to the findings, of COUNT saves of each FILE of PROJECT"),
    "hostile": (2000, "COUNT broken and hostile messages, and editors that go at any time"),
}


def say(words):
    print(words, flush=True)


def check(command, options, count):
    # Who only wants 'hostile' needs no pygls.
    if command == "hostile":
        from . import hostile
        return hostile.check(options.project, count, options.seed, say)
    from . import edits, saves, tour
    if command == "tour":
        return asyncio.run(tour.check(options.project, say))
    if command == "saves":
        return asyncio.run(saves.timed(options.project, options.file, count, say))
    if command == "soak":
        return asyncio.run(saves.soak(options.project, count, say, pause=options.pause, minutes=options.minutes))
    return asyncio.run(edits.check(options.project, count, options.every, options.seed, say, pause=options.pause, minutes=options.minutes))


def main():
    parser = argparse.ArgumentParser(prog="lsp-session", description=__doc__, epilog="\n".join(f"{name}: {words} (COUNT: {count})" for name, (count, words) in COMMANDS.items()),
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", nargs="*", metavar="COMMAND", help=", ".join(COMMANDS))
    parser.add_argument("--count", type=int, help="how many; otherwise what stands below, or a tenth of it where no command is named")
    parser.add_argument("--seed", type=int, default=19)
    parser.add_argument("--project", default=EXAMPLE, help="a folder of sources; it is copied, and never changed")
    parser.add_argument("--every", type=int, default=5, help="of 'edits': after how many of them a cold run judges")
    parser.add_argument("--pause", type=float, default=0, help="of 'edits' and 'soak': seconds between two of them")
    parser.add_argument("--minutes", type=float, help="of 'edits' and 'soak': how long, whatever COUNT is")
    parser.add_argument("--file", action="append", default=[], help="of 'saves': a path in PROJECT; may be given several times")
    options = parser.parse_args()
    for name in options.command:
        if name not in COMMANDS:
            parser.error(f"no command is named '{name}'; there are {', '.join(COMMANDS)}")
    mistakes = []
    for name in options.command or [name for name in COMMANDS if name != "saves"]:
        full = COMMANDS[name][0]
        count = options.count or (full if options.command else max(1, full // 10))
        say(f"== {name}, {count}, seed {options.seed}")
        found = [f"{name}: {words}" for words in check(name, options, count)]
        for words in found:
            say("mistake: " + words[:1000])
        mistakes += found
    say(f"{len(mistakes)} mistakes")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
