/* 6.10.3.1p2: __VA_ARGS__ is what is left of the arguments, with their commas. */
#include <stdio.h>
#define LOG(fmt, ...) printf(fmt "\n", __VA_ARGS__)
#define ALL(...) #__VA_ARGS__
#define REST(a, ...) ALL(__VA_ARGS__)
#define COUNT_(a, b, c, d, n, ...) n
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define APPLY(f, ...) f(__VA_ARGS__)
#define SUM(a, b, c) ((a) + (b) + (c))
#define ARRAY(...) (int[]){__VA_ARGS__}
int main(void) {
  LOG("%d %s", 1, "two");
  puts(ALL());
  puts(ALL(a, (b, c),, d ));
  puts(REST(1, 2, 3));
  printf("%d %d\n", COUNT(x), COUNT(x, y, (z, w)));
  printf("%d %d\n", APPLY(SUM, 1, 2, 3), ARRAY(5, 6, 7)[2]);
  printf("%zu\n", sizeof ARRAY(1, 2) / sizeof(int));
}
// out: 1 two
// out: 
// out: a, (b, c),, d
// out: 2, 3
// out: 1 3
// out: 6 7
// out: 2
