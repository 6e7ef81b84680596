/* GNU: comparisons of vectors give -1 and 0 in each lane; masks choose lanes. */
// light: MPL4001 MPL4003
#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef short s8 __attribute__((vector_size(16)));

static v4 pick(v4 mask, v4 yes, v4 no) { return (mask & yes) | (~mask & no); }
static void show(v4 v) { printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]); }

int main(void) {
  v4 a = {1, 5, -3, 7}, b = {4, 5, -8, 9};
  show(a < b);
  show(a >= b);
  show(a == b);
  show(a != b);
  show(pick(a > b, a, b));
  f4 f = {1, -0.0f, 2.5f, 3}, g = {1, 0, 2, __builtin_nanf("")};
  show(f == g);
  show(f > g);
  show(f != g);
  s8 s = (s8){1, 2, 3, 4, 5, 6, 7, 8} > 4;
  for (int i = 0; i < 8; i++) printf("%d ", s[i]);
  puts("");
  v4 sorted = pick(a < b, a, b);
  sorted += (v4){0, 1, 2, 3};
  show(sorted);
  unsigned long long sum = 0;
  for (int round = 0; round < 5; round++) {
    a = pick((a & 1) != 0, a * 3 + 1, a / 2);
    sum = sum * 31 + (unsigned)a[round & 3];
  }
  printf("%llu\n", sum);
}
// out: "-1 0 0 -1\n0 -1 -1 0\n0 -1 0 0\n-1 0 -1 -1\n4 5 -3 9\n-1 -1 0 0\n0 0 -1 0\n0 0 -1 -1\n0 0 0 0 -1 -1 -1 -1 \n1 6 -6 10\n4127467502475\n"
