/* 6.2.6: bytes of integers lie from the least; two's complement; a copy of the bytes is a copy of the value. */
#include <stdio.h>
#include <string.h>
static void bytes(const void *p, size_t n) { for (const unsigned char *b = p; n--; b++) printf("%02x ", *b); puts(""); }
int main(void) {
  int i = -2; short s = 0x1234; long long l = 0x0102030405060708; double d = -2; float f = 0.5f; _Bool t = 9; char *p = 0;
  bytes(&i, sizeof i), bytes(&s, sizeof s), bytes(&l, sizeof l), bytes(&d, sizeof d), bytes(&f, sizeof f), bytes(&t, 1), bytes(&p, sizeof p);
  unsigned char raw[8] = {0, 0, 0, 0, 0, 0, 0xf0, 0x3f};
  memcpy(&d, raw, 8);
  printf("%g\n", d);
  struct { char c; int i; } a, b;
  memset(&a, 0, sizeof a), a.c = 1, a.i = 2;
  memcpy(&b, &a, sizeof a);
  printf("%d %d\n", b.i, memcmp(&a, &b, sizeof a));
  unsigned u = 0x11223344;
  ((unsigned char *)&u)[1] = 0xff;
  printf("%x\n", u);
  bytes(&(union { int n; char c[4]; }){.c = "ab"}, 4);
}
// model: LP64
// out: "fe ff ff ff \n34 12 \n08 07 06 05 04 03 02 01 \n00 00 00 00 00 00 00 c0 \n00 00 00 3f \n01 \n00 00 00 00 00 00 00 00 \n1\n2 0\n1122ff44\n61 62 00 00 \n"
