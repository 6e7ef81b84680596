/* <stdio.h>: streams over descriptors, lines up to any character, positions of pipes, arguments by number, binary128. light: no. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int direct(const char *format, ...) {
  va_list list;
  va_start(list, format);
  fflush(stdout);
  int n = vdprintf(1, format, list);
  va_end(list);
  return n;
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  printf("%d\n", direct("<%s %d>\n", "direct", 7));
  while (getdelim(&line, &size, ';', stdin) > 0) printf("[%s]%d", line, feof(stdin) != 0);
  free(line);
  printf("\n%d", fseeko(stdin, 0, SEEK_SET));
  printf(" %ld", (long)ftello(stdin));
  printf(" %d\n", errno == ESPIPE);
  printf("%d %d\n", fgetc(stdin), fdopen(1, "q") == NULL && errno == EINVAL);
  fflush(stdout);
  FILE *again = fdopen(1, "w");
  char buffer[64];
  printf("%d", setvbuf(again, buffer, _IOLBF, sizeof buffer));
  fflush(stdout);
  fprintf(again, " line\npart");
  fflush(again);
  printf("|%d\n", ferror(again));
  printf("%3$s %1$d %2$*4$.3f|\n", 1, 2.5, "three", 9);
  printf("%.34Lg %.0f %.3Lf %La\n", 1.25L, 2.5, 1e4000L / 1e3998L, 0.0L);
  printf("%.40f %.3e %g %a %.1a\n", 0.1, 5e-324, 1e-5, 1.0 / 3, 1.96875);
  int n = printf("%.400f", 1e308);
  printf(" %d\n%-8b|%#B|%'d|%y|%5%|\n", n, 10, 5, 1234567, 0);
  for (int i = 0; i < 8; i++) ungetc('a' + i, stdin);
  for (int i = 0; i < 8; i++) putchar(getchar());
  puts("");
  char *word, *set;
  wchar_t wide[8];
  long double x;
  printf("%d", sscanf("word  abc,def 0x1.8p1 zyx", "%ms %m[a-c],%3ls %Lf %*2$c", &word, &set, wide, &x));
  printf(" %s %s %ls %Lg\n", word, set, wide, x);
  free(word);
  free(set);
  int a = 0, b = 0;
  printf("%d", sscanf("1 2", "%2$d %1$d", &a, &b));
  printf(" %d %d\n", a, b);
  return 0;
}
