"""Runs that are ended at any moment, or lose a worker: nothing is left, and the next run finds what a cold one finds."""
import random
import shutil
import signal
import time

from .workshop import Workshop, end, finish, seconds_until

WAYS = ("kill", "kill-worker", "interrupt", "terminate")
SIGNALS = {"kill": signal.SIGKILL, "interrupt": signal.SIGINT, "terminate": signal.SIGTERM}


def check(project, count, seed=18, ways=WAYS, patience=2.0, say=print):
    """Rounds of each way, until `count` of them met a run, or ten times as many were tried."""
    mistakes, slowest = [], 0.0
    with Workshop(project) as shop:
        start = time.monotonic()
        expected = shop.cold()
        length = time.monotonic() - start
        for way in ways:
            met = rounds = 0
            while met < count and rounds < 10 * count:
                number = rounds = rounds + 1
                chance = random.Random(f"{seed} {way} {number}")
                name = f"{way} {number} of seed {seed}"
                # Where everything is in the cache there are no workers.
                if way == "kill-worker" or chance.random() < 0.5:
                    shutil.rmtree(shop.cache, ignore_errors=True)
                process = shop.start(*shop.words())
                time.sleep(chance.random() * length)
                if way == "kill-worker":
                    workers = shop.workers()
                    met += bool(workers)
                    if workers:
                        end(chance.choice(workers))
                    done = finish(process)
                    if done.output != expected:
                        mistakes.append(f"{name}: the run finds something else; {done}")
                else:
                    running = process.poll() is None
                    met += running
                    process.send_signal(SIGNALS[way])
                    done = finish(process)
                    if running and done.status not in (-SIGNALS[way], 0, 1):
                        mistakes.append(f"{name}: {done}")
                    if way != "kill" and shop.leftovers():
                        mistakes.append(f"{name}: left {shop.leftovers()}")
                gone = seconds_until(lambda: not shop.processes(), patience)
                if gone is None:
                    mistakes.append(f"{name}: after {patience} s there are {len(shop.processes())} processes")
                slowest = max(slowest, gone or patience)
                after = shop.lint()
                if after.output != expected:
                    mistakes.append(f"{name}: the next run finds something else; {after}")
                if shop.leftovers():
                    mistakes.append(f"{name}: the next run leaves {shop.leftovers()}")
            say(f"{way}: {rounds} rounds, {met} met a run, {len(mistakes)} mistakes so far, the last process was gone after {slowest:.2f} s at most")
    return mistakes
