/* 6.7.2.1p15-17: members in order, padding between and behind them. */
#include <stddef.h>
#include <stdio.h>
struct a { char c; short s; char d; int i; char e; double f; char g; };
struct b { char c[3]; short s[2]; struct { char x; long y; } in; char end; };
union u { char c[5]; int i; struct { short s[3]; } t; };
struct c { union u u; char c; };
struct d { char c; struct { char x[3]; } t[3]; };
struct e { float f; _Bool b; void *p; char c; };
int main(void) {
  printf("%zu %zu %zu %zu %zu %zu %zu\n", sizeof(struct a), offsetof(struct a, s), offsetof(struct a, d), offsetof(struct a, i), offsetof(struct a, e), offsetof(struct a, f), offsetof(struct a, g));
  printf("%zu %zu %zu %zu %zu\n", sizeof(struct b), offsetof(struct b, s), offsetof(struct b, in), offsetof(struct b, in.y), offsetof(struct b, end));
  printf("%zu %zu %zu %zu\n", sizeof(union u), sizeof(struct c), offsetof(struct c, c), offsetof(union u, t.s[2]));
  printf("%zu %zu %zu\n", sizeof(struct d), offsetof(struct d, t[1]), offsetof(struct d, t[2].x[1]));
  printf("%zu %zu %zu\n", sizeof(struct e), offsetof(struct e, b), offsetof(struct e, p));
  struct a x[3];
  printf("%td %td\n", (char *)&x[2].g - (char *)x, &x[2] - &x[0]);
}
// model: LP64
// out: 32 2 4 8 12 16 24
// out: 32 4 8 16 24
// out: 8 12 8 4
// out: 10 4 8
// out: 24 4 8
// out: 88 2
