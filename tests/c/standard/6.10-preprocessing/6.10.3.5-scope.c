/* 6.10.3.5: a definition lasts to its #undef, whatever blocks are about it; names of other things do not matter. */
#include <stdio.h>
struct s { int value; };
static int get(void) {
#define value 41 + 1
  return value;
}
static int still = value;
#undef value
static int value(struct s s) { return s.value; }
#define TABLE(X) X(red, 1) X(green, 2) X(blue, 4)
enum {
#define X(name, n) C_##name = n,
  TABLE(X)
#undef X
};
static const char *names[] = {
#define X(name, n) [C_##name] = #name,
  TABLE(X)
#undef X
};
int main(void) {
  printf("%d %d %d\n", get(), still, value((struct s){7}));
  printf("%s %s %d\n", names[C_green], names[4], names[3] == 0);
}
// out: 42 42 7
// out: green blue 1
