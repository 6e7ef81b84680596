/* 6.10.3.2: # writes tokens as they stand, with one space where there was any; quotes and backslashes in strings are escaped. */
#include <stdio.h>
#define S(...) #__VA_ARGS__
#define X(...) S(__VA_ARGS__)
#define P(a, b) #a "/" #b
#define ID(x) x
#define N 42
int main(void) {
  puts(S(a+b)); puts(S(  a  +   b  )); puts(S("q" '"' '\'' "\n" '\\')); puts(S(\n x)); puts(S(L"w" u8"x" U'y'));
  puts(S(1.5e+3 .5f 0x1p-3 1..2)); puts(S(a->b ... ## # <<= <: %>)); puts(S()); puts(S(,)); puts(S( , a ,b, ));
  puts(S(N)); puts(X(N)); puts(X(ID(N) ID (N) ID)); puts(P(N, ID(N))); puts(P(, (a, b)));
  puts(S(@ ` $x \ y)); puts(S("a\"b\\c")); puts(S(/* gone */)); puts(S(a/**/b)); puts(S('\0' "\x1b")); puts(X(S(N))); puts(X(S("t")));
  puts(S(if (x) { return "}"; } else while(0);)); puts(S(a
  b
     c)); printf("%zu %zu\n", sizeof S(), sizeof S(\\)); puts(S(-1 - -1 --x)); puts(X(-N - -N)); puts(X(ID(-)ID(-)1));
}
// out: "a+b\na + b\n\"q\" '\"' '\\'' \"\\n\" '\\\\'\n\n x\nL\"w\" u8\"x\" U'y'\n1.5e+3 .5f 0x1p-3 1..2\na->b ... ## # <<= <: %>\n\n,\n, a ,b,\nN\n42\n42 42 ID\nN/ID(N)\n/(a, b)\n@ ` $x  y\n\"a\\\"b\\\\c\"\n\na b\n'\\0' \"\\x1b\"\n\"N\"\n\"\\\"t\\\"\"\nif (x) { return \"}\"; } else while(0);\na b c\n1 2\n-1 - -1 --x\n-42 - -42\n--1\n"
