#!/usr/bin/env python3
"""Lists what Objective-C sources declare, read as plain text: an oracle that shares nothing with a compiler.

    objc_text.py ROOT [--json] [--summary] [--exclude GLOB] [--ext .h,.m] [--c-family]

Comments and strings are blanked, every branch of an #if is read except the dead side of `#if 0` and `#if 1`,
macros are not expanded. What remains is cut into tokens and scanned once, file by file.
"""
import argparse
import fnmatch
import json
import os
import posixpath
import re
import sys

OBJC_EXTENSIONS = (".h", ".m", ".mm", ".pch")
C_EXTENSIONS = (".c", ".cc", ".cpp", ".cxx", ".hpp", ".hh")


# ---------------------------------------------------------------- text: comments, strings, conditions

LEXICAL = re.compile(r"""
    (?P<angle>^[ \t]*\#[ \t]*(?:import|include_next|include)[ \t]*<[^>\n]*>)   # may hold // or /*
  | (?P<comment>//(?:[^\\\n]|\\[\s\S])*|/\*[\s\S]*?(?:\*/|\Z))
  | (?P<raw>(?<![A-Za-z0-9_])(?:u8|[uUL])?R"(?P<tag>[^()\\\s"]{0,16})\([\s\S]*?\)(?P=tag)")
  | (?P<string>"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\Z))
  | (?P<number>(?<![A-Za-z0-9_])[0-9](?:'?[0-9A-Za-z_.])*)                     # 1'000 is no character
  | (?P<char>'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\Z))
""", re.VERBOSE | re.MULTILINE)
DIRECTIVE = re.compile(r"[ \t]*#[ \t]*([A-Za-z_]\w*)")
TOKEN = re.compile(r'@[A-Za-z_]\w*|[^\W\d]\w*|[0-9](?:\'?[\w.])*|""|\S')


def blank(text):
    return re.sub(r"[^\n]", " ", text)


def strip(text):
    """`text` without comments, and `text` without comments nor the inside of strings; offsets and lines are kept."""
    plain, code, at = [], [], 0
    for match in LEXICAL.finditer(text):
        between, found = text[at:match.start()], match.group()
        plain.append(between)
        code.append(between)
        if match.lastgroup == "comment":
            plain.append(blank(found))
            code.append(blank(found))
        elif match.lastgroup in ("string", "char") or match.group("raw"):
            plain.append(found)
            whole = len(found) > 1 and "\n" not in found
            code.append('"' + " " * (len(found) - 2) + '"' if whole else blank(found))
        else:
            plain.append(found)
            code.append(found)
        at = match.end()
    plain.append(text[at:])
    code.append(text[at:])
    return "".join(plain), "".join(code)


