"""Reads each source beside its compile, and judges all of them together.

    load("@rules_arborist//:arborist.bzl", "arborist_facts", "arborist_report", "arborist_test")

    arborist_facts(name = "facts", deps = ["//app"])
    arborist_report(name = "findings", facts = ":facts", format = "sarif")
    arborist_test(name = "arborist_test", facts = ":facts")

Each source is read by an action of its own. Its inputs are the source, the headers that it may include, and a file that says how to read it; so a change has the same actions
run again that it would compile again, and a remote cache or remote executors serve as for compiles.
"""

load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

_SOURCES = ["c", "cc", "cpp", "cxx", "c++", "C", "m", "mm", "M", "swift"]
_OBJECTIVE_C = ["m", "mm", "M"]

SourcesInfo = provider(
    doc = "What the targets below and including this one consist of.",
    fields = {
        "files": "A depset of the sources and headers of the workspace, and of the headers of others.",
        "headers": "A depset of what sources of targets that depend on this one may include.",
        "units": "A depset of structs: a source or header of the workspace, what it may include, and how it is compiled.",
        "rules": "A depset of structs: a package, and a rule of it as a BUILD file would have it.",
    },
)

FactsInfo = provider(
    doc = "What was read, and all that it takes to judge it.",
    fields = {
        "sources": "A depset of all files.",
        "files": "A list of them, as a file.",
        "packages": "What BUILD files would say of the targets, as a file.",
        "database": "The compile database.",
        "shard": "What was read of all units.",
        "arborist": "The program that read it.",
    },
)

def _files_of(attributes, names):
    files = []
    for name in names:
        value = getattr(attributes, name, None) or []
        for target in value if type(value) == "list" else [value]:
            if type(target) == "Target":
                files += target.files.to_list()
    return files

def _words(attributes, name):
    """The texts of an attribute without those that Bazel would still have to replace."""
    return [text for text in getattr(attributes, name, None) or [] if "$(" not in text]

def _cc_flags(target, ctx, is_cxx):
    """The flags that the C++ toolchain gives a compile of this target."""
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features,
    )
    compilation = target[CcInfo].compilation_context
    options = ctx.fragments.cpp.copts + (ctx.fragments.cpp.cxxopts if is_cxx else ctx.fragments.cpp.conlyopts)
    variables = cc_common.create_compile_variables(
        feature_configuration = features,
        cc_toolchain = toolchain,
        user_compile_flags = options + _words(ctx.rule.attr, "copts"),
        include_directories = compilation.includes,
        quote_include_directories = compilation.quote_includes,
        system_include_directories = compilation.system_includes,
        preprocessor_defines = depset(_words(ctx.rule.attr, "local_defines"), transitive = [compilation.defines]),
    )
    return cc_common.get_memory_inefficient_command_line(
        feature_configuration = features,
        action_name = "c++-compile" if is_cxx else "c-compile",
        variables = variables,
    )

def _other_flags(ctx):
    """The flags of a rule that the C++ toolchain knows nothing of, such as one for Objective-C."""
    home = ctx.label.package
    flags = ["-iquote", "."]
    for folder in _words(ctx.rule.attr, "includes"):
        flags += ["-I", home + "/" + folder if home else folder]
    for macro in _words(ctx.rule.attr, "defines") + _words(ctx.rule.attr, "local_defines"):
        flags.append("-D" + macro)
    return flags + _words(ctx.rule.attr, "copts")

def _listed(files, home):
    return str([file.path[len(home):] for file in files if file.path.startswith(home)])

def _rule_text(ctx, sources, headers, deps):
    """The rule as a BUILD file would have it, with what macros and choices came to."""
    home = ctx.label.package + "/" if ctx.label.package else ""
    text = "%s(\n    name = %s,\n    srcs = %s,\n    hdrs = %s,\n    deps = %s,\n" % (
        ctx.rule.kind,
        repr(ctx.label.name),
        _listed(sources, home),
        _listed(headers, home),
        str(["//%s:%s" % (dep.label.package, dep.label.name) for dep in deps if not dep.label.workspace_name]),
    )
    for name in ["module_name", "defines", "local_defines"]:
        value = getattr(ctx.rule.attr, name, None)
        if value:
            text += "    %s = %s,\n" % (name, repr(value))
    return text + ")\n"

