/* 6.4.6: the longest one is taken; digraphs stand for others. */
#include <stdio.h>
%:define STR(x) %:x
%:define CAT(a, b) a b
%:define PASTE(a, b) a%:%:b
int main(void) <%
  int a<:3:> = <%1, 2, 3%>, i = 5, j = 3, *p = &i;
  printf("%d %d\n", a<:1:>, CAT(a<:2:>, +1) );
  printf("%s %s\n", STR(<:), "<:");
  int PASTE(x, y) = 4;
  printf("%d\n", xy);
  int k = i+++j;
  printf("%d %d %d\n", i, j, k);
  k = i - -j - --j;
  printf("%d\n", k);
  k = i/ *p;
  printf("%d %d\n", k, i>>1>=2);
  i<<=2;
  printf("%d %d\n", i, i!=-1);
  printf("%d\n", 1?-1:+1);
%>
// out: 2 4
// out: <: <:
// out: 4
// out: 6 3 8
// out: 7
// out: 1 1
// out: 24 1
// out: -1
