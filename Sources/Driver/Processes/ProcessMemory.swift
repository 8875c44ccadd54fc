#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The private memory of a process in bytes, without what it shares with others, such as libraries. Nil if the system does not tell, or the process is gone.
func memory(of process: Int32) -> Int? {
  #if canImport(Darwin)
  var usage = rusage_info_current()
  let failure = withUnsafeMutablePointer(to: &usage) { pointer in
    pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(process, RUSAGE_INFO_CURRENT, $0) }
  }
  return failure == 0 ? Int(usage.ri_phys_footprint) : nil
  #else
  // In pages: the total, the resident part, and the shared part of that.
  guard let line = fileBytes(ofSystem: "/proc/\(process)/statm") else { return nil }
  let numbers = String(decoding: line, as: UTF8.self).split(separator: " ").prefix(3).compactMap { Int($0) }
  guard numbers.count == 3 else { return nil }
  return (numbers[1] - numbers[2]) * sysconf(Int32(_SC_PAGESIZE))
  #endif
}

/// The bytes of a file in `/proc`, whose size is reported as zero.
func fileBytes(ofSystem path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(descriptor, &bytes, bytes.count)
  return count > 0 ? Array(bytes[..<count]) : nil
}
