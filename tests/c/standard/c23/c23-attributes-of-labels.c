/* C23: attributes before labels, declarations and statements. */
// oracle: -std=gnu2x
#include <stdio.h>
static int kind(int n) {
  switch (n) {
    case 1: [[fallthrough]];
    [[likely]] case 2: return 1;
    [[unlikely]] default: return n + 3;
  }
}
int main(void) {
  int n = 0;
  [[maybe_unused]] [[gnu::hot]] again: n++;
  if (n < 3) [[likely]] goto again;
  for (int i [[maybe_unused]] = 0; i < 2; i++) [[unlikely]] { n += i; }
  [[]] n++;
  [[maybe_unused]] end: printf("%d %d %d %d\n", n, kind(1), kind(2), kind(7));
  return 0;
}
// out: 5 1 1 10
