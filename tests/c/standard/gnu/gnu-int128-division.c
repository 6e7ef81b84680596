/* GNU: quotients and remainders of 128 bits of all signs and sizes, checked by their product. */
// light: MPL4001
#include <stdio.h>

typedef __int128 wide;
typedef unsigned __int128 uwide;

static void show(wide n) {
  char text[48], *p = text + sizeof text;
  uwide u = n < 0 ? -(uwide)n : (uwide)n;
  *--p = 0;
  do *--p = '0' + (int)(u % 10);
  while (u /= 10);
  if (n < 0) *--p = '-';
  printf("%s ", p);
}

int main(void) {
  const wide one = 1;
  const wide of[] = {0, 7, -7, one << 64, -(one << 64), (one << 100) + 12345, -(one << 126) - 1, ((uwide)1 << 127) - 1 >> 1};
  const wide by[] = {1, -1, 3, -10, 1000000007, one << 63, (one << 64) + 1, -(one << 90)};
  int good = 1;
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 8; j++) {
      wide q = of[i] / by[j], r = of[i] % by[j];
      good &= q * by[j] + r == of[i];
      good &= (r < 0 ? -r : r) < (by[j] < 0 ? -by[j] : by[j]);
      good &= r == 0 || (r < 0) == (of[i] < 0);
      if ((i + j) % 3 == 0) show(q), show(r);
    }
    puts("");
  }
  printf("%d\n", good);
  uwide all = -1;
  printf("%d %llx %llx\n", all / 3 * 3 == all, (unsigned long long)(all / 10 >> 64), (unsigned long long)(all % 1000000007));
  show((wide)(all >> 1));
  show(-(wide)(all >> 1) - 1);
  puts("");
}
// out: "0 0 0 0 0 0 \n2 1 0 7 \n7 0 0 -7 0 -7 \n18446744073709551616 0 -1844674407370955161 6 0 18446744073709551616 \n-6148914691236517205 -1 -2 0 \n-1267650600228229401496703217721 0 1267650591354675262013 976383630 -1024 12345 \n-85070591730234615865843651857942052865 0 8507059173023461586584365185794205286 -5 -4611686018427387903 -13835058055282163714 \n28356863910078205288614550619314017621 0 9223372036854775807 9223372036854775807 \n1\n1 1999999999999999 10aad994\n170141183460469231731687303715884105727 -170141183460469231731687303715884105728 \n"
