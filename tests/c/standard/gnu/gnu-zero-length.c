/* GNU: arrays of no elements, structures without members, empty initialisers. */
#include <stddef.h>
#include <stdio.h>
struct h { int n; char data[0]; }; struct e { }; struct in { struct h h; char room[8]; };
int main(void) {
  printf("%zu %zu %zu\n", sizeof(struct h), sizeof(struct e), offsetof(struct h, data));
  struct in x = {{3}, "abc"}; printf("%s\n", x.h.data);
  int z[5] = {}; struct { int a; double b; } s = {}; printf("%d %g\n", z[4] + s.a, s.b);
  static struct { int n; int list[]; } f = {3, {7, 8, 9}}; printf("%d %zu\n", f.list[2], sizeof f);
  int none[0]; printf("%zu\n", sizeof none);
}
// out: 4 0 4
// out: abc
// out: 0 0
// out: 9 4
// out: 0
