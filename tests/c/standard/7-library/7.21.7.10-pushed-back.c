/* 7.21.7.10, 7.21.7: characters that are pushed back are read first, by all functions, and end the end of file. */
// in: abc
// in: 42 rest
#include <stdio.h>

int main(void) {
  char text[16] = "";
  int c = getchar();
  ungetc('X', stdin);
  printf("%c", c);
  printf("%c", getchar());
  ungetc('Y', stdin);
  printf(" %s", fgets(text, sizeof text, stdin));
  ungetc('1', stdin);
  int n = 0;
  printf("%d", scanf("%d", &n));
  printf(" %d\n", n);
  printf("%d\n", ungetc(EOF, stdin) == EOF);
  size_t size = fread(text, 1, 3, stdin);
  printf("%zu %.3s\n", size, text);
  while ((c = getc(stdin)) != EOF) putchar(c);
  printf("%d", feof(stdin) != 0);
  ungetc('Z', stdin);
  printf("%d", feof(stdin) != 0);
  printf("%c", getchar());
  printf("%d\n", getchar() == EOF);
  clearerr(stdin);
  printf("%d %d\n", feof(stdin), ferror(stdin));
}
// out: aX Ybc
// out: 1 142
// out: 1
// out: 3  re
// out: st
// out: 10Z1
// out: 0 0
