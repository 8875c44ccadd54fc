import Projects

/// Whether a path is that of a storyboard, a nib, a property list or a data model: nothing to parse, and something to ask about.
package func describesObjects(_ path: String) -> Bool { isResource(path) }