class Source:
    """One file: its code with directives and dead branches blanked, and the condition each line stands under."""

    def __init__(self, path, text):
        self.path = path
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        plain, code = strip(text)
        self.plain_lines = plain.split("\n")
        self.code_lines = code.split("\n")
        self.directives = list(self._directives())          # (first line, last line, name, argument)
        guards = self._include_guard()
        self.conditions = [()] * len(self.code_lines)
        self.dead = [False] * len(self.code_lines)
        self._conditions(guards)
        for first, last, _, _ in self.directives:
            for line in range(first, last + 1):
                self.code_lines[line] = ""
        for line, dead in enumerate(self.dead):
            if dead:
                self.code_lines[line] = ""
        self.tokens = []                                     # (text, line index)
        for line, words in enumerate(self.code_lines):
            # A blanked string may be longer than two quotes; it is one token all the same.
            words = re.sub(r'"[^"]*"', '""', words)
            self.tokens.extend((match.group(), line) for match in TOKEN.finditer(words))

    def _directives(self):
        line = 0
        while line < len(self.code_lines):
            match = DIRECTIVE.match(self.code_lines[line])
            if not match:
                line += 1
                continue
            first, argument = line, self.plain_lines[line][match.end():]
            while argument.rstrip().endswith("\\") and line + 1 < len(self.plain_lines):
                line += 1
                argument = argument.rstrip()[:-1] + " " + self.plain_lines[line]
            yield first, line, match.group(1), argument.strip()
            line += 1

    def _include_guard(self):
        """The first lines of the #if and #endif of an include guard, or nothing."""
        rest = [d for d in self.directives if d[2] not in ("pragma", "import", "include")]
        if len(rest) < 3 or rest[-1][2] != "endif" or rest[1][2] != "define":
            return ()
        _, _, name, argument = rest[0]
        if name == "ifndef":
            guard = argument
        elif name == "if":
            match = re.fullmatch(r"!\s*defined\s*\(?\s*(\w+)\s*\)?", argument)
            guard = match.group(1) if match else None
        else:
            return ()
        if not guard or rest[1][3].split("(")[0].split()[:1] != [guard.strip()]:
            return ()
        depth = 0
        for directive in rest:
            depth += directive[2] in ("if", "ifdef", "ifndef")
            depth -= directive[2] == "endif"
            if depth == 0 and directive is not rest[-1]:
                return ()
        if any(line.strip() for line in self.code_lines[rest[-1][1] + 1:]):
            return ()
        return rest[0][0], rest[-1][0]

    def _conditions(self, guards):
        stack, line = [], 0                                  # stack of [text or None, dead, #if 0 / #if 1 / None]

        def fill(until):
            shown = tuple(entry[0] for entry in stack if entry[0])
            dead = any(entry[1] for entry in stack)
            for index in range(line, min(until, len(self.conditions))):
                self.conditions[index] = shown
                self.dead[index] = dead

        for first, last, name, argument in self.directives:
            fill(first)
            shown = tuple(entry[0] for entry in stack if entry[0])
            dead = any(entry[1] for entry in stack)
            if name in ("if", "ifdef", "ifndef"):
                truth = constant(argument) if name == "if" else None
                text = {"if": argument, "ifdef": f"defined({argument})", "ifndef": f"!defined({argument})"}[name]
                stack.append([None if first in guards or truth is not None else text, truth is False, truth, text])
            elif name in ("elif", "elifdef", "elifndef") and stack:
                truth = constant(argument)
                was = stack[-1][2]
                stack[-1] = [argument, was is True or truth is False, True if was is True else None, argument]
            elif name == "else" and stack:
                _, _, was, text = stack[-1]
                stack[-1] = [None if was is not None else f"!({text})", was is True, None, text]
            elif name == "endif" and stack:
                stack.pop()
            for index in range(first, last + 1):
                self.conditions[index], self.dead[index] = shown, dead
            line = last + 1
        fill(len(self.conditions))

    def place(self, line):
        shown = self.conditions[line]
        found = {"file": self.path, "line": line + 1, "conditional": bool(shown)}
        if shown:
            found["conditions"] = list(shown)
        return found


def constant(argument):
    """True or False for conditions that are plainly so, None for the rest."""
    argument = argument.replace(" ", "")
    if re.fullmatch(r"\(*0+\)*", argument) or re.match(r"0&&", argument):
        return False
    if re.fullmatch(r"\(*1\)*", argument) or re.match(r"1\|\|", argument):
        return True
    return None


# ---------------------------------------------------------------- declarators

NOISE = {
    "const", "volatile", "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified",
    "__nullable", "__nonnull", "__weak", "__strong", "__unsafe_unretained", "__block", "__autoreleasing", "__kindof",
    "IBOutlet", "IBInspectable", "static", "extern", "mutable", "register", "restrict", "inout", "oneway",
    "_Atomic", "__restrict", "typedef", "constexpr", "inline",
}
C_WORDS = {
    "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "_Bool", "struct", "union",
    "enum", "auto", "typename",
}
MACRO_LIKE = re.compile(r"_*[A-Z][A-Z0-9]*_[A-Z0-9_]*\Z")
# Types of Apple's headers that begin like a class and are none; a pointer to one is no object.
PLATFORM_SCALARS = {
    "NSInteger", "NSUInteger", "NSTimeInterval", "NSRange", "NSPoint", "NSSize", "NSRect", "NSZone", "NSDecimal", "NSEdgeInsets",
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets", "UIOffset",
    "BOOL", "Boolean", "SEL", "IMP", "Method", "Ivar", "UInt8", "UInt16", "UInt32", "UInt64", "SInt8", "SInt16", "SInt32", "SInt64",
    "FILE", "GLuint", "GLint", "GLfloat", "OSStatus", "CFIndex", "CFTimeInterval", "CFRange",
}
OBJECT_WORDS = {"id", "Class", "instancetype"}


def is_word(token):
    return bool(re.match(r"[^\W\d]", token))


