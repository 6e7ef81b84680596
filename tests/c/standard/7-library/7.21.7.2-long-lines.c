/* 7.21.7.2: fgets with buffers that are smaller than lines, of one byte, and a last line without an end. */
// in: short
// in:
// in: a line that is longer than the buffer
// in: last
#include <stdio.h>
#include <string.h>

int main(void) {
  char buffer[9];
  int pieces = 0, lines = 0;
  while (pieces < 3 && fgets(buffer, sizeof buffer, stdin)) {
    pieces++;
    size_t n = strlen(buffer);
    if (n && buffer[n - 1] == '\n') lines++, buffer[n - 1] = '$';
    printf("[%s]", buffer);
  }
  printf(" %d %d\n", pieces, lines);
  buffer[0] = 'x';
  printf("%d", fgets(buffer, 1, stdin) == buffer);
  printf(" %d\n", buffer[0]);
  int c, sum = 0;
  while ((c = getchar()) != EOF && c != '\n') sum += c;
  printf("%d\n", sum);
  char all[64];
  size_t n = fread(all, 1, sizeof all, stdin);
  printf("%zu %.*s", n, (int)n, all);
  buffer[0] = 'k';
  printf("%d %c\n", fgets(buffer, sizeof buffer, stdin) == NULL, buffer[0]);
}
// out: [short$][$][a line t] 3 2
// out: 1 0
// out: 2726
// out: 5 last
// out: 1 k
