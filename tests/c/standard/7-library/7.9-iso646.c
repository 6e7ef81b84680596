/* 7.9: words for operators. */
#include <iso646.h>
#include <stdio.h>
int main(void) {
  int a = 6, b = 3;
  printf("%d %d %d %d\n", a and b, a or 0, not a, a not_eq b);
  printf("%d %d %d %d\n", a bitand b, a bitor b, a xor b, compl a);
  a and_eq 4; b or_eq 8; printf("%d %d ", a, b);
  a xor_eq b; printf("%d\n", a);
}
// out: 1 1 0 1
// out: 2 7 5 -7
// out: 4 11 15
