/* GNU: packed and aligned. */
// light: unsupported
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
struct __attribute__((packed)) a { char c; int i; short s; long l; }; struct b { char c; int i __attribute__((packed)); short s; };
struct c { char c; int i; } __attribute__((aligned(16))); struct d { char c __attribute__((aligned(8))); char e; }; typedef int ai __attribute__((aligned(32))); typedef int __attribute__((aligned(2))) small;
struct e { char c; small s; }; struct f { struct a a; int i; }; union __attribute__((packed)) u { int i; char c[5]; }; struct __attribute__((packed, aligned(4))) g { char c; short s; char d[4]; };
enum __attribute__((packed)) pe { P = 200 };
int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(struct a), offsetof(struct a, l), _Alignof(struct a), sizeof(struct b)); printf("%zu %zu %zu %zu %zu\n", sizeof(struct c), sizeof(struct d), offsetof(struct d, e), _Alignof(ai), sizeof(struct e));
  printf("%zu %zu %zu %zu %zu %zu\n", sizeof(struct f), offsetof(struct f, i), sizeof(union u), sizeof(struct g), _Alignof(struct g), sizeof(enum pe));
  struct a x[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}}; x[1].l += x[0].i; printf("%ld %d\n", x[1].l, x[1].s); ai v = 3; int w __attribute__((aligned(64))) = 4; printf("%d %d\n", (int)((uintptr_t)&v % 32), (int)((uintptr_t)&w % 64) + w);
}
// model: LP64
// out: 15 7 1 8
// out: 16 8 1 32 6
// out: 20 16 5 8 4 1
// out: 10 7
// out: 0 4
