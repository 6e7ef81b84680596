/* 6.7.2.1p18: a last member of unknown length takes what memory there is. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct text { int length; char chars[]; };
struct rows { char kind; long sum; short row[][2]; };
static struct text *make(const char *s) {
  size_t n = strlen(s);
  struct text *t = malloc(sizeof *t + n + 1);
  t->length = n;
  memcpy(t->chars, s, n + 1);
  return t;
}
int main(void) {
  struct text *a = make("flexible"), *b = make("");
  printf("%zu %zu %d %s [%s]\n", sizeof(struct text), offsetof(struct text, chars), a->length, a->chars, b->chars);
  printf("%zu %zu\n", sizeof(struct rows), offsetof(struct rows, row));
  struct rows *r = calloc(1, sizeof *r + 3 * sizeof r->row[0]);
  for (int i = 0; i < 6; i++) r->row[i / 2][i % 2] = i, r->sum += r->row[i / 2][i % 2];
  printf("%ld %d\n", r->sum, r->row[2][1]);
  struct text copy = *a;
  printf("%d\n", copy.length);
  free(a), free(b), free(r);
}
// model: LP64
// out: 4 4 8 flexible []
// out: 16 16
// out: 15 5
// out: 8
