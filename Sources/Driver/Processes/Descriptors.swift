#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Throws if the process can't open this many more files. Foundation ends the process if a pipe can't be created.
func requireDescriptors(_ count: Int) throws(DriverError) {
  var limit = rlimit()
  #if canImport(Glibc)
  let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  let resource = RLIMIT_NOFILE
  #endif
  if getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max, limit.rlim_cur < 4096 {
    limit.rlim_cur = min(limit.rlim_max, 4096)
    _ = setrlimit(resource, &limit)
  }
  var opened: [Int32] = []
  defer { for descriptor in opened { close(descriptor) } }
  while opened.count < count {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DriverError("too few files may be open at a time to start other programs; raise the limit with 'ulimit -n 256', or pass fewer '--workers'")
    }
    opened.append(descriptor)
  }
}
