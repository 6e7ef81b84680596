/* J.3.9: a plain int bit-field is signed; units as on x86-64: from the lowest bit, not over the border of their type's units; padding by alignment. */
#include <stddef.h>
#include <stdio.h>
struct a { int f : 3; unsigned g : 30; char c; }; struct b { char x; int y : 4; int z : 30; }; struct c { long l : 40; int i : 20; short s; }; enum e { E1, E2 }; struct d { enum e e : 2; _Bool b : 1; char c : 2; };
int main(void) { struct a a = {.f = 7}; printf("%d %zu %zu\n", a.f, sizeof a, offsetof(struct a, c)); printf("%zu %zu %zu\n", sizeof(struct b), sizeof(struct c), offsetof(struct c, s)); struct d d = {E2, 1, 3}; printf("%d %d %d %zu\n", d.e, d.b, d.c, sizeof d); union { unsigned u; struct { unsigned a : 4, b : 4, c : 24; } s; } u = {0xabcdef21}; printf("%x %x %x\n", u.s.a, u.s.b, u.s.c); printf("%zu %d\n", sizeof(enum e), (enum e)-1 > 0); }
// model: LP64
// out: -1 12 8
// out: 8 16 8
// out: 1 1 -1 4
// out: 1 2 abcdef
// out: 4 1
