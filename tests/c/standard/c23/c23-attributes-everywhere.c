/* C23 6.7.12: attributes in all places where they may stand; unknown ones with a prefix. */
// oracle: -std=gnu2x
#include <stdio.h>

[[nodiscard]] static int wanted(void) { return 1; }
[[deprecated("old")]] static int old(void) { return 2; }
[[noreturn]] static void stop(void) { __builtin_trap(); }
struct [[maybe_unused]] record { [[maybe_unused]] int a; int b [[maybe_unused]]; };
enum [[maybe_unused]] colour { red [[maybe_unused]], green [[deprecated]] = 5 };
typedef int number [[maybe_unused]];
[[]] static int plain([[maybe_unused]] int a, int b) { return b; }
[[gnu::unused]] [[vendor::made(up, (to, see))]] static number value = 7;

static int route(int n) {
  switch (n) {
    case 1: n++; [[fallthrough]];
    case 2: n += 10; [[fallthrough]];
    case 3: return n;
    default:;
  }
  return -1;
}

int main(void) {
  [[maybe_unused]] int i, j = 3;
  for ([[maybe_unused]] int k = 0; k < 2; k++) [[]] j += k;
  printf("%d %d %d %d\n", wanted(), old(), plain(1, 2), j);
  printf("%d %d %d %d\n", route(1), route(2), route(3), route(4));
  struct record r = {1, 2};
  printf("%d %d %d\n", r.b, green, value);
  if (j < 0) stop();
}
// out: 1 2 2 4
// out: 12 12 3 -1
// out: 2 5 7
