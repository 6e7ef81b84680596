/* 7.16: arguments of all kinds by one format of our own, structures too. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct small { char c; };
struct point { int x, y; };
struct large { double d[3]; short s; };
union either { int i; double d; };

static void show(const char *kinds, ...) {
  va_list args;
  va_start(args, kinds);
  for (; *kinds; kinds++) {
    switch (*kinds) {
      case 'i': printf("%d ", va_arg(args, int)); break;
      case 'u': printf("%u ", va_arg(args, unsigned)); break;
      case 'l': printf("%ld ", va_arg(args, long)); break;
      case 'L': printf("%lld ", va_arg(args, long long)); break;
      case 'd': printf("%g ", va_arg(args, double)); break;
      case 's': printf("%s ", va_arg(args, const char *)); break;
      case 'p': printf("%d ", *va_arg(args, int *)); break;
      case 'f': printf("%d ", va_arg(args, int (*)(int))(20)); break;
      case 'S': printf("%c ", va_arg(args, struct small).c); break;
      case 'P': { struct point p = va_arg(args, struct point); printf("(%d,%d) ", p.x, p.y); break; }
      case 'B': { struct large b = va_arg(args, struct large); printf("[%g,%g,%g,%d] ", b.d[0], b.d[1], b.d[2], b.s); break; }
      case 'U': printf("%g ", va_arg(args, union either).d); break;
      case 'z': printf("%zu ", va_arg(args, size_t)); break;
      case 'b': printf("%d ", (_Bool)va_arg(args, int)); break;
    }
  }
  va_end(args);
  puts("");
}

static int twice(int n) { return n * 2; }

int main(void) {
  int n = 7;
  short s = -3;
  char c = 'c';
  float f = 0.5f;
  show("iuldLs", s, 4000000000u, -1L, f, INT64_MIN, "text");
  show("ibi", c, (_Bool)1, (signed char)-100);
  show("pfz", &n, twice, sizeof n);
  show("SPBU", (struct small){'x'}, (struct point){1, -2}, (struct large){{1.5, 2.5, 3.5}, -4}, (union either){.d = 2.25});
  show("dPdBdSi", 1.0, (struct point){3, 4}, 2.0, (struct large){{0}, 9}, 3.0, (struct small){'y'}, 5);
  show("iiiiiiiidddddddddd", 1, 2, 3, 4, 5, 6, 7, 8, .1, .2, .3, .4, .5, .6, .7, .8, .9, 1.);
  show("");
}
// out: "-3 4000000000 -1 0.5 -9223372036854775808 text \n99 1 -100 \n7 40 4 \nx (1,-2) [1.5,2.5,3.5,-4] 2.25 \n1 (3,4) 2 [0,0,0,9] 3 y 5 \n1 2 3 4 5 6 7 8 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1 \n\n"
