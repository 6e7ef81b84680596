#include <stdlib.h>
_Noreturn void stop(int n) {
  if (n) exit(n);
} //! comes back
int f(int n) {
  for (;;) {
    if (n == n) break; //! always
    n++;
  }
  int k;
  while (n > 0) { n -= k; } //! without a value
  return n << 40; //! too far
}
int g(unsigned n) {
  if (n < 0) return 1; //! never
  if (f) return 2; //! always
  return 3;
}
