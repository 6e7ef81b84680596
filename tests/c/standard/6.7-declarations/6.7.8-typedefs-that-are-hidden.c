/* 6.7.8, 6.7.2: a typedef's name is hidden by a declaration; may be declared again as the same type; types of arrays without a size stay open. */
#include <stdio.h>
typedef int T;
typedef T T;
typedef int list[];
typedef struct n {
  struct n *next;
  int v;
} n, *np;
typedef T fn(T), *fp(T);
typedef const char *const text;
static fn inc;
static T inc(T T) { return T + 1; }
typedef signed int plain;
typedef enum { NO, YES } answer;
static list a = {1, 2, 3}, b = {4, 5};
struct s {
  T T;
  plain p : 3;
  unsigned T2 : 2;
};
static T *where(T *T) { return T + 1; }
int main(void) {
  printf("%zu %zu\n", sizeof a, sizeof b);
  T x = 5;
  {
    T T = 7;
    T += x;
    printf("%d ", T);
    {
      int T[2] = {T ? 1 : 2, 0};
      (void)T;
    }
    x = T * 2;
  }
  printf("%d\n", (T)x);
  {
    typedef double T;
    T d = 0.5;
    printf("%g %zu\n", d, sizeof(T));
  }
  for (T T = 0; T < 2; T++) printf("%d", T);
  T *p = &x;
  printf(" %d %d\n", *p, inc(*p));
  struct s s = {.T = 3, .p = -4, 3};
  printf("%d %d %d\n", s.T, s.p, s.T2);
  n second = {0, 2}, first = {&second, 1};
  np q = &first;
  printf("%d\n", q->next->v);
  text t = "text";
  printf("%s %d\n", t, *where((T[]){1, 2}));
  fn *f = inc;
  printf("%d %d\n", f(1), sizeof(answer) == 4 ? YES : NO);
T:
  if (x-- > 17) goto T;
  printf("%d\n", x);
  typedef int vl[x % 4 + 1];
  vl v;
  v[0] = 8;
  printf("%d\n", v[0] * (T)sizeof(T));
  T(y) = 4, (*z) = &y;
  printf("%d %d\n", *z, sizeof(T) * -1 > 0);
  unsigned T = 1;
  printf("%d\n", T * 2);
}
// out: 12 8
// out: 12 24
// out: 0.5 8
// out: 01 24 25
// out: 3 -4 3
// out: 2
// out: text 2
// out: 2 1
// out: 16
// out: 32
// out: 4 1
// out: 2
