/* 7.28.1: characters of 16 and 32 bits to and from multibyte ones, of those that every locale has. */
#include <stdio.h>
#include <string.h>
#include <uchar.h>

int main(void) {
  mbstate_t state = {0};
  char16_t c16 = 0;
  char32_t c32 = 0;
  char out[16] = "";
  printf("%zu", mbrtoc16(&c16, "ab", 2, &state));
  printf(" %x\n", c16);
  printf("%zu", mbrtoc32(&c32, "z", 1, &state));
  printf(" %x\n", (unsigned)c32);
  printf("%zu", mbrtoc32(&c32, "", 1, &state));
  printf(" %x\n", (unsigned)c32);
  printf("%zd\n", (ssize_t)mbrtoc16(&c16, "x", 0, &state));
  printf("%zu", c16rtomb(out, u'Q', &state));
  printf(" %c\n", out[0]);
  printf("%zu", c32rtomb(out, U'~', &state));
  printf(" %c\n", out[0]);
  printf("%zu", c32rtomb(out, 0, &state));
  printf(" %d\n", out[0]);
  const char *text = "several characters";
  char32_t wide[32];
  size_t n = 0, at = 0, step;
  while ((step = mbrtoc32(&wide[n], text + at, strlen(text) - at + 1, &state)) > 0) n++, at += step;
  printf("%zu %zu\n", n, at);
  for (size_t i = 0; i < n; i++) c32rtomb(out, wide[n - 1 - i], &state), putchar(out[0]);
  puts("");
  printf("%zu %zu %d\n", sizeof u"\U0001F600", sizeof U"\U0001F600", (char16_t)0x1ffff == 0xffff);
}
// out: 1 61
// out: 1 7a
// out: 0 0
// out: -2
// out: 1 Q
// out: 1 ~
// out: 1 0
// out: 18 18
// out: sretcarahc lareves
// out: 6 8 1
