/* Lists of arguments that are handed on, to functions of the library too; streams, whose type is never complete. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct opaque;
union never *nowhere;
static struct opaque *pass(struct opaque *p) { return p; }

static int format(char *to, size_t size, const char *text, ...) {
  va_list list;
  va_start(list, text);
  int length = vsnprintf(to, size, text, list);
  va_end(list);
  return length;
}

static int next(va_list list) { return va_arg(list, int); }

static int through(va_list *list) { return va_arg(*list, int); }

static int sum(int count, ...) {
  va_list list, again;
  va_start(list, count);
  va_copy(again, list);
  int total = 0;
  for (int i = 0; i < count; i++)
    total += i % 2 ? next(list) : through(&list);
  for (int i = 0; i < count; i++)
    total = total * 10 + va_arg(again, int);
  va_end(again);
  va_end(list);
  return total;
}

struct holder {
  va_list list;
};

static double held(int count, ...) {
  struct holder holder;
  va_start(holder.list, count);
  double total = 0;
  while (count-- > 0)
    total += va_arg(holder.list, double);
  va_end(holder.list);
  return total;
}

static void report(FILE *stream, const char *text, ...) {
  va_list list;
  va_start(list, text);
  vfprintf(stream, text, list);
  va_end(list);
}

int main(void) {
  char text[20];
  int length = format(text, sizeof text, "%s %d %.1f %c%c%c", "a text", 12345, 2.5, 'x', 'y', 'z');
  printf("%d [%s]\n", length, text);
  printf("%d %g %d\n", sum(4, 1, 2, 3, 4), held(3, 1.5, 2.5, 3.0), (int)sizeof(va_list) > 0);
  report(stdout, "%d %s\n", 7, "to a stream");
  fprintf(stdout, "%d\n", pass(0) == 0 && nowhere == 0);
  fflush(stdout);
  return strlen(text) == 19 ? 0 : 1;
}
