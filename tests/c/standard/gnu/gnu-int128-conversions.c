/* GNU: 128 bits to and from integers, floats and truth values; in structures, arrays, parameters and varargs. */
// light: MPL4001
#include <stdarg.h>
#include <stdio.h>

typedef __int128 wide;
typedef unsigned __int128 uwide;
struct both { char c; wide w; int i; };

static wide sum(int n, ...) {
  va_list list;
  va_start(list, n);
  wide total = 0;
  while (n-- > 0) total = total * 3 + va_arg(list, wide);
  va_end(list);
  return total;
}
static wide factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
static struct both make(wide w) { return (struct both){'c', w, (int)w}; }

int main(void) {
  wide large = (wide)1 << 100;
  printf("%g %g %g\n", (double)large, (double)-large, (double)(uwide)-1);
  printf("%.0f %.0f\n", (double)(((wide)1 << 64) + 1), (double)(((wide)1 << 53) + 1));
  printf("%d %d\n", (wide)1e30 == (wide)1e15 * (wide)1e15, (wide)-2.9 == -2);
  printf("%lld %llu %d %d\n", (long long)(large + 5), (unsigned long long)(-large - 5), (char)(large + 300), (_Bool)large);
  wide from[] = {(signed char)-1, (unsigned char)255, -1u, -1, -1ull, 'a', 1.9f};
  for (int i = 0; i < 7; i++) printf("%lld:%lld ", (long long)(from[i] >> 64), (long long)from[i]);
  puts("");
  wide f = factorial(33);
  printf("%llu %llu\n", (unsigned long long)(f >> 64), (unsigned long long)f);
  wide s = sum(2, (wide)1 << 70, (wide)-5);
  printf("%lld %lld\n", (long long)(s >> 64), (long long)s);
  struct both b = make(-large - 1);
  printf("%c %lld %d %zu %zu\n", b.c, (long long)(b.w >> 90), b.i, sizeof b, _Alignof(wide));
  switch ((int)(f % 100)) {
    case 0: puts("two zeros"); break;
    default: puts("other");
  }
  float tiny = (wide)16777217;
  printf("%.1f\n", tiny);
}
// out: "1.26765e+30 -1.26765e+30 3.40282e+38\n18446744073709551616 9007199254740992\n0 1\n5 18446744073709551611 44 1\n-1:-1 0:255 0:4294967295 -1:-1 0:-1 0:97 0:1 \n470723591334875230 3400198294675128320\n191 -5\nc -1025 -1 48 16\ntwo zeros\n16777216.0\n"
