/* 7.24.3: strcat and strncat always end with a 0. */
#include <stdio.h>
#include <string.h>
int main(void) {
  char t[16] = "a";
  strcat(strcat(t, "bc"), ""); strncat(t, "defgh", 2); strncat(t, "xy", 10); strncat(t, "no", 0);
  printf("%s %zu\n", t, strlen(t));
  char open[3] = {'p', 'q', 'r'}, u[8] = ""; strncat(u, open, 3); printf("%s %d\n", u, strcat(u, "!") == u);
}
// out: abcdexy 7
// out: pqr! 1
