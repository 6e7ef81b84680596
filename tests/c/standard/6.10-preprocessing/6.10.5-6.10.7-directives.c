/* 6.10.5 to 6.10.7: an error that is skipped is none; pragmas that nobody knows and empty directives do nothing. */
#include <stdio.h>
#
# /* nothing */
#if 0
#error "this is not reached"
#endif
#pragma something(unknown) about nothing
#pragma STDC FP_CONTRACT OFF
  #   define SPACED  1
#	define TABBED	2
#pragma GCC diagnostic push
#pragma GCC diagnostic pop
%: define DIGRAPH 3
int main(void) {
#
#pragma STDC FENV_ACCESS OFF
  printf("%d %d %d\n", SPACED, TABBED, DIGRAPH);
}
// out: 1 2 3
