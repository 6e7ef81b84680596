/* 7.28: char16_t and char32_t. */
#include <stdio.h>
#include <uchar.h>
int main(void) { char16_t a[] = u"a\u20ac\U0001F600"; char32_t b[] = U"a\U0001F600"; printf("%zu %zu %x %x %x\n", sizeof a / sizeof *a, sizeof b / sizeof *b, a[1], a[2], (unsigned)b[1]); printf("%d %d\n", (char16_t)-1 > 0, (char32_t)-1 > 0); printf("%zu %zu\n", sizeof(char16_t), sizeof(char32_t)); }
// out: 5 3 20ac d83d 1f600
// out: 1 1
// out: 2 4
