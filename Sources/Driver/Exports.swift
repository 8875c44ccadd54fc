// The command line and the tests only import this module, which re-exports what they need of the others.
@_exported import Analysis
@_exported import Facts
@_exported import Graphs
@_exported import Reporters
@_exported import Rules
