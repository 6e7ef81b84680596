/* 6.3.1.1p2: small types become int if it holds all their values; bit-fields by their width; enumerations as their types. */
#include <stdio.h>
#define T(e) _Generic((e), int: "int", unsigned: "unsigned", long: "long", unsigned long: "ulong", default: "other")
int main(void) {
  struct { unsigned a : 31, b : 32; int c : 5; unsigned short d : 16; } s = {1, 1, 1, 1};
  unsigned short us = 65535; signed char c = -1; _Bool b = 1; enum { E } e = E; enum big { B = 0x80000000u } g = B;
  printf("%s %s %s %s\n", T(+us), T(+c), T(+b), T(+e));
  printf("%s %s %s %s\n", T(+s.a), T(+s.b), T(+s.c), T(+s.d));
  printf("%s %s\n", T(+g), T(g - 1));
  printf("%d %d %d\n", us * 2, s.a - 2 < 0, s.b - 2 < 0);
  printf("%d\n", us + c);
}
// out: int int int unsigned
// out: int unsigned int int
// out: unsigned unsigned
// out: 131070 1 0
// out: 65534
