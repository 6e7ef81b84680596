/* 7.21.6.1p5: widths and precisions of arguments; negative ones. */
#include <stdio.h>

int main(void) {
  printf("[%*d] [%*d] [%-*d] [%0*d]\n", 5, 42, -5, 42, 5, 42, 5, 42);
  printf("[%.*d] [%.*d] [%.*d]\n", 4, 42, 0, 0, -1, 0);
  printf("[%*.*f] [%*.*f] [%.*f]\n", 9, 3, 3.14159, -9, 1, 3.14159, -3, 3.14159);
  printf("[%*s] [%.*s] [%*.*s]\n", 6, "abc", 2, "abc", -6, 1, "abc");
  printf("[%*c] [%-*c]\n", 3, 'x', 3, 'y');
  printf("[%+.*e] [%#.*g] [%0*.*f]\n", 0, 12345.678, 3, 1.0, 10, 2, -1.5);
  for (int i = -3; i <= 3; i++) printf("%*d%.*d|", i, 7, i, 7);
  puts("");
  printf("%s%n", "counted", (int[1]){0});
  int n, m;
  printf("%5d%n%-5d%n|\n", 1, &n, 2, &m);
  printf("%d %d\n", n, m);
  signed char h;
  long l;
  printf("%300s%hhn%ln\n", "", &h, &l);
  printf("%d %ld\n", h, l);
}
// out: "[   42] [42   ] [42   ] [00042]\n[0042] [] [0]\n[    3.142] [3.1      ] [3.141590]\n[   abc] [ab] [a     ]\n[  x] [y  ]\n[+1e+04] [1.00] [-000001.50]\n7  7|7 7|77|77|77| 707|  7007|\ncounted    12    |\n5 10\n                                                                                                                                                                                                                                                                                                            \n44 300\n"
