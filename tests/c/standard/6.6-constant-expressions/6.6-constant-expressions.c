/* 6.6: where constants are wanted every operator may stand, and 1/0 where it is not evaluated. */
#include <stddef.h>
#include <stdio.h>
struct s { char c; int i[4]; };
enum { A = 1 ? 2 : 1 / 0, B = 0 && 1 / 0, C = (int)3.9, D = sizeof(struct s), E = offsetof(struct s, i[2]), F = ~5 & 0xff,
  G = -7 / 2, H = -7 % 3, I = 1 << 4 | 3, J = 'a' > 'A', K = !3, L = (unsigned char)300, M = 7 > 3 == 1, N = _Alignof(double), O = (char)-1 < 0 };
static int a[A + C], b[sizeof a / sizeof *a];
struct bits { int x : A + 1; unsigned y : I / 2; };
static int f(int n) { switch (n) { case A * C: return 1; case (int)sizeof(int) * 2: return 2; case L: return 3; } return 0; }
int main(void) {
  printf("%d %d %d %d %d %d\n", A, B, C, D, E, F);
  printf("%d %d %d %d %d %d %d %d %d\n", G, H, I, J, K, L, M, N, O);
  printf("%zu %zu %d %d %d\n", sizeof a, sizeof b, f(6), f(8), f(44));
  printf("%d\n", (struct bits){.x = 3, .y = 5}.y);
  _Static_assert(sizeof(int[I]) == 19 * sizeof(int) && (int)2.5 == 2, "constants");
}
// out: 2 0 3 20 12 250
// out: -3 -1 19 1 0 44 1 8 1
// out: 20 20 1 2 3
// out: 5
