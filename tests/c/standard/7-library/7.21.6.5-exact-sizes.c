/* 7.21.6.5, 7.21.6.12: snprintf at every size, with what it would have written; vsnprintf through a function. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int put(char *to, size_t size, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vsnprintf(to, size, format, list);
  va_end(list);
  return n;
}

int main(void) {
  char text[16];
  for (size_t size = 0; size <= 12; size++) {
    memset(text, '#', sizeof text);
    int n = put(text, size, "%d-%s-%.1f", 12, "ab", 2.25);
    printf("%d:", n);
    for (int i = 0; i < 13; i++) putchar(text[i] ? text[i] : '.');
    puts("");
  }
  printf("%d %d", snprintf(NULL, 0, "%1000d", 1), snprintf(text, 1, "full"));
  printf(" %d\n", text[0]);
  printf("%d\n", snprintf(text, sizeof text, ""));
  char large[400];
  int n = snprintf(large, sizeof large, "%.*f", 300, 1.0 / 3);
  printf("%d %zu %c\n", n, strlen(large), large[301]);
  int length = sprintf(large, "%s", "");
  for (int i = 0; i < 20; i++) length += sprintf(large + length, "%d,", i);
  printf("%d %s\n", length, large);
}
// out: 9:#############
// out: 9:.############
// out: 9:1.###########
// out: 9:12.##########
// out: 9:12-.#########
// out: 9:12-a.########
// out: 9:12-ab.#######
// out: 9:12-ab-.######
// out: 9:12-ab-2.#####
// out: 9:12-ab-2..####
// out: 9:12-ab-2.2.###
// out: 9:12-ab-2.2.###
// out: 9:12-ab-2.2.###
// out: 1000 4 0
// out: 0
// out: 302 302 0
// out: 50 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,
