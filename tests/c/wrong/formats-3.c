#include <stdio.h>
#include <stdint.h>
#include <stddef.h>
void report(const char *format, ...) __attribute__((format(printf, 1, 2)));
void f(size_t n, int64_t k, void *p, const char *s) {
  report("%d", n); //! zu is needed
  report("%d", k); //! ld is needed
  printf("%x\n", p); //! an address
  report("%*d", 1L, 2); //! the width is int
  printf("%c\n", s); //! a text
  fprintf(stderr, "%s %s\n", s); //! too few
}
