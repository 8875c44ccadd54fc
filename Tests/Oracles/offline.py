"""Reads what strace wrote of a run and says which processes used the network, and which files they touched that nobody named.

What may be read and written is listed here: NAMED. A log is that of `strace -f -y -e trace=TRACED`.
"""
import os
import re
import sys

import product

# The network, files that are opened, changed, made or removed, and what tells where a relative path leads.
TRACED = ("%network,open,openat,openat2,creat,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat,rmdir,link,linkat,symlink,symlinkat,truncate,mknod,mknodat,"
          "chmod,fchmodat,chown,lchown,fchownat,utimensat,utimes,futimesat,setxattr,lsetxattr,execve,execveat,chdir,fchdir,fork,vfork,clone,clone3")

# Of the system: programs, libraries, headers, locales, time zones, who is who.
SYSTEM = ("/usr/", "/lib/", "/lib64/", "/bin/", "/sbin/", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/etc/timezone", "/etc/nsswitch.conf", "/etc/passwd", "/etc/group",
          "/etc/locale.alias", "/etc/alternatives/", "/etc/ssl/", "/etc/host.conf", "/proc/", "/sys/", "/dev/")
WRITABLE = ("/dev/null", "/dev/full", "/dev/tty", "/dev/shm/", "/proc/self/", "/dev/pts/")

CALL = re.compile(r"^(\d+) +(?:<\.\.\. (\w+) resumed>(.*)|(\w+)\((.*))$")
PATH = re.compile(r'(?:(?:AT_FDCWD|-?\d+)(?:<((?:[^>\\]|\\.)*)>)?, )?"((?:[^"\\]|\\.)*)"(\.\.\.)?')
FORKS = {"fork", "vfork", "clone", "clone3"}
OPENS = {"open", "openat", "openat2", "creat"}
# Of these the second path is what a link says, and no file that is touched.
LINKS = {"symlink", "symlinkat"}
# Sockets between processes of one machine, and those that a process makes in pairs.
LOCAL = ("AF_UNIX", "AF_LOCAL")
SENDING = {"connect", "bind", "sendto", "sendmsg", "sendmmsg"}
NETWORK = SENDING | {"socket", "socketpair", "listen", "accept", "accept4", "getsockname", "getpeername", "getsockopt", "setsockopt", "recvfrom", "recvmsg", "recvmmsg", "shutdown"}


# Foundation wakes its threads by two sockets of one machine that know each other alone.
LOOPBACK = re.compile(r'sin_port=htons\((\d+)\), sin_addr=inet_addr\("127\.0\.0\.1"\)')
SOCKET = re.compile(r"<socket:\[(\d+)\]>")


class Found:
    def __init__(self):
        self.processes, self.calls, self.files, self.network, self.touched = set(), 0, set(), [], {}
        # Of the network: its sockets, and the ports of this machine that these processes have themselves.
        self.sockets, self.ports = set(), set()

    def note_network(self, name, inside, result, program):
        if name == "socket" and not inside.startswith(LOCAL):
            self.sockets.update(SOCKET.findall(result))
            return
        own = LOOPBACK.search(inside)
        if name == "getsockname":
            self.ports.update(own.groups() if own else ())
            return
        if name == "listen":
            is_use = bool(self.sockets.intersection(SOCKET.findall(inside)))
        elif name == "bind" and own:
            # To listen there would be another matter.
            is_use = False
        elif name == "connect" and own:
            is_use = own[1] not in self.ports
        else:
            is_use = name in SENDING and "sa_family=" in inside and not any(f"sa_family={family}" in inside for family in LOCAL)
        if is_use:
            self.network.append((program, f"{name}({inside}"))

    def mistakes(self):
        return [f"{program} uses the network: {call}" for program, call in self.network] + \
            [f"{program} {what} '{path}'" for (what, path), program in sorted(self.touched.items())]


