/* GNU and Clang: lanes of vectors in another order and of other types. */
// light: MPL4001 MPL4003
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16))); typedef float f4 __attribute__((vector_size(16))); typedef unsigned char b8 __attribute__((vector_size(8))); typedef short s4 __attribute__((vector_size(8)));
typedef int i2 __attribute__((vector_size(8))); typedef double d2 __attribute__((vector_size(16))); typedef unsigned char b16 __attribute__((vector_size(16))); typedef short s8 __attribute__((vector_size(16)));
#define P4(...) printf("%d %d %d %d\n", (int)(__VA_ARGS__)[0], (int)(__VA_ARGS__)[1], (int)(__VA_ARGS__)[2], (int)(__VA_ARGS__)[3])
static int calls; static v4 next(void) { calls++; return (v4){calls, 20, 30, 40}; }
int main(void) {
  v4 a = {1, 2, 3, 4}, b = {5, 6, 7, 8}; f4 f = {1.5f, -2.5f, 3e9f / 2, 0};
  P4(__builtin_shufflevector(a, b, 0, 4, 1, 5)); P4(__builtin_shufflevector(a, a, 3, 2, 1, 0)); P4(__builtin_shufflevector(f, f, 1, 1, 0, 3)); v4 n = __builtin_shufflevector(next(), b, 3, 0, 7, 1); P4(n); printf("%d\n", calls);
  i2 low = __builtin_shufflevector(a, b, 1, 6); printf("%d %d\n", low[0], low[1]); v4 wide = __builtin_shufflevector(low, low, 0, 1, 3, 2); P4(wide);
  b8 bytes = {1, 2, 3, 4, 5, 6, 7, 250}; b16 more = __builtin_shufflevector(bytes, bytes, 7, 6, 5, 4, 3, 2, 1, 0, 8, 9, 10, 11, 12, 13, 14, 15); P4(more); printf("%d %d\n", more[8], more[15]);
  P4(__builtin_convertvector(f, v4)); P4(__builtin_convertvector(a, f4) / 2); P4(__builtin_convertvector(a * 40000, s4)); s8 shorts = __builtin_convertvector(bytes, s8); printf("%d %d\n", shorts[0], shorts[7]);
  i2 pair = {-7, 9}; d2 d = __builtin_convertvector(pair, d2) / 2; printf("%g %g\n", d[0], d[1]); pair = __builtin_convertvector(d, i2); printf("%d %d\n", pair[0], pair[1]);
}
// out: 1 5 2 6
// out: 4 3 2 1
// out: -2 -2 1 0
// out: 40 1 8 20
// out: 1
// out: 2 7
// out: 2 7 7 2
// out: 250 7 6 5
// out: 1 250
// out: 1 -2 1500000000 0
// out: 0 1 1 2
// out: -25536 14464 -11072 28928
// out: 1 250
// out: -3.5 4.5
// out: -3 4
