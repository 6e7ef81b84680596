#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct s { int a; char b[10]; int c; };
int main(int argc, char **argv) {
  char buf[20]; struct s x;
  int k = 3;
  printf("%zu %zu %zu %zu\n", __builtin_object_size(buf, 0), __builtin_object_size(buf + 5, 0), __builtin_object_size(&x.b, 1), __builtin_object_size(x.b, 0));
  printf("%zd %zd\n", __builtin_object_size(argv, 0), __builtin_object_size(argv, 2));
  printf("%d %d %d %d\n", __builtin_constant_p(3), __builtin_constant_p("abc"), __builtin_constant_p(argc), __builtin_constant_p(2 + 3 * 4));
  int arr[__builtin_constant_p(5) ? 3 : -1];
  printf("%zu\n", sizeof arr);
  printf("%d %d\n", __builtin_types_compatible_p(int, const int), __builtin_types_compatible_p(int[], int[5]));
  printf("%d\n", __builtin_choose_expr(1, 5, "x"));
  printf("%lld %d\n", __builtin_expect(k == 3, 1) + 0LL, __builtin_ffsll(8));
  printf("%d %d\n", (int)__builtin_strlen("abcd"), __builtin_memcmp("a", "b", 1) < 0);
  char *p = __builtin_alloca(10); __builtin_memset(p, 'x', 9); p[9] = 0; puts(p);
  int r; printf("%d ", __builtin_add_overflow(2147483647, 1, &r)); printf("%d\n", r);
  unsigned char uc; printf("%d ", __builtin_mul_overflow(20, 20, &uc)); printf("%d\n", uc);
  printf("%d\n", __builtin_sadd_overflow(1, 2, &r)); printf("%d\n", r);
  unsigned long ul; printf("%d\n", __builtin_umull_overflow(1ul << 63, 2, &ul));
  printf("%d %d %d\n", __builtin_clrsb(5), __builtin_clrsbl(-1), __builtin_popcountll(~0ull));
  printf("%x %lx\n", __builtin_bswap32(0x12345678), __builtin_bswap64(0x1234));
  printf("%d\n", __builtin_parityl(7));
  printf("%d %d\n", __builtin_isnan(__builtin_nan("")), __builtin_isinf_sign(-__builtin_inf()));
  printf("%d\n", __builtin_signbit(-0.0) != 0);
  printf("%g %g %d\n", __builtin_fabs(-2.5), __builtin_copysign(3, -1.0), __builtin_abs(-3));
  void *ra = __builtin_return_address(0); (void)ra;
  void *fa = __builtin_frame_address(0); (void)fa;
  __builtin_prefetch(p); __builtin_prefetch(p, 1, 2);
  if (argc > 100) __builtin_unreachable();
  char *q = __builtin_assume_aligned(p, 1); puts(q);
  printf("%d\n", (int)__builtin_classify_type(1.0));
  printf("%d\n", __builtin_expect_with_probability(k, 3, 0.5) == 3);
  printf("%s %d\n", __builtin_FUNCTION(), __builtin_LINE());
  char fmt[20]; __builtin_snprintf(fmt, 20, "%d", 5); puts(fmt);
  return 0;
}
