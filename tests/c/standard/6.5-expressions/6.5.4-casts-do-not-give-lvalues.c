/* 6.5.4 footnote: a cast gives a value; a cast to the same type still loses qualifiers and excess range. */
#include <stdio.h>
int main(void) {
  const int c = 1;
  printf("%s\n", _Generic(&(int){(int)c}, int *: "int *", const int *: "const int *"));
  volatile char vc = 5;
  printf("%s\n", _Generic((char)vc, char: "char", default: "other"));
  int i = 1;
  int r = (unsigned char)i++ + 0;
  (void)r;
  i = 300;
  printf("%d %d\n", (unsigned char)i, i);
  struct s { int x; } s = {3};
  void *p = &s;
  ((struct s *)p)->x = 8;
  *(char *)p += 1;
  printf("%d\n", s.x);
  printf("%d\n", (int)(short)(char)321 + (int)2.5f);
}
// out: int *
// out: char
// out: 44 300
// out: 9
// out: 67
