// samara run FILE
// The lines are counted from the directive, not from where its macro was defined.
#define N 500
#define NAME "other.c"
#include <stdio.h>
int main(void) {
#line N NAME
  printf("%d %s\n", __LINE__, __FILE__);
}
// out: 500 other.c
