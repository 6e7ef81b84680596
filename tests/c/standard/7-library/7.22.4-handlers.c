/* 7.22.4.2: handlers run in the opposite order of their registration, also those that handlers register; the buffer is written at the end. */
#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("first"); }
static void late(void) { puts("late"); }
static void second(void) {
  puts("second");
  atexit(late);
}
static void third(void) { printf("third "); }

static void deep(int n) {
  if (n == 0) exit(7 + 256);
  deep(n - 1);
  puts("never");
}

int main(void) {
  printf("%d", atexit(first));
  printf("%d", atexit(second));
  printf("%d", atexit(third));
  printf("%d\n", atexit(third));
  int failed = 0;
  for (int i = 0; i < 25; i++) failed |= atexit(third);
  printf("%d ", failed);
  deep(10);
}
// out: 0000
// out: 0 third third third third third third third third third third third third third third third third third third third third third third third third third third third second
// out: late
// out: first
// status 7
