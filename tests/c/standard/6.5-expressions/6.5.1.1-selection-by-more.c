/* 6.5.1.1: selecting by structures, functions, arrays' pointers, qualified pointees; nested; results that are lvalues or functions. */
#include <stdio.h>
struct a { int x; }; struct b { double x; }; enum e { E };
static int from_int(int x) { return x * 2; }
static double from_double(double x) { return x / 2; }
#define CALL(x) _Generic((x), int: from_int, double: from_double)(x)
#define QUAL(p) _Generic((p), int *: "int", const int *: "const", volatile int *: "volatile", const volatile int *: "both")
#define WHAT(x) _Generic((x), struct a: 1, struct b: 2, struct a *: 3, int (*)[3]: 4, int (*)[4]: 5, void (*)(void): 6, default: 7)
static void nothing(void) {}
int main(void) {
  printf("%d %g\n", CALL(21), CALL(21.0));
  int i = 1; const int c = 2; volatile int v = 3; const volatile int cv = 4;
  printf("%s %s %s %s\n", QUAL(&i), QUAL(&c), QUAL(&v), QUAL(&cv));
  struct a a = {5}; struct b b = {2.5}; int three[3], four[4];
  printf("%d%d%d%d%d%d%d\n", WHAT(a), WHAT(b), WHAT(&a), WHAT(&three), WHAT(&four), WHAT(nothing), WHAT("x"));
  _Generic(i, int: i, default: a.x) = 9;
  printf("%d %d\n", i, a.x);
  printf("%d\n", *_Generic(0, int: &a.x, long: (long *)0));
  printf("%s\n", _Generic(1, long: "l", int: _Generic(1.0f, float: "int, float", default: "int")));
  int n = 0;
  printf("%d %d\n", _Generic(n++, int: n + 1, default: n++), n);
  char text[_Generic((char)0, char: 3, default: 9)] = "ok";
  printf("%s %zu\n", text, sizeof text);
  printf("%d\n", _Generic((enum e)0, unsigned: 1, int: 2));
}
// out: 42 10.5
// out: int const volatile both
// out: 1234567
// out: 9 5
// out: 5
// out: int, float
// out: 1 0
// out: ok 3
// out: 1
