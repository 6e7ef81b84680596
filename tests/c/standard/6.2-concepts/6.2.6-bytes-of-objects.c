/* 6.2.6.1: every object is its bytes; they may be read, copied and compared through unsigned char. */
#include <stdio.h>
#include <string.h>
static void bytes(const void *p, int n) { for (const unsigned char *c = p; n--; c++) printf("%02x", *c); puts(""); }
int main(void) {
  int i = -2; short s = 0x1234; long long l = 0x0123456789abcdef; _Bool b = 7;
  bytes(&i, sizeof i); bytes(&s, sizeof s); bytes(&l, sizeof l); bytes(&b, sizeof b);
  float f = -1.5f; double d = 0.1; double z = -0.0;
  bytes(&f, sizeof f); bytes(&d, sizeof d); bytes(&z, sizeof z);
  void *none = 0; bytes(&none, sizeof none);
  bytes(L"é", 8); bytes(u"é", 4);
  struct { char c; short s; } t; memset(&t, 0, sizeof t); t.c = 1; t.s = 2; bytes(&t, sizeof t);
  struct { unsigned a : 3, b : 7, c : 10; } bits; memset(&bits, 0, sizeof bits); bits.a = 5; bits.b = 100; bits.c = 1000; bytes(&bits, sizeof bits);
  double copy; for (unsigned k = 0; k < sizeof d; k++) ((unsigned char *)&copy)[k] = ((unsigned char *)&d)[k];
  printf("%d %d\n", copy == d, memcmp(&copy, &d, sizeof d));
  printf("%d %d\n", z == 0.0, memcmp(&z, &(double){0.0}, sizeof z) != 0);
}
// model: LP64
// out: feffffff
// out: 3412
// out: efcdab8967452301
// out: 01
// out: 0000c0bf
// out: 9a9999999999b93f
// out: 0000000000000080
// out: 0000000000000000
// out: e900000000000000
// out: e9000000
// out: 01000200
// out: 25a30f00
// out: 1 0
// out: 1 1
