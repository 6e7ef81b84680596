/* <stdio.h> with files: modes, positions, buffers, what is given back, names. It runs in a folder of its own that has an empty folder tmp. */
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

static FILE *need(const char *name, const char *mode) {
  FILE *f = fopen(name, mode);
  if (f == NULL) {
    printf("%s %s: %s\n", name, mode, strerror(errno));
    exit(1);
  }
  return f;
}

static void refused(const char *name, const char *mode) {
  FILE *f = fopen(name, mode);
  printf("%s %s: %s\n", name, mode, f == NULL ? strerror(errno) : "opened");
  if (f != NULL) fclose(f);
}

static void show(const char *name) {
  char text[200];
  FILE *f = need(name, "r");
  size_t n = fread(text, 1, sizeof text - 1, f);
  text[n] = 0;
  printf("%s: %zu [%s] eof %d\n", name, n, text, feof(f) != 0);
  fclose(f);
}

static void modes(void) {
  FILE *f = need("a.txt", "w");
  printf("%d", fprintf(f, "line %d\nline %s\n", 1, "two"));
  printf(" %ld", ftell(f));
  printf(" %d", fgetc(f));
  printf(" %d\n", ferror(f) != 0);
  clearerr(f);
  printf("%d", fclose(f));
  printf(" %d\n", access("a.txt", R_OK | W_OK));
  f = need("a.txt", "a");
  fputs("three\n", f);
  printf("%ld", ftell(f));
  fseek(f, 0, SEEK_SET);
  fputs("four", f);
  printf(" %ld\n", ftell(f));
  fclose(f);
  show("a.txt");
  f = need("a.txt", "r");
  printf("%d", fputc('x', f));
  printf(" %d\n", ferror(f) != 0);
  fclose(f);
  refused("a.txt", "wx");
  refused("none.txt", "r");
  refused("none.txt", "r+");
  refused("tmp", "w");
  refused("a.txt/b", "r");
  refused("none/b", "w");
  refused("a.txt", "q");
}

static void positions(void) {
  FILE *f = need("b.txt", "w+");
  fpos_t here;
  char text[20];
  for (int i = 0; i < 1000; i++) fprintf(f, "%03d,", i);
  fseek(f, 400, SEEK_SET);
  printf("%ld", ftell(f));
  printf(" %s\n", fgets(text, 8, f));
  fgetpos(f, &here);
  fseek(f, -4, SEEK_END);
  printf("%zu", fread(text, 1, 10, f));
  printf(" %.4s %ld\n", text, ftell(f));
  printf("%.4s %d\n", text, feof(f) != 0);
  fsetpos(f, &here);
  printf("%d", feof(f) != 0);
  printf(" %d", getc(f));
  printf(" %ld\n", ftell(f));
  ungetc('!', f);
  printf("%ld", ftell(f));
  printf(" %c", getc(f));
  fseek(f, -3, SEEK_CUR);
  putchar(getc(f));
  putchar(getc(f));
  putchar('\n');
  fseek(f, 0, SEEK_CUR);
  fputs("CHANGED", f);
  fflush(f);
  fseek(f, -10, SEEK_CUR);
  printf("%.12s\n", fgets(text, 13, f));
  printf("%d", fseek(f, -1, SEEK_SET));
  printf(" %d\n", errno == EINVAL);
  fseek(f, 5000, SEEK_SET);
  putc('e', f);
  rewind(f);
  printf("%ld", ftell(f));
  fseek(f, 0, SEEK_END);
  printf(" %ld\n", ftell(f));
  fseek(f, 3999, SEEK_SET);
  printf("%d", getc(f));
  printf(" %d\n", getc(f));
  fclose(f);
}

static void buffers(void) {
  static char small[64];
  FILE *f = need("c.txt", "w"), *g = need("c.txt", "r");
  setvbuf(f, NULL, _IONBF, 0);
  fputs("at once\n", f);
  char text[40];
  printf("%s", fgets(text, sizeof text, g));
  fclose(g);
  f = freopen("c.txt", "w", f);
  setvbuf(f, small, _IOLBF, sizeof small);
  fputs("line\nrest", f);
  fflush(f);
  show("c.txt");
  for (int i = 0; i < 100; i++) fprintf(f, "%d ", i);
  fclose(f);
  f = need("c.txt", "r");
  int n, sum = 0;
  char word[10];
  fscanf(f, "%9s rest0", word);
  while (fscanf(f, "%d", &n) == 1) sum += n;
  printf("%s %d %d\n", word, sum, feof(f) != 0);
  fclose(f);
}

static void names(void) {
  printf("%d", rename("a.txt", "tmp/moved.txt"));
  printf(" %d %d\n", access("a.txt", F_OK), access("tmp/../tmp/./moved.txt", F_OK));
  printf("%d", rename("a.txt", "x"));
  printf(" %s\n", strerror(errno));
  printf("%d", remove("tmp"));
  printf(" %d\n", errno == ENOTEMPTY || errno == EEXIST);
  printf("%d", remove("tmp/moved.txt"));
  printf("%d", remove("b.txt"));
  printf("%d\n", remove("c.txt"));
  printf("%d", remove("c.txt"));
  printf(" %s\n", strerror(errno));
}

static void others(void) {
  FILE *f = tmpfile();
  char name[L_tmpnam];
  long long big = 1;
  printf("%d %d\n", f != NULL, tmpnam(name) == name);
  if (f != NULL) {
    fwrite(&big, sizeof big, 1, f);
    rewind(f);
    big = 0;
    printf("%zu", fread(&big, sizeof big, 1, f));
    printf(" %lld\n", big);
    fclose(f);
  }
  f = need("wide.txt", "w+");
  fwprintf(f, L"%ls %d\n", L"gr\u00fc\u00df", 5);
  rewind(f);
  fclose(f);
  char *line = NULL;
  size_t size = 0;
  f = need("wide.txt", "r");
  printf("%zd\n", getline(&line, &size, f));
  printf("%zd\n", getline(&line, &size, f));
  fclose(f);
  free(line);
  remove("wide.txt");
  f = need("left.txt", "w");
  fputs("flushed at the end\n", f);
}

int main(void) {
  setlocale(LC_ALL, "C.UTF-8");
  modes();
  positions();
  buffers();
  names();
  others();
  return 0;
}
