/* 6.7.2.4, 6.7.3: _Atomic as a specifier with parentheses and as a qualifier; operators on atomic objects. */
#include <stdio.h>
_Atomic(int) a = 5;
_Atomic int b;
_Atomic unsigned char c = 250;
static _Atomic(int *) p;
struct s {
  _Atomic long n;
  _Atomic _Bool set;
  double _Atomic d;
};
typedef _Atomic short ashort;
static int value(_Atomic int *q) { return *q; }
int main(void) {
  b = a++;
  printf("%d %d\n", a, b);
  a += 10;
  a *= 2;
  a -= b;
  a /= 3;
  a %= 7;
  a <<= 2;
  a |= 1;
  a ^= 3;
  a &= 0xfe;
  a >>= 1;
  printf("%d\n", a);
  c += 10;
  printf("%d ", c);
  printf("%d ", c--);
  printf("%d ", --c);
  c *= 2;
  printf("%d\n", c);
  struct s s = {1, 0, 0.5};
  s.n <<= 40;
  s.set = 7;
  s.d = s.d + 2;
  s.d = s.d * 3;
  s.set ^= 1;
  printf("%ld %d %g\n", s.n, s.set, s.d);
  int x[3] = {1, 2, 3};
  p = x;
  p++;
  printf("%d ", *p);
  p++;
  printf("%d %td\n", *p, p - x);
  ashort h = 32767;
  h++;
  printf("%d %d\n", h, value(&b));
  a = 3;
  b += 4;
  int r = a;
  r += b;
  printf("%d\n", r);
  _Atomic int list[3] = {1, 2, 3};
  for (int i = 0; i < 3; i++) list[i] += i;
  printf("%d %d %d\n", list[0], list[1], list[2]);
  printf("%zu %zu %zu\n", sizeof(_Atomic char), sizeof(_Atomic(long)), sizeof(struct s));
  const _Atomic int k = 9;
  volatile _Atomic int v = k;
  v++;
  printf("%d\n", v ? v : 0);
}
// model: LP64
// out: 6 5
// out: 5
// out: 4 4 2 4
// out: 1099511627776 0 7.5
// out: 2 3 2
// out: -32768 5
// out: 12
// out: 1 3 5
// out: 1 8 24
// out: 10