def _sources_aspect(target, ctx):
    deps = []
    for name in ["deps", "implementation_deps", "private_deps", "exports"]:
        deps += [dep for dep in getattr(ctx.rule.attr, name, None) or [] if SourcesInfo in dep]
    direct = _files_of(ctx.rule.attr, ["srcs", "non_arc_srcs", "hdrs", "textual_hdrs", "pch"])
    sources = [file for file in direct if file.extension in _SOURCES]
    headers = [file for file in direct if file.extension not in _SOURCES]
    is_cc = CcInfo in target and bool(direct)
    known = depset(headers, transitive = [dep[SourcesInfo].headers for dep in deps] + ([target[CcInfo].compilation_context.headers] if is_cc else []))

    units = []
    rules = []
    if not ctx.label.workspace_name and direct:
        other = _other_flags(ctx)
        flags = {True: other, False: other}
        if is_cc and [file for file in sources if file.extension not in _OBJECTIVE_C]:
            flags = {is_cxx: _cc_flags(target, ctx, is_cxx) for is_cxx in [True, False]}
        for file in direct:
            command = None
            if file.extension in _SOURCES and file.extension != "swift":
                command = ["clang"] + (other if file.extension in _OBJECTIVE_C else flags[file.extension != "c"]) + ["-c", file.path]
            units.append(struct(file = file, headers = depset() if file.extension == "swift" else known, command = command and tuple(command)))
        rules.append(struct(package = ctx.label.package, text = _rule_text(ctx, sources, headers, deps)))
    return [SourcesInfo(
        files = depset([] if ctx.label.workspace_name else sources, transitive = [known] + [dep[SourcesInfo].files for dep in deps]),
        headers = known,
        units = depset(units, transitive = [dep[SourcesInfo].units for dep in deps]),
        rules = depset(rules, transitive = [dep[SourcesInfo].rules for dep in deps]),
    )]

sources_aspect = aspect(
    implementation = _sources_aspect,
    attr_aspects = ["deps", "implementation_deps", "private_deps", "exports"],
    attrs = {"_cc_toolchain": attr.label(default = Label("@bazel_tools//tools/cpp:current_cc_toolchain"))},
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)

# Actions

def _in_tree(ctx, facts, command, inputs, outputs, mnemonic, message):
    """Runs a command of arborist on a copy of all files, with a list of them."""
    arguments = ctx.actions.args()
    arguments.add_all([facts.files, facts.database, facts.packages])
    arguments.add_all(command)
    ctx.actions.run(
        executable = ctx.executable._in_tree,
        arguments = [arguments],
        inputs = depset([facts.files, facts.database, facts.packages] + inputs, transitive = [facts.sources]),
        outputs = outputs,
        tools = [facts.arborist],
        mnemonic = mnemonic,
        progress_message = message,
        use_default_shell_env = True,
    )

def _declare(ctx, name):
    return ctx.actions.declare_file("%s.arborist/%s" % (ctx.label.name, name))

def _facts(ctx):
    infos = [dep[SourcesInfo] for dep in ctx.attr.deps if SourcesInfo in dep]
    sources = depset(transitive = [info.files for info in infos] + [target.files for target in ctx.attr.data])

    # A file of several targets is one unit; the first target that has it says how it is compiled.
    units = {}
    for unit in depset(transitive = [info.units for info in infos], order = "postorder").to_list():
        units.setdefault(unit.file.path, unit)

    files = _declare(ctx, "files")
    ctx.actions.write(files, ctx.actions.args().set_param_file_format("multiline").add_all(sources))
    paths = _declare(ctx, "paths")
    ctx.actions.write(paths, "".join([path + "\n" for path in units]))
    packages = {}
    for rule in depset(transitive = [info.rules for info in infos], order = "postorder").to_list():
        packages.setdefault(rule.package, []).append(rule.text)
    described = _declare(ctx, "packages")
    ctx.actions.write(described, "".join(["== %s\n%s" % (package, "".join(packages[package])) for package in sorted(packages)]))
    database = _declare(ctx, "compile_commands.json")
    ctx.actions.write(database, "[\n" + ",\n".join([
        struct(directory = ".", file = unit.file.path, arguments = list(unit.command)).to_json()
        for unit in units.values()
        if unit.command
    ]) + "\n]\n")

    described_units = {path: _declare(ctx, "units/%s.unit" % path) for path in units}
    arborist = ctx.executable.arborist
    merged = _declare(ctx, "merged.shard")
    facts = FactsInfo(sources = sources, files = files, packages = described, database = database, shard = merged, arborist = arborist)
    if units:
        first = units.keys()[0] + ".unit"
        _in_tree(
            ctx,
            facts,
            [arborist, "units", "@TREE@", "--no-cache", "--quiet", "--for", paths, "--output", described_units.values()[0].path[:-len(first) - 1]],
            [paths],
            described_units.values(),
            "ArboristUnits",
            "Finding out how to read %d files for %s" % (len(units), ctx.label),
        )

    shards = []
    for path, unit in units.items():
        shard = _declare(ctx, "shards/%s.shard" % path)
        arguments = ctx.actions.args()
        arguments.add_all(["extract", described_units[path], "--root", ".", "--output", shard])
        ctx.actions.run(
            executable = arborist,
            arguments = [arguments],
            inputs = depset([described_units[path], unit.file], transitive = [unit.headers]),
            outputs = [shard],
            mnemonic = "ArboristExtract",
            progress_message = "Reading %s" % path,
            use_default_shell_env = True,
        )
        shards.append(shard)

    # A list of Bazel's own making has file names in another encoding.
    listed = _declare(ctx, "shards.list")
    ctx.actions.write(listed, ctx.actions.args().set_param_file_format("multiline").add_all(shards))
    arguments = ctx.actions.args()
    arguments.add_all(["merge", "--from", listed, "--output", merged])
    ctx.actions.run(
        executable = arborist,
        arguments = [arguments],
        inputs = shards + [listed],
        outputs = [merged],
        mnemonic = "ArboristMerge",
        progress_message = "Merging what was read for %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset([merged, database])),
        facts,
    ]

