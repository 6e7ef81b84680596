/* 5.1.2.2.1p2: argv has argc strings and a null pointer, and they may be changed. */
#include <stdio.h>
#include <string.h>
int main(int argc, char *argv[]) {
  printf("%d %d %d\n", argc, argv[argc] == NULL, argc > 0 && strlen(argv[0]) > 0);
  argv[0][0] = 'X';
  printf("%c\n", **argv);
  argc = 5, argv++;
  printf("%d %d\n", argc, *argv == 0);
}
// out: 1 1 1
// out: X
// out: 5 1
