/* 7.24.4: bytes compare as unsigned char; strcmp stops at the 0. */
#include <stdio.h>
#include <string.h>
static int sign(int n) { return (n > 0) - (n < 0); }
int main(void) {
  printf("%d %d %d %d\n", sign(strcmp("a", "b")), sign(strcmp("b", "a")), strcmp("", ""), sign(strcmp("ab", "a")));
  printf("%d %d\n", sign(strcmp("\x80", "\x7f")), sign(memcmp("\xff", "\1", 1)));
  printf("%d %d %d %d\n", sign(strncmp("abc", "abd", 2)), sign(strncmp("abc", "abd", 3)), strncmp("a", "b", 0), strncmp("a\0x", "a\0y", 3));
  printf("%d %d %d\n", sign(memcmp("a\0x", "a\0y", 3)), memcmp("a", "b", 0), sign(strcoll("x", "y")));
  char t[8]; printf("%zu %s\n", strxfrm(t, "abc", 8), t);
}
// out: -1 1 0 1
// out: 1 1
// out: 0 -1 0 0
// out: -1 0 -1
// out: 3 abc
