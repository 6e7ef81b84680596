/* 5.1.2.2.3: the closing brace of main returns 0; main may call itself. */
#include <stdio.h>
int main(int argc, char **argv) {
  static int n;
  printf("%d ", n);
  if (n++ < 3) {
    int r = main(argc, argv);
    printf("r%d ", r);
  }
  if (n > 100) return 5;
}
// out: "0 1 2 3 r0 r0 r0 "
