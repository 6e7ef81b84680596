/* 6.2.1: a name means its innermost declaration, from the point where that is complete. */
#include <stdio.h>
static int x = 1;
static int f(int x) {
  int r = x;
  { int x = r * 10; r += x; { extern int y; r += y; } }
  for (int x = 0; x < 2; x++) { int x = 100; r += x; }
  return r + x;
}
int y = 1000;
int main(void) {
  int a = x;
  int x = 5;
  if (1) { int x = 6; a = a * 10 + x; }
  printf("%d %d %d\n", a, x, f(3));
  enum { A = 1 };
  { enum { A = A + 1, B = A }; printf("%d %d\n", A, B); }
  printf("%d\n", A);
  int s = sizeof(enum { C = 7 });
  printf("%d %d\n", C, s);
}
// out: 16 5 1236
// out: 2 2
// out: 1
// out: 7 4
