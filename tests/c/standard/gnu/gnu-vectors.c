/* GNU: vectors of 8 and 16 bytes: arithmetic, comparisons that give masks, shifts, static ones, in structures and calls. */
// light: MPL4001 MPL4003
#include <stdio.h>
#define vector(of, size) __attribute__((vector_size(size))) of
typedef vector(int, 16) v4; typedef vector(float, 16) f4; typedef vector(unsigned, 16) u4; typedef vector(long, 16) l2; typedef vector(double, 16) d2;
typedef vector(signed char, 16) c16; typedef vector(short, 16) s8; typedef vector(unsigned char, 8) uc8; typedef vector(short, 8) s4; typedef vector(int, 8) i2; typedef vector(float, 8) f2;
typedef vector(unsigned long, 16) ul2; typedef vector(unsigned short, 8) us4; typedef vector(long, 8) l1;
#define P4(...) printf("%d %d %d %d\n", (int)(__VA_ARGS__)[0], (int)(__VA_ARGS__)[1], (int)(__VA_ARGS__)[2], (int)(__VA_ARGS__)[3])
#define P2(...) printf("%g %g\n", (double)(__VA_ARGS__)[0], (double)(__VA_ARGS__)[1])
static v4 table[2] = {{1, 2, 3, 4}, {0, 0, 9}}; s4 lanes = {-1, 2}; struct { int n; f4 f; v4 a[2]; } s = {7, {1.5f, 2, -3}, {{1}, {5, 6, 7, 8}}}; static d2 halves = (d2){0.5, -0.25};
static v4 larger(v4 a, v4 b) { v4 mask = a > b; return (a & mask) | (b & ~mask); }
static long sum(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); long r = 0; while (n--) { l2 v = __builtin_va_arg(l, l2); r += v[0] - v[1]; } __builtin_va_end(l); return r; }
static int seen; static v4 once(int n) { seen++; return (v4){n, n + 1, n + 2, n + 3}; }
int main(void) {
  static c16 local = {'a', 'b', -3}; v4 a = {1, -2, 3, -4}, b = {5, 6, -7, 2}; u4 u = {1, 2, 3, 0x80000000u}; f4 f = {1.5, -2, 3, 4};
  P4(a + b); P4(a * b - 3); P4(b / a); P4(b % a); P4((a & b) | (a ^ 7)); P4(f * f / 2); P4(-a); P4(~a); P4(-f);
  P4(a << 2); P4(a >> 1); P4(a >> (v4){1, 2, 3, 0}); P4(u >> (u4){1, 2, 3, 31}); P4(1 << (v4){1, 2, 3, 30});
  P4(a < b); P4(a == (v4){1, 2, 3, -4}); P4(f >= 1.5f); P4(u > 2u); P4(f != f); P4((u4){1, -1u} < (u4){-1u, 1});
  c16 c = {1, 2, 3, 10}; P4(c + c); P4(c * c); P4(c / (c + 1)); P4(c << (c16){1, 1, 1, 1}); P4(c > 2); P4(local);
  s8 w = {1, 2, 3, 3000}; P4(w + w); P4(w == w); uc8 uc = {255, 1, 2, 200}; P4(uc + 1); P4(uc >> 1); P4(uc < 200); us4 us = {65535, 1}; P4(us + 1); s4 h = {1, 2, 3, 4}; P4(h * h); P4(h % 2);
  l2 l = {1, -5}; P2(l * l); P2(l / 3); P2(l < 0); P2((ul2){1, -1ul} > 5); d2 d = {1.5, 3}; P2(d * 2); P2(d > 2); i2 i = {7, 8}; P2(i + i); f2 g = {1.5, 2}; P2(g * g); P2(g < 2);
  a += b; a *= 2; a <<= 1; a |= 1; a += 1; a -= 1; P4(a); a[2] = 77; a[b[3]] -= 7; P4(a);
  P4(table[0]); P4(table[1]); P4(lanes); P4(s.f); P4(s.a[1]); P2(halves); s.a[0] = s.a[1] + 1; P4(s.a[0]); v4 *p = &s.a[1]; *p += *p; P4(p[0]);
  P4(larger(a, b)); printf("%ld\n", sum(2, l, (l2){10, 3})); P4(once(1) < once(2)); printf("%d\n", seen); P4(seen ? a : b); P4((seen > 5) ? a : b);
  P4((s4)(l1)(i2){65536, 3}); P4((v4)(f4){1, 2, 0, -0.0f}); printf("%zu %zu\n", sizeof a, sizeof(uc8)); long whole = (long)(i2){1, 2}; printf("%lx\n", whole);
  l1 one = {5}; printf("%ld %ld\n", (one + 2)[0], (one == 5)[0]);
  for (v4 k = {0, 1, 2, 3}; (k < 3)[0]; k += 1) P4(k * k);
}
// model: LP64
// out: 6 4 -4 -2
// out: 2 -15 -24 -11
// out: 5 -3 -2 0
// out: 0 0 -1 2
// out: 7 -1 5 -5
// out: 1 2 4 8
// out: -1 2 -3 4
// out: -2 1 -4 3
// out: -1 2 -3 -4
// out: 4 -8 12 -16
// out: 0 -1 1 -2
// out: 0 -1 0 -4
// out: 0 0 0 1
// out: 2 4 8 1073741824
// out: -1 -1 0 -1
// out: -1 0 -1 -1
// out: -1 0 -1 -1
// out: 0 0 -1 -1
// out: 0 0 0 0
// out: -1 0 0 0
// out: 2 4 6 20
// out: 1 4 9 100
// out: 0 0 0 0
// out: 2 4 6 20
// out: 0 0 -1 -1
// out: 97 98 -3 0
// out: 2 4 6 6000
// out: -1 -1 -1 -1
// out: 0 2 3 201
// out: 127 0 1 100
// out: 0 -1 -1 0
// out: 0 2 1 1
// out: 1 4 9 16
// out: 1 0 1 0
// out: 1 25
// out: 0 -1
// out: 0 -1
// out: 0 -1
// out: 3 6
// out: 0 -1
// out: 14 16
// out: 2.25 4
// out: -1 0
// out: 25 17 -15 -7
// out: 25 17 70 -7
// out: 1 2 3 4
// out: 0 0 9 0
// out: -1 2 0 0
// out: 1 2 -3 0
// out: 5 6 7 8
// out: 0.5 -0.25
// out: 6 7 8 9
// out: 10 12 14 16
// out: 25 17 70 2
// out: 13
// out: -1 -1 -1 -1
// out: 8
// out: 25 17 70 -7
// out: 25 17 70 -7
// out: 0 1 3 0
// out: 1065353216 1073741824 0 -2147483648
// out: 16 8
// out: 200000001
// out: 7 -1
// out: 0 1 4 9
// out: 1 4 9 16
// out: 4 9 16 25
