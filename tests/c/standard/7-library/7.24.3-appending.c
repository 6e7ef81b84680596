/* 7.24.3, 7.24.2: appending and copying with limits, which end with a zero or do not. */
#include <stdio.h>
#include <string.h>

static void show(const char *t, int n) {
  for (int i = 0; i < n; i++) putchar(t[i] ? t[i] : '.');
  puts("|");
}

int main(void) {
  char t[16];
  for (int limit = 0; limit < 7; limit++) {
    memset(t, '#', sizeof t);
    strcpy(t, "ab");
    strncat(t, "cdefg", limit);
    show(t, 9);
    memset(t, '#', sizeof t);
    strncpy(t, "xyz", limit);
    show(t, 9);
  }
  memset(t, '#', sizeof t);
  t[0] = 0;
  printf("%d\n", strcat(strcat(t, "one"), "two") == t);
  show(t, 9);
  char open[3] = {'p', 'q', 'r'};
  strncat(t, open, 3);
  show(t, 12);
  strcat(t + 3, "");
  printf("%zu\n", strlen(t));
  char *at = t;
  for (const char *p = "walk"; (*at++ = *p++);) {}
  printf("%s %d\n", t, (int)(at - t));
}
// out: ab.######|
// out: #########|
// out: abc.#####|
// out: x########|
// out: abcd.####|
// out: xy#######|
// out: abcde.###|
// out: xyz######|
// out: abcdef.##|
// out: xyz.#####|
// out: abcdefg.#|
// out: xyz..####|
// out: abcdefg.#|
// out: xyz...###|
// out: 1
// out: onetwo.##|
// out: onetwopqr.##|
// out: 9
// out: walk 5
