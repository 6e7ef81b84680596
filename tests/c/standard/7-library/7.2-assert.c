/* 7.2: assert of something true does nothing; with NDEBUG its operand is not evaluated. */
#include <assert.h>
#include <stdio.h>
static int calls;
static int yes(void) { return ++calls; }
static void loud(void) { assert(yes()); assert(1 == 1 && "text"); (assert(yes() > 0)); }
#define NDEBUG
#include <assert.h>
static void quiet(void) { assert(yes()); assert(0); }
#undef NDEBUG
#include <assert.h>
int main(void) {
  loud(), quiet();
  double d = 0.5; const char *p = "";
  assert(d); assert(p);
  calls ? assert(calls == 2) : (void)0;
  printf("%d\n", calls);
}
// out: 2
