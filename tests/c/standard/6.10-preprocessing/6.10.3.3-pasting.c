/* 6.10.3.3: tokens are joined before the rest is looked at again; an empty argument joins to nothing. */
#include <stdio.h>
#define CAT(a, b) a##b
#define CAT3(a, b, c) a##b##c
#define VAR(n) var_##n
#define OP(a, op) a op##= 2
#define STR(x) #x
#define X(x) STR(x)
#define HASH_HASH # ## #
#define MK(x) CAT(x, CAT_)(1)
int main(void) {
  int var_1 = 1, var_x = 2, ab = 3, n = 10;
  printf("%d %d %d\n", VAR(1), VAR(x), CAT(a, b));
  OP(n, +); OP(n, <<); OP(n, -);
  printf("%d\n", n);
  printf("%d %d\n", CAT(, 5), CAT(6, ));
  printf("[%s]\n", X(CAT(, )));
  printf("%s %s\n", X(CAT3(a, , c)), X(CAT(-, >)));
  printf("%s\n", X(HASH_HASH));
  printf("%d %g\n", CAT(1, 2) + CAT(0x, F), CAT(1., 5));
  printf("%s\n", CAT(L, "x")[0] == 'x' ? "wide" : "");
  printf("%s\n", CAT(X, )(CAT(p, q)));
}
// out: 1 2 3
// out: 46
// out: 5 6
// out: []
// out: ac ->
// out: ##
// out: 27 1.5
// out: wide
// out: pq
