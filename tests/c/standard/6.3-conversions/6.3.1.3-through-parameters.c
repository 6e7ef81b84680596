/* 6.3.1.3 where values go through parameters, results, members and elements of narrow types. */
#include <stdio.h>
struct n { signed char c; unsigned short u; _Bool b; }; static signed char sc(unsigned v) { return v; } static unsigned short us(int v) { return v; } static int pass(signed char a, unsigned char b, short c, unsigned short d, _Bool e) { return a + b * 3 + c * 5 + d * 7 + e * 11; }
int main(void) { unsigned v[] = {0, 127, 128, 255, 256, 32768, 65535, 65536, 0xffffffff}; for (int i = 0; i < 9; i++) { struct n n = {v[i], v[i], v[i]}; signed char a[2] = {v[i], n.u}; printf("%d %d %d %d %d %d %d %d\n", sc(v[i]), us(v[i]), pass(v[i], v[i], v[i], v[i], v[i]), n.c, n.u, n.b, a[0], a[1]); } }
// out: 0 0 0 0 0 0 0 0
// out: 127 127 2043 127 127 1 127 127
// out: -128 128 1803 -128 128 1 -128 -128
// out: -1 255 3835 -1 255 1 -1 -1
// out: 0 256 3083 0 256 1 0 0
// out: 0 32768 65547 0 32768 1 0 0
// out: -1 65535 459515 -1 65535 1 -1 -1
// out: 0 0 11 0 0 1 0 0
// out: -1 65535 459515 -1 65535 1 -1 -1
