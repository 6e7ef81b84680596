/* 6.10.2: a header may be included many times, from macros, within conditions, in the middle of a file. */
#include <limits.h>
#include <limits.h>
#define HEADER(x) <x.h>
#define ASSERT assert
#if 0
#include <no-such-file.h>
#include "nor this"
#elif 1
#include HEADER(stddef)
#endif
static int before(void) { return INT_MAX > 0; }
#include <stdio.h>
#include /* a comment */ <stdio.h> /* another */
#undef NDEBUG
#include <assert.h>
static int checked(int n) { assert((n++, 1)); return n; }
#define NDEBUG
#include <assert.h>
static int unchecked(int n) { assert((n++, 1)); return n; }
#define NAME <string.h>
#include NAME
int main(void) {
  printf("%d %d %d\n", before(), checked(1), unchecked(1));
#include <stdbool.h>
  bool b = true;
  printf("%d %zu %zu\n", b, sizeof(size_t), strlen("four"));
#undef NDEBUG
#include <assert.h>
  int n = 0; assert(++n); printf("%d\n", n);
}
// model: LP64
// out: 1 2 1
// out: 1 8 4
// out: 1
