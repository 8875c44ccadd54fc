#!/bin/bash
# in_tree.sh FILES DATABASE PACKAGES COMMAND...: run a command of arborist on a copy of the files that a build knows.
#
# FILES has a path on each line. DATABASE is the compile database. PACKAGES has what Bazel knows of the targets: a line '== folder' for each package, and then its rules as a BUILD file would have them.
# '@TREE@' in COMMAND stands for the folder of the copy. A build that runs in a sandbox sees links to its files, which lead out of every folder; so they are copied.
set -euo pipefail
files=$1 database=$2 packages=$3
shift 3

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
tar -chf - -T "$files" | tar -xf - -C "$tree"
cp "$database" "$tree/compile_commands.json"

build=
while IFS= read -r line; do
  case $line in
    "== "*)
      folder=$tree/${line#== }
      mkdir -p "$folder"
      build=$folder/BUILD.bazel
      ;;
    *) printf '%s\n' "$line" >>"$build" ;;
  esac
done <"$packages"

# 1 says that there are errors, which a report tells.
status=0
"${@//@TREE@/$tree}" || status=$?
exit $((status == 1 ? 0 : status))
