/* 6.7.10: assertions stand wherever declarations do. */
#include <assert.h>
#include <stddef.h>
#include <stdio.h>
_Static_assert(sizeof(int) == 4, "int");
static_assert(1, "the macro");
struct s { char c; _Static_assert(sizeof(long) == 8, "in a structure"); int i; };
_Static_assert(offsetof(struct s, i) == 4 && (char)-1 < 0, "layout" " of s");
int main(void) {
  _Static_assert('a' + 1 == 'b', "");
  for (int i = 0; i < 1; i++) { _Static_assert(1 ? 2 : 0, "in a loop"); }
  enum { N = 5 }; int a[N];
  _Static_assert(sizeof a / sizeof *a == N, "a");
  puts("all right");
}
// model: LP64
// out: all right
