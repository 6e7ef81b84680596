/* 6.4.4.4: int; escapes; several characters; wide ones. */
#include <stdio.h>
#include <stddef.h>
int main(void) {
  printf("%d %d %d %d\n", 'a', '\0', '\377', '\xff');
  printf("%d %d %d %d %d %d %d %d\n", '\a', '\b', '\f', '\n', '\r', '\t', '\v', '\\');
  printf("%d %d %d %d\n", '\'', '"', '\"', '\?');
  printf("%d %d %d %d\n", '\1', '\12', '\123', '\x41');
  printf("%x %x %x\n", 'ab', 'abc', 'abcd');
  printf("%zu %zu %zu %zu\n", sizeof 'a', sizeof L'a', sizeof u'a', sizeof U'a');
  printf("%d %d\n", L'\xffff' == 65535, (int)U'\xffffffff' == -1);
  printf("%d\n", '\e');
  char c = '\200';
  printf("%d %d\n", c, c == '\200');
}
// out: 97 0 -1 -1
// out: 7 8 12 10 13 9 11 92
// out: 39 34 34 63
// out: 1 10 83 65
// out: 6162 616263 61626364
// out: 4 4 2 4
// out: 1 1
// out: 27
// out: -128 1
