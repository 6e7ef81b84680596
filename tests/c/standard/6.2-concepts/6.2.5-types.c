/* 6.2.5: sizes, ranges and signs of the basic types; an enumeration is compatible with an integer type. */
#include <limits.h>
#include <stdio.h>
enum small { S = 1 }; enum neg { M = -1 };
int main(void) {
  printf("%zu %zu %zu %zu %zu %zu\n", sizeof(char), sizeof(short), sizeof(int), sizeof(long), sizeof(long long), sizeof(_Bool));
  printf("%zu %zu %zu\n", sizeof(float), sizeof(double), sizeof(long double));
  printf("%d %d %d\n", (char)-1 < 0, (enum small)-1 > 0, (enum neg)-1 < 0);
  printf("%d %d %d\n", (char)200 == (signed char)200, CHAR_MIN < 0, CHAR_BIT);
  printf("%s\n", _Generic((char)0, signed char: "signed", unsigned char: "unsigned", char: "its own"));
  printf("%s %s\n", _Generic((enum small)0, int: "int", unsigned: "unsigned", default: "?"), _Generic(S, int: "int", default: "?"));
  printf("%d %d\n", sizeof(void *) == sizeof(char *), sizeof(int (*)(void)) == sizeof(void *));
  printf("%d\n", sizeof(int[3][4]) == 12 * sizeof(int));
}
// model: LP64
// out: 1 2 4 8 8 1
// out: 4 8 16
// out: 1 1 1
// out: 1 1 8
// out: its own
// out: unsigned int
// out: 1 1
// out: 1
