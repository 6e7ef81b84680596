/* 6.8.2: declarations and statements in any order; each block anew; empty ones; labels before closing braces. */
#include <stdio.h>
static int sum(int n) {
  int s = 0;
  while (n) {
    int d = n % 10;
    n /= 10;
    s += d;
    int q = d * d;
    if (q > 20) {
      int q = 1;
      s += q;
    }
  }
  return s;
}
int main(void) {
  int x = 1;
  printf("%d", x);
  int y = x + 1;
  {} { ; }
  {
    {
      int x = y;
      y = x * 10;
      {
        {
          {
            x++;
            y += x;
          }
        }
      }
    }
  }
  printf(" %d %d\n", x, y);
  static int z = 5;
  {
    extern int printf(const char *, ...);
    int z = 6;
    {
      int *p = &z;
      {
        int z = 7;
        *p += z;
      }
      printf("%d ", *p);
    }
  }
  printf("%d\n", z);
  typedef int T;
  T a = 3;
  {
    typedef double T;
    T a = 0.5;
    printf("%g ", a);
  }
  printf("%d %d\n", a, sum(4567));
  for (int i = 0; i < 3; i++) {
    int fresh[2] = {i};
    fresh[1]++;
    struct {
      int n;
    } s = {fresh[0] + fresh[1]};
    printf("%d ", s.n);
  }
  puts("");
  if (x) {
    int k = 2;
    if (k--) goto past;
  }
past:;
  {
    int k;
    k = 1;
    {
      k++;
      { k *= 5; }
    }
    printf("%d\n", k);
  }
  {
    enum { x = 40 };
    int v[x];
    printf("%zu\n", sizeof v);
  }
  {
    int x = 5, *px = &x, y = *px + x;
    printf("%d\n", y);
  }
}
// out: "1 1 23\n13 5\n0.5 3 25\n1 2 3 \n10\n160\n10\n"
