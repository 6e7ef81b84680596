/* 6.10.3.4: a macro's own name is not replaced again; nor in what its arguments bring; nested and crossed ones. */
#include <stdio.h>
#define S(x) #x
#define X(x) S(x)
#define foo foo + bar
#define bar foo - bar
#define f(x) f(x + 1)
#define g(x) h(x) g
#define h(x) g(x) h
#define self self
#define printf(...) (count++, printf(__VA_ARGS__))
#define z z[1]
#define t(a) a
#define AA BB
#define BB AA
#define EMPTY
#define DEFER(x) x EMPTY
#define EXPAND(...) __VA_ARGS__
#define NAME() again
static int count;
int main(void) {
  puts(X(foo)); puts(X(bar)); puts(X(f(1))); puts(X(f(f(1)))); puts(X(f(f)(2))); puts(X(g(1)(2)(3))); puts(X(self)); puts(X(AA BB)); puts(X(t(t)(1) t(t(t))(2))); puts(X(EXPAND(DEFER(NAME)())));
  int z = {5};
#undef z
  printf("%d\n", *z);
  printf("a\n"); printf("%d\n", count);
}
// out: foo + foo - bar
// out: foo + bar - bar
// out: f(1 + 1)
// out: f(f(1 + 1) + 1)
// out: f(f + 1)(2)
// out: g(1) h g(2)(3)
// out: self
// out: AA BB
// out: t(1) t(2)
// out: again
// out: 5
// out: a
// out: 3
