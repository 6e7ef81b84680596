/* 6.2.8 and 6.7.5: alignments are powers of two; a structure has the strictest of its members. */
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
struct a { char c; alignas(16) int i; char d; };
struct b { char c; long double l; };
struct c { short s; alignas(1) char t[3]; };
static alignas(64) char buffer[3];
int main(void) {
  printf("%zu %zu %zu\n", sizeof(struct a), offsetof(struct a, i), offsetof(struct a, d));
  printf("%zu %zu %zu\n", alignof(struct a), alignof(struct b), alignof(struct c));
  alignas(32) int local = 1; alignas(double) char bytes[8];
  printf("%d %d %d\n", (int)((uintptr_t)buffer % 64), (int)((uintptr_t)&local % 32), (int)((uintptr_t)bytes % 8));
  printf("%zu %d\n", alignof(max_align_t), local);
  struct a x[2];
  printf("%d\n", (int)((char *)&x[1] - (char *)x));
}
// light: unsupported
// out: 32 16 20
// out: 16 16 2
// out: 0 0 0
// out: 16 1
// out: 32
