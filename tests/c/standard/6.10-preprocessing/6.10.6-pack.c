/* 6.10.6: #pragma pack, as gcc and clang have it. */
#include <stddef.h>
#include <stdio.h>
#pragma pack(1)
struct a { char c; int i; short s; };
#pragma pack(push, 2)
struct b { char c; int i; double d; char e; };
#pragma pack(pop)
struct c { char c; long l; };
#pragma pack()
struct d { char c; long l; };
#pragma pack(push)
#pragma pack(4)
struct e { char c; double d; _Alignas(8) char f; };
#pragma pack(pop)
struct f { char c; double d; };
int main(void) {
  printf("%zu %zu %zu\n", sizeof(struct a), offsetof(struct a, i), offsetof(struct a, s));
  printf("%zu %zu %zu\n", sizeof(struct b), offsetof(struct b, i), offsetof(struct b, d));
  printf("%zu %zu %zu %zu\n", sizeof(struct c), sizeof(struct d), offsetof(struct e, d), sizeof(struct f));
  struct a x[2] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d %d %zu\n", x[1].i, x[1].s, _Alignof(struct a));
}
// model: LP64
// out: 7 1 5
// out: 16 2 6
// out: 9 16 4 16
// out: 5 6 1
