#include <stdio.h>
#define FIND(x) ({ __label__ out; int r = 0; for (int i = 0; i < 10; i++) if (i == (x)) { r = i * 2; goto out; } out: r; })
static int run(const unsigned char *p) {
  static const void *const table[] = {&&halt, &&inc, &&dbl, &&jmp};
  
  int acc = 0;
  goto *table[*p++];
inc: acc++; goto *table[*p++];
dbl: acc *= 2; goto *table[*p++];
jmp: p += *p; goto *table[*p++];
halt: return acc;
}
static int sw(int x) { switch (x) { case 1 ... 5: return 1; case 10 ... 1000: return 2; case -5 ... -1: return 3;  } return 0; }
#include <string.h>
struct a { _Bool b : 1; unsigned long long w : 33; int s : 5; unsigned : 0; char c : 7; long long l : 64; short h : 9; unsigned char u : 3; } __attribute__((packed)) ;
struct b { int x : 3; int : 0; int y : 4; unsigned long long z : 63; enum { P, Q, R } e : 2; };
struct c { unsigned a : 31, b : 31, c : 2; } ;
union u { struct { unsigned lo : 4, hi : 4; }; unsigned char byte; };
static int bit_fields(void) {
  struct a x = {1, 0x1ffffffffull, -16, -3, -5, 255, 9}; struct b y = {3, 7, ~0ull >> 1, R};
  memset(&x, 0, sizeof x); x.b = 5; x.w = -1; x.s = 17; x.c = 100; x.l = -9; x.h = 300; x.u = 9;
  printf("%d %llx %d %d %ld %d %d %zu\n", x.b, (unsigned long long)x.w, x.s, x.c, (long)x.l, x.h, x.u, sizeof x);
  y.x++; y.y -= 9; y.z++; y.e = R;
  printf("%d %d %llx %d %zu\n", y.x, y.y, (unsigned long long)y.z, y.e, sizeof y);
  struct c z = {~0u, 5, 3}; z.b <<= 29; printf("%u %u %u %zu\n", z.a, z.b, z.c, sizeof z);
  union u v = {.byte = 0xa5}; v.hi++; printf("%x %x %x\n", v.byte, v.lo, v.hi);
  unsigned r = x.u++ + ++x.u; (void)r; printf("%d\n", x.u);
  printf("%d\n", (x.b = 2) + (y.x = 12));
  unsigned char raw[sizeof x]; memcpy(raw, &x, sizeof x); for (unsigned i = 0; i < sizeof x; i++) printf("%02x", raw[i]); puts("");
  return 0;
}
int main(void) {
  printf("%d %d\n", FIND(3), FIND(4));
  printf("%d %d%d%d%d\n", run((unsigned char[]){1, 1, 2, 3, 2, 9, 1, 0}), sw(3), sw(500), sw(-2), sw(7));
  int k = ({ int a = 1; ({ int b = a + 1; b * 2; }) + a; });
  printf("%d\n", k);
  return bit_fields();
}
