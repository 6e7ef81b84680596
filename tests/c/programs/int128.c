#include <stdio.h>
typedef __int128 i; typedef unsigned __int128 u;
static void show(u x) { printf("%016llx%016llx ", (unsigned long long)(x >> 64), (unsigned long long)x); }
static u arr[2] = {((u)1 << 100) + 5, -1};
struct s { char c; i x; };
static i va(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); i s = 0; while (n--) s += __builtin_va_arg(l, i); __builtin_va_end(l); return s; }
int main(void) {
  u a = arr[0], b = (u)0xfedcba9876543210 << 30; i c = -(i)12345678901234567 * 1000000007;
  show(a * b); show(b / 12345); show(b % 1000000007); show(c / 7); show(c % 7); show(c >> 3); show(a << 27); show(~a & b | 3); show(-c); puts("");
  printf("%d %d %d %d %d\n", a < b, c < 0, a == arr[0], !c, (a && b));
  printf("%g %g %Lg\n", (double)c, (float)a, (long double)b); show((u)1e30); show((i)-1e30f); show((u)123.5L); puts("");
  struct s t = {1, c}; t.x++; show(t.x); show(va(2, (i)5, c)); printf("%zu %zu\n", sizeof t, _Alignof(i));
  c += 1.5; c <<= 2; c ^= a; show(c); switch ((int)(c & 3)) { default: printf("%d", (int)c & 3); } i *p = &c; p[0]--; show(*p); show(a ? b : c); puts("");
  u f = 1; for (int k = 1; k < 34; k++) f *= k; show(f); char d[50]; int n = 0; while (f) { d[n++] = '0' + (int)(f % 10); f /= 10; } while (n) putchar(d[--n]); puts("");
  printf("%d %d\n", __builtin_add_overflow(arr[1], (u)1, &a), __builtin_mul_overflow((i)1 << 100, (i)1 << 30, &c)); show(a); show(c); puts("");
  return 0;
}
