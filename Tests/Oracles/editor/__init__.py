"""Sessions of `arborist lsp` with an editor's client. `client` needs pygls, in an environment outside the checkout: pip install pygls (2.1 or later)."""
