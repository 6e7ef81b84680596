/* 6.5.3.4: size_t as the type; what is not evaluated; arrays, parameters, results, and unfinished expressions. */
#include <stdio.h>
static int calls; static double f(void) { calls++; return 0; } struct s { char c; int i; short h; }; static struct s g(void) { calls++; return (struct s){0}; }
static size_t parameter(int a[10], char b[2][3]) { return sizeof a + sizeof b * 100 + sizeof *b * 10000; }
int main(void) {
  int i = 0, a[5];
  printf("%zu %zu %zu %zu\n", sizeof f(), sizeof g(), sizeof(i++), sizeof a);
  printf("%d %d\n", calls, i);
  printf("%zu\n", parameter(a, (char[2][3]){{0}}));
  printf("%zu %zu %zu\n", sizeof(int[2][3]), sizeof(struct { char c[3]; short s; }), sizeof(int (*)[10]));
  printf("%zu %zu %zu %zu\n", sizeof 'a', sizeof "abc", sizeof(char), sizeof -1);
  printf("%zu %zu %zu\n", sizeof a / sizeof a[0], sizeof(a + 0), sizeof &a);
  printf("%zu %zu\n", sizeof(1 ? 1 : 1.0), sizeof((char)1, (char)2));
  printf("%d %d\n", sizeof(int) - 5 > 0, _Generic(sizeof 1, unsigned long: 1, default: 0));
  printf("%zu %zu %zu\n", sizeof ((struct s *)0)->h, sizeof(struct s[3]), sizeof *(int (*)[7])0);
  int n = 4; int v[n][n + 1]; n = 100;
  printf("%zu %zu %zu\n", sizeof v, sizeof v[0], sizeof(int[n]));
  printf("%zu %zu %d\n", sizeof(char[n++]), _Alignof(int[n]), n);
  printf("%zu %zu %zu\n", _Alignof(char), _Alignof(struct s), _Alignof(double[3]));
  switch (sizeof(long)) { case 8: puts("eight"); }
  int b[sizeof(char[3]) == 3 ? 2 : -1] = {1}; printf("%d\n", b[0] + (int)sizeof b);
}
// model: LP64
// out: 8 12 4 20
// out: 0 0
// out: 30808
// out: 24 6 8
// out: 4 4 1 4
// out: 5 8 8
// out: 8 1
// out: 1 1
// out: 2 36 28
// out: 80 20 400
// out: 100 4 101
// out: 1 4 8
// out: eight
// out: 9
