/* 5.2.2: alphabetic escapes as bytes of output. */
#include <stdio.h>
int main(void) {
  const char s[] = "\a\b\f\n\r\t\v";
  for (unsigned i = 0; i < sizeof s; i++) printf("%d,", s[i]);
  fputs("a\tb\r\n", stdout);
  putchar('\f');
  fputs("end\b\b\n", stdout);
}
// out: "7,8,12,10,13,9,11,0,a\tb\r\n\fend\b\b\n"
