/* 6.5.2.2p6: where no prototype says otherwise small integers become int, and float becomes double. */
#include <stdarg.h>
#include <stdio.h>
static void show(const char *types, ...) {
  va_list ap;
  va_start(ap, types);
  for (; *types; types++)
    if (*types == 'i') printf("%d ", va_arg(ap, int));
    else if (*types == 'd') printf("%g ", va_arg(ap, double));
    else printf("%s ", va_arg(ap, char *));
  va_end(ap);
  puts("");
}
static int old(c, f, s) char c; float f; short s; { return c + (int)(f * 2) + s; }
int main(void) {
  signed char c = -3;
  unsigned char u = 250;
  short s = -300;
  _Bool b = 7;
  float f = 1.25f;
  struct { unsigned w : 3; signed n : 4; } bits = {7, -5};
  show("iiiid", c, u, s, b, f);
  show("ii", bits.w, bits.n);
  show("sid", "text", 'x', f * f);
  printf("%d\n", old(c, f, s));
}
// out: "-3 250 -300 1 1.25 \n7 -5 \ntext 120 1.5625 \n-301\n"
