/* 6.10.3p10-12: commas in parentheses do not separate; arguments may be empty, and go over lines. */
#include <stdio.h>
#define F(a, b) #a "|" #b
#define ONE(a) "<" #a ">"
#define NONE() "none"
#define NAME printf
#define G(x) g[x]
int main(void) {
  puts(F((1, 2), [(3)]));
  puts(F(,));
  puts(F( a  b ,
    c /* d */ e
  ));
  puts(ONE());
  puts(ONE( ) NONE());
  puts(F(")", ','));
  puts(ONE({ a; b }));
  NAME
  (
  "%s\n", F
  (x, "y\n")
  );
  int g[] = {4, 5, 6}, G = 7;
  printf("%d %d\n", G(1), G);
}
// out: "(1, 2)|[(3)]\n|\na b|c e\n<>\n<>none\n\")\"|','\n<{ a; b }>\nx|\"y\\n\"\n5 7\n"
