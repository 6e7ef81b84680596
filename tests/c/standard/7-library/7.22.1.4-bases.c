/* 7.22.1.4: numbers of all bases, where they end, and what is too large. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static void show(const char *text, int base) {
  char *end;
  errno = 0;
  long n = strtol(text, &end, base);
  printf("[%s]%d: %ld %td%s | ", text, base, n, end - text, errno == ERANGE ? " range" : "");
  errno = 0;
  unsigned long u = strtoul(text, &end, base);
  printf("%lu %td%s\n", u, end - text, errno == ERANGE ? " range" : "");
}

int main(void) {
  show("  42abc", 10);
  show("\t\n-077", 0);
  show("0x1fG", 0);
  show("0x", 16);
  show("0xg", 0);
  show("08", 0);
  show("zZ", 36);
  show("102", 2);
  show("2", 2);
  show("+-5", 10);
  show("", 10);
  show("-", 10);
  show("9223372036854775807", 10);
  show("9223372036854775808", 10);
  show("-9223372036854775808", 10);
  show("-9223372036854775809", 10);
  show("18446744073709551615", 10);
  show("18446744073709551616", 10);
  show("-18446744073709551616xyz", 10);
  show("-1", 10);
  show("7fffffffffffffff", 16);
  show("1y2p0ij32e8e8", 36);
  printf("%d %ld %lld\n", atoi(" -12x"), atol("2147483648"), atoll("-3000000000"));
  printf("%lld %llu\n", strtoll("-0x80", NULL, 0), strtoull("0777", NULL, 0));
}
// model: LP64
// out: "[  42abc]10: 42 4 | 42 4\n[\t\n-077]0: -63 6 | 18446744073709551553 6\n[0x1fG]0: 31 4 | 31 4\n[0x]16: 0 1 | 0 1\n[0xg]0: 0 1 | 0 1\n[08]0: 0 1 | 0 1\n[zZ]36: 1295 2 | 1295 2\n[102]2: 2 2 | 2 2\n[2]2: 0 0 | 0 0\n[+-5]10: 0 0 | 0 0\n[]10: 0 0 | 0 0\n[-]10: 0 0 | 0 0\n[9223372036854775807]10: 9223372036854775807 19 | 9223372036854775807 19\n[9223372036854775808]10: 9223372036854775807 19 range | 9223372036854775808 19\n[-9223372036854775808]10: -9223372036854775808 20 | 9223372036854775808 20\n[-9223372036854775809]10: -9223372036854775808 20 range | 9223372036854775807 20\n[18446744073709551615]10: 9223372036854775807 20 range | 18446744073709551615 20\n[18446744073709551616]10: 9223372036854775807 20 range | 18446744073709551615 20 range\n[-18446744073709551616xyz]10: -9223372036854775808 21 range | 18446744073709551615 21 range\n[-1]10: -1 2 | 18446744073709551615 2\n[7fffffffffffffff]16: 9223372036854775807 16 | 9223372036854775807 16\n[1y2p0ij32e8e8]36: 9223372036854775807 13 range | 9223372036854775808 13\n-12 2147483648 -3000000000\n-128 511\n"
