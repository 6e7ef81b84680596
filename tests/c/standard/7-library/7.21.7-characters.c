/* 7.21.7: reading and writing by characters and lines. */
// in: first line
// in: second
// in: 
// in: 12 x
#include <stdio.h>
int main(void) {
  char t[8]; int c = getchar();
  printf("%c %d\n", c, ungetc(c, stdin) == c);
  printf("%s|", fgets(t, 6, stdin)); printf("%s|\n", fgets(t, sizeof t, stdin));
  printf("%s", fgets(t, 8, stdin)); printf("%d\n", getc(stdin));
  int n; char x; printf("%d %d %c\n", scanf("%d %c", &n, &x), n = 12, x = 'x');
  while ((c = getchar()) != EOF) printf("<%d>", c);
  printf("\n%d %d %d %d\n", feof(stdin) != 0, ferror(stdin), getchar() == EOF, fgets(t, 8, stdin) == NULL);
  fputs("fputs", stdout); putc('\n', stdout); fputc('c', stdout); putchar('\n'); puts("puts");
}
// out: f 1
// out: first| line
// out: |
// out: second
// out: 10
// out: 2 12 x
// out: <10>
// out: 1 0 1 1
// out: fputs
// out: c
// out: puts
