#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
  double re, im;
} cplx;
typedef union {
  int i;
  float f;
  unsigned char b[4];
} pun;
struct bits {
  signed a : 5;
  unsigned b : 11;
  int : 0;
  long long c : 40;
  bool d : 1;
};
struct nested {
  int x;
  struct {
    short p, q;
    union {
      int u;
      char v[4];
    };
  } in;
  int arr[2][3];
};
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static cplx mul(cplx a, cplx b) { return (cplx){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
static int vsum(const char *fmt, ...) {
  va_list ap, aq;
  va_start(ap, fmt);
  va_copy(aq, ap);
  int s = 0;
  for (; *fmt; fmt++)
    switch (*fmt) {
    case 'i':
      s += va_arg(ap, int);
      break;
    case 'd':
      s += (int)va_arg(ap, double);
      break;
    case 'c': {
      cplx z = va_arg(ap, cplx);
      s += (int)(z.re + z.im);
      break;
    }
    case 'n': {
      struct nested n = va_arg(ap, struct nested);
      s += n.arr[1][2];
      break;
    }
    }
  s += va_arg(aq, int);
  va_end(ap);
  va_end(aq);
  return s;
}
int (*table[])(int) = {isupper, islower, isdigit};
const char *const names[] = {"upper", "lower", [2] = "digit"};
static const struct nested init = {1, {2, 3, {4}}, {{1, 2}, [1][2] = 9}};
int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
static inline int sq(int x) { return x * x; }
#define SWAP(a, b)                                                                                                     \
  do {                                                                                                                 \
    __typeof__(a) t_ = (a);                                                                                            \
    (a) = (b);                                                                                                         \
    (b) = t_;                                                                                                          \
  } while (0)
#define MAX(a, b)                                                                                                      \
  ({                                                                                                                   \
    __typeof__(a) a_ = (a);                                                                                            \
    __typeof__(b) b_ = (b);                                                                                            \
    a_ > b_ ? a_ : b_;                                                                                                 \
  })
int duff(char *to, const char *from, int count) {
  int n = (count + 7) / 8;
  switch (count % 8) {
  case 0:
    do {
      *to++ = *from++;
    case 7:
      *to++ = *from++;
    case 6:
      *to++ = *from++;
    case 5:
      *to++ = *from++;
    case 4:
      *to++ = *from++;
    case 3:
      *to++ = *from++;
    case 2:
      *to++ = *from++;
    case 1:
      *to++ = *from++;
    } while (--n > 0);
  }
  return n;
}
int interp(const int *code) {
  static void *ops[] = {&&push, &&add, &&halt};
  int st[8], sp = 0;
  goto *ops[*code++];
push:
  st[sp++] = *code++;
  goto *ops[*code++];
add:
  sp--;
  st[sp - 1] += st[sp];
  goto *ops[*code++];
halt:
  return st[0];
}
void clean(int *p) { printf("clean %d\n", *p); }
int k_and_r(a, b)
int a;
char *b;
{ return a + (int)strlen(b); }
int main(void) {
  int a[] = {5, 2, 9, 1};
  qsort(a, 4, sizeof *a, cmp);
  for (unsigned i = 0; i < sizeof a / sizeof *a; i++)
    printf("%d ", a[i]);
  puts("");
  cplx z = mul((cplx){1, 2}, (cplx){3, 4});
  printf("%g %g\n", z.re, z.im);
  pun p = {.f = 1.0f};
  printf("%x %d\n", p.i, p.b[3]);
  struct bits b = {-3, 1000, 123456789012L, 1};
  b.a--;
  b.b += 2000;
  b.c <<= 3;
  printf("%d %u %ld %d %zu\n", b.a, b.b, (long)b.c, b.d, sizeof b);
  struct nested n = init;
  n.in.v[1] = 7;
  printf("%d %d %d %d\n", n.in.q, n.in.u, n.arr[1][2], n.arr[0][1]);
  printf("%d\n", vsum("idcn", 5, 2.9, z, n));
  for (int i = 0; i < 3; i++)
    printf("%s %d ", names[i], !!table[i]('a'));
  puts("");
  int x = 3, y = 4;
  SWAP(x, y);
  printf("%d %d %d\n", x, y, MAX(sq(x), fact(y)));
  char buf[32] = "......................", src[] = "duff's device works";
  duff(buf, src, sizeof src);
  puts(buf);
  int code[] = {0, 20, 0, 22, 1, 2};
  printf("%d\n", interp(code));
  {
    int v __attribute__((cleanup(clean))) = 42;
    v++;
  }
  printf("%d\n", k_and_r(1, "abc"));
  unsigned char uc = 200;
  signed char sc = (signed char)uc;
  short sh = -1;
  unsigned short us = sh;
  printf("%d %d %d %u %d\n", uc + 100, sc, us, (unsigned)sh, -1 < 1u);
  printf("%d %d %ld %lu\n", INT_MAX, INT_MIN, LONG_MAX, ULONG_MAX);
  long long ll = 1LL << 40;
  float fl = ll;
  double d = 0.1;
  printf("%lld %g %.17g %d\n", ll, fl, d, (int)(d * 10 + 0.5));
  printf("%d %d %d\n", 7 / -2, 7 % -2, -7 >> 1);
  const char *s = "abc"
                  "def";
  printf("%c %zu %s\n", s[4], strlen(s), &s[3]);
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int(*row)[3] = m;
  printf("%d %d %ld\n", row[1][2], *(*(m + 1) + 1), &m[1][2] - &m[0][0]);
  int r = 0;
  for (int i = 0, j = 10; i < j; i++, j--) {
    if (i % 2)
      continue;
    r += i * j;
  }
  printf("%d\n", r);
  struct node {
    int v;
    struct node *next;
  } *list = NULL;
  for (int i = 0; i < 4; i++) {
    struct node *q = malloc(sizeof *q);
    q->v = i;
    q->next = list;
    list = q;
  }
  while (list) {
    struct node *q = list;
    printf("%d ", q->v);
    list = q->next;
    free(q);
  }
  puts("");
  printf("%d %d %d\n", __builtin_popcount(255), __builtin_clz(1), __builtin_ctzll(8));
  int ov;
  int did = __builtin_add_overflow(INT_MAX, 1, &ov);
  printf("%d %d\n", did, ov);
  printf("%d %s\n", _Generic(1.0f, int : 1, float : 2, default : 3), _Generic("x", char * : "str", default : "?"));
  printf("%Lg %.3f %.3f\n", 1.5L * 2, sqrt(2), pow(2, 0.5));
  volatile int vi = 5;
  vi += vi;
  printf("%d\n", vi);
  unsigned u = 0;
  u--;
  printf("%u %d\n", u, u > 0 ? 1 : 0);
  _Bool bo = 0.5;
  printf("%d %d\n", bo, (_Bool)256);
  printf("%s\n", __func__);
  __int128 big = (__int128)1 << 100;
  printf("%d\n", (int)(big >> 98));
  int i = 5;
  int *pi = &i;
  *pi++ = 3;
  printf("%d %d\n", i, (int)(pi - &i));
  switch (17) {
  case 1 ... 9:
    puts("low");
    break;
  case 10 ... 99:
    puts("mid");
    break;
  default:
    puts("high");
  }
  return x == 4 ? 7 : 1;
}
