/* 7.21.8: fwrite and fread count elements. */
// in: "abcdefghij"
#include <stdio.h>
int main(void) {
  short s[4] = {0}; char t[12] = {0};
  size_t n = fread(s, sizeof *s, 2, stdin); printf("%zu %d\n", n, s[0] == ('a' | 'b' << 8));
  n = fread(t, 4, 3, stdin); printf("%zu %.6s %d\n", n, t, feof(stdin) != 0);
  n = fwrite("out\n", 1, 4, stdout); printf("%zu\n", n);
  n = fwrite("abcdef", 2, 2, stdout); printf(" %zu %zu\n", n, fwrite(t, 0, 5, stdout));
  fwrite("a\0b\n", 1, 4, stdout);
}
// out: "2 1\n1 efghij 1\nout\n4\nabcd 2 0\na\u0000b\n"
