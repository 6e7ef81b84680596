/* J.3.4: bytes have 8 bits; char is signed; characters in strings are UTF-8; several in one constant make a number, the last one lowest. */
#include <limits.h>
#include <stdio.h>
int main(void) { printf("%d %d %d\n", CHAR_BIT, CHAR_MIN, '\xff'); printf("%x %x %x\n", 'ab', '\1\2\3', 'abcd'); printf("%d %d %d %d %d %d %d\n", '\a', '\b', '\f', '\n', '\r', '\t', '\v'); printf("%d %d\n", (unsigned char)"ä"[0], L'ä'); char c = 200; printf("%d %zu %zu\n", c, sizeof L'x', sizeof(u"x" "y")); }
// out: 8 -128 -1
// out: 6162 10203 61626364
// out: 7 8 12 10 13 9 11
// out: 195 228
// out: -56 4 6
