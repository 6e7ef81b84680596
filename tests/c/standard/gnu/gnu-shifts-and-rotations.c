/* GNU C's promises for signed shifts, conversions that do not fit, and rotations of all widths. */
#include <stdint.h>
#include <stdio.h>

#define ROTATE(type, n, by) ((type)((type)(n) << (by) | (type)(n) >> (sizeof(type) * 8 - (by))))

int main(void) {
  const int by[] = {1, 3, 7};
  for (int i = 0; i < 3; i++) {
    printf("%x ", ROTATE(uint8_t, 0x93, by[i]));
    printf("%x ", ROTATE(uint16_t, 0x9371, by[i]));
    printf("%x ", ROTATE(uint32_t, 0x93715bd1, by[i]));
    printf("%llx\n", (unsigned long long)ROTATE(uint64_t, 0x93715bd193715bd1, by[i]));
  }
  int minus = -100;
  printf("%d %d %d %ld\n", minus >> 3, minus >> 31, -1 >> 1, (long)minus >> 40);
  printf("%d %d %d\n", (int8_t)0x1ff, (int16_t)0x18000, (int32_t)0x1ffffffff);
  printf("%d %d\n", (signed char)(minus * 2) >> 2, (short)(unsigned)minus);
  uint8_t u = 0x81;
  u <<= 1;
  printf("%x ", u);
  u = ~u >> 4;
  printf("%x\n", u);
  int8_t s = -128;
  s >>= 3;
  printf("%d ", s);
  s = (int8_t)-s;
  s -= 100;
  s -= 100;
  printf("%d\n", s);
  unsigned crc = ~0u;
  for (const char *p = "123456789"; *p; p++) {
    crc ^= (unsigned char)*p;
    for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (0xedb88320 & -(crc & 1));
  }
  printf("%x\n", ~crc);
}
// out: 27 26e3 26e2b7a3 26e2b7a326e2b7a3
// out: 9c 9b8c 9b8ade8c 9b8ade8c9b8ade8c
// out: c9 b8c9 b8ade8c9 b8ade8c9b8ade8c9
// out: -13 -1 -1 -1
// out: -1 -32768 -1
// out: 14 -100
// out: 2 ff
// out: -16 72
// out: cbf43926
