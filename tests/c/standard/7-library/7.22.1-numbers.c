/* 7.22.1: strtol and its kin: spaces, signs, bases, where they stop, ranges. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  static const char *texts[] = {"42", "  -7x", "+0x1F", "077", "0x", "", "abc", "zz", "11b", "-9223372036854775808", "9223372036854775808", "- 1"};
  static const int bases[] = {10, 0, 16, 8, 36, 2};
  for (int i = 0; i < 12; i++) { for (int b = 0; b < 6; b++) { char *end; errno = 0; long v = strtol(texts[i], &end, bases[b]); printf("%ld/%td%s ", v, end - texts[i], errno == ERANGE ? "!" : ""); } puts(""); }
  char *end; errno = 0;
  printf("%lu ", strtoul("-1", 0, 10)); printf("%lu %d ", strtoul("18446744073709551616", &end, 10), errno == ERANGE); printf("%llu %lld\n", strtoull("0xffffffffffffffff", 0, 0), strtoll("-0777", 0, 0));
  printf("%d %ld %lld %d\n", atoi("  12abc"), atol("-5000000000"), atoll("9e9"), atoi("x"));
}
