/* C23 6.10.4.1: __VA_OPT__ is there if the rest of the arguments has tokens. */
// oracle: -std=gnu2x
#include <stdio.h>
#define S(x) #x
#define X(...) S(__VA_ARGS__)
#define F(a, ...) f(a __VA_OPT__(,) __VA_ARGS__)
#define G(x, ...) x##__VA_OPT__(y) end
#define N(...) __VA_OPT__(1 +) 0
#define E
#define STR(x) S(x)
int main(void) { printf("%zu ", sizeof STR(F(1, 2))); printf("%d %d\n", N(), N(a, b)); puts(STR((F(1, 2, 3)))); puts(STR(G(a, b))); puts(STR(G(a))); }
// out: 9 0 1
// out: (f(1 , 2, 3))
// out: ay end
// out: a end
