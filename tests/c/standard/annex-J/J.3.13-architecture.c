/* J.3.13: bytes of numbers from the lowest; sizes and alignments as on x86-64. */
#include <stdalign.h>
#include <stdio.h>
int main(void) { union { unsigned u; unsigned char b[4]; } v = {0x01020304}; printf("%d%d%d%d\n", v.b[0], v.b[1], v.b[2], v.b[3]); printf("%zu %zu %zu %zu %zu %zu\n", alignof(short), alignof(int), alignof(long), alignof(double), alignof(long double), alignof(void *)); printf("%zu %zu\n", sizeof(long double), sizeof(long long)); }
// model: LP64
// out: 4321
// out: 2 4 8 8 16 8
// out: 16 8
