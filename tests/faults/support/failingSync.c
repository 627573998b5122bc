/* Preloaded into a server: while the file that FAILING_SYNC names is there, nothing it writes reaches the disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int fails(void) {
  const char *sign = getenv("FAILING_SYNC");
  return sign && access(sign, F_OK) == 0;
}

static int call(const char *name, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  if (fails()) {
    errno = EIO;
    return -1;
  }
  return real(file);
}

int fsync(int file) { return call("fsync", file); }
int fdatasync(int file) { return call("fdatasync", file); }