def closing(tokens, start, left, right):
    """Index of the bracket that closes the one at `start`; the length if there is none."""
    depth = 0
    for index in range(start, len(tokens)):
        if tokens[index] == left:
            depth += 1
        elif tokens[index] == right:
            depth -= 1
            if depth == 0:
                return index
    return len(tokens)


def opening(tokens, end, left, right):
    depth = 0
    for index in range(end, -1, -1):
        if tokens[index] == right:
            depth += 1
        elif tokens[index] == left:
            depth -= 1
            if depth == 0:
                return index
    return -1


def without_attributes(tokens):
    """Drops `__attribute__((…))`, `IBOutletCollection(…)` and macro calls behind the name."""
    out, index = [], 0
    while index < len(tokens):
        if tokens[index] in ("__attribute__", "__attribute", "IBOutletCollection", "__declspec", "alignas") \
                and tokens[index + 1:index + 2] == ["("]:
            index = closing(tokens, index + 1, "(", ")") + 1
            continue
        out.append(tokens[index])
        index += 1
    while out and out[-1] == ")":
        start = opening(out, len(out) - 1, "(", ")")
        if start < 2 or not is_word(out[start - 1]) or out[start + 1] in ("^", "*"):
            break
        # `Type MACRO(x)` is a type made by a macro only when nothing stands before it.
        out = out[:start - 1]
    return out


def declared(tokens):
    """What `Type *name, *other` declares: a list of {name, kind, types, protocols}; kind is block, function, pointer
    (with `depth`) or plain."""
    tokens = without_attributes(tokens)
    for index, token in enumerate(tokens[:-1]):
        if token == "(" and tokens[index + 1] in ("^", "*"):
            inner = index
            while tokens[inner + 2:inner + 4] in (["(", "^"], ["(", "*"]):
                inner += 2
            end = closing(tokens, inner, "(", ")")
            words = []
            for part in tokens[inner + 2:end]:
                if part in ("[", "("):
                    break
                if is_word(part) and part not in NOISE and not MACRO_LIKE.match(part):
                    words.append(part)
            kind = "block" if tokens[inner + 1] == "^" else "function"
            return [{"name": words[-1] if words else "", "kind": kind, "types": [], "protocols": []}]
    parts, depth, part = [], 0, []
    for token in tokens:
        depth += token in ("(", "<", "[", "{")
        depth -= token in (")", ">", "]", "}")
        if token == "," and depth == 0:
            parts.append(part)
            part = []
        else:
            part.append(token)
    parts.append(part)
    found, types, protocols = [], [], []
    for number, part in enumerate(parts):
        outside, inside, depth = [], [], 0
        stop = False
        for index, token in enumerate(part):
            if token == "<":
                depth += 1
            elif token == ">":
                depth -= 1
            elif depth:
                inside.append(token)
            elif token in ("=", "[") or (token == ":" and part[index + 1:index + 2] != [":"]
                                         and (index == 0 or part[index - 1] != ":")):
                stop = True
            elif not stop:
                outside.append(token)
        stars = outside.count("*")
        after = outside[len(outside) - outside[::-1].index("*"):] if stars else outside
        words = [w for w in after if is_word(w) and w not in NOISE]
        least = 1 if stars or number else 2
        while len(words) > least and MACRO_LIKE.match(words[-1]):
            words.pop()
        name = words[-1] if len(words) >= least else ""
        if number == 0:
            before = [w for w in outside if is_word(w) and w not in NOISE]
            if name in before:
                before = before[:len(before) - before[::-1].index(name) - 1]
            types = [w for w in before if not (MACRO_LIKE.match(w) and len(before) > 1)]
            protocols = [w for w in inside if is_word(w) and w not in NOISE]
        found.append({"name": name, "kind": "pointer" if stars else "plain", "depth": stars,
                      "types": types, "protocols": protocols})
    return [item for item in found if item["name"]]


# ---------------------------------------------------------------- the scanner

LISTS = ("classes", "superclasses", "protocols", "refinements", "conformances", "categories", "properties", "ivars",
         "implementations", "imports")
OWNERSHIP = ("strong", "retain", "copy", "weak", "assign", "unsafe_unretained")


