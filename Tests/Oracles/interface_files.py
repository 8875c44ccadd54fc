#!/usr/bin/env python3
"""Compares what `arborist facts` says of storyboards and nibs with a plain query of their XML.

usage: interface_files.py BINARY FOLDER...

Reads each `.storyboard` and `.xib` below a folder with Python's own XML reader, in the new form and in the old archives, and compares for every file: the
classes that it names, its outlets, its actions and its segues. Lines about the first responder are compared by their selectors only, since the classes that may
take them stand in the sources. Prints each difference; ends with 1 when there are any.
"""
import collections
import os
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

SKIPPED = {".git", ".svn", ".hg", ".build", ".swiftpm", ".arborist-cache", "DerivedData", "CMakeFiles", "node_modules"}
SKIPPED_ENDINGS = (".xcodeproj", ".xcworkspace", ".xcassets")


def interface_files(root):
    for folder, folders, files in os.walk(root):
        folders[:] = [f for f in folders if f not in SKIPPED and not f.endswith(SKIPPED_ENDINGS) and not os.path.islink(os.path.join(folder, f))]
        for name in files:
            path = os.path.join(folder, name)
            if name.endswith((".storyboard", ".xib")) and not os.path.islink(path):
                yield os.path.relpath(path, root)


def plain(text):
    """The name of a class as the runtime or a nib spells it."""
    found = re.fullmatch(r"_TtC(\d+)(.*)", text)
    if found:
        rest = found[2][int(found[1]):]
        inner = re.fullmatch(r"(\d+)(.*)", rest)
        if inner and len(inner[2]) == int(inner[1]):
            return inner[2]
    return text.rsplit(".", 1)[-1] if "." in text.lstrip(".") else text


class New:
    """A file in the form of today."""

    def __init__(self, path, root):
        self.path, self.root = path, root
        self.parent = {child: parent for parent in root.iter() for child in parent}
        self.storyboard = "Storyboard" in root.get("type", "")
        self.ids, self.names, self.references = {}, {}, {}
        for element in self.objects():
            if element.get("id"):
                self.ids.setdefault(element.get("id"), element)
            name = element.get("storyboardIdentifier") or element.get("identifier")
            if name and element.get("id"):
                self.names.setdefault(name, element.get("id"))
        for element in root.iter():
            if element.tag in ("viewControllerPlaceholder", "controllerPlaceholder") and element.get("id"):
                self.references[element.get("id")] = element
        self.first = root.get("initialViewController")

    def in_connections(self, element):
        while element is not None:
            element = self.parent.get(element)
            if element is not None and element.tag == "connections":
                return True
        return False

    def objects(self):
        for element in self.root.iter():
            if element.tag in ("connections", "scene", "viewControllerPlaceholder", "controllerPlaceholder") or element is self.root:
                continue
            if (element.get("id") is not None or element.get("customClass") is not None) and not self.in_connections(element):
                yield element

    def part(self, element):
        place, number = element.get("placeholderIdentifier"), element.get("id")
        if element.tag == "exit":
            return "exit"
        if element.tag not in ("placeholder", "customObject"):
            return "object"
        if place == "IBFilesOwner" or number == "-2" and place is None:
            return "owner"
        if place == "IBFirstResponder" or element.get("sceneMemberID") == "firstResponder" or element.get("customClass") == "FirstResponder":
            return "first"
        if place is not None or number and re.fullmatch(r"-\d+", number):
            return "stand-in"
        return "object"

    def around(self, element):
        """The object that has a connection, or that has another object in it."""
        element = self.parent.get(element)
        while element is not None:
            if element is not self.root and element.tag not in ("connections", "scene") and (element.get("id") or element.get("customClass")):
                return element
            element = self.parent.get(element)
        return None

    def screen(self, element):
        start = element
        while element is not None:
            if element.tag.endswith("ontroller"):
                return element
            element = self.around(element)
        return start

    def connections(self):
        for group in self.root.iter("connections"):
            for element in group.iter():
                if element is not group:
                    source = self.around(element)
                    if source is not None:
                        yield source, element


