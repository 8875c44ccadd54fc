"""`arborist lsp`, asked by a client of its own: what an editor gets, and what becomes of requests that are broken or hostile."""
import json
import os
import pathlib
import shutil
import tempfile
import time
import unittest

from editor import hostile
from editor.wire import Client, PATIENCE

LOG_H = "void log_line(const char *text);\n"
FILES = {
    "log.h": LOG_H,
    "log.c": '#include "log.h"\n#include "config.h"\nvoid log_line(const char *text) { if (config_level() > 0 && text) { return; } }\n',
    "config.h": "int config_level(void);\n",
    "config.c": '#include "config.h"\n#include "log.h"\nint config_level(void) { return 1; }\n',
    "Screen.swift": """final class Button { var onTap: (() -> Void)? }
final class Screen: UIViewController {
  let button = Button()
  func bind() {
    button.onTap = { self.load() } // é
  }
  func load() {}
}
""",
}


def changed(text, edits):
    """A text with the edits of an editor, whose columns count UTF-16."""
    lines = text.splitlines(keepends=True) + [""]

    def offset(place):
        line = lines[place["line"]]
        return sum(map(len, lines[:place["line"]])) + len(line.encode("utf-16-le")[:2 * place["character"]].decode("utf-16-le"))

    for edit in sorted(edits, key=lambda edit: -offset(edit["range"]["start"])):
        text = text[:offset(edit["range"]["start"])] + edit["newText"] + text[offset(edit["range"]["end"]):]
    return text


