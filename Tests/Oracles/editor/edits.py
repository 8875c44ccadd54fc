"""Random edits of a project that an editor has open. What it is told then is what a cold run finds in the same bytes."""
import asyncio
import json
import os
import random
import re
import shutil
import time
import unicodedata

from lsprotocol import types

from torture import sample
from torture.workshop import Workshop

from .client import Editor, lines, read, write

ENDINGS = (".h", ".m", ".mm", ".c", ".cc", ".swift", ".pch")
MOST_NOTES = 12
SEVERITIES = {"error": types.DiagnosticSeverity.Error, "warning": types.DiagnosticSeverity.Warning}

# What people write, by the end of a file's name.
PIECES = {
    ".swift": ["final class Extra%d { var then: (() -> Void)?\n  func bind() { then = { self.bind() } } // é🌳\n}\n", "extension ZZRow { func row%d() {} }\n",
               "protocol Source%d { var row: ZZRow { get } }\n", "// arborist:disable:next retain-cycle - it is let go of elsewhere\n", "/* é🌳 */ class Kept%d { var loader: ZZLoader? }\n"],
    ".m": ["#import \"PSUser.h\"\n", "#import \"ZZShelf.h\"\n", "@interface Extra%d : NSObject\n@property (nonatomic, strong) Extra%d *other;\n@property (nonatomic, copy) void (^then)(void);\n@end\n"
           "@implementation Extra%d\n- (void)bind { self.then = ^{ [self bind]; }; }\n@end\n", "/* é🌳 */ #pragma mark - %d\n", "#if 0\n", "#endif\n"],
    ".h": ["#import \"PSPhoto.h\"\n", "#import \"ZZClerk.h\"\n", "@class Extra%d;\n", "struct extra%d { struct extra%d *next; };\n", "// arborist:disable:next import-cycle - it stands\n"],
    ".cc": ["#include \"zz_plain.h\"\n", "namespace zz { struct Extra%d { Wheel *wheel; }; }\n"],
}
CONFIGURATIONS = ["rules:\n  import-cycle: off\n", "rules:\n  deep-inheritance: {limit: 1}\n", "rules: [\n", "exclude: ['Screens/**']\n", "", "rules:\n  no-such-rule: on\n"]
# What files are called.
NAMES = ["Käfer", "a b", "100%25", "hash#tag", "what?", "木", unicodedata.normalize("NFD", "Élan"), "Élan", "plus+plus", "'quoted'", "semi;colon", "line\nbreak"]


