/* 7.13: a jump may be made many times; the innermost buffer is that which was set last. */
#include <setjmp.h>
#include <stdio.h>
static jmp_buf top; static int depth; static void parse(const char *s) { depth++; for (; *s; s++) { if (*s == '(') parse(s + 1); if (*s == '!') longjmp(top, s[1] - '0'); if (*s == ')') break; } depth--; }
int main(void) { static const char *texts[] = {"a(b)c", "a(b!3)", "((!5", "ok", "!1"}; volatile int ok = 0; for (volatile int i = 0; i < 5; i++) { depth = 0; int r = setjmp(top); if (r == 0) { parse(texts[i]); ok++; printf("%s fine\n", texts[i]); } else printf("%s error %d at %d\n", texts[i], r, depth); } printf("%d\n", ok); }
// out: a(b)c fine
// out: a(b!3) error 3 at 2
// out: ((!5 error 5 at 3
// out: ok fine
// out: !1 error 1 at 1
// out: 2