class Server(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        for name, text in FILES.items():
            pathlib.Path(self.folder, name).write_text(text)
        self.client = Client(self.folder)
        self.addCleanup(self.client.kill)

    def ready(self):
        self.client.begin()
        return self.client.diagnostics("config.c", bool)

    def test_session(self):
        found = self.ready()
        self.assertEqual([(one["code"], one["severity"], one["range"]["start"]) for one in found], [("import-cycle", 1, {"line": 1, "character": 0})])
        self.assertTrue(found[0]["relatedInformation"])
        # The fix is made as an editor makes it, saved, and the finding is gone.
        fix, silence = self.client.actions("config.c", 1)
        self.assertEqual(fix["title"], "Delete the import of 'log.h'")
        (uri, edits), = fix["edit"]["changes"].items()
        self.assertEqual(uri, self.client.uri("config.c"))
        self.assertEqual(changed(FILES["config.c"], edits), FILES["config.c"].replace('#include "log.h"\n', ""))
        self.assertIn("// arborist:disable:next import-cycle - ", silence["edit"]["changes"][uri][0]["newText"])
        pathlib.Path(self.folder, "config.c").write_text(changed(FILES["config.c"], edits))
        self.client.notify("textDocument/didSave", **self.client.document("config.c"))
        self.client.diagnostics("config.c", lambda found: not found)
        self.assertEqual(self.client.end(), 0)

    def test_suppression_is_obeyed(self):
        self.ready()
        silence = self.client.actions("config.c", 1)[-1]
        (_, edits), = silence["edit"]["changes"].items()
        pathlib.Path(self.folder, "config.c").write_text(changed(FILES["config.c"], edits))
        self.client.notify("workspace/didChangeWatchedFiles", changes=[])
        self.client.diagnostics("config.c", lambda found: not found)

    def test_closure_and_columns(self):
        self.ready()
        found = self.client.diagnostics("Screen.swift", bool)
        self.assertEqual(found[0]["code"], "retain-cycle")
        fix = self.client.actions("Screen.swift", 4)[0]
        (_, edits), = fix["edit"]["changes"].items()
        self.assertIn("{ [weak self] in self?.load() } // é", changed(FILES["Screen.swift"], edits))

    def test_findings_move_with_their_lines(self):
        self.ready()
        self.client.open("config.c", "\n\n" + FILES["config.c"])
        found = self.client.diagnostics("config.c", lambda found: found and found[0]["range"]["start"]["line"] == 3)
        self.assertEqual(len(found), 1)
        # What is not saved is not what was read: no fix, but the comment.
        self.assertEqual([action["title"] for action in self.client.actions("config.c", 3)], ["Let 'import-cycle' stand here, with a reason"])
        self.client.notify("textDocument/didChange", textDocument={"uri": self.client.uri("config.c"), "version": 2}, contentChanges=[{"text": FILES["config.c"].replace('"log.h"', '"other.h"')}])
        self.client.diagnostics("config.c", lambda found: not found)
        self.client.notify("textDocument/didClose", **self.client.document("config.c"))
        self.client.diagnostics("config.c", lambda found: found and found[0]["range"]["start"]["line"] == 1)

    def test_numbers_and_commands(self):
        self.ready()
        hover = self.client.request("textDocument/hover", self.client.document("Screen.swift") | {"position": {"line": 0, "character": 14}})
        self.assertIn("**Button**", hover["contents"]["value"])
        self.assertIn("kept by 1 owner", hover["contents"]["value"])
        self.assertIsNone(self.client.request("textDocument/hover", self.client.document("Screen.swift") | {"position": {"line": 99, "character": 0}}))
        lenses = self.client.request("textDocument/codeLens", self.client.document("Screen.swift"))
        self.assertIn((0, "1 owner", "arborist.owners", ["Button"]), [(lens["range"]["start"]["line"], lens["command"]["title"], lens["command"]["command"], lens["command"]["arguments"]) for lens in lenses])
        said = self.client.request("workspace/executeCommand", {"command": "arborist.owners", "arguments": ["Button"]})
        self.assertIn("'Button' is kept by 1 owner", said)
        self.assertIn("Screen", self.client.request("workspace/executeCommand", {"command": "arborist.why", "arguments": ["Screen", "Button"]}))
        self.assertEqual(self.client.refusal("workspace/executeCommand", {"command": "arborist.owners", "arguments": ["Nobody"]}), -32602)
        self.assertEqual(self.client.refusal("workspace/executeCommand", {"command": "rm"}), -32602)

    def test_order(self):
        self.assertEqual(self.client.refusal("textDocument/hover"), -32002)
        self.client.notify("initialized")
        self.client.begin()
        self.assertEqual(self.client.refusal("initialize"), -32600)
        self.client.request("shutdown")
        self.assertEqual(self.client.refusal("textDocument/hover"), -32600)
        self.client.notify("exit")
        self.assertEqual(self.client.process.wait(PATIENCE), 0)

    def test_exit_without_shutdown_and_end_of_input(self):
        self.client.begin()
        self.client.notify("exit")
        self.assertEqual(self.client.process.wait(PATIENCE), 1)
        other = Client(self.folder)
        self.addCleanup(other.kill)
        other.begin()
        other.process.stdin.close()
        self.assertEqual(other.process.wait(PATIENCE), 1)

    def test_nothing_is_left_of_a_reading(self):
        place = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, place)
        for number in range(100):
            pathlib.Path(self.folder, f"more{number}.c").write_text('#include "config.h"\n')
        for hundredths in range(4, 34, 3):
            client = Client(self.folder, os.environ | {"TMPDIR": place})
            self.addCleanup(client.kill)
            client.begin()
            time.sleep(hundredths / 100)
            client.notify("exit")
            self.assertEqual(client.process.wait(PATIENCE), 1)
            self.assertEqual(os.listdir(place), [])

    def test_damaged_messages(self):
        self.client.begin()
        head = b"Content-Length: %s\r\n\r\n"
        body = b'{"jsonrpc": "2.0", "id": 7, "method": '
        for damage in [
            head % b"-5", head % b"five", head % b"99999999999999999999999", head % b"", b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n", b"Hello: you\r\n\r\n",
            head % str(len(body)).encode() + body, head % b"4" + b"\xff\xfe\x00\x01", head % b"0", head % b"100000" + b"[" * 100000, b"X" * 20000 + b"\r\n\r\n",
        ]:
            self.client.raw(damage)
            self.assertEqual(self.client.answer(None)["error"]["code"], -32700, damage[:60])
            self.assertEqual(self.client.refusal("no/such/method"), -32601)
        for value, number in [("[]", None), ("3", None), ("null", None), ('"text"', None), ('{"id": 1000}', 1000), ('{"id": [1], "method": "shutdown"}', None)]:
            self.client.raw(head % str(len(value)).encode() + value.encode())
            self.assertEqual(self.client.answer(number)["error"]["code"], -32600, value)
        self.assertEqual(self.client.end(), 0)

    def test_hostile_parameters(self):
        self.ready()
        for params in [{}, {"textDocument": 3}, {"textDocument": {"uri": None}}, []]:
            self.assertEqual(self.client.refusal("textDocument/hover", params), -32602)
        huge = 2**62
        for uri in ["file:///etc/passwd", self.client.uri("config.c") + "/../../../../../../etc/passwd", "http://example.com/config.c", "untitled:1", "file://", "%00", self.client.uri("no such file")]:
            document = {"textDocument": {"uri": uri}}
            self.assertIsNone(self.client.request("textDocument/hover", document | {"position": {"line": 0, "character": 0}}))
            self.assertEqual(self.client.request("textDocument/codeLens", document), [])
            self.assertEqual(self.client.request("textDocument/codeAction", document | {"range": {"start": {"line": 0, "character": 0}, "end": {"line": huge, "character": 0}}}), [])
            self.client.notify("textDocument/didOpen", textDocument={"uri": uri, "version": 1, "text": "root:x:0:0"})
            self.client.notify("textDocument/didClose", textDocument={"uri": uri})
        for line, character in [(-1, 0), (0, -1), (huge, huge), (-huge, -huge), (0, huge)]:
            self.assertIsNone(self.client.request("textDocument/hover", self.client.document("config.c") | {"position": {"line": line, "character": character}}))
        self.assertEqual(self.client.end(), 0)

    @unittest.skipUnless(os.path.isdir("/proc"), "needs /proc")
    def test_hostile_messages(self):
        """The short form of `make lsp-session WHAT=hostile`."""
        self.assertEqual(hostile.check(self.folder, 60, say=lambda _: None), [])

    def test_cancelled(self):
        self.ready()
        # Both stand in line behind requests that take longer than to read them.
        numbers = [self.client.last + number for number in range(1, 40)]
        messages = []
        for number in numbers:
            messages.append({"jsonrpc": "2.0", "id": number, "method": "textDocument/codeLens", "params": self.client.document("Screen.swift")})
        messages.append({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": numbers[-1]}})
        messages.append({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "never asked"}})
        data = b"".join(b"Content-Length: %d\r\n\r\n" % len(body) + body for body in (json.dumps(message).encode() for message in messages))
        self.client.last = numbers[-1]
        self.client.raw(data)
        for number in numbers[:-1]:
            self.assertIn("result", self.client.answer(number))
        last = self.client.answer(numbers[-1])
        self.assertTrue(last.get("error", {}).get("code") == -32800 or "result" in last, last)
        self.assertEqual(self.client.end(), 0)

    def test_link_out_of_the_project(self):
        outside = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, outside)
        pathlib.Path(outside, "config.c").write_text(FILES["config.c"])
        os.remove(os.path.join(self.folder, "config.c"))
        os.symlink(os.path.join(outside, "config.c"), os.path.join(self.folder, "config.c"))
        self.client.begin()
        self.client.diagnostics("Screen.swift", bool)
        self.assertEqual(self.client.actions("config.c", 1), [])


if __name__ == "__main__":
    unittest.main()
