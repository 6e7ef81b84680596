/* 7.21.6.1: %c, %s, %p, %% with widths; characters that are zero. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>

int main(void) {
  char open[4] = "abc", text[64];
  printf("[%.3s] [%.2s] [%5.2s] [%-5.2s] [%.0s] [%.s]\n", open, open, open, open, open, open);
  printf("[%c] [%3c] [%-3c]\n", 'x', 'y', 'z');
  int n = sprintf(text, "%c%c%s", 'a', 0, "b");
  printf("%d %zu %d\n", n, strlen(text), text[2]);
  printf("%c%c%c\n", 65, 256 + 66, -189);
  printf("%ls %.2ls [%5ls]\n", L"wide", L"wide", L"w");
  printf("%lc%lc\n", (wint_t)L'o', (wint_t)L'k');
  snprintf(text, sizeof text, "%p", (void *)text);
  printf("%d\n", text[0] == '0' && text[1] == 'x');
  printf("100%% %d%%\n", 5);
  printf("%s\n", "" "a\0hidden");
  puts("\x41\102\x0043");
  printf("%-10s|%10s|%s\n", "left", "right", "");
}
// out: [abc] [ab] [   ab] [ab   ] [] []
// out: [x] [  y] [z  ]
// out: 3 1 98
// out: ABC
// out: wide wi [    w]
// out: ok
// out: 1
// out: 100% 5%
// out: a
// out: ABC
// out: left      |     right|
