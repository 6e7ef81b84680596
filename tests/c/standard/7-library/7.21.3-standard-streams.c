/* 7.21.3: stderr is another stream; flushes and buffers change no output. */
#include <stdio.h>
int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  printf("one "); fflush(stdout); fprintf(stdout, "%s ", "two"); fflush(NULL);
  printf("%d %d\n", EOF < 0, BUFSIZ >= 256);
  printf("%d %d\n", fileno(stdout) == 1, stdin != stdout);
  clearerr(stdin);
  printf("%d %d\n", ferror(stdout), feof(stdin));
}
// out: one two 1 1
// out: 1 1
// out: 0 0
