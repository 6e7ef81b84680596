/* 6.6 with 6.7.9: one static object with every kind of constant in it. */
#include <stdio.h>
enum e { A = 3 }; struct in { short s[2]; unsigned b : 3, c : 5; }; static int f(int n) { return n + A; } static int target[4] = {1, 2, 3, 4};
static const struct all { char t[6]; const char *p; int (*f)(int); int *q; double d; float g; struct in in[2]; union { long l; char c; } u; _Bool b; enum e e; unsigned char uc; struct all *self; long double ld; } all = {"text", "pointer" + 2, f, &target[2], 1 / 3.0, 0.1f, {{{1, -1}, 5, 9}, {.c = 31, .s = {[1] = 7}}}, {.c = 'u'}, 5 > 3, A, 300 & 0xff, (struct all *)&all, 2.5L};
int main(void) { printf("%s %s %d %d %.17g %.9g\n", all.t, all.p, all.f(4), *all.q, all.d, all.g); printf("%d %d %d %d %d %d %c\n", all.in[0].s[1], all.in[0].b, all.in[0].c, all.in[1].s[1], all.in[1].c, all.in[1].b, all.u.c); printf("%d %d %d %d %g\n", all.b, all.e, all.uc, all.self == &all, (double)all.ld); }
// light: MPL4001
// out: text inter 7 3 0.33333333333333331 0.100000001
// out: -1 5 9 7 31 0 u
// out: 1 3 44 1 2.5
