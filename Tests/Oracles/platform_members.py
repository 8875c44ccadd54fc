#!/usr/bin/env python3
"""Compares the methods and properties that the stand-ins declare with those of open headers: GNUstep's, WinObjC's.

    platform_members.py FOLDER... [--missing] [--class NAME]

Both are read as text by the same scan. What differs is listed: a method of the class that is one of its objects, and a result of another kind. `EXPLAINED` says
which differences stay, since Apple's own headers are as the stand-ins say. `--missing` lists what the stand-ins lack.
"""
import argparse
import collections
import os
import re
import sys
import tempfile

import product

# GNUstep marks what is its own.
OWN = re.compile(r"GS_API_NONE|NO_GNUSTEP|GNUSTEP_|GS_EXPOSE|STRICT_OPENSTEP|STRICT_MACOS_X")
OWN_CATEGORY = re.compile(r"^(GS|GNUstep|Private|NSFoundationDeprecated)|GNU|GSCategor|Private|StarboardAdditions")

NUMBERS = {
    "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "BOOL", "NSInteger", "NSUInteger", "CGFloat", "unichar", "size_t", "Boolean",
    "NSTimeInterval", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "NSStringEncoding", "NSComparisonResult", "off_t",
}
STRUCTS = {
    "NSRect": "CGRect", "NSPoint": "CGPoint", "NSSize": "CGSize", "CGRect": "CGRect", "CGPoint": "CGPoint", "CGSize": "CGSize", "NSRange": "NSRange",
    "CGAffineTransform": "CGAffineTransform", "CATransform3D": "CATransform3D", "UIEdgeInsets": "UIEdgeInsets", "NSEdgeInsets": "NSEdgeInsets",
    "UIOffset": "UIOffset", "NSDecimal": "NSDecimal",
}

GNUSTEP_TYPE = "GNUstep's own name for the same type"
IMPRECISE = "Apple's header says so; GNUstep returns nothing or something else"
WINDOWS = "WinObjC's header is wrong: Apple's says so"

# (class, selector) or selector: why the stand-ins are right.
EXPLAINED = {
    ("NSOperation", "completionBlock"): GNUSTEP_TYPE,
    ("NSXPCConnection", "interruptionHandler"): GNUSTEP_TYPE,
    ("NSXPCConnection", "invalidationHandler"): GNUSTEP_TYPE,
    ("NSAccessibilityCustomAction", "handler"): GNUSTEP_TYPE,
    ("NSAnimationContext", "completionHandler"): GNUSTEP_TYPE,
    ("NSTextContainer", "layoutManager"): GNUSTEP_TYPE,
    ("NSFileManager", "URLsForDirectory:inDomains:"): GNUSTEP_TYPE,
    ("NSFileManager", "fileSystemRepresentationWithPath:"): GNUSTEP_TYPE,
    ("NSString", "componentsSeparatedByCharactersInSet:"): GNUSTEP_TYPE,
    ("NSString", "componentsSeparatedByString:"): GNUSTEP_TYPE,
    ("NSString", "fileSystemRepresentation"): GNUSTEP_TYPE,
    ("NSString", "availableStringEncodings"): "an encoding is an `NSUInteger`",
    ("NSSocketPort", "address"): IMPRECISE,
    ("NSUbiquitousKeyValueStore", "synchronize"): IMPRECISE,
    ("NSItemProviderReading", "readableTypeIdentifiersForItemProvider"): "a class property of Apple's",
    ("NSGraphicsContext", "focusStack"): IMPRECISE,
    ("NSMenu", "popUpMenuPositioningItem:atLocation:inView:"): IMPRECISE,
    ("NSScrubberLayout", "layoutAttributesClass"): "a class property of Apple's",
    ("NSScrubberLayout", "layoutAttributesForItemsInRect:"): IMPRECISE,
    ("NSSegmentedCell", "selectSegmentWithTag:"): IMPRECISE,
    ("NSSegmentedControl", "selectSegmentWithTag:"): IMPRECISE,
    ("NSSpeechSynthesizer", "setObject:forProperty:error:"): IMPRECISE,
    ("NSSpeechSynthesizer", "setVoice:"): IMPRECISE,
    ("NSTreeController", "removeSelectionIndexPaths:"): IMPRECISE,
    ("NSObject", "performSelectorInBackground:withObject:"): WINDOWS,
    ("NSURLRequest", "supportsSecureCoding"): WINDOWS,
    ("NSValue", "edgeInsetsValue"): "AppKit's; UIKit's is `UIEdgeInsetsValue`",
    ("NSXMLElement", "resolveNamespaceForName:"): WINDOWS,
    ("NSXMLElement", "resolvePrefixForNamespaceURI:"): WINDOWS,
    ("UINavigationBar", "popNavigationItemAnimated:"): WINDOWS,
}


