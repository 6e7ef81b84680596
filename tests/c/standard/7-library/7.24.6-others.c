/* 7.24.6: lengths, fills; strerror gives some text. */
#include <stdio.h>
#include <string.h>
int main(void) {
  char t[6]; int a[3];
  printf("%zu %zu %zu\n", strlen(""), strlen("a\0b"), strlen("\xff\xfe"));
  printf("%d ", memset(t, 'x' + 256, 5) == t); t[5] = 0; puts(t);
  memset(a, 0xff, sizeof a); printf("%d %d\n", a[0], a[2]); memset(a, 0, sizeof a); printf("%d\n", a[1]); memset(t, 'y', 0); puts(t);
  printf("%d %d\n", strlen(strerror(0)) > 0, strlen(strerror(2)) > 0);
}
// out: 0 1 2
// out: 1 xxxxx
// out: -1 -1
// out: 0
// out: xxxxx
// out: 1 1
