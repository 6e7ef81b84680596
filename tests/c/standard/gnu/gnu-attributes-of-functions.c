/* GNU: attributes that change nothing of what a program prints. */
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) static int a(int n) { return n + 1; } static inline __attribute__((always_inline)) int b(int n) { return n * 2; }
__attribute__((pure)) static int c(const int *p) { return *p; } __attribute__((const)) static int d(int n) { return -n; } static int e(int x __attribute__((unused)), const char *f, ...) __attribute__((format(printf, 2, 3), nonnull(2)));
static int e(int x, const char *f, ...) { return f[0]; } __attribute__((warn_unused_result, hot)) static int g(void) { return 7; } __attribute__((noreturn)) static void stop(void) { exit(3); }
static void *m(unsigned n) __attribute__((malloc)); static void *m(unsigned n) { static char t[8]; return t + n; } __attribute__((deprecated("old"))) static int o(void) { return 8; } int (*p)(int) __attribute__((unused)) = a;
int main(void) { int x = 5; printf("%d %d %d %d %d %d %d %d\n", a(1), b(2), c(&x), d(4), e(1, "x%d", 2), g(), o(), m(1) != m(0)); __attribute__((unused)) int unused; switch (x) { case 5: x++; __attribute__((fallthrough)); case 6: x++; } printf("%d\n", x); stop(); }
// out: 2 4 5 -4 120 7 8 1
// out: 7
// status 3
