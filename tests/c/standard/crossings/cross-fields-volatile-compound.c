/* 6.7.2.1, 6.7.3, 6.5.16.2: compound assignments to volatile bit-fields through pointers, in loops. */
#include <stdio.h>
struct s {
  volatile unsigned a : 5;
  volatile int b : 6;
  unsigned c : 21;
};
static struct s *at(struct s *s, int *calls) {
  ++*calls;
  return s;
}
int main(void) {
  struct s s[2] = {{1, -1, 5}, {30, 31, 7}};
  int calls = 0;
  for (int i = 0; i < 40; i++) {
    at(&s[i & 1], &calls)->a += i;
    at(s + (i & 1), &calls)->b ^= i;
    at(s, &calls)->c -= 1;
  }
  printf("%u %d %u\n", s[0].a, s[0].b, s[0].c);
  printf("%u %d %u %d\n", s[1].a, s[1].b, s[1].c, calls);
}
// out: 29 -1 2097117
// out: 14 31 7 120
