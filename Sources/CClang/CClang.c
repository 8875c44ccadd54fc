#include "CClang.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>

int arborist_loadClang(const char *path, ClangFunctions *functions, char *reason, unsigned long reasonSize) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(reason, reasonSize, "%s", dlerror());
    return -1;
  }
#define ARBORIST_LOAD(name)                                        \
  functions->name = (__typeof__(&name))dlsym(library, #name);      \
  if (!functions->name) {                                          \
    snprintf(reason, reasonSize, "%s: no function '%s'", path, #name); \
    dlclose(library);                                              \
    return -1;                                                     \
  }
  ARBORIST_CLANG_FUNCTIONS(ARBORIST_LOAD)
#undef ARBORIST_LOAD
  functions->binaryOperatorKind = (int (*)(CXCursor))dlsym(library, "clang_getCursorBinaryOperatorKind");
  return 0;
}

typedef struct {
  void (*body)(void *);
  void *context;
} Call;

static void *start(void *call) {
  ((Call *)call)->body(((Call *)call)->context);
  return NULL;
}

int arborist_runWithStack(unsigned long stackSize, void (*body)(void *), void *context) {
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure) return failure;
  failure = pthread_attr_setstacksize(&attributes, stackSize);
  Call call = {body, context};
  pthread_t thread;
  if (!failure) failure = pthread_create(&thread, &attributes, start, &call);
  pthread_attr_destroy(&attributes);
  if (failure) return failure;
  return pthread_join(thread, NULL);
}

static void limit(int resource, rlim_t value) {
  struct rlimit bounds;
  if (getrlimit(resource, &bounds)) return;
  if (bounds.rlim_max != RLIM_INFINITY && bounds.rlim_max < value) value = bounds.rlim_max;
  bounds.rlim_cur = value;
  setrlimit(resource, &bounds);
}

void arborist_limitProcess(unsigned long memory) {
  limit(RLIMIT_AS, memory);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  // A write beyond the limit is an error for the writer and not the end of the process.
  signal(SIGXFSZ, SIG_IGN);
}
