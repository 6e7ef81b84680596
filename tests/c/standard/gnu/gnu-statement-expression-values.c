/* GNU: statement expressions whose value is a structure, an array's start, a pointer, nothing; in initialisers and conditions. */
#include <stdio.h>

struct pair { int a, b; };
static int effects;

int main(void) {
  struct pair p = ({ struct pair q = {1, 2}; q.b *= 10; q; });
  printf("%d %d\n", p.a, p.b);
  printf("%d\n", ({ struct pair q = {3, 4}; q; }).b);
  int list[] = {({ effects++; 5; }), ({ int n = 0; while (n < 7) n++; n; }), 9};
  printf("%d %d %d %d\n", list[0], list[1], list[2], effects);
  const char *s = ({ "text"; });
  printf("%s %zu\n", s, sizeof(({ (char)1; })));
  if (({ int n = list[1]; n > 6; }) && !({ 0; })) puts("taken");
  for (int i = ({ 3; }); ({ i > 0; }); ({ i--; })) printf("%d", i);
  puts("");
  int k = ({ 1; }) ? ({ effects = 100; effects + 1; }) : ({ effects = 200; 0; });
  printf("%d %d\n", k, effects);
  switch (({ k % 10; })) { case 1: puts("one"); break; default: puts("other"); }
  (void)({ if (k) effects++; });
  printf("%d\n", effects);
  int *at = ({ static int kept = 40; &kept; });
  ++*at;
  printf("%d\n", *at + ({ int at = 1; at; }));
  double d = ({ float f = 1.5f; f; }) * 2;
  _Bool b = ({ 256; });
  printf("%g %d %d\n", d, b, ({ unsigned char c = 300; c; }));
  return ({ k - 101; });
}
// out: 1 20
// out: 4
// out: 5 7 9 1
// out: text 1
// out: taken
// out: 321
// out: 101 100
// out: one
// out: 101
// out: 42
// out: 3 1 44
