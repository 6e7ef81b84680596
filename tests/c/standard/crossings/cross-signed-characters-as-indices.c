/* 6.5.2.1 with 6.3.1.1: characters beyond 127 as indices and in comparisons. */
#include <ctype.h>
#include <stdio.h>
int main(void) { const char *s = "a\xe9z\x80"; int count[256] = {0}, neg = 0; for (const char *p = s; *p; p++) { count[(unsigned char)*p]++; neg += *p < 0; } printf("%d %d %d %d\n", count[0xe9], count[0x80], neg, s[1] == '\xe9'); printf("%d %d %d\n", s[1] == 0xe9, (unsigned char)s[1] == 0xe9, isalpha((unsigned char)s[1])); char m[5] = {0}; signed char i = -2; char *mid = m + 3; mid[i] = 'q'; printf("%c %x %x\n", m[1], s[1], (unsigned char)s[1]); }
// out: 1 1 2 1
// out: 0 1 0
// out: q ffffffe9 e9
