#include <stdio.h>
#include <string.h>
union u1 { char c; int i; double d; struct { short a, b; } s; char text[12]; };
static union u1 a = {.i = 0x12345678}, b = {.d = 1.5}, c = {.s = {3, 4}}, d = {.text = "hello"}, e = {7}, f = {.s.b = 9}, g = {.c = 1, .d = 2.25};
struct holder { int k; union { float f; int i; long l; }; union u1 u; };
static struct holder h = {1, {.l = 0x123456789abc}, {.d = -2.5}}, k = {.i = 5, .u.text = {1, 2, 3}}, m = {.f = 1.25f};
static char text[2][6] = {"first", "x"};
static struct { char s[4]; int n; } list[] = {{"abcd", 1}, {"e", 2}, {.n = 3}};
static int *p = (int[]){1, 2, 3};
static const char *names[] = {[2] = "two", [0] = "zero"};
static struct { unsigned a : 3, : 5, b : 9; long long c : 40; _Bool d : 1; } bits = {5, 300, -77, 1};
static float fl[] = {1, 2.5, 'a'};
static long double ld = 1.1L;
static double dd = 3;
static long l = 2.9;
static _Bool bo = 0.5;
static unsigned char uc = 300;
static struct { int n; int data[]; } flex = {3, {1, 2, 3}};
int main(void) {
  printf("%x %g %d %d %s %d %d %g\n", a.i, b.d, c.s.a, c.s.b, d.text, e.c, f.s.b, g.d);
  printf("%d %lx %g, %d %d %d %d, %g\n", h.k, h.l, h.u.d, k.i, k.u.text[0], k.u.text[2], k.u.text[3], m.f);
  printf("%s %s\n", text[0], text[1]);
  for (int i = 0; i < 3; i++) printf("%.4s %d, ", list[i].s, list[i].n);
  printf("%d %d %s %s %d\n", p[1], names[1] == 0, names[0], names[2], (int)(sizeof names / sizeof *names));
  printf("%d %d %ld %d\n", bits.a, bits.b, (long)bits.c, bits.d);
  printf("%g %g %g %Lg %g %ld %d %d\n", fl[0], fl[1], fl[2], ld, dd, l, bo, uc);
  printf("%d %d\n", flex.data[0], flex.data[2]);
  return 0;
}
