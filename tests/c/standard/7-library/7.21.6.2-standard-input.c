/* 7.21.6.4: scanf on standard input with other ways of reading between its calls. */
// in: 12 apples
// in: 7
// in:  0x2A,3.5e2;rest of line
// in: key:value
// in: end
#include <stdio.h>

int main(void) {
  int a, b, n;
  char word[20], line[40];
  double d;
  printf("%d", scanf("%d%19s", &a, word));
  printf(" %d %s\n", a, word);
  n = scanf("%2d", &a);
  printf("%d %d\n", n, a);
  printf("%d", scanf("%i,%lf;", &b, &d));
  fgets(line, sizeof line, stdin);
  printf(" %d %g %s", b, d, line);
  n = scanf("%19[^:]:", word);
  printf("%d %s", n, word);
  printf(" %c", getchar());
  printf("%c\n", ungetc('X', stdin));
  n = scanf("%19s", word);
  printf("%d %s\n", n, word);
  printf("%d", scanf("%d", &a));
  n = scanf("%s", word);
  printf(" %d %s\n", n, word);
  n = scanf("%d", &a) == EOF;
  printf("%d %d", n, feof(stdin) != 0);
  printf(" %d\n", getchar() == EOF);
}
// out: 2 12 apples
// out: 1 7
// out: 2 42 350 rest of line
// out: 1 key vX
// out: 1 Xalue
// out: 0 1 end
// out: 1 1 1
