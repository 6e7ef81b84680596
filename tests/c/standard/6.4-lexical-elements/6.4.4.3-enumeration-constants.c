/* 6.4.4.3 and 6.7.2.2: each constant is one more than that before; they are int. */
#include <stdio.h>
enum colour { RED, GREEN = 5, BLUE, NEGATIVE = -3, NEXT, SAME = 5, CHAR = 'a', LAST = SAME + BLUE };
enum { LONE = sizeof(int), SHIFT = 1 << LONE, COND = LONE > 2 ? 10 : 20, };
int main(void) {
  printf("%d %d %d %d %d %d %d %d\n", RED, GREEN, BLUE, NEGATIVE, NEXT, SAME, CHAR, LAST);
  printf("%d %d %d\n", LONE, SHIFT, COND);
  printf("%zu %zu %s\n", sizeof RED, sizeof(enum colour), _Generic(RED, int: "int", default: "other"));
  enum colour c = 77;
  c++;
  printf("%d\n", c);
  int a[BLUE] = {[GREEN] = 1};
  printf("%zu %d\n", sizeof a / sizeof *a, a[SAME]);
  switch (c) { case BLUE: case NEXT: puts("no"); break; case 78: puts("yes"); }
  enum colour *p = &c; *p = NEGATIVE; printf("%d\n", c < 0);
}
// out: 0 5 6 -3 -2 5 97 11
// out: 4 16 10
// out: 4 4 int
// out: 78
// out: 6 1
// out: yes
// out: 1
