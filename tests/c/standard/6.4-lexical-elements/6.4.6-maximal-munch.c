/* 6.4p4: the longest token is taken; digraphs are other spellings. */
#include <stdio.h>
#define STR(x) #x
#define S(x) STR(x)
int main(void) <%
  int a<:3:> = <% 1, 2, 3 %>, i = 5, j = 2;
  printf("%d\n", i---j);
  printf("%d ", i+++j); printf("%d\n", i);
  printf("%d %d\n", i- -j, i- - -j);
  int *p = &j;
  printf("%d\n", i/ *p);
  printf("%d\n", i>>1>0);
  i<<=1>>0; i>>=1;
  printf("%d %d\n", i, a<:1:>);
  printf("%d\n", i&&~-j||!j);
  printf("%s %s\n", S(<:), S(%:%:));
%:define GLUE(x, y) x%:%:y
  printf("%d\n", GLUE(1, 2));
  printf("%d %g\n", 0x1e +1, 1e+1);
  int x = 0; x =-1; x=+-+-x;
  printf("%d\n", x);
  printf("%d\n", i?.5>1:-.5<0);
  printf("%s\n", "..." "%%" [0] == '.' ? "dots" : "none");
%>
// out: 3
// out: 6 5
// out: 7 3
// out: 2
// out: 1
// out: 5 2
// out: 1
// out: <: %:%:
// out: 12
// out: 31 10
// out: -1
// out: 0
// out: dots
