/* GNU: layouts of packed and aligned structures, by their offsets and sizes. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) packed { char c; int i; short s; double d; };
struct partly { char c; int i __attribute__((packed)); short s; };
struct aligned { char c; short s __attribute__((aligned(8))); char e; };
struct __attribute__((aligned(32))) whole { int i; };
struct __attribute__((packed, aligned(4))) both { char c; long l; char e; };
struct outer { char c; struct packed p; struct whole w; struct both b; };
struct __attribute__((packed)) bits { unsigned a : 3; unsigned b : 13; unsigned c : 9; char d; };
union __attribute__((packed)) either { int i; char c[5]; };
#pragma pack(push, 2)
struct two { char c; int i; long l; };
#pragma pack(pop)
struct after { char c; int i; };

#define SHOW(type) printf(#type " %zu %zu\n", sizeof(type), _Alignof(type))

int main(void) {
  SHOW(struct packed);
  SHOW(struct partly);
  SHOW(struct aligned);
  SHOW(struct whole);
  SHOW(struct both);
  SHOW(struct outer);
  SHOW(struct bits);
  SHOW(union either);
  SHOW(struct two);
  SHOW(struct after);
  printf("%zu %zu %zu\n", offsetof(struct packed, i), offsetof(struct packed, s), offsetof(struct packed, d));
  printf("%zu %zu %zu\n", offsetof(struct aligned, s), offsetof(struct aligned, e), offsetof(struct both, l));
  printf("%zu %zu %zu\n", offsetof(struct outer, p.d), offsetof(struct outer, w), offsetof(struct outer, b));
  printf("%zu %zu\n", offsetof(struct two, i), offsetof(struct two, l));
  struct packed p = {'a', -5, 7, 2.5}, q[3] = {p, p, p};
  q[1].i *= 3;
  q[2].d += q[1].i;
  unsigned char bytes[sizeof p];
  memcpy(bytes, &q[1], sizeof p);
  printf("%d %d %g %d\n", q[1].i, q[1].s, q[2].d, bytes[1]);
  struct bits b = {5, 5000, 300, 'x'};
  b.b++;
  printf("%d %d %d %c\n", b.a, b.b, b.c, b.d);
}
// model: LP64
// out: struct packed 15 1
// out: struct partly 8 2
// out: struct aligned 16 8
// out: struct whole 32 32
// out: struct both 12 4
// out: struct outer 96 32
// out: struct bits 5 1
// out: union either 5 1
// out: struct two 14 2
// out: struct after 8 4
// out: 1 5 7
// out: 8 10 1
// out: 8 32 64
// out: 2 6
// out: -15 7 -12.5 241
// out: 5 5001 300 x
