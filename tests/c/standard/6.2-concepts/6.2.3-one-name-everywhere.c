/* 6.2.3: labels, tags, members of each structure, and other identifiers have spaces of their own. */
#include <stdio.h>
typedef struct x { int x; struct { int x; } y; union { int z; float w; } x2; } x;
static int y(int y) { return y + 1; }
int main(void) {
  struct x x = {1, {2}, {3}};
  x.y.x += x.x;
  enum y { z = 40 } w = z;
  int n = 0;
x:
  x.x2.z += x.x;
  if (n++ < 2) goto x;
  printf("%d %d %d %d\n", x.x, x.y.x, x.x2.z, w);
  struct y2 { struct x x; } y2 = {x};
  goto y2;
y2:
  printf("%d %d\n", y2.x.x, y(y2.x.x2.z));
  enum y other = z;
  printf("%d\n", other);
  { typedef int w; w a = 3; struct w { w w; } b = {a}; printf("%d\n", b.w); goto w; w: ; }
}
// out: 1 3 6 40
// out: 1 7
// out: 40
// out: 3
