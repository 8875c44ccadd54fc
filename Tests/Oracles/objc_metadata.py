"""The Objective-C metadata that clang puts into an object file, as plain values.

Two forms are read: Apple's (Mach-O, `objc4`'s `objc-runtime-new.h`) and GNUstep's of ABI 2 (ELF, `libobjc2`). The answer is
the same for both but for what their objects hold: Apple's has bitmaps of strong and weak words for the ivars of a class,
GNUstep's says it of each ivar; neither says it of the members of a struct.
"""
import dataclasses
import re

from object_file import ObjectFile, Pointer


@dataclasses.dataclass
class Property:
    name: str
    attributes: str
    is_class: bool = False

    @property
    def parts(self):
        """The attribute string cut at its commas: `T@"NSDictionary<P,Q>",&,N` has no comma to cut inside the quotes."""
        return re.findall(r'(?:"[^"]*"|[^,"])+', self.attributes)

    @property
    def type(self):
        return self.parts[0][1:]

    def has(self, letter):
        return letter in self.parts[1:]

    @property
    def ivar(self):
        return next((part[1:] for part in self.parts[1:] if part.startswith("V")), None)


@dataclasses.dataclass
class Ivar:
    name: str
    type: str
    ownership: str | None = None                             # "strong", "weak", "unsafe"; None for what is no object


@dataclasses.dataclass
class Class:
    name: str
    superclass: str | None = None
    protocols: list = dataclasses.field(default_factory=list)
    properties: list = dataclasses.field(default_factory=list)
    ivars: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Category:
    class_name: str
    name: str
    protocols: list = dataclasses.field(default_factory=list)
    properties: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Protocol:
    name: str
    protocols: list = dataclasses.field(default_factory=list)
    properties: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Metadata:
    classes: list = dataclasses.field(default_factory=list)
    categories: list = dataclasses.field(default_factory=list)
    protocols: list = dataclasses.field(default_factory=list)


def read(data):
    """The metadata of one object file, given as bytes."""
    image = ObjectFile(data)
    return (Apple if image.format == "mach-o" else GNUstep)(image).read()


def is_object(encoding):
    """Whether a type encoding speaks of an object or a block, or an array of them."""
    return bool(re.match(r"(\[\d+)*@", encoding))