class Scanner:
    """Reads the tokens of one source and appends what it declares to `out`."""

    def __init__(self, source, out):
        self.source, self.out = source, out
        self.words = [token for token, _ in source.tokens]
        self.lines = [line for _, line in source.tokens]
        self.at = 0
        self.container = None                                # (kind, class or protocol, category)

    def word(self, ahead=0):
        index = self.at + ahead
        return self.words[index] if index < len(self.words) else ""

    def line(self):
        return self.lines[min(self.at, len(self.lines) - 1)]

    def add(self, list_name, line, /, **item):
        item.update(self.source.place(line))
        self.out[list_name].append(item)

    def run(self):
        steps = {"@interface": self.interface, "@protocol": self.protocol, "@implementation": self.implementation,
                 "@property": self.property, "@import": self.module, "@class": self.forward_classes,
                 "@end": self.end, "@synthesize": self.synthesize, "typedef": self.typedef}
        while self.at < len(self.words):
            step = steps.get(self.words[self.at])
            self.at += 1
            if step:
                step()
        self.directives()

    # `< … >` from the cursor on: the words with their lines; the cursor moves behind it.
    def angle(self):
        start = self.at
        depth, index = 0, self.at
        while index < len(self.words):
            token = self.words[index]
            if token == "<":
                depth += 1
            elif token == ">":
                depth -= 1
                if depth == 0:
                    break
            elif token in (";", "{", "}") or token.startswith("@"):
                return []                                    # not a list after all: stay where we are
            index += 1
        self.at = index + 1
        return list(zip(self.words[start + 1:index], self.lines[start + 1:index]))

    # A class name, or MACRO(Name, …) as GNUstep writes generic classes.
    def class_name(self, in_front_of):
        name, line = self.word(), self.line()
        self.at += 1
        while is_word(self.word()) and self.line() == line and not is_word_of_member(self.word()):
            name, line = self.word(), self.line()            # @interface SOME_MACRO Name
            self.at += 1
        if self.word() == "(":
            end = closing(self.words, self.at, "(", ")")
            inside = self.words[self.at + 1:end]
            behind = self.words[end + 1] if end + 1 < len(self.words) else ""
            if inside and is_word(inside[0]) and ("," in inside or behind in in_front_of):
                self.at = end + 1
                return inside[0], line
        return name, line

    def interface(self):
        opened = self.at - 1
        if not is_word(self.word()):
            return
        name, line = self.class_name(in_front_of=(":", "("))
        parameters = []
        groups = []                                          # (line, words, behind a superclass)
        if self.word() == "<":
            line_of_list = self.line()
            words = self.angle()
            if self.word() in (":", "("):
                parameters = generic_parameters([w for w, _ in words])
            else:
                groups.append((line_of_list, words, False))
        category = None
        if self.word() == "(":
            end = closing(self.words, self.at, "(", ")")
            inside = [w for w in self.words[self.at + 1:end] if is_word(w)]
            category = inside[0] if inside else ""
            self.at = end + 1
        supers, fresh = [], False                            # fresh: no list seen since the last superclass
        while self.word() in ("<", ":"):
            if self.word() == ":":
                self.at += 1
                super_line = self.line()
                if not is_word(self.word()):
                    break
                super_name, _ = self.class_name(in_front_of=("<", "{", "@", "-", "+"))
                supers.append((super_name, super_line))
                fresh = True
            else:
                line_of_list, before = self.line(), self.at
                words = self.angle()
                if self.at == before:
                    break
                groups.append((line_of_list, words, fresh))
                fresh = False
        place = self.lines[opened]
        if category is None:
            self.add("classes", line, name=name, generics=parameters,
                     superclass=supers[0][0] if supers else None)
            for super_name, super_line in supers:
                self.add("superclasses", super_line, **{"class": name, "superclass": super_name})
        else:
            self.add("categories", place, **{"class": name, "category": category, "extension": category == ""})
        where = "interface" if category is None else "category" if category else "extension"
        for index, (line_of_list, words, behind_super) in enumerate(groups):
            if behind_super and self.type_arguments(index, groups, parameters):
                continue
            for protocol, protocol_line in names_of(words):
                self.add("conformances", protocol_line, **{"class": name, "protocol": protocol, "in": where,
                                                           "category": category or None})
        self.container = (where, name, category)
        if self.word() == "{":
            self.instance_variables(name)

    # `: Base<T> <P>`: which of the lists are type arguments, not protocols?
    def type_arguments(self, index, groups, parameters):
        line, words, _ = groups[index]
        plain = [w for w, _ in words]
        if "*" in plain or "^" in plain or "id" in plain or "__kindof" in plain:
            return True
        if plain and all(w in parameters or w == "," for w in plain):
            return True
        following = groups[index + 1] if index + 1 < len(groups) else None
        return bool(following) and self.source.conditions[line] == self.source.conditions[following[0]]

    def protocol(self):
        place = self.line()
        if not is_word(self.word()) or self.word(1) in (",", ";"):
            return                                           # @protocol(Name) or a forward declaration
        name = self.word()
        self.at += 1
        refined = []
        while self.word() == "<":
            before = self.at
            refined += names_of(self.angle())
            if self.at == before:
                break
        self.add("protocols", place, name=name)
        for protocol, line in refined:
            self.add("refinements", line, protocol=name, refines=protocol)
        self.container = ("protocol", name, None)

    def implementation(self):
        place = self.line()
        if not is_word(self.word()):
            return
        name, _ = self.class_name(in_front_of=(":",))
        category = None
        if self.word() == "(":
            end = closing(self.words, self.at, "(", ")")
            inside = [w for w in self.words[self.at + 1:end] if is_word(w)]
            category = inside[0] if inside else ""
            self.at = end + 1
        if self.word() == ":":
            self.at += 2
        self.add("implementations", place, **{"class": name, "category": category})
        self.container = ("implementation", name, category)
        if self.word() == "{":
            self.instance_variables(name)

    def end(self):
        self.container = None

    def instance_variables(self, name):
        end = closing(self.words, self.at, "{", "}")
        statement, line, index = [], None, self.at + 1
        while index < end:
            token = self.words[index]
            if token == "{":
                index = closing(self.words, index, "{", "}") + 1
                continue
            if token == ";":
                for item in declared(statement):
                    item.pop("depth", None)
                    self.add("ivars", line, **{"class": name, "name": item["name"], "kind": item["kind"],
                                               "types": item["types"] + item["protocols"]})
                statement, line = [], None
            elif not token.startswith("@"):
                line = self.lines[index] if line is None else line
                statement.append(token)
            index += 1
        self.at = end + 1

    def property(self):
        place = self.line()
        if not self.container or self.container[0] == "implementation":
            return
        attributes = []
        if self.word() == "(":
            end = closing(self.words, self.at, "(", ")")
            attributes = self.words[self.at + 1:end]
            self.at = end + 1
        statement, depth = [], 0
        while self.at < len(self.words):
            token = self.word()
            if token == ";" and depth <= 0:
                break
            if token in ("@property", "@end", "@interface"):
                return                                       # no semicolon: leave it to the next step
            depth += token in ("(", "{", "[")
            depth -= token in (")", "}", "]")
            statement.append(token)
            self.at += 1
        keywords = [w for i, w in enumerate(attributes)
                    if w in OWNERSHIP and (i == 0 or attributes[i - 1] != "=")]
        kind, owner, category = self.container
        for item in declared(statement):
            self.add("properties", place, **{
                "class": owner, "name": item["name"], "keyword": keywords[0] if keywords else None,
                "in": kind, "category": category or None, "kind": item["kind"], "depth": item.get("depth", 0),
                "types": item["types"], "protocols": item["protocols"],
                "readonly": "readonly" in attributes, "class_property": "class" in attributes,
                "nullable": "nullable" in attributes or "_Nullable" in statement or "__nullable" in statement})

    def synthesize(self):
        """`@synthesize a = b_;` makes an ivar the interface does not show."""
        place, end = self.line(), self.at
        while end < len(self.words) and self.words[end] != ";":
            if self.words[end] == "=" and self.container and is_word(self.words[end + 1]):
                self.add("ivars", place, **{"class": self.container[1], "name": self.words[end + 1],
                                            "kind": "synthesized", "types": []})
            end += 1

    def module(self):
        place, name = self.line(), []
        while self.word() and self.word() != ";" and self.line() == place:
            name.append(self.word())
            self.at += 1
        self.add("imports", place, form="@import", spelling="".join(name), quote="module")

    def forward_classes(self):
        index, depth = self.at, 0
        while index < len(self.words) and self.words[index] != ";":
            depth += self.words[index] == "<"
            if depth == 0 and is_word(self.words[index]):
                self.out["forward"].add(self.words[index])
            depth -= self.words[index] == ">"
            index += 1

    def typedef(self):
        """Remembers which names stand for blocks, enums and structs, so that a property of that type is not taken
        for a pointer to an object."""
        statement, depth, index = [], 0, self.at
        while index < len(self.words):
            token = self.words[index]
            if token == ";" and depth == 0:
                break
            if token in ("@interface", "@protocol", "@end"):
                return
            if token == "{":
                depth += 1
            elif token == "}":
                depth -= 1
            elif depth == 0:
                statement.append(token)
            index += 1
        plain = [w for w in statement if is_word(w)]
        if plain and (plain[0].endswith("_ENUM") or plain[0].endswith("_OPTIONS")):
            self.out["scalars"].update(plain[2:3])
            return
        for item in declared(statement):
            if item["kind"] == "block":
                self.out["blocks"].add(item["name"])
            elif item["kind"] == "function" or (plain and plain[0] in C_WORDS):
                self.out["scalars"].add(item["name"])
            else:
                self.out["typedefs"][item["name"]] = item["types"] + item["protocols"]

    def directives(self):
        for first, _, name, argument in self.source.directives:
            if self.source.dead[first]:
                continue
            if name in ("import", "include", "include_next"):
                match = re.match(r'(["<])([^">]*)[">]', argument)
                spelling, quote = (match.group(2).strip(), match.group(1)) if match else (argument, "macro")
                self.add("imports", first, form="#" + name, spelling=spelling, quote=quote)
            elif name == "define":
                match = re.fullmatch(r"([A-Za-z_]\w*)\s+([A-Za-z_]\w*)", argument)
                if match:
                    self.out["defines"].setdefault(match.group(1), set()).add(match.group(2))


