/* 7.8: formats for the integers of stdint.h. */
#include <inttypes.h>
#include <stdio.h>
int main(void) {
  int8_t a = -128; uint8_t b = 255; int16_t c = -32768; uint16_t d = 65535; int32_t e = INT32_MIN; uint32_t f = UINT32_MAX; int64_t g = INT64_MIN; uint64_t h = UINT64_MAX;
  printf("%" PRId8 " %" PRIu8 " %" PRIi16 " %" PRIu16 " %" PRId32 " %" PRIu32 " %" PRId64 " %" PRIu64 "\n", a, b, c, d, e, f, g, h);
  printf("%" PRIx64 " %" PRIX32 " %" PRIo16 " %" PRIxPTR " %" PRIdMAX "\n", h, f, d, (uintptr_t)255, (intmax_t)-1);
  printf("[%8" PRId32 "] [%-6" PRIu8 "] [%08" PRIx16 "]\n", -5, b, d);
  printf("%" PRIdFAST16 " %" PRIuLEAST32 "\n", (int_fast16_t)-2, (uint_least32_t)7);
  int64_t r; uint16_t s; int n = sscanf("-77 ff", "%" SCNd64 " %" SCNx16, &r, &s);
  printf("%d %" PRId64 " %" PRIu16 "\n", n, r, s);
}
// out: -128 255 -32768 65535 -2147483648 4294967295 -9223372036854775808 18446744073709551615
// out: ffffffffffffffff FFFFFFFF 177777 ff -1
// out: [      -5] [255   ] [0000ffff]
// out: -2 7
// out: 2 -77 255
