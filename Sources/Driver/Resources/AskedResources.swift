import Projects

/// Whether a path is that of a storyboard, a nib, a property list or a data model: it is not parsed, but a user may ask about it.
package func describesObjects(_ path: String) -> Bool { isResource(path) }
