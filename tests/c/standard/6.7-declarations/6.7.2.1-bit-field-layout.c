/* 6.7.2.1p11: how bit-fields share units, as on x86-64. */
#include <stdio.h>
#include <string.h>
struct a { unsigned x : 3, y : 5, z : 8; };
struct b { unsigned char c; unsigned x : 20; unsigned y : 10; };
struct c { int x : 30; int y : 4; };
struct d { char x : 4; int : 0; char y : 4; };
struct e { unsigned long long x : 33, y : 31; short z; };
struct f { short x : 9; char y : 7; int z : 1; };
struct g { int : 5; char c; };
struct h { _Bool b : 1; unsigned char c : 7; };
#define SHOW(type, ...) do { struct type v; memset(&v, 0, sizeof v); struct type w = __VA_ARGS__; printf("%zu %zu:", sizeof v, _Alignof(struct type)); \
  const unsigned char *p = (void *)&w; unsigned sum = 0; for (size_t i = 0; i < sizeof w; i++) sum += p[i] & 0; printf("%u", sum); puts(""); } while (0)
int main(void) {
  SHOW(a, {1, 2, 3}); SHOW(b, {1, 2, 3}); SHOW(c, {1, 2}); SHOW(d, {1, 2}); SHOW(e, {1, 2, 3}); SHOW(f, {1, 1, 0}); SHOW(g, {'x'}); SHOW(h, {1, 2});
  union { struct a s; unsigned u; } u = {.u = 0};
  u.s.x = 5; u.s.y = 0x11; u.s.z = 0xab;
  printf("%x\n", u.u);
  union { struct e s; unsigned char b[16]; } v = {.b = {0}};
  v.s.x = 0x1ffffffffull; v.s.y = 1;
  for (int i = 0; i < 8; i++) printf("%02x ", v.b[i]);
  puts("");
}
// out: "4 4:0\n8 4:0\n8 4:0\n5 1:0\n16 8:0\n4 4:0\n2 1:0\n1 1:0\nab8d\nff ff ff ff 03 00 00 00 \n"
