/* 6.10.4: numbers and names of lines from here on; the arguments may be macros. */
#include <stdio.h>
#include <string.h>
#define WHERE printf("%d %s\n", __LINE__, __FILE__)
#define N 500
#define NAME "other.c"
int main(void) {
  printf("%d\n", __LINE__);
#line 100
  printf("%d\n", __LINE__);
#line 200 "here.c"
  WHERE;
#line N NAME
  WHERE; int a = __LINE__,
    b = __LINE__;
  printf("%d %d\n", a, b - a);
#line 7
  printf("%d %d\n", __LINE__,
         __LINE__);
# 900 "marker.c" 1
  WHERE;
}
// out: 8
// out: 100
// out: 200 here.c
// out: 500 other.c
// out: 500 1
// out: 7 8
// out: 900 marker.c
