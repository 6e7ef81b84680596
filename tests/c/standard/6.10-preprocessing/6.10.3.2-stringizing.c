/* 6.10.3.2: white space becomes one space, quotes and backslashes in strings get a backslash. */
#include <stdio.h>
#define S(x) #x
#define X(x) S(x)
#define V(...) #__VA_ARGS__
int main(void) {
  puts(S(  a   +  b  ));
  puts(S("a\n" '\0' '"' "\\"));
  puts(S(@ \ $));
  puts(S(a/**/b/* c */c));
  puts(S(
    line
    break
  ));
  puts(X(S("\"")));
  puts(V(1 ,2,  "3" , ) );
  puts(S(L"x" u8"y" 'z'));
  puts(S(<::> %: a%:%:b));
  printf("%d\n", S()[0]);
  printf("%s%s\n", S(-)S(1), S(0x1 .5e-3));
}
// out: "a + b\n\"a\\n\" '\\0' '\"' \"\\\\\"\n@  $\na b c\nline break\n\"\\\"\\\\\\\"\\\"\"\n1 ,2, \"3\" ,\nL\"x\" u8\"y\" 'z'\n<::> %: a%:%:b\n0\n-10x1 .5e-3\n"
