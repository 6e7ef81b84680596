/* <stdio.h>: every function; of files, that there are none. light: no, it has no variable arguments of its own. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char text[200];

static int all(const char *format, ...) {
  va_list list[5];
  for (int i = 0; i < 5; i++) va_start(list[i], format);
  int n = vprintf(format, list[0]) + vfprintf(stdout, format, list[1]) + vsprintf(text, format, list[2]);
  n += vsnprintf(text, 4, format, list[3]);
  char *made;
  extern int vasprintf(char **, const char *, va_list), asprintf(char **, const char *, ...);
  n += vasprintf(&made, format, list[4]);
  printf("[%s][%s]", text, made);
  free(made);
  n += asprintf(&made, "%d", 5);
  free(made);
  for (int i = 0; i < 5; i++) va_end(list[i]);
  return n;
}

static int scan(const char *from, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vsscanf(from, format, list);
  va_end(list);
  return n;
}

static int input(const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  int n = vscanf(format, list);
  n = n * 10 + vfscanf(stdin, format, again);
  va_end(list);
  va_end(again);
  return n;
}

int main(void) {
  int a = 0, b = 0;
  printf("%d\n", all("<%d %s>\n", 42, "x"));
  fprintf(stdout, "%d %s\n", sprintf(text, "%05.1f", 3.14159), "!");
  printf("%s %d\n", text, snprintf(text, 3, "%s", "abcdef"));
  putchar('a');
  fputc('b', stdout);
  putc('c', stdout);
  fputs("def\n", stdout);
  puts("line");
  printf("%zu\n", fwrite("block\n", 1, 6, stdout));
  fflush(stdout);
  dprintf(1, "%s\n", "direct");
  fflush(stdout);
  printf("%d", scan("5 7", "%d%d", &a, &b));
  printf(" %d %d\n", a, b);
  printf("%d", sscanf("0x1f word", "%i %s", &a, text));
  printf(" %d %s\n", a, text);
  int c = getchar();
  printf("%c", c);
  ungetc(c, stdin);
  printf("%c", fgetc(stdin));
  printf("%c\n", getc(stdin));
  printf("%s", fgets(text, 100, stdin));
  printf("%d", scanf("%d", &a));
  printf(" %d", fscanf(stdin, "%d", &b));
  printf(" %d %d\n", a, b);
  printf("%d\n", input("%*d%*d"));
  getchar();
  printf("%zu", fread(text, 1, 3, stdin));
  printf(" %.3s\n", text);
  char *line = NULL;
  size_t size = 0;
  printf("%zd", getline(&line, &size, stdin));
  printf(" %s", line);
  printf("%d", getchar());
  printf(" %d\n", feof(stdin) != 0);
  clearerr(stdin);
  printf("%d %d %d\n", feof(stdin), ferror(stdin), fileno(stdout));
  printf("%d\n", fopen("/no/such/folder/file", "w") == NULL);
  printf("%d %d\n", remove("/no/such/folder/file"), rename("/no/such/folder/file", "/no/such/folder/other"));
  printf("%d\n", freopen("/no/such/folder/file", "r", stdin) == NULL);
  char name[L_tmpnam];
  printf("%d\n", tmpnam(name) == name && strlen(name) > 0);
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  setbuf(stdout, NULL);
  fpos_t position;
  if (a == 12345) {
    FILE *file = tmpfile();
    perror("a");
    rewind(file);
    fseek(file, ftell(file), SEEK_SET);
    fgetpos(file, &position);
    fsetpos(file, &position);
    fclose(file);
  }
  return 0;
}
