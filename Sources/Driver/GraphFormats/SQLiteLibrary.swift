import Foundation

/// The few functions of the system's SQLite library that write a database.
///
/// Loaded on demand, like libclang: the tool needs no headers to be built, and runs without the library.
/// https://sqlite.org/c3ref/intro.html
struct SQLiteLibrary: @unchecked Sendable {
  typealias Connection = OpaquePointer
  typealias Statement = OpaquePointer

  let open: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Connection?>?, Int32, UnsafePointer<CChar>?) -> Int32
  let close: @convention(c) (Connection?) -> Int32
  let execute: @convention(c) (Connection?, UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
  let prepare: @convention(c) (Connection?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Statement?>?, UnsafeRawPointer?) -> Int32
  let bindText: @convention(c) (Statement?, Int32, UnsafePointer<CChar>?, Int32, Int) -> Int32
  let bindInt: @convention(c) (Statement?, Int32, Int64) -> Int32
  let bindDouble: @convention(c) (Statement?, Int32, Double) -> Int32
  let bindNull: @convention(c) (Statement?, Int32) -> Int32
  let step: @convention(c) (Statement?) -> Int32
  let reset: @convention(c) (Statement?) -> Int32
  let finalize: @convention(c) (Statement?) -> Int32
  let message: @convention(c) (Connection?) -> UnsafePointer<CChar>?

  /// Loads the library once.
  static func load() throws(DriverError) -> SQLiteLibrary {
    guard let shared else {
      throw DriverError("'--format sqlite' needs the library of SQLite, and none could be loaded; install it ('apt-get install libsqlite3-0', 'dnf install sqlite-libs')")
    }
    return shared
  }

  private static let shared: SQLiteLibrary? = {
    for name in ["libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib", "/usr/lib/libsqlite3.dylib", "/opt/homebrew/opt/sqlite/lib/libsqlite3.dylib"] {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL), let library = SQLiteLibrary(handle) { return library }
    }
    return nil
  }()

  private init?(_ handle: UnsafeMutableRawPointer) {
    var isComplete = true
    func function<Function>(_ name: String) -> Function {
      let symbol = dlsym(handle, name)
      if symbol == nil { isComplete = false }
      // Never called if a symbol is missing.
      return unsafeBitCast(symbol ?? handle, to: Function.self)
    }
    open = function("sqlite3_open_v2")
    close = function("sqlite3_close")
    execute = function("sqlite3_exec")
    prepare = function("sqlite3_prepare_v2")
    bindText = function("sqlite3_bind_text")
    bindInt = function("sqlite3_bind_int64")
    bindDouble = function("sqlite3_bind_double")
    bindNull = function("sqlite3_bind_null")
    step = function("sqlite3_step")
    reset = function("sqlite3_reset")
    finalize = function("sqlite3_finalize")
    message = function("sqlite3_errmsg")
    if !isComplete { return nil }
  }
}
