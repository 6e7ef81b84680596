/* 6.5.3.4: of types and of expressions, which are not evaluated; arrays do not become pointers there. */
#include <stddef.h>
#include <stdio.h>
struct s { char c; double d; short t; };
static int f(int a[10]) { return sizeof a == sizeof(int *); }
int main(void) {
  int i = 0, a[3][5];
  printf("%zu %zu %zu %d\n", sizeof i++, sizeof(i = 5), sizeof(char[7]), i);
  printf("%zu %zu %zu %zu\n", sizeof a, sizeof a[0], sizeof *a[0], sizeof &a[0]);
  printf("%zu %zu\n", sizeof a / sizeof a[0], sizeof(struct s));
  printf("%zu %zu %zu %zu\n", sizeof(char), sizeof 'a', sizeof(short), sizeof(long double));
  printf("%zu %zu\n", sizeof(int *) * 2, sizeof(int)*2);
  printf("%d %d\n", f(a[0]), (int)sizeof(sizeof 1));
  printf("%zu %zu %zu\n", _Alignof(char), _Alignof(double), _Alignof(struct s));
  printf("%zu %zu\n", _Alignof(int[9]), _Alignof(long double));
  printf("%zu\n", sizeof((char)1 + (char)1));
  printf("%d\n", sizeof(int) - 5 > 0);
  size_t n = sizeof(struct { int x; char y; });
  printf("%zu\n", n);
  printf("%zu\n", sizeof "a\0b");
}
// model: LP64
// out: 4 4 7 0
// out: 60 20 4 8
// out: 3 24
// out: 1 4 2 16
// out: 16 8
// out: 1 8
// out: 1 8 8
// out: 4 16
// out: 4
// out: 1
// out: 8
// out: 4
