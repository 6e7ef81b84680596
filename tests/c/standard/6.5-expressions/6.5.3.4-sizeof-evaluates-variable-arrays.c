/* 6.5.3.4p2: only where the type is a variable length array is the operand evaluated. */
#include <stdio.h>
static int calls;
static int three(void) { calls++; return 3; }
int main(void) {
  int n = 4;
  int a[n][three()];
  printf("%zu %zu %d\n", sizeof a, sizeof a[0], calls);
  printf("%zu %d\n", sizeof(three()), calls);
  n = 9;
  printf("%zu\n", sizeof a / sizeof a[0]);
  int(*p)[n] = 0;
  printf("%zu %zu\n", sizeof *p, sizeof p);
  int i = 2;
  printf("%zu ", sizeof(char[i++]));
  printf("%d\n", i);
  typedef char row[i];
  i = 50;
  row r;
  printf("%zu %zu\n", sizeof r, sizeof(row[2]));
}
// model: LP64
// out: 48 12 1
// out: 4 1
// out: 4
// out: 36 8
// out: 2 3
// out: 3 6
