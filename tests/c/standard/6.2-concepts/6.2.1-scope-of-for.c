/* 6.8.5p5 and 6.2.1p4: an iteration statement is a block, and so is its body. */
#include <stdio.h>
int main(void) {
  int i = 100, r = 0;
  for (int i = 0, j = 10; i < j; i++, j--) { int i = 3; r += i * j; }
  printf("%d %d\n", i, r);
  for (struct { int n; char c; } s = {2, 'a'}; s.n; s.n--, s.c++) printf("%c", s.c);
  puts("");
  for (int k = 0; k < 2; k++) for (int k = 5; k < 7; k++) r += k;
  printf("%d\n", r);
  if (sizeof(enum { C = 9 }) && C == 9) printf("%d\n", C);
}
// out: 100 120
// out: ab
// out: 142
// out: 9
