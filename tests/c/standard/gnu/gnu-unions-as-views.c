/* GNU: unions as views of bytes, of floats' bits and of bit-fields; parts that are written and read as others. */
#include <stdint.h>
#include <stdio.h>

union number {
  double d;
  uint64_t bits;
  struct { uint64_t fraction : 52, exponent : 11, sign : 1; } parts;
  unsigned char bytes[8];
  float halves[2];
};
union address {
  uint32_t whole;
  uint8_t parts[4];
  struct { uint16_t low, high; };
};

int main(void) {
  const double of[] = {1, -2.5, 0.1, 1e300, -0.0};
  for (int i = 0; i < 5; i++) {
    union number n = {of[i]};
    printf("%llx %d %d %llx %d\n", (unsigned long long)n.bits, (int)n.parts.sign, (int)n.parts.exponent - 1023, (unsigned long long)n.parts.fraction, n.bytes[7]);
  }
  union number n = {.bits = 0};
  n.parts.exponent = 1023 + 3;
  n.parts.fraction = (uint64_t)1 << 51;
  printf("%g\n", n.d);
  n.bytes[7] ^= 0x80;
  printf("%g\n", n.d);
  n.halves[1] = 2;
  n.halves[0] = 0;
  printf("%g\n", n.d);
  union address a = {0x7f000001};
  printf("%d.%d.%d.%d %x %x\n", a.parts[3], a.parts[2], a.parts[1], a.parts[0], a.low, a.high);
  a.high += 0x100;
  a.parts[0]--;
  printf("%x\n", a.whole);
  union address b = a, *p = &b;
  p->low = 0xffff;
  printf("%x %x\n", a.whole, b.whole);
  float f = 1.5f;
  uint32_t i = (union { float f; uint32_t u; }){f}.u;
  printf("%x\n", i);
}
// out: 3ff0000000000000 0 0 0 63
// out: c004000000000000 1 1 4000000000000 192
// out: 3fb999999999999a 0 -4 999999999999a 63
// out: 7e37e43c8800759c 0 996 7e43c8800759c 126
// out: 8000000000000000 1 -1023 0 128
// out: 12
// out: -12
// out: 2
// out: 127.0.0.1 1 7f00
// out: 80000000
// out: 80000000 8000ffff
// out: 3fc00000
