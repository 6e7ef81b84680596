/* C23 6.10: #elifdef, #elifndef, __VA_OPT__, #warning, __has_include. */
// oracle: -std=gnu2x
#include <stdio.h>

#define KNOWN 1
#ifdef UNKNOWN
#define FIRST "ifdef"
#elifdef KNOWN
#define FIRST "elifdef"
#else
#define FIRST "else"
#endif
#ifndef KNOWN
#define SECOND "ifndef"
#elifndef UNKNOWN
#define SECOND "elifndef"
#elifdef KNOWN
#define SECOND "late"
#endif
#if __has_include(<stdio.h>) && !__has_include("nowhere/at-all.h")
#define THIRD "has"
#else
#define THIRD "has not"
#endif

#define CALL(f, ...) f(__VA_OPT__(__VA_ARGS__, ) 0)
#define TEXT(format, ...) printf(format "\n" __VA_OPT__(, ) __VA_ARGS__)
#define COUNT(...) (0 __VA_OPT__(+ 1))
#define PAIR(name, ...) struct name { int first; __VA_OPT__(int second;) }
#define STRING(...) #__VA_ARGS__
#define PASTED(a, ...) a##__VA_OPT__(x)

static int zero(int n) { return n; }
static int one(int n, int m) { return n * 10 + m; }
PAIR(single);
PAIR(twofold, yes);

int main(void) {
  puts(FIRST " " SECOND " " THIRD);
  printf("%d %d\n", CALL(zero), CALL(one, 4));
  TEXT("plain");
  TEXT("%d %s", 5, "args");
  printf("%d %d %d\n", COUNT(), COUNT(a, b), COUNT(()));
  printf("%zu %zu\n", sizeof(struct single), sizeof(struct twofold));
  printf("[%s] [%s]\n", STRING(), STRING( a ,  b ));
  int y = 1, yx = 2;
  printf("%d %d\n", PASTED(y), PASTED(y, 1));
}
// out: elifdef elifndef has
// out: 0 40
// out: plain
// out: 5 args
// out: 0 1 1
// out: 4 8
// out: [] [a , b]
// out: 1 2
