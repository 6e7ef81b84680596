/* 6.2.4p8: an array in a structure that a function returned lives to the end of the full expression. */
#include <stdio.h>
struct s { char t[8]; int n[3]; };
static struct s make(int k) { return (struct s){"abcdefg", {k, k + 1, k + 2}}; }
static int sum(const int *p) { return p[0] + p[1] + p[2]; }
int main(void) {
  printf("%s %d %c\n", make(0).t, make(5).n[1], make(0).t[2]);
  printf("%d %d\n", sum(make(1).n), *make(8).n);
  struct { struct s in; } o = {make(3)};
  printf("%d\n", (1 ? o : o).in.n[2]);
  struct s c;
  printf("%s\n", (c = make(2)).t + 3);
}
// out: abcdefg 6 c
// out: 6 8
// out: 5
// out: defg
