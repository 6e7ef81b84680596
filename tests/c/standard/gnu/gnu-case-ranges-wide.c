/* GNU: ranges of cases that are negative, wide, of characters, of long values, between single ones and in loops. */
#include <limits.h>
#include <stdio.h>

static const char *kind(int c) {
  switch (c) {
    case 'a' ... 'f':
    case 'A' ... 'F': return "hex";
    case 'g' ... 'z': return "lower";
    case '0' ... '9': return "digit";
    case INT_MIN ... -1: return "negative";
    case 128 ... INT_MAX: return "large";
    case '_': return "underscore";
    default: return "other";
  }
}
static int size(unsigned long long n) {
  switch (n) {
    case 0: return 0;
    case 1 ... 0xff: return 1;
    case 0x100 ... 0xffff: return 2;
    case 0x10000 ... 0xffffffff: return 4;
    case 0x100000000 ... ULLONG_MAX: return 8;
  }
  return -1;
}

int main(void) {
  const int of[] = {'a', 'f', 'g', 'z', 'F', 'G', '0', '9', ':', '_', -1, INT_MIN, 127, 128, INT_MAX};
  for (int i = 0; i < 15; i++) printf("%s ", kind(of[i]));
  puts("");
  const unsigned long long sizes[] = {0, 1, 255, 256, 65535, 65536, 4294967295, 4294967296, ULLONG_MAX};
  for (int i = 0; i < 9; i++) printf("%d ", size(sizes[i]));
  puts("");
  int counts[4] = {0};
  for (int i = -20; i < 20; i++) {
    switch (i) {
      case -10 ... -5: counts[0]++;
      case -4 ... 4: counts[1]++; break;
      case 5: continue;
      case 6 ... 6: counts[2]++; break;
      default: counts[3]++;
    }
  }
  printf("%d %d %d %d\n", counts[0], counts[1], counts[2], counts[3]);
  unsigned char c = 200;
  switch (c) { case 0 ... 127: puts("low"); break; case 128 ... 255: puts("high"); }
}
// out: "hex hex lower lower hex other digit digit other underscore negative negative other large large \n0 1 1 2 2 4 4 8 8 \n6 15 1 23\nhigh\n"
