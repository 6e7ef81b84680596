/* 6.7.2p2: each list of words is one type, whatever their order. */
#include <stdio.h>
#define SAME(a, b) _Generic((a *)0, b *: 1, default: 0)
int main(void) {
  printf("%d%d%d%d\n", SAME(short, signed short int), SAME(unsigned, unsigned int), SAME(long, int long signed), SAME(long long, int long long));
  printf("%d%d%d\n", SAME(char, signed char), SAME(char, unsigned char), SAME(int, signed));
  printf("%d%d%d\n", SAME(long, long long), SAME(double, long double), SAME(unsigned long, unsigned long int));
  printf("%d%d\n", SAME(const int, int const), SAME(int, const int));
  printf("%d%d\n", SAME(int *, signed *), SAME(long, long signed));
  printf("%d%d\n", _Generic((int (*)(int))0, int (*)(const int): 1, default: 0), _Generic((int (*)(int[3]))0, int (*)(int *): 1, default: 0));
}
// out: 1111
// out: 001
// out: 001
// out: 10
// out: 11
// out: 11