class Session:
    def __init__(self, shop, editor, seed, say):
        self.shop, self.editor, self.seed, self.say = shop, editor, seed, say
        # Folders get other names: no layer has to be there.
        self.configuration = re.sub(rb'"([^"]*\*)"', rb'{path: "\1", optional: true}', read(editor.place(".arborist.yml")))
        write(editor.place(".arborist.yml"), self.configuration)
        self.configured = None
        self.before = {}  # what files said at some time, for undoing
        self.read = {}  # what files with findings said when the server read them last, as far as a cold run could tell
        self.counts = {}
        self.judged = self.compared = self.refused = 0

    # What can be edited.

    def sources(self):
        found = []
        for folder, folders, names in os.walk(self.shop.project):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            found += [os.path.relpath(os.path.join(folder, name), self.shop.project) for name in sorted(names) if name.endswith(ENDINGS)]
        return found

    def text(self, path):
        return self.editor.documents[path].text if path in self.editor.documents else read(self.editor.place(path)).decode("utf-8", "replace")

    # One edit.

    async def edit(self, number):
        chance = random.Random(f"{self.seed} {number}")
        sources = self.sources()
        kinds = dict(type=20, typed_on=10, save=25, open=6, close=6, outside=6, create=4, delete=3, rename=4, halve=3, damage=3, empty=2, undo=8, burst=3, configure=1, link=1, folder=1, case=1, mend=6, baseline=1)
        if len(sources) < 40:
            kinds.update(delete=0, undo=20)
        kind = chance.choices(list(kinds), kinds.values())[0]
        # Nobody leaves a configuration in a strange state for long.
        if self.configured and number >= self.configured + 15:
            self.configured, kind = None, "configured"
        self.counts[kind] = self.counts.get(kind, 0) + 1
        path = chance.choice(sources)
        if kind == "mend":
            await self.mend(chance)
        else:
            getattr(self, "do_" + kind)(chance, path, number)
        return kind

    async def mend(self, chance):
        """One of the actions about some finding is made, and saved or not."""
        path, line = chance.choice([(path, finding.range.start.line) for path in sorted(self.editor.shown) for finding in self.editor.findings(path)] or [(".", 0)])
        if actions := await self.editor.actions(path, line):
            edit = chance.choice(actions).edit
            if not all(os.path.exists(self.editor.place(self.editor.path(uri))) for uri in edit.changes):
                return  # It is gone, and the server has not read that yet.
            for path in self.editor.apply(edit):
                if chance.random() < 0.7:
                    self.editor.save(path)

    def keep(self, path):
        self.before.setdefault(path, []).append(read(self.editor.place(path)))

    def rewritten(self, chance, path, number):
        """Another text of a file that is open: a piece more, a line less, two lines changed about, another name."""
        text = self.text(path)
        written = lines(text)
        place = chance.randrange(len(written))
        ending = os.path.splitext(path)[1]
        what = chance.randrange(7)
        if what < 3:
            piece = chance.choice(PIECES.get(ending, PIECES[".m"])).replace("%d", str(number))
            place = chance.choice([0, place, len(written) - 1])
            written.insert(place, piece)
        elif what == 3:
            del written[place]
        elif what == 4:
            written[place:place + 2] = written[place:place + 2][::-1]
        elif what == 5:
            names = sorted(set(re.findall(r"\b(?:PS|ZZ)[A-Za-z]+\b", text)))
            if names:
                return text.replace(chance.choice(names), chance.choice(names))
        else:
            written = [line.rstrip("\r\n") + chance.choice(["\n", "\r\n"]) for line in written]
        return "".join(written)

    def outside(self, path, content, kind=types.FileChangeType.Changed):
        write(self.editor.place(path), content)
        self.editor.watch(path, kind)

    def do_type(self, chance, path, number):
        if path not in self.editor.documents:
            self.editor.open(path)
        self.editor.type(path, self.rewritten(chance, path, number))

    def do_typed_on(self, chance, path, number):
        """Where somebody types already, they type on."""
        path = chance.choice(sorted(self.editor.documents) or [path])
        self.do_type(chance, path, number)

    def do_save(self, chance, path, number):
        path = chance.choice(sorted(self.editor.documents) or [path])
        if path not in self.editor.documents:
            self.editor.open(path)
        if chance.random() < 0.5:
            self.editor.type(path, self.rewritten(chance, path, number))
        if os.path.exists(self.editor.place(path)):
            self.keep(path)
        self.editor.save(path)

    def do_open(self, chance, path, number):
        if path not in self.editor.documents:
            self.editor.open(path)

    def do_close(self, chance, path, number):
        if self.editor.documents:
            self.editor.close(chance.choice(sorted(self.editor.documents)))

    def do_outside(self, chance, path, number):
        self.keep(path)
        self.outside(path, self.rewritten(chance, path, number).encode("utf-8", "surrogatepass"))

    def do_create(self, chance, path, number):
        folder = os.path.dirname(path)
        name = os.path.join(folder, f"{chance.choice(['Made'] + NAMES)}{number}{chance.choice(['.m', '.h', '.swift', '.cc'])}")
        pieces = PIECES[os.path.splitext(name)[1]]
        text = "".join(chance.choice(pieces).replace("%d", str(number)) for _ in range(3))
        self.outside(name, text.encode(), types.FileChangeType.Created)
        if chance.random() < 0.5:
            self.editor.open(name)

    def do_delete(self, chance, path, number):
        self.keep(path)
        if path in self.editor.documents and chance.random() < 0.5:
            self.editor.close(path)
        os.remove(self.editor.place(path))
        self.editor.watch(path, types.FileChangeType.Deleted)

    def do_rename(self, chance, path, number):
        """As editors do: the old document is closed, a new one is opened."""
        folder, name = os.path.split(path)
        target = os.path.join(chance.choice([folder, "Good", "Model"]), chance.choice(NAMES) + str(number) + os.path.splitext(name)[1])
        typed = self.editor.documents[path].text if path in self.editor.documents else None
        if typed is not None:
            self.editor.close(path)
        os.makedirs(os.path.dirname(self.editor.place(target)), exist_ok=True)
        os.rename(self.editor.place(path), self.editor.place(target))
        self.editor.watch(path, types.FileChangeType.Deleted)
        self.editor.watch(target, types.FileChangeType.Created)
        if typed is not None:
            self.editor.open(target, typed)

    def do_case(self, chance, path, number):
        """The same name in other letters."""
        folder, name = os.path.split(path)
        target = os.path.join(folder, name.swapcase()[:-len(os.path.splitext(name)[1])] + os.path.splitext(name)[1])
        if os.path.exists(self.editor.place(target)):
            return
        os.rename(self.editor.place(path), self.editor.place(target))
        self.editor.watch(path, types.FileChangeType.Deleted)
        self.editor.watch(target, types.FileChangeType.Created)

    def do_folder(self, chance, path, number):
        """A folder gets another name; what is open in it stays open under the old."""
        folder = os.path.dirname(path)
        if not folder or "/" in folder:
            return
        os.rename(self.editor.place(folder), self.editor.place(f"Moved{number}"))
        self.editor.watch(folder, types.FileChangeType.Deleted)
        self.editor.watch(f"Moved{number}", types.FileChangeType.Created)

    def do_halve(self, chance, path, number):
        """The end is not written yet."""
        if path not in self.editor.documents:
            self.editor.open(path)
        self.keep(path)
        text = self.text(path)
        self.editor.type(path, text[:len(text) // 2])
        self.editor.save(path)

    def do_damage(self, chance, path, number):
        """Bytes that are no text, by another program."""
        self.keep(path)
        content = read(self.editor.place(path))
        place = chance.randrange(len(content) + 1)
        self.outside(path, content[:place] + chance.choice([b"\xff\xfe", b"\0", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\x1b[31m", b"x" * 70000]) + content[place:])

    def do_empty(self, chance, path, number):
        if path not in self.editor.documents:
            self.editor.open(path)
        self.keep(path)
        self.editor.type(path, "")
        self.editor.save(path)

    def do_undo(self, chance, path, number):
        if not self.before:
            return
        path = chance.choice(sorted(self.before))
        if path == ".arborist.yml":
            self.configured = number
        content = self.before[path].pop()
        if not self.before[path]:
            del self.before[path]
        if path in self.editor.documents and chance.random() < 0.7:
            self.editor.type(path, content.decode("utf-8", "replace"))
            self.editor.save(path)
        else:
            self.outside(path, content)

    def do_burst(self, chance, path, number):
        """Many saves, quicker than they can be read."""
        if path not in self.editor.documents:
            self.editor.open(path)
        self.keep(path)
        for _ in range(8):
            self.editor.type(path, self.rewritten(chance, path, number))
            self.editor.save(path)

    def do_configure(self, chance, path, number):
        path = ".arborist.yml"
        if os.path.exists(self.editor.place(path)):
            self.keep(path)
        self.outside(path, chance.choice(CONFIGURATIONS).encode())
        self.configured = number

    def do_baseline(self, chance, path, number):
        """What is found now is accepted, or no more."""
        name = ".arborist-baseline.json"
        if os.path.exists(self.editor.place(name)):
            os.remove(self.editor.place(name))
            self.editor.watch(name, types.FileChangeType.Deleted)
        else:
            self.shop.run("baseline", "--quiet", "--no-cache", ".")
            self.editor.watch(name, types.FileChangeType.Created)

    def do_configured(self, chance, path, number):
        self.outside(".arborist.yml", self.configuration)

    def do_link(self, chance, path, number):
        """A file of the project becomes a link to one outside of it."""
        self.keep(path)
        target = os.path.join(self.shop.scratch, f"outside{number}{os.path.splitext(path)[1]}")
        shutil.copy(self.editor.place(path), target)
        os.remove(self.editor.place(path))
        os.symlink(target, self.editor.place(path))
        self.editor.watch(path, types.FileChangeType.Changed)

    # The judge.

    def cold(self):
        """What a cold run finds, as it has to be shown; None where the project can't be read."""
        done = self.shop.run(*self.shop.words(cache=False))
        if done.status not in (0, 1):
            return None
        expected = {}
        for finding in json.loads(done.output)["findings"]:
            expected.setdefault(finding["path"], []).append(finding)
        self.read = {path: read(self.editor.place(path)) if os.path.exists(self.editor.place(path)) else b"" for path in expected}
        shown = {}
        for path, findings in expected.items():
            if seen := [one for one in (self.expected(path, finding) for finding in findings) if one]:
                shown[path] = sorted(seen)
        return shown

    def expected(self, path, finding):
        """A finding as an editor has to see it."""
        content = self.read[path]
        line = max(0, (finding["line"] or 0) - 1)  # of a whole file there is none
        document = self.editor.documents.get(path)
        if document:
            typed = document.text.encode("utf-8", "surrogatepass")
            line = moved(content, typed, line)
            if line is None:
                return None
            content = typed
        text = content.split(b"\n")
        if line >= len(text):
            place = (len(text) - 1, units(text[-1]))
        else:
            row = text[line].removesuffix(b"\r")
            column = finding["column"] or 0
            indent = len(row) - len(row.lstrip(b" \t"))
            place = (line, units(row[:indent if column == 0 else min(len(row), column - 1)]))
        notes = tuple((note["path"], max(0, (note["line"] or 0) - 1), visible(note["message"])) for note in finding["notes"][:MOST_NOTES])
        return (place, finding["rule"], SEVERITIES[finding["level"]].value, visible(finding["message"]), finding["fingerprint"], notes)

    def shown(self):
        shown = {}
        for path, params in self.editor.shown.items():
            seen = [((one.range.start.line, one.range.start.character), one.code, one.severity.value, one.message, one.data,
                     tuple((self.editor.path(note.location.uri), note.location.range.start.line, note.message) for note in one.related_information or [])) for one in params.diagnostics]
            if seen:
                shown[path] = sorted(seen)
        return shown

    async def judge(self, number, patience):
        """What differs, in words; nothing where the editor shows what a cold run finds."""
        loop = asyncio.get_running_loop()
        expected = await loop.run_in_executor(None, self.cold)
        self.judged += 1
        if expected is None:
            # It says why, and what was found before stays.
            self.refused += 1
            return [] if await self.editor.until(lambda: self.editor.failures, patience) else [f"after edit {number} nothing says why the project can't be read"]
        if not await self.editor.until(lambda: self.shown() == expected, patience):
            if self.editor.status is not None:
                return [f"after edit {number} the server has ended, with status {self.editor.status}"]
            return [f"after edit {number}: " + words for words in differences(expected, self.shown())]
        return []


    async def twin(self, number, chance):
        """What differs between the answers of this server and of one that was just started."""
        readings = -1
        while readings != self.editor.readings:
            readings = self.editor.readings
            await asyncio.sleep(1.5)
        twin = Editor(self.shop.project)
        await twin.begin("--no-cache", environment=self.shop.environment())
        for path, document in self.editor.documents.items():
            twin.open(path, document.text)
        mistakes = []
        if await twin.until(lambda: twin.readings):
            paths = self.sources()
            for path in chance.sample(paths, min(12, len(paths))):
                asked = [("lenses", path)] + [("actions", path, finding.range.start.line) for finding in self.editor.findings(path)] + [("hover", path, chance.randrange(40), chance.randrange(40)) for _ in range(5)]
                for name, *arguments in asked:
                    ours, theirs = [await getattr(editor, name)(*arguments) for editor in (self.editor, twin)]
                    if ours != theirs:
                        mistakes.append(f"after edit {number} the {name} of {arguments} are {ours}, and of a new server {theirs}")
                    self.compared += 1
        await twin.finish()
        return mistakes + twin.mistakes


def moved(old, new, line):
    """Where a line is in a later text; None where it was changed."""
    before, after = ([line.removesuffix(b"\r") for line in text.split(b"\n")] for text in (old, new))
    head = 0
    while head < min(len(before), len(after)) and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < min(len(before), len(after)) - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    if line < head:
        return line
    return line + len(after) - len(before) if len(before) - tail <= line < len(before) else None


def units(row):
    return len(row.decode("utf-8", "replace").encode("utf-16-le")) // 2


def visible(text):
    def shown(character):
        if character in "\n\r\t":
            return {"\n": "\\n", "\r": "\\r", "\t": "\\t"}[character]
        hidden = unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp")
        return "\\u{%X}" % ord(character) if hidden else character
    return "".join(map(shown, text))


def differences(expected, shown):
    words = []
    for path in sorted(expected.keys() | shown.keys()):
        wanted, got = expected.get(path, []), shown.get(path, [])
        words += [f"'{path}' lacks {one}" for one in wanted if one not in got] + [f"'{path}' shows {one}" for one in got if one not in wanted]
    return words


def memory(process):
    """The kilobytes in memory of a process, and of it with all that it started."""
    tree, known = [process], {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                known.setdefault(int(file.read().rsplit(")", 1)[1].split()[1]), []).append(int(name))
        except OSError:
            continue
    for one in tree:
        tree += known.get(one, [])
    sizes = []
    for one in tree:
        try:
            with open(f"/proc/{one}/status") as file:
                sizes += [int(line.split()[1]) for line in file if line.startswith("VmRSS:")]
        except OSError:
            continue
    return (sizes[0] if sizes else 0), sum(sizes)


class Scale:
    """The most that a server and its workers had together."""

    def __init__(self, process):
        self.process, self.most = process, 0

    async def watch(self):
        while True:
            self.most = max(self.most, memory(self.process)[1])
            await asyncio.sleep(0.2)


async def check(example, count, every, seed, say, patience=60, pause=0.0, minutes=None):
    mistakes = []
    with Workshop(example) as shop:
        sample.write(shop.project)
        editor = Editor(shop.project)
        session = Session(shop, editor, seed, say)
        await editor.begin(environment=shop.environment())
        mistakes += await session.judge(0, patience)
        started, sizes = time.monotonic(), []
        scale = Scale(editor.process)
        weighing = asyncio.create_task(scale.watch())
        number = 0
        while number < count if minutes is None else time.monotonic() - started < 60 * minutes:
            number += 1
            before = editor.readings
            kind = await session.edit(number)
            # Some edits follow before the one is read.
            if random.Random(f"{seed} wait {number}").random() < 0.7:
                await editor.until(lambda: editor.readings > before, 1.5 if kind in ("type", "typed_on", "open", "close") else patience / 6)
            if pause:
                await asyncio.sleep(pause)
            size, _ = memory(editor.process)
            sizes.append(size)
            if number % every == 0:
                refused = session.refused
                found = await session.judge(number, patience)
                if number % (every * 10) == 0 and not found and session.refused == refused:
                    found = await session.twin(number, random.Random(f"{seed} twin {number}"))
                mistakes += found
            if number % 50 == 0:
                say(f"{number} edits, {time.monotonic() - started:.0f} s, {editor.readings} readings, {session.judged} judged, {len(mistakes)} mistakes, {size // 1024} MB, with workers at most {scale.most // 1024} MB, {len(editor.documents)} open")
            if editor.status is not None:
                mistakes.append(f"after edit {number} the server has ended, with status {editor.status}")
                break
        if editor.status is None:
            status = await editor.finish()
            if status != 0:
                mistakes.append(f"the server ends with status {status}")
        weighing.cancel()
        mistakes += editor.mistakes
        left = shop.leftovers()
        if left:
            mistakes.append(f"left behind: {left}")
        quarter = max(1, len(sizes) // 4)
        means = [sum(sizes[place:place + quarter]) // quarter // 1024 for place in range(0, 4 * quarter, quarter)]
        say(f"{number} edits ({', '.join(f'{name} {times}' for name, times in sorted(session.counts.items()))}), {editor.readings} readings, {session.judged} judged by cold runs, {session.refused} of which could not read the project, {session.compared} answers compared with a new server's, "
            f"{len(mistakes)} mistakes; memory of the server by quarters {means} MB, with workers at most {scale.most // 1024} MB")
    return mistakes
