/* 7.24.5.8: strtok keeps its place, skips separators, and writes into the string. */
#include <stdio.h>
#include <string.h>
int main(void) {
  char a[] = ",,one,two;;three;", b[] = "x y"; int n = 0;
  for (char *p = strtok(a, ",;"); p; p = strtok(NULL, ",;")) printf("%d[%s] ", n++, p);
  printf("%d\n", strtok(NULL, ",;") == NULL);
  char *p = strtok(b, " "); printf("%s ", p); p = strtok(NULL, "z"); printf("%s\n", p);
  char c[] = ":::"; printf("%d\n", strtok(c, ":") == NULL);
  char d[] = "a-b+c"; printf("%s ", strtok(d, "-")); printf("%s ", strtok(NULL, "+")); printf("%s\n", strtok(NULL, ""));
}
// out: 0[one] 1[two] 2[three] 1
// out: x y
// out: 1
// out: a b c
