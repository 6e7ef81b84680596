/* 7.8.2: the widest integers: imaxabs, imaxdiv, strtoimax, and formats of every width. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
  imaxdiv_t d = imaxdiv(-17, 5);
  printf("%jd %jd %jd\n", d.quot, d.rem, imaxabs(-5000000000));
  char *end;
  errno = 0;
  printf("%jd %ju ", strtoimax("-99999999999999999999", &end, 10), strtoumax("0xffffffffffffffff", NULL, 0));
  printf("%d %d\n", *end, errno == ERANGE);
  int8_t a = -128;
  uint16_t b = 65535;
  int32_t c = INT32_MIN;
  uint64_t e = UINT64_MAX;
  printf("%" PRId8 " %" PRIu16 " %" PRIi32 " %" PRIx64 " %" PRIo16 "\n", a, b, c, e, b);
  printf("%" PRIdLEAST16 " %" PRIuFAST8 " %" PRIXMAX " %" PRIuPTR "\n", (int_least16_t)-7, (uint_fast8_t)200, (uintmax_t)48879, (uintptr_t)12);
  printf("[%8" PRId64 "] [%-6" PRIu8 "] [%#" PRIx32 "]\n", (int64_t)-42, (uint8_t)9, (uint32_t)255);
  int n = sscanf("12 -34 ff 077", "%" SCNd8 "%" SCNd64 "%" SCNx16 "%" SCNi32, &a, (int64_t *)&e, &b, &c);
  printf("%d %d %" PRId64 " %d %d\n", n, a, (int64_t)e, b, c);
}
// out: -3 -2 5000000000
// out: -9223372036854775808 18446744073709551615 0 1
// out: -128 65535 -2147483648 ffffffffffffffff 177777
// out: -7 200 BEEF 12
// out: [     -42] [9     ] [0xff]
// out: 4 12 -34 255 63
