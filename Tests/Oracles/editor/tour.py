"""What a server announces, each asked for at every place of a project where there is something to say."""
import os

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from torture import sample
from torture.workshop import Workshop

from .client import Editor, read, write

ANNOUNCED = {"text_document_sync", "code_action_provider", "hover_provider", "code_lens_provider", "execute_command_provider", "workspace"}
QUICK_FIX, ORGANIZE = types.CodeActionKind.QuickFix, types.CodeActionKind.SourceOrganizeImports


async def check(example, say=print):
    mistakes, counts = [], {}

    def expect(holds, words):
        if not holds:
            mistakes.append(words)
        return holds

    def count(what):
        counts[what] = counts.get(what, 0) + 1

    with Workshop(example) as shop:
        sample.write(shop.project)
        editor = Editor(shop.project)
        answer = await editor.begin(environment=shop.environment())
        given = {one.name for one in answer.capabilities.__attrs_attrs__ if getattr(answer.capabilities, one.name) is not None}
        expect(given - {"position_encoding"} == ANNOUNCED, f"the server announces {sorted(given)}, this tour sees {sorted(ANNOUNCED)}")
        expect(await editor.until(lambda: editor.readings), "the project is not read")
        expect(any("swift" in pattern for pattern in editor.watched), f"the server watches {editor.watched}, and no sources")

        # Findings, and what can be done about them.
        found = {path: editor.findings(path) for path in sorted(editor.shown)}
        for path, findings in found.items():
            for finding in findings:
                await about(editor, path, finding, expect, count)

        # What is made, moved and taken away in the editor.
        shelf = "Good/ZZShelf.m"
        before = editor.findings(shelf)
        for old, new, tell in [
            ("Good", "Moved", lambda: editor.workspace_did_rename_files(types.RenameFilesParams([types.FileRename(editor.uri("Good"), editor.uri("Moved"))]))),
            ("Moved", "Good", lambda: editor.workspace_did_delete_files(types.DeleteFilesParams([types.FileDelete(editor.uri("Moved"))]))),
            ("Good", "Moved", lambda: editor.workspace_did_create_files(types.CreateFilesParams([types.FileCreate(editor.uri("Moved"))]))),
            ("Moved", "Good", lambda: editor.watch("Good", types.FileChangeType.Created)),
        ]:
            os.rename(editor.place(old), editor.place(new))
            tell()
            expect(await editor.until(lambda: not editor.findings(shelf.replace("Good", old)) and len(editor.findings(shelf.replace("Good", new))) == len(before)), f"'{new}' was '{old}', and nothing moves")
            count("folder")

        # Types.
        commands = answer.capabilities.execute_command_provider.commands
        for path in sorted(sources(shop.project)):
            text = read(editor.place(path)).decode().split("\n")
            for lens in await editor.lenses(path):
                count("lens")
                name, line = lens.command.arguments[0], lens.range.start.line
                word = name.replace("::", ".").split(".")[-1]
                if not expect(word in text[line], f"a lens of '{name}' stands on line {line + 1} of '{path}': {text[line]}"):
                    continue
                expect(lens.command.command in commands, f"no command '{lens.command.command}' is announced")
                said = await editor.command(lens.command.command, name)
                expect(name in said and said in editor.messages, f"'{lens.command.command}' of '{name}' says {said!r}")
                if lens.command.command == "arborist.owners":
                    hover = await editor.hover(path, line, text[line].index(word) + 1)
                    count("hover")
                    expect(hover and f"**{word}**" in hover.contents.value, f"nothing is said over '{name}' on line {line + 1} of '{path}'")
        for command, *arguments in [(commands[0], "Nobody"), (commands[0],), ("arborist.none", "ZZClerk")]:
            try:
                mistakes.append(f"'{command}' of {arguments} says {await editor.command(command, *arguments)!r}")
            except JsonRpcException as refusal:
                count("refusal")
                expect(refusal.code == -32602, f"'{command}' of {arguments} is refused by {refusal.code}")
        status = await editor.finish()
        expect(status == 0, f"the server ends with status {status}")
        mistakes += editor.mistakes
    say(f"a tour: {', '.join(f'{times} times {name}' for name, times in sorted(counts.items()))}; {len(mistakes)} mistakes")
    return mistakes


async def about(editor, path, finding, expect, count):
    """Each action about a finding is made, saved, and mends it; then all is as before."""
    line = finding.range.start.line
    what = f"'{finding.code}' on line {line + 1} of '{path}'"
    expect(finding.source == "arborist" and finding.message, f"{what} has no source or no message")
    expect(not await editor.actions(path, line, [ORGANIZE]), f"{what} has an action that was not asked for")
    actions = [action for action in await editor.actions(path, line, [QUICK_FIX]) if any(one.data == finding.data for one in action.diagnostics)]
    expect(len(actions) in (1, 2), f"{what} has {len(actions)} actions")
    count("finding")
    for action in actions:
        count("fix" if action.is_preferred else "reason")
        expect(action.kind == QUICK_FIX, f"{what} has an action of kind '{action.kind}'")
        paths = [editor.path(uri) for uri in action.edit.changes]
        before = {one: read(editor.place(one)) for one in paths}
        editor.apply(action.edit)
        for one in paths:
            editor.save(one)
        gone = await editor.until(lambda: finding.data not in [one.data for one in editor.findings(path)])
        expect(gone, f"{what} is there after '{action.title}'")
        readings = editor.readings
        for one in paths:
            editor.close(one)
            write(editor.place(one), before[one])
            editor.watch(one, types.FileChangeType.Changed)
        expect(await editor.until(lambda: editor.readings > readings and finding in editor.findings(path)), f"{what} is not the same after '{action.title}' was taken back")


def sources(folder):
    for below, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (os.path.relpath(os.path.join(below, name), folder) for name in names if name.endswith((".h", ".m", ".cc", ".c", ".swift")))
