/* GNU: builtins of the library's functions, of constants and of addresses. */
#include <stddef.h>
#include <stdio.h>

struct node { int a; struct { char b[3]; short c; } d[2]; };

static int constant(int n) { return __builtin_constant_p(n) || 1; }

int main(void) {
  char text[16];
  __builtin_memset(text, 'x', 15);
  text[15] = 0;
  __builtin_memcpy(text, "copy", 4);
  printf("%s %zu %d\n", text, __builtin_strlen(text), __builtin_strcmp("a", "b") < 0);
  printf("%d %d\n", __builtin_memcmp("ab", "ac", 1), __builtin_strchr(text, 'y') == text + 3);
  printf("%zu %zu\n", __builtin_offsetof(struct node, d[1].c), __builtin_offsetof(struct node, d[1]));
  printf("%d %d %d\n", __builtin_constant_p(5 * 3), constant(3), __builtin_constant_p("text"));
  printf("%d %ld %lld\n", __builtin_abs(-3), __builtin_labs(-4L), __builtin_llabs(-5LL));
  printf("%g %g %g\n", __builtin_fabs(-1.5), __builtin_sqrt(16), __builtin_floor(-0.5));
  printf("%g %g %d\n", __builtin_huge_val(), -__builtin_inf(), __builtin_isnan(__builtin_nan("")));
  int chosen = __builtin_choose_expr(sizeof(int) == 4, 7, "never");
  printf("%d %d %d\n", chosen, __builtin_types_compatible_p(int[], int[5]), __builtin_types_compatible_p(char, signed char));
  printf("%ld %d\n", __builtin_expect(5L, 6L), __builtin_expect(text[0] == 'c', 0) ? 1 : 2);
  int *aligned = __builtin_assume_aligned(&chosen, 4);
  char *room = __builtin_alloca(10);
  __builtin_strcpy(room, "alloca");
  printf("%d %s\n", *aligned, room);
  __builtin_prefetch(room, 0, 1);
  if (chosen == 8) __builtin_trap();
  printf("%d\n", __builtin_printf("%s\n", "printed"));
}
// out: copyxxxxxxxxxxx 15 1
// out: 0 1
// out: 14 10
// out: 1 1 1
// out: 3 4 5
// out: 1.5 4 -1
// out: inf -inf 1
// out: 7 1 0
// out: 5 1
// out: 7 alloca
// out: printed
// out: 8
