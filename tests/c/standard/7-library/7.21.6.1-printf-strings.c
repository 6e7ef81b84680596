/* 7.21.6.1: %s with a precision needs no 0 behind it. */
#include <stdio.h>
int main(void) {
  char open[3] = {'a', 'b', 'c'};
  printf("[%s] [%10s] [%-10s] [%.2s] [%6.1s] [%.0s]\n", "text", "text", "text", "text", "text", "text");
  printf("[%.3s] [%.*s] [%.*s]\n", open, 2, open, -1, "all");
  printf("[%*s] [%-*s] [%*s]\n", 6, "w", 6, "w", -6, "w");
  printf("%s%s%s\n", "", "a", "");
  printf("%d %d\n", printf("12345\n"), printf("%s", ""));
  printf("%p\n", (void *)0 == NULL ? (void *)16 : NULL);
  printf("%%|%-5d|\n", 3);
}
// out: [text] [      text] [text      ] [te] [     t] []
// out: [abc] [ab] [all]
// out: [     w] [w     ] [w     ]
// out: a
// out: 12345
// out: 6 0
// out: 0x10
// out: %|3    |
