/* 6.7.2.2: the type of an enumeration holds all its constants; here unsigned int unless one is negative. */
#include <stdio.h>
enum a { A0, A1 = 3 }; enum b { B = -1 }; enum c { C = 0xffffffffu }; enum d { D = 1ll << 40, D2 = 1 };
enum { SAME = A1 + B } x = SAME;
struct s { enum a a : 3; enum b b : 2; };
static enum a next(enum a a) { return a + 1; }
int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(enum a), sizeof(enum b), sizeof(enum c), sizeof(enum d));
  enum a a = -1; enum b b = -5; enum c c = C;
  printf("%d %d %d\n", a > 0, b < 0, c > 0);
  printf("%lld %d %d\n", (long long)D, x, next(A1));
  printf("%s %s\n", _Generic(a, unsigned: "unsigned", int: "int", default: "?"), _Generic(A0, int: "int", default: "?"));
  struct s s = {5, -1};
  printf("%d %d %zu\n", s.a, s.b, sizeof s);
  enum later *p = 0; enum later { L = 4 };
  printf("%d %d\n", p == 0, (enum later)L);
}
// out: 4 4 4 8
// out: 1 1 1
// out: 1099511627776 2 4
// out: unsigned int
// out: 5 -1 4
// out: 1 4
