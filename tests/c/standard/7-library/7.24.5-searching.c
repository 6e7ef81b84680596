/* 7.24.5: the first, the last, the first of some; the 0 may be looked for too. */
#include <stdio.h>
#include <string.h>
int main(void) {
  const char *s = "hello, world";
  printf("%td %td %d %td\n", strchr(s, 'o') - s, strrchr(s, 'o') - s, strchr(s, 'z') == NULL, strchr(s, 0) - s);
  printf("%td %d %td\n", (char *)memchr(s, 'w', 12) - s, memchr(s, 'w', 7) == NULL, strrchr(s, 0) - s);
  printf("%zu %zu %zu %zu\n", strspn(s, "leh"), strcspn(s, " ,"), strspn(s, ""), strcspn(s, ""));
  printf("%s %d %s %d\n", strstr(s, "lo,"), strstr(s, "xyz") == NULL, strstr(s, ""), strstr("aab", "ab") != NULL);
  printf("%s %d\n", strpbrk(s, "wo,"), strpbrk(s, "xyz") == NULL);
  printf("%td\n", strchr(s, 'l' + 256) - s);
  printf("%s\n", strstr("mississippi", "issip"));
}
// out: 4 8 1 12
// out: 7 1 12
// out: 4 5 0 12
// out: lo, world 1 hello, world 1
// out: o, world 1
// out: 2
// out: issippi
