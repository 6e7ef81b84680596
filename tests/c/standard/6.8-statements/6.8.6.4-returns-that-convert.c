/* 6.8.6.4: what is returned is converted to the function's type; returns from the depth of statements; returns of structures that are arguments. */
#include <stdio.h>
static signed char sc(int n) { return n; }
static unsigned char uc(double d) { return d; }
static _Bool b(double d) { return d; }
static float f(double d) { return d; }
static long long ll(unsigned u) { return u; }
static unsigned u(signed char c) { return c; }
static double d(long long n) { return n; }
static short s(void) { return 70000; }
static const char *p(int n) { return n ? "text" + n : 0; }
static void nothing(int *n) {
  if (*n) return;
  *n = 5;
}
static void call(int *n) { return nothing(n); }
struct r {
  int a[5];
};
static struct r rot(struct r r) {
  int t = r.a[0];
  for (int i = 0; i < 4; i++) r.a[i] = r.a[i + 1];
  r.a[4] = t;
  return r;
}
static struct r twice(struct r r) { return rot(rot(r)); }
static int deep(int n) {
  for (;;) {
    while (1) {
      do {
        switch (n) {
        case 1: {
          return 10;
        }
        case 2:
          if (n)
            for (int i = 0;; i++)
              if (i == 7) return i;
        default: return n > 5 ? deep(n - 5) : -n;
        }
      } while (0);
    }
  }
}
union v {
  int i;
  float f;
};
static union v un(float f) { return (union v){.f = f}; }
static enum { X = 3, Y } en(int n) { return n ? X : Y; }
static int (*fp(void))(int) { return deep; }
int main(void) {
  printf("%d %d %d %.9g %lld %u %.1f %d\n", sc(200), uc(255.9), b(0.001), f(0.1), ll(-1), u(-1), d(9007199254740993), s());
  printf("%s %d\n", p(2), p(0) == 0);
  int n = 0;
  call(&n);
  call(&n);
  printf("%d\n", n);
  struct r r = twice((struct r){{1, 2, 3, 4, 5}});
  printf("%d%d %d\n", r.a[0], r.a[4], rot(r).a[2]);
  printf("%d %d %d %d\n", deep(1), deep(2), deep(3), deep(17));
  printf("%x %d %d %d\n", un(1).i, en(0), en(1), fp()(6));
}
// out: -56 255 1 0.100000001 4294967295 4294967295 9007199254740992.0 4464
// out: xt 1
// out: 5
// out: 32 1
// out: 10 7 -3 7
// out: 3f800000 4 3 10