class Member:
    def __init__(self, selector, is_static, result):
        self.selector, self.is_static, self.result = selector, is_static, result


def visible(path):
    """The lines that Apple has as well: without comments, directives, and what GNUstep marks as its own."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = re.sub(r"/\*.*?\*/", " ", file.read(), flags=re.S)
    text = re.sub(r"//[^\n]*", "", text).replace("\\\n", " ")
    kept, own = [], []
    for line in text.split("\n"):
        directive = re.match(r"\s*#\s*(\w+)(.*)", line)
        if not directive:
            if not any(own):
                kept.append(line)
            continue
        word, rest = directive.groups()
        if word in ("if", "ifdef", "ifndef"):
            own.append(bool(OWN.search(rest)) and word != "ifndef")
        elif word == "else" and own:
            own[-1] = not own[-1] and own[-1] is not False
        elif word == "endif" and own:
            own.pop()
    return "\n".join(kept)


def declarations(path):
    """Each `@interface` and `@protocol` with a body: whether it is a protocol, its name, its superclass, what it adopts, its members."""
    text = re.sub(r"@(class|protocol)\s[\w\s,<>]+;", " ", visible(path))
    for match in re.finditer(r"@(interface|protocol)\s+(\w+)([^;@{\n+-]*(?:\n(?!\s*[-+@])[^;@{\n]*)*)(.*?)@end", text, re.S):
        kind, name, head, body = match.groups()
        category = re.search(r"\(\s*(\w*)\s*\)", head)
        if category and OWN_CATEGORY.search(category.group(1)):
            continue
        above = re.match(r"\s*(?:<[^>]*>)?\s*:\s*(\w+)", head)
        adopted = re.findall(r"\w+", head[head.rindex("<") :]) if head.rstrip().endswith(">") else []
        yield kind == "protocol", name, above.group(1) if above else None, adopted, list(members(re.sub(r"\{[^}]*\}", " ", body)))


def members(body):
    for match in re.finditer(r"@property\s*(\([^)]*\))?([^;]*);|([-+])\s*(\([^;{]*|\w[^;{]*)[;{]", body):
        attributes, declared, sign, method = match.groups()
        if sign:
            result, rest = ("id", method) if not method.startswith("(") else bracketed(method)
            outside = without_brackets(rest)
            keywords = re.findall(r"(\w*)\s*:", outside)
            words = re.findall(r"\w+", outside)
            if keywords or words:
                yield Member("".join(word + ":" for word in keywords) if keywords else words[0], sign == "+", result)
            continue
        block = re.search(r"\(\s*\^\s*(\w+)\s*\)", declared)
        declared = re.sub(r"\b[A-Z_]{6,}\b(\([^)]*\))?|__attribute__\s*\(\(.*?\)\)", "", declared)
        words = re.findall(r"\w+", declared)
        if not block and not words:
            continue
        name = block.group(1) if block else words[-1]
        kind = "(^" if block else declared.strip()[: -len(name)].strip()
        of = [word.strip() for word in (attributes or "()")[1:-1].split(",")]
        getter = next((word.split("=")[1].strip() for word in of if word.startswith("getter")), name)
        yield Member(getter, "class" in of, kind)
        if "readonly" not in of:
            yield Member(f"set{name[0].upper()}{name[1:]}:", "class" in of, "void")


def bracketed(text):
    depth = 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            return text[1:index], text[index + 1 :]
    return text[1:], ""


def without_brackets(text):
    kept, depth = "", 0
    for character in text:
        depth += character in "(<["
        kept += character if depth == 0 else ""
        depth -= character in ")>]"
    return kept


class Headers:
    """What a set of headers declares, by class: `(selector, is_static)` to the text of its result."""

    def __init__(self, paths):
        self.classes = collections.defaultdict(dict)
        self.protocols = collections.defaultdict(dict)
        self.superclass = {}
        self.adopted = collections.defaultdict(list)
        for path in paths:
            for is_protocol, name, above, adopted, found in declarations(path):
                self.adopted[is_protocol, name] += adopted
                into = (self.protocols if is_protocol else self.classes)[name]
                if above and not is_protocol:
                    self.superclass[name] = above
                for member in found:
                    into.setdefault((member.selector, member.is_static), member.result)

    def line(self, name):
        seen = []
        while name and name not in seen:
            seen.append(name)
            name = self.superclass.get(name)
        return seen

    def result(self, selector, is_static, of, is_protocol):
        """What a class or protocol, or any that it inherits from or adopts, says that a method gives; None without one."""
        asked, seen = [(is_protocol, name) for name in ([of] if is_protocol else self.line(of))], set()
        while asked:
            one = asked.pop(0)
            if one in seen:
                continue
            seen.add(one)
            known = (self.protocols if one[0] else self.classes).get(one[1], {}).get((selector, is_static))
            if known is not None:
                return known
            asked += [(True, name) for name in self.adopted[one]]
        return None


def kind(text, classes):
    """What a type is, roughly: `void`, `number`, `pointer`, `block`, `object` with the name of its class, or a struct."""
    text = re.sub(r"\b(nullable|nonnull|_Nullable|_Nonnull|__kindof|const|oneway|inout|in|out|bycopy|__strong|__weak|IBOutlet|struct|enum)\b", " ", text)
    if "^" in text:
        return "block", ""
    words = re.findall(r"\w+", re.sub(r"<.*>", " ", text))
    stars = re.sub(r"<.*>", "", text).count("*")
    if not words:
        return "id", ""
    if words[0] in ("id", "instancetype", "IBAction"):
        return ("void", "") if words[0] == "IBAction" else ("id", "")
    if words[0] == "void":
        return ("pointer", "") if stars else ("void", "")
    if words[0] in ("SEL", "Class", "IMP"):
        return words[0], ""
    if words[0] in STRUCTS:
        return ("pointer", "") if stars else ("struct", STRUCTS[words[0]])
    if stars == 1 and (words[0] in classes or words[0][:2].isupper()):
        return "object", words[0]
    if stars:
        return "pointer", ""
    return ("number", "") if set(words) <= NUMBERS else ("other", words[0])


def differs(ours, theirs, stand_ins):
    """Whether two results can't both be right."""
    (our_kind, our_name), (their_kind, their_name) = kind(ours, stand_ins.classes), kind(theirs, stand_ins.classes)
    objects = {"object", "id"}
    if our_kind in objects and their_kind in objects:
        return our_kind == their_kind == "object" and our_name not in stand_ins.line(their_name) and their_name not in stand_ins.line(our_name)
    # Enumerations, typed strings and references to structs go by names that the scan does not follow.
    if "other" in (our_kind, their_kind):
        return {our_kind, their_kind} & {"void", "block"} != set()
    return (our_kind, our_name) != (their_kind, their_name)


