"""Drives a headless Chromium by the DevTools protocol over two pipes; standard library only."""
import base64
import fcntl
import json
import os
import select
import shutil
import signal
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]


class Failed(Exception):
    pass


def executable():
    """`CHROMIUM` of the environment, else the first one on the path; None without any."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """One process with a profile of its own, which is gone when the `with` ends."""

    def __init__(self, path=None):
        path = path or executable()
        if not path:
            raise Failed("there is no Chromium")
        self.profile = tempfile.TemporaryDirectory(prefix="audit-", ignore_cleanup_errors=True)
        # Out of the way of 3 and 4, where Chromium reads and writes.
        (read, self.write_end), (self.read_end, write) = os.pipe(), os.pipe()
        high = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (read, write)]
        for end in (read, write):
            os.close(end)
        options = [
            "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--no-default-browser-check",
            "--hide-scrollbars", "--force-color-profile=srgb", f"--user-data-dir={self.profile.name}"]
        null = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_RDWR, 0) for fd in (0, 1, 2)]
        self.process = os.posix_spawn(
            path, [path, *options], os.environ, setpgroup=0,
            file_actions=[*null, (os.POSIX_SPAWN_DUP2, high[0], 3), (os.POSIX_SPAWN_DUP2, high[1], 4)])
        for end in high:
            os.close(end)
        self.buffer = b""
        self.number = 0
        self.listeners = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close", seconds=5)
        except (Failed, OSError):
            pass
        for end in (self.write_end, self.read_end):
            os.close(end)
        for _ in range(50):
            if os.waitpid(self.process, os.WNOHANG)[0]:
                break
            time.sleep(0.1)
        else:
            os.killpg(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        self.profile.cleanup()

    def send(self, method, session=None, seconds=60, **parameters):
        """Waits for the answer; what happens meanwhile goes to the listeners."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters, **({"sessionId": session} if session else {})}
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.write_end, data):]
        answer = self.read(seconds, lambda reply: reply.get("id") == message["id"])
        if answer is None:
            raise Failed(f"{method}: no answer in {seconds} s")
        if "error" in answer:
            raise Failed(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def read(self, seconds, is_wanted):
        """The first message that is wanted, or None when the time is over."""
        end = time.monotonic() + seconds
        while True:
            while b"\0" in self.buffer:
                raw, self.buffer = self.buffer.split(b"\0", 1)
                message = json.loads(raw)
                if "method" in message and message.get("sessionId") in self.listeners:
                    self.listeners[message["sessionId"]](message["method"], message["params"])
                if is_wanted(message):
                    return message
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.read_end], [], [], left)[0]:
                return None
            part = os.read(self.read_end, 1 << 20)
            if not part:
                raise Failed("Chromium has ended")
            self.buffer += part


class Page:
    """A tab of its own."""

    def __init__(self, browser, width, height, scheme="light", is_phone=False, has_scripts=True):
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.events = []
        browser.listeners[self.session] = self.hear
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=is_phone)
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        # Keys and animations only go to a page that has the focus.
        self.send("Emulation.setFocusEmulationEnabled", enabled=True)
        if not has_scripts:
            self.send("Emulation.setScriptExecutionDisabled", value=True)

    def hear(self, method, parameters):
        self.events.append((method, parameters))
        if method == "Page.javascriptDialogOpening":
            # Without an answer the page would stand still.
            self.browser.number += 1
            os.write(self.browser.write_end, json.dumps({
                "id": self.browser.number, "method": "Page.handleJavaScriptDialog", "params": {"accept": False}, "sessionId": self.session}).encode() + b"\0")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def open(self, url, seconds=60):
        self.events.clear()
        answer = self.send("Page.navigate", url=url)
        if answer.get("errorText"):
            raise Failed(f"{url}: {answer['errorText']}")
        end = time.monotonic() + seconds
        while not any(method == "Page.loadEventFired" for method, _ in self.events):
            if self.browser.read(max(0, end - time.monotonic()), lambda message: message.get("method") == "Page.loadEventFired") is None:
                raise Failed(f"{url} was not loaded in {seconds} s")

    def run(self, script, *values):
        """What a function of JavaScript returns, or its promise gives, as JSON. The page's security policy does not apply to it."""
        expression = f"({script})(...{json.dumps(values)})"
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True, allowUnsafeEvalBlockedByCSP=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failed(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def press(self, key, code=None, text=None):
        """One key, as a keyboard would: a character, or a name such as 'Enter'."""
        numbers = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "") if text is None else text
        common = {"key": key, "code": code or (key if len(key) > 1 else ""), "windowsVirtualKeyCode": numbers.get(key, ord(key.upper()) if len(key) == 1 else 0)}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def picture(self, path, is_whole=False):
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=is_whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.browser.listeners.pop(self.session, None)
        self.browser.send("Target.closeTarget", targetId=self.target)
