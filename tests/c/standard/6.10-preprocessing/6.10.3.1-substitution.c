/* 6.10.3.1: arguments are expanded whole before they are put in, but beside # and ##. */
#include <stdio.h>
#define N 7
#define ID(x) x
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define TWICE(x) x x
#define N7 70
int main(void) {
  printf("%s %s %s\n", STR(N), XSTR(N), XSTR(ID(N) + ID(ID(N))));
  printf("%d %d\n", CAT(N, 7), XCAT(N, 0));
  printf("%d %d\n", ID(ID(3)), ID(TWICE(-) N));
  printf("%s\n", XSTR(TWICE(ID(a) b)));
  printf("%s\n", XSTR(XCAT(ID(x), ID(y)) STR(z)));
  int n = 1;
  printf("%d %d\n", ID(n++), 5);
}
// out: N 7 7 + 7
// out: 70 70
// out: 3 7
// out: a b a b
// out: xy "z"
// out: 1 5
