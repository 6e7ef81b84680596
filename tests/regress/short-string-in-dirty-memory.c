// samara run FILE
// engine: all
// What a string, or a list with an index given twice, leaves out of a local array is 0.
#include <stdio.h>
static void dirty(void) {
  volatile char a[200];
  for (int i = 0; i < 200; i++) a[i] = 'x';
}
static int show(void) {
  char s[100] = "ab";
  int a[2] = {[0] = 1, [0] = 2};
  return s[3] + s[99] + a[1];
}
int main(void) {
  dirty();
  printf("%d\n", show());
}
// out: 0
