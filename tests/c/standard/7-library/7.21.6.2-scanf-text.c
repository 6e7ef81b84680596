/* 7.21.6.2: words, characters and sets. */
#include <stdio.h>
int main(void) {
  char a[20], b[20], c[4] = "???"; int n, m; char x, y;
  n = sscanf("  two words", "%s %s", a, b); printf("%d [%s] [%s]\n", n, a, b);
  n = sscanf("abcdef", "%3s%2c", a, c); printf("%d [%s] [%s]\n", n, a, c);
  n = sscanf(" x y", "%c%c", &x, &y); printf("%d [%c%c] ", n, x, y); n = sscanf(" x y", " %c %c", &x, &y); printf("%d [%c%c]\n", n, x, y);
  n = sscanf("key=value;", "%[a-z]=%[^;]%n", a, b, &m); printf("%d [%s] [%s] %d\n", n, a, b, m);
  n = sscanf("]x-", "%[]x-]", a); printf("%d [%s]\n", n, a);
  n = sscanf("123abc", "%[0-9]%[a-b]", a, b); printf("%d [%s] [%s]\n", n, a, b);
  n = sscanf("abc", "%[0-9]", a); printf("%d\n", n);
  n = sscanf("100%", "%d%%%n", &m, &n); printf("%d %d\n", m, n);
  n = sscanf("a b", "a%nb%n", &m, &n); printf("%d\n", m);
}
// out: 2 [two] [words]
// out: 2 [abc] [de?]
// out: 2 [ x] 2 [xy]
// out: 2 [key] [value] 9
// out: 1 []x-]
// out: 2 [123] [ab]
// out: 0
// out: 100 1
// out: 1
