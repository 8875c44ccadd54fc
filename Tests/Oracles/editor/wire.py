"""A client that writes bytes: it can say what no editor says. Needs nothing but Python."""
import json
import os
import pathlib
import queue
import subprocess
import threading

import product

PATIENCE = 120  # seconds for an answer that has to come; nothing is measured by it


class Client:
    """Speaks the protocol, and keeps what comes."""

    def __init__(self, folder, environment=None):
        self.folder = os.path.realpath(folder)
        self.process = subprocess.Popen([product.arborist(), "lsp", "--no-cache"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
        self.coming = queue.Queue()
        self.notices = []
        self.answers = {}
        self.last = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.coming.put(None)
                return
            self.coming.put(json.loads(stream.read(length)))

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, **params):
        self.send({"method": method, "params": params})

    def start(self, method, params=None):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params or {}})
        return self.last

    def take(self):
        message = self.coming.get(timeout=PATIENCE)
        if message is None:
            raise AssertionError("the server has ended")
        if "method" in message:
            self.notices.append(message)
        else:
            self.answers.setdefault(message.get("id"), []).append(message)
        return message

    def answer(self, number):
        while not self.answers.get(number):
            self.take()
        return self.answers[number].pop(0)

    def request(self, method, params=None):
        answer = self.answer(self.start(method, params))
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer["result"]

    def refusal(self, method, params=None):
        return self.answer(self.start(method, params))["error"]["code"]

    def diagnostics(self, name, wanted):
        """Waits until the findings of a file are as wanted, and returns them."""
        while True:
            for notice in reversed(self.notices):
                if notice["method"] == "textDocument/publishDiagnostics" and notice["params"]["uri"] == self.uri(name):
                    if wanted(notice["params"]["diagnostics"]):
                        return notice["params"]["diagnostics"]
                    break
            self.take()

    def uri(self, name):
        return pathlib.Path(self.folder, name).as_uri()

    def document(self, name):
        return {"textDocument": {"uri": self.uri(name)}}

    def begin(self):
        result = self.request("initialize", {"processId": None, "rootUri": pathlib.Path(self.folder).as_uri(), "capabilities": {}})
        self.notify("initialized")
        return result

    def open(self, name, text=None):
        text = pathlib.Path(self.folder, name).read_text() if text is None else text
        self.notify("textDocument/didOpen", textDocument={"uri": self.uri(name), "languageId": "c", "version": 1, "text": text})

    def actions(self, name, line):
        place = {"line": line, "character": 0}
        return self.request("textDocument/codeAction", self.document(name) | {"range": {"start": place, "end": place}, "context": {"diagnostics": []}})

    def end(self):
        if self.process.poll() is None:
            self.request("shutdown")
            self.notify("exit")
        return self.process.wait(PATIENCE)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdin.close()
        self.process.stdout.close()
