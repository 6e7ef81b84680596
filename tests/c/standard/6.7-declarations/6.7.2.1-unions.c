/* 6.7.2.1p16: a union holds one of its members at a time, all at its beginning. */
#include <stdint.h>
#include <stdio.h>
union num { int64_t i; double d; float f; struct { uint32_t lo, hi; } w; unsigned char b[8]; uint16_t h[4]; };
int main(void) { union num n = {.d = 1.0}; printf("%llx %x %x %d %x\n", (unsigned long long)n.i, n.w.lo, n.w.hi, n.b[7], n.h[3]); n.w.hi ^= 0x80000000; printf("%g\n", n.d); n.i = 0; n.f = 2.0f; printf("%llx\n", (unsigned long long)n.i); n.b[0] = 1; printf("%x %zu\n", n.w.lo, sizeof n); union num m = n, *p = &m; p->h[1] = 0xffff; printf("%x %x\n", m.w.lo, n.w.lo); union { struct { char t; int v; } a; struct { char t; char s[7]; } b; } u = {{1, 0x41424344}}; printf("%d %c%c\n", u.b.t, u.b.s[3], u.b.s[6]); }
// out: 3ff0000000000000 0 3ff00000 63 3ff0
// out: -1
// out: 40000000
// out: 40000001 8
// out: ffff0001 40000001
// out: 1 DA