def read(lines, folder, readable, writable):
    """What processes did that began in `folder`. Both lists hold folders, with a slash at the end, and files."""
    found, pending, forking, places, programs = Found(), {}, [], {}, {}
    for line in lines:
        match = CALL.match(line.rstrip("\n"))
        if not match:
            continue
        process, resumed, rest, name, arguments = match.groups()
        if resumed:
            name, arguments = resumed, pending.pop(process, "") + rest
        if arguments.endswith("<unfinished ...>"):
            pending[process] = arguments[:-len("<unfinished ...>")].rstrip()
            if name in FORKS:
                forking.append(process)
            continue
        inside, separator, result = arguments.rpartition(" = ")
        if not separator:
            continue
        found.calls += 1
        found.processes.add(process)
        result = result.strip()
        # A child may be seen before the call returns that makes it.
        parent = process if process in places else forking[0] if forking else None
        here = places.setdefault(process, places.get(parent, folder))
        program = programs.setdefault(process, programs.get(parent, "a process"))
        if name in FORKS:
            if process in forking:
                forking.remove(process)
            child = result.split(" ")[0]
            if child.isdigit():
                places.setdefault(child, here)
                programs.setdefault(child, program)
            continue
        failed = result.startswith(("-", "?"))
        if name in NETWORK:
            # Of a connection it counts that it was tried.
            found.note_network(name, inside, result, program)
            continue
        if name == "chdir" and not failed:
            places[process] = os.path.normpath(os.path.join(here, text(PATH.search(inside).group(2))))
            continue
        if name == "fchdir" and not failed:
            places[process] = text(re.search(r"<((?:[^>\\]|\\.)*)>", inside).group(1))
            continue
        if failed:
            continue
        paths = [os.path.normpath(os.path.join(here, text(base) if base else here, text(path))) for base, path, _ in PATH.findall(inside)]
        if name in OPENS:
            opened = re.match(r"\d+<((?:[^>\\]|\\.)*)>", result)
            what = "writes" if name == "creat" or re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC)\b", inside) else "reads"
            # Where it really lies.
            paths = [text(opened.group(1)).removesuffix(" (deleted)")] if opened and opened.group(1).startswith("/") else paths[:1]
        elif name in ("execve", "execveat"):
            what, paths = "runs", paths[:1]
            programs[process] = os.path.basename(paths[0]) if paths else program
        else:
            what, paths = "changes", paths[-1:] if name in LINKS else paths[:2]
        for path in paths:
            found.files.add(path)
            named = writable if what in ("writes", "changes") else readable
            if not any(path == place.rstrip("/") or place.endswith("/") and path.startswith(place) for place in named):
                found.touched.setdefault((what, path), programs.get(process, program))
    return found


def text(quoted):
    """Octal escapes are what strace writes for bytes that are no letters."""
    return re.sub(r"\\([0-7]{1,3}|.)", lambda m: {"n": "\n", "t": "\t", "r": "\r"}.get(m[1]) or (chr(int(m[1], 8)) if m[1].isdigit() else m[1]), quoted)


def named(temporary, more=()):
    """What may be read, and what may be written: the checkout, the tools that it is built with, and one folder for temporary files."""
    temporary = os.path.realpath(temporary) + "/"
    readable = [*SYSTEM, os.path.realpath(product.CHECKOUT) + "/", temporary, *(os.path.realpath(place) + "/" for place in more)]
    return readable + above(readable), [*WRITABLE, temporary]


def above(places):
    """Where a project begins is looked for upwards."""
    found = set()
    for place in places:
        while place not in ("", "/"):
            place = os.path.dirname(place.rstrip("/"))
            found.add(place or "/")
    return sorted(found)


def main():
    log, folder, temporary, *more = sys.argv[1:]
    with open(log, encoding="utf-8", errors="surrogateescape") as lines:
        found = read(lines, folder, *named(temporary, more))
    mistakes = found.mistakes()
    for line in mistakes[:200]:
        print(f"mistake: {line}")
    print(f"{len(found.processes)} processes and threads, {found.calls} calls, {len(found.files)} files; {len(found.network)} uses of the network, {len(found.touched)} files that nobody named")
    return 1 if mistakes or not found.calls else 0


if __name__ == "__main__":
    sys.exit(main())