class Apple:
    def __init__(self, image):
        self.image = image

    def read(self):
        found = Metadata()
        for section in self.image.named("__objc_classlist"):
            found.classes += [self.read_class(section.pointers[at]) for at in sorted(section.pointers)]
        for section in self.image.named("__objc_catlist"):
            found.categories += [self.read_category(section.pointers[at]) for at in sorted(section.pointers)]
        for section in self.image.named("__objc_protolist"):
            found.protocols += [self.read_protocol(section.pointers[at]) for at in sorted(section.pointers)]
        return found

    def class_name(self, target):
        """The name of the class that a pointer leads to, in this object or another; None for no pointer."""
        if target is None:
            return None
        if target.symbol and target.symbol.startswith("_OBJC_CLASS_$_"):
            return target.symbol[len("_OBJC_CLASS_$_"):]
        return self.image.text(self.image.pointer(target + 32) + 24)

    def read_class(self, place):
        image = self.image
        facts, meta = image.pointer(place + 32), image.pointer(image.pointer(place) + 32)
        found = Class(image.text(facts + 24), self.class_name(image.pointer(place + 8)))
        found.protocols = self.protocol_names(image.pointer(facts + 40))
        found.properties = (self.properties(image.pointer(facts + 64), False)
                            + self.properties(image.pointer(meta + 64), True))
        found.ivars = self.ivars(facts)
        return found

    def read_category(self, place):
        image = self.image
        found = Category(self.class_name(image.pointer(place + 8)), image.text(place))
        found.protocols = self.protocol_names(image.pointer(place + 32))
        found.properties = (self.properties(image.pointer(place + 40), False)
                            + self.properties(image.pointer(place + 48), True))
        return found

    def read_protocol(self, place):
        image = self.image
        found = Protocol(image.text(place + 8), self.protocol_names(image.pointer(place + 16)))
        found.properties = (self.properties(image.pointer(place + 56), False)
                            + self.properties(image.pointer(place + 88), True))
        return found

    def protocol_names(self, place):
        if place is None:
            return []
        image = self.image
        return [image.text(image.pointer(place + 8 + 8 * number) + 8) for number in range(image.number(place, "Q"))]

    def properties(self, place, is_class):
        if place is None:
            return []
        image = self.image
        size, count = image.number(place, "I"), image.number(place + 4, "I")
        starts = [place + 8 + size * number for number in range(count)]
        return [Property(image.text(start), image.text(start + 8), is_class) for start in starts]

    def ivars(self, facts):
        image, place = self.image, self.image.pointer(facts + 48)
        if place is None:
            return []
        size, count = image.number(place, "I"), image.number(place + 4, "I")
        rows = []
        for number in range(count):
            start = place + 8 + size * number
            offset = image.number(image.pointer(start), "I")
            rows.append((offset, image.text(start + 8) or "", image.text(start + 16)))
        # The bitmaps begin at the first ivar, at a whole word.
        first = -(-rows[0][0] // 8) * 8
        strong = words(self.bitmap(facts + 16), first)
        weak = words(self.bitmap(facts + 56), first)
        return [Ivar(name, type_, ("strong" if offset in strong else "weak" if offset in weak else "unsafe")
                     if is_object(type_) else None) for offset, name, type_ in rows]

    def bitmap(self, place):
        target = self.image.pointer(place)
        return self.image.bytes_at(target) if target else b""


def words(bitmap, first):
    """The offsets that an ivar layout names: each byte skips as many words as its high half says, then names as many as the low."""
    named, at = set(), first
    for byte in bitmap:
        at += 8 * (byte >> 4)
        for _ in range(byte & 15):
            named.add(at)
            at += 8
    return named


class GNUstep:
    def __init__(self, image):
        self.image = image

    def read(self):
        found, image = Metadata(), self.image
        for section in image.named("__objc_classes"):
            found.classes += [self.read_class(section.pointers[at]) for at in sorted(section.pointers)]
        for section in image.named("__objc_cats"):
            for at in range(0, len(section.data), 56):
                if image.text(Pointer(section, at)):
                    found.categories.append(self.read_category(Pointer(section, at)))
        for section in image.named("__objc_protocols"):
            for at in range(0, len(section.data), 88):
                if image.text(Pointer(section, at + 8)):
                    found.protocols.append(self.read_protocol(Pointer(section, at)))
        return found

    def read_class(self, place):
        image = self.image
        found = Class(image.text(place + 16))
        parent = image.pointer(place + 8)
        if parent is not None:
            found.superclass = image.text(parent + 16) if parent.section else parent.symbol[len("._OBJC_CLASS_"):]
        found.protocols = self.protocol_names(image.pointer(place + 104))
        meta = image.pointer(place)
        found.properties = (self.properties(image.pointer(place + 128), False)
                            + self.properties(image.pointer(meta + 128), True))
        found.ivars = self.ivars(image.pointer(place + 48))
        return found

    def read_category(self, place):
        image = self.image
        found = Category(image.text(place + 8), image.text(place), self.protocol_names(image.pointer(place + 32)))
        found.properties = (self.properties(image.pointer(place + 40), False)
                            + self.properties(image.pointer(place + 48), True))
        return found

    def read_protocol(self, place):
        image = self.image
        found = Protocol(image.text(place + 8), self.protocol_names(image.pointer(place + 16)))
        for at, is_class in ((56, False), (64, False), (72, True), (80, True)):
            found.properties += self.properties(image.pointer(place + at), is_class)
        return found

    def protocol_names(self, place):
        names = []
        while place is not None:
            for number in range(self.image.number(place + 8, "Q")):
                target = self.image.pointer(place + 16 + 8 * number)
                names.append(self.image.text(target + 8) if target.section else target.symbol[len("._OBJC_PROTOCOL_"):])
            place = self.image.pointer(place)
        return names

    def properties(self, place, is_class):
        found = []
        while place is not None:
            count, size = self.image.number(place, "I"), self.image.number(place + 4, "I")
            for number in range(count):
                start = place + 16 + size * number
                found.append(Property(self.image.text(start), self.image.text(start + 8), is_class))
            place = self.image.pointer(place + 8)
        return found

    def ivars(self, place):
        if place is None:
            return []
        found, image = [], self.image
        size = image.number(place + 8, "Q")
        for number in range(image.number(place, "I")):
            start = place + 16 + size * number
            type_ = image.text(start + 8)
            # The lowest two bits: 1 strong, 2 weak, 3 neither.
            kept = {1: "strong", 2: "weak", 3: "unsafe"}.get(image.number(start + 28, "I") & 3)
            found.append(Ivar(image.text(start) or "", type_, kept if is_object(type_) else None))
        return found
