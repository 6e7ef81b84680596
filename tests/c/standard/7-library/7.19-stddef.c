/* 7.19: types and offsetof. */
#include <stddef.h>
#include <stdio.h>
struct s { char c; struct { short a[3]; int i; } in; union { char u; double d; } v; };
int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(size_t), sizeof(ptrdiff_t), sizeof(wchar_t), sizeof(max_align_t));
  printf("%d %d %d\n", (size_t)-1 > 0, (ptrdiff_t)-1 < 0, (wchar_t)-1 < 0);
  printf("%zu %zu %zu %zu\n", offsetof(struct s, in), offsetof(struct s, in.a[2]), offsetof(struct s, in.i), offsetof(struct s, v.d));
  enum { O = offsetof(struct s, v) }; char a[O]; printf("%zu\n", sizeof a);
  size_t i = 1; printf("%zu\n", offsetof(struct s, in.a[i]));
  struct s x = {.in.i = 5}; printf("%d\n", *(int *)((char *)&x + offsetof(struct s, in.i)));
  int *p = NULL; printf("%d\n", p == NULL);
}
// model: LP64
// out: 8 8 4 32
// out: 1 1 1
// out: 4 8 12 16
// out: 16
// out: 6
// out: 5
// out: 1