def is_word_of_member(word):
    """Words that may open the body of an interface, so never part of its name."""
    return word in C_WORDS or word in ("typedef", "extern", "static", "const", "NS_ASSUME_NONNULL_BEGIN")


def generic_parameters(words):
    found, fresh, depth = [], True, 0
    for word in words:
        depth += word == "<"
        depth -= word == ">"
        if word == "," and depth == 0:
            fresh = True
        elif fresh and is_word(word) and word not in ("__covariant", "__contravariant"):
            found.append(word)
            fresh = False
    return found


def names_of(words):
    """The protocol names of a list: the last word between commas, as macros may stand in front."""
    found, last = [], None
    for word, line in words + [(",", 0)]:
        if word == ",":
            if last:
                found.append(last)
            last = None
        elif is_word(word):
            last = (word, line)
    return found


# ---------------------------------------------------------------- types of properties

def classify(item, out, known):
    """object (a class or a protocol can be named), id (it can't), block, cpointer, scalar or typedef."""
    types, kind = item["types"], item["kind"]
    first = types[-1] if types else ""
    owned = item["keyword"] in ("strong", "retain", "copy", "weak", "unsafe_unretained")
    if kind == "block" or (kind == "plain" and first in out["blocks"]):
        return "block"
    if kind == "function":
        return "cpointer"
    if first in OBJECT_WORDS and item["depth"] == 0:
        return "object" if item["protocols"] and first == "id" else "id"
    if kind == "pointer":
        if owned and item["depth"] == 1:
            return "object"
        if item["depth"] > 1 or any(w in C_WORDS for w in types) or first in out["scalars"]:
            return "cpointer"
        if first in PLATFORM_SCALARS and first not in known:
            return "cpointer"
        return "object" if first in known or first[:1].isupper() or first.startswith("_") else "cpointer"
    return "typedef" if owned else "scalar"


