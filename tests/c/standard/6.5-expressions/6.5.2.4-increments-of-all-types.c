/* 6.5.2.4, 6.5.3.1: ++ and -- of every kind of type, at its edges, before and after. */
#include <stdio.h>
int main(void) {
  unsigned char uc = 255; signed char sc = 127; short s = -32768; unsigned short us = 0; _Bool b = 0;
  unsigned u = 4294967295u; long long l = 2147483647; float f = 16777216; double d = 0.5;
  printf("%d ", uc++); printf("%d ", uc); printf("%d ", --uc); printf("%d\n", uc--);
  printf("%d ", sc++); printf("%d ", sc); printf("%d\n", --sc);
  printf("%d ", s--); printf("%d ", s); printf("%d\n", us--); 
  printf("%d\n", us);
  printf("%d ", b++); printf("%d ", b++); printf("%d ", b); printf("%d\n", ++b);
  printf("%u ", u++); printf("%u ", u--); printf("%u\n", u);
  printf("%lld ", l++); printf("%lld\n", l);
  printf("%.1f ", f++); printf("%.1f ", ++f); printf("%.1f ", --f); printf("%g ", d-- - 1); printf("%g\n", d);
  struct { unsigned a : 3; int b : 3; _Bool c : 1; } t = {7, 3, 0};
  printf("%d ", t.a++); printf("%d ", t.a); printf("%d ", t.b++); printf("%d ", t.b); printf("%d ", --t.a); printf("%d\n", t.c++);
  double a[3] = {1, 2, 3}, *p = a; int (*rows)[2] = (int[3][2]){{1, 2}, {3, 4}, {5, 6}};
  printf("%g ", *p++); printf("%g ", *++p); printf("%g ", (*p)++); printf("%g ", *p--); printf("%g ", --*p); printf("%td\n", p - a);
  printf("%d ", (*rows++)[1]); printf("%d\n", (*++rows)[0]);
  float _Complex z = 1.5f; z++; printf("%g\n", (double)z);
  enum { A, B, C } e = A; e++; ++e; printf("%d\n", e == C);
}
// light: MPL4001
// out: 255 0 255 255
// out: 127 -128 127
// out: -32768 32767 0
// out: 65535
// out: 0 1 1 1
// out: 4294967295 0 4294967295
// out: 2147483647 2147483648
// out: 16777216.0 16777216.0 16777215.0 -0.5 -0.5
// out: 7 0 3 -4 7 0
// out: 1 3 3 4 1 1
// out: 2 5
// out: 2.5
// out: 1
