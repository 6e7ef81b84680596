/* 6.7.2p2: the words of a type in any order are the same type. */
#include <stdio.h>
#define SAME(a, b) __builtin_types_compatible_p(a, b)
long int unsigned long a;
int short unsigned b;
char signed c;
long double d;
double long e;
int long f;
unsigned g;
signed h;
long long i;
short j;
signed short int k;
double _Complex l;
_Complex m;
float _Complex n;
int main(void) {
  printf("%d%d%d%d%d\n", SAME(__typeof__(a), unsigned long long), SAME(__typeof__(b), unsigned short), SAME(__typeof__(c), signed char),
         SAME(__typeof__(d), __typeof__(e)), SAME(__typeof__(f), long));
  printf("%d%d%d%d\n", SAME(unsigned, unsigned int), SAME(signed, int), SAME(long long, long), SAME(char, signed char));
  printf("%d%d%d\n", SAME(short, __typeof__(k)), SAME(__typeof__(l), __typeof__(m)), SAME(__typeof__(n), __typeof__(m)));
  const unsigned volatile long int x = 1;
  int const *const volatile p = 0;
  printf("%d %d\n", SAME(__typeof__(x), unsigned long), p == 0);
  printf("%zu %zu %zu %zu %zu\n", sizeof a, sizeof b, sizeof c, sizeof d, sizeof n);
  printf("%d %d\n", SAME(int *, const int *), SAME(int[3], int[3]) + SAME(int[3], int[4]) * 10 + SAME(int[], int[5]) * 100);
  struct s {
    int x;
  } unsigned_;
  unsigned_.x = 3;
  printf("%d\n", unsigned_.x);
  g = -1;
  h = g;
  i = g;
  j = g;
  k = h;
  printf("%u %d %lld %d %d\n", g, h, i, j, k);
}
// light: MPL4001
// out: 11111
// out: 1100
// out: 110
// out: 1 1
// out: 8 2 1 16 8
// out: 0 101
// out: 3
// out: 4294967295 -1 4294967295 -1 -1
