// samara run FILE
// engine: all but light
// A bit-field whose values int holds is promoted to it; MapleLight has no bit-fields.
#include <stdio.h>
struct s { unsigned a : 3, b : 31, c : 32; };
int main(void) {
  struct s s = {5, 1, 1};
  printf("%d %d %d\n", s.a - 6 < 0, s.b - 2 < 0, s.c - 2 < 0);
}
// out: 1 1 0
