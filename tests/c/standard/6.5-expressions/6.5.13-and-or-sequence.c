/* 6.5.13 and 6.5.14: the right operand is evaluated only if the left one does not decide; the results are int. */
#include <stdio.h>
static int calls;
static int say(int v) { printf("[%d]", v); calls++; return v; }
int main(void) {
  int r = say(0) && say(1);
  printf(" %d\n", r);
  r = say(2) || say(3);
  printf(" %d\n", r);
  r = say(0) || say(0) || say(7) || say(8);
  printf(" %d\n", r);
  r = say(1) && say(2) || say(3) && say(4);
  printf(" %d\n", r);
  r = say(0) && say(2) || say(3) && say(0);
  printf(" %d\n", r);
  printf("%d %zu\n", calls, sizeof(1.5 && 2ll));
  double d = 0.5;
  char *p = "";
  printf("%d %d %d %d\n", d && p, !d, *p || 0.0, !p || !*p);
  int i = 0;
  i++ && i++ || i++;
  printf("%d\n", i);
}
// out: [0] 0
// out: [2] 1
// out: [0][0][7] 1
// out: [1][2] 1
// out: [0][3][0] 0
// out: 10 4
// out: 1 0 0 1
// out: 2
