"""Rules with the attributes of those for Apple's platforms, which need a Mac to build. They build nothing; a real workspace loads the real ones."""

def _library(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs + ctx.files.hdrs))]

_ATTRIBUTES = {
    "srcs": attr.label_list(allow_files = [".m", ".mm", ".c", ".cc", ".h", ".swift"]),
    "hdrs": attr.label_list(allow_files = [".h"]),
    "deps": attr.label_list(),
    "includes": attr.string_list(),
    "module_name": attr.string(),
}

objc_library = rule(implementation = _library, attrs = _ATTRIBUTES)
swift_library = rule(implementation = _library, attrs = _ATTRIBUTES)
