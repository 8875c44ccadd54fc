"""An editor, played by the client of pygls: it reads every message by the protocol's types, and what does not fit is a mistake. Needs pygls 2.1 or later."""
import asyncio
import os
import pathlib
import time

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient

import product

PATIENCE = 120  # seconds for an answer that has to come; nothing is measured by it


class Document:
    """A file that is open, with what is typed."""

    def __init__(self, text):
        self.text = text
        self.version = 1


class Editor(BaseLanguageClient):
    def __init__(self, folder):
        super().__init__("lsp-session", "1")
        self.folder = os.path.realpath(folder)
        self.documents = {}
        self.shown = {}  # by path, what the server published last and for which version
        self.readings = 0  # that ended, well or not
        self.ended = None  # when the last of them did: its findings are told by then
        self.watched = []
        self.messages = []
        self.failures = []
        self.mistakes = []
        self.news = asyncio.Event()
        self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda params: self._show(params))
        self.feature(types.WORKSPACE_CODE_LENS_REFRESH)(lambda *_: self._refresh())
        self.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: self._register(params))
        self.feature(types.WINDOW_SHOW_MESSAGE)(lambda message: self.messages.append(message.message))
        self.feature(types.WINDOW_LOG_MESSAGE)(lambda message: self._note(message))

    # What the server says.

    def _show(self, params):
        path = self.path(params.uri)
        document = self.documents.get(path)
        self.shown[path] = params
        if document and params.version is not None and params.version > document.version:
            self.mistakes.append(f"'{path}' has version {document.version}, and findings of version {params.version}")
        self.news.set()

    def _refresh(self):
        self.readings += 1
        self.ended = time.monotonic()
        self.news.set()

    def _note(self, message):
        """Why the project could not be read."""
        self.readings += 1
        self.failures.append(message.message)
        self.news.set()

    def _register(self, params):
        for registration in params.registrations:
            if registration.method == types.WORKSPACE_DID_CHANGE_WATCHED_FILES:
                self.watched += [watcher["globPattern"] if isinstance(watcher, dict) else watcher.globPattern for watcher in options(registration)]

    def report_server_error(self, error, source):
        self.mistakes.append(f"a message that is not by the protocol: {source.__name__}: {error}")

    # Names.

    def uri(self, path):
        return pathlib.Path(self.folder, path).as_uri()

    def path(self, uri):
        return os.path.relpath(pathlib.PurePosixPath(os.fsdecode(unquoted(uri[len("file://"):]))), self.folder)

    def identifier(self, path):
        return types.TextDocumentIdentifier(self.uri(path))

    def place(self, path):
        return os.path.join(self.folder, path)

    # Beginning and end.

    async def begin(self, *options, root=None, watches=True, environment=None):
        await self.start_io(product.arborist(), "lsp", *options, cwd=self.folder, env=environment)
        self.drain = asyncio.create_task(self._server.stderr.read())
        answer = await self.initialize_async(types.InitializeParams(
            process_id=os.getpid(), root_uri=pathlib.Path(root or self.folder).as_uri(), capabilities=types.ClientCapabilities(workspace=types.WorkspaceClientCapabilities(
                code_lens=types.CodeLensWorkspaceClientCapabilities(refresh_support=True),
                did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=watches)))))
        self.initialized(types.InitializedParams())
        return answer

    async def finish(self):
        await self.shutdown_async(None)
        self.exit(None)
        await asyncio.wait_for(self._server.wait(), PATIENCE)
        await self.stop()
        return self._server.returncode

    @property
    def process(self):
        return self._server.pid

    @property
    def status(self):
        return self._server.returncode

    async def until(self, holds, patience=PATIENCE):
        """Waits for messages until something holds; false where it never does."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while not holds():
            if self.status is not None or loop.time() > end:
                return False
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), min(1, max(0.01, end - loop.time())))
            except asyncio.TimeoutError:
                pass
        return True

    # What the user does.

    def open(self, path, text=None):
        if text is None:
            text = read(self.place(path)).decode("utf-8", "replace")
        self.documents[path] = Document(text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(self.uri(path), "objective-c", 1, text)))

    def type(self, path, text):
        document = self.documents[path]
        document.text = text
        document.version += 1
        self.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(document.version, self.uri(path)), [types.TextDocumentContentChangeWholeDocument(text)]))

    def save(self, path):
        write(self.place(path), self.documents[path].text.encode("utf-8", "surrogatepass"))
        self.text_document_did_save(types.DidSaveTextDocumentParams(self.identifier(path)))

    def close(self, path):
        del self.documents[path]
        self.text_document_did_close(types.DidCloseTextDocumentParams(self.identifier(path)))

    def watch(self, path, kind):
        """Says what happened outside of the editor, if the server asked for that."""
        self.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([types.FileEvent(self.uri(path), kind)]))

    async def actions(self, path, line, only=None):
        place = types.Position(line, 0)
        return await self.text_document_code_action_async(types.CodeActionParams(
            self.identifier(path), types.Range(place, place), types.CodeActionContext(self.findings(path), only)))

    async def lenses(self, path):
        return await self.text_document_code_lens_async(types.CodeLensParams(self.identifier(path)))

    async def hover(self, path, line, character):
        return await self.text_document_hover_async(types.HoverParams(self.identifier(path), types.Position(line, character)))

    async def command(self, name, *arguments):
        return await self.workspace_execute_command_async(types.ExecuteCommandParams(name, list(arguments)))

    def findings(self, path):
        return list(self.shown[path].diagnostics) if path in self.shown else []

    def apply(self, edit):
        """Makes the edits of a code action in the texts that are open, or in files; the paths that changed."""
        for uri, edits in edit.changes.items():
            path = self.path(uri)
            if path not in self.documents:
                self.open(path)
            self.type(path, changed(self.documents[path].text, edits))
        return [self.path(uri) for uri in edit.changes]


def options(registration):
    given = registration.register_options
    return given["watchers"] if isinstance(given, dict) else given.watchers


def unquoted(text):
    import urllib.parse
    return urllib.parse.unquote_to_bytes(text)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


def lines(text):
    """The lines of a text with their ends, as the protocol counts them here: '\\n' ends one, and so does '\\r\\n'."""
    return [line + "\n" for line in text.split("\n")[:-1]] + text.split("\n")[-1:]


def changed(text, edits):
    """A text with the edits of a server, whose columns count UTF-16."""
    written = lines(text)

    def offset(place):
        line = written[place.line]
        return sum(map(len, written[:place.line])) + len(line.encode("utf-16-le", "surrogatepass")[:2 * place.character].decode("utf-16-le", "surrogatepass"))

    for edit in sorted(edits, key=lambda edit: -offset(edit.range.start)):
        text = text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
    return text
