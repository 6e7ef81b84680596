/* 6.4.4.4: escapes, values of characters above 127, several characters, wide ones and their types. */
#include <stdio.h>
#define T(e) _Generic((e), char: "char", int: "int", unsigned: "unsigned", unsigned short: "ushort", default: "?")
int main(void) {
  printf("%d %d %d %d %d %d\n", '\0', '\7', '\77', '\177', '\377', '\xff');
  printf("%d %d %d %d %d %d %d\n", '\a', '\b', '\f', '\n', '\r', '\t', '\v');
  printf("%d %d %d %d\n", '\'', '"', '\?', '\\');
  printf("%s %s %s %s\n", T('a'), T(L'a'), T(u'a'), T(U'a'));
  printf("%x %x %x\n", L'\xffffffff', u'\xffff', U'\xfffffff0');
  printf("%x %x %x\n", L'é', u'€', U'😀');
  printf("%d %d\n", '\x80' < 0, L'\x80' < 0);
  printf("%d %zu\n", 'a' + 1, sizeof 'a');
  printf("%d %d\n", '\e' == 27, '\1' == 1);
}
// out: 0 7 63 127 -1 -1
// out: 7 8 12 10 13 9 11
// out: 39 34 63 92
// out: int int ushort unsigned
// out: ffffffff ffff fffffff0
// out: e9 20ac 1f600
// out: 1 0
// out: 98 4
// out: 1 1
