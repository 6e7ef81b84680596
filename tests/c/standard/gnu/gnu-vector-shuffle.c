/* GNU: lanes by numbers that the running program knows; Clang has another function for it. */
// light: MPL4001 MPL4003
// oracle: none
// gcc alone has this builtin function: what stands below is what gcc prints.
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16))); typedef unsigned char b8 __attribute__((vector_size(8)));
#define P4(...) printf("%d %d %d %d\n", (int)(__VA_ARGS__)[0], (int)(__VA_ARGS__)[1], (int)(__VA_ARGS__)[2], (int)(__VA_ARGS__)[3])
int main(void) {
  v4 a = {1, 2, 3, 4}, b = {5, 6, 7, 8}; f4 f = {1.5f, -2.5f, 3, 4}; b8 c = {9, 8, 7, 6, 5, 4, 3, 2};
  for (int i = 0; i < 3; i++) { v4 mask = {i, 5 + i, -1, 2}; P4(__builtin_shuffle(a, mask)); P4(__builtin_shuffle(a, b, mask)); P4(__builtin_shuffle(f, mask)); }
  P4(__builtin_shuffle(c, (b8){7, 0, 9, 3}));
  a++; --b; v4 old = a++; P4(old); P4(a); P4(b);
}
// out: 1 2 4 3
// out: 1 6 8 3
// out: 1 -2 4 3
// out: 2 3 4 3
// out: 2 7 8 3
// out: -2 3 4 3
// out: 3 4 4 3
// out: 3 8 8 3
// out: 3 4 4 3
// out: 2 9 8 6
// out: 2 3 4 5
// out: 3 4 5 6
// out: 4 5 6 7
