"""Runs the built `arborist`, and the clang beside it, for the comparisons."""
import json
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
CHECKOUT = os.path.dirname(os.path.dirname(HERE))


class Failed(Exception):
    pass


def arborist():
    """The executable: `ARBORIST` of the environment, else the debug build of this checkout."""
    return os.environ.get("ARBORIST") or os.path.join(CHECKOUT, ".build", "debug", "arborist")


def clang(name="clang"):
    """`clang` or `clang++` of the Swift toolchain when there is one, else the one on the path; None without any."""
    swift = shutil.which("swift")
    if swift:
        beside = os.path.join(os.path.dirname(os.path.realpath(swift)), name)
        if os.path.exists(beside):
            return beside
    return shutil.which(name)


def run(*arguments):
    done = subprocess.run([arborist(), *arguments], capture_output=True, check=False)
    if done.returncode != 0:
        raise Failed(f"arborist {' '.join(arguments)}: status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[-500:]}")
    return done.stdout


def write_graph(paths, output, *options):
    """The JSON graph of a folder, or of files, other people's code included."""
    paths = [paths] if isinstance(paths, str) else list(paths)
    run("graph", "--quiet", "--no-cache", "--judge-external", "--format", "json", "--output", output, *options, *paths)


def stand_ins(paths, folder, *options):
    """Writes what was made up for each unit below `folder`; a compile database."""
    paths = [paths] if isinstance(paths, str) else list(paths)
    return json.loads(run("stand-ins", "--quiet", "--no-cache", "--judge-external", "--output", folder, *options, *paths))
