#!/usr/bin/env python3
"""Compares the targets that `arborist targets` lists for Xcode projects with what another reader of their files says.

usage: xcode_targets.py BINARY FOLDER...

Reads each `project.pbxproj` below a folder with the `pbxproj` package of PyPI, follows groups, build phases and folders that Xcode keeps in step with the disk, and
compares for every target: the files that it compiles, the flags of each of them that count references, prefix header, bridging header, defines and product.
Prints each difference; ends with 1 when there are any.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

try:
    from pbxproj import XcodeProject
except ImportError:
    sys.exit("xcode_targets.py: the package 'pbxproj' is not installed; run 'pip install pbxproj'")

SOURCES = re.compile(r"\.(c|cc|cpp|cxx|c\+\+|m|mm|swift)$", re.I)
EXTERNAL = re.compile(r"(^|/)(Pods|Carthage|_deps|vendors?|vendored|third[_-]?party|3rd[_-]?party|externals?|deps|submodules)(/|$)", re.I)
EXTERNAL_EXACT = {"Pods", "Carthage", "_deps"}


def is_external(path):
    """Whether a folder on the path is other people's; some names count in one case of letters only."""
    for part in pathlib.PurePosixPath(path).parts:
        if part in EXTERNAL_EXACT:
            return True
        if part.lower() in {"vendor", "vendors", "vendored", "third_party", "third-party", "thirdparty", "3rdparty", "3rd_party", "3rd-party", "external",
                            "externals", "deps", "submodules"}:
            return True
    return False


class Reader:
    def __init__(self, root, path):
        self.root = pathlib.Path(root)
        self.project = XcodeProject.load(str(path))
        self.objects = self.project.objects
        self.home = os.path.relpath(path.parent.parent, root)
        main = self.get(self.project["rootObject"])
        self.home = os.path.normpath(os.path.join(self.home, main["projectDirPath"] or ""))
        self.paths = {}
        self.walk(main["mainGroup"], self.home)
        self.main = main

    def get(self, key):
        return self.objects[key] if key and key in self.objects else None

    def walk(self, key, around):
        node = self.get(key)
        if node is None or key in self.paths:
            return
        tree = node["sourceTree"]
        path = node["path"] or ""
        if tree in ("<group>", None):
            place = None if around is None else os.path.join(around, path)
        elif tree == "SOURCE_ROOT":
            place = os.path.join(self.home, path)
        else:
            place = None
        self.paths[key] = place
        for child in node["children"] or []:
            self.walk(child, place)

    def place(self, key):
        found = self.paths.get(key)
        if found is None:
            return None
        found = os.path.normpath(found)
        return None if found.startswith("..") or os.path.isabs(found) else found

    def files(self, key):
        node = self.get(key)
        if node is None:
            return []
        if node["isa"] == "PBXVariantGroup":
            return [f for child in node["children"] for f in self.files(child)]
        place = self.place(key)
        return [place] if place else []

    def settings(self, owner, name=None):
        chosen = self.get(owner["buildConfigurationList"])
        every = [self.get(k) for k in chosen["buildConfigurations"]]
        for wanted in (name, chosen["defaultConfigurationName"]):
            for one in every:
                if wanted and one["name"] == wanted:
                    return one
        return every[0] if every else None

    def targets(self):
        for key in self.main["targets"]:
            target = self.get(key)
            if target is None:
                continue
            sources, flags = set(), {}
            for phase in (self.get(k) for k in target["buildPhases"] or []):
                if phase is None or phase["isa"] != "PBXSourcesBuildPhase":
                    continue
                for entry in (self.get(k) for k in phase["files"] or []):
                    if entry is None:
                        continue
                    for path in self.files(entry["fileRef"]):
                        if not SOURCES.search(path):
                            continue
                        sources.add(path)
                        own = entry["settings"]["COMPILER_FLAGS"] if entry["settings"] is not None and "COMPILER_FLAGS" in entry["settings"] else None
                        if own:
                            flags[path] = own if isinstance(own, str) else " ".join(own)
            sources |= self.synchronized(key, target)
            yield target["name"], sources, flags, self.chosen(target)

    def synchronized(self, key, target):
        found = set()
        own = set(target["fileSystemSynchronizedGroups"] or [])
        for group in self.objects.get_objects_in_section("PBXFileSystemSynchronizedRootGroup"):
            home = self.place(group.get_id())
            if home is None:
                continue
            excepted = set()
            for exception in (self.get(k) for k in group["exceptions"] or []):
                if exception is not None and exception["target"] == key:
                    excepted |= {os.path.normpath(os.path.join(home, p)) for p in exception["membershipExceptions"] or []}
            inside = set()
            for folder, folders, names in os.walk(self.root / home):
                folders[:] = [f for f in folders if not os.path.islink(os.path.join(folder, f))]
                inside |= {os.path.normpath(os.path.relpath(os.path.join(folder, n), self.root)) for n in names if SOURCES.search(n)}

            def is_excepted(path):
                return path in excepted or any(path.startswith(e + "/") for e in excepted)
            found |= {p for p in inside if is_excepted(p) != (group.get_id() in own)}
        return found

    def chosen(self, target):
        """The settings of the default configuration; none where a file of settings has a say, which this reader does not read."""
        own = self.settings(target)
        settings = {}
        for owner in (self.main, target):
            found = self.settings(owner, own["name"] if own is not None else None)
            if found is not None and any(found[k] for k in ("baseConfigurationReference", "baseConfigurationReferenceAnchor")):
                return {}
            if found is not None:
                settings.update({k: found["buildSettings"][k] for k in found["buildSettings"].get_keys()})
        return settings


