/* GNU: vectors longer than a register, and shorter ones. */
// light: MPL4001 MPL4003
#include <stdio.h>
#include <string.h>
typedef int v8 __attribute__((vector_size(32)));
typedef float f8 __attribute__((vector_size(32)));
typedef unsigned char b64 __attribute__((vector_size(64)));
typedef signed char c4 __attribute__((vector_size(4)));
typedef short s2 __attribute__((vector_size(4)));
typedef double d1 __attribute__((vector_size(8)));
typedef double d4 __attribute__((vector_size(32)));
typedef long long l4 __attribute__((vector_size(32)));
typedef unsigned u8v __attribute__((vector_size(32)));
static v8 table[2] = {{1, 2, 3, 4, 5, 6, 7, 8}, {0, 0, 0, 0, 0, 0, 0, 9}};
static void show(const char *name, v8 v) { printf("%s", name); for (int i = 0; i < 8; i++) printf(" %d", v[i]); puts(""); }
static v8 add(v8 a, v8 b) { return a + b; }
struct holder { char c; v8 v; char d; };
static v8 sum(int n, v8 first, ...) { __builtin_va_list l; __builtin_va_start(l, first); v8 s = first; while (n--) s += __builtin_va_arg(l, v8); __builtin_va_end(l); return s; }
int main(void) {
  v8 a = table[0], b = {10, 20, 30, 40, 50, 60, 70, 80};
  show("add", a + b); show("sub", b - a); show("mul", a * b); show("div", b / a); show("rem", b % (a + 2));
  show("and", a & b); show("or", a | 1); show("xor", a ^ -1); show("not", ~a); show("neg", -a);
  show("shl", a << 2); show("shr", (b - 50) >> 1); show("shv", a << (v8){0, 1, 2, 3, 4, 5, 6, 7});
  show("cmp", a > 4); show("eq", a == b / 10);
  v8 c = a; c += b; show("+=", c); c <<= 1; show("<<=", c);
  show("call", add(add(a, b), add(a, a)));
  f8 f = __builtin_convertvector(a, f8) / 4; printf("%g %g %g\n", f[0], f[1], f[7]);
  v8 bits = (v8)f; printf("%x %x\n", bits[0], bits[7]);
  u8v u = (u8v)(a - 5); printf("%u %u\n", u[0] >> 28, (u >> 28)[7]);
  b64 bytes = {1, 2, 3}; bytes += 250; printf("%d %d %d %d\n", bytes[0], bytes[1], bytes[2], bytes[63]);
  c4 k = {100, -100, 5, 127}; k = k + (c4){20, -20, 1, -1}; printf("%d %d %d %d %zu\n", k[0], k[1], k[2], k[3], sizeof k);
  s2 s = {32760, -5}; s += 1; s = -s; printf("%d %d\n", s[0], s[1]); s2 m = s > 0; printf("%d %d\n", m[0], m[1]);
  d1 d = {2.5}; d = d * d + 1; printf("%g\n", d[0]);
  d4 e = {1, 2, 3, 4}; e = e / 2 - e * e; printf("%g %g %g %g\n", e[0], e[1], e[2], e[3]); l4 w = e < -1; printf("%lld %lld\n", (long long)w[0], (long long)w[3]);
  struct holder h = {1, a, 2}; struct holder g = h; g.v[3] = 44; printf("%zu %d %d %d\n", sizeof h, g.v[3], h.v[3], g.d);
  v8 *p = &b; 
  show("ptr", *p + *p); (*p)[2] = 5; show("set", b); v8 arr[3] = {a, b}; int i = 0; arr[i++] += arr[1]; show("arr", arr[0]); printf("%d\n", i);
  show("va", sum(2, a, b, a));
  show("cond", i ? a : b); memcpy(&c, &a, sizeof c); show("mem", c); show("lit", (v8){1} + (v8){0, 1});
  show("stat", ({ v8 t = a; t[0] = 7; t; }));
}
// out: add 11 22 33 44 55 66 77 88
// out: sub 9 18 27 36 45 54 63 72
// out: mul 10 40 90 160 250 360 490 640
// out: div 10 10 10 10 10 10 10 10
// out: rem 1 0 0 4 1 4 7 0
// out: and 0 0 2 0 0 4 6 0
// out: or 1 3 3 5 5 7 7 9
// out: xor -2 -3 -4 -5 -6 -7 -8 -9
// out: not -2 -3 -4 -5 -6 -7 -8 -9
// out: neg -1 -2 -3 -4 -5 -6 -7 -8
// out: shl 4 8 12 16 20 24 28 32
// out: shr -20 -15 -10 -5 0 5 10 15
// out: shv 1 4 12 32 80 192 448 1024
// out: cmp 0 0 0 0 -1 -1 -1 -1
// out: eq -1 -1 -1 -1 -1 -1 -1 -1
// out: += 11 22 33 44 55 66 77 88
// out: <<= 22 44 66 88 110 132 154 176
// out: call 13 26 39 52 65 78 91 104
// out: 0.25 0.5 2
// out: 3e800000 40000000
// out: 15 0
// out: 251 252 253 250
// out: 120 -120 6 126 4
// out: -32761 4
// out: 0 -1
// out: 7.25
// out: -0.5 -3 -7.5 -14
// out: 0 -1
// out: 96 44 4 2
// out: ptr 20 40 60 80 100 120 140 160
// out: set 10 20 5 40 50 60 70 80
// out: arr 11 22 8 44 55 66 77 88
// out: 1
// out: va 12 24 11 48 60 72 84 96
// out: cond 1 2 3 4 5 6 7 8
// out: mem 1 2 3 4 5 6 7 8
// out: lit 1 1 0 0 0 0 0 0
// out: stat 7 2 3 4 5 6 7 8
