"""Precision and recall by kind, with every difference as a line of text."""
import collections
import sys


class Tally:
    """One kind of fact: what the oracle states against what the graph states."""

    def __init__(self, kind):
        self.kind = kind
        self.expected, self.found, self.graph = 0, 0, 0
        self.misses, self.extras = [], []
        self.skipped = collections.Counter()

    def expect(self, holds, text):
        self.expected += 1
        self.found += bool(holds)
        if not holds:
            self.misses.append(text)

    def stated(self, holds, text):
        """The graph states something that the oracle can judge."""
        self.graph += 1
        if not holds:
            self.extras.append(text)

    def skip(self, reason, count=1):
        """Something that one of the two sides can't see."""
        self.skipped[reason] += count

    def recall(self):
        return self.found / self.expected if self.expected else None

    def precision(self):
        return (self.graph - len(self.extras)) / self.graph if self.graph else None

    def differences(self):
        """Every difference, sorted: stable words, so that a test can list the known ones."""
        return sorted([f"{self.kind}: miss: {text}" for text in self.misses] + [f"{self.kind}: extra: {text}" for text in self.extras])


class Score:
    """The tallies of one comparison, in the order in which they were first asked for."""

    def __init__(self):
        self.tallies = {}

    def __getitem__(self, kind):
        return self.tallies.setdefault(kind, Tally(kind))

    def differences(self):
        return [line for tally in self.tallies.values() for line in tally.differences()]

    def status(self, required):
        """What a comparison ends with: 2 when there was nothing to compare, 1 when a share is lower than `required`."""
        if self.lowest() is None:
            print("nothing was compared", file=sys.stderr)
            return 2
        return 1 if required is not None and self.lowest() < required else 0

    def lowest(self):
        """The lowest recall or precision of all; None when nothing was compared."""
        shares = [share for tally in self.tallies.values() for share in (tally.recall(), tally.precision()) if share is not None]
        return min(shares, default=None)

    def report(self, most, out=sys.stdout):
        print(f"{'kind':26}{'expected':>9}{'found':>7}  recall{'graph':>8}{'extra':>7}  precision{'n/c':>7}", file=out)
        for tally in self.tallies.values():
            print(f"{tally.kind:26}{tally.expected:9}{tally.found:7}{share(tally.recall())}{tally.graph:8}{len(tally.extras):7}"
                  f"   {share(tally.precision())}{sum(tally.skipped.values()):7}", file=out)
        for tally in self.tallies.values():
            for reason, count in sorted(tally.skipped.items()):
                print(f"not comparable: {tally.kind}: {count} {reason}", file=out)
        for tally in self.tallies.values():
            lines = tally.differences()
            for line in lines[:most]:
                print(line, file=out)
            if len(lines) > most:
                print(f"{tally.kind}: and {len(lines) - most} more", file=out)


def share(value):
    return f"{'-':>8}" if value is None else f"{value:8.4f}"