def plain(value):
    """A setting that needs no other: nil where it refers to one."""
    if isinstance(value, list):
        return [v for v in value if v != "$(inherited)"]
    return value


def compare(binary, root):
    answer = subprocess.run([binary, "targets", "--format", "json", "--no-cache", str(root)], capture_output=True, text=True)
    if answer.returncode != 0:
        sys.exit(f"{root}: {answer.stderr}")
    told = {}
    for target in json.loads(answer.stdout)["targets"]:
        if target["system"] == "xcode":
            told[(target["manifest"], target["name"])] = target
    complaints, counts = [], {"projects": 0, "targets": 0, "memberships": 0, "settings": 0}
    for path in sorted(pathlib.Path(root).rglob("project.pbxproj")):
        manifest = os.path.relpath(path, root)
        if is_external(manifest) or any(p.startswith(".git") for p in pathlib.PurePosixPath(manifest).parts):
            continue
        try:
            reader = Reader(root, path)
        except Exception as error:  # Whatever the other reader can't read is not compared.
            print(f"{manifest}: not compared: {type(error).__name__} {error}")
            continue
        counts["projects"] += 1
        for name, sources, flags, settings in reader.targets():
            counts["targets"] += 1
            ours = told.pop((manifest, name), None)
            if ours is None:
                complaints.append(f"{manifest}: target '{name}' is missing")
                continue
            theirs, mine = {os.path.normpath(s) for s in sources}, set(ours["sources"]) | set(ours.get("missing_sources", []))
            counts["memberships"] += len(theirs)
            complaints += [f"{manifest}: {name}: missing {p}" for p in sorted(theirs - mine)]
            complaints += [f"{manifest}: {name}: too many {p}" for p in sorted(mine - theirs)]
            arc = str(settings.get("CLANG_ENABLE_OBJC_ARC", "")).upper()
            if arc in ("YES", "NO"):
                counts["settings"] += 1
                if ours["settings"]["arc"] != (arc == "YES"):
                    complaints.append(f"{manifest}: {name}: ARC {ours['settings']['arc']}, not {arc}")
                opposite = "-fno-objc-arc" if arc == "YES" else "-fobjc-arc"
                expected = {p for p, f in flags.items() if opposite in f.split()}
                if expected != set(ours["settings"]["arc_exceptions"]):
                    complaints.append(f"{manifest}: {name}: exceptions from ARC differ: {sorted(expected ^ set(ours['settings']['arc_exceptions']))}")
            for key, mine_key in (("GCC_PREFIX_HEADER", "prefix_header"), ("SWIFT_OBJC_BRIDGING_HEADER", "bridging_header")):
                value = settings.get(key)
                if isinstance(value, str) and value and "$" not in value:
                    counts["settings"] += 1
                    wanted = os.path.normpath(os.path.join(reader.home, value))
                    if ours["settings"][mine_key] != wanted and not wanted.startswith(".."):
                        complaints.append(f"{manifest}: {name}: {mine_key} {ours['settings'][mine_key]}, not {wanted}")
            defines = plain(settings.get("GCC_PREPROCESSOR_DEFINITIONS"))
            if isinstance(defines, list) and all("$" not in d and " " not in d and '"' not in d and "\\" not in d for d in defines):
                counts["settings"] += 1
                if not set(defines) <= set(ours["settings"]["defines"]):
                    complaints.append(f"{manifest}: {name}: defines {ours['settings']['defines']}, not {defines}")
    complaints += [f"{m}: target '{n}' is not there" for (m, n) in told]
    return complaints, counts


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    total = 0
    for root in sys.argv[2:]:
        complaints, counts = compare(sys.argv[1], root)
        total += len(complaints)
        print(f"{root}: {counts['projects']} projects, {counts['targets']} targets, {counts['memberships']} memberships, {counts['settings']} settings, {len(complaints)} differences")
        for complaint in complaints[:20]:
            print("  " + complaint)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
