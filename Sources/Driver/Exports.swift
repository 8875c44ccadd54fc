// The command line and the tests see one module; what they need of the others comes with it.
@_exported import Analysis
@_exported import Facts
@_exported import Graphs
@_exported import Reporters
@_exported import Rules
