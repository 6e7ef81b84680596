/* 6.5.4: explicit conversions between all arithmetic types, each as 6.3.1 has it. */
#include <stdio.h>
int main(void) {
  printf("%d %d %d\n", (signed char)200, (unsigned char)-1, (short)0x18000);
  printf("%u %lu\n", (unsigned)-1, (unsigned long)-1);
  printf("%d %d %d\n", (int)3.99, (int)-3.99, (unsigned char)3.7f);
  printf("%d %d %d %d\n", (_Bool)0.1, (_Bool)256, (_Bool)(void *)"", (_Bool)-0.0);
  printf("%.1f %.1f\n", (double)(1u << 31), (double)(int)(1u << 31));
  printf("%.1f %.1f\n", (float)16777217, (double)16777217);
  printf("%.1f\n", (float)0xFFFFFFFFFFFFFFFFu);
  printf("%lld\n", (long long)1e18);
  printf("%llu\n", (unsigned long long)1.8e19);
  printf("%d\n", (int)(char)(int)'\x80' == -128);
  printf("%g\n", (double)(float)0.1 - 0.1 == 0 ? 0.0 : 1.0);
  (void)5;
  printf("%d\n", -(int)2u < 0);
  int x = 70000;
  printf("%d %d\n", (short)x + 1, (short)(x + 1));
}
// model: LP64
// out: -56 255 -32768
// out: 4294967295 18446744073709551615
// out: 3 -3 3
// out: 1 1 1 0
// out: 2147483648.0 -2147483648.0
// out: 16777216.0 16777217.0
// out: 18446744073709551616.0
// out: 1000000000000000000
// out: 18000000000000000000
// out: 1
// out: 1
// out: 1
// out: 4465 4465
