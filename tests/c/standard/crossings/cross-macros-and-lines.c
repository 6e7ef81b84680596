/* long macros, #line, places in names */
#include <stdio.h>
#define REP2(x) x x
#define REP4(x) REP2(x) REP2(x)
#define REP16(x) REP4(REP4(x))
#define WHERE __FILE__, __LINE__
#define LIST(F) F(zero, 0) F(one, 1) F(two, 2) F(minus, -1)
#define ENUM(n, v) n = v,
#define NAME(n, v) [v + 1] = #n,
#define CASE(n, v) case n: return __LINE__;
enum all { LIST(ENUM) };
static const char *const names[] = { LIST(NAME) };
static int line(enum all a) { switch (a) { LIST(CASE) } return 0; }
#define APPLY(m, ...) m(__VA_ARGS__)
#define COUNT(...) COUNT_(__VA_ARGS__, 5, 4, 3, 2, 1, 0)
#define COUNT_(a, b, c, d, e, n, ...) n
#define CAT(a, b) CAT_(a, b)
#define CAT_(a, b) a##b
#define VAR CAT(var_, __LINE__)
#define MAX(a, b) ({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })
#define STR(...) STR_(__VA_ARGS__)
#define STR_(...) #__VA_ARGS__
#define LOOP(i, n) for (int i = 0, CAT(n_, __LINE__) = (n); i < CAT(n_, __LINE__); i++)
#define DEFER_(x) x EMPTY()
#define EMPTY()
int main(void) {
  int n = 0; REP16(n++;) printf("%d\n", n);
  printf("%s %s %s %s\n", names[0], names[1], names[2], names[3]);
  printf("%d\n", line(one) == line(minus));
#line 1000 "other \"name\".c"
  printf("%s %d\n", WHERE); int VAR = 4; printf("%d %d\n", var_1000, __LINE__
  );
#line 7
  printf("%s %d\n", APPLY(STR, WHERE), COUNT(a, b, c)); printf("%d\n", MAX(MAX(1, 5), MAX(3, 2)));
  LOOP(i, 2) LOOP(j, 3) printf("%d%d ", i, j); puts("");
  puts(STR(a   "b\t" , 'c' , L"x\\" ,  ,, %: ??/ <::> )); puts(STR(DEFER_(CAT)(x, y)));
#define f(a) a*g
#define g(a) f(a)
  puts(STR(f(2)(9))); 
#undef f
#define f(x) x f
  puts(STR(f(1)(2)(3)));
#if defined f && !defined(h) && __LINE__ == 15 && 'a' == 97 && -1 > 0u
  puts("yes");
#elif 0
#else
  puts("no");
#endif
  printf("%d %s\n", __COUNTER__ + __COUNTER__ * 10, __func__);
}
// out: "16\nminus zero one two\n1\nother \"name\".c 1000\n4 1000\n\"other \\\"name\\\".c\", 7 3\n5\n00 01 02 10 11 12 \na \"b\\t\" , 'c' , L\"x\\\\\" , ,, %: ??/ <::>\nCAT (x, y)\n2*9*g\n1 f(2)(3)\nno\n10 main\n"
