/* 6.4.7: a header's name may come from a macro, in both shapes; `<` elsewhere is an operator. */
#define STANDARD <stdio.h>
#define QUOTED "limits.h"
#define NAME(x) <x.h>
#include STANDARD
#include QUOTED
#include NAME(stddef)
#define LT <
#define STR(x) #x
int main(void) {
  int stdio = 3, h = 2;
  printf("%d\n", 1 <stdio> 0);
  printf("%d\n", 1 LT h);
  printf("%s %d\n", STR(<a/b.h>), INT_MAX);
  printf("%s\n", STR(#include <x.h>));
#if defined __has_include
#if __has_include(<stdlib.h>) && !__has_include("no-such-header.h") && __has_include(STANDARD)
  puts("found");
#endif
#endif
  printf("%zu\n", sizeof(size_t));
}
// model: LP64
// out: 1
// out: 1
// out: <a/b.h> 2147483647
// out: #include <x.h>
// out: found
// out: 8
