import Driver
import TestSupport

/// The report of Swift sources: `//- path` starts a file, text before the first one is `main.swift`.
func swiftReport(_ source: String) throws -> Report { try report(of: source, defaultFile: "main.swift") }