def compare(stand_ins, headers):
    """Differences as sorted lines, and what only the headers have."""
    differences, missing = [], []
    for is_protocol, ours, theirs in ((False, stand_ins.classes, headers.classes), (True, stand_ins.protocols, headers.protocols)):
        for name in sorted(set(ours) & set(theirs)):
            for (selector, is_static), result in sorted(theirs[name].items()):
                sign = "+" if is_static else "-"
                here = stand_ins.result(selector, is_static, name, is_protocol)
                if here is None:
                    other = (selector, not is_static) in ours[name]
                    (differences if other else missing).append(f"{sign}[{name} {selector}]" + (" is the other's" if other else f" {result.strip()}"))
                elif differs(here, result, stand_ins):
                    differences.append(f"{sign}[{name} {selector}]: '{' '.join(here.split())}', not '{' '.join(result.split())}'")
    return differences, missing


def explained(difference):
    name, selector = re.match(r"[-+]\[(\w+) (\S+)\]", difference).groups()
    return EXPLAINED.get((name, selector)) or EXPLAINED.get(selector)


def read_stand_ins():
    """The header that is forced on a unit of Objective-C."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/in")
        with open(f"{folder}/in/a.m", "w", encoding="utf-8") as file:
            file.write("#import <Foundation/Foundation.h>\n")
        product.stand_ins(f"{folder}/in", f"{folder}/out")
        found = [os.path.join(root, "platform.h") for root, _, files in os.walk(f"{folder}/out") if "platform.h" in files]
        return Headers(found)


def headers_below(folders):
    return sorted(os.path.join(root, name) for folder in folders for root, _, files in os.walk(folder) for name in files if name.endswith(".h"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--class", dest="only")
    options = parser.parse_args()
    paths = headers_below(options.folders)
    if not paths:
        print("no headers there", file=sys.stderr)
        return 2
    differences, missing = compare(read_stand_ins(), Headers(paths))
    if options.only:
        differences, missing = ([line for line in lines if f"[{options.only} " in line] for lines in (differences, missing))
    new = [line for line in differences if not explained(line)]
    for line in new + (missing if options.missing else []):
        print(line)
    print(f"{len(new)} differences, {len(differences) - len(new)} explained, {len(missing)} missing")
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
