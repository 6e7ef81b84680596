/* 6.10.1p6: groups that are skipped are only looked at for the nesting of conditionals. */
#include <stdio.h>
#define X 3
int main(void) {
#if X == 1
  no no no ' " #error
#elif X == 2
  #error not here
#elif X == 3
  #if 0
    #include "nothing.h"
    #if junk ( ((
    #elif
    #endif
    #else
      printf("inner ");
  #endif
  printf("three\n");
#elif 1 / 0
  printf("never looked at\n");
#else
  #if
  #endif
#endif
#ifdef X
#ifndef Y
# define Y 5
#else
# define Y 6
#endif
#endif
#undef X
#undef NEVER
#ifdef X
  printf("still\n");
#endif
  printf("%d\n", Y);
}
// out: inner three
// out: 5
