/* 6.3.1 with 6.8.5: loops whose counters wrap or are of odd types. */
#include <stdio.h>
int main(void) { int n = 0; for (unsigned char c = 250; c >= 250; c++) n++; printf("%d ", n); n = 0; for (signed char c = 120; c > 0; c++) n++; printf("%d ", n); n = 0; for (unsigned short s = 5; s < 6; s--) n++; printf("%d ", n); n = 0; for (float f = 0; f < 1; f += 0.1f) n++; printf("%d ", n); n = 0; for (unsigned i = 10; i-- > 0;) n += i; printf("%d ", n); n = 0; for (char *p = "abc" + 3; *--p != 'a';) n++; printf("%d ", n); n = 0; for (_Bool b = 0; !b; b++) n++; printf("%d ", n); for (unsigned long l = 1; l; l <<= 1) n++; printf("%d ", n); for (unsigned long long u = 1; u; u *= 3, n++) if (u > 1ull << 62) break; printf("%d\n", n); }
// model: LP64
// out: 6 8 6 10 45 2 1 65 105