arborist_facts = rule(
    implementation = _facts,
    doc = "Reads what targets and all that they depend on consist of. The outputs are a shard and a compile database, with which a run outside of Bazel can go on.",
    attrs = {
        "deps": attr.label_list(aspects = [sources_aspect], doc = "The targets to read."),
        "data": attr.label_list(allow_files = True, doc = "Other files that tell something: '.arborist.yml', storyboards, property lists, licences."),
        "arborist": attr.label(default = "@arborist//:arborist", executable = True, cfg = "exec", allow_single_file = True, doc = "The program."),
        "_in_tree": attr.label(default = Label("//:in_tree"), executable = True, cfg = "exec"),
    },
)

def _judge(ctx, command, output):
    facts = ctx.attr.facts[FactsInfo]
    _in_tree(
        ctx,
        facts,
        [facts.arborist] + command + ["@TREE@", "--no-cache", "--shards", facts.shard, "--output", output],
        [facts.shard],
        [output],
        "ArboristJudge",
        "Judging %s" % ctx.label,
    )

_JUDGING = {
    "facts": attr.label(mandatory = True, providers = [FactsInfo], doc = "An 'arborist_facts'."),
    "_in_tree": attr.label(default = Label("//:in_tree"), executable = True, cfg = "exec"),
}

def _report(ctx):
    output = ctx.actions.declare_file("%s.%s" % (ctx.label.name, ctx.attr.format))
    _judge(ctx, [ctx.attr.command, "--format", ctx.attr.format], output)
    return [DefaultInfo(files = depset([output]))]

arborist_report = rule(
    implementation = _report,
    doc = "Writes findings or a graph.",
    attrs = dict(
        _JUDGING,
        command = attr.string(default = "lint", values = ["lint", "graph"]),
        format = attr.string(default = "sarif", doc = "A format of the command."),
    ),
)

def _test(ctx):
    report = ctx.actions.declare_file(ctx.label.name + ".text")
    _judge(ctx, ["lint", "--format", "text"], report)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    counted = "error|warning" if ctx.attr.strict else "error"
    ctx.actions.write(script, """#!/bin/bash
cat '{report}'
! grep -qE '^[^ ].*:[0-9]+:[0-9]+: ({counted}): ' '{report}'
""".format(report = report.short_path, counted = counted), is_executable = True)
    return [DefaultInfo(executable = script, files = depset([report]), runfiles = ctx.runfiles([report]))]

arborist_test = rule(
    implementation = _test,
    doc = "Fails when there are errors, with 'strict' for warnings too.",
    attrs = dict(_JUDGING, strict = attr.bool()),
    test = True,
)

# Where the program is

def _installed(repository_ctx):
    path = repository_ctx.attr.path or repository_ctx.which("arborist")
    if not path:
        fail("'arborist' is not on the PATH; install it, or say where it is: arborist_installed(name = \"arborist\", path = \"/…/arborist\")")
    repository_ctx.symlink(path, "arborist")
    repository_ctx.file("BUILD.bazel", 'exports_files(["arborist"])\n')

arborist_installed = repository_rule(
    implementation = _installed,
    doc = "The program that is installed on this machine.",
    attrs = {"path": attr.string(doc = "Where it is, if not on the PATH.")},
    local = True,
)