def class_of(element):
    return element.get("customClass") or None if element is not None else None


class Files:
    def __init__(self, root):
        self.root, self.documents, self.unreadable = root, {}, {}
        for path in interface_files(root):
            try:
                tree = ET.parse(os.path.join(root, path)).getroot()
            except (ET.ParseError, OSError) as error:
                self.unreadable[path] = str(error)
                continue
            if tree.tag == "document" and tree.get("type", "").startswith("com.apple.InterfaceBuilder"):
                self.documents[path] = New(path, tree)
            elif tree.tag == "archive" and tree.get("type", "").startswith("com.apple.InterfaceBuilder"):
                self.documents[path] = Old(path, tree)
        self.by_name = collections.defaultdict(list)
        for path in sorted(self.documents):
            self.by_name[pathlib.PurePosixPath(path).stem].append(path)

    def destination(self, document, number):
        """The document and the element that an id stands for, perhaps in another file."""
        if number in document.references:
            place = document.references[number]
            if place.get("bundleIdentifier"):
                return None
            name = place.get("storyboardName") or pathlib.PurePosixPath(document.path).stem
            candidates = self.by_name.get(name, [])
            if not candidates:
                return None
            mine = document.path.split("/")
            def shared(path):
                count = 0
                for a, b in zip(mine, path.split("/")):
                    if a != b:
                        break
                    count += 1
                return count
            best = min(candidates, key=lambda path: (-shared(path), path.encode()))
            other = self.documents[best]
            identifier = place.get("referencedIdentifier")
            wanted = other.names.get(identifier) if identifier else other.first
            return (other, other.ids[wanted]) if wanted in other.ids else None
        return (document, document.ids[number]) if number in document.ids else None

    def shown(self, document, number):
        """The classes of the screens that a segue leads to; what a plain container has stands for it."""
        found, seen, waiting = [], set(), [(document, number, 0)]
        while waiting:
            place, number, depth = waiting.pop(0)
            place = self.destination(place, number)
            if place is None or (place[0].path, id(place[1])) in seen:
                continue
            seen.add((place[0].path, id(place[1])))
            if class_of(place[1]):
                found.append(class_of(place[1]))
            elif depth < 4:
                for source, segue in place[0].connections():
                    if segue.tag == "segue" and segue.get("kind") in ("relationship", "embed") and place[0].screen(source) is place[1]:
                        waiting.append((place[0], segue.get("destination"), depth + 1))
        return found


def facts_of_new(document, files):
    facts, selectors = collections.Counter(), set()
    def state(subject, verb, target, remarks):
        if subject != document.path and verb == "uses":
            remarks = remarks.replace(",", ", described,", 1) if "," in remarks else remarks.replace(")", ", described)")
        if subject != target or verb == "holds":
            facts[f"{subject} {verb} {target}{remarks}"] += 1
    for element in document.objects():
        name = class_of(element)
        if name and document.part(element) == "object":
            state(document.path, "creates", name, "")
        if name and document.part(element) == "owner":
            state(document.path, "uses", name, " (owner)")
    for source, element in document.connections():
        own = class_of(source)
        if element.tag == "segue" and class_of(element) and element.get("destination"):
            state(document.path, "creates", class_of(element), "")
        if element.tag in ("outlet", "outletCollection") and own:
            word = "outlet" if element.tag == "outlet" else "outlets"
            remarks = f" ({word}, member '{element.get('property')}')"
            state(document.path, "uses", own, remarks)
            target = document.ids.get(element.get("destination"))
            if class_of(target) and document.part(target) in ("object", "owner"):
                state(own, "uses", class_of(target), remarks)
        if element.tag == "action":
            target = document.ids.get(element.get("target") or element.get("destination"))
            remarks = f" (action, member '{element.get('selector')}')"
            if target is not None and document.part(target) == "first":
                selectors.add(element.get("selector"))
            elif class_of(target):
                state(document.path, "uses", class_of(target), remarks)
                if own:
                    state(own, "uses", class_of(target), remarks)
        if element.tag == "segue":
            kind, screen = element.get("kind"), class_of(document.screen(source))
            if kind == "unwind":
                selectors.add(element.get("unwindAction"))
            elif screen:
                for shown in files.shown(document, element.get("destination")):
                    if kind in ("relationship", "embed"):
                        member = element.get("relationship") if kind == "relationship" and element.get("relationship") else "children"
                        state(screen, "holds", shown, f" (segue, strong, many, described, member '{member}')")
                    else:
                        member = f", member '{element.get('identifier')}'" if element.get("identifier") else ""
                        state(screen, "uses", shown, f" (segue{member})")
    return facts, selectors


