/* 7.4.2: letters change, other characters stay. */
#include <ctype.h>
#include <stdio.h>
int main(void) {
  char s[] = "Hello, World! [az] {AZ} 09 @`";
  for (char *p = s; *p; p++) *p = toupper(*p);
  puts(s);
  for (char *p = s; *p; p++) *p = tolower(*p);
  puts(s);
  int changed = 0;
  for (int c = -1; c < 256; c++) changed += (toupper(c) != c) + (tolower(c) != c);
  printf("%d %d %d\n", changed, toupper(-1), tolower(200));
  int (*f)(int) = toupper;
  printf("%c%c\n", f('q'), (tolower)('Q'));
}
// out: HELLO, WORLD! [AZ] {AZ} 09 @`
// out: hello, world! [az] {az} 09 @`
// out: 52 -1 200
// out: Qq
