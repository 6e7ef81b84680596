/* <string.h>: functions that look at several bytes at a time, with beginnings at every place in a word and ends at every place behind them. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

static unsigned int sum;

static void add(long value) {
  sum = sum * 31 + (unsigned int)value;
}

static int sign(int value) {
  return (value > 0) - (value < 0);
}

static void look(const char *text, int length, char wanted) {
  add(strlen(text));
  add(strnlen(text, length / 2 + 5));
  add(strchr(text, 0) - text);
  add(strchrnul(text, wanted) - text);
  add((char *)memchr(text, 0, 100) - text);
  add(memchr(text, wanted, length) == NULL);
}

static void compare(const char *a, const char *b, int size) {
  add(sign(strcmp(a, b)));
  add(sign(strcmp(a, b + 1)));
  add(sign(memcmp(a, b, size)));
}

int main(void) {
  static char a[64], b[64];
  for (int from = 0; from < 20; from++)
    for (int length = 0; length < 30; length++) {
      memset(a, 'x', 63);
      a[from + length] = 0;
      memcpy(b, a, 64);
      look(a + from, length, 'y');
      compare(a + from, b + from, length);
      a[from + length / 2] = (char)0x81;
      look(a + from, length, (char)0x81);
      compare(a + from, b + from, length);
      compare(b + from, a + from, length + 2);
      b[from + length / 3] ^= length % 2 != 0 ? 0x80 : 1;
      compare(a + from, b + from, length);
    }
  printf("%u\n", sum);
  return 0;
}
