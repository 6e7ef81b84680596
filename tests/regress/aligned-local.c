// samara run FILE
// engine: all but light
// MapleLight has no remainders of addresses; elsewhere the stack is aligned to 16, and a stricter variable lies in a larger slot.
#include <stdint.h>
#include <stdio.h>
static int deep(int n) {
  _Alignas(256) char a[3] = {n};
  char unaligned[5] = {1};
  _Alignas(64) int b = n;
  return (uintptr_t)a % 256 + (uintptr_t)&b % 64 + (n ? deep(n - 1) : 0) + a[1] + unaligned[1];
}
int main(void) { printf("%d\n", deep(5)); }
// out: 0
