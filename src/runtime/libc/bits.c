/* The first bit that is set, counted from 1 [POSIX]. */
#include <strings.h>

int ffs(int value) {
  return __builtin_ffs(value);
}

int ffsl(long value) {
  return __builtin_ffsl(value);
}

int ffsll(long long value) {
  return __builtin_ffsll(value);
}
