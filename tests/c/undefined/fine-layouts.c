/* Bit-fields, packed structures, variable arguments and computed goto. */
#include <stdio.h>
#include <stdarg.h>
#include <string.h>
struct S { int a:3; unsigned b:7; _Bool t:1; long long c:40; char d[4]; };
struct __attribute__((packed)) P { char a; int b; double d; void *p; short s[3]; struct S in; float f; };
struct Out { int x; struct S s; struct P p[2]; };
struct S mk(int n) { struct S s = { n, n, n, n }; return s; }
struct G { int k; double d; };
static int sum(int n, ...) { va_list ap, bp; va_start(ap, n); va_copy(bp, ap); int s = 0;
  for (int i = 0; i < n; i++) s += va_arg(ap, int); double d = va_arg(ap, double); char *t = va_arg(ap, char *); struct G g = va_arg(ap, struct G); va_end(ap);
  printf("%d %g %s %d %g\n", s, d, t, g.k, g.d); vprintf("%d %d\n", bp); va_end(bp);
  static void *labels[] = { &&a, &&b, &&c }; int k = 0; goto *labels[n]; a: k++; b: k += 2; c: k += 4; if (k < 20) { void *p = k < 10 ? &&b : &&c; goto *p; }
  return k; }
int main(void) {
  struct S s; s.a = 5; s.b = 99; printf("%d %u\n", s.a, s.b); s.t = 4; s.c = -7; printf("%d %lld\n", s.t, (long long)s.c);
  struct P p; int x; p.b = 77; p.d = 1.5; p.p = &x; p.s[1] = 3; p.f = 2.5f; p.in = mk(2); p.in.b++; p.b += 3; *(int*)p.p = 8;
  printf("%d %g %d %g %d %d %d %d\n", p.b, p.d, p.s[1], p.f, x, p.in.a, p.in.b, p.in.t);
  static struct Out o = { 1, { -1, 2, 1, 3, "ab" }, { { 'x', 5, 2.5, 0, {1,2,3} } } };
  struct Out *q = &o; q->p[1] = q->p[0]; q->p[1].in.c = 123456789012LL & 0xffffff; q->s = mk(3);
  printf("%d %d %d %g %d %lld %zu\n", q->x, q->s.a, q->p[1].b, q->p[1].d, q->p[1].s[2], (long long)q->p[1].in.c, sizeof *q);
  unsigned char buf[sizeof *q]; memcpy(buf, q, 1); struct G g = { 3, 4.5 };
  int r = sum(2, 10, 20, 2.5, "hey", g);
  int r2 = o.s.a++ ? mk(1).b : 0;
  printf("%d %d\n", r, r2);
  return 0; }
