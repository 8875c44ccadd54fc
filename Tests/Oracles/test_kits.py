"""The kits of `Integrations/`, `action.yml` and `make install`: their steps run as they stand, and say what the command says.

What needs a program that is not there (Ruby for Danger and Homebrew) is left out, and a line on standard error says so.
"""
import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

import product

CHECKOUT = product.CHECKOUT
KITS = os.path.join(CHECKOUT, "Integrations")
ACTION = os.path.join(KITS, "GitHub", "step")
YAML = ["action.yml", ".pre-commit-hooks.yaml", "Integrations/GitLab/arborist.gitlab-ci.yml", ".github/workflows/ci.yml", ".github/workflows/release.yml"]
# Neither a terminal, nor a CI, nor a hook of git is around the tests.
PLAIN = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "TMPDIR", "LIBCLANG_PATH", "LD_LIBRARY_PATH", "LANG")}

KNOT = {
    "Owner.h": '#import "Pet.h"\n@interface Owner\n@property (nonatomic, strong) Pet *pet;\n@end\n',
    "Pet.h": '#import "Owner.h"\n@interface Pet\n@property (nonatomic, strong) Owner *owner;\n@end\n',
}
MENDED = {"Pet.h": "@class Owner;\n@interface Pet\n@property (nonatomic, weak) Owner *owner;\n@end\n"}
NOTHING = {"Owner.h": "@interface Owner\n@end\n", "Pet.h": "@interface Pet\n@end\n"}


