/* 7.24.5.8: strtok with sets that change, pieces of one character, and words that are kept. */
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[] = "name: value one; other:two;;last", *words[8];
  int n = 0;
  for (char *key = strtok(line, ": "); key && n < 8; key = strtok(NULL, ": ")) {
    words[n++] = key;
    char *value = strtok(NULL, ";");
    if (value) words[n++] = value;
  }
  for (int i = 0; i < n; i++) printf("[%s]", words[i]);
  puts("");
  for (size_t i = 0; i < sizeof line; i++) putchar(line[i] ? line[i] : '.');
  puts("");
  char path[] = "/usr//local/bin/", *part = strtok(path, "/");
  int depth = 0;
  while (part) printf("%d:%s ", depth++, part), part = strtok(NULL, "/");
  puts("");
  char single[] = "alone";
  printf("%d ", strtok(single, "") == single);
  printf("%d\n", strtok(NULL, "x") == NULL);
  char digits[] = "1x2y3", *at = digits;
  int sum = 0;
  for (char *d; (d = strtok(at, "xy")); at = NULL) sum = sum * 10 + d[0] - '0';
  printf("%d\n", sum);
}
// out: "[name][ value one][other][two][;last]\nname. value one. other.two.;last.\n0:usr 1:local 2:bin \n1 1\n123\n"
