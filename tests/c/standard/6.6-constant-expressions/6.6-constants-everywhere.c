/* 6.6p6: integer constant expressions: sizes, widths, cases, enumerators, alignments, assertions, designators. */
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
struct s {
  char c;
  int a[3];
};
enum {
  N = 3,
  M = N << 2 | 1,
  K = -(N * 2) % 4,
  Q = 'a' - 'A',
  R = (int)3.99 + (char)257,
  S = sizeof(struct s),
  T = N > 2 ? 10 : 1 / 1,
  U = ~0 & 7,
  V = !N + !!N,
  W = (unsigned char)-1
};
static char table[M][offsetof(struct s, a[2]) + 1];
struct bits {
  unsigned a : N;
  int b : sizeof(int) * CHAR_BIT - 2;
  unsigned : 0;
  unsigned c : (1 ? 5 : 6);
};
_Static_assert(-1 < 0 && 0u - 1 > 0 && INT_MAX + 1u == 1u << 31, "arithmetic of constants");
_Static_assert(sizeof table == 13 * 13 && _Alignof(struct s) == 4 && (long long)INT_MAX * 2 > INT_MAX, "sizes");
static int list[] = {[N] = 1, [N + N] = 2, [(int)1.5] = 3};
static _Alignas(1 << 4) char aligned[S];
static const char *kind(int n) {
  switch (n) {
  case N: return "N";
  case -M: return "-M";
  case 'a' + 1: return "b";
  case (int)sizeof(long) * 100: return "800";
  case INT_MIN: return "min";
  case 1 ? 2: 1 : return "two";
  default: return "?";
  }
}
int main(void) {
  printf("%d %d %d %d %d %d %d %d %d %d\n", M, K, Q, R, S, T, U, V, W, N);
  printf("%zu %zu %zu\n", sizeof table, sizeof(struct bits), sizeof list / sizeof *list);
  printf("%d %d %d %d\n", list[1], list[3], list[6], (int)((size_t)aligned % 16));
  printf("%s %s %s %s %s %s %s\n", kind(3), kind(-13), kind('b'), kind(800), kind(INT_MIN), kind(2), kind(5));
  struct bits b = {.b = -1};
  b.b ^= 1;
  b.c = 33;
  b.a = N * N;
  printf("%d %d %d\n", b.a, b.b, b.c);
  int v[(int)sizeof(int) == 4 ? 2 : 1] = {1, 2};
  printf("%d\n", v[1]);
}
// light: unsupported
// model: LP64
// out: 13 -2 32 4 16 10 7 1 255 3
// out: 169 12 7
// out: 3 1 2 0
// out: N -M b 800 min two ?
// out: 1 -2 1
// out: 2
