"""Messages that are broken, and requests that mean harm: each gets an error or nothing, and the server goes on."""
import json
import random
import signal
import subprocess
import time

from torture import sample
from torture.workshop import Workshop, seconds_until

from .wire import Client, PATIENCE

VALUES = [None, True, -1, 0, 1, 2**31, 2**53, 2**63 - 1, 2**63, -2**63, 1e308, 0.5, "", "\0", "é🌳", "\ud800", "x" * 10000, [], {}, [[]], [None], {"": None}, {"uri": "file:///etc/passwd"},
          "file:///etc/passwd", "file://", "file:///%", "file:///%FF", "untitled:1", "../..", {"line": -1, "character": -1}, {"line": 2**62, "character": 2**62}, {"start": None, "end": 3}]
BODIES = [b"", b"{", b"[" * 5000, b"[" * 500 + b"]" * 500, b'{"a":' * 500 + b"1" + b"}" * 500, b"\xff\xfe\x00", b"nul", b'"\\ud800"', b'{"id": 1e999, "method": "x"}', b'{"id": 1, "id": 2, "method": "x", "method": "y"}',
          b'{"jsonrpc": "1.0", "id": "old", "method": "x"}', b"{}" * 3, b" \n{}", b"\xef\xbb\xbf{}"]
HEADS = [b"Content-Length: -1\r\n\r\n", b"Content-Length: five\r\n\r\n", b"Content-Length: 99999999999999999999999\r\n\r\n", b"Content-Length: 0x10\r\n\r\n", b"Content-Length:\r\n\r\n",
         b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n", b"Content-Type: x\r\n\r\n", b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"X" * 20000 + b"\r\n\r\n", b"Content-Length: 0\r\n\r\n"]


def messages(client):
    """What an editor says, to be damaged."""
    document = client.document("Good/ZZShelf.m")
    place = {"line": 3, "character": 9}
    return [
        {"method": "textDocument/hover", "params": document | {"position": place}},
        {"method": "textDocument/codeLens", "params": document},
        {"method": "textDocument/codeAction", "params": document | {"range": {"start": place, "end": place}, "context": {"diagnostics": [], "only": ["quickfix"]}}},
        {"method": "workspace/executeCommand", "params": {"command": "arborist.why", "arguments": ["ZZShelf", "ZZClerk"]}},
        {"method": "initialize", "params": {"rootUri": "file:///", "capabilities": {}}},
        {"method": "textDocument/didOpen", "params": {"textDocument": document["textDocument"] | {"languageId": "c", "version": 1, "text": "int a;\n"}}},
        {"method": "textDocument/didChange", "params": {"textDocument": document["textDocument"] | {"version": 2}, "contentChanges": [{"text": "int b;\n"}]}},
        {"method": "textDocument/didSave", "params": document},
        {"method": "textDocument/didClose", "params": document},
        {"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": document["textDocument"]["uri"], "type": 2}]}},
        {"method": "$/cancelRequest", "params": {"id": 1}},
        {"method": "$/setTrace", "params": {"value": "verbose"}},
        {"method": "textDocument/completion", "params": document | {"position": place}},
        {"method": "workspace/symbol", "params": {"query": "\0"}},
    ]


def damaged(chance, value):
    """A value with one of its parts changed or taken out, or all of it."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(sorted(value))
        if chance.random() < 0.15:
            return {name: part for name, part in value.items() if name != key}
        return value | {key: damaged(chance, value[key])}
    if isinstance(value, list) and value and chance.random() < 0.7:
        place = chance.randrange(len(value))
        return value[:place] + [damaged(chance, value[place])] + value[place + 1:]
    return chance.choice(VALUES)


def framed(body):
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def check(example, count, seed=19, say=print):
    mistakes = []
    with Workshop(example) as shop:
        sample.write(shop.project)
        client = Client(shop.project, shop.environment())
        try:
            client.begin()
            client.diagnostics("Good/ZZShelf.m", bool)
            asked = 0
            for number in range(1, count + 1):
                chance = random.Random(f"{seed} {number}")
                kind = chance.randrange(10)
                if kind == 0:
                    client.raw(chance.choice(HEADS))
                elif kind == 1:
                    client.raw(framed(chance.choice(BODIES)))
                else:
                    message = damaged(chance, chance.choice(messages(client)))
                    if isinstance(message, dict) and not str(message.get("method", "")).startswith(("textDocument/did", "workspace/did", "$/")):
                        message |= {"id": f"asked {number}"}
                    body = json.dumps({"jsonrpc": "2.0"} | message if isinstance(message, dict) else message)
                    asked += isinstance(message, dict) and "id" in message
                    whole = framed(body.encode())
                    # It may come in parts.
                    place = chance.randrange(len(whole))
                    client.raw(whole[:place])
                    client.raw(whole[place:])
                if number % 50 == 0 or number == count:
                    alive = client.start("textDocument/codeLens", client.document("Good/ZZShelf.h"))
                    if not client.answer(alive).get("result"):
                        mistakes.append(f"after message {number} nothing is said of a good file")
            given = {name: answers for name, answers in client.answers.items() if str(name).startswith("asked ") and answers}
            mistakes += [f"request '{name}' has {len(answers)} answers" for name, answers in given.items() if len(answers) != 1]
            if len(given) != asked:
                mistakes.append(f"{asked} requests have answers to {len(given)}")
            mistakes += [f"'{name}' is answered by no result and no error" for name, answers in given.items() if ("result" in answers[0]) == ("error" in answers[0])]
            outside = [notice for notice in client.notices if "uri" in notice["params"] and not notice["params"]["uri"].startswith(client.uri("."))]
            mistakes += [f"the server speaks of '{notice['params']['uri']}'" for notice in outside]
            if (status := client.end()) != 0:
                mistakes.append(f"the server ends with status {status}")
        except (AssertionError, OSError) as problem:
            mistakes.append(f"{problem}, with status {client.process.wait(PATIENCE)}")
        finally:
            client.kill()
        mistakes += ends(shop, range(0, 40, 2 if count >= 100 else 20))
        say(f"{count} broken and hostile messages, {asked} of them requests, {len(mistakes)} mistakes")
    return mistakes


def ends(shop, moments):
    """Whoever goes at any time leaves nothing: an editor that says so, that is gone."""
    mistakes = []
    for hundredths in moments:
        for way, statuses in {"shut down": (0,), "exit": (1,), "gone": (1,)}.items():
            client = Client(shop.project, shop.environment())
            client.begin()
            time.sleep(hundredths / 100)
            if way == "shut down":
                client.request("shutdown")
            if way in ("shut down", "exit"):
                client.notify("exit")
            if way == "gone":
                client.process.stdin.close()
            status = client.process.wait(PATIENCE)
            client.kill()
            if status not in statuses:
                mistakes.append(f"'{way}' {hundredths / 100} s after the beginning ends with status {status}")
            if seconds_until(lambda: not shop.processes(), 2) is None:
                mistakes.append(f"'{way}' {hundredths / 100} s after the beginning leaves processes")
    # One that reads no more.
    process = shop.start("lsp", stdin=subprocess.PIPE)
    process.stdout.close()
    begin = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}
    process.stdin.write(framed(json.dumps(begin).encode()))
    process.stdin.close()
    status = process.wait(PATIENCE)
    process.stderr.close()
    if status not in (1, -signal.SIGPIPE):
        mistakes.append(f"without a reader it ends with status {status}")
    if left := shop.leftovers():
        mistakes.append(f"left behind: {left}")
    return mistakes
