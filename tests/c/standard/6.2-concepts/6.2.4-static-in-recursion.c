/* 6.2.4p3, p5: one static object for all calls, one automatic object for each; initialised once, each time. */
#include <stdio.h>
static int depth(int n) {
  static int most, calls = 100;
  int here = n;
  int *up = &here;
  calls++;
  if (n > most) most = n;
  if (n < 4) { int below = depth(n + 1); *up += below * 0; }
  if (n == 0) printf("%d %d\n", most, calls);
  return here;
}
static int *counter(void) { static int n = 41; n++; return &n; }
static const char *name(int i) { static char text[2][8] = {"zero", "one"}; text[i][0] ^= 32; return text[i]; }
int main(void) {
  printf("%d\n", depth(0));
  printf("%d\n", depth(2));
  depth(0);
  int *p = counter();
  *p *= 2;
  printf("%d\n", *counter());
  printf("%d\n", p == counter());
  printf("%s ", name(0));
  printf("%s ", name(0));
  printf("%s\n", name(1));
  for (int i = 0; i < 3; i++) { static int s = 5; int a = 5; s += i; a += i; printf("%d/%d ", s, a); }
  puts("");
}
// out: "4 105\n0\n2\n4 113\n85\n1\nZero zero One\n5/5 6/6 8/7 \n"
