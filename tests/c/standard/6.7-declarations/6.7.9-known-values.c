/* 6.6p10: static objects that begin with elements of strings and values of constants, as gcc and clang accept them. */
#include <stdio.h>
static const char letter = "abc"[1];
static const int base = 7;
static const double half = 0.5;
static int more = base * 3 + 1;
static double less = half / 2 - base;
static struct { char c; short s; } pair = {.c = "0123456789abcdef"[10], .s = base};
int main(void) {
  static char inner = "xyz"[2];
  static const unsigned char byte = 250;
  static unsigned char next = byte + 10;
  switch (letter) { case 'b': puts("b"); }
  printf("%c %d %g %c %d %c %d\n", letter, more, less, pair.c, pair.s, inner, next);
}
// out: b
// out: b 22 -6.75 a 7 z 4
