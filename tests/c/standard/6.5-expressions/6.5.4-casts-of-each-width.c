/* 6.5.4: a cast converts as an assignment does, and narrows in the middle of an expression. */
#include <stdio.h>
typedef unsigned char byte;
enum e { LOW = -1, HIGH = 1000 };
int main(void) {
  volatile long long v = 0x123456789abcdef0;
  printf("%d %d %d %d\n", (byte)v, (signed char)v, (unsigned short)v, (short)v);
  printf("%u %d %llu\n", (unsigned)v, (int)v, (unsigned long long)-v);
  printf("%d %d\n", (int)(byte)-1, (int)(signed char)255);
  printf("%lld %lld\n", (long long)(unsigned)-1, (long long)(int)4294967295u);
  printf("%d %d %d\n", (byte)200 + (byte)100, (byte)(200 + 100), (byte)((byte)200 << 1));
  printf("%g %g\n", (double)1 / 3, (double)(1 / 3));
  printf("%d %d\n", (int)-2.9 + (int)2.9, (int)(-2.9 + 2.1));
  printf("%d %d %d\n", (_Bool)0.5, (_Bool)256, (int)(_Bool)-1);
  printf("%d %u\n", (enum e)1000 == HIGH, (unsigned)LOW);
  printf("%d\n", (float)16777217 == 16777216.0f);
  printf("%d %d\n", -(byte)1, ~(byte)0);
  printf("%zu\n", sizeof((char)1 + (char)1) * 0 + sizeof((char)1));
  (void)v, (void)0;
  printf("%d\n", (int)(char)(short)(long)(float)(double)300.7);
  long double l = (float)0.1;
  printf("%d\n", l == 0.1f);
}
// light: MPL4001
// out: 240 -16 57072 -8464
// out: 2596069104 -1698898192 17134975606245761296
// out: 255 -1
// out: 4294967295 -1
// out: 300 44 144
// out: 0.333333 0
// out: 0 0
// out: 1 1 1
// out: 1 4294967295
// out: 1
// out: -1 -1
// out: 1
// out: 44
// out: 1
