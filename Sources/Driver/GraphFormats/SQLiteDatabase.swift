import Foundation

/// A database that is written once and then read as bytes. Its file is unlinked at once, so that nothing is ever left behind.
final class SQLiteDatabase {
  enum Value {
    case null
    case int(Int)
    case real(Double)
    case text(String)

    static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
    static func optional(_ number: Int?) -> Value { number.map(Value.int) ?? .null }
    /// A line number or the like: 0 means unknown.
    static func position(_ number: Int) -> Value { number == 0 ? .null : .int(number) }
    static func flag(_ isSet: Bool) -> Value { .int(isSet ? 1 : 0) }
  }

  private let library: SQLiteLibrary
  private let connection: SQLiteLibrary.Connection
  private let file: FileHandle

  init() throws(DriverError) {
    library = try .load()
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("arborist-\(UUID().uuidString)").path
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]), let file = FileHandle(forReadingAtPath: path) else {
      throw DriverError("'\(path)' can't be written")
    }
    self.file = file
    var connection: SQLiteLibrary.Connection?
    // Opens the existing file for reading and writing.
    let status = library.open(path, &connection, 2, nil)
    unlink(path)
    guard status == 0, let connection else { throw DriverError("SQLite could not open a database: status \(status)") }
    self.connection = connection
    // Nothing else sees the file, and half a file is useless, so no journal is needed.
    try run("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN")
  }

  deinit { _ = library.close(connection) }

  func run(_ statements: String) throws(DriverError) { try check(library.execute(connection, statements, nil, nil, nil)) }

  /// Inserts rows into a table, each with a value for every column.
  func insert(into table: String, columns: Int, _ rows: some Sequence<[Value]>) throws(DriverError) {
    var statement: SQLiteLibrary.Statement?
    let places = Array(repeating: "?", count: columns).joined(separator: ", ")
    try check(library.prepare(connection, "INSERT INTO \(table) VALUES (\(places))", -1, &statement, nil))
    defer { _ = library.finalize(statement) }
    for row in rows {
      precondition(row.count == columns, "a row of \(table) has \(row.count) values")
      for (index, value) in row.enumerated() { try check(bind(value, to: statement, Int32(index + 1))) }
      let status = library.step(statement)
      // SQLITE_DONE
      if status != 101 { try check(status) }
      try check(library.reset(statement))
    }
  }

  private func bind(_ value: Value, to statement: SQLiteLibrary.Statement?, _ index: Int32) -> Int32 {
    switch value {
    case .null: return library.bindNull(statement, index)
    case .int(let number): return library.bindInt(statement, index, Int64(number))
    case .real(let number): return library.bindDouble(statement, index, number)
    case .text(let text):
      var text = text
      return text.withUTF8 { bytes in
        // -1 is SQLITE_TRANSIENT: SQLite copies the bytes. An empty text must not be passed as a null pointer, which means NULL.
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return library.bindText(statement, index, "", 0, -1) }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { library.bindText(statement, index, $0, Int32(bytes.count), -1) }
      }
    }
  }

  private func check(_ status: Int32) throws(DriverError) {
    guard status != 0 else { return }
    throw DriverError("SQLite could not write the database: " + (library.message(connection).map { String(cString: $0) } ?? "status \(status)"))
  }

  /// Finishes writing, and passes on the bytes of the file in pieces.
  func finish(_ take: (Data) -> Void) throws(DriverError) {
    try run("COMMIT")
    do {
      while let data = try file.read(upToCount: 1 << 20), !data.isEmpty { take(data) }
    } catch { throw DriverError("the database can't be read again: \(error)") }
  }
}