class Old:
    """A file in the form of Xcode 3: an archive."""

    def __init__(self, path, root):
        self.path, self.root = path, root
        self.references, self.names, self.ids, self.first = {}, {}, {}, None
        self.mac = ".Cocoa." in root.get("type", "")
        by_id = {}
        for element in root.iter():
            if element.tag != "reference" and element.get("id"):
                by_id.setdefault(element.get("id"), element)
        classes = self.classes()
        self.objects = {}
        for record in root.iter("object"):
            if record.get("class") != "IBObjectRecord":
                continue
            number, key = self.text(self.child(record, "objectID")), self.reference(self.child(record, "object"))
            if number in (None, "0") or key is None or key in self.objects:
                continue
            element = by_id.get(key)
            name = classes.get(number)
            if name is None and element is not None:
                named = self.child(element, "NSClassName")
                name = self.text(named if named is not None else self.child(element, "NSWindowClass"))
            self.objects[key] = (self.part(element, number), plain(name) if name else None)

    @staticmethod
    def child(element, key):
        return next((c for c in element if c.get("key") == key), None)

    @staticmethod
    def text(element):
        return None if element is None else element.get("value") or element.text or None

    @staticmethod
    def reference(element):
        return None if element is None else element.get("ref") or element.get("id")

    def part(self, element, number):
        proxied = self.text(self.child(element, "IBProxiedObjectIdentifier")) if element is not None else None
        if proxied:
            return {"IBFilesOwner": "owner", "IBFirstResponder": "first"}.get(proxied, "stand-in")
        if number == "-2":
            return "owner" if self.mac else "first"
        if number == "-1":
            return "first" if self.mac else "owner"
        return "stand-in" if number.startswith("-") else "object"

    def classes(self):
        properties = next((e for e in self.root.iter() if e.get("key") == "flattenedProperties"), None)
        if properties is None:
            return {}
        keys, values = self.child(properties, "dict.sortedKeys"), self.child(properties, "dict.values")
        pairs = []
        if keys is not None and values is not None:
            def items(group):
                return [e for e in group if e.get("key") != "EncodedWithXMLCoder"]
            pairs = [(self.text(k), self.text(v)) for k, v in zip(items(keys), items(values))]
        numbered = {e.get("key")[7:]: self.text(e) for e in properties if (e.get("key") or "").startswith("NS.key.")}
        for element in properties:
            key = element.get("key") or ""
            if key.startswith("NS.object."):
                pairs.append((numbered.get(key[10:]), self.text(element)))
            pairs.append((key, self.text(element)))
        return {k[: -len(".CustomClassName")]: v for k, v in pairs if k and v and k.endswith(".CustomClassName")}


