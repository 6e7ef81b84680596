/* 6.4.2, 6.4.1: names differ by case and by each character; a keyword within a name is none; a macro hides no member's name after `#undef`. */
#include <stdio.h>
int Int = 1, int_ = 2, _int = 3, iNT = 4, l = 5, I = 6, l1 = 7, ll = 8, O0 = 9, o0 = 10;
struct If { int then, Else; };
static int Return(int For) { return For; }
int main(void) {
  printf("%d %d %d %d %d %d %d %d %d %d\n", Int, int_, _int, iNT, l, I, l1, ll, O0, o0);
  struct If s = {.then = 1, .Else = 2};
  printf("%d\n", Return(s.then + s.Else));
  int _ = 1, __ = 2, _1 = 3, a$b = 4;
  printf("%d\n", _ + __ * 10 + _1 * 100 + a$b * 1000);
#define value 77
  int other = value;
#undef value
  int value = other + 1;
  printf("%d\n", value);
  int L = 3, u8 = 4, U = 5, u = 6, R = 7;
  printf("%d %zu\n", L + u8 + U + u + R, sizeof L"" + sizeof u8"" + sizeof U"" + sizeof u"");
  int e = 2, x = 3, p = 4, f = 5;
  printf("%d\n", e+x*p-f);
}
// out: 1 2 3 4 5 6 7 8 9 10
// out: 3
// out: 4321
// out: 78
// out: 25 11
// out: 9