# ---------------------------------------------------------------- imports to files

PLATFORM = set("""Foundation UIKit AppKit Cocoa CoreFoundation CoreGraphics CoreData CoreText CoreImage CoreVideo CoreMedia
    CoreLocation CoreServices CoreAudio CoreTelephony QuartzCore AVFoundation AVKit AudioToolbox ImageIO MapKit MobileCoreServices
    Photos PhotosUI AssetsLibrary Security SystemConfiguration StoreKit SpriteKit SceneKit Metal MetalKit GLKit OpenGLES OpenGL
    WebKit WatchKit ClockKit XCTest SenTestingKit Accelerate Social Accounts AdSupport EventKit GameKit MediaPlayer MessageUI
    Availability TargetConditionals JavaScriptCore UniformTypeIdentifiers SwiftUI Combine IOKit ApplicationServices Carbon
    objc sys mach mach-o machine net netinet arpa libkern os dispatch xpc simd CommonCrypto libxml2 unicode""".split())
SYSTEM_HEADERS = set("""assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg
    stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype aio cpio dirent dlfcn
    fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen monetary mqueue ndbm netdb nl_types poll pthread pwd regex sched
    search semaphore spawn strings syslog tar termios trace ulimit unistd utime utmpx wordexp alloca byteswap crypt elf endian
    err execinfo features getopt ifaddrs link malloc memory mntent obstack paths pty resolv shadow stropts sysexits termio ucontext
    utmp values varargs windows winsock winsock2 intrin emmintrin xmmintrin immintrin io direct process""".split())


