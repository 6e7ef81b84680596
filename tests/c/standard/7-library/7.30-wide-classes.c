/* 7.30: classes of wide characters, for those of ASCII. */
#include <stdio.h>
#include <wctype.h>
int main(void) { int n = 0; for (wint_t c = 0; c < 128; c++) n += !!iswalpha(c) + !!iswdigit(c) * 2 + !!iswspace(c) * 3 + !!iswpunct(c) * 5; printf("%d\n", n); printf("%lc%lc %d %d\n", towupper(L'q'), towlower(L'Q'), !!iswxdigit(L'f'), !!iswupper(L'a')); printf("%d\n", !!iswctype(L'5', wctype("digit"))); }
// out: 250
// out: Qq 1 0
// out: 1
