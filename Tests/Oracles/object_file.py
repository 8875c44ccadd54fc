"""Relocatable object files, 64 bit, little endian: what lies at an address, and what a pointer there will point at.

Reads Mach-O (arm64, x86_64) and ELF (x86_64, aarch64) as far as compiled metadata needs it: sections, symbols, and the
relocations that stand for whole pointers. Written from <mach-o/loader.h>, <mach-o/reloc.h> and the System V gABI.
"""
import struct


class Unreadable(Exception):
    pass


class Pointer:
    """Where a pointer leads: a place inside the object (`section`, `offset`), or a `symbol` that another object defines."""

    def __init__(self, section=None, offset=0, symbol=None):
        self.section, self.offset, self.symbol = section, offset, symbol

    def __add__(self, bytes_):
        return Pointer(self.section, self.offset + bytes_, self.symbol)


class Section:
    def __init__(self, name, data, address=0):
        self.name, self.data, self.address = name, data, address
        self.pointers = {}                                   # offset -> Pointer


class ObjectFile:
    """`sections` in file order; `format` is "mach-o" or "elf"."""

    def __init__(self, data):
        self.sections = []
        if data[:4] == b"\xcf\xfa\xed\xfe":
            self.format = "mach-o"
            self._read_mach_o(data)
        elif data[:6] == b"\x7fELF\x02\x01":
            self.format = "elf"
            self._read_elf(data)
        else:
            raise Unreadable("neither 64-bit Mach-O nor 64-bit ELF")

    # -- reading

    def named(self, name):
        return [section for section in self.sections if section.name == name]

    def number(self, place, layout):
        """One number by its `struct` letter, little endian."""
        return struct.unpack_from("<" + layout, place.section.data, place.offset)[0]

    def pointer(self, place):
        """The pointer stored at `place`; None for a null pointer."""
        return place.section.pointers.get(place.offset)

    def text(self, place):
        """The C string that the pointer stored at `place` leads to; None for a null pointer."""
        target = self.pointer(place)
        if target is None or target.section is None:
            return None
        data = target.section.data
        return data[target.offset:data.index(b"\0", target.offset)].decode("utf-8", "replace")

    def bytes_at(self, target, end=b"\0"):
        """The bytes from `target` up to the first `end`."""
        data = target.section.data
        return data[target.offset:data.index(end, target.offset)]

    # -- Mach-O

    def _read_mach_o(self, data):
        commands, at = struct.unpack_from("<I", data, 16)[0], 32
        tables, symbols = [], []
        for _ in range(commands):
            kind, size = struct.unpack_from("<II", data, at)
            if kind == 0x19:                                 # LC_SEGMENT_64
                count = struct.unpack_from("<I", data, at + 64)[0]
                for number in range(count):
                    start = at + 72 + number * 80
                    name = data[start:start + 16].rstrip(b"\0").decode()
                    address, length, offset, _, relocations, howmany, flags = struct.unpack_from("<QQIIIII", data, start + 32)
                    zeroed = flags & 0xFF == 1               # S_ZEROFILL
                    content = bytes(length) if zeroed else data[offset:offset + length]
                    self.sections.append(Section(name, content, address))
                    tables.append((relocations, howmany))
            elif kind == 0x2:                                # LC_SYMTAB
                offset, count, strings, length = struct.unpack_from("<IIII", data, at + 8)
                names = data[strings:strings + length]
                for number in range(count):
                    index, type_, section, _, value = struct.unpack_from("<IBBHQ", data, offset + number * 16)
                    name = names[index:names.index(b"\0", index)].decode("utf-8", "replace")
                    symbols.append((name, section if type_ & 0x0E == 0x0E else 0, value))
            at += size
        for section, (offset, count) in zip(self.sections, tables):
            for number in range(count):
                address, word = struct.unpack_from("<II", data, offset + number * 8)
                what, length, external, kind = word & 0xFFFFFF, word >> 25 & 3, word >> 27 & 1, word >> 28
                if length != 3 or kind != 0:                 # whole pointers: *_RELOC_UNSIGNED, eight bytes
                    continue
                stored = struct.unpack_from("<Q", section.data, address)[0]
                if external:
                    name, home, value = symbols[what]
                    section.pointers[address] = (
                        self._at(self.sections[home - 1], value + stored - self.sections[home - 1].address, name)
                        if home else Pointer(None, stored, name))
                else:
                    home = self.sections[what - 1]
                    section.pointers[address] = Pointer(home, stored - home.address)

    @staticmethod
    def _at(section, offset, name):
        return Pointer(section, offset, name)

    # -- ELF

    def _read_elf(self, data):
        headers = struct.unpack_from("<Q", data, 40)[0]
        size, count, names_index = struct.unpack_from("<HHH", data, 58)
        if count == 0:                                       # more than 65,279: the number stands in the first header
            count = struct.unpack_from("<Q", data, headers + 32)[0]
        if names_index == 0xFFFF:
            names_index = struct.unpack_from("<I", data, headers + 40)[0]
        raw = [struct.unpack_from("<IIQQQQIIQQ", data, headers + number * size) for number in range(count)]
        strings = raw[names_index][4]

        def text(at):
            return data[at:data.index(b"\0", at)].decode("utf-8", "replace")

        for name, kind, _, _, offset, length, _, _, _, _ in raw:
            content = bytes(length) if kind == 8 else data[offset:offset + length]      # SHT_NOBITS
            self.sections.append(Section(text(strings + name), content))
        for _, kind, _, _, offset, length, link, target, _, _ in raw:
            if kind != 4:                                    # SHT_RELA
                continue
            _, _, _, _, table, _, name_table, _, _, _ = raw[link]
            for number in range(length // 24):
                place, info, addend = struct.unpack_from("<QQq", data, offset + number * 24)
                if info & 0xFFFFFFFF not in (1, 257):        # R_X86_64_64, R_AARCH64_ABS64
                    continue
                name, _, _, home, value, _ = struct.unpack_from("<IBBHQQ", data, table + (info >> 32) * 24)
                symbol = text(raw[name_table][4] + name) or None
                inside = 0 < home < 0xFF00
                self.sections[target].pointers[place] = Pointer(
                    self.sections[home] if inside else None, value + addend, symbol)
