/* 6.10.4: #line changes __LINE__ and __FILE__, its arguments may be macros; a macro's use has the line where its name stands, or near. */
#include <stdio.h>
#define HERE __LINE__
#define NEXT 500
#define BOTH 900 "both.c"
#define SHOW() printf("%d %s\n", __LINE__, __FILE__)
static int line(int n) { return n; }
int main(void) {
#line 100
  printf("%d %d\n", __LINE__, HERE);
#line 200 "other.c"
  printf("%d %s\n", __LINE__, __FILE__);
  SHOW();
#line NEXT
  SHOW();
#line BOTH
  SHOW();
# 40 "cpp.c"
  SHOW();
#line 2147483647 "large.c"
  printf("%s\n", __FILE__);
#line 1 "back\\slash \"quoted\".c"
  printf("%d %s\n", line(__LINE__), __FILE__);
#if __LINE__ == 3
  puts("in a condition");
#endif
}
// out: 100 100
// out: 200 other.c
// out: 201 other.c
// out: 500 other.c
// out: 900 both.c
// out: 40 cpp.c
// out: large.c
// out: 1 back\slash "quoted".c
