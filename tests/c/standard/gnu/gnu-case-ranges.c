/* GNU: ranges of case labels, inclusive. */
#include <stdio.h>
static const char *kind(int c) { switch (c) { case 'a' ... 'z': return "lower"; case 'A' ... 'Z': return "upper"; case '0' ... '9': return "digit"; case -5 ... -1: return "negative"; default: return "other"; } }
static int size(unsigned long n) { switch (n) { case 0 ... 0xff: return 1; case 0x100 ... 0xffff: return 2; case 0x10000 ... 0xffffffff: return 4; default: return 8; } }
int main(void) {
  printf("%s %s %s %s %s %s\n", kind('a'), kind('Z'), kind('5'), kind(-5), kind(-6), kind('{'));
  printf("%d %d %d %d %d\n", size(255), size(256), size(65536), size(0xffffffff), size(1ul << 40));
  int n = 0; for (unsigned char c = 0; c < 255; c++) switch (c) { case 10 ... 10: n += 100; break; case 200 ... 254: n++; }
  printf("%d\n", n);
}
// model: LP64
// out: lower upper digit negative other other
// out: 1 2 4 4 8
// out: 155