class Files:
    """Every file below the root, found by name; a symbolic link is an alias of what it points at."""

    def __init__(self, root, exclude=()):
        self.root = os.path.realpath(root)
        self.real, self.by_name, self.skipped_links = [], {}, 0
        for folder, folders, names in os.walk(self.root):
            folders[:] = sorted(d for d in folders if d != ".git")
            for name in sorted(names):
                path = os.path.join(folder, name)
                alias = relative(path, self.root)
                if excluded(alias, exclude):
                    continue
                target = os.path.realpath(path)
                if os.path.islink(path) and (not os.path.isfile(target) or not inside(target, self.root)):
                    self.skipped_links += 1
                    continue
                real = relative(target, self.root)
                if not os.path.islink(path):
                    self.real.append(real)
                self.by_name.setdefault(name, []).append((alias, real))
        # A header may be found by its bare name only where Xcode's header maps and frameworks do so.
        self.header_maps = any(path.endswith((".m", ".mm")) for path in self.real)

    def resolve(self, includer, spelling, quote):
        """(how, path or None, candidates)"""
        spelling = spelling.replace("\\", "/")
        if quote in ("module", "macro") or not spelling or spelling.startswith("/"):
            return "unresolved", None, []
        if quote == '"':
            near = posixpath.normpath(posixpath.join(posixpath.dirname(includer), spelling))
            for alias, real in self.by_name.get(posixpath.basename(near), ()):
                if alias == near:
                    return "relative", real, []
        name = posixpath.basename(spelling)
        # The tail behind the last `..` is what a search path could be put before.
        tail = posixpath.normpath(spelling)
        while tail.startswith("../"):
            tail = tail[3:]
        if quote == "<" and "/" not in spelling and name.rsplit(".", 1)[0] in SYSTEM_HEADERS:
            return "system", None, []
        if quote == "<" and "." not in name:
            return "system", None, []                        # <vector>
        found = self.by_name.get(name, ())
        for how, matches in (
            ("suffix", {real for alias, real in found if ("/" + alias).endswith("/" + tail)}),
            ("basename", set() if "/" in spelling and (spelling.split("/")[0] in PLATFORM or not self.header_maps)
             else {real for _, real in found}),
        ):
            matches.discard(includer)
            if len(matches) == 1:
                return how, matches.pop(), []
            if matches:
                return how, None, sorted(matches)
        return "unresolved", None, []


def relative(path, root):
    return os.path.relpath(path, root).replace(os.sep, "/")


def inside(path, root):
    return path == root or path.startswith(root + os.sep)


def excluded(path, patterns):
    return any(fnmatch.fnmatch(path, pattern) or fnmatch.fnmatch(path, pattern.rstrip("/") + "/*") for pattern in patterns)


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


# ---------------------------------------------------------------- the whole project

def scan_text(text, path="a.h", out=None):
    """What one source text declares; imports are not resolved."""
    out = empty() if out is None else out
    Scanner(Source(path, text), out).run()
    return out


def empty():
    out = {kind: [] for kind in LISTS}
    out.update(forward=set(), scalars=set(), blocks=set(), typedefs={}, defines={})
    return out


def finish(out):
    known = {item["name"] for item in out["classes"]} | out["forward"]
    for item in out["properties"]:
        item["type_kind"] = classify(item, out, known)
        item["object"] = item["type_kind"] in ("object", "id", "block", "typedef")
    return out


