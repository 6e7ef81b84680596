/* 7.21.6.2p12: sets of characters: ranges, brackets, negation, widths, suppression. */
#include <stdio.h>

int main(void) {
  char a[32] = "", b[32] = "", c[8] = "";
  int n;
  n = sscanf("abc123", "%[a-z]%[0-9]", a, b);
  printf("%d %s %s\n", n, a, b);
  n = sscanf("key = value # note", "%31[^ =]%*[ =]%31[^#\n]", a, b);
  printf("%d [%s] [%s]\n", n, a, b);
  n = sscanf("]x]y", "%[]x]%s", a, b);
  printf("%d %s %s\n", n, a, b);
  n = sscanf("ab]cd", "%[^]]%s", a, b);
  printf("%d %s %s\n", n, a, b);
  n = sscanf("a-b-c d", "%[a-]%s", a, b);
  printf("%d %s %s\n", n, a, b);
  n = sscanf("xyz", "%[abc]", a);
  printf("%d\n", n);
  n = sscanf("   spaces", "%[a-z]", a);
  printf("%d\n", n);
  n = sscanf("   spaces", " %3[a-z]%3c", a, c);
  printf("%d %s %.3s\n", n, a, c);
  n = sscanf("q", "%2c", c);
  printf("%d\n", n);
  n = sscanf("line one\nline two", "%[^\n]%c%[^\n]", a, c, b);
  printf("%d [%s] %d [%s]\n", n, a, c[0], b);
  n = sscanf("12:34:56", "%2[0-9]:%2[0-9]:%*s%n", a, b, &n);
  printf("%d %s %s\n", n, a, b);
  n = sscanf("%5%", "%%%1[5]%%%n", a, (int *)&b);
  printf("%d %s\n", n, a);
}
// out: 2 abc 123
// out: 2 [key] [value ]
// out: 2 ]x] y
// out: 2 ab ]cd
// out: 2 a- b-c
// out: 0
// out: 0
// out: 2 spa ces
// out: 1
// out: 3 [line one] 10 [line two]
// out: 2 12 34
// out: 1 5
