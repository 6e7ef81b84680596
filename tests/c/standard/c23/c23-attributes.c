/* C23 6.7.12: attributes in double brackets, which change nothing of what a program prints. */
// oracle: -std=gnu2x
#include <stdio.h>
[[nodiscard]] static int f([[maybe_unused]] int a) { return 5; }
[[deprecated("old")]] static int g(void) { return 6; }
struct [[maybe_unused]] s { int x [[maybe_unused]]; };
[[noreturn]] void stop(void);
int main(void) {
  [[maybe_unused]] int unused = 1;
  switch (f(1)) { case 5: unused++; [[fallthrough]]; case 6: unused++; }
  printf("%d %d\n", unused, g());
}
// out: 3 6