def scan(root, extensions=OBJC_EXTENSIONS, exclude=(), follow=False):
    """Scans a project. With `follow`, files of other extensions are read too when something includes them."""
    files = Files(root, exclude)
    out = empty()
    waiting = [path for path in files.real if path.endswith(tuple(extensions))]
    scanned = set()
    while waiting:
        path = waiting.pop(0)
        if path in scanned:
            continue
        scanned.add(path)
        first = len(out["imports"])
        scan_text(read(os.path.join(files.root, path)), path, out)
        for item in out["imports"][first:]:
            item["how"], item["resolved"], item["candidates"] = files.resolve(path, item["spelling"], item["quote"])
            if follow and item["resolved"] and item["resolved"] not in scanned:
                waiting.append(item["resolved"])
    finish(out)
    for kind in LISTS:
        out[kind].sort(key=lambda item: (item["file"], item["line"], json.dumps(item, sort_keys=True)))
    out["files"] = sorted(scanned)
    out["skipped_links"] = files.skipped_links
    out["project_files"] = files
    return out


def as_json(out):
    plain = {key: value for key, value in out.items() if key != "project_files"}
    for key in ("forward", "scalars", "blocks"):
        plain[key] = sorted(plain[key])
    plain["defines"] = {name: sorted(values) for name, values in sorted(out["defines"].items())}
    plain["counts"] = counts(out)
    return plain


def counts(out):
    explicit = [p for p in out["properties"] if p["keyword"]]
    imports = out["imports"]
    found = {
        "files": len(out["files"]), "classes": len(out["classes"]), "superclasses": len(out["superclasses"]),
        "protocols": len(out["protocols"]), "refinements": len(out["refinements"]),
        "conformances": len(out["conformances"]),
        "categories": sum(not c["extension"] for c in out["categories"]),
        "class extensions": sum(c["extension"] for c in out["categories"]),
        "properties": len(out["properties"]), "properties with ownership": len(explicit),
        "ivars": len(out["ivars"]), "imports": len(imports),
        "imports resolved": sum(bool(i.get("resolved")) for i in imports),
        "imports ambiguous": sum(bool(i.get("candidates")) for i in imports),
    }
    for kind in LISTS:
        found["conditional " + kind] = sum(item["conditional"] for item in out[kind])
    return found


def describe(kind, item):
    category = f"({item['category'] or ''})" if item.get("category") is not None or kind == "categories" else ""
    if kind == "classes":
        return item["name"] + (f"<{', '.join(item['generics'])}>" if item["generics"] else "")
    if kind == "superclasses":
        return f"{item['class']} : {item['superclass']}"
    if kind == "protocols":
        return item["name"]
    if kind == "refinements":
        return f"{item['protocol']} <{item['refines']}>"
    if kind == "conformances":
        return f"{item['class']} <{item['protocol']}> in {item['in']}{category}"
    if kind in ("categories", "implementations"):
        return f"{item['class']}{category}"
    if kind == "properties":
        marks = " ".join(mark for mark in ("readonly", "class_property") if item[mark])
        return f"{item['class']}.{item['name']} {item['keyword'] or '-'} {item['type_kind']} {'/'.join(item['types'])} " \
               f"in {item['in']}{category} {marks}".rstrip()
    if kind == "ivars":
        return f"{item['class']}->{item['name']} {'/'.join(item['types'])}"
    target = item.get("resolved") or (" | ".join(item.get("candidates", [])) or "-")
    return f"{item['form']} {item['spelling']} -> {target} ({item.get('how', '-')})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("root")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--summary", action="store_true", help="print only the counts")
    parser.add_argument("--exclude", action="append", default=[], metavar="GLOB", help="paths below ROOT to leave out")
    parser.add_argument("--ext", help="comma-separated extensions instead of " + ",".join(OBJC_EXTENSIONS))
    parser.add_argument("--c-family", action="store_true", help="read " + " ".join(C_EXTENSIONS) + " too")
    options = parser.parse_args()
    if not os.path.isdir(options.root):
        parser.error(f"no folder '{options.root}'")
    extensions = tuple(options.ext.split(",")) if options.ext else OBJC_EXTENSIONS
    out = scan(options.root, extensions + (C_EXTENSIONS if options.c_family else ()), options.exclude)
    if options.json:
        json.dump(as_json(out), sys.stdout, indent=1, sort_keys=True)
        print()
        return
    if not options.summary:
        for kind in LISTS:
            for item in out[kind]:
                mark = "  #if " + " && ".join(item["conditions"]) if item["conditional"] else ""
                print(f"{kind:16} {item['file']}:{item['line']}: {describe(kind, item)}{mark}")
    for name, number in counts(out).items():
        print(f"{number:7} {name}")


if __name__ == "__main__":
    main()
