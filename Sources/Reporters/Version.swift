/// The version of the tool, as `--version` and the reports say it.
package let arboristVersion = "0.1.0"