def run(*command, folder, status=None, **environment):
    done = subprocess.run(command, cwd=folder, env=PLAIN | {"ARBORIST": product.arborist()} | environment, capture_output=True, check=False, text=True)
    if status is not None and done.returncode != status:
        raise AssertionError(f"{command}: status {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return done


def arborist(*arguments, folder, status=None):
    return run(product.arborist(), *arguments, folder=folder, status=status)


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(folder, files):
    for name, content in files.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(content)


def git(folder, *arguments, status=0):
    return run("git", "-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "-c", "init.defaultBranch=main", *arguments, folder=folder, status=status)


def commit(folder, files, words):
    write(folder, files)
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--no-verify", "-m", words)
    return git(folder, "rev-parse", "HEAD").stdout.strip()


def left_out(reason):
    """Skips, and says so even where unittest is told to be quiet."""
    print(f"test_kits: {reason}", file=sys.stderr)
    raise unittest.SkipTest(reason)


@unittest.skipUnless(os.path.exists(product.arborist()), "needs a built arborist")
class Kit(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory(prefix="kits $(touch hit) ")
        self.addCleanup(place.cleanup)
        self.place = place.name
        self.app = os.path.join(self.place, "the app")
        os.mkdir(self.app)
        git(self.app, "init", "-q")

    def tearDown(self):
        self.assertFalse(glob.glob(os.path.join(glob.escape(self.place), "**", "hit"), recursive=True), "a name was taken for a command")


class GitHubAction(Kit):
    def setUp(self):
        super().setUp()
        self.runner = {"RUNNER_TEMP": self.place}
        for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH"):
            self.runner[name] = os.path.join(self.place, name)
        write(self.place, {name: "" for name in self.runner if name != "RUNNER_TEMP"})

    def step(self, name, status, folder=None, **environment):
        return run(ACTION, name, folder=folder or self.app, status=status, **self.runner | environment)

    def written(self, name):
        return text(self.runner[name])

    def test_lint(self):
        write(self.app, KNOT)
        done = self.step("lint", 1, ARBORIST_SARIF="$(touch hit);.sarif", ARBORIST_PATHS="Pet.h\nOwner.h\n", ARBORIST_ARGUMENTS="--no-cache\n")
        said = arborist("lint", "--no-cache", "--report", "github", "--report", "sarif=plain.sarif", "--report", "markdown=plain.md", "Pet.h", "Owner.h", folder=self.app, status=1)
        self.assertEqual((done.stdout, done.stderr), (said.stdout, said.stderr))
        self.assertIn("::error", done.stdout)
        self.assertEqual(text(os.path.join(self.app, "$(touch hit);.sarif")), text(os.path.join(self.app, "plain.sarif")))
        self.assertEqual(self.written("GITHUB_STEP_SUMMARY"), text(os.path.join(self.app, "plain.md")))
        self.assertEqual(self.written("GITHUB_OUTPUT"), "sarif=$(touch hit);.sarif\n")

    def test_what_callers_write_is_no_command(self):
        write(self.app, NOTHING)
        self.step("lint", 2, ARBORIST_PATHS='$(touch hit)\n"; touch hit; "\n--version')
        self.step("lint", 2, ARBORIST_ARGUMENTS="--strict; touch hit")
        self.step("lint", 2, ARBORIST_SARIF="a.sarif\nexecutable=/tmp/other")
        self.assertEqual(self.written("GITHUB_OUTPUT"), "")
        self.step("changes", 2, ARBORIST_BASE="--upload-pack=touch hit")
        self.step("install", 2, ARBORIST_REPOSITORY="OWNER/arborist", ARBORIST_VERSION="../../1")

    def test_changes_of_a_pull_request(self):
        base = commit(self.app, NOTHING, "base")
        commit(self.app, KNOT, "change")
        # What the runner checks out: one commit and nothing before it.
        shallow = os.path.join(self.place, "shallow")
        git(self.place, "clone", "-q", "--depth", "1", f"file://{self.app}", shallow)
        git(self.app, "config", "uploadpack.allowAnySHA1InWant", "true")
        self.step("changes", 0, folder=shallow, ARBORIST_BASE=base)
        said = arborist("diff", "--format", "markdown", base, folder=shallow, status=1).stdout
        self.assertIn("import-cycle", said)
        self.assertEqual(self.written("GITHUB_STEP_SUMMARY"), said)

        # A `gh` that writes down what it is asked, and knows a comment once `known` is there.
        tools = os.path.join(self.place, "tools")
        os.mkdir(tools)
        write(tools, {"gh": '#!/bin/sh\nprintf "%s\\n" "$*" >> "$CALLS"\ncase "$*" in *--paginate*) cat "$KNOWN";; esac\n'})
        os.chmod(os.path.join(tools, "gh"), 0o755)
        write(self.place, {"calls": "", "known": ""})
        settings = {
            "PATH": tools + os.pathsep + PLAIN["PATH"], "CALLS": os.path.join(self.place, "calls"), "KNOWN": os.path.join(self.place, "known"),
            "ARBORIST_BASE": base, "ARBORIST_CHANGES": "comment", "ARBORIST_PULL_REQUEST": "7", "GITHUB_REPOSITORY": "someone/app"}
        self.step("changes", 0, folder=shallow, **settings)
        self.assertEqual(text(os.path.join(self.place, "arborist-comment.md")), "<!-- arborist diff -->\n" + said)
        write(self.place, {"known": "42\n"})
        self.step("changes", 0, folder=shallow, **settings)
        calls = text(os.path.join(self.place, "calls")).splitlines()
        self.assertIn("-X POST repos/someone/app/issues/7/comments", calls[1])
        self.assertIn("-X PATCH repos/someone/app/issues/comments/42", calls[3])

    def test_install(self):
        name = "arborist-1.2.3-" + ("macos-universal" if sys.platform == "darwin" else f"linux-{os.uname().machine}")
        # An address has no spaces.
        server = tempfile.TemporaryDirectory()
        self.addCleanup(server.cleanup)
        release = os.path.join(server.name, "someone", "arborist", "releases", "download", "v1.2.3")
        os.makedirs(release)
        write(self.place, {"fake": f'#!/bin/sh\nexec "{product.arborist()}" "$@"\n'})
        os.chmod(os.path.join(self.place, "fake"), 0o755)
        with tarfile.open(os.path.join(release, name + ".tar.gz"), "w:gz") as archive:
            archive.add(os.path.join(self.place, "fake"), "arborist-1.2.3/bin/arborist")
        with open(os.path.join(release, name + ".tar.gz"), "rb") as file:
            digest = hashlib.sha256(file.read()).hexdigest()
        write(release, {name + ".tar.gz.sha256": f"{digest}  {name}.tar.gz\n"})
        source = {"GITHUB_SERVER_URL": f"file://{server.name}", "ARBORIST_REPOSITORY": "someone/arborist", "ARBORIST_VERSION": "1.2.3"}
        self.step("install", 0, **source)
        installed = os.path.join(self.place, "arborist", "arborist-1.2.3", "bin", "arborist")
        self.assertEqual(self.written("GITHUB_OUTPUT"), f"executable={installed}\n")
        self.assertEqual(self.written("GITHUB_PATH"), os.path.dirname(installed) + "\n")
        write(release, {name + ".tar.gz.sha256": f"{'0' * 64}  {name}.tar.gz\n"})
        self.assertIn("is not the file that its checksum was made of", self.step("install", 2, **source).stderr)
        self.assertIn("there is no release '1.2.4'", self.step("install", 2, **source | {"ARBORIST_VERSION": "1.2.4"}).stderr)

    def test_the_steps_of_the_file(self):
        words = text(os.path.join(CHECKOUT, "action.yml"))
        self.assertEqual(re.findall(r"GitHub/step\" (\w+)", words), ["install", "lint", "changes"])
        # Expressions stand in conditions and as values of variables, never in a command.
        for line in words.splitlines():
            if "run:" in line:
                self.assertNotIn("${{", line)


class CommitHook(Kit):
    def test_a_real_commit(self):
        hook = os.path.join(KITS, "pre-commit", "lint-changed")
        commit(self.app, NOTHING | {"Other.h": "@interface Other\n@end\n"}, "base")
        os.symlink(hook, os.path.join(self.app, ".git", "hooks", "pre-commit"))
        write(self.app, KNOT | {"notes $(touch hit).txt": ""})
        git(self.app, "add", "-A")
        refused = git(self.app, "commit", "-m", "a knot", status=1)
        said = arborist("lint", "--quiet", "--quick", "Owner.h", "Pet.h", folder=self.app, status=1).stdout
        self.assertIn("import-cycle", said)
        self.assertEqual(refused.stdout + refused.stderr, said)
        # As pre-commit calls it, with names.
        self.assertEqual(run(hook, "Owner.h", "Pet.h", folder=self.app, status=1).stdout, said)
        self.assertEqual(run(hook, "Other.h", folder=self.app, status=0).stdout, "")
        # The knot stands in one of its two files; what is new in the project is told whatever file is named.
        new = run(hook, "Owner.h", folder=self.app, status=1, ARBORIST_NEW="1").stdout
        self.assertEqual(new, arborist("diff", "--quiet", "--quick", "HEAD", folder=self.app, status=1).stdout)
        self.assertIn("import-cycle", new)
        write(self.app, MENDED)
        git(self.app, "add", "-A")
        git(self.app, "commit", "-m", "no knot")
        self.assertEqual(git(self.app, "log", "--format=%s").stdout, "no knot\nbase\n")


class XcodePhase(Kit):
    def test_a_build(self):
        phase = os.path.join(KITS, "Xcode", "lint-phase")
        write(self.app, KNOT)
        said = arborist("lint", "--quiet", "--report", "xcode", folder=self.app, status=1).stdout
        self.assertRegex(said, r"(?m)^/.*/Pet\.h:\d+:\d+: error: ")
        self.assertEqual(run(phase, folder=self.place, status=1, SRCROOT=self.app).stdout, said)
        self.assertEqual(run(phase, folder=self.place, status=0, SRCROOT=self.app, ACTION="indexbuild").stdout, "")
        self.assertIn("error: ", run(phase, "--nonsense", folder=self.place, status=2, SRCROOT=self.app).stdout)
        self.assertIn("warning: ", run(phase, folder=self.place, status=0, SRCROOT=self.app, ARBORIST="arborist-that-is-not-there").stdout)


class Bazel(Kit):
    def test_the_actions_of_the_rules(self):
        """What the rules have Bazel run, in a sandbox's way: links to the files, and no other file of the project."""
        script = os.path.join(KITS, "Bazel", "in_tree.sh")
        write(self.app, KNOT | {"Owner.m": '#import "Owner.h"\n@implementation Owner\n@end\n'})
        sandbox = os.path.join(self.place, "sandbox")
        os.mkdir(sandbox)
        names = ["Owner.h", "Pet.h", "Owner.m"]
        for name in names:
            os.symlink(os.path.join(self.app, name), os.path.join(sandbox, name))
        write(sandbox, {
            "files": "".join(name + "\n" for name in names),
            "database": "[]\n",
            "packages": '== \nobjc_library(\n    name = "pets",\n    srcs = ["Owner.m"],\n    hdrs = ["Owner.h", "Pet.h"],\n)\n',
        })
        def in_tree(*command, status):
            return run(script, "files", "database", "packages", product.arborist(), *command, folder=sandbox, status=status)
        in_tree("units", "@TREE@", "--no-cache", "--quiet", "--for", "files", "--output", "units", status=0)
        shards = []
        for name in names:
            shards.append(name + ".shard")
            arborist("extract", f"units/{name}.unit", "--root", ".", "--output", shards[-1], folder=sandbox, status=0)
        arborist("merge", *shards, "--output", "all.shard", folder=sandbox, status=0)
        # Findings end it with 1, which is no failed action.
        done = in_tree("lint", "@TREE@", "--no-cache", "--shards", "all.shard", "--output", "found", status=0)
        self.assertNotIn("not in the shards", done.stderr)
        write(self.app, {"BUILD.bazel": text(os.path.join(sandbox, "packages")).partition("\n")[2], "compile_commands.json": "[]\n"})
        self.assertEqual(text(os.path.join(sandbox, "found")), arborist("lint", "--no-cache", ".", folder=self.app, status=1).stdout)
        in_tree("lint", "@TREE@", "--nonsense", status=2)

    def test_the_examples(self):
        if not shutil.which("bazel") or not os.environ.get("ARBORIST_BAZEL"):
            left_out("Bazel and what its own rules download may not be there; ARBORIST_BAZEL=1 runs Integrations/Bazel/check")
        tools = os.path.join(self.place, "tools")
        os.mkdir(tools)
        os.symlink(product.arborist(), os.path.join(tools, "arborist"))
        done = run(os.path.join(KITS, "Bazel", "check"), *os.environ["ARBORIST_BAZEL"].removeprefix("1").split(), folder=self.place, status=0, PATH=tools + os.pathsep + PLAIN["PATH"])
        self.assertEqual(done.stdout.count("graphs the same"), 3)


class GitLabTemplate(Kit):
    def test_the_lines_of_the_script(self):
        path = os.path.join(KITS, "GitLab", "arborist.gitlab-ci.yml")
        script = re.search(r"^  script:\n((?:    - .*\n)+)", text(path), re.MULTILINE)[1]
        lines = [line.removeprefix("    - ") for line in script.splitlines()]
        try:
            import yaml
        except ImportError:
            print("test_kits: there is no PyYAML; the template was read by arborist's parser only", file=sys.stderr)
        else:
            self.assertEqual(yaml.safe_load(text(path))["arborist"]["script"], lines)
        tools = os.path.join(self.place, "tools")
        os.mkdir(tools)
        os.symlink(product.arborist(), os.path.join(tools, "arborist"))
        base = commit(self.app, NOTHING, "base")
        commit(self.app, KNOT, "change")
        settings = {"PATH": tools + os.pathsep + PLAIN["PATH"], "ARBORIST_PATH": ".", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base}
        done = run("bash", "-e", "-o", "pipefail", "-c", "\n".join(lines), folder=self.app, status=1, **settings)
        said = arborist("lint", "--report", "text", "--report", "gitlab=plain.json", folder=self.app, status=1)
        self.assertEqual(done.stdout, said.stdout)
        self.assertEqual(text(os.path.join(self.app, "gl-code-quality-report.json")), text(os.path.join(self.app, "plain.json")))
        self.assertEqual(text(os.path.join(self.app, "arborist-changes.md")), arborist("diff", "--format", "markdown", base, folder=self.app, status=1).stdout)


class Install(Kit):
    def test_into_another_root(self):
        # Make and the shell read what is given to make, so this place has a space in its name and nothing more.
        place = tempfile.TemporaryDirectory(prefix="kits ")
        self.addCleanup(place.cleanup)
        self.place = place.name
        # Not the executable itself: a debug build has a hundred megabytes.
        write(self.place, {"fake": f'#!/bin/sh\nexec "{product.arborist()}" "$@"\n'})
        os.chmod(os.path.join(self.place, "fake"), 0o755)
        root = os.path.join(self.place, "root")
        settings = [f"DESTDIR={root}", "PREFIX=/opt/tools", f"EXECUTABLE={self.place}/fake"]
        run("make", "-s", "install", *settings, folder=CHECKOUT, status=0)
        found = sorted(os.path.relpath(path, root) for path in glob.glob(os.path.join(glob.escape(root), "**"), recursive=True) if os.path.isfile(path))
        self.assertEqual(found, [
            "opt/tools/bin/arborist", "opt/tools/share/bash-completion/completions/arborist", "opt/tools/share/fish/vendor_completions.d/arborist.fish",
            "opt/tools/share/man/man1/arborist.1", "opt/tools/share/zsh/site-functions/_arborist"])
        self.assertEqual(text(os.path.join(root, "opt/tools/share/man/man1/arborist.1")), arborist("manual", folder=self.place, status=0).stdout)
        self.assertEqual(text(os.path.join(root, "opt/tools/share/fish/vendor_completions.d/arborist.fish")), arborist("completions", "fish", folder=self.place, status=0).stdout)
        self.assertEqual(run(os.path.join(root, "opt/tools/bin/arborist"), "--version", folder=self.place, status=0).stdout, arborist("--version", folder=self.place).stdout)
        run("make", "-s", "uninstall", *settings, folder=CHECKOUT, status=0)
        self.assertEqual([path for path in glob.glob(os.path.join(glob.escape(root), "**"), recursive=True) if os.path.isfile(path)], [])


class BillOfMaterials(Kit):
    def test_packages(self):
        os.mkdir(os.path.join(self.place, "Some"))
        write(self.place, {"Some/LICENSE": "MIT License\n\nPermission is hereby granted, free of charge, ...\n"})
        some = {"identity": "some", "name": "Some", "url": "https://example.com/a/some.git", "version": "1.0.0", "path": os.path.join(self.place, "Some"), "dependencies": []}
        tree = {"identity": "arborist", "dependencies": [some | {"identity": "other", "dependencies": [some]}, some]}
        write(self.place, {"tree.json": json.dumps(tree)})
        tools = os.path.join(self.place, "tools")
        os.mkdir(tools)
        write(tools, {"swift": "#!/bin/sh\necho 'Swift version 6.0 (swift-6.0-RELEASE)'\n"})
        os.chmod(os.path.join(tools, "swift"), 0o755)
        command = [os.path.join(CHECKOUT, "scripts", "sbom"), "--version", "1.2.3", "--created", "0", "--dependencies", os.path.join(self.place, "tree.json")]
        first, second = (run(*command, folder=self.place, status=0, PATH=tools + os.pathsep + PLAIN["PATH"]).stdout for _ in range(2))
        self.assertEqual(first, second)
        bill = json.loads(first)
        self.assertEqual(bill["creationInfo"]["created"], "1970-01-01T00:00:00Z")
        self.assertEqual([(each["name"], each["versionInfo"], each["licenseDeclared"]) for each in bill["packages"]], [
            ("arborist", "1.2.3", "MIT"), ("swift", "6.0", "Apache-2.0 WITH Swift-exception"), ("other", "1.0.0", "MIT"), ("some", "1.0.0", "MIT")])
        names = {each["SPDXID"] for each in bill["packages"]} | {bill["SPDXID"]}
        self.assertEqual({each[end] for each in bill["relationships"] for end in ("spdxElementId", "relatedSpdxElement")}, names)


class Files(Kit):
    def test_yaml(self):
        """The parser that arborist has reads them, as a configuration: its complaint is about their keys and not about their form."""
        for path in YAML:
            with self.subTest(path):
                complaint = arborist("config", "--config", os.path.join(CHECKOUT, path), folder=self.app, status=2).stderr
                self.assertRegex(complaint, "unknown key|found a list")
                self.assertNotIn("not valid YAML", complaint)

    def test_image(self):
        """What the image's recipe copies is there, and its list of what is sent to the builder has that and no more."""
        recipe = text(os.path.join(KITS, "Docker", "Dockerfile"))
        copied = {name for line in re.findall(r"^COPY (?!--)(.*) \S+$", recipe, re.MULTILINE) for name in line.split()}
        for name in copied:
            self.assertTrue(os.path.exists(os.path.join(CHECKOUT, name)), name)
        sent = {line[1:] for line in text(os.path.join(KITS, "Docker", "Dockerfile.dockerignore")).splitlines() if line.startswith("!")}
        self.assertEqual(copied, sent)
        # SwiftPM looks for the folder of every target.
        for folder in glob.glob(os.path.join(CHECKOUT, "*", "")):
            if os.path.basename(os.path.dirname(folder)) in ("Sources", "Rules", "Tests", "Plugins"):
                self.assertIn(os.path.basename(os.path.dirname(folder)), copied)
        self.assertIn("\nUSER ", recipe)

    def test_links_of_the_page(self):
        page = text(os.path.join(CHECKOUT, "docs", "ci.md"))
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", page):
            self.assertTrue(os.path.exists(os.path.join(CHECKOUT, "docs", link)), link)
        for kit in os.listdir(KITS):
            self.assertIn(f"Integrations/{kit}/", page)


# Enough of Danger and of Homebrew to run what the kits say to them.
DANGER = """
$said = []
def fail(words, **place) = $said << ["fail", words, place[:file], place[:line]]
def warn(words, **place) = $said << ["warn", words, place[:file], place[:line]]
def message(words) = $said << ["message", words]
eval File.read(ARGV[0]), binding, ARGV[0]
puts JSON.generate($said)
"""
HOMEBREW = """
require "pathname"
require "fileutils"
class Formula
  class << self
    attr_reader :steps
    %w[desc homepage url sha256 license head depends_on uses_from_macos].each { |word| define_method(word) { |*, **| } }
    def test(&steps) = @steps = steps
  end
  def bin = ARGV[1]
  def testpath = Pathname.new(ARGV[2])
  def version = ARGV[3]
  def shell_output(command, status = 0)
    output = `#{command}`
    raise "#{command}: status #{$?.exitstatus}" unless $?.exitstatus == status
    output
  end
  def assert_match(part, whole) = (raise "#{part} is not in #{whole}" unless whole.include?(part))
end
load ARGV[0]
Arborist.new.instance_eval(&Arborist.steps)
puts "passed"
"""


class WithRuby(Kit):
    def setUp(self):
        super().setUp()
        if not shutil.which("ruby"):
            left_out("there is no Ruby, so the Dangerfile and the formula were not run")

    def test_danger(self):
        base = commit(self.app, KNOT, "base")
        write(self.app, MENDED)
        arborist("diff", "--quiet", "--format", "json", "--output", "arborist-diff.json", base, folder=self.app, status=0)
        write(self.place, {"danger.rb": DANGER})
        said = run("ruby", os.path.join(self.place, "danger.rb"), os.path.join(KITS, "Danger", "Dangerfile"), folder=self.app, status=0).stdout
        gone = len(json.loads(text(os.path.join(self.app, "arborist-diff.json")))["findings"]["gone"])
        self.assertEqual([each[0] for each in json.loads(said)], ["message"])
        self.assertIn(f"{gone} finding", said)
        commit(self.app, MENDED, "mended")
        write(self.app, KNOT)
        arborist("diff", "--quiet", "--format", "json", "--output", "arborist-diff.json", "HEAD", folder=self.app, status=1)
        said = json.loads(run("ruby", os.path.join(self.place, "danger.rb"), os.path.join(KITS, "Danger", "Dangerfile"), folder=self.app, status=0).stdout)
        new = json.loads(text(os.path.join(self.app, "arborist-diff.json")))["findings"]["new"]
        self.assertEqual(said, [["fail" if each["level"] == "error" else "warn", f"{each['message']} [{each['rule']}]", each["path"], each["line"]] for each in new])

    def test_the_formula_by_its_own_test(self):
        version = arborist("--version", folder=self.app, status=0).stdout.strip()
        with tempfile.TemporaryDirectory() as folder:
            write(folder, {"homebrew.rb": HOMEBREW})
            os.symlink(product.arborist(), os.path.join(folder, "arborist"))
            os.mkdir(os.path.join(folder, "test"))
            done = run("ruby", os.path.join(folder, "homebrew.rb"), os.path.join(KITS, "Homebrew", "arborist.rb"), folder, os.path.join(folder, "test"), version, folder=folder, status=0)
        self.assertEqual(done.stdout, "passed\n")


if __name__ == "__main__":
    unittest.main()
