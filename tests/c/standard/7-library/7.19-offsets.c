/* 7.19: offsetof of nested members and elements; alignments; null pointers; wide characters. */
#include <stddef.h>
#include <stdio.h>

struct inner { char c; union { short s; double d; } u; int a[5]; };
struct outer { char tag; struct inner list[3]; struct { long l; } anonymous; char flexible[]; };

int main(void) {
  printf("%zu %zu %zu\n", offsetof(struct inner, u), offsetof(struct inner, u.s), offsetof(struct inner, a[3]));
  printf("%zu %zu %zu\n", offsetof(struct outer, list[2].a[4]), offsetof(struct outer, anonymous.l), offsetof(struct outer, flexible));
  struct outer o = {'t', {[1] = {.u.d = 2.5, .a = {1, 2, 3}}}};
  char *base = (char *)&o;
  printf("%g %d\n", *(double *)(base + offsetof(struct outer, list[1].u.d)), *(int *)(base + offsetof(struct outer, list[1].a[2])));
  enum { constant = offsetof(struct inner, a) };
  int array[constant];
  printf("%zu %zu\n", sizeof array / sizeof *array, sizeof(max_align_t));
  ptrdiff_t back = &o.list[0].a[0] - &o.list[0].a[4];
  printf("%td %zu %d\n", back, _Alignof(max_align_t), NULL == (void *)0);
  printf("%zu %d\n", sizeof(wchar_t), (wchar_t)-1 < 0);
  printf("%zu %d\n", sizeof(size_t), (size_t)-1 > 0);
}
// model: LP64
// out: 8 8 28
// out: 120 128 136
// out: 2.5 3
// out: 16 32
// out: -4 16 1
// out: 4 1
// out: 8 1
