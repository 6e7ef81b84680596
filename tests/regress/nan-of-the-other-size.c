// samara run FILE -O0
// A NaN of 32 bits was stored with the sign of the processor's where only floats are loaded, but was loaded as the half of a number of 64 bits.
#include <stdio.h>
static union { float halves[2]; double whole; } both;
__attribute__((noinline)) static void put(float x) { both.halves[1] = x - x; both.halves[0] = 0; }
int main(void) {
  put(__builtin_inff());
  printf("%d\n", both.whole > 0);
}
// out: 1
