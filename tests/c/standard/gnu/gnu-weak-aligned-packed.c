/* GNU: weak functions that nobody defines, alignment by typedef, packed enumerations, modes, in more places. */
// light: unsupported
#include <stddef.h>
#include <stdio.h>
extern int absent(int) __attribute__((weak));
static int (*function)(int) = absent;
typedef long al __attribute__((aligned(64)));
typedef long lax __attribute__((aligned(2)));
typedef struct { char c; } box __attribute__((aligned(8)));
struct s { char c; al a; }; struct t { char c; al *p; lax l; char d; }; struct u { char c; box b; char d; };
enum __attribute__((packed)) few { A = -1, B = 127 }; enum more { C = -200, D = 5 } __attribute__((packed)); enum __attribute__((packed)) big { E = 0xffffff };
struct packed_enums { enum few f; enum more m; enum big b; };
typedef float df __attribute__((mode(DF))); typedef unsigned int word __attribute__((mode(word))); typedef unsigned hi __attribute__((mode(HI)));
union value { int i; double d; char *s; long long w; };
static union value all[] = {{1}, {.d = 2.5}};
static int bits[__builtin_popcount(7)] = {__builtin_ctz(8), __builtin_bswap16(0x1234), __builtin_ffs(0)};
static double of(union value v) { return v.d; }
static int sorted(int x) {
  switch (x) {
    case __builtin_clz(1): x++; __attribute__((fallthrough));
    case 1: x++; break;
    default: __attribute__((fallthrough));
    case 2: x--;
  }
  return x;
}
int main(void) {
  printf("%d %d\n", absent ? absent(1) : 7, function == NULL);
  printf("%d %d\n", !absent, absent && absent(2));
  printf("%zu %zu %zu %zu %zu\n", sizeof(struct s), _Alignof(struct s), sizeof(struct t), offsetof(struct t, l), sizeof(struct u));
  printf("%zu %zu %zu %zu\n", sizeof(enum few), sizeof(enum more), sizeof(enum big), sizeof(struct packed_enums));
  struct packed_enums p = {A, C, E}; printf("%d %d %d\n", p.f, p.m, p.b);
  struct s x[2] = {{1, 2}, {3, 4}}, *q = x; al *r = &q[1].a; *r += 5; printf("%ld %d %ld\n", x[1].a, (int)((size_t)r & 63), (al)3 + (lax)4);
  printf("%zu %zu %zu %d\n", sizeof(df), sizeof(word), sizeof(hi), (hi)70000);
  all[0] = (union value)"text"; printf("%s %g %g\n", all[0].s, of((union value)all[1].d), ((union value)1.5).d);
  printf("%zu %d %x %d\n", sizeof bits / sizeof *bits, bits[0], bits[1], bits[2]);
  printf("%d %d %d\n", sorted(31), sorted(1), sorted(9));
}
// model: LP64
// out: 7 1
// out: 1 0
// out: 128 64 32 16 16
// out: 1 2 4 8
// out: -1 -200 16777215
// out: 9 0 7
// out: 8 8 2 4464
// out: text 2.5 1.5
// out: 3 3 3412 0
// out: 33 2 8
