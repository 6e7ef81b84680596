/* 7.2: assertions with side effects count once, nothing with NDEBUG, and may be switched between parts of a file. */
#include <assert.h>
#include <stdio.h>

static int calls;
static int counted(int result) {
  calls++;
  return result;
}
static void checked(int n) {
  assert(n > 0);
  assert(counted(n) && "a text");
  assert((n, 1));
  if (n > 5) assert(n < 100);
  else assert(n <= 5);
}

#define NDEBUG
#include <assert.h>
static void unchecked(int n) {
  assert(n > 0);
  assert(counted(0));
  if (n) assert(0);
  else puts("zero");
}
#undef NDEBUG
#include <assert.h>

static_assert(sizeof(char) == 1, "a byte");

int main(void) {
  checked(3);
  checked(50);
  printf("%d\n", calls);
  unchecked(0);
  unchecked(-1);
  printf("%d\n", calls);
  assert(counted(1.5 > 1));
  double d = 0.5;
  void *p = &d;
  assert(d);
  assert(p);
  static_assert(_Alignof(double) <= 8, "inside of a block");
  printf("%d\n", calls);
}
// out: 2
// out: zero
// out: 2
// out: 3
