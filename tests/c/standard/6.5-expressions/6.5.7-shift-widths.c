/* 6.5.7p4: counts from 0 to width - 1 all mean something; bits that are shifted out are lost. */
#include <stdint.h>
#include <stdio.h>
static uint64_t rotate(uint64_t x, unsigned by) { return by == 0 ? x : x << by | x >> (64 - by); }
static uint32_t reverse(uint32_t x) {
  uint32_t r = 0;
  for (int i = 0; i < 32; i++) r |= (x >> i & 1u) << (31 - i);
  return r;
}
int main(void) {
  for (unsigned i = 0; i < 64; i += 9) printf("%016llx\n", (unsigned long long)rotate(0x8123456789ABCDEF, i));
  printf("%08x %08x\n", reverse(1), reverse(0x12345678));
  uint64_t all = ~(uint64_t)0;
  int n = 0;
  for (int i = 0; i < 64; i++) n += (all << i >> 63) + (all >> i & 1);
  printf("%d\n", n);
}
// out: 8123456789abcdef
// out: 468acf13579bdf02
// out: 159e26af37be048d
// out: 3c4d5e6f7c091a2b
// out: 9abcdef812345678
// out: 79bdf02468acf135
// out: 7be048d159e26af3
// out: c091a2b3c4d5e6f7
// out: 80000000 1e6a2c48
// out: 128
