// samara run FILE
// engine: all but light
// Masks choose lanes by `?:`, and `!` makes them, as in C++; gcc and clang have neither in C.
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16)));
typedef float f8 __attribute__((vector_size(32)));
typedef int v8 __attribute__((vector_size(32)));
int main(void) {
  v4 a = {1, 0, 3, 0}, b = {4, 3, 2, 1};
  v4 m = a > b ? a : b, n = !a, k = a ? 7 : b;
  printf("%d %d %d %d | %d %d %d %d | %d %d\n", m[0], m[1], m[2], m[3], n[0], n[1], n[2], n[3], k[0], k[1]);
  f8 x = {1, -2, 3, -4, 5, -6, 7, -8}, y = x < 0 ? -x : x;
  v8 z = !x;
  printf("%g %g %g %d\n", y[0], y[1], y[7], z[0]);
}
// out: 4 3 3 1 | 0 -1 0 -1 | 7 3
// out: 1 2 8 0
