/* GNU: what the compiler knows: constants, types, sizes of objects. */
#include <stdio.h>
#define IS_INT(e) __builtin_types_compatible_p(__typeof__(e), int)
#define ABS(x) __builtin_choose_expr(IS_INT(x), (x) < 0 ? -(x) : (x), __builtin_choose_expr(__builtin_types_compatible_p(__typeof__(x), double), __builtin_fabs(x), (void)0))
int main(void) {
  printf("%d %d %d\n", IS_INT(1), IS_INT(1L), __builtin_types_compatible_p(int[], int[5]));
  printf("%d %g\n", ABS(-5), ABS(-2.5)); printf("%zu\n", sizeof(__builtin_choose_expr(0, 'a', 1.0)));
  printf("%d %d %d\n", __builtin_constant_p(3 + 4), __builtin_constant_p("text"), __builtin_constant_p(2.5));
  int n = 5; if (__builtin_expect(n == 5, 1)) puts("likely"); printf("%ld\n", __builtin_expect(n, 0));
  printf("%zu\n", __builtin_offsetof(struct { char c; struct { int i[4]; } s; }, s.i[2])); printf("%d\n", __builtin_types_compatible_p(const int, int));
  if (n > 100) __builtin_unreachable(); printf("%d %d\n", __builtin_strlen("four") == 4, __builtin_abs(-3));
  char *p = __builtin_alloca(8); __builtin_memcpy(p, "alloca", 7); puts(p); __builtin_prefetch(p);
}
// out: 1 0 1
// out: 5 2.5
// out: 8
// out: 1 1 1
// out: likely
// out: 5
// out: 12
// out: 1
// out: 1 3
// out: alloca
