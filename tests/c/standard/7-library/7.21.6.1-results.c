/* 7.21.6: what the functions of formats give back; output by pieces and with zeros in it. */
#include <stdio.h>

int main(void) {
  int n = printf("%s %d\n", "five", 5);
  printf("%d\n", n);
  n = printf("%c%c%c\n", 'a', 0, 'b');
  printf("%d\n", n);
  n = fprintf(stdout, "%5s|%-5s|\n", "r", "l");
  printf("%d %d\n", n, puts("puts") >= 0);
  printf("%d", fputs("fputs ", stdout) >= 0);
  printf(" %d", putchar('x'));
  printf(" %d\n", fputc('\n', stdout));
  printf("%d ", printf("") + printf("%s", ""));
  printf("%zu\n", fwrite("block\n", 2, 3, stdout));
  printf("%zu\n", fwrite("", 0, 5, stdout));
  char line[8];
  n = 0;
  for (int i = -2; i < 3; i++) n += sprintf(line, "%+d", i);
  printf("%d %s\n", n, line);
  printf("%d %d\n", fflush(stdout), ferror(stdout));
  printf("%s%s%s" "%s\n", "a", "b", "c", "d");
  printf("no argument %%d\n");
  printf("%d %s\n", 1, "more", 2, 3);
}
// out: "five 5\n7\na\u0000b\n4\n    r|l    |\nputs\n13 1\nfputs 1x 120\n 10\n0 block\n3\n0\n10 +2\n0 0\nabcd\nno argument %d\n1 more\n"
