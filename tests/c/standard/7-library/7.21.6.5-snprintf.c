/* 7.21.6.5: never more than n bytes, and the length that it would have been. */
#include <stdio.h>
#include <string.h>
int main(void) {
  char t[8]; memset(t, '#', 8);
  printf("%d ", snprintf(t, 4, "%d", 123456)); printf("[%s] %c\n", t, t[4]);
  printf("%d %d\n", snprintf(0, 0, "%s-%d", "abc", 42), snprintf(t, 1, "xyz")); printf("[%s]\n", t);
  memset(t, '#', 8);
  printf("%d ", snprintf(t, 0, "x")); printf("%c\n", t[0]);
  printf("%d [%s]\n", snprintf(t, sizeof t, "%07d", 5), t);
  printf("%d [%s]\n", snprintf(t, sizeof t, "%08d", 5), t);
  char big[40]; int n = 0; for (int i = 0; i < 5; i++) n += sprintf(big + n, "%d,", i * i); printf("%d %s\n", n, big);
}
// out: 6 [123] #
// out: 6 3
// out: []
// out: 1 #
// out: 7 [0000005]
// out: 8 [0000000]
// out: 11 0,1,4,9,16,
