"""How long it takes from a save to the findings, and what a server keeps of a thousand saves of the same texts."""
import asyncio
import os
import statistics
import time

from torture import sample
from torture.workshop import Workshop

from .client import Editor, PATIENCE, read
from .edits import Scale, Session, memory

# What is added to a file, by its end.
ADDED = {
    ".swift": "\nfinal class Added { var then: (() -> Void)?\n  func bind() { then = { self.bind() } }\n}\n",
    ".h": "\n@class Added;\n@interface AddedOwner : NSObject\n@property (nonatomic, strong) AddedOwner *other;\n@end\n",
    ".m": "\n@interface Added : NSObject\n@property (nonatomic, copy) void (^then)(void);\n@end\n@implementation Added\n- (void)bind { self.then = ^{ [self bind]; }; }\n@end\n",
}
ADDED[".mm"] = ADDED[".m"]


async def timed(project, paths, count, say):
    """The median of COUNT saves of each file. Each adds something, or takes it out again."""
    with Workshop(project) as shop:
        editor = Editor(shop.project)
        started = time.monotonic()
        await editor.begin(environment=shop.environment())
        await editor.until(lambda: editor.readings, PATIENCE * 10)
        say(f"first reading: {editor.ended - started:.2f} s, {sum(len(one.diagnostics) for one in editor.shown.values())} findings")
        for path in paths:
            text = read(editor.place(path)).decode()
            editor.open(path, text)
            times, asked, sizes = [], [], []
            for number in range(count):
                editor.type(path, text + (ADDED[os.path.splitext(path)[1]] if number % 2 == 0 else ""))
                readings = editor.readings
                started = time.monotonic()
                editor.save(path)
                await editor.until(lambda: editor.readings > readings, PATIENCE * 10)
                times.append(editor.ended - started)
                started = time.monotonic()
                await editor.lenses(path)
                asked.append(time.monotonic() - started)
                sizes.append(memory(editor.process)[0] // 1024)
            say(f"{path}: {shown(times)} from the save to the findings, {shown(asked)} for lenses; memory {sizes} MB")
        await editor.finish()
    return editor.mistakes


def shown(times):
    return f"{statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f})"


async def soak(example, count, say, pause=0.0, minutes=None, every=100):
    """The same saves again and again: memory stays as it is."""
    with Workshop(example) as shop:
        sample.write(shop.project)
        editor = Editor(shop.project)
        await editor.begin(environment=shop.environment())
        session = Session(shop, editor, 0, say)
        mistakes = await session.judge(0, 60)
        scale = Scale(editor.process)
        weighing = asyncio.create_task(scale.watch())
        paths = ["Good/ZZShelf.m", "Good/ZZLoader.swift", "Good/ZZClerk.h", "Screens/PSFeedViewController.m", "Model/PSPhoto.h"]
        texts = {path: read(editor.place(path)).decode() for path in paths}
        for path in paths:
            editor.open(path)
        started, sizes, number = time.monotonic(), [], 0
        while number < count if minutes is None else time.monotonic() - started < 60 * minutes:
            path = paths[number // 2 % len(paths)]
            text = texts[path] + (ADDED[os.path.splitext(path)[1]] if number % 2 == 0 else "")
            number += 1
            for length in range(len(texts[path]), len(text) + 1, 20):
                editor.type(path, text[:length])
            editor.type(path, text)
            readings = editor.readings
            editor.save(path)
            await editor.until(lambda: editor.readings > readings, 60)
            await editor.lenses(path)
            await editor.actions(path, 0)
            await asyncio.sleep(pause)
            sizes.append(memory(editor.process)[0])
            if number % every == 0:
                mistakes += await session.judge(number, 60)
                say(f"{number} saves, {time.monotonic() - started:.0f} s, {sizes[-1] // 1024} MB, with workers at most {scale.most // 1024} MB")
        weighing.cancel()
        await editor.finish()
        tenth = max(1, len(sizes) // 10)
        means = [sum(sizes[place:place + tenth]) // tenth // 1024 for place in range(0, 10 * tenth, tenth) if sizes[place:place + tenth]]
        say(f"{number} saves in {time.monotonic() - started:.0f} s; memory of the server by tenths {means} MB, with workers at most {scale.most // 1024} MB")
        # The first tenth is while it warms up.
        if len(means) > 2 and means[-1] > 1.25 * means[1]:
            mistakes.append(f"memory grows from {means[1]} to {means[-1]} MB")
    return mistakes + editor.mistakes
