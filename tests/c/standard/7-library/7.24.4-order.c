/* 7.24.4: order of bytes as unsigned characters, of lengths, of prefixes. */
#include <stdio.h>
#include <string.h>

static int sign(int n) { return (n > 0) - (n < 0); }

int main(void) {
  const char *of[] = {"", "a", "ab", "b", "\x80", "\xff", "A", "a\0z"};
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 8; j++) printf("%2d%2d%2d ", sign(strcmp(of[i], of[j])), sign(strncmp(of[i], of[j], 1)), sign(memcmp(of[i], of[j], 1)));
    puts("");
  }
  printf("%d %d %d\n", sign(memcmp("a\0b", "a\0c", 3)), strcmp("a\0b", "a\0c"), sign(memcmp("a\0b", "a\0c", 2)));
  printf("%d %d\n", strncmp("abc", "abd", 0), sign(strncmp("abc", "ab", 3)));
  printf("%d\n", sign(strcoll("apple", "apples")));
  char a[16], b[16];
  size_t n = strxfrm(a, "text", sizeof a), m = strxfrm(b, "tezt", sizeof b);
  printf("%zu %zu %d\n", n, m, sign(strcmp(a, b)) == sign(strcoll("text", "tezt")));
  printf("%zu\n", strxfrm(NULL, "measure", 0));
  unsigned char x[] = {0x7f, 0x80}, y[] = {0x80, 0x7f};
  printf("%d %d\n", sign(memcmp(x, y, 2)), sign(memcmp(x + 1, y, 1)));
}
// out: " 0 0 0 -1-1-1 -1-1-1 -1-1-1 -1-1-1 -1-1-1 -1-1-1 -1-1-1 \n 1 1 1  0 0 0 -1 0 0 -1-1-1 -1-1-1 -1-1-1  1 1 1  0 0 0 \n 1 1 1  1 0 0  0 0 0 -1-1-1 -1-1-1 -1-1-1  1 1 1  1 0 0 \n 1 1 1  1 1 1  1 1 1  0 0 0 -1-1-1 -1-1-1  1 1 1  1 1 1 \n 1 1 1  1 1 1  1 1 1  1 1 1  0 0 0 -1-1-1  1 1 1  1 1 1 \n 1 1 1  1 1 1  1 1 1  1 1 1  1 1 1  0 0 0  1 1 1  1 1 1 \n 1 1 1 -1-1-1 -1-1-1 -1-1-1 -1-1-1 -1-1-1  0 0 0 -1-1-1 \n 1 1 1  0 0 0 -1 0 0 -1-1-1 -1-1-1 -1-1-1  1 1 1  0 0 0 \n-1 0 0\n0 1\n-1\n4 4 1\n7\n-1 0\n"
