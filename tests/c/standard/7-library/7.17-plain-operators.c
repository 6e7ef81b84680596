/* 6.7.2.4, 6.5.16.2, 7.17: atomic objects with plain operators, in structures and arrays. */
#include <stdatomic.h>
#include <stdio.h>

struct state { _Atomic int hits; atomic_uint bits; _Atomic(short) small; int plain; };

static _Atomic int global;
static int bump(_Atomic int *p) { return ++*p; }

int main(void) {
  struct state s = {1, 2, 3, 4};
  s.hits += 10;
  s.hits++;
  s.bits |= 0x80000000u;
  s.bits >>= 1;
  s.small -= 5;
  s.small *= -3000;
  s.plain = s.hits-- + s.small;
  printf("%d %u %d %d\n", s.hits, s.bits, s.small, s.plain);
  _Atomic int array[3] = {1, 2, 3};
  for (int i = 0; i < 3; i++) array[i] <<= i + 1, global += array[i];
  printf("%d %d %d %d\n", array[0], array[1], array[2], global);
  printf("%d %d\n", bump(&global), bump(&array[1]));
  _Atomic _Bool b = 0;
  b = 4;
  printf("%d ", b);
  b = !b;
  printf("%d\n", b);
  _Atomic unsigned char c = 255;
  printf("%d ", c++);
  printf("%d ", --c);
  c %= 16;
  printf("%d\n", c);
  int copy = (global = 7) + 1;
  printf("%d %d %zu %zu\n", copy, global, sizeof(_Atomic short), sizeof s);
  const char *text = "xyz";
  const char *_Atomic at = text;
  at = at + 2;
  printf("%c %td\n", *at, at - text);
}
// out: 11 1073741825 6000 6012
// out: 2 8 24 34
// out: 35 9
// out: 1 0
// out: 255 255 15
// out: 8 7 2 16
// out: z 2
