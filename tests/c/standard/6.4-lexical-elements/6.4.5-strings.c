/* 6.4.5: neighbours are joined after their escapes were read; an array with one 0 behind. */
#include <stdio.h>
#include <string.h>
int main(void) {
  printf("%zu %zu %zu\n", sizeof "", sizeof "abc" "de", sizeof "a\0b");
  printf("%s|%s\n", "\x41" "B", "\1012");
  printf("%zu\n", strlen("\0" "123"));
  printf("%d %d\n", "\12" "3"[0], ("\x1" "2")[1]);
  char a[] = "tab\there", *p = "con" "cat"
    "enated";
  printf("%zu %s %s\n", sizeof a, a, p);
  printf("%zu %zu %zu %zu\n", sizeof L"ab", sizeof u"ab", sizeof U"ab", sizeof u8"ab");
  printf("%x %x\n", (unsigned)L"\x1234"[0], u"a" "b"[1]);
  const char *q = "?\?=\"'";
  puts(q);
  printf("%d\n", "abc"[3]);
  char b[3] = "abc";
  printf("%c %zu\n", b[2], sizeof b);
  printf("%s\n", "line \
continued");
}
// out: "1 6 4\nAB|A2\n0\n10 50\n9 tab\there concatenated\n12 6 12 3\n1234 62\n??=\"'\n0\nc 3\nline continued\n"
