/* 6.5.6p8-9: steps are of the size of what is pointed to; differences too. */
#include <stdio.h>
struct three { char c[3]; }; struct odd { long l; char c; };
#define TRY(type, n) do { static type a[n + 1]; type *p = a, *q = a + n; volatile int i = n; \
  printf("%td %d %d %td\n", q - p, (int)((char *)q - (char *)p), p + i == &a[n], (q - i + 1) - p); \
  p += i; p -= 1; printf("%td ", p - a); p = 1 + p; printf("%d ", p == q); printf("%d\n", (int)(p-- - a) + (p < q)); } while (0)
typedef int row[5]; typedef int (*fn)(void);
int main(void) {
  TRY(char, 7); TRY(short, 7); TRY(int, 3); TRY(long long, 4); TRY(float, 2); TRY(double, 9); TRY(long double, 3);
  TRY(double _Complex, 3); TRY(struct three, 5); TRY(struct odd, 4); TRY(row, 3); TRY(fn, 6); TRY(_Bool, 10);
  int a[10]; for (int i = 0; i < 10; i++) a[i] = i * i;
  unsigned char uc = 3; long long neg = -2; unsigned long back = -1ul; short s = -1;
  int *p = a + 5;
  printf("%d %d %d %d\n", p[uc], *(p + neg), *(p + s), *(p - s));
  printf("%d %d\n", *(p + (long)back), *(p + (uc - 5)));
  printf("%d %td\n", *(&a[9] - uc), (a + 2) - (a + 8));
  int n = 4, v[3][n], (*r)[n] = v;
  printf("%td %d\n", &r[2] - r, (int)((char *)(r + 2) - (char *)r));
  r++; r += 1; printf("%d\n", (int)((char *)r - (char *)v));
}
// light: MPL4001
// model: LP64
// out: 7 7 1 1
// out: 6 1 8
// out: 7 14 1 1
// out: 6 1 8
// out: 3 12 1 1
// out: 2 1 4
// out: 4 32 1 1
// out: 3 1 5
// out: 2 8 1 1
// out: 1 1 3
// out: 9 72 1 1
// out: 8 1 10
// out: 3 48 1 1
// out: 2 1 4
// out: 3 48 1 1
// out: 2 1 4
// out: 5 15 1 1
// out: 4 1 6
// out: 4 64 1 1
// out: 3 1 5
// out: 3 60 1 1
// out: 2 1 4
// out: 6 48 1 1
// out: 5 1 7
// out: 10 10 1 1
// out: 9 1 11
// out: 64 9 16 36
// out: 16 9
// out: 36 -6
// out: 2 32
// out: 32
