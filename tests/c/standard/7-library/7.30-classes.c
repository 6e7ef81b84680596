/* 7.30: classes and mappings of wide characters by name, for those of ASCII. */
#include <stdio.h>
#include <wctype.h>

int main(void) {
  const char *names[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit"};
  int (*const functions[])(wint_t) = {iswalnum, iswalpha, iswblank, iswcntrl, iswdigit, iswgraph, iswlower, iswprint, iswpunct, iswspace, iswupper, iswxdigit};
  for (int i = 0; i < 12; i++) {
    wctype_t type = wctype(names[i]);
    int count = 0, same = 1, first = -1, last = -1;
    for (int c = 0; c < 128; c++) {
      int is = iswctype(c, type) != 0;
      same &= is == (functions[i](c) != 0);
      count += is;
      if (is && first < 0) first = c;
      if (is) last = c;
    }
    printf("%s %d %d %d %d\n", names[i], count, same, first, last);
  }
  wctrans_t up = wctrans("toupper"), down = wctrans("tolower");
  for (wint_t c = L'a' - 1; c <= L'e'; c++) printf("%lc%lc%lc ", towctrans(c, up), towctrans(towupper(c), down), towupper(c));
  puts("");
  printf("%d %d\n", wctype("nothing") == 0, wctrans("nothing") == 0);
  printf("%d %d %d\n", iswalpha(WEOF), iswprint(WEOF), towlower(WEOF) == WEOF);
}
// out: "alnum 62 1 48 122\nalpha 52 1 65 122\nblank 2 1 9 32\ncntrl 33 1 0 127\ndigit 10 1 48 57\ngraph 94 1 33 126\nlower 26 1 97 122\nprint 95 1 32 126\npunct 32 1 33 126\nspace 6 1 9 32\nupper 26 1 65 90\nxdigit 22 1 48 102\n``` AaA BbB CcC DdD EeE \n1 1\n0 0 1\n"
