/* GNU: attributes of functions change nothing of what they do: pure, const, noinline, nonnull, hot, malloc, format, and others. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__((const)) static int square(int n) { return n * n; }
__attribute__((pure, noinline)) static int length(const char *s) { int n = 0; while (s[n]) n++; return n; }
__attribute__((always_inline)) static inline int twice(int n) { return n * 2; }
static __attribute__((malloc, warn_unused_result)) void *block(size_t n) { return calloc(1, n); }
__attribute__((format(printf, 1, 2), cold)) static int say(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vprintf(format, list);
  va_end(list);
  return n;
}
__attribute__((nonnull(1), returns_nonnull, hot)) static int *same(int *p) { return p; }
static void stop(int) __attribute__((noreturn));
static void stop(int status) { exit(status); }
static int __attribute__((unused)) never(void) { return 0; }
static int used __attribute__((used, section("data.own"))) = 5;
int visible __attribute__((visibility("hidden"), aligned(32))) = 6;
static int old(int a __attribute__((unused)), int b) __attribute__((deprecated("use another"), flatten));
static int old(int a, int b) { return b; }

int main(void) {
  int n __attribute__((unused)) = 3, m __attribute__((aligned(16))) = 4;
  char *p = block(4);
  printf("%d %d %d %d\n", square(5), length("four"), twice(m), p[3]);
  free(p);
  printf("%d\n", say("%s %d\n", "said", *same(&m)));
  printf("%d %d %d\n", used, visible, old(1, 2));
  if (__builtin_expect(m == 4, 1)) stop(9);
  __builtin_unreachable();
}
// out: 25 4 8 0
// out: said 4
// out: 7
// out: 5 6 2
// status 9
