/* 7.4: each class over all characters and EOF, as counts and as sums. */
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int (*const is[])(int) = {isalnum, isalpha, isblank, iscntrl, isdigit, isgraph, islower, isprint, ispunct, isspace, isupper, isxdigit};
  for (int i = 0; i < 12; i++) {
    int count = 0, sum = 0;
    for (int c = EOF; c < 256; c++)
      if (is[i](c)) count++, sum += c;
    printf("%d:%d ", count, sum);
  }
  puts("");
  int upper = 0, lower = 0;
  for (int c = EOF; c < 256; c++) upper += toupper(c) != c, lower += tolower(c) != c;
  printf("%d %d %d %d\n", upper, lower, toupper(EOF), tolower(255));
  for (int c = 0; c < 128; c++) {
    int one = isalnum(c) ? 1 : ispunct(c) ? 2 : isspace(c) ? 3 : iscntrl(c) ? 4 : 5;
    putchar('0' + one);
  }
  puts("");
  for (const char *p = "Mixed Case 42!"; *p; p++) putchar(isupper((unsigned char)*p) ? tolower(*p) : toupper(*p));
  puts("");
}
// out: "62:5387 52:4862 2:41 33:623 10:525 94:7473 26:2847 95:7505 32:2086 6:87 26:2015 22:1527 \n26 26 -1 255\n44444444433333444444444444444444322222222222222211111111112222222111111111111111111111111112222221111111111111111111111111122224\nmIXED cASE 42!\n"