def facts_of_old(document, files):
    facts, selectors = collections.Counter(), set()
    def state(subject, verb, target, remarks):
        if subject != document.path and verb == "uses":
            remarks = remarks.replace(",", ", described,", 1) if "," in remarks else remarks.replace(")", ", described)")
        if subject != target or verb == "holds":
            facts[f"{subject} {verb} {target}{remarks}"] += 1
    for part, name in document.objects.values():
        if name and part == "object":
            state(document.path, "creates", name, "")
        if name and part == "owner":
            state(document.path, "uses", name, " (owner)")
    for connection in document.root.iter("object"):
        if connection.get("key") != "connection":
            continue
        label = Old.text(Old.child(connection, "label"))
        source = document.objects.get(Old.reference(Old.child(connection, "source")))
        target = document.objects.get(Old.reference(Old.child(connection, "destination")))
        kind = connection.get("class")
        if label is None or source is None:
            continue
        if kind == "IBActionConnection":
            if target is None:
                continue
            source, target = target, source
        if "Outlet" in kind and source[1]:
            remarks = f" ({'outlets' if 'Collection' in kind else 'outlet'}, member '{label}')"
            state(document.path, "uses", source[1], remarks)
            if target and target[1] and target[0] in ("object", "owner"):
                state(source[1], "uses", target[1], remarks)
        if kind in ("IBActionConnection", "IBCocoaTouchEventConnection"):
            remarks = f" (action, member '{label}')"
            if target and target[0] == "first":
                selectors.add(label)
            elif target and target[1]:
                state(document.path, "uses", target[1], remarks)
                if source[1]:
                    state(source[1], "uses", target[1], remarks)
    return facts, selectors


def told(binary, root, paths):
    """What the tool says, by file: the facts without their lines."""
    result = subprocess.run([binary, "facts", "--quick", "--no-cache", "--quiet"] + [os.path.join(root, p) for p in paths], cwd=root, capture_output=True, text=True)
    if result.returncode not in (0, 1):
        sys.exit(f"interface_files.py: arborist failed on {root}: {result.stderr}")
    found = {path: collections.Counter() for path in paths}
    # The project may begin further down.
    full = {}
    for path in paths:
        parts = path.split("/")
        for start in range(len(parts)):
            full.setdefault("/".join(parts[start:]), path)
    for line in result.stdout.splitlines():
        place, _, text = line.partition("  ")
        path = place.rpartition(":")[0] or place
        if path in full and not text.startswith("resource "):
            found[full[path]][re.sub("^" + re.escape(path) + " ", full[path] + " ", text)] += 1
    return found


def compare(binary, root):
    files = Files(root)
    paths = sorted(files.documents)
    counts = collections.Counter(files=len(paths), unreadable=len(files.unreadable))
    if not paths:
        return [], counts
    ours = told(binary, root, paths)
    complaints = []
    for path in paths:
        document = files.documents[path]
        theirs, selectors = (facts_of_new if isinstance(document, New) else facts_of_old)(document, files)
        counts["archives"] += isinstance(document, Old)
        mine = collections.Counter()
        for text, count in ours[path].items():
            name = re.search(r"\((?:action|unwind),(?: described,)? member '(.*)'\)$", text)
            if name and name[1] in selectors and text not in theirs:
                counts["taken by responders"] += count
                continue
            if " holds " in text and "(segue," not in text:
                counts["kept by the system"] += count
                continue
            mine[text] = count
        for text, count in theirs.items():
            word = re.search(r"\((owner|outlets?|action|segue)", text)
            counts[word[1].rstrip("s") if word else "classes"] += count
            # Of the screens that one member has, a line counts.
            if " holds " in text:
                count = mine[text] = min(count, mine[text]) if mine[text] else 0
                count = count or 1
            if mine[text] != count:
                complaints.append(f"{path}: {mine[text]} times, not {count}: {text}")
        complaints += [f"{path}: too much: {text}" for text in mine if text not in theirs and mine[text]]
    return complaints, counts


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    total = 0
    for root in sys.argv[2:]:
        complaints, counts = compare(os.path.abspath(sys.argv[1]), os.path.realpath(root))
        total += len(complaints)
        print(f"{root}: " + ", ".join(f"{counts[k]} {k}" for k in sorted(counts)) + f", {len(complaints)} differences")
        for complaint in complaints[:20]:
            print("  " + complaint)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
